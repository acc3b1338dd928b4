/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "entry-tiles-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-entry-form.h"
#include "tenbo-tile-board.h"
#include "tenbo-tile-name.h"
#include "tenbo-tiles-page.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define MAX_TILES 14

/* Opens the sheet of a win of Ben, with the board of tiles. */
static GtkWidget *
open_tiles (Stage      *stage,
            const char *action)
{
  GtkWidget *sheet = stage_open_sheet (stage, action);

  stage_choose (sheet, _ ("Winner"), BEN);
  if (g_str_equal (action, "table.ron"))
    stage_choose (sheet, _ ("From"), CHIE);
  tenbo_entry_form_open_method (
    TENBO_ENTRY_FORM (app_test_find (sheet, TENBO_TYPE_ENTRY_FORM, NULL)), '3');
  app_test_tick ();

  return app_test_find (sheet, TENBO_TYPE_TILES_PAGE, NULL);
}

/* Presses the tiles of @text on the board. */
static void
press_tiles (GtkWidget  *page,
             const char *text)
{
  GtkWidget *board = app_test_find (page, TENBO_TYPE_TILE_BOARD, NULL);
  TbTile     tiles[MAX_TILES];
  int32_t    n = tb_tiles_parse (text, tiles, MAX_TILES);

  for (int32_t i = 0; i < n; i++)
    g_signal_emit_by_name (board, "pressed", (guint) tiles[i]);
  app_test_tick ();
}

/* Chooses the target of the next tile, and presses the tile. */
static void
press_to (GtkWidget  *page,
          const char *target,
          char        letter,
          const char *tile)
{
  g_autofree char *name = g_strdup_printf (C_ ("key", "%s (%c)"), target, letter);

  app_test_press (gtk_widget_get_ancestor (page, ADW_TYPE_DIALOG), name);
  press_tiles (page, tile);
}

void
show_entry_tiles_empty (Stage *stage)
{
  stage->game = stage_create_game (stage);
  open_tiles (stage, "table.ron");
}

void
show_entry_tiles_some (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  page = open_tiles (stage, "table.tsumo");
  press_tiles (page, "5551230p77z");
  press_to (page, tenbo_tile_get_meld_name (TB_MELD_CHI), 'C', "");
}

void
show_entry_tiles_waits (Stage *stage)
{
  stage->game = stage_create_game (stage);
  stage_declare_riichi (stage->game, BEN);
  press_tiles (open_tiles (stage, "table.ron"), "234m067p234s5578s");
}

void
show_entry_tiles (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  stage_declare_riichi (stage->game, BEN);
  page = open_tiles (stage, "table.ron");
  press_tiles (page, "234m067p22255577z");
  press_to (page, C_ ("tiles", "Dora indicator"), 'D', "6p");
  press_to (page, C_ ("tiles", "Ura indicator"), 'U', "1z");
  app_test_press (page, tenbo_words_yaku (NULL, TB_YAKU_IPPATSU));
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (app_test_find (page, ADW_TYPE_EXPANDER_ROW, _ ("Fu"))), TRUE);
}

void
show_entry_tiles_melds (Stage *stage)
{
  g_autofree char *red = NULL;
  GtkWidget       *page;

  stage->game = stage_create_game_under (stage, "mleague");
  page = open_tiles (stage, "table.tsumo");
  press_to (page, tenbo_tile_get_meld_name (TB_MELD_PON), 'O', "7z");
  press_to (page, tenbo_tile_get_meld_name (TB_MELD_CHI), 'C', "3s");
  press_to (page, tenbo_tile_get_meld_name (TB_MELD_KAKAN), 'L', "2z");
  press_tiles (page, "1199m1m");
  press_to (page, C_ ("tiles", "Dora indicator"), 'D', "9m");
  red = g_strdup_printf (_ ("Red five in %s"), "345s");
  app_test_press (page, red);
}

void
show_entry_tiles_three (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game_under (stage, "mahjong-soul-sanma");
  page = open_tiles (stage, "table.tsumo");
  press_to (page, C_ ("tiles", "Set aside"), 'E', "4z");
  press_to (page, C_ ("tiles", "Set aside"), 'E', "4z");
  press_tiles (page, "999m067p4447778s9s");
}

void
show_entry_tiles_tai (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game_under (stage, "fenghua");
  page = open_tiles (stage, "table.tsumo");
  press_to (page, C_ ("tiles", "Wild indicator"), 'X', "5p");
  press_tiles (page, "1256f");
  press_to (page, tenbo_tile_get_meld_name (TB_MELD_PON), 'O', "5z");
  press_tiles (page, "5p123456m997s8s");
}

void
show_entry_tiles_tai_waits (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game_under (stage, "fenghua");
  page = open_tiles (stage, "table.ron");
  press_to (page, C_ ("tiles", "Wild indicator"), 'X', "5p");
  press_tiles (page, "55p123456m11199s");
}
