/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-valuation.h"

static size_t
find_waits (const TenboValuation *valuation,
            TbTile               *tiles)
{
  TbTileWait waits[TB_MAX_WAITS];
  size_t     n = tb_tiles_waits (&valuation->scorer, &valuation->hand, waits);

  for (size_t i = 0; i < n; i++)
    tiles[i] = waits[i].tile;
  return n;
}

static size_t
find_tai_waits (const TenboValuation *valuation,
                TbTile               *tiles)
{
  TbTaiWait waits[TB_MAX_TAI_WAITS];
  size_t    n = tb_tai_hand_waits (&valuation->tai_scorer, &valuation->hand, waits);

  for (size_t i = 0; i < n; i++)
    tiles[i] = waits[i].tile;
  return n;
}

/* Returns the error of the hand of @valuation with the winning tile @win. */
static TbHandError
try_win (const TenboValuation *valuation,
         TbTile                win,
         TbTile               *bad_tile)
{
  TbTileHand hand = valuation->hand;

  hand.win = win;
  if (tenbo_valuation_counts_tai (valuation))
    {
      TbTaiHandValue value;

      tb_tai_scorer_value (&valuation->tai_scorer, &hand, &value);
      *bad_tile = value.bad_tile;
      return value.error;
    }
  else
    {
      TbHandValue value;

      tb_scorer_value (&valuation->scorer, &hand, &value);
      *bad_tile = value.bad_tile;
      return value.error;
    }
}

/* Whether some winning tile makes the tiles of @valuation a possible hand, complete or not.
 * Otherwise @bad_tile is the tile to blame: not the tried winning tile, which may itself be missing
 * from the ruleset or used up. */
static gboolean
has_good_tiles (const TenboValuation *valuation,
                TbTile               *bad_tile)
{
  *bad_tile = TB_TILE_NONE;
  for (int suit = TB_SUIT_MANZU; suit < TB_N_SUITS; suit++)
    for (int rank = 0; rank < (suit == TB_SUIT_HONOURS ? TB_N_HONOURS : TB_N_RANKS); rank++)
      {
        TbTile win = TB_TILE (suit, rank);
        TbTile bad;

        if (try_win (valuation, win, &bad) != TB_HAND_BAD_TILES)
          return TRUE;
        if (bad != win)
          *bad_tile = bad;
      }

  return FALSE;
}

TbHandError
tenbo_valuation_find_waits (const TenboValuation *valuation,
                            TbTile               *tiles,
                            size_t               *n_tiles,
                            TbTile               *bad_tile)
{
  g_return_val_if_fail (valuation != NULL && tiles != NULL, TB_HAND_BAD_TILES);
  g_return_val_if_fail (n_tiles != NULL && bad_tile != NULL, TB_HAND_BAD_TILES);

  *n_tiles = 0;
  if (!has_good_tiles (valuation, bad_tile))
    return TB_HAND_BAD_TILES;

  *n_tiles = tenbo_valuation_counts_tai (valuation) ? find_tai_waits (valuation, tiles)
                                                    : find_waits (valuation, tiles);
  return TB_HAND_FINE;
}
