/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history.h"

#include "tenbo-record-game.h"

#include <string.h>

#define FORMAT "tenbo-history/1"

/* The lists of a history; the first three are of what its games refer to. */
enum
{
  PEOPLE,
  SESSIONS,
  RULESETS,
  GAMES,
  N_LISTS,
};

static const char *const list_keys[N_LISTS] = {
  [PEOPLE] = "people",
  [SESSIONS] = "sessions",
  [RULESETS] = "rulesets",
  [GAMES] = "games",
};

/* A history while it is read. */
typedef struct
{
  TenboRecordReader reader;
  TenboRulesetList *shipped;  /* borrowed */
  GHashTable       *rulesets; /* id → TenboRuleset: those of the file; owned */
  GHashTable       *ids;      /* of the list that is being read; owned */
  TenboHistory     *history;  /* owned */
} Reading;

/* Reads one entry of a list. */
typedef gboolean (*ReadEntryFunc) (Reading          *reading,
                                   const TenboPlace *place,
                                   JsonNode         *node);

void
tenbo_history_free (TenboHistory *history)
{
  g_ptr_array_unref (history->games);
  g_free (history);
}

static void
clear_reading (Reading *reading)
{
  g_hash_table_unref (reading->rulesets);
  g_hash_table_unref (reading->ids);
  g_clear_pointer (&reading->history, tenbo_history_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, clear_reading)

static void
begin_reading (Reading            *reading,
               TenboRulesetList   *rulesets,
               TenboRecordProblem *problem)
{
  reading->reader.problem = problem;
  reading->shipped = rulesets;
  reading->rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  reading->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reading->history = g_new0 (TenboHistory, 1);
  reading->history->games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);
}

/* Refuses the second entry of a list with the id @id; the entry lies at @place. */
static gboolean
add_id (Reading          *reading,
        const TenboPlace *place,
        const char       *id)
{
  TenboPlace at = { place, "id", 0 };

  if (g_hash_table_add (reading->ids, g_strdup (id)))
    return TRUE;

  return tenbo_record_refuse (&reading->reader, &at,
                              (TenboRefusal) {
                                .code = TB_PROBLEM_DUPLICATE,
                                .word = id,
                              });
}

/* Reads "id" of the person or session at @place. */
static gboolean
read_id (Reading          *reading,
         const TenboPlace *place,
         JsonNode         *node)
{
  g_autofree char *id = NULL;
  TenboPlace       at = { place, "id", 0 };

  if (node == NULL)
    return tenbo_record_refuse_missing (&reading->reader, place, "id");

  return tenbo_record_read_uuid (&reading->reader, &at, node, &id) && add_id (reading, place, id);
}

/* A person is named in each game as well: here it is only checked. */
static gboolean
read_person (Reading          *reading,
             const TenboPlace *place,
             JsonNode         *node)
{
  static const char *const keys[] = { "id", "name" };
  g_autofree char         *name = NULL;
  JsonNode                *members[G_N_ELEMENTS (keys)];
  TenboPlace               at = { place, "name", 0 };

  if (!tenbo_record_read_members (&reading->reader, place, node, keys, G_N_ELEMENTS (keys),
                                  members) ||
      !read_id (reading, place, members[0]))
    return FALSE;
  if (members[1] == NULL)
    return tenbo_record_refuse_missing (&reading->reader, place, "name");

  return tenbo_record_read_name (&reading->reader, &at, members[1], &name);
}

/* So is a session: its games name it, and it began when the first of them did. */
static gboolean
read_session (Reading          *reading,
              const TenboPlace *place,
              JsonNode         *node)
{
  static const char *const keys[] = { "id", "started" };
  g_autofree char         *started = NULL;
  JsonNode                *members[G_N_ELEMENTS (keys)];
  TenboPlace               at = { place, "started", 0 };

  return tenbo_record_read_members (&reading->reader, place, node, keys, G_N_ELEMENTS (keys),
                                    members) &&
         read_id (reading, place, members[0]) &&
         (members[1] == NULL || tenbo_record_read_time (&reading->reader, &at, members[1],
                                                        &started));
}

static gboolean
read_ruleset (Reading          *reading,
              const TenboPlace *place,
              JsonNode         *node)
{
  g_autoptr (TenboRuleset) ruleset = NULL;
  const char *id;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_record_refuse_type (&reading->reader, place, TENBO_WANTED_OBJECT);
  if (!tenbo_record_read_ruleset (&reading->reader, place, node, NULL, NULL, &ruleset))
    return FALSE;

  id = tenbo_ruleset_get_id (ruleset);
  if (!add_id (reading, place, id))
    return FALSE;
  g_hash_table_insert (reading->rulesets, g_strdup (id), g_object_ref (ruleset));

  return TRUE;
}

/* What the file says of a ruleset comes first: its games were played so. */
static TenboRuleset *
find_ruleset_cb (const char *id,
                 gpointer    user_data,
                 GError    **error)
{
  Reading      *reading = user_data;
  TenboRuleset *ruleset = g_hash_table_lookup (reading->rulesets, id);

  if (ruleset != NULL)
    return g_object_ref (ruleset);

  return tenbo_ruleset_list_find (reading->shipped, id, error);
}

static gboolean
read_game (Reading          *reading,
           const TenboPlace *place,
           JsonNode         *node)
{
  TenboRecord *record = tenbo_record_read_game (reading->reader.problem, place, node,
                                                find_ruleset_cb, reading);

  if (record == NULL)
    return FALSE;
  g_ptr_array_add (reading->history->games, record);

  return record->id == NULL || add_id (reading, place, record->id);
}

static gboolean
read_list (Reading          *reading,
           const TenboPlace *place,
           JsonNode         *node,
           ReadEntryFunc     read_entry)
{
  JsonArray *list;

  if (!tenbo_record_read_list (&reading->reader, place, node, G_MAXINT32, &list))
    return FALSE;

  g_hash_table_remove_all (reading->ids);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboPlace entry = { place, NULL, i };

      if (!read_entry (reading, &entry, json_array_get_element (list, i)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_history (Reading  *reading,
              JsonNode *root)
{
  static const char *const   keys[] = { "people", "sessions", "rulesets", "games", "format" };
  static const ReadEntryFunc read_entries[N_LISTS] = {
    [PEOPLE] = read_person,
    [SESSIONS] = read_session,
    [RULESETS] = read_ruleset,
    [GAMES] = read_game,
  };
  JsonNode *members[G_N_ELEMENTS (keys)];

  G_STATIC_ASSERT (G_N_ELEMENTS (keys) == N_LISTS + 1);

  if (!tenbo_record_read_members (&reading->reader, NULL, root, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  if (members[GAMES] == NULL)
    return tenbo_record_refuse_missing (&reading->reader, NULL, "games");
  for (int i = 0; i < N_LISTS; i++)
    {
      TenboPlace place = { NULL, list_keys[i], 0 };

      if (members[i] != NULL && !read_list (reading, &place, members[i], read_entries[i]))
        return FALSE;
    }
  reading->history->is_list = TRUE;

  return TRUE;
}

/* Whether @root says that it is a history; everything else is read as a game, which says what
 * would be right. */
static gboolean
is_history (JsonNode *root)
{
  JsonNode *format = NULL;

  if (JSON_NODE_HOLDS_OBJECT (root))
    format = json_object_get_member (json_node_get_object (root), "format");

  return format != NULL && g_strcmp0 (tenbo_json_get_text (format), FORMAT) == 0;
}

TenboHistory *
tenbo_history_parse (const char         *json,
                     gssize              length,
                     TenboRulesetList   *rulesets,
                     TenboRecordProblem *problem)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (Reading) reading = { 0 };
  JsonNode *root;

  g_return_val_if_fail (json != NULL && TENBO_IS_RULESET_LIST (rulesets) && problem != NULL, NULL);

  begin_reading (&reading, rulesets, problem);
  root = tenbo_record_load (parser, json, length, problem);
  if (root == NULL)
    return NULL;
  if (!(is_history (root) ? read_history (&reading, root) : read_game (&reading, NULL, root)))
    return NULL;

  return g_steal_pointer (&reading.history);
}
