/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <string.h>

#include "tenbo-fold.h"

/* Random filters, compared with the test's own records of the games. */

#define N_GAMES   150
#define N_FILTERS 400

#define HOUR (60 * 60 * G_GINT64_CONSTANT (1000))

/* 2024-03-01, 19:00 in Tokyo. */
#define FRIDAY_EVENING (G_GINT64_CONSTANT (1709287200) * 1000)

#define ALL (TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED | TENBO_FIND_DELETED)

/* The last two are spellings of the first two, merged while games are inserted. */
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

#define N_PEOPLE            ((guint) G_N_ELEMENTS (names) - 2)
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

/* In English, Japanese and Chinese. */
static const char *const ruleset_names[][3] = {
  { "B rule", "Bルール", "B 规则" },
  { "Sixteen tiles", "十六張", NULL },
  { "うちの卓", NULL, NULL },
};

/* The names in the rulesets; the last is not JSON, so it has the name from the game. */
static const char *const ruleset_texts[] = {
  "{\"name\": {\"en\": \"B rule\", \"ja\": \"Bルール\", \"zh\": \"B 规则\"}}",
  "{\"name\": {\"en\": \"Sixteen tiles\", \"ja\": \"十六張\"}}",
  "house",
};

static const char *const titles[] = { NULL, NULL, "忘年会", "Last one", "うちの忘年会" };
static const char *const venues[] = { NULL, NULL, "Ben's", "雀荘さくら", "Café 雀荘サクラ" };
static const char *const notes[] = { NULL, NULL, NULL, "rain", "国士無双！\n四暗刻" };

/* Texts of sessions; the last games of the random history belong to them. */
static const char *const session_texts[][3] = {
  { "春の会", NULL, NULL },
  { NULL, "雀荘さくら", "Ｈanami" },
  { NULL, "Ben's", NULL },
};

#define N_NAMED_SESSIONS G_N_ELEMENTS (session_texts)

static const char *const words[] = {
  "健太",
  "けんた",
  "Kenta",
  "emile",
  "É",
  "é",
  "CAFÉ",
  "cafe",
  "规则",
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

/* The test's record of a game. */
typedef struct
{
  gint64      id;
  guint       people[TENBO_STORED_PLAYERS]; /* after merges */
  int         n_players;
  guint       ruleset;
  const char *title;
  const char *venue;
  const char *note;
  const char *hands;   /* notes of hands */
  int         session; /* of `session_texts`, or -1 */
  gint64      started;
  gboolean    ended;
  gboolean    is_void;
  gboolean    deleted;
} Made;

typedef struct
{
  TenboStore *store;
  const char *path; /* of the database; borrowed */
  Made        games[N_GAMES];
  gint64      people[N_PEOPLE]; /* their ids; 0: never played */
  gint64      sessions[N_NAMED_SESSIONS];
} History;

#define PICK(list) ((list)[g_test_rand_int_range (0, G_N_ELEMENTS (list))])

static gboolean
plays (const Made *game,
       guint       person)
{
  for (int i = 0; i < game->n_players; i++)
    if (game->people[i] == person)
      return TRUE;

  return FALSE;
}

/* Picks four or three people, in one of their spellings. Transfer full: names separated by
 * commas. */
static char *
pick_people (Made *game)
{
  GString *text = g_string_new (NULL);
  int      n_players = g_test_rand_int_range (3, 5);

  game->n_players = 0;
  while (game->n_players < n_players)
    {
      guint person = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (names));

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

  game->ruleset = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (keys));
  game->title = PICK (titles);
  game->venue = PICK (venues);
  game->note = PICK (notes);
  game->hands = PICK (notes);
  game->started = FRIDAY_EVENING + g_test_rand_int_range (0, 500) * HOUR;
  game->ended = g_test_rand_int_range (0, 8) > 0;
  game->is_void = g_test_rand_int_range (0, 8) == 0;
  game->deleted = g_test_rand_int_range (0, 8) == 0;

  stored = store_test_played_game (people, 1, game->ended);
  summary = &stored->summary;
  g_set_str (&summary->ruleset_key, keys[game->ruleset]);
  g_set_str (&summary->ruleset_name, "うちの卓");
  g_free (stored->ruleset_json);
  /* One ruleset has several texts. */
  stored->ruleset_json = g_strdup_printf ("%s%*s", ruleset_texts[game->ruleset],
                                          g_test_rand_int_range (0, 2), "");
  summary->title = g_strdup (game->title);
  summary->venue = g_strdup (game->venue);
  summary->note = g_strdup (game->note);
  stored->notes = g_strdup (game->hands);
  summary->started.msec = game->started;
  summary->is_void = game->is_void;
  game->session = g_test_rand_int_range (-1, N_NAMED_SESSIONS);
  summary->session_uuid = game->session >= 0
                            ? g_strdup_printf ("session-%d", game->session)
                            : g_uuid_string_random (); /* in no named session */

  target = store_test_insert (history->store, stored);
  game->id = target.game_id;
  if (game->deleted)
    store_test_commit (history->store, tenbo_write_delete (target));
}

static gint64
id_of (TenboStore *store,
       const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = store_test_find_people (store, name, &error);

  g_assert_no_error (error);
  return people->len > 0 ? ((const TenboStoredPerson *) people->pdata[0])->id : 0;
}

static void
set_alias (TenboStore *store,
           gint64      person_id,
           const char *alias)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredPerson) person = store_test_read_person (store, person_id, &error);

  g_assert_no_error (error);
  g_strfreev (person->aliases);
  person->aliases = g_strsplit (alias, ",", -1);
  store_test_commit (store, tenbo_write_person (person));
}

/* Sets all aliases and merges the spellings. */
static void
name_people (History *history)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (aliases[i] != NULL)
      set_alias (history->store, id_of (history->store, names[i]), aliases[i]);

  for (guint i = N_PEOPLE; i < G_N_ELEMENTS (names); i++)
    store_test_commit (history->store,
                       tenbo_write_merge (id_of (history->store, names[i]),
                                          id_of (history->store, names[ROOT (i)])));

  for (guint i = 0; i < N_PEOPLE; i++)
    history->people[i] = id_of (history->store, names[i]);
}

/* Sets the texts of the sessions. */
static void
name_sessions (History *history)
{
  for (guint i = 0; i < N_NAMED_SESSIONS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *uuid = g_strdup_printf ("session-%u", i);
      gint64           id = store_test_find_session (history->store, uuid, &error);
      g_autoptr (TenboStoredSession) session = NULL;

      g_assert_no_error (error);
      history->sessions[i] = id;
      session = store_test_read_session (history->store, id, &error);
      g_assert_no_error (error);
      session->title = g_strdup (session_texts[i][0]);
      session->venue = g_strdup (session_texts[i][1]);
      session->note = g_strdup (session_texts[i][2]);
      store_test_commit (history->store, tenbo_write_session (session));
    }
}

static void
history_init (History   *history,
              StoreTest *test)
{
  *history = (History) { .store = store_test_open (test), .path = test->path };
  for (guint i = 0; i < N_GAMES; i++)
    {
      make_game (history, &history->games[i]);
      if (i == N_GAMES / 2)
        name_people (history);
    }

  name_sessions (history);
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

/* Returns all texts of a game. Transfer full: folded. */
static char *
describe (const Made *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  add_text (text, keys[game->ruleset]);
  for (gsize i = 0; i < G_N_ELEMENTS (ruleset_names[0]); i++)
    add_text (text, ruleset_names[game->ruleset][i]);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (plays (game, ROOT (i)))
      {
        add_text (text, names[i]);
        add_text (text, aliases[i]);
      }

  add_text (text, game->title);
  add_text (text, game->venue);
  add_text (text, game->note);
  add_text (text, game->hands);
  for (guint i = 0; game->session >= 0 && i < G_N_ELEMENTS (session_texts[0]); i++)
    add_text (text, session_texts[game->session][i]);

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
  const char      *said = game->venue;
  g_autofree char *here = NULL;
  g_autofree char *there = tenbo_fold (place);

  if (said == NULL && game->session >= 0)
    said = session_texts[game->session][1];

  here = tenbo_fold (said);
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
         (filter->session_id == 0 || (game->session >= 0 && history->sessions[game->session] ==
                                                              filter->session_id)) &&
         (filter->ruleset_key == NULL || g_str_equal (filter->ruleset_key, keys[game->ruleset])) &&
         (filter->venue == NULL || is_at (game, filter->venue)) &&
         (filter->since_msec == 0 || game->started >= filter->since_msec) &&
         (filter->until_msec == 0 || game->started < filter->until_msec) &&
         (filter->counted == TENBO_FIND_ALL ||
          game->is_void == (filter->counted == TENBO_FIND_VOID));
}

/* Adds the game if it matches: "12 ". */
static void
expect_game (const History         *history,
             const TenboGameFilter *filter,
             gint64                 id,
             GString               *expected)
{
  const Made *game = &history->games[id - 1];

  g_assert_cmpint (game->id, ==, id);
  if (is_asked_for (history, game, filter))
    g_string_append_printf (expected, "%d ", (int) id);
}

/* Adds the matching games of @list. */
static void
expect (const History         *history,
        const TenboGameFilter *filter,
        GPtrArray             *list,
        GString               *expected)
{
  for (guint i = 0; i < list->len; i++)
    expect_game (history, filter, ((TenboStoredSummary *) list->pdata[i])->id, expected);

  g_ptr_array_unref (list);
}

/* The same for the deleted games, which have no other list. */
static void
expect_deleted (const History         *history,
                const TenboGameFilter *filter,
                GString               *expected)
{
  g_autofree char *ids = store_test_ask (history->path,
                                         "SELECT ifnull (group_concat (id, ' '), '') FROM "
                                         "(SELECT id FROM games WHERE deleted_ms IS NOT NULL "
                                         " ORDER BY deleted_ms DESC, id DESC)");
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL && *ids != '\0'; i++)
    expect_game (history, filter, g_ascii_strtoll (list[i], NULL, 10), expected);
}

static char *
find_slowly (const History         *history,
             const TenboGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  GString *expected = g_string_new (NULL);

  if (filter->flags & TENBO_FIND_UNFINISHED)
    expect (history, filter, store_test_list_unfinished (history->store, 0, &error), expected);
  if (filter->flags & TENBO_FIND_FINISHED)
    expect (history, filter, store_test_list_finished (history->store, NULL, 0, &error), expected);
  if (filter->flags & TENBO_FIND_DELETED)
    expect_deleted (history, filter, expected);

  g_assert_no_error (error);
  return g_string_free_and_steal (expected);
}

static char *
find (const History         *history,
      const TenboGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) keys_found = store_test_find_games (history->store, filter, NULL, &error);
  GString *found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < keys_found->len; i++)
    {
      const TenboGameKey *key = &g_array_index (keys_found, TenboGameKey, i);

      /* An unfinished game belongs to no session. */
      g_assert_cmpint (key->session_id != 0, ==, history->games[key->game_id - 1].ended);
      g_string_append_printf (found, "%d ", (int) key->game_id);
    }

  return g_string_free_and_steal (found);
}

/* Only the words must be freed. */
static void
pick_filter (const History   *history,
             TenboGameFilter *filter,
             gint64           people[2],
             GString         *searched)
{
  *filter = (TenboGameFilter) {
    .flags = g_test_rand_int_range (1, ALL + 1),
    .people = people,
    .n_people = (guint) g_test_rand_int_range (0, 4) / 2,
    .session_id = g_test_rand_int_range (0, 8) == 0 ? PICK (history->sessions) : 0,
    .ruleset_key = g_test_rand_int_range (0, 4) == 0 ? PICK (keys) : NULL,
    .venue = g_test_rand_int_range (0, 4) == 0 ? PICK (venues) : NULL,
    .counted = g_test_rand_int_range (0, 3) == 0 ? g_test_rand_int_range (0, 3) : TENBO_FIND_ALL,
  };

  for (guint i = 0; i < filter->n_people; i++)
    people[i] = PICK (history->people);

  if (g_test_rand_int_range (0, 3) == 0)
    filter->since_msec = FRIDAY_EVENING + g_test_rand_int_range (0, 500) * HOUR;
  if (g_test_rand_int_range (0, 3) == 0)
    filter->until_msec = FRIDAY_EVENING + g_test_rand_int_range (0, 500) * HOUR;

  g_string_truncate (searched, 0);
  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    g_string_append_printf (searched, "%s%s", searched->len > 0 ? "\u3000" : "", PICK (words));
  filter->words = g_test_rand_int_range (0, 3) > 0 ? searched->str : NULL;
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
      g_test_message ("flags %d, words %s, %u people, session %d, %s, %s", filter.flags,
                      filter.words, filter.n_people, (int) filter.session_id, filter.ruleset_key,
                      filter.venue);
      g_assert_cmpstr (found, ==, expected);
      n_found += *found != '\0';
    }

  /* The test is meaningless if the filters never match. */
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
      TenboGameFilter  filter = { .flags = ALL, .words = words[i] };
      g_autofree char *expected = find_slowly (&history, &filter);
      g_autofree char *found = find (&history, &filter);

      g_test_message ("%s", words[i]);
      g_assert_cmpstr (found, ==, expected);
    }

  g_object_unref (history.store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/finding-random/random filters", test_random_filters);
  store_test_add_func ("/store/finding-random/every word alone", test_every_word_alone);

  return g_test_run ();
}
