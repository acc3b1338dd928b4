/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-header.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-session-summary.h"
#include "tenbo-summary.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboHistoryHeader
{
  GtkButton parent_instance;

  TenboSummary      *summary; /* owned */
  GtkListHeader     *header;  /* weak */
  TenboHistoryModel *model;   /* owned; games of the list */

  TenboParagraphsGuess guess;
};

G_DEFINE_FINAL_TYPE (TenboHistoryHeader, tenbo_history_header, GTK_TYPE_BUTTON)

/* Returns the venue, the number of games and, in a session, the number of void games: "Club Ten · 2
 * games, 1 void". */
static char *
create_details (TenboHistoryHeader *self)
{
  const char      *details = tenbo_summary_get_section_details (self->summary);
  guint            n_games = gtk_list_header_get_n_items (self->header);
  guint            end = MIN (gtk_list_header_get_end (self->header),
                              g_list_model_get_n_items (G_LIST_MODEL (self->model)));
  guint            n_void = 0;
  g_autofree char *games = NULL;

  for (guint i = gtk_list_header_get_start (self->header); i < end; i++)
    n_void += tenbo_history_model_get_key (self->model, i)->is_void;

  games = tenbo_summary_has_ended (self->summary)
            ? tenbo_session_words_games (n_games - n_void, 0, n_void)
            : tenbo_words_games (n_games);

  return details != NULL ? g_strjoin (" \u00b7 ", details, games, NULL)
                         : g_steal_pointer (&games);
}

static void
update (TenboHistoryHeader *self)
{
  GtkWidget       *widget = GTK_WIDGET (self);
  g_autofree char *details = NULL;
  g_autofree char *label = NULL;
  gboolean         opens;

  if (self->summary == NULL || self->header == NULL)
    return;

  details = create_details (self);
  /* Translators: for screen readers: a session and its games: "Friday, 3 games" */
  label = g_strdup_printf (C_ ("screen reader", "%1$s, %2$s"),
                           tenbo_summary_get_section (self->summary), details);
  tenbo_label_set_accessible (self, label);

  opens = tenbo_summary_has_ended (self->summary);
  gtk_widget_set_can_focus (widget, opens);
  gtk_widget_set_can_target (widget, opens);
  tenbo_class_toggle (self, "opens", opens);
  if (opens)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "x",
                                      tenbo_summary_get_stored (self->summary)->session_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), opens ? "win.show-session" : NULL);
  gtk_widget_queue_resize (widget);
}

/* --- Drawing --- */

static TenboParagraphs
get_paragraphs (TenboHistoryHeader *self)
{
  TenboParagraphs texts = { 0 };

  if (self->summary == NULL || self->header == NULL)
    return texts;

  texts.n = 2;
  texts.text = create_details (self);
  texts.list[0] = (TenboParagraph) {
    .text = tenbo_summary_get_section (self->summary),
    .style = TENBO_PARAGRAPH_HEADING,
  };
  texts.list[1] = (TenboParagraph) {
    .text = texts.text,
    .style = TENBO_PARAGRAPH_CAPTION,
    .dimmed = TRUE,
  };

  return texts;
}

static GtkSizeRequestMode
tenbo_history_header_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_history_header_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  TenboHistoryHeader *self = TENBO_HISTORY_HEADER (widget);
  g_auto (TenboParagraphs) texts = get_paragraphs (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = TENBO_PARAGRAPHS_MINIMUM;
      *natural = TENBO_PARAGRAPHS_NATURAL;
      return;
    }

  *minimum = tenbo_paragraphs_guess (widget, &texts, for_size, &self->guess);
  *natural = *minimum;
}

static void
tenbo_history_header_map (GtkWidget *widget)
{
  TenboHistoryHeader *self = TENBO_HISTORY_HEADER (widget);
  g_auto (TenboParagraphs) texts = get_paragraphs (self);

  GTK_WIDGET_CLASS (tenbo_history_header_parent_class)->map (widget);
  tenbo_paragraphs_check (widget, &texts, &self->guess);
}

static void
tenbo_history_header_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  g_auto (TenboParagraphs) texts = get_paragraphs (TENBO_HISTORY_HEADER (widget));
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget));

  tenbo_paragraphs_snapshot (widget, snapshot, &texts, &area);
}

/* --- The object --- */

static void
set_summary (TenboHistoryHeader *self,
             TenboSummary       *summary)
{
  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, update, self);

  g_set_object (&self->summary, summary);
  if (summary != NULL)
    g_signal_connect_object (summary, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
header_changed_cb (TenboHistoryHeader *self)
{
  set_summary (self, self->header != NULL ? gtk_list_header_get_item (self->header) : NULL);
  update (self);
}

static void
tenbo_history_header_dispose (GObject *object)
{
  TenboHistoryHeader *self = TENBO_HISTORY_HEADER (object);

  set_summary (self, NULL);
  g_clear_weak_pointer (&self->header);
  g_clear_object (&self->model);
  g_clear_pointer (&self->guess.heights, tenbo_paragraph_heights_unref);

  G_OBJECT_CLASS (tenbo_history_header_parent_class)->dispose (object);
}

static void
tenbo_history_header_class_init (TenboHistoryHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_history_header_dispose;
  widget_class->get_request_mode = tenbo_history_header_get_request_mode;
  widget_class->measure = tenbo_history_header_measure;
  widget_class->map = tenbo_history_header_map;
  widget_class->snapshot = tenbo_history_header_snapshot;
}

static void
tenbo_history_header_init (TenboHistoryHeader *self)
{
  /* A button would lay out its child, but this one draws its text itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
}

GtkWidget *
tenbo_history_header_new (GtkListHeader         *header,
                          TenboHistoryModel     *model,
                          TenboParagraphHeights *heights)
{
  TenboHistoryHeader *self;

  g_return_val_if_fail (GTK_IS_LIST_HEADER (header), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (model), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_HEADER, NULL);
  g_set_weak_pointer (&self->header, header);
  self->model = g_object_ref (model);
  self->guess.heights = tenbo_paragraph_heights_ref (heights);
  g_signal_connect_object (header, "notify::item", G_CALLBACK (header_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (header, "notify::n-items", G_CALLBACK (header_changed_cb), self,
                           G_CONNECT_SWAPPED);

  /* A game can become void or valid without moving in the list. */
  g_signal_connect_object (model, "found", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
