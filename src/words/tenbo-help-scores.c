/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-scores.h"

#include "tb-value.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Selected sums of tai */
/* Sums of tai, in multiples of `tai-rounding` */
static const int tai_sums[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40, 50 };

void
tenbo_help_score_row_free (TenboHelpScoreRow *row)
{
  for (guint i = 0; i < TENBO_HELP_N_HAN; i++)
    {
      g_free (row->scores[i].ron);
      g_free (row->scores[i].tsumo);
      g_free (row->scores[i].limit);
    }
  g_free (row->title);
  g_free (row->subtitle);
  g_free (row->words);
  g_free (row);
}

static GPtrArray *
create_rows (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_help_score_row_free);
}

/* Appends a row to @rows and takes @title. Borrowed. */
static TenboHelpScoreRow *
add_row (GPtrArray *rows,
         char      *title,
         guint      n_scores)
{
  TenboHelpScoreRow *row = g_new0 (TenboHelpScoreRow, 1);

  row->title = title;
  row->n_scores = n_scores;
  g_ptr_array_add (rows, row);

  return row;
}

static void
set_score (TenboHelpScore *score,
           const TbCell   *cell)
{
  TbPayment payment = {
    .dealer = cell->tsumo_dealer,
    .others = cell->tsumo_child,
    .next = cell->tsumo_next,
  };

  if (cell->ron > 0)
    score->ron = tenbo_words_points (cell->ron, FALSE);
  if (cell->tsumo_child > 0)
    score->tsumo = tenbo_words_tsumo (&payment);
}

/* Formats a cell: "2 han: ron 2,000, tsumo 500/1,000"; NULL if no hand has this value. */
static char *
dup_score_words (const TenboHelpScore *score,
                 const char           *name)
{
  if (score->limit != NULL)
    /* Translators: a number of han and its limit: "4 han: mangan" */
    return g_strdup_printf (C_ ("score table", "%1$s: %2$s"), name, score->limit);
  if (score->ron != NULL && score->tsumo != NULL)
    /* Translators: a value and its payments: "2 han: ron 2,000, tsumo 500/1,000" */
    return g_strdup_printf (_ ("%1$s: ron %2$s, tsumo %3$s"), name, score->ron, score->tsumo);
  if (score->ron != NULL)
    return g_strdup_printf (_ ("%1$s: ron %2$s"), name, score->ron);
  if (score->tsumo != NULL)
    return g_strdup_printf (_ ("%1$s: tsumo %2$s"), name, score->tsumo);

  return NULL;
}

/* Returns the limit of @han and @fu, or TB_LIMIT_NONE. */
static TbLimit
find_limit (const TbRules *rules,
            int            han,
            int            fu)
{
  TbValueEntry entry = { .form = TB_VALUE_HAN, .han = han, .fu = fu };
  TbValue      value;
  TbProblem    problem;

  return tb_value_resolve (rules, &entry, &value, &problem) == TB_OK ? value.limit : TB_LIMIT_NONE;
}

/* Sets the limits and the words of the row: "30 fu. 1 han: ron 1,000, tsumo 300/500. 2 han: …". */
static void
end_fu_row (const TbRules     *rules,
            TenboHelpScoreRow *row,
            int                fu)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (words, g_strdup (row->title));
  for (int i = 0; i < TENBO_HELP_N_HAN; i++)
    {
      TenboHelpScore  *score = &row->scores[i];
      TbLimit          limit = find_limit (rules, i + 1, fu);
      g_autofree char *han = tenbo_words_n_han (i + 1);
      char            *text;

      if (score->ron == NULL && score->tsumo == NULL && limit != TB_LIMIT_NONE)
        score->limit = g_strdup (tenbo_words_limit (limit));
      text = dup_score_words (score, han);
      if (text != NULL)
        g_ptr_array_add (words, text);
    }
  g_ptr_array_add (words, NULL);
  row->words = g_strjoinv (". ", (char **) words->pdata);
}

GPtrArray *
tenbo_help_scores_list_fu (const TbRules *rules,
                           gboolean       dealer)
{
  GPtrArray         *rows = create_rows ();
  TbCell             cells[TB_MAX_CELLS];
  size_t             n;
  TenboHelpScoreRow *row = NULL;
  int                fu = 0;

  g_return_val_if_fail (rules != NULL, rows);

  if (!tb_rules_count_fu (rules, 1))
    return rows;

  n = tb_value_cells (rules, dealer, cells);
  for (size_t i = 0; i < n && cells[i].entry.form == TB_VALUE_HAN; i++)
    {
      if (row == NULL || cells[i].entry.fu != fu)
        {
          if (row != NULL)
            end_fu_row (rules, row, fu);
          fu = cells[i].entry.fu;
          row = add_row (rows, tenbo_words_n_fu (fu), TENBO_HELP_N_HAN);
        }
      set_score (&row->scores[cells[i].entry.han - 1], &cells[i]);
    }
  if (row != NULL)
    end_fu_row (rules, row, fu);

  return rows;
}

/* Formats the range of han for @limit: "5 han", "6–7 han", "13 han or more"; NULL if no number of
 * han reaches it whatever the fu are. */
static char *
dup_range (const TbRules *rules,
           TbLimit        limit)
{
  int first = 0;
  int last = 0;

  for (int han = 1; han <= TB_MAX_HAN; han++)
    if (!tb_rules_count_fu (rules, han) && find_limit (rules, han, 0) == limit)
      {
        first = first == 0 ? han : first;
        last = han;
      }

  if (first == 0)
    return NULL;
  if (last == TB_MAX_HAN)
    return g_strdup_printf (ngettext ("%d han or more", "%d han or more", (gulong) first), first);
  if (first == last)
    return tenbo_words_n_han (first);

  return g_strdup_printf (_ ("%1$d–%2$d han"), first, last);
}

static void
add_cell (const TbRules *rules,
          GPtrArray     *rows,
          const TbCell  *cell)
{
  gboolean           is_limit = cell->entry.form == TB_VALUE_LIMIT;
  TenboHelpScoreRow *row = add_row (rows,
                                    is_limit ? g_strdup (tenbo_words_limit (cell->entry.limit))
                                             : tenbo_words_n_han (cell->entry.han),
                                    1);

  if (is_limit && rules->scoring == TB_SCORING_FU_TABLE)
    row->subtitle = dup_range (rules, cell->entry.limit);
  set_score (&row->scores[0], cell);
  row->words = dup_score_words (&row->scores[0], row->title);
  if (row->subtitle != NULL)
    {
      g_autofree char *words = g_steal_pointer (&row->words);

      row->words = g_strdup_printf ("%s. %s", words, row->subtitle);
    }
}

static void
add_tai (const TbRules *rules,
         GPtrArray     *rows,
         int            tai)
{
  TbValueEntry       entry = { .form = TB_VALUE_TAI, .tai = tai };
  TenboHelpScoreRow *row;
  TbPayment          tsumo = { 0 };
  TbTaiPayment       ron;
  TbValue            value;
  TbProblem          problem;
  g_autofree char   *discarder = NULL;
  g_autofree char   *other = NULL;

  if (tb_value_resolve (rules, &entry, &value, &problem) != TB_OK)
    return;

  row = add_row (rows, tenbo_words_n_tai (tai), 1);
  ron = tb_tai_payment (rules, &value, 0, false);
  discarder = tenbo_words_points (ron.discarder + ron.each, FALSE);
  other = tenbo_words_points (ron.others + ron.each, FALSE);
  tsumo.next = tsumo.others = tb_tai_payment (rules, &value, 0, true).others + ron.each;
  row->scores[0].ron = g_strdup_printf ("%s/%s", discarder, other);
  row->scores[0].tsumo = tenbo_words_tsumo (&tsumo);
  /* Translators: a sum and its payments: "20 tai: ron 40 from the discarder and 20 from each other
   * player, tsumo 40 all" */
  row->words = g_strdup_printf (_ ("%1$s: ron %2$s from the discarder and %3$s from each other "
                                   "player, tsumo %4$s"),
                                row->title, discarder, other, row->scores[0].tsumo);
}

GPtrArray *
tenbo_help_scores_list_others (const TbRules *rules,
                               gboolean       dealer)
{
  GPtrArray *rows = create_rows ();
  TbCell     cells[TB_MAX_CELLS];
  size_t     n;

  g_return_val_if_fail (rules != NULL, rows);

  if (rules->scoring == TB_SCORING_TAI)
    {
      for (int i = 0; i < rules->n_tai_table; i++)
        add_tai (rules, rows, rules->tai_table[i].tai);
      for (gsize i = 0; i < G_N_ELEMENTS (tai_sums) && rules->n_tai_table == 0; i++)
        add_tai (rules, rows, tai_sums[i] * rules->tai_rounding);
      return rows;
    }

  n = tb_value_cells (rules, dealer, cells);
  for (size_t i = 0; i < n; i++)
    if (cells[i].entry.fu == 0)
      add_cell (rules, rows, &cells[i]);

  return rows;
}
