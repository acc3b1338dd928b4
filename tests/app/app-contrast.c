/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-contrast.h"

#include "app-picture.h"
#include "line-color.h"
#include "tenbo-app-test.h"

/* A glyph that fills its box. */
#define BLOCK "\u2588"

/* Large text as WCAG defines it, in pixels of 1/96 inch. */
#define LARGE_PX      24.0
#define LARGE_BOLD_PX 18.66

/* --- Colors --- */

static double
linearize (float part)
{
  return part <= 0.04045f ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * linearize (color->red) + 0.7152 * linearize (color->green) +
         0.0722 * linearize (color->blue);
}

double
app_contrast_of (const GdkRGBA *one,
                 const GdkRGBA *other)
{
  double a = get_luminance (one) + 0.05;
  double b = get_luminance (other) + 0.05;

  return MAX (a, b) / MIN (a, b);
}

/* --- Labels --- */

typedef struct
{
  GtkWidget *label; /* borrowed */
  char      *text;
} Sample;

static void
sample_clear (gpointer data)
{
  g_free (((Sample *) data)->text);
}

static gboolean
has_ink (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!g_unichar_isspace (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

/* Whether @widget uses the colors of the desktop, which has its own high contrast: the buttons that
 * confirm, and a calendar. */
static gboolean
is_foreign (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "suggested-action") ||
         gtk_widget_has_css_class (widget, "destructive-action") ||
         gtk_widget_has_css_class (widget, "destructive") || GTK_IS_CALENDAR (widget);
}

static void
collect (GtkWidget *widget,
         GArray    *samples)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || is_foreign (widget))
    return;

  if (GTK_IS_LABEL (widget) && has_ink (gtk_label_get_text (GTK_LABEL (widget))))
    {
      Sample sample = { widget, g_strdup (gtk_label_get_text (GTK_LABEL (widget))) };

      g_array_append_val (samples, sample);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, samples);
}

/* Whether nothing covers @label, and no list has scrolled it away. */
static gboolean
is_visible (GtkWidget             *label,
            GtkWidget             *root,
            const graphene_rect_t *place)
{
  graphene_point_t middle;
  GtkWidget       *picked;

  graphene_rect_get_center (place, &middle);
  picked = gtk_widget_pick (root, middle.x, middle.y, GTK_PICK_INSENSITIVE);

  return picked == label || (picked != NULL && gtk_widget_is_ancestor (label, picked));
}

static guint64
to_number (const GdkRGBA *color)
{
  return (guint64) (color->red * 255) << 16 | (guint64) (color->green * 255) << 8 |
         (guint64) (color->blue * 255);
}

/* Finds the most frequent pair of colors among the pixels of @place that differ between the two
 * pictures: @ink with the glyph, @ground without it. Returns whether any pixels differ. */
static gboolean
find_colors (const AppPicture      *with,
             const AppPicture      *without,
             const graphene_rect_t *place,
             GdkRGBA               *ink,
             GdkRGBA               *ground)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  int left = MAX (0, (int) place->origin.x);
  int top = MAX (0, (int) place->origin.y);
  int right = MIN (with->width, (int) (place->origin.x + place->size.width));
  int bottom = MIN (with->height, (int) (place->origin.y + place->size.height));
  int most = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        GdkRGBA color = app_picture_get_color (with, x, y);
        GdkRGBA below = app_picture_get_color (without, x, y);
        guint64 pair = to_number (&color) << 24 | to_number (&below);
        int     count;

        if (gdk_rgba_equal (&color, &below))
          continue;

        count = 1 + GPOINTER_TO_INT (g_hash_table_lookup (counts, &pair));
        g_hash_table_insert (counts, g_memdup2 (&pair, sizeof pair), GINT_TO_POINTER (count));
        if (count <= most)
          continue;

        most = count;
        *ink = color;
        *ground = below;
      }

  return most > 0;
}

static double
get_needed (GtkWidget *label)
{
  PangoContext               *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double                      size = pango_units_to_double (pango_font_description_get_size (font));
  gboolean                    is_bold;

  is_bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;

  return size >= (is_bold ? LARGE_BOLD_PX : LARGE_PX) ? APP_CONTRAST_LARGE_TEXT
                                                      : APP_CONTRAST_TEXT;
}

/* Replaces the texts by a full glyph, visible or invisible. */
static void
show_ink (GArray  *samples,
          gboolean seen)
{
  for (guint i = 0; i < samples->len; i++)
    {
      GtkLabel *label = GTK_LABEL (g_array_index (samples, Sample, i).label);
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      if (!seen)
        pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (1));
      gtk_label_set_text (label, BLOCK);
      gtk_label_set_attributes (label, attributes);
    }
}

guint
app_contrast_check_labels (GtkWidget      *root,
                           AppContrastFunc func,
                           gpointer        user_data)
{
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  g_auto (AppPicture) with = { 0 };
  g_auto (AppPicture) without = { 0 };
  guint n_seen = 0;

  g_array_set_clear_func (samples, sample_clear);
  collect (root, samples);
  show_ink (samples, TRUE);
  app_picture_take (&with, root);
  show_ink (samples, FALSE);
  app_picture_take (&without, root);

  for (guint i = 0; i < samples->len; i++)
    {
      const Sample   *sample = &g_array_index (samples, Sample, i);
      double          needed = get_needed (sample->label);
      double          contrast;
      graphene_rect_t place;
      GdkRGBA         ground, ink;

      if (!gtk_widget_compute_bounds (sample->label, root, &place) ||
          !is_visible (sample->label, root, &place) ||
          !find_colors (&with, &without, &place, &ink, &ground))
        continue;

      n_seen++;
      contrast = app_contrast_of (&ground, &ink);
      if (contrast < needed)
        func (sample->text, contrast, needed, user_data);
    }

  return n_seen;
}

GdkRGBA
app_contrast_get_line_color (TenboChartGround ground,
                             int              style)
{
  guint32 color = line_color_get (ground, style);

  return (GdkRGBA) {
    .red = (float) (color >> 16 & 0xff) / 255,
    .green = (float) (color >> 8 & 0xff) / 255,
    .blue = (float) (color & 0xff) / 255,
    .alpha = 1,
  };
}
