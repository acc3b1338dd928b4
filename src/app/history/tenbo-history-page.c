/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-page.h"

#include "tenbo-feedback.h"
#include "tenbo-history-model.h"
#include "tenbo-summary.h"

#include <glib/gi18n.h>

/* The next page of games is read when fewer screens than this lie below. */
#define SCREENS_AHEAD 2

struct _TenboHistoryPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkStack      *stack;
  GtkAdjustment *adjustment;
  GtkListView   *list_view;

  /* Owned */
  TenboHistoryModel *model;

  guint    load_source;
  gboolean seen; /* from then on the list stays where it was scrolled to */
};

G_DEFINE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
get_markup (GtkListItem  *item,
            TenboSummary *summary)
{
  return summary != NULL ? g_strdup (tenbo_summary_get_markup (summary)) : NULL;
}

static char *
get_subtitle (GtkListItem  *item,
              TenboSummary *summary)
{
  return summary != NULL ? g_strdup (tenbo_summary_get_subtitle (summary)) : NULL;
}

static char *
get_label (GtkListItem  *item,
           TenboSummary *summary)
{
  if (summary == NULL)
    return NULL;

  return g_strdup_printf (tenbo_summary_has_ended (summary) ? _ ("Hands: %s") : _ ("Continue: %s"),
                          tenbo_summary_get_title (summary));
}

static char *
get_section (GtkListHeader *header,
             TenboSummary  *summary)
{
  return summary != NULL ? g_strdup (tenbo_summary_get_section (summary)) : NULL;
}

static void
say_error (TenboHistoryPage *self,
           const GError     *error)
{
  tenbo_feedback_error (GTK_WIDGET (self),
                        _ ("The History Cannot Be Read"),
                        _ ("Nothing was changed."),
                        error);
}

static gboolean
is_near_end (TenboHistoryPage *self)
{
  GtkAdjustment *adjustment = self->adjustment;
  double         page = gtk_adjustment_get_page_size (adjustment);
  double         position = gtk_adjustment_get_value (adjustment);
  double         below = gtk_adjustment_get_upper (adjustment) - position - page;

  return below < SCREENS_AHEAD * page;
}

static gboolean
load_more_cb (gpointer user_data)
{
  TenboHistoryPage *self = user_data;
  g_autoptr (GError) error = NULL;

  self->load_source = 0;

  if (!is_near_end (self))
    return G_SOURCE_REMOVE;

  if (!tenbo_history_model_load_more (self->model, &error) && error != NULL)
    say_error (self, error);

  return G_SOURCE_REMOVE;
}

/* The adjustment also changes while rows are being laid out, when the list may not grow. */
static void
scrolled_cb (TenboHistoryPage *self)
{
  if (self->load_source != 0 || self->model == NULL)
    return;

  if (tenbo_history_model_is_complete (self->model))
    return;

  if (is_near_end (self))
    self->load_source = g_idle_add (load_more_cb, self);
}

static void
showing_cb (TenboHistoryPage *self)
{
  g_autoptr (GError) error = NULL;
  guint n_games;

  if (!tenbo_history_model_reload (self->model, &error))
    say_error (self, error);

  n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  gtk_stack_set_visible_child_name (self->stack, n_games > 0 ? "games" : "empty");
}

static gboolean
first_tick_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (widget);

  if (gtk_adjustment_get_upper (self->adjustment) <= 0)
    return G_SOURCE_CONTINUE;

  /* Unless somebody has been quicker. */
  if (gtk_adjustment_get_value (self->adjustment) < gtk_adjustment_get_page_size (self->adjustment))
    gtk_adjustment_set_value (self->adjustment, 0);

  return G_SOURCE_REMOVE;
}

/* The first row takes the focus and is scrolled to when it is laid out, which would leave its
 * header out of sight. */
static void
shown_cb (TenboHistoryPage *self)
{
  if (self->seen)
    return;

  self->seen = TRUE;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_tick_cb, NULL, NULL);
}

static void
activated_cb (TenboHistoryPage *self,
              guint             position)
{
  g_autoptr (TenboSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  gboolean ended = tenbo_summary_has_ended (summary);

  gtk_widget_activate_action (GTK_WIDGET (self),
                              ended ? "win.show-hands" : "win.open-game",
                              "x",
                              tenbo_summary_get_stored (summary)->id);
}

static void
tenbo_history_page_dispose (GObject *object)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (object);

  g_clear_handle_id (&self->load_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HISTORY_PAGE);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (tenbo_history_page_parent_class)->dispose (object);
}

static void
tenbo_history_page_class_init (TenboHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_history_page_dispose;

  g_type_ensure (TENBO_TYPE_SUMMARY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_markup);
  gtk_widget_class_bind_template_callback (widget_class, get_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, get_label);
  gtk_widget_class_bind_template_callback (widget_class, get_section);
}

static void
tenbo_history_page_init (TenboHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwNavigationPage *
tenbo_history_page_new (TenboStore *store)
{
  TenboHistoryPage *self;
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_PAGE, NULL);
  self->model = tenbo_history_model_new (store);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));

  return ADW_NAVIGATION_PAGE (self);
}
