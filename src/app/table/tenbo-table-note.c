/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-note.h"

#include <glib/gi18n.h>

struct _TenboTableNote
{
  GtkWidget parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TenboTableNote, tenbo_table_note, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS,
} TenboTableNoteSignals;

static guint signals[N_SIGNALS];

static void
answer (TenboTableNote *self,
        gboolean        accepted)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, accepted);
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  answer (TENBO_TABLE_NOTE (widget), FALSE);
}

static void
accept_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  answer (TENBO_TABLE_NOTE (widget), TRUE);
}

static void
tenbo_table_note_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_TABLE_NOTE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_table_note_parent_class)->dispose (object);
}

static void
tenbo_table_note_class_init (TenboTableNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_note_dispose;

  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "table-note");
  gtk_widget_class_install_action (widget_class, "note.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "note.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "note.cancel", NULL);
}

static void
tenbo_table_note_init (TenboTableNote *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
add_label (TenboTableNote *self,
           const char     *text,
           const char     *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0f,
                                   NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->box), label);
}

static void
add_button (GtkWidget  *row,
            const char *text,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (row), button);
}

TenboTableNote *
tenbo_table_note_new (const char *title,
                      const char *text,
                      const char *accept)
{
  TenboTableNote *self = g_object_new (TENBO_TYPE_TABLE_NOTE, NULL);
  GtkWidget      *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_label (self, title, "title-2");
  add_label (self, text, NULL);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->box), row);
  add_button (row, accept != NULL ? _ ("Cancel") : _ ("Close"), "note.cancel");
  if (accept != NULL)
    add_button (row, accept, "note.accept");

  return self;
}

int
tenbo_table_note_get_height (TenboTableNote *self)
{
  int minimum, natural;

  g_return_val_if_fail (TENBO_IS_TABLE_NOTE (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, TENBO_TABLE_NOTE_WIDTH,
                      &minimum, &natural, NULL, NULL);

  return natural;
}
