/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"
#include "tenbo-games.h"
#include "tenbo-result-rows.h"
#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* What the words of the user mean in the database of a command: a game, an evening, a person, a
 * period. */

/* The options that say which games a command is about. */
#define TENBO_PERIOD_OPTIONS                                  \
  { "since", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (since), \
    N_ ("Only games since this day"), N_ ("DATE") },          \
  {                                                           \
    "until", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (until), \
      N_ ("Only games until this day"), N_ ("DATE")           \
  }

#define TENBO_RULESET_OPTION                                      \
  {                                                               \
    "ruleset", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (ruleset), \
    N_ ("Only games under this ruleset"), N_ ("ID")               \
  }

#define TENBO_FIGURE_OPTIONS                                               \
  { "players", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (n_players),           \
    N_ ("Only games of 3 or of 4 players"), N_ ("PLAYERS") },              \
    { "opponent", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (opponent),      \
      N_ ("Only games with this person"), N_ ("NAME") },                   \
  {                                                                        \
    "minimum", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (minimum),             \
      N_ ("How many games a figure is worth something from"), N_ ("GAMES") \
  }

/* Sets @filter to what these options say, but for the people: the period by the clock on the wall
 * here, 0 where no day is named. What it borrows is of @command. FALSE after complaining of a
 * misuse. */
gboolean tenbo_find_period (const TenboInvocation *command,
                            TenboResultFilter     *filter);

/* The game that @word names: its number in the list, or its uuid. 0 if there is none, -1 with
 * @error. */
gint64 tenbo_find_game (const TenboInvocation *command,
                        const char            *word,
                        GError               **error);

/* The games that the arguments name, each once, so that they can be changed: of TenboWriteTarget.
 * NULL after complaining. Transfer full. */
GArray *tenbo_find_targets (const TenboInvocation *command);

/* Complains that there is no game @word, or of @error, if there is one that says something else. */
TenboExit tenbo_complain_of_game (const TenboInvocation *command,
                                  const char            *word,
                                  const GError          *error);

/* The evening that @word names: its number or its uuid, or the newest one for NULL. NULL after
 * complaining. */
TenboSessionSheet *tenbo_find_session (const TenboInvocation *command,
                                       const char            *word);

/* Who is looked for. */
typedef enum
{
  TENBO_FIND_SOMEBODY, /* a merged spelling means the person it was merged into */
  TENBO_FIND_MERGED,   /* only spellings that were merged */
} TenboFindWho;

/* The one person that @word means: by name, alias or uuid, else by the number in the list. NULL
 * after complaining. Transfer full. */
TenboStoredPerson *tenbo_find_person (const TenboInvocation *command,
                                      const char            *word,
                                      TenboFindWho           who);

G_END_DECLS
