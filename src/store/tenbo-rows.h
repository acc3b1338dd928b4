/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the store keeps, as plain structs: the same ones go in and come out. The store knows no
 * rules: rulesets, events and running hands are opaque text, rounds and points are numbers of
 * somebody else. */

/* The most players a game has. */
#define TENBO_STORED_PLAYERS 4

/* A moment: UTC, with the offset of the clock on the wall where it was. `msec` 0 means none. */
typedef struct
{
  gint64 msec;           /* since 1970-01-01T00:00:00Z */
  int    offset_minutes; /* local time - UTC, -1439 to 1439 */
} TenboStoredTime;

/* The moment now, with the local offset. */
TenboStoredTime tenbo_stored_now (void);

/* The moment @msec by the clock here, if the clock of the place is not known. */
TenboStoredTime tenbo_stored_time_here (gint64 msec);

/* @time on the clock of the place where it was, not on that of who looks at it. Transfer full. */
GDateTime *tenbo_stored_time_to_local (const TenboStoredTime *time);

/* Somebody who plays. */
typedef struct
{
  gint64          id;
  char           *uuid;
  char           *name;
  TenboStoredTime last_played; /* when a game of theirs was last started; 0: never */

  GStrv    aliases;      /* other names that mean the same person, in order; none: NULL or empty */
  gboolean is_guest;     /* plays now and then: no standings */
  gboolean is_hidden;    /* in no list to choose from */
  int      colour;       /* 0 to 7; -1: that of the place in a list */
  gint64   merged_into;  /* whose other spelling this is; 0: somebody */
  char    *merged_uuid;  /* the uuid of that one, or NULL; in a stream it counts, not the id */
  gint64   changed_msec; /* when any of this was last changed by hand; 0: never */
  int      n_games;      /* games that ended and count, those of merged spellings too */
} TenboStoredPerson;

TenboStoredPerson *tenbo_stored_person_copy (const TenboStoredPerson *person);
void               tenbo_stored_person_free (TenboStoredPerson *person);

/* An evening: games that belong together. Money is in whole units of whatever `unit` says, as the
 * table means it. */
typedef struct
{
  gint64          id;
  char           *uuid;
  TenboStoredTime started;
  char           *title;         /* or NULL */
  char           *venue;         /* or NULL */
  char           *note;          /* or NULL */
  char           *unit;          /* "¥"; NULL: none was said */
  int             rate;          /* units per 1,000 points of total; -1: not played for any */
  int             fee;           /* of the whole table, for the evening, in units; -1: none */
  gint64          fee_person_id; /* who paid it, after merges; 0: each their part, to the house */
  gint64          changed_msec;  /* when any of this was last changed by hand; 0: never */

  /* The uuid of who paid the fee, or NULL; in a stream it counts, not the id. */
  char *fee_person_uuid;
} TenboStoredSession;

/* An empty session: no rate, no fee. */
TenboStoredSession *tenbo_stored_session_new (void);
TenboStoredSession *tenbo_stored_session_copy (const TenboStoredSession *session);
void                tenbo_stored_session_free (TenboStoredSession *session);

/* A person in one game. To put a game in, `person_uuid` or `name` say who it is: the person of
 * that uuid, else one of that name or alias who is not in the game already (nobody hidden if there
 * is another, a name before an alias, then who played last), else a new one. A spelling that was
 * merged gives the person it was merged into, read or put in. */
typedef struct
{
  gint64 person_id;
  char  *person_uuid;
  char  *name;
  int    side;   /* where the body sits, 0 to 3, or -1: not recorded */
  int    points; /* the score after the last event */
  int    rank;   /* 1 to 4; 0 while the game runs */
  int    total;  /* the settlement's total, in points; 0 while the game runs */
  int    chips;  /* of the total what chips are worth; 0 while the game runs */
} TenboStoredPlayer;

/* The texts are owned. @copy is not initialised. */
void tenbo_stored_player_copy (TenboStoredPlayer       *copy,
                               const TenboStoredPlayer *player);
void tenbo_stored_player_clear (TenboStoredPlayer *player);

/* Where a game stands after its last event: cached for lists. */
typedef struct
{
  int   n_hands;   /* hands played: events of the log but corrections and stopping */
  int   wind;      /* of the hand to play: 0 East to 3 North */
  int   number;    /* 0-based: East 1 is 0 */
  int   extension; /* 1: the wind is played again */
  int   honba;
  int   dealer; /* 0 to 3 */
  int   points[TENBO_STORED_PLAYERS];
  char *end_reason; /* the id of why the game ended; NULL while it runs */
} TenboStoredProgress;

/* How hands are worth something, and the classes of worth of each such scoring, in which wins are
 * counted. */
#define TENBO_N_SCORINGS      3
#define TENBO_N_VALUE_CLASSES 8

/* One person's result of an ended game, and what they did in it: a row of game_results. */
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
  int hands;        /* hands played, as TenboStoredProgress counts them */
  int dealer_hands; /* of them as dealer */
  int wins;
  int dealer_wins;
  int self_draws; /* wins by tsumo */
  int deal_ins;   /* hands in which the discard was ronned, once for several winners */
  int riichi;     /* declarations */
  int riichi_wins;
  int draws;  /* exhaustive draws */
  int tenpai; /* of them tenpai */
  int fouls;
  int busts;       /* hands after which the score was one that busts */
  int won_points;  /* what wins brought, all of the hand included */
  int lost_points; /* what deal-ins cost, all of the hand included; positive */

  /* TENBO_NOT_COUNTED from here on where the game was not counted yet. */
  int scoring;           /* 0 by fu, 1 linear, 2 tai; below TENBO_N_SCORINGS */
  int chips_played;      /* 1: the ruleset has chips */
  int busts_asked;       /* 1: the ruleset ends a game by a bust */
  int wind_hands[4];     /* hands as East, South, West, North */
  int wind_wins[4];      /* of `wins`: as each wind */
  int wind_deal_ins[4];  /* of `deal_ins`: as each wind */
  int riichi_hands;      /* hands under a ruleset that plays riichi */
  int riichi_self_draws; /* of `riichi_wins`: by tsumo */
  int riichi_deal_ins;   /* of `deal_ins`: having declared riichi */
  int riichi_draws;      /* of `draws`: having declared riichi */
  int riichi_points;     /* what hands with a declared riichi brought, their stake included */
  int open_known;        /* of `open_asked`: known whether open */
  int open_wins;         /* of those: open */
  int han_known;         /* of `wins`: with their han said or found, yakuman apart */
  int han_sum;           /* of those: the han */
  int dora_known;        /* of `wins`: with their dora said or found */
  int dora_sum;          /* of those: the dora */
  int ippatsu_known;     /* of `riichi_wins`: it is known whether with ippatsu */
  int ippatsu;           /* of those: with it */
  int ura_known;         /* of `riichi_wins`: it is known whether with ura dora */
  int ura_wins;          /* of those: with some */
  int ura_sum;           /* of those: how many */
  int yaku_known;        /* of `wins`: with their yaku known; they are in `game_yaku` */
  int won_value;         /* what came from the hands alone, also from who was liable */
  int lost_value;        /* what went for the hands alone by deal-ins */

  /* Wins by what they were worth: by fu below 2,000, below 4,000, below mangan, mangan, haneman,
   * baiman, sanbaiman, yakuman; linear 1, 2, 3, 4, 5-6, 7-9, 10 han and more, yakuman; tai to 4,
   * 9, 19, 29, 49, 79, 99, more. */
  int value[TENBO_N_VALUE_CLASSES];

  int best_win;          /* the most that one win brought; not counted without one */
  int paid[3];           /* what went to the player one, two, three turns after by deal-ins */
  int paid_hands[3];     /* in how many hands */
  int tsumo_paid_hands;  /* hands that another won by tsumo */
  int tsumo_paid_points; /* what went to who won them */
  int dealer_tsumo_paid; /* of that: as dealer */
  int draws_asked;       /* of `draws`: at which it mattered whether this player was tenpai */
  int draw_points;       /* what exhaustive draws brought, negative if they cost */
  int nagashi;           /* draws with nagashi of this player */
  int dealer_points;     /* what hands as dealer brought */
  int dealer_runs_max;   /* the most hands as dealer one after another */
  int points_max;        /* the highest score after an event */
  int points_min;        /* the lowest */
  int last_rank;         /* the rank before the last hand; NULL in a game of one hand */

  /* Since schema 9: of how many the numbers above that end in `_known`, and others that a ruleset
   * does not always ask for, would be if everything had been recorded. */
  int open_asked;    /* of `wins`: without riichi, under a ruleset that plays it */
  int han_asked;     /* of `wins`: worth han and no yakuman; their dora too */
  int ippatsu_asked; /* of `riichi_wins`: under a ruleset that plays ippatsu */
  int ura_asked;     /* of `riichi_wins`: which ura dora could make worth more */
  int yaku_asked;    /* of `wins`: under a ruleset that has yaku */
  int draws_tenpai;  /* of `draws_asked`: tenpai */
  int nagashi_asked; /* of `draws`: under a ruleset that plays nagashi */
  int fouls_asked;   /* of `hands`: under a ruleset that names fouls */
} TenboStoredResult;

/* A counter that says nothing: NULL in the table. */
#define TENBO_NOT_COUNTED G_MININT

/* A column of game_results, and where it lies in TenboStoredResult: an int. */
typedef struct
{
  const char *name;
  const char *parameter; /* ":rank" */
  size_t      offset;
} TenboResultColumn;

#define TENBO_N_RESULT_COLUMNS (sizeof (TenboStoredResult) / sizeof (int))

/* The first of them are there for every game that has ended, the others once it was counted. */
#define TENBO_N_SETTLED_COLUMNS (offsetof (TenboStoredResult, scoring) / sizeof (int))

/* How many there were from schema 5 on, and before schema 9. */
#define TENBO_N_RESULT_COLUMNS_5 (offsetof (TenboStoredResult, open_asked) / sizeof (int))

/* All of them, in the order of the struct. */
extern const TenboResultColumn tenbo_result_columns[TENBO_N_RESULT_COLUMNS];

/* Whether the total of @result is said in thousands, as that of a game with a return; where scores
 * run from 0 (docs/ruleset-format.md, `return-points`) it is said in points. */
gboolean tenbo_stored_result_is_in_thousands (const TenboStoredResult *result);

/* Whether all counters of @result are there: its game was counted by a program that has them. */
gboolean tenbo_stored_result_is_counted (const TenboStoredResult *result);

/* In how many wins of one game somebody had a yaku, of those of which the yaku are known. */
typedef struct
{
  char *yaku; /* its id */
  int   n;
} TenboStoredYaku;

TenboStoredYaku *tenbo_stored_yaku_new (const char *yaku,
                                        int         n);
void             tenbo_stored_yaku_free (TenboStoredYaku *yaku);

/* One event of the log. */
typedef struct
{
  char  *uuid;
  char  *text;
  gint64 created_msec;
} TenboStoredEvent;

TenboStoredEvent *tenbo_stored_event_new (const char *uuid, /* NULL: a new one */
                                          const char *text);
TenboStoredEvent *tenbo_stored_event_copy (const TenboStoredEvent *event);
void              tenbo_stored_event_free (TenboStoredEvent *event);

typedef struct _TenboStoredGame TenboStoredGame;

/* One change of a game that undo can take back. It holds what the game does not hold now: undo and
 * redo exchange them. Most add an event to the end of the log. The others are rewrites: they change
 * events that were there before, who played, or the ruleset. */
typedef struct
{
  guint             seq;          /* the first place in the log that differs */
  TenboStoredEvent *event;        /* the event that was taken back; NULL while it is in the log */
  char             *running_hand; /* the running hand on the other side of the change, or NULL */

  /* Of a rewrite, else NULL: the other side. Of its members count the events, from `seq` on; the
   * ruleset's key, name and text, NULL if it is the same; the players, none if they are the same;
   * and when the game ended. */
  TenboStoredGame *other;

  int n_shares; /* how many hold it beside the first one; all in one thread */
} TenboStoredEdit;

TenboStoredEdit *tenbo_stored_edit_copy (const TenboStoredEdit *edit);
void             tenbo_stored_edit_free (TenboStoredEdit *edit);

/* The edit @index of @edits, to be changed: put there as a copy if it is shared. Borrowed. */
TenboStoredEdit *tenbo_stored_edit_own (GPtrArray *edits,
                                        guint      index);

/* A game as lists show it. */
typedef struct
{
  gint64 id;
  char  *uuid;       /* to put a game in: NULL makes a new one */
  gint64 session_id; /* to put in, with `session_uuid`: 0 and NULL take the session of
                        the game before it if the same people played that and it is of
                        the same day or ended less than six hours earlier, else make
                        one, begun at `session_started` or else with the game */
  char           *session_uuid;
  TenboStoredTime session_started;
  char           *ruleset_key;  /* the id of its ruleset */
  char           *ruleset_name; /* in the reader's language */
  gint64          revision;     /* counts the changes; every change names the one it knows */
  char           *title;        /* or NULL */
  char           *venue;        /* or NULL */
  char           *note;         /* or NULL */
  TenboStoredTime started;
  TenboStoredTime ended; /* none while it runs, or unknown */
  gint64          changed_msec;

  /* When title, place, note, is_void or the session was last changed by hand; 0: never. */
  gint64 details_changed_msec;

  gboolean            is_void;                       /* kept, not counted */
  int                 n_players;                     /* 3 or 4 */
  TenboStoredPlayer   players[TENBO_STORED_PLAYERS]; /* in turn order, the first dealer first */
  TenboStoredProgress progress;
} TenboStoredSummary;

void tenbo_stored_summary_free (TenboStoredSummary *summary);

/* Whether the totals of @summary, a game that ended, are written in thousands. They are not if
 * scores run from 0 and nothing is added at the end: each total is the score then. */
gboolean tenbo_stored_summary_is_in_thousands (const TenboStoredSummary *summary);

/* A game with everything. All owned. */
struct _TenboStoredGame
{
  TenboStoredSummary summary;
  char              *ruleset_json; /* frozen */
  GPtrArray         *events;       /* of TenboStoredEvent, in order */

  /* The changes of the log that undo can take back or redo can make again, in order, of which the
   * first `n_done` are done. */
  GPtrArray *edits; /* of TenboStoredEdit */
  guint      n_done;

  char *running_hand; /* the hand being played; NULL: nothing happened in it yet */
  char *notes;        /* of its hands, one a line, to be searched; NULL: none */

  /* Of an ended game; the revision of the engine that computed them is 0 while the game runs. */
  int               engine_revision;
  int               counted_by; /* the revision of what counted; 0: not counted yet */
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  GPtrArray        *yaku[TENBO_STORED_PLAYERS]; /* of TenboStoredYaku, by id; NULL: none */

  /* A bit for each player whose result or yaku do not lie where the person, the start, the ruleset
   * and whether the game counts say: to be reported. */
  guint misplaced_results;
};

/* An empty game to be filled: no id, started now. */
TenboStoredGame *tenbo_stored_game_new (void);
void             tenbo_stored_game_free (TenboStoredGame *game);

/* Only the summary of @game; that and its edits, which are shared. Transfer full. */
TenboStoredGame *tenbo_stored_game_copy_summary (const TenboStoredGame *game);
TenboStoredGame *tenbo_stored_game_copy_head (const TenboStoredGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredPerson, tenbo_stored_person_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredSession, tenbo_stored_session_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredEvent, tenbo_stored_event_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredSummary, tenbo_stored_summary_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredGame, tenbo_stored_game_free)

G_END_DECLS
