/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-needs-pane.h"

#include "tenbo-game.h"
#include "tenbo-place-mark.h"
#include "tenbo-words-needs.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboNeedsPane
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox    *box;
};

G_DEFINE_FINAL_TYPE (TenboNeedsPane, tenbo_needs_pane, GTK_TYPE_WIDGET)

/* All ways to a place as one row, which is read as a whole. */
static GtkWidget *
create_row (TenboGame     *game,
            const TbNeeds *needs,
            int            place)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *title = tenbo_words_need_place (needs, place);
  g_auto (GStrv) ways = tenbo_words_needs (tenbo_game_get_table (game),
                                           tenbo_game_get_words (game), needs, place);
  g_autofree char *text = g_strjoinv ("\n", ways);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

static GtkWidget *
create_heading (TbPlace     seat,
                const char *name,
                int         rank)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *place = gtk_label_new (tenbo_words_rank (rank));

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (place, "dimmed");
  gtk_box_append (GTK_BOX (box), tenbo_place_mark_new (seat));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), place);

  return box;
}

static void
add_player (TenboNeedsPane *self,
            TenboGame      *game,
            const TbNeeds  *needs)
{
  const char      *player = tenbo_game_get_player_name (game, needs->player);
  GtkWidget       *list = gtk_list_box_new ();
  GtkWidget       *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = g_strdup_printf (_ ("What %s needs"), player);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  for (int place = needs->rank - 1; place >= 1; place--)
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (game, needs, place));

  gtk_box_append (GTK_BOX (group),
                  create_heading (tenbo_game_get_place (game, needs->player),
                                  player,
                                  needs->rank));
  if (needs->rank > 1)
    gtk_box_append (GTK_BOX (group), list);
  else
    g_object_unref (g_object_ref_sink (list));
  gtk_box_append (self->box, group);
}

static void
tenbo_needs_pane_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_NEEDS_PANE);

  G_OBJECT_CLASS (tenbo_needs_pane_parent_class)->dispose (object);
}

static void
tenbo_needs_pane_class_init (TenboNeedsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_needs_pane_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-needs-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboNeedsPane, scroller);
  gtk_widget_class_bind_template_child (widget_class, TenboNeedsPane, box);
}

static void
tenbo_needs_pane_init (TenboNeedsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The running hand can be one that waits for nothing more (a deposit ended it): nobody needs
 * anything of it. */
void
tenbo_needs_pane_show (TenboNeedsPane *self,
                       TenboGame      *game)
{
  const TbTable *table = tenbo_game_get_table (game);
  GtkWidget     *child;

  g_return_if_fail (TENBO_IS_NEEDS_PANE (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbNeeds   needs;
      TbProblem problem;

      if (tb_table_needs (table, tenbo_game_get_partial (game), player, &needs, &problem) == TB_OK)
        add_player (self, game, &needs);
    }
}
