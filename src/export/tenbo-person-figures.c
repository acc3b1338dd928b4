/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-figures.h"

#include "tenbo-charts.h"
#include "tenbo-csv-tables.h"
#include "tenbo-paper-sheets.h"

static void
clear_figures (gpointer data)
{
  TenboPersonFigures *figures = data;

  g_clear_pointer (&figures->statistics, tenbo_statistics_free);
  g_clear_pointer (&figures->charts, g_ptr_array_unref);
}

TenboPersonFigures *
tenbo_person_figures_ref (TenboPersonFigures *figures)
{
  return g_atomic_rc_box_acquire (figures);
}

void
tenbo_person_figures_unref (TenboPersonFigures *figures)
{
  g_atomic_rc_box_release_full (figures, clear_figures);
}

gpointer
tenbo_person_figures_read (TenboRead *read,
                           gpointer   filter,
                           GError   **error)
{
  g_autoptr (TenboPersonFigures) figures = g_atomic_rc_box_new0 (TenboPersonFigures);

  if (tenbo_results_resolve_players (read, filter, figures->n_games, error))
    figures->statistics = tenbo_statistics_read (read, filter, error);
  if (figures->statistics == NULL)
    return NULL;

  figures->n_players = ((const TenboResultFilter *) filter)->n_players;
  figures->charts = tenbo_person_charts_new (figures->statistics);

  return g_steal_pointer (&figures);
}

/* --- On paper --- */

struct _TenboPersonPaper
{
  TenboStoredPerson  *person;
  char               *scope; /* NULL: all */
  guint               minimum;
  TenboPersonFigures *figures;
};

TenboPersonPaper *
tenbo_person_paper_new (const TenboStoredPerson *person,
                        const char              *scope,
                        guint                    minimum,
                        TenboPersonFigures      *figures)
{
  TenboPersonPaper *paper;

  g_return_val_if_fail (person != NULL && figures != NULL, NULL);

  paper = g_new (TenboPersonPaper, 1);
  *paper = (TenboPersonPaper) {
    .person = tenbo_stored_person_copy (person),
    .scope = scope != NULL && *scope != '\0' ? g_strdup (scope) : NULL,
    .minimum = minimum,
    .figures = tenbo_person_figures_ref (figures),
  };

  return paper;
}

void
tenbo_person_paper_free (gpointer paper)
{
  TenboPersonPaper *self = paper;

  tenbo_stored_person_free (self->person);
  g_free (self->scope);
  tenbo_person_figures_unref (self->figures);
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
           .statistics = self->figures->statistics,
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
  tenbo_csv_add_person (&csv, self->person, self->figures->statistics);

  return g_string_free_to_bytes (text);
}
