/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seat-plan.h"

#include "tenbo-place-mark.h"

#include <glib/gi18n.h>

struct _TenboSeatPlan
{
  AdwBin parent_instance;

  /* Owned by the widget tree */
  TenboTableTop *table;
  GtkWidget     *sides[TB_N_TABLE_PLACES];
  GtkWidget     *names[TB_N_TABLE_PLACES];
};

G_DEFINE_FINAL_TYPE (TenboSeatPlan, tenbo_seat_plan, ADW_TYPE_BIN)

/* The column and row of each place: blue below, and clockwise on. */
static const int cells[TB_N_TABLE_PLACES][2] = { { 1, 2 }, { 0, 1 }, { 1, 0 }, { 2, 1 } };

static GtkWidget *
create_side (TenboSeatPlan *self,
             TbPlace        place)
{
  gboolean   upright = place == TB_PLACE_BLUE || place == TB_PLACE_GREEN;
  GtkWidget *side = gtk_box_new (upright ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                 6);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *mark = tenbo_place_mark_new (place);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), upright ? 20 : 12);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (side, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (side, !upright);
  gtk_box_append (GTK_BOX (side), mark);
  gtk_box_append (GTK_BOX (side), name);
  self->names[place] = name;

  return side;
}

static void
tenbo_seat_plan_class_init (TenboSeatPlanClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "seat-plan");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_seat_plan_init (TenboSeatPlan *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  self->table = TENBO_TABLE_TOP (tenbo_table_top_new ());
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->table), 1, 1, 1, 1);
  for (int place = 0; place < TB_N_TABLE_PLACES; place++)
    {
      self->sides[place] = create_side (self, (TbPlace) place);
      gtk_grid_attach (GTK_GRID (grid), self->sides[place], cells[place][0], cells[place][1], 1, 1);
    }

  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), grid);
}

/* "Blue: Aki, first dealer"; "Red: empty" */
static char *
describe_place (TbPlace            place,
                int                player,
                const char *const *names,
                TbPlayer           dealer)
{
  const char *color = tenbo_place_get_name (place);

  if (player < 0)
    /* Translators: the place of that colour at the table: "Red: empty" */
    return g_strdup_printf (_ ("%s: empty"), color);

  if (player == dealer)
    /* Translators: the place of that colour, and who sits there: "Blue: Aki, dealer" */
    return g_strdup_printf (_ ("%1$s: %2$s, dealer"), color, names[player]);

  /* Translators: the place of that colour, and who sits there: "Blue: Aki" */
  return g_strdup_printf (_ ("%1$s: %2$s"), color, names[player]);
}

void
tenbo_seat_plan_set_seating (TenboSeatPlan      *self,
                             const TenboSeating *seating,
                             const char *const  *names,
                             TbPlayer            dealer)
{
  g_return_if_fail (TENBO_IS_SEAT_PLAN (self));

  tenbo_seat_plan_set_walls (self, seating, FALSE);

  for (int place = 0; place < TB_N_TABLE_PLACES; place++)
    {
      int              player = tenbo_seating_find_player (seating, (TbPlace) place);
      g_autofree char *words = describe_place ((TbPlace) place, player, names, dealer);
      const char      *name = player < 0 ? _ ("empty") : names[player];
      GtkWidget       *label = self->names[place];

      gtk_label_set_label (GTK_LABEL (label), name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
      gtk_widget_set_tooltip_text (self->sides[place], words);
      gtk_widget_remove_css_class (label, "heading");
      gtk_widget_remove_css_class (label, "dimmed");
      if (player < 0)
        gtk_widget_add_css_class (label, "dimmed");
      else if (player == dealer)
        gtk_widget_add_css_class (label, "heading");
    }
}

void
tenbo_seat_plan_set_walls (TenboSeatPlan      *self,
                           const TenboSeating *seating,
                           gboolean            empty_side)
{
  g_return_if_fail (TENBO_IS_SEAT_PLAN (self));

  for (int place = 0; place < TB_N_TABLE_PLACES; place++)
    tenbo_table_top_set_wall (
      self->table, (TbPlace) place,
      empty_side || tenbo_seating_find_player (seating, (TbPlace) place) >= 0);
}

TenboTableTop *
tenbo_seat_plan_get_table (TenboSeatPlan *self)
{
  g_return_val_if_fail (TENBO_IS_SEAT_PLAN (self), NULL);

  return self->table;
}
