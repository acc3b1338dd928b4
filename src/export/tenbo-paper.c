/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-free-text.h"
#include "tenbo-paper-private.h"
#include "tenbo-text-context.h"

#include <glib/gi18n-lib.h>

#define MARGIN        48.0
#define FOOT_ROOM     22.0 /* above the lower margin, for the foot of the page */
#define TITLE_SIZE    18.0
#define HEADING_SIZE  12.0
#define TEXT_SIZE     9.5
#define SMALL_SIZE    8.5
#define HEADING_SPACE 18.0
#define TEXT_SPACE    3.0

/* A piece on its page. */
typedef struct
{
  TenboPiece *piece; /* borrowed */
  double      y;     /* from the upper margin */
} TenboPlaced;

static void
piece_free (TenboPiece *piece)
{
  piece->free (piece);
}

/* --- Text --- */

/* A line of a paragraph. */
typedef struct
{
  TenboPiece   base;
  PangoLayout *layout; /* of the whole paragraph; owned */
  int          line;
  double       baseline; /* below the upper edge of the line */
  double       grey;
} Line;

static void
line_draw (TenboPiece *piece,
           TenboPaper *paper,
           cairo_t    *cr,
           double      x,
           double      y)
{
  Line *self = (Line *) piece;

  cairo_set_source_rgb (cr, self->grey, self->grey, self->grey);
  cairo_move_to (cr, x, y + self->baseline);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (self->layout, self->line));
}

static void
line_free (TenboPiece *piece)
{
  Line *self = (Line *) piece;

  g_object_unref (self->layout);
  g_free (self);
}

typedef struct
{
  double   size;
  gboolean bold;
  gboolean with_next;
  double   space;
  double   grey;
} TextStyle;

static void
add_text (TenboPaper      *self,
          const char      *text,
          const TextStyle *style)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoLayoutIter *lines;
  int              number = 0;

  tenbo_paper_finish_table (self);
  layout = tenbo_paper_create_layout (self, text, style->size, style->bold,
                                      tenbo_paper_get_text_width (self));
  lines = pango_layout_get_iter (layout);
  do
    {
      Line          *line = g_new0 (Line, 1);
      PangoRectangle extents;

      pango_layout_iter_get_line_extents (lines, NULL, &extents);
      line->base.height = pango_units_to_double (extents.height);
      line->base.space = number == 0 ? style->space : 0;
      line->base.with_next = style->with_next;
      line->base.draw = line_draw;
      line->base.free = line_free;
      line->layout = g_object_ref (layout);
      line->line = number++;
      line->baseline = pango_units_to_double (pango_layout_iter_get_baseline (lines) - extents.y);
      line->grey = style->grey;
      tenbo_paper_take_piece (self, &line->base);
    }
  while (pango_layout_iter_next_line (lines));
  pango_layout_iter_free (lines);
}

void
tenbo_paper_add_heading (TenboPaper *self,
                         const char *text)
{
  const TextStyle style = { HEADING_SIZE, TRUE, TRUE, HEADING_SPACE, 0 };

  g_return_if_fail (self->pages == NULL);

  add_text (self, text, &style);
}

void
tenbo_paper_add_paragraph (TenboPaper *self,
                           const char *text,
                           gboolean    quiet)
{
  const TextStyle plain = { TEXT_SIZE, FALSE, FALSE, TEXT_SPACE, 0 };
  const TextStyle grey = { SMALL_SIZE, FALSE, FALSE, TEXT_SPACE, TENBO_PAPER_QUIET };

  g_return_if_fail (self->pages == NULL);

  add_text (self, text, quiet ? &grey : &plain);
}

PangoLayout *
tenbo_paper_create_layout (TenboPaper *self,
                           const char *text,
                           double      size,
                           gboolean    bold,
                           double      width)
{
  PangoLayout          *layout = pango_layout_new (self->context);
  PangoFontDescription *font;

  font = pango_font_description_copy (pango_context_get_font_description (self->context));
  pango_font_description_set_size (font, pango_units_from_double (size));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  if (width >= 0)
    {
      pango_layout_set_width (layout, pango_units_from_double (width));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }

  return layout;
}

void
tenbo_paper_measure (PangoLayout *layout,
                     double      *width,
                     double      *height)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  if (width != NULL)
    *width = pango_units_to_double (extents.width);
  if (height != NULL)
    *height = pango_units_to_double (extents.height);
}

/* --- The document --- */

TenboPaper *
tenbo_paper_new (TenboPaperSize size,
                 const char    *title)
{
  const TextStyle style = { TITLE_SIZE, TRUE, TRUE, 0, 0 };
  TenboPaper     *self = g_new0 (TenboPaper, 1);

  self->size = size;
  self->title = g_strdup (tenbo_free_text_isolate (title));
  self->context = tenbo_text_context_new ();
  self->pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) piece_free);
  add_text (self, self->title, &style);

  return self;
}

void
tenbo_paper_free (TenboPaper *self)
{
  g_free (self->title);
  g_free (self->date);
  g_clear_pointer (&self->table, tenbo_paper_table_free);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_ptr_array_unref (self->pieces);
  g_object_unref (self->context);
  g_free (self);
}

void
tenbo_paper_set_date (TenboPaper *self,
                      const char *iso8601)
{
  g_set_str (&self->date, iso8601);
}

void
tenbo_paper_get_size (TenboPaper *self,
                      double     *width,
                      double     *height)
{
  *width = self->size == TENBO_PAPER_A4 ? 595.276 : 612;
  *height = self->size == TENBO_PAPER_A4 ? 841.89 : 792;
}

double
tenbo_paper_get_text_width (TenboPaper *self)
{
  double width, height;

  tenbo_paper_get_size (self, &width, &height);

  return width - 2 * MARGIN;
}

void
tenbo_paper_take_piece (TenboPaper *self,
                        TenboPiece *piece)
{
  g_ptr_array_add (self->pieces, piece);
}

/* --- Pages --- */

/* The height of the piece @index with those that stay with it, as they stand in mid-page. */
static double
measure_group (TenboPaper *self,
               guint       index)
{
  double height = 0;

  for (guint i = index; i < self->pieces->len; i++)
    {
      TenboPiece *piece = g_ptr_array_index (self->pieces, i);

      height += piece->space + piece->height;
      if (!piece->with_next)
        break;
    }

  return height;
}

static GArray *
begin_page (TenboPaper *self)
{
  GArray *page = g_array_new (FALSE, FALSE, sizeof (TenboPlaced));

  g_ptr_array_add (self->pages, page);

  return page;
}

/* Places @piece at @y and returns where it ends. */
static double
place (GArray     *page,
       TenboPiece *piece,
       double      y)
{
  TenboPlaced placed = { piece, page->len == 0 ? y : y + piece->space };

  g_array_append_val (page, placed);

  return placed.y + piece->height;
}

/* Returns the height of what stands on the last page, below a head that is drawn again. */
static double
fill_pages (TenboPaper *self)
{
  double  width, height, room;
  double  y = 0;
  double  begin = 0;
  GArray *page;

  tenbo_paper_get_size (self, &width, &height);
  room = height - 2 * MARGIN - FOOT_ROOM;
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  page = begin_page (self);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      TenboPiece *piece = g_ptr_array_index (self->pieces, i);

      if (page->len > 0 && y + measure_group (self, i) > room)
        {
          page = begin_page (self);
          y = piece->head != NULL ? place (page, piece->head, 0) : 0;
          begin = y;
        }
      y = place (page, piece, y);
    }

  return y - begin;
}

/* Makes all pieces lower by @part of what they can spare; negative: higher again. */
static void
shrink_pieces (TenboPaper *self,
               double      part)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      TenboPiece *piece = g_ptr_array_index (self->pieces, i);

      piece->height -= part * piece->spare;
    }
}

/* A page for a row or two is saved if the pieces before can spare their height. */
static void
paginate (TenboPaper *self)
{
  double last = fill_pages (self);
  double spare = 0;
  guint  n_pages = self->pages->len;

  for (guint i = 0; i < self->pieces->len; i++)
    spare += ((TenboPiece *) g_ptr_array_index (self->pieces, i))->spare;
  if (n_pages == 1 || last > spare)
    return;

  shrink_pieces (self, 1);
  fill_pages (self);
  if (self->pages->len < n_pages)
    return;

  shrink_pieces (self, -1);
  fill_pages (self);
}

int
tenbo_paper_get_n_pages (TenboPaper *self)
{
  if (self->pages == NULL)
    {
      tenbo_paper_finish_table (self);
      paginate (self);
    }

  return (int) self->pages->len;
}

/* Shows @layout from @x on, its only line standing on the lower margin's edge. */
static void
show_at_foot (TenboPaper  *self,
              cairo_t     *cr,
              PangoLayout *layout,
              double       x)
{
  double width, height;

  tenbo_paper_get_size (self, &width, &height);
  cairo_move_to (cr, x,
                 height - MARGIN - pango_units_to_double (pango_layout_get_baseline (layout)));
  pango_cairo_show_layout (cr, layout);
}

/* The title once more, and the number of the page at the other edge. */
static void
draw_foot (TenboPaper *self,
           int         page,
           cairo_t    *cr)
{
  double width, height, text_width;
  /* Translators: at the foot of a printed page: its number, and how many there are */
  g_autofree char *text = g_strdup_printf (_ ("Page %1$d of %2$d"), page + 1,
                                           tenbo_paper_get_n_pages (self));
  g_autoptr (PangoLayout) number = tenbo_paper_create_layout (self, text, SMALL_SIZE, FALSE, -1);
  g_autoptr (PangoLayout) title = NULL;

  tenbo_paper_get_size (self, &width, &height);
  tenbo_paper_measure (number, &text_width, NULL);
  title = tenbo_paper_create_layout (self, self->title, SMALL_SIZE, FALSE,
                                     width - 2 * MARGIN - text_width - HEADING_SPACE);
  pango_layout_set_single_paragraph_mode (title, TRUE);
  pango_layout_set_ellipsize (title, PANGO_ELLIPSIZE_END);

  cairo_set_source_rgb (cr, TENBO_PAPER_QUIET, TENBO_PAPER_QUIET, TENBO_PAPER_QUIET);
  show_at_foot (self, cr, title, MARGIN);
  show_at_foot (self, cr, number, width - MARGIN - text_width);
}

void
tenbo_paper_draw_page (TenboPaper *self,
                       int         page,
                       cairo_t    *cr)
{
  GArray *placed;

  g_return_if_fail (page >= 0 && page < tenbo_paper_get_n_pages (self));

  placed = g_ptr_array_index (self->pages, (guint) page);
  for (guint i = 0; i < placed->len; i++)
    {
      TenboPlaced *it = &g_array_index (placed, TenboPlaced, i);

      cairo_save (cr);
      it->piece->draw (it->piece, self, cr, MARGIN, MARGIN + it->y);
      cairo_restore (cr);
    }
  draw_foot (self, page, cr);
}
