/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"
#include "tenbo-rows.h"

G_BEGIN_DECLS

/* The board of a club: all running tables, the latest results, and the standings. Its texts are the
 * same for the window and for a web page. */

/* Maximum number of tables, of results, and of people in the standings. More results would make the
 * tables too small to be read from afar. */
#define TENBO_BOARD_TABLES  64
#define TENBO_BOARD_RESULTS 12
#define TENBO_BOARD_PEOPLE  12

/* The games of the standings. The current sessions are those of the tables and results on the
 * board. */
typedef enum
{
  TENBO_BOARD_SESSIONS,
  TENBO_BOARD_MONTH,
  TENBO_BOARD_LEAGUE, /* all games */
} TenboBoardScope;

#define TENBO_N_BOARD_SCOPES (TENBO_BOARD_LEAGUE + 1)

/* Returns the title of the standings: "This Month". Static. */
const char *tenbo_board_scope_get_name (TenboBoardScope scope);

/* A person and a number */
typedef struct
{
  char    *mark; /* rank; "" at a table */
  char    *name; /* isolated, see tenbo_free_text_isolate() */
  char    *value;
  gboolean is_first; /* leads the game or has won it */
} TenboBoardRow;

/* A game, or the standings */
typedef struct
{
  gint64  game_id; /* 0: the standings */
  char   *title;   /* of the game, or else its venue or its ruleset */
  char   *detail;  /* "East 3, 1 honba · Pot 1,000"; of a result, the time of its end */
  GArray *rows;    /* of TenboBoardRow: in turn order, or by rank */

  TenboStoredTime limit; /* when the time limit of the game is reached; 0: it has none */
} TenboBoardCard;

/* Returns the detail with the time that is left at @now_msec: "East 3 · 12 min left"; with 0, with
 * the time of the limit instead: "East 3 · Until 21:30". Transfer full. */
char *tenbo_board_card_dup_detail (const TenboBoardCard *card,
                                   gint64                now_msec);

/* Reference-counted and immutable. */
typedef struct
{
  TenboStoredTime time;    /* of the board */
  TenboStoredTime changed; /* of the last change of a game on it; 0: it has no games */
  GPtrArray      *tables;  /* of TenboBoardCard, in the order in which the games started */
  GPtrArray      *results; /* of TenboBoardCard, the latest ones, the last one first */

  TenboBoardCard *standings; /* NULL if they were not requested */
} TenboBoard;

/* What to read */
typedef struct
{
  TenboStoredTime now;
  TenboBoardScope scope;
  gboolean        has_standings; /* FALSE omits them, as those of many games take longer */
} TenboBoardQuery;

/* Reads the board. Tables are running games that changed in the last 12 hours; results are games
 * that ended on the day of `now` or in the last 12 hours. Void and deleted games are not on the
 * board. NULL with @error. Transfer full. */
TenboBoard *tenbo_board_read (TenboRead             *read,
                              const TenboBoardQuery *query,
                              GError               **error);

TenboBoard *tenbo_board_ref (TenboBoard *self);
void        tenbo_board_unref (TenboBoard *self);

/* Returns whether @game_id is one of the tables. */
gboolean tenbo_board_has_table (const TenboBoard *self,
                                gint64            game_id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboBoard, tenbo_board_unref)

G_END_DECLS
