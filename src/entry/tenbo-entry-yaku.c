/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-yaku.h"

#include "tb-possible-fu.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-tile-words.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <assert.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Rarer hands are not in the grid. */
#define MOST_FU_OF_GRID 110

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

/* The entered part of a list, without given yaku */
typedef struct
{
  TbYakuSet yaku;
  int32_t   sets; /* number of set-chiitoi, if it is in the list */
  int32_t   dora;
  int32_t   fu; /* 0: not entered */
} YakuChoice;

static bool
is_tsumo (const TenboEntryModel *self)
{
  return self->kind == TENBO_ENTRY_WIN && self->tsumo;
}

static bool
is_yakuman (const TenboEntryModel *self,
            TbYaku                 yaku)
{
  return (self->rules->yakuman & TB_YAKU_BIT (yaku)) != 0;
}

bool
tenbo_entry_yaku_is_listed (const TenboEntryModel *self,
                            TbPlayer               player)
{
  const TenboEntryHand *hand = &self->hands[player];

  if (hand->has_value)
    return hand->value.form == TB_VALUE_YAKU;

  return self->method == TENBO_ENTRY_METHOD_YAKU;
}

static bool
has_tiles (const TenboEntryModel *self,
           TbPlayer               player)
{
  return self->hands[player].has_value && self->hands[player].value.form == TB_VALUE_TILES;
}

/* Reads the yaku of a hand that was entered by its tiles. */
static void
read_tiles (const TenboEntryModel *self,
            TbPlayer               player,
            YakuChoice            *out)
{
  TbScorer    scorer;
  TbTileHand  tiles;
  TbHandValue value;

  tenbo_entry_tiles_get_hand (self, player, &tiles);
  tb_scorer_init (&scorer, self->rules);
  tb_scorer_value (&scorer, &tiles, &value);
  if (value.error != TB_HAND_FINE || value.value.yakuman > 0)
    return;

  out->yaku = value.yaku;
  out->sets = value.sets;
  out->dora = value.dora.dora + value.dora.ura + value.dora.red + value.dora.flower;
  out->fu = value.value.fu;
}

static void
read_choice (const TenboEntryModel *self,
             TbPlayer               player,
             YakuChoice            *out)
{
  const TenboEntryHand *hand = &self->hands[player];

  memset (out, 0, sizeof *out);
  if (has_tiles (self, player))
    read_tiles (self, player, out);
  if (!hand->has_value || hand->value.form != TB_VALUE_YAKU)
    return;

  for (int32_t i = 0; i < hand->value.n_yaku; i++)
    {
      out->yaku |= TB_YAKU_BIT (hand->value.yaku[i]);
      out->sets += hand->value.yaku[i] == TB_YAKU_SET_CHIITOI;
    }
  out->dora = hand->value.dora;
  out->fu = hand->value.fu;

  /* Without the riichi stick there is no riichi. */
  if (tenbo_entry_model_asks (self, TENBO_QUESTION_RIICHI) &&
      !tenbo_entry_model_is_riichi (self, player))
    out->yaku &= ~TB_YAKU_OF_RIICHI;
}

static void
write_entry (const YakuChoice *choice,
             TbFact            is_open,
             TbValueEntry     *out)
{
  memset (out, 0, sizeof *out);
  out->form = TB_VALUE_YAKU;
  out->dora = choice->dora;
  out->fu = choice->fu;
  out->is_open = is_open;
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if ((choice->yaku & TB_YAKU_BIT (yaku)) != 0)
      for (int32_t i = 0; i < (yaku == TB_YAKU_SET_CHIITOI ? choice->sets : 1); i++)
        out->yaku[out->n_yaku++] = yaku;
}

/* Returns whether the hand is open, as answered or according to its tiles. Ignores the answer if a
 * riichi or a yakuman of closed hands implies a closed hand. */
static TbFact
find_openness (const TenboEntryModel *self,
               TbPlayer               player)
{
  const TenboEntryHand *hand = &self->hands[player];
  TbFact                is_open = hand->is_open;

  if (has_tiles (self, player))
    is_open = tb_tile_hand_is_open (&hand->value.tiles) ? TB_FACT_YES : TB_FACT_UNKNOWN;

  return is_open == TB_FACT_YES && tenbo_entry_model_is_closed (self, player) ? TB_FACT_UNKNOWN
                                                                              : is_open;
}

bool
tenbo_entry_yaku_is_open (const TenboEntryModel *self,
                          TbPlayer               player)
{
  return player != TB_NOBODY && find_openness (self, player) == TB_FACT_YES;
}

/* --- Possible yaku --- */

/* Returns the yaku that are possible with the way of winning, ignoring the rest of the list. */
static TbYakuSet
find_possible (const TenboEntryModel *self,
               TbPlayer               player)
{
  TbValueContext context = {
    .won = self->kind == TENBO_ENTRY_WIN,
    .self_draw = is_tsumo (self),
    .dealer = player == self->dealer,
    .riichi = tenbo_entry_model_is_riichi (self, player),
    .is_open = tenbo_entry_yaku_is_open (self, player) ? TB_FACT_YES : TB_FACT_UNKNOWN,
  };
  TbYakuSet set = tb_value_possible_yaku (self->rules, &context);

  /* Choosing the yaku can still declare riichi. */
  if (tenbo_entry_model_asks (self, TENBO_QUESTION_RIICHI))
    {
      context.riichi = true;
      set |= tb_value_possible_yaku (self->rules, &context) & (TB_YAKU_OF_RIICHI | BIT (IPPATSU));
    }

  return (set & TB_YAKU_OF_RIICHI) != 0 ? set : set & ~BIT (IPPATSU);
}

/* Resolves the list @choice. Fu, which the sheet asks for after the yaku, may be missing, and the
 * list may be empty. Returns the index of the first entry that the rules reject, or -1. */
static int
find_refused (const TenboEntryModel *self,
              const YakuChoice      *choice,
              bool                   open,
              TbValueEntry          *entry)
{
  TbProblem problem;
  TbValue   value;

  write_entry (choice, open ? TB_FACT_YES : TB_FACT_UNKNOWN, entry);
  entry->fu = 0;
  if (tb_value_resolve (self->rules, entry, &value, &problem) == TB_OK ||
      problem.code == TB_PROBLEM_NO_FU || problem.code == TB_PROBLEM_NO_YAKU)
    return -1;

  assert (problem.at == TB_AT_VALUE_YAKU_ENTRY);

  return problem.index[0];
}

static bool
is_accepted (const TenboEntryModel *self,
             const YakuChoice      *choice,
             bool                   open)
{
  TbValueEntry entry;

  if ((choice->yaku & BIT (IPPATSU)) != 0 && (choice->yaku & TB_YAKU_OF_RIICHI) == 0)
    return false;

  return find_refused (self, choice, open, &entry) < 0 &&
         tb_yaku_has_room (self->rules, choice->yaku);
}

/* Makes the list of @player's hand, including given yaku: a closed self-draw is given unless
 * another yaku replaces it. */
static void
make_list (const TenboEntryModel *self,
           TbPlayer               player,
           YakuChoice            *out)
{
  bool         open = tenbo_entry_yaku_is_open (self, player);
  TbYakuSet    possible = find_possible (self, player);
  TbValueEntry entry;
  YakuChoice   with_tsumo;
  int          refused;

  read_choice (self, player, out);

  /* The way of winning may have changed later and made yaku impossible. */
  out->yaku &= possible;
  if (tenbo_entry_model_is_riichi (self, player) && (out->yaku & BIT (DOUBLE_RIICHI)) == 0)
    out->yaku |= possible & BIT (RIICHI);
  if ((out->yaku & TB_YAKU_OF_RIICHI) == 0)
    out->yaku &= ~BIT (IPPATSU);
  while ((refused = find_refused (self, out, open, &entry)) >= 0)
    out->yaku &= ~TB_YAKU_BIT (entry.yaku[refused]);

  with_tsumo = *out;
  with_tsumo.yaku |= possible & BIT (TSUMO);
  if (is_accepted (self, &with_tsumo, open))
    *out = with_tsumo;
}

/* Returns the yaku of the list that were not chosen. */
static TbYakuSet
find_given (const TenboEntryModel *self,
            TbPlayer               player)
{
  TbYakuSet given = BIT (TSUMO);

  if (tenbo_entry_model_is_riichi (self, player) && !self->hands[player].laid)
    given |= BIT (RIICHI);

  return given;
}

/* --- The chips --- */

TbYakuSet
tenbo_entry_yaku_get_yakuman (const TenboEntryModel *self,
                              TbPlayer               player)
{
  if (has_tiles (self, player))
    return tenbo_entry_tiles_yakuman (self, player);

  return tenbo_entry_hand_yakuman (&self->hands[player]);
}

static TenboEntryYakuState
get_state_of_yakuman (const TenboEntryModel *self,
                      TbYaku                 yakuman)
{
  TbYakuSet chosen = tenbo_entry_yaku_get_yakuman (self, self->current);

  if ((chosen & TB_YAKU_BIT (yakuman)) != 0)
    return TENBO_ENTRY_YAKU_CHOSEN;
  if ((find_possible (self, self->current) & TB_YAKU_BIT (yakuman)) == 0)
    return TENBO_ENTRY_YAKU_ABSENT;

  return (tb_yaku_excluded_by (yakuman) & chosen) != 0 ? TENBO_ENTRY_YAKU_EXCLUDED
                                                       : TENBO_ENTRY_YAKU_OFFERED;
}

/* Adds @yaku. Double riichi replaces riichi, whether that is given or chosen. */
static void
add_yaku (YakuChoice *choice,
          TbYaku      yaku)
{
  if (yaku == TB_YAKU_DOUBLE_RIICHI)
    choice->yaku &= ~BIT (RIICHI);
  if (yaku == TB_YAKU_SET_CHIITOI)
    choice->sets++;
  /* It is added again if it still counts. */
  choice->yaku &= ~BIT (TSUMO);
  choice->yaku |= TB_YAKU_BIT (yaku);
}

static bool
can_add (const TenboEntryModel *self,
         const YakuChoice      *list,
         TbYaku                 yaku)
{
  YakuChoice more = *list;

  if ((list->yaku & TB_YAKU_BIT (yaku)) != 0 && yaku != TB_YAKU_SET_CHIITOI)
    return false;

  add_yaku (&more, yaku);

  return is_accepted (self, &more, tenbo_entry_yaku_is_open (self, self->current));
}

TenboEntryYakuState
tenbo_entry_yaku_get_state (const TenboEntryModel *self,
                            TbYaku                 yaku)
{
  TbYakuSet  bit = TB_YAKU_BIT (yaku);
  YakuChoice list;

  if (self->current == TB_NOBODY)
    return TENBO_ENTRY_YAKU_ABSENT;
  if (is_yakuman (self, yaku))
    return get_state_of_yakuman (self, yaku);

  make_list (self, self->current, &list);
  if ((list.yaku & bit) != 0)
    return (find_given (self, self->current) & bit) != 0 ? TENBO_ENTRY_YAKU_GIVEN
                                                         : TENBO_ENTRY_YAKU_CHOSEN;
  if ((find_possible (self, self->current) & bit) == 0)
    return TENBO_ENTRY_YAKU_ABSENT;
  if (yaku == TB_YAKU_TSUMO || !can_add (self, &list, yaku) ||
      (yaku == TB_YAKU_IPPATSU && (list.yaku & TB_YAKU_OF_RIICHI) == 0))
    return TENBO_ENTRY_YAKU_EXCLUDED;

  return TENBO_ENTRY_YAKU_OFFERED;
}

int32_t
tenbo_entry_yaku_count (const TenboEntryModel *self,
                        TbYaku                 yaku)
{
  YakuChoice list;

  if (self->current == TB_NOBODY)
    return 0;
  if (is_yakuman (self, yaku))
    return (tenbo_entry_yaku_get_yakuman (self, self->current) & TB_YAKU_BIT (yaku)) != 0;

  make_list (self, self->current, &list);
  if ((list.yaku & TB_YAKU_BIT (yaku)) == 0)
    return 0;

  return yaku == TB_YAKU_SET_CHIITOI ? list.sets : 1;
}

static void
set_choice (TenboEntryModel  *self,
            const YakuChoice *choice)
{
  TenboEntryHand *hand = &self->hands[self->current];
  YakuChoice      pressed = *choice;
  TbValueEntry    value;

  if (has_tiles (self, self->current))
    hand->is_open = find_openness (self, self->current);
  pressed.yaku &= ~find_given (self, self->current);
  write_entry (&pressed, TB_FACT_UNKNOWN, &value);
  tenbo_entry_model_set_value (self, &value);
  hand->has_value = value.n_yaku > 0 || value.dora > 0 || value.fu > 0;
}

/* Removes @yaku, and for a riichi that was declared by the list also its stick. */
static void
remove_yaku (TenboEntryModel *self,
             YakuChoice      *choice,
             TbYaku           yaku)
{
  TenboEntryHand *hand = &self->hands[self->current];

  choice->yaku &= ~TB_YAKU_BIT (yaku);
  if (yaku == TB_YAKU_SET_CHIITOI)
    choice->sets = 0;
  if (yaku == TB_YAKU_IPPATSU)
    hand->bonus.ippatsu = 0;
  if ((TB_YAKU_OF_RIICHI & TB_YAKU_BIT (yaku)) == 0)
    return;

  if (hand->laid && tenbo_entry_model_is_riichi (self, self->current))
    tenbo_entry_model_press_riichi (self, self->current);
  hand->laid = false;
}

void
tenbo_entry_yaku_press (TenboEntryModel *self,
                        TbYaku           yaku)
{
  TenboEntryYakuState state = tenbo_entry_yaku_get_state (self, yaku);
  TenboEntryHand     *hand;
  YakuChoice          list;

  if (state != TENBO_ENTRY_YAKU_OFFERED && state != TENBO_ENTRY_YAKU_CHOSEN)
    return;
  if (is_yakuman (self, yaku))
    {
      TbYakuSet of_tiles = has_tiles (self, self->current)
                             ? tenbo_entry_yaku_get_yakuman (self, self->current)
                             : 0;

      /* The yakuman of a hand entered by its tiles become a list first. */
      for (TbYaku shown = 0; shown < TB_N_YAKU; shown++)
        if ((of_tiles & TB_YAKU_BIT (shown)) != 0)
          tenbo_entry_model_press_yakuman (self, shown);
      tenbo_entry_model_press_yakuman (self, yaku);
      return;
    }

  make_list (self, self->current, &list);
  if (!can_add (self, &list, yaku))
    {
      remove_yaku (self, &list, yaku);
      set_choice (self, &list);
      return;
    }

  hand = &self->hands[self->current];
  add_yaku (&list, yaku);
  if (yaku == TB_YAKU_IPPATSU && self->rules->chip_ippatsu != 0)
    hand->bonus.ippatsu = 1;
  if ((TB_YAKU_OF_RIICHI & TB_YAKU_BIT (yaku)) != 0 && self->rules->riichi_stake != 0 &&
      !tenbo_entry_model_is_riichi (self, self->current))
    {
      tenbo_entry_model_press_riichi (self, self->current);
      hand->laid = true;
    }
  set_choice (self, &list);
}

/* --- Dora, fu and open hands --- */

bool
tenbo_entry_yaku_asks_open (const TenboEntryModel *self)
{
  return self->current != TB_NOBODY && !tenbo_entry_model_is_closed (self, self->current);
}

void
tenbo_entry_yaku_set_open (TenboEntryModel *self,
                           bool             open)
{
  YakuChoice list;

  if (self->current == TB_NOBODY)
    return;

  /* Tiles already determine this, so the list replaces them. */
  make_list (self, self->current, &list);
  if (has_tiles (self, self->current))
    set_choice (self, &list);
  self->hands[self->current].is_open = open ? TB_FACT_YES : TB_FACT_NO;
}

bool
tenbo_entry_yaku_asks_dora (const TenboEntryModel *self)
{
  return self->current != TB_NOBODY && tenbo_entry_yaku_get_yakuman (self, self->current) == 0;
}

int32_t
tenbo_entry_yaku_get_dora (const TenboEntryModel *self)
{
  YakuChoice choice;

  if (self->current == TB_NOBODY)
    return 0;

  read_choice (self, self->current, &choice);

  return choice.dora;
}

void
tenbo_entry_yaku_set_dora (TenboEntryModel *self,
                           int32_t          dora)
{
  YakuChoice list;

  if (!tenbo_entry_yaku_asks_dora (self) || dora < 0 || dora > TB_MAX_DORA)
    return;

  make_list (self, self->current, &list);
  list.dora = dora;
  set_choice (self, &list);
}

void
tenbo_entry_yaku_set_fu (TenboEntryModel *self,
                         int32_t          fu)
{
  YakuChoice list;

  if (self->current == TB_NOBODY)
    return;

  make_list (self, self->current, &list);
  list.fu = fu;
  set_choice (self, &list);
}

void
tenbo_entry_yaku_clear (TenboEntryModel *self)
{
  YakuChoice list;

  if (self->current == TB_NOBODY)
    return;

  make_list (self, self->current, &list);
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if ((list.yaku & TB_YAKU_BIT (yaku)) != 0)
      remove_yaku (self, &list, yaku);
  set_choice (self, &(YakuChoice) { 0 });
}

/* Fills in the list with given yaku, and with the chosen fu even if the hand cannot have them. */
static void
list_yaku (const TenboEntryModel *self,
           TbPlayer               player,
           TbValueEntry          *out)
{
  YakuChoice list;

  make_list (self, player, &list);
  write_entry (&list, find_openness (self, player), out);
}

/* --- The value of the list: its fu, and its sum as far as it is known --- */

/* Whether the hand of @list can have @fu; @list contains whether it is open */
static bool
can_have_fu (const TenboEntryModel *self,
             const TbValueEntry    *list,
             int32_t                fu)
{
  TbFuWay   way = { .self_draw = is_tsumo (self) };
  TbYakuSet yaku = 0;

  way.openness = list->is_open == TB_FACT_YES ? TB_OPENNESS_OPEN : TB_OPENNESS_CLOSED;
  for (int32_t i = 0; i < list->n_yaku; i++)
    yaku |= TB_YAKU_BIT (list->yaku[i]);

  return tb_yaku_can_have_fu (self->rules, yaku, way, fu);
}

/* Returns the han of @entry, which has no fu yet. TB_MIN_FU reaches no limit, so the han can be
 * counted. */
static int32_t
count_han (const TenboEntryModel *self,
           const TbValueEntry    *entry)
{
  TbValueEntry with_fu = *entry;
  TbProblem    problem;
  TbValue      value;

  with_fu.fu = TB_MIN_FU;
  tb_value_resolve (self->rules, &with_fu, &value, &problem);

  return value.han;
}

/* Whether the grid has a cell of @han and @fu for this way of winning */
static bool
has_cell (const TenboEntryModel *self,
          TbPlayer               player,
          int32_t                han,
          int32_t                fu)
{
  bool dealer = player == self->dealer;

  for (size_t i = 0; i < self->n_cells[dealer]; i++)
    {
      const TbCell *cell = &self->cells[dealer][i];

      if (cell->entry.form == TB_VALUE_HAN && cell->value.han == han && cell->value.fu == fu)
        return is_tsumo (self) ? cell->tsumo_child != 0 : cell->ron != 0;
    }

  return false;
}

int
tenbo_entry_yaku_list_fu (const TenboEntryModel *self,
                          TbPlayer               player,
                          TenboEntryFu          *out)
{
  TbValueEntry entry;
  TbProblem    problem;
  TbValue      value;
  int32_t      han;
  int          n = 0;

  list_yaku (self, player, &entry);
  entry.fu = 0;
  if (tb_value_resolve (self->rules, &entry, &value, &problem) == TB_OK ||
      problem.code != TB_PROBLEM_NO_FU)
    return 0;

  han = count_han (self, &entry);
  for (int i = 0; i < TB_N_FU_TOTALS; i++)
    {
      int32_t fu = tb_fu_totals[i];
      bool    limit;

      entry.fu = fu;
      if (tb_value_resolve (self->rules, &entry, &value, &problem) != TB_OK ||
          !can_have_fu (self, &entry, fu))
        continue;
      limit = value.limit != TB_LIMIT_NONE;
      if (!limit && fu <= MOST_FU_OF_GRID && !has_cell (self, player, han, fu))
        continue;
      out[n++] = (TenboEntryFu) { .fu = fu, .or_more = limit };
      if (limit)
        break;
    }

  return n;
}

int32_t
tenbo_entry_yaku_get_fu (const TenboEntryModel *self,
                         TbPlayer               player)
{
  TenboEntryFu fu[TB_N_FU_TOTALS];
  int          n = tenbo_entry_yaku_list_fu (self, player, fu);
  TbValueEntry choice;

  list_yaku (self, player, &choice);
  for (int i = 0; i < n; i++)
    if (choice.fu == fu[i].fu || (fu[i].or_more && choice.fu > fu[i].fu))
      return fu[i].fu;

  return n == 1 ? fu[0].fu : 0;
}

void
tenbo_entry_yaku_complete (const TenboEntryModel *self,
                           TbPlayer               player,
                           TbValueEntry          *out)
{
  list_yaku (self, player, out);
  out->fu = tenbo_entry_yaku_get_fu (self, player);
}

bool
tenbo_entry_yaku_is_complete (const TenboEntryModel *self,
                              TbPlayer               player)
{
  TbValueEntry entry;
  TbProblem    problem;
  TbValue      value;

  tenbo_entry_yaku_complete (self, player, &entry);

  return tb_value_resolve (self->rules, &entry, &value, &problem) == TB_OK;
}

TenboEntryYakuNeed
tenbo_entry_yaku_get_sum (const TenboEntryModel *self,
                          TbValue               *out)
{
  TbValueEntry entry;
  TbProblem    problem;

  memset (out, 0, sizeof *out);
  if (self->current == TB_NOBODY)
    return TENBO_ENTRY_YAKU_NOTHING;

  tenbo_entry_model_complete (self, self->current, &entry);
  if (tb_value_resolve (self->rules, &entry, out, &problem) == TB_OK)
    return tenbo_entry_model_has_value (self, self->current) ? TENBO_ENTRY_YAKU_FINE
                                                             : TENBO_ENTRY_YAKU_NOTHING;
  if (!tenbo_entry_yaku_is_listed (self, self->current))
    return TENBO_ENTRY_YAKU_NOTHING;
  if (problem.code == TB_PROBLEM_NO_FU)
    {
      out->han = count_han (self, &entry);
      return TENBO_ENTRY_YAKU_NEEDS_FU;
    }

  return entry.n_yaku == 0 && entry.dora == 0 ? TENBO_ENTRY_YAKU_NOTHING
                                              : TENBO_ENTRY_YAKU_NEEDS_YAKU;
}

void
tenbo_entry_yaku_format_sum (const TenboEntryModel *model,
                             char                 **sum,
                             char                 **amount)
{
  const TbRules *rules = model->rules;
  TbValueEntry   entry;
  TenboWorth     worth;
  TbValue        value;

  if (model->current == TB_NOBODY)
    {
      *sum = g_strdup (_ ("Who won?"));
      *amount = g_strdup ("");
      return;
    }

  switch (tenbo_entry_yaku_get_sum (model, &value))
    {
    case TENBO_ENTRY_YAKU_FINE:
      tenbo_entry_model_complete (model, model->current, &entry);
      tenbo_worth_init (&worth, rules, &entry);
      *sum = tenbo_worth_dup_sum (&worth);
      *amount = tenbo_tile_words_payment (rules, &value,
                                          tb_rules_seat (rules, model->dealer, model->current),
                                          is_tsumo (model));
      return;

    case TENBO_ENTRY_YAKU_NEEDS_FU:
      *sum = tenbo_words_n_han (value.han);
      *amount = g_strdup (_ ("How many fu?"));
      return;

    case TENBO_ENTRY_YAKU_NEEDS_YAKU:
      *sum = g_strdup (_ ("Needs a yaku"));
      *amount = g_strdup (_ ("Dora alone are not enough to win"));
      return;

    case TENBO_ENTRY_YAKU_NOTHING:
      break;
    }

  *sum = g_strdup (_ ("Which yaku?"));
  *amount = g_strdup (_ ("Press the yaku of the hand"));
}
