/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-centre.h"

#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboTableCentre
{
  GtkWidget parent_instance;

  GtkBox   *box;
  GtkLabel *round;
  GtkLabel *honba;
  GtkLabel *pot;
  GtkLabel *penalty_pot;
  GtkLabel *dealer;
  GtkLabel *total;
};

G_DEFINE_FINAL_TYPE (TenboTableCentre, tenbo_table_centre, GTK_TYPE_WIDGET)

/* What is on screen is added up here once more, apart from the engine's own books. */
static void
show_total (TenboTableCentre *self,
            const TbRules    *rules,
            const TbView     *view)
{
  int              expected = rules->players * rules->start_points;
  int              total = view->pot + view->penalty_pot;
  gboolean         right;
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  for (TbPlayer player = 0; player < rules->players; player++)
    total += view->scores[player];

  right = total == expected;
  points = tenbo_words_points (total, FALSE);
  text = g_strdup_printf (right ? "Σ %s ✓" : "Σ %s ✗", points);
  name = right ? g_strdup_printf (_ ("Total %s, as it must be"), points)
               : g_strdup_printf (_ ("Total %s: points are missing or too many"), points);
  gtk_label_set_label (self->total, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->total), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->total),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
  if (right)
    gtk_widget_remove_css_class (GTK_WIDGET (self->total), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->total), "error");
}

/* Nothing there is worth less ink. */
static void
show_count (GtkLabel   *label,
            const char *text,
            int         count)
{
  gtk_label_set_label (label, text);
  if (count == 0)
    gtk_widget_add_css_class (GTK_WIDGET (label), "dimmed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "dimmed");
}

static void
tenbo_table_centre_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_CENTRE);

  G_OBJECT_CLASS (tenbo_table_centre_parent_class)->dispose (object);
}

static void
tenbo_table_centre_class_init (TenboTableCentreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_centre_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-table-centre.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, box);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, round);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, honba);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, pot);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, penalty_pot);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, dealer);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, total);
  gtk_widget_class_set_css_name (widget_class, "table-centre");
}

static void
tenbo_table_centre_init (TenboTableCentre *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_table_centre_set_upright (self, TRUE);
}

GtkWidget *
tenbo_table_centre_new (void)
{
  return g_object_new (TENBO_TYPE_TABLE_CENTRE, NULL);
}

void
tenbo_table_centre_set_upright (TenboTableCentre *self,
                                gboolean          upright)
{
  g_return_if_fail (TENBO_IS_TABLE_CENTRE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->box, upright ? 4 : 12);
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), upright);
  if (upright)
    gtk_widget_add_css_class (GTK_WIDGET (self), "upright");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "upright");
}

void
tenbo_table_centre_show (TenboTableCentre *self,
                         TenboGame        *game)
{
  const TbTable   *table = tenbo_game_get_table (game);
  const TbView    *view = tenbo_game_get_view (game);
  g_autofree char *round = tenbo_words_round (&table->next.round);
  int              count = table->next.honba;
  g_autofree char *honba = g_strdup_printf (g_dngettext (NULL,
                                                         "%d honba",
                                                         "%d honba",
                                                         (gulong) count),
                                            count);
  g_autofree char *dealer = g_strdup_printf (_ ("Dealer %s"),
                                             tenbo_game_get_player_name (game, table->next.dealer));

  g_autofree char *in_pot = tenbo_words_points (view->pot, FALSE);
  g_autofree char *pot = g_strdup_printf (_ ("Pot %s"), in_pot);
  g_autofree char *in_penalty_pot = tenbo_words_points (view->penalty_pot, FALSE);
  g_autofree char *penalty_pot = g_strdup_printf (_ ("Penalty pot %s"), in_penalty_pot);

  g_return_if_fail (TENBO_IS_TABLE_CENTRE (self));

  gtk_label_set_label (self->round, round);
  show_count (self->honba, honba, count);
  gtk_label_set_label (self->dealer, dealer);
  show_count (self->pot, pot, view->pot);
  gtk_label_set_label (self->penalty_pot, penalty_pot);
  gtk_widget_set_visible (GTK_WIDGET (self->penalty_pot), view->penalty_pot != 0);
  show_total (self, table->rules, view);
}
