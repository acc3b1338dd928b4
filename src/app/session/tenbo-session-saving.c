/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-saving.h"

#include "tenbo-feedback.h"
#include "tenbo-sessions.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* An evening that is changed, or changed back. */
typedef struct
{
  TenboShell         *window; /* owned, as the others; NULL: it is only offered */
  TenboStore         *store;
  TenboStoredSession *before;
  TenboStoredSession *after;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_clear_object (&saving->window);
  g_object_unref (saving->store);
  tenbo_stored_session_free (saving->before);
  tenbo_stored_session_free (saving->after);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static gboolean
undo_cb (TenboShell *window,
         gpointer    data)
{
  Saving *saving = data;

  tenbo_session_save (window, saving->store, saving->after, saving->before);
  return TRUE;
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (TenboShell) window = g_steal_pointer (&saving->window);
  g_autoptr (GError) error = NULL;
  gboolean saved = tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);

  /* It was closed meanwhile. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;

  if (!saved)
    {
      tenbo_feedback_error (GTK_WIDGET (window), _ ("The Evening Was Not Changed"), NULL, error);
      return;
    }

  tenbo_undo_offer (tenbo_shell_get_undo (window), _ ("The evening was changed"), undo_cb,
                    g_steal_pointer (&saving), saving_free);
}

void
tenbo_session_save (TenboShell               *window,
                    TenboStore               *store,
                    const TenboStoredSession *before,
                    const TenboStoredSession *after)
{
  Saving *saving;

  g_return_if_fail (TENBO_IS_SHELL (window));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (before != NULL && after != NULL && before->id == after->id);

  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (window);
  saving->store = g_object_ref (store);
  saving->before = tenbo_stored_session_copy (before);
  saving->after = tenbo_stored_session_copy (after);
  tenbo_store_commit_async (store, tenbo_write_session (after), NULL, saved_cb, saving);
}
