/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* The game record (docs/game-format.md): converts JSON to engine events and back, and locates
 * problems. Problems are codes; tenbo_words_problem() has their texts. */

/* A refusal with its location in the record. */
typedef struct
{
  TbProblem   problem;  /* code, min, max; `at` already has its location */
  char       *at;       /* "hands[3].wins[0].value.han"; "" for the whole; owned */
  char       *word;     /* the invalid key, id or text, shortened if it is long; or NULL */
  char       *expected; /* the valid words ("win or draw"), or NULL; owned */
  char       *text;     /* message of the reader of JSON or rulesets, or NULL; owned */
  TenboWanted wanted;   /* expected type */
} TenboRecordProblem;

void tenbo_record_problem_clear (TenboRecordProblem *problem);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRecordProblem, tenbo_record_problem_clear)

/* Returns the reason and the valid values in the user's language, without the location. Transfer
 * full. */
char *tenbo_record_problem_dup_text (const TenboRecordProblem *problem);

/* Like tenbo_record_problem_dup_text(), after the location if there is one:
 * "hands[3].wins[0].value.han: Out of range. …". Transfer full. */
char *tenbo_record_problem_dup_line (const TenboRecordProblem *problem);

/* Appends @problem as the JSON object {"at", "message"} to @out. */
void tenbo_record_problem_write (const TenboRecordProblem *problem,
                                 GString                  *out);

/* Returns the id of the yaku, foul or other word of @event that @problem concerns, for
 * tenbo_words_problem(); NULL if it concerns none. Borrowed. */
const char *tenbo_record_problem_word (const TbProblem *problem,
                                       const TbEvent   *event,
                                       const TbRules   *rules);

/* Returns the path of @problem in hand @hand: "hands[3].wins[0].value.han"; with a negative @hand
 * the part below the hand ("wins[0].value.han"). Transfer full. */
char *tenbo_record_path (const TbProblem *problem,
                         int              hand);

/* The id and note of an object inside a hand. The engine ignores them. */
typedef struct
{
  char *at;        /* "wins[0].value"; owned */
  char *id, *note; /* or NULL; owned */
} TenboRecordRemark;

/* One event with the texts that the record stores with it. Zeroed memory is an empty hand. */
typedef struct
{
  TbEvent    event;
  char      *id;      /* or NULL */
  char      *note;    /* or NULL */
  GPtrArray *remarks; /* of TenboRecordRemark, on the objects inside; or NULL */
} TenboRecordHand;

void tenbo_record_hand_clear (TenboRecordHand *hand);

/* One game as it was entered. All members are owned. */
typedef struct
{
  TenboRuleset *ruleset; /* `override` applied */
  char         *names[TB_MAX_PLAYERS];
  char         *people[TB_MAX_PLAYERS]; /* UUIDs, or NULL */
  int           sides[TB_MAX_PLAYERS];  /* physical sides, or -1 */
  char         *id;                     /* or NULL, like all texts below */
  char         *note;
  char         *started;
  char         *ended;
  char         *venue;
  char         *title;
  char         *session;
  char         *changed;         /* last change of title, venue, note, void or session */
  char         *session_started; /* start of the session; elsewhere in the file of a history */
  gboolean      is_void;
  GPtrArray    *hands; /* of TenboRecordHand */
} TenboRecord;

/* Creates an empty record. Transfer full. */
TenboRecord *tenbo_record_new (void);

void tenbo_record_free (TenboRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecord, tenbo_record_free)

/* Reads one game from @json. @rulesets resolves ruleset ids. Checks the form of every member, but
 * not whether the rules allow the game (tenbo_record_play()). Returns NULL with @problem set if the
 * game is refused. */
TenboRecord *tenbo_record_parse (const char         *json,
                                 gssize              length,
                                 TenboRulesetList   *rulesets,
                                 TenboRecordProblem *problem);

/* Writes @record as canonical JSON: one hand per line, keys in the order of docs/game-format.md. */
void tenbo_record_write (const TenboRecord *record,
                         GString           *out);

/* Like tenbo_record_write(), but with only the id of the ruleset, for a file that contains the
 * ruleset elsewhere. */
void tenbo_record_write_named (const TenboRecord *record,
                               GString           *out);

/* Read and write one event (an entry of `hands`) under @ruleset, in the form that the store
 * saves. */
gboolean tenbo_record_parse_hand (const char         *json,
                                  gssize              length,
                                  TenboRuleset       *ruleset,
                                  TenboRecordHand    *out,
                                  TenboRecordProblem *problem);
void     tenbo_record_write_hand (const TenboRecordHand *hand,
                                  TenboRuleset          *ruleset,
                                  GString               *out);

/* Read and write a partial hand: {"riichi": [1], "fouls": [...]}. */
gboolean tenbo_record_parse_partial (const char         *json,
                                     gssize              length,
                                     TenboRuleset       *ruleset,
                                     TbPartialHand      *out,
                                     TenboRecordProblem *problem);
void     tenbo_record_write_partial (const TbPartialHand *partial,
                                     TenboRuleset        *ruleset,
                                     GString             *out);

/* Called after each played hand with the new state of the table. */
typedef void (*TenboRecordHandFunc) (const TbTable      *table,
                                     const TbHandResult *result,
                                     guint               index,
                                     gpointer            user_data);

/* How tenbo_record_play() treats a record. A record that was accepted earlier may contain hands
 * that contradict themselves (tb_table_enter()). */
typedef enum
{
  TENBO_RECORD_PLAY_RECORDED = 0,
  TENBO_RECORD_PLAY_NEW = 1 << 0,        /* new input: refuse these hands */
  TENBO_RECORD_PLAY_KEEP_HANDS = 1 << 1, /* also write the hands before a refusal */
  TENBO_RECORD_PLAY_NEEDS = 1 << 2,      /* also write what players need in the next hand */
} TenboRecordPlayFlags;

/* Plays @record from the start on @table. Stops at the first refused hand and returns FALSE with
 * @problem set; @table is then in the state before that hand. */
gboolean tenbo_record_play (const TenboRecord   *record,
                            TenboRecordPlayFlags flags,
                            TbTable             *table,
                            TenboRecordHandFunc  func,
                            gpointer             user_data,
                            TenboRecordProblem  *problem);

/* Plays many games fast, for `tenbo-cli play --jsonl`. tenbo_record_player_play() writes the output
 * object of section 2 of docs/game-format.md for the game in @json (one line, no newline), or
 * {"error": {"at", "message"}}. Returns whether the game was accepted. */
typedef struct _TenboRecordPlayer TenboRecordPlayer;

TenboRecordPlayer *tenbo_record_player_new (TenboRulesetList    *rulesets,
                                            TenboRecordPlayFlags flags);
void               tenbo_record_player_free (TenboRecordPlayer *self);
gboolean           tenbo_record_player_play (TenboRecordPlayer *self,
                                             const char        *json,
                                             gssize             length,
                                             GString           *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecordPlayer, tenbo_record_player_free)

/* Return the ids of the format. */
const char *tenbo_record_result_id (TbResult result);
const char *tenbo_record_limit_id (TbLimit limit);

G_END_DECLS
