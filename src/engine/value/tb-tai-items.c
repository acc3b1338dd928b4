/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

/* Items that readings of more than one form have. */

#define HONOURS_BIT (1u << TB_SUIT_HONOURS)

void
tb_tai_tally_add_triplet (const TbTaiSearch *search,
                          TbTaiTally        *tally,
                          TbTile             kind)
{
  const TbTileHand *hand = search->hand;
  bool              of_seat = kind == TB_TILE_EAST + hand->seat;
  bool              of_round = kind == TB_TILE_EAST + hand->round;

  if (TB_KINDS_DRAGONS & TB_KIND_BIT (kind))
    tb_tai_tally_add (search->scorer, tally, TB_TAI_DRAGON, 1);
  else if (of_seat && of_round)
    tb_tai_tally_add (search->scorer, tally, TB_TAI_SEAT_ROUND_WIND, 1);
  else if (of_seat)
    tb_tai_tally_add (search->scorer, tally, TB_TAI_SEAT_WIND, 1);
  else if (of_round)
    tb_tai_tally_add (search->scorer, tally, TB_TAI_ROUND_WIND, 1);
}

void
tb_tai_tally_add_suits (const TbTaiSearch  *search,
                        TbTaiTally         *tally,
                        const TbTaiReading *reading,
                        TbTai               all_honours)
{
  unsigned suits = search->suits;
  unsigned numbers;

  for (int i = 0; i < reading->n_wild; i++)
    suits |= 1u << TB_TILE_SUIT (reading->wild[i]);

  numbers = suits & ~HONOURS_BIT;
  if (numbers == 0)
    tb_tai_tally_add (search->scorer, tally, all_honours, 1);
  else if ((numbers & (numbers - 1)) == 0)
    tb_tai_tally_add (search->scorer, tally,
                      suits == numbers ? TB_TAI_FULL_FLUSH : TB_TAI_HALF_FLUSH, 1);
}

void
tb_tai_tally_add_itself (const TbTaiSearch  *search,
                         TbTaiTally         *tally,
                         const TbTaiReading *reading)
{
  for (int i = 0; i < reading->n_wild; i++)
    if (reading->wild[i] != search->itself)
      return;

  if (search->n_wild > 0)
    tb_tai_tally_add (search->scorer, tally, TB_TAI_WILD_AS_ITSELF, 1);
}

void
tb_tai_tally_add_form (const TbTaiSearch *search,
                       TbTaiTally        *tally,
                       TbTai              wild,
                       TbTai              without)
{
  tb_tai_tally_add (search->scorer, tally, search->n_wild > 0 ? wild : without, 1);
}
