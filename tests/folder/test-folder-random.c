/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "folder-world.h"
#include "game-test.h"
#include "sample-size.h"
#include "store-test.h"
#include "tenbo-draft.h"
#include "tenbo-export-order.h"
#include "tenbo-folder-versions.h"
#include "tenbo-game-record.h"
#include "tenbo-history-writer.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

/* Devices that play, edit, undo, merge, delete, restore old backups and set their clocks at random,
 * over a folder whose copies arrive late, in any order, twice, in part or not at all. In the end
 * all histories are equal, and no confirmed hand is missing. */

/* --- What people do --- */

static GArray *
list_games (Device     *device,
            const char *condition)
{
  g_autofree char *sql = g_strdup_printf ("SELECT id FROM games WHERE %s ORDER BY uuid", condition);
  g_autofree char *ids = store_test_ask (device->database, sql);
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        gint64 id = g_ascii_strtoll (words[i], NULL, 10);

        g_array_append_val (games, id);
      }

  return games;
}

/* Returns any game with @condition; 0 if there is none. */
static gint64
pick_game (World      *world,
           Device     *device,
           const char *condition)
{
  g_autoptr (GArray) games = list_games (device, condition);

  return games->len > 0 ? g_array_index (games, gint64, world_below (world, games->len)) : 0;
}

static TenboGame *
open_game (Device *device,
           gint64  id)
{
  g_autoptr (GError) error = NULL;
  TenboGame *game = tenbo_game_open (device->store, id, &error);

  g_assert_no_error (error);
  return game;
}

/* Remembers the last hand of @game. */
static void
note_hand (World     *world,
           Device    *device,
           TenboGame *game)
{
  const char      *id = tenbo_game_get_hand_id (game, tenbo_game_get_n_hands (game) - 1);
  g_autofree char *sql = g_strdup_printf ("SELECT replace (event, ' ', '') FROM game_events "
                                          "WHERE uuid = '%s'",
                                          id);
  Hand            *hand = g_new (Hand, 1);

  *hand = (Hand) { g_strdup (tenbo_game_get_uuid (game)), store_test_ask (device->database, sql) };
  g_hash_table_insert (world->hands, g_strdup (id), hand);
}

static void
play (World  *world,
      Device *device)
{
  gint64 id = pick_game (world, device, "end_reason IS NULL AND deleted_ms IS NULL");
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  TbPartialHand partial;
  TbEvent       event;

  if (id == 0 || world_below (world, 8) == 0)
    {
      game = game_test_create (device->store, world->ruleset);
      return;
    }

  game = open_game (device, id);
  partial = *tenbo_game_get_partial (game);
  if (world_below (world, 4) == 0 &&
      random_play_riichi (&world->random, tenbo_game_get_table (game), &partial))
    {
      apply_test (game, tenbo_game_change_partial (&partial), &error);
      g_assert_no_error (error);
      return;
    }

  random_play_event (&world->random, tenbo_game_get_table (game), &partial, &event);
  apply_test (game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  note_hand (world, device, game);
}

/* Forgets the hands of @before that @game no longer has: somebody removed them on purpose. */
static void
forget_removed (World     *world,
                GPtrArray *before,
                TenboGame *game)
{
  for (guint i = 0; i < before->len; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < tenbo_game_get_n_hands (game); j++)
        found |= g_str_equal (before->pdata[i], tenbo_game_get_hand_id (game, j));
      if (!found)
        g_hash_table_remove (world->hands, before->pdata[i]);
    }
}

static void
change_hands (World  *world,
              Device *device)
{
  gint64 id = pick_game (world, device, "n_hands > 0 AND deleted_ms IS NULL");
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (id == 0)
    return;

  game = open_game (device, id);
  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    g_ptr_array_add (before, g_strdup (tenbo_game_get_hand_id (game, i)));

  switch (world_below (world, 4))
    {
    case 0:
      if (tenbo_game_get_can_undo (game))
        apply_test (game, tenbo_game_change_undo (), &error);
      break;
    case 1:
      if (tenbo_game_get_can_redo (game))
        apply_test (game, tenbo_game_change_redo (), &error);
      break;
    case 2:
      apply_test (game,
                  tenbo_game_change_hand_note (world_below (world, before->len), "Late"), &error);
      break;
    default:
      {
        g_autoptr (TenboDraft) draft = tenbo_draft_new (game);

        tenbo_draft_delete_hand (draft, world_below (world, before->len));
        if (tenbo_draft_get_can_save (draft))
          apply_test (game, tenbo_game_change_draft (draft), &error);
      }
    }
  g_assert_no_error (error);
  forget_removed (world, before, game);
}

static void
change_details (World  *world,
                Device *device)
{
  g_autoptr (GError) error = NULL;
  gboolean restores = world_below (world, 4) == 0;
  gint64   id = pick_game (world, device,
                         restores ? "deleted_ms IS NOT NULL" : "deleted_ms IS NULL");
  g_autoptr (TenboGame) game = NULL;
  TenboWriteTarget target;

  if (id == 0)
    return;
  if (restores)
    {
      store_test_commit (device->store, tenbo_write_restore (id));
      return;
    }

  game = open_game (device, id);
  target = (TenboWriteTarget) { id, tenbo_game_get_summary (game)->revision };
  switch (world_below (world, 6))
    {
    case 5:
      apply_test (game, tenbo_game_change_time_limit (30 * (int) world_below (world, 3)), &error);
      g_assert_no_error (error);
      break;
    case 0:
      store_test_commit (device->store, tenbo_write_void (target, world_below (world, 2) == 0));
      break;
    case 1:
      store_test_commit (device->store, tenbo_write_delete (target));
      break;
    case 2:
      store_test_commit (device->store, tenbo_write_move_games (&id, 1, 0));
      break;
    default:
      apply_test (game, tenbo_game_change_note (world_below (world, 2) == 0 ? "Rain" : "Sun"),
                  &error);
      g_assert_no_error (error);
    }
}

/* Chooses another version of a game, or drops all others with their hands. */
static void
choose_version (World  *world,
                Device *device)
{
  g_autoptr (GArray) games = list_games (device, "deleted_ms IS NULL");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      gint64 id = g_array_index (games, gint64, i);
      g_autoptr (GPtrArray) versions = tenbo_folder_list_versions (device->store, id, &error);
      g_autoptr (GPtrArray) hands = g_ptr_array_new ();
      g_autoptr (TenboGame) game = NULL;
      GHashTableIter iter;
      gpointer       hand;
      gpointer       data;

      g_assert_no_error (error);
      if (versions->len == 0)
        continue;

      if (world_below (world, 2) == 0)
        {
          const TenboFolderVersion *version = versions->pdata[world_below (world, versions->len)];

          tenbo_folder_choose_version (device->store, id, version->writer, version->number,
                                       &error);
          g_assert_no_error (error);
          return;
        }

      tenbo_folder_discard_versions (device->store, id, &error);
      g_assert_no_error (error);
      game = open_game (device, id);
      g_hash_table_iter_init (&iter, world->hands);
      while (g_hash_table_iter_next (&iter, &hand, &data))
        if (g_str_equal (((Hand *) data)->game, tenbo_game_get_uuid (game)))
          g_ptr_array_add (hands, hand);
      forget_removed (world, hands, game);
      return;
    }
}

static void
purge (World  *world,
       Device *device)
{
  g_autofree char *uuids =
    store_test_ask (device->database, "SELECT uuid FROM games WHERE deleted_ms IS NOT NULL");
  g_auto (GStrv) words = g_strsplit (uuids, " ", -1);
  GHashTableIter iter;
  gpointer       hand;

  store_test_commit (device->store, tenbo_write_purge ());
  g_hash_table_iter_init (&iter, world->hands);
  while (g_hash_table_iter_next (&iter, NULL, &hand))
    if (g_strv_contains ((const char *const *) words, ((Hand *) hand)->game))
      g_hash_table_iter_remove (&iter);
}

static TenboStoredPerson *
pick_person (World     *world,
             GPtrArray *people)
{
  return people->pdata[world_below (world, people->len)];
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  return strcmp ((*(TenboStoredPerson *const *) a)->uuid, (*(TenboStoredPerson *const *) b)->uuid);
}

static void
change_people (World  *world,
               Device *device)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (device->store, NULL, &error);
  g_autoptr (GPtrArray) people = tenbo_people_list_all (read, &error);
  TenboStoredPerson *person;
  TenboWrite        *write;

  g_assert_no_error (error);
  g_clear_pointer (&read, tenbo_read_end);
  if (people->len == 0)
    return;

  g_ptr_array_sort (people, compare_people);
  person = pick_person (world, people);
  switch (world_below (world, 3))
    {
    case 0:
      g_free (person->name);
      person->name = g_strdup_printf ("Name %u", world_below (world, 1000));
      person->is_guest = world_below (world, 2) == 0;
      write = tenbo_write_person (person);
      break;
    case 1:
      write = tenbo_write_merge (person->id, 0);
      break;
    default:
      write = tenbo_write_merge (person->id, pick_person (world, people)->id);
    }

  /* Two people of one game, or a chain, are refused. */
  tenbo_store_commit (device->store, write, NULL, NULL);
}

static void
change_session (World  *world,
                Device *device)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (device->store, NULL, &error);
  g_autoptr (GPtrArray) sessions = tenbo_sessions_list (read, 0, &error);
  TenboStoredSession *session;

  g_assert_no_error (error);
  g_clear_pointer (&read, tenbo_read_end);
  if (sessions->len == 0)
    return;

  session = sessions->pdata[world_below (world, sessions->len)];
  g_free (session->title);
  session->title = g_strdup_printf ("Evening %u", world_below (world, 1000));
  session->rate = (int) world_below (world, 100);
  store_test_commit (device->store, tenbo_write_session (session));
}

/* Returns the mark in the text of a ruleset. Transfer full. */
static char *
dup_mark (const char *text)
{
  const char *mark = strstr (text, "mark-");

  return g_strndup (mark, strcspn (mark, "\""));
}

/* Writes a ruleset, in a new file or in place of any that is there, or deletes one. */
static void
change_ruleset (World  *world,
                Device *device)
{
  static const char *const names[] = { "house.json", "club.json" };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *mark = NULL;
  struct utimbuf   times = { .modtime = (tenbo_stored_now ().msec) / 1000 };
  const char      *name = names[world_below (world, G_N_ELEMENTS (names))];

  g_mkdir_with_parents (device->rules, 0700);
  world_list_files (device->rules, "", files);
  if (files->len > 0 && world_below (world, 2) == 0)
    name = files->pdata[world_below (world, files->len)];

  /* The device has read the ruleset that it replaces, so nobody needs to keep it. */
  path = g_build_filename (device->rules, name, NULL);
  if (g_file_get_contents (path, &text, NULL, NULL))
    {
      mark = dup_mark (text);
      g_hash_table_remove (world->marks, mark);
    }
  if (text != NULL && world_below (world, 4) == 0)
    {
      g_assert_cmpint (g_unlink (path), ==, 0);
      return;
    }

  g_free (text);
  g_free (mark);
  id = g_strndup (name, strlen (name) - strlen (".json"));
  mark = g_strdup_printf ("mark-%u", world->n_marks++);
  text = g_strdup_printf ("{\"format\": \"tenbo-rules/3\", \"id\": \"%s\", "
                          "\"name\": {\"en\": \"Ours\"}, \"source\": \"%s\", "
                          "\"extends\": \"tenhou-hanchan\"}\n",
                          id, mark);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  times.actime = times.modtime;
  utime (path, &times);
  g_hash_table_add (world->marks, g_steal_pointer (&mark));
}

/* --- What happens to the devices --- */

/* Whether any copy of the folder has the hand @id. */
static gboolean
is_in_folder (World      *world,
              const char *id)
{
  for (guint i = 0; i < world->n_devices; i++)
    {
      Device          *device = &world->devices[i];
      g_autofree char *away = g_strconcat (device->folder, ".away", NULL);
      const char      *root = device->is_away ? away : device->folder;
      g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

      world_list_files (root, "devices", files);
      for (guint j = 0; j < files->len; j++)
        {
          g_autofree char *path = g_build_filename (root, files->pdata[j], NULL);
          g_autofree char *text = NULL;

          if (g_file_get_contents (path, &text, NULL, NULL) && strstr (text, id) != NULL)
            return TRUE;
        }
    }

  return FALSE;
}

/* Whether the database has the hand, or the same hand that another device recorded in this game. */
static gboolean
is_in_database (Device     *device,
                const char *id,
                const Hand *hand)
{
  g_autofree char *event = g_strndup (hand->text, strlen (hand->text) - strlen ("}"));
  g_autofree char *sql = g_strdup_printf ("SELECT (SELECT count(*) FROM game_events "
                                          "WHERE uuid = '%1$s') + (SELECT count(*) FROM "
                                          "game_events WHERE replace (event, ' ', '') = '%4$s' "
                                          "AND game_id = "
                                          "(SELECT id FROM games WHERE uuid = '%2$s')) + "
                                          "(SELECT count(*) FROM shared_items "
                                          "WHERE key = '%2$s' AND (instr (text, '%1$s') > 0 "
                                          "OR instr (replace (text, ' ', ''), '%3$s') > 0))",
                                          id, hand->game, event, hand->text);
  g_autofree char *n = store_test_ask (device->database, sql);

  return !g_str_equal (n, "0");
}

/* An older copy of the database takes its place. Hands that no other place has are gone. */
static void
roll_back (World  *world,
           Device *device)
{
  g_autofree char *copy = g_strconcat (device->database, ".old", NULL);
  GHashTableIter   iter;
  gpointer         id;
  gpointer         hand;

  g_clear_object (&device->store);
  tenbo_folder_memory_free (device->memory);
  device->memory = tenbo_folder_memory_new (device->rules);
  if (!g_file_test (copy, G_FILE_TEST_EXISTS) || world_below (world, 2) == 0)
    world_copy_file (device->database, copy);
  else
    world_copy_file (copy, device->database);
  device_open_store (device);

  g_hash_table_iter_init (&iter, world->hands);
  while (g_hash_table_iter_next (&iter, &id, &hand))
    {
      gboolean found = is_in_folder (world, id);

      for (guint i = 0; !found && i < world->n_devices; i++)
        found = is_in_database (&world->devices[i], id, hand);
      if (!found)
        g_hash_table_iter_remove (&iter);
    }
}

/* --- The end --- */

static char *
export_all (Device *device)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) writer = tenbo_history_writer_new (text);
  g_autoptr (GArray) ids = tenbo_export_order (device->store, NULL, &error);

  g_assert_no_error (error);
  tenbo_history_writer_read_others (writer, device->store, FALSE, &error);
  for (guint i = 0; error == NULL && i < ids->len; i++)
    {
      g_autoptr (TenboRecord) record =
        tenbo_game_export (device->store, g_array_index (ids, gint64, i), &error);

      g_assert_no_error (error);
      tenbo_history_writer_add_game (writer, record);
    }
  tenbo_history_writer_close (writer);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
print_difference (const char *one,
                  const char *other)
{
  g_auto (GStrv) a = g_strsplit (one, "\n", -1);
  g_auto (GStrv) b = g_strsplit (other, "\n", -1);
  guint i = 0;

  while (a[i] != NULL && b[i] != NULL && g_str_equal (a[i], b[i]))
    i++;
  g_test_message ("line %u\n%s\n%s", i, a[i] != NULL ? a[i] : "", b[i] != NULL ? b[i] : "");
}

/* Everything arrives everywhere, until nobody has anything to do. */
static void
settle (World *world)
{
  gboolean busy = TRUE;

  for (guint i = 0; i < world->n_devices; i++)
    if (world->devices[i].is_away)
      device_toggle_folder (&world->devices[i]);

  for (int round = 0; busy; round++)
    {
      busy = FALSE;
      g_assert_cmpint (round, <, 10);
      for (guint i = 0; i < world->n_devices; i++)
        {
          TenboFolderReport report;

          world_clock_msec = world->devices[i].clock_msec;
          g_assert_true (device_sync (world, &world->devices[i], &report));
          busy |= report.n_written > 0 || report.n_games > 0 || report.n_rulesets > 0;
        }
      busy |= world_copy_all (world);
    }
}

/* Returns the names and the texts of all rulesets of the user. */
static char *
list_rulesets (Device *device)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  GString *all = g_string_new (NULL);

  world_list_files (device->rules, "", files);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *path = g_build_filename (device->rules, files->pdata[i], NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_string_append_printf (all, "%s\n%s", (char *) files->pdata[i], text);
    }

  return g_string_free_and_steal (all);
}

/* Asserts that all devices have the same rulesets, and that no text is missing that nobody has
 * replaced. */
static void
compare_rulesets (World *world)
{
  g_autofree char *first = list_rulesets (&world->devices[0]);
  GHashTableIter   iter;
  gpointer         mark;

  for (guint i = 1; i < world->n_devices; i++)
    {
      g_autofree char *other = list_rulesets (&world->devices[i]);

      g_assert_cmpstr (other, ==, first);
    }

  g_hash_table_iter_init (&iter, world->marks);
  while (g_hash_table_iter_next (&iter, &mark, NULL))
    {
      g_autofree char *quoted = g_strdup_printf ("%s\"", (char *) mark);

      if (strstr (first, quoted) == NULL)
        {
          g_test_message ("the ruleset %s is missing in\n%s", (char *) mark, first);
          g_test_fail ();
        }
    }
}

/* Returns what the devices have in common besides their exports. */
static char *
ask_rest (Device *device)
{
  return store_test_ask (device->database,
                         "SELECT group_concat (uuid || ' ' || ifnull (time_limit, ''), char (10) "
                         "ORDER BY uuid) FROM games");
}

static void
compare_all (World *world,
             guint  seed)
{
  g_autofree char *first = export_all (&world->devices[0]);
  g_autofree char *rest = ask_rest (&world->devices[0]);
  GHashTableIter   iter;
  gpointer         id;
  gpointer         hand;

  for (guint i = 0; i < world->n_devices; i++)
    {
      g_autofree char *other = export_all (&world->devices[i]);
      g_autofree char *other_rest = ask_rest (&world->devices[i]);

      g_assert_cmpstr (other_rest, ==, rest);
      if (!g_str_equal (first, other))
        {
          print_difference (first, other);
          g_test_message ("seed %u: device %u has another history", seed, i);
          g_test_fail ();
        }
      game_test_assert_sound (world->devices[i].store);

      g_hash_table_iter_init (&iter, world->hands);
      while (g_hash_table_iter_next (&iter, &id, &hand))
        if (!is_in_database (&world->devices[i], id, hand))
          {
            g_test_message ("seed %u: device %u lacks the hand %s", seed, i, (char *) id);
            g_test_fail ();
          }
    }
}

static void
act (World *world)
{
  Device           *device = &world->devices[world_below (world, world->n_devices)];
  TenboFolderReport report;
  guint             what = world_below (world, 100);

  world_clock_msec = device->clock_msec;
  if (g_getenv ("TENBO_TEST_SEED") != NULL)
    g_printerr ("# %d: device %d, %u\n", (int) (world_now_msec % 1000000),
                (int) (device - world->devices), what);
  if (what < 30)
    play (world, device);
  else if (what < 38)
    change_hands (world, device);
  else if (what < 44)
    change_details (world, device);
  else if (what < 49)
    change_people (world, device);
  else if (what < 52)
    change_session (world, device);
  else if (what < 54)
    purge (world, device);
  else if (what < 57)
    choose_version (world, device);
  else if (what < 62)
    change_ruleset (world, device);
  else if (what < 70)
    device_sync (world, device, &report);
  else if (what < 93)
    for (int i = 0; i < 5; i++)
      world_copy_one (world);
  else if (what < 95)
    device_toggle_folder (device);
  else if (what < 97)
    device->clock_msec = ((gint64) world_below (world, 400) - 200) * 86400000;
  else if (what < 99)
    roll_back (world, device);
  else if (!device->is_away)
    device_join (device);
}

static void
run (guint seed)
{
  World world;

  world_init (&world, seed);
  for (guint i = 0; i < world.n_devices; i++)
    {
      for (guint j = world_below (&world, 3); j > 0; j--)
        play (&world, &world.devices[i]);
      if (world_below (&world, 2) == 0)
        change_ruleset (&world, &world.devices[i]);
      device_join (&world.devices[i]);
    }

  for (guint i = 40 + world_below (&world, 160); i > 0; i--)
    act (&world);

  settle (&world);
  compare_all (&world, seed);
  compare_rulesets (&world);
  if (g_test_failed () && g_getenv ("TENBO_TEST_KEEP") != NULL)
    return;
  world_clear (&world);
}

static void
test_random (void)
{
  const char *only = g_getenv ("TENBO_TEST_SEED");
  guint       first = only != NULL ? (guint) g_ascii_strtoull (only, NULL, 10) : 1;
  guint       n = only != NULL ? 1 : (guint) sample_size (5, 4000);

  for (guint seed = first; seed < first + n && !g_test_failed (); seed++)
    run (seed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folder/random", test_random);
  return g_test_run ();
}
