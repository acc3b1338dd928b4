/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A shortcut and its effect, for the list of keyboard shortcuts. The texts are marked with N_() and
 * translated on display. */
typedef struct
{
  const char *group; /* rows of the same group are adjacent */
  const char *title;
  const char *keys;   /* format of gtk_accelerator_parse(), several separated by spaces */
  const char *action; /* app. or win. action of the shortcut; NULL if the page handles the keys */
} TenboShortcut;

G_END_DECLS
