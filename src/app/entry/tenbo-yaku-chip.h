/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"

G_BEGIN_DECLS

/* One yaku to press: its name and its han in this hand, or how many yakuman it is worth. */
typedef struct
{
  GtkWidget *button; /* of it the rest is part; owned by where it is put */
  GtkLabel  *name;
  GtkLabel  *worth;
} TenboYakuChip;

/* Makes the button of @yaku; floating. */
void tenbo_yaku_chip_init (TenboYakuChip *self,
                           TbYaku         yaku);

/* Shows how @yaku stands to the list of the hand of `current`. */
void tenbo_yaku_chip_show (TenboYakuChip         *self,
                           const TenboEntryModel *model,
                           TbYaku                 yaku);

/* What is not there leaves its place empty, so that nothing moves under the finger that has pressed
 * something. */
void tenbo_yaku_chip_set_there (GtkWidget *widget,
                                gboolean   there);

G_END_DECLS
