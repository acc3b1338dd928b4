/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-worth.h"

#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>

#define MANGAN_IN_A_YAKUMAN 4

static gboolean
counts_tai (const TenboWorth *self)
{
  return self->rules->scoring == TB_SCORING_TAI;
}

/* Returns the tai that the hand needs. */
static int
find_tai_minimum (const TenboWorth *self)
{
  const TbTileHand *hand = &self->entry.tiles;

  return tb_rules_tai_minimum (self->rules,
                               hand->self_draw || (self->rules->robbed_kong_self_draw &&
                                                   hand->flags & TB_HAND_CHANKAN));
}

static void
line_free (TenboWorthLine *line)
{
  g_free (line->name);
  g_free (line->amount);
  g_free (line);
}

static void
value_tiles (TenboWorth *self)
{
  if (counts_tai (self))
    {
      TbTaiScorer scorer;

      tb_tai_scorer_init (&scorer, self->rules);
      tb_tai_scorer_value (&scorer, &self->entry.tiles, &self->tai);
      self->error = self->tai.error;
      self->bad_tile = self->tai.bad_tile;
      self->value = self->tai.value;
    }
  else
    {
      TbScorer scorer;

      tb_scorer_init (&scorer, self->rules);
      tb_scorer_value (&scorer, &self->entry.tiles, &self->han);
      /* NOLINTNEXTLINE(*.Assign): the scorer sets it */
      self->error = self->han.error;
      self->bad_tile = self->han.bad_tile;
      self->value = self->han.value;
    }
  if (self->error != TB_HAND_FINE)
    self->value = (TbValue) { 0 };
}

void
tenbo_worth_init (TenboWorth         *self,
                  const TbRules      *rules,
                  const TbValueEntry *entry)
{
  TbProblem problem;

  g_return_if_fail (self != NULL && rules != NULL && entry != NULL);

  self->rules = rules;
  self->entry = *entry;
  self->error = TB_HAND_FINE;
  self->bad_tile = TB_TILE_NONE;
  if (entry->form == TB_VALUE_TILES)
    value_tiles (self);
  else if (tb_value_resolve (rules, entry, &self->value, &problem) != TB_OK)
    self->value = (TbValue) { 0 };
}

void
tenbo_worth_init_tiles (TenboWorth       *self,
                        const TbRules    *rules,
                        const TbTileHand *hand)
{
  TbValueEntry entry = { .form = TB_VALUE_TILES, .tiles = *hand };

  tenbo_worth_init (self, rules, &entry);
}

/* --- Amounts --- */

/* Returns "yakuman", "yakuman × 2", "yakuman × 1.5"; @mangan is the value in mangan. */
static char *
dup_yakuman (int mangan)
{
  const char *name = tenbo_words_limit (TB_LIMIT_YAKUMAN);
  int         whole = mangan / MANGAN_IN_A_YAKUMAN;
  int         tenths = mangan % MANGAN_IN_A_YAKUMAN * 10 / MANGAN_IN_A_YAKUMAN;

  if (mangan == MANGAN_IN_A_YAKUMAN)
    return g_strdup (name);
  if (tenths == 0)
    /* Translators: several yakuman: "yakuman × 2" */
    return g_strdup_printf (_ ("%1$s × %2$d"), name, whole);
  /* Translators: one yakuman and a half: "yakuman × 1.5" */
  return g_strdup_printf (_ ("%1$s × %2$d.%3$d"), name, whole, tenths);
}

/* Returns the han, the fu if they affect the value, and the limit if the hand reaches one. */
static char *
dup_han_and_limit (const TbRules *rules,
                   int            han,
                   int            fu,
                   TbLimit        limit)
{
  g_autofree char *sum = NULL;

  if (fu > 0 && tb_rules_count_fu (rules, han))
    /* Translators: the value of a hand: "3 han 30 fu" */
    sum = g_strdup_printf (_ ("%1$d han %2$d fu"), han, fu);
  else
    sum = tenbo_words_n_han (han);
  if (limit == TB_LIMIT_NONE)
    return g_steal_pointer (&sum);
  /* Translators: the value of a hand and the limit it reaches: "5 han, mangan" */
  return g_strdup_printf (C_ ("value", "%1$s, %2$s"), sum, tenbo_words_limit (limit));
}

/* Whether the entry lists the parts of the hand. */
static gboolean
is_itemized (const TenboWorth *self)
{
  switch (self->entry.form)
    {
    case TB_VALUE_YAKUMAN:
    case TB_VALUE_YAKU:
    case TB_VALUE_TILES:
      return TRUE;
    case TB_VALUE_TAI:
      return self->entry.tai_listed;
    case TB_VALUE_HAN:
    case TB_VALUE_LIMIT:
      return FALSE;
    }

  g_return_val_if_reached (FALSE);
}

char *
tenbo_worth_dup_sum (const TenboWorth *self)
{
  const TbValue      *value;
  const TbValueEntry *entry;

  g_return_val_if_fail (self != NULL, NULL);

  value = &self->value;
  entry = &self->entry;
  if (is_itemized (self))
    {
      if (value->base == 0)
        return NULL;
      if (counts_tai (self))
        return tenbo_words_n_tai (value->tai);
      if (value->yakuman > 0)
        return dup_yakuman (value->yakuman);

      return dup_han_and_limit (self->rules, value->han, value->fu, value->limit);
    }

  if (entry->form == TB_VALUE_TAI)
    return tenbo_words_n_tai (entry->tai);
  if (entry->form == TB_VALUE_LIMIT)
    return g_strdup (tenbo_words_limit (entry->limit));

  return dup_han_and_limit (self->rules, entry->han, entry->fu, value->limit);
}

/* --- Line by line --- */

/* Adds a line; takes ownership of @amount. */
static TenboWorthLine *
add_line (GPtrArray     *lines,
          TenboWorthPart part,
          const char    *name,
          char          *amount)
{
  TenboWorthLine *line = g_new0 (TenboWorthLine, 1);

  line->part = part;
  line->name = g_strdup (name);
  line->amount = amount;
  line->tile = TB_TILE_NONE;
  g_ptr_array_add (lines, line);

  return line;
}

static void
add_sum (GPtrArray     *lines,
         TenboWorthPart part,
         const char    *name,
         char          *amount)
{
  add_line (lines, part, name, amount)->is_sum = TRUE;
}

static void
add_dora (GPtrArray  *lines,
          const char *name,
          int         count)
{
  if (count > 0)
    add_line (lines, TENBO_WORTH_YAKU, name, tenbo_words_n_han (count));
}

static void
add_fu (const TenboWorth *self,
        const TbScorer   *scorer,
        GPtrArray        *lines)
{
  TbFuItem items[TB_MAX_FU_ITEMS];
  size_t   n = tb_scorer_fu (scorer, &self->entry.tiles, &self->han, items);
  int      sum = 0;

  for (size_t i = 0; i < n; i++)
    {
      add_line (lines, TENBO_WORTH_FU, tenbo_words_fu (items[i].id),
                tenbo_words_n_fu (items[i].fu))
        ->tile = items[i].tile;
      sum += items[i].fu;
    }
  if (n > 1)
    add_sum (lines, TENBO_WORTH_FU, _ ("Sum"), tenbo_words_n_fu (sum));
  if (n > 0 && sum != self->value.fu)
    add_sum (lines, TENBO_WORTH_FU, _ ("Rounded up"), tenbo_words_n_fu (self->value.fu));
}

static void
add_yaku_of_tiles (const TenboWorth *self,
                   GPtrArray        *lines)
{
  const TbDora *dora = &self->han.dora;
  TbScorer      scorer;

  tb_scorer_init (&scorer, self->rules);
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if (self->han.yaku & TB_YAKU_BIT (yaku))
      add_line (lines, TENBO_WORTH_YAKU, tenbo_words_yaku (self->rules, yaku),
                self->value.yakuman > 0
                  ? dup_yakuman (tb_value_of_yakuman (self->rules, TB_YAKU_BIT (yaku)))
                  : tenbo_words_n_han (tb_scorer_han_of (&scorer, &self->han, yaku)));
  if (self->value.yakuman > 0)
    return;

  add_dora (lines, _ ("Dora"), dora->dora);
  add_dora (lines, _ ("Ura dora"), dora->ura);
  add_dora (lines, _ ("Red fives"), dora->red);
  add_dora (lines, _ ("Tiles set aside"), dora->flower);
  add_fu (self, &scorer, lines);
}

/* Returns the han of the entry @index of the list of yaku; a repeated yaku adds only one. */
static int
han_of_entry (const TenboWorth *self,
              int               index)
{
  const TbYakuRule *rule = tb_rules_find_yaku (self->rules, self->entry.yaku[index]);

  for (int i = 0; i < index; i++)
    if (self->entry.yaku[i] == self->entry.yaku[index])
      return 1;

  return self->entry.is_open == TB_FACT_YES ? rule->open : rule->closed;
}

static void
add_yaku_of_list (const TenboWorth *self,
                  GPtrArray        *lines)
{
  const TbValueEntry *entry = &self->entry;

  for (int i = 0; i < entry->n_yaku; i++)
    add_line (lines, TENBO_WORTH_YAKU, tenbo_words_yaku (self->rules, entry->yaku[i]),
              entry->form == TB_VALUE_YAKUMAN
                ? dup_yakuman (tb_value_of_yakuman (self->rules, TB_YAKU_BIT (entry->yaku[i])))
                : tenbo_words_n_han (han_of_entry (self, i)));
  if (entry->form == TB_VALUE_YAKU)
    add_dora (lines, _ ("Dora"), entry->dora);
}

/* Counts each item. */
static void
count_tai (const TenboWorth *self,
           int              *counts)
{
  const TbValueEntry *entry = &self->entry;

  if (entry->form == TB_VALUE_TILES)
    {
      for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
        counts[item] = self->tai.counts[item];
      return;
    }

  for (int i = 0; i < entry->n_tai_items; i++)
    counts[entry->tai_items[i]]++;
  /* Every hand has this item, listed or not. */
  if (counts[TB_TAI_ZUOTAI] == 0 && tb_rules_find_tai (self->rules, TB_TAI_ZUOTAI) != NULL)
    counts[TB_TAI_ZUOTAI] = 1;
}

static void
add_tai (const TenboWorth *self,
         GPtrArray        *lines)
{
  int counts[TB_TAI_END] = { 0 };

  count_tai (self, counts);
  for (TbTai item = TB_TAI_ZUOTAI; (int) item < TB_TAI_END; item++)
    if (counts[item] > 0)
      {
        const char      *name = tenbo_words_tai (self->rules, item);
        g_autofree char *several = NULL;

        if (counts[item] > 1)
          /* Translators: an item of a hand and its number: "Bomb ×2" */
          several = g_strdup_printf (_ ("%1$s ×%2$d"), name, counts[item]);
        add_line (lines, TENBO_WORTH_TAI, several != NULL ? several : name,
                  tenbo_words_n_tai (counts[item] * tb_rules_find_tai (self->rules, item)->tai));
      }
  add_sum (lines, TENBO_WORTH_TAI, _ ("Sum"), tenbo_words_n_tai (self->value.tai));
  if (self->value.base != self->value.tai)
    add_sum (lines, TENBO_WORTH_TAI, _ ("Rounded up"), tenbo_words_n_tai (self->value.base));
}

GPtrArray *
tenbo_worth_list (const TenboWorth *self)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);

  g_return_val_if_fail (self != NULL, lines);

  if (!is_itemized (self) || self->value.base == 0)
    return lines;

  if (counts_tai (self))
    add_tai (self, lines);
  else if (self->entry.form == TB_VALUE_TILES)
    add_yaku_of_tiles (self, lines);
  else
    add_yaku_of_list (self, lines);

  return lines;
}

/* --- As a sentence --- */

/* Appends each item with its tai, so that readers can check the sum: "Half flush 70", "Bomb 2 ×
 * 30". */
static void
append_tai (const TenboWorth *self,
            GString          *list)
{
  int counts[TB_TAI_END] = { 0 };

  count_tai (self, counts);
  for (TbTai item = TB_TAI_ZUOTAI; (int) item < TB_TAI_END; item++)
    if (counts[item] > 0)
      {
        int              tai = tb_rules_find_tai (self->rules, item)->tai;
        const char      *name = tenbo_words_tai (self->rules, item);
        g_autofree char *text = counts[item] == 1
                                  ? g_strdup_printf ("%s\u00a0%d", name, tai)
                                  : g_strdup_printf ("%s\u00a0%d\u00a0×\u00a0%d", name,
                                                     counts[item], tai);

        tenbo_words_add_entry (list, text);
      }
}

char *
tenbo_worth_dup_sentence (const TenboWorth *self)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sum = NULL;
  gboolean         is_of_tiles;
  int              dora = 0;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->error != TB_HAND_FINE)
    return tenbo_worth_dup_error (self);
  sum = tenbo_worth_dup_sum (self);
  if (!is_itemized (self))
    return g_steal_pointer (&sum);

  is_of_tiles = self->entry.form == TB_VALUE_TILES;
  if (counts_tai (self))
    append_tai (self, list);
  else if (is_of_tiles)
    {
      for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
        if (self->han.yaku & TB_YAKU_BIT (yaku))
          tenbo_words_add_entry (list, tenbo_words_yaku (self->rules, yaku));
    }
  else
    for (int i = 0; i < self->entry.n_yaku; i++)
      tenbo_words_add_entry (list, tenbo_words_yaku (self->rules, self->entry.yaku[i]));

  if (!counts_tai (self) && self->value.yakuman == 0 && is_of_tiles)
    dora = self->han.dora.dora + self->han.dora.ura + self->han.dora.red + self->han.dora.flower;
  else if (self->entry.form == TB_VALUE_YAKU)
    dora = self->entry.dora;
  if (dora > 0)
    {
      /* Translators: the number of dora in a hand: "dora 2" */
      g_autofree char *text = g_strdup_printf (_ ("dora %d"), dora);

      tenbo_words_add_entry (list, text);
    }
  if (sum == NULL)
    return g_strdup (list->str);
  if (list->len == 0)
    return g_steal_pointer (&sum);

  /* Translators: the value of a hand and its parts: "3 han 30 fu: Riichi, Pinfu" */
  return g_strdup_printf (C_ ("value", "%1$s: %2$s"), sum, list->str);
}

size_t
tenbo_worth_list_wild (const TenboWorth *self,
                       TbTile           *out)
{
  const TbTile *wild;
  size_t        n;

  g_return_val_if_fail (self != NULL && out != NULL, 0);

  if (self->entry.form != TB_VALUE_TILES || self->error != TB_HAND_FINE)
    return 0;

  n = counts_tai (self) ? self->tai.interpretation.n_wild : self->han.interpretation.n_wild;
  wild = counts_tai (self) ? self->tai.interpretation.wild : self->han.interpretation.wild;
  for (size_t i = 0; i < n; i++)
    out[i] = wild[i];

  return n;
}

/* Whether the tiles would be seven pairs if four of a kind were two pairs. */
static gboolean
has_four_alike (const TenboWorth *self)
{
  TbRules    rules = *self->rules;
  TenboWorth other;

  if (self->error != TB_HAND_NOT_COMPLETE || counts_tai (self) || rules.seven_pairs_four_alike)
    return FALSE;

  rules.seven_pairs_four_alike = true;
  tenbo_worth_init (&other, &rules, &self->entry);
  return other.error != TB_HAND_NOT_COMPLETE;
}

char *
tenbo_worth_dup_error (const TenboWorth *self)
{
  int32_t wanted;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->error == TB_HAND_FINE)
    return NULL;

  if (has_four_alike (self))
    return g_strdup (_ ("Under this ruleset, four tiles of a kind are not two of the seven pairs"));

  wanted = self->error == TB_HAND_BAD_TILES ? tb_rules_hand_tiles (self->rules)
           : counts_tai (self)              ? find_tai_minimum (self)
                                            : 0;

  return tenbo_words_hand_error (self->error, self->bad_tile, wanted);
}
