/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each page is open while all its data changes from outside: by tenbo-cli, and by a commit that the
 * page did not make. */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-board-page.h"
#include "tenbo-deleted-page.h"
#include "tenbo-game-page.h"
#include "tenbo-history-page.h"
#include "tenbo-history-row.h"
#include "tenbo-people-pages.h"
#include "tenbo-result-page.h"
#include "tenbo-session-page.h"
#include "tenbo-start-page.h"
#include "tenbo-table-page.h"

/* The parameter of an action. */
typedef enum
{
  OF_NOTHING,
  OF_RUNNING_GAME,
  OF_ENDED_GAME,
  OF_SESSION,
  OF_PERSON,
} Target;

typedef struct
{
  const char *name;
  GType (*get_type) (void);
  const char *actions[2]; /* opens the page; NULL: nothing more */
  Target      target;
  gboolean    needs_games; /* without games it closes or no longer names the person */
} Page;

static const Page pages[] = {
  { "start", tenbo_start_page_get_type, { NULL }, OF_NOTHING, TRUE },
  { "history", tenbo_history_page_get_type, { "win.history" }, OF_NOTHING, TRUE },
  { "deleted",
    tenbo_deleted_page_get_type,
    { "win.history", "history.deleted" },
    OF_NOTHING,
    FALSE },
  { "people", tenbo_people_page_get_type, { "win.people" }, OF_NOTHING, FALSE },
  { "person", tenbo_person_page_get_type, { "win.person" }, OF_PERSON, FALSE },
  { "board", tenbo_board_page_get_type, { "win.board" }, OF_NOTHING, TRUE },
  { "standings", tenbo_standings_page_get_type, { "win.standings" }, OF_NOTHING, TRUE },
  { "session", tenbo_session_page_get_type, { "win.show-session" }, OF_SESSION, TRUE },
  { "table", tenbo_table_page_get_type, { "win.open-game" }, OF_RUNNING_GAME, TRUE },
  { "result", tenbo_result_page_get_type, { "win.open-game" }, OF_ENDED_GAME, TRUE },
  { "hands", tenbo_game_page_get_type, { "win.show-hands" }, OF_ENDED_GAME, TRUE },
};

typedef struct
{
  gint64 running_id;
  gint64 ended_id;
  gint64 session_id;
  gint64 person_id; /* Aki */
} Ids;

/* --- The data --- */

static gint64
play_game (AppFixture *fixture,
           gboolean    ends,
           gint64     *session_id)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  app_test_play_ron (game, 0, 1, 3, 30);
  if (ends)
    app_test_finish_game (game);
  *session_id = tenbo_game_get_session_id (game);

  return tenbo_game_get_id (game);
}

static void
delete_game (AppFixture *fixture,
             gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (fixture->store, game_id, &error);
  TenboWriteTarget target;

  g_assert_no_error (error);
  target = (TenboWriteTarget) { game_id, game->summary.revision };
  tenbo_store_commit (fixture->store, tenbo_write_delete (target), NULL, &error);
  g_assert_no_error (error);
}

static void
set_up_games (AppFixture *fixture,
              Ids        *ids)
{
  g_autoptr (GPtrArray) people = NULL;

  delete_game (fixture, play_game (fixture, TRUE, &ids->session_id));
  ids->ended_id = play_game (fixture, TRUE, &ids->session_id);
  ids->running_id = play_game (fixture, FALSE, &ids->session_id);
  people = store_test_find_people (fixture->store, "Aki", NULL);
  g_assert_cmpuint (people->len, ==, 1);
  ids->person_id = ((TenboStoredPerson *) people->pdata[0])->id;
}

/* --- Changes from outside --- */

static void
run_cli (const char *command,
         const char *action,
         const char *first,
         const char *second)
{
  const char      *argv[] = { g_getenv ("TENBO_CLI"), command, action, first, second, NULL };
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_nonnull (argv[0]);
  /* GLib copies the memory of the test for a process whose files it closes, which takes long with
   * the address sanitizer. */
  g_spawn_sync (NULL, (char **) argv, NULL,
                G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_LEAVE_DESCRIPTORS_OPEN, NULL, NULL, NULL,
                &errors, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (errors, ==, "");
  g_assert_cmpint (status, ==, 0);
}

static void
rename_in_store (AppFixture *fixture,
                 gint64      person_id,
                 const char *name)
{
  g_autoptr (GPtrArray) people = store_test_list_people (fixture->store, 0, NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < people->len; i++)
    {
      TenboStoredPerson *person = people->pdata[i];

      if (person->id == person_id)
        {
          g_set_str (&person->name, name);
          tenbo_store_commit (fixture->store, tenbo_write_person (person), NULL, &error);
          g_assert_no_error (error);
        }
    }
}

/* --- The text of the page --- */

static gboolean
has_own_name (GtkWidget  *widget,
              const char *name)
{
  if (GTK_IS_LABEL (widget))
    return strstr (gtk_label_get_text (GTK_LABEL (widget)), name) != NULL;

  if (TENBO_IS_HISTORY_ROW (widget))
    {
      TenboSummary *summary = tenbo_history_row_get_summary (TENBO_HISTORY_ROW (widget));

      return summary != NULL && tenbo_summary_get_stored (summary) != NULL &&
             strstr (tenbo_summary_get_markup (summary), name) != NULL;
    }

  return FALSE;
}

/* Whether @name is a text on @widget. */
static gboolean
has_text (GtkWidget  *widget,
          const char *name)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  if (has_own_name (widget, name))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, name))
      return TRUE;

  return FALSE;
}

static gint64
get_target (const Page *page,
            const Ids  *ids)
{
  const gint64 targets[] = {
    [OF_NOTHING] = 0,
    [OF_RUNNING_GAME] = ids->running_id,
    [OF_ENDED_GAME] = ids->ended_id,
    [OF_SESSION] = ids->session_id,
    [OF_PERSON] = ids->person_id,
  };

  return targets[page->target];
}

/* Transfer full. */
static GtkWidget *
open_page (AppFixture *fixture,
           const Page *page,
           const Ids  *ids)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);

  for (gsize i = 0; i < G_N_ELEMENTS (page->actions) && page->actions[i] != NULL; i++)
    {
      if (i > 0)
        widget = app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, NULL);
      if (page->target != OF_NOTHING)
        gtk_widget_activate_action (widget, page->actions[i], "x", get_target (page, ids));
      else
        gtk_widget_activate_action (widget, page->actions[i], NULL);
    }

  return g_object_ref (app_test_find (fixture->window, page->get_type (), NULL));
}

static void
test_page (AppFixture   *fixture,
           gconstpointer data)
{
  const Page *page = data;
  g_autoptr (GtkWidget) widget = NULL;
  g_autofree char *running = NULL;
  g_autofree char *ended = NULL;
  Ids              ids;

  set_up_games (fixture, &ids);
  fixture->window = app_test_open_window (fixture->application);
  widget = open_page (fixture, page, &ids);
  WAIT_UNTIL (has_text (widget, "Aki"));
  app_test_settle ();

  run_cli ("people", "rename", "Aki", "Akiko");
  WAIT_UNTIL (has_text (widget, "Akiko"));

  rename_in_store (fixture, ids.person_id, "Haruka");
  WAIT_UNTIL (has_text (widget, "Haruka"));
  g_assert_false (has_text (widget, "Aki"));

  running = g_strdup_printf ("%" G_GINT64_FORMAT, ids.running_id);
  ended = g_strdup_printf ("%" G_GINT64_FORMAT, ids.ended_id);
  run_cli ("history", "delete", running, ended);
  if (page->needs_games)
    WAIT_UNTIL (!has_text (widget, "Haruka"));
  else
    g_assert_true (has_text (widget, "Haruka"));
}

static void
set_up (AppFixture   *fixture,
        gconstpointer data)
{
  app_fixture_set_up (fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/app/outside/", pages[i].name, NULL);

      g_test_add (path, AppFixture, &pages[i], set_up, test_page, app_fixture_tear_down);
    }

  return g_test_run ();
}
