/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The center of the table: round, honba, pots, dealer, and the check that no points are missing. */
#define TENBO_TYPE_TABLE_CENTRE (tenbo_table_centre_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableCentre, tenbo_table_centre, TENBO, TABLE_CENTRE, GtkWidget)

GtkWidget *tenbo_table_centre_new (void);

/* Sets whether the parts are stacked in the center of the table or in one line above the
 * players. */
void tenbo_table_centre_set_upright (TenboTableCentre *self,
                                     gboolean          upright);

/* Shows the current state of @game. */
void tenbo_table_centre_show (TenboTableCentre *self,
                              TenboGame        *game);

/* The parts to describe */
typedef enum
{
  TENBO_CENTRE_ROUND,           /* "East 3" */
  TENBO_CENTRE_ROUND_AND_HONBA, /* "East 3 · 1 honba" */
  TENBO_CENTRE_COUNTS,          /* honba, pots and hint, one line each */
  TENBO_CENTRE_TOTAL,           /* "Pot 1,000 · Σ 100,000 ✓" without empty pots */
} TenboCentrePart;

/* Returns the visible content of @part as text, or "" if none of it is visible. Transfer full. */
char *tenbo_table_centre_describe (TenboTableCentre *self,
                                   TenboCentrePart   part);

G_END_DECLS
