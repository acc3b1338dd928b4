/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-game.h"

#include "tenbo-ruleset-reader.h"

#include <string.h>

#define FORMAT "tenbo-game/1"

enum
{
  GAME_FORMAT,
  ID,
  RULESET,
  OVERRIDE,
  PLAYERS,
  PEOPLE,
  SEATS,
  TITLE,
  PLACE,
  STARTED,
  ENDED,
  SESSION,
  VOID,
  CHANGED,
  NOTE,
  HANDS,
  N_KEYS,
};

/* How the text of a member is read */
typedef enum
{
  OTHER, /* not a text of TenboRecord */
  TEXT,
  TIME,
  UUID,
} Kind;

#define OF(member) G_STRUCT_OFFSET (TenboRecord, member)

static const struct
{
  const char *key;
  Kind        kind;
  gsize       offset;
  guint       max; /* characters of TEXT */
} members[N_KEYS] = {
  [GAME_FORMAT] = { "format" },
  [ID] = { "id", TEXT, OF (id), TENBO_MAX_ID },
  [RULESET] = { "ruleset" },
  [OVERRIDE] = { "override" },
  [PLAYERS] = { "players" },
  [PEOPLE] = { "people" },
  [SEATS] = { "seats" },
  [TITLE] = { "title", TEXT, OF (title), TENBO_MAX_NAME },
  [PLACE] = { "place", TEXT, OF (venue), TENBO_MAX_NAME },
  [STARTED] = { "started", TIME, OF (started) },
  [ENDED] = { "ended", TIME, OF (ended) },
  [SESSION] = { "session", UUID, OF (session) },
  [VOID] = { "void" },
  [CHANGED] = { "changed", TIME, OF (changed) },
  [NOTE] = { "note", TEXT, OF (note), TENBO_MAX_NOTE },
  [HANDS] = { "hands" },
};

void
tenbo_record_remark_free (TenboRecordRemark *remark)
{
  g_free (remark->at);
  g_free (remark->id);
  g_free (remark->note);
  g_free (remark);
}

void
tenbo_record_hand_clear (TenboRecordHand *hand)
{
  g_clear_pointer (&hand->id, g_free);
  g_clear_pointer (&hand->note, g_free);
  g_clear_pointer (&hand->remarks, g_ptr_array_unref);
}

static void
hand_free (TenboRecordHand *hand)
{
  tenbo_record_hand_clear (hand);
  g_free (hand);
}

void
tenbo_record_free (TenboRecord *record)
{
  g_clear_object (&record->ruleset);
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    {
      g_clear_pointer (&record->names[i], g_free);
      g_clear_pointer (&record->people[i], g_free);
    }
  for (int key = 0; key < N_KEYS; key++)
    if (members[key].kind != OTHER)
      g_clear_pointer (&G_STRUCT_MEMBER (char *, record, members[key].offset), g_free);
  g_clear_pointer (&record->session_started, g_free);
  g_clear_pointer (&record->hands, g_ptr_array_unref);
  g_free (record);
}

/* Copies the first refusal of a ruleset to the problem of @reader. */
static gboolean
refuse_ruleset (const TenboRecordReader   *reader,
                const TenboLocation       *location,
                const TenboRulesetRefusal *refusal)
{
  static const TbProblemCode codes[] = {
    [TENBO_RULESET_ERROR_SYNTAX] = TB_PROBLEM_SYNTAX,
    [TENBO_RULESET_ERROR_FORMAT] = TB_PROBLEM_UNKNOWN_ID,
    [TENBO_RULESET_ERROR_UNKNOWN_KEY] = TB_PROBLEM_UNKNOWN_KEY,
    [TENBO_RULESET_ERROR_WRONG_TYPE] = TB_PROBLEM_WRONG_TYPE,
    [TENBO_RULESET_ERROR_OUT_OF_RANGE] = TB_PROBLEM_OUT_OF_RANGE,
    [TENBO_RULESET_ERROR_UNKNOWN_WORD] = TB_PROBLEM_UNKNOWN_ID,
    [TENBO_RULESET_ERROR_MISSING] = TB_PROBLEM_MISSING,
    [TENBO_RULESET_ERROR_CONFLICT] = TB_PROBLEM_INCOMPATIBLE,
    [TENBO_RULESET_ERROR_EXTENDS] = TB_PROBLEM_NOT_HERE,
    [TENBO_RULESET_ERROR_NOT_FOUND] = TB_PROBLEM_UNKNOWN_ID,
    [TENBO_RULESET_ERROR_ID] = TB_PROBLEM_UNKNOWN_ID,
  };
  /* The path inside the ruleset is appended to the location like a key. */
  TenboLocation inner = { .up = location, .key = refusal->at };

  tenbo_record_refuse (reader, refusal->at[0] != '\0' ? &inner : location,
                       (TenboRefusal) { .code = codes[refusal->code] });
  reader->problem->text = g_strdup (refusal->text);
  return FALSE;
}

gboolean
tenbo_record_read_ruleset (const TenboRecordReader *reader,
                           const TenboLocation     *location,
                           TenboRulesetLookup       lookup,
                           gpointer                 lookup_data,
                           TenboRuleset           **out)
{
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  g_autoptr (GError) error = NULL;
  const char *id = tenbo_json_get_text (location->node);

  if (id != NULL)
    {
      *out = lookup (id, lookup_data, &error);
      if (*out != NULL)
        return TRUE;
      tenbo_record_refuse (reader, location,
                           (TenboRefusal) { .code = TB_PROBLEM_UNKNOWN_ID, .word = id });
      reader->problem->text = g_strdup (error->message);
      return FALSE;
    }
  if (!JSON_NODE_HOLDS_OBJECT (location->node))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_RULESET);

  *out = tenbo_ruleset_new_from_node (location->node, NULL, NULL, &refusal);
  return *out != NULL || refuse_ruleset (reader, location, &refusal);
}

/* Copies a member of an override. Skips the id and the note that any object may have: they have no
 * meaning after the override is applied. */
static void
add_rule (JsonObject *object,
          const char *key,
          JsonNode   *value,
          gpointer    fields)
{
  if (strcmp (key, "id") != 0 && strcmp (key, "note") != 0)
    json_object_set_member (fields, key, json_node_ref (value));
}

gboolean
tenbo_record_apply_override (const TenboRecordReader *reader,
                             const TenboLocation     *location,
                             TenboRuleset           **ruleset)
{
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  g_autoptr (JsonObject) fields = NULL;
  g_autoptr (TenboRuleset) base = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (location->node))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_OBJECT);

  fields = json_object_new ();
  json_object_foreach_member (json_node_get_object (location->node), add_rule, fields);
  base = g_steal_pointer (ruleset);
  *ruleset = tenbo_ruleset_override_object (base, fields, &refusal);
  return *ruleset != NULL || refuse_ruleset (reader, location, &refusal);
}

/* Reads the list at @location, which must have one entry per player. */
static gboolean
read_player_list (const TenboRecordReader *reader,
                  const TenboLocation     *location,
                  JsonArray              **list)
{
  guint players = (guint) reader->rules->players;

  if (!tenbo_record_read_list (reader, location, players, list))
    return FALSE;
  if (json_array_get_length (*list) < players)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) {
                                  .code = TB_PROBLEM_TOO_FEW,
                                  .min = (int32_t) players,
                                });
  return TRUE;
}

gboolean
tenbo_record_read_name (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        char                   **out)
{
  g_autofree char *clean = NULL;
  const char      *text;

  if (!tenbo_record_read_free_text (reader, location, TENBO_MAX_NAME, &text))
    return FALSE;

  /* A name that is empty once it is cleaned for storage is refused. */
  clean = tenbo_free_text_clean (text);
  if (*clean == '\0')
    return tenbo_record_refuse (reader, location, (TenboRefusal) { .code = TB_PROBLEM_EMPTY });

  g_set_str (out, text);
  return TRUE;
}

static gboolean
read_names (const TenboRecordReader *reader,
            const TenboLocation     *location,
            char                   **names)
{
  JsonArray *list;

  if (!read_player_list (reader, location, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (!tenbo_record_read_name (reader, &entry, &names[i]))
        return FALSE;
    }
  return TRUE;
}

gboolean
tenbo_record_read_uuid (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        char                   **out)
{
  const char *text;

  if (!tenbo_record_read_text (reader, location, &text))
    return FALSE;
  if (!g_uuid_string_is_valid (text))
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) {
                                  .code = TB_PROBLEM_NO_UUID,
                                  .word = text,
                                });
  g_set_str (out, text);
  return TRUE;
}

/* Reads the UUID of each player, or null for a player who is not in the list of people. */
static gboolean
read_people (const TenboRecordReader *reader,
             const TenboLocation     *location,
             char                   **people)
{
  JsonArray *list;

  if (!read_player_list (reader, location, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (JSON_NODE_HOLDS_NULL (entry.node))
        continue;
      if (!tenbo_record_read_uuid (reader, &entry, &people[i]))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (people[i], people[j]) == 0)
          return tenbo_record_refuse (reader, &entry,
                                      (TenboRefusal) {
                                        .code = TB_PROBLEM_DUPLICATE,
                                        .word = people[i],
                                      });
    }
  return TRUE;
}

static gboolean
read_seats (const TenboRecordReader *reader,
            const TenboLocation     *location,
            int                     *sides)
{
  JsonArray *list;

  if (!read_player_list (reader, location, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);
      int32_t       seat;

      if (!tenbo_record_read_int (reader, &entry, 0,
                                  TB_MAX_PLAYERS - 1, &seat))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (sides[j] == seat)
          return tenbo_record_refuse (reader, &entry,
                                      (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE });
      sides[i] = seat;
    }
  return TRUE;
}

static gboolean
read_free_text (const TenboRecordReader *reader,
                const TenboLocation     *location,
                guint                    max,
                char                   **out)
{
  const char *text;

  if (!tenbo_record_read_free_text (reader, location, max, &text))
    return FALSE;

  g_set_str (out, text);
  return TRUE;
}

/* Whether @text has the form of a time. If it does and was refused, its numbers are wrong. */
static gboolean
looks_like_time (const char *text)
{
  return g_regex_match_simple ("^[0-9]{4}-?[0-9]{2}-?[0-9]{2}T[0-9]{2}:?[0-9]{2}"
                               "(:?[0-9]{2}([.,][0-9]+)?)?(Z|[+-][0-9]{2}(:?[0-9]{2})?)$",
                               text, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT);
}

gboolean
tenbo_record_read_time (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        char                   **out)
{
  g_autoptr (GDateTime) time = NULL;
  const char *text;

  if (!tenbo_record_read_text (reader, location, &text))
    return FALSE;

  time = g_date_time_new_from_iso8601 (text, NULL); /* NULL: there is no default time zone */
  if (time == NULL)
    return tenbo_record_refuse (reader, location,
                                (TenboRefusal) {
                                  .code = looks_like_time (text) ? TB_PROBLEM_NO_DAY
                                                                 : TB_PROBLEM_NO_TIME,
                                  .word = text,
                                  .wanted = TENBO_WANTED_TIME,
                                });
  g_set_str (out, text);
  return TRUE;
}

/* Reads one member other than the ruleset, the names and the hands. */
static gboolean
read_detail (const TenboRecordReader *reader,
             const TenboLocation     *location,
             int                      key,
             TenboRecord             *record)
{
  char **out = G_STRUCT_MEMBER_P (record, members[key].offset);
  bool   is_void;

  if (members[key].kind == TEXT)
    return read_free_text (reader, location, members[key].max, out);
  if (members[key].kind == TIME)
    return tenbo_record_read_time (reader, location, out);
  if (members[key].kind == UUID)
    return tenbo_record_read_uuid (reader, location, out);
  if (key == PEOPLE)
    return read_people (reader, location, record->people);
  if (key == SEATS)
    return read_seats (reader, location, record->sides);
  if (key != VOID)
    return TRUE;

  if (!tenbo_record_read_bool (reader, location, &is_void))
    return FALSE;
  record->is_void = is_void;
  return TRUE;
}

/* Returns the reason why @format, which is not FORMAT, is refused. */
static TbProblemCode
classify_format (const char *format)
{
  guint64 revision;

  if (g_str_equal (format, TENBO_HISTORY_FORMAT))
    return TB_PROBLEM_HISTORY;
  if (g_str_has_prefix (format, "tenbo-rules/"))
    return TB_PROBLEM_RULESET;
  if ((g_str_has_prefix (format, "tenbo-game/") || g_str_has_prefix (format, "tenbo-history/")) &&
      g_ascii_string_to_unsigned (strchr (format, '/') + 1, 10, 2, G_MAXUINT64, &revision, NULL))
    return TB_PROBLEM_NEWER;

  return TB_PROBLEM_FOREIGN;
}

/* Whether @object is probably a game or a history without `format`. */
static gboolean
looks_like_record (JsonObject *object)
{
  return json_object_has_member (object, members[HANDS].key) ||
         json_object_has_member (object, members[PLAYERS].key) ||
         json_object_has_member (object, "games");
}

static gboolean
is_root (const TenboLocation *location)
{
  return location == NULL || (location->up == NULL && location->key == NULL);
}

/* Checks `format` first, since every other message would be useless for a file of another
 * program. */
static gboolean
read_format (const TenboRecordReader *reader,
             const TenboLocation     *up)
{
  TenboLocation location = { .up = up, .key = members[GAME_FORMAT].key };
  TenboRefusal  refusal = { .code = TB_PROBLEM_FOREIGN };
  JsonObject   *game;

  if (!JSON_NODE_HOLDS_OBJECT (up->node))
    return is_root (up) ? tenbo_record_refuse (reader, up, refusal)
                        : tenbo_record_refuse_type (reader, up, TENBO_WANTED_OBJECT);

  game = json_node_get_object (up->node);
  location.node = json_object_get_member (game, location.key);
  if (location.node == NULL)
    {
      if (looks_like_record (game))
        refusal.code = TB_PROBLEM_MISSING;
    }
  else
    {
      if (!tenbo_record_read_text (reader, &location, &refusal.word))
        return FALSE;
      if (g_str_equal (refusal.word, FORMAT))
        return TRUE;

      refusal.code = classify_format (refusal.word);
    }

  if (refusal.code == TB_PROBLEM_FOREIGN || refusal.code == TB_PROBLEM_MISSING)
    refusal.expected = g_strdup ("“" FORMAT "”");
  return tenbo_record_refuse (reader, &location, refusal);
}

gboolean
tenbo_record_read_head (TenboRecordReader   *reader,
                        const TenboLocation *location,
                        TenboRulesetLookup   lookup,
                        gpointer             lookup_data,
                        TenboRecord         *record,
                        JsonArray          **hands)
{
  static const int needed[] = { RULESET, PLAYERS, HANDS };
  const char      *keys[N_KEYS];
  TenboLocation    at[N_KEYS];

  for (int key = 0; key < N_KEYS; key++)
    keys[key] = members[key].key;
  if (!read_format (reader, location) ||
      !tenbo_record_read_members (reader, location, keys, N_KEYS, at))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (needed); i++)
    if (at[needed[i]].node == NULL)
      return tenbo_record_refuse_missing (reader, location, keys[needed[i]]);

  if (!tenbo_record_read_ruleset (reader, &at[RULESET], lookup, lookup_data,
                                  &record->ruleset) ||
      (at[OVERRIDE].node != NULL &&
       !tenbo_record_apply_override (reader, &at[OVERRIDE], &record->ruleset)))
    return FALSE;

  reader->ruleset = record->ruleset;
  reader->rules = tenbo_ruleset_get_rules (record->ruleset);
  if (!read_names (reader, &at[PLAYERS], record->names))
    return FALSE;
  for (int key = 0; key < HANDS; key++)
    if (at[key].node != NULL && !read_detail (reader, &at[key], key, record))
      return FALSE;
  return tenbo_record_read_list (reader, &at[HANDS], TENBO_MAX_HANDS, hands);
}

TenboRecord *
tenbo_record_read_game (TenboRecordProblem  *problem,
                        const TenboLocation *location,
                        TenboRulesetLookup   lookup,
                        gpointer             lookup_data)
{
  g_autoptr (TenboRecord) record = tenbo_record_new ();
  TenboRecordReader reader = { .problem = problem };
  TenboLocation     list = { .up = location, .key = "hands" };
  JsonArray        *hands;

  if (!tenbo_record_read_head (&reader, location, lookup, lookup_data, record, &hands))
    return NULL;

  for (guint i = 0; i < json_array_get_length (hands); i++)
    {
      TenboLocation entry = {
        .up = &list,
        .index = i,
        .node = json_array_get_element (hands, i),
      };
      TenboRecordHand *hand = g_new0 (TenboRecordHand, 1);

      g_ptr_array_add (record->hands, hand);
      reader.hand = hand;
      if (!tenbo_record_read_hand (&reader, &entry, &hand->event))
        return NULL;
    }
  return g_steal_pointer (&record);
}

TenboRecord *
tenbo_record_new (void)
{
  TenboRecord *record = g_new0 (TenboRecord, 1);

  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    record->sides[i] = -1;
  record->hands = g_ptr_array_new_with_free_func ((GDestroyNotify) hand_free);
  return record;
}

/* --- Writing --- */

/* Starts a member of the game on a new line. */
static void
write_line (GString    *out,
            const char *key)
{
  g_string_append_printf (out, ",\n  \"%s\": ", key);
}

static void
write_text_line (GString    *out,
                 const char *key,
                 const char *text)
{
  if (text == NULL)
    return;

  write_line (out, key);
  tenbo_json_write_text (out, text);
}

/* Writes a list with an entry for each player: one of @texts, or else of @numbers. */
static void
write_per_player (GString           *out,
                  const TenboRecord *record,
                  char *const       *texts,
                  const int         *numbers)
{
  g_string_append_c (out, '[');
  for (int i = 0; i < tenbo_ruleset_get_rules (record->ruleset)->players; i++)
    {
      tenbo_json_begin_entry (out);
      if (texts == NULL)
        tenbo_json_write_int (out, numbers[i]);
      else if (texts[i] != NULL)
        tenbo_json_write_text (out, texts[i]);
      else
        g_string_append (out, "null");
    }
  g_string_append_c (out, ']');
}

static gboolean
has_people (const TenboRecord *record)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    if (record->people[i] != NULL)
      return TRUE;
  return FALSE;
}

/* Writes @record; with @named, only the id of its ruleset. */
static void
write_game (const TenboRecord *record,
            gboolean           named,
            GString           *out)
{
  g_string_append (out, "{\n  \"format\": \"" FORMAT "\"");
  for (int key = ID; key < HANDS; key++)
    {
      const char *name = members[key].key;

      if (members[key].kind != OTHER)
        write_text_line (out, name, G_STRUCT_MEMBER (char *, record, members[key].offset));
      else if (key == RULESET && named)
        write_text_line (out, name, tenbo_ruleset_get_id (record->ruleset));
      else if (key == RULESET || key == PLAYERS || (key == PEOPLE && has_people (record)) ||
               (key == SEATS && record->sides[0] >= 0) || (key == VOID && record->is_void))
        {
          write_line (out, name);
          if (key == RULESET)
            tenbo_json_write_indented (out, tenbo_ruleset_get_json (record->ruleset), "  ");
          else if (key == VOID)
            g_string_append (out, "true");
          else if (key == SEATS)
            write_per_player (out, record, NULL, record->sides);
          else
            write_per_player (out, record, key == PLAYERS ? record->names : record->people, NULL);
        }
    }

  write_line (out, members[HANDS].key);
  g_string_append_c (out, '[');
  for (guint i = 0; i < record->hands->len; i++)
    {
      g_string_append (out, i > 0 ? ",\n    " : "\n    ");
      tenbo_record_write_hand (record->hands->pdata[i], record->ruleset, out);
    }
  g_string_append (out, record->hands->len > 0 ? "\n  ]\n}\n" : "]\n}\n");
}

void
tenbo_record_write (const TenboRecord *record,
                    GString           *out)
{
  g_return_if_fail (record != NULL && out != NULL);

  write_game (record, FALSE, out);
}

void
tenbo_record_write_named (const TenboRecord *record,
                          GString           *out)
{
  g_return_if_fail (record != NULL && out != NULL);

  write_game (record, TRUE, out);
}
