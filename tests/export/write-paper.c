/* SPDX-License-Identifier: GPL-3.0-or-later */

/* write-paper GAME SIZE FILE: the score sheet of the record GAME on paper of the size a4 or letter
 * as the PDF file FILE, in the language of the environment. */

#include "tenbo-paper-game.h"

#include <libintl.h>
#include <locale.h>

static GBytes *
make_pdf (const char *path,
          const char *size,
          GError    **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (TenboPaper) paper = NULL;
  g_autofree char *json = NULL;
  gsize            length;

  if (!g_file_get_contents (path, &json, &length, error))
    return NULL;
  record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  if (record != NULL)
    paper = tenbo_paper_new_for_game (
      record, g_str_equal (size, "letter") ? TENBO_PAPER_LETTER : TENBO_PAPER_A4, &problem);
  if (paper != NULL)
    return tenbo_paper_to_pdf (paper, error);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", path, problem.at);
  return NULL;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;

  g_assert_cmpint (argc, ==, 4);
  setlocale (LC_ALL, "");
  bindtextdomain ("tenbo", g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset ("tenbo", "UTF-8");
  textdomain ("tenbo");

  pdf = make_pdf (argv[1], argv[2], &error);
  if (pdf == NULL || !g_file_set_contents (argv[3], g_bytes_get_data (pdf, NULL),
                                           (gssize) g_bytes_get_size (pdf), &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }

  return 0;
}
