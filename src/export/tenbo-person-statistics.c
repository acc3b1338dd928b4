/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-statistics.h"

#include "tenbo-charts.h"
#include "tenbo-csv-tables.h"
#include "tenbo-paper-sheets.h"

static void
clear_statistics (gpointer data)
{
  TenboPersonStatistics *statistics = data;

  g_clear_pointer (&statistics->statistics, tenbo_statistics_free);
  g_clear_pointer (&statistics->charts, g_ptr_array_unref);
}

TenboPersonStatistics *
tenbo_person_statistics_ref (TenboPersonStatistics *statistics)
{
  return g_atomic_rc_box_acquire (statistics);
}

void
tenbo_person_statistics_unref (TenboPersonStatistics *statistics)
{
  g_atomic_rc_box_release_full (statistics, clear_statistics);
}

gpointer
tenbo_person_statistics_read (TenboRead *read,
                              gpointer   filter,
                              GError   **error)
{
  g_autoptr (TenboPersonStatistics) statistics = g_atomic_rc_box_new0 (TenboPersonStatistics);

  if (tenbo_results_resolve_players (read, filter, statistics->n_games, error))
    statistics->statistics = tenbo_statistics_read (read, filter, error);
  if (statistics->statistics == NULL)
    return NULL;

  statistics->n_players = ((const TenboResultFilter *) filter)->n_players;
  statistics->charts = tenbo_person_charts_new (statistics->statistics);

  return g_steal_pointer (&statistics);
}

/* --- On paper --- */

struct _TenboPersonPaper
{
  TenboStoredPerson     *person;
  char                  *scope; /* NULL: all */
  guint                  minimum;
  TenboPersonStatistics *statistics;
};

TenboPersonPaper *
tenbo_person_paper_new (const TenboStoredPerson *person,
                        const char              *scope,
                        guint                    minimum,
                        TenboPersonStatistics   *statistics)
{
  TenboPersonPaper *paper;

  g_return_val_if_fail (person != NULL && statistics != NULL, NULL);

  paper = g_new (TenboPersonPaper, 1);
  *paper = (TenboPersonPaper) {
    .person = tenbo_stored_person_copy (person),
    .scope = scope != NULL && *scope != '\0' ? g_strdup (scope) : NULL,
    .minimum = minimum,
    .statistics = tenbo_person_statistics_ref (statistics),
  };

  return paper;
}

void
tenbo_person_paper_free (gpointer paper)
{
  TenboPersonPaper *self = paper;

  tenbo_stored_person_free (self->person);
  g_free (self->scope);
  tenbo_person_statistics_unref (self->statistics);
  g_free (self);
}

TenboPaper *
tenbo_person_paper_lay_out (gpointer       paper,
                            TenboPaperSize size,
                            GError       **error)
{
  const TenboPersonPaper *self = paper;
  TenboPaperPerson        person = {
           .name = self->person->name,
           .scope = self->scope,
           .statistics = self->statistics->statistics,
           .minimum = self->minimum,
  };

  return tenbo_paper_new_for_person (&person, size);
}

/* Creates the header and one row of the table. */
GBytes *
tenbo_person_paper_make_table (gpointer paper,
                               GError **error)
{
  const TenboPersonPaper *self = paper;
  GString                *text = g_string_new (NULL);
  TenboCsv                csv;

  tenbo_csv_init (&csv, text);
  tenbo_csv_add_byte_order_mark (&csv);
  tenbo_csv_begin_people (&csv);
  tenbo_csv_add_person (&csv, self->person, self->statistics->statistics);

  return g_string_free_to_bytes (text);
}
