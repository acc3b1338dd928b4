/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The center of the table: round, honba, pots, dealer, and the check that no points are missing. */
#define TENBO_TYPE_TABLE_CENTRE (tenbo_table_centre_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableCentre, tenbo_table_centre, TENBO, TABLE_CENTRE, GtkWidget)

GtkWidget *tenbo_table_centre_new (void);

/* Returns a center that repeats the round, the counts and the hint for a player who sees the other
 * one sideways or upside down. It takes no input, and screen readers skip it. */
GtkWidget *tenbo_table_centre_new_repeated (void);

/* The arrangement of the parts */
typedef enum
{
  TENBO_CENTRE_LINE,   /* in one line, between players above and below */
  TENBO_CENTRE_COLUMN, /* stacked */
  TENBO_CENTRE_DEALER, /* stacked, with the name of the dealer: everybody sees it upright */
} TenboCentreForm;

/* A new center is a column with the dealer. */
void tenbo_table_centre_set_form (TenboTableCentre *self,
                                  TenboCentreForm   form);

/* Shows the current state of @game. */
void tenbo_table_centre_show (TenboTableCentre *self,
                              TenboGame        *game);

/* Returns the round and the honba, "East 3 · 1 honba", without honba that are not counted. Transfer
 * full. */
char *tenbo_table_centre_describe_round (TenboTableCentre *self);

/* Returns the pots and the total, "Pot 1,000 · Σ 100,000 ✓", without empty pots. Transfer full. */
char *tenbo_table_centre_describe_total (TenboTableCentre *self);

G_END_DECLS
