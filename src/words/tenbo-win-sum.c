/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-win-sum.h"

#include <glib/gi18n-lib.h>

#define MANGAN_IN_YAKUMAN 4

/* --- A calculation --- */

/* A calculation in words, and its result so far */
typedef struct
{
  const TbRules *rules;
  GString       *text;
  int32_t        points;
  gboolean       has_steps;
} Sum;

static void
append_points (Sum    *self,
               int32_t points)
{
  g_autofree char *text = tenbo_words_points (points, FALSE);

  g_string_append (self->text, text);
}

/* Begins the calculation with @points. */
static void
begin (Sum    *self,
       int32_t points)
{
  g_string_truncate (self->text, 0);
  self->points = points;
  self->has_steps = FALSE;
  append_points (self, points);
}

/* Appends "× 4 = 5,120": @operation and its result @points. */
static void
add_step (Sum        *self,
          const char *operation,
          int32_t     points)
{
  g_string_append_printf (self->text, self->has_steps ? ", %s = " : " %s = ", operation);
  append_points (self, points);
  self->points = points;
  self->has_steps = TRUE;
}

static void
multiply (Sum    *self,
          int32_t factor)
{
  g_autofree char *number = tenbo_words_points (factor, FALSE);
  g_autofree char *operation = g_strconcat ("× ", number, NULL);

  if (factor != 1)
    add_step (self, operation, self->points * factor);
}

/* Appends a division without a rest, or one whose result is rounded up. */
static void
divide (Sum    *self,
        int32_t divisor)
{
  g_autofree char *operation = g_strdup_printf ("÷ %d", divisor);

  if (divisor != 1)
    add_step (self, operation, (self->points + divisor - 1) / divisor);
}

static void
add (Sum    *self,
     int32_t points)
{
  g_autofree char *number = tenbo_words_points (ABS (points), FALSE);
  g_autofree char *operation = g_strconcat (points < 0 ? "− " : "+ ", number, NULL);

  if (points != 0)
    add_step (self, operation, self->points + points);
}

/* Begins the calculation with the share @points, or adds @points to it. */
static void
add_share (Sum    *self,
           int32_t points)
{
  if (self->text->len == 0)
    begin (self, points);
  else
    add (self, points);
}

/* Appends "→ 5,200" if the calculation has another result. */
static void
set_rounded (Sum    *self,
             int32_t points)
{
  if (self->points == points)
    return;

  g_string_append (self->text, " → ");
  append_points (self, points);
  self->points = points;
  self->has_steps = TRUE;
}

static void
round_up (Sum *self)
{
  int32_t unit = tb_rules_win_unit (self->rules);

  set_rounded (self, (self->points + unit - 1) / unit * unit);
}

/* --- The value of a ron --- */

/* Returns "2⁵". */
static char *
format_power_of_2 (int exponent)
{
  static const char *const digits[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };

  g_return_val_if_fail (exponent >= 0, NULL);

  return exponent < 10 ? g_strconcat ("2", digits[exponent], NULL)
                       : g_strconcat ("2", digits[exponent / 10 % 10], digits[exponent % 10], NULL);
}

/* Returns the fu from which the base points follow, or 0 if they do not follow from fu. */
static int32_t
find_fu (const TbRules *rules,
         const TbValue *value)
{
  int32_t fu = value->fu != 0 ? value->fu : rules->fixed_fu;

  if (rules->scoring != TB_SCORING_FU_TABLE || value->limit != TB_LIMIT_NONE || value->han <= 0 ||
      value->han > 10)
    return 0;

  return value->base == fu << (2 + value->han) ? fu : 0;
}

static void
begin_with_base (Sum           *self,
                 const TbValue *value)
{
  g_autofree char *power = format_power_of_2 (2 + value->han);
  g_autofree char *operation = g_strconcat ("× ", power, NULL);

  begin (self, find_fu (self->rules, value));
  add_step (self, operation, value->base);
  if (self->rules->round_share)
    round_up (self);
}

/* Begins with the value of a limit, which players know, or with a multiple of a yakuman. */
static void
begin_with_limit (Sum           *self,
                  const TbValue *value,
                  gboolean       dealer)
{
  int32_t          ron = tb_value_ron (self->rules, value, dealer);
  g_autofree char *operation = NULL;
  TbValue          one;
  int32_t          mangan;

  begin (self, ron);
  if (value->limit != TB_LIMIT_YAKUMAN)
    return;

  tb_value_of_limit (self->rules, TB_LIMIT_YAKUMAN, &one);
  mangan = value->yakuman > 0 ? value->yakuman : MANGAN_IN_YAKUMAN * (value->base / one.base);
  if (mangan == MANGAN_IN_YAKUMAN)
    return;

  begin (self, tb_value_ron (self->rules, &one, dealer));
  if (self->points * mangan / MANGAN_IN_YAKUMAN != ron)
    {
      begin (self, ron);
      return;
    }
  operation = g_strdup_printf ("× %.*f", mangan % MANGAN_IN_YAKUMAN != 0 ? 1 : 0,
                               (double) mangan / MANGAN_IN_YAKUMAN);
  add_step (self, operation, ron);
}

/* Begins with the han, all of which are worth the same, or with the row of a table. */
static void
begin_with_han (Sum           *self,
                const TbValue *value,
                gboolean       dealer)
{
  const TbRules  *rules = self->rules;
  const TbHanRow *row = tb_rules_find_han_row (rules, value->han);
  int32_t         bases = dealer ? tb_value_dealer_bases (rules) : TB_BASES_IN_RON;

  if (row != NULL)
    begin (self, dealer ? row->dealer : row->child);
  else
    {
      begin (self, value->han);
      multiply (self, rules->han_points * bases / TB_BASES_IN_RON);
      add (self, rules->win_points * bases / TB_BASES_IN_RON);
    }
  if (dealer)
    add (self, rules->dealer_points);
}

/* Calculates the value of a ron, which is rounded up. */
static void
calculate_ron (Sum           *self,
               const TbValue *value,
               gboolean       dealer)
{
  const TbRules *rules = self->rules;

  if (find_fu (rules, value) > 0)
    {
      begin_with_base (self, value);
      multiply (self, dealer ? tb_value_dealer_bases (rules) : TB_BASES_IN_RON);
      if (dealer)
        add (self, rules->dealer_points);
    }
  else if (rules->scoring == TB_SCORING_LINEAR && value->limit == TB_LIMIT_NONE && value->han > 0)
    begin_with_han (self, value, dealer);
  else
    begin_with_limit (self, value, dealer);
  round_up (self);
}

/* --- A self-draw --- */

/* A payment for a win */
typedef struct
{
  const TbValue *value;
  TbPlayer       winner;
  TbPlayer       dealer;
  TbPlayer       payer;
} Share;

/* Calculates a share of a table of four: a half, a third or a quarter of the value. */
static void
calculate_own_share (Sum         *self,
                     const Share *share)
{
  const TbRules *rules = self->rules;
  gboolean       of_dealer = share->winner == share->dealer;
  gboolean       is_double = of_dealer || share->payer == share->dealer;

  if (of_dealer || rules->dealer_factor == TB_DEALER_FACTOR_SAME)
    {
      if (find_fu (rules, share->value) > 0 && rules->dealer_points == 0 &&
          rules->dealer_factor == TB_DEALER_FACTOR_HALF_MORE)
        {
          begin_with_base (self, share->value);
          multiply (self, 2);
        }
      else
        {
          calculate_ron (self, share->value, of_dealer);
          divide (self, 3);
        }
    }
  else if (find_fu (rules, share->value) > 0)
    {
      begin_with_base (self, share->value);
      multiply (self, is_double ? 2 : 1);
    }
  else
    {
      calculate_ron (self, share->value, FALSE);
      divide (self, is_double ? 2 : TB_BASES_IN_RON);
    }
  round_up (self);
}

/* Adds half of the share of the player who is missing at a table of three. */
static void
add_half_missing (Sum         *self,
                  const Share *share)
{
  Sum   other = { .rules = self->rules, .text = g_string_new (NULL) };
  Share missing = *share;

  /* The missing player is never the dealer. */
  if (share->winner != share->dealer)
    missing.payer = TB_NOBODY;
  calculate_own_share (&other, &missing);
  add (self, other.points / 2);
  round_up (self);
  g_string_free (other.text, TRUE);
}

/* Appends the lower and the higher part of the value that the payers of a table of three pay. */
static void
add_split (Sum            *self,
           const Share    *share,
           const TbShares *shares)
{
  g_autofree char *whole = g_strdup (self->text->str);
  g_autofree char *less = NULL;
  g_autofree char *more = NULL;
  int32_t          lower = INT32_MAX;
  int32_t          higher = INT32_MIN;

  for (TbPlayer payer = 0; payer < self->rules->players; payer++)
    if (payer != share->winner)
      {
        int32_t part = shares->points[payer] - self->rules->tsumo_extra;

        lower = MIN (lower, part);
        higher = MAX (higher, part);
      }

  less = tenbo_words_points (lower, FALSE);
  more = tenbo_words_points (higher, FALSE);
  /* Translators: a calculation of points that two players pay: "8,000, split into 3,000 and
   * 5,000" */
  g_string_printf (self->text, _ ("%1$s, split into %2$s and %3$s"), whole, less, more);
  self->has_steps = TRUE;
  self->points = shares->points[share->payer] - self->rules->tsumo_extra;
}

static void
calculate_self_draw (Sum         *self,
                     const Share *share)
{
  const TbRules *rules = self->rules;
  TbShares       shares;

  tb_shares_of_self_draw (rules, share->value, 0, share->dealer, share->winner, &shares);
  if (rules->tsumo_split == TB_TSUMO_SPLIT_OWN_SHARE ||
      rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
    {
      calculate_own_share (self, share);
      if (rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING)
        add_half_missing (self, share);
    }
  else
    {
      calculate_ron (self, share->value, share->winner == share->dealer);
      if (rules->tsumo_split != TB_TSUMO_SPLIT_FULL_EACH)
        add_split (self, share, &shares);
    }
  add (self, rules->tsumo_extra);
}

/* --- Liability --- */

/* Returns the value of the part of @win for which a player is liable. */
static TbValue
find_liable_value (const TbRules *rules,
                   const TbWin   *win,
                   const TbValue *value)
{
  TbValueEntry entry = { .form = TB_VALUE_YAKUMAN, .n_yaku = win->pao.n_for };
  TbValue      part;
  TbProblem    problem;

  if (rules->pao_share == TB_PAO_WHOLE_HAND || win->pao.n_for == 0 ||
      tb_pao_is_of_kan_feeder (&win->pao, rules, value))
    return *value;

  for (int i = 0; i < entry.n_yaku; i++)
    entry.yaku[i] = win->pao.for_yakuman[i];
  return tb_value_resolve (rules, &entry, &part, &problem) == TB_OK ? part : *value;
}

/* Calculates what the discarder of @win, or the player who is liable, pays for a ron. */
static void
calculate_ron_with_pao (Sum         *self,
                        const Share *share,
                        const TbWin *win)
{
  TbValue  part = find_liable_value (self->rules, win, share->value);
  gboolean of_dealer = share->winner == share->dealer;
  int32_t  points = tb_value_ron (self->rules, &part, of_dealer);
  gboolean is_half = self->rules->pao_ron == TB_PAO_RON_HALF;

  if (is_half)
    points = points / 200 * 100;
  if (share->payer != win->pao.player)
    {
      calculate_ron (self, share->value, of_dealer);
      add (self, -points);
      return;
    }

  calculate_ron (self, &part, of_dealer);
  if (is_half)
    {
      divide (self, 2);
      set_rounded (self, points);
    }
}

/* Calculates the shares of the others that the player who is liable pays: "8,000 + 16,000 =
 * 24,000"; or what is left of the share of another player. */
static void
calculate_self_draw_with_pao (Sum         *self,
                              const Share *share,
                              const TbWin *win,
                              gboolean     is_liable)
{
  const TbRules *rules = self->rules;
  TbValue        part = find_liable_value (rules, win, share->value);
  TbShares       all;
  TbShares       liable;

  if (is_liable && rules->pao_tsumo == TB_PAO_TSUMO_AS_RON &&
      !tb_pao_is_of_kan_feeder (&win->pao, rules, share->value))
    {
      calculate_ron (self, &part, share->winner == share->dealer);
      return;
    }

  tb_shares_of_self_draw (rules, share->value, 0, share->dealer, share->winner, &all);
  tb_shares_of_self_draw (rules, &part, 0, share->dealer, share->winner, &liable);
  if (!is_liable)
    {
      calculate_self_draw (self, share);
      if (win->pao.player != share->payer)
        add (self, -MIN (all.points[share->payer], liable.points[share->payer]));
      return;
    }
  for (TbPlayer player = 0; player < rules->players; player++)
    if (player != share->winner && player != win->pao.player)
      add_share (self, MIN (all.points[player], liable.points[player]));
}

/* --- Tai --- */

/* Appends what is left of the calculation of the points of @value with @extra more tai. */
static void
calculate_tai (Sum           *self,
               const TbValue *value,
               int32_t        extra)
{
  const TbRules *rules = self->rules;
  int32_t        amount = tb_tai_payment (rules, value, extra, FALSE).others;

  /* The others pay nothing, or the same as the discarder. */
  if (amount == 0)
    amount = tb_tai_payment (rules, value, extra, TRUE).discarder;

  begin (self, value->tai);
  add (self, extra);
  set_rounded (self, tb_tai_round (rules, self->points));
  if (rules->n_tai_table > 0)
    begin (self, amount);
  else
    {
      multiply (self, rules->tai_points);
      add (self, rules->tai_base);
      set_rounded (self, amount);
    }
}

static void
calculate_tai_share (Sum                *self,
                     const TbHandResult *result,
                     const TbWin        *win,
                     const TbValue      *value,
                     TbPlayer            payer)
{
  const TbRules *rules = self->rules;
  TbPlayer       dealer = result->hand.dealer;
  gboolean       with_dealer = win->player == dealer || payer == dealer;
  gboolean       as_self_draw =
    win->from == TB_NOBODY || win->robbed ||
    (win->last_tile && rules->last_tile == TB_LAST_TILE_SELF_DRAW);
  int32_t      extra = with_dealer ? tb_tai_of_dealer (rules, result->hand.honba) : 0;
  TbTaiPayment payment = tb_tai_payment (rules, value, extra, as_self_draw);
  int32_t      share = payer == win->from ? payment.discarder : payment.others;

  calculate_tai (self, value, extra);
  if (share == 2 * self->points)
    multiply (self, 2);
  if (with_dealer && rules->tai_dealer_double)
    multiply (self, 2);
}

/* Calculates the shares of the others that one player pays. */
static void
calculate_tai_of_others (Sum                *self,
                         const TbHandResult *result,
                         const TbWin        *win,
                         const TbValue      *value,
                         TbPlayer            payer)
{
  for (TbPlayer player = 0; player < self->rules->players; player++)
    {
      Sum share = { .rules = self->rules };

      if (player == win->player || player == payer)
        continue;

      share.text = g_string_new (NULL);
      calculate_tai_share (&share, result, win, value, player);
      add_share (self, share.points + self->rules->tai_from_each);
      g_string_free (share.text, TRUE);
    }
}

/* --- A payment --- */

int
tenbo_win_sum_find_win (const TbEvent      *event,
                        const TbLedgerLine *line)
{
  for (int i = 0; i < event->n_wins; i++)
    if (TB_ACCOUNT_PLAYER (event->wins[i].player) == line->to)
      return i;

  return -1;
}

int
tenbo_win_sum_find_value (const TbRules      *rules,
                          const TbEvent      *event,
                          const TbHandResult *result,
                          const TbLedgerLine *line,
                          TbValue            *value)
{
  int          win = tenbo_win_sum_find_win (event, line);
  TbValueEntry entry;
  TbProblem    problem;

  *value = (TbValue) { 0 };
  if (win < 0 || (line->reason != TB_REASON_WIN && line->reason != TB_REASON_PAO) ||
      line->field == TB_FIELD_TAI_FROM_EACH)
    return -1;

  tb_win_value (rules, &result->hand, event, win, &entry);
  return tb_value_resolve (rules, &entry, value, &problem) == TB_OK ? win : -1;
}

static void
calculate_win (Sum                *self,
               const TbHandResult *result,
               const TbWin        *win,
               const TbValue      *value,
               const TbLedgerLine *line)
{
  const TbRules *rules = self->rules;
  gboolean       is_liable = line->reason == TB_REASON_PAO;
  gboolean       of_dealer = win->player == result->hand.dealer;
  TbPlayer       payer = win->from;
  Share          share = { value, win->player, result->hand.dealer, (TbPlayer) line->from };

  if (rules->scoring == TB_SCORING_TAI)
    {
      if (is_liable)
        calculate_tai_of_others (self, result, win, value, share.payer);
      else
        calculate_tai_share (self, result, win, value, share.payer);
      return;
    }

  if (payer == TB_NOBODY && rules->pao_kan_feeder == TB_KAN_FEEDER_RON &&
      tb_pao_is_of_kan_feeder (&win->pao, rules, value))
    payer = win->pao.player;
  if (win->pao.player == TB_NOBODY || win->pao.player == payer)
    {
      if (payer != TB_NOBODY)
        calculate_ron (self, value, of_dealer);
      else
        calculate_self_draw (self, &share);
    }
  else if (payer != TB_NOBODY)
    calculate_ron_with_pao (self, &share, win);
  else
    calculate_self_draw_with_pao (self, &share, win, is_liable);
}

char *
tenbo_win_sum_dup (const TbRules      *rules,
                   const TbEvent      *event,
                   const TbHandResult *result,
                   const TbLedgerLine *line)
{
  Sum     self = { .rules = rules };
  TbValue value;
  int     win = tenbo_win_sum_find_value (rules, event, result, line, &value);

  if (win < 0 && (line->reason != TB_REASON_NAGASHI || event->n_nagashi > 1))
    return NULL;

  self.text = g_string_new (NULL);
  if (win >= 0)
    calculate_win (&self, result, &event->wins[win], &value, line);
  else
    {
      tb_value_of_limit (rules, tb_nagashi_limit (rules), &value);
      calculate_self_draw (&self, &(Share) { &value, (TbPlayer) line->to, result->hand.dealer,
                                             (TbPlayer) line->from });
    }

  /* A calculation with another result is not that of the engine, and a sum of tai that are points
   * needs none. */
  if (self.text->len == 0 || self.points != line->points ||
      (rules->scoring == TB_SCORING_TAI && !self.has_steps && self.points == value.tai))
    {
      g_string_free (self.text, TRUE);
      return NULL;
    }
  return g_string_free_and_steal (self.text);
}
