/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-paragraphs.h"

#include "tenbo-bidi.h"

#include <adwaita.h>

/* As in the style sheets: ".caption", and "dimmed" without and with high contrast */
#define CAPTION_SCALE  0.82
#define DIMMED_ALPHA   0.72f
#define CONTRAST_ALPHA 0.9f

void
tenbo_paragraphs_clear (TenboParagraphs *self)
{
  g_clear_pointer (&self->text, g_free);
}

/* Sets the text with or without the attributes of its markup. */
static void
set_text (PangoLayout          *layout,
          const TenboParagraph *paragraph,
          gboolean              with_markup)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (PangoAttrList) of_markup = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_heading = paragraph->style == TENBO_PARAGRAPH_HEADING;

  if (paragraph->style == TENBO_PARAGRAPH_CAPTION)
    pango_attr_list_insert (attributes, pango_attr_scale_new (CAPTION_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (is_heading ? PANGO_WEIGHT_BOLD
                                                                        : PANGO_WEIGHT_NORMAL));
  if (paragraph->is_markup &&
      !pango_parse_markup (paragraph->text, -1, 0, &of_markup, &text, NULL, &error))
    g_warning ("%s: %s", paragraph->text, error->message);

  pango_layout_set_text (layout, text != NULL ? text : paragraph->text, -1);
  if (of_markup != NULL && with_markup)
    {
      g_autoptr (GSList) list = pango_attr_list_get_attributes (of_markup);

      for (GSList *link = list; link != NULL; link = link->next)
        pango_attr_list_insert (attributes, link->data);
    }

  pango_layout_set_attributes (layout, attributes);
}

static int
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* Creates the layout of the paragraph for @width pixels. Returns NULL if there is no text. */
static PangoLayout *
create_layout (GtkWidget            *widget,
               const TenboParagraph *paragraph,
               int                   width)
{
  gboolean     is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  PangoLayout *layout;
  int          needed;

  if (paragraph->text == NULL || paragraph->text[0] == '\0')
    return NULL;

  layout = gtk_widget_create_pango_layout (widget, NULL);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width >= 0 ? width * PANGO_SCALE : -1);
  if (paragraph->max_lines > 0)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -paragraph->max_lines);
    }

  set_text (layout, paragraph, TRUE);
  tenbo_bidi_set_alignment (layout, is_rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  if (!paragraph->is_markup || width < 0)
    return layout;

  /* An unbreakable part is wider than the available width. */
  pango_layout_get_pixel_size (layout, &needed, NULL);
  if (needed > width)
    set_text (layout, paragraph, FALSE);

  return layout;
}

/* Creates @layouts, each NULL if it has no text. Returns their total height. */
static int
create_layouts (GtkWidget             *widget,
                const TenboParagraphs *paragraphs,
                int                    width,
                PangoLayout          **layouts)
{
  int height = 0;

  for (guint i = 0; i < paragraphs->n; i++)
    {
      layouts[i] = create_layout (widget, &paragraphs->list[i], width);
      if (layouts[i] != NULL)
        height += get_height (layouts[i]) + (height > 0 ? paragraphs->spacing : 0);
    }

  return height;
}

static int
measure (GtkWidget             *widget,
         const TenboParagraphs *paragraphs,
         int                    width)
{
  PangoLayout *layouts[TENBO_PARAGRAPHS_MAX];
  int          height = create_layouts (widget, paragraphs, width, layouts);

  for (guint i = 0; i < paragraphs->n; i++)
    g_clear_object (&layouts[i]);

  return height;
}

/* --- Guessing --- */

/* Texts are similar if each certainly fits on one line, or if their lengths match in quarters of a
 * line. Another script may make a line some pixels higher; finding out would require its font. */
#define PARTS_OF_LINE 4
#define PARTS_SURE    3
#define MAX_PARTS     30

struct _TenboParagraphHeights
{
  int         width; /* width of the list, in pixels */
  int         unit;  /* average width of a Western letter, in pixels */
  GHashTable *heights;
};

TenboParagraphHeights *
tenbo_paragraph_heights_new (void)
{
  TenboParagraphHeights *self = g_rc_box_new0 (TenboParagraphHeights);

  self->heights = g_hash_table_new (NULL, NULL);

  return self;
}

TenboParagraphHeights *
tenbo_paragraph_heights_ref (TenboParagraphHeights *self)
{
  return g_rc_box_acquire (self);
}

static void
heights_clear (gpointer self)
{
  g_hash_table_unref (((TenboParagraphHeights *) self)->heights);
}

void
tenbo_paragraph_heights_unref (TenboParagraphHeights *self)
{
  g_rc_box_release_full (self, heights_clear);
}

/* Discards the heights if the width of the list changed. */
static void
set_width (TenboParagraphHeights *self,
           GtkWidget             *widget,
           int                    width)
{
  PangoContext     *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               unit = pango_font_metrics_get_approximate_char_width (metrics);

  self->width = width;
  self->unit = MAX (PANGO_PIXELS (unit), 1);
  g_hash_table_remove_all (self->heights);
  pango_font_metrics_unref (metrics);
}

/* Returns the same number for similar texts, by their length: a letter of a Western script counts
 * as one, a kanji as two. 0: no text. */
static guint
describe (const TenboParagraphHeights *heights,
          const TenboParagraph        *paragraph,
          int                          width)
{
  gboolean in_tag = FALSE;
  int      n_units = 0;
  int      n_parts = 0;

  if (paragraph->text == NULL || paragraph->text[0] == '\0')
    return 0;

  for (const char *at = paragraph->text; width >= 0 && *at != '\0'; at = g_utf8_next_char (at))
    {
      in_tag = in_tag || (paragraph->is_markup && *at == '<');
      if (!in_tag)
        n_units += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;
      in_tag = in_tag && *at != '>';
    }
  if (width >= 0)
    n_parts = PARTS_OF_LINE * n_units * heights->unit / MAX (width, 1);

  return 1 + (guint) CLAMP (n_parts, PARTS_SURE, MAX_PARTS);
}

int
tenbo_paragraphs_guess (GtkWidget             *widget,
                        const TenboParagraphs *paragraphs,
                        int                    width,
                        TenboParagraphsGuess  *guess)
{
  TenboParagraphHeights *heights = guess->heights;
  guint                  number = 0;
  int                    height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);
  g_return_val_if_fail (paragraphs->n <= TENBO_PARAGRAPHS_MAX, 0);

  if (width >= 0 && heights->width != width)
    set_width (heights, widget, width);

  for (guint i = 0; i < paragraphs->n; i++)
    number = number * (MAX_PARTS + 2) + describe (heights, &paragraphs->list[i], width);
  height = GPOINTER_TO_INT (g_hash_table_lookup (heights->heights, GUINT_TO_POINTER (number)));

  /* The height of unwrapped texts is not used for layout. */
  if (height > 0 && width < 0)
    return height;

  if (height > 0 && !gtk_widget_get_mapped (widget))
    {
      guess->width = width;
      guess->height = height;
      return height;
    }

  height = measure (widget, paragraphs, width);
  g_hash_table_insert (heights->heights, GUINT_TO_POINTER (number), GINT_TO_POINTER (height));
  if (guess->width == width)
    guess->height = 0;

  return height;
}

static gboolean
resize_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  gtk_widget_queue_resize (widget);

  return G_SOURCE_REMOVE;
}

void
tenbo_paragraphs_check (GtkWidget             *widget,
                        const TenboParagraphs *paragraphs,
                        TenboParagraphsGuess  *guess)
{
  int guessed = guess->height;

  guess->height = 0;

  /* The row becomes visible during the layout of the list, which discards resize requests at that
   * point. */
  if (guessed != 0 && measure (widget, paragraphs, guess->width) != guessed)
    gtk_widget_add_tick_callback (widget, resize_cb, NULL, NULL);
}

/* --- Drawing --- */

void
tenbo_paragraphs_snapshot (GtkWidget             *widget,
                           GtkSnapshot           *snapshot,
                           const TenboParagraphs *paragraphs,
                           const graphene_rect_t *area)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  float            dimmed = adw_style_manager_get_high_contrast (manager) ? CONTRAST_ALPHA
                                                                          : DIMMED_ALPHA;
  PangoLayout     *layouts[TENBO_PARAGRAPHS_MAX];
  graphene_point_t origin = area->origin;
  int              height;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (paragraphs->n <= TENBO_PARAGRAPHS_MAX);

  height = create_layouts (widget, paragraphs, (int) area->size.width, layouts);
  origin.y += floorf ((area->size.height - (float) height) / 2);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &origin);
  for (guint i = 0; i < paragraphs->n; i++)
    {
      GdkRGBA colour;
      int     advance;

      if (layouts[i] == NULL)
        continue;

      gtk_widget_get_color (widget, &colour);
      if (paragraphs->list[i].dimmed)
        colour.alpha *= dimmed;
      gtk_snapshot_append_layout (snapshot, layouts[i], &colour);
      advance = get_height (layouts[i]) + paragraphs->spacing;
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) advance));
      g_object_unref (layouts[i]);
    }
  gtk_snapshot_restore (snapshot);
}
