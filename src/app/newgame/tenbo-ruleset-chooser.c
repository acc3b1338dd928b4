/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-ruleset-chooser.h"

#include "tenbo-class.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-ruleset-summary.h"
#include "tenbo-rulesets.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* Maximum number of rulesets in the group of recently used ones */
#define MAX_RECENT 4

/* --- A row of the list --- */

/* The groups of the list, in their order: three, and one for each TenboRulesetGroup */
enum
{
  RECENT,
  OWN,
  COMMON,
  FIRST_OF_RULES,
};

#define TENBO_TYPE_RULESET_ROW (tenbo_ruleset_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetRow, tenbo_ruleset_row, TENBO, RULESET_ROW, GtkListBoxRow)

struct _TenboRulesetRow
{
  GtkListBoxRow parent_instance;

  TenboRuleset       *ruleset; /* owned */
  TenboRulesetSearch *search;  /* owned; NULL before the first search */
  gboolean            common;
  int                 group;
  int                 rank; /* position in the group; unique */
};

G_DEFINE_FINAL_TYPE (TenboRulesetRow, tenbo_ruleset_row, GTK_TYPE_LIST_BOX_ROW)

static void
tenbo_ruleset_row_finalize (GObject *object)
{
  TenboRulesetRow *self = TENBO_RULESET_ROW (object);

  g_clear_object (&self->ruleset);
  g_clear_pointer (&self->search, tenbo_ruleset_search_free);

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

static const TenboRulesetSearch *
get_search (gpointer row)
{
  TenboRulesetRow *self = row;

  if (self->search == NULL)
    self->search = tenbo_ruleset_search_new (self->ruleset, self->common);

  return self->search;
}

/* --- The dialog --- */

typedef gboolean (*PhraseFunc) (const TenboRulesetSearch *search,
                                const char               *phrase);

struct _TenboRulesetChooser
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkEditable *search_entry;
  GtkListBox  *list;

  /* The typed text, folded; owned */
  char *phrase; /* NULL: no search */
  GStrv words;  /* NULL: a ruleset matches the whole phrase */

  PhraseFunc matches; /* whether a ruleset matches the phrase */
};

G_DEFINE_FINAL_TYPE (TenboRulesetChooser, tenbo_ruleset_chooser, ADW_TYPE_DIALOG)

static guint chosen_signal;

static TenboRuleset *
get_ruleset (gpointer row)
{
  return TENBO_RULESET_ROW (row)->ruleset;
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       user_data)
{
  TenboRulesetChooser *self = user_data;

  if (self->phrase == NULL)
    return TRUE;
  if (self->words == NULL)
    return self->matches (get_search (row), self->phrase);

  return tenbo_ruleset_search_contains_words (get_search (row), (const char *const *) self->words);
}

static int
sort_cb (GtkListBoxRow *row,
         GtkListBoxRow *other,
         gpointer       user_data)
{
  TenboRulesetRow *first = TENBO_RULESET_ROW (row);
  TenboRulesetRow *second = TENBO_RULESET_ROW (other);

  return first->group != second->group ? first->group - second->group : first->rank - second->rank;
}

static const char *
get_heading (int group)
{
  switch (group)
    {
    case RECENT:
      /* Translators: heading above rulesets */
      return _ ("Recently Played");
    case OWN:
      return _ ("Your Rulesets");
    case COMMON:
      /* Translators: heading above the rulesets that most people play */
      return _ ("Common Rulesets");
    default:
      return tenbo_ruleset_group_get_title ((TenboRulesetGroup) (group - FIRST_OF_RULES));
    }
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  int group = TENBO_RULESET_ROW (row)->group;

  if (before != NULL && TENBO_RULESET_ROW (before)->group == group)
    gtk_list_box_row_set_header (row, NULL);
  else if (gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, tenbo_label_new_heading (get_heading (group)));
}

/* --- Search --- */

/* Compares the phrase by @matches from now on. Returns whether a ruleset matches it. */
static gboolean
try_phrase (TenboRulesetChooser *self,
            PhraseFunc           matches)
{
  GtkListBoxRow *row;

  self->matches = matches;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (matches (get_search (row), self->phrase))
      return TRUE;

  return FALSE;
}

static void
clear_search (TenboRulesetChooser *self)
{
  g_clear_pointer (&self->phrase, g_free);
  g_clear_pointer (&self->words, g_strfreev);
}

/* Finds the common rulesets if the typed text is a word for them; otherwise, those that contain it
 * as a whole; if there are none, those that contain its words. */
static void
search (TenboRulesetChooser *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->search_entry)));

  clear_search (self);
  if (*typed != '\0')
    {
      self->phrase = tenbo_fold (typed);
      if (!try_phrase (self, tenbo_ruleset_search_is_common) &&
          !try_phrase (self, tenbo_ruleset_search_contains))
        self->words = g_strsplit (self->phrase, " ", 0);
    }
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
  search (self);
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

static TenboRulesetRow *
create_row (TenboRuleset *ruleset,
            gboolean      current)
{
  const char      *name = tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset));
  g_autofree char *words = tenbo_ruleset_dup_summary (ruleset);
  TenboRulesetRow *self = g_object_new (TENBO_TYPE_RULESET_ROW, NULL);
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
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), line);
  self->ruleset = g_object_ref (ruleset);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);

  return self;
}

/* Returns the IDs of the rulesets that were played last, or an empty list. Transfer full. */
static GStrv
list_recent (GtkWidget *parent)
{
  TenboShell *shell = tenbo_shell_find (parent);
  TenboStore *store = shell != NULL ? tenbo_shell_get_store (shell) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = store != NULL ? tenbo_store_read_begin (store, NULL, &error) : NULL;
  GStrv recent = read != NULL ? tenbo_rulesets_list_recent (read, MAX_RECENT, &error) : NULL;

  if (error != NULL)
    g_warning ("The recent rulesets cannot be listed: %s", error->message);

  return recent != NULL ? recent : g_new0 (char *, 1);
}

/* Returns the position of @id in @ids, or -1. */
static int
find_id (const char *const *ids,
         const char        *id)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (strcmp (ids[i], id) == 0)
      return i;

  return -1;
}

/* Adds a row for each of @rulesets: those of @recent in their order, then those of the user, then
 * the common ones, then the other built-in ones, the standard ones first. The ruleset with the ID
 * @current has a mark. */
static void
fill (TenboRulesetChooser *self,
      TenboRulesetList    *rulesets,
      const char *const   *recent,
      const char          *current)
{
  g_auto (GStrv) standard = tenbo_ruleset_list_dup_standard (rulesets);
  g_auto (GStrv) common = tenbo_ruleset_list_dup_common (rulesets);
  int n_standard = (int) g_strv_length (standard);
  int n_rulesets = (int) g_list_model_get_n_items (G_LIST_MODEL (rulesets));

  for (int i = 0; i < n_rulesets; i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), (guint) i);
      const char      *id = tenbo_ruleset_get_id (ruleset);
      TenboRulesetRow *row = create_row (ruleset, g_strcmp0 (id, current) == 0);
      int              last_played = find_id (recent, id);
      int              usual = find_id ((const char *const *) standard, id);

      row->common = g_strv_contains ((const char *const *) common, id);
      row->rank = n_standard + i;
      if (last_played >= 0)
        {
          row->group = RECENT;
          row->rank = last_played;
        }
      else if (!tenbo_ruleset_list_is_shipped (rulesets, id))
        row->group = OWN;
      else
        {
          row->group = row->common
                         ? COMMON
                         : FIRST_OF_RULES + (int) tenbo_ruleset_get_group (ruleset);
          if (usual >= 0)
            row->rank = usual;
        }

      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
}

static void
tenbo_ruleset_chooser_dispose (GObject *object)
{
  clear_search (TENBO_RULESET_CHOOSER (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_RULESET_CHOOSER);

  G_OBJECT_CLASS (tenbo_ruleset_chooser_parent_class)->dispose (object);
}

static void
tenbo_ruleset_chooser_class_init (TenboRulesetChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_ruleset_chooser_dispose;

  chosen_signal = tenbo_class_add_signal (klass, "chosen", 1, TENBO_TYPE_RULESET);

  tenbo_class_set_template (klass, "tenbo-ruleset-chooser");
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetChooser, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, search);
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
  g_auto (GStrv) recent = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_RULESET_LIST (rulesets));
  g_return_if_fail (current == NULL || TENBO_IS_RULESET (current));

  recent = list_recent (parent);
  self = g_object_new (TENBO_TYPE_RULESET_CHOOSER, NULL);
  fill (self, rulesets, (const char *const *) recent,
        current != NULL ? tenbo_ruleset_get_id (current) : NULL);

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

  words = tenbo_ruleset_dup_summary (ruleset);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  adw_action_row_set_subtitle (row, words);
}
