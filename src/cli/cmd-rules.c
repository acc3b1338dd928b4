/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-output.h"
#include "tenbo-ruleset-reader.h"
#include "tenbo-words.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Widths in cells, so that wrapped sentences fit into 80 columns. */
#define VALUE_WIDTH 48
#define NOTE_WIDTH  74

/* Width in cells. Next to an ID of usual length, it fits into 80 columns. */
#define SIDE_WIDTH 52

/* Only the user may read the user's data folder. */
#define DIR_MODE 0700

static void
write_ruleset (TenboRuleset *ruleset,
               gboolean      is_shipped,
               GString      *out)
{
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "id", tenbo_ruleset_get_id (ruleset));
  tenbo_json_write_text_member (out, "name", tenbo_ruleset_get_name (ruleset));
  tenbo_json_write_int_member (out, "players", tenbo_ruleset_get_rules (ruleset)->players);
  tenbo_json_write_bool_member (out, "own", !is_shipped);
  g_string_append (out, "}\n");
}

static TenboExit
list (TenboInvocation *self)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("llrl");
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) problems = NULL;

  tenbo_columns_add_headings (columns,
                              (const char *[]) { _ ("ID"), _ ("Name"), _ ("Players"), NULL });
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);
      const char *id = tenbo_ruleset_get_id (ruleset);
      gboolean    is_shipped = tenbo_ruleset_list_is_shipped (rulesets, id);

      if (self->json)
        {
          write_ruleset (ruleset, is_shipped, text);
          continue;
        }
      tenbo_columns_take_row (
        columns, (char *[]) {
                   tenbo_text_printable (id),
                   tenbo_text_shorten_name (tenbo_ruleset_get_name (ruleset)),
                   g_strdup_printf ("%d", tenbo_ruleset_get_rules (ruleset)->players),
                   /* Translators: a ruleset made by the user */
                   is_shipped ? NULL : tenbo_text_printable (_ ("your own")),
                 });
    }
  if (!self->json)
    tenbo_columns_print (columns, 0, text);
  tenbo_print (text);

  /* Errors in the user's own files do not prevent listing the others. */
  problems = tenbo_ruleset_list_dup_problems (rulesets);
  for (char **problem = problems; *problem != NULL; problem++)
    tenbo_print_error ("%s", *problem);

  return problems[0] == NULL ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

static const GOptionEntry json_options[] = {
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* Adds the title of the section of @field unless @section is that section. */
static void
begin_section (TenboColumns *columns,
               TbField       field,
               const char  **section)
{
  if (g_strcmp0 (*section, tenbo_words_section (field)) == 0)
    return;

  *section = tenbo_words_section (field);
  tenbo_columns_add_line (columns, "");
  tenbo_columns_add_line (columns, *section);
}

static void
print_name (TenboRuleset *ruleset,
            GString      *out)
{
  g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (ruleset));

  g_string_append_printf (out, "%s (%s)\n", name, tenbo_ruleset_get_id (ruleset));
}

/* --- rules show --- */

/* Prints the value of each field with its remarks. A star marks a field that differs from @base,
 * which may be NULL. A field that does not apply is printed only if it has a remark. */
static void
print_fields (TenboRuleset *ruleset,
              TenboRuleset *base,
              GString      *out)
{
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");
  const char *section = NULL;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      gboolean         same = base == NULL || tenbo_ruleset_is_same_field (ruleset, base, field);
      g_autofree char *value = NULL;
      g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, field);

      if (notes[0] == NULL && !tenbo_words_field_applies (rules, field))
        continue;

      begin_section (columns, field, &section);
      value = tenbo_words_field_value (rules, field);
      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, 0,
                          g_strconcat (tenbo_words_field (field), same ? NULL : " *", NULL));
      tenbo_columns_add_wrapped (columns, 1, value, VALUE_WIDTH);
      tenbo_columns_add_remarks (columns, 1, notes, VALUE_WIDTH);
    }
  tenbo_columns_print (columns, 2, out);
}

static void
print_notes (TenboRuleset *ruleset,
             GString      *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");
  g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_NONE);

  if (notes[0] == NULL)
    return;
  for (gsize i = 0; notes[i] != NULL; i++)
    {
      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, "•");
      tenbo_columns_add_wrapped (columns, 1, notes[i], NOTE_WIDTH);
    }
  /* Translators: heading: notes of a ruleset */
  g_string_append_printf (out, "\n%s\n", _ ("Notes"));
  tenbo_columns_print (columns, 2, out);
}

static void
print_ruleset (TenboRuleset     *ruleset,
               TenboRulesetList *rulesets,
               GString          *out)
{
  const char *extends = tenbo_ruleset_get_extends (ruleset);
  gboolean    is_shipped = tenbo_ruleset_list_is_shipped (rulesets, tenbo_ruleset_get_id (ruleset));
  g_autoptr (TenboRuleset) base = NULL; /* the ruleset that the user's own one extends */
  g_auto (GStrv) source = tenbo_text_wrap (tenbo_ruleset_get_source (ruleset), NOTE_WIDTH);

  print_name (ruleset, out);
  for (char **line = source; *line != NULL; line++)
    g_string_append_printf (out, "%s\n", *line);

  if (extends != NULL && !is_shipped)
    base = tenbo_ruleset_list_find (rulesets, extends, NULL);
  if (base != NULL)
    {
      g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (base));

      /* Translators: the name of a ruleset and its id: "Extends M.League (mleague); …" */
      g_string_append_printf (out, _ ("Extends %1$s (%2$s); * marks differences"),
                              name, tenbo_ruleset_get_id (base));
      g_string_append_c (out, '\n');
    }
  print_fields (ruleset, base, out);
  print_notes (ruleset, out);
}

static TenboExit
show (TenboInvocation *self)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboRuleset) ruleset = tenbo_command_find_ruleset (rulesets, self->arguments[0]);
  g_autoptr (GString) text = g_string_new (NULL);

  if (ruleset == NULL)
    return TENBO_EXIT_REFUSED;

  if (self->json)
    g_string_append (text, tenbo_ruleset_get_json (ruleset));
  else
    print_ruleset (ruleset, rulesets, text);
  if (text->len == 0 || text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}

static const GOptionEntry show_options[] = {
  { "json", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (json),
    N_ ("Print the whole ruleset as a ruleset file"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- rules check --- */

/* Returns the errors of the file @label, one per line, or NULL. Sets @ruleset if it can be read.
 * Transfer full. */
static char *
find_errors (const char       *path,
             const char       *label,
             GBytes           *json,
             TenboRulesetList *rulesets,
             TenboRuleset    **ruleset)
{
  g_autofree char *stem = g_path_get_basename (path); /* the expected ID */
  const char      *id;
  gsize            length;
  const char      *text = g_bytes_get_data (json, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) shipped = NULL;

  *ruleset = tenbo_ruleset_new_from_json (text, (gssize) length, label,
                                          tenbo_ruleset_list_lookup, rulesets, &error);
  if (*ruleset == NULL)
    return g_strdup (error->message);

  id = tenbo_ruleset_get_id (*ruleset);
  if (tenbo_ruleset_list_is_shipped (rulesets, id))
    shipped = tenbo_ruleset_list_find (rulesets, id, NULL);
  if (shipped != NULL &&
      !g_str_equal (tenbo_ruleset_get_json (shipped), tenbo_ruleset_get_json (*ruleset)))
    return g_strdup_printf (_ ("%s: id: “%s” is the id of a built-in ruleset. Choose another "
                               "id and file name."),
                            label, id);

  if (g_str_has_suffix (stem, ".json"))
    stem[strlen (stem) - strlen (".json")] = '\0';
  if (!g_str_equal (path, "-") && !g_str_equal (id, stem))
    /* Translators: a file, the ID that its name requires, the ID in the file. */
    return g_strdup_printf (_ ("%s: id: expected “%s”, the name of the file, not “%s”."), label,
                            stem, id);

  return NULL;
}

/* Prints a checked file as JSON; @errors is NULL if there are none. */
static void
print_checked (const char   *label,
               TenboRuleset *ruleset,
               char        **errors)
{
  g_autoptr (GString) text = g_string_new ("{");

  tenbo_json_write_text_member (text, "file", label);
  if (ruleset != NULL)
    {
      tenbo_json_write_text_member (text, "id", tenbo_ruleset_get_id (ruleset));
      tenbo_json_write_text_member (text, "name", tenbo_ruleset_get_name (ruleset));
    }
  tenbo_json_write_key (text, "problems");
  g_string_append_c (text, '[');
  for (; errors != NULL && *errors != NULL; errors++)
    {
      tenbo_json_begin_entry (text);
      tenbo_json_write_text (text, *errors);
    }
  g_string_append (text, "]}\n");
  tenbo_print (text);
}

static TenboExit
check_file (TenboInvocation  *self,
            const char       *path,
            TenboRulesetList *rulesets)
{
  g_autofree char *contents = NULL;
  g_autofree char *label = tenbo_file_label (path);
  g_autofree char *message = NULL;
  g_auto (GStrv) errors = NULL;
  gsize length;
  g_autoptr (GBytes) json = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;

  if (!tenbo_read_file (path, &contents, &length))
    return TENBO_EXIT_REFUSED;

  json = g_bytes_new_take (g_steal_pointer (&contents), length);
  message = find_errors (path, label, json, rulesets, &ruleset);
  if (message != NULL)
    errors = g_strsplit (message, "\n", -1);

  if (self->json)
    print_checked (label, ruleset, errors);
  else if (errors == NULL)
    tenbo_print_line (_ ("%s: OK (%s)"), label, tenbo_ruleset_get_name (ruleset));
  else
    for (char **line = errors; *line != NULL; line++)
      tenbo_print_error ("%s", *line);

  return errors == NULL ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

static TenboExit
check (TenboInvocation *self)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  TenboExit status = TENBO_EXIT_DONE;

  for (char **path = self->arguments; *path != NULL; path++)
    if (check_file (self, *path, rulesets) != TENBO_EXIT_DONE)
      status = TENBO_EXIT_REFUSED;

  return status;
}

static const GOptionEntry check_options[] = {
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* --- rules format --- */

static TenboExit
format (TenboInvocation *self)
{
  const char      *path = self->arguments[0];
  g_autofree char *label = tenbo_file_label (path);
  g_autofree char *json = NULL;
  g_autofree char *canonical = NULL;
  gsize            length;
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_read_file (path, &json, &length))
    return TENBO_EXIT_REFUSED;
  ruleset = tenbo_ruleset_new_from_json (json, (gssize) length, label,
                                         tenbo_ruleset_list_lookup, rulesets, &error);
  if (ruleset == NULL)
    return tenbo_print_ruleset_error (error);

  canonical = tenbo_ruleset_write_file (tenbo_ruleset_get_head (ruleset),
                                        tenbo_ruleset_get_rules (ruleset));
  text = g_string_new (canonical);
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* --- rules new --- */

/* Returns whether @base is the ruleset @id or extends it. */
static gboolean
is_built_on (TenboRulesetList *rulesets,
             TenboRuleset     *base,
             const char       *id)
{
  g_autoptr (TenboRuleset) each = g_object_ref (base);

  while (each != NULL)
    {
      g_autoptr (TenboRuleset) extending = g_steal_pointer (&each);
      const char *next = tenbo_ruleset_get_extends (extending);

      if (g_str_equal (tenbo_ruleset_get_id (extending), id))
        return TRUE;
      if (next != NULL)
        each = tenbo_ruleset_list_find (rulesets, next, NULL);
    }
  return FALSE;
}

static TenboExit
write_file (const TenboInvocation *self,
            GString               *json)
{
  g_autofree char *dir = tenbo_ruleset_list_default_dir ();
  g_autofree char *file = g_strconcat (self->arguments[0], ".json", NULL);
  g_autofree char *path = g_build_filename (dir, file, NULL);
  g_autofree char *label = g_filename_display_name (path);
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (dir, DIR_MODE) < 0)
    return tenbo_print_error (_ ("%s: cannot be written: %s"), label, g_strerror (errno));

  output = tenbo_output_open (path, self->force);
  if (output == NULL)
    return TENBO_EXIT_REFUSED;
  if (!tenbo_output_write (output, json, &error) || !tenbo_output_finish (output, &error))
    return tenbo_print_output_error (path, error);

  /* Translators: a file and the id of the ruleset that it extends. */
  tenbo_print_line (_ ("Created %1$s, which extends “%2$s”. Add the fields that differ."),
                    label, self->from);
  return TENBO_EXIT_DONE;
}

/* Refuses an ID that the user's own rulesets cannot have, and texts that no ruleset can have, so
 * that the new file can be read. */
static TenboExit new (TenboInvocation *self)
{
  const char *id = self->arguments[0];
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboRuleset) base = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;

  if (self->from == NULL)
    return tenbo_misused (self, _ ("Missing --from. Use it to name the ruleset to extend."));
  if (!g_utf8_validate (id, -1, NULL))
    return tenbo_misused (self, _ ("%s: invalid UTF-8."), "ID");
  if (!tenbo_check_text (self, "--name", self->name, TENBO_MAX_NAME))
    return TENBO_EXIT_USAGE;

  rulesets = tenbo_command_rulesets ();
  base = tenbo_command_find_ruleset (rulesets, self->from);
  if (base == NULL)
    return TENBO_EXIT_REFUSED;

  json = tenbo_ruleset_dup_extension (base, id, self->name != NULL ? self->name : id);
  if (tenbo_ruleset_list_is_shipped (rulesets, id))
    return tenbo_print_error (_ ("“%s” is a built-in ruleset; choose another ID."), id);
  if (is_built_on (rulesets, base, id))
    return tenbo_print_error (_ ("“%s” extends “%s”; choose another base."),
                              tenbo_ruleset_get_id (base), id);
  ruleset = tenbo_ruleset_new_from_json (json, (gssize) strlen (json), id,
                                         tenbo_ruleset_list_lookup, rulesets, &error);
  if (ruleset == NULL)
    return tenbo_print_ruleset_error (error);

  text = g_string_new (json);
  return write_file (self, text);
}

static const GOptionEntry new_options[] = {
  { "from", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (from),
    N_ ("Ruleset to extend"), N_ ("ID") },
  { "name", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (name),
    N_ ("Name of the new ruleset"), N_ ("NAME") },
  TENBO_FORCE_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* --- rules diff --- */

/* Prints the fields that differ between the two @sides and apply to at least one of them. A dash
 * marks a field that does not apply. */
static void
print_difference (TenboRuleset *const *sides,
                  GString             *out)
{
  const TbRules *rules[] = {
    tenbo_ruleset_get_rules (sides[0]),
    tenbo_ruleset_get_rules (sides[1]),
  };
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");
  const char *section = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    print_name (sides[i], out);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *title = g_strdup_printf ("  %s", tenbo_words_field (field));

      if (!tenbo_words_field_differs (sides[0], sides[1], field))
        continue;

      begin_section (columns, field, &section);
      tenbo_columns_add_line (columns, title);
      for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
        {
          g_autofree char *value =
            tenbo_words_field_applies (rules[i], field) ? tenbo_words_field_value (rules[i], field)
                                                        : g_strdup ("–");

          tenbo_columns_add_row (columns);
          tenbo_columns_set (columns, 0, tenbo_ruleset_get_id (sides[i]));
          tenbo_columns_add_wrapped (columns, 1, value, SIDE_WIDTH);
        }
    }
  if (section == NULL)
    g_string_append_printf (out, "\n%s\n", _ ("The rules are identical."));
  tenbo_columns_print (columns, 4, out);
}

/* Writes the member @key of the file @root of a ruleset; null if the file has none. */
static void
write_value (GString    *out,
             JsonNode   *root,
             const char *key)
{
  JsonNode        *value = json_object_get_member (json_node_get_object (root), key);
  g_autofree char *text = value != NULL ? json_to_string (value, FALSE) : NULL;

  g_string_append (out, text != NULL ? text : "null");
}

/* Writes an object for each field that differs, with both values. */
static void
write_difference (TenboRuleset *const *sides,
                  GString             *out)
{
  g_autoptr (JsonNode) first = json_from_string (tenbo_ruleset_get_json (sides[0]), NULL);
  g_autoptr (JsonNode) second = json_from_string (tenbo_ruleset_get_json (sides[1]), NULL);

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tenbo_words_field_differs (sides[0], sides[1], field))
      {
        g_string_append_c (out, '{');
        tenbo_json_write_text_member (out, "field", tb_rule_fields[field].key);
        tenbo_json_write_key (out, "values");
        g_string_append_c (out, '[');
        write_value (out, first, tb_rule_fields[field].key);
        g_string_append_c (out, ',');
        write_value (out, second, tb_rule_fields[field].key);
        g_string_append (out, "]}\n");
      }
}

static TenboExit
diff (TenboInvocation *self)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboRuleset) first = NULL;
  g_autoptr (TenboRuleset) second = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  first = tenbo_command_find_ruleset (rulesets, self->arguments[0]);
  if (first != NULL)
    second = tenbo_command_find_ruleset (rulesets, self->arguments[1]);
  if (second == NULL)
    return TENBO_EXIT_REFUSED;

  if (self->json)
    write_difference ((TenboRuleset *[]) { first, second }, text);
  else
    print_difference ((TenboRuleset *[]) { first, second }, text);
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}

const TenboCommand tenbo_commands_rules[] = {
  {
    .name = "rules list",
    .summary = N_ ("List rulesets"),
    .details = N_ ("Lists the built-in rulesets and your own."),
    .example = "tenbo-cli rules list --json",
    .options = json_options,
    .run = list,
  },
  {
    .name = "rules show",
    .arguments = "ID",
    .summary = N_ ("Describe a ruleset"),
    .details = N_ ("Describes the rules of the ruleset ID in plain words."),
    .example = "tenbo-cli rules show mleague",
    .n_arguments = { 1, 1 },
    .options = show_options,
    .run = show,
  },
  {
    .name = "rules diff",
    .arguments = "ID ID",
    .summary = N_ ("Compare two rulesets"),
    .details = N_ ("Lists the rules that differ between two rulesets, with their values. A dash "
                   "marks a rule that does not apply."),
    .example = "tenbo-cli rules diff mleague wrc-2025",
    .n_arguments = { 2, 2 },
    .options = json_options,
    .run = diff,
  },
  {
    .name = "rules new",
    .arguments = "ID --from ID",
    .summary = N_ ("Create a ruleset"),
    .details = N_ ("Creates a ruleset file in the folder of your own rulesets. The new ruleset "
                   "extends the one that --from names; add the fields that differ. An existing "
                   "file is replaced only with --force."),
    .example = "tenbo-cli rules new my-club --from mleague --name \"My club\"",
    .n_arguments = { 1, 1 },
    .options = new_options,
    .run = new,
  },
  {
    .name = "rules check",
    .arguments = "FILE…",
    .summary = N_ ("Check ruleset files"),
    .details = N_ ("Checks ruleset files and explains each error."),
    .example = "tenbo-cli rules check my-club.json",
    .n_arguments = { 1, G_MAXINT },
    .options = check_options,
    .run = check,
  },
  {
    .name = "rules format",
    .arguments = "FILE",
    .summary = N_ ("Print a ruleset file in canonical form"),
    .details = N_ ("Prints a ruleset file as the program writes it: the fields in the order of the "
                   "documentation, indented by two spaces."),
    .example = "tenbo-cli rules format my-club.json",
    .n_arguments = { 1, 1 },
    .run = format,
  },
  { .name = NULL },
};
