/* SPDX-License-Identifier: GPL-3.0-or-later */

/* write-paper SIZE FILE game RECORD: writes the score sheet of a record on paper of the size a4 or
 * letter as the PDF file FILE, in the language of the environment. write-paper SIZE FILE session
 * DATABASE ID: the sheet of a session. write-paper SIZE FILE person DATABASE ID: the statistics of
 * a person. write-paper SIZE FILE standings DATABASE MINIMUM: the standings, with the minimum
 * number of games. write-paper SIZE FILE payments RECORD: the payments of a game. */

#include "store-reads.h"
#include "tenbo-export-job.h"
#include "tenbo-paper-sheets.h"

#include <libintl.h>
#include <locale.h>

static TenboPaper *
lay_out_record (char         **words,
                gboolean       explained,
                TenboPaperSize size,
                GError       **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (TenboPaper) paper = NULL;
  g_autofree char *json = NULL;
  gsize            length;

  if (!g_file_get_contents (words[0], &json, &length, error))
    return NULL;
  record = tenbo_record_parse (json, (gssize) length, rulesets, &problem);
  if (record != NULL)
    paper = tenbo_paper_new_for_game (record, explained, size, &problem);
  if (paper == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", words[0], problem.at);

  return g_steal_pointer (&paper);
}

static TenboPaper *
lay_out_game (char         **words,
              TenboPaperSize size,
              GError       **error)
{
  return lay_out_record (words, FALSE, size, error);
}

static TenboPaper *
lay_out_payments (char         **words,
                  TenboPaperSize size,
                  GError       **error)
{
  return lay_out_record (words, TRUE, size, error);
}

static TenboPaper *
lay_out_session (char         **words,
                 TenboPaperSize size,
                 GError       **error)
{
  g_autoptr (TenboStore) store = tenbo_store_open (words[0], TENBO_STORE_OPEN_READ_ONLY,
                                                   NULL, NULL, error);
  g_autoptr (TenboSessionSummary) sheet = NULL;

  if (store != NULL)
    sheet = tenbo_session_summary_read (store, g_ascii_strtoll (words[1], NULL, 10), error);

  return sheet != NULL ? tenbo_paper_new_for_session (sheet, size) : NULL;
}

static TenboPaper *
lay_out_person (char         **words,
                TenboPaperSize size,
                GError       **error)
{
  const TenboResultFilter filter = { .person_id = g_ascii_strtoll (words[1], NULL, 10) };
  g_autoptr (TenboStore) store = tenbo_store_open (words[0], TENBO_STORE_OPEN_READ_ONLY,
                                                   NULL, NULL, error);
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;

  if (store != NULL)
    person = store_test_read_person (store, filter.person_id, error);
  if (person != NULL)
    read = tenbo_store_read_begin (store, NULL, error);
  if (read != NULL)
    statistics = tenbo_statistics_read (read, &filter, error);
  if (statistics == NULL)
    return NULL;

  return tenbo_paper_new_for_person (
    &(TenboPaperPerson) { .name = person->name, .statistics = statistics, .minimum = 10 }, size);
}

static TenboPaper *
lay_out_standings (char         **words,
                   TenboPaperSize size,
                   GError       **error)
{
  g_autoptr (TenboStore) store = tenbo_store_open (words[0], TENBO_STORE_OPEN_READ_ONLY,
                                                   NULL, NULL, error);
  const TenboExportJob job = {
    .store = store,
    .form = TENBO_EXPORT_PDF,
    .scope = "2026",
    .minimum = (guint) g_ascii_strtoull (words[1], NULL, 10),
  };

  return store != NULL ? tenbo_export_job_lay_out (&job, size, error) : NULL;
}

/* The kinds of documents. */
static const struct
{
  const char *name;
  int         n_words;
  TenboPaper *(*lay_out) (char         **words,
                          TenboPaperSize size,
                          GError       **error);
} documents[] = {
  { "game", 1, lay_out_game },
  { "payments", 1, lay_out_payments },
  { "session", 2, lay_out_session },
  { "person", 2, lay_out_person },
  { "standings", 2, lay_out_standings },
};

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboPaper) paper = NULL;
  g_autoptr (GBytes) pdf = NULL;

  g_assert_cmpint (argc, >=, 5);
  setlocale (LC_ALL, "");
  bindtextdomain ("tenbo", g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset ("tenbo", "UTF-8");
  textdomain ("tenbo");

  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    if (g_str_equal (argv[3], documents[i].name))
      {
        g_assert_cmpint (argc, ==, 4 + documents[i].n_words);
        paper = documents[i].lay_out (
          argv + 4, g_str_equal (argv[1], "letter") ? TENBO_PAPER_LETTER : TENBO_PAPER_A4, &error);
      }
  if (paper != NULL)
    pdf = tenbo_paper_to_pdf (paper, &error);
  if (pdf == NULL || !g_file_set_contents (argv[2], g_bytes_get_data (pdf, NULL),
                                           (gssize) g_bytes_get_size (pdf), &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }

  return 0;
}
