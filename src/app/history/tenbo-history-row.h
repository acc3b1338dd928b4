/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-paragraphs.h"
#include "tenbo-summary.h"

G_BEGIN_DECLS

/* A game in a list of the history: who played, under which rules, when, what was noted, and whether
 * it counts. Its texts are drawn: a list keeps some two hundred rows. */
#define TENBO_TYPE_HISTORY_ROW (tenbo_history_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryRow, tenbo_history_row, TENBO, HISTORY_ROW, GtkWidget)

/* The row for @item, whose name for screen readers it sets; its game comes with
 * tenbo_history_row_set_summary(). The game is opened, or restored if it is @deleted.
 * @heights are those of the list. Floating. */
GtkWidget *tenbo_history_row_new (GtkListItem           *item,
                                  gboolean               deleted,
                                  TenboParagraphHeights *heights);

/* Shows @summary, and whatever it is read to be; NULL: nothing. */
void          tenbo_history_row_set_summary (TenboHistoryRow *self,
                                             TenboSummary    *summary);
TenboSummary *tenbo_history_row_get_summary (TenboHistoryRow *self); /* borrowed, or NULL */

/* The item it was made for. Borrowed; NULL once that is gone. */
GtkListItem *tenbo_history_row_get_item (TenboHistoryRow *self);

typedef enum
{
  TENBO_ROW_OPENS,      /* a press opens the game */
  TENBO_ROW_CAN_SELECT, /* a press selects the game */
  TENBO_ROW_IS_SELECTED,
} TenboRowPress;

void tenbo_history_row_set_press (TenboHistoryRow *self,
                                  TenboRowPress    press);

/* Opens @menu (transfer none) at a place of the row. Returns its popover; borrowed. */
GtkWidget *tenbo_history_row_show_menu (TenboHistoryRow *self,
                                        GMenuModel      *menu,
                                        double           x,
                                        double           y);

G_END_DECLS
