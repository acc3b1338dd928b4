/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* What lies in the middle of the table: round, repeat counters, pots, dealer, and the check that no
 * point is lost. */
#define TENBO_TYPE_TABLE_CENTRE (tenbo_table_centre_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableCentre, tenbo_table_centre, TENBO, TABLE_CENTRE, GtkWidget)

GtkWidget *tenbo_table_centre_new (void);

/* Upright in the middle of the players, else one line above them. */
void tenbo_table_centre_set_upright (TenboTableCentre *self,
                                     gboolean          upright);

/* Shows @game as it stands now. */
void tenbo_table_centre_show (TenboTableCentre *self,
                              TenboGame        *game);

/* What of it is told. */
typedef enum
{
  TENBO_CENTRE_ROUND,           /* "East 3" */
  TENBO_CENTRE_ROUND_AND_HONBA, /* "East 3 · 1 honba" */
  TENBO_CENTRE_COUNTS,          /* the repeat counter, the pot, what is in the penalty pot and
                                 * whether it is the last hand, a line each */
  TENBO_CENTRE_TOTAL,           /* "Pot 1,000 · Σ 100,000 ✓": pots that hold something, and the
                                 * check */
} TenboCentrePart;

/* What is shown, as text; empty where there is nothing of it. Transfer full. */
char *tenbo_table_centre_describe (TenboTableCentre *self,
                                   TenboCentrePart   part);

G_END_DECLS
