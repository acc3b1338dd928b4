/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-possible-fu.h"

#include "tb-hand-fu.h"

/* The bounds are valid for every hand, but not tight for all of them. */

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

#define N_SETS 4

/* Maximum fu of a hand with fewer than three kans. */
#define MOST_FU_OF_TWO_KANS 110

/* Fu of an open triplet of simples. */
#define TRIPLET_FU 2

/* Returns the han of @yaku in an open or a closed hand; 0 if it does not count there. */
static int32_t
find_han (const TbRules *rules,
          TbYaku         yaku,
          bool           open)
{
  const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);

  if (rule == NULL)
    return 0;

  return open ? rule->open : rule->closed;
}

static int32_t
closed_han (const TbRules *rules,
            TbYaku         yaku)
{
  return find_han (rules, yaku, false);
}

/* --- A number of han --- */

/* Whether a hand of @han han can have more than 110 fu. Three concealed triplets, three kans and
 * four triplets are worth two han each under nearly all rulesets. There, a hand of one han has none
 * of them, and a hand of two han at most one. Its sets with the most fu are, with none of the three
 * yaku, two concealed kans of terminals, a triplet completed by a discard, and a run (68 fu); with
 * one of them, the same two kans, an open one and a run (80 fu, but the hand is open), or a
 * concealed triplet instead of the open kan (72 fu). With pair, wait and the way of winning, the
 * total never exceeds 110. */
static bool
can_exceed_two_kans (const TbRules *rules,
                     int32_t        han)
{
  static const TbYaku dear[] = { TB_YAKU_SANANKOU, TB_YAKU_SANKANTSU, TB_YAKU_TOITOI };

  if (han > 2)
    return true;
  for (size_t i = 0; i < sizeof dear / sizeof dear[0]; i++)
    if (find_han (rules, dear[i], false) < 2 || find_han (rules, dear[i], true) < 2)
      return true;

  return false;
}

/* Returns the minimum han of seven pairs of any form, each of which replaces the plain one; 0 if
 * the ruleset does not play them or gives them other fu. */
static int32_t
find_least_han_of_25_fu (const TbRules *rules,
                         bool           self_draw)
{
  int32_t least = 0;

  if (closed_han (rules, TB_YAKU_CHIITOITSU) == 0 || tb_fu_of_seven_pairs (rules) != 25)
    return 0;

  for (TbYakuSet forms = TB_YAKU_OF_SEVEN_PAIRS; forms != 0; forms &= forms - 1)
    {
      int32_t han = closed_han (rules, tb_yaku_first (forms));

      if (han > 0 && (least == 0 || han < least))
        least = han;
    }

  return self_draw ? least + closed_han (rules, TB_YAKU_TSUMO) : least;
}

/* Whether the last tile and a replacement tile have fu like any other draw. */
static bool
has_every_draw_fu (const TbRules *rules)
{
  return tb_rules_last_draw_has_fu (rules, false) && tb_rules_last_draw_has_fu (rules, true);
}

/* Returns the minimum han of a closed hand of 20 fu, which has pinfu shape; 0 if there is none, for
 * example for a ron, which has 30 fu or more. */
static int32_t
find_least_han_of_20_fu (const TbRules *rules,
                         bool           self_draw)
{
  int32_t pinfu = closed_han (rules, TB_YAKU_PINFU);

  if (!self_draw)
    return 0;
  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH && pinfu > 0)
    return pinfu + closed_han (rules, TB_YAKU_TSUMO);
  /* Otherwise the self-draw has fu, except with the last tile or a replacement tile. */
  if (has_every_draw_fu (rules))
    return 0;

  return pinfu > 0 ? pinfu : 1;
}

/* Whether an open hand of pinfu shape, or with a self-draw without fu, can have 20 fu. */
static bool
can_open_hand_have_20_fu (const TbRules *rules,
                          bool           self_draw)
{
  if (!self_draw || rules->open_pinfu != TB_OPEN_PINFU_TWENTY)
    return rules->open_pinfu != TB_OPEN_PINFU_THIRTY;

  return !has_every_draw_fu (rules);
}

bool
tb_han_can_have_fu (const TbRules *rules,
                    int32_t        han,
                    TbFuWay        way,
                    int32_t        fu)
{
  int32_t least;

  if (fu != 20 && fu != 25)
    return fu <= MOST_FU_OF_TWO_KANS || can_exceed_two_kans (rules, han);
  if (fu == 20 && way.openness != TB_OPENNESS_CLOSED &&
      can_open_hand_have_20_fu (rules, way.self_draw))
    return true;

  least = fu == 20 ? find_least_han_of_20_fu (rules, way.self_draw)
                   : find_least_han_of_25_fu (rules, way.self_draw);

  return way.openness != TB_OPENNESS_OPEN && least > 0 && han >= least;
}

/* --- A list of yaku --- */

typedef struct
{
  const TbRules *rules;
  TbYakuSet      yaku;
  bool           open;
  bool           self_draw;
} Hand;

static int32_t
count_yaku (TbYakuSet set)
{
  int32_t count = 0;

  for (; set != 0; set &= set - 1)
    count++;

  return count;
}

static int32_t
max (int32_t one,
     int32_t other)
{
  return one > other ? one : other;
}

/* Counts the triplets of honors; the seat wind may be the round wind, and either of them North. */
static int32_t
count_honour_triplets (TbYakuSet yaku)
{
  int32_t dragons = count_yaku (yaku & TB_YAKU_OF_DRAGONS);
  int32_t winds = (yaku & TB_YAKU_OF_WINDS) != 0;

  if ((yaku & BIT (SHOUSANGEN)) != 0)
    dragons = 2;
  if ((yaku & BIT (SANFUU)) != 0)
    winds = 3;

  return dragons + winds;
}

static int32_t
count_triplets (TbYakuSet yaku)
{
  int32_t honours = count_honour_triplets (yaku);

  if ((yaku & TB_YAKU_OF_FOUR_TRIPLETS) != 0)
    return N_SETS;

  return (yaku & TB_YAKU_OF_THREE_TRIPLETS) != 0 ? max (3, honours) : honours;
}

static int32_t
count_runs (TbYakuSet yaku)
{
  bool three = (yaku & (BIT (SANSHOKU_DOUJUN) | BIT (ITTSU))) != 0;
  bool twins = (yaku & BIT (IIPEIKOU)) != 0;

  if ((yaku & (BIT (PINFU) | BIT (RYANPEIKOU))) != 0 || (three && twins))
    return N_SETS;
  if (three)
    return 3;
  if (twins)
    return 2;

  return (yaku & (BIT (CHANTA) | BIT (JUNCHAN))) != 0;
}

/* The kinds of triplets, those with the fewest fu first: each has twice the fu of the previous one.
 * Triplets of terminals and honors have twice as many. */
typedef enum
{
  OPEN,
  CONCEALED,
  OPEN_KAN,
  CONCEALED_KAN,
  N_TRIPLET_KINDS,
} TripletKind;

/* Counts the triplets of each kind if the @n triplets have the fewest possible fu. */
static void
count_cheapest_triplets (const Hand *hand,
                         int32_t     n,
                         int32_t    *counts)
{
  int32_t kans = (hand->yaku & BIT (SANKANTSU)) != 0 ? 3 : 0;
  int32_t others = n - kans;
  int32_t concealed = (hand->yaku & BIT (SANANKOU)) != 0 ? 3 : 0;

  /* A ron opens one triplet of a closed hand, and no kan. */
  if (!hand->open)
    concealed = max (concealed, kans + max (others - !hand->self_draw, 0));

  counts[CONCEALED_KAN] = hand->open ? max (concealed - others, 0) : kans;
  counts[CONCEALED] = concealed - counts[CONCEALED_KAN];
  counts[OPEN_KAN] = kans - counts[CONCEALED_KAN];
  counts[OPEN] = others - counts[CONCEALED];
}

/* Returns the minimum fu of @n triplets. The triplets that must be of terminals or honors are the
 * kinds with the fewest fu. */
static int32_t
find_least_of_triplets (const Hand *hand,
                        int32_t     n)
{
  bool    outside = (hand->yaku & (BIT (HONROUTOU) | BIT (HONROU_TOITOI))) != 0;
  int32_t n_outside = outside ? n : count_honour_triplets (hand->yaku);
  int32_t counts[N_TRIPLET_KINDS];
  int32_t fu = 0;

  count_cheapest_triplets (hand, n, counts);
  for (int32_t kind = OPEN; kind < N_TRIPLET_KINDS; kind++)
    for (int32_t i = 0; i < counts[kind]; i++)
      fu += (TRIPLET_FU << kind) * (n_outside-- > 0 ? 2 : 1);

  return fu;
}

/* Returns the minimum fu of the sets, the pair and the wait. */
static int32_t
find_least (const Hand *hand)
{
  int32_t n = count_triplets (hand->yaku);
  int32_t least = find_least_of_triplets (hand, n);

  /* More triplets can have fewer fu: a fourth can replace a kan of honors. */
  while (++n <= N_SETS - count_runs (hand->yaku))
    {
      int32_t fu = find_least_of_triplets (hand, n);

      least = fu < least ? fu : least;
    }

  least += (hand->yaku & BIT (SHOUSANGEN)) != 0 ? TB_PAIR_FU : 0;

  /* A hand of pinfu shape would list pinfu, unless a yaku replaces the rest. */
  if (!hand->open && (hand->yaku & tb_rules_instead (hand->rules)) == 0 &&
      closed_han (hand->rules, TB_YAKU_PINFU) > 0)
    return max (least, TB_WAIT_FU);

  return least;
}

/* Returns the maximum: every set that can be a concealed kan is one. */
static int32_t
find_most (const Hand *hand)
{
  bool    tanyao = (hand->yaku & BIT (TANYAO)) != 0;
  bool    no_honours = tanyao || (hand->yaku & (BIT (CHINITSU) | BIT (JUNCHAN))) != 0;
  int32_t kans = N_SETS - count_runs (hand->yaku);
  int32_t pair = no_honours ? 0 : max (TB_PAIR_FU, hand->rules->double_wind_pair_fu);

  return kans * (TRIPLET_FU << CONCEALED_KAN) * (tanyao ? 1 : 2) + pair + TB_WAIT_FU;
}

static bool
can_have (const Hand *hand,
          int32_t     fu)
{
  const TbRules *rules = hand->rules;
  TbWon          won = TB_WON_BY_DISCARD;
  bool           pinfu = (hand->yaku & BIT (PINFU)) != 0;

  if (hand->self_draw)
    won = hand->yaku & BIT (HAITEI) ? TB_WON_BY_LAST_DRAW : TB_WON_BY_DRAW;
  if (hand->self_draw && hand->yaku & BIT (RINSHAN))
    won = TB_WON_BY_REPLACEMENT;
  if ((hand->yaku & TB_YAKU_OF_SEVEN_PAIRS) != 0)
    return !hand->open && fu == tb_fu_of_seven_pairs (rules);
  if (pinfu)
    return !hand->open && fu == tb_fu_of_sets (rules, TB_FORM_PINFU, won, 0);

  /* More fu than a hand of two kans with one concealed and one open triplet. Three kans would be in
   * the list, and so would four concealed triplets, as a yakuman. */
  if (fu > MOST_FU_OF_TWO_KANS && (hand->yaku & BIT (SANKANTSU)) == 0 &&
      find_han (rules, TB_YAKU_SANKANTSU, hand->open) > 0 &&
      (rules->yakuman & BIT (SUUANKOU)) != 0)
    return false;

  for (int32_t shape = find_least (hand); shape <= find_most (hand); shape += 2)
    if (tb_fu_of_sets (rules, hand->open ? TB_FORM_OPEN : TB_FORM_CLOSED, won, shape) == fu)
      return true;

  return false;
}

bool
tb_yaku_can_have_fu (const TbRules *rules,
                     TbYakuSet      yaku,
                     TbFuWay        way,
                     int32_t        fu)
{
  Hand closed = { .rules = rules, .yaku = yaku, .open = false, .self_draw = way.self_draw };
  Hand open = { .rules = rules, .yaku = yaku, .open = true, .self_draw = way.self_draw };

  return (way.openness != TB_OPENNESS_OPEN && can_have (&closed, fu)) ||
         (way.openness != TB_OPENNESS_CLOSED && can_have (&open, fu));
}

bool
tb_yaku_has_room (const TbRules *rules,
                  TbYakuSet      yaku)
{
  /* A third triplet of dragons makes the hand a yakuman. */
  if ((rules->yakuman & BIT (DAISANGEN)) != 0 &&
      (yaku & TB_YAKU_OF_DRAGONS) == TB_YAKU_OF_DRAGONS)
    return false;

  return count_runs (yaku) + count_triplets (yaku) <= N_SETS;
}
