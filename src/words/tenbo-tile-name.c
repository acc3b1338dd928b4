/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-name.h"

#include <glib/gi18n-lib.h>

static const char *const suit_names[TB_SUIT_HONOURS][TB_N_RANKS] = {
  [TB_SUIT_MANZU] = {
    /* Translators: a tile of the suit manzu */
    N_ ("1 of manzu"),
    N_ ("2 of manzu"),
    N_ ("3 of manzu"),
    N_ ("4 of manzu"),
    N_ ("5 of manzu"),
    N_ ("6 of manzu"),
    N_ ("7 of manzu"),
    N_ ("8 of manzu"),
    N_ ("9 of manzu"),
  },
  [TB_SUIT_PINZU] = {
    /* Translators: a tile of the suit pinzu */
    N_ ("1 of pinzu"),
    N_ ("2 of pinzu"),
    N_ ("3 of pinzu"),
    N_ ("4 of pinzu"),
    N_ ("5 of pinzu"),
    N_ ("6 of pinzu"),
    N_ ("7 of pinzu"),
    N_ ("8 of pinzu"),
    N_ ("9 of pinzu"),
  },
  [TB_SUIT_SOUZU] = {
    /* Translators: a tile of the suit souzu */
    N_ ("1 of souzu"),
    N_ ("2 of souzu"),
    N_ ("3 of souzu"),
    N_ ("4 of souzu"),
    N_ ("5 of souzu"),
    N_ ("6 of souzu"),
    N_ ("7 of souzu"),
    N_ ("8 of souzu"),
    N_ ("9 of souzu"),
  },
};

static const char *const red_names[TB_SUIT_HONOURS] = {
  /* Translators: a red five */
  N_ ("5 of manzu, red"),
  N_ ("5 of pinzu, red"),
  N_ ("5 of souzu, red"),
};

static const char *const honour_names[TB_N_HONOURS] = {
  N_ ("East wind"),
  N_ ("South wind"),
  N_ ("West wind"),
  N_ ("North wind"),
  N_ ("White dragon"),
  N_ ("Green dragon"),
  N_ ("Red dragon"),
};

static const char *const flower_names[TB_N_FLOWERS] = {
  /* Translators: tiles, the four seasons and the four flowers */
  NC_ ("tile", "Spring"),
  NC_ ("tile", "Summer"),
  NC_ ("tile", "Autumn"),
  NC_ ("tile", "Winter"),
  NC_ ("tile", "Plum"),
  NC_ ("tile", "Orchid"),
  NC_ ("tile", "Chrysanthemum"),
  NC_ ("tile", "Bamboo"),
};

static const char *const meld_names[] = {
  /* Translators: kinds of melds */
  [TB_MELD_CHI] = NC_ ("meld", "Chi"),
  [TB_MELD_PON] = NC_ ("meld", "Pon"),
  [TB_MELD_KAN] = NC_ ("meld", "Open kan"),
  [TB_MELD_KAKAN] = NC_ ("meld", "Added kan"),
  [TB_MELD_ANKAN] = NC_ ("meld", "Concealed kan"),
};

const char *
tenbo_tile_get_name (TbTile tile)
{
  TbSuit suit = TB_TILE_SUIT (tile);
  guint  rank = TB_TILE_RANK (tile);

  if (tile == TB_TILE_NONE)
    return _ ("Tile face down");

  if (tile & TB_TILE_FLOWER)
    return tile < (TB_TILE_FLOWER | TB_N_FLOWERS) ? g_dpgettext2 (NULL, "tile", flower_names[rank])
                                                  : NULL;

  if (suit == TB_SUIT_HONOURS)
    {
      if (tile == TB_TILE_MARKED_WHITE)
        return _ ("White dragon, marked");
      return rank < TB_N_HONOURS && !(tile & TB_TILE_RED) ? _ (honour_names[rank]) : NULL;
    }

  if (tile & TB_TILE_RED)
    return rank == TB_RANK_FIVE ? _ (red_names[suit]) : NULL;

  return rank < TB_N_RANKS ? _ (suit_names[suit][rank]) : NULL;
}

const char *
tenbo_tile_get_meld_name (TbMeldKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (meld_names), NULL);

  return g_dpgettext2 (NULL, "meld", meld_names[kind]);
}
