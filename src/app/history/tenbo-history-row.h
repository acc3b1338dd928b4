/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-paragraphs.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* A game in a list of the history: players, ruleset, time, note, and whether the game is void. The
 * row draws its texts itself, because a list keeps about 200 rows. */
#define TENBO_TYPE_HISTORY_ROW (tenbo_history_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryRow, tenbo_history_row, TENBO, HISTORY_ROW, GtkWidget)

/* Creates the row for @item and sets the accessible label of @item. Set its game with
 * tenbo_history_row_set_summary(). Activating the row opens the game, or restores it if it is
 * @deleted. @heights is the height cache of the list. Floating. */
GtkWidget *tenbo_history_row_new (GtkListItem           *item,
                                  gboolean               deleted,
                                  TenboParagraphHeights *heights);

/* Shows @summary and follows its changes; NULL: nothing. */
void          tenbo_history_row_set_summary (TenboHistoryRow *self,
                                             TenboSummary    *summary);
TenboSummary *tenbo_history_row_get_summary (TenboHistoryRow *self); /* borrowed, or NULL */

/* Returns the list item of the row. Borrowed; NULL after the item is gone. */
GtkListItem *tenbo_history_row_get_item (TenboHistoryRow *self);

typedef enum
{
  TENBO_ROW_OPENS,      /* a press opens the game */
  TENBO_ROW_CAN_SELECT, /* a press selects the game */
  TENBO_ROW_IS_SELECTED,
} TenboRowPress;

void tenbo_history_row_set_press (TenboHistoryRow *self,
                                  TenboRowPress    press);

/* Opens @menu (transfer none) at a point of the row. Returns its popover; borrowed. */
GtkWidget *tenbo_history_row_show_menu (TenboHistoryRow *self,
                                        GMenuModel      *menu,
                                        double           x,
                                        double           y);

G_END_DECLS
