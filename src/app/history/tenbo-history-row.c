/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-row.h"

#include <glib/gi18n.h>

struct _TenboHistoryRow
{
  AdwBin parent_instance;

  /* Template widgets */
  GtkCheckButton *check;
  GtkLabel       *title_label;
  GtkLabel       *subtitle_label;
  GtkLabel       *note_label;
  GtkWidget      *void_label;
  GtkWidget      *arrow;
  GtkWidget      *restore_label;

  /* Owned */
  TenboSummary *summary;
  GtkWidget    *menu; /* NULL while none is open */

  GtkListItem *item; /* weak */

  guint    menu_source;
  gboolean deleted;
};

typedef enum
{
  SIGNAL_MENU_ASKED,
  N_SIGNALS,
} TenboHistoryRowSignals;

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TenboHistoryRow, tenbo_history_row, ADW_TYPE_BIN)

static char *
create_label (TenboHistoryRow *self)
{
  const char *title = tenbo_summary_get_title (self->summary);

  if (tenbo_summary_get_stored (self->summary) == NULL)
    return g_strdup (_ ("This game is being read"));

  if (self->deleted)
    return g_strdup_printf (_ ("Restore: %s"), title);

  return g_strdup_printf (tenbo_summary_has_ended (self->summary) ? _ ("Hands: %s")
                                                                  : _ ("Continue: %s"),
                          title);
}

/* What is seen beside the title, to be read aloud. */
static char *
create_description (TenboSummary *summary,
                    const char   *note)
{
  g_autoptr (GString) text = g_string_new (tenbo_summary_get_subtitle (summary));

  if (tenbo_summary_is_void (summary))
    g_string_append_printf (text, " \u00b7 %s", C_ ("game", "Void"));

  if (note != NULL)
    {
      /* Translators: the note on a game, to be read aloud */
      g_autofree char *words = g_strdup_printf (_ ("Note: %s"), note);

      g_string_append_printf (text, " \u00b7 %s", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_accessible (TenboHistoryRow *self,
                   const char      *note)
{
  g_autofree char *label = create_label (self);
  g_autofree char *description = create_description (self->summary, note);

  if (self->item == NULL)
    return;

  gtk_list_item_set_accessible_label (self->item, label);
  gtk_list_item_set_accessible_description (self->item, description);
}

static void
update (TenboHistoryRow *self)
{
  g_autofree char *note = tenbo_summary_dup_note (self->summary);
  gboolean         is_void = tenbo_summary_is_void (self->summary);

  gtk_label_set_label (self->title_label, tenbo_summary_get_markup (self->summary));
  gtk_label_set_label (self->subtitle_label, tenbo_summary_get_subtitle (self->summary));
  gtk_label_set_label (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL);
  gtk_widget_set_visible (self->void_label, is_void);
  if (is_void)
    gtk_widget_add_css_class (GTK_WIDGET (self->title_label), "dimmed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->title_label), "dimmed");

  update_accessible (self, note);
}

static void
pressed_cb (TenboHistoryRow *self,
            int              n_press,
            double           x,
            double           y)
{
  g_signal_emit (self, signals[SIGNAL_MENU_ASKED], 0, x, y);
}

static void
long_pressed_cb (TenboHistoryRow *self,
                 double           x,
                 double           y)
{
  g_signal_emit (self, signals[SIGNAL_MENU_ASKED], 0, x, y);
}

static gboolean
drop_menu_cb (gpointer user_data)
{
  TenboHistoryRow *self = user_data;

  self->menu_source = 0;
  g_clear_pointer (&self->menu, gtk_widget_unparent);

  return G_SOURCE_REMOVE;
}

/* What was chosen is activated after the menu is closed, so it stays a moment longer. */
static void
menu_closed_cb (TenboHistoryRow *self)
{
  if (self->menu_source == 0)
    self->menu_source = g_idle_add (drop_menu_cb, self);
}

static void
tenbo_history_row_dispose (GObject *object)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (object);

  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  tenbo_history_row_set_summary (self, NULL);
  g_clear_weak_pointer (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HISTORY_ROW);

  G_OBJECT_CLASS (tenbo_history_row_parent_class)->dispose (object);
}

static void
tenbo_history_row_class_init (TenboHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_history_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, check);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, note_label);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, void_label);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryRow, restore_label);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, long_pressed_cb);

  signals[SIGNAL_MENU_ASKED] = g_signal_new ("menu-asked",
                                             TENBO_TYPE_HISTORY_ROW,
                                             G_SIGNAL_RUN_LAST,
                                             0,
                                             NULL,
                                             NULL,
                                             NULL,
                                             G_TYPE_NONE,
                                             2,
                                             G_TYPE_DOUBLE,
                                             G_TYPE_DOUBLE);
}

static void
tenbo_history_row_init (TenboHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tenbo_history_row_new (GtkListItem *item)
{
  TenboHistoryRow *self;

  g_return_val_if_fail (GTK_IS_LIST_ITEM (item), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_ROW, NULL);
  g_set_weak_pointer (&self->item, item);

  return GTK_WIDGET (self);
}

void
tenbo_history_row_set_summary (TenboHistoryRow *self,
                               TenboSummary    *summary)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));
  g_return_if_fail (summary == NULL || TENBO_IS_SUMMARY (summary));

  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, update, self);

  g_set_object (&self->summary, summary);
  if (summary == NULL)
    return;

  g_signal_connect_object (summary, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

TenboSummary *
tenbo_history_row_get_summary (TenboHistoryRow *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROW (self), NULL);

  return self->summary;
}

GtkListItem *
tenbo_history_row_get_item (TenboHistoryRow *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROW (self), NULL);

  return self->item;
}

void
tenbo_history_row_set_selecting (TenboHistoryRow *self,
                                 gboolean         selecting,
                                 gboolean         selected)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->check), selecting);
  gtk_widget_set_visible (self->arrow, !selecting);
  gtk_check_button_set_active (self->check, selected);
}

void
tenbo_history_row_set_deleted (TenboHistoryRow *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));

  self->deleted = TRUE;
  gtk_widget_set_visible (self->arrow, FALSE);
  gtk_widget_set_visible (self->restore_label, TRUE);
}

void
tenbo_history_row_show_menu (TenboHistoryRow *self,
                             GMenuModel      *menu,
                             double           x,
                             double           y)
{
  GdkRectangle place = { .x = (int) x, .y = (int) y, .width = 1, .height = 1 };

  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  g_signal_connect_object (self->menu,
                           "closed",
                           G_CALLBACK (menu_closed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}
