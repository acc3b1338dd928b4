/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"
#include "tenbo-games.h"
#include "tenbo-result-rows.h"
#include "tenbo-session-summary.h"

G_BEGIN_DECLS

/* Finds the games, sessions, people and periods that the arguments of a command name. */

/* Options that filter the games of a command. */
#define TENBO_PERIOD_OPTIONS                                  \
  { "since", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (since), \
    N_ ("Only games on or after this date"), N_ ("DATE") },   \
  {                                                           \
    "until", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (until), \
      N_ ("Only games on or before this date"), N_ ("DATE")   \
  }

#define TENBO_RULESET_OPTION                                      \
  {                                                               \
    "ruleset", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (ruleset), \
    N_ ("Only games with this ruleset"), N_ ("ID")                \
  }

#define TENBO_PLAYERS_OPTION                                               \
  {                                                                        \
    "players", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (n_players),           \
    N_ ("Only games with this number of players (3 or 4)"), N_ ("PLAYERS") \
  }

#define TENBO_STATISTIC_OPTIONS                                        \
  TENBO_PLAYERS_OPTION,                                                \
    { "latest", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (latest),         \
      N_ ("Only the latest games of the person, at most this number"), \
      N_ ("GAMES") },                                                  \
    { "opponent", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (opponent),  \
      N_ ("Only games with this person"), N_ ("NAME") },               \
  {                                                                    \
    "minimum", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (minimum),         \
      N_ ("Minimum number of games for a statistic"), N_ ("GAMES")     \
  }

/* Sets @filter from these options, except for the people. The period is in the local time zone; 0
 * means no limit. The filter borrows the texts of @command. Returns FALSE after reporting wrong
 * usage. */
gboolean tenbo_find_period (const TenboInvocation *command,
                            TenboResultFilter     *filter);

/* Returns the game that @word names by its number in the list or its UUID. Returns 0 if there is
 * none, -1 with @error. */
gint64 tenbo_find_game (const TenboInvocation *command,
                        const char            *word,
                        GError               **error);

/* Returns the games of the arguments without duplicates, as TenboWriteTarget, for a change. NULL
 * after reporting an error. Transfer full. */
GArray *tenbo_find_targets (const TenboInvocation *command);

/* Reports @error if it gives another reason, else that there is no game @word. */
TenboExit tenbo_print_game_error (const TenboInvocation *command,
                                  const char            *word,
                                  const GError          *error);

/* Returns the session that @word names by its number or UUID; NULL means the newest one. Returns
 * NULL after reporting an error. Transfer full. */
TenboSessionSummary *tenbo_find_session (const TenboInvocation *command,
                                         const char            *word);

/* People that a search finds. */
typedef enum
{
  TENBO_FIND_SOMEBODY, /* any; a merged spelling finds the person it was merged into */
  TENBO_FIND_MERGED,   /* only merged spellings */
} TenboFindWho;

/* Returns the only person that @word names by name, alias or UUID, else by the number in the list.
 * NULL after reporting an error. Transfer full. */
TenboStoredPerson *tenbo_find_person (const TenboInvocation *command,
                                      const char            *word,
                                      TenboFindWho           who);

/* Sets the person @word and the opponent of --opponent in @filter, and in *@person and *@opponent,
 * which is NULL without --opponent (transfer full); both pointers may be NULL. Returns FALSE after
 * reporting an error. */
gboolean tenbo_find_people (const TenboInvocation *command,
                            const char            *word,
                            TenboResultFilter     *filter,
                            TenboStoredPerson    **person,
                            TenboStoredPerson    **opponent);

G_END_DECLS
