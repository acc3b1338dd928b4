/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-figure-row.h"

#include <glib/gi18n.h>

struct _TenboFigureRow
{
  AdwActionRow parent_instance;

  /* Owned by the widget tree */
  GtkWidget *value_label;
  GtkWidget *arrow;
};

G_DEFINE_FINAL_TYPE (TenboFigureRow, tenbo_figure_row, ADW_TYPE_ACTION_ROW)

static void
tenbo_figure_row_class_init (TenboFigureRowClass *klass)
{
}

static void
tenbo_figure_row_init (TenboFigureRow *self)
{
  self->value_label = gtk_label_new (NULL);
  self->arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  gtk_widget_add_css_class (self->value_label, "numeric");
  gtk_widget_set_visible (self->arrow, FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->value_label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->arrow);

  /* It is read as a sentence, and not as its title. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

GtkWidget *
tenbo_figure_row_new (TenboFigureId id,
                      int           variant)
{
  GtkWidget *row = g_object_new (TENBO_TYPE_FIGURE_ROW, NULL);

  gtk_widget_set_tooltip_text (row, tenbo_figure_get_help (id));

  return row;
}

/* "Average rank", "Average rank · Four players"; below its own head only "East". */
static char *
dup_title (const TenboFigure *figure,
           gboolean           says_variant)
{
  g_autofree char *variant = NULL;
  gboolean         is_of_players = figure->variant == 3 || figure->variant == 4;

  if (says_variant)
    variant = tenbo_figure_dup_variant_name (figure->id, figure->variant);
  if (variant == NULL)
    return g_strdup (tenbo_figure_get_name (figure->id));
  if (tenbo_figure_get_group (figure->id) == TENBO_FIGURE_GROUP_WIND || !is_of_players)
    return g_steal_pointer (&variant);

  return g_strjoin (" \u00b7 ", tenbo_figure_get_name (figure->id), variant, NULL);
}

static void
set_game (TenboFigureRow *self,
          gint64          game_id)
{
  gtk_widget_set_visible (self->arrow, game_id != 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), game_id != 0);
  if (game_id != 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "x", game_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), game_id != 0 ? "win.show-hands" : NULL);
}

void
tenbo_figure_row_show (TenboFigureRow    *self,
                       const TenboFigure *figure,
                       guint              minimum,
                       gboolean           says_variant)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *of = NULL;
  g_autofree char *label = NULL;
  gboolean         is_few;

  g_return_if_fail (TENBO_IS_FIGURE_ROW (self));
  g_return_if_fail (figure != NULL);

  title = dup_title (figure, says_variant);
  text = tenbo_figure_dup_text (figure);
  /* How many games there are is of nothing. */
  of = figure->id != TENBO_FIGURE_GAMES ? tenbo_figure_dup_of (figure) : g_strdup ("");
  is_few = figure->of == 0 || figure->n_games < minimum;
  if (figure->id == TENBO_FIGURE_GAMES)
    label = g_strconcat (title, _ (", "), text, NULL);
  else if (figure->of > 0)
    /* Translators: a figure as it is read out: "Win rate, 23.4%, of 1,204 hands" */
    label = g_strdup_printf (_ ("%1$s, %2$s, %3$s"), title, text, of);
  else
    label = g_strconcat (title, _ (", "), of, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), of);
  gtk_label_set_label (GTK_LABEL (self->value_label), text);
  if (is_few)
    gtk_widget_add_css_class (self->value_label, "dimmed");
  else
    gtk_widget_remove_css_class (self->value_label, "dimmed");
  set_game (self, figure->of > 0 ? figure->game_id : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
