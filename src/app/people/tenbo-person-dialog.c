/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-dialog.h"

#include "tenbo-class.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-people-changes.h"
#include "tenbo-person-mark.h"
#include "tenbo-text-row.h"

#include <glib/gi18n.h>

/* More names than anybody has */
#define MAX_ALIASES 12

struct _TenboPersonDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget           *save_button;
  TenboTextRow        *name_row;
  GtkLabel            *warning_label;
  AdwPreferencesGroup *aliases_group;
  TenboColourRow      *colour_row;
  AdwSwitchRow        *guest_row;
  AdwSwitchRow        *hidden_row;

  /* Owned */
  TenboStore        *store;
  TenboStoredPerson *person;
  GPtrArray         *everybody;
  GPtrArray         *alias_rows; /* of TenboTextRow, borrowed from the group */

  GtkWidget *add_row; /* borrowed from the group */
};

G_DEFINE_FINAL_TYPE (TenboPersonDialog, tenbo_person_dialog, ADW_TYPE_DIALOG)

/* Returns the person as entered in the dialog, with each alias once and without the main name.
 * Transfer full. */
static TenboStoredPerson *
dup_person (TenboPersonDialog *self)
{
  TenboStoredPerson *person = tenbo_stored_person_copy (self->person);
  g_autoptr (GStrvBuilder) aliases = g_strv_builder_new ();
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_free (person->name);
  person->name = tenbo_text_row_dup_text (self->name_row);

  g_hash_table_add (known, g_strdup (""));
  g_hash_table_add (known, g_strdup (person->name));
  for (guint i = 0; i < self->alias_rows->len; i++)
    {
      char *alias = tenbo_text_row_dup_text (self->alias_rows->pdata[i]);

      if (!g_hash_table_contains (known, alias))
        g_strv_builder_add (aliases, alias);
      g_hash_table_add (known, alias);
    }
  g_strfreev (person->aliases);
  person->aliases = g_strv_builder_end (aliases);

  person->colour = tenbo_colour_row_get_colour (self->colour_row);
  person->is_guest = adw_switch_row_get_active (self->guest_row);
  person->is_hidden = adw_switch_row_get_active (self->hidden_row);

  return person;
}

static void
changed_cb (TenboPersonDialog *self)
{
  static char *none[] = { NULL };
  g_autoptr (TenboStoredPerson) edited = dup_person (self);
  const TenboStoredPerson *before = self->person;
  GStrv                    aliases = before->aliases != NULL ? before->aliases : none;
  g_autofree char         *folded = tenbo_fold (edited->name);
  g_autofree char         *text = NULL;
  gboolean                 changed;

  for (guint i = 0; text == NULL && i < self->everybody->len; i++)
    {
      const TenboStoredPerson *other = self->everybody->pdata[i];
      g_autofree char         *name = tenbo_fold (other->name);

      if (other->id != edited->id && other->merged_into == 0 && g_str_equal (name, folded))
        text = g_strdup_printf (
          _ ("Another person is named %s. If they are the same person, merge them instead."),
          tenbo_free_text_isolate (other->name));
    }
  gtk_label_set_label (self->warning_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->warning_label), text != NULL);

  changed = !g_str_equal (edited->name, before->name) || edited->colour != before->colour ||
            edited->is_guest != before->is_guest || edited->is_hidden != before->is_hidden ||
            !g_strv_equal ((const char *const *) edited->aliases, (const char *const *) aliases);
  gtk_widget_set_sensitive (self->save_button, *edited->name != '\0' && changed);
}

static void
save_clicked_cb (TenboPersonDialog *self)
{
  g_autoptr (TenboStoredPerson) edited = dup_person (self);

  tenbo_people_save (GTK_WIDGET (self), self->store, self->person, edited);
  adw_dialog_close (ADW_DIALOG (self));
}

/* --- Other names --- */

static void
remove_clicked_cb (TenboPersonDialog *self,
                   GtkWidget         *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW);

  gtk_widget_grab_focus (self->add_row);
  g_ptr_array_remove (self->alias_rows, row);
  adw_preferences_group_remove (self->aliases_group, row);
  gtk_widget_set_visible (self->add_row, TRUE);
  changed_cb (self);
}

static GtkWidget *
add_alias (TenboPersonDialog *self,
           const char        *alias)
{
  GtkWidget *row = tenbo_text_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Other Name"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  tenbo_text_row_set_text (TENBO_TEXT_ROW (row), alias);
  gtk_widget_set_tooltip_text (button, _ ("Remove This Name"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->alias_rows, row);

  /* Keep the button last. */
  adw_preferences_group_remove (self->aliases_group, self->add_row);
  adw_preferences_group_add (self->aliases_group, row);
  adw_preferences_group_add (self->aliases_group, self->add_row);
  gtk_widget_set_visible (self->add_row, self->alias_rows->len < MAX_ALIASES);

  return row;
}

static void
add_activated_cb (TenboPersonDialog *self)
{
  gtk_widget_grab_focus (add_alias (self, ""));
}

/* --- The object --- */

static void
tenbo_person_dialog_dispose (GObject *object)
{
  TenboPersonDialog *self = TENBO_PERSON_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PERSON_DIALOG);
  g_clear_pointer (&self->alias_rows, g_ptr_array_unref);
  g_clear_object (&self->add_row);
  g_clear_pointer (&self->person, tenbo_stored_person_free);
  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_person_dialog_parent_class)->dispose (object);
}

static void
tenbo_person_dialog_class_init (TenboPersonDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_person_dialog_dispose;

  g_type_ensure (TENBO_TYPE_COLOUR_ROW);
  g_type_ensure (TENBO_TYPE_TEXT_ROW);
  tenbo_class_set_template (klass, "tenbo-person-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, save_button);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, warning_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, aliases_group);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, colour_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, guest_row);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonDialog, hidden_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_clicked_cb);
}

static void
tenbo_person_dialog_init (TenboPersonDialog *self)
{
  self->alias_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  self->add_row = g_object_ref_sink (adw_button_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add_row), _ ("Add Another Name"));
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (self->add_row), "list-add-symbolic");
  g_signal_connect_object (self->add_row, "activated", G_CALLBACK (add_activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->aliases_group, self->add_row);
}

AdwDialog *
tenbo_person_dialog_new (TenboStore              *store,
                         const TenboStoredPerson *person,
                         GPtrArray               *everybody)
{
  TenboPersonDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (person != NULL && everybody != NULL, NULL);

  self = g_object_new (TENBO_TYPE_PERSON_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->everybody = g_ptr_array_ref (everybody);
  self->person = tenbo_stored_person_copy (person);
  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    add_alias (self, person->aliases[i]);
  tenbo_colour_row_set_colour (self->colour_row, person->colour);
  adw_switch_row_set_active (self->guest_row, person->is_guest);
  adw_switch_row_set_active (self->hidden_row, person->is_hidden);
  tenbo_text_row_set_text (self->name_row, person->name);
  changed_cb (self);

  return ADW_DIALOG (self);
}
