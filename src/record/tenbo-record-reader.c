/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

#include <string.h>

gboolean
tenbo_record_refuse (const TenboRecordReader *reader,
                     const TenboLocation     *location,
                     TenboRefusal             refusal)
{
  TenboRecordProblem *problem = reader->problem;

  tenbo_record_problem_clear (problem);
  problem->problem = (TbProblem) {
    .code = refusal.code,
    .min = refusal.min,
    .max = refusal.max,
  };
  problem->at = tenbo_location_dup_path (location);
  problem->word = tenbo_json_dup_quotable (refusal.word);
  problem->expected = refusal.expected;
  problem->wanted = refusal.wanted;
  return FALSE;
}

gboolean
tenbo_record_refuse_type (const TenboRecordReader *reader,
                          const TenboLocation     *location,
                          TenboWanted              wanted)
{
  return tenbo_record_refuse (reader, location,
                              (TenboRefusal) {
                                .code = TB_PROBLEM_WRONG_TYPE,
                                .wanted = wanted,
                              });
}

gboolean
tenbo_record_refuse_missing (const TenboRecordReader *reader,
                             const TenboLocation     *up,
                             const char              *key)
{
  TenboLocation location = { .up = up, .key = key };

  return tenbo_record_refuse (reader, &location, (TenboRefusal) { .code = TB_PROBLEM_MISSING });
}

/* Returns the remark on the object at @location; creates it if necessary. */
static TenboRecordRemark *
ensure_remark (const TenboRecordReader *reader,
               const TenboLocation     *location)
{
  TenboRecordHand   *hand = reader->hand;
  TenboRecordRemark *remark;
  g_autofree char   *at = tenbo_location_dup_path_below (reader->hand_location, location);

  if (hand->remarks == NULL)
    hand->remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_remark_free);
  for (guint i = 0; i < hand->remarks->len; i++)
    {
      remark = g_ptr_array_index (hand->remarks, i);
      if (strcmp (remark->at, at) == 0)
        return remark;
    }
  remark = g_new0 (TenboRecordRemark, 1);
  remark->at = g_steal_pointer (&at);
  g_ptr_array_add (hand->remarks, remark);
  return remark;
}

static gboolean
store_remark (const TenboRecordReader *reader,
              const TenboLocation     *object,
              const char              *key,
              JsonNode                *node)
{
  TenboLocation      location = { .up = object, .key = key, .node = node };
  TenboRecordRemark *remark;
  const char        *text;
  char             **kept;

  if (!tenbo_record_read_free_text (reader, &location,
                                    key[0] == 'i' ? TENBO_MAX_ID : TENBO_MAX_NOTE, &text))
    return FALSE;
  if (reader->hand == NULL)
    return TRUE;

  if (object == reader->hand_location)
    kept = key[0] == 'i' ? &reader->hand->id : &reader->hand->note;
  else
    {
      remark = ensure_remark (reader, object);
      kept = key[0] == 'i' ? &remark->id : &remark->note;
    }
  g_set_str (kept, text);
  return TRUE;
}

gboolean
tenbo_record_read_members (const TenboRecordReader *reader,
                           const TenboLocation     *location,
                           const char *const       *keys,
                           size_t                   n_keys,
                           TenboLocation           *members)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *value;

  for (size_t i = 0; i < n_keys; i++)
    members[i] = (TenboLocation) { .up = location, .key = keys[i] };
  if (!JSON_NODE_HOLDS_OBJECT (location->node))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_OBJECT);

  json_object_iter_init_ordered (&iter, json_node_get_object (location->node));
  while (json_object_iter_next_ordered (&iter, &key, &value))
    {
      size_t i = 0;

      while (i < n_keys && strcmp (key, keys[i]) != 0)
        i++;
      if (i < n_keys)
        members[i].node = value;
      else if (strcmp (key, "id") == 0 || strcmp (key, "note") == 0)
        {
          if (!store_remark (reader, location, key, value))
            return FALSE;
        }
      else
        {
          TenboLocation unknown = { .up = location, .key = key };

          return tenbo_record_refuse (reader, &unknown,
                                      (TenboRefusal) {
                                        .code = TB_PROBLEM_UNKNOWN_KEY,
                                        .word = key,
                                      });
        }
    }
  return TRUE;
}

gboolean
tenbo_record_read_list (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        guint                    max,
                        JsonArray              **out)
{
  *out = NULL;
  if (!JSON_NODE_HOLDS_ARRAY (location->node))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_LIST);

  *out = json_node_get_array (location->node);
  if (json_array_get_length (*out) > max)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) {
                                  .code = TB_PROBLEM_TOO_MANY,
                                  .max = (int32_t) max,
                                });
  return TRUE;
}

gboolean
tenbo_record_read_int (const TenboRecordReader *reader,
                       const TenboLocation     *location,
                       int32_t                  min,
                       int32_t                  max,
                       int32_t                 *out)
{
  gint64 value;

  *out = 0;
  if (!tenbo_json_get_int (location->node, &value))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_INTEGER);
  if (value < min || value > max)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) {
                                  .code = TB_PROBLEM_OUT_OF_RANGE,
                                  .min = min,
                                  .max = max,
                                });
  *out = (int32_t) value;
  return TRUE;
}

gboolean
tenbo_record_read_bool (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        bool                    *out)
{
  gboolean value;

  *out = false;
  if (!tenbo_json_get_bool (location->node, &value))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_BOOL);

  *out = value;
  return TRUE;
}

gboolean
tenbo_record_read_fact (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        TbFact                  *out)
{
  bool value;

  *out = TB_FACT_UNKNOWN;
  if (!tenbo_record_read_bool (reader, location, &value))
    return FALSE;

  *out = value ? TB_FACT_YES : TB_FACT_NO;
  return TRUE;
}

gboolean
tenbo_record_read_text (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        const char             **out)
{
  *out = tenbo_json_get_text (location->node);
  if (*out == NULL)
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_TEXT);
  return TRUE;
}

gboolean
tenbo_record_read_free_text (const TenboRecordReader *reader,
                             const TenboLocation     *location,
                             guint                    max,
                             const char             **out)
{
  if (!tenbo_record_read_text (reader, location, out))
    return FALSE;
  if (reader->is_stored || !tenbo_free_text_is_longer (*out, max))
    return TRUE;

  return tenbo_record_refuse (reader, location,
                              (TenboRefusal) {
                                .code = TB_PROBLEM_TOO_LONG,
                                .max = (int32_t) max,
                              });
}

char *
tenbo_record_join_expected (const char *const *words,
                            int                n_words)
{
  return n_words > 0 ? tenbo_words_join_or (words, (size_t) n_words) : NULL;
}

gboolean
tenbo_record_read_word (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        const char *const       *words,
                        int                      n_words,
                        int                     *out)
{
  const char *text;

  *out = 0;
  if (!tenbo_record_read_text (reader, location, &text))
    return FALSE;

  for (int i = 0; i < n_words; i++)
    if (strcmp (text, words[i]) == 0)
      {
        *out = i;
        return TRUE;
      }

  return tenbo_record_refuse (reader, location,
                              (TenboRefusal) {
                                .code = TB_PROBLEM_UNKNOWN_ID,
                                .word = text,
                                .expected = tenbo_record_join_expected (words, n_words),
                              });
}

gboolean
tenbo_record_read_player (const TenboRecordReader *reader,
                          const TenboLocation     *location,
                          TbPlayer                *out)
{
  int32_t player;

  *out = TB_NOBODY;
  if (!tenbo_record_read_int (reader, location, 0, reader->rules->players - 1, &player))
    return FALSE;

  *out = (TbPlayer) player;
  return TRUE;
}

gboolean
tenbo_record_read_players (const TenboRecordReader *reader,
                           const TenboLocation     *location,
                           TbPlayer                *players,
                           int32_t                 *n_players)
{
  JsonArray  *list;
  TbPlayerSet listed = 0;

  *n_players = 0;
  if (!tenbo_record_read_list (reader, location, G_MAXINT32, &list))
    return FALSE;

  /* The length needs no check: a list that is too long contains a player twice. */
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);
      TbPlayer      player;

      if (!tenbo_record_read_player (reader, &entry, &player))
        return FALSE;
      if (listed & TB_PLAYER_BIT (player))
        return tenbo_record_refuse (reader, &entry,
                                    (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE });
      listed |= TB_PLAYER_BIT (player);
      players[(*n_players)++] = player;
    }
  return TRUE;
}
