/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-help-examples.h"
#include "tenbo-help-list.h"
#include "tenbo-label.h"
#include "tenbo-tile-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Items of fu; those of a group are adjacent */
static const struct
{
  const char *title;
  TbFu        first, last;
} groups[] = {
  { N_ ("Every Hand"), TB_FU_BASE, TB_FU_SELF_DRAW },
  /* Translators: fu for the pair */
  { N_ ("Pair"), TB_FU_PAIR_DRAGON, TB_FU_PAIR_DOUBLE_WIND },
  /* Translators: fu for the kind of wait */
  { N_ ("Wait"), TB_FU_WAIT_CLOSED, TB_FU_WAIT_SINGLE },
  { N_ ("Triplets"), TB_FU_OPEN_TRIPLET, TB_FU_CONCEALED_TRIPLET_HONOUR },
  { N_ ("Kans"), TB_FU_OPEN_KAN, TB_FU_CONCEALED_KAN_HONOUR },
  { N_ ("Open Hands With Pinfu Shape"), TB_FU_OPEN_PINFU, TB_FU_OPEN_PINFU },
};

static const TbField fields[] = {
  TB_FIELD_PINFU_TSUMO,
  TB_FIELD_OPEN_PINFU,
  TB_FIELD_DOUBLE_WIND_PAIR_FU,
  TB_FIELD_RINSHAN_HAITEI_TSUMO_FU,
  TB_FIELD_SEVEN_PAIRS_FORTY_FU,
  TB_FIELD_NONE,
};

static void
add_fu (GtkListBox        *list,
        TbFu               fu,
        const TenboHelpFu *found)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *name = tenbo_label_new_text (tenbo_words_fu (fu), NULL);
  g_autofree char *amount = g_strdup_printf (_ ("%d fu"), found->fu);
  /* Translators: a source of fu and its number of fu: "Closed wait, 2 fu" */
  g_autofree char *words = g_strdup_printf (C_ ("fu", "%1$s, %2$s"), tenbo_words_fu (fu), amount);
  GtkWidget       *number = gtk_label_new (amount);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), name);
  if (found->n_tiles > 0)
    {
      GtkWidget *tiles = tenbo_tile_row_new ();

      tenbo_tile_row_set_tiles (TENBO_TILE_ROW (tiles), found->tiles, found->n_tiles);
      gtk_widget_set_valign (tiles, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), tiles);
    }
  gtk_box_append (GTK_BOX (box), number);
  tenbo_help_list_add_row (list, box, words);
}

AdwNavigationPage *
tenbo_help_fu_page_new (TenboRuleset *ruleset)
{
  const TbRules *rules;
  GtkBox        *content = tenbo_help_list_create_content ();
  const char    *how = _ ("Add up the fu of the hand, then round up to the next ten. Seven pairs "
                             "always have the same number of fu.");

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  gtk_box_append (content, tenbo_label_new_text (how, NULL));
  for (gsize group = 0; group < G_N_ELEMENTS (groups); group++)
    {
      GtkListBox *list = NULL; /* NULL until the group has an item that the ruleset counts */

      for (TbFu fu = groups[group].first; fu <= groups[group].last; fu++)
        {
          TenboHelpFu found;

          if (!tenbo_help_find_fu (rules, fu, &found))
            continue;

          if (list == NULL)
            list = tenbo_help_list_add_group (content, _ (groups[group].title));
          add_fu (list, fu, &found);
        }
    }
  tenbo_help_list_add_fields (tenbo_help_list_add_group (content, _ ("Rules")), rules, fields);

  return tenbo_help_list_create_page (_ ("Fu"), ruleset, NULL, GTK_WIDGET (content));
}
