/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-stick-row.h"

#include "tenbo-words.h"

#include <glib/gi18n.h>

/* More sticks of a kind than there are in a box. */
#define MAX_DIGITS 3

struct _TenboStickRow
{
  GObject parent_instance;

  /* Borrowed from the grid, which is given the row's lifetime */
  GtkWidget *entries[TENBO_N_STICKS];
  GtkWidget *verdict;
};

G_DEFINE_FINAL_TYPE (TenboStickRow, tenbo_stick_row, G_TYPE_OBJECT)

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboStickRowSignals;

static guint signals[N_SIGNALS];

/* How many sticks @text says; -1: none is said, -2: no number. */
static int
parse (const char *text)
{
  guint64 n;

  if (*text == '\0')
    return -1;

  return g_ascii_string_to_unsigned (text, 10, 0, 999, &n, NULL) ? (int) n : -2;
}

static void
entry_changed_cb (TenboStickRow *self,
                  GtkEditable   *entry)
{
  if (parse (gtk_editable_get_text (entry)) == -2)
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
entry_activated_cb (GtkWidget *entry)
{
  GtkRoot *root = gtk_widget_get_root (entry);

  gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
create_entry (TenboStickRow *self,
              const char    *holder,
              int            kind)
{
  GtkWidget       *entry = gtk_entry_new ();
  g_autofree char *points = tenbo_words_points (tenbo_stick_points[kind], FALSE);
  g_autofree char *name = NULL;

  /* Translators: the number of sticks of one kind that a player has: "Aki, sticks of 1,000" */
  name = g_strdup_printf (_ ("%1$s, sticks of %2$s"), holder, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (entry, name);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_DIGITS);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 1);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 4);
  gtk_widget_add_css_class (entry, "stick-number");
  g_signal_connect_object (entry,
                           "changed",
                           G_CALLBACK (entry_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (entry, "activate", G_CALLBACK (entry_activated_cb), NULL);

  return entry;
}

static void
tenbo_stick_row_class_init (TenboStickRowClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
tenbo_stick_row_init (TenboStickRow *self)
{
}

TenboStickRow *
tenbo_stick_row_new (GtkGrid    *grid,
                     int         row,
                     GtkWidget  *name,
                     const char *holder)
{
  TenboStickRow *self = g_object_new (TENBO_TYPE_STICK_ROW, NULL);

  gtk_grid_attach (grid, name, 0, row, 1, 1);
  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      self->entries[kind] = create_entry (self, holder, kind);
      gtk_grid_attach (grid, self->entries[kind], kind + 1, row, 1, 1);
    }

  self->verdict = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->verdict), 1);
  gtk_label_set_wrap (GTK_LABEL (self->verdict), TRUE);
  gtk_widget_set_margin_bottom (self->verdict, 9);
  gtk_widget_add_css_class (self->verdict, "numeric");
  gtk_grid_attach (grid, self->verdict, 0, row + 1, TENBO_N_STICKS + 1, 1);

  return self;
}

gboolean
tenbo_stick_row_get_sticks (TenboStickRow *self,
                            TenboSticks   *out)
{
  gboolean typed = FALSE;

  g_return_val_if_fail (TENBO_IS_STICK_ROW (self), FALSE);

  *out = (TenboSticks) { 0 };

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      int n = parse (gtk_editable_get_text (GTK_EDITABLE (self->entries[kind])));

      if (n == -2)
        return FALSE;

      typed = typed || n >= 0;
      out->n[kind] = MAX (n, 0);
    }

  return typed;
}

void
tenbo_stick_row_set_verdict (TenboStickRow *self,
                             const char    *text,
                             int            off)
{
  g_return_if_fail (TENBO_IS_STICK_ROW (self));

  gtk_label_set_label (GTK_LABEL (self->verdict), text);
  gtk_widget_remove_css_class (self->verdict, "error");
  gtk_widget_remove_css_class (self->verdict, "dimmed");
  gtk_widget_add_css_class (self->verdict, off != 0 ? "error" : "dimmed");
}

void
tenbo_stick_row_set_sensitive (TenboStickRow *self,
                               gboolean       sensitive)
{
  g_return_if_fail (TENBO_IS_STICK_ROW (self));

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    gtk_widget_set_sensitive (self->entries[kind], sensitive);
}

void
tenbo_stick_row_grab_focus (TenboStickRow *self)
{
  g_return_if_fail (TENBO_IS_STICK_ROW (self));

  gtk_widget_grab_focus (self->entries[0]);
}
