/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-picture.h"

#include "tenbo-chart-drawing.h"
#include "tenbo-charts.h"
#include "tenbo-text-drawing.h"

#include <glib/gi18n-lib.h>

/* --- A card --- */

/* A row of the card. Texts are plain, not markup. */
typedef struct
{
  char *rank; /* "1st", or "" */
  char *name;
  char *detail; /* before the total and less prominent; or NULL */
  char *total;  /* or NULL */
  int   style;  /* of the line in the chart */
} CardRow;

typedef struct
{
  char       *title;
  char       *subtitle;
  GArray     *rows; /* of CardRow, the first one highlighted if it won */
  TenboChart *chart;
  char       *foot; /* one or more lines; or NULL */
  gboolean    first_won;
} Card;

/* Sizes in pixels. */
#define MARGIN        48.0
#define INSET         36.0 /* of the contents of a panel */
#define ROUNDING      28.0 /* of a panel */
#define STICK_WIDTH   260.0
#define STICK_HEIGHT  20.0
#define TITLE_SIZE    60.0
#define SUBTITLE_SIZE 32.0
#define FOOT_SIZE     30.0
#define CHART_TEXT    26.0
#define CHART_LINE    4.5
#define MIN_CHART     360.0
#define MAX_ROW       100.0
#define MIN_ROW       38.0
#define GAP           24.0

/* Sizes relative to the height of a row. */
#define NAME_PART   0.44
#define DETAIL_PART 0.34
#define MARK_PART   0.26

/* Sizes and offsets from the center, relative to the height of a row, of a detail below the name.
 * It is below if it would take more than a third of the row next to the name. */
#define UPPER_PART  0.40
#define LOWER_PART  0.27
#define UPPER_SHIFT -0.17
#define LOWER_SHIFT 0.24
#define MIN_TWO     70.0 /* minimum height of a row with two lines */

#define BLACK 0.11
#define GREY  0.36

static void
card_init (Card *self)
{
  *self = (Card) { .rows = g_array_new (FALSE, FALSE, sizeof (CardRow)) };
}

static void
card_clear (Card *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      CardRow *row = &g_array_index (self->rows, CardRow, i);

      g_free (row->rank);
      g_free (row->name);
      g_free (row->detail);
      g_free (row->total);
    }
  g_array_unref (self->rows);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->foot);
  g_clear_pointer (&self->chart, tenbo_chart_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Card, card_clear)

static void
card_take_row (Card   *self,
               CardRow row)
{
  g_array_append_val (self->rows, row);
}

/* --- Drawing --- */

typedef struct
{
  const Card   *card;
  cairo_t      *cr;
  PangoContext *context; /* owned */
  double        y;       /* top of the next element */

  /* Sizes of the rows. */
  double   row_height;
  double   total_width;
  double   detail_width; /* 0: no detail, or below the name */
  double   rank_width;
  gboolean in_two_lines;
} Drawing;

static PangoLayout *
create_layout (Drawing    *self,
               const char *text,
               double      size,
               gboolean    bold)
{
  PangoLayout *layout = tenbo_text_layout_new (self->context, text, size, bold);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);

  return layout;
}

static double
measure_width (Drawing    *self,
               const char *text,
               double      size,
               gboolean    bold)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, size, bold);

  return tenbo_text_layout_get_width (layout);
}

/* Shows @text in the middle in at most @n_lines lines for each of its paragraphs and advances y. */
static void
show_paragraph (Drawing    *self,
                const char *text,
                double      size,
                gboolean    bold,
                double      grey,
                int         n_lines)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, size, bold);

  pango_layout_set_width (layout, pango_units_from_double (TENBO_PICTURE_WIDTH - 2 * MARGIN));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_height (layout, -n_lines);
  cairo_set_source_rgb (self->cr, grey, grey, grey);
  cairo_move_to (self->cr, MARGIN, self->y);
  pango_cairo_show_layout (self->cr, layout);
  self->y += tenbo_text_layout_get_height (layout);
}

/* Adds a rectangle with rounded corners to the path. */
static void
add_rounded (cairo_t                 *cr,
             const cairo_rectangle_t *area,
             double                   radius)
{
  double right = area->x + area->width - radius;
  double bottom = area->y + area->height - radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right, area->y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right, bottom, radius, 0, G_PI_2);
  cairo_arc (cr, area->x + radius, bottom, radius, G_PI_2, G_PI);
  cairo_arc (cr, area->x + radius, area->y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Shows a 1,000-point stick in the middle and advances y. */
static void
draw_stick (Drawing *self)
{
  cairo_rectangle_t stick = { (TENBO_PICTURE_WIDTH - STICK_WIDTH) / 2, self->y, STICK_WIDTH,
                              STICK_HEIGHT };
  cairo_rectangle_t shadow = { stick.x, stick.y + 2, stick.width, stick.height };

  add_rounded (self->cr, &shadow, STICK_HEIGHT / 3);
  cairo_set_source_rgba (self->cr, 0, 0, 0, 0.25);
  cairo_fill (self->cr);
  add_rounded (self->cr, &stick, STICK_HEIGHT / 3);
  cairo_set_source_rgb (self->cr, 0.98, 0.97, 0.94);
  cairo_fill (self->cr);
  cairo_arc (self->cr, TENBO_PICTURE_WIDTH / 2.0, self->y + STICK_HEIGHT / 2, STICK_HEIGHT * 0.28,
             0, 2 * G_PI);
  cairo_set_source_rgb (self->cr, 0.80, 0.10, 0.14);
  cairo_fill (self->cr);
  self->y += STICK_HEIGHT;
}

/* Draws a white panel at y. */
static void
draw_panel (Drawing *self,
            double   height)
{
  cairo_rectangle_t panel = { MARGIN, self->y, TENBO_PICTURE_WIDTH - 2 * MARGIN, height };
  cairo_rectangle_t shadow = { panel.x, panel.y + 2, panel.width, panel.height };

  add_rounded (self->cr, &shadow, ROUNDING);
  cairo_set_source_rgba (self->cr, 0, 0, 0, 0.10);
  cairo_fill (self->cr);
  add_rounded (self->cr, &panel, ROUNDING);
  cairo_set_source_rgb (self->cr, 1, 1, 1);
  cairo_fill (self->cr);
}

/* A text in a row. */
typedef struct
{
  const char *text;
  double      size;
  double      grey;
  double      shift; /* offset below the center, in row heights */
  gboolean    is_bold;
  gboolean    is_at_end; /* the text ends at x */
} Cell;

/* Shows @cell in the row that begins at y. */
static void
show_cell (Drawing    *self,
           const Cell *cell,
           double      x,
           double      room)
{
  g_autoptr (PangoLayout) layout = create_layout (self, cell->text, cell->size, cell->is_bold);
  double width;

  if (tenbo_text_layout_get_width (layout) > room)
    pango_layout_set_width (layout, pango_units_from_double (room));
  width = tenbo_text_layout_get_width (layout);
  cairo_set_source_rgb (self->cr, cell->grey, cell->grey, cell->grey);
  cairo_move_to (self->cr, cell->is_at_end ? x - width : x,
                 self->y + (self->row_height - tenbo_text_layout_get_height (layout)) / 2 +
                   cell->shift * self->row_height);
  pango_cairo_show_layout (self->cr, layout);
}

static const CardRow *
get_row (Drawing *self,
         guint    index)
{
  return &g_array_index (self->card->rows, CardRow, index);
}

static void
measure_rows (Drawing *self,
              double   room)
{
  guint n = MAX (1, self->card->rows->len);

  self->row_height = CLAMP (room / n, MIN_ROW, MAX_ROW);
  for (guint i = 0; i < self->card->rows->len; i++)
    {
      const CardRow *row = get_row (self, i);
      double         name = NAME_PART * self->row_height;
      double         detail = DETAIL_PART * self->row_height;

      self->rank_width = MAX (self->rank_width, measure_width (self, row->rank, name, FALSE));
      if (row->total != NULL)
        self->total_width = MAX (self->total_width, measure_width (self, row->total, name, TRUE));
      if (row->detail != NULL)
        self->detail_width = MAX (self->detail_width,
                                  measure_width (self, row->detail, detail, FALSE));
    }

  self->in_two_lines =
    self->detail_width > TENBO_PICTURE_WIDTH / 3 && self->row_height >= MIN_TWO;
  if (self->in_two_lines)
    self->detail_width = 0;
  self->detail_width = MIN (self->detail_width, TENBO_PICTURE_WIDTH / 3);
}

static void
draw_row (Drawing *self,
          guint    index)
{
  const CardRow *row = get_row (self, index);
  gboolean       first = index == 0 && self->card->first_won;
  double         name = NAME_PART * self->row_height;
  Cell           rank = { row->rank, name, first ? BLACK : GREY, 0, first, FALSE };
  Cell           total = { row->total, name, BLACK, 0, TRUE, TRUE };
  Cell           detail = { row->detail, DETAIL_PART * self->row_height, GREY, 0, FALSE, TRUE };
  double         mark = MARK_PART * self->row_height;
  double         right = TENBO_PICTURE_WIDTH - MARGIN - INSET;
  double         x = MARGIN + INSET;
  gboolean       in_two_lines = self->in_two_lines && row->detail != NULL;
  Cell           player = { row->name, name, BLACK, 0, first, FALSE };

  if (index > 0)
    {
      cairo_set_source_rgb (self->cr, 0.88, 0.88, 0.88);
      cairo_rectangle (self->cr, x, self->y - 1, right - x, 2);
      cairo_fill (self->cr);
    }

  show_cell (self, &rank, x, self->rank_width * 1.2);
  x += self->rank_width + (self->rank_width > 0 ? GAP : 0);
  tenbo_chart_draw_mark (self->cr, TENBO_CHART_ON_PAPER, row->style, x + mark / 2,
                         self->y + self->row_height / 2, mark);
  x += mark + GAP / 2;
  if (row->total != NULL)
    show_cell (self, &total, right, self->total_width + 1);
  right -= self->total_width + (self->total_width > 0 ? GAP : 0);
  if (row->detail != NULL && !self->in_two_lines)
    show_cell (self, &detail, right, self->detail_width + 1);
  right -= self->detail_width + (self->detail_width > 0 ? GAP : 0);

  if (in_two_lines)
    {
      player.size = UPPER_PART * self->row_height;
      player.shift = UPPER_SHIFT;
      detail.size = LOWER_PART * self->row_height;
      detail.shift = LOWER_SHIFT;
      detail.is_at_end = FALSE;
      show_cell (self, &detail, x, right - x);
    }
  show_cell (self, &player, x, right - x);
  self->y += self->row_height;
}

static void
draw_card (Drawing *self)
{
  const Card     *card = self->card;
  double          foot = 0;
  double          bottom;
  TenboChartStyle style = {
    .ground = TENBO_CHART_ON_PAPER,
    .text_size = CHART_TEXT,
    .line_width = CHART_LINE,
    .unit = 1,
    .point = -1,
  };
  TenboGraphArea area;
  double         part;

  if (card->foot != NULL)
    {
      g_autoptr (PangoLayout) layout = create_layout (self, card->foot, FOOT_SIZE, FALSE);

      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
      foot = tenbo_text_layout_get_height (layout);
    }
  bottom = TENBO_PICTURE_HEIGHT - MARGIN - foot - (foot > 0 ? GAP : 0);

  /* Felt, as below the table */
  cairo_set_source_rgb (self->cr, 0.855, 0.920, 0.898);
  cairo_paint (self->cr);
  self->y = MARGIN;
  show_paragraph (self, card->title, TITLE_SIZE, TRUE, BLACK, 2);
  if (*card->subtitle != '\0')
    show_paragraph (self, card->subtitle, SUBTITLE_SIZE, FALSE, GREY, 2);
  self->y += GAP;
  draw_stick (self);
  self->y += GAP;
  measure_rows (self, bottom - self->y - GAP - INSET - MIN_CHART);
  draw_panel (self, card->rows->len * self->row_height + INSET);
  self->y += INSET / 2;
  for (guint i = 0; i < card->rows->len; i++)
    draw_row (self, i);
  self->y += INSET / 2 + GAP;
  draw_panel (self, bottom - self->y);
  area = (TenboGraphArea) { MARGIN + INSET, self->y + INSET,
                            TENBO_PICTURE_WIDTH - 2 * (MARGIN + INSET),
                            bottom - self->y - 2 * INSET };
  /* Shrink the text if there are many names. */
  part = MIN (1, area.height / tenbo_chart_measure_height (card->chart, self->context, &style));
  style.text_size *= part;
  style.line_width *= part;
  tenbo_chart_draw (card->chart, self->cr, self->context, &style, &area);
  self->y = bottom + GAP;
  if (foot > 0)
    show_paragraph (self, card->foot, FOOT_SIZE, FALSE, GREY, G_MAXINT);
}

static GBytes *
card_to_png (const Card *self,
             GError    **error)
{
  GByteArray      *data = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, TENBO_PICTURE_WIDTH,
                                                         TENBO_PICTURE_HEIGHT);
  Drawing          drawing = { .card = self, .context = tenbo_text_context_new () };
  cairo_status_t   status;

  drawing.cr = cairo_create (surface);
  draw_card (&drawing);
  status = cairo_status (drawing.cr);
  cairo_destroy (drawing.cr);
  g_object_unref (drawing.context);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, tenbo_cairo_append, data);
  cairo_surface_destroy (surface);

  return tenbo_cairo_end (data, status, error);
}

/* --- Contents --- */

#define MAX_TRANSFERS 5 /* a card with more has none; the shared text has all */

/* Returns the points, and the part of the total that chips add. Transfer full. */
static char *
describe_detail (const TenboResultLine *line)
{
  g_autofree char *chips = NULL;

  if (line->chips != NULL)
    chips = g_strdup_printf (_ ("(chips %s)"), line->chips);
  if (line->points == NULL || line->total == NULL)
    return g_steal_pointer (&chips);

  return chips != NULL ? g_strdup_printf ("%s %s", line->points, chips) : g_strdup (line->points);
}

GBytes *
tenbo_picture_new_for_game (const TenboGameResult *result,
                            GError               **error)
{
  g_auto (Card) card;

  card_init (&card);
  card.title = tenbo_game_result_dup_headline (result);
  card.subtitle = tenbo_game_result_dup_subhead (result);
  card.chart = tenbo_game_result_create_chart (result);
  for (guint i = 0; i < result->lines->len; i++)
    {
      const TenboResultLine *line = result->lines->pdata[i];

      card.first_won |= line->total != NULL;
      card_take_row (
        &card, (CardRow) {
                 .rank = g_strdup (line->rank),
                 .name = g_strdup (line->name),
                 .detail = describe_detail (line),
                 .total = g_strdup (line->total != NULL ? line->total : line->points),
                 .style = tenbo_chart_get_style (card.chart, line->player),
               });
    }

  return card_to_png (&card, error);
}

/* Returns the payments between people, one per line; NULL if there are none or too many. Transfer
 * full. */
static char *
describe_transfers (const TenboSessionSummary *sheet)
{
  const GArray *transfers = sheet->totals->transfers;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (transfers->len == 0 || transfers->len > MAX_TRANSFERS)
    return NULL;

  for (guint i = 0; i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);

      g_ptr_array_add (lines, tenbo_session_summary_dup_transfer (sheet, transfer));
    }
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

GBytes *
tenbo_picture_new_for_session (const TenboSessionSummary *sheet,
                               GError                   **error)
{
  g_auto (Card) card;

  card_init (&card);
  card.title = tenbo_session_summary_dup_title (sheet);
  card.subtitle = tenbo_session_summary_dup_subtitle (sheet);
  card.foot = describe_transfers (sheet);
  card.chart = tenbo_session_chart_new (sheet->totals, sheet->in_thousands);
  card.first_won = TRUE;
  for (guint i = 0; i < sheet->totals->totals->len; i++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (sheet, i);
      gboolean                 money = tenbo_session_summary_has_money (sheet);

      card_take_row (
        &card, (CardRow) {
                 .rank = g_strdup_printf ("%u", i + 1),
                 .name = g_strdup (tenbo_session_summary_get_name (sheet, i)),
                 .detail = money ? tenbo_session_summary_dup_money (sheet, total->money, TRUE)
                                 : tenbo_session_summary_dup_ranks (total),
                 .total = tenbo_session_summary_dup_points (sheet, total->total),
                 .style = tenbo_chart_get_style (card.chart, (int) i),
               });
    }

  return card_to_png (&card, error);
}
