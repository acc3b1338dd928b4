/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

/* Tiles: {"hand": "234m067p55s", "melds": ["chi 345s"], "win": "5s", …}. Whether the ruleset has
 * them is for the engine to say. */

enum
{
  HAND,
  MELDS,
  WIN,
  DORA,
  URA,
  ASIDE,
  FLAGS,
  N_KEYS,
};

static const char *const keys[N_KEYS] = {
  [HAND] = "hand",
  [MELDS] = "melds",
  [WIN] = "win",
  [DORA] = "dora",
  [URA] = "ura",
  [ASIDE] = "aside",
  [FLAGS] = "flags",
};

/* More tiles than any text of a hand that is meant has. */
#define MAX_TEXT_TILES 64

/* The tiles in the text @node, at most @max. */
static gboolean
read_text (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           int32_t                  max,
           TbTile                  *tiles,
           int32_t                 *n_tiles)
{
  const char *text;

  if (!tenbo_record_read_text (reader, place, node, &text))
    return FALSE;

  *n_tiles = tb_tiles_parse (text, tiles, max);
  if (*n_tiles < 0)
    return tenbo_record_refuse (reader, place,
                                (TenboRefusal) { .code = TB_PROBLEM_NO_TILES, .word = text });
  return TRUE;
}

static gboolean
read_tile (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           TbTile                  *out)
{
  int32_t n = 0;

  if (!read_text (reader, place, node, 1, out, &n))
    return FALSE;
  return n == 1 || tenbo_record_refuse (reader, place,
                                        (TenboRefusal) { .code = TB_PROBLEM_NO_TILES, .word = "" });
}

static gboolean
read_hand (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           TbTileHand              *out)
{
  TbTile  tiles[MAX_TEXT_TILES];
  int32_t n;

  if (!read_text (reader, place, node, MAX_TEXT_TILES, tiles, &n))
    return FALSE;
  for (int32_t i = 0; i < n; i++)
    tb_tile_hand_add (out, tiles[i]);
  return TRUE;
}

static gboolean
read_meld (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           TbTileHand              *out)
{
  const char *text;
  TbMeld      meld;

  if (!tenbo_record_read_text (reader, place, node, &text))
    return FALSE;

  switch (tb_meld_parse (text, &meld))
    {
    case TB_MELD_TEXT_FINE:
      out->melds[out->n_melds++] = meld;
      return TRUE;
    case TB_MELD_TEXT_NO_MELD:
      out->stray = meld.tile;
      return TRUE;
    case TB_MELD_TEXT_NONE:
    default:
      return tenbo_record_refuse (reader, place,
                                  (TenboRefusal) { .code = TB_PROBLEM_NO_MELD, .word = text });
    }
}

static gboolean
read_melds (const TenboRecordReader *reader,
            const TenboPlace        *place,
            JsonNode                *node,
            TbTileHand              *out)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, place, node, TB_MAX_MELDS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboPlace entry = { place, NULL, i };

      if (!read_meld (reader, &entry, json_array_get_element (list, i), out))
        return FALSE;
    }
  return TRUE;
}

/* A list of texts of one tile each. */
static gboolean
read_tiles (const TenboRecordReader *reader,
            const TenboPlace        *place,
            JsonNode                *node,
            guint                    max,
            TbTile                  *tiles,
            uint8_t                 *n_tiles)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, place, node, max, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboPlace entry = { place, NULL, i };

      if (!read_tile (reader, &entry, json_array_get_element (list, i), &tiles[i]))
        return FALSE;
    }
  *n_tiles = (uint8_t) json_array_get_length (list);
  return TRUE;
}

static gboolean
read_flags (const TenboRecordReader *reader,
            const TenboPlace        *place,
            JsonNode                *node,
            uint32_t                *flags)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, place, node, TB_N_HAND_FLAGS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboPlace entry = { place, NULL, i };
      int        flag;

      if (!tenbo_record_read_word (reader, &entry, json_array_get_element (list, i),
                                   tb_hand_flag_ids, TB_N_HAND_FLAGS, &flag))
        return FALSE;
      if (*flags & 1u << flag)
        return tenbo_record_refuse (reader, &entry,
                                    (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE });
      *flags |= 1u << flag;
    }
  return TRUE;
}

gboolean
tenbo_record_read_tiles (const TenboRecordReader *reader,
                         const TenboPlace        *place,
                         JsonNode                *node,
                         TbTileHand              *out)
{
  JsonNode  *members[N_KEYS];
  TenboPlace places[N_KEYS];

  tb_tile_hand_init (out);
  if (!tenbo_record_read_members (reader, place, node, keys, N_KEYS, members))
    return FALSE;
  for (int i = 0; i < N_KEYS; i++)
    places[i] = (TenboPlace) { place, keys[i], 0 };
  if (members[HAND] == NULL || members[WIN] == NULL)
    return tenbo_record_refuse_missing (reader, place, keys[members[HAND] == NULL ? HAND : WIN]);

  return read_hand (reader, &places[HAND], members[HAND], out) &&
         read_tile (reader, &places[WIN], members[WIN], &out->win) &&
         (members[MELDS] == NULL || read_melds (reader, &places[MELDS], members[MELDS], out)) &&
         (members[DORA] == NULL ||
          read_tiles (reader, &places[DORA], members[DORA], TB_MAX_INDICATORS, out->dora,
                      &out->n_dora)) &&
         (members[URA] == NULL ||
          read_tiles (reader, &places[URA], members[URA], TB_MAX_INDICATORS, out->ura,
                      &out->n_ura)) &&
         (members[ASIDE] == NULL ||
          read_tiles (reader, &places[ASIDE], members[ASIDE], TB_MAX_ASIDE, out->aside,
                      &out->n_aside)) &&
         (members[FLAGS] == NULL ||
          read_flags (reader, &places[FLAGS], members[FLAGS], &out->flags));
}
