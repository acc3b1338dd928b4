/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <string.h>

#include "tenbo-fold.h"
#include "tenbo-history-queries.h"
#include "tenbo-people-queries.h"

/* Which games are found, in which order, and what rows say of them. Random filters are compared
 * with what the test remembers of the games it has put in. */

#define N_GAMES   150
#define N_FILTERS 400

#define HOUR (60 * 60 * G_GINT64_CONSTANT (1000))

/* 2024-03-01, 19:00 in Tokyo. */
#define FRIDAY_EVENING (G_GINT64_CONSTANT (1709287200) * 1000)

#define ALL (TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED | TENBO_FIND_DELETED)

/* The last two are spellings of the first two, merged while the games are put in. */
static const char *const names[] = {
  "佐藤 健太",
  "Émile",
  "Anna",
  "王芳",
  "ﾏﾙｸ",
  "Ben",
  "田中 美咲",
  "健太郎",
  "Kenta",
  "Emil",
};

#define N_PEOPLE            (G_N_ELEMENTS (names) - 2)
#define IS_SPELLING(person) ((person) >= N_PEOPLE)
#define ROOT(person)        (IS_SPELLING (person) ? (person) - N_PEOPLE : (person))

/* Of the same people; NULL: none. */
static const char *const aliases[] = {
  NULL,
  NULL,
  "アンナ",
  "Fang",
  NULL,
  "ベンさん",
  NULL,
  NULL,
  "ken-chan",
  NULL,
};

static const char *const keys[] = { "b-rule", "tai", "house" };
static const char *const ruleset_names[] = { "Bルール", "Sixteen tiles", "うちの卓" };
static const char *const shown_names[] = { "b-rule", "B rule", "tai", "十六張", NULL };

static const char *const titles[] = { NULL, NULL, "忘年会", "Last one", "うちの忘年会" };
static const char *const places[] = { NULL, NULL, "Ben's", "雀荘さくら", "雀荘サクラ" };
static const char *const notes[] = { NULL, NULL, NULL, "rain", "国士無双！\n四暗刻" };

static const char *const words[] = {
  "健太",
  "けんた",
  "Kenta",
  "emile",
  "É",
  "ann",
  "アンナ",
  "あんな",
  "マルク",
  "まる",
  "fang",
  "王",
  "ben",
  "b",
  "ルール",
  "tai",
  "house",
  "十六",
  "b rule",
  "うち",
  "忘年",
  "忘年会",
  "last",
  "さくら",
  "ｻｸﾗ",
  "RAIN",
  "国士",
  "四暗刻",
  "士無",
  "nothing",
  "ken-",
  "e",
  "%",
  "_",
  "'",
};

/* What the test knows of a game. */
typedef struct
{
  gint64      id;
  gint64      session_id;
  guint       people[TENBO_STORED_PLAYERS]; /* after merges */
  int         n_players;
  guint       ruleset;
  const char *title;
  const char *place;
  const char *note;
  const char *hands; /* notes of hands */
  gint64      started;
  gboolean    ended;
  gboolean    is_void;
  gboolean    deleted;
} Made;

typedef struct
{
  TenboStore *store;
  Made        games[N_GAMES];
  gint64      people[N_PEOPLE]; /* their ids; 0: has not played */
} History;

#define PICK(list) ((list)[g_random_int_range (0, G_N_ELEMENTS (list))])

static void
commit (TenboStore *store,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (store, write, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
plays (const Made *game,
       guint       person)
{
  for (int i = 0; i < game->n_players; i++)
    if (game->people[i] == person)
      return TRUE;

  return FALSE;
}

/* Four or three people, written in one of their ways. Transfer full: names by commas. */
static char *
pick_people (Made *game)
{
  GString *text = g_string_new (NULL);
  int      n_players = g_random_int_range (3, 5);

  game->n_players = 0;
  while (game->n_players < n_players)
    {
      guint person = g_random_int_range (0, G_N_ELEMENTS (names));

      if (plays (game, ROOT (person)))
        continue;

      g_string_append_printf (text, "%s%s", game->n_players > 0 ? "," : "", names[person]);
      game->people[game->n_players++] = ROOT (person);
    }

  return g_string_free_and_steal (text);
}

static void
make_game (History *history,
           Made    *game)
{
  g_autofree char    *people = pick_people (game);
  TenboStoredGame    *stored = NULL;
  TenboStoredSummary *summary;
  TenboWriteTarget    target;

  game->ruleset = g_random_int_range (0, G_N_ELEMENTS (keys));
  game->title = PICK (titles);
  game->place = PICK (places);
  game->note = PICK (notes);
  game->hands = PICK (notes);
  game->started = FRIDAY_EVENING + g_random_int_range (0, 500) * HOUR;
  game->ended = g_random_int_range (0, 8) > 0;
  game->is_void = g_random_int_range (0, 8) == 0;
  game->deleted = g_random_int_range (0, 8) == 0;

  stored = store_test_played_game (people, 1, game->ended);
  summary = &stored->summary;
  g_set_str (&summary->ruleset_key, keys[game->ruleset]);
  g_set_str (&summary->ruleset_name, ruleset_names[game->ruleset]);
  g_free (stored->ruleset_json);
  stored->ruleset_json = g_strdup_printf ("{\"id\": \"%s\", \"text\": %d}", keys[game->ruleset],
                                          g_random_int_range (0, 2));
  summary->title = g_strdup (game->title);
  summary->place = g_strdup (game->place);
  summary->note = g_strdup (game->note);
  stored->notes = g_strdup (game->hands);
  summary->started.msec = game->started;
  summary->is_void = game->is_void;

  target = store_test_insert (history->store, stored);
  game->id = target.game_id;
  if (game->deleted)
    commit (history->store, tenbo_write_delete (target));
}

static gint64
id_of (TenboStore *store,
       const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = tenbo_store_find_people (store, name, &error);

  g_assert_no_error (error);
  return people->len > 0 ? ((const TenboStoredPerson *) people->pdata[0])->id : 0;
}

static void
set_alias (TenboStore *store,
           gint64      person_id,
           const char *alias)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredPerson) person = tenbo_store_read_person (store, person_id, &error);

  g_assert_no_error (error);
  g_strfreev (person->aliases);
  person->aliases = g_strsplit (alias, ",", -1);
  commit (store, tenbo_write_person (person));
}

/* Gives everybody their aliases, and merges the spellings. */
static void
name_people (History *history)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (aliases[i] != NULL)
      set_alias (history->store, id_of (history->store, names[i]), aliases[i]);

  for (guint i = N_PEOPLE; i < G_N_ELEMENTS (names); i++)
    commit (history->store,
            tenbo_write_merge (id_of (history->store, names[i]),
                               id_of (history->store, names[ROOT (i)])));

  for (guint i = 0; i < N_PEOPLE; i++)
    history->people[i] = id_of (history->store, names[i]);
}

static void
history_init (History   *history,
              StoreTest *test)
{
  *history = (History) { .store = store_test_open (test) };
  for (guint i = 0; i < N_GAMES; i++)
    {
      make_game (history, &history->games[i]);
      if (i == N_GAMES / 2)
        name_people (history);
    }
}

/* --- The slow filter --- */

static void
add_text (GString    *text,
          const char *part)
{
  if (part == NULL)
    return;

  g_string_append (text, part);
  g_string_append_c (text, '\n');
}

/* All that is said of a game. Transfer full: folded. */
static char *
describe (const Made *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  add_text (text, keys[game->ruleset]);
  add_text (text, ruleset_names[game->ruleset]);
  for (gsize i = 0; shown_names[i] != NULL; i += 2)
    if (g_str_equal (shown_names[i], keys[game->ruleset]))
      add_text (text, shown_names[i + 1]);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (plays (game, ROOT (i)))
      {
        add_text (text, names[i]);
        add_text (text, aliases[i]);
      }

  add_text (text, game->title);
  add_text (text, game->place);
  add_text (text, game->note);
  add_text (text, game->hands);
  return tenbo_fold (text->str);
}

static gboolean
has_words (const Made *game,
           const char *searched)
{
  g_autofree char *text = describe (game);
  g_autofree char *folded = tenbo_fold (searched);
  g_auto (GStrv) split = g_strsplit (folded, " ", -1);

  for (gsize i = 0; split[i] != NULL; i++)
    if (strstr (text, split[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
is_at (const Made *game,
       const char *place)
{
  g_autofree char *here = tenbo_fold (game->place);
  g_autofree char *there = tenbo_fold (place);

  return g_strcmp0 (here, there) == 0;
}

static gboolean
is_asked_for (const History         *history,
              const Made            *game,
              const TenboGameFilter *filter)
{
  for (guint i = 0; i < filter->n_people; i++)
    {
      gboolean there = FALSE;

      for (guint person = 0; person < N_PEOPLE; person++)
        there |= history->people[person] == filter->people[i] && plays (game, person);
      if (!there)
        return FALSE;
    }

  return (filter->words == NULL || has_words (game, filter->words)) &&
         (filter->ruleset_key == NULL || g_str_equal (filter->ruleset_key, keys[game->ruleset])) &&
         (filter->place == NULL || is_at (game, filter->place)) &&
         (filter->since_msec == 0 || game->started >= filter->since_msec) &&
         (filter->until_msec == 0 || game->started < filter->until_msec) &&
         (filter->counted == TENBO_FIND_ALL ||
          game->is_void == (filter->counted == TENBO_FIND_VOID));
}

/* Adds those games of @list that are asked for: "12 7 3 ". */
static void
expect (const History         *history,
        const TenboGameFilter *filter,
        GPtrArray             *list,
        GString               *expected)
{
  for (guint i = 0; i < list->len; i++)
    {
      const TenboStoredSummary *summary = list->pdata[i];
      const Made               *game = &history->games[summary->id - 1];

      g_assert_cmpint (game->id, ==, summary->id);
      if (is_asked_for (history, game, filter))
        g_string_append_printf (expected, "%d ", (int) summary->id);
    }

  g_ptr_array_unref (list);
}

static char *
find_slowly (const History         *history,
             const TenboGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  GString *expected = g_string_new (NULL);

  if (filter->flags & TENBO_FIND_UNFINISHED)
    expect (history, filter, tenbo_store_list_unfinished (history->store, 0, &error), expected);
  if (filter->flags & TENBO_FIND_FINISHED)
    expect (history, filter, tenbo_store_list_finished (history->store, NULL, 0, &error), expected);
  if (filter->flags & TENBO_FIND_DELETED)
    expect (history, filter, tenbo_store_list_deleted (history->store, &error), expected);

  g_assert_no_error (error);
  return g_string_free_and_steal (expected);
}

static char *
find (const History         *history,
      const TenboGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) keys_found = tenbo_store_find_games (history->store, filter, NULL, &error);
  GString *found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < keys_found->len; i++)
    {
      const TenboGameKey *key = &g_array_index (keys_found, TenboGameKey, i);

      /* Under no session stands what has not ended. */
      g_assert_cmpint (key->session_id != 0, ==, history->games[key->game_id - 1].ended);
      g_string_append_printf (found, "%d ", (int) key->game_id);
    }

  return g_string_free_and_steal (found);
}

/* Nothing of it is to be freed but the words. */
static void
pick_filter (const History   *history,
             TenboGameFilter *filter,
             gint64           people[2],
             GString         *searched)
{
  *filter = (TenboGameFilter) {
    .flags = g_random_int_range (1, ALL + 1),
    .ruleset_names = shown_names,
    .people = people,
    .n_people = g_random_int_range (0, 4) / 2,
    .ruleset_key = g_random_int_range (0, 4) == 0 ? PICK (keys) : NULL,
    .place = g_random_int_range (0, 4) == 0 ? PICK (places) : NULL,
    .counted = g_random_int_range (0, 3) == 0 ? g_random_int_range (0, 3) : TENBO_FIND_ALL,
  };

  for (guint i = 0; i < filter->n_people; i++)
    people[i] = PICK (history->people);

  if (g_random_int_range (0, 3) == 0)
    filter->since_msec = FRIDAY_EVENING + g_random_int_range (0, 500) * HOUR;
  if (g_random_int_range (0, 3) == 0)
    filter->until_msec = FRIDAY_EVENING + g_random_int_range (0, 500) * HOUR;

  g_string_truncate (searched, 0);
  for (int n = g_random_int_range (0, 4); n > 0; n--)
    g_string_append_printf (searched, "%s%s", searched->len > 0 ? "\u3000" : "", PICK (words));
  filter->words = g_random_int_range (0, 3) > 0 ? searched->str : NULL;
}

static void
test_random_filters (StoreTest    *test,
                     gconstpointer data)
{
  History history;
  g_autoptr (GString) searched = g_string_new (NULL);
  guint n_found = 0;

  history_init (&history, test);
  for (guint i = 0; i < N_FILTERS; i++)
    {
      TenboGameFilter  filter;
      gint64           people[2];
      g_autofree char *expected = NULL;
      g_autofree char *found = NULL;

      pick_filter (&history, &filter, people, searched);
      expected = find_slowly (&history, &filter);
      found = find (&history, &filter);
      g_test_message ("flags %d, words %s, %u people, %s, %s", filter.flags, filter.words,
                      filter.n_people, filter.ruleset_key, filter.place);
      g_assert_cmpstr (found, ==, expected);
      n_found += *found != '\0';
    }

  /* Filters that never find anything would show nothing. */
  g_assert_cmpuint (n_found, >, N_FILTERS / 4);
  g_object_unref (history.store);
}

static void
test_every_word_alone (StoreTest    *test,
                       gconstpointer data)
{
  History history;

  history_init (&history, test);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      TenboGameFilter  filter = { .flags = ALL, .words = words[i], .ruleset_names = shown_names };
      g_autofree char *expected = find_slowly (&history, &filter);
      g_autofree char *found = find (&history, &filter);

      g_test_message ("%s", words[i]);
      g_assert_cmpstr (found, ==, expected);
    }

  g_object_unref (history.store);
}

/* --- By hand --- */

static guint
count (TenboStore *store,
       const char *searched)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = NULL;
  TenboGameFilter filter = { .flags = ALL, .words = searched };

  found = tenbo_store_find_games (store, &filter, NULL, &error);
  g_assert_no_error (error);
  return found->len;
}

static void
test_parts_and_kana (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboStoredGame *game = store_test_played_game ("佐藤 健太,田中美咲,Émile,D", 1, TRUE);

  game->notes = g_strdup ("ラス前に国士無双");
  store_test_insert (store, game);
  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));

  g_assert_cmpuint (count (store, "健太"), ==, 1);
  g_assert_cmpuint (count (store, "佐"), ==, 1);
  g_assert_cmpuint (count (store, "健太　佐藤"), ==, 1);
  g_assert_cmpuint (count (store, "士無"), ==, 1);
  g_assert_cmpuint (count (store, "らす前"), ==, 1);
  g_assert_cmpuint (count (store, "ﾗｽ前 美咲 émi house"), ==, 1);
  g_assert_cmpuint (count (store, "健太 B"), ==, 0);
  g_assert_cmpuint (count (store, "House rules"), ==, 2);
  g_assert_cmpuint (count (store, ""), ==, 2);
  g_assert_cmpuint (count (store, " \t　"), ==, 2);
}

static void
test_merges_are_followed (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;
  gint64          id;
  TenboGameFilter filter = { .flags = ALL, .people = &id, .n_people = 1 };

  store_test_insert (store, store_test_played_game ("Kenta,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("健太,B,C,D", 1, TRUE));
  id = id_of (store, "健太");
  g_assert_cmpuint (count (store, "kenta"), ==, 1);
  commit (store, tenbo_write_merge (id_of (store, "Kenta"), id));

  g_assert_cmpuint (count (store, "kenta"), ==, 2);
  g_assert_cmpuint (count (store, "健太"), ==, 2);
  found = tenbo_store_find_games (store, &filter, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, 2);

  commit (store, tenbo_write_merge (id_of (store, "Kenta"), 0));
  g_assert_cmpuint (count (store, "kenta"), ==, 1);
}

static void
test_rows_in_order (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;
  TenboGameKey     keys_asked[] = { { 3, 0 }, { 77, 0 }, { 1, 0 }, { 2, 0 }, { 3, 0 } };
  TenboWriteTarget deleted;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  deleted = store_test_insert (store, store_test_played_game ("E,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("F,B,C,D", 1, FALSE));
  commit (store, tenbo_write_delete (deleted));

  rows = tenbo_store_read_summaries (store, keys_asked, G_N_ELEMENTS (keys_asked), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (keys_asked));
  for (guint i = 0; i < rows->len; i++)
    {
      const TenboStoredSummary *row = rows->pdata[i];

      if (i == 1)
        g_assert_null (row);
      else
        g_assert_cmpint (row->id, ==, keys_asked[i].game_id);
    }

  g_assert_cmpstr (((const TenboStoredSummary *) rows->pdata[3])->players[0].name, ==, "E");
}

static void
test_places_and_rulesets (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) rulesets = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) found = NULL;
  g_autofree char *joined = NULL;

  for (int i = 0; i < 6; i++)
    {
      TenboStoredGame *game = store_test_played_game ("A,B,C,D", 1, TRUE);

      game->summary.place = g_strdup (i == 0 ? NULL : i < 3 ? "Ben's"
                                                            : "さくら");
      g_set_str (&game->summary.ruleset_key, i < 2 ? "tai" : "house");
      g_set_str (&game->summary.ruleset_name, i < 4 ? "Old name" : "New name");
      g_free (game->ruleset_json);
      game->ruleset_json = g_strdup_printf ("{\"game\": %d}", i / 2);
      store_test_insert (store, game);
    }

  found = tenbo_store_list_places (store, &error);
  g_assert_no_error (error);
  joined = g_strjoinv ("|", found);
  g_assert_cmpstr (joined, ==, "さくら|Ben's");

  rulesets = tenbo_store_list_played_rulesets (store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rulesets->len, ==, 2);
  for (guint i = 0; i < rulesets->len; i++)
    {
      const TenboPlayedRuleset *ruleset = rulesets->pdata[i];

      g_assert_cmpstr (ruleset->key, ==, i == 0 ? "house" : "tai");
      g_assert_cmpstr (ruleset->name, ==, i == 0 ? "New name" : "Old name");
      g_assert_cmpint (ruleset->n_games, ==, i == 0 ? 4 : 2);
    }
}

/* --- On a thread --- */

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_set_object ((GAsyncResult **) user_data, result);
}

/* Starts a search, and waits for its end. Transfer full. */
static GAsyncResult *
search (TenboStore   *store,
        const char   *searched,
        GCancellable *cancellable)
{
  g_autofree char *text = g_strdup (searched);
  TenboGameFilter  filter = { .flags = ALL, .words = text };
  GAsyncResult    *result = NULL;

  tenbo_store_find_games_async (store, &filter, cancellable, found_cb, &result);
  memset (text, 'x', strlen (text)); /* the filter is copied */
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return result;
}

static void
test_thread (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("Aki,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("Eri,B,C,D", 1, TRUE));
  result = search (store, "eri", NULL);
  found = tenbo_store_find_games_finish (store, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpint (g_array_index (found, TenboGameKey, 0).game_id, ==, 2);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (2000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Cancelled in advance, and while a search runs that takes long: the same either way. */
static void
test_cancel (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  TenboGameFilter filter = { .flags = ALL, .words = "a b" };
  GThread        *thread;
  GArray         *found;
  gint64          deadline = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  store_test_sql (test->path,
                  "WITH n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                  "INSERT INTO games SELECT i, 'g' || i, session_id, ruleset_id, 1, 0, NULL, NULL, "
                  "NULL, started_ms, 0, NULL, NULL, 0, 0, NULL, 4, 0, 0, 0, 0, 0, 0, 'rounds' "
                  "FROM n, games WHERE id = 1;"
                  "INSERT INTO game_texts SELECT id, 'a b', 'a b' FROM games");

  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  do
    {
      found = tenbo_store_find_games (store, &filter, cancellable, &error);
      g_clear_pointer (&found, g_array_unref);
    }
  while (error == NULL && g_get_monotonic_time () < deadline);
  g_thread_join (thread);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  result = search (store, "a", cancellable);
  g_assert_null (tenbo_store_find_games_finish (store, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* The connection is as it was before. */
  g_assert_cmpuint (count (store, "a b"), ==, 19992);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/finding/random filters", test_random_filters);
  store_test_add_func ("/store/finding/every word alone", test_every_word_alone);
  store_test_add_func ("/store/finding/parts of words, two kanji, any kana", test_parts_and_kana);
  store_test_add_func ("/store/finding/merges are followed", test_merges_are_followed);
  store_test_add_func ("/store/finding/rows come in the order of keys", test_rows_in_order);
  store_test_add_func ("/store/finding/places and rulesets", test_places_and_rulesets);
  store_test_add_func ("/store/finding/on a thread", test_thread);
  store_test_add_func ("/store/finding/a search is given up", test_cancel);

  return g_test_run ();
}
