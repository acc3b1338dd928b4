/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-paragraphs.h"

#include "tenbo-bidi.h"

#include <adwaita.h>

/* As the style sheets have them: of ".caption", and of "dimmed" without and with high contrast. */
#define CAPTION_SCALE  0.82
#define DIMMED_ALPHA   0.72f
#define CONTRAST_ALPHA 0.9f

/* Sets the text without and with what its markup says. */
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

/* The paragraph in @width pixels; NULL: there is no text. */
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

  /* What is to stay together is wider than all there is. */
  pango_layout_get_pixel_size (layout, &needed, NULL);
  if (needed > width)
    set_text (layout, paragraph, FALSE);

  return layout;
}

/* Fills @layouts, each NULL without a text. Returns how high they are together. */
static int
create_layouts (GtkWidget            *widget,
                const TenboParagraph *paragraphs,
                guint                 n,
                int                   spacing,
                int                   width,
                PangoLayout         **layouts)
{
  int height = 0;

  for (guint i = 0; i < n; i++)
    {
      layouts[i] = create_layout (widget, &paragraphs[i], width);
      if (layouts[i] != NULL)
        height += get_height (layouts[i]) + (height > 0 ? spacing : 0);
    }

  return height;
}

int
tenbo_paragraphs_measure (GtkWidget            *widget,
                          const TenboParagraph *paragraphs,
                          guint                 n,
                          int                   spacing,
                          int                   width)
{
  PangoLayout *layouts[TENBO_PARAGRAPHS_MAX];
  int          height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);
  g_return_val_if_fail (n <= TENBO_PARAGRAPHS_MAX, 0);

  height = create_layouts (widget, paragraphs, n, spacing, width, layouts);
  for (guint i = 0; i < n; i++)
    g_clear_object (&layouts[i]);

  return height;
}

/* --- Guessing --- */

/* Texts are alike if each surely stays in one line, or is as long, in quarters of a line. In
 * another script a line may be some pixels higher: to know it, its font would have to be read. */
#define PARTS_OF_LINE 4
#define PARTS_SURE    3
#define MAX_PARTS     30

/* How high the rows of a kind were in a list that is so wide. */
typedef struct
{
  int         width; /* pixels */
  int         unit;  /* pixels of a Western letter, in average */
  GHashTable *heights;
} Known;

static void
known_free (gpointer data)
{
  Known *known = data;

  g_hash_table_unref (known->heights);
  g_free (known);
}

/* What is known of the rows of @widget's kind in its list. Borrowed; NULL: it is in none. */
static Known *
get_known (GtkWidget *widget,
           int        width)
{
  GtkWidget *list = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW);
  Known     *known;

  if (list == NULL)
    return NULL;

  known = g_object_get_data (G_OBJECT (list), G_OBJECT_TYPE_NAME (widget));
  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      known->heights = g_hash_table_new (NULL, NULL);
      g_object_set_data_full (G_OBJECT (list), G_OBJECT_TYPE_NAME (widget), known, known_free);
    }

  if (width >= 0 && known->width != width)
    {
      PangoContext     *context = gtk_widget_get_pango_context (widget);
      PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
      int               unit = pango_font_metrics_get_approximate_char_width (metrics);

      known->width = width;
      known->unit = MAX (PANGO_PIXELS (unit), 1);
      g_hash_table_remove_all (known->heights);
      pango_font_metrics_unref (metrics);
    }

  return known;
}

/* How long the text is: a letter of a Western script is one, a kanji two. */
static int
count_units (const TenboParagraph *paragraph)
{
  gboolean in_tag = FALSE;
  int      n_units = 0;

  for (const char *at = paragraph->text; *at != '\0'; at = g_utf8_next_char (at))
    {
      in_tag = in_tag || (paragraph->is_markup && *at == '<');
      if (!in_tag)
        n_units += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;
      in_tag = in_tag && *at != '>';
    }

  return n_units;
}

/* The same number for texts that are alike; 0: there is none. */
static guint
describe (const Known          *known,
          const TenboParagraph *paragraph,
          int                   width)
{
  int n_parts = 0;

  if (paragraph->text == NULL || paragraph->text[0] == '\0')
    return 0;

  if (width >= 0)
    n_parts = PARTS_OF_LINE * count_units (paragraph) * known->unit / MAX (width, 1);

  return 1 + (guint) CLAMP (n_parts, PARTS_SURE, MAX_PARTS);
}

int
tenbo_paragraphs_guess (GtkWidget            *widget,
                        const TenboParagraph *paragraphs,
                        guint                 n,
                        int                   spacing,
                        int                   width,
                        TenboParagraphsGuess *guess)
{
  Known *known = get_known (widget, width);
  guint  number = 0;
  int    height;

  if (known == NULL)
    return tenbo_paragraphs_measure (widget, paragraphs, n, spacing, width);

  for (guint i = 0; i < n; i++)
    number = number * (MAX_PARTS + 2) + describe (known, &paragraphs[i], width);
  height = GPOINTER_TO_INT (g_hash_table_lookup (known->heights, GUINT_TO_POINTER (number)));
  /* Nothing is laid out by how high the texts are in one line each. */
  if (height > 0 && width < 0)
    return height;

  if (height > 0 && !gtk_widget_get_mapped (widget))
    {
      *guess = (TenboParagraphsGuess) { width, height };
      return height;
    }

  height = tenbo_paragraphs_measure (widget, paragraphs, n, spacing, width);
  g_hash_table_insert (known->heights, GUINT_TO_POINTER (number), GINT_TO_POINTER (height));
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
tenbo_paragraphs_check (GtkWidget            *widget,
                        const TenboParagraph *paragraphs,
                        guint                 n,
                        int                   spacing,
                        TenboParagraphsGuess *guess)
{
  int guessed = guess->height;

  guess->height = 0;
  if (guessed == 0)
    return;

  /* It comes into sight while the list is laid out, which forgets what is asked of it then. */
  if (tenbo_paragraphs_measure (widget, paragraphs, n, spacing, guess->width) != guessed)
    gtk_widget_add_tick_callback (widget, resize_cb, NULL, NULL);
}

/* --- Drawing --- */

static GdkRGBA
get_colour (GtkWidget *widget,
            gboolean   dimmed)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  GdkRGBA          colour;

  gtk_widget_get_color (widget, &colour);
  if (dimmed)
    colour.alpha *= adw_style_manager_get_high_contrast (manager) ? CONTRAST_ALPHA : DIMMED_ALPHA;

  return colour;
}

void
tenbo_paragraphs_snapshot (GtkWidget             *widget,
                           GtkSnapshot           *snapshot,
                           const TenboParagraph  *paragraphs,
                           guint                  n,
                           int                    spacing,
                           const graphene_rect_t *area)
{
  PangoLayout     *layouts[TENBO_PARAGRAPHS_MAX];
  graphene_point_t place = area->origin;
  int              width = (int) area->size.width;
  int              height;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (n <= TENBO_PARAGRAPHS_MAX);

  height = create_layouts (widget, paragraphs, n, spacing, width, layouts);
  place.y += floorf ((area->size.height - (float) height) / 2);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  for (guint i = 0; i < n; i++)
    {
      GdkRGBA colour = get_colour (widget, paragraphs[i].dimmed);

      if (layouts[i] == NULL)
        continue;

      gtk_snapshot_append_layout (snapshot, layouts[i], &colour);
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT (0, (float) (get_height (layouts[i]) + spacing)));
      g_object_unref (layouts[i]);
    }

  gtk_snapshot_restore (snapshot);
}
