/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-words.h"

#include "tenbo-tile-name.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

const char *
tenbo_tile_words_target (const TbRules  *rules,
                         TenboTileTarget target)
{
  gboolean shown = rules->dora_tile == TB_DORA_SHOWN;

  switch (target)
    {
    case TENBO_TILE_TO_HAND:
      return C_ ("tiles", "Hand");

    case TENBO_TILE_TO_WIN:
      return _ ("Winning tile");

    case TENBO_TILE_TO_CHI:
    case TENBO_TILE_TO_PON:
    case TENBO_TILE_TO_KAN:
    case TENBO_TILE_TO_KAKAN:
    case TENBO_TILE_TO_ANKAN:
      return tenbo_tile_get_meld_name ((TbMeldKind) (target - TENBO_TILE_TO_CHI));

    case TENBO_TILE_TO_DORA:
      return shown ? C_ ("tiles", "Dora") : C_ ("tiles", "Dora indicator");

    case TENBO_TILE_TO_URA:
      return shown ? C_ ("tiles", "Ura dora") : C_ ("tiles", "Ura indicator");

    case TENBO_TILE_TO_ASIDE:
      return C_ ("tiles", "Set aside");

    case TENBO_TILE_TO_WILD:
    case TENBO_N_TILE_TARGETS:
      break;
    }

  return C_ ("tiles", "Wild indicator");
}

const char *
tenbo_tile_words_flag (const TbRules *rules,
                       TbHandFlag     flag)
{
  switch (flag)
    {
    case TB_HAND_RIICHI:
      return tenbo_words_yaku (rules, TB_YAKU_RIICHI);
    case TB_HAND_DOUBLE_RIICHI:
      return tenbo_words_yaku (rules, TB_YAKU_DOUBLE_RIICHI);
    case TB_HAND_IPPATSU:
      return tenbo_words_yaku (rules, TB_YAKU_IPPATSU);
    case TB_HAND_RINSHAN:
      return rules->scoring == TB_SCORING_TAI ? _ ("Drawn after a kan")
                                              : tenbo_words_yaku (rules, TB_YAKU_RINSHAN);
    case TB_HAND_CHANKAN:
      return tenbo_words_yaku (rules, TB_YAKU_CHANKAN);
    case TB_HAND_HAITEI:
      return tenbo_words_yaku (rules, TB_YAKU_HAITEI);
    case TB_HAND_HOUTEI:
      return tenbo_words_yaku (rules, TB_YAKU_HOUTEI);
    case TB_HAND_TENHOU:
      return tenbo_words_yaku (rules, TB_YAKU_TENHOU);
    case TB_HAND_CHIIHOU:
      return tenbo_words_yaku (rules, TB_YAKU_CHIIHOU);
    case TB_HAND_RENHOU:
      return tenbo_words_yaku (rules, TB_YAKU_RENHOU);
    case TB_HAND_FLOWER_REPLACEMENT:
      return tenbo_words_tai (rules, TB_TAI_FLOWER_BLOOM);
    case TB_HAND_WAIT_IN_DISCARDS:
      break;
    }

  return _ ("Wait in own discards");
}

char *
tenbo_tile_words_missing (const TenboTileEntry *tiles,
                          const TbRules        *rules,
                          size_t                n_waits)
{
  int missing = tenbo_tile_entry_missing (tiles, rules);

  if (missing == 1 && tiles->hand.win == TB_TILE_NONE)
    return g_strdup (n_waits > 0 ? _ ("The winning tile is missing")
                                 : _ ("No tile completes this hand"));

  return g_strdup_printf (ngettext ("%d tile is missing", "%d tiles are missing",
                                    (gulong) missing),
                          missing);
}

char *
tenbo_tile_words_payment (const TbRules *rules,
                          const TbValue *value,
                          TbWind         seat,
                          bool           self_draw)
{
  TbPayment payment;

  if (rules->scoring == TB_SCORING_TAI)
    return tenbo_words_n_tai (value->base);

  tb_value_payment (rules, value, seat, self_draw, 0, &payment);

  return self_draw ? tenbo_words_tsumo (&payment) : tenbo_words_points (payment.ron, FALSE);
}

char *
tenbo_tile_words_tai (const TbValue *value)
{
  if (value->tai == value->base)
    return tenbo_words_n_tai (value->tai);

  /* Translators: a sum of tai and what it is rounded up to: "54 tai → 60" */
  return g_strdup_printf (_ ("%d tai → %d"), value->tai, value->base);
}

char *
tenbo_tile_words_value (const TenboEntryModel *model,
                        const TbTileHand      *hand)
{
  const TbRules   *rules = model->rules;
  g_autofree char *sum = NULL;
  g_autofree char *payment = NULL;
  TenboWorth       worth;

  tenbo_worth_init_tiles (&worth, rules, hand);
  if (worth.error != TB_HAND_FINE)
    return tenbo_worth_dup_error (&worth);
  if (rules->scoring == TB_SCORING_TAI)
    return tenbo_tile_words_tai (&worth.value);

  sum = tenbo_worth_dup_sum (&worth);
  payment = tenbo_tile_words_payment (rules, &worth.value, hand->seat, hand->self_draw);

  return g_strdup_printf ("%s · %s", sum, payment);
}

char *
tenbo_tile_words_hint (const TenboEntryModel *model,
                       const TenboTileEntry  *tiles)
{
  if (tiles->n_digits > 0)
    /* Translators: digits that were typed, and which letters may follow them */
    return g_strdup_printf (_ ("%.*s, then m, p, s, z or f"), tiles->n_digits, tiles->digits);

  switch (tiles->target)
    {
    case TENBO_TILE_TO_WIN:
      return g_strdup (_ ("Press the winning tile, in the hand or below."));

    case TENBO_TILE_TO_CHI:
      return g_strdup (_ ("Press the lowest tile of the chi."));

    case TENBO_TILE_TO_PON:
    case TENBO_TILE_TO_KAN:
    case TENBO_TILE_TO_KAKAN:
    case TENBO_TILE_TO_ANKAN:
    case TENBO_TILE_TO_DORA:
    case TENBO_TILE_TO_URA:
    case TENBO_TILE_TO_ASIDE:
    case TENBO_TILE_TO_WILD:
      /* Translators: where the next tile goes: "Press a tile: Pon" */
      return g_strdup_printf (_ ("Press a tile: %s"), tenbo_tile_words_target (model->rules,
                                                                               tiles->target));

    case TENBO_TILE_TO_HAND:
    case TENBO_N_TILE_TARGETS:
      break;
    }

  if (tenbo_tile_entry_is_empty (tiles))
    return g_strdup (_ ("Press the closed tiles, then the winning tile, or type them: 123m 0p "
                        "77z"));

  return g_strdup (_ ("Press a tile of the hand to remove it."));
}
