/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-changes.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* What is written, step by step, and how it is taken back. */
typedef struct
{
  TenboStore *store;  /* owned */
  GtkWidget  *window; /* owned */
  GQueue      steps;  /* of TenboWrite */
  GQueue      back;   /* of TenboWrite; none: it was taken back */
  char       *words;  /* for the toast; NULL: none */
} Change;

static Change *
change_new (GtkWidget  *from,
            TenboStore *store,
            char       *words)
{
  Change *change = g_new0 (Change, 1);

  change->store = g_object_ref (store);
  change->window = g_object_ref (GTK_WIDGET (gtk_widget_get_root (from)));
  change->words = words;

  return change;
}

static void
change_free (Change *change)
{
  g_object_unref (change->store);
  g_object_unref (change->window);
  g_queue_clear_full (&change->steps, (GDestroyNotify) tenbo_write_free);
  g_queue_clear_full (&change->back, (GDestroyNotify) tenbo_write_free);
  g_free (change->words);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

static void make_step (Change *change);

/* The writes that take a change back are held by what offers that, which the window holds. */
typedef struct
{
  TenboStore *store; /* owned */
  GQueue      steps; /* of TenboWrite */
} Back;

static void
back_free (gpointer data)
{
  Back *back = data;

  g_object_unref (back->store);
  g_queue_clear_full (&back->steps, (GDestroyNotify) tenbo_write_free);
  g_free (back);
}

static void
move_steps (GQueue *from,
            GQueue *to)
{
  while (!g_queue_is_empty (from))
    g_queue_push_tail (to, g_queue_pop_head (from));
}

static gboolean
undo_cb (TenboShell *window,
         gpointer    data)
{
  Back   *back = data;
  Change *change = change_new (GTK_WIDGET (window), back->store, NULL);

  move_steps (&back->steps, &change->steps);
  make_step (change);

  return TRUE;
}

static void
offer_undo (Change *change)
{
  Back *back = g_new0 (Back, 1);

  back->store = g_object_ref (change->store);
  move_steps (&change->back, &back->steps);
  tenbo_undo_offer (tenbo_shell_get_undo (TENBO_SHELL (change->window)), change->words, undo_cb,
                    back, back_free);
}

static void
finish (Change       *change,
        const GError *error)
{
  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_mapped (change->window))
    return;

  if (error != NULL)
    tenbo_feedback_error (change->window, _ ("The Person Was Not Changed"), NULL, error);
  else if (change->words != NULL)
    offer_undo (change);
  else
    tenbo_undo_report (tenbo_shell_get_undo (TENBO_SHELL (change->window)));
}

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (Change) change = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error) ||
      g_queue_is_empty (&change->steps))
    finish (change, error);
  else
    make_step (g_steal_pointer (&change));
}

/* Makes the first step, and when that is durable the next one. Takes @change over. */
static void
make_step (Change *change)
{
  tenbo_store_commit_async (change->store, g_queue_pop_head (&change->steps), NULL, committed_cb,
                            change);
}

static char *
say_saved (const TenboStoredPerson *before,
           const TenboStoredPerson *after)
{
  const char *name = tenbo_free_text_isolate (after->name);

  if (!g_str_equal (before->name, after->name))
    /* Translators: the old name of a person and the new one */
    return g_strdup_printf (_ ("%1$s is now called %2$s"),
                            tenbo_free_text_isolate (before->name), name);
  if (before->is_hidden != after->is_hidden)
    return g_strdup_printf (after->is_hidden ? _ ("%s is hidden now") : _ ("%s is shown again"),
                            name);

  return g_strdup_printf (_ ("%s was changed"), name);
}

void
tenbo_people_save (GtkWidget               *from,
                   TenboStore              *store,
                   const TenboStoredPerson *before,
                   const TenboStoredPerson *after)
{
  Change *change;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (before != NULL && after != NULL && before->id == after->id);

  change = change_new (from, store, say_saved (before, after));
  g_queue_push_tail (&change->steps, tenbo_write_person (after));
  g_queue_push_tail (&change->back, tenbo_write_person (before));
  make_step (change);
}

void
tenbo_people_merge (GtkWidget               *from,
                    TenboStore              *store,
                    const TenboStoredPerson *person,
                    const TenboStoredPerson *into,
                    GPtrArray               *spellings)
{
  Change *change;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (person != NULL && into != NULL && spellings != NULL);

  /* Translators: two spellings of one name: "Aki2 is the same as Aki now" */
  change = change_new (from, store,
                       g_strdup_printf (_ ("%1$s is the same as %2$s now"),
                                        tenbo_free_text_isolate (person->name),
                                        tenbo_free_text_isolate (into->name)));
  g_queue_push_tail (&change->steps, tenbo_write_merge (person->id, into->id));

  /* What was merged into the one went with them, and comes back with them. */
  for (guint i = 0; i < spellings->len; i++)
    g_queue_push_tail (&change->back,
                       tenbo_write_merge (((TenboStoredPerson *) spellings->pdata[i])->id, 0));
  g_queue_push_tail (&change->back, tenbo_write_merge (person->id, 0));
  for (guint i = 0; i < spellings->len; i++)
    g_queue_push_tail (&change->back,
                       tenbo_write_merge (((TenboStoredPerson *) spellings->pdata[i])->id,
                                          person->id));
  make_step (change);
}

void
tenbo_people_take_apart (GtkWidget               *from,
                         TenboStore              *store,
                         const TenboStoredPerson *spelling)
{
  Change *change;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (spelling != NULL && spelling->merged_into != 0);

  /* Translators: a name that was merged into another stands for itself again */
  change = change_new (from, store,
                       g_strdup_printf (_ ("%s is a person of their own again"),
                                        tenbo_free_text_isolate (spelling->name)));
  g_queue_push_tail (&change->steps, tenbo_write_merge (spelling->id, 0));
  g_queue_push_tail (&change->back, tenbo_write_merge (spelling->id, spelling->merged_into));
  make_step (change);
}
