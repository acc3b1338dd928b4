/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Operations on the store while SQLite gets no memory (fault-scenario.h). */

#include "fault-scenario.h"
#include "store-reads.h"
#include "store-test.h"

#include "tenbo-backup.h"
#include "tenbo-checksums.h"
#include "tenbo-repair-rows.h"
#include "tenbo-result-rows.h"
#include "tenbo-stream.h"

/* 2024-03-01, 19:00 in Tokyo. */
#define FRIDAY_EVENING (G_GINT64_CONSTANT (1709287200) * 1000)
#define DAY            (G_GINT64_CONSTANT (86400) * 1000)

/* The games of fill() */
#define ENDED   1
#define VOIDED  2
#define RUNNING 3
#define DELETED 4

/* --- The history --- */

static TenboStoredGame *
new_game (const char *names,
          int         day,
          gboolean    ended)
{
  TenboStoredGame *game = store_test_played_game (names, 3, ended);

  game->summary.uuid = g_strdup_printf ("game-%d", day);
  game->summary.started = (TenboStoredTime) { FRIDAY_EVENING + day * DAY, 540 };
  if (ended)
    game->summary.ended = (TenboStoredTime) { FRIDAY_EVENING + day * DAY + 1000, 540 };

  return game;
}

static void
add_yaku (TenboStoredGame *game)
{
  game->results.yaku[1] = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);
  g_ptr_array_add (game->results.yaku[1], tenbo_stored_yaku_new ("tanyao", 2));
}

/* Returns a rewrite of all events and of the players. */
static TenboStoredEdit *
new_edit (const char *names)
{
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  g_auto (GStrv) split = g_strsplit (names, ",", -1);

  edit->seq = 1;
  edit->other = store_test_new_game (names);
  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (edit->other->events, tenbo_stored_event_new (NULL, split[i]));

  return edit;
}

static void
change_session (TenboStore *store)
{
  g_autoptr (TenboStoredSession) session = tenbo_stored_session_new ();

  session->id = 1;
  g_set_str (&session->title, "Friday");
  g_set_str (&session->venue, "Mori");
  g_set_str (&session->unit, "¥");
  session->rate = 50;
  session->fee = 2000;
  session->fee_person_id = 1;
  store_test_commit (store, tenbo_write_session (session));
}

static void
change_person (TenboStore *store)
{
  const char *const aliases[] = { "サトウ", "Sato", NULL };
  TenboStoredPerson person = {
    .id = 1, .name = (char *) "Aki", .aliases = (GStrv) aliases, .colour = 2
  };

  store_test_commit (store, tenbo_write_person (&person));
}

/* Two sessions with games in each state, a log with all kinds of edits, and a merged spelling. */
static void
fill (StoreTest *test)
{
  TenboStore      *store = store_test_open (test);
  TenboStoredGame *ended = new_game ("Aki,Ben,Chie,Dai", 0, TRUE);
  TenboEffects     after = store_test_after (2, NULL);
  TenboWriteTarget voided;
  TenboWriteTarget running;
  TenboWriteTarget deleted;

  add_yaku (ended);
  g_set_str (&ended->notes, "A rare hand");
  store_test_insert (store, ended);
  voided = store_test_insert (store, new_game ("Aki,Ben,Chie,Dai", 1, TRUE));
  store_test_commit (store, tenbo_write_void (voided, TRUE));
  running = store_test_insert (store, new_game ("Chie,Ben,Akiko,Dai", 2, FALSE));
  store_test_add (store, &running, "b", 4);
  store_test_commit (store, tenbo_write_rewrite (running, new_edit ("Chie,Ben,Akiko,Dai"), &after));
  running.revision++;
  store_test_add (store, &running, "c", 5);
  store_test_undo (store, &running, 4);
  deleted = store_test_insert (store, new_game ("Aki,Eri,Fumi,Dai", 3, TRUE));
  store_test_commit (store, tenbo_write_delete (deleted));
  store_test_insert (store, new_game ("Eri,Fumi,Gen,Hana", 4, TRUE));
  store_test_commit (store, tenbo_write_merge (5, 1));
  change_session (store);
  change_person (store);
  g_object_unref (store);

  store_test_change (test->path, "UPDATE people SET uuid = 'person-' || id;"
                                 "UPDATE sessions SET uuid = 'session-' || id");
}

/* --- Opening --- */

static char *
open_and_close (StoreTest          *test,
                TenboStoreOpenFlags flags,
                GError            **error)
{
  g_autoptr (TenboStore) store = tenbo_store_open (test->path, flags, NULL, NULL, error);

  return store == NULL ? NULL
                       : g_strdup_printf ("schema %d, access %d",
                                          tenbo_store_get_schema_version (store),
                                          (int) tenbo_store_get_access (store));
}

static char *
open_to_write (StoreTest  *test,
               TenboStore *store,
               GError    **error)
{
  return open_and_close (test, TENBO_STORE_OPEN_REPLACE_DAMAGED, error);
}

static char *
open_to_read (StoreTest  *test,
              TenboStore *store,
              GError    **error)
{
  return open_and_close (test, TENBO_STORE_OPEN_READ_ONLY, error);
}

static void
load_schema_9 (StoreTest *test)
{
  store_test_load (test->path, "schema-9.sql");
}

static void
load_schema_1 (StoreTest *test)
{
  store_test_load (test->path, "schema-1.sql");
}

/* --- Reading --- */

static char *
read_game (StoreTest  *test,
           TenboStore *store,
           GError    **error)
{
  g_autoptr (TenboStoredGame) ended = store_test_read_game (store, ENDED, error);
  g_autoptr (TenboStoredGame) running = NULL;

  if (ended == NULL)
    return NULL;
  running = store_test_read_game (store, RUNNING, error);
  if (running == NULL)
    return NULL;

  return g_strdup_printf ("%u %u %s %d|%u %u %u %s", ended->events->len, ended->misplaced_results,
                          ended->notes, ended->results.players[1].total, running->events->len,
                          running->edits->len, running->n_done, running->summary.players[2].name);
}

static void
add_summaries (GString   *text,
               GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      g_string_append_printf (text, "%d %s %s, ", (int) game->id, game->players[2].name,
                              game->progress.end_reason);
    }
}

static char *
list_games (StoreTest  *test,
            TenboStore *store,
            GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  TenboGameKey keys[] = { { .game_id = RUNNING }, { .game_id = DELETED } };
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (GPtrArray) games =
        i == 0   ? tenbo_games_list_unfinished (read, 0, error)
        : i == 1 ? tenbo_games_list_finished (read, NULL, 0, error)
        : i == 2 ? tenbo_games_list_session (read, 1, error)
                 : tenbo_games_read_summaries (read, keys, G_N_ELEMENTS (keys), error);

      if (games == NULL)
        return NULL;
      add_summaries (text, games);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
list_people (StoreTest  *test,
             TenboStore *store,
             GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  int n_games;

  if ((people = tenbo_people_list_all (read, error)) == NULL ||
      (found = tenbo_people_find (read, "さとう", error)) == NULL ||
      !tenbo_people_count_together (read, 1, 2, &n_games, error))
    return NULL;

  g_string_append_printf (text, "%d %u ", n_games, found->len);
  for (guint i = 0; i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];

      g_string_append_printf (text, "%s %d %u, ", person->name, person->n_games,
                              person->aliases != NULL ? g_strv_length (person->aliases) : 0);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
list_sessions (StoreTest  *test,
               TenboStore *store,
               GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) sessions = tenbo_sessions_list (read, 0, error);
  g_autoptr (TenboStoredSession) session = NULL;
  gint64 found;

  if (sessions == NULL || (session = tenbo_sessions_read (read, 1, error)) == NULL ||
      (found = tenbo_sessions_find (read, session->uuid, error)) < 0)
    return NULL;

  return g_strdup_printf ("%u %s %d %d", sessions->len, session->venue, session->fee, (int) found);
}

static char *
list_rulesets (StoreTest  *test,
               TenboStore *store,
               GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) changed = NULL;
  g_autoptr (GPtrArray) played = NULL;
  g_auto (GStrv) recent = NULL;
  g_autoptr (GHashTable) yaku = NULL;

  if ((changed = tenbo_rulesets_list_changed (read, error)) == NULL ||
      (played = tenbo_rulesets_list_played (read, error)) == NULL ||
      (recent = tenbo_rulesets_list_recent (read, 3, error)) == NULL ||
      (yaku = tenbo_rulesets_read_yaku_names (read, NULL, error)) == NULL)
    return NULL;

  return g_strdup_printf ("%u %u %s %u", changed->len, played->len, recent[0],
                          g_hash_table_size (yaku));
}

static char *
search (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  const gint64          people[] = { 1, 2 };
  const TenboGameFilter filters[] = {
    { .flags = TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED | TENBO_FIND_DELETED },
    { .flags = TENBO_FIND_FINISHED, .words = "aki rare", .counted = TENBO_FIND_COUNTED },
    { .flags = TENBO_FIND_FINISHED, .people = people, .n_people = 2, .venue = "Mori" },
    { .flags = TENBO_FIND_FINISHED, .counted = TENBO_FIND_VOID, .session_id = 2 },
    { .flags = TENBO_FIND_FINISHED,
      .ruleset_key = "house",
      .since_msec = FRIDAY_EVENING,
      .until_msec = FRIDAY_EVENING + 5 * DAY },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) venues = tenbo_games_list_venues (read, error);

  if (venues == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (GArray) found = tenbo_games_search (read, &filters[i], error);

      if (found == NULL)
        return NULL;
      for (guint j = 0; j < found->len; j++)
        g_string_append_printf (text, "%d ", (int) g_array_index (found, TenboGameKey, j).game_id);
      g_string_append (text, venues[0]);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
add_result_cb (const TenboResultRow *row,
               gpointer              user_data)
{
  g_string_append_printf (user_data, "%d:%d ", (int) row->game_id, row->result.total);
}

static void
add_pair_cb (const TenboPairRow *row,
             gpointer            user_data)
{
  g_string_append_printf (user_data, "%s %d ", row->other_name, row->other_total);
}

static void
add_yaku_cb (const char *yaku,
             int         n,
             gpointer    user_data)
{
  g_string_append_printf (user_data, "%s %d ", yaku, n);
}

static void
add_everybody_cb (gint64                person_id,
                  const char           *name,
                  const TenboResultRow *row,
                  gpointer              user_data)
{
  g_string_append_printf (user_data, "%s %d ", name, row->result.rank);
}

static char *
read_results (StoreTest  *test,
              TenboStore *store,
              GError    **error)
{
  static const TenboResultVisitor visitor = { add_result_cb, add_pair_cb, add_yaku_cb };
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  TenboResultFilter filter = { .person_id = 2, .n_players = TENBO_PLAYERS_USUAL, .n_latest = 5 };
  guint             n_games[2];
  TenboResultFilter everybody = { .ruleset_key = "house" };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) uncounted = NULL;

  if (!tenbo_results_resolve_players (read, &filter, n_games, error) ||
      !tenbo_results_visit (read, &filter, &visitor, text, error) ||
      !tenbo_results_visit_everybody (read, &everybody, add_everybody_cb, text, error) ||
      (uncounted = tenbo_results_list_uncounted (read, 9, error)) == NULL)
    return NULL;

  g_string_append_printf (text, "%u", uncounted->len);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
check (StoreTest  *test,
       TenboStore *store,
       GError    **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) wrong = NULL;

  if (!tenbo_store_check (store, error) ||
      (read = tenbo_store_read_begin (store, NULL, error)) == NULL ||
      (wrong = tenbo_checksums_list_wrong (read, 0, error)) == NULL)
    return NULL;

  return g_strdup_printf ("%u wrong", wrong->len);
}

/* --- Writing --- */

/* Returns the outcome; transfer full. @write is transfer full. */
static char *
commit (TenboStore *store,
        TenboWrite *write,
        GError    **error)
{
  TenboOutcome outcome;

  if (!tenbo_store_commit (store, write, &outcome, error))
    return NULL;

  return g_strdup_printf ("game %d, revision %d, %d added", (int) outcome.game_id,
                          (int) outcome.revision, (int) outcome.n_added);
}

/* Returns the game in its current revision. */
static TenboWriteTarget
target_of (gint64 game_id)
{
  static const gint64 revisions[] = { [ENDED] = 1, [VOIDED] = 2, [RUNNING] = 5, [DELETED] = 2 };

  return (TenboWriteTarget) { game_id, revisions[game_id] };
}

static char *
add_game (StoreTest  *test,
          TenboStore *store,
          GError    **error)
{
  TenboStoredGame *game = new_game ("Aki,Ivo,Akiko,Jun", 5, TRUE);

  add_yaku (game);
  g_set_str (&game->summary.title, "Final");
  g_set_str (&game->notes, "A note");
  return commit (store, tenbo_write_game (game), error);
}

static char *
add_event (StoreTest  *test,
           TenboStore *store,
           GError    **error)
{
  static const TenboStoredResult results[TENBO_STORED_PLAYERS] = {
    { .rank = 1 }, { .rank = 2 }, { .rank = 3 }, { .rank = 4 }
  };
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "last");
  TenboEffects after = store_test_after (5, results);

  after.notes = (char *) "A note";
  return commit (store, tenbo_write_event (target_of (RUNNING), event, "riichi", &after), error);
}

static char *
undo (StoreTest  *test,
      TenboStore *store,
      GError    **error)
{
  TenboEffects after = store_test_after (0, NULL);

  return commit (store, tenbo_write_go_to (target_of (RUNNING), 0, &after), error);
}

static char *
redo (StoreTest  *test,
      TenboStore *store,
      GError    **error)
{
  TenboEffects after = store_test_after (5, NULL);

  return commit (store, tenbo_write_go_to (target_of (RUNNING), 6, &after), error);
}

static char *
rewrite (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  TenboEffects after = store_test_after (2, NULL);

  return commit (store,
                 tenbo_write_rewrite (target_of (RUNNING), new_edit ("Ivo,Jun,Kei,Aki"), &after),
                 error);
}

static char *
change_game (StoreTest  *test,
             TenboStore *store,
             GError    **error)
{
  GPtrArray       *writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  TenboWriteTarget ended = target_of (ENDED);
  TenboEffects     after = store_test_after (3, NULL);

  g_ptr_array_add (writes, tenbo_write_derived (ended, &after));
  g_ptr_array_add (writes, tenbo_write_running_hand (target_of (RUNNING), "riichi"));
  g_ptr_array_add (writes, tenbo_write_note (ended, "A note"));
  ended.revision++;
  g_ptr_array_add (writes, tenbo_write_void (ended, TRUE));
  ended.revision++;
  g_ptr_array_add (writes, tenbo_write_delete (ended));
  g_ptr_array_add (writes, tenbo_write_restore (DELETED));
  g_ptr_array_add (writes, tenbo_write_purge ());
  return commit (store, tenbo_write_together (writes), error);
}

static char *
change_people (StoreTest  *test,
               TenboStore *store,
               GError    **error)
{
  GPtrArray        *writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  const char *const aliases[] = { "B", NULL };
  TenboStoredPerson person = {
    .id = 2, .name = (char *) "Benno", .aliases = (GStrv) aliases, .colour = -1
  };

  g_ptr_array_add (writes, tenbo_write_person (&person));
  g_ptr_array_add (writes, tenbo_write_merge (5, 0));
  g_ptr_array_add (writes, tenbo_write_merge (8, 2));
  return commit (store, tenbo_write_together (writes), error);
}

static char *
change_sessions (StoreTest  *test,
                 TenboStore *store,
                 GError    **error)
{
  static const gint64 games[] = { ENDED, VOIDED };
  GPtrArray          *writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  g_autoptr (TenboStoredSession) session = tenbo_stored_session_new ();

  session->id = 2;
  g_set_str (&session->title, "Saturday");
  g_ptr_array_add (writes, tenbo_write_session (session));
  g_ptr_array_add (writes, tenbo_write_move_games (games, G_N_ELEMENTS (games), 0));
  g_ptr_array_add (writes, tenbo_write_move_games (games, 1, 3));
  return commit (store, tenbo_write_together (writes), error);
}

static char *
recount (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  GPtrArray    *recounts = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_recount_free);
  TenboRecount *recount = g_new0 (TenboRecount, 1);

  recount->game_id = ENDED;
  recount->revision = 1;
  recount->results.n_players = 4;
  recount->results.counted_by = 9;
  g_ptr_array_add (recounts, recount);
  return commit (store, tenbo_write_recounts (recounts), error);
}

/* --- Streams --- */

static TenboStoredPerson *
new_person (const char *uuid,
            const char *name,
            const char *merged_uuid)
{
  TenboStoredPerson *person = g_new0 (TenboStoredPerson, 1);

  person->uuid = g_strdup (uuid);
  person->name = g_strdup (name);
  person->merged_uuid = g_strdup (merged_uuid);
  person->aliases = g_strsplit ("Alias", ",", -1);
  person->changed_msec = G_MAXINT64 / 2;
  return person;
}

static TenboStoredSession *
new_session (const char *uuid)
{
  TenboStoredSession *session = tenbo_stored_session_new ();

  session->uuid = g_strdup (uuid);
  session->title = g_strdup ("Imported");
  session->fee_person_uuid = g_strdup ("person-2");
  session->started = (TenboStoredTime) { FRIDAY_EVENING, 540 };
  session->changed_msec = G_MAXINT64 / 2;
  return session;
}

/* Returns the game with more events and other details. */
static TenboStoredGame *
new_copy (const char *names,
          int         day)
{
  TenboStoredGame *game = store_test_played_game (names, 5, TRUE);

  game->summary.uuid = g_strdup_printf ("game-%d", day);
  game->summary.started = (TenboStoredTime) { FRIDAY_EVENING + day * DAY, 540 };
  game->summary.title = g_strdup ("Title");
  game->summary.venue = g_strdup ("Venue");
  game->summary.note = g_strdup ("Note");
  game->summary.is_void = TRUE;
  game->summary.session_uuid = g_strdup ("session-9");
  game->summary.details_changed_msec = G_MAXINT64 / 2;
  g_set_str (&game->ruleset_json, "{\"id\": \"house\", \"name\": \"House\"}");
  game->notes = g_strdup ("Note of a hand");
  return game;
}

static gboolean
take_next (gpointer          user_data,
           TenboStoredGame **game,
           GError          **error)
{
  GPtrArray *games = user_data;

  *game = games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;
  return TRUE;
}

static void
same_name_cb (gpointer                 user_data,
              const TenboStoredPerson *added,
              const TenboStoredPerson *known)
{
}

static char *
import (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_game_free);
  g_autoptr (GPtrArray) people =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  g_autoptr (GPtrArray) sessions =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_session_free);
  TenboStream stream = {
    .people = people,
    .sessions = sessions,
    .next = take_next,
    .same_name = same_name_cb,
    .user_data = games,
  };

  g_ptr_array_add (people, new_person ("person-3", "Chie", "person-7"));
  g_ptr_array_add (people, new_person ("person-10", "Ben", NULL));
  g_ptr_array_add (sessions, new_session ("session-1"));
  g_ptr_array_add (sessions, new_session ("session-9"));
  g_ptr_array_add (games, new_copy ("Aki,Ben,Chie,Dai", 0));
  g_ptr_array_add (games, new_copy ("Aki,Eri,Fumi,Dai", 3));
  g_ptr_array_add (games, new_copy ("Eri,Gen,Fumi,Hana", 4));
  g_ptr_array_add (games, new_copy ("Aki,Ben,Lou,Mai", 6));
  return commit (store, tenbo_write_stream (&stream), error);
}

/* --- Copies --- */

static char *
back_up (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  g_autofree char *path = store_test_name_file (test, "backup.tenbo");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboBackupInfo info;

  if (!tenbo_store_backup (store, file, TENBO_BACKUP_NONE, &info, NULL, NULL, NULL, error))
    return NULL;

  return g_strdup_printf ("%d games, %d people", (int) info.n_games, (int) info.n_people);
}

static void
fill_and_back_up (StoreTest *test)
{
  g_autofree char *result = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  fill (test);
  store = store_test_open (test);
  result = back_up (test, store, &error);
  g_assert_no_error (error);
}

static char *
restore (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  g_autofree char *path = store_test_name_file (test, "backup.tenbo");
  g_autofree char *aside = NULL;
  TenboBackupInfo  info;

  if (!tenbo_backup_check (path, &info, error) ||
      !tenbo_backup_restore (path, test->path, &aside, NULL, NULL, NULL, error))
    return NULL;

  return g_strdup_printf ("%d games", (int) info.n_games);
}

/* One changed byte, which its checksum restores, and more, which only the copy has */
static void
damage (StoreTest *test)
{
  fill_and_back_up (test);
  store_test_sql (test->path, "UPDATE people SET name = 'Ban' WHERE name = 'Ben';"
                              "UPDATE game_players SET points = 7, place = 3 WHERE game_id = 1;"
                              "UPDATE games SET uuid = 'another' WHERE id = 2");
}

static void
repaired_cb (const TenboRepairedRows *rows,
             gpointer                 user_data)
{
  (*(guint *) user_data)++;
}

static char *
repair (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  g_autofree char  *path = store_test_name_file (test, "backup.tenbo");
  const char *const copies[] = { path, NULL };
  guint             n_repaired = 0;

  if (!tenbo_store_commit (store, tenbo_write_repair (copies, repaired_cb, &n_repaired), NULL,
                           error))
    return NULL;

  return g_strdup_printf ("%u repaired", n_repaired);
}

/* --- The tests --- */

static const FaultScenario scenarios[] = {
  { "create", NULL, open_to_write,
    FAULT_SCENARIO_CLOSED | FAULT_SCENARIO_GRADUAL | FAULT_SCENARIO_LONG },
  { "open", fill, open_to_write, FAULT_SCENARIO_CLOSED },
  { "open to read", fill, open_to_read, FAULT_SCENARIO_CLOSED },
  { "migrate", load_schema_9, open_to_write, FAULT_SCENARIO_CLOSED | FAULT_SCENARIO_GRADUAL },
  { "open an old schema to read", load_schema_1, open_to_read, FAULT_SCENARIO_CLOSED },
  { "read a game", fill, read_game, FAULT_SCENARIO_NONE },
  { "list games", fill, list_games, FAULT_SCENARIO_NONE },
  { "list people", fill, list_people, FAULT_SCENARIO_NONE },
  { "list sessions", fill, list_sessions, FAULT_SCENARIO_NONE },
  { "list rulesets", fill, list_rulesets, FAULT_SCENARIO_NONE },
  { "search", fill, search, FAULT_SCENARIO_NONE },
  { "read results", fill, read_results, FAULT_SCENARIO_NONE },
  { "check", fill, check, FAULT_SCENARIO_NONE },
  { "add a game", fill, add_game, FAULT_SCENARIO_NONE },
  { "add an event", fill, add_event, FAULT_SCENARIO_NONE },
  { "undo", fill, undo, FAULT_SCENARIO_NONE },
  { "redo", fill, redo, FAULT_SCENARIO_NONE },
  { "rewrite", fill, rewrite, FAULT_SCENARIO_NONE },
  { "change a game", fill, change_game, FAULT_SCENARIO_NONE },
  { "change people", fill, change_people, FAULT_SCENARIO_NONE },
  { "change sessions", fill, change_sessions, FAULT_SCENARIO_NONE },
  { "recount", fill, recount, FAULT_SCENARIO_NONE },
  { "import", fill, import, FAULT_SCENARIO_NONE },
  { "back up", fill, back_up, FAULT_SCENARIO_NONE },
  { "restore", fill_and_back_up, restore, FAULT_SCENARIO_CLOSED | FAULT_SCENARIO_GRADUAL },
  { "repair", damage, repair, FAULT_SCENARIO_NONE },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();

  for (gsize i = 0; i < G_N_ELEMENTS (scenarios); i++)
    fault_scenario_add ("/store/memory", &scenarios[i], FAULT_MEMORY);

  return g_test_run ();
}
