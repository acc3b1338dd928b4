/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-settlement.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* The game record (docs/game-format.md): JSON to engine events and back, and where in it a problem
 * lies. Codes, not words: tenbo_words_problem() has those. */

/* A refusal with its place in the record. */
typedef struct
{
  TbProblem   problem;  /* code, min, max; its place is already in `at` */
  char       *at;       /* "hands[3].wins[0].value.han"; "" for the whole; owned */
  char       *word;     /* the offending key, id or text, its beginning if it is long; or NULL */
  char       *expected; /* the words that would be right there ("win, draw"), or NULL; owned */
  char       *text;     /* the sentence of the reader of JSON or rulesets, or NULL; owned */
  TenboWanted wanted;   /* what should be there */
} TenboRecordProblem;

void tenbo_record_problem_clear (TenboRecordProblem *problem);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRecordProblem, tenbo_record_problem_clear)

/* Why and what would be right, for people, without the place. Transfer full. */
char *tenbo_record_problem_dup_text (const TenboRecordProblem *problem);

/* The same behind its place, where it has one: "hands[3].wins[0].value.han: 14 is too many".
 * Transfer full. */
char *tenbo_record_problem_dup_line (const TenboRecordProblem *problem);

/* Appends @problem as the JSON object {"at", "message"} to @out. */
void tenbo_record_problem_write (const TenboRecordProblem *problem,
                                 GString                  *out);

/* The yaku or foul that the engine's refusal @problem of @event is about, for
 * tenbo_words_problem(); NULL if it is about none. Borrowed. */
const char *tenbo_record_problem_word (const TbProblem *problem,
                                       const TbEvent   *event,
                                       const TbRules   *rules);

/* The path of @problem in hand @hand: "hands[3].wins[0].value.han"; with a negative @hand the part
 * below the hand ("wins[0].value.han"). Transfer full. */
char *tenbo_record_path (const TbProblem *problem,
                         int              hand);

/* What an object inside a hand carries beside the event. */
typedef struct
{
  char *at;        /* "wins[0].value"; owned */
  char *id, *note; /* or NULL; owned */
} TenboRecordRemark;

/* One event with what the record keeps beside it. Zeroed memory is an empty one. */
typedef struct
{
  TbEvent    event;
  char      *id;      /* or NULL */
  char      *note;    /* or NULL */
  GPtrArray *remarks; /* of TenboRecordRemark, or NULL; of the objects inside */
} TenboRecordHand;

void tenbo_record_hand_clear (TenboRecordHand *hand);

/* One game as it was entered. All of it is owned. */
typedef struct
{
  TenboRuleset *ruleset; /* `override` applied */
  char         *names[TB_MAX_PLAYERS];
  char         *people[TB_MAX_PLAYERS]; /* uuids, or NULL */
  int           sides[TB_MAX_PLAYERS];  /* physical sides, or -1 */
  char         *id;                     /* or NULL, as all that follow */
  char         *note;
  char         *started;
  char         *ended;
  char         *venue;
  char         *title;
  char         *session;
  char         *changed;         /* when title, place, note, void or session was changed */
  char         *session_started; /* when the session began, which stands elsewhere in a history */
  gboolean      is_void;
  GPtrArray    *hands; /* of TenboRecordHand */
} TenboRecord;

/* An empty record, to be filled. Transfer full. */
TenboRecord *tenbo_record_new (void);

void tenbo_record_free (TenboRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecord, tenbo_record_free)

/* Reads one game from @json. @rulesets answers ruleset ids. The form of every member is checked,
 * not yet whether the game can be played so (tenbo_record_play()). NULL with @problem set if
 * refused. */
TenboRecord *tenbo_record_parse (const char         *json,
                                 gssize              length,
                                 TenboRulesetList   *rulesets,
                                 TenboRecordProblem *problem);

/* Writes @record as canonical JSON: one game, hands one a line, keys in the order of the format
 * page. */
void tenbo_record_write (const TenboRecord *record,
                         GString           *out);

/* The same with nothing of the ruleset but its id, for a file that has it elsewhere. */
void tenbo_record_write_named (const TenboRecord *record,
                               GString           *out);

/* Reads and writes one event (an entry of `hands`) under @ruleset; what the store keeps. */
gboolean tenbo_record_parse_hand (const char         *json,
                                  gssize              length,
                                  TenboRuleset       *ruleset,
                                  TenboRecordHand    *out,
                                  TenboRecordProblem *problem);
void     tenbo_record_write_hand (const TenboRecordHand *hand,
                                  TenboRuleset          *ruleset,
                                  GString               *out);

/* Reads and writes a running hand: {"riichi": [1], "fouls": [...]}. */
gboolean tenbo_record_parse_partial (const char         *json,
                                     gssize              length,
                                     TenboRuleset       *ruleset,
                                     TbPartialHand      *out,
                                     TenboRecordProblem *problem);
void     tenbo_record_write_partial (const TbPartialHand *partial,
                                     TenboRuleset        *ruleset,
                                     GString             *out);

/* Called for each hand played, with the table after it. */
typedef void (*TenboRecordHandFunc) (const TbTable      *table,
                                     const TbHandResult *result,
                                     guint               index,
                                     gpointer            user_data);

/* How a record is played. Without TENBO_RECORD_PLAY_NEW it is one that was accepted earlier, in
 * which a hand may contradict itself (tb_table_enter()). */
typedef enum
{
  TENBO_RECORD_PLAY_RECORDED = 0,
  TENBO_RECORD_PLAY_NEW = 1 << 0,        /* it is new input: such a hand is refused */
  TENBO_RECORD_PLAY_KEEP_HANDS = 1 << 1, /* write the hands played before a refusal too */
} TenboRecordPlayFlags;

/* Plays @record from the start into @table. FALSE with @problem set at the first hand refused, the
 * hands before it played. */
gboolean tenbo_record_play (const TenboRecord   *record,
                            TenboRecordPlayFlags flags,
                            TbTable             *table,
                            TenboRecordHandFunc  func,
                            gpointer             user_data,
                            TenboRecordProblem  *problem);

/* Writes the output object of section 2 of the format for the game in @json (one line, no newline),
 * or {"error": {"at", "message"}}. The fast way of `tenbo-cli play --jsonl`. Returns whether it was
 * accepted. */
typedef struct _TenboRecordPlayer TenboRecordPlayer;

TenboRecordPlayer *tenbo_record_player_new (TenboRulesetList    *rulesets,
                                            TenboRecordPlayFlags flags);
void               tenbo_record_player_free (TenboRecordPlayer *self);
gboolean           tenbo_record_player_play (TenboRecordPlayer *self,
                                             const char        *json,
                                             gssize             length,
                                             GString           *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRecordPlayer, tenbo_record_player_free)

/* Ids of the format and what they stand for. */
const char *tenbo_record_result_id (TbResult result);
const char *tenbo_record_limit_id (TbLimit limit);

G_END_DECLS
