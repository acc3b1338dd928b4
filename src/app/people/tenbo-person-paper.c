/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-paper.h"

#include "tenbo-csv-tables.h"
#include "tenbo-paper-actions.h"
#include "tenbo-paper-sheets.h"
#include "tenbo-save.h"

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

static void
paper_free (gpointer data)
{
  TenboPersonPaper *paper = data;

  tenbo_stored_person_free (paper->person);
  g_free (paper->scope);
  tenbo_person_figures_unref (paper->figures);
  g_free (paper);
}

static TenboPaper *
lay_out (gpointer       data,
         TenboPaperSize size,
         GError       **error)
{
  const TenboPersonPaper *paper = data;
  TenboPaperPerson        person = {
           .name = paper->person->name,
           .scope = paper->scope,
           .statistics = paper->figures->statistics,
           .minimum = paper->minimum,
  };

  return tenbo_paper_new_for_person (&person, size);
}

void
tenbo_person_paper_save (GtkWidget        *from,
                         TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_paper_actions_save (from, paper->person->name, lay_out, paper, paper_free);
}

void
tenbo_person_paper_print (GtkWidget        *from,
                          TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_paper_actions_print (from, paper->person->name, lay_out, paper, paper_free);
}

void
tenbo_person_paper_save_to (GtkWidget        *from,
                            GFile            *file,
                            TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_paper_actions_save_to (from, file, lay_out, paper, paper_free);
}

/* The head of the table and one row. */
static GBytes *
make_table (gpointer data,
            GError **error)
{
  const TenboPersonPaper *paper = data;
  GString                *text = g_string_new (NULL);
  TenboCsv                csv;

  tenbo_csv_init (&csv, text);
  tenbo_csv_add_byte_order_mark (&csv);
  tenbo_csv_begin_people (&csv);
  tenbo_csv_add_person (&csv, paper->person, paper->figures->statistics);

  return g_string_free_to_bytes (text);
}

void
tenbo_person_paper_save_table (GtkWidget        *from,
                               TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_save (from, paper->person->name, ".csv", make_table, paper, paper_free);
}

void
tenbo_person_paper_save_table_to (GtkWidget        *from,
                                  GFile            *file,
                                  TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_save_to (from, file, make_table, paper, paper_free);
}
