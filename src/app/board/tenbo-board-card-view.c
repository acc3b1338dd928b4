/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-board-card-view.h"

#include "tenbo-class.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

struct _TenboBoardCardView
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *title;
  GtkWidget *detail;
  GtkWidget *grid; /* a row of three labels for each person */

  gint64 game_id;
  guint  n_rows;
};

/* Columns of the grid */
enum
{
  MARK,
  NAME,
  VALUE,
  N_COLUMNS,
};

G_DEFINE_FINAL_TYPE (TenboBoardCardView, tenbo_board_card_view, GTK_TYPE_WIDGET)

static GtkWidget *
get_label (TenboBoardCardView *self,
           int                 column,
           guint               row)
{
  return gtk_grid_get_child_at (GTK_GRID (self->grid), column, (int) row);
}

static void
add_row (TenboBoardCardView *self)
{
  GtkWidget *mark = tenbo_label_new_number ("", 0, NULL);
  GtkWidget *name = tenbo_label_new_text ("", NULL);

  gtk_label_set_width_chars (GTK_LABEL (mark), 2);
  /* A long name wraps once, so that all tables remain visible. */
  gtk_label_set_lines (GTK_LABEL (name), 2);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), mark, MARK, (int) self->n_rows, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), name, NAME, (int) self->n_rows, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), tenbo_label_new_number ("", 1, "value"), VALUE,
                   (int) self->n_rows, 1, 1);
  self->n_rows++;
}

static void
show_row (TenboBoardCardView  *self,
          guint                index,
          const TenboBoardRow *row)
{
  gboolean   leads = row->is_first && *row->mark == '\0';
  GtkWidget *mark = get_label (self, MARK, index);

  gtk_label_set_label (GTK_LABEL (mark), leads ? "\u2605" : row->mark);
  tenbo_label_set_accessible (mark, leads ? _ ("Leader") : row->mark);
  gtk_label_set_label (GTK_LABEL (get_label (self, NAME, index)), row->name);
  gtk_label_set_label (GTK_LABEL (get_label (self, VALUE, index)), row->value);
  for (int column = 0; column < N_COLUMNS; column++)
    tenbo_class_toggle (get_label (self, column, index), "first", row->is_first);
}

static void
tenbo_board_card_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tenbo_board_card_view_parent_class)->dispose (object);
}

static void
tenbo_board_card_view_class_init (TenboBoardCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_board_card_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
tenbo_board_card_view_init (TenboBoardCardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (widget, "card");

  self->title = tenbo_label_new_heading ("");
  gtk_label_set_lines (GTK_LABEL (self->title), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  self->detail = tenbo_label_new_text ("", "dimmed");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_parent (self->title, widget);
  gtk_widget_set_parent (self->detail, widget);
  gtk_widget_set_parent (self->grid, widget);
}

GtkWidget *
tenbo_board_card_view_new (gint64 game_id)
{
  TenboBoardCardView *self = g_object_new (TENBO_TYPE_BOARD_CARD_VIEW, NULL);

  self->game_id = game_id;

  return GTK_WIDGET (self);
}

gint64
tenbo_board_card_view_get_game_id (TenboBoardCardView *self)
{
  g_return_val_if_fail (TENBO_IS_BOARD_CARD_VIEW (self), 0);

  return self->game_id;
}

void
tenbo_board_card_view_show (TenboBoardCardView   *self,
                            const TenboBoardCard *card,
                            gboolean              is_table)
{
  g_autofree char *detail = NULL;

  g_return_if_fail (TENBO_IS_BOARD_CARD_VIEW (self));
  g_return_if_fail (card != NULL);

  gtk_label_set_label (GTK_LABEL (self->title), card->title);
  detail = tenbo_board_card_dup_detail (card, g_get_real_time () / 1000);
  gtk_label_set_label (GTK_LABEL (self->detail), detail);
  tenbo_label_set_accessible (self, card->title);
  tenbo_class_toggle (self, "table", is_table);

  while (self->n_rows > card->rows->len)
    gtk_grid_remove_row (GTK_GRID (self->grid), (int) --self->n_rows);
  while (self->n_rows < card->rows->len)
    add_row (self);
  for (guint i = 0; i < card->rows->len; i++)
    show_row (self, i, &g_array_index (card->rows, TenboBoardRow, i));
}
