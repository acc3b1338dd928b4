/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* What the readers of games, hands and histories share: refusing with the exact place, and the
 * strict reading of one value. Each returns FALSE with the problem set if it refuses. */

typedef struct
{
  TenboRuleset        *ruleset; /* borrowed; NULL before it is known */
  const TbRules       *rules;   /* of it */
  TenboRecordProblem  *problem;
  TenboRecordHand     *hand; /* where remarks are kept; NULL: they are not */
  const TenboLocation *hand_place;
  gboolean             is_stored; /* kept by an older version: there are no limits */
} TenboRecordReader;

/* A refusal, to be filled in where it arises. */
typedef struct
{
  TbProblemCode code;
  int32_t       min, max;
  const char   *word;     /* or NULL */
  char         *expected; /* or NULL; taken */
  TenboWanted   wanted;
} TenboRefusal;

void tenbo_record_remark_free (TenboRecordRemark *remark);

/* Sets the problem. Always FALSE. */
gboolean tenbo_record_refuse (const TenboRecordReader *reader,
                              const TenboLocation     *location,
                              TenboRefusal             refusal);

gboolean tenbo_record_refuse_type (const TenboRecordReader *reader,
                                   const TenboLocation     *location,
                                   TenboWanted              wanted);

/* Refuses the lack of the member @key of the object at @up: the place is the member's. */
gboolean tenbo_record_refuse_missing (const TenboRecordReader *reader,
                                      const TenboLocation     *up,
                                      const char              *key);

/* Sorts the members of the object @node into @members, which is as long as @keys; NULL where there
 * is none. Any object may have "id" and "note" besides, which are kept with the hand. */
gboolean tenbo_record_read_members (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    JsonNode                *node,
                                    const char *const       *keys,
                                    size_t                   n_keys,
                                    JsonNode               **members);

/* The list in @node, borrowed, of at most @max entries. */
gboolean tenbo_record_read_list (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 guint                    max,
                                 JsonArray              **out);

gboolean tenbo_record_read_int (const TenboRecordReader *reader,
                                const TenboLocation     *location,
                                JsonNode                *node,
                                int32_t                  min,
                                int32_t                  max,
                                int32_t                 *out);

gboolean tenbo_record_read_bool (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 bool                    *out);

gboolean tenbo_record_read_fact (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 TbFact                  *out);

/* Borrowed text. */
gboolean tenbo_record_read_text (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 const char             **out);

/* The same for a text that may be anything, but has at most @max characters. */
gboolean tenbo_record_read_free_text (const TenboRecordReader *reader,
                                      const TenboLocation     *location,
                                      JsonNode                *node,
                                      guint                    max,
                                      const char             **out);

/* The words that would be right in a refusal: "win, draw"; NULL if there are none. Transfer
 * full. */
char *tenbo_record_join_expected (const char *const *words,
                                  int                n_words);

/* One of the @n_words words; @out is its index. */
gboolean tenbo_record_read_word (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 const char *const       *words,
                                 int                      n_words,
                                 int                     *out);

gboolean tenbo_record_read_player (const TenboRecordReader *reader,
                                   const TenboLocation     *location,
                                   JsonNode                *node,
                                   TbPlayer                *out);

/* A list of players, each at most once. */
gboolean tenbo_record_read_players (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    JsonNode                *node,
                                    TbPlayer                *players,
                                    int32_t                 *n_players);

/* A value (tenbo-record-value.c). */
gboolean tenbo_record_read_value (const TenboRecordReader *reader,
                                  const TenboLocation     *location,
                                  JsonNode                *node,
                                  TbValueEntry            *out);

/* The tiles of a hand (tenbo-record-tiles.c); not how and where it was won, nor which are wild.
 * Unless it is @whole its winning tile may be missing. */
gboolean tenbo_record_read_tiles (const TenboRecordReader *reader,
                                  const TenboLocation     *location,
                                  JsonNode                *node,
                                  gboolean                 whole,
                                  TbTileHand              *hand);

/* The indicator of the wild tiles, in text ("5p"), which only rulesets that count tai have. */
gboolean tenbo_record_read_wild (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 TbTile                  *out);

/* Writes the tiles of @hand as they are read. */
void tenbo_record_write_tiles (GString          *out,
                               const TbTileHand *hand);

/* A list of the names of yaku; of yakuman only, if so wished. */
gboolean tenbo_record_read_yaku (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 gboolean                 yakuman,
                                 guint                    max,
                                 TbYaku                  *yaku,
                                 int32_t                 *n_yaku);

/* The fouls of a hand (tenbo-record-fouls.c). */
gboolean tenbo_record_read_fouls (const TenboRecordReader *reader,
                                  const TenboLocation     *location,
                                  JsonNode                *node,
                                  TbFoul                  *fouls,
                                  int32_t                 *n_fouls);

/* One hand (tenbo-record-hand.c). reader->hand is where its remarks go, and may be NULL. */
gboolean tenbo_record_read_hand (TenboRecordReader   *reader,
                                 const TenboLocation *location,
                                 JsonNode            *node,
                                 TbEvent             *event);

G_END_DECLS
