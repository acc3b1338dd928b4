/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of docs/guide are the guide of the help and the list of keys, in each language:
 * app-tests guide PAGE compares the page with that of the current language; with TENBO_UPDATE_GUIDE
 * it writes the page. */

#include "tenbo-app-test.h"
#include "tenbo-config.h"
#include "tenbo-entry-shortcuts.h"
#include "tenbo-help-pages.h"
#include "tenbo-shortcuts-dialog.h"
#include "tenbo-table-page.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#define HEAD                                                                                 \
  "<!-- Made from the help of the program: change src/app/help/tenbo-help-guide-page.c and " \
  "run tools/dev guide. -->\n"                                                               \
  "# Tenbo: %s\n\n[English](en.md) · [日本語](ja.md) · [简体中文](zh_CN.md)\n"

/* Pictures below a topic, without the ending */
static const struct
{
  const char *topic;
  const char *picture;
} pictures[] = {
  { "start", "table" },
  { "win", "entry" },
  { "people", "statistics" },
};

/* Appends @text with the labels of controls in bold. */
static void
append_text (GString    *page,
             const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "{", -1);

  g_string_append (page, parts[0]);
  for (guint i = 1; parts[i] != NULL; i++)
    {
      char *rest = strchr (parts[i], '}');
      g_autoptr (GString) label = NULL;

      *rest++ = '\0';
      label = g_string_new (_ (parts[i]));
      g_string_replace (label, "_", "", 1);
      g_string_append_printf (page, "**%s**%s", label->str, rest);
    }
  g_string_append_c (page, '\n');
}

/* Appends a table for each group of @shortcuts. */
static void
append_shortcuts (GString             *page,
                  const TenboShortcut *shortcuts,
                  guint                n_shortcuts)
{
  const char *group = NULL;

  for (guint i = 0; i < n_shortcuts; i++)
    {
      g_autoptr (GString) keys = g_string_new (shortcuts[i].keys);

      if (g_strcmp0 (group, shortcuts[i].group) != 0)
        {
          group = shortcuts[i].group;
          g_string_append_printf (page, "\n### %s\n\n| | |\n|---|---|\n", _ (group));
        }
      g_string_replace (keys, "<Control>", "Ctrl+", 0);
      g_string_replace (keys, "<Shift>", "Shift+", 0);
      g_string_replace (keys, "<Alt>", "Alt+", 0);
      g_string_replace (keys, " ", "`, `", 0);
      g_string_append_printf (page, "| `%s` | %s |\n", keys->str, _ (shortcuts[i].title));
    }
}

static GString *
make_page (void)
{
  GString             *page = g_string_new (NULL);
  guint                n_entry;
  const TenboShortcut *entry = tenbo_entry_shortcuts (&n_entry);

  g_string_append_printf (page, HEAD, _ ("Guide"));
  for (guint i = 0; tenbo_help_guide[i].title != NULL; i++)
    {
      g_string_append_printf (page, "\n## %s\n\n", _ (tenbo_help_guide[i].title));
      append_text (page, _ (tenbo_help_guide[i].text));
      for (guint j = 0; j < G_N_ELEMENTS (pictures); j++)
        if (g_str_equal (pictures[j].topic, tenbo_help_guide[i].name))
          g_string_append_printf (page, "\n![%s](../pictures/%s.png)\n",
                                  _ (tenbo_help_guide[i].title), pictures[j].picture);
    }
  g_string_append_printf (page, "\n## %s\n", _ ("Keyboard Shortcuts"));
  append_shortcuts (page, tenbo_table_shortcuts, tenbo_n_table_shortcuts);
  append_shortcuts (page, entry, n_entry);
  append_shortcuts (page, tenbo_window_shortcuts, tenbo_n_window_shortcuts);

  return page;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GString) page = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (argc, ==, 2);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  page = make_page ();

  if (g_getenv ("TENBO_UPDATE_GUIDE") != NULL)
    g_file_set_contents (argv[1], page->str, (gssize) page->len, &error);
  else
    g_file_get_contents (argv[1], &written, NULL, &error);
  g_assert_no_error (error);
  if (written != NULL && !g_str_equal (written, page->str))
    {
      g_printerr ("%s differs from the help of the program; run tools/dev guide\n", argv[1]);
      return 1;
    }

  return 0;
}
