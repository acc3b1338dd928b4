/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-graph.h"

#include "tenbo-game-seating.h"
#include "tenbo-graph-geometry.h"
#include "tenbo-place-mark.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

#define MIN_WIDTH      240
#define MIN_HEIGHT     180
#define PADDING        12
#define GAP            6
#define LINE_WIDTH     2.0f
#define MARK_SIZE      8.0f
#define ROOM_FOR_MARKS 14 /* between two points of a line */
#define TICK_SPACING   36

struct _TenboScoreGraph
{
  GtkWidget parent_instance;

  TenboPlace places[TB_MAX_PLAYERS];
  GtkWidget *marks[TB_MAX_PLAYERS];  /* at the ends of the lines, with the colours of the places */
  GtkWidget *labels[TB_MAX_PLAYERS]; /* beside them */

  int     n_players;
  int     n_points; /* the start, and one after each entry of the log */
  GArray *scores;   /* of int: n_players for each point; owned */
  GArray *winds;    /* of int: the wind of the hand before each point, -1 for the start; owned */
};

G_DEFINE_FINAL_TYPE (TenboScoreGraph, tenbo_score_graph, GTK_TYPE_WIDGET)

/* Of the places blue, red, green and yellow: whole, long, short, long and short. */
static const struct
{
  gsize n;
  float lengths[4];
} dashes[TENBO_N_PLACES] = {
  { 0, { 0 } },
  { 2, { 8, 4 } },
  { 2, { 2, 3 } },
  { 4, { 8, 3, 2, 3 } },
};

static int
get_score (TenboScoreGraph *self,
           int              point,
           TbPlayer         player)
{
  return g_array_index (self->scores, int, point * self->n_players + player);
}

static int
measure_natural (GtkWidget     *widget,
                 GtkOrientation orientation)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, -1, &minimum, &natural, NULL, NULL);

  return natural;
}

static PangoLayout *
create_tick_layout (TenboScoreGraph *self,
                    int              value)
{
  g_autofree char *text = tenbo_words_points (value, FALSE);
  PangoLayout     *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList   *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/* The widest number that there can be at a tick, for it is as long as the longest score. */
static int
measure_ticks (TenboScoreGraph *self)
{
  int width = 0;

  for (guint i = 0; i < self->scores->len; i++)
    {
      int wide = g_array_index (self->scores, int, i) / 10000 * 10000 + 10000;
      g_autoptr (PangoLayout) layout = create_tick_layout (self, wide);
      int text_width;

      pango_layout_get_pixel_size (layout, &text_width, NULL);
      width = MAX (width, text_width);
    }

  return width;
}

static int
measure_labels (TenboScoreGraph *self,
                GtkOrientation   orientation)
{
  int size = 0;

  for (int player = 0; player < self->n_players; player++)
    size = MAX (size, measure_natural (self->labels[player], orientation));

  return size;
}

static void
init_geometry (TenboScoreGraph    *self,
               TenboGraphGeometry *geometry)
{
  int            left = PADDING + measure_ticks (self) + GAP;
  int            mark = measure_natural (self->marks[0], GTK_ORIENTATION_HORIZONTAL);
  int            labels = measure_labels (self, GTK_ORIENTATION_HORIZONTAL);
  int            third = gtk_widget_get_width (GTK_WIDGET (self)) / 3;
  int            right = MIN (GAP + mark + GAP + labels, third);
  TenboGraphArea area = {
    .x = left,
    .y = PADDING,
    .width = MAX (1, gtk_widget_get_width (GTK_WIDGET (self)) - left - right - PADDING),
    .height = MAX (1, gtk_widget_get_height (GTK_WIDGET (self)) - 3 * PADDING - GAP),
  };

  tenbo_graph_geometry_init (geometry, &area, self->n_points, (const int *) self->scores->data,
                             self->scores->len, TICK_SPACING);
}

static void
tenbo_score_graph_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = *minimum;
}

/* Mark and name stand at the end of the line, or as near as the others leave room. */
static void
tenbo_score_graph_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TenboScoreGraph   *self = TENBO_SCORE_GRAPH (widget);
  TenboGraphGeometry geometry;
  int                line = measure_labels (self, GTK_ORIENTATION_VERTICAL);
  int                mark = measure_natural (self->marks[0], GTK_ORIENTATION_HORIZONTAL);
  int                last[TB_MAX_PLAYERS];
  double             middles[TB_MAX_PLAYERS];

  if (self->n_points == 0)
    return;

  init_geometry (self, &geometry);
  for (TbPlayer player = 0; player < self->n_players; player++)
    last[player] = get_score (self, self->n_points - 1, player);
  tenbo_graph_geometry_place_labels (&geometry, last, self->n_players, line, middles);

  for (int player = 0; player < self->n_players; player++)
    {
      int x = (int) (geometry.area.x + geometry.area.width) + GAP;
      int y = (int) middles[player];
      int label_x = x + mark + GAP;

      gtk_widget_size_allocate (self->marks[player],
                                &(GtkAllocation) { x, y - mark / 2, mark, mark }, -1);
      gtk_widget_size_allocate (self->labels[player],
                                &(GtkAllocation) { label_x, y - line / 2,
                                                   MAX (0, width - label_x - GAP), line },
                                -1);
    }
}

static void
append_layout (GtkSnapshot   *snapshot,
               PangoLayout   *layout,
               const GdkRGBA *color,
               double         x,
               double         y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_ticks (TenboScoreGraph          *self,
                GtkSnapshot              *snapshot,
                const TenboGraphGeometry *geometry,
                const GdkRGBA            *color)
{
  GdkRGBA faint = *color;
  GdkRGBA quiet = *color;

  faint.alpha *= 0.15f;
  quiet.alpha *= 0.6f;
  for (int i = 0; i < geometry->n_ticks; i++)
    {
      double y = tenbo_graph_geometry_get_y (geometry, geometry->ticks[i]);
      g_autoptr (PangoLayout) layout = create_tick_layout (self, geometry->ticks[i]);
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      append_layout (snapshot, layout, &quiet, geometry->area.x - GAP - width, y - height / 2.0);
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT ((float) geometry->area.x, (float) y - 0.5f,
                                                      (float) geometry->area.width, 1));
    }
}

/* Below the lines: where the hands of each wind begin. */
static void
snapshot_winds (TenboScoreGraph          *self,
                GtkSnapshot              *snapshot,
                const TenboGraphGeometry *geometry,
                const GdkRGBA            *color)
{
  double  bottom = geometry->area.y + geometry->area.height;
  double  free_from = 0;
  GdkRGBA faint = *color;
  GdkRGBA quiet = *color;

  faint.alpha *= 0.15f;
  quiet.alpha *= 0.6f;
  for (int point = 1; point < self->n_points; point++)
    {
      int    wind = g_array_index (self->winds, int, point);
      double x = tenbo_graph_geometry_get_x (geometry, point - 1);
      int    width;
      g_autoptr (PangoLayout) layout = NULL;

      if (wind == g_array_index (self->winds, int, point - 1))
        continue;

      layout = create_tick_layout (self, 0);
      pango_layout_set_text (layout, tenbo_words_wind ((TbWind) wind), -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT ((float) x, (float) geometry->area.y, 1,
                                                      (float) geometry->area.height));
      if (x < free_from)
        continue;
      append_layout (snapshot, layout, &quiet, x, bottom + GAP);
      free_from = x + width + GAP;
    }
}

static void
snapshot_mark (GtkSnapshot   *snapshot,
               TenboPlace     place,
               const GdkRGBA *color,
               double         x,
               double         y)
{
  g_autoptr (GskPath) outline = tenbo_place_mark_create_outline (place, MARK_SIZE);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x - MARK_SIZE / 2,
                                                          (float) y - MARK_SIZE / 2));
  gtk_snapshot_append_fill (snapshot, outline, GSK_FILL_RULE_WINDING, color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_line (TenboScoreGraph          *self,
               GtkSnapshot              *snapshot,
               const TenboGraphGeometry *geometry,
               TbPlayer                  player)
{
  TenboPlace      place = self->places[player];
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke      *stroke = gsk_stroke_new (LINE_WIDTH);
  double          step = geometry->area.width / MAX (1, self->n_points - 1);
  GdkRGBA         color;
  g_autoptr (GskPath) path = NULL;

  gtk_widget_get_color (self->marks[player], &color);
  gsk_stroke_set_dash (stroke, dashes[place].lengths, dashes[place].n);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);

  for (int point = 0; point < self->n_points; point++)
    {
      double x = tenbo_graph_geometry_get_x (geometry, point);
      double y = tenbo_graph_geometry_get_y (geometry, get_score (self, point, player));

      if (point == 0)
        gsk_path_builder_move_to (builder, (float) x, (float) y);
      else
        gsk_path_builder_line_to (builder, (float) x, (float) y);
      if (step >= ROOM_FOR_MARKS || point == self->n_points - 1)
        snapshot_mark (snapshot, place, &color, x, y);
    }

  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
}

static void
tenbo_score_graph_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TenboScoreGraph   *self = TENBO_SCORE_GRAPH (widget);
  TenboGraphGeometry geometry;
  GdkRGBA            color;

  if (self->n_points == 0)
    return;

  init_geometry (self, &geometry);
  gtk_widget_get_color (widget, &color);
  snapshot_ticks (self, snapshot, &geometry, &color);
  snapshot_winds (self, snapshot, &geometry, &color);
  for (TbPlayer player = 0; player < self->n_players; player++)
    snapshot_line (self, snapshot, &geometry, player);

  GTK_WIDGET_CLASS (tenbo_score_graph_parent_class)->snapshot (widget, snapshot);
}

static void
tenbo_score_graph_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tenbo_score_graph_parent_class)->dispose (object);
}

static void
tenbo_score_graph_finalize (GObject *object)
{
  TenboScoreGraph *self = TENBO_SCORE_GRAPH (object);

  g_array_unref (self->scores);
  g_array_unref (self->winds);

  G_OBJECT_CLASS (tenbo_score_graph_parent_class)->finalize (object);
}

static void
tenbo_score_graph_class_init (TenboScoreGraphClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_score_graph_dispose;
  object_class->finalize = tenbo_score_graph_finalize;
  widget_class->measure = tenbo_score_graph_measure;
  widget_class->size_allocate = tenbo_score_graph_size_allocate;
  widget_class->snapshot = tenbo_score_graph_snapshot;

  gtk_widget_class_set_css_name (widget_class, "score-graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tenbo_score_graph_init (TenboScoreGraph *self)
{
  self->scores = g_array_new (FALSE, FALSE, sizeof (int));
  self->winds = g_array_new (FALSE, FALSE, sizeof (int));

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      self->marks[player] = tenbo_place_mark_new (tenbo_place_of_player (player));
      gtk_widget_set_parent (self->marks[player], GTK_WIDGET (self));
      self->labels[player] = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (self->labels[player]), PANGO_ELLIPSIZE_END);
      gtk_label_set_xalign (GTK_LABEL (self->labels[player]), 0);
      gtk_widget_add_css_class (self->labels[player], "caption");
      gtk_widget_set_parent (self->labels[player], GTK_WIDGET (self));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Scores over the game"),
                                  -1);
}

static void
append_scores (TenboScoreGraph *self,
               const int32_t   *scores,
               int              wind)
{
  for (int player = 0; player < self->n_players; player++)
    {
      int score = scores[player];

      g_array_append_val (self->scores, score);
    }
  g_array_append_val (self->winds, wind);
  self->n_points++;
}

/* "East 1: Aki 25,000, Ben 30,200, …", a line for each hand. */
static void
show_description (TenboScoreGraph *self,
                  TenboGame       *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int point = 1; point < self->n_points; point++)
    {
      const TbHandResult *result = tenbo_game_get_result (game, (guint) point - 1);
      g_autofree char    *round = tenbo_words_round (&result->hand.round);

      g_string_append_printf (text, "%s%s:", point > 1 ? "\n" : "", round);
      for (TbPlayer player = 0; player < self->n_players; player++)
        {
          g_autofree char *points = tenbo_words_points (get_score (self, point, player), FALSE);

          g_string_append_printf (text, "%s %s %s", player > 0 ? "," : "",
                                  tenbo_game_get_player_name (game, player), points);
        }
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

static void
show_player (TenboScoreGraph *self,
             TenboGame       *game,
             TbPlayer         player)
{
  self->places[player] = tenbo_game_get_place (game, player);
  tenbo_place_mark_set_place (TENBO_PLACE_MARK (self->marks[player]), self->places[player]);
  gtk_label_set_label (GTK_LABEL (self->labels[player]), tenbo_game_get_player_name (game, player));
}

void
tenbo_score_graph_show (TenboScoreGraph *self,
                        TenboGame       *game)
{
  const TbRules *rules = tenbo_game_get_table (game)->rules;
  int32_t        start[TB_MAX_PLAYERS];

  g_return_if_fail (TENBO_IS_SCORE_GRAPH (self));

  self->n_players = rules->players;
  self->n_points = 0;
  g_array_set_size (self->scores, 0);
  g_array_set_size (self->winds, 0);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      gboolean plays = player < self->n_players;

      start[player] = rules->start_points;
      gtk_widget_set_visible (self->marks[player], plays);
      gtk_widget_set_visible (self->labels[player], plays);
      if (plays)
        show_player (self, game, player);
    }

  append_scores (self, start, -1);
  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    {
      const TbHandResult *result = tenbo_game_get_result (game, i);

      append_scores (self, result->scores, (int) result->hand.round.wind);
    }

  show_description (self, game);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
