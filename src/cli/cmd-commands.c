/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-json.h"

#include <glib/gi18n-lib.h>

/* Returns the translation of @text, which may be NULL. */
static const char *
translate (const char *text)
{
  return text != NULL ? _ (text) : NULL;
}

static void
write_option (GString            *out,
              const GOptionEntry *option)
{
  const char short_name[] = { option->short_name, '\0' };

  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "name", option->long_name);
  tenbo_json_write_text_member (out, "short", option->short_name != '\0' ? short_name : NULL);
  tenbo_json_write_text_member (out, "argument", translate (option->arg_description));
  tenbo_json_write_text_member (out, "summary", translate (option->description));
  g_string_append_c (out, '}');
}

static void
write_command (GString            *out,
               const TenboCommand *command)
{
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "name", command->name);
  tenbo_json_write_text_member (out, "arguments", command->arguments);
  tenbo_json_write_text_member (out, "summary", translate (command->summary));
  tenbo_json_write_text_member (out, "details", translate (command->details));
  tenbo_json_write_text_member (out, "example", command->example);
  tenbo_json_write_key (out, "options");
  g_string_append_c (out, '[');
  for (const GOptionEntry *option = command->options;
       option != NULL && option->long_name != NULL; option++)
    {
      if (option != command->options)
        g_string_append_c (out, ',');
      write_option (out, option);
    }
  g_string_append (out, "]}");
}

static TenboExit
print_commands (TenboInvocation *self)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const TenboCommand *command;

  for (gsize i = 0; (command = tenbo_cli_get_command (i)) != NULL; i++)
    {
      write_command (out, command);
      g_string_append_c (out, '\n');
      tenbo_print (out);
    }

  return TENBO_EXIT_DONE;
}

const TenboCommand tenbo_commands_commands[] = {
  {
    .name = "commands",
    .summary = N_ ("Print all commands as JSON"),
    .details = N_ ("Prints one object per line for each command: its name, arguments, summary, "
                   "details and options. The manual page and the completions of shells are made "
                   "from them."),
    .example = "tenbo-cli commands",
    .run = print_commands,
  },
  { .name = NULL },
};
