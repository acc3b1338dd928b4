/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Stored data as plain structs, the same for reading and writing. The store has no rules of the
 * game: rulesets, events and running hands are opaque text, and rounds and points are plain
 * numbers. */

/* Maximum number of players of a game */
#define TENBO_STORED_PLAYERS 4

/* A moment in UTC with the local offset of the place where it was recorded. `msec` 0 means none. */
typedef struct
{
  gint64 msec;           /* since 1970-01-01T00:00:00Z */
  int    offset_minutes; /* local time - UTC, -1439 to 1439 */
} TenboStoredTime;

/* Returns the current time with the local offset. */
TenboStoredTime tenbo_stored_now (void);

/* Returns the time @msec with the offset of this computer, for use if the original offset is
 * unknown. */
TenboStoredTime tenbo_stored_time_here (gint64 msec);

/* Returns @time in the time zone of the place where it was recorded. A time outside of the
 * calendar, which only a damaged file contains, is moved into it. Transfer full. */
GDateTime *tenbo_stored_time_to_local (const TenboStoredTime *time);

/* Returns the time @msec in UTC for a file: "2026-11-28T09:36:00Z". Transfer full. */
char *tenbo_stored_time_dup_utc (gint64 msec);

/* A person */
typedef struct
{
  gint64          id;
  char           *uuid;
  char           *name;
  TenboStoredTime last_played; /* start of their last game; 0: never */

  GStrv    aliases;      /* other names of the same person, in order; none: NULL or empty */
  gboolean is_guest;     /* plays occasionally and is left out of the standings */
  gboolean is_hidden;    /* not offered when choosing players */
  int      colour;       /* 0 to 7; -1: by the position in a list */
  gint64   merged_into;  /* the person whose other spelling this is; 0: none */
  char    *merged_uuid;  /* the uuid of that person, or NULL; a stream uses it instead of the id */
  gint64   changed_msec; /* time of the last change by the user; 0: never */
  int      n_games;      /* games that ended and are not void, with merged spellings */
} TenboStoredPerson;

TenboStoredPerson *tenbo_stored_person_copy (const TenboStoredPerson *person);
void               tenbo_stored_person_free (TenboStoredPerson *person);

/* A session: games that belong together. Money is in whole units of the currency in `unit`. */
typedef struct
{
  gint64          id;
  char           *uuid;
  TenboStoredTime started;
  char           *title;         /* or NULL */
  char           *venue;         /* or NULL */
  char           *note;          /* or NULL */
  char           *unit;          /* "¥"; NULL: not set */
  int             rate;          /* units per 1,000 points of total; -1: no money */
  int             fee;           /* of the whole table, for the session, in units; -1: none */
  gint64          fee_person_id; /* who paid it, after merges; 0: each a share to the house */
  gint64          changed_msec;  /* time of the last change by the user; 0: never */

  /* The uuid of the person who paid the fee, or NULL. A stream uses it instead of the id. */
  char *fee_person_uuid;
} TenboStoredSession;

/* Returns an empty session without a rate and a fee. */
TenboStoredSession *tenbo_stored_session_new (void);
TenboStoredSession *tenbo_stored_session_copy (const TenboStoredSession *session);
void                tenbo_stored_session_free (TenboStoredSession *session);

/* A person in one game. When a game is inserted, `person_uuid` or `name` identify the person: the
 * one with that uuid; otherwise one with that name or alias who is not in the game yet (not hidden
 * before hidden, name before alias, then the most recent player); otherwise a new one. A merged
 * spelling gives the person it was merged into, both when reading and when inserting. */
typedef struct
{
  gint64 person_id;
  char  *person_uuid;
  char  *name;
  int    side;   /* side of the table, 0 to 3, or -1: not recorded */
  int    points; /* score after the last event */
  int    rank;   /* 1 to 4; 0 while the game is running */
  int    total;  /* total of the settlement, in points; 0 while the game is running */
  int    chips;  /* part of the total that comes from chips; 0 while the game is running */
} TenboStoredPlayer;

/* Copies a player with its texts. @copy is not initialized before. */
void tenbo_stored_player_copy (TenboStoredPlayer       *copy,
                               const TenboStoredPlayer *player);
void tenbo_stored_player_clear (TenboStoredPlayer *player);

/* Returns the recorded side @side of the player with the index @player. If it is not recorded, the
 * first dealer sits at side 0, and turns go against the order of the sides. */
int tenbo_stored_side (int side,
                       int player);

/* State of a game after its last event, cached for lists */
typedef struct
{
  int   n_hands;   /* hands played: events of the log except corrections and stopping */
  int   wind;      /* of the next hand: 0 East to 3 North */
  int   number;    /* 0-based: 0 in East 1 */
  int   extension; /* 1: the wind is played again */
  int   honba;
  int   dealer; /* 0 to 3 */
  int   points[TENBO_STORED_PLAYERS];
  char *end_reason; /* id of the reason for which the game ended; NULL while it is running */
} TenboStoredProgress;

/* Number of ways to score hands, and of the classes of value in which wins are counted for each of
 * them */
#define TENBO_N_SCORINGS      3
#define TENBO_N_VALUE_CLASSES 8

/* One person's result and counters of an ended game: a row of game_results */
typedef struct
{
  int rank;
  int points;
  int base;
  int oka;
  int uma;
  int prizes;
  int chips;
  int total;
  int hands;        /* hands played, counted as in TenboStoredProgress */
  int dealer_hands; /* of them as dealer */
  int wins;
  int dealer_wins;
  int self_draws; /* wins by tsumo */
  int deal_ins;   /* hands with a ron on their discard, counted once for several winners */
  int riichi;     /* declarations */
  int riichi_wins;
  int draws;  /* exhaustive draws */
  int tenpai; /* of them tenpai */
  int fouls;
  int busts;       /* hands that ended with a bust score */
  int won_points;  /* gained by wins, with all payments of the hand */
  int lost_points; /* lost by deal-ins, with all payments of the hand; positive */

  /* TENBO_NOT_COUNTED from here on if the game was not counted yet */
  int scoring;           /* 0 by fu, 1 linear, 2 tai; below TENBO_N_SCORINGS */
  int chips_played;      /* 1: the ruleset has chips */
  int busts_asked;       /* 1: the ruleset ends a game by a bust */
  int wind_hands[4];     /* hands as East, South, West, North */
  int wind_wins[4];      /* of `wins`: in each wind */
  int wind_deal_ins[4];  /* of `deal_ins`: in each wind */
  int riichi_hands;      /* hands under a ruleset that plays riichi */
  int riichi_self_draws; /* of `riichi_wins`: by tsumo */
  int riichi_deal_ins;   /* of `deal_ins`: after declaring riichi */
  int riichi_draws;      /* of `draws`: after declaring riichi */
  int riichi_points;     /* gained in hands with riichi, including the stake */
  int open_known;        /* of `open_asked`: recorded as open or closed */
  int open_wins;         /* of those: open */
  int han_known;         /* of `wins`: with known han, without yakuman */
  int han_sum;           /* of those: sum of han */
  int dora_known;        /* of `wins`: with known dora */
  int dora_sum;          /* of those: sum of dora */
  int ippatsu_known;     /* of `riichi_wins`: ippatsu is known */
  int ippatsu;           /* of those: with ippatsu */
  int ura_known;         /* of `riichi_wins`: ura dora are known */
  int ura_wins;          /* of those: with ura dora */
  int ura_sum;           /* of those: sum of ura dora */
  int yaku_known;        /* of `wins`: with known yaku, which are in `game_yaku` */
  int won_value;         /* gained for the hands alone, also from a liable player */
  int lost_value;        /* lost for the hands alone by deal-ins */

  /* Wins by value. Fu: below 2,000, below 4,000, below mangan, mangan, haneman, baiman, sanbaiman,
   * yakuman. Linear: 1, 2, 3, 4, 5-6, 7-9, 10 han or more, yakuman. Tai: up to 4, 9, 19, 29, 49,
   * 79, 99, more. */
  int value[TENBO_N_VALUE_CLASSES];

  int best_win;          /* highest gain of one win; not counted without a win */
  int paid[3];           /* paid by deal-ins to the player one, two, three turns later */
  int paid_hands[3];     /* number of hands of `paid` */
  int tsumo_paid_hands;  /* hands that another player won by tsumo */
  int tsumo_paid_points; /* paid to the winners of those hands */
  int dealer_tsumo_paid; /* of that: as dealer */
  int draws_asked;       /* of `draws`: in which tenpai mattered for this player */
  int draw_points;       /* gained at exhaustive draws; negative if lost */
  int nagashi;           /* draws with nagashi mangan of this player */
  int dealer_points;     /* gained in hands as dealer */
  int dealer_runs_max;   /* maximum number of consecutive hands as dealer */
  int points_max;        /* highest score after an event */
  int points_min;        /* lowest score after an event */
  int last_rank;         /* rank before the last hand; NULL in a game of one hand */

  /* Since schema 9: denominators of the counters above that end in `_known`, and of others that not
   * every ruleset needs */
  int open_asked;    /* of `wins`: without riichi, under a ruleset with riichi */
  int han_asked;     /* of `wins`: worth han, not yakuman; also for dora */
  int ippatsu_asked; /* of `riichi_wins`: under a ruleset with ippatsu */
  int ura_asked;     /* of `riichi_wins`: ura dora could raise the value */
  int yaku_asked;    /* of `wins`: under a ruleset with yaku */
  int draws_tenpai;  /* of `draws_asked`: tenpai */
  int nagashi_asked; /* of `draws`: under a ruleset with nagashi mangan */
  int fouls_asked;   /* of `hands`: under a ruleset with fouls */
} TenboStoredResult;

/* Value of a counter that was not counted: NULL in the table */
#define TENBO_NOT_COUNTED G_MININT

/* A column of game_results, and the offset of its int in TenboStoredResult */
typedef struct
{
  const char *name;
  const char *parameter; /* ":rank" */
  size_t      offset;
} TenboResultColumn;

#define TENBO_N_RESULT_COLUMNS (sizeof (TenboStoredResult) / sizeof (int))

/* Number of columns that every ended game has. The others are set when the game is counted. */
#define TENBO_N_SETTLED_COLUMNS (offsetof (TenboStoredResult, scoring) / sizeof (int))

/* Number of columns from schema 5 to schema 8 */
#define TENBO_N_RESULT_COLUMNS_5 (offsetof (TenboStoredResult, open_asked) / sizeof (int))

/* All columns, in the order of the struct */
extern const TenboResultColumn tenbo_result_columns[TENBO_N_RESULT_COLUMNS];

/* Whether the total of @result is shown in thousands, as in a game with a return. If scores start
 * at 0 (docs/ruleset-format.md, `return-points`), it is shown in points. */
gboolean tenbo_stored_result_is_in_thousands (const TenboStoredResult *result);

/* Whether @result has all counters: a program that has them counted the game. */
gboolean tenbo_stored_result_is_counted (const TenboStoredResult *result);

/* Number of wins with a yaku of one person in one game, among those with known yaku */
typedef struct
{
  char *yaku; /* its id */
  int   n;
} TenboStoredYaku;

TenboStoredYaku *tenbo_stored_yaku_new (const char *yaku,
                                        int         n);
void             tenbo_stored_yaku_free (TenboStoredYaku *yaku);

/* The results of an ended game; zeroed memory is those of a running one */
typedef struct
{
  int               n_players;       /* 0: the game is running and has none */
  int               engine_revision; /* revision of the engine that computed them */
  int               counted_by;      /* revision of the code that counted; 0: not counted yet */
  TenboStoredResult players[TENBO_STORED_PLAYERS];
  GPtrArray        *yaku[TENBO_STORED_PLAYERS]; /* of TenboStoredYaku, by id; NULL: none; owned */
} TenboStoredResults;

void tenbo_stored_results_clear (TenboStoredResults *results);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboStoredResults, tenbo_stored_results_clear)

/* An event of the log */
typedef struct
{
  char  *uuid;
  char  *text;
  gint64 created_msec;
} TenboStoredEvent;

TenboStoredEvent *tenbo_stored_event_new (const char *uuid, /* NULL: a new uuid */
                                          const char *text);
TenboStoredEvent *tenbo_stored_event_copy (const TenboStoredEvent *event);
void              tenbo_stored_event_free (TenboStoredEvent *event);

typedef struct _TenboStoredGame TenboStoredGame;

/* A change of a game that can be undone. It stores the state that the game does not have at the
 * moment: undo and redo exchange the two. Most edits append an event to the log. The others are
 * rewrites: they change earlier events, the players or the ruleset. */
typedef struct
{
  guint             seq;          /* first position of the log that differs */
  TenboStoredEvent *event;        /* the undone event; NULL while it is in the log */
  char             *running_hand; /* the running hand on the other side of the change, or NULL */

  /* The other side of a rewrite, else NULL. These members are used: the events from `seq` on; the
   * key, name and text of the ruleset, NULL if it does not change; the players, none if they do not
   * change; and the time at which the game ended. */
  TenboStoredGame *other;

  int n_shares; /* number of references besides the first one; all in one thread */
} TenboStoredEdit;

TenboStoredEdit *tenbo_stored_edit_copy (const TenboStoredEdit *edit);
void             tenbo_stored_edit_free (TenboStoredEdit *edit);

/* Returns the edit @index of @edits for writing: if it is shared, a copy replaces it in the array.
 * Borrowed. */
TenboStoredEdit *tenbo_stored_edit_own (GPtrArray *edits,
                                        guint      index);

/* A game as it appears in lists */
typedef struct
{
  gint64 id;
  char  *uuid; /* NULL inserts a game with a new uuid */

  /* To insert a game, with `session_uuid`: 0 and NULL use the session of the previous game if the
   * same people played it on the same day or if it ended less than six hours earlier; otherwise a
   * new session, which starts at `session_started`, or else with the game. */
  gint64          session_id;
  char           *session_uuid;
  TenboStoredTime session_started;
  char           *ruleset_key;  /* the id of its ruleset */
  char           *ruleset_name; /* in the user's language */
  gint64          revision;     /* number of changes; each change is based on one */
  char           *title;        /* or NULL */
  char           *venue;        /* or NULL */
  char           *note;         /* or NULL */
  TenboStoredTime started;
  TenboStoredTime ended; /* unset while the game is running, or if unknown */
  gint64          changed_msec;

  int time_limit_minutes; /* from the start; 0: none */

  /* Time at which the user last changed title, venue, note, is_void, the time limit or the session;
   * 0: never */
  gint64 details_changed_msec;

  gboolean            is_void;                       /* kept, but excluded from statistics */
  int                 n_players;                     /* 3 or 4 */
  TenboStoredPlayer   players[TENBO_STORED_PLAYERS]; /* in turn order from the first dealer */
  TenboStoredProgress progress;
} TenboStoredSummary;

void tenbo_stored_summary_free (TenboStoredSummary *summary);

/* Whether the totals of @summary, an ended game, are shown in thousands. They are not if scores
 * start at 0 and nothing is added at the end: each total is then the score. */
gboolean tenbo_stored_summary_is_in_thousands (const TenboStoredSummary *summary);

/* Returns the time at which the time limit of @summary is reached; 0: it has none. */
gint64 tenbo_stored_summary_get_limit_msec (const TenboStoredSummary *summary);

/* A complete game. All members are owned. */
struct _TenboStoredGame
{
  TenboStoredSummary summary;
  char              *ruleset_json; /* frozen */
  GPtrArray         *events;       /* of TenboStoredEvent, in order */

  /* Changes of the log that can be undone or redone, in order. The first `n_done` are done. */
  GPtrArray *edits; /* of TenboStoredEdit */
  guint      n_done;

  char *running_hand; /* hand in progress; NULL: empty */
  char *notes;        /* notes of its hands for the search, one per line; NULL: none */

  TenboStoredResults results;

  /* A bit for each player whose stored result or yaku do not match the person, the start, the
   * ruleset or the void flag of the game, or the revisions in the other rows; `tenbo-cli check`
   * reports them */
  guint misplaced_results;
};

/* Returns an empty game without an id, started now. */
TenboStoredGame *tenbo_stored_game_new (void);
void             tenbo_stored_game_free (TenboStoredGame *game);

/* Copies only the summary of @game, or the summary and the edits, which are shared. Transfer
 * full. */
TenboStoredGame *tenbo_stored_game_copy_summary (const TenboStoredGame *game);
TenboStoredGame *tenbo_stored_game_copy_head (const TenboStoredGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredPerson, tenbo_stored_person_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredSession, tenbo_stored_session_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredEvent, tenbo_stored_event_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredSummary, tenbo_stored_summary_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredGame, tenbo_stored_game_free)

G_END_DECLS
