/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-art.h"

#define TILES_PATH "/io/github/tenbo_app/Tenbo/tiles/"

/* Size of the drawings in the files */
#define ART_WIDTH  24
#define ART_HEIGHT 32

/* More than all tiles in every size of one display */
#define MAX_TEXTURES 512

/* A path of a picture: filled, stroked, or both */
typedef struct
{
  GskPath *path;
  gboolean filled;
  GdkRGBA  fill;
  double   stroke_width; /* 0: no stroke */
  GdkRGBA  stroke;
} ArtPart;

/* Cache of the pictures drawn so far, by tile code; of ArtPart */
static GArray     *pictures[TB_TILE_NONE + 1];
static GHashTable *textures; /* tile and height → GdkTexture */

static void
clear_part (gpointer data)
{
  ArtPart *part = data;

  g_clear_pointer (&part->path, gsk_path_unref);
}

/* Parses the color @text into @out. Returns FALSE if it is invalid. */
static gboolean
read_colour (const char *text,
             GdkRGBA    *out,
             GError    **error)
{
  if (text == NULL || strcmp (text, "none") == 0)
    return FALSE;

  if (gdk_rgba_parse (out, text))
    return TRUE;

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "no colour: %s", text);

  return FALSE;
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *element,
                  const char         **names,
                  const char         **values,
                  gpointer             user_data,
                  GError             **error)
{
  GArray     *picture = user_data;
  const char *outline;
  const char *fill;
  const char *stroke;
  const char *width;
  ArtPart     part = { 0 };

  if (strcmp (element, "svg") == 0)
    return;

  if (strcmp (element, "path") != 0)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "no path: %s", element);
      return;
    }

  if (!g_markup_collect_attributes ("path", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "d", &outline,
                                    G_MARKUP_COLLECT_STRING, "fill", &fill,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "stroke", &stroke,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "stroke-width", &width,
                                    G_MARKUP_COLLECT_INVALID))
    return;

  part.filled = read_colour (fill, &part.fill, error);
  if (read_colour (stroke, &part.stroke, error))
    part.stroke_width = width != NULL ? g_ascii_strtod (width, NULL) : 1;
  part.path = gsk_path_parse (outline);
  if (part.path != NULL)
    g_array_append_val (picture, part);
  else
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "no path: %s", outline);
}

/* Returns the picture of @tile, read on first use. The files are part of the program, so an
 * unreadable file is a programming error. */
static GArray *
get_picture (TbTile tile)
{
  static const GMarkupParser parser = { .start_element = start_element_cb };
  char                       name[TB_TILE_TEXT_SIZE] = "";
  g_autofree char           *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;
  GArray *picture;

  if (pictures[tile] != NULL)
    return pictures[tile];

  if (tile != TB_TILE_NONE)
    tb_tile_text (tile, name);
  path = g_strconcat (TILES_PATH, tile == TB_TILE_NONE ? "back" : name, ".svg", NULL);
  picture = g_array_new (FALSE, FALSE, sizeof (ArtPart));
  g_array_set_clear_func (picture, clear_part);
  context = g_markup_parse_context_new (&parser, 0, picture, NULL);
  file = g_resources_lookup_data (path, 0, &error);
  if (file == NULL ||
      !g_markup_parse_context_parse (context, g_bytes_get_data (file, NULL),
                                     (gssize) g_bytes_get_size (file), &error) ||
      !g_markup_parse_context_end_parse (context, &error))
    g_error ("%s: %s", path, error->message);

  pictures[tile] = picture;

  return picture;
}

int
tenbo_tile_art_get_width (int height)
{
  return (height * ART_WIDTH + ART_HEIGHT / 2) / ART_HEIGHT;
}

/* Draws the face of @tile (TB_TILE_NONE: its back), without its body, at the origin of @cr and
 * @height units high. */
static void
draw (TbTile   tile,
      cairo_t *cr,
      double   height)
{
  GArray *picture = get_picture (tile);

  cairo_save (cr);
  cairo_scale (cr, height / ART_HEIGHT, height / ART_HEIGHT);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < picture->len; i++)
    {
      const ArtPart *part = &g_array_index (picture, ArtPart, i);

      gsk_path_to_cairo (part->path, cr);
      if (part->filled)
        {
          gdk_cairo_set_source_rgba (cr, &part->fill);
          cairo_fill_preserve (cr);
        }
      if (part->stroke_width > 0)
        {
          gdk_cairo_set_source_rgba (cr, &part->stroke);
          cairo_set_line_width (cr, part->stroke_width);
          cairo_stroke_preserve (cr);
        }
      cairo_new_path (cr);
    }
  cairo_restore (cr);
}

GdkTexture *
tenbo_tile_art_get_texture (TbTile tile,
                            int    height)
{
  gpointer         key = GINT_TO_POINTER (height << 8 | tile);
  GdkTexture      *texture;
  int              width = tenbo_tile_art_get_width (height);
  gsize            stride;
  cairo_t         *cr;
  cairo_surface_t *surface;
  g_autoptr (GBytes) pixels = NULL;

  g_return_val_if_fail (height > 0, NULL);

  if (textures == NULL)
    textures = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);

  texture = g_hash_table_lookup (textures, key);
  if (texture != NULL)
    return texture;

  if (g_hash_table_size (textures) >= MAX_TEXTURES)
    g_hash_table_remove_all (textures);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  cr = cairo_create (surface);
  draw (tile, cr, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                       stride * (gsize) height,
                                       (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
  g_hash_table_insert (textures, key, texture);

  return texture;
}
