/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-reading.h"

#include <glib.h>
#include <string.h>

/* Removes @weaker where @stronger is. */
static void
replace (TbYakuSet *yaku,
         TbYaku     stronger,
         TbYaku     weaker)
{
  if (*yaku & TB_YAKU_BIT (stronger))
    *yaku &= ~TB_YAKU_BIT (weaker);
}

static void
keep_what_counts (const Hand *self,
                  TbYakuSet  *yaku)
{
  for (TbYaku each = TB_YAKU_RIICHI; each < TB_N_YAKU; each++)
    if (!slow_plays (self, each))
      *yaku &= ~TB_YAKU_BIT (each);

  if (self->open && self->rules->open_tanyao_in == TB_OPEN_TANYAO_TOITOI_OR_CHINITSU &&
      !(*yaku & (TB_YAKU_BIT (TB_YAKU_TOITOI) | TB_YAKU_BIT (TB_YAKU_CHINITSU))))
    *yaku &= ~TB_YAKU_BIT (TB_YAKU_TANYAO);
  if (*yaku & self->rules->yakuman)
    *yaku &= self->rules->yakuman;
  if (self->rules->pinfu_tsumo == TB_PINFU_TSUMO_PINFU_ONLY)
    replace (yaku, TB_YAKU_PINFU, TB_YAKU_TSUMO);

  replace (yaku, TB_YAKU_DOUBLE_RIICHI, TB_YAKU_RIICHI);
  replace (yaku, TB_YAKU_RYANPEIKOU, TB_YAKU_IIPEIKOU);
  replace (yaku, TB_YAKU_JUNCHAN, TB_YAKU_CHANTA);
  replace (yaku, TB_YAKU_CHINITSU, TB_YAKU_HONITSU);
  replace (yaku, TB_YAKU_HONROU_TOITOI, TB_YAKU_TOITOI);
  replace (yaku, TB_YAKU_HONROU_TOITOI, TB_YAKU_HONROUTOU);
  replace (yaku, TB_YAKU_GYAKUSHARIN, TB_YAKU_HONROUTOU);
  replace (yaku, TB_YAKU_GYAKUSHARIN, TB_YAKU_SHOUSHARIN);
  replace (yaku, TB_YAKU_SHOUSHARIN, TB_YAKU_HONITSU);
  replace (yaku, TB_YAKU_GYAKUSHARIN, TB_YAKU_SET_CHIITOI);
  replace (yaku, TB_YAKU_SHOUSHARIN, TB_YAKU_SET_CHIITOI);
  replace (yaku, TB_YAKU_GYAKUSHARIN, TB_YAKU_CHIITOITSU);
  replace (yaku, TB_YAKU_SHOUSHARIN, TB_YAKU_CHIITOITSU);
  replace (yaku, TB_YAKU_SET_CHIITOI, TB_YAKU_CHIITOITSU);
  replace (yaku, TB_YAKU_TENHOU, TB_YAKU_CHIIHOU);
  replace (yaku, TB_YAKU_KOKUSHI_13, TB_YAKU_KOKUSHI);
  replace (yaku, TB_YAKU_SUUANKOU_TANKI, TB_YAKU_SUUANKOU);
  replace (yaku, TB_YAKU_CHUUREN_9, TB_YAKU_CHUUREN);
  if (*yaku == TB_YAKU_BIT (TB_YAKU_OTAFUKU))
    *yaku = 0;
}

/* From han and fu to a quarter of a child's ron. */
static int
base_of (const TbRules *rules,
         int            han,
         int            fu)
{
  int base = fu * 4;

  if (rules->counted_yakuman > 0 && han >= rules->counted_yakuman)
    {
      int times = han / rules->counted_yakuman;

      return 8000 * (times > rules->counted_yakuman_steps ? rules->counted_yakuman_steps : times);
    }
  if (rules->scoring == TB_SCORING_LINEAR)
    return han * rules->han_points / 4;
  if (han > 10)
    return 6000;
  if (han > 7)
    return 4000;
  if (han > 5)
    return 3000;
  if (han == 5)
    return 2000;
  for (int i = 0; i < han; i++)
    base *= 2;
  if (base > 2000 || (rules->kiriage_mangan && base == 1920))
    base = 2000;

  return base;
}

static int
han_of (const Hand *self,
        TbYaku      yaku,
        int         sets)
{
  const TbYakuRule *rule = tb_rules_find_yaku (self->rules, yaku);
  int               han = self->open ? rule->open : rule->closed;

  if (yaku == TB_YAKU_SET_CHIITOI)
    return han + sets - 1;

  return yaku == TB_YAKU_OTAFUKU ? han * (self->waits - 4) : han;
}

static int
yakuman_of (const TbRules *rules,
            TbYakuSet      yaku)
{
  int sum = 0, highest = 0, n = 0;

  for (TbYaku each = TB_YAKU_RIICHI; each < TB_N_YAKU; each++)
    if (yaku & TB_YAKU_BIT (each))
      {
        int mangan = 4;

        if (rules->great_yakuman & TB_YAKU_BIT (each))
          mangan = 6;
        if (rules->double_yakuman & TB_YAKU_BIT (each))
          mangan = 8;
        sum += mangan;
        highest = mangan > highest ? mangan : highest;
        n++;
      }
  if (rules->several_yakuman == TB_SEVERAL_YAKUMAN_HIGHEST)
    return highest;

  return rules->several_yakuman == TB_SEVERAL_YAKUMAN_SUM ? sum : highest + 2 * (n - 1);
}

/* Whether @a counts rather than @b: by what it is worth, then by its form. */
static bool
is_better (const SlowValue *a,
           const SlowValue *b)
{
  const int64_t of_a[] = { a->base, a->yakuman, !a->instead, a->han, a->fu, (int64_t) a->yaku };
  const int64_t of_b[] = { b->base, b->yakuman, !b->instead, b->han, b->fu, (int64_t) b->yaku };

  for (int i = 0; i < 6; i++)
    if (of_a[i] != of_b[i])
      return of_a[i] > of_b[i];

  return false;
}

static void
hold (Hand            *self,
      const SlowValue *value)
{
  if (!self->complete || is_better (value, &self->best))
    self->best = *value;
  self->complete = true;
}

/* Values the reading that is @yaku. @fu: of seven pairs; 0: to be counted. */
static void
value_yaku (Hand     *self,
            TbYakuSet yaku,
            int       sets,
            int       fu)
{
  const TbDora *dora = &self->dora;
  SlowValue     value = { .error = TB_HAND_FINE };

  keep_what_counts (self, &yaku);
  value.yaku = yaku;
  if (yaku & self->rules->yakuman)
    {
      value.yakuman = yakuman_of (self->rules, yaku);
      value.base = 2000 * value.yakuman;
    }
  else if (yaku != 0)
    {
      for (TbYaku each = TB_YAKU_RIICHI; each < TB_N_YAKU; each++)
        if (yaku & TB_YAKU_BIT (each))
          value.han += han_of (self, each, sets);
      value.han += dora->dora + dora->ura + dora->red + dora->flower;
      if (self->rules->scoring != TB_SCORING_LINEAR)
        value.fu = fu != 0 ? fu % NO_FU
                           : slow_fu_of (self, (yaku & TB_YAKU_BIT (TB_YAKU_PINFU)) != 0);
      value.base = base_of (self->rules, value.han, value.fu);
    }
  hold (self, &value);
}

/* The yaku that stand in place of the rest, each by itself. */
static void
value_instead (Hand     *self,
               TbYakuSet yaku,
               int       sets,
               int       fu)
{
  bool pinfu = (yaku & TB_YAKU_BIT (TB_YAKU_PINFU)) != 0 && slow_plays (self, TB_YAKU_PINFU);

  for (TbYaku each = TB_YAKU_RIICHI; each < TB_N_YAKU; each++)
    {
      const TbYakuRule *rule = tb_rules_find_yaku (self->rules, each);
      SlowValue         value = { .yaku = TB_YAKU_BIT (each), .instead = true };

      if (!(yaku & TB_YAKU_BIT (each)) || rule == NULL || !rule->instead ||
          (self->open ? rule->open : rule->closed) == 0)
        continue;
      value.han = han_of (self, each, sets);
      if (self->rules->scoring != TB_SCORING_LINEAR)
        value.fu = fu != 0 ? fu % NO_FU : slow_fu_of (self, pinfu);
      value.base = base_of (self->rules, value.han, value.fu);
      hold (self, &value);
    }
}

/* A hand may count its han instead of its yakuman. */
static void
value_reading (Hand     *self,
               TbYakuSet yaku,
               int       sets,
               int       fu)
{
  value_yaku (self, yaku, sets, fu);
  if (yaku & self->rules->yakuman)
    value_yaku (self, yaku & ~self->rules->yakuman, sets, fu);
  value_instead (self, yaku, sets, fu);
}

static void
value_groups (Hand *self)
{
  for (int i = self->n_melds; i < self->n_groups; i++)
    {
      Group    *group = &self->groups[i];
      int       length = group->type == RUN ? 3 : 1;
      TbYakuSet yaku = 0;

      if (self->win < group->kind || self->win >= group->kind + length ||
          !slow_is_possible (self, group))
        continue;
      group->won = true;
      slow_find_yaku_of_flags (self, &yaku);
      slow_find_yaku_of_tiles (self, &yaku);
      slow_find_nine_gates (self, &yaku);
      slow_find_yaku_of_sets (self, &yaku);
      value_reading (self, yaku, 0, 0);
      group->won = false;
    }
}

static void
try_groups (Hand *self,
            bool  value);

/* Takes the tiles of the next group away, tries the rest, and puts them back. */
static void
try_group (Hand *self,
           Type  type,
           int   kind,
           bool  value)
{
  static const int tiles[] = { [RUN] = 1, [TRIPLET] = 3, [PAIR] = 2 };
  int              length = type == RUN ? 3 : 1;

  if (type == RUN && (slow_is_honour (kind) || kind % 9 > 6))
    return;
  for (int i = 0; i < length; i++)
    if (self->counts[kind + i] < tiles[type])
      return;

  for (int i = 0; i < length; i++)
    self->counts[kind + i] -= tiles[type];
  self->groups[self->n_groups++] = (Group) { type, kind, false, false };
  try_groups (self, value);
  self->n_groups--;
  for (int i = 0; i < length; i++)
    self->counts[kind + i] += tiles[type];
}

/* Forms all groupings of what is left. Without @value only finds out whether there is one. */
static void
try_groups (Hand *self,
            bool  value)
{
  int kind = 0;

  while (kind < N_KINDS && self->counts[kind] == 0)
    kind++;
  if (kind < N_KINDS)
    {
      if (slow_count_groups (self, PAIR) == 0)
        try_group (self, PAIR, kind, value);
      try_group (self, TRIPLET, kind, value);
      try_group (self, RUN, kind, value);
    }
  else if (slow_count_groups (self, PAIR) == 1 && self->n_groups == 5)
    {
      if (value)
        {
          /* The counts are all taken, and nine gates look at them. */
          Hand whole = *self;

          for (int i = whole.n_melds; i < whole.n_groups; i++)
            for (int j = 0; j < 3; j++)
              if (whole.groups[i].type == RUN)
                whole.counts[whole.groups[i].kind + j]++;
              else if (whole.groups[i].type == TRIPLET || j < 2)
                whole.counts[whole.groups[i].kind]++;
          value_groups (&whole);
          self->best = whole.best;
          self->complete = whole.complete;
        }
      else
        self->complete |= slow_is_possible (self, NULL);
    }
}

/* Of how many kinds there are two pairs or more, or -1 if the tiles are not seven pairs that are
 * played. */
static int
count_sets (const Hand *self)
{
  int sets = 0;

  if (self->n_melds > 0 || tb_rules_find_yaku (self->rules, TB_YAKU_CHIITOITSU) == NULL)
    return -1;

  for (int kind = 0; kind < N_KINDS; kind++)
    {
      if (self->counts[kind] % 2 == 1 || self->natural[kind] < self->counts[kind] / 2 ||
          (self->counts[kind] > 2 && !self->rules->seven_pairs_four_alike))
        return -1;
      sets += self->counts[kind] > 2;
    }

  return sets;
}

static bool
is_kokushi (const Hand *self)
{
  if (!(self->rules->yakuman & TB_YAKU_BIT (TB_YAKU_KOKUSHI)))
    return false;
  for (int kind = 0; kind < N_KINDS; kind++)
    if ((self->counts[kind] > 0) != (slow_is_honour (kind) || slow_is_terminal (kind)) ||
        (self->counts[kind] == 2 && self->natural[kind] == 0))
      return false;

  return true;
}

static void
value_seven_pairs (Hand *self,
                   int   sets)
{
  TbYakuSet yaku = 0;
  int       fu = self->rules->seven_pairs_forty_fu ? 40 : 25;

  slow_find_yaku_of_flags (self, &yaku);
  slow_find_yaku_of_tiles (self, &yaku);
  slow_set (&yaku, TB_YAKU_CHIITOITSU, true);
  slow_set (&yaku, TB_YAKU_SET_CHIITOI, sets > 0);
  slow_set (&yaku, TB_YAKU_SHOUSHARIN, yaku & TB_YAKU_BIT (TB_YAKU_HONITSU));
  slow_set (&yaku, TB_YAKU_GYAKUSHARIN, yaku & TB_YAKU_BIT (TB_YAKU_HONROUTOU));
  slow_set (&yaku, TB_YAKU_DAISHARIN, yaku & TB_YAKU_BIT (TB_YAKU_CHINITSU));
  value_reading (self, yaku, sets, fu);
}

static void
value_kokushi (Hand *self)
{
  TbYakuSet yaku = 0;

  slow_find_yaku_of_flags (self, &yaku);
  slow_set (&yaku, TB_YAKU_KOKUSHI, true);
  slow_set (&yaku, TB_YAKU_KOKUSHI_13, self->counts[self->win] == 2);
  value_reading (self, yaku, 0, NO_FU);
}

/* --- The hand --- */

bool
slow_is_played (const TbRules *rules,
                int            kind)
{
  return rules->players == 4 || kind == 0 || kind >= 8;
}

bool
slow_is_complete (const Hand *self)
{
  Hand other = *self;

  other.complete = false;
  try_groups (&other, false);

  return other.complete || count_sets (&other) >= 0 || is_kokushi (&other);
}

/* How many kinds complete the hand without its winning tile. */
static int
count_waits (const Hand *self)
{
  int n = 0;

  for (int kind = 0; kind < N_KINDS; kind++)
    if (slow_is_played (self->rules, kind))
      {
        Hand other = *self;

        other.counts[self->win]--;
        other.counts[kind]++;
        other.natural[self->win]--;
        other.natural[kind]++;
        n += slow_is_complete (&other);
      }

  return n;
}

static void
add_meld (Hand         *self,
          const TbMeld *meld)
{
  int  kind = slow_number_of (meld->tile);
  Type type = meld->kind == TB_MELD_CHI ? RUN : meld->kind == TB_MELD_PON ? TRIPLET
                                                                          : KAN;
  bool called = meld->kind != TB_MELD_ANKAN;

  self->groups[self->n_groups++] = (Group) { type, kind, called, false };
  self->n_melds++;
  self->open |= called;
  if (type == RUN)
    for (int i = 0; i < 3; i++)
      self->all[kind + i]++;
  else
    self->all[kind] += type == KAN ? 4 : 3;
}

static int
next_dora (const TbRules *rules,
           int            kind)
{
  if (rules->dora_tile == TB_DORA_SHOWN)
    return kind;
  if (rules->players == 3 && kind < 9)
    return 8 - kind;
  if (kind >= WHITE)
    return WHITE + (kind - WHITE + 1) % 3;
  if (kind >= EAST)
    return EAST + (kind - EAST + 1) % 4;

  return kind / 9 * 9 + (kind + 1) % 9;
}

static int
count_dora (const Hand   *self,
            const TbTile *shown,
            int           n,
            bool          later_ones,
            int           north)
{
  int count = 0;

  for (int i = 0; i < n && (i == 0 || later_ones); i++)
    {
      int kind = next_dora (self->rules, slow_number_of (TB_TILE_KIND (shown[i])));

      count += self->all[kind] + (kind == NORTH ? north : 0);
    }

  return count;
}

static bool
has_bad_indicator (const TbRules *rules,
                   const TbTile  *shown,
                   int            n)
{
  for (int i = 0; i < n; i++)
    if (shown[i] & TB_TILE_FLOWER ||
        !slow_is_played (rules, slow_number_of (TB_TILE_KIND (shown[i]))))
      return true;

  return false;
}

/* Counts the red fives of the suit @suit. */
static int
count_reds (const Hand *self,
            int         suit)
{
  const TbTileHand *hand = self->hand;
  int               reds = (int) (hand->reds >> 8 * suit & 0xff);

  reds += hand->win & TB_TILE_RED && (int) TB_TILE_SUIT (hand->win) == suit;
  for (int i = 0; i < hand->n_melds; i++)
    if ((int) TB_TILE_SUIT (hand->melds[i].tile) == suit)
      reds += hand->melds[i].reds;

  return reds;
}

static bool
has_bad_tiles (Hand *self,
               int  *north)
{
  const TbTileHand *hand = self->hand;
  const TbRules    *rules = self->rules;
  int               flowers = 0;

  for (int kind = 0; kind < N_KINDS; kind++)
    if ((self->all[kind] > 4 && !rules->five_alike) ||
        (self->all[kind] > 0 && !slow_is_played (rules, kind)))
      return true;
  for (int i = 0; i < hand->n_melds; i++)
    if ((hand->melds[i].kind == TB_MELD_CHI && rules->players == 3) ||
        (rules->wild_tile == TB_WILD_WHITE && hand->melds[i].tile == TB_TILE_WHITE))
      return true;
  for (int suit = 0; suit < 3; suit++)
    {
      if (rules->red_fives == 4)
        self->dora.red += self->all[suit * 9 + 4];
      else if (count_reds (self, suit) > rules->red_fives)
        return true;
      else
        self->dora.red += count_reds (self, suit);
    }
  for (int i = 0; i < hand->n_aside; i++)
    if (hand->aside[i] & TB_TILE_FLOWER)
      flowers++;
    else if (hand->aside[i] == TB_TILE_NORTH && rules->nuki_north)
      ++*north;
    else
      return true;
  self->dora.flower = flowers + *north;

  return flowers > rules->flowers ||
         (!rules->five_alike && *north + self->all[NORTH] > 4) ||
         has_bad_indicator (rules, hand->dora, hand->n_dora) ||
         has_bad_indicator (rules, hand->ura, hand->n_ura);
}

void
slow_value_all_shapes (Hand *self)
{
  int sets = count_sets (self);

  try_groups (self, true);
  if (sets >= 0)
    value_seven_pairs (self, sets);
  if (is_kokushi (self))
    value_kokushi (self);
}

void
slow_count_dora (Hand *self,
                 int   north)
{
  const TbTileHand *hand = self->hand;
  const TbRules    *rules = self->rules;

  self->dora.dora = count_dora (self, hand->dora, hand->n_dora, rules->kan_dora, north);
  if (rules->ura_dora && !self->open &&
      (slow_has (hand->flags, TB_HAND_RIICHI) || slow_has (hand->flags, TB_HAND_DOUBLE_RIICHI)))
    self->dora.ura = count_dora (self, hand->ura, hand->n_ura, rules->kan_ura_dora, north);
}

void
slow_value (const TbRules    *rules,
            const TbTileHand *hand,
            SlowValue        *out)
{
  Hand self = { .rules = rules, .hand = hand };
  int  north = 0;

  memset (out, 0, sizeof *out);
  out->error = TB_HAND_BAD_TILES;
  if (hand->stray != TB_TILE_NONE || hand->flowers != 0 || hand->win & TB_TILE_FLOWER ||
      hand->n_tiles + 3 * hand->n_melds != (rules->wild_tile == TB_WILD_MISSING ? 12 : 13))
    return;
  for (int kind = 0; kind < N_KINDS; kind++)
    self.counts[kind] = tb_tile_hand_count (hand, TB_TILE (kind / 9, kind % 9));
  self.win = slow_number_of (TB_TILE_KIND (hand->win));
  self.counts[self.win]++;
  memcpy (self.natural, self.counts, sizeof self.natural);
  memcpy (self.all, self.counts, sizeof self.all);
  for (int i = 0; i < hand->n_melds; i++)
    add_meld (&self, &hand->melds[i]);
  if (has_bad_tiles (&self, &north))
    return;

  if (rules->wild_tile != TB_WILD_NONE)
    slow_value_wild (&self, north);
  else
    {
      slow_count_dora (&self, north);
      if (tb_rules_find_yaku (rules, TB_YAKU_OTAFUKU) != NULL)
        self.waits = count_waits (&self);
      slow_value_all_shapes (&self);
      self.best.dora = self.best.instead ? (TbDora) { 0 } : self.dora;
    }
  out->error = TB_HAND_NOT_COMPLETE;
  if (!self.complete)
    return;

  *out = self.best;
  out->error = out->yaku == 0 ? TB_HAND_NO_YAKU : TB_HAND_FINE;
}
