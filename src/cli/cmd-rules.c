/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-free-text.h"
#include "tenbo-output.h"
#include "tenbo-words.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* The sentences are broken so that they fit into an ordinary terminal. */
#define VALUE_WIDTH 48
#define NOTE_WIDTH  74

/* --- rules list --- */

static void
add_ruleset (TenboColumns     *columns,
             TenboRulesetList *rulesets,
             TenboRuleset     *ruleset)
{
  const char *id = tenbo_ruleset_get_id (ruleset);
  int         n_players = tenbo_ruleset_get_rules (ruleset)->players;

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, id);
  tenbo_columns_set_name (columns, 1, tenbo_ruleset_get_name (ruleset));
  tenbo_columns_take (columns, 2, g_strdup_printf ("%d", n_players));
  if (!tenbo_ruleset_list_is_shipped (rulesets, id))
    tenbo_columns_set (columns, 3, _ ("your own"));
}

TenboExit
tenbo_cmd_rules_list (const TenboCommand *command,
                      int                 argc,
                      char              **argv)
{
  const TenboAlign alignments[] = {
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
  };
  TenboExit status;
  g_auto (GStrv) arguments = NULL;
  g_auto (GStrv) problems = NULL;
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!tenbo_command_parse (command, argc, argv, NULL, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("ID"));
  tenbo_columns_set (columns, 1, _ ("Name"));
  tenbo_columns_set (columns, 2, _ ("Players"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      add_ruleset (columns, rulesets, ruleset);
    }
  tenbo_columns_print (columns, 0, text);
  tenbo_print (text);

  /* An own file that cannot be read does not spoil the list of the others. */
  problems = tenbo_ruleset_list_dup_problems (rulesets);
  for (char **problem = problems; *problem != NULL; problem++)
    tenbo_complain ("%s", *problem);

  return problems[0] == NULL ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

/* --- rules show --- */

/* What is said of one field: what it is set to, and why. A star marks one that @base, if there is
 * one, sets to something else. */
static void
add_field (TenboColumns *columns,
           TenboRuleset *ruleset,
           TenboRuleset *base,
           TbField       field)
{
  gboolean         differs = base != NULL && !tenbo_ruleset_is_same_field (ruleset, base, field);
  g_autofree char *value = tenbo_words_field_value (tenbo_ruleset_get_rules (ruleset), field);
  g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, field);

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, 0,
                      g_strconcat (tenbo_words_field (field), differs ? " *" : NULL, NULL));
  tenbo_columns_add_wrapped (columns, 1, value, VALUE_WIDTH);
  for (char **note = notes; *note != NULL; note++)
    {
      /* Translators: a remark below what a rule is set to. */
      g_autofree char *remark = g_strdup_printf (C_ ("remark", "(%s)"), *note);

      tenbo_columns_add_row (columns);
      tenbo_columns_add_wrapped (columns, 1, remark, VALUE_WIDTH);
    }
}

/* A field that says nothing here is still shown if there is a remark on it. */
static gboolean
is_shown (TenboRuleset *ruleset,
          TbField       field)
{
  g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, field);

  return notes[0] != NULL ||
         tenbo_words_field_applies (tenbo_ruleset_get_rules (ruleset), field);
}

static void
print_fields (TenboRuleset *ruleset,
              TenboRuleset *base,
              GString      *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  const char *section = NULL;

  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      TbField field = (TbField) i;

      if (!is_shown (ruleset, field))
        continue;
      if (g_strcmp0 (section, tenbo_words_section (field)) != 0)
        {
          section = tenbo_words_section (field);
          tenbo_columns_add_line (columns, "");
          tenbo_columns_add_line (columns, section);
        }
      add_field (columns, ruleset, base, field);
    }
  tenbo_columns_print (columns, 2, out);
}

static void
print_notes (TenboRuleset *ruleset,
             GString      *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_NONE);

  if (notes[0] == NULL)
    return;
  for (gsize i = 0; notes[i] != NULL; i++)
    {
      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, "•");
      tenbo_columns_add_wrapped (columns, 1, notes[i], NOTE_WIDTH);
    }
  g_string_append_printf (out, "\n%s\n", _ ("Notes"));
  tenbo_columns_print (columns, 2, out);
}

/* The ruleset that @ruleset, one of the user's own, extends; NULL if it is whole. Transfer full. */
static TenboRuleset *
find_base (TenboRuleset     *ruleset,
           TenboRulesetList *rulesets)
{
  const char *extends = tenbo_ruleset_get_extends (ruleset);

  if (extends == NULL || tenbo_ruleset_list_is_shipped (rulesets, tenbo_ruleset_get_id (ruleset)))
    return NULL;

  return tenbo_ruleset_list_find (rulesets, extends, NULL);
}

static void
print_base (TenboRuleset *base,
            GString      *out)
{
  g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (base));

  /* Translators: the name of a ruleset and its id: "Extends M.League (mleague); …" */
  g_string_append_printf (out, _ ("Extends %1$s (%2$s); a star marks what differs from it"), name,
                          tenbo_ruleset_get_id (base));
  g_string_append_c (out, '\n');
}

static void
print_ruleset (TenboRuleset     *ruleset,
               TenboRulesetList *rulesets,
               GString          *out)
{
  g_autoptr (TenboRuleset) base = find_base (ruleset, rulesets);
  g_auto (GStrv) source = tenbo_text_wrap (tenbo_ruleset_get_source (ruleset), NOTE_WIDTH);
  g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (ruleset));

  g_string_append_printf (out, "%s (%s)\n", name, tenbo_ruleset_get_id (ruleset));
  for (char **line = source; *line != NULL; line++)
    g_string_append_printf (out, "%s\n", *line);
  if (base != NULL)
    print_base (base, out);
  print_fields (ruleset, base, out);
  print_notes (ruleset, out);
}

TenboExit
tenbo_cmd_rules_show (const TenboCommand *command,
                      int                 argc,
                      char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean           as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json,
      N_ ("Print the whole ruleset as a ruleset file"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  ruleset = tenbo_command_find_ruleset (rulesets, arguments[0]);
  if (ruleset == NULL)
    return TENBO_EXIT_REFUSED;

  if (as_json)
    g_string_append (text, tenbo_ruleset_get_json (ruleset));
  else
    print_ruleset (ruleset, rulesets, text);
  if (text->len == 0 || text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}

/* --- rules check --- */

/* The name that the file @path gives to a ruleset in it. Transfer full. */
static char *
get_stem (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  if (g_str_has_suffix (name, ".json"))
    name[strlen (name) - strlen (".json")] = '\0';

  return g_steal_pointer (&name);
}

/* Whether @ruleset has the id of a ruleset of the program, and is not that one. */
static gboolean
takes_shipped_id (TenboRuleset     *ruleset,
                  TenboRulesetList *rulesets)
{
  const char *id = tenbo_ruleset_get_id (ruleset);
  g_autoptr (TenboRuleset) shipped = NULL;

  if (!tenbo_ruleset_list_is_shipped (rulesets, id))
    return FALSE;

  shipped = tenbo_ruleset_list_find (rulesets, id, NULL);
  return !g_str_equal (tenbo_ruleset_get_json (shipped), tenbo_ruleset_get_json (ruleset));
}

static gboolean
check_file (const char       *path,
            TenboRulesetList *rulesets)
{
  g_autofree char *json = NULL;
  g_autofree char *label = tenbo_file_label (path);
  g_autofree char *stem = get_stem (path);
  gsize            length;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!tenbo_read_file (path, &json, &length))
    return FALSE;
  ruleset = tenbo_ruleset_new_from_json (json, (gssize) length, label,
                                         tenbo_ruleset_list_lookup, rulesets, &error);
  if (ruleset == NULL)
    {
      tenbo_complain_of_ruleset (error);
      return FALSE;
    }
  if (takes_shipped_id (ruleset, rulesets))
    {
      tenbo_complain (_ ("%s: id: “%s” is a ruleset of the program, another file name and id would "
                         "be right"),
                      label, tenbo_ruleset_get_id (ruleset));
      return FALSE;
    }
  if (!g_str_equal (path, "-") && !g_str_equal (tenbo_ruleset_get_id (ruleset), stem))
    {
      /* Translators: file, what its name promises, what stands in it. */
      tenbo_complain (_ ("%s: id: it must be the name of the file, “%s”, not “%s”."),
                      label, stem, tenbo_ruleset_get_id (ruleset));
      return FALSE;
    }

  g_string_append_printf (text, _ ("%s: fine (%s)"), label, tenbo_ruleset_get_name (ruleset));
  g_string_append_c (text, '\n');
  tenbo_print (text);

  return TRUE;
}

TenboExit
tenbo_cmd_rules_check (const TenboCommand *command,
                       int                 argc,
                       char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, NULL, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  for (char **path = arguments; *path != NULL; path++)
    if (!check_file (*path, rulesets))
      status = TENBO_EXIT_REFUSED;

  return status;
}

/* --- rules new --- */

/* Only the user is to read what is in the user's folder of data. */
#define DIR_MODE 0700

/* What to make. */
typedef struct
{
  const char *id;
  char       *from; /* the id of the base */
  char       *name; /* in English; NULL: the id */
  gboolean    force;
} Request;

/* Whether @base is the ruleset @id, or extends it. */
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

/* Refuses an id that a ruleset of the user's own cannot have, and texts that none can have: the new
 * file @json has to be one that can be read. */
static gboolean
check (const Request    *request,
       TenboRulesetList *rulesets,
       TenboRuleset     *base,
       const char       *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;

  if (tenbo_ruleset_list_is_shipped (rulesets, request->id))
    {
      tenbo_complain (_ ("“%s” is a ruleset of the program, choose another id."), request->id);
      return FALSE;
    }
  if (is_built_on (rulesets, base, request->id))
    {
      tenbo_complain (_ ("“%s” extends “%s”, choose another base."),
                      tenbo_ruleset_get_id (base), request->id);
      return FALSE;
    }
  ruleset = tenbo_ruleset_new_from_json (json, (gssize) strlen (json), request->id,
                                         tenbo_ruleset_list_lookup, rulesets, &error);
  if (ruleset == NULL)
    tenbo_complain_of_ruleset (error);

  return ruleset != NULL;
}

static gboolean
write_file (const Request *request,
            GString       *json)
{
  g_autofree char *dir = tenbo_ruleset_list_default_dir ();
  g_autofree char *file = g_strconcat (request->id, ".json", NULL);
  g_autofree char *path = g_build_filename (dir, file, NULL);
  g_autofree char *label = g_filename_display_name (path);
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (g_mkdir_with_parents (dir, DIR_MODE) < 0)
    {
      tenbo_complain (_ ("%s: cannot be written: %s"), label, g_strerror (errno));
      return FALSE;
    }

  output = tenbo_output_open (path, request->force);
  if (output == NULL)
    return FALSE;
  if (!tenbo_output_write (output, json, &error) || !tenbo_output_finish (output, &error))
    {
      tenbo_complain_of_output (path, error);
      return FALSE;
    }

  /* Translators: a file and the id of the ruleset that it extends. */
  g_string_append_printf (text, _ ("%1$s: written. It extends “%2$s”; add the fields that are "
                                   "different."),
                          label, request->from);
  g_string_append_c (text, '\n');
  tenbo_print (text);

  return TRUE;
}

static gboolean
make (const Request *request)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboRuleset) base = tenbo_command_find_ruleset (rulesets, request->from);
  g_autofree char *json = NULL;
  g_autoptr (GString) text = NULL;

  if (base == NULL)
    return FALSE;

  json = tenbo_ruleset_dup_extension (base, request->id,
                                      request->name != NULL ? request->name : request->id);
  text = g_string_new (json);
  return check (request, rulesets, base, json) && write_file (request, text);
}

TenboExit
tenbo_cmd_rules_new (const TenboCommand *command,
                     int                 argc,
                     char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *from = NULL;
  g_autofree char   *name = NULL;
  gboolean           force = FALSE;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, N_ ("The ruleset that the new one extends"),
      N_ ("ID") },
    { "name", 0, 0, G_OPTION_ARG_STRING, &name, N_ ("The name of the new ruleset in lists"),
      N_ ("NAME") },
    tenbo_force_option (&force),
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;
  gboolean  made;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (from == NULL)
    return tenbo_command_misused (command,
                                  _ ("--from is missing; it names the ruleset to start from."));
  if (!g_utf8_validate (arguments[0], -1, NULL))
    return tenbo_command_misused (command, _ ("%s: this is not UTF-8."), "ID");
  if (!tenbo_command_check_text (command, "--name", name, TENBO_MAX_NAME))
    return TENBO_EXIT_USAGE;

  made = make (&(Request) { arguments[0], from, name, force });

  return made ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

/* --- rules diff --- */

#define N_SIDES 2

/* Beside an id of usual length this fits into an ordinary terminal. */
#define SIDE_WIDTH 52

/* For a rule that has no meaning under a ruleset. */
#define NO_MEANING "–"

/* Whether @field is to be shown: the two differ in it, and it has a meaning in one of them. */
static gboolean
differs (TenboRuleset *const *sides,
         TbField              field)
{
  return !tenbo_ruleset_is_same_field (sides[0], sides[1], field) &&
         (tenbo_words_field_applies (tenbo_ruleset_get_rules (sides[0]), field) ||
          tenbo_words_field_applies (tenbo_ruleset_get_rules (sides[1]), field));
}

static void
add_side (TenboColumns *columns,
          TenboRuleset *side,
          TbField       field)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (side);
  g_autofree char *value = tenbo_words_field_applies (rules, field)
                             ? tenbo_words_field_value (rules, field)
                             : g_strdup (NO_MEANING);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, tenbo_ruleset_get_id (side));
  tenbo_columns_add_wrapped (columns, 1, value, SIDE_WIDTH);
}

static void
add_difference (TenboColumns        *columns,
                TenboRuleset *const *sides,
                TbField              field)
{
  g_autofree char *title = g_strdup_printf ("  %s", tenbo_words_field (field));

  tenbo_columns_add_line (columns, title);
  for (int i = 0; i < N_SIDES; i++)
    add_side (columns, sides[i], field);
}

static void
print_names (TenboRuleset *const *sides,
             GString             *out)
{
  for (int i = 0; i < N_SIDES; i++)
    {
      g_autofree char *name = tenbo_text_printable (tenbo_ruleset_get_name (sides[i]));

      g_string_append_printf (out, "%s (%s)\n", name, tenbo_ruleset_get_id (sides[i]));
    }
}

static void
print_difference (TenboRuleset *const *sides,
                  GString             *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  const char *section = NULL;

  print_names (sides, out);
  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      TbField field = (TbField) i;

      if (!differs (sides, field))
        continue;
      if (g_strcmp0 (section, tenbo_words_section (field)) != 0)
        {
          section = tenbo_words_section (field);
          tenbo_columns_add_line (columns, "");
          tenbo_columns_add_line (columns, section);
        }
      add_difference (columns, sides, field);
    }
  if (section == NULL)
    g_string_append_printf (out, "\n%s\n", _ ("The rules are the same."));
  tenbo_columns_print (columns, 4, out);
}

TenboExit
tenbo_cmd_rules_diff (const TenboCommand *command,
                      int                 argc,
                      char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboRuleset) first = NULL;
  g_autoptr (TenboRuleset) second = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, NULL, &arguments, &status))
    return status;

  rulesets = tenbo_command_rulesets ();
  first = tenbo_command_find_ruleset (rulesets, arguments[0]);
  if (first == NULL)
    return TENBO_EXIT_REFUSED;
  second = tenbo_command_find_ruleset (rulesets, arguments[1]);
  if (second == NULL)
    return TENBO_EXIT_REFUSED;

  print_difference ((TenboRuleset *[]) { first, second }, text);
  tenbo_print (text);

  return TENBO_EXIT_DONE;
}
