/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-change.h"

#include "tenbo-feedback.h"
#include "tenbo-long-task.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* A change that is offered or in progress. The page may have left the window meanwhile. */
typedef struct
{
  GtkWidget             *page;  /* owned */
  TenboShell            *shell; /* owned; NULL while the change is only offered */
  TenboGamesChangeKind   kind;
  GArray                *keys; /* of TenboGameKey */
  const char            *text; /* static, or NULL */
  TenboHistoryChangeFunc func;
  gboolean               by_undo;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_object_unref (change->page);
  g_clear_object (&change->shell);
  g_array_unref (change->keys);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

static const struct
{
  const char *title;  /* title while the change runs */
  const char *failed; /* heading of an error */
} words[] = {
  [TENBO_GAMES_DELETE] = { N_ ("Deleting games…"), N_ ("Could Not Delete Games") },
  [TENBO_GAMES_RESTORE] = { N_ ("Restoring games…"), N_ ("Could Not Change Games") },
  [TENBO_GAMES_VOID] = { N_ ("Changing games…"), N_ ("Could Not Change Games") },
  [TENBO_GAMES_COUNT] = { N_ ("Changing games…"), N_ ("Could Not Change Games") },
  [TENBO_GAMES_COPY] = { N_ ("Copying games…"), N_ ("Could Not Change Games") },
  [TENBO_GAMES_MOVE] = { N_ ("Moving games…"), N_ ("Could Not Move Games") },
};

static char *
describe_done (TenboGamesChangeKind kind,
               guint                n)
{
  switch (kind)
    {
    case TENBO_GAMES_DELETE:
      return tenbo_words_count (ngettext ("%s game deleted", "%s games deleted", n), n);
    case TENBO_GAMES_RESTORE:
      return tenbo_words_count (ngettext ("%s game restored", "%s games restored", n), n);
    case TENBO_GAMES_VOID:
      return tenbo_words_count (ngettext ("%s game is now void",
                                          "%s games are now void", n),
                                n);
    case TENBO_GAMES_COUNT:
      return tenbo_words_count (ngettext ("%s game is no longer void",
                                          "%s games are no longer void", n),
                                n);
    case TENBO_GAMES_COPY:
      return tenbo_words_count (ngettext ("%s game copied; the copy is void",
                                          "%s games copied; the copies are void", n),
                                n);
    case TENBO_GAMES_MOVE:
      return tenbo_words_count (ngettext ("%s game moved", "%s games moved", n), n);
    }

  g_return_val_if_reached (NULL);
}

static gboolean start (const Change *change,
                       TenboShell   *shell);

static gboolean
undo_cb (TenboShell *shell,
         gpointer    data)
{
  return start (data, shell);
}

static gboolean
run (gpointer          data,
     GCancellable     *cancellable,
     TenboProgressFunc func,
     gpointer          progress,
     GError          **error)
{
  return tenbo_games_change_run (data, cancellable, func, progress, error);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Change) change = user_data;
  g_autoptr (GError) error = NULL;
  const TenboGamesChange *changed = tenbo_long_task_get_data (result);
  GArray                 *done = changed->done;
  gboolean                failed = !tenbo_long_task_finish (result, &error);
  TenboUndo              *undo;
  Change                 *opposite;
  g_autofree char        *text = NULL;

  /* The window was closed meanwhile. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (change->shell)))
    return;

  if (failed)
    tenbo_feedback_error (GTK_WIDGET (change->shell), _ (words[change->kind].failed), NULL, error);

  if (change->func != NULL)
    change->func (change->page, change->kind, done, change->by_undo);
  if (done->len == 0)
    return;

  undo = tenbo_shell_get_undo (change->shell);
  if (change->by_undo && (change->text != NULL || change->kind == TENBO_GAMES_MOVE))
    {
      tenbo_undo_report (undo);
      return;
    }

  text = change->text != NULL ? g_strdup (change->text) : describe_done (change->kind, done->len);
  opposite = g_memdup2 (change, sizeof *change);
  g_object_ref (opposite->page);
  opposite->shell = NULL;
  opposite->kind = tenbo_games_change_get_opposite (change->kind);
  opposite->keys = g_array_ref (done);
  opposite->by_undo = TRUE;
  tenbo_undo_offer (undo, text, undo_cb, opposite, change_free);
}

static gboolean
start (const Change *change,
       TenboShell   *shell)
{
  TenboStore *store = tenbo_shell_get_store (shell);
  Change     *running;

  if (change->keys->len == 0 || store == NULL || tenbo_long_task_is_running (GTK_WIDGET (shell)))
    return FALSE;

  running = g_memdup2 (change, sizeof *change);
  g_object_ref (running->page);
  g_array_ref (running->keys);
  running->shell = g_object_ref (shell);
  if (change->func != NULL)
    change->func (change->page, change->kind, NULL, change->by_undo);

  tenbo_long_task_run (GTK_WIDGET (shell), _ (words[change->kind].title), run,
                       tenbo_games_change_new (store, change->kind, change->keys),
                       (GDestroyNotify) tenbo_games_change_free, changed_cb, running);

  return TRUE;
}

gboolean
tenbo_history_change (GtkWidget             *page,
                      TenboGamesChangeKind   kind,
                      GArray                *keys,
                      const char            *text,
                      TenboHistoryChangeFunc func)
{
  Change      change = { .page = page, .kind = kind, .keys = keys, .text = text, .func = func };
  TenboShell *shell;

  g_return_val_if_fail (GTK_IS_WIDGET (page), FALSE);
  g_return_val_if_fail (keys != NULL, FALSE);

  shell = tenbo_shell_find (page);

  return shell != NULL && start (&change, shell);
}
