/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* Strict readers of single JSON values, for games, hands and histories. Each returns FALSE and sets
 * the problem with its location if it refuses the value. */

typedef struct
{
  TenboRuleset        *ruleset; /* borrowed; NULL before it is known */
  const TbRules       *rules;   /* its rules */
  TenboRecordProblem  *problem;
  TenboRecordHand     *hand; /* receives the remarks; NULL drops them */
  const TenboLocation *hand_location;
  gboolean             is_stored; /* stored by an older version: no limits apply */
} TenboRecordReader;

/* A refusal before its location is known. */
typedef struct
{
  TbProblemCode code;
  int32_t       min, max;
  const char   *word;     /* or NULL */
  char         *expected; /* or NULL; ownership is transferred */
  TenboWanted   wanted;
} TenboRefusal;

void tenbo_record_remark_free (TenboRecordRemark *remark);

/* Sets the problem of @reader. Always returns FALSE. */
gboolean tenbo_record_refuse (const TenboRecordReader *reader,
                              const TenboLocation     *location,
                              TenboRefusal             refusal);

gboolean tenbo_record_refuse_type (const TenboRecordReader *reader,
                                   const TenboLocation     *location,
                                   TenboWanted              wanted);

/* Refuses the object at @up because the member @key is missing. The location is that of the
 * member. */
gboolean tenbo_record_refuse_missing (const TenboRecordReader *reader,
                                      const TenboLocation     *up,
                                      const char              *key);

/* Stores the members of the object at @location in @members, in the order of @keys; without a node
 * for a missing one. Any object may also have "id" and "note", which are stored with the hand. */
gboolean tenbo_record_read_members (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    const char *const       *keys,
                                    size_t                   n_keys,
                                    TenboLocation           *members);

/* Reads the list at @location, borrowed, of at most @max entries. */
gboolean tenbo_record_read_list (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 guint                    max,
                                 JsonArray              **out);

gboolean tenbo_record_read_int (const TenboRecordReader *reader,
                                const TenboLocation     *location,
                                int32_t                  min,
                                int32_t                  max,
                                int32_t                 *out);

gboolean tenbo_record_read_bool (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 bool                    *out);

gboolean tenbo_record_read_fact (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 TbFact                  *out);

/* Reads a text. @out is borrowed. */
gboolean tenbo_record_read_text (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 const char             **out);

/* Reads free text of at most @max characters. @out is borrowed. */
gboolean tenbo_record_read_free_text (const TenboRecordReader *reader,
                                      const TenboLocation     *location,
                                      guint                    max,
                                      const char             **out);

/* Returns the valid words for a refusal: "win or draw"; NULL if there are none. Transfer full. */
char *tenbo_record_join_expected (const char *const *words,
                                  int                n_words);

/* Reads one of the @n_words words. @out is its index. */
gboolean tenbo_record_read_word (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 const char *const       *words,
                                 int                      n_words,
                                 int                     *out);

gboolean tenbo_record_read_player (const TenboRecordReader *reader,
                                   const TenboLocation     *location,
                                   TbPlayer                *out);

/* Reads a list of players, each at most once. */
gboolean tenbo_record_read_players (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    TbPlayer                *players,
                                    int32_t                 *n_players);

/* Reads the tiles of a hand (tenbo-record-tiles.c), without the circumstances of the win and the
 * wild tile. The winning tile may be missing unless @whole is TRUE. */
gboolean tenbo_record_read_tiles (const TenboRecordReader *reader,
                                  const TenboLocation     *location,
                                  gboolean                 whole,
                                  TbTileHand              *hand);

/* Reads the indicator of the wild tiles ("5p"). Only rulesets with tai have one. */
gboolean tenbo_record_read_wild (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 TbTile                  *out);

/* Writes the tiles of @hand in the form that tenbo_record_read_tiles() reads. */
void tenbo_record_write_tiles (GString          *out,
                               const TbTileHand *hand);

/* Reads one hand (tenbo-record-hand.c). reader->hand receives its remarks and may be NULL. */
gboolean tenbo_record_read_hand (TenboRecordReader   *reader,
                                 const TenboLocation *location,
                                 TbEvent             *event);

/* Reads a partial hand. */
gboolean tenbo_record_read_partial (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    TbPartialHand           *out);

G_END_DECLS
