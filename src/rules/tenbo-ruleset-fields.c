/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-fields.h"

#include "tenbo-free-text.h"
#include "tenbo-similar.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
tenbo_ruleset_refuse (TenboRulesetRefusal *refusal,
                      TenboRulesetError    code,
                      const TenboLocation *location,
                      const char          *format,
                      ...)
{
  g_autofree char *at = tenbo_location_dup_path (location);
  va_list          args;

  while (refusal->text != NULL)
    {
      gsize length = strlen (refusal->at);

      /* The location is already listed, or is inside a listed one. */
      if (length > 0 && strncmp (at, refusal->at, length) == 0 &&
          strchr (".[", at[length]) != NULL)
        return FALSE;
      if (refusal->next == NULL)
        refusal->next = g_new0 (TenboRulesetRefusal, 1);
      refusal = refusal->next;
    }

  va_start (args, format);
  refusal->code = code;
  refusal->at = g_steal_pointer (&at);
  refusal->text = g_strdup_vprintf (format, args);
  va_end (args);
  return FALSE;
}

gboolean
tenbo_ruleset_is_refused (const TenboRulesetRefusal *refusal,
                          const char                *key)
{
  gsize length = strlen (key);

  for (; refusal != NULL && refusal->text != NULL; refusal = refusal->next)
    /* strchr() also finds the end of the location of the whole member. */
    if (strncmp (refusal->at, key, length) == 0 && strchr (".[", refusal->at[length]) != NULL)
      return TRUE;

  return FALSE;
}

gboolean
tenbo_ruleset_refuse_word (TenboRulesetRefusal *refusal,
                           const TenboLocation *location,
                           const char          *word,
                           const char *const   *known,
                           size_t               n_known)
{
  const char      *meant = tenbo_similar_find (word, known, n_known);
  g_autofree char *quotable = tenbo_json_dup_quotable (word);

  if (meant != NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_UNKNOWN_WORD, location,
                                 _ ("Unknown name “%s”. Did you mean “%s”?"), quotable, meant);
  return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_UNKNOWN_WORD, location,
                               _ ("Unknown name “%s”"), quotable);
}

gboolean
tenbo_ruleset_read_text (JsonObject          *object,
                         const TenboLocation *up,
                         const char          *key,
                         char               **out,
                         TenboRulesetRefusal *refusal)
{
  TenboLocation location = { .up = up, .key = key };
  JsonNode     *node = json_object_get_member (object, key);
  const char   *text;

  g_clear_pointer (out, g_free);
  if (node == NULL)
    return TRUE;

  text = tenbo_json_get_text (node);
  if (text == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &location,
                                 _ ("Wrong type. Expected a string."));
  if (text[0] == '\0')
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, &location,
                                 _ ("The text is empty. Expected at least one character."));
  *out = g_strdup (text);
  return TRUE;
}

/* Refuses the member @key of the object at @up; suggests a similar known key. */
static void
refuse_key (TenboRulesetRefusal *refusal,
            const TenboLocation *up,
            const char          *key,
            const char *const   *known,
            size_t               n_known)
{
  TenboLocation    location = { .up = up, .key = key };
  const char      *meant = tenbo_similar_find (key, known, n_known);
  gboolean         in_root = up->up == NULL && up->key == NULL;
  g_autofree char *all = NULL;

  if (meant != NULL)
    tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_UNKNOWN_KEY, &location,
                          _ ("Unknown key. Did you mean “%s”?"), meant);
  else if (in_root)
    tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_UNKNOWN_KEY, &location,
                          _ ("Unknown key. All keys are listed in docs/ruleset-format.md."));
  else
    {
      all = tenbo_words_join_or (known, n_known);
      tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_UNKNOWN_KEY, &location,
                            _ ("Unknown key. Expected %s."), all);
    }
}

gboolean
tenbo_ruleset_check_keys (JsonObject          *object,
                          const TenboLocation *up,
                          const char *const   *known,
                          size_t               n_known,
                          TenboRulesetRefusal *refusal)
{
  JsonObjectIter iter;
  const char    *key;
  gboolean       fine = TRUE;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      size_t i = 0;

      while (i < n_known && strcmp (key, known[i]) != 0)
        i++;
      if (i == n_known)
        {
          refuse_key (refusal, up, key, known, n_known);
          fine = FALSE;
        }
    }
  return fine;
}

static char *
join_yaku (TbYakuSet set)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
    if (set & TB_YAKU_BIT (yaku))
      g_ptr_array_add (words, (gpointer) tb_yaku_id ((TbYaku) yaku));
  return tenbo_words_join_or ((const char *const *) words->pdata, words->len);
}

static char *
describe_numbers (const TbRuleField *field)
{
  if (field->min == field->max)
    return g_strdup_printf ("%d", field->min);
  if (field->step > 1)
    return g_strdup_printf (_ ("a multiple of %d from %d to %d"), field->step, field->min,
                            field->max);
  return g_strdup_printf (_ ("a number from %d to %d"), field->min, field->max);
}

/* Returns a description of the valid values of @field for messages: "a number from 0 to 3000",
 * "first or nobody". @players is the length of a row. Transfer full. */
static char *
describe_expected (const TbRuleField *field,
                   int                players)
{
  g_autofree char *entry = NULL;

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      return g_strdup (_ ("true or false"));
    case TB_FIELD_KIND_INT:
      return describe_numbers (field);
    case TB_FIELD_KIND_ENUM:
      return tenbo_words_join_or (field->words, g_strv_length ((char **) field->words));
    case TB_FIELD_KIND_YAKU:
      return join_yaku (field->allowed);
    case TB_FIELD_KIND_YAKU_SET:
      entry = join_yaku (field->allowed);
      return g_strdup_printf (_ ("a list of %s"), entry);
    case TB_FIELD_KIND_ID:
      return g_strdup_printf (_ ("a name of at most %d lowercase letters, digits and hyphens"),
                              field->max - 1);
    case TB_FIELD_KIND_TEXT:
      return g_strdup_printf (_ ("a name of at most %d bytes"), field->max - 1);
    case TB_FIELD_KIND_ROW:
      entry = describe_numbers (field);
      return g_strdup_printf (_ ("a list of %d numbers, each %s"), players, entry);
    case TB_FIELD_KIND_RECORDS:
      return g_strdup_printf (_ ("a list of at most %d objects"), (int) field->records->max);
    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
refuse_field (const TenboRuleReader *reader,
              const TbRuleField     *field,
              TenboRulesetError      code,
              const TenboLocation   *location,
              JsonNode              *node)
{
  g_autofree char *expected = describe_expected (field, reader->players);
  g_autofree char *found = NULL;

  if (code == TENBO_RULESET_ERROR_MISSING)
    return tenbo_ruleset_refuse (reader->refusal, code, location,
                                 _ ("This key is missing. Expected %s."), expected);
  if (code == TENBO_RULESET_ERROR_WRONG_TYPE)
    return tenbo_ruleset_refuse (reader->refusal, code, location,
                                 _ ("Wrong type. Expected %s."), expected);

  found = json_to_string (node, FALSE);
  if (code == TENBO_RULESET_ERROR_OUT_OF_RANGE)
    return tenbo_ruleset_refuse (reader->refusal, code, location,
                                 _ ("%s is out of range. Expected %s."), found, expected);
  return tenbo_ruleset_refuse (reader->refusal, code, location,
                               _ ("Unknown value %s. Expected %s."), found, expected);
}

static gboolean
is_allowed (const TbRuleField *field,
            gint64             value)
{
  return value >= field->min && value <= field->max &&
         (field->step <= 1 || value % field->step == 0);
}

/* Reads an integer within the limits of @field. */
static gboolean
read_number (const TenboRuleReader *reader,
             const TbRuleField     *field,
             const TenboLocation   *location,
             JsonNode              *node,
             int32_t               *out)
{
  TbRuleField number = *field;
  gint64      value;

  number.kind = TB_FIELD_KIND_INT;
  if (!tenbo_json_get_int (node, &value))
    return refuse_field (reader, &number, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
  if (is_allowed (field, value))
    {
      *out = (int32_t) value;
      return TRUE;
    }
  /* The number may be an amount of points in thousands. */
  if (value > -field->step && value < field->step && is_allowed (field, value * 1000))
    return tenbo_ruleset_refuse (reader->refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, location,
                                 _ ("%d is out of range. Amounts are in points. Expected %d or "
                                    "another multiple of %d from %d to %d."),
                                 (int) value, (int) value * 1000, field->step, field->min,
                                 field->max);
  return refuse_field (reader, &number, TENBO_RULESET_ERROR_OUT_OF_RANGE, location, node);
}

static gboolean
read_yaku (const TenboRuleReader *reader,
           const TbRuleField     *field,
           const TenboLocation   *location,
           JsonNode              *node,
           TbYaku                *out)
{
  TbRuleField entry = *field;
  const char *text = tenbo_json_get_text (node);

  entry.kind = TB_FIELD_KIND_YAKU;
  if (text == NULL)
    return refuse_field (reader, &entry, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
  if (!tb_yaku_from_id (text, out) || !(field->allowed & TB_YAKU_BIT (*out)))
    return refuse_field (reader, &entry, TENBO_RULESET_ERROR_UNKNOWN_WORD, location, node);
  return TRUE;
}

static gboolean
read_yaku_set (const TenboRuleReader *reader,
               const TbRuleField     *field,
               const TenboLocation   *location,
               JsonNode              *node,
               TbYakuSet             *out)
{
  JsonArray *list;
  TbYakuSet  set = 0;
  gboolean   fine = TRUE;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { .up = location, .index = i };
      TbYaku        yaku;

      if (!read_yaku (reader, field, &entry, json_array_get_element (list, i), &yaku))
        fine = FALSE;
      else if (set & TB_YAKU_BIT (yaku))
        fine = tenbo_ruleset_refuse (reader->refusal, TENBO_RULESET_ERROR_CONFLICT, &entry,
                                     _ ("“%s” is already listed"),
                                     tb_yaku_id (yaku));
      else
        set |= TB_YAKU_BIT (yaku);
    }
  *out = set;
  return fine;
}

static gboolean
read_row (const TenboRuleReader *reader,
          const TbRuleField     *field,
          const TenboLocation   *location,
          JsonNode              *node,
          int32_t               *out)
{
  JsonArray *list;
  int32_t    row[TB_MAX_PLAYERS] = { 0 };
  gboolean   fine = TRUE;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
  list = json_node_get_array (node);
  if (json_array_get_length (list) != (guint) reader->players)
    return refuse_field (reader, field, TENBO_RULESET_ERROR_OUT_OF_RANGE, location, node);

  for (guint i = 0; i < (guint) reader->players; i++)
    {
      TenboLocation entry = { .up = location, .index = i };

      if (!read_number (reader, field, &entry, json_array_get_element (list, i), &row[i]))
        fine = FALSE;
    }
  memcpy (out, row, sizeof row);
  return fine;
}

/* Reads the name @text into @out, which has field->max bytes. */
static gboolean
read_name (const TenboRuleReader *reader,
           const TbRuleField     *field,
           const TenboLocation   *location,
           JsonNode              *node,
           char                  *out)
{
  const char      *text = tenbo_json_get_text (node);
  g_autofree char *clean = text != NULL ? tenbo_free_text_clean (text) : NULL;

  if (text == NULL)
    return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
  if (strlen (text) >= (size_t) field->max || strcmp (text, clean) != 0 ||
      (text[0] == '\0' && !field->optional))
    return refuse_field (reader, field, TENBO_RULESET_ERROR_OUT_OF_RANGE, location, node);

  memset (out, 0, (size_t) field->max);
  memcpy (out, text, strlen (text));
  return TRUE;
}

/* Reads one record of a list; every member that is not optional is required. */
static gboolean
read_record (const TenboRuleReader *reader,
             const TbRecordShape   *shape,
             const TenboLocation   *location,
             JsonNode              *node,
             void                  *out)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  JsonObject *object;
  gboolean    fine;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_ruleset_refuse (reader->refusal, TENBO_RULESET_ERROR_WRONG_TYPE, location,
                                 _ ("Wrong type. Expected an object."));

  for (size_t i = 0; i < shape->n_fields; i++)
    g_ptr_array_add (keys, (gpointer) shape->fields[i].key);
  object = json_node_get_object (node);
  fine = tenbo_ruleset_check_keys (object, location, (const char *const *) keys->pdata, keys->len,
                                   reader->refusal);

  for (size_t i = 0; i < shape->n_fields; i++)
    {
      const TbRuleField *field = &shape->fields[i];
      TenboLocation      member = { .up = location, .key = field->key };
      JsonNode          *value = json_object_get_member (object, field->key);

      if (value != NULL ? !tenbo_rule_field_read (reader, field, &member, value, out)
                        : !tenbo_rule_field_fill (reader, field, &member, out))
        fine = FALSE;
    }
  return fine;
}

static gboolean
read_records (const TenboRuleReader *reader,
              const TbRuleField     *field,
              const TenboLocation   *location,
              JsonNode              *node,
              guint8                *base)
{
  const TbRecordShape *shape = field->records;
  guint8              *records = base + field->offset;
  JsonArray           *list;
  int32_t              count;
  gboolean             fine = TRUE;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);

  list = json_node_get_array (node);
  if (json_array_get_length (list) > shape->max)
    return tenbo_ruleset_refuse (reader->refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, location,
                                 _ ("Too many entries: %u. Expected at most %u."),
                                 json_array_get_length (list), (guint) shape->max);

  memset (records, 0, shape->max * shape->stride);
  count = (int32_t) json_array_get_length (list);
  for (guint i = 0; i < (guint) count; i++)
    {
      TenboLocation entry = { .up = location, .index = i };

      if (!read_record (reader, shape, &entry, json_array_get_element (list, i),
                        records + i * shape->stride))
        fine = FALSE;
    }
  memcpy (base + shape->count_offset, &count, sizeof count);
  return fine;
}

gboolean
tenbo_rule_field_read (const TenboRuleReader *reader,
                       const TbRuleField     *field,
                       const TenboLocation   *location,
                       JsonNode              *node,
                       void                  *base)
{
  void       *at = (guint8 *) base + field->offset;
  const char *text = tenbo_json_get_text (node);
  gboolean    answer;

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      if (!tenbo_json_get_bool (node, &answer))
        return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
      *(bool *) at = answer;
      return TRUE;
    case TB_FIELD_KIND_INT:
      return read_number (reader, field, location, node, at);
    case TB_FIELD_KIND_ENUM:
      if (text == NULL)
        return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
      for (unsigned i = 0; field->words[i] != NULL; i++)
        if (strcmp (text, field->words[i]) == 0)
          {
            memcpy (at, &i, sizeof i); /* the enums of TbRules have the size of an int */
            return TRUE;
          }
      return refuse_field (reader, field, TENBO_RULESET_ERROR_UNKNOWN_WORD, location, node);
    case TB_FIELD_KIND_YAKU:
      return read_yaku (reader, field, location, node, at);
    case TB_FIELD_KIND_YAKU_SET:
      return read_yaku_set (reader, field, location, node, at);
    case TB_FIELD_KIND_ID:
      if (text == NULL)
        return refuse_field (reader, field, TENBO_RULESET_ERROR_WRONG_TYPE, location, node);
      if (strlen (text) >= (size_t) field->max || !tenbo_json_is_kebab_case (text))
        return refuse_field (reader, field, TENBO_RULESET_ERROR_OUT_OF_RANGE, location, node);
      memset (at, 0, (size_t) field->max);
      memcpy (at, text, strlen (text));
      return TRUE;
    case TB_FIELD_KIND_TEXT:
      return read_name (reader, field, location, node, at);
    case TB_FIELD_KIND_ROW:
      return read_row (reader, field, location, node, at);
    case TB_FIELD_KIND_RECORDS:
      return read_records (reader, field, location, node, base);
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
tenbo_rule_field_fill (const TenboRuleReader *reader,
                       const TbRuleField     *field,
                       const TenboLocation   *location,
                       void                  *base)
{
  guint8 *at = (guint8 *) base + field->offset;

  if (reader->revision >= field->revision && !field->optional)
    return refuse_field (reader, field, TENBO_RULESET_ERROR_MISSING, location, NULL);

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      *(bool *) at = field->before != 0;
      return TRUE;
    case TB_FIELD_KIND_INT:
    case TB_FIELD_KIND_ENUM:
      memcpy (at, &field->before, sizeof field->before);
      return TRUE;
    case TB_FIELD_KIND_ROW:
      for (guint i = 0; i < (guint) reader->players; i++)
        memcpy (at + i * sizeof (int32_t), &field->before, sizeof field->before);
      return TRUE;
    case TB_FIELD_KIND_YAKU_SET:
    case TB_FIELD_KIND_RECORDS:
    case TB_FIELD_KIND_TEXT:
      return TRUE; /* an empty list or text, which is already set */
    case TB_FIELD_KIND_YAKU:
    case TB_FIELD_KIND_ID:
    default:
      g_return_val_if_reached (FALSE); /* parts of records, which had these kinds from the start */
    }
}
