/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-same-names-dialog.h"

#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-people-changes.h"
#include "tenbo-plain-row.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Setting with the pairs of people who are kept separate */
#define SEPARATE "separate-people"

struct _TenboSameNamesDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *names_group;
  GtkButton           *merge_button;

  TenboStore *store;  /* owned */
  GPtrArray  *merges; /* of TenboPersonMerge; owned */
  GPtrArray  *checks; /* of GtkCheckButton, one for each; borrowed */
};

G_DEFINE_FINAL_TYPE (TenboSameNamesDialog, tenbo_same_names_dialog, ADW_TYPE_DIALOG)

static guint decided_signal;

/* Returns the pair in the setting: two UUIDs in their order. Transfer full. */
static char *
dup_key (const TenboPersonMerge *merge)
{
  const char *a = merge->person->uuid;
  const char *b = merge->into->uuid;

  return strcmp (a, b) < 0 ? g_strdup_printf ("%s %s", a, b) : g_strdup_printf ("%s %s", b, a);
}

void
tenbo_same_names_remove_separate (TenboContext *context,
                                  GPtrArray    *merges)
{
  g_auto (GStrv) separate = NULL;

  g_return_if_fail (TENBO_IS_CONTEXT (context) && merges != NULL);

  separate = g_settings_get_strv (tenbo_context_get_settings (context), SEPARATE);
  for (guint i = merges->len; i > 0; i--)
    {
      g_autofree char *key = dup_key (merges->pdata[i - 1]);

      if (g_strv_contains ((const char *const *) separate, key))
        g_ptr_array_remove_index (merges, i - 1);
    }
}

static gboolean
is_chosen (TenboSameNamesDialog *self,
           guint                 index)
{
  return gtk_check_button_get_active (self->checks->pdata[index]);
}

static void
toggled_cb (TenboSameNamesDialog *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->checks->len; i++)
    any |= is_chosen (self, i);
  gtk_button_set_label (self->merge_button, any ? _ ("_Merge") : _ ("_Keep Separate"));
}

static void
merge_clicked_cb (TenboSameNamesDialog *self)
{
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));
  GSettings  *settings = tenbo_context_get_settings (tenbo_shell_get_context (shell));
  g_autoptr (GStrvBuilder) separate = g_strv_builder_new ();
  g_autoptr (GPtrArray) merges = g_ptr_array_new ();
  g_auto (GStrv) before = g_settings_get_strv (settings, SEPARATE);
  g_auto (GStrv) after = NULL;

  g_strv_builder_addv (separate, (const char **) before);
  for (guint i = 0; i < self->merges->len; i++)
    if (is_chosen (self, i))
      g_ptr_array_add (merges, self->merges->pdata[i]);
    else
      g_strv_builder_take (separate, dup_key (self->merges->pdata[i]));
  after = g_strv_builder_end (separate);
  g_settings_set_strv (settings, SEPARATE, (const char *const *) after);

  if (merges->len > 0)
    tenbo_people_merge_all (GTK_WIDGET (self), self->store, merges);
  g_signal_emit (self, decided_signal, 0);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tenbo_same_names_dialog_dispose (GObject *object)
{
  TenboSameNamesDialog *self = TENBO_SAME_NAMES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_SAME_NAMES_DIALOG);
  g_clear_object (&self->store);
  g_clear_pointer (&self->merges, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_same_names_dialog_parent_class)->dispose (object);
}

static void
tenbo_same_names_dialog_class_init (TenboSameNamesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_same_names_dialog_dispose;

  decided_signal = tenbo_class_add_signal (klass, "decided", 0);

  tenbo_class_set_template (klass, "tenbo-same-names-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboSameNamesDialog, names_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSameNamesDialog, merge_button);
  gtk_widget_class_bind_template_callback (widget_class, merge_clicked_cb);
}

static void
tenbo_same_names_dialog_init (TenboSameNamesDialog *self)
{
  self->checks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_row (TenboSameNamesDialog   *self,
         const TenboPersonMerge *merge)
{
  g_autofree char *one = tenbo_words_games ((guint) merge->into->n_games);
  g_autofree char *other = tenbo_words_games ((guint) merge->person->n_games);
  /* Translators: the games of two people of one name: "27 games and 3 games" */
  g_autofree char *games = g_strdup_printf (_ ("%1$s and %2$s"), one, other);
  GtkWidget       *row = tenbo_plain_row_new (tenbo_free_text_isolate (merge->into->name), games);
  GtkWidget       *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (self->names_group, row);
  g_ptr_array_add (self->checks, check);
}

AdwDialog *
tenbo_same_names_dialog_new (TenboStore *store,
                             GPtrArray  *merges)
{
  TenboSameNamesDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store) && merges != NULL, NULL);

  self = g_object_new (TENBO_TYPE_SAME_NAMES_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->merges = g_ptr_array_ref (merges);
  for (guint i = 0; i < merges->len; i++)
    add_row (self, merges->pdata[i]);
  toggled_cb (self);

  return ADW_DIALOG (self);
}
