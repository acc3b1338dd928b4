/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-same-names-banner.h"

#include "tenbo-background-read.h"
#include "tenbo-fold.h"
#include "tenbo-people-changes.h"
#include "tenbo-people.h"
#include "tenbo-person-item.h"
#include "tenbo-same-names-dialog.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

struct _TenboSameNamesBanner
{
  AdwBin parent_instance;

  AdwBanner    *banner; /* the child */
  TenboStore   *store;  /* owned */
  GPtrArray    *merges; /* of TenboPersonMerge; owned, or NULL */
  GCancellable *reading;

  TenboFolderService *service; /* owned; NULL: not mapped yet, or none */
};

G_DEFINE_FINAL_TYPE (TenboSameNamesBanner, tenbo_same_names_banner, ADW_TYPE_BIN)

/* --- Finding them --- */

static gboolean
is_candidate (const TenboStoredPerson *person)
{
  return person->merged_into == 0 && !person->is_hidden && !person->is_guest;
}

/* Sorts the person whose name is kept first: the one with the most games. */
static gint
compare (gconstpointer a,
         gconstpointer b)
{
  const TenboStoredPerson *one = a;
  const TenboStoredPerson *other = b;

  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return (one->id > other->id) - (one->id < other->id);
}

/* Sets @is_apart if @person plays in a game with one of @people. FALSE with @error. */
static gboolean
plays_with (TenboRead               *read,
            const TenboStoredPerson *person,
            GPtrArray               *people,
            gboolean                *is_apart,
            GError                 **error)
{
  *is_apart = FALSE;
  for (guint i = 0; i < people->len && !*is_apart; i++)
    {
      int n;

      if (!tenbo_people_count_together (read, person->id,
                                        ((TenboStoredPerson *) people->pdata[i])->id, &n, error))
        return FALSE;
      *is_apart = n > 0;
    }
  return TRUE;
}

/* Appends the merges of @people, who have one name. */
static gboolean
add_merges (TenboRead *read,
            GPtrArray *people,
            GPtrArray *everybody,
            GPtrArray *merges,
            GError   **error)
{
  g_autoptr (GPtrArray) together = g_ptr_array_new ();

  g_ptr_array_sort_values (people, compare);
  g_ptr_array_add (together, people->pdata[0]);
  for (guint i = 1; i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];
      TenboPersonMerge        *merge;
      gboolean                 is_apart;

      if (!plays_with (read, person, together, &is_apart, error))
        return FALSE;
      if (is_apart)
        continue;

      g_ptr_array_add (together, people->pdata[i]);
      merge = g_new (TenboPersonMerge, 1);
      *merge = (TenboPersonMerge) {
        .person = tenbo_stored_person_copy (person),
        .into = tenbo_stored_person_copy (people->pdata[0]),
        .spellings = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free),
      };
      for (guint j = 0; j < everybody->len; j++)
        if (((TenboStoredPerson *) everybody->pdata[j])->merged_into == person->id)
          g_ptr_array_add (merge->spellings, tenbo_stored_person_copy (everybody->pdata[j]));
      g_ptr_array_add (merges, merge);
    }

  return TRUE;
}

/* Reads the possible merges. Returns a GPtrArray of TenboPersonMerge, in the order of the last
 * games. */
static gpointer
read_merges (TenboRead *read,
             gpointer   data,
             GError   **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_people_list_all (read, error);
  g_autoptr (GPtrArray) merges =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_person_merge_free);
  g_autoptr (GPtrArray) groups =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (everybody == NULL)
    return NULL;

  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = everybody->pdata[i];
      g_autofree char   *name = is_candidate (person) ? tenbo_fold (person->name) : NULL;
      GPtrArray         *group = name != NULL ? g_hash_table_lookup (by_name, name) : NULL;

      if (name == NULL)
        continue;
      if (group == NULL)
        {
          group = g_ptr_array_new ();
          g_ptr_array_add (groups, group);
          g_hash_table_insert (by_name, g_steal_pointer (&name), group);
        }
      g_ptr_array_add (group, person);
    }

  for (guint i = 0; i < groups->len; i++)
    if (!add_merges (read, groups->pdata[i], everybody, merges, error))
      return NULL;

  return g_steal_pointer (&merges);
}

/* --- The widget --- */

static void
show_merges (gpointer user_data,
             gpointer result)
{
  TenboSameNamesBanner *self = user_data;
  TenboShell           *shell = tenbo_shell_find (user_data);

  if (result == NULL || shell == NULL)
    return;

  g_clear_pointer (&self->merges, g_ptr_array_unref);
  self->merges = g_ptr_array_ref (result);
  tenbo_same_names_remove_separate (tenbo_shell_get_context (shell), self->merges);
  adw_banner_set_revealed (self->banner, self->merges->len > 0);
}

static void
reload (TenboSameNamesBanner *self)
{
  static const TenboBackgroundRead read = {
    .func = read_merges,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_merges,
  };

  if (self->service != NULL && tenbo_folder_service_get_settings (self->service) != NULL)
    tenbo_background_read (self, self->store, &self->reading, &read, NULL);
  else
    adw_banner_set_revealed (self->banner, FALSE);
}

static void
decided_cb (TenboSameNamesBanner *self)
{
  adw_banner_set_revealed (self->banner, FALSE);
}

static void
clicked_cb (TenboSameNamesBanner *self)
{
  AdwDialog *dialog = tenbo_same_names_dialog_new (self->store, self->merges);

  g_signal_connect_object (dialog, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
tenbo_same_names_banner_map (GtkWidget *widget)
{
  TenboSameNamesBanner *self = TENBO_SAME_NAMES_BANNER (widget);
  TenboShell           *shell = tenbo_shell_find (widget);

  GTK_WIDGET_CLASS (tenbo_same_names_banner_parent_class)->map (widget);

  if (self->service == NULL && shell != NULL && tenbo_shell_get_folder (shell) != NULL)
    {
      self->service = g_object_ref (tenbo_shell_get_folder (shell));
      g_signal_connect_object (self->service, "notify::settings", G_CALLBACK (reload), self,
                               G_CONNECT_SWAPPED);
    }
  reload (self);
}

static void
tenbo_same_names_banner_dispose (GObject *object)
{
  TenboSameNamesBanner *self = TENBO_SAME_NAMES_BANNER (object);

  g_clear_object (&self->store);
  g_clear_object (&self->service);
  g_clear_pointer (&self->merges, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_same_names_banner_parent_class)->dispose (object);
}

static void
tenbo_same_names_banner_class_init (TenboSameNamesBannerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_same_names_banner_dispose;
  GTK_WIDGET_CLASS (klass)->map = tenbo_same_names_banner_map;
}

static void
tenbo_same_names_banner_init (TenboSameNamesBanner *self)
{
  self->banner = ADW_BANNER (adw_banner_new (_ ("Some people have the same name")));
  adw_banner_set_button_label (self->banner, _ ("Merge…"));
  g_signal_connect_object (self->banner, "button-clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

void
tenbo_same_names_banner_set_store (TenboSameNamesBanner *self,
                                   TenboStore           *store)
{
  g_return_if_fail (TENBO_IS_SAME_NAMES_BANNER (self) && TENBO_IS_STORE (store));

  self->store = g_object_ref (store);
  tenbo_background_read_follow (self, store, TENBO_STATISTIC_KINDS, G_CALLBACK (reload));
}
