/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-json.h"

#include "tenbo-free-text.h"
#include "tenbo-json-mistake.h"

#include <string.h>

/* Maximum length of a quoted word in a message; longer words are cut. */
#define MAX_QUOTED 60

char *
tenbo_json_dup_quotable (const char *text)
{
  g_autofree char *beginning = NULL;

  if (text == NULL || !tenbo_free_text_is_longer (text, MAX_QUOTED))
    return g_strdup (tenbo_free_text_isolate (text));

  beginning = g_utf8_substring (text, 0, MAX_QUOTED);
  return g_strconcat (tenbo_free_text_isolate (beginning), "…", NULL);
}

TenboLocation
tenbo_location_get_entry (const TenboLocation *list,
                          guint                index)
{
  JsonArray *entries = json_node_get_array (list->node);

  return (TenboLocation) {
    .up = list,
    .index = index,
    .node = json_array_get_element (entries, index),
  };
}

static void
append_path (const TenboLocation *top,
             const TenboLocation *location,
             GString             *path)
{
  g_autofree char *key = NULL;

  if (location == top || location == NULL || (location->up == NULL && location->key == NULL))
    return;

  append_path (top, location->up, path);
  if (location->key == NULL)
    {
      g_string_append_printf (path, "[%u]", location->index);
      return;
    }
  if (path->len > 0)
    g_string_append_c (path, '.');
  key = tenbo_json_dup_quotable (location->key);
  g_string_append (path, key);
}

char *
tenbo_location_dup_path (const TenboLocation *location)
{
  return tenbo_location_dup_path_below (NULL, location);
}

char *
tenbo_location_dup_path_below (const TenboLocation *top,
                               const TenboLocation *location)
{
  GString *path = g_string_new (NULL);

  append_path (top, location, path);
  return g_string_free_and_steal (path);
}

JsonParser *
tenbo_json_parser_new (void)
{
  JsonParser *parser = json_parser_new ();

  json_parser_set_strict (parser, TRUE);
  return parser;
}

/* Whether a text in @json, which is valid, escapes a NUL. Every reader would end the text there and
 * silently lose the rest. */
static gboolean
escapes_nul (const char *json,
             gsize       length)
{
  static const char nul[] = "u0000";
  const char       *end = json + length;
  const char       *p = json;

  while ((p = memchr (p, '\\', (gsize) (end - p))) != NULL)
    {
      if (strncmp (p + 1, nul, strlen (nul)) == 0)
        return TRUE;
      p += 2; /* the escaped character may be a backslash */
    }
  return FALSE;
}

JsonNode *
tenbo_json_parser_load (JsonParser *parser,
                        const char *json,
                        gssize      length,
                        char      **why)
{
  g_autoptr (GError) error = NULL;
  gsize n = length >= 0 ? (gsize) length : strlen (json);
  gsize i = 0;

  *why = NULL;
  /* json-glib accepts some control characters in texts. */
  while (i < n && ((guchar) json[i] >= 0x20 || json[i] == '\n' || json[i] == '\t' ||
                   json[i] == '\r'))
    i++;
  if (i < n ||
      !json_parser_load_from_data (parser, json, (gssize) n, &error) || escapes_nul (json, n))
    {
      *why = tenbo_json_dup_mistake (json, n);
      /* json-glib may cut a quotation in the middle of a character. */
      if (*why == NULL)
        *why = error != NULL ? g_utf8_make_valid (error->message, -1) : g_strdup ("");
      return NULL;
    }
  return json_parser_get_root (parser);
}

gboolean
tenbo_json_get_int (JsonNode *node,
                    gint64   *out)
{
  *out = 0;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;

  *out = json_node_get_int (node);
  return TRUE;
}

gboolean
tenbo_json_get_bool (JsonNode *node,
                     gboolean *out)
{
  *out = FALSE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return FALSE;

  *out = json_node_get_boolean (node);
  return TRUE;
}

const char *
tenbo_json_get_text (JsonNode *node)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  return json_node_get_string (node);
}

void
tenbo_json_write_text (GString    *out,
                       const char *text)
{
  const char *run = text;

  g_string_append_c (out, '"');
  for (const char *p = text; *p != '\0'; p++)
    if ((guchar) *p < 0x20 || *p == '"' || *p == '\\' || *p == 0x7f)
      {
        g_string_append_len (out, run, p - run);
        if (*p == '"' || *p == '\\')
          g_string_append_printf (out, "\\%c", *p);
        else if (*p == '\n' || *p == '\t')
          g_string_append (out, *p == '\n' ? "\\n" : "\\t");
        else
          g_string_append_printf (out, "\\u%04x", (guchar) *p);
        run = p + 1;
      }
  g_string_append (out, run);
  g_string_append_c (out, '"');
}

void
tenbo_json_write_key (GString    *out,
                      const char *key)
{
  if (out->len > 0 && out->str[out->len - 1] != '{')
    g_string_append (out, ", ");
  g_string_append_c (out, '"');
  g_string_append (out, key);
  g_string_append (out, "\": ");
}

void
tenbo_json_begin_entry (GString *out)
{
  if (out->len > 0 && out->str[out->len - 1] != '[')
    g_string_append (out, ", ");
}

void
tenbo_json_write_indented (GString    *out,
                           const char *json,
                           const char *indent)
{
  for (const char *p = json; *p != '\0'; p++)
    {
      if (*p == '\n' && p[1] == '\0')
        break;
      g_string_append_c (out, *p);
      if (*p == '\n')
        g_string_append (out, indent);
    }
}

void
tenbo_json_write_int (GString *out,
                      gint64   number)
{
  char    digits[20]; /* of the largest 64-bit number, with sign */
  guint   n = G_N_ELEMENTS (digits);
  guint64 rest = number < 0 ? 0 - (guint64) number : (guint64) number;

  do
    {
      digits[--n] = (char) ('0' + rest % 10);
      rest /= 10;
    }
  while (rest > 0);
  if (number < 0)
    digits[--n] = '-';

  g_string_append_len (out, digits + n, G_N_ELEMENTS (digits) - n);
}

void
tenbo_json_write_int_member (GString    *out,
                             const char *key,
                             gint64      number)
{
  tenbo_json_write_key (out, key);
  tenbo_json_write_int (out, number);
}

void
tenbo_json_write_bool_member (GString    *out,
                              const char *key,
                              gboolean    flag)
{
  tenbo_json_write_key (out, key);
  g_string_append (out, flag ? "true" : "false");
}

void
tenbo_json_write_text_member (GString    *out,
                              const char *key,
                              const char *text)
{
  if (text == NULL)
    return;

  tenbo_json_write_key (out, key);
  tenbo_json_write_text (out, text);
}

gboolean
tenbo_json_is_kebab_case (const char *text)
{
  gboolean after_hyphen = TRUE;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && (*p != '-' || after_hyphen))
        return FALSE;
      after_hyphen = *p == '-';
    }
  return !after_hyphen;
}
