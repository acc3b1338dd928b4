/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-ruleset-chooser.h"

#include "tenbo-class.h"
#include "tenbo-describe.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

/* --- A row of the list --- */

#define TENBO_TYPE_RULESET_ROW (tenbo_ruleset_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetRow, tenbo_ruleset_row, TENBO, RULESET_ROW, GtkListBoxRow)

struct _TenboRulesetRow
{
  GtkListBoxRow parent_instance;

  TenboRuleset *ruleset; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboRulesetRow, tenbo_ruleset_row, GTK_TYPE_LIST_BOX_ROW)

static void
tenbo_ruleset_row_finalize (GObject *object)
{
  g_clear_object (&TENBO_RULESET_ROW (object)->ruleset);

  G_OBJECT_CLASS (tenbo_ruleset_row_parent_class)->finalize (object);
}

static void
tenbo_ruleset_row_class_init (TenboRulesetRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_ruleset_row_finalize;
}

static void
tenbo_ruleset_row_init (TenboRulesetRow *self)
{
}

/* --- The dialog --- */

struct _TenboRulesetChooser
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkEditable *search_entry;
  GtkListBox  *list;
};

G_DEFINE_FINAL_TYPE (TenboRulesetChooser, tenbo_ruleset_chooser, ADW_TYPE_DIALOG)

static guint chosen_signal;

static TenboRuleset *
get_ruleset (gpointer row)
{
  return TENBO_RULESET_ROW (row)->ruleset;
}

static int
get_n_players (GtkListBoxRow *row)
{
  return tenbo_ruleset_get_rules (get_ruleset (row))->players;
}

static gboolean
is_found_in (const char *text,
             const char *folded)
{
  g_autofree char *folded_text = tenbo_fold (text);

  return strstr (folded_text, folded) != NULL;
}

static const char *
get_heading (int n_players)
{
  return n_players == TB_MAX_PLAYERS ? _ ("Four Players") : _ ("Three Players");
}

/* Returns the search terms for rulesets with @n_players players. */
static const char *
get_usual_words (int n_players)
{
  return n_players == TB_MAX_PLAYERS
           /* Translators: invisible search terms for four-player rulesets: all usual names and
            * spellings, separated by spaces */
           ? C_ ("search", "four-player yonma")
           /* Translators: invisible search terms for three-player rulesets: all usual names and
            * spellings, separated by spaces */
           : C_ ("search", "three-player sanma");
}

/* Matches a ruleset by its name, ID, description and number of players. */
static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       user_data)
{
  TenboRulesetChooser *self = user_data;
  TenboRuleset        *ruleset = get_ruleset (row);
  g_autofree char     *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->search_entry)));
  g_autofree char     *folded = tenbo_fold (typed);
  g_autofree char     *words = tenbo_describe_ruleset (ruleset);
  int                  n_players = get_n_players (row);

  return is_found_in (tenbo_ruleset_get_name (ruleset), folded) ||
         is_found_in (tenbo_ruleset_get_id (ruleset), folded) || is_found_in (words, folded) ||
         is_found_in (get_heading (n_players), folded) ||
         is_found_in (get_usual_words (n_players), folded);
}

/* Sorts four-player rulesets first, because they are most common, and otherwise keeps the order of
 * the list. */
static int
sort_cb (GtkListBoxRow *row,
         GtkListBoxRow *other,
         gpointer       user_data)
{
  return get_n_players (other) - get_n_players (row);
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  if (before != NULL && get_n_players (before) == get_n_players (row))
    gtk_list_box_row_set_header (row, NULL);
  else
    gtk_list_box_row_set_header (row,
                                 tenbo_label_new_heading (get_heading (get_n_players (row))));
}

static void
search_changed_cb (TenboRulesetChooser *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static void
choose (TenboRulesetChooser *self,
        GtkListBoxRow       *row)
{
  g_signal_emit (self, chosen_signal, 0, get_ruleset (row));
  adw_dialog_close (ADW_DIALOG (self));
}

static void
search_activated_cb (TenboRulesetChooser *self)
{
  GtkListBoxRow *row;

  /* The list may not have the latest search text yet. */
  gtk_list_box_invalidate_filter (self->list);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        choose (self, row);
        return;
      }
}

static void
search_stopped_cb (TenboRulesetChooser *self)
{
  if (*gtk_editable_get_text (self->search_entry) == '\0')
    adw_dialog_close (ADW_DIALOG (self));
  else
    gtk_editable_set_text (self->search_entry, "");
}

static GtkWidget *
create_row (TenboRuleset *ruleset,
            gboolean      current)
{
  const char      *name = tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset));
  g_autofree char *words = tenbo_describe_ruleset (ruleset);
  GtkWidget       *row = g_object_new (TENBO_TYPE_RULESET_ROW, NULL);
  GtkWidget       *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget       *sign = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget       *small = tenbo_label_new_text (words, "dimmed");

  gtk_widget_add_css_class (small, "caption");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_visible (sign, current);
  gtk_box_append (GTK_BOX (texts), tenbo_label_new_text (name, NULL));
  gtk_box_append (GTK_BOX (texts), small);
  gtk_box_append (GTK_BOX (line), texts);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  TENBO_RULESET_ROW (row)->ruleset = g_object_ref (ruleset);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);

  return row;
}

static void
tenbo_ruleset_chooser_class_init (TenboRulesetChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = tenbo_class_add_signal (klass, "chosen", 1, TENBO_TYPE_RULESET);

  tenbo_class_set_template (klass, "tenbo-ruleset-chooser");
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetChooser, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose);
}

static void
tenbo_ruleset_chooser_init (TenboRulesetChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry),
                                           GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_list_box_set_sort_func (self->list, sort_cb, self, NULL);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
}

void
tenbo_ruleset_chooser_present (GtkWidget        *parent,
                               TenboRulesetList *rulesets,
                               TenboRuleset     *current,
                               GCallback         chosen)
{
  TenboRulesetChooser *self;
  const char          *id;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_RULESET_LIST (rulesets));
  g_return_if_fail (current == NULL || TENBO_IS_RULESET (current));

  id = current != NULL ? tenbo_ruleset_get_id (current) : NULL;
  self = g_object_new (TENBO_TYPE_RULESET_CHOOSER, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      gtk_list_box_append (self->list,
                           create_row (ruleset,
                                       g_strcmp0 (tenbo_ruleset_get_id (ruleset), id) == 0));
    }

  g_signal_connect_object (self, "chosen", chosen, parent, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), parent);
}

void
tenbo_ruleset_chooser_set_row (AdwActionRow *row,
                               TenboRuleset *ruleset)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (TENBO_IS_RULESET (ruleset));

  words = tenbo_describe_ruleset (ruleset);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  adw_action_row_set_subtitle (row, words);
}
