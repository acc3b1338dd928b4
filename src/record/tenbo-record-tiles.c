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

/* Reads the tiles in the text at @location, at most @max. */
static gboolean
read_text (const TenboRecordReader *reader,
           const TenboLocation     *location,
           int32_t                  max,
           TbTile                  *tiles,
           int32_t                 *n_tiles)
{
  const char *text;

  if (!tenbo_record_read_text (reader, location, &text))
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
           TbTile                  *out)
{
  int32_t n;

  if (!read_text (reader, location, 1, out, &n))
    return FALSE;
  return n == 1 || tenbo_record_refuse (reader, location,
                                        (TenboRefusal) { .code = TB_PROBLEM_NO_TILES, .word = "" });
}

gboolean
tenbo_record_read_wild (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        TbTile                  *out)
{
  if (reader->rules->scoring != TB_SCORING_TAI)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) { .code = TB_PROBLEM_OTHER_SCORING });

  return read_tile (reader, location, out);
}

static gboolean
read_hand (const TenboRecordReader *reader,
           const TenboLocation     *location,
           TbTileHand              *out)
{
  TbTile  tiles[MAX_TEXT_TILES];
  int32_t n;

  if (!read_text (reader, location, MAX_TEXT_TILES, tiles, &n))
    return FALSE;
  for (int32_t i = 0; i < n; i++)
    tb_tile_hand_add (out, tiles[i]);
  return TRUE;
}

static gboolean
read_meld (const TenboRecordReader *reader,
           const TenboLocation     *location,
           TbTileHand              *out)
{
  const char *text;
  TbMeld      meld;

  if (!tenbo_record_read_text (reader, location, &text))
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
            TbTileHand              *out)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, TB_MAX_MELDS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (!read_meld (reader, &entry, out))
        return FALSE;
    }
  return TRUE;
}

/* Reads a list of texts with one tile each. */
static gboolean
read_tiles (const TenboRecordReader *reader,
            const TenboLocation     *location,
            guint                    max,
            TbTile                  *tiles,
            uint8_t                 *n_tiles)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, max, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (!read_tile (reader, &entry, &tiles[i]))
        return FALSE;
    }
  *n_tiles = (uint8_t) json_array_get_length (list);
  return TRUE;
}

static gboolean
read_flags (const TenboRecordReader *reader,
            const TenboLocation     *location,
            uint32_t                *flags)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, TB_N_HAND_FLAGS, &list))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);
      int           flag;

      if (!tenbo_record_read_word (reader, &entry,
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
                         gboolean                 whole,
                         TbTileHand              *hand)
{
  TenboLocation members[N_KEYS];

  tb_tile_hand_init (hand);
  if (!tenbo_record_read_members (reader, location, keys, N_KEYS, members))
    return FALSE;
  if (members[HAND].node == NULL)
    return tenbo_record_refuse_missing (reader, location, keys[HAND]);
  if (members[WIN].node == NULL && whole)
    return tenbo_record_refuse_missing (reader, location, keys[WIN]);

  return read_hand (reader, &members[HAND], hand) &&
         (members[WIN].node == NULL || read_tile (reader, &members[WIN], &hand->win)) &&
         (members[MELDS].node == NULL || read_melds (reader, &members[MELDS], hand)) &&
         (members[DORA].node == NULL ||
          read_tiles (reader, &members[DORA], TB_MAX_INDICATORS, hand->dora,
                      &hand->n_dora)) &&
         (members[URA].node == NULL ||
          read_tiles (reader, &members[URA], TB_MAX_INDICATORS, hand->ura,
                      &hand->n_ura)) &&
         (members[ASIDE].node == NULL ||
          read_tiles (reader, &members[ASIDE], TB_MAX_ASIDE, hand->aside,
                      &hand->n_aside)) &&
         (members[FLAGS].node == NULL ||
          read_flags (reader, &members[FLAGS], &hand->flags));
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
      tenbo_json_begin_entry (out);
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
      tenbo_json_begin_entry (out);
      tenbo_json_write_text (out, text);
    }
  g_string_append_c (out, ']');
}

static void
append_flags (GString *out,
              uint32_t flags)
{
  if (flags == 0)
    return;

  begin_list (out, keys[FLAGS]);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (flags & 1u << flag)
      {
        tenbo_json_begin_entry (out);
        tenbo_json_write_text (out, tb_hand_flag_ids[flag]);
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
