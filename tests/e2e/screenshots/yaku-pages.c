/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "yaku-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-words.h"
#include "tenbo-yaku-page.h"

#include <glib/gi18n.h>

/* Opens a sheet of a win by Ben and its list of yaku. */
static GtkWidget *
open_list (Stage      *stage,
           const char *ruleset,
           gboolean    riichi,
           gboolean    tsumo)
{
  GtkWidget *sheet;

  stage->game = stage_create_game_under (stage, ruleset);
  if (riichi)
    stage_declare_riichi (stage->game, BEN);
  sheet = stage_open_sheet (stage, tsumo ? "table.tsumo" : "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  if (!tsumo)
    stage_choose (sheet, _ ("From"), CHIE);
  adw_toggle_group_set_active (
    ADW_TOGGLE_GROUP (app_test_find (sheet, ADW_TYPE_TOGGLE_GROUP, C_ ("way to a value", "Table"))),
    TENBO_ENTRY_METHOD_YAKU);
  app_test_tick ();

  return app_test_find (sheet, TENBO_TYPE_YAKU_PAGE, NULL);
}

static void
press (GtkWidget *page,
       TbYaku     yaku)
{
  app_test_press (page, tenbo_words_yaku (NULL, yaku));
}

static void
set_dora (GtkWidget *page,
          int        dora)
{
  adw_spin_row_set_value (ADW_SPIN_ROW (app_test_find (page, ADW_TYPE_SPIN_ROW, _ ("Dora"))),
                          dora);
  app_test_tick ();
}

/* Scrolls to dora and fu. */
static void
scroll_down (GtkWidget *page)
{
  GtkWidget     *viewport = gtk_widget_get_ancestor (page, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));

  for (int frame = 0; frame < 4; frame++)
    app_test_tick ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  app_test_tick ();
}

void
show_entry_yaku_fresh (Stage *stage)
{
  open_list (stage, "mleague", FALSE, FALSE);
}

void
show_entry_yaku (Stage *stage)
{
  GtkWidget *page = open_list (stage, "b-rule", TRUE, TRUE);

  press (page, TB_YAKU_IPPATSU);
  press (page, TB_YAKU_PINFU);
  press (page, TB_YAKU_IIPEIKOU);
  set_dora (page, 2);
}

void
show_entry_yaku_fu (Stage *stage)
{
  GtkWidget *page = open_list (stage, "mleague", TRUE, FALSE);

  press (page, TB_YAKU_YAKUHAI_WHITE);
  set_dora (page, 1);
  scroll_down (page);
}

void
show_entry_yaku_open (Stage *stage)
{
  GtkWidget *page = open_list (stage, "mleague", FALSE, FALSE);

  app_test_press (page, _ ("Open hand"));
  press (page, TB_YAKU_TOITOI);
  press (page, TB_YAKU_HONITSU);
}

void
show_entry_yaku_sets (Stage *stage)
{
  GtkWidget *page = open_list (stage, "b-rule", FALSE, FALSE);

  press (page, TB_YAKU_SET_CHIITOI);
  press (page, TB_YAKU_SET_CHIITOI);
  press (page, TB_YAKU_HONITSU);
}

void
show_entry_yaku_yakuman (Stage *stage)
{
  GtkWidget *page = open_list (stage, "mizukawa-hanchan", FALSE, FALSE);

  app_test_press (page, _ ("Yakuman"));
  press (page, TB_YAKU_DAISANGEN);
  press (page, TB_YAKU_TSUUIISOU);
}

void
show_entry_yaku_three (Stage *stage)
{
  GtkWidget *page = open_list (stage, "allen", FALSE, TRUE);

  press (page, TB_YAKU_CHIITOITSU);
  press (page, TB_YAKU_HONITSU);
  set_dora (page, 3);
}
