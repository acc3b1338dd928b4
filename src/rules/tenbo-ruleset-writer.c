/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-notes.h"
#include "tenbo-ruleset-reader.h"

#include <string.h>

/* Column at which lists of words wrap */
#define MAX_COLUMNS 100

/* The revision before which no game was recorded */
#define FIRST_REVISION 2

/* Writes a list of words, with as many per line as fit. */
static void
write_words (GString           *out,
             const char *const *words,
             size_t             n_words)
{
  gsize line = out->len;

  while (line > 0 && out->str[line - 1] != '\n')
    line--;

  g_string_append_c (out, '[');
  for (size_t i = 0; i < n_words; i++)
    {
      gsize wanted = strlen (words[i]) + strlen ("\"\",");

      if (i > 0 && out->len - line + 1 + wanted > MAX_COLUMNS)
        {
          g_string_append (out, "\n    ");
          line = out->len - strlen ("    ");
        }
      else if (i > 0)
        g_string_append_c (out, ' ');
      tenbo_json_write_text (out, words[i]);
      if (i + 1 < n_words)
        g_string_append_c (out, ',');
    }
  g_string_append_c (out, ']');
}

static void write_field (GString           *out,
                         const TbRuleField *field,
                         const TbRules     *rules,
                         const void        *base);

/* Whether the member @field of the record at @base means the same if a file omits it. */
static gboolean
can_omit (const TbRuleField *field,
          const guint8      *base)
{
  const guint8 *at = base + field->offset;
  int32_t       number;

  if (!field->optional)
    return FALSE;
  if (field->kind == TB_FIELD_KIND_BOOL)
    return *(const bool *) at == (field->before != 0);
  if (field->kind == TB_FIELD_KIND_TEXT)
    return at[0] == '\0';

  memcpy (&number, at, sizeof number);
  return number == field->before;
}

static void
write_records (GString           *out,
               const TbRuleField *field,
               const TbRules     *rules,
               const guint8      *base)
{
  const TbRecordShape *shape = field->records;
  int32_t              count;

  memcpy (&count, base + shape->count_offset, sizeof count);
  if (field == &tb_rule_fields[TB_FIELD_YAKU])
    count = tb_rules_count_listed_yaku (rules);
  if (count == 0)
    {
      g_string_append (out, "[]");
      return;
    }
  g_string_append (out, "[\n");
  for (int32_t i = 0; i < count; i++)
    {
      g_string_append (out, "    {");
      for (size_t j = 0; j < shape->n_fields; j++)
        {
          const TbRuleField *member = &shape->fields[j];
          const guint8      *record = base + field->offset + (size_t) i * shape->stride;

          if (can_omit (member, record))
            continue;

          tenbo_json_write_key (out, member->key);
          write_field (out, member, rules, record);
        }
      g_string_append (out, i + 1 < count ? "},\n" : "}\n");
    }
  g_string_append (out, "  ]");
}

static void
write_field (GString           *out,
             const TbRuleField *field,
             const TbRules     *rules,
             const void        *base)
{
  const void *at = (const guint8 *) base + field->offset;
  const char *words[TB_N_YAKU];
  size_t      n_words = 0;
  unsigned    word;

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      g_string_append (out, *(const bool *) at ? "true" : "false");
      return;
    case TB_FIELD_KIND_INT:
      tenbo_json_write_int (out, *(const int32_t *) at);
      return;
    case TB_FIELD_KIND_ENUM:
      memcpy (&word, at, sizeof word);
      tenbo_json_write_text (out, field->words[word]);
      return;
    case TB_FIELD_KIND_YAKU:
      tenbo_json_write_text (out, tb_yaku_id (*(const TbYaku *) at));
      return;
    case TB_FIELD_KIND_YAKU_SET:
      for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
        if (*(const TbYakuSet *) at & TB_YAKU_BIT (yaku))
          words[n_words++] = tb_yaku_id (yaku);
      write_words (out, words, n_words);
      return;
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
      tenbo_json_write_text (out, at);
      return;
    case TB_FIELD_KIND_ROW:
      for (int i = 0; i < rules->players; i++)
        {
          g_string_append (out, i > 0 ? ", " : "[");
          tenbo_json_write_int (out, ((const int32_t *) at)[i]);
        }
      g_string_append_c (out, ']');
      return;
    case TB_FIELD_KIND_RECORDS:
      write_records (out, field, rules, base);
      return;
    default:
      g_return_if_reached ();
    }
}

static void
write_key (GString    *out,
           const char *key)
{
  g_string_append (out, ",\n  ");
  tenbo_json_write_text (out, key);
  g_string_append (out, ": ");
}

static void
write_languages (GString                *out,
                 const TenboRulesetText *text)
{
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "en", text->en);
  tenbo_json_write_text_member (out, "ja", text->ja);
  tenbo_json_write_text_member (out, "zh", text->zh);
  g_string_append_c (out, '}');
}

/* Writes the first members of every file. */
static void
write_beginning (GString                *out,
                 const TenboRulesetHead *head)
{
  g_string_append_printf (out, "{\n  \"format\": \"tenbo-rules/%d\"", TB_RULES_REVISION);
  write_key (out, "id");
  tenbo_json_write_text (out, head->id);
  write_key (out, "name");
  write_languages (out, &head->name);
}

void
tenbo_ruleset_write_field (GString       *out,
                           const TbRules *rules,
                           TbField        field)
{
  write_field (out, &tb_rule_fields[field], rules, rules);
}

char *
tenbo_ruleset_write_extension (const TenboRulesetHead *head)
{
  GString *out = g_string_new (NULL);

  write_beginning (out, head);
  write_key (out, "extends");
  tenbo_json_write_text (out, head->extends);
  g_string_append (out, "\n}\n");
  return g_string_free_and_steal (out);
}

char *
tenbo_ruleset_write_meaning (const char    *id,
                             const TbRules *rules)
{
  GString *out = g_string_new ("{\n  \"id\": ");

  tenbo_json_write_text (out, id);
  for (size_t i = 0; i < TB_N_FIELDS; i++)
    {
      const TbRuleField *field = &tb_rule_fields[i];

      if (field->revision > FIRST_REVISION && field->kind != TB_FIELD_KIND_ROW &&
          tb_rules_read_number (rules, (TbField) i) == field->before)
        continue;

      write_key (out, field->key);
      tenbo_ruleset_write_field (out, rules, (TbField) i);
    }
  g_string_append (out, "\n}\n");
  return g_string_free_and_steal (out);
}

/* Writes the ruleset, in full if @whole is TRUE, otherwise as its file. */
static char *
write_ruleset (const TenboRulesetHead *head,
               const TbRules          *rules,
               gboolean                whole)
{
  GString *out = g_string_new (NULL);
  guint    n_notes = whole ? head->notes->len : head->n_own_notes;

  write_beginning (out, head);
  if (head->source.en != NULL)
    {
      write_key (out, "source");
      if (head->source.ja == NULL && head->source.zh == NULL)
        tenbo_json_write_text (out, head->source.en);
      else
        write_languages (out, &head->source);
    }
  if (n_notes > 0)
    {
      write_key (out, "notes");
      tenbo_ruleset_write_notes (out, head->notes, n_notes);
    }
  if (!whole && head->extends != NULL)
    {
      write_key (out, "extends");
      tenbo_json_write_text (out, head->extends);
    }

  for (size_t i = 0; i < TB_N_FIELDS; i++)
    if (whole || head->own[i])
      {
        write_key (out, tb_rule_fields[i].key);
        tenbo_ruleset_write_field (out, rules, (TbField) i);
      }
  g_string_append (out, "\n}\n");
  return g_string_free_and_steal (out);
}

char *
tenbo_ruleset_write (const TenboRulesetHead *head,
                     const TbRules          *rules)
{
  return write_ruleset (head, rules, TRUE);
}

char *
tenbo_ruleset_write_file (const TenboRulesetHead *head,
                          const TbRules          *rules)
{
  return write_ruleset (head, rules, FALSE);
}
