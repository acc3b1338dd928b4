/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "entry-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

static void
begin_game (Stage      *stage,
            const char *ruleset)
{
  stage->game = stage_create_game_under (stage, ruleset);
}

static void
choose_han (GtkWidget *sheet,
            int        han)
{
  g_autofree char *text = g_strdup_printf (g_dngettext (NULL, "%d han", "%d han", (gulong) han),
                                           han);

  stage_choose_value (sheet, text);
}

static void
add_tai (GtkWidget *sheet,
         TbTai      item)
{
  app_test_press (sheet, tenbo_words_tai (NULL, item));
}

/* Chooses a foul or a kind of draw by its row. */
static void
choose_row (GtkWidget  *sheet,
            const char *title)
{
  adw_action_row_activate (ADW_ACTION_ROW (app_test_find (sheet, ADW_TYPE_ACTION_ROW, title)));
  app_test_tick ();
}

static GtkWidget *
enter_ron (Stage      *stage,
           const char *ruleset)
{
  GtkWidget *sheet;

  begin_game (stage, ruleset);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose (sheet, _ ("From"), CHIE);

  return sheet;
}

void
show_entry_tai (Stage *stage)
{
  GtkWidget *sheet = enter_ron (stage, "fenghua");

  add_tai (sheet, TB_TAI_DRAGON);
  add_tai (sheet, TB_TAI_DRAGON);
  add_tai (sheet, TB_TAI_NO_WILD);
  add_tai (sheet, TB_TAI_HALF_FLUSH);
}

void
show_entry_tai_tsumo (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "fenghua");
  sheet = stage_open_sheet (stage, "table.tsumo");
  stage_choose (sheet, _ ("Winner"), BEN);
  add_tai (sheet, TB_TAI_ONE_WILD);
  add_tai (sheet, TB_TAI_ALL_TRIPLETS_WILD);
  add_tai (sheet, TB_TAI_CONCEALED_KAN_BLOOM);
}

void
show_entry_tai_minimum (Stage *stage)
{
  GtkWidget *sheet = enter_ron (stage, "fenghua");

  add_tai (sheet, TB_TAI_NO_WILD);
  add_tai (sheet, TB_TAI_OWN_FLOWER);
}

void
show_entry_tai_robbed (Stage *stage)
{
  GtkWidget *sheet = enter_ron (stage, "fenghua");

  add_tai (sheet, TB_TAI_FULL_FLUSH);
  gtk_expander_set_expanded (GTK_EXPANDER (app_test_find (sheet, GTK_TYPE_EXPANDER, NULL)), TRUE);
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (sheet, ADW_TYPE_SWITCH_ROW, _ ("Robbed Kan"))), TRUE);
}

void
show_entry_han (Stage *stage)
{
  choose_han (enter_ron (stage, "allen"), 4);
}

/* The payments of the two others to a dealer may differ. */
void
show_entry_han_tsumo (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "allen");
  sheet = stage_open_sheet (stage, "table.tsumo");
  stage_choose (sheet, _ ("Winner"), AKI);
  choose_han (sheet, 5);
}

void
show_entry_thousands (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "sanma-parlor");
  sheet = stage_open_sheet (stage, "table.tsumo");
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose_value (sheet, _ ("haneman"));
}

void
show_entry_triple_ron (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "tenhou-hanchan");
  stage_declare_riichi (stage->game, DAI);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), AKI);
  app_test_press (sheet, _ ("Add Winner"));
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose (sheet, _ ("Winner"), CHIE);
  stage_choose (sheet, _ ("From"), DAI);
}

void
show_entry_abort (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "tenhou-hanchan");
  sheet = stage_open_sheet (stage, "table.draw");
  choose_row (sheet, tenbo_words_abort (TB_ABORT_FOUR_WINDS));
}

void
show_entry_nagashi (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "mizukawa-hanchan");
  sheet = stage_open_sheet (stage, "table.draw");
  stage_choose (sheet, _ ("Nagashi Mangan"), CHIE);
}

void
show_entry_noten_riichi (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "mizukawa-sanma");
  stage_declare_riichi (stage->game, BEN);
  sheet = stage_open_sheet (stage, "table.draw");
  stage_choose (sheet, _ ("Tenpai"), AKI);
  stage_choose (sheet, _ ("Tenpai"), BEN);
}

void
show_entry_nobody_won (Stage *stage)
{
  begin_game (stage, "fenghua");
  stage_open_sheet (stage, "table.draw");
}

void
show_entry_foul_count (Stage *stage)
{
  GtkWidget *sheet;

  begin_game (stage, "mizukawa-hanchan");
  sheet = stage_open_sheet (stage, "table.foul");
  stage_choose (sheet, _ ("Committed By"), BEN);
  choose_row (sheet, tenbo_words_foul ("tile-count"));
  adw_spin_row_set_value (
    ADW_SPIN_ROW (app_test_find (sheet, ADW_TYPE_SPIN_ROW, _ ("Count"))), 2);
}

void
show_entry_foul_bust (Stage *stage)
{
  GtkWidget *sheet;

  show_entry_foul_count (stage);
  sheet = app_test_find (stage->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  adw_spin_row_set_value (
    ADW_SPIN_ROW (app_test_find (sheet, ADW_TYPE_SPIN_ROW, _ ("Count"))), 6);
}
