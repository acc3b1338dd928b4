/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-win-facts.h"

/* The upper ends of the classes by points below a mangan, by han if all han have the same value,
 * and by tai. */
static const int32_t points_below[] = { 2000, 4000 };
static const int32_t han_up_to[] = { 1, 2, 3, 4, 6, 9 };
static const int32_t tai_up_to[] = { 4, 9, 19, 29, 49, 79, 99 };

#define CLASS_OF_MANGAN  3
#define CLASS_OF_YAKUMAN 7

static int
find_class (const int32_t *up_to,
            gsize          n,
            int32_t        number)
{
  gsize i = 0;

  while (i < n && number > up_to[i])
    i++;

  return (int) i;
}

/* Returns the class by fu. A limit counts as a limit whatever its points; lower hands count as a
 * ron would, so that a self-draw of the same hand is in the same class. */
static int
class_of_points (const TbRules *rules,
                 const TbValue *value,
                 gboolean       dealer)
{
  int32_t ron;

  if (value->limit != TB_LIMIT_NONE)
    return CLASS_OF_MANGAN + (int) value->limit - (int) TB_LIMIT_MANGAN;

  ron = tb_value_ron (rules, value, dealer);
  for (gsize i = 0; i < G_N_ELEMENTS (points_below); i++)
    if (ron < points_below[i])
      return (int) i;

  return CLASS_OF_MANGAN - 1;
}

static int
class_of_value (const TbRules *rules,
                const TbValue *value,
                gboolean       dealer)
{
  int32_t han = value->han;

  if (rules->scoring == TB_SCORING_TAI)
    return find_class (tai_up_to, G_N_ELEMENTS (tai_up_to), value->tai);
  if (value->limit == TB_LIMIT_YAKUMAN)
    return CLASS_OF_YAKUMAN;
  if (rules->scoring == TB_SCORING_FU_TABLE)
    return class_of_points (rules, value, dealer);

  /* A named limit counts as the number of han that gives its points. */
  if (han == 0 && rules->han_points > 0)
    han = value->base * TB_BASES_IN_RON / rules->han_points;
  for (int32_t i = 0; han == 0 && i < rules->n_han_table; i++)
    if (rules->han_table[i].child >= value->base * TB_BASES_IN_RON)
      han = rules->han_table[i].han;
  if (han == 0)
    return CLASS_OF_YAKUMAN - 1;

  return find_class (han_up_to, G_N_ELEMENTS (han_up_to), han);
}

static gboolean
has_riichi (const TbEvent *event,
            TbPlayer       player)
{
  for (int32_t i = 0; i < event->n_riichi; i++)
    if (event->riichi[i] == player)
      return TRUE;

  return FALSE;
}

/* Returns the number of a known fact, or -1. */
static int
number_of (TbFact fact)
{
  switch (fact)
    {
    case TB_FACT_YES:
      return 1;

    case TB_FACT_NO:
      return 0;

    case TB_FACT_UNKNOWN:
      break;
    }

  return -1;
}

/* A yakuman has no han, except a counted one. */
static gboolean
is_yakuman (const TbValue *value)
{
  return value->limit == TB_LIMIT_YAKUMAN && value->han == 0;
}

static TenboWinFact
find_ippatsu (const TbRules      *rules,
              const TbWin        *win,
              const TbValueEntry *entry,
              const TbValue      *value)
{
  gboolean     is_yaku = tb_rules_find_yaku (rules, TB_YAKU_IPPATSU) != NULL;
  gboolean     is_paid = rules->chip_ippatsu > 0;
  TenboWinFact fact = { is_yaku || is_paid, -1 };

  if (is_paid && win->bonus.ippatsu > 0)
    fact.number = 1;
  else if (is_yaku && entry->form == TB_VALUE_TILES)
    fact.number = (entry->tiles.flags & TB_HAND_IPPATSU) != 0 ? 1 : 0;
  else if (is_yaku && entry->form == TB_VALUE_YAKU)
    fact.number = (value->listed & TB_YAKU_BIT (TB_YAKU_IPPATSU)) != 0 ? 1 : 0;
  else if (is_paid)
    fact.number = 0; /* a chip that is not recorded is not paid */

  return fact;
}

/* Tiles without ura indicators are unknown: they were not turned over, or not entered. */
static TenboWinFact
find_ura (const TbRules      *rules,
          const TbWin        *win,
          const TbValueEntry *entry,
          const TbHandValue  *hand,
          const TbValue      *value)
{
  gboolean     is_worth_more = rules->ura_dora && !is_yakuman (value);
  gboolean     is_paid = rules->chip_ura > 0;
  TenboWinFact fact = { is_worth_more || is_paid, -1 };

  if (is_worth_more && hand != NULL && entry->tiles.n_ura > 0)
    fact.number = hand->dora.ura;
  else if (is_paid)
    fact.number = win->bonus.ura;

  return fact;
}

static int
find_dora (const TbValueEntry *entry,
           const TbHandValue  *hand)
{
  if (entry->form == TB_VALUE_YAKU)
    return entry->dora;
  if (hand != NULL)
    return hand->dora.dora + hand->dora.ura + hand->dora.red + hand->dora.flower;

  return -1;
}

static void
find_worth (const TbRules      *rules,
            const TbValueEntry *entry,
            const TbHandValue  *hand,
            TenboWinFacts      *facts)
{
  gboolean is_asked = rules->scoring != TB_SCORING_TAI && !is_yakuman (&facts->value);

  facts->han = facts->dora = (TenboWinFact) { is_asked, -1 };
  if (!is_asked || facts->value.han == 0)
    return;

  facts->han.number = facts->value.han;
  facts->dora.number = find_dora (entry, hand);
}

static void
find_yaku (const TbRules      *rules,
           const TbValueEntry *entry,
           const TbHandValue  *hand,
           TenboWinFacts      *facts)
{
  gboolean is_known =
    hand != NULL || entry->form == TB_VALUE_YAKU || entry->form == TB_VALUE_YAKUMAN;

  facts->knows_yaku = (TenboWinFact) { rules->scoring != TB_SCORING_TAI, is_known - 1 };
  facts->yaku = facts->value.listed;
}

/* The value of a hand that was already played cannot be refused. */
static const TbHandValue *
value_entry (const TbRules      *rules,
             TenboWinScorer     *scorer,
             const TbValueEntry *entry,
             TbHandValue        *hand,
             TbValue            *value)
{
  TbProblem problem;

  if (entry->form != TB_VALUE_TILES || rules->scoring == TB_SCORING_TAI)
    {
      tb_value_resolve (rules, entry, value, &problem);
      return NULL;
    }

  if (!scorer->is_ready)
    tb_scorer_init (&scorer->scorer, rules);
  scorer->is_ready = TRUE;
  tb_scorer_value (&scorer->scorer, &entry->tiles, hand);
  *value = hand->value;
  return hand;
}

void
tenbo_win_facts_find (const TbRules     *rules,
                      TenboWinScorer    *scorer,
                      const TenboPlayed *played,
                      int32_t            win,
                      TenboWinFacts     *facts)
{
  const TbEvent     *event = &played->hand.event;
  const TbWin       *entered = &event->wins[win];
  gboolean           riichi = has_riichi (event, entered->player);
  const TbHandValue *hand;
  TbHandValue        of_tiles;
  TbValueEntry       entry;

  tb_win_value (rules, &played->result.hand, event, win, &entry);
  *facts = (TenboWinFacts) { .ippatsu.number = -1, .ura.number = -1, .open.number = -1 };
  hand = value_entry (rules, scorer, &entry, &of_tiles, &facts->value);

  facts->value_class =
    class_of_value (rules, &facts->value, entered->player == played->result.hand.dealer);
  find_worth (rules, &entry, hand, facts);
  find_yaku (rules, &entry, hand, facts);
  if (rules->riichi_stake > 0 && !riichi)
    facts->open = (TenboWinFact) { TRUE, number_of (tb_event_win_is_open (event, win)) };

  if (riichi)
    {
      facts->ippatsu = find_ippatsu (rules, entered, &entry, &facts->value);
      facts->ura = find_ura (rules, entered, &entry, hand, &facts->value);
    }
}
