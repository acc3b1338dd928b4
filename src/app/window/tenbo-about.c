/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-application.h"

#include "tenbo-config.h"

#include <glib/gi18n.h>

/* Returns debugging information, always in English. */
static char *
describe_system (TenboApplication *application)
{
  TenboContext *context = tenbo_application_get_context (application);
  TenboStore   *store = tenbo_context_get_store (context);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char  *path = tenbo_store_default_path ();
  g_autofree char  *rules = tenbo_ruleset_list_default_dir ();
  g_autofree char  *os = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  TenboRulesetList *rulesets = tenbo_context_get_rulesets (context);
  g_auto (GStrv) problems = tenbo_ruleset_list_dup_problems (rulesets);
  GdkDisplay *display = gdk_display_get_default ();

  g_string_append_printf (text,
                          "Tenbo: %s\n"
                          "GTK: %u.%u.%u\n"
                          "libadwaita: %u.%u.%u\n"
                          "GLib: %u.%u.%u\n"
                          "System: %s\n"
                          "Display: %s\n"
                          "Languages: %s\n"
                          "Database: %s\n",
                          TENBO_VERSION,
                          gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (),
                          adw_get_major_version (), adw_get_minor_version (),
                          adw_get_micro_version (),
                          glib_major_version, glib_minor_version, glib_micro_version,
                          os != NULL ? os : "unknown",
                          display != NULL ? G_OBJECT_TYPE_NAME (display) : "none",
                          g_get_language_names ()[0], path);

  if (store != NULL)
    {
      TenboStoreAccess access = tenbo_store_get_access (store);

      g_string_append_printf (text,
                              "Schema: %d, %s\n",
                              tenbo_store_get_schema_version (store),
                              access == TENBO_STORE_ACCESS_WRITE ? "writable" : "read-only");
    }
  else
    g_string_append (text, "Schema: the database is not open\n");

  g_string_append_printf (text, "Own rulesets: %s\n", rules);

  for (guint i = 0; problems[i] != NULL; i++)
    g_string_append_printf (text, "Unreadable ruleset: %s\n", problems[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Adds the license of the outlines of the characters on the tiles (data/tiles/README.md). */
static void
add_legal (AdwAboutDialog *about)
{
  /* Translators: heading in the legal section: the characters on the mahjong tiles */
  adw_about_dialog_add_legal_section (about, _ ("Characters on the Tiles"),
                                      "© 2014–2022 Adobe (http://www.adobe.com/)\n"
                                      "Noto Serif CJK, Noto Sans CJK",
                                      GTK_LICENSE_CUSTOM,
                                      "<a href=\"https://openfontlicense.org\">SIL Open Font "
                                      "License 1.1</a>");
}

AdwDialog *
tenbo_about_dialog_new (TenboApplication *application)
{
  static const char *const developers[] = { "The Tenbo developers", NULL };
  AdwDialog               *dialog;
  AdwAboutDialog          *about;
  g_autofree char         *system_info = describe_system (application);

  /* Name, version, links, license and release notes */
  dialog = adw_about_dialog_new_from_appdata ("/io/github/tenbo_app/Tenbo/metainfo.xml",
                                              TENBO_VERSION);
  about = ADW_ABOUT_DIALOG (dialog);
  /* The name in the resources, which is the same in a development build */
  adw_about_dialog_set_application_icon (about, "io.github.tenbo_app.Tenbo");
  adw_about_dialog_set_copyright (about, "© 2026 The Tenbo developers");
  adw_about_dialog_set_developers (about, (const char **) developers);
  adw_about_dialog_set_designers (about, (const char **) developers);
  /* Translators: your names, one per line */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  adw_about_dialog_set_comments (about,
                                 _ ("Keep score at the mahjong table. Tenbo uses no network and "
                                    "needs no account."));
  add_legal (about);
  adw_about_dialog_set_debug_info (about, system_info);
  adw_about_dialog_set_debug_info_filename (about, "tenbo-system.txt");

  return dialog;
}
