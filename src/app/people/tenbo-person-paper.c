/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-paper.h"

#include "tenbo-paper-actions.h"
#include "tenbo-paper-person.h"

struct _TenboPersonPaper
{
  char               *name;
  char               *scope; /* NULL: all */
  guint               minimum;
  TenboPersonFigures *figures;
};

TenboPersonPaper *
tenbo_person_paper_new (const char         *name,
                        const char         *scope,
                        guint               minimum,
                        TenboPersonFigures *figures)
{
  TenboPersonPaper *paper;

  g_return_val_if_fail (name != NULL && figures != NULL, NULL);

  paper = g_new (TenboPersonPaper, 1);
  *paper = (TenboPersonPaper) {
    .name = g_strdup (name),
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

  g_free (paper->name);
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
           .name = paper->name,
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

  tenbo_paper_actions_save (from, paper->name, lay_out, paper, paper_free);
}

void
tenbo_person_paper_print (GtkWidget        *from,
                          TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_paper_actions_print (from, paper->name, lay_out, paper, paper_free);
}

void
tenbo_person_paper_save_to (GtkWidget        *from,
                            GFile            *file,
                            TenboPersonPaper *paper)
{
  g_return_if_fail (GTK_IS_WIDGET (from) && paper != NULL);

  tenbo_paper_actions_save_to (from, file, lay_out, paper, paper_free);
}
