/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and notes that users type: their limits, and the stored text. */

#include "app-fixture.h"
#include "form-test.h"
#include "store-reads.h"
#include "tenbo-free-text.h"
#include "tenbo-note-dialog.h"
#include "tenbo-person-dialog.h"
#include "tenbo-text-row.h"

/* Repeats the character “点” @n times. Transfer full. */
static char *
repeat (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, "点");

  return g_string_free_and_steal (text);
}

static void
check_text (TenboTextRow *row,
            const char   *typed,
            const char   *expected)
{
  g_autofree char *text = NULL;

  gtk_editable_set_text (GTK_EDITABLE (row), typed);
  text = tenbo_text_row_dup_text (row);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_row (void)
{
  TenboTextRow    *row = TENBO_TEXT_ROW (g_object_ref_sink (tenbo_text_row_new ()));
  g_autofree char *longest = repeat (TENBO_MAX_NAME);
  g_autofree char *longer = repeat (TENBO_MAX_NAME + 1);

  check_text (row, longest, longest);
  check_text (row, longer, longest);
  check_text (row, "  a\u202eb\u2069 ", "ab");
  check_text (row, " \u200b ", "");
  g_assert_finalize_object (row);
}

/* A text of an older database that is longer, or has characters that are dropped, stays unchanged
 * until the user changes it. */
static void
test_row_unchanged (void)
{
  TenboTextRow    *row = TENBO_TEXT_ROW (g_object_ref_sink (tenbo_text_row_new ()));
  g_autofree char *longer = repeat (TENBO_MAX_NAME + 1);
  const char      *texts[] = { longer, " a\u202eb\n", "a", "" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = NULL;

      tenbo_text_row_set_text (row, texts[i]);
      text = tenbo_text_row_dup_text (row);
      g_assert_cmpstr (text, ==, texts[i]);
    }

  tenbo_text_row_set_text (row, "a\u202eb");
  check_text (row, "a\u202ebc", "abc");
  g_assert_finalize_object (row);
}

/* Returns the people that @word finds. Transfer full. */
static GPtrArray *
find_people (AppFixture *fixture,
             const char *word)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *people = store_test_find_people (fixture->store, word, &error);

  g_assert_no_error (error);

  return people;
}

static gboolean
is_name (AppFixture *fixture,
         const char *name)
{
  g_autoptr (GPtrArray) people = find_people (fixture, name);

  return people->len == 1 &&
         g_str_equal (((TenboStoredPerson *) people->pdata[0])->name, name);
}

/* The dialog of a person returns the name without invisible characters. */
static void
test_person (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (GPtrArray) people = find_people (fixture, "Aki");
  AdwDialog *dialog;

  fixture->window = app_test_open_window (fixture->application);
  dialog = tenbo_person_dialog_new (fixture->store, people->pdata[0], people);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (dialog, TENBO_TYPE_TEXT_ROW, "Name")), "A\u202eki\u2066ko ");
  app_test_press (dialog, "Save");
  app_fixture_wait_closed (fixture);
  WAIT_UNTIL (is_name (fixture, "Akiko"));
}

/* Players are suggested for any spelling of their names. */
static void
test_suggestions (AppFixture   *fixture,
                  gconstpointer data)
{
  static const char *const names[] = { "もり", "Éva", "ヤマダ", "がく" };
  static const char *const typed[] = { "モ", "ev", "やま", "ガ" };
  g_autoptr (TenboGame) game = app_test_create_game_of (fixture->store, "b-rule", names);
  GtkWidget *row;

  form_test_open (fixture);
  row = form_test_find_seat (fixture, 0);
  gtk_widget_grab_focus (row);
  WAIT_UNTIL ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *list;

      gtk_editable_set_text (GTK_EDITABLE (row), typed[i]);
      list = app_test_find (row, GTK_TYPE_LIST_BOX, NULL);
      g_assert_cmpuint (app_test_count (list, GTK_TYPE_LIST_BOX_ROW), ==, 1);
      app_test_find (list, GTK_TYPE_LIST_BOX_ROW, names[i]);
    }

  /* か is not が. */
  gtk_editable_set_text (GTK_EDITABLE (row), "か");
  WAIT_UNTIL (app_test_look_for (row, GTK_TYPE_LIST_BOX, NULL) == NULL);
}

static int
count_characters (GtkTextBuffer *buffer,
                  const char    *text)
{
  gtk_text_buffer_set_text (buffer, "", -1);
  gtk_text_buffer_set_text (buffer, text, -1);

  return gtk_text_buffer_get_char_count (buffer);
}

static void
test_note (AppFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *longest = repeat (TENBO_MAX_NOTE);
  g_autofree char *longer = repeat (TENBO_MAX_NOTE + 1);
  GtkTextBuffer   *buffer;
  GtkTextIter      start;
  GtkWidget       *view;

  tenbo_note_dialog_ask (fixture->page, fixture->game);
  WAIT_UNTIL (app_fixture_get_dialog (fixture) != NULL);
  view = app_test_find (app_fixture_get_dialog (fixture), GTK_TYPE_TEXT_VIEW, NULL);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_assert_cmpint (count_characters (buffer, longest), ==, TENBO_MAX_NOTE);
  g_assert_cmpint (count_characters (buffer, longer), ==, TENBO_MAX_NOTE);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_insert (buffer, &start, "a", -1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, TENBO_MAX_NOTE);
  gtk_text_buffer_set_text (buffer, " a\nb ", -1);
  app_test_press (app_fixture_get_dialog (fixture), "Save");
  WAIT_UNTIL (g_strcmp0 (tenbo_game_get_note (fixture->game), "a\nb") == 0);
  app_fixture_wait_closed (fixture);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/app/texts/row", test_row);
  g_test_add_func ("/app/texts/row-unchanged", test_row_unchanged);
  app_fixture_add ("/app/texts/person", test_person);
  app_fixture_add ("/app/texts/suggestions", test_suggestions);
  g_test_add ("/app/texts/note", AppFixture, "b-rule", app_fixture_set_up_settled_table, test_note,
              app_fixture_tear_down);

  return g_test_run ();
}
