/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-json.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "fuzz.h"
#include "tenbo-json.h"

typedef enum
{
  REPLACE, /* by a value of the list */
  COPY,    /* by another value of the document */
  REMOVE,
  REPEAT,
  RENAME, /* its key, by another key of the document */
  VARY,   /* a number or a text */
  N_CHANGES,
} Change;

/* Values that are at a limit of a type or of a reader */
static const char *const values[] = {
  "null",
  "true",
  "false",
  "0",
  "1",
  "2",
  "3",
  "4",
  "-1",
  "25",
  "30",
  "110",
  "1000",
  "25000",
  "3.0",
  "1e3",
  "-0",
  "2147483647",
  "2147483648",
  "9223372036854775807",
  "9223372036854775808",
  "-9223372036854775809",
  "[]",
  "{}",
  "[0]",
  "[[0, 1], [2, 3]]",
  "\"\"",
  "\"x\"",
  "\" \"",
  "\"\\u0000\"",
  "\"\\ud800\"",
  "\"\\u202e\\u2066\"",
  "\"\\n\\t\"",
  "\"\xf0\x9f\x80\x84\"",
  "\"\xe6\x9d\xb1\"",
  "\"\xff\"",
  "\"draw\"",
  "\"win\"",
  "\"5m\"",
  "\"2026-11-28T20:00:00+09:00\"",
  "\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\"",
  "\"b-rule\"",
};

static const char *const parts[] = {
  "a",
  "0",
  "z",
  "-",
  "_",
  " ",
  ".",
  "\xc2\xa0",
  "\xe2\x80\xae",
  "\xe3\x80\x80",
  "\xf0\x9f\x80\x84",
};

typedef struct
{
  RandomPlay *random;
  GString    *out;
  GPtrArray  *nodes; /* of JsonNode, borrowed */
  GPtrArray  *keys;  /* borrowed */
  JsonNode   *changed;
  Change      change;
} Mutation;

static gconstpointer
choose (RandomPlay *random,
        GPtrArray  *list)
{
  return list->pdata[random_play_below (random, list->len)];
}

/* Collects the values and keys of the document. */
static void
collect (Mutation *self,
         JsonNode *node)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *member;

  g_ptr_array_add (self->nodes, node);
  if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      collect (self, json_array_get_element (json_node_get_array (node), i));
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        {
          g_ptr_array_add (self->keys, (gpointer) key);
          collect (self, member);
        }
    }
}

static void
write_varied_text (Mutation   *self,
                   const char *text)
{
  glong            n = g_utf8_strlen (text, -1);
  glong            at = (glong) random_play_below (self->random, (uint32_t) n + 1);
  g_autofree char *begin = g_utf8_substring (text, 0, at);
  g_autoptr (GString) varied = g_string_new (begin);

  if (random_play_happens (self->random, 60))
    for (uint32_t i = random_play_below (self->random, 20) == 0 ? 2000 : 1; i > 0; i--)
      g_string_append (varied, parts[random_play_below (self->random, G_N_ELEMENTS (parts))]);
  if (random_play_happens (self->random, 60))
    g_string_append (varied, g_utf8_offset_to_pointer (text, MIN (at + 1, n)));
  tenbo_json_write_text (self->out, varied->str);
}

static void
write_varied (Mutation *self,
              JsonNode *node)
{
  static const gint64 steps[] = { 1, -1, 2, 10, -10, 100, 1000, -1000, 100000 };

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    write_varied_text (self, json_node_get_string (node));
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    g_string_append_printf (self->out, "%" G_GINT64_FORMAT,
                            (gint64) ((guint64) json_node_get_int (node) +
                                      (guint64) steps[random_play_below (
                                        self->random, G_N_ELEMENTS (steps))]));
  else
    g_string_append (self->out, values[random_play_below (self->random, G_N_ELEMENTS (values))]);
}

static void write_node (Mutation *self,
                        JsonNode *node);

/* Writes @node, an entry of a list or, with @key, a member, with a comma before it unless it is the
 * first. */
static void
write_part (Mutation   *self,
            const char *key,
            JsonNode   *node)
{
  gboolean is_changed = node == self->changed;

  if (is_changed && self->change == REMOVE)
    return;

  for (int i = is_changed && self->change == REPEAT ? 2 : 1; i > 0; i--)
    {
      if (strchr ("[{", self->out->str[self->out->len - 1]) == NULL)
        g_string_append_c (self->out, ',');
      if (key != NULL)
        {
          tenbo_json_write_text (self->out, is_changed && self->change == RENAME
                                              ? choose (self->random, self->keys)
                                              : key);
          g_string_append_c (self->out, ':');
        }
      write_node (self, node);
    }
}

static void
write_value (Mutation *self,
             JsonNode *node)
{
  g_autofree char *text = NULL;
  JsonObjectIter   iter;
  const char      *key;
  JsonNode        *member;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      g_string_append_c (self->out, '[');
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        write_part (self, NULL, json_array_get_element (json_node_get_array (node), i));
      g_string_append_c (self->out, ']');
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_string_append_c (self->out, '{');
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        write_part (self, key, member);
      g_string_append_c (self->out, '}');
    }
  else
    {
      text = json_to_string (node, FALSE);
      g_string_append (self->out, text);
    }
}

static void
write_node (Mutation *self,
            JsonNode *node)
{
  if (node != self->changed)
    {
      write_value (self, node);
      return;
    }

  /* A copy of the same value is not changed again. */
  self->changed = NULL;
  switch (self->change)
    {
    case REPLACE:
      g_string_append (self->out, values[random_play_below (self->random, G_N_ELEMENTS (values))]);
      break;

    case COPY:
      write_value (self, (JsonNode *) choose (self->random, self->nodes));
      break;

    case VARY:
      write_varied (self, node);
      break;

    case REMOVE:
    case REPEAT:
    case RENAME:
    case N_CHANGES:
      write_value (self, node);
      break;
    }
  self->changed = node;
}

GBytes *
fuzz_json_mutate (const uint8_t *bytes,
                  size_t         n,
                  RandomPlay    *random)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  Mutation self = { .random = random, .nodes = nodes, .keys = keys };

  if (!g_utf8_validate ((const char *) bytes, (gssize) n, NULL) ||
      !json_parser_load_from_data (parser, (const char *) bytes, (gssize) n, NULL) ||
      json_parser_get_root (parser) == NULL)
    return NULL;

  self.out = g_string_new (NULL);
  collect (&self, json_parser_get_root (parser));
  self.changed = (JsonNode *) choose (random, nodes);
  self.change = (Change) random_play_below (random, N_CHANGES);
  if (keys->len == 0 && self.change == RENAME)
    self.change = VARY;
  write_node (&self, json_parser_get_root (parser));

  return g_string_free_to_bytes (self.out);
}

static void
add_text (GPtrArray  *seeds,
          const char *text,
          gsize       length)
{
  g_ptr_array_add (seeds, g_bytes_new (text, length));
}

void
fuzz_json_add_files (GPtrArray  *seeds,
                     const char *name,
                     const char *suffix)
{
  g_autofree char *folder = g_build_filename (g_getenv ("TENBO_TEST_DATA"), name, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *file;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, suffix))
      g_ptr_array_add (names, g_strdup (file));
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);
  g_assert_cmpuint (names->len, >, 0);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autofree char *text = NULL;
      gsize            length;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      add_text (seeds, text, length);
    }
}

void
fuzz_json_add_lines (GPtrArray  *seeds,
                     const char *name,
                     const char *member,
                     guint       step)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; i < g_strv_length (lines); i += step)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      g_autofree char *value = NULL;

      if (node == NULL)
        continue;

      value = json_to_string (json_object_get_member (json_node_get_object (node), member), FALSE);
      add_text (seeds, value, strlen (value));
    }
}

void
fuzz_json_check (const char *text)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autofree char *why = NULL;

  if (tenbo_json_parser_load (parser, text, -1, &why) == NULL)
    fuzz_fail ("not JSON: %s: %s", why, text);
}

void
fuzz_json_check_problem (const TenboRecordProblem *problem)
{
  g_autofree char *text = tenbo_record_problem_dup_text (problem);
  g_autofree char *line = tenbo_record_problem_dup_line (problem);
  g_autoptr (GString) json = g_string_new (NULL);

  g_assert_nonnull (problem->at);
  g_assert_true (g_utf8_validate (problem->at, -1, NULL));
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 8);
  g_assert_true (g_str_has_prefix (line, problem->at));
  tenbo_record_problem_write (problem, json);
  fuzz_json_check (json->str);
}
