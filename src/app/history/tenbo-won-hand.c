/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-row.h"

#include "tenbo-hand-picture.h"
#include "tenbo-label.h"
#include "tenbo-tile-row.h"
#include "tenbo-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Spacing between and around the parts of the box, and between the items next to the hand */
#define SPACING      9
#define MARGIN       12
#define SMALL_GAP    6
#define BESIDE_GAP   18
#define LINE_SPACING 3

/* Height of the tiles next to the hand */
#define BESIDE_HEIGHT 24

/* --- Next to the hand --- */

static void
add_beside (GtkWidget    *box,
            const char   *name,
            const TbTile *tiles,
            size_t        n_tiles)
{
  GtkWidget *pair;
  GtkWidget *row;

  if (n_tiles == 0)
    return;

  pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SMALL_GAP);
  row = tenbo_tile_row_new ();
  tenbo_tile_row_set_tile_height (TENBO_TILE_ROW (row), BESIDE_HEIGHT);
  tenbo_tile_row_set_tiles (TENBO_TILE_ROW (row), tiles, n_tiles);
  tenbo_label_set_accessible (row, name);
  gtk_box_append (GTK_BOX (pair), tenbo_label_new_text (name, "dimmed"));
  gtk_box_append (GTK_BOX (pair), row);
  adw_wrap_box_append (ADW_WRAP_BOX (box), pair);
}

/* --- Scoring items --- */

static GtkWidget *
create_lines (GPtrArray *lines)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, MARGIN);
  gtk_grid_set_row_spacing (grid, LINE_SPACING);
  for (guint i = 0; i < lines->len; i++)
    {
      const TenboWorthLine *line = g_ptr_array_index (lines, i);
      const TenboWorthLine *before = i > 0 ? g_ptr_array_index (lines, i - 1) : line;
      const char           *css_class = line->is_sum ? "dimmed" : NULL;
      GtkWidget            *name = tenbo_label_new_text (line->name, css_class);
      GtkWidget            *amount = tenbo_label_new_number (line->amount, 1, css_class);
      int                   gap = before->part != line->part ? SMALL_GAP : 0;

      gtk_widget_set_hexpand (name, TRUE);
      gtk_widget_set_valign (amount, GTK_ALIGN_START);
      gtk_widget_set_margin_top (name, gap);
      gtk_widget_set_margin_top (amount, gap);
      gtk_grid_attach (grid, name, 0, (int) i, 1, 1);
      gtk_grid_attach (grid, amount, 1, (int) i, 1, 1);
    }

  return GTK_WIDGET (grid);
}

GtkWidget *
tenbo_won_hand_new (TenboGame *game,
                    guint      index,
                    int        win)
{
  const TbRules   *rules;
  const TbEvent   *event;
  GtkBox          *box;
  TbValueEntry     value;
  TenboWorth       worth;
  g_autofree char *sum = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (index < tenbo_game_get_n_hands (game), NULL);

  rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  event = tenbo_game_get_event (game, index);
  tb_win_value (rules, &tenbo_game_get_result (game, index)->hand, event, win, &value);
  tenbo_worth_init (&worth, rules, &value);
  lines = tenbo_worth_list (&worth);
  if (lines->len == 0)
    return NULL;

  box = g_object_new (GTK_TYPE_BOX,
                      "orientation", GTK_ORIENTATION_VERTICAL,
                      "spacing", SPACING,
                      "margin-top", MARGIN,
                      "margin-bottom", MARGIN,
                      "margin-start", MARGIN,
                      "margin-end", MARGIN,
                      NULL);
  if (event->n_wins > 1)
    gtk_box_append (box,
                    tenbo_label_new_text (
                      tenbo_game_get_player_name (game, event->wins[win].player), "heading"));
  if (value.form == TB_VALUE_TILES)
    {
      const TbTileHand *hand = &worth.entry.tiles;
      gboolean          shown = rules->dora_tile == TB_DORA_SHOWN;
      TbTile            wild[TB_MAX_WILD_TILES];
      size_t            n_wild = tenbo_worth_list_wild (&worth, wild);
      GtkWidget        *beside = g_object_new (ADW_TYPE_WRAP_BOX,
                                               "child-spacing", BESIDE_GAP,
                                               "line-spacing", SMALL_GAP,
                                               NULL);

      /* Dora indicators and the tiles that wild tiles represent */
      add_beside (beside, shown ? C_ ("tiles", "Dora") : C_ ("tiles", "Dora indicator"),
                  hand->dora, hand->n_dora);
      add_beside (beside, shown ? C_ ("tiles", "Ura dora") : C_ ("tiles", "Ura indicator"),
                  hand->ura, hand->n_ura);
      add_beside (beside, C_ ("tiles", "Wild indicator"), &hand->wild, hand->wild != TB_TILE_NONE);
      add_beside (beside, _ ("Wild tiles stand for"), wild, n_wild);
      gtk_widget_set_visible (beside, gtk_widget_get_first_child (beside) != NULL);
      gtk_box_append (box, tenbo_hand_picture_new (hand));
      gtk_box_append (box, beside);
    }
  gtk_box_append (box, create_lines (lines));
  sum = tenbo_worth_dup_sum (&worth);
  gtk_box_append (box, tenbo_label_new_text (sum, "heading"));

  return GTK_WIDGET (box);
}
