/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history.h"

#include "tenbo-game-record.h"
#include "tenbo-history-entries.h"
#include "tenbo-history-scan.h"
#include "tenbo-json-mistake.h"
#include "tenbo-record-game.h"

#define GAMES "games"

struct _TenboHistoryReader
{
  GBytes           *json;
  JsonParser       *parser;
  TenboRulesetList *shipped;
  GHashTable       *rulesets; /* id → TenboRuleset in the file */
  GPtrArray        *people;   /* of TenboStoredPerson */
  GPtrArray        *sessions; /* of TenboStoredSession */
  GHashTable       *starts;   /* id of a session → TenboStoredTime of its start; both borrowed */
  GHashTable       *spelled;  /* id of a person → TenboStoredPerson; both borrowed */
  GHashTable       *ids;      /* ids of the current list */
  JsonNode         *head;     /* everything except the games; the game itself if the file is one */

  gboolean  is_list; /* a history: its games are at "games[#]"; otherwise the game is the file */
  gboolean  is_cut;  /* the games are not in `head` but in `games` */
  TenboSpan games;   /* span in `json` */
  TenboSpan rest;    /* the part of `games` that has not been read yet */
  guint     n_read;

  TenboRecordReader reader;
};

/* Reads one entry of a list. */
typedef gboolean (*ReadEntryFunc) (TenboHistoryReader  *self,
                                   const TenboLocation *location);

void
tenbo_history_reader_free (TenboHistoryReader *self)
{
  g_clear_pointer (&self->head, json_node_unref);
  g_hash_table_unref (self->rulesets);
  g_hash_table_unref (self->spelled);
  g_hash_table_unref (self->starts);
  g_ptr_array_unref (self->sessions);
  g_ptr_array_unref (self->people);
  g_hash_table_unref (self->ids);
  g_object_unref (self->shipped);
  g_object_unref (self->parser);
  g_bytes_unref (self->json);
  g_free (self);
}

/* Refuses the second entry of a list with the id @id, which is at @location. */
static gboolean
add_id (TenboHistoryReader  *self,
        const TenboLocation *location,
        const char          *id)
{
  TenboLocation at = { .up = location, .key = "id" };

  if (g_hash_table_add (self->ids, g_strdup (id)))
    return TRUE;

  return tenbo_record_refuse (&self->reader, &at,
                              (TenboRefusal) {
                                .code = TB_PROBLEM_DUPLICATE,
                                .word = id,
                              });
}

static gboolean
read_person (TenboHistoryReader  *self,
             const TenboLocation *location)
{
  TenboStoredPerson *person = tenbo_history_person_read (&self->reader, location);

  if (person == NULL)
    return FALSE;

  g_ptr_array_add (self->people, person);
  g_hash_table_replace (self->spelled, person->uuid, person);
  return add_id (self, location, person->uuid);
}

/* Refuses @id, the member @key of the object at @location, if the file has no person with it. */
static gboolean
check_person (TenboHistoryReader  *self,
              const TenboLocation *location,
              const char          *key,
              const char          *id)
{
  TenboLocation at = { .up = location, .key = key };

  return id == NULL || g_hash_table_contains (self->spelled, id) ||
         tenbo_record_refuse (&self->reader, &at,
                              (TenboRefusal) { .code = TB_PROBLEM_NO_PERSON, .word = id });
}

/* Refuses a merge unless its target is another person who is not merged. */
static gboolean
check_people (TenboHistoryReader *self)
{
  const TenboLocation list = { .key = "people" };

  for (guint i = 0; i < self->people->len; i++)
    {
      const TenboStoredPerson *person = self->people->pdata[i];
      const TenboLocation      location = { .up = &list, .index = i };
      const TenboLocation      at = { .up = &location, .key = "merged" };
      const TenboStoredPerson *into;

      if (person->merged_uuid == NULL)
        continue;
      if (!check_person (self, &location, "merged", person->merged_uuid))
        return FALSE;

      into = g_hash_table_lookup (self->spelled, person->merged_uuid);
      if (into->merged_uuid != NULL)
        return tenbo_record_refuse (&self->reader, &at,
                                    (TenboRefusal) {
                                      .code = into == person ? TB_PROBLEM_SELF : TB_PROBLEM_MERGED,
                                      .word = person->merged_uuid,
                                    });
    }

  return TRUE;
}

static gboolean
read_session (TenboHistoryReader  *self,
              const TenboLocation *location)
{
  TenboStoredSession *session = tenbo_history_session_read (&self->reader, location);

  if (session == NULL)
    return FALSE;

  g_ptr_array_add (self->sessions, session);
  g_hash_table_replace (self->starts, session->uuid, &session->started);
  return add_id (self, location, session->uuid) &&
         check_person (self, location, "fee_person", session->fee_person_uuid);
}

static gboolean
read_ruleset (TenboHistoryReader  *self,
              const TenboLocation *location)
{
  g_autoptr (TenboRuleset) ruleset = NULL;
  const char *id;

  if (!JSON_NODE_HOLDS_OBJECT (location->node))
    return tenbo_record_refuse_type (&self->reader, location, TENBO_WANTED_OBJECT);
  if (!tenbo_record_read_ruleset (&self->reader, location, NULL, NULL, &ruleset))
    return FALSE;

  id = tenbo_ruleset_get_id (ruleset);
  if (!add_id (self, location, id))
    return FALSE;
  g_hash_table_insert (self->rulesets, g_strdup (id), g_object_ref (ruleset));

  return TRUE;
}

/* The file's own rulesets have priority: its games were played with them. */
static TenboRuleset *
find_ruleset_cb (const char *id,
                 gpointer    user_data,
                 GError    **error)
{
  TenboHistoryReader *self = user_data;
  TenboRuleset       *ruleset = g_hash_table_lookup (self->rulesets, id);

  if (ruleset != NULL)
    return g_object_ref (ruleset);

  return tenbo_ruleset_list_find (self->shipped, id, error);
}

/* Reads the game at @location; *@record is NULL if it is refused. */
static gboolean
read_game (TenboHistoryReader  *self,
           const TenboLocation *location,
           TenboRecord        **record)
{
  g_autoptr (TenboRecord) game = NULL;

  game = tenbo_record_read_game (self->reader.problem, location, find_ruleset_cb, self);
  if (game == NULL || (game->id != NULL && !add_id (self, location, game->id)))
    return FALSE;
  if (game->session != NULL)
    {
      const TenboStoredTime *started = g_hash_table_lookup (self->starts, game->session);

      if (started != NULL)
        game->session_started = tenbo_record_write_stored_time (*started);
    }
  *record = g_steal_pointer (&game);

  return TRUE;
}

static gboolean
read_list (TenboHistoryReader  *self,
           const TenboLocation *location,
           guint                max,
           ReadEntryFunc        read_entry)
{
  JsonArray *list;

  if (!tenbo_record_read_list (&self->reader, location, max, &list))
    return FALSE;

  g_hash_table_remove_all (self->ids);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (!read_entry (self, &entry))
        return FALSE;
    }

  return TRUE;
}

/* Reads everything except the games. */
static gboolean
read_head (TenboHistoryReader *self)
{
  static const char *const   keys[] = { "people", "sessions", "rulesets", GAMES, "format" };
  static const ReadEntryFunc read_entries[] = { read_person, read_session, read_ruleset };
  static const guint         most[] = { TENBO_MAX_PEOPLE, TENBO_MAX_SESSIONS, TENBO_MAX_RULESETS };
  const TenboLocation        root = { .node = self->head };
  TenboLocation              members[G_N_ELEMENTS (keys)];
  const TenboLocation       *games = &members[G_N_ELEMENTS (read_entries)];
  JsonArray                 *list;

  if (!tenbo_record_read_members (&self->reader, &root, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  if (games->node == NULL)
    return tenbo_record_refuse_missing (&self->reader, &root, GAMES);
  for (gsize i = 0; i < G_N_ELEMENTS (read_entries); i++)
    if (members[i].node != NULL && !read_list (self, &members[i], most[i], read_entries[i]))
      return FALSE;

  return check_people (self) &&
         tenbo_record_read_list (&self->reader, games, G_MAXINT32, &list);
}

/* Parses @json and stores the result. */
static gboolean
load_head (TenboHistoryReader *self,
           const char         *json,
           gsize               length,
           gsize               max_bytes)
{
  JsonNode *root = tenbo_record_load (self->parser, json, (gssize) length, max_bytes,
                                      self->reader.problem);

  g_clear_pointer (&self->head, json_node_unref);
  if (root == NULL)
    return FALSE;

  self->head = json_node_ref (root);
  return TRUE;
}

/* Parses the file without the games of the list. If that is not JSON, the whole file is parsed, so
 * that the location of the error is that in the file. */
static gboolean
load (TenboHistoryReader *self)
{
  gsize       length;
  const char *json = g_bytes_get_data (self->json, &length);

  self->is_cut = length > 0 && tenbo_history_scan_list (json, length, GAMES, &self->games);
  if (self->is_cut)
    {
      /* The file with an empty list of games */
      g_autoptr (GString) head = g_string_new_len (json, self->games.begin - json);

      g_string_append_len (head, self->games.end, json + length - self->games.end);
      if (load_head (self, head->str, head->len, TENBO_MAX_HEAD_BYTES))
        return TRUE;
    }

  if (self->reader.problem->problem.code == TB_PROBLEM_TOO_LARGE)
    return FALSE;

  self->is_cut = FALSE;
  tenbo_record_problem_clear (self->reader.problem);
  return load_head (self, length > 0 ? json : "", length, TENBO_MAX_GAME_BYTES);
}

TenboHistoryReader *
tenbo_history_reader_new (GBytes             *json,
                          TenboRulesetList   *rulesets,
                          TenboRecordProblem *problem)
{
  g_autoptr (TenboHistoryReader) self = NULL;
  JsonNode *format = NULL;

  g_return_val_if_fail (json != NULL && TENBO_IS_RULESET_LIST (rulesets) && problem != NULL, NULL);

  *problem = (TenboRecordProblem) { 0 };
  self = g_new0 (TenboHistoryReader, 1);
  self->json = g_bytes_ref (json);
  self->parser = tenbo_json_parser_new ();
  self->shipped = g_object_ref (rulesets);
  self->rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  self->sessions = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_session_free);
  self->starts = g_hash_table_new (g_str_hash, g_str_equal);
  self->spelled = g_hash_table_new (g_str_hash, g_str_equal);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->reader.problem = problem;
  if (!load (self))
    return NULL;

  /* Everything else is read as a game, whose errors name the expected form. */
  if (JSON_NODE_HOLDS_OBJECT (self->head))
    format = json_object_get_member (json_node_get_object (self->head), "format");
  self->is_list = format != NULL &&
                  g_strcmp0 (tenbo_json_get_text (format), TENBO_HISTORY_FORMAT) == 0;
  if (self->is_list && !read_head (self))
    return NULL;
  tenbo_history_reader_rewind (self);

  return g_steal_pointer (&self);
}

GPtrArray *
tenbo_history_reader_get_people (TenboHistoryReader *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->people;
}

GPtrArray *
tenbo_history_reader_get_sessions (TenboHistoryReader *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->sessions;
}

void
tenbo_history_reader_rewind (TenboHistoryReader *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->ids);
  self->rest = self->games;
  self->n_read = 0;
}

/* Parses the game in @span, which is at @location. NULL if it is not JSON. */
static JsonNode *
load_game (TenboHistoryReader  *self,
           const TenboLocation *location,
           const TenboSpan     *span)
{
  g_autofree char *why = NULL;
  g_autofree char *place_in_file = NULL;
  g_autofree char *words = NULL;
  const char      *file = g_bytes_get_data (self->json, NULL);
  JsonNode        *node;

  if (span->end - span->begin > TENBO_MAX_GAME_BYTES)
    {
      tenbo_record_refuse (&self->reader, location,
                           (TenboRefusal) {
                             .code = TB_PROBLEM_TOO_LARGE,
                             .max = TENBO_MAX_GAME_BYTES / TENBO_MEBIBYTE,
                           });
      return NULL;
    }

  node = tenbo_json_parser_load (self->parser, span->begin, span->end - span->begin, &why);
  if (node != NULL)
    return node;

  /* Everything before this game is valid, so the first error in the file up to here is in this
   * game. If the game is missing, the comma or bracket after it is included. */
  place_in_file = tenbo_json_dup_mistake (file, (gsize) (span->end + 1 - file));
  tenbo_record_refuse (&self->reader, location, (TenboRefusal) { .code = TB_PROBLEM_SYNTAX });
  words = tenbo_words_problem (&self->reader.problem->problem, NULL);
  self->reader.problem->text = g_strdup_printf ("%s: %s", words,
                                                place_in_file != NULL ? place_in_file : why);
  return NULL;
}

/* Whether there is another game. Its node is then in @location, or NULL if it is not JSON. */
static gboolean
find_game (TenboHistoryReader *self,
           TenboLocation      *location)
{
  JsonArray *list;
  TenboSpan  span;

  if (self->is_cut)
    {
      if (!tenbo_history_scan_entry (&self->rest, &span) ||
          (self->n_read == 0 && span.begin == self->games.end))
        return FALSE;

      location->node = load_game (self, location, &span);
      return TRUE;
    }

  list = json_object_get_array_member (json_node_get_object (self->head), GAMES);
  if (self->n_read == json_array_get_length (list))
    return FALSE;

  location->node = json_array_get_element (list, self->n_read);
  return TRUE;
}

gboolean
tenbo_history_reader_next (TenboHistoryReader *self,
                           TenboRecord       **record,
                           TenboRecordProblem *problem)
{
  const TenboLocation list = { .key = GAMES };
  TenboLocation       location;

  g_return_val_if_fail (self != NULL && record != NULL && problem != NULL, FALSE);

  *record = NULL;
  *problem = (TenboRecordProblem) { 0 };
  self->reader.problem = problem;
  if (!self->is_list)
    {
      location = (TenboLocation) { .node = self->head };
      return self->n_read++ > 0 || read_game (self, &location, record);
    }

  location = (TenboLocation) { .up = &list, .index = self->n_read };
  if (!find_game (self, &location))
    return TRUE;

  self->n_read++;
  return location.node != NULL && read_game (self, &location, record);
}

char *
tenbo_history_reader_dup_location (TenboHistoryReader *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (!self->is_list || self->n_read == 0)
    return NULL;

  return g_strdup_printf (GAMES "[%u]", self->n_read - 1);
}

double
tenbo_history_reader_get_fraction (TenboHistoryReader *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->is_cut && self->rest.begin < self->rest.end)
    return (double) (self->rest.begin - self->games.begin) /
           (double) (self->games.end - self->games.begin);

  return self->n_read > 0 ? 1 : 0;
}
