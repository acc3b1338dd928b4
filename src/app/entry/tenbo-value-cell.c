/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-value-cell.h"

#include "tenbo-choice.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* More characters than this do not fit beside two of their like in the least width. */
#define MAX_NARROW_AMOUNT 12

char *
tenbo_value_cell_dup_tsumo (const TbCell *cell,
                            gboolean      two_lines)
{
  int32_t          first = cell->tsumo_child;
  int32_t          second = cell->tsumo_dealer;
  g_autofree char *child = tenbo_words_points (cell->tsumo_child, FALSE);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  if (second == 0 && (cell->tsumo_next == 0 || cell->tsumo_next == cell->tsumo_child))
    {
      if (two_lines)
        /* Translators: the same as "%s all", on two short lines */
        return g_strdup_printf (_ ("%s\nall"), child);
      /* Translators: what each of the others pays for a dealer's tsumo, "2,000 all" */
      return g_strdup_printf (_ ("%s all"), child);
    }

  if (second == 0)
    {
      first = cell->tsumo_next;
      second = cell->tsumo_child;
    }
  one = tenbo_words_points (first, FALSE);
  other = tenbo_words_points (second, FALSE);

  return g_strdup_printf (two_lines ? "%s/\n%s" : "%s/%s", one, other);
}

char *
tenbo_value_cell_dup_amount (const TbCell *cell,
                             gboolean      tsumo)
{
  if (tsumo)
    return cell->tsumo_child != 0 ? tenbo_value_cell_dup_tsumo (cell, FALSE) : NULL;

  return cell->ron != 0 ? tenbo_words_points (cell->ron, FALSE) : NULL;
}

GtkWidget *
tenbo_value_cell_new_amount (const TbCell      *cell,
                             const char        *amount,
                             TenboValueCellLook look)
{
  GtkWidget *label = gtk_label_new (amount);

  gtk_widget_add_css_class (label, "numeric");
  if ((look & TENBO_VALUE_CELL_TSUMO) == 0)
    return label;

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if ((look & TENBO_VALUE_CELL_NARROW) != 0 &&
      ((cell->entry.form != TB_VALUE_LIMIT && cell->value.fu != 0) ||
       g_utf8_strlen (amount, -1) > MAX_NARROW_AMOUNT))
    {
      g_autofree char *lines = tenbo_value_cell_dup_tsumo (cell, TRUE);

      gtk_label_set_label (GTK_LABEL (label), lines);
    }

  return label;
}

char *
tenbo_value_cell_dup_han (int han)
{
  return g_strdup_printf (g_dngettext (NULL, "%d han", "%d han", (gulong) han), han);
}

char *
tenbo_value_cell_dup_fu (int fu)
{
  return g_strdup_printf (_ ("%d fu"), fu);
}

char *
tenbo_value_cell_dup_title (const TbCell *cell)
{
  if (cell->entry.form == TB_VALUE_LIMIT)
    return g_strdup (tenbo_words_limit (cell->value.limit));
  if (cell->value.fu == 0)
    return tenbo_value_cell_dup_han (cell->value.han);

  /* Translators: the value of a hand: "3 han 30 fu" */
  return g_strdup_printf (_ ("%1$d han %2$d fu"), cell->value.han, cell->value.fu);
}

GtkWidget *
tenbo_value_cell_new_last (const TbCell *cell,
                           gboolean      tsumo)
{
  g_autofree char *amount = tenbo_value_cell_dup_amount (cell, tsumo);
  g_autofree char *title = tenbo_value_cell_dup_title (cell);
  /* Translators: a value that was used before, as read aloud: "Recent: 3 han 30 fu, 3,900" */
  g_autofree char *name = g_strdup_printf (_ ("Recent: %s, %s"), title, amount);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *points = gtk_label_new (amount);
  GtkWidget       *label = gtk_label_new (title);
  GtkWidget       *button;

  gtk_widget_add_css_class (points, "numeric");
  if (tsumo)
    gtk_widget_add_css_class (points, "caption");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_box_append (GTK_BOX (box), points);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  button = tenbo_choice_new (box);
  tenbo_choice_set_name (button, name);
  gtk_widget_add_css_class (button, "cell");

  return button;
}
