/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-hand-log.h"
#include "tenbo-people-changes.h"
#include "tenbo-people-pages.h"
#include "tenbo-person-dialog.h"
#include "tenbo-person-item.h"
#include "tenbo-table-page.h"

/* Aki, Ben, Chie and Dai play; later Aki2, who is Aki, and three others. */
static void
set_up_people (AppFixture *fixture)
{
  static const char *const later[] = { "Aki2", "Emi", "Fumi", "Goro" };
  g_autoptr (TenboGame) first = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) second = app_test_create_game_of (fixture->store, "b-rule", later);

  app_test_finish_game (first);
  app_test_finish_game (second);
  fixture->window = app_test_open_window (fixture->application);
}

/* Returns the person with the name @name, or NULL. Transfer full. */
static TenboStoredPerson *
find (AppFixture *fixture,
      const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = store_test_find_people (fixture->store, name, &error);

  g_assert_no_error (error);

  return people->len > 0 ? tenbo_stored_person_copy (people->pdata[0]) : NULL;
}

static gint64
find_id (AppFixture *fixture,
         const char *name)
{
  g_autoptr (TenboStoredPerson) person = find (fixture, name);

  g_assert_nonnull (person);

  return person->id;
}

static gboolean
exists (AppFixture *fixture,
        const char *name)
{
  g_autoptr (TenboStoredPerson) person = find (fixture, name);

  return person != NULL;
}

static gint64
get_merged_into (AppFixture *fixture,
                 const char *name)
{
  g_autoptr (TenboStoredPerson) person = find (fixture, name);

  return person->merged_into;
}

static void
set_flags (AppFixture *fixture,
           const char *name,
           gboolean    guest,
           gboolean    hidden)
{
  g_autoptr (TenboStoredPerson) person = find (fixture, name);
  g_autoptr (GError) error = NULL;

  person->is_guest = guest;
  person->is_hidden = hidden;
  tenbo_store_commit (fixture->store, tenbo_write_person (person), NULL, &error);
  g_assert_no_error (error);
}

static GtkWidget *
open_people (AppFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.people", NULL);

  return app_test_find (fixture->window, TENBO_TYPE_PEOPLE_PAGE, NULL);
}

static GtkWidget *
open_person (AppFixture *fixture,
             const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person", "x",
                              find_id (fixture, name));
  WAIT_UNTIL (app_test_shows (fixture->window, name));

  return app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
}

/* Returns the names in the list of @page, in order: "Aki Ben". Transfer full. */
static char *
dup_names (GtkWidget *page)
{
  GtkWidget  *view = app_test_look_for (page, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *model;
  GString    *names = g_string_new (NULL);

  if (view == NULL)
    return g_string_free (names, FALSE);

  model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TenboPersonItem) item = g_list_model_get_item (model, i);

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                              tenbo_person_item_get_person (item)->name);
    }

  return g_string_free (names, FALSE);
}

static gboolean
lists (GtkWidget  *page,
       const char *expected)
{
  g_autofree char *names = dup_names (page);

  return g_str_equal (names, expected);
}

static void
search (GtkWidget  *page,
        const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (page, GTK_TYPE_SEARCH_ENTRY, NULL)), text);
}

static void
set_state (GtkWidget  *page,
           const char *action,
           GVariant   *state)
{
  /* Items of the menu: toggled, or set to a value. */
  if (g_variant_is_of_type (state, G_VARIANT_TYPE_BOOLEAN))
    gtk_widget_activate_action (page, action, NULL);
  else
    gtk_widget_activate_action (page, action, "s", g_variant_get_string (state, NULL));
  g_variant_unref (g_variant_ref_sink (state));
}

static void
test_order (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *page;

  set_up_people (fixture);
  page = open_people (fixture);
  WAIT_UNTIL (app_test_look_for (page, GTK_TYPE_LIST_VIEW, NULL) != NULL);
  app_test_check_controls (fixture->window);

  set_state (page, "people.order", g_variant_new_string ("name"));
  WAIT_UNTIL (lists (page, "Aki Aki2 Ben Chie Dai Emi Fumi Goro"));
  set_state (page, "people.order", g_variant_new_string ("games"));
  WAIT_UNTIL (lists (page, "Aki Aki2 Ben Chie Dai Emi Fumi Goro"));

  /* The players of the later game come first. */
  set_state (page, "people.order", g_variant_new_string ("played"));
  WAIT_UNTIL (lists (page, "Aki2 Emi Fumi Goro Aki Ben Chie Dai"));
}

/* Any of their names, in any case and kana, in parts. */
static void
test_search (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (TenboStoredPerson) ben = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  set_up_people (fixture);
  ben = find (fixture, "Ben");
  g_strfreev (ben->aliases);
  ben->aliases = g_strdupv ((char *[]) { (char *) "ベンさん", NULL });
  tenbo_store_commit (fixture->store, tenbo_write_person (ben), NULL, &error);
  g_assert_no_error (error);

  page = open_people (fixture);
  WAIT_UNTIL (app_test_look_for (page, GTK_TYPE_LIST_VIEW, NULL) != NULL);
  search (page, "AKI");
  WAIT_UNTIL (lists (page, "Aki2 Aki"));
  search (page, "べん さん");
  WAIT_UNTIL (lists (page, "Ben"));
  search (page, "nobody");
  WAIT_UNTIL (app_test_shows (page, "No People Found"));
  app_test_press (page, "Show Everyone");
  WAIT_UNTIL (lists (page, "Aki2 Emi Fumi Goro Aki Ben Chie Dai"));
}

/* Guests are listed on request. */
static void
test_guests (AppFixture   *fixture,
             gconstpointer data)
{
  GtkWidget *page;

  set_up_people (fixture);
  set_flags (fixture, "Emi", TRUE, FALSE);
  set_flags (fixture, "Goro", FALSE, TRUE);
  page = open_people (fixture);
  WAIT_UNTIL (lists (page, "Aki2 Fumi Aki Ben Chie Dai"));
  set_state (page, "people.guests", g_variant_new_boolean (TRUE));
  WAIT_UNTIL (lists (page, "Aki2 Emi Fumi Aki Ben Chie Dai"));
  set_state (page, "people.hidden", g_variant_new_boolean (TRUE));
  WAIT_UNTIL (lists (page, "Aki2 Emi Fumi Goro Aki Ben Chie Dai"));
  app_test_find (page, GTK_TYPE_LABEL, "Guest");
  app_test_find (page, GTK_TYPE_LABEL, "Hidden");
}

static void
test_opens (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *page;

  set_up_people (fixture);
  page = open_people (fixture);
  WAIT_UNTIL (app_test_look_for (page, GTK_TYPE_LIST_VIEW, NULL) != NULL);
  search (page, "chie");
  g_signal_emit_by_name (app_test_find (page, GTK_TYPE_SEARCH_ENTRY, NULL), "activate");
  page = app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
  WAIT_UNTIL (app_test_shows (page, "Chie"));
  app_test_check_controls (fixture->window);
}

static void
test_empty (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *page;

  fixture->window = app_test_open_window (fixture->application);
  page = open_people (fixture);
  WAIT_UNTIL (app_test_shows (page, "No People Yet"));
}

/* Saved, confirmed by a toast, and undone. */
static void
test_edit (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  GtkWidget *page;
  GtkWidget *dialog;

  set_up_people (fixture);
  page = open_person (fixture, "Ben");
  gtk_widget_activate_action (page, "person.edit", NULL);
  dialog = app_test_find (fixture->window, TENBO_TYPE_PERSON_DIALOG, NULL);
  g_assert_false (app_test_can_press (dialog, "Save"));
  app_test_check_controls (fixture->window);

  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Name")), "aki");
  g_assert_true (app_test_shows (
    dialog, "Another person is named Aki. If they are the same person, merge them instead."));
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Name")), " ");
  g_assert_false (app_test_can_press (dialog, "Save"));
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Name")),
                         "Benjamin");
  g_signal_emit_by_name (app_test_find (dialog, ADW_TYPE_BUTTON_ROW, "Add Another Name"),
                         "activated");
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Other Name")),
                         "Benny");
  adw_switch_row_set_active (ADW_SWITCH_ROW (app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Guest")),
                             TRUE);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_shows (fixture->window, "Ben renamed to Benjamin"));
  WAIT_UNTIL (app_test_shows (page, "Benjamin"));
  g_assert_true (app_test_shows (page, "Guest"));

  person = find (fixture, "Benny");
  g_assert_nonnull (person);
  g_assert_cmpstr (person->name, ==, "Benjamin");
  g_assert_true (person->is_guest);
  g_assert_false (person->is_hidden);

  /* The key does the same as the button, also after that is gone. */
  app_fixture_dismiss_toasts (fixture);
  g_assert_true (app_fixture_press_undo (fixture));
  WAIT_UNTIL (app_test_shows (page, "Ben"));
  g_assert_false (exists (fixture, "Benny"));
  g_assert_true (exists (fixture, "Ben"));
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Change undone");
  g_assert_false (app_fixture_press_undo (fixture));
}

static void
remove_alias (GtkWidget *dialog)
{
  app_test_press (dialog, "Remove This Name");
}

/* Returns the text of the first hand in @log. */
static const char *
get_first_hand (TenboHandLog *log,
                GtkWidget    *table)
{
  tenbo_hand_log_show (log, tenbo_table_page_get_game (TENBO_TABLE_PAGE (table)));

  return adw_expander_row_get_subtitle (
    ADW_EXPANDER_ROW (app_test_look_for (log, ADW_TYPE_EXPANDER_ROW, NULL)));
}

/* A renamed person has the new name in the open game behind, in the hands of its log, and on a
 * visible page. */
static void
test_rename_in_game (AppFixture   *fixture,
                     gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboStoredPerson) before = NULL;
  g_autoptr (TenboStoredPerson) after = NULL;
  TenboHandLog *log = g_object_ref_sink (g_object_new (TENBO_TYPE_HAND_LOG, NULL));
  GtkWidget    *table;

  app_test_play_ron (game, 1, 3, 3, 30);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x",
                              tenbo_game_get_id (game));
  table = app_test_find (fixture->window, TENBO_TYPE_TABLE_PAGE, NULL);
  app_test_settle ();
  app_test_find (table, GTK_TYPE_LABEL, "Ben");
  g_assert_nonnull (strstr (get_first_hand (log, table), "Ben ron off Dai"));

  open_person (fixture, "Ben");
  before = find (fixture, "Ben");
  after = tenbo_stored_person_copy (before);
  g_set_str (&after->name, "Benjamin");
  tenbo_people_save (GTK_WIDGET (fixture->window), fixture->store, before, after);
  WAIT_UNTIL (strstr (get_first_hand (log, table), "Benjamin ron off Dai") != NULL);

  gtk_widget_activate_action (table, "navigation.pop", NULL);
  app_test_find (table, GTK_TYPE_LABEL, "Benjamin");
  g_assert_null (app_test_look_for (table, GTK_TYPE_LABEL, "Ben"));

  tenbo_people_save (GTK_WIDGET (fixture->window), fixture->store, after, before);
  WAIT_UNTIL (app_test_look_for (table, GTK_TYPE_LABEL, "Ben") != NULL);
  g_assert_nonnull (strstr (get_first_hand (log, table), "Ben ron off Dai"));
  g_assert_finalize_object (log);
}

static void
test_aliases (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboStoredPerson) ben = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;
  GtkWidget *dialog;

  set_up_people (fixture);
  ben = find (fixture, "Ben");
  g_strfreev (ben->aliases);
  ben->aliases = g_strdupv ((char *[]) { (char *) "B", NULL });
  tenbo_store_commit (fixture->store, tenbo_write_person (ben), NULL, &error);
  g_assert_no_error (error);

  page = open_person (fixture, "Ben");
  gtk_widget_activate_action (page, "person.edit", NULL);
  dialog = app_test_find (fixture->window, TENBO_TYPE_PERSON_DIALOG, NULL);
  remove_alias (dialog);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_shows (fixture->window, "Ben was changed"));
  g_assert_false (exists (fixture, "B"));
}

/* Opens the preview of merging @name with @other. */
static GtkWidget *
review_merge (AppFixture *fixture,
              GtkWidget  *page,
              const char *other)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (page, "person.merge", NULL);
  dialog = app_test_find (fixture->window, TENBO_TYPE_MERGE_DIALOG, NULL);
  search (dialog, other);
  g_signal_emit_by_name (app_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL), "activate");
  app_test_find (dialog, ADW_TYPE_ACTION_ROW, other);

  return dialog;
}

/* One page, whichever name stays; undone, and separated again. */
static void
test_merge (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *dialog;
  gint64     aki;

  set_up_people (fixture);
  aki = find_id (fixture, "Aki");
  page = open_person (fixture, "Aki2");
  dialog = review_merge (fixture, page, "Aki");
  WAIT_UNTIL (app_test_can_press (dialog, "Merge"));
  app_test_check_controls (fixture->window);

  /* The name of the selected person stays. */
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (gtk_widget_get_last_child (gtk_widget_get_first_child (
      gtk_widget_get_first_child (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Aki"))))),
    TRUE);
  app_test_press (dialog, "Merge");
  WAIT_UNTIL (app_test_shows (fixture->window, "Aki2 merged with Aki"));
  WAIT_UNTIL (app_test_look_for (page, ADW_TYPE_ACTION_ROW, "Aki2") != NULL);
  g_assert_cmpint (get_merged_into (fixture, "Aki2"), ==, aki);

  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (get_merged_into (fixture, "Aki2") == 0);
  WAIT_UNTIL (app_test_look_for (page, ADW_TYPE_ACTION_ROW, "Aki2") == NULL);
}

static void
commit_merge (AppFixture *fixture,
              const char *name,
              const char *into)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (fixture->store,
                      tenbo_write_merge (find_id (fixture, name), find_id (fixture, into)), NULL,
                      &error);
  g_assert_no_error (error);
}

static void
test_take_apart (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *page;

  set_up_people (fixture);
  commit_merge (fixture, "Aki2", "Aki");
  page = open_person (fixture, "Aki");
  app_test_find (page, ADW_TYPE_ACTION_ROW, "Aki2");
  app_test_check_controls (fixture->window);
  app_test_press (page, "Separate Aki2");
  WAIT_UNTIL (app_test_shows (fixture->window, "Aki2 is separate again"));
  WAIT_UNTIL (app_test_look_for (page, ADW_TYPE_ACTION_ROW, "Aki2") == NULL);
  g_assert_cmpint (get_merged_into (fixture, "Aki2"), ==, 0);
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (get_merged_into (fixture, "Aki2") == find_id (fixture, "Aki"));
}

/* A person merged earlier moves along with the merge, and back with undo. */
static void
test_merge_chain (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *dialog;

  set_up_people (fixture);
  commit_merge (fixture, "Ben", "Fumi");
  page = open_person (fixture, "Chie");
  dialog = review_merge (fixture, page, "Goro");
  WAIT_UNTIL (app_test_can_press (dialog, "Merge"));
  app_test_press (dialog, "Merge");
  WAIT_UNTIL (get_merged_into (fixture, "Goro") == find_id (fixture, "Chie"));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (
    gtk_widget_get_ancestor (page, ADW_TYPE_NAVIGATION_VIEW)));
  app_test_settle ();

  /* Fumi includes Ben, who sat with Chie. */
  page = open_person (fixture, "Fumi");
  dialog = review_merge (fixture, page, "Chie");
  WAIT_UNTIL (app_test_shows (dialog,
                              "Fumi and Chie played 2 games together, so they cannot be merged."));
  g_assert_false (app_test_can_press (dialog, "Merge"));
}

/* Opening a spelling shows the person. */
static void
test_spelling (AppFixture   *fixture,
               gconstpointer data)
{
  gint64     spelling;
  GtkWidget *page;

  set_up_people (fixture);
  spelling = find_id (fixture, "Aki2");
  commit_merge (fixture, "Aki2", "Aki");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person", "x", spelling);
  page = app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
  WAIT_UNTIL (app_test_shows (page, "Aki"));
  app_test_find (page, ADW_TYPE_ACTION_ROW, "Aki2");
}

static gboolean
has_focus (GtkWidget *page)
{
  GtkWidget *list = app_test_look_for (page, GTK_TYPE_LIST_VIEW, NULL);

  return list != NULL && (gtk_widget_get_state_flags (list) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* The focus moves to the people at once, unless it has been moved elsewhere since. */
static void
test_focus (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *entry;

  set_up_people (fixture);
  page = open_people (fixture);
  WAIT_UNTIL (has_focus (page));

  entry = app_test_find (page, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_widget_grab_focus (entry);
  commit_merge (fixture, "Aki2", "Aki");
  WAIT_UNTIL (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (
                GTK_LIST_VIEW (app_test_find (page, GTK_TYPE_LIST_VIEW, NULL))))) == 7);
  app_test_settle ();
  g_assert_false (has_focus (page));
}
/* An open page shows a name changed by another part of the program, or by another program. */
static void
test_renamed_elsewhere (AppFixture   *fixture,
                        gconstpointer data)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  set_up_people (fixture);
  page = open_person (fixture, "Ben");
  person = find (fixture, "Ben");
  g_set_str (&person->name, "Benjamin");
  tenbo_store_commit (fixture->store, tenbo_write_person (person), NULL, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (app_test_shows (page, "Benjamin"));
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (page)), ==, "Benjamin");
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/people/order", test_order);
  app_fixture_add ("/app/people/search", test_search);
  app_fixture_add ("/app/people/guests", test_guests);
  app_fixture_add ("/app/people/opens", test_opens);
  app_fixture_add ("/app/people/empty", test_empty);
  app_fixture_add ("/app/people/edit", test_edit);
  app_fixture_add ("/app/people/rename-in-game", test_rename_in_game);
  app_fixture_add ("/app/people/renamed-elsewhere", test_renamed_elsewhere);
  app_fixture_add ("/app/people/aliases", test_aliases);
  app_fixture_add ("/app/people/merge", test_merge);
  app_fixture_add ("/app/people/take-apart", test_take_apart);
  app_fixture_add ("/app/people/merge-chain", test_merge_chain);
  app_fixture_add ("/app/people/spelling", test_spelling);
  app_fixture_add ("/app/people/focus", test_focus);

  return g_test_run ();
}
