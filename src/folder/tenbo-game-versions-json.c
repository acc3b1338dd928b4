/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-versions.h"

#include "tenbo-log.h"
#include "tenbo-record-game.h"

#define FORMAT "tenbo-shared-game/1"

/* Maximum time limit: the schema of the settings allows no more */
#define MAX_MINUTES 600

/* A reader of one state */
typedef struct
{
  TenboRecordReader    base;
  TenboRulesetByDigest lookup; /* or NULL */
  gpointer             user_data;
  gboolean             missing;
  TenboRuleset        *ruleset; /* of the current version, from its digest; NULL: it is inside */
} Reader;

/* --- Reading --- */

static gboolean
read_id (Reader              *reader,
         const TenboLocation *up,
         const char          *key,
         JsonNode            *node,
         char               **out)
{
  const TenboLocation location = { .up = up, .key = key, .node = node };

  if (node == NULL)
    return tenbo_record_refuse_missing (&reader->base, up, key);

  return tenbo_record_read_uuid (&reader->base, &location, out);
}

static gboolean
read_number (Reader              *reader,
             const TenboLocation *location,
             guint64             *out)
{
  int32_t number;

  if (location->node == NULL)
    return tenbo_record_refuse_missing (&reader->base, location->up, location->key);
  if (!tenbo_record_read_int (&reader->base, location, 1, G_MAXINT32, &number))
    return FALSE;

  *out = (guint64) number;
  return TRUE;
}

static gboolean
read_msec (Reader              *reader,
           const TenboLocation *location,
           gint64              *out)
{
  g_autofree char *text = NULL;

  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_time (&reader->base, location, &text))
    return FALSE;

  *out = tenbo_record_read_stored_time (text).msec;
  return TRUE;
}

static gboolean
read_seen (Reader              *reader,
           const TenboLocation *location,
           TenboGameVersions   *self)
{
  static const char *const keys[] = { "writer", "number" };
  TenboLocation            members[G_N_ELEMENTS (keys)];
  g_autofree char         *writer = NULL;
  guint64                  number;

  if (!tenbo_record_read_members (&reader->base, location, keys, G_N_ELEMENTS (keys), members) ||
      !read_id (reader, location, "writer", members[0].node, &writer) ||
      !read_number (reader, &members[1], &number))
    return FALSE;

  g_hash_table_replace (self->seen, g_steal_pointer (&writer),
                        g_memdup2 (&number, sizeof number));
  return TRUE;
}

static gboolean
read_text (Reader              *reader,
           const TenboLocation *location,
           guint                max,
           char               **out)
{
  const char *text;

  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_free_text (&reader->base, location, max, &text))
    return FALSE;

  *out = g_strdup (text);
  return TRUE;
}

static gboolean
read_line (Reader              *reader,
           const TenboLocation *location,
           char               **out)
{
  g_autofree char *text = NULL;

  if (!read_text (reader, location, TENBO_MAX_NAME, &text))
    return FALSE;

  *out = tenbo_record_clean_text (text);
  return TRUE;
}

static gboolean
read_flag (Reader              *reader,
           const TenboLocation *location,
           gboolean            *out)
{
  bool flag;

  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_bool (&reader->base, location, &flag))
    return FALSE;

  *out = flag;
  return TRUE;
}

static gboolean
read_minutes (Reader              *reader,
              const TenboLocation *location,
              int                 *out)
{
  int32_t minutes;

  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_int (&reader->base, location, 1, MAX_MINUTES, &minutes))
    return FALSE;

  *out = minutes;
  return TRUE;
}

static gboolean
read_details (Reader              *reader,
              const TenboLocation *location,
              TenboGameDetails    *details)
{
  static const char *const keys[] = { "changed", "title", "place", "note",
                                      "session", "void", "deleted", "time_limit" };
  TenboLocation            members[G_N_ELEMENTS (keys)];

  return tenbo_record_read_members (&reader->base, location, keys, G_N_ELEMENTS (keys), members) &&
         read_msec (reader, &members[0], &details->changed_msec) &&
         read_line (reader, &members[1], &details->title) &&
         read_line (reader, &members[2], &details->venue) &&
         read_text (reader, &members[3], TENBO_MAX_NOTE, &details->note) &&
         read_id (reader, location, "session", members[4].node, &details->session) &&
         read_flag (reader, &members[5], &details->is_void) &&
         read_msec (reader, &members[6], &details->deleted_msec) &&
         read_minutes (reader, &members[7], &details->time_limit_minutes);
}

/* Returns the ruleset of the version that is being read, whatever id the game names. */
static TenboRuleset *
find_ruleset_cb (const char *id,
                 gpointer    user_data,
                 GError    **error)
{
  Reader *reader = user_data;

  if (reader->ruleset != NULL)
    return g_object_ref (reader->ruleset);

  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, "%s", id);
  return NULL;
}

/* Sets the ruleset from its digest. */
static gboolean
read_rules (Reader              *reader,
            const TenboLocation *location)
{
  const char *digest;

  g_clear_object (&reader->ruleset);
  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_text (&reader->base, location, &digest))
    return FALSE;

  if (reader->lookup != NULL)
    reader->ruleset = reader->lookup (digest, reader->user_data);
  if (reader->ruleset != NULL)
    return TRUE;

  reader->missing = TRUE;
  return tenbo_record_refuse (&reader->base, location,
                              (TenboRefusal) { .code = TB_PROBLEM_UNKNOWN_ID, .word = digest });
}

/* Each player needs a person: a name is not enough to find the same one on all devices. */
static gboolean
check_people (Reader              *reader,
              const TenboLocation *location,
              const TenboRecord   *record)
{
  int n_players = tenbo_ruleset_get_rules (record->ruleset)->players;

  for (int i = 0; i < n_players; i++)
    if (record->people[i] == NULL)
      return tenbo_record_refuse_missing (&reader->base, location, "people");

  for (guint i = 0; i < record->hands->len; i++)
    if (((const TenboRecordHand *) record->hands->pdata[i])->id == NULL)
      return tenbo_record_refuse_missing (&reader->base, location, "hands");

  return record->started != NULL ||
         tenbo_record_refuse_missing (&reader->base, location, "started");
}

static gboolean
read_running_hand (Reader              *reader,
                   const TenboLocation *location,
                   TenboGameVersion    *version)
{
  TbPartialHand partial;
  g_autoptr (GString) text = NULL;

  if (location->node == NULL)
    return TRUE;

  reader->base.ruleset = version->record->ruleset;
  reader->base.rules = tenbo_ruleset_get_rules (version->record->ruleset);
  if (!tenbo_record_read_partial (&reader->base, location, &partial))
    return FALSE;

  version->running_hand = tenbo_log_write_running_hand (&partial, version->record->ruleset);
  return TRUE;
}

static gboolean
read_version (Reader              *reader,
              const TenboLocation *location,
              TenboGameVersion    *version)
{
  static const char *const keys[] = {
    "writer",
    "number",
    "time",
    "rules",
    "game",
    "running",
    "device",
  };
  TenboLocation members[G_N_ELEMENTS (keys)];

  if (!tenbo_record_read_members (&reader->base, location, keys, G_N_ELEMENTS (keys), members) ||
      !read_id (reader, location, "writer", members[0].node, &version->writer) ||
      !read_number (reader, &members[1], &version->number) ||
      !read_msec (reader, &members[2], &version->time_msec) ||
      (members[6].node != NULL &&
       !read_id (reader, location, "device", members[6].node, &version->device)))
    return FALSE;

  /* In the database, a version without a game is the row. */
  if (members[4].node == NULL)
    return reader->lookup == NULL ||
           tenbo_record_refuse_missing (&reader->base, location, "game");
  if (!read_rules (reader, &members[3]))
    return FALSE;

  version->record = tenbo_record_read_game (reader->base.problem, &members[4], find_ruleset_cb,
                                            reader);
  return version->record != NULL && check_people (reader, &members[4], version->record) &&
         read_running_hand (reader, &members[5], version);
}

static gboolean
read_versions (Reader              *reader,
               const TenboLocation *location,
               TenboGameVersions   *self)
{
  JsonArray *list;

  if (!tenbo_record_read_list (&reader->base, location, TENBO_MAX_HANDS, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation     entry = tenbo_location_get_entry (location, i);
      TenboGameVersion *version = g_new0 (TenboGameVersion, 1);

      g_ptr_array_add (self->versions, version);
      if (!read_version (reader, &entry, version))
        return FALSE;
    }

  return TRUE;
}

/* The writer of a version has seen it, and no two versions have the same number. */
static gboolean
check_versions (Reader              *reader,
                const TenboLocation *list,
                TenboGameVersions   *self)
{
  for (guint i = 0; i < self->versions->len; i++)
    {
      const TenboGameVersion *version = self->versions->pdata[i];
      const TenboLocation     entry = { .up = list, .index = i };
      const TenboLocation     at = { .up = &entry, .key = "number" };
      const guint64          *seen = g_hash_table_lookup (self->seen, version->writer);

      if (seen == NULL || version->number > *seen)
        return tenbo_record_refuse (&reader->base, &at,
                                    (TenboRefusal) {
                                      .code = TB_PROBLEM_OUT_OF_RANGE,
                                      .min = 1,
                                      .max = seen != NULL ? (int32_t) *seen : 0,
                                    });

      for (guint j = 0; j < i; j++)
        {
          const TenboGameVersion *other = self->versions->pdata[j];

          if (other->number == version->number && g_str_equal (other->writer, version->writer))
            return tenbo_record_refuse (&reader->base, &at,
                                        (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE });
        }
    }

  return TRUE;
}

static gboolean
read_state (Reader              *reader,
            const TenboLocation *root,
            TenboGameVersions   *self)
{
  static const char *const keys[] = { "format", "id", "seen", "details", "versions", "started",
                                      "recorded" };
  TenboLocation            members[G_N_ELEMENTS (keys)];
  const char              *recorded;
  JsonArray               *seen;
  int                      index;
  const char              *format = FORMAT;

  if (!tenbo_record_read_members (&reader->base, root, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  for (gsize i = 0; i < 5; i++)
    if (members[i].node == NULL)
      return tenbo_record_refuse_missing (&reader->base, root, keys[i]);

  if (!tenbo_record_read_word (&reader->base, &members[0], &format, 1, &index) ||
      !read_text (reader, &members[1], TENBO_MAX_ID, &self->uuid) ||
      !tenbo_record_read_list (&reader->base, &members[2], TENBO_MAX_HANDS, &seen) ||
      !read_details (reader, &members[3], &self->details) ||
      !read_msec (reader, &members[5], &self->started_msec) ||
      !read_versions (reader, &members[4], self))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (seen); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (&members[2], i);

      if (!read_seen (reader, &entry, self))
        return FALSE;
    }

  if (!check_versions (reader, &members[4], self))
    return FALSE;

  tenbo_game_versions_sort (self);
  if (members[6].node == NULL)
    return TRUE;
  if (!tenbo_record_read_text (&reader->base, &members[6], &recorded))
    return FALSE;

  self->recorded = g_strdup (recorded);
  return TRUE;
}

TenboGameVersions *
tenbo_game_versions_parse (const char          *json,
                           gssize               length,
                           TenboRulesetByDigest lookup,
                           gpointer             user_data,
                           TenboRecordProblem  *problem,
                           gboolean            *missing)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autoptr (TenboGameVersions) self = tenbo_game_versions_new (NULL);
  Reader        reader = { .base.problem = problem, .lookup = lookup, .user_data = user_data };
  TenboLocation root = { 0 };
  gboolean      ok;

  *problem = (TenboRecordProblem) { 0 };
  root.node = tenbo_record_load (parser, json, length, TENBO_MAX_GAME_BYTES, problem);
  ok = root.node != NULL && read_state (&reader, &root, self);
  g_clear_object (&reader.ruleset);
  if (missing != NULL)
    *missing = reader.missing;

  return ok ? g_steal_pointer (&self) : NULL;
}

/* --- Writing --- */

const char *
tenbo_game_versions_get_digest (TenboRuleset *ruleset)
{
  static GQuark quark;
  const char   *digest;

  if (quark == 0)
    quark = g_quark_from_static_string ("tenbo-shared-digest");

  digest = g_object_get_qdata (G_OBJECT (ruleset), quark);
  if (digest == NULL)
    {
      char *computed =
        g_compute_checksum_for_string (G_CHECKSUM_SHA256, tenbo_ruleset_get_json (ruleset), -1);

      g_object_set_qdata_full (G_OBJECT (ruleset), quark, computed, g_free);
      digest = computed;
    }

  return digest;
}

static void
write_msec (GString    *out,
            const char *key,
            gint64      msec)
{
  g_autofree char *text = tenbo_record_write_stored_time ((TenboStoredTime) { .msec = msec });

  tenbo_json_write_text_member (out, key, text);
}

static void
write_seen (TenboGameVersions *self,
            GString           *out)
{
  g_autoptr (GList) writers = g_list_sort (g_hash_table_get_keys (self->seen),
                                           (GCompareFunc) strcmp);

  tenbo_json_write_key (out, "seen");
  g_string_append_c (out, '[');
  for (GList *l = writers; l != NULL; l = l->next)
    {
      const guint64 *number = g_hash_table_lookup (self->seen, l->data);

      tenbo_json_begin_entry (out);
      g_string_append_c (out, '{');
      tenbo_json_write_text_member (out, "writer", l->data);
      tenbo_json_write_int_member (out, "number", (gint64) *number);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_details (const TenboGameDetails *details,
               GString                *out)
{
  tenbo_json_write_key (out, "details");
  g_string_append_c (out, '{');
  write_msec (out, "changed", details->changed_msec);
  tenbo_json_write_text_member (out, "title", details->title);
  tenbo_json_write_text_member (out, "place", details->venue);
  tenbo_json_write_text_member (out, "note", details->note);
  tenbo_json_write_text_member (out, "session", details->session);
  if (details->is_void)
    tenbo_json_write_bool_member (out, "void", TRUE);
  write_msec (out, "deleted", details->deleted_msec);
  if (details->time_limit_minutes != 0)
    tenbo_json_write_int_member (out, "time_limit", details->time_limit_minutes);
  g_string_append_c (out, '}');
}

/* Writes the game without its details, which are not part of a version. */
static void
write_record (const TenboRecord *record,
              gboolean           named,
              GString           *out)
{
  TenboRecord game = *record;

  game.title = game.venue = game.note = game.session = game.changed = game.session_started = NULL;
  game.is_void = FALSE;
  (named ? tenbo_record_write_named : tenbo_record_write) (&game, out);
}

/* The place of a version that is written */
typedef enum
{
  IN_FILE, /* with the digest of its ruleset */
  IN_ITEM, /* with the whole ruleset */
  IS_ROW,  /* without its content */
} Place;

static void
write_content (const TenboGameVersion *version,
               Place                   place,
               GString                *out)
{
  if (place == IN_FILE)
    tenbo_json_write_text_member (out, "rules",
                                  tenbo_game_versions_get_digest (version->record->ruleset));
  if (version->running_hand != NULL)
    {
      tenbo_json_write_key (out, "running");
      g_string_append (out, version->running_hand);
    }

  tenbo_json_write_key (out, "game");
  write_record (version->record, place == IN_FILE, out);
  g_string_truncate (out, out->len - 1); /* its line break */
}

static void
write_version (const TenboGameVersion *version,
               Place                   place,
               GString                *out)
{
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "writer", version->writer);
  tenbo_json_write_text_member (out, "device", version->device);
  tenbo_json_write_int_member (out, "number", (gint64) version->number);
  write_msec (out, "time", version->time_msec);
  if (place != IS_ROW)
    write_content (version, place, out);
  g_string_append_c (out, '}');
}

static void
write_state (TenboGameVersions *self,
             gboolean           is_file,
             GString           *out)
{
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "format", FORMAT);
  tenbo_json_write_text_member (out, "id", self->uuid);
  write_msec (out, "started", self->started_msec);
  write_seen (self, out);
  write_details (&self->details, out);
  if (!is_file)
    tenbo_json_write_text_member (out, "recorded", self->recorded);
  tenbo_json_write_key (out, "versions");
  g_string_append_c (out, '[');
  for (guint i = 0; i < self->versions->len; i++)
    {
      Place place = i > 0 ? IN_ITEM : IS_ROW;

      tenbo_json_begin_entry (out);
      write_version (self->versions->pdata[i], is_file ? IN_FILE : place, out);
    }
  g_string_append (out, "]}\n");
}

void
tenbo_game_versions_write_file (TenboGameVersions *self,
                                GString           *out)
{
  write_state (self, TRUE, out);
}

void
tenbo_game_versions_write_item (TenboGameVersions *self,
                                GString           *out)
{
  write_state (self, FALSE, out);
}
