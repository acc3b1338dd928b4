/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Short sounds at the table, if the user wants them (setting "sounds"). */
typedef enum
{
  TENBO_SOUND_RIICHI, /* a stick was placed */
  TENBO_SOUND_HAND,   /* a hand was confirmed */
  TENBO_SOUND_TIME,   /* the time of a game runs short or is up */
} TenboSound;

/* Plays @sound. Does nothing without a sound device, or if @from is in no window. */
void tenbo_sound_play (GtkWidget *from,
                       TenboSound sound);

G_END_DECLS
