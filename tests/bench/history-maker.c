/* SPDX-License-Identifier: GPL-3.0-or-later */
/* history-maker GAMES.jsonl.gz DATABASE [N [SEED]]: makes a history of N games (100,000; about a
 * million hands) with people, sessions, venues and notes from real games, which are also replayed
 * under every ruleset that accepts them. Writes it the way an import does. The same seed gives the
 * same history. An existing database is not changed. */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "history-people.h"
#include "store-reads.h"
#include "tenbo-game-record.h"

#define N_GAMES       100000
#define SEED          20181
#define N_PEOPLE      400
#define N_FREQUENT    80
#define REGULAR_SHARE 9.7 /* a tenth of the regular games */
#define BATCH         500

/* Games under other rulesets than the original one. */
#define OTHER_SHARE            0.4
#define MOST_OTHERS            40
#define LONGEST_HISTORY        (20 * 365)
#define MINUTES_OF_A_GAME      55
#define GAMES_OF_A_SESSION_MIN 2
#define GAMES_OF_A_SESSION_MAX 5

/* One in this number of games or sessions. */
#define ONE_IN_NOTED_HAND    60
#define ONE_IN_NOTED_GAME    25
#define ONE_IN_TITLED        80
#define ONE_IN_VOID          150
#define ONE_IN_DELETED       400
#define ONE_IN_NAMED_SESSION 20

/* The same note of one hand in each game. */
#define RARE_NOTE "九蓮宝燈をツモ"

static const char *const venues[] = {
  NULL,
  NULL,
  NULL,
  "雀荘さくら",
  "雀荘さくら",
  "Club Émeraude",
  "自宅",
  "Ben's kitchen",
  "大学",
  "公民館 3階",
  "Ferienhaus",
  "麗華の家",
};

static const char *const notes[] = {
  "ラス前の逆転",
  "Played too fast, again.",
  "裏ドラ三枚",
  "rain all evening",
  "次回は土曜日",
  "Chombo discussion: rule 4.2",
  "海底で和了",
  "first yakuman of the year",
  "親の連荘が長かった",
  "Lucky draw on the last tile",
  "リーチ一発ツモ",
  "three riichi sticks on the table",
};

static const char *const titles[] = { "忘年会", "League, round 4", "新春大会", "Last one!" };

typedef struct
{
  GRand            *random;
  TenboRulesetList *rulesets;
  GPtrArray        *own;    /* of TenboRecord: as originally played */
  GPtrArray        *others; /* the same games under other rulesets, until they end */
  GPtrArray        *people; /* of MadePerson */
  TenboStore       *store;
  guint             n_games;   /* to make */
  guint             n_made;    /* so far */
  guint             n_regular; /* of them with the regular player */
} Maker;

/* A session. */
typedef struct
{
  char       *uuid;
  char       *begin;
  gint64      time; /* of the next game, local time in seconds since 1970 */
  const char *venue;
  guint       people[4];
} Session;

static guint
one_of (Maker *self,
        guint  n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

static gboolean
one_in (Maker *self,
        guint  n)
{
  return one_of (self, n) == 0;
}

#define PICK(self, list) ((list)[one_of ((self), G_N_ELEMENTS (list))])

/* --- The real games --- */

/* Returns the contents of the gzip file @path, line by line. */
static GStrv
read_lines (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GConverter) unzip = NULL;
  g_autoptr (GOutputStream) text = g_memory_output_stream_new_resizable ();
  g_autoptr (GInputStream) packed = NULL;
  g_autoptr (GInputStream) input = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *all = NULL;

  packed = G_INPUT_STREAM (g_file_read (file, NULL, &error));
  if (packed == NULL)
    g_error ("%s", error->message);

  unzip = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  input = g_converter_input_stream_new (packed, unzip);
  if (g_output_stream_splice (text, input, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error) < 0)
    g_error ("%s", error->message);

  all = g_strndup (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (text)),
                   g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (text)));
  return g_strsplit (all, "\n", -1);
}

/* Returns the record in a line of the file. Transfer full. */
static char *
cut_record (const char *line)
{
  const char *begin = strstr (line, "\"game\":");
  const char *end = strstr (line, ",\"expect\":");

  if (begin == NULL || end == NULL)
    g_error ("not a game: %.40s", line);

  begin += strlen ("\"game\":");
  return g_strndup (begin, (gsize) (end - begin));
}

/* Returns the number of hands until the game has ended under its ruleset; 0: it does not end. */
static guint
count_hands (const TenboRecord *record)
{
  const TbRules *rules = tenbo_ruleset_get_rules (record->ruleset);
  TbTable        table;

  if (record->names[rules->players - 1] == NULL ||
      (rules->players < TB_MAX_PLAYERS && record->names[rules->players] != NULL))
    return 0;

  tb_table_start (&table, rules);
  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = record->hands->pdata[i];
      TbHandResult           result;
      TbProblem              problem;

      if (tb_table_enter (&table, &hand->event, &result, &problem) != TB_OK)
        return 0;
      if (table.end.reason != TB_END_NONE)
        return i + 1;
    }

  return 0;
}

/* Returns the game @json under the ruleset @id, or its own (NULL), up to its end. NULL if the rules
 * refuse a hand or the game does not end. */
static TenboRecord *
read_game (Maker      *self,
           const char *json,
           const char *id)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  g_autofree char *text = NULL;
  guint            n_hands;

  if (id == NULL)
    text = g_strdup (json);
  else
    {
      g_autoptr (GRegex) ruleset = g_regex_new ("\"ruleset\":\"[^\"]*\"", 0, 0, NULL);
      g_autofree char *named = g_strdup_printf ("\"ruleset\":\"%s\"", id);

      text = g_regex_replace_literal (ruleset, json, -1, 0, named, 0, NULL);
    }

  record = tenbo_record_parse (text, -1, self->rulesets, &problem);
  n_hands = record != NULL ? count_hands (record) : 0;
  if (n_hands == 0)
    return NULL;

  g_ptr_array_set_size (record->hands, (int) n_hands);
  return g_steal_pointer (&record);
}

/* Reads games under each shipped ruleset in turn, from different lines of the file. */
static void
read_others (Maker     *self,
             GPtrArray *games)
{
  GListModel *rulesets = G_LIST_MODEL (self->rulesets);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (rulesets, i);
      guint n_found = 0;

      for (guint j = 0; j < games->len && n_found < MOST_OTHERS; j++)
        {
          const char  *json = games->pdata[(j + i * 97) % games->len];
          TenboRecord *record = read_game (self, json, tenbo_ruleset_get_id (ruleset));

          if (record == NULL)
            continue;

          g_ptr_array_add (self->others, record);
          n_found++;
        }
    }
}

static void
read_games (Maker      *self,
            const char *path)
{
  g_auto (GStrv) lines = read_lines (path);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      TenboRecord *record;
      char        *json;

      if (*lines[i] == '\0')
        continue;

      json = cut_record (lines[i]);
      g_ptr_array_add (games, json);
      record = read_game (self, json, NULL);
      if (record != NULL)
        g_ptr_array_add (self->own, record);
    }

  read_others (self, games);
  g_print ("%u real games, %u under other rulesets\n", self->own->len, self->others->len);
}

/* --- Sessions --- */

static char *
write_time (gint64 time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (time);

  return g_date_time_format (moment, "%FT%T+09:00");
}

static gboolean
sits (const guint *people,
      guint        n,
      guint        person)
{
  for (guint i = 0; i < n; i++)
    if (people[i] == person)
      return TRUE;

  return FALSE;
}

/* Some people play often, most occasionally. The regular player takes part until they have a tenth
 * of the games. */
static void
pick_people (Maker *self,
             guint  people[4])
{
  guint n = 0;

  if (self->n_regular * REGULAR_SHARE <= self->n_made)
    people[n++] = REGULAR;

  while (n < 4)
    {
      guint person = 1 + one_of (self, one_in (self, 2) ? N_FREQUENT : N_PEOPLE - 1);

      if (!sits (people, n, person))
        people[n++] = person;
    }
}

static void
begin_session (Maker   *self,
               Session *session)
{
  gint64 day = (gint64) self->n_made * LONGEST_HISTORY / self->n_games;

  g_free (session->uuid);
  g_free (session->begin);
  /* 2006-01-01 at seven, or somewhat later. */
  session->time = (13149 + day) * 86400 + 19 * 3600 + one_of (self, 120) * 60;
  session->uuid = made_uuid (self->random);
  session->begin = write_time (session->time);
  session->venue = PICK (self, venues);
  pick_people (self, session->people);
}

static void
shuffle (Maker *self,
         guint *people)
{
  for (guint i = 3; i > 0; i--)
    {
      guint j = one_of (self, i + 1);
      guint person = people[i];

      people[i] = people[j];
      people[j] = person;
    }
}

static void
take_hands (Maker             *self,
            const TenboRecord *base,
            guint              n_hands,
            TenboRecord       *record)
{
  for (guint i = 0; i < n_hands; i++)
    {
      const TenboRecordHand *played = base->hands->pdata[i];
      TenboRecordHand       *hand = g_new0 (TenboRecordHand, 1);

      hand->event = played->event;
      hand->id = made_uuid (self->random);
      if (one_in (self, ONE_IN_NOTED_HAND))
        hand->note = g_strdup (PICK (self, notes));
      g_ptr_array_add (record->hands, hand);
    }

  if (self->n_made == self->n_games / 3)
    {
      TenboRecordHand *hand = record->hands->pdata[0];

      g_set_str (&hand->note, RARE_NOTE);
    }
}

static void
take_people (Maker       *self,
             Session     *session,
             TenboRecord *record)
{
  int      n_players = tenbo_ruleset_get_rules (record->ruleset)->players;
  gboolean placed = one_in (self, 2);

  shuffle (self, session->people);
  for (int i = 0; i < n_players; i++)
    {
      made_person_write (self->people->pdata[session->people[i]], record, i, self->random);
      record->sides[i] = placed ? i : -1;
      if (session->people[i] == REGULAR)
        self->n_regular++;
    }
}

static TenboRecord *
make_game (Maker   *self,
           Session *session)
{
  GPtrArray         *bases = g_rand_double (self->random) < OTHER_SHARE ? self->others : self->own;
  const TenboRecord *base = bases->pdata[one_of (self, bases->len)];
  TenboRecord       *record = tenbo_record_new ();
  gboolean           runs = self->n_games - self->n_made <= 3; /* the last ones are unfinished */

  record->ruleset = g_object_ref (base->ruleset);
  record->id = made_uuid (self->random);
  record->session = g_strdup (session->uuid);
  record->session_started = g_strdup (session->begin);
  record->venue = g_strdup (session->venue);
  record->started = write_time (session->time);
  session->time += (MINUTES_OF_A_GAME + one_of (self, 20)) * 60;
  if (!runs)
    record->ended = write_time (session->time - 300);
  if (one_in (self, ONE_IN_NOTED_GAME))
    record->note = g_strdup (PICK (self, notes));
  if (one_in (self, ONE_IN_TITLED))
    record->title = g_strdup (PICK (self, titles));

  record->is_void = one_in (self, ONE_IN_VOID);
  take_people (self, session, record);
  take_hands (self, base, runs ? base->hands->len - 1 : base->hands->len, record);
  self->n_made++;
  return record;
}

/* Takes ownership of @batch. */
static void
write_batch (Maker     *self,
             GPtrArray *batch)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  if (!tenbo_store_commit (self->store, tenbo_write_together (batch), &outcome,
                           &error))
    g_error ("%s", error->message);

  g_assert_cmpint (outcome.n_added, ==, 1);
}

/* Plays the record as the store has it. */
static TenboStoredGame *
play (TenboRecord *record)
{
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = tenbo_game_from_record (record, NULL, &error);

  if (game == NULL)
    g_error ("%s", error->message);

  tenbo_record_free (record);
  return game;
}

static GPtrArray *
new_batch (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
}

static void
write_games (Maker *self)
{
  g_autoptr (GPtrArray) batch = new_batch ();
  Session session = { 0 };
  guint   n_left = 0;

  while (self->n_made < self->n_games)
    {
      if (n_left == 0)
        {
          begin_session (self, &session);
          n_left = (guint) g_rand_int_range (self->random, GAMES_OF_A_SESSION_MIN,
                                             GAMES_OF_A_SESSION_MAX + 1);
        }

      g_ptr_array_add (batch, tenbo_write_game (play (make_game (self, &session))));
      n_left--;
      if (batch->len == BATCH || self->n_made == self->n_games)
        {
          write_batch (self, g_steal_pointer (&batch));
          batch = new_batch ();
        }
      if (self->n_made % (20 * BATCH) == 0)
        g_print ("%u games\n", self->n_made);
    }

  g_free (session.uuid);
  g_free (session.begin);
}

/* Sets texts and stakes of some sessions. */
static void
name_sessions (Maker *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sessions = store_test_list_sessions (self->store, 0, &error);

  if (sessions == NULL)
    g_error ("%s", error->message);

  for (guint i = 0; i < sessions->len; i += ONE_IN_NAMED_SESSION)
    {
      TenboStoredSession *session = sessions->pdata[i];

      g_set_str (&session->title, PICK (self, titles));
      g_set_str (&session->venue, PICK (self, venues));
      g_set_str (&session->note, one_in (self, 2) ? PICK (self, notes) : NULL);
      g_set_str (&session->unit, "¥");
      session->rate = 50;
      session->fee = 3000;
      if (!tenbo_store_commit (self->store, tenbo_write_session (session), NULL, &error))
        g_error ("%s", error->message);
    }
}

static void
delete_some (Maker *self)
{
  TenboGameFilter filter = { .flags = TENBO_FIND_FINISHED };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) keys = store_test_find_games (self->store, &filter, NULL, &error);

  if (keys == NULL)
    g_error ("%s", error->message);

  for (guint i = 0; i < keys->len / ONE_IN_DELETED; i++)
    {
      gint64           id = g_array_index (keys, TenboGameKey, one_of (self, keys->len)).game_id;
      TenboWriteTarget target = { id, 1 };

      /* If the game is drawn twice, it has another revision or is deleted. */
      tenbo_store_commit (self->store, tenbo_write_delete (target), NULL, NULL);
    }
}

/* Makes a partial file first, so that the database is complete or absent. */
static gboolean
make (Maker      *self,
      const char *path,
      GError    **error)
{
  g_autofree char *part = g_strconcat (path, ".part", NULL);
  g_autofree char *log = g_strconcat (part, "-wal", NULL);

  g_remove (part);
  g_remove (log);
  self->store = tenbo_store_open (part, TENBO_STORE_OPEN_NONE, NULL, NULL, error);
  if (self->store == NULL)
    return FALSE;

  write_games (self);
  made_people_settle (self->people, self->store);
  name_sessions (self);
  delete_some (self);
  g_object_unref (self->store); /* copies the log into the file */
  if (g_rename (part, path) != 0)
    g_error ("cannot rename %s", part);

  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  Maker self = { .n_games = N_GAMES };
  g_autoptr (GError) error = NULL;

  if (argc > 3)
    self.n_games = (guint) strtoul (argv[3], NULL, 10);
  if (argc < 3 || self.n_games < 10)
    {
      g_printerr ("Usage: history-maker GAMES.jsonl.gz DATABASE [N [SEED]]\n");
      return 2;
    }
  if (g_file_test (argv[2], G_FILE_TEST_EXISTS))
    return 0;

  self.random = g_rand_new_with_seed (argc > 4 ? (guint32) strtoul (argv[4], NULL, 10) : SEED);
  self.rulesets = tenbo_ruleset_list_new (NULL);
  self.own = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);
  self.others = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);
  self.people = made_people_new (N_PEOPLE, self.random);
  read_games (&self, argv[1]);
  if (!make (&self, argv[2], &error))
    g_error ("%s", error->message);

  g_ptr_array_unref (self.people);
  g_ptr_array_unref (self.others);
  g_ptr_array_unref (self.own);
  g_object_unref (self.rulesets);
  g_rand_free (self.random);
  return 0;
}
