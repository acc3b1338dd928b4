/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-help-list.h"
#include "tenbo-help-scores.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>
#include <string.h>

/* A place where a line may be broken that takes no room. */
#define ZERO_WIDTH_SPACE "\u200b"

/* Shown in place of what no hand pays. */
#define NOTHING "\u2013"

static const TbField fields[] = {
  TB_FIELD_HONBA_RON,
  TB_FIELD_HONBA_TSUMO,
  TB_FIELD_TSUMO_SPLIT,
  TB_FIELD_VALUE_ROUNDING,
  TB_FIELD_KIRIAGE_MANGAN,
  TB_FIELD_COUNTED_YAKUMAN,
  TB_FIELD_COUNTED_YAKUMAN_STEPS,
  TB_FIELD_SEVERAL_YAKUMAN,
  TB_FIELD_TAI_MINIMUM,
  TB_FIELD_TAI_ROUNDING,
  TB_FIELD_ROBBED_KONG_SELF_DRAW,
  TB_FIELD_LAST_TILE,
  TB_FIELD_NONE,
};

static GtkWidget *
create_cell (const char *text,
             const char *css_class)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  g_autofree char *broken = g_strjoinv ("/" ZERO_WIDTH_SPACE, parts);
  GtkWidget       *label = gtk_label_new (broken);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkBox *
create_line (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);

  return GTK_BOX (line);
}

/* A ron over a tsumo. */
static GtkWidget *
create_score (const TenboHelpScore *score)
{
  GtkWidget *box;

  if (score->limit != NULL)
    {
      /* The longest word of the table, in the size of small ones: five fit beside each other. */
      box = create_cell (score->limit, "dimmed");
      gtk_widget_add_css_class (box, "caption");
      return box;
    }
  if (score->ron == NULL && score->tsumo == NULL)
    return create_cell (NOTHING, "dimmed");

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), create_cell (score->ron != NULL ? score->ron : NOTHING, NULL));
  gtk_box_append (GTK_BOX (box),
                  create_cell (score->tsumo != NULL ? score->tsumo : NOTHING, "caption"));

  return box;
}

static GtkWidget *
create_row_title (const TenboHelpScoreRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), tenbo_label_new_text (row->title, "heading"));
  if (row->subtitle != NULL)
    gtk_box_append (GTK_BOX (box), tenbo_label_new_text (row->subtitle, "caption"));

  return box;
}

/* Puts @line, what stands in which column, above @list. Each row says so of each figure by
 * itself. */
static void
add_headings (GtkListBox *list,
              GtkBox     *line)
{
  GtkWidget *group = gtk_widget_get_parent (GTK_WIDGET (list));

  gtk_widget_add_css_class (GTK_WIDGET (line), "help-headings");
  gtk_box_insert_child_after (GTK_BOX (group), GTK_WIDGET (line),
                              gtk_widget_get_prev_sibling (GTK_WIDGET (list)));
}

static void
add_fu_rows (GtkBox    *content,
             GPtrArray *rows)
{
  GtkListBox *list = tenbo_help_list_add_group (content, _ ("Han and Fu"));
  GtkBox     *headings = create_line ();

  gtk_box_append (headings, create_cell ("", NULL));
  for (int han = 1; han <= TENBO_HELP_N_HAN; han++)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%d han", "%d han", (gulong) han), han);

      gtk_box_append (headings, create_cell (text, "caption-heading"));
    }
  add_headings (list, headings);

  for (guint i = 0; i < rows->len; i++)
    {
      TenboHelpScoreRow *row = g_ptr_array_index (rows, i);
      GtkBox            *line = create_line ();

      gtk_box_append (line, create_row_title (row));
      for (guint han = 0; han < row->n_scores; han++)
        gtk_box_append (line, create_score (&row->scores[han]));
      tenbo_help_list_add_row (list, GTK_WIDGET (line), row->words);
    }
}

static void
add_other_rows (GtkBox     *content,
                const char *title,
                GPtrArray  *rows)
{
  GtkListBox *list = tenbo_help_list_add_group (content, title);
  GtkBox     *headings = create_line ();

  gtk_box_append (headings, create_cell ("", NULL));
  gtk_box_append (headings, create_cell (_ ("Ron"), "caption-heading"));
  gtk_box_append (headings, create_cell (_ ("Tsumo"), "caption-heading"));
  add_headings (list, headings);

  for (guint i = 0; i < rows->len; i++)
    {
      TenboHelpScoreRow *row = g_ptr_array_index (rows, i);
      GtkBox            *line = create_line ();

      gtk_box_append (line, create_row_title (row));
      gtk_box_append (line, create_cell (row->scores[0].ron, NULL));
      gtk_box_append (line, create_cell (row->scores[0].tsumo, NULL));
      tenbo_help_list_add_row (list, GTK_WIDGET (line), row->words);
    }
}

static const char *
get_title_of_others (const TbRules *rules)
{
  switch (rules->scoring)
    {
    case TB_SCORING_FU_TABLE:
      return _ ("Limits");
    case TB_SCORING_LINEAR:
      return _ ("Han");
    case TB_SCORING_TAI:
      return _ ("Tai");
    }

  g_return_val_if_reached ("");
}

static const char *
get_explanation (const TbRules *rules)
{
  switch (rules->scoring)
    {
    case TB_SCORING_FU_TABLE:
      return _ ("Above what a ron pays, below it what each pays for a tsumo: a non-dealer first, "
                "then the dealer.");
    case TB_SCORING_LINEAR:
      return _ ("What a ron pays, and what each pays for a tsumo: a non-dealer first, then the "
                "dealer.");
    case TB_SCORING_TAI:
      return _ ("What a ron costs the discarder, then each other player; and what each pays for a "
                "tsumo. It is the same for the dealer.");
    }

  g_return_val_if_reached ("");
}

/* The table of one of the two. */
static GtkWidget *
create_table (const TbRules *rules,
              gboolean       dealer)
{
  GtkBox *content = tenbo_help_list_create_content ();
  g_autoptr (GPtrArray) fu = tenbo_help_scores_list_fu (rules, dealer);
  g_autoptr (GPtrArray) others = tenbo_help_scores_list_others (rules, dealer);

  gtk_box_append (content, tenbo_label_new_text (get_explanation (rules), "dimmed"));
  if (fu->len > 0)
    add_fu_rows (content, fu);
  add_other_rows (content, get_title_of_others (rules), others);
  tenbo_help_list_add_fields (tenbo_help_list_add_group (content, _ ("Rules")), rules, fields);

  return GTK_WIDGET (content);
}

/* The other table is made when it is asked for. */
static void
who_changed_cb (AdwToggleGroup *group,
                GParamSpec     *pspec,
                AdwBin         *bin)
{
  TenboRuleset *ruleset = g_object_get_data (G_OBJECT (bin), "ruleset");

  adw_bin_set_child (bin,
                     create_table (tenbo_ruleset_get_rules (ruleset),
                                   adw_toggle_group_get_active (group) == 1));
}

static void
add_toggle (GtkWidget  *group,
            const char *label)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_label (toggle, label);
  adw_toggle_group_add (ADW_TOGGLE_GROUP (group), toggle);
}

static GtkWidget *
create_who (GtkWidget *bin)
{
  GtkWidget *group = adw_toggle_group_new ();

  gtk_widget_add_css_class (group, "doors");
  gtk_widget_add_css_class (group, "help-search");
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (group), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Winner"),
                                  -1);
  add_toggle (group, _ ("Non-Dealer"));
  add_toggle (group, _ ("Dealer"));
  g_signal_connect_object (group, "notify::active", G_CALLBACK (who_changed_cb), bin, 0);

  return group;
}

AdwNavigationPage *
tenbo_help_scores_page_new (TenboRuleset *ruleset)
{
  const TbRules *rules;
  GtkWidget     *bin = adw_bin_new ();
  GtkWidget     *who = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  g_object_set_data_full (G_OBJECT (bin), "ruleset", g_object_ref (ruleset), g_object_unref);
  adw_bin_set_child (ADW_BIN (bin), create_table (rules, FALSE));
  if (rules->scoring != TB_SCORING_TAI)
    who = create_who (bin);

  return tenbo_help_list_create_page_with_bar (_ ("Score Table"), ruleset, who, bin);
}
