/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players enter hands in the window while an operation on the history file fails, for operations of
 * many kinds, or while the disk loses power. If a change is not saved, the window reports it, and
 * the player can make the change again when the disk works. Nothing that the window shows as saved
 * is lost.
 *
 * By default a sample of the operations and kinds; all with tools/dev thorough app-faults. */

#include "app-fixture.h"
#include "fault-vfs.h"
#include "game-test.h"
#include "sample-size.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-value-grid.h"

#include <string.h>

/* A short game also copies the log into the database: after this number of pages. */
#define LOG_PAGES 10
/* Failed changes until a lasting fault ends. */
#define PATIENCE 2

typedef struct
{
  FaultKind kind;
  FaultLoss loss;
  gboolean  lasts;
} Case;

typedef struct
{
  AppFixture app;
  guint      n_failed;
  gboolean   in_flight; /* whether the last change failed, so that it may have been saved */
} Evening;

/* Changes by the controls of the table. The entry of a hand stays open if it is not saved. */
typedef void (*Change) (Evening *self);

static void
declare_riichi (Evening *self)
{
  app_test_press (self->app.page, "Ben declares riichi");
}

static GtkWidget *
find_entry (Evening *self)
{
  return app_test_look_for (self->app.window, TENBO_TYPE_ENTRY_DIALOG, NULL);
}

static void
confirm_ron (Evening *self)
{
  GtkWidget *sheet = find_entry (self);

  if (sheet == NULL)
    {
      sheet = app_fixture_open_entry (&self->app, "table.ron");
      app_fixture_choose (sheet, "Winner", "Ben");
      app_fixture_choose (sheet, "From", "Dai");
      app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), "mangan");
    }
  app_test_press (sheet, "Confirm");
}

static void
confirm_draw (Evening *self)
{
  GtkWidget *sheet = find_entry (self);

  if (sheet == NULL)
    {
      sheet = app_fixture_open_entry (&self->app, "table.draw");
      app_fixture_choose (sheet, "Tenpai", "Chie");
    }
  app_test_press (sheet, "Confirm");
}

static void
undo (Evening *self)
{
  app_test_press (self->app.page, "Undo");
}

static const Change changes[] = { declare_riichi, confirm_ron, confirm_draw, undo, confirm_draw };

static gboolean
says_not_saved (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  if (GTK_IS_LABEL (widget) &&
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Your entry was not saved."))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says_not_saved (child))
      return TRUE;

  return FALSE;
}

/* Returns the alert of a change that was not saved, or the entry that says the same, or NULL. */
static GtkWidget *
find_failure (Evening *self)
{
  GtkWidget *alert = app_test_look_for (self->app.window, ADW_TYPE_ALERT_DIALOG, NULL);
  GtkWidget *sheet;

  if (alert != NULL)
    return alert;

  sheet = find_entry (self);

  return sheet != NULL && says_not_saved (sheet) ? sheet : NULL;
}

/* Makes a change, again if it was not saved. */
static void
make_change (Evening  *self,
             FaultKind kind,
             Change    change)
{
  for (;;)
    {
      TenboGame       *game = self->app.game;
      g_autofree char *before = game_test_describe (game);
      g_autofree char *after = NULL;
      GtkWidget       *failure;

      change (self);
      WAIT_UNTIL (!tenbo_game_get_busy (game));
      after = game_test_describe (game);
      self->in_flight = g_str_equal (before, after);
      if (!self->in_flight)
        {
          app_fixture_wait_closed (&self->app);
          return;
        }

      if (!fault_vfs_has_struck ())
        g_error ("not saved without a fault: %s", before);
      WAIT_UNTIL ((failure = find_failure (self)) != NULL);
      if (ADW_IS_ALERT_DIALOG (failure))
        {
          g_object_add_weak_pointer (G_OBJECT (failure), (gpointer *) &failure);
          app_test_press (failure, "Close");
          WAIT_UNTIL (failure == NULL);
        }
      if (kind == FAULT_POWER)
        return;
      if (++self->n_failed >= PATIENCE)
        fault_vfs_disarm ();
    }
}

/* Returns the number of operations of the kind in the evening. */
static guint
spend_evening (const Case *test,
               guint       n)
{
  Evening          self = { 0 };
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *shown = NULL;
  g_autofree char *stored = NULL;
  gint64           game_id;
  guint            n_operations;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  fault_vfs_reset ();
  app_fixture_set_up_table (&self.app, "b-rule");
  tenbo_store_set_pragma (self.app.store, "busy_timeout", 50);
  tenbo_store_set_pragma (self.app.store, "wal_autocheckpoint", LOG_PAGES);

  fault_vfs_arm (test->kind, n, test->lasts);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if (test->kind != FAULT_POWER || !fault_vfs_has_struck ())
      make_change (&self, test->kind, changes[i]);
  shown = game_test_describe (self.app.game);
  game_id = tenbo_game_get_id (self.app.game);
  app_fixture_tear_down (&self.app, NULL);
  n_operations = fault_vfs_disarm ();

  if (test->kind == FAULT_POWER && fault_vfs_has_struck ())
    fault_vfs_lose_power (test->loss, n);
  fault_vfs_reset ();
  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  game_test_assert_sound (store);
  stored = game_test_describe_stored (store, game_id);
  /* A change that failed when the data was synced may be there. */
  if (!self.in_flight)
    g_assert_cmpstr (stored, ==, shown);
  else if (!g_str_equal (stored, shown))
    g_test_message ("saved, but not confirmed: %s", stored);

  return n_operations;
}

/* The check that runs after the opening of the history warns if its file fails or is removed. */
#define CHECK_FAILED "The check of the history failed:"

static gboolean
is_fatal_cb (const char    *domain,
             GLogLevelFlags level,
             const char    *message,
             gpointer       user_data)
{
  return !g_str_has_prefix (message, CHECK_FAILED);
}

/* GLib writes "Bail out!" for each warning in a test, even if it is not fatal. */
static void
warned_cb (const char    *domain,
           GLogLevelFlags level,
           const char    *message,
           gpointer       user_data)
{
  if (is_fatal_cb (domain, level, message, NULL))
    g_log_default_handler (domain, level, message, NULL);
  else
    g_test_message ("%s", message);
}

static void
test_kind (gconstpointer data)
{
  const Case *test = data;
  guint       n_operations;
  guint       stride;

  g_test_log_set_fatal_handler (is_fatal_cb, NULL);
  n_operations = spend_evening (test, G_MAXUINT);
  stride = MAX (n_operations / (guint) sample_size (1, G_MAXINT), 1);
  g_assert_cmpuint (n_operations, >, 0);
  for (guint n = stride / 2; n < n_operations; n += stride)
    {
      g_test_message ("operation %u of %u", n, n_operations);
      spend_evening (test, n);
    }
}

static void
add (const char *name,
     FaultKind   kind,
     FaultLoss   loss,
     gboolean    lasts)
{
  g_autofree char *path = g_strconcat ("/app/faults/", name, NULL);
  Case             test = { kind, loss, lasts };

  g_test_add_data_func_full (path, g_memdup2 (&test, sizeof test), test_kind, g_free);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);
  g_log_set_handler ("tenbo-game", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL, warned_cb, NULL);
  fault_vfs_register ();

  add ("write", FAULT_WRITE, FAULT_LOSS_NONE, FALSE);
  add ("full-lasts", FAULT_FULL, FAULT_LOSS_NONE, TRUE);
  add ("sync-lasts", FAULT_SYNC, FAULT_LOSS_NONE, TRUE);
  add ("power-torn", FAULT_POWER, FAULT_LOSS_SOME, FALSE);
  if (sample_size (0, 1) != 0)
    {
      add ("write-lasts", FAULT_WRITE, FAULT_LOSS_NONE, TRUE);
      add ("full", FAULT_FULL, FAULT_LOSS_NONE, FALSE);
      add ("lock", FAULT_LOCK, FAULT_LOSS_NONE, FALSE);
      add ("power-lost", FAULT_POWER, FAULT_LOSS_ALL, FALSE);
    }

  return g_test_run ();
}
