/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-row.h"

#include <glib/gi18n.h>

struct _TenboHistoryRow
{
  GtkBox parent_instance;

  /* Children. A list makes some hundred rows: what most of them do not show is NULL until it is
   * needed. */
  GtkWidget *check;
  GtkWidget *texts;
  GtkWidget *title_label;
  GtkWidget *subtitle_label;
  GtkWidget *note_label;
  GtkWidget *void_label;
  GtkWidget *restore_label;
  GtkWidget *arrow;

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

G_DEFINE_FINAL_TYPE (TenboHistoryRow, tenbo_history_row, GTK_TYPE_BOX)

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

/* A label of the row that stands between the texts and the arrow. */
static GtkWidget *
insert_label (TenboHistoryRow *self,
              const char      *text,
              const char      *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_insert_child_after (GTK_BOX (self), label, self->texts);

  return label;
}

static void
show_note (TenboHistoryRow *self,
           const char      *note)
{
  if (self->note_label == NULL && note != NULL)
    {
      self->note_label = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (self->note_label), PANGO_ELLIPSIZE_END);
      gtk_label_set_wrap (GTK_LABEL (self->note_label), TRUE);
      gtk_label_set_lines (GTK_LABEL (self->note_label), 2);
      gtk_label_set_xalign (GTK_LABEL (self->note_label), 0);
      gtk_widget_add_css_class (self->note_label, "caption");
      gtk_box_append (GTK_BOX (self->texts), self->note_label);
    }

  if (self->note_label == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->note_label), note != NULL ? note : "");
  gtk_widget_set_visible (self->note_label, note != NULL);
}

static void
show_void (TenboHistoryRow *self,
           gboolean         is_void)
{
  if (self->void_label == NULL && is_void)
    {
      self->void_label = insert_label (self, C_ ("game", "Void"), "caption");
      gtk_widget_add_css_class (self->void_label, "void");
    }

  if (self->void_label == NULL)
    return;

  gtk_widget_set_visible (self->void_label, is_void);
  if (is_void)
    gtk_widget_add_css_class (self->title_label, "dimmed");
  else
    gtk_widget_remove_css_class (self->title_label, "dimmed");
}

static void
update (TenboHistoryRow *self)
{
  g_autofree char *note = tenbo_summary_dup_note (self->summary);

  gtk_label_set_label (GTK_LABEL (self->title_label), tenbo_summary_get_markup (self->summary));
  gtk_label_set_label (GTK_LABEL (self->subtitle_label),
                       tenbo_summary_get_subtitle (self->summary));
  show_note (self, note);
  show_void (self, tenbo_summary_is_void (self->summary));

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

  G_OBJECT_CLASS (tenbo_history_row_parent_class)->dispose (object);
}

static void
tenbo_history_row_class_init (TenboHistoryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_history_row_dispose;

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
add_gestures (TenboHistoryRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (long_press,
                           "pressed",
                           G_CALLBACK (long_pressed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (long_press));
}

static GtkWidget *
add_text (TenboHistoryRow *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (self->texts), label);

  return label;
}

static void
tenbo_history_row_init (TenboHistoryRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_hexpand (self->texts, TRUE);
  gtk_widget_set_valign (self->texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->texts);

  self->title_label = add_text (self);
  gtk_label_set_use_markup (GTK_LABEL (self->title_label), TRUE);
  self->subtitle_label = add_text (self);
  gtk_widget_add_css_class (self->subtitle_label, "dimmed");
  gtk_widget_add_css_class (self->subtitle_label, "caption");

  self->arrow = g_object_new (GTK_TYPE_IMAGE,
                              "icon-name", "go-next-symbolic",
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_box_append (GTK_BOX (self), self->arrow);
  add_gestures (self);
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

/* The row itself says whether it is chosen, and is pressed. */
static GtkWidget *
prepend_check (TenboHistoryRow *self)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_widget_set_can_focus (check, FALSE);
  gtk_widget_set_can_target (check, FALSE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Selected"),
                                  -1);
  gtk_box_prepend (GTK_BOX (self), check);

  return check;
}

void
tenbo_history_row_set_selecting (TenboHistoryRow *self,
                                 gboolean         selecting,
                                 gboolean         selected)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));

  if (self->check == NULL && selecting)
    self->check = prepend_check (self);
  gtk_widget_set_visible (self->arrow, !selecting && !self->deleted);
  if (self->check == NULL)
    return;

  gtk_widget_set_visible (self->check, selecting);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), selected);
}

void
tenbo_history_row_set_deleted (TenboHistoryRow *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));

  self->deleted = TRUE;
  gtk_widget_set_visible (self->arrow, FALSE);
  if (self->restore_label == NULL)
    self->restore_label = insert_label (self, C_ ("game", "Restore"), "accent");
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
