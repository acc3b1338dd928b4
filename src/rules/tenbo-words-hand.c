/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

static const char *const fu_words[TB_N_FU] = {
  [TB_FU_BASE] = N_ ("Base fu"),
  [TB_FU_SEVEN_PAIRS] = N_ ("Seven pairs"),
  [TB_FU_CLOSED_RON] = N_ ("Closed ron"),
  [TB_FU_SELF_DRAW] = N_ ("Tsumo"),
  [TB_FU_PAIR_DRAGON] = N_ ("Pair of dragons"),
  [TB_FU_PAIR_WIND] = N_ ("Pair of the own wind"),
  [TB_FU_PAIR_DOUBLE_WIND] = N_ ("Pair of the double wind"),
  [TB_FU_WAIT_CLOSED] = N_ ("Closed wait"),
  [TB_FU_WAIT_EDGE] = N_ ("Edge wait"),
  [TB_FU_WAIT_SINGLE] = N_ ("Single wait"),
  [TB_FU_OPEN_TRIPLET] = N_ ("Open triplet"),
  [TB_FU_OPEN_TRIPLET_TERMINAL] = N_ ("Open triplet of terminals"),
  [TB_FU_OPEN_TRIPLET_HONOUR] = N_ ("Open triplet of honours"),
  [TB_FU_CONCEALED_TRIPLET] = N_ ("Concealed triplet"),
  [TB_FU_CONCEALED_TRIPLET_TERMINAL] = N_ ("Concealed triplet of terminals"),
  [TB_FU_CONCEALED_TRIPLET_HONOUR] = N_ ("Concealed triplet of honours"),
  [TB_FU_OPEN_KAN] = N_ ("Open kan"),
  [TB_FU_OPEN_KAN_TERMINAL] = N_ ("Open kan of terminals"),
  [TB_FU_OPEN_KAN_HONOUR] = N_ ("Open kan of honours"),
  [TB_FU_CONCEALED_KAN] = N_ ("Concealed kan"),
  [TB_FU_CONCEALED_KAN_TERMINAL] = N_ ("Concealed kan of terminals"),
  [TB_FU_CONCEALED_KAN_HONOUR] = N_ ("Concealed kan of honours"),
  [TB_FU_OPEN_PINFU] = N_ ("Open hand of pinfu shape"),
};

const char *
tenbo_words_fu (TbFu fu)
{
  g_return_val_if_fail ((int) fu >= 0 && fu < TB_N_FU, "");

  return _ (fu_words[fu]);
}

static char *
bad_tiles (TbTile  tile,
           int32_t wanted)
{
  char text[TB_TILE_TEXT_SIZE];

  if (tile == TB_TILE_NONE)
    return g_strdup_printf (_ ("A hand has %d tiles beside the winning one, and one more for each "
                               "kan"),
                            wanted);

  tb_tile_text (tile, text);

  return g_strdup_printf (_ ("No hand has %s like this: there are not as many of it, or it cannot "
                             "lie there"),
                          text);
}

char *
tenbo_words_hand_error (TbHandError error,
                        TbTile      tile,
                        int32_t     wanted)
{
  switch (error)
    {
    case TB_HAND_NO_YAKU:
      if (wanted > 0)
        return g_strdup_printf (_ ("Complete, but no win on a discard: that needs %d tai, and no "
                                   "wild tile as the partner of a single wait"),
                                wanted);
      return g_strdup (_ ("The hand is complete, but has no yaku"));
    case TB_HAND_NOT_COMPLETE:
      return g_strdup (_ ("The hand is not complete"));
    case TB_HAND_BAD_TILES:
      return bad_tiles (tile, wanted);
    case TB_HAND_FINE:
    case TB_N_HAND_ERRORS:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_words_tiles (const TbTileHand *hand)
{
  GString *out = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];
  char     text[2 * TB_MAX_HAND_TILES + 1];

  tb_tiles_text (tiles, tb_tile_hand_list (hand, tiles), text);
  g_string_append (out, text);
  tb_tiles_text (&hand->win, 1, text);
  g_string_append_printf (out, " +%s", text);
  for (int i = 0; i < hand->n_melds; i++)
    {
      size_t n = tb_meld_tiles (&hand->melds[i], tiles);

      tb_tiles_text (tiles, n, text);
      g_string_append_printf (out, " %s", text);
    }

  return g_string_free_and_steal (out);
}

char *
tenbo_words_tsumo (const TbPayment *payment)
{
  gboolean         of_dealer = payment->dealer == 0;
  int32_t          first = of_dealer ? payment->next : payment->others;
  int32_t          second = of_dealer ? payment->others : payment->dealer;
  g_autofree char *one = tenbo_words_points (first, FALSE);
  g_autofree char *other = tenbo_words_points (second, FALSE);

  if (of_dealer && payment->next == payment->others)
    /* Translators: what each of the others pays for a dealer's tsumo, "2,000 all" */
    return g_strdup_printf (_ ("%s all"), other);

  /* Translators: what the child and what the dealer pay for a tsumo: "1,000/2,000" */
  return g_strdup_printf (C_ ("tsumo", "%1$s/%2$s"), one, other);
}
