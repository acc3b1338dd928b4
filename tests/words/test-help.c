/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help about each shipped ruleset, without a window: it is complete and correct. */

#include "tb-value.h"
#include "tenbo-help-examples.h"
#include "tenbo-help-scores.h"
#include "tenbo-help-words.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-words.h"

#include <locale.h>
#include <string.h>

static void
test_yaku_words (void)
{
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    {
      g_assert_nonnull (tenbo_help_words_yaku_name (NULL, yaku));
      g_assert_true (g_str_has_suffix (tenbo_help_words_yaku (yaku), "."));
    }
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      g_assert_nonnull (tenbo_help_words_tai_name (NULL, item));
      g_assert_true (g_str_has_suffix (tenbo_help_words_tai (item), "."));
    }
}

/* Returns the translation of @text in @po. */
static char *
find_translation (const char *po,
                  const char *text)
{
  g_autofree char *entry = g_strdup_printf ("\nmsgid \"%s\"\nmsgstr \"", text);
  const char      *found = strstr (po, entry);
  const char      *start;

  if (found == NULL)
    return NULL;

  start = found + strlen (entry);

  return g_strndup (start, (gsize) (strchr (start, '"') - start));
}

/* The native names of the regions of a yaku match the translation into that language. */
static void
test_native_names (void)
{
  g_autofree char *ja_path = g_test_build_filename (G_TEST_DIST, "..", "po", "ja.po", NULL);
  g_autofree char *zh_path = g_test_build_filename (G_TEST_DIST, "..", "po", "zh_CN.po", NULL);
  g_autofree char *ja = NULL;
  g_autofree char *zh = NULL;

  g_assert_true (g_file_get_contents (ja_path, &ja, NULL, NULL));
  g_assert_true (g_file_get_contents (zh_path, &zh, NULL, NULL));

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    {
      g_autofree char *name = find_translation (ja, tenbo_words_yaku (NULL, yaku));

      g_assert_cmpstr (tenbo_help_words_yaku_name (NULL, yaku), ==, name);
    }
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      g_autofree char *name = find_translation (zh, tenbo_words_tai (NULL, item));

      g_assert_cmpstr (tenbo_help_words_tai_name (NULL, item), ==, name);
    }
}

/* Whether the example of @yaku contains it, according to the scorer. */
static gboolean
has_example (const TbRules *rules,
             TbYaku         yaku)
{
  TbTileHand  hand;
  TbScorer    scorer;
  TbHandValue value;

  if (!tenbo_help_find_yaku (rules, yaku, &hand))
    return FALSE;

  tb_scorer_init (&scorer, rules);
  tb_scorer_value (&scorer, &hand, &value);

  return value.error == TB_HAND_FINE && (value.yaku & TB_YAKU_BIT (yaku)) != 0;
}

/* Every yaku of a ruleset has an example, and no other yaku has one; so do items of tai that tiles
 * show. */
static void
test_examples (gconstpointer data)
{
  const TbRules *rules = tenbo_ruleset_get_rules ((TenboRuleset *) data);
  g_autoptr (GString) missing = g_string_new (NULL);
  TbTileHand hand;

  for (TbYaku yaku = TB_YAKU_RIICHI;
       yaku < TB_YAKU_HOUSE && rules->scoring != TB_SCORING_TAI;
       yaku++)
    if (tenbo_help_words_is_played (rules, yaku) != has_example (rules, yaku))
      g_string_append_printf (missing, "%s ", tb_yaku_id (yaku));
  for (int i = 0; i < rules->n_tai_items && tb_rules_tiles_show_tai (rules); i++)
    if (!tenbo_help_find_tai (rules, rules->tai_items[i].item, &hand))
      g_string_append_printf (missing, "%s ", tb_tai_ids[rules->tai_items[i].item]);

  g_assert_cmpstr (missing->str, ==, "");
}

/* Three players have no open hand of runs. */
static gboolean
is_counted (const TbRules *rules,
            TbFu           fu)
{
  return fu != TB_FU_OPEN_PINFU ||
         (rules->open_pinfu == TB_OPEN_PINFU_THIRTY && rules->players == TB_MAX_PLAYERS);
}

/* The fu that a ruleset counts have examples too. */
static void
test_fu (gconstpointer data)
{
  const TbRules *rules = tenbo_ruleset_get_rules ((TenboRuleset *) data);
  TenboHelpFu    found;
  g_autoptr (GString) wrong = g_string_new (NULL);

  if (rules->scoring != TB_SCORING_FU_TABLE || rules->fixed_fu != 0)
    return;

  for (TbFu fu = TB_FU_BASE; fu < TB_N_FU; fu++)
    if (tenbo_help_find_fu (rules, fu, &found) != is_counted (rules, fu))
      g_string_append_printf (wrong, "%s ", tb_fu_id (fu));
  g_assert_cmpstr (wrong->str, ==, "");

  g_assert_true (tenbo_help_find_fu (rules, TB_FU_SEVEN_PAIRS, &found));
  g_assert_cmpint (found.fu, ==, rules->seven_pairs_forty_fu ? 40 : 25);
  g_assert_true (tenbo_help_find_fu (rules, TB_FU_PAIR_DOUBLE_WIND, &found));
  g_assert_cmpint (found.fu, ==, rules->double_wind_pair_fu);
  g_assert_true (tenbo_help_find_fu (rules, TB_FU_CONCEALED_KAN_HONOUR, &found));
  g_assert_cmpint (found.fu, ==, 32);
  g_assert_cmpuint (found.n_tiles, ==, 4);
}

static const TenboHelpScoreRow *
find_row (GPtrArray  *rows,
          const char *title)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const TenboHelpScoreRow *row = g_ptr_array_index (rows, i);

      if (g_str_equal (row->title, title))
        return row;
    }

  return NULL;
}

static void
check_cell (const TenboHelpScore *score,
            const TbCell         *cell)
{
  TbPayment payment = {
    .dealer = cell->tsumo_dealer,
    .others = cell->tsumo_child,
    .next = cell->tsumo_next,
  };
  g_autofree char *ron = cell->ron != 0 ? tenbo_words_points (cell->ron, FALSE) : NULL;
  g_autofree char *tsumo = cell->tsumo_child != 0 ? tenbo_words_tsumo (&payment) : NULL;

  g_assert_cmpstr (score->ron, ==, ron);
  g_assert_cmpstr (score->tsumo, ==, tsumo);
  g_assert_null (score->limit);
}

static char *
dup_title (const TbCell *cell)
{
  if (cell->entry.form == TB_VALUE_LIMIT)
    return g_strdup (tenbo_words_limit (cell->entry.limit));
  if (cell->entry.fu > 0)
    return g_strdup_printf ("%d fu", cell->entry.fu);

  return g_strdup_printf ("%d han", cell->entry.han);
}

static void
check_scores (const TbRules *rules,
              gboolean       dealer)
{
  g_autoptr (GPtrArray) fu = tenbo_help_scores_list_fu (rules, dealer);
  g_autoptr (GPtrArray) others = tenbo_help_scores_list_others (rules, dealer);
  TbCell cells[TB_MAX_CELLS];
  size_t n = tb_value_cells (rules, dealer, cells);
  guint  n_shown = 0;

  for (size_t i = 0; i < n; i++)
    {
      g_autofree char         *title = dup_title (&cells[i]);
      gboolean                 by_fu = cells[i].entry.form == TB_VALUE_HAN && cells[i].entry.fu > 0;
      const TenboHelpScoreRow *row = find_row (by_fu ? fu : others, title);

      g_assert_nonnull (row);
      g_assert_nonnull (row->words);
      check_cell (&row->scores[by_fu ? cells[i].entry.han - 1 : 0], &cells[i]);
    }

  for (guint i = 0; i < fu->len; i++)
    for (guint han = 0; han < TENBO_HELP_N_HAN; han++)
      {
        const TenboHelpScore *score =
          &((TenboHelpScoreRow *) g_ptr_array_index (fu, i))->scores[han];

        n_shown += score->ron != NULL || score->tsumo != NULL;
      }
  if (rules->scoring != TB_SCORING_TAI)
    g_assert_cmpuint (n_shown + others->len, ==, n);
}

/* The table has exactly the cells of the value grid. */
static void
test_scores (gconstpointer data)
{
  const TbRules *rules = tenbo_ruleset_get_rules ((TenboRuleset *) data);

  check_scores (rules, FALSE);
  check_scores (rules, TRUE);
}

static TenboRuleset *
find_ruleset (const char *id)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboRuleset *ruleset = tenbo_ruleset_list_find (list, id, &error);

  g_assert_no_error (error);

  return ruleset;
}

static void
test_score_words (void)
{
  g_autoptr (TenboRuleset) ruleset = find_ruleset ("tenhou-hanchan");
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  g_autoptr (GPtrArray) fu = tenbo_help_scores_list_fu (rules, FALSE);
  g_autoptr (GPtrArray) limits = tenbo_help_scores_list_others (rules, TRUE);

  g_assert_cmpstr (find_row (fu, "40 fu")->words, ==,
                   "40 fu. 1 han: ron 1,300, tsumo 400/700. 2 han: ron 2,600, tsumo 700/1,300. "
                   "3 han: ron 5,200, tsumo 1,300/2,600. 4 han: mangan");
  g_assert_cmpstr (find_row (fu, "20 fu")->words, ==,
                   "20 fu. 2 han: tsumo 400/700. 3 han: tsumo 700/1,300. 4 han: tsumo 1,300/2,600");
  g_assert_cmpstr (find_row (limits, "mangan")->words, ==,
                   "mangan: ron 12,000, tsumo 4,000 all. 5 han");
  g_assert_cmpstr (find_row (limits, "baiman")->subtitle, ==, "8–10 han");
  g_assert_cmpstr (find_row (limits, "yakuman")->subtitle, ==, "13 han or more");
}

static void
test_tai_scores (void)
{
  g_autoptr (TenboRuleset) ruleset = find_ruleset ("fenghua");
  g_autoptr (GPtrArray) rows = tenbo_help_scores_list_others (tenbo_ruleset_get_rules (ruleset),
                                                              FALSE);
  const TenboHelpScoreRow *row = find_row (rows, "150 tai");

  g_assert_cmpstr (row->scores[0].ron, ==, "300/150");
  g_assert_cmpstr (row->scores[0].tsumo, ==, "300 all");
  g_assert_cmpstr (row->words, ==,
                   "150 tai: ron 300 from the discarder and 150 from each other player, "
                   "tsumo 300 all");
}

/* A yaku and its value under a ruleset. */
static const struct
{
  const char *ruleset;
  TbYaku      yaku;
  const char *worth;
} worths[] = {
  { "tenhou-hanchan", TB_YAKU_RIICHI, "1 han, closed only" },
  { "tenhou-hanchan", TB_YAKU_TANYAO, "1 han" },
  { "tenhou-hanchan", TB_YAKU_HONITSU, "3 han, open 2" },
  { "tenhou-hanchan", TB_YAKU_DAISUUSHI, "Yakuman" },
  { "mahjong-soul-hanchan", TB_YAKU_DAISUUSHI, "Yakuman ×2" },
  { "b-rule", TB_YAKU_DAISUUSHI, "Yakuman ×1.5" },
};

static void
test_worth (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (worths); i++)
    {
      g_autoptr (TenboRuleset) ruleset = find_ruleset (worths[i].ruleset);
      g_autofree char *worth = tenbo_help_words_yaku_worth (tenbo_ruleset_get_rules (ruleset),
                                                            worths[i].yaku);

      g_assert_cmpstr (worth, ==, worths[i].worth);
    }
}

/* Tanyao is only for closed hands if the ruleset requires it, and a yaku may replace all others. */
static void
test_notes (void)
{
  g_autoptr (TenboRuleset) parlor = find_ruleset ("sanma-parlor");
  g_autoptr (TenboRuleset) league = find_ruleset ("wrc-2025");
  g_autoptr (TenboRuleset) base = find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboRuleset) closed = tenbo_ruleset_override (base, "{\"open-tanyao\": false}", NULL);
  g_autofree char *open_tanyao = tenbo_help_words_yaku_note (tenbo_ruleset_get_rules (parlor),
                                                             TB_YAKU_TANYAO);
  g_autofree char *renhou = tenbo_help_words_yaku_note (tenbo_ruleset_get_rules (league),
                                                        TB_YAKU_RENHOU);
  g_autofree char *worth = tenbo_help_words_yaku_worth (tenbo_ruleset_get_rules (closed),
                                                        TB_YAKU_TANYAO);

  g_assert_nonnull (open_tanyao);
  g_assert_nonnull (renhou);
  g_assert_cmpstr (worth, ==, "1 han, closed only");
}

static void
add_for_each (const char   *name,
              TenboRuleset *ruleset,
              GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/help/%s/%s", name, tenbo_ruleset_get_id (ruleset));

  g_test_add_data_func_full (path, g_object_ref (ruleset), test, g_object_unref);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/help/words", test_yaku_words);
  g_test_add_func ("/help/native-names", test_native_names);
  g_test_add_func ("/help/worth", test_worth);
  g_test_add_func ("/help/notes", test_notes);
  g_test_add_func ("/help/score-words", test_score_words);
  g_test_add_func ("/help/tai-scores", test_tai_scores);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (list), i);

      add_for_each ("examples", ruleset, test_examples);
      add_for_each ("fu", ruleset, test_fu);
      add_for_each ("scores", ruleset, test_scores);
    }

  return g_test_run ();
}
