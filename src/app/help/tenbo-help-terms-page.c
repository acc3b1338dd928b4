/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-fold.h"
#include "tenbo-glossary.h"
#include "tenbo-help-list.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

AdwNavigationPage *
tenbo_help_terms_page_new (void)
{
  GtkBox          *content = tenbo_help_list_create_content ();
  GtkWidget       *list = tenbo_help_list_new (_ ("Mahjong Terms"));
  GPtrArray       *found_by = g_ptr_array_new_with_free_func (g_free);
  gsize            n_terms;
  const TenboTerm *terms = tenbo_glossary_get_terms (&n_terms);
  GtkWidget       *search;

  for (gsize i = 0; i < n_terms; i++)
    {
      const char      *name = tenbo_term_get_name (&terms[i]);
      const char      *sentence = tenbo_term_get_sentence (&terms[i]);
      GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      g_autofree char *title = NULL;
      g_autofree char *words = NULL;
      g_autofree char *all = NULL;

      if (g_str_equal (name, terms[i].japanese_name))
        title = g_strdup (name);
      else
        title = g_strdup_printf (C_ ("yaku", "%1$s %2$s"), name, terms[i].japanese_name);
      /* Translators: a term, its Japanese name and its explanation, for screen readers */
      words = g_strdup_printf (C_ ("term", "%1$s. %2$s"), title, sentence);
      all = g_strdup_printf ("%s %s", words, terms[i].name);
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (title, "heading"));
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (sentence, NULL));
      g_ptr_array_add (found_by, tenbo_fold (all));
      tenbo_help_list_add_row (GTK_LIST_BOX (list), box, words);
    }
  gtk_box_append (content, list);
  search = tenbo_help_list_create_search (GTK_LIST_BOX (list), found_by, _ ("Search terms"),
                                          _ ("No Terms Found"));

  return tenbo_help_list_create_page (_ ("Mahjong Terms"), NULL, search, GTK_WIDGET (content));
}
