/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-changes.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

typedef struct
{
  TenboStore *store; /* owned, like the others */
  TenboShell *shell; /* NULL while the change can be undone: then the window owns the change */
  TenboWrite *back;  /* undoes the change; NULL: the change is an undo */
  char       *words; /* text of the toast */
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_object_unref (change->store);
  g_clear_object (&change->shell);
  g_clear_pointer (&change->back, tenbo_write_free);
  g_free (change->words);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

static void commit (TenboShell *shell,
                    TenboWrite *write,
                    Change      change);

static gboolean
undo_cb (TenboShell *shell,
         gpointer    data)
{
  Change *change = data;

  commit (shell, g_steal_pointer (&change->back), (Change) { .store = change->store });

  return TRUE;
}

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (Change) change = user_data;
  g_autoptr (TenboShell) shell = g_steal_pointer (&change->shell);
  g_autoptr (GError) error = NULL;
  gboolean    saved = tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);
  const char *words = change->words;

  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (shell)))
    return;

  if (!saved)
    tenbo_feedback_error (GTK_WIDGET (shell), _ ("Could Not Change Person"), NULL, error);
  else if (change->back == NULL)
    tenbo_undo_report (tenbo_shell_get_undo (shell));
  else
    tenbo_undo_offer (tenbo_shell_get_undo (shell), words, undo_cb, g_steal_pointer (&change),
                      change_free);
}

/* Writes @change with @write. Takes ownership of @write and of the members of @change except
 * `store`. */
static void
commit (TenboShell *shell,
        TenboWrite *write,
        Change      change)
{
  change.store = g_object_ref (change.store);
  change.shell = g_object_ref (shell);
  tenbo_store_commit_async (change.store, write, NULL, committed_cb,
                            g_memdup2 (&change, sizeof change));
}

void
tenbo_people_save (GtkWidget               *from,
                   TenboStore              *store,
                   const TenboStoredPerson *before,
                   const TenboStoredPerson *after)
{
  const char *name;
  char       *words;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (before != NULL && after != NULL && before->id == after->id);

  name = tenbo_free_text_isolate (after->name);
  if (!g_str_equal (before->name, after->name))
    /* Translators: the old name of a person and the new one */
    words = g_strdup_printf (_ ("%1$s renamed to %2$s"),
                             tenbo_free_text_isolate (before->name), name);
  else if (before->is_hidden != after->is_hidden)
    words = g_strdup_printf (
      after->is_hidden ? _ ("%s is now hidden") : _ ("%s is no longer hidden"), name);
  else
    words = g_strdup_printf (_ ("%s was changed"), name);

  commit (tenbo_shell_find (from), tenbo_write_person (after),
          (Change) { .store = store, .back = tenbo_write_person (before), .words = words });
}

/* Appends to @back the writes that separate @person_id again. The @spellings that were merged into
 * the person moved with them, and are restored with them. */
static void
append_separation (GPtrArray *back,
                   gint64     person_id,
                   GPtrArray *spellings)
{
  for (guint i = 0; i < spellings->len; i++)
    g_ptr_array_add (back, tenbo_write_merge (((TenboStoredPerson *) spellings->pdata[i])->id, 0));
  g_ptr_array_add (back, tenbo_write_merge (person_id, 0));
  for (guint i = 0; i < spellings->len; i++)
    g_ptr_array_add (back, tenbo_write_merge (((TenboStoredPerson *) spellings->pdata[i])->id,
                                              person_id));
}

void
tenbo_people_merge (GtkWidget               *from,
                    TenboStore              *store,
                    const TenboStoredPerson *person,
                    const TenboStoredPerson *into,
                    GPtrArray               *spellings)
{
  GPtrArray *back = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (person != NULL && into != NULL && spellings != NULL);

  append_separation (back, person->id, spellings);
  commit (tenbo_shell_find (from), tenbo_write_merge (person->id, into->id),
          (Change) {
            .store = store,
            .back = tenbo_write_together (back),
            /* Translators: two spellings of one name: "Aki2 merged with Aki" */
            .words = g_strdup_printf (_ ("%1$s merged with %2$s"),
                                      tenbo_free_text_isolate (person->name),
                                      tenbo_free_text_isolate (into->name)),
          });
}

void
tenbo_person_merge_free (TenboPersonMerge *merge)
{
  tenbo_stored_person_free (merge->person);
  tenbo_stored_person_free (merge->into);
  g_ptr_array_unref (merge->spellings);
  g_free (merge);
}

void
tenbo_people_merge_all (GtkWidget  *from,
                        TenboStore *store,
                        GPtrArray  *merges)
{
  GPtrArray *writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  GPtrArray *back = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (merges != NULL && merges->len > 0);

  for (guint i = 0; i < merges->len; i++)
    {
      const TenboPersonMerge *merge = merges->pdata[i];

      g_ptr_array_add (writes, tenbo_write_merge (merge->person->id, merge->into->id));
      append_separation (back, merge->person->id, merge->spellings);
    }

  commit (tenbo_shell_find (from), tenbo_write_together (writes),
          (Change) {
            .store = store,
            .back = tenbo_write_together (back),
            .words = g_strdup_printf (ngettext ("%u name merged", "%u names merged", merges->len),
                                      merges->len),
          });
}

void
tenbo_people_separate (GtkWidget               *from,
                       TenboStore              *store,
                       const TenboStoredPerson *spelling)
{
  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (spelling != NULL && spelling->merged_into != 0);

  commit (tenbo_shell_find (from), tenbo_write_merge (spelling->id, 0),
          (Change) {
            .store = store,
            .back = tenbo_write_merge (spelling->id, spelling->merged_into),
            /* Translators: a merged name that is a separate person again */
            .words = g_strdup_printf (_ ("%s is separate again"),
                                      tenbo_free_text_isolate (spelling->name)),
          });
}
