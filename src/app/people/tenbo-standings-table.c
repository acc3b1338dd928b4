/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-standings-table.h"

#include "tenbo-class.h"
#include "tenbo-column-title.h"
#include "tenbo-standing-item.h"
#include "tenbo-standing-words.h"

/* The columns before those of the statistics: rank and name */
#define N_FIXED 2

struct _TenboStandingsTable
{
  AdwBin parent_instance;

  /* Template widgets */
  GtkColumnView *view;

  /* Owned */
  GListStore       *items; /* of TenboStandingItem */
  GtkSortListModel *sorted;
  GArray           *columns; /* of TenboStandingColumn; NULL until shown */

  int n_players;    /* as in the headings of the columns */
  int ranked_index; /* in `columns`: the statistic of the ranks */
};

G_DEFINE_FINAL_TYPE (TenboStandingsTable, tenbo_standings_table, ADW_TYPE_BIN)

/* --- The order --- */

static int
compare_ranked (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const TenboStanding *one = tenbo_standing_item_get_standing ((gpointer) a);
  const TenboStanding *other = tenbo_standing_item_get_standing ((gpointer) b);

  return other->is_ranked - one->is_ranked;
}

static int
compare_items (gconstpointer a,
               gconstpointer b,
               gpointer      column)
{
  return tenbo_standing_compare (tenbo_standing_item_get_standing ((gpointer) a),
                                 tenbo_standing_item_get_standing ((gpointer) b), column);
}

static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  return g_utf8_collate (tenbo_standing_item_get_standing ((gpointer) a)->name,
                         tenbo_standing_item_get_standing ((gpointer) b)->name);
}

/* Returns the index of the view's column in `columns`, or -1. */
static int
find_index (TenboStandingsTable *self,
            GtkColumnViewColumn *column)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  for (guint i = N_FIXED; column != NULL && i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) it = g_list_model_get_item (columns, i);

      if (it == column)
        return (int) i - N_FIXED;
    }

  return -1;
}

static const TenboStandingColumn *
get_column (TenboStandingsTable *self,
            int                  index)
{
  return &g_array_index (self->columns, TenboStandingColumn, index);
}

static int
get_sorted_index (TenboStandingsTable *self)
{
  GtkColumnViewSorter *sorter = GTK_COLUMN_VIEW_SORTER (gtk_column_view_get_sorter (self->view));

  return find_index (self, gtk_column_view_sorter_get_primary_sort_column (sorter));
}

/* Sets the ranks by the statistic that sorts the table, in whichever direction. Sorted by name, the
 * ranks are still those of the latest statistic. */
static void
show_ranks (TenboStandingsTable *self)
{
  g_autoptr (GPtrArray) items = NULL;
  const TenboStandingColumn *column;
  guint                      rank = 0;
  int                        index;

  /* Columns that are removed with the view change its order too. */
  if (self->columns == NULL)
    return;

  index = get_sorted_index (self);
  if (index >= 0)
    self->ranked_index = index;
  column = get_column (self, self->ranked_index);
  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->items), i));
  g_ptr_array_sort_values_with_data (items, compare_items, (gpointer) column);
  for (guint i = 0; i < items->len; i++)
    {
      TenboStandingItem *item = items->pdata[i];
      gboolean           is_ranked = tenbo_standing_item_get_standing (item)->is_ranked;

      tenbo_standing_item_set_rank (item, is_ranked ? ++rank : 0, column);
    }
}

/* --- Columns --- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *cell)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (cell, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *cell,
         gpointer                  column)
{
  GtkWidget           *label = gtk_list_item_get_child (cell);
  const TenboStanding *standing = tenbo_standing_item_get_standing (gtk_list_item_get_item (cell));
  TenboStatistic       statistic = tenbo_standing_get_cell (standing, column);
  g_autofree char     *text = tenbo_standing_dup_cell (standing, column);
  g_autofree char     *of = tenbo_statistic_dup_of (&statistic);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, *text != '\0' && *of != '\0' ? of : NULL);
  tenbo_class_toggle (label, "dimmed", !standing->is_ranked);
}

static void
free_column (gpointer  column,
             GClosure *closure)
{
  g_free (column);
}

static void
add_column (TenboStandingsTable       *self,
            const TenboStandingColumn *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autofree char    *title = tenbo_standing_column_dup_title (column, self->n_players);
  g_autoptr (GtkColumnViewColumn) it = NULL;
  g_autoptr (GtkSorter) sorter = NULL;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cb), g_memdup2 (column, sizeof *column),
                         free_column, G_CONNECT_DEFAULT);
  sorter = GTK_SORTER (
    gtk_custom_sorter_new (compare_items, g_memdup2 (column, sizeof *column), g_free));
  it = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_sorter (it, sorter);
  gtk_column_view_append_column (self->view, it);
  tenbo_column_title_align_end (
    self->view, g_list_model_get_n_items (gtk_column_view_get_columns (self->view)) - 1);
}

static void
remove_columns (TenboStandingsTable *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  for (guint i = g_list_model_get_n_items (columns); i > N_FIXED; i--)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i - 1);

      gtk_column_view_remove_column (self->view, column);
    }
}

static gboolean
is_same (const TenboStandingColumn *one,
         const TenboStandingColumn *other)
{
  return one->id == other->id && one->month == other->month && one->n_months == other->n_months;
}

/* Sorts by the column like @sorted, or else by that of @order. */
static void
sort (TenboStandingsTable       *self,
      const TenboStandingColumn *sorted,
      GtkSortType                direction,
      TenboStatisticId           order)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);
  guint       found = 0;
  g_autoptr (GtkColumnViewColumn) column = NULL;

  for (guint i = self->columns->len; i > 0; i--)
    {
      const TenboStandingColumn *it = get_column (self, (int) i - 1);

      if (sorted != NULL ? is_same (it, sorted) : it->id == order && it->month == 0)
        found = i - 1;
    }
  column = g_list_model_get_item (columns, N_FIXED + found);
  gtk_column_view_sort_by_column (self->view, column, direction);
}

static void
set_columns (TenboStandingsTable *self,
             GArray              *columns,
             TenboStatisticId     order)
{
  GtkColumnViewSorter *sorter = GTK_COLUMN_VIEW_SORTER (gtk_column_view_get_sorter (self->view));
  GtkSortType          direction = gtk_column_view_sorter_get_primary_sort_order (sorter);
  int                  index = get_sorted_index (self);
  TenboStandingColumn  sorted = { 0 };

  if (self->columns != NULL && index >= 0)
    sorted = *get_column (self, index);
  remove_columns (self);
  g_clear_pointer (&self->columns, g_array_unref);
  self->columns = g_array_ref (columns);
  self->ranked_index = 0;
  for (guint i = 0; i < columns->len; i++)
    add_column (self, get_column (self, (int) i));
  sort (self, index >= 0 ? &sorted : NULL, direction, order);
}

static void
activated_cb (TenboStandingsTable *self,
              guint                position)
{
  g_autoptr (TenboStandingItem) item = g_list_model_get_item (G_LIST_MODEL (self->sorted),
                                                              position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "x",
                                tenbo_standing_item_get_standing (item)->person_id);
}

/* --- The object --- */

static void
tenbo_standings_table_dispose (GObject *object)
{
  TenboStandingsTable *self = TENBO_STANDINGS_TABLE (object);

  g_clear_pointer (&self->columns, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_STANDINGS_TABLE);
  g_clear_object (&self->items);
  g_clear_object (&self->sorted);

  G_OBJECT_CLASS (tenbo_standings_table_parent_class)->dispose (object);
}

static void
tenbo_standings_table_class_init (TenboStandingsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_standings_table_dispose;

  g_type_ensure (TENBO_TYPE_STANDING_ITEM);
  tenbo_class_set_template (klass, "tenbo-standings-table");
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsTable, view);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tenbo_standings_table_init (TenboStandingsTable *self)
{
  GtkMultiSorter *sorter = gtk_multi_sorter_new ();
  g_autoptr (GtkNoSelection) selection = NULL;
  g_autoptr (GtkSorter) by_name = NULL;
  g_autoptr (GtkColumnViewColumn) name = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  by_name = GTK_SORTER (gtk_custom_sorter_new (compare_names, NULL, NULL));
  name = g_list_model_get_item (gtk_column_view_get_columns (self->view), 1);
  gtk_column_view_column_set_sorter (name, by_name);
  tenbo_column_title_align_end (self->view, 0);
  self->items = g_list_store_new (TENBO_TYPE_STANDING_ITEM);
  gtk_multi_sorter_append (sorter, GTK_SORTER (gtk_custom_sorter_new (compare_ranked, NULL, NULL)));
  gtk_multi_sorter_append (sorter, g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                          GTK_SORTER (sorter));
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->sorted)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed",
                           G_CALLBACK (show_ranks), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
tenbo_standings_table_show (TenboStandingsTable *self,
                            GPtrArray           *standings,
                            GArray              *columns,
                            int                  n_players,
                            TenboStatisticId     order)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (TENBO_IS_STANDINGS_TABLE (self));
  g_return_if_fail (columns->len > 0);

  for (guint i = 0; i < standings->len; i++)
    g_ptr_array_add (items, tenbo_standing_item_new (standings->pdata[i]));
  if (self->columns == NULL || self->n_players != n_players || self->columns->len != columns->len ||
      memcmp (self->columns->data, columns->data, columns->len * sizeof (TenboStandingColumn)) != 0)
    {
      self->n_players = n_players;
      set_columns (self, columns, order);
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  show_ranks (self);
}

GPtrArray *
tenbo_standings_table_list (TenboStandingsTable *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_standing_unref);

  g_return_val_if_fail (TENBO_IS_STANDINGS_TABLE (self), list);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sorted)); i++)
    {
      g_autoptr (TenboStandingItem) item = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      g_ptr_array_add (list, tenbo_standing_ref (tenbo_standing_item_get_standing (item)));
    }

  return list;
}
