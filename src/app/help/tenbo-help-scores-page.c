/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-help-list.h"
#include "tenbo-help-scores.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

/* Allows a line break without taking space */
#define ZERO_WIDTH_SPACE "\u200b"

/* Shown instead of a value that no hand can have */
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

/* Creates a cell with a ron above a tsumo. */
static GtkWidget *
create_score (const TenboHelpScore *score)
{
  GtkWidget *box;

  if (score->limit != NULL)
    {
      /* The longest word of the table, in a small font: five columns fit next to each other. */
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

/* Adds a row for each of @rows: the scores by han, or the ron and tsumo of one value below
 * @title. */
static void
add_rows (GtkBox     *content,
          const char *title,
          GPtrArray  *rows,
          gboolean    by_han)
{
  GtkListBox *list = tenbo_help_list_add_group (content, title);
  GtkBox     *headings = create_line ();

  gtk_box_append (headings, create_cell ("", NULL));
  for (int han = 1; by_han && han <= TENBO_HELP_N_HAN; han++)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%d han", "%d han", (gulong) han), han);

      gtk_box_append (headings, create_cell (text, "caption-heading"));
    }
  if (!by_han)
    {
      gtk_box_append (headings, create_cell (_ ("Ron"), "caption-heading"));
      gtk_box_append (headings, create_cell (_ ("Tsumo"), "caption-heading"));
    }

  /* The column headings are above the list; each row includes them in its accessible label. */
  gtk_widget_add_css_class (GTK_WIDGET (headings), "help-headings");
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (list))),
                              GTK_WIDGET (headings),
                              gtk_widget_get_prev_sibling (GTK_WIDGET (list)));

  for (guint i = 0; i < rows->len; i++)
    {
      TenboHelpScoreRow *row = g_ptr_array_index (rows, i);
      GtkBox            *line = create_line ();
      GtkWidget         *title_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      gtk_widget_set_valign (title_box, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (title_box), tenbo_label_new_text (row->title, "heading"));
      if (row->subtitle != NULL)
        gtk_box_append (GTK_BOX (title_box), tenbo_label_new_text (row->subtitle, "caption"));
      gtk_box_append (line, title_box);
      for (guint han = 0; by_han && han < row->n_scores; han++)
        gtk_box_append (line, create_score (&row->scores[han]));
      if (!by_han)
        {
          gtk_box_append (line, create_cell (row->scores[0].ron, NULL));
          gtk_box_append (line, create_cell (row->scores[0].tsumo, NULL));
        }
      tenbo_help_list_add_row (list, GTK_WIDGET (line), row->words);
    }
}

/* The heading above the table, and the title of the values that are not in a column of han */
static const struct
{
  const char *explanation;
  const char *others;
} texts[] = {
  [TB_SCORING_FU_TABLE] = {
    N_ ("Top: payment for a ron. Bottom: payments for a tsumo, by each non-dealer and by the "
        "dealer."),
    /* Translators: heading: mangan and above */
    N_ ("Limits"),
  },
  [TB_SCORING_LINEAR] = {
    N_ ("Payment for a ron, and payments for a tsumo: by each non-dealer and by the dealer."),
    N_ ("Han"),
  },
  [TB_SCORING_TAI] = {
    N_ ("Payments for a ron: by the discarder and by each other player; and payments for a "
        "tsumo. The dealer pays the same."),
    N_ ("Tai"),
  },
};

/* Creates the table for the dealer or for the others on demand. */
static GtkWidget *
create_table (const TbRules *rules,
              gboolean       dealer)
{
  GtkBox *content = tenbo_help_list_create_content ();
  /* A table without fu looks the same whatever the han are worth. */
  TbScoring scoring = rules->scoring == TB_SCORING_FU_TABLE && !tb_rules_count_fu (rules, 1)
                        ? TB_SCORING_LINEAR
                        : rules->scoring;
  g_autoptr (GPtrArray) fu = tenbo_help_scores_list_fu (rules, dealer);
  g_autoptr (GPtrArray) others = tenbo_help_scores_list_others (rules, dealer);

  gtk_box_append (content, tenbo_label_new_text (_ (texts[scoring].explanation), "dimmed"));
  if (fu->len > 0)
    add_rows (content, _ ("Han and Fu"), fu, TRUE);
  add_rows (content, _ (texts[scoring].others), others, FALSE);
  tenbo_help_list_add_fields (tenbo_help_list_add_group (content, _ ("Rules")), rules, fields);

  return GTK_WIDGET (content);
}

/* The choice between the two tables */
typedef struct
{
  TenboRuleset *ruleset; /* owned */
  AdwBin       *bin;     /* borrowed; belongs to the same page */
} Tables;

static void
free_tables (gpointer  tables,
             GClosure *closure)
{
  g_object_unref (((Tables *) tables)->ruleset);
  g_free (tables);
}

static void
who_changed_cb (Tables         *tables,
                GParamSpec     *pspec,
                AdwToggleGroup *group)
{
  adw_bin_set_child (tables->bin,
                     create_table (tenbo_ruleset_get_rules (tables->ruleset),
                                   adw_toggle_group_get_active (group) == 1));
}

static GtkWidget *
create_who (TenboRuleset *ruleset,
            AdwBin       *bin)
{
  const char *const labels[] = { _ ("Non-Dealer"), _ ("Dealer") };
  GtkWidget        *group = adw_toggle_group_new ();
  Tables           *tables = g_new (Tables, 1);

  *tables = (Tables) { g_object_ref (ruleset), bin };
  gtk_widget_add_css_class (group, "doors");
  gtk_widget_add_css_class (group, "help-search");
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (group), TRUE);
  tenbo_label_set_accessible (group, _ ("Winner"));
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, labels[i]);
      adw_toggle_group_add (ADW_TOGGLE_GROUP (group), toggle);
    }
  g_signal_connect_data (group, "notify::active", G_CALLBACK (who_changed_cb), tables, free_tables,
                         G_CONNECT_SWAPPED);

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
  adw_bin_set_child (ADW_BIN (bin), create_table (rules, FALSE));
  if (rules->scoring != TB_SCORING_TAI)
    who = create_who (ruleset, ADW_BIN (bin));

  return tenbo_help_list_create_page (_ ("Score Table"), ruleset, who, bin);
}
