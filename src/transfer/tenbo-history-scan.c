/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-scan.h"

#include "tenbo-json.h"

#include <string.h>

static const char *
skip_space (const char *p,
            const char *end)
{
  while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'))
    p++;

  return p;
}

/* Returns the end of the string that begins at @p; @end if it is not terminated. */
static const char *
skip_string (const char *p,
             const char *end)
{
  for (p++; p < end; p++)
    {
      if (*p == '"')
        return p + 1;
      if (*p == '\\')
        p++;
    }

  return end;
}

/* Returns the comma or bracket that ends the value at @p; @end if there is none. */
static const char *
skip_value (const char *p,
            const char *end)
{
  guint depth = 0;

  while (p < end)
    {
      if (*p == '"')
        {
          p = skip_string (p, end);
          continue;
        }
      if (depth == 0 && (*p == ',' || *p == ']' || *p == '}'))
        return p;
      if (*p == '[' || *p == '{')
        depth++;
      else if (*p == ']' || *p == '}')
        depth--;
      p++;
    }

  return end;
}

/* Whether the string in @span, with its quotes, is @key. It may contain escapes. */
static gboolean
is_key (const TenboSpan *span,
        const char      *key)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *json = NULL;
  g_autofree char *why = NULL;
  gsize            length = (gsize) (span->end - span->begin);
  JsonNode        *node;

  if (memchr (span->begin, '\\', length) == NULL)
    return length == strlen (key) + 2 && strncmp (span->begin + 1, key, strlen (key)) == 0;

  parser = tenbo_json_parser_new ();
  json = g_strdup_printf ("[%.*s]", (int) length, span->begin);
  node = tenbo_json_parser_load (parser, json, -1, &why);
  return node != NULL &&
         g_strcmp0 (json_array_get_string_element (json_node_get_array (node), 0), key) == 0;
}

/* Returns the value of the member at @p, after its key; NULL if it is not a member. */
static const char *
find_value (const char *p,
            const char *end,
            TenboSpan  *key)
{
  p = skip_space (p, end);
  if (p == end || *p != '"')
    return NULL;

  key->begin = p;
  p = skip_string (p, end);
  key->end = p;
  p = skip_space (p, end);
  if (p == end || *p != ':')
    return NULL;

  return skip_space (p + 1, end);
}

gboolean
tenbo_history_scan_list (const char *json,
                         gsize       length,
                         const char *key,
                         TenboSpan  *list)
{
  const char *end = json + length;
  const char *p = skip_space (json, end);
  gboolean    found = FALSE;

  *list = (TenboSpan) { NULL, NULL };
  if (p == end || *p != '{')
    return FALSE;

  for (;;)
    {
      TenboSpan   name;
      const char *value = find_value (p + 1, end, &name);

      if (value == NULL)
        return FALSE;
      p = skip_value (value, end);
      if (p == end || *p == ']')
        return FALSE;
      if (is_key (&name, key))
        {
          const char *last = p;

          while (last > value && strchr (" \n\r\t", last[-1]) != NULL)
            last--;
          found = last - value >= 2 && *value == '[' && last[-1] == ']';
          if (found)
            *list = (TenboSpan) { value + 1, last - 1 };
        }
      if (*p == '}')
        return found && skip_space (p + 1, end) == end;
    }
}

gboolean
tenbo_history_scan_entry (TenboSpan *list,
                          TenboSpan *entry)
{
  const char *end;

  if (list->begin == NULL || list->begin > list->end)
    return FALSE;

  end = skip_value (list->begin, list->end);
  entry->begin = skip_space (list->begin, end);
  entry->end = end;
  /* Beyond the end: no comma follows this entry. */
  list->begin = end + 1;

  return TRUE;
}
