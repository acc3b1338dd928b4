/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

#include <string.h>

static gboolean
read_kind (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           int32_t                 *out)
{
  const char *ids[TB_MAX_FOUL_RULES];
  int         n = reader->rules->n_fouls;
  int         rule;

  for (int i = 0; i < n; i++)
    ids[i] = reader->rules->fouls[i].id;
  if (!tenbo_record_read_word (reader, location, node, ids, n, &rule))
    return FALSE;

  *out = rule;
  return TRUE;
}

static gboolean
read_shown_hand (const TenboRecordReader *reader,
                 const TenboLocation     *location,
                 JsonNode                *node,
                 TbShownHand             *out)
{
  static const char *const keys[] = { "player", "value" };
  TenboLocation            player = { location, "player", 0 };
  TenboLocation            value = { location, "value", 0 };
  JsonNode                *members[G_N_ELEMENTS (keys)];

  if (!tenbo_record_read_members (reader, location, node, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  if (members[0] == NULL || members[1] == NULL)
    return tenbo_record_refuse_missing (reader, location, keys[members[0] == NULL ? 0 : 1]);

  return tenbo_record_read_player (reader, &player, members[0], &out->player) &&
         tenbo_record_read_value (reader, &value, members[1], &out->value);
}

static gboolean
read_against (const TenboRecordReader *reader,
              const TenboLocation     *location,
              JsonNode                *node,
              TbFoul                  *out)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, (guint) reader->rules->players - 1, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_shown_hand (reader, &entry, json_array_get_element (list, i), &out->against[i]))
        return FALSE;
      out->n_against++;
    }
  return TRUE;
}

static gboolean
read_foul (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           TbFoul                  *out)
{
  static const char *const keys[] = { "player", "kind", "count", "against" };
  TenboLocation            player = { location, "player", 0 };
  TenboLocation            kind = { location, "kind", 0 };
  TenboLocation            count = { location, "count", 0 };
  TenboLocation            against = { location, "against", 0 };
  JsonNode                *members[G_N_ELEMENTS (keys)];

  out->n_against = 0;
  out->count = 1;
  if (!tenbo_record_read_members (reader, location, node, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  if (members[0] == NULL || members[1] == NULL)
    return tenbo_record_refuse_missing (reader, location, keys[members[0] == NULL ? 0 : 1]);

  return tenbo_record_read_player (reader, &player, members[0], &out->player) &&
         read_kind (reader, &kind, members[1], &out->rule) &&
         (members[2] == NULL ||
          tenbo_record_read_int (reader, &count, members[2], 1, TB_MAX_FOUL_COUNT, &out->count)) &&
         (members[3] == NULL || read_against (reader, &against, members[3], out));
}

gboolean
tenbo_record_read_fouls (const TenboRecordReader *reader,
                         const TenboLocation     *location,
                         JsonNode                *node,
                         TbFoul                  *fouls,
                         int32_t                 *n_fouls)
{
  JsonArray *list;

  *n_fouls = 0;
  if (!tenbo_record_read_list (reader, location, node, TB_MAX_FOULS, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_foul (reader, &entry, json_array_get_element (list, i), &fouls[i]))
        return FALSE;
      (*n_fouls)++;
    }
  return TRUE;
}
