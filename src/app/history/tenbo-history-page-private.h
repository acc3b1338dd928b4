/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-filter-bar.h"
#include "tenbo-history-changes.h"
#include "tenbo-history-model.h"
#include "tenbo-history-page.h"
#include "tenbo-history-row.h"

G_BEGIN_DECLS

struct _TenboHistoryPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  AdwHeaderBar   *header_bar;
  AdwWindowTitle *window_title;
  GtkWidget      *cancel_button;
  GtkWidget      *menu_button;
  GtkWidget      *filter_button;
  GtkWidget      *narrow_bar;
  GtkWidget      *search_button;
  GtkSearchBar   *search_bar;
  GtkSearchEntry *search_entry;
  TenboFilterBar *filter_bar;
  GtkStack       *stack;
  AdwStatusPage  *nothing_page;
  GtkAdjustment  *adjustment;
  GtkListView    *list_view;
  GtkActionBar   *selection_bar;

  /* Owned */
  TenboStore         *store;
  TenboHistoryFilter *filter;
  TenboHistoryModel  *model;
  GSimpleActionGroup *actions;
  GHashTable         *selected; /* game id → TenboGameKey; what was chosen */

  GPtrArray *rows;     /* of TenboHistoryRow: all there are; borrowed */
  gint64     asked_id; /* the game whose menu is or was open last; 0: none */

  gint64   focus_id;       /* the game that takes the focus once the list is read; 0: the first */
  guint    n_frames;       /* since that was asked for and the list was read */
  guint    asked_position; /* where that game was */
  gboolean selecting;
  gboolean changing; /* games are being deleted, moved, … */
  gboolean undoing;  /* and that takes back what was done before */
  gboolean seen;     /* from then on the list stays where it was scrolled to */
  gboolean to_top;   /* the games that are found next are others */
};

/* Gives the page its actions history.*: what can be done with a game or some, and choosing them. */
void tenbo_history_page_add_actions (TenboHistoryPage *self);

/* Binds what the list's gestures ask for: the menu of a game. */
void tenbo_history_page_bind_menu (GtkWidgetClass *widget_class);

/* Opens the menu of the game in @row at a place of it. */
void tenbo_history_page_show_menu (TenboHistoryPage *self,
                                   TenboHistoryRow  *row,
                                   double            x,
                                   double            y);

/* Where the game of @row is in the list; GTK_INVALID_LIST_POSITION: nowhere. */
guint tenbo_history_page_get_position (TenboHistoryRow *row);

/* Gives the list its keys. */
void tenbo_history_page_add_keys (TenboHistoryPage *self);

/* Moves the focus off the games @keys (of TenboGameKey), which are about to go, to the next one,
 * else the one before: the list would go to its first row. */
void tenbo_history_page_leave_focus (TenboHistoryPage *self,
                                     GArray           *keys);

/* Moves the focus to the game @game_id once the list is read; 0, or where it is not in the list: to
 * the first one in sight. */
void tenbo_history_page_focus_game (TenboHistoryPage *self,
                                    gint64            game_id);

/* Begins or ends choosing games; chooses the game at @position, or does not any more. */
void tenbo_history_page_set_selecting (TenboHistoryPage *self,
                                       gboolean          selecting);
void tenbo_history_page_toggle (TenboHistoryPage *self,
                                guint             position);

/* Forgets chosen games that are not in the list any more. */
void tenbo_history_page_check_selected (TenboHistoryPage *self);

/* Shows which of the games in sight are chosen, how many, and what can be done with them. */
void tenbo_history_page_update_selected (TenboHistoryPage *self);

/* Says how many games there are, or are chosen. */
void tenbo_history_page_update_title (TenboHistoryPage *self);

G_END_DECLS
