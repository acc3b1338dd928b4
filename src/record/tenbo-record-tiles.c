/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

/* Tiles: {"hand": "234m067p55s", "melds": ["chi 345s"], "win": "5s", …}. The engine checks whether
 * the ruleset has these tiles. */

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

/* More tiles than any plausible text has */
#define MAX_TEXT_TILES 64

/* Reads the tiles in the text @node, at most @max. */
static gboolean
read_text (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           int32_t                  max,
           TbTile                  *tiles,
           int32_t                 *n_tiles)
{
  const char *text;

  if (!tenbo_record_read_text (reader, location, node, &text))
    return FALSE;

  *n_tiles = tb_tiles_parse (text, tiles, max);
  if (*n_tiles < 0)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) { .code = TB_PROBLEM_NO_TILES, .word = text });
  return TRUE;
}

static gboolean
read_tile (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           TbTile                  *out)
{
  int32_t n = 0;

  if (!read_text (reader, location, node, 1, out, &n))
    return FALSE;
  return n == 1 || tenbo_record_refuse (reader, location,
                                        (TenboRefusal) { .code = TB_PROBLEM_NO_TILES, .word = "" });
}

gboolean
tenbo_record_read_wild (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        JsonNode                *node,
                        TbTile                  *out)
{
  if (reader->rules->scoring != TB_SCORING_TAI)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) { .code = TB_PROBLEM_OTHER_SCORING });

  return read_tile (reader, location, node, out);
}

static gboolean
read_hand (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           TbTileHand              *out)
{
  TbTile  tiles[MAX_TEXT_TILES];
  int32_t n;

  if (!read_text (reader, location, node, MAX_TEXT_TILES, tiles, &n))
    return FALSE;
  for (int32_t i = 0; i < n; i++)
    tb_tile_hand_add (out, tiles[i]);
  return TRUE;
}

static gboolean
read_meld (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           TbTileHand              *out)
{
  const char *text;
  TbMeld      meld;

  if (!tenbo_record_read_text (reader, location, node, &text))
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
      return tenbo_record_refuse (reader, location,
                                  (TenboRefusal) { .code = TB_PROBLEM_NO_MELD, .word = text });
    }
}

static gboolean
read_melds (const TenboRecordReader *reader,
            const TenboLocation     *location,
            JsonNode                *node,
            TbTileHand              *out)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, TB_MAX_MELDS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_meld (reader, &entry, json_array_get_element (list, i), out))
        return FALSE;
    }
  return TRUE;
}

/* Reads a list of texts with one tile each. */
static gboolean
read_tiles (const TenboRecordReader *reader,
            const TenboLocation     *location,
            JsonNode                *node,
            guint                    max,
            TbTile                  *tiles,
            uint8_t                 *n_tiles)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, max, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_tile (reader, &entry, json_array_get_element (list, i), &tiles[i]))
        return FALSE;
    }
  *n_tiles = (uint8_t) json_array_get_length (list);
  return TRUE;
}

static gboolean
read_flags (const TenboRecordReader *reader,
            const TenboLocation     *location,
            JsonNode                *node,
            uint32_t                *flags)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, TB_N_HAND_FLAGS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };
      int           flag;

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
                         const TenboLocation     *location,
                         JsonNode                *node,
                         gboolean                 whole,
                         TbTileHand              *hand)
{
  JsonNode     *members[N_KEYS];
  TenboLocation locations[N_KEYS];

  tb_tile_hand_init (hand);
  if (!tenbo_record_read_members (reader, location, node, keys, N_KEYS, members))
    return FALSE;
  for (int i = 0; i < N_KEYS; i++)
    locations[i] = (TenboLocation) { location, keys[i], 0 };
  if (members[HAND] == NULL)
    return tenbo_record_refuse_missing (reader, location, keys[HAND]);
  if (members[WIN] == NULL && whole)
    return tenbo_record_refuse_missing (reader, location, keys[WIN]);

  return read_hand (reader, &locations[HAND], members[HAND], hand) &&
         (members[WIN] == NULL || read_tile (reader, &locations[WIN], members[WIN], &hand->win)) &&
         (members[MELDS] == NULL || read_melds (reader, &locations[MELDS], members[MELDS], hand)) &&
         (members[DORA] == NULL ||
          read_tiles (reader, &locations[DORA], members[DORA], TB_MAX_INDICATORS, hand->dora,
                      &hand->n_dora)) &&
         (members[URA] == NULL ||
          read_tiles (reader, &locations[URA], members[URA], TB_MAX_INDICATORS, hand->ura,
                      &hand->n_ura)) &&
         (members[ASIDE] == NULL ||
          read_tiles (reader, &locations[ASIDE], members[ASIDE], TB_MAX_ASIDE, hand->aside,
                      &hand->n_aside)) &&
         (members[FLAGS] == NULL ||
          read_flags (reader, &locations[FLAGS], members[FLAGS], &hand->flags));
}

static void
append_tiles (GString      *out,
              const TbTile *tiles,
              size_t        n)
{
  char text[2 * TB_MAX_HAND_TILES + 1];

  tb_tiles_text (tiles, n, text);
  g_string_append_printf (out, "\"%s\"", text);
}

static void
begin_list (GString    *out,
            const char *key)
{
  g_string_append_printf (out, ", \"%s\": [", key);
}

static void
append_list (GString      *out,
             const char   *key,
             const TbTile *tiles,
             size_t        n)
{
  if (n == 0)
    return;

  begin_list (out, key);
  for (size_t i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (out, ", ");
      append_tiles (out, &tiles[i], 1);
    }
  g_string_append_c (out, ']');
}

static void
append_melds (GString          *out,
              const TbTileHand *hand)
{
  char text[TB_MELD_TEXT_SIZE];

  if (hand->n_melds == 0)
    return;

  begin_list (out, keys[MELDS]);
  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], text);
      g_string_append_printf (out, "%s\"%s\"", i > 0 ? ", " : "", text);
    }
  g_string_append_c (out, ']');
}

static void
append_flags (GString *out,
              uint32_t flags)
{
  const char *comma = "";

  if (flags == 0)
    return;

  begin_list (out, keys[FLAGS]);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (flags & 1u << flag)
      {
        g_string_append_printf (out, "%s\"%s\"", comma, tb_hand_flag_ids[flag]);
        comma = ", ";
      }
  g_string_append_c (out, ']');
}

void
tenbo_record_write_tiles (GString          *out,
                          const TbTileHand *hand)
{
  TbTile tiles[TB_MAX_HAND_TILES];

  g_string_append (out, "{\"hand\": ");
  append_tiles (out, tiles, tb_tile_hand_list (hand, tiles));
  append_melds (out, hand);
  g_string_append (out, ", \"win\": ");
  append_tiles (out, &hand->win, 1);
  append_list (out, keys[DORA], hand->dora, hand->n_dora);
  append_list (out, keys[URA], hand->ura, hand->n_ura);
  append_list (out, keys[ASIDE], hand->aside, hand->n_aside);
  append_flags (out, hand->flags);
  g_string_append_c (out, '}');
}
