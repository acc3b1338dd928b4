/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-row.h"

#include "tenbo-label.h"

#include <glib/gi18n.h>

#define SPACING        12
#define TEXT_SPACING   3
#define MAX_NOTE_LINES 2

struct _TenboHistoryRow
{
  GtkWidget parent_instance;

  /* Children; those that most rows do not need are NULL until needed */
  GtkWidget *check;
  GtkWidget *void_label;
  GtkWidget *restore_label;
  GtkWidget *menu; /* NULL if no menu is open */

  TenboSummary *summary; /* owned */
  GtkListItem  *item;    /* weak */

  TenboParagraphsGuess guess;

  guint    menu_source;
  gboolean deleted;
};

G_DEFINE_FINAL_TYPE (TenboHistoryRow, tenbo_history_row, GTK_TYPE_WIDGET)

/* --- Drawing --- */

/* Returns the ruleset and the time. Deleted games have no headings with the day. */
static const char *
get_subtitle (TenboHistoryRow *self)
{
  return self->deleted ? tenbo_summary_get_subtitle (self->summary)
                       : tenbo_summary_get_section_line (self->summary);
}

/* Returns the texts: players, ruleset and time, and the first line of the note. */
static TenboParagraphs
get_paragraphs (TenboHistoryRow *self)
{
  TenboParagraphs texts = { .spacing = TEXT_SPACING };

  if (self->summary == NULL)
    return texts;

  texts.n = 3;
  texts.text = tenbo_summary_dup_note (self->summary);
  texts.list[0] = (TenboParagraph) {
    .text = tenbo_summary_get_markup (self->summary),
    .is_markup = TRUE,
    .dimmed = tenbo_summary_is_void (self->summary),
  };
  texts.list[1] = (TenboParagraph) {
    .text = get_subtitle (self),
    .style = TENBO_PARAGRAPH_CAPTION,
    .dimmed = TRUE,
  };
  texts.list[2] = (TenboParagraph) {
    .text = texts.text,
    .style = TENBO_PARAGRAPH_CAPTION,
    .max_lines = MAX_NOTE_LINES,
  };

  return texts;
}

static int
get_width (GtkWidget *child)
{
  int width = 0;

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width > 0 ? width + SPACING : 0;
}

static int
get_height (GtkWidget *child)
{
  int height = 0;

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);

  return height;
}

/* Returns the width of the space left and right of the texts, in pixels. */
static int
get_widths (TenboHistoryRow *self)
{
  return get_width (self->check) + get_width (self->void_label) + get_width (self->restore_label);
}

static GtkSizeRequestMode
tenbo_history_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_history_row_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (widget);
  g_auto (TenboParagraphs) texts = get_paragraphs (self);
  int widths = get_widths (self);
  int width = for_size < 0 ? -1 : MAX (for_size - widths, TENBO_PARAGRAPHS_MINIMUM);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = TENBO_PARAGRAPHS_MINIMUM + widths;
      *natural = TENBO_PARAGRAPHS_NATURAL + widths;
      return;
    }

  *minimum = tenbo_paragraphs_guess (widget, &texts, width, &self->guess);
  *minimum = MAX (*minimum, get_height (self->check));
  *minimum = MAX (*minimum, get_height (self->void_label));
  *minimum = MAX (*minimum, get_height (self->restore_label));
  *natural = *minimum;
}

/* Allocates @child at @x from the start of the row, vertically centered. */
static void
allocate (TenboHistoryRow *self,
          GtkWidget       *child,
          int              x)
{
  int           row_width = gtk_widget_get_width (GTK_WIDGET (self));
  int           row_height = gtk_widget_get_height (GTK_WIDGET (self));
  int           width = get_width (child) - SPACING;
  int           height = get_height (child);
  GtkAllocation area = { .x = x, .width = width, .height = height };

  if (width <= 0)
    return;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = row_width - x - width;

  area.y = (row_height - height) / 2;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
tenbo_history_row_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (widget);
  int              end = width;

  allocate (self, self->check, 0);
  end -= get_width (self->restore_label);
  allocate (self, self->restore_label, end + SPACING);
  end -= get_width (self->void_label);
  allocate (self, self->void_label, end + SPACING);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
tenbo_history_row_map (GtkWidget *widget)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (widget);
  g_auto (TenboParagraphs) texts = get_paragraphs (self);

  GTK_WIDGET_CLASS (tenbo_history_row_parent_class)->map (widget);
  tenbo_paragraphs_check (widget, &texts, &self->guess);
}

static void
tenbo_history_row_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (widget);
  g_auto (TenboParagraphs) texts = get_paragraphs (self);
  graphene_rect_t area = GRAPHENE_RECT_INIT (
    (float) get_width (self->check), 0,
    (float) (gtk_widget_get_width (widget) - get_widths (self)),
    (float) gtk_widget_get_height (widget));

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.origin.x = (float) (get_width (self->void_label) + get_width (self->restore_label));

  tenbo_paragraphs_snapshot (widget, snapshot, &texts, &area);
  GTK_WIDGET_CLASS (tenbo_history_row_parent_class)->snapshot (widget, snapshot);
}

/* Adds a label after the texts. */
static GtkWidget *
add_label (TenboHistoryRow *self,
           const char      *text,
           const char      *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
update (TenboHistoryRow *self)
{
  const char      *title = tenbo_summary_get_title (self->summary);
  gboolean         is_void = tenbo_summary_is_void (self->summary);
  g_autofree char *note = tenbo_summary_dup_note (self->summary);
  g_autofree char *label = NULL;
  g_autoptr (GString) description = g_string_new (get_subtitle (self));

  if (self->void_label == NULL && is_void)
    {
      self->void_label = add_label (self, C_ ("game", "Void"), "caption");
      gtk_widget_add_css_class (self->void_label, "void");
    }
  if (self->void_label != NULL)
    gtk_widget_set_visible (self->void_label, is_void);
  gtk_widget_queue_resize (GTK_WIDGET (self));

  if (self->item == NULL)
    return;

  /* Screen readers read the title, then the visible text next to it. */
  if (tenbo_summary_get_stored (self->summary) == NULL)
    label = g_strdup (_ ("Loading Game"));
  else if (self->deleted)
    label = g_strdup_printf (_ ("Restore: %s"), title);
  else
    label = g_strdup_printf (tenbo_summary_has_ended (self->summary) ? _ ("Hands: %s")
                                                                     : _ ("Continue: %s"),
                             title);
  if (is_void)
    g_string_append_printf (description, " \u00b7 %s", C_ ("game", "Void"));
  if (note != NULL)
    {
      /* Translators: the note on a game, for screen readers */
      g_autofree char *words = g_strdup_printf (_ ("Note: %s"), note);

      g_string_append_printf (description, " \u00b7 %s", words);
    }
  gtk_list_item_set_accessible_label (self->item, label);
  gtk_list_item_set_accessible_description (self->item, description->str);
}

/* --- The menu --- */

static gboolean
drop_menu_cb (gpointer user_data)
{
  TenboHistoryRow *self = user_data;

  self->menu_source = 0;
  g_clear_pointer (&self->menu, gtk_widget_unparent);

  return G_SOURCE_REMOVE;
}

/* The chosen item is activated after the menu closes, so keep the menu a moment longer. */
static void
menu_closed_cb (TenboHistoryRow *self)
{
  if (self->menu_source == 0)
    self->menu_source = g_idle_add (drop_menu_cb, self);
}

/* --- The object --- */

static void
tenbo_history_row_dispose (GObject *object)
{
  TenboHistoryRow *self = TENBO_HISTORY_ROW (object);

  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->check, gtk_widget_unparent);
  g_clear_pointer (&self->void_label, gtk_widget_unparent);
  g_clear_pointer (&self->restore_label, gtk_widget_unparent);
  tenbo_history_row_set_summary (self, NULL);
  g_clear_weak_pointer (&self->item);
  g_clear_pointer (&self->guess.heights, tenbo_paragraph_heights_unref);

  G_OBJECT_CLASS (tenbo_history_row_parent_class)->dispose (object);
}

static void
tenbo_history_row_class_init (TenboHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_history_row_dispose;
  widget_class->get_request_mode = tenbo_history_row_get_request_mode;
  widget_class->measure = tenbo_history_row_measure;
  widget_class->size_allocate = tenbo_history_row_size_allocate;
  widget_class->map = tenbo_history_row_map;
  widget_class->snapshot = tenbo_history_row_snapshot;
  gtk_widget_class_set_css_name (widget_class, "game");
}

static void
tenbo_history_row_init (TenboHistoryRow *self)
{
}

GtkWidget *
tenbo_history_row_new (GtkListItem           *item,
                       gboolean               deleted,
                       TenboParagraphHeights *heights)
{
  TenboHistoryRow *self;

  g_return_val_if_fail (GTK_IS_LIST_ITEM (item), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_ROW, NULL);
  g_set_weak_pointer (&self->item, item);
  self->deleted = deleted;
  self->guess.heights = tenbo_paragraph_heights_ref (heights);
  if (deleted)
    self->restore_label = add_label (self, C_ ("game", "Restore"), "accent");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "opens");

  return GTK_WIDGET (self);
}

void
tenbo_history_row_set_summary (TenboHistoryRow *self,
                               TenboSummary    *summary)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));
  g_return_if_fail (summary == NULL || TENBO_IS_SUMMARY (summary));

  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, update, self);

  g_set_object (&self->summary, summary);
  if (summary == NULL)
    return;

  g_signal_connect_object (summary, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

TenboSummary *
tenbo_history_row_get_summary (TenboHistoryRow *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROW (self), NULL);

  return self->summary;
}

GtkListItem *
tenbo_history_row_get_item (TenboHistoryRow *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROW (self), NULL);

  return self->item;
}

void
tenbo_history_row_set_press (TenboHistoryRow *self,
                             TenboRowPress    press)
{
  gboolean selecting = press != TENBO_ROW_OPENS;

  g_return_if_fail (TENBO_IS_HISTORY_ROW (self));

  /* The row itself has the selected state and receives the press. */
  if (self->check == NULL && selecting)
    {
      self->check = gtk_check_button_new ();
      gtk_widget_set_can_focus (self->check, FALSE);
      gtk_widget_set_can_target (self->check, FALSE);
      tenbo_label_set_accessible (self->check, _ ("Selected"));
      gtk_widget_insert_after (self->check, GTK_WIDGET (self), NULL);
    }

  if (selecting || self->deleted)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "opens");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "opens");
  if (self->check == NULL)
    return;

  gtk_widget_set_visible (self->check, selecting);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), press == TENBO_ROW_IS_SELECTED);
}

GtkWidget *
tenbo_history_row_show_menu (TenboHistoryRow *self,
                             GMenuModel      *menu,
                             double           x,
                             double           y)
{
  GdkRectangle area = { .x = (int) x, .y = (int) y, .width = 1, .height = 1 };

  g_return_val_if_fail (TENBO_IS_HISTORY_ROW (self), NULL);
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);

  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &area);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  g_signal_connect_object (self->menu,
                           "closed",
                           G_CALLBACK (menu_closed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->menu));

  return self->menu;
}
