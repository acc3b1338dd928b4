/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-free-text.h"
#include "tenbo-output.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

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
