/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-won-hand.h"

#include "tenbo-hand-picture.h"
#include "tenbo-label.h"
#include "tenbo-tile-row.h"
#include "tenbo-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Between the parts of the box, around it, and between what lies beside the hand. */
#define SPACING      9
#define MARGIN       12
#define SMALL_GAP    6
#define BESIDE_GAP   18
#define LINE_SPACING 3

/* Tiles beside the hand. */
#define BESIDE_HEIGHT 24

/* --- Beside the hand --- */

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
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (pair), tenbo_label_new_text (name, "dimmed"));
  gtk_box_append (GTK_BOX (pair), row);
  adw_wrap_box_append (ADW_WRAP_BOX (box), pair);
}

/* The indicators, and what wild tiles stand for; NULL if there are none. */
static GtkWidget *
create_beside (const TbTileHand *hand,
               const TenboWorth *worth)
{
  gboolean   shown = worth->rules->dora_tile == TB_DORA_SHOWN;
  GtkWidget *box;
  TbTile     wild[TB_MAX_WILD_TILES];
  size_t     n_wild = tenbo_worth_list_wild (worth, wild);

  if (hand->n_dora + hand->n_ura == 0 && hand->wild == TB_TILE_NONE && n_wild == 0)
    return NULL;

  box = g_object_new (ADW_TYPE_WRAP_BOX,
                      "child-spacing", BESIDE_GAP,
                      "line-spacing", SMALL_GAP,
                      NULL);
  add_beside (box, shown ? C_ ("tiles", "Dora") : C_ ("tiles", "Dora indicator"), hand->dora,
              hand->n_dora);
  add_beside (box, shown ? C_ ("tiles", "Ura dora") : C_ ("tiles", "Ura indicator"), hand->ura,
              hand->n_ura);
  add_beside (box, C_ ("tiles", "Wild indicator"), &hand->wild, hand->wild != TB_TILE_NONE);
  add_beside (box, _ ("Wild tiles stand for"), wild, n_wild);

  return box;
}

/* --- What counts --- */

static void
attach_line (GtkGrid              *grid,
             int                   row,
             const TenboWorthLine *line,
             gboolean              begins_part)
{
  const char *css_class = line->is_sum ? "dimmed" : NULL;
  GtkWidget  *name = tenbo_label_new_text (line->name, css_class);
  GtkWidget  *amount = tenbo_label_new_number (line->amount, 1, css_class);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (amount, GTK_ALIGN_START);
  if (begins_part)
    {
      gtk_widget_set_margin_top (name, SMALL_GAP);
      gtk_widget_set_margin_top (amount, SMALL_GAP);
    }
  gtk_grid_attach (grid, name, 0, row, 1, 1);
  gtk_grid_attach (grid, amount, 1, row, 1, 1);
}

static GtkWidget *
create_lines (GPtrArray *lines)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), MARGIN);
  gtk_grid_set_row_spacing (GTK_GRID (grid), LINE_SPACING);
  for (guint i = 0; i < lines->len; i++)
    {
      const TenboWorthLine *line = g_ptr_array_index (lines, i);
      const TenboWorthLine *before = i > 0 ? g_ptr_array_index (lines, i - 1) : NULL;

      attach_line (GTK_GRID (grid), (int) i, line, before != NULL && before->part != line->part);
    }

  return grid;
}

/* --- All of it --- */

static void
append (GtkWidget *box,
        GtkWidget *child)
{
  if (child != NULL)
    gtk_box_append (GTK_BOX (box), child);
}

GtkWidget *
tenbo_won_hand_new (TenboGame *game,
                    guint      index,
                    int        win)
{
  const TbRules   *rules;
  const TbEvent   *event;
  GtkWidget       *box;
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
    append (box, tenbo_label_new_text (tenbo_game_get_player_name (game, event->wins[win].player),
                                       "heading"));
  if (value.form == TB_VALUE_TILES)
    {
      append (box, tenbo_hand_picture_new (&worth.entry.tiles));
      append (box, create_beside (&worth.entry.tiles, &worth));
    }
  append (box, create_lines (lines));
  sum = tenbo_worth_dup_sum (&worth);
  append (box, tenbo_label_new_text (sum, "heading"));

  return box;
}
