/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-needs-pane.h"

#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-plain-row.h"
#include "tenbo-side-mark.h"
#include "tenbo-words-needs.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboNeedsPane
{
  AdwBin parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (TenboNeedsPane, tenbo_needs_pane, ADW_TYPE_BIN)

/* Creates a group with the name and rank of a player and one row for each better rank. A screen
 * reader reads each row as a whole. */
static GtkWidget *
create_group (TenboGame     *game,
              const TbNeeds *needs)
{
  const char      *player = tenbo_game_get_player_name (game, needs->player);
  GtkWidget       *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget       *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *label = gtk_label_new (player);
  GtkWidget       *rank_label = gtk_label_new (tenbo_words_rank (needs->rank));
  GtkWidget       *list;
  g_autofree char *name = g_strdup_printf (_ ("What %s needs"), player);

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (rank_label, "dimmed");
  gtk_box_append (GTK_BOX (heading),
                  tenbo_side_mark_new (tenbo_game_get_side (game, needs->player)));
  gtk_box_append (GTK_BOX (heading), label);
  gtk_box_append (GTK_BOX (heading), rank_label);
  gtk_box_append (GTK_BOX (group), heading);
  if (needs->rank <= 1)
    return group;

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  tenbo_label_set_accessible (list, name);
  gtk_box_append (GTK_BOX (group), list);
  for (int rank = needs->rank - 1; rank >= 1; rank--)
    {
      g_autofree char *title = tenbo_words_need_rank (needs, rank);
      g_auto (GStrv) ways = tenbo_words_needs (tenbo_game_get_table (game),
                                               tenbo_game_get_words (game), needs, rank);
      g_autofree char *text = g_strjoinv ("\n", ways);

      gtk_list_box_append (GTK_LIST_BOX (list), tenbo_plain_row_new (title, text));
    }

  return group;
}

static void
tenbo_needs_pane_class_init (TenboNeedsPaneClass *klass)
{
}

static void
tenbo_needs_pane_init (TenboNeedsPane *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "needs");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* A deposit can end the game during a hand. After that, nobody needs anything in this hand. */
void
tenbo_needs_pane_show (TenboNeedsPane *self,
                       TenboGame      *game)
{
  const TbTable *table = tenbo_game_get_table (game);
  GtkWidget     *child;
  GtkWidget     *label;

  g_return_if_fail (TENBO_IS_NEEDS_PANE (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);

  label = gtk_label_new (_ ("The cheapest wins and draws in this hand that give each player a "
                            "better rank"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_box_append (self->box, label);
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbNeeds   needs;
      TbProblem problem;

      if (tb_table_needs (table, tenbo_game_get_partial (game), player, &needs, &problem) == TB_OK)
        gtk_box_append (self->box, create_group (game, &needs));
    }
}
