/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"
#include "tenbo-statistics-queries.h"

G_BEGIN_DECLS

/* The options that several commands have to say which games they are about. */
typedef struct
{
  /* As they are written, or NULL; owned. The days are whole: both are in the period. */
  char *since;
  char *until;
  char *ruleset;
  char *opponent;

  int n_players; /* 0: of any number */
  int minimum;   /* of games that a figure is of */
} TenboFilterOptions;

#define TENBO_PERIOD_OPTIONS(options)                                                        \
  { "since", 0, 0, G_OPTION_ARG_STRING, &(options)->since,                                   \
    N_ ("Only games since this day"), N_ ("DATE") },                                         \
  {                                                                                          \
    "until", 0, 0, G_OPTION_ARG_STRING, &(options)->until, N_ ("Only games until this day"), \
      N_ ("DATE")                                                                            \
  }

#define TENBO_RULESET_OPTION(options)                          \
  {                                                            \
    "ruleset", 0, 0, G_OPTION_ARG_STRING, &(options)->ruleset, \
    N_ ("Only games under this ruleset"), N_ ("ID")            \
  }

#define TENBO_FIGURE_OPTIONS(options)                                      \
  { "players", 0, 0, G_OPTION_ARG_INT, &(options)->n_players,              \
    N_ ("Only games of 3 or of 4 players"), N_ ("PLAYERS") },              \
    { "opponent", 0, 0, G_OPTION_ARG_STRING, &(options)->opponent,         \
      N_ ("Only games with this person"), N_ ("NAME") },                   \
  {                                                                        \
    "minimum", 0, 0, G_OPTION_ARG_INT, &(options)->minimum,                \
      N_ ("How many games a figure is worth something from"), N_ ("GAMES") \
  }

/* Sets @filter to what @options say, but for the people: the period by the clock on the wall here,
 * 0 where no day is named. What it borrows is of @options. FALSE after complaining of a misuse. */
gboolean tenbo_filter_options_read (const TenboFilterOptions *options,
                                    const TenboCommand       *command,
                                    TenboResultFilter        *filter);

void tenbo_filter_options_clear (TenboFilterOptions *options);

G_END_DECLS
