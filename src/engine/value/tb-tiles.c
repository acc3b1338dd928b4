/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tiles.h"

#include <assert.h>
#include <string.h>

static const char suit_letters[TB_N_SUITS + 1] = { 'm', 'p', 's', 'z', 'f' };

const char *const tb_hand_flag_ids[TB_N_HAND_FLAGS] = {
  "riichi",
  "double-riichi",
  "ippatsu",
  "rinshan",
  "chankan",
  "haitei",
  "houtei",
  "tenhou",
  "chiihou",
  "renhou",
  "flower-replacement",
  "wait-in-discards",
};

const char *const tb_meld_ids[] = {
  [TB_MELD_CHI] = "chi",
  [TB_MELD_PON] = "pon",
  [TB_MELD_KAN] = "kan",
  [TB_MELD_KAKAN] = "kakan",
  [TB_MELD_ANKAN] = "ankan",
};

void
tb_tile_hand_init (TbTileHand *hand)
{
  *hand =
    (TbTileHand) { .stray = TB_TILE_NONE, .win = TB_TILE_NONE, .wild = TB_TILE_NONE };
}

/* Adds @tile to the counts of @hand @n times, or removes it if @n is negative. */
static void
add_to_counts (TbTileHand *hand,
               TbTile      tile,
               int         n)
{
  TbSuit       suit = TB_TILE_SUIT (tile);
  TbSuitCounts one = (TbSuitCounts) 1 << TB_COUNT_BITS * TB_TILE_RANK (tile);

  if (tile & TB_TILE_FLOWER)
    {
      hand->flowers += (TbSuitCounts) n * one;
      return;
    }

  hand->suits[suit] += (TbSuitCounts) n * one;
  if (tile & TB_TILE_RED)
    hand->reds += (uint32_t) n << 8 * suit;
}

void
tb_tile_hand_add (TbTileHand *hand,
                  TbTile      tile)
{
  /* The number stays too large, however many tiles are added. */
  if (hand->n_tiles <= TB_MAX_HAND_TILES)
    hand->n_tiles++;
  if (hand->n_tiles <= TB_MAX_HAND_TILES)
    add_to_counts (hand, tile, 1);
}

void
tb_tile_hand_remove (TbTileHand *hand,
                     TbTile      tile)
{
  assert (tb_tile_hand_count (hand, TB_TILE_KIND (tile)) > 0);

  hand->n_tiles--;
  add_to_counts (hand, tile, -1);
}

int32_t
tb_tile_hand_count (const TbTileHand *hand,
                    TbTile            kind)
{
  return tb_count_of (kind & TB_TILE_FLOWER ? hand->flowers : hand->suits[TB_TILE_SUIT (kind)],
                      TB_TILE_RANK (kind));
}

size_t
tb_tile_hand_list (const TbTileHand *hand,
                   TbTile           *out)
{
  size_t n = 0;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (int rank = 0; rank < TB_N_RANKS; rank++)
      for (int i = 0; i < tb_count_of (hand->suits[suit], rank); i++)
        {
          bool is_red = rank == TB_RANK_FIVE && i < (int) (hand->reds >> 8 * suit & 0xff);

          out[n++] = TB_TILE (suit, rank) | (is_red ? TB_TILE_RED : 0);
        }
  for (int number = 0; number < TB_N_FLOWERS; number++)
    for (int i = 0; i < tb_count_of (hand->flowers, number); i++)
      out[n++] = (TbTile) (TB_TILE_FLOWER | number);

  return n;
}

bool
tb_tile_hand_is_open (const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].kind != TB_MELD_ANKAN)
      return true;

  return false;
}

/* Finds the tile with the notation @digit @letter. Returns false if there is none. */
static bool
find_tile (char    digit,
           char    letter,
           TbTile *out)
{
  static const int most[] = { TB_N_RANKS, TB_N_RANKS, TB_N_RANKS, TB_N_HONOURS, TB_N_FLOWERS };
  int              suit = 0;
  int              number = digit - '0';

  while (suit <= TB_N_SUITS && suit_letters[suit] != letter)
    suit++;
  if (suit > TB_N_SUITS || number > most[suit] || (number == 0 && suit == TB_N_SUITS))
    return false;

  /* The rank of a white dragon is that of a five. */
  if (number == 0)
    *out = TB_TILE_RED_FIVE (suit);
  else if (suit == TB_N_SUITS)
    *out = (TbTile) (TB_TILE_FLOWER + number - 1);
  else
    *out = TB_TILE (suit, number - 1);

  return true;
}

int32_t
tb_tiles_parse (const char *text,
                TbTile     *out,
                int32_t     max)
{
  int32_t n = 0;

  while (*text != '\0')
    {
      const char *letter = text;

      while (*letter >= '0' && *letter <= '9')
        letter++;
      if (letter == text)
        return -1;
      for (; text < letter; text++)
        if (n == max || !find_tile (*text, *letter, &out[n++]))
          return -1;
      text++;
    }

  return n;
}

/* Sorts the few @kinds. */
static void
sort_kinds (TbTile *kinds,
            int32_t n)
{
  for (int32_t i = 1; i < n; i++)
    for (int32_t j = i; j > 0 && kinds[j] < kinds[j - 1]; j--)
      {
        TbTile kind = kinds[j];

        kinds[j] = kinds[j - 1];
        kinds[j - 1] = kind;
      }
}

/* Whether the sorted @kinds form a meld of the kind @meld: three or four of a kind, or a run. */
static bool
is_meld (TbMeldKind    meld,
         const TbTile *kinds,
         int32_t       n)
{
  int step = meld == TB_MELD_CHI;

  if (n != (meld >= TB_MELD_KAN ? 4 : 3) || kinds[0] & TB_TILE_FLOWER ||
      (step == 1 && TB_TILE_SUIT (kinds[0]) == TB_SUIT_HONOURS))
    return false;

  for (int32_t i = 1; i < n; i++)
    if (kinds[i] != kinds[0] + i * step)
      return false;

  return true;
}

TbMeldText
tb_meld_parse (const char *text,
               TbMeld     *out)
{
  TbTile  tiles[4];
  int32_t n = 0;

  *out = (TbMeld) { 0 };
  for (TbMeldKind kind = TB_MELD_CHI; kind <= TB_MELD_ANKAN; kind++)
    {
      size_t length = strlen (tb_meld_ids[kind]);

      if (strncmp (text, tb_meld_ids[kind], length) == 0 && text[length] == ' ')
        {
          out->kind = kind;
          n = tb_tiles_parse (text + length + 1, tiles, 4);
        }
    }
  if (n <= 0)
    return TB_MELD_TEXT_NONE;

  for (int32_t i = 0; i < n; i++)
    {
      if (!(tiles[i] & TB_TILE_FLOWER) && tiles[i] & TB_TILE_RED)
        out->reds++;
      tiles[i] &= (TbTile) ~TB_TILE_RED;
    }
  sort_kinds (tiles, n);
  out->tile = tiles[0];

  return is_meld (out->kind, tiles, n) ? TB_MELD_TEXT_FINE : TB_MELD_TEXT_NO_MELD;
}

void
tb_tile_text (TbTile tile,
              char   out[static TB_TILE_TEXT_SIZE])
{
  bool flower = (tile & TB_TILE_FLOWER) != 0;
  int  number = tile & TB_TILE_RED ? 0 : TB_TILE_RANK (tile) + 1;

  out[0] = (char) ('0' + number);
  out[1] = suit_letters[flower ? TB_N_SUITS : TB_TILE_SUIT (tile)];
  out[2] = '\0';
}

void
tb_tiles_text (const TbTile *tiles,
               size_t        n,
               char         *out)
{
  char text[TB_TILE_TEXT_SIZE];

  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (tiles[i], text);
      if (i > 0 && out[-1] == text[1])
        out--;
      *out++ = text[0];
      *out++ = text[1];
    }
  *out = '\0';
}

size_t
tb_meld_tiles (const TbMeld *meld,
               TbTile       *out)
{
  size_t n = meld->kind >= TB_MELD_KAN ? 4 : 3;
  int    reds = meld->reds;

  for (size_t i = 0; i < n; i++)
    {
      out[i] = (TbTile) (meld->tile + (meld->kind == TB_MELD_CHI ? i : 0));
      if (TB_TILE_RANK (out[i]) == TB_RANK_FIVE && reds-- > 0)
        out[i] |= TB_TILE_RED;
    }

  return n;
}

void
tb_meld_text (const TbMeld *meld,
              char          out[static TB_MELD_TEXT_SIZE])
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);
  size_t end = strlen (tb_meld_ids[meld->kind]);

  memcpy (out, tb_meld_ids[meld->kind], end);
  out[end] = ' ';
  tb_tiles_text (tiles, n, &out[end + 1]);
}
