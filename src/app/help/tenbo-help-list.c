/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-list.h"

#include "tenbo-fold.h"
#include "tenbo-label.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define CONTENT_WIDTH 640

/* Search data of the rows */
typedef struct
{
  GtkEditable *entry; /* owned */
  GPtrArray   *words; /* of the rows in order, folded; owned */
} Search;

AdwNavigationPage *
tenbo_help_list_create_page (const char   *title,
                             TenboRuleset *ruleset,
                             GtkWidget    *bar,
                             GtkWidget    *content)
{
  const char *name = ruleset != NULL ? tenbo_ruleset_get_name (ruleset) : "";
  GtkWidget  *view = adw_toolbar_view_new ();
  GtkWidget  *header = adw_header_bar_new ();
  GtkWidget  *scrolled = gtk_scrolled_window_new ();
  GtkWidget  *viewport = gtk_viewport_new (NULL, NULL);
  GtkWidget  *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), CONTENT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), viewport);

  gtk_widget_add_css_class (header, "roomy");
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), adw_window_title_new (title, name));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  if (bar != NULL)
    adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);

  return adw_navigation_page_new (view, title);
}

GtkBox *
tenbo_help_list_create_content (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  gtk_widget_add_css_class (box, "help-content");

  return GTK_BOX (box);
}

GtkWidget *
tenbo_help_list_new (const char *title)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  tenbo_label_set_accessible (list, title);

  return list;
}

GtkListBox *
tenbo_help_list_add_group (GtkBox     *content,
                           const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *list = tenbo_help_list_new (title);

  gtk_box_append (GTK_BOX (group), tenbo_label_new_heading (title));
  gtk_box_append (GTK_BOX (group), list);
  gtk_box_append (content, group);

  return GTK_LIST_BOX (list);
}

GtkWidget *
tenbo_help_list_add_row (GtkListBox *list,
                         GtkWidget  *child,
                         const char *words)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_add_css_class (row, "help");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  tenbo_label_set_accessible (row, words);
  gtk_list_box_append (list, row);

  return row;
}

void
tenbo_help_list_add_fields (GtkListBox    *list,
                            const TbRules *rules,
                            const TbField *fields)
{
  for (guint i = 0; fields[i] != TB_FIELD_NONE; i++)
    {
      const char      *name = tenbo_words_field (fields[i]);
      g_autofree char *value = NULL;
      g_autofree char *words = NULL;
      GtkWidget       *box;

      if (!tenbo_words_field_applies (rules, fields[i]))
        continue;

      value = tenbo_words_field_value (rules, fields[i]);
      /* Translators: a rule and its value: "Honba on ron: 300 for each honba" */
      words = g_strdup_printf (C_ ("rule", "%1$s: %2$s"), name, value);
      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (name, "heading"));
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (value, NULL));
      tenbo_help_list_add_row (list, box, words);
    }
}

static void
search_free (gpointer data)
{
  Search *search = data;

  g_object_unref (search->entry);
  g_ptr_array_unref (search->words);
  g_free (search);
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       user_data)
{
  Search          *search = user_data;
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (search->entry)));
  g_autofree char *folded = tenbo_fold (typed);

  return strstr (search->words->pdata[gtk_list_box_row_get_index (row)], folded) != NULL;
}

GtkWidget *
tenbo_help_list_create_search (GtkListBox *list,
                               GPtrArray  *words,
                               const char *label,
                               const char *placeholder)
{
  GtkWidget *entry = gtk_search_entry_new ();
  GtkWidget *nothing = tenbo_label_new_text (placeholder, "dimmed");
  Search    *search = g_new (Search, 1);

  search->entry = g_object_ref (GTK_EDITABLE (entry));
  search->words = words;
  gtk_widget_add_css_class (nothing, "help-nothing");
  gtk_list_box_set_placeholder (list, nothing);
  gtk_widget_add_css_class (entry, "help-search");
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (entry), _ ("Search"));
  tenbo_label_set_accessible (entry, label);
  gtk_list_box_set_filter_func (list, is_found, search, search_free);
  g_signal_connect_object (entry, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter),
                           list, G_CONNECT_SWAPPED);

  return entry;
}
