/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What stands on a card, inside of tenbo-picture.c. Texts are plain. */

typedef struct
{
  char *rank; /* "1st", or "" */
  char *name;
  char *detail; /* before the total and less than it; or NULL */
  char *total;  /* or NULL */
  int   style;  /* of the line in the chart */
} TenboCardRow;

typedef struct
{
  char       *title;
  char       *subtitle;
  GArray     *rows; /* of TenboCardRow, the first one set off */
  TenboChart *chart;
  char       *foot; /* or NULL; some lines */
  gboolean    first_won;
} TenboCard;

void tenbo_card_init (TenboCard *self);
void tenbo_card_clear (TenboCard *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboCard, tenbo_card_clear)

/* Adds a row; takes the texts. */
void tenbo_card_take_row (TenboCard   *self,
                          TenboCardRow row);

/* Draws @self; NULL with @error. Transfer full. */
GBytes *tenbo_card_to_png (const TenboCard *self,
                           GError         **error);

G_END_DECLS
