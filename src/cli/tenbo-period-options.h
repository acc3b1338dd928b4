/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A period of whole days, as --since and --until name it: both days are in it. */
typedef struct
{
  char *since; /* or NULL, as they are written; owned */
  char *until;
} TenboPeriodOptions;

#define TENBO_PERIOD_OPTIONS(period)                                                        \
  { "since", 0, 0, G_OPTION_ARG_STRING, &(period)->since,                                   \
    N_ ("Only games since this day"), N_ ("DATE") },                                        \
  {                                                                                         \
    "until", 0, 0, G_OPTION_ARG_STRING, &(period)->until, N_ ("Only games until this day"), \
      N_ ("DATE")                                                                           \
  }

/* Of how many players the games are: 0 all, once tenbo_players_option_is_fine(). */
#define TENBO_PLAYERS_OPTION(n_players)                                                   \
  {                                                                                       \
    "players", 0, 0, G_OPTION_ARG_INT, n_players, N_ ("Only games of 3 or of 4 players"), \
    N_ ("PLAYERS")                                                                        \
  }

gboolean tenbo_players_option_is_fine (int n_players);

/* The moments between which games have to begin, [*@since_msec, *@until_msec) by the clock on the
 * wall here; 0 where none is named. FALSE with the word that is no day (2026-11-22) in *@wrong,
 * borrowed. */
gboolean tenbo_period_options_read (const TenboPeriodOptions *period,
                                    gint64                   *since_msec,
                                    gint64                   *until_msec,
                                    const char              **wrong);

void tenbo_period_options_clear (TenboPeriodOptions *period);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboPeriodOptions, tenbo_period_options_clear)

G_END_DECLS
