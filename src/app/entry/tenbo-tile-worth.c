/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-worth.h"

#include "tenbo-label.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-words.h"
#include "tenbo-tile.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define TILE_HEIGHT 32

struct _TenboTileWorth
{
  GtkWidget parent_instance;

  GtkWidget *list; /* yaku and dora, or items; the last row expands to show the fu */
  GtkWidget *fu;   /* an expander row in `list`, created once so that it stays open */
  GPtrArray *rows; /* of `list`, borrowed */
  GPtrArray *fu_rows;
  GtkWidget *title; /* title of the waits */
  GtkWidget *waits;
};

G_DEFINE_FINAL_TYPE (TenboTileWorth, tenbo_tile_worth, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_WAIT_CHOSEN,
  N_SIGNALS,
} TenboTileWorthSignals;

static guint signals[N_SIGNALS];

/* --- Yaku, dora, fu and items --- */

/* Creates a row: "Riichi  1 han". Fu that belong to a set are shown with its tile. */
static GtkWidget *
make_row (const TenboWorthLine *line)
{
  const char *css_class = line->is_sum ? "heading" : NULL;
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget  *name = tenbo_label_new_text (line->name, css_class);
  GtkWidget  *amount = tenbo_label_new_number (line->amount, 0, css_class);
  GtkWidget  *row = gtk_list_box_row_new ();

  gtk_widget_set_hexpand (name, TRUE);
  if (line->tile != TB_TILE_NONE)
    {
      GtkWidget *tile = tenbo_tile_new (line->tile, TENBO_TILE_HEIGHT, FALSE);

      gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), tile);
    }
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), amount);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (row, "worth-line");

  return row;
}

static void
show_lines (TenboTileWorth *self,
            GPtrArray      *lines)
{
  const char *fu = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), g_ptr_array_index (self->rows, i));
  for (guint i = 0; i < self->fu_rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->fu), g_ptr_array_index (self->fu_rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->fu_rows, 0);

  for (guint i = 0; i < lines->len; i++)
    {
      const TenboWorthLine *line = g_ptr_array_index (lines, i);
      GtkWidget            *row = make_row (line);

      if (line->part == TENBO_WORTH_FU)
        {
          fu = line->amount;
          adw_expander_row_add_row (ADW_EXPANDER_ROW (self->fu), row);
          g_ptr_array_add (self->fu_rows, row);
          continue;
        }
      gtk_list_box_insert (GTK_LIST_BOX (self->list), row, (int) self->rows->len);
      g_ptr_array_add (self->rows, row);
    }

  gtk_widget_set_visible (self->fu, fu != NULL);
  if (fu != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->fu), fu);
  gtk_widget_set_visible (self->list, lines->len > 0);
}

/* --- Waits --- */

static void
wait_clicked_cb (TenboTileWorth *self,
                 GtkWidget      *button)
{
  GtkWidget *tile = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));

  g_signal_emit (self, signals[SIGNAL_WAIT_CHOSEN], 0,
                 (guint) tenbo_tile_get_tile (TENBO_TILE (tile)));
}

/* Formats one way of winning: "Ron 3,900", "No ron". Transfer full. */
static char *
format_way (const TbRules *rules,
            const TbValue *value,
            TbHandError    error,
            TbWind         seat,
            gboolean       self_draw)
{
  g_autofree char *amount = NULL;

  if (error != TB_HAND_FINE)
    return g_strdup (self_draw ? _ ("No tsumo") : _ ("No ron"));

  amount = tenbo_tile_words_payment (rules, value, seat, self_draw);

  /* Translators: what a tile would win: "Tsumo 1,000/2,000" and "Ron 3,900" */
  return g_strdup_printf (self_draw ? _ ("Tsumo %s") : _ ("Ron %s"), amount);
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
add_wait (TenboTileWorth      *self,
          const TbRules       *rules,
          TbWind               seat,
          const TenboTileWait *wait)
{
  g_autofree char *ron = format_way (rules, &wait->ron, wait->ron_error, seat, FALSE);
  g_autofree char *draw = format_way (rules, &wait->self_draw, wait->draw_error, seat, TRUE);
  /* Translators: a tile that completes a hand, and what it wins by ron and by tsumo, for screen
   * readers */
  g_autofree char *name = g_strdup_printf (C_ ("wait", "%s: %s, %s"),
                                           tenbo_tile_get_name (wait->tile), ron, draw);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *tile = tenbo_tile_new (wait->tile, TILE_HEIGHT, FALSE);
  GtkWidget       *button = gtk_button_new ();

  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), make_caption (ron));
  gtk_box_append (GTK_BOX (texts), make_caption (draw));
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "wait-button");
  tenbo_label_set_accessible (button, name);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (wait_clicked_cb), self);
  adw_wrap_box_append (ADW_WRAP_BOX (self->waits), button);
}

static void
tenbo_tile_worth_dispose (GObject *object)
{
  TenboTileWorth *self = TENBO_TILE_WORTH (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->waits, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->fu_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_tile_worth_parent_class)->dispose (object);
}

static void
tenbo_tile_worth_class_init (TenboTileWorthClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_tile_worth_dispose;

  signals[SIGNAL_WAIT_CHOSEN] = g_signal_new ("wait-chosen", G_TYPE_FROM_CLASS (klass),
                                              G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                              G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
tenbo_tile_worth_init (TenboTileWorth *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
  self->rows = g_ptr_array_new ();
  self->fu_rows = g_ptr_array_new ();
  self->list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_add_css_class (self->list, "boxed-list");
  tenbo_label_set_accessible (self->list, _ ("Value of the Hand"));
  self->fu = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fu), _ ("Fu"));
  gtk_list_box_append (GTK_LIST_BOX (self->list), self->fu);
  gtk_widget_set_visible (self->list, FALSE);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));

  /* Translators: the tiles that complete a hand */
  self->title = tenbo_label_new_heading (_ ("Waits"));
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->waits = g_object_new (ADW_TYPE_WRAP_BOX,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                              "child-spacing", 6,
                              "line-spacing", 6,
                              NULL);
  tenbo_label_set_accessible (self->waits, _ ("Waits"));
  gtk_widget_set_parent (self->waits, GTK_WIDGET (self));
}

void
tenbo_tile_worth_show (TenboTileWorth        *self,
                       const TenboEntryModel *model,
                       const TbTileHand      *hand,
                       gboolean               whole,
                       const TenboTileWait   *waits,
                       size_t                 n_waits)
{
  g_autoptr (GPtrArray) lines = NULL;
  TenboWorth worth;
  GtkWidget *child;

  g_return_if_fail (TENBO_IS_TILE_WORTH (self));

  if (whole)
    {
      tenbo_worth_init_tiles (&worth, model->rules, hand);
      lines = tenbo_worth_list (&worth);
    }
  else
    lines = g_ptr_array_new ();
  show_lines (self, lines);

  while ((child = gtk_widget_get_first_child (self->waits)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->waits), child);
  for (size_t i = 0; i < n_waits; i++)
    add_wait (self, model->rules, hand->seat, &waits[i]);
  gtk_widget_set_visible (self->title, n_waits > 0);
  gtk_widget_set_visible (self->waits, n_waits > 0);
}
