/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-scroll.h"

/* Maximum part of the page that earlier answers may occupy above a question that does not fit */
#define MOST_BEFORE_QUESTION 0.4

static gboolean
opened_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  if (gtk_widget_get_visible (widget) && gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_visible (widget) && viewport != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), widget, NULL);

  return G_SOURCE_REMOVE;
}

void
tenbo_entry_scroll_to_opened (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, opened_cb, NULL, NULL);
}

/* Returns the distance to scroll, in pixels, for a question of @height that begins at @top of the
 * page. Earlier answers stay visible as far as possible, since the value depends on the winner. A
 * large question of which half is visible stays in place: whoever points at one of its buttons must
 * not hit another. */
static double
find_step (double top,
           double height,
           double page)
{
  double below = top + height - page;

  if (top < 0)
    return top;
  if (below <= 0 || (height > page / 2 && below <= height / 2))
    return 0;
  if (below <= top)
    return below;

  return top <= MOST_BEFORE_QUESTION * page ? 0 : top;
}

void
tenbo_entry_scroll_to_question (GtkWidget *question)
{
  GtkWidget      *viewport;
  GtkAdjustment  *adjustment;
  double          step;
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_WIDGET (question));

  viewport = gtk_widget_get_ancestor (question, GTK_TYPE_VIEWPORT);
  if (viewport == NULL || !gtk_widget_compute_bounds (question, viewport, &bounds))
    return;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  step = find_step (bounds.origin.y, bounds.size.height,
                    gtk_adjustment_get_page_size (adjustment));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + step);
}
