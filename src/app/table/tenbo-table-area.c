/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-area.h"

#include "tenbo-class.h"
#include "tenbo-game.h"
#include "tenbo-player-panel.h"
#include "tenbo-sound.h"
#include "tenbo-table-centre.h"
#include "tenbo-table-layout.h"
#include "tenbo-table-transfers.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

/* As long as a toast, in seconds */
#define NOTICE_SECONDS 5

#define NOTICE_SPACING 6

#define LINE_WIDTH 4.0f
#define HEAD       16.0f

/* Distance in pixels below which a drag is still a press with an unsteady finger. The swipe gesture
 * of the navigation view has a larger threshold, so a line that starts on a panel is not treated as
 * a swipe. */
#define THRESHOLD 12

struct _TenboTableArea
{
  GtkWidget parent_instance;

  TenboGame      *game; /* that of the page; weak */
  TenboTableParts parts;
  GtkWidget      *transfers; /* on top of all parts */

  /* While the user draws a line: the panel where it starts, the panel under its end (or NULL; both
   * borrowed), and its ends */
  TenboPlayerPanel *drag_from;
  TenboPlayerPanel *drag_to;
  graphene_point_t  line_from;
  graphene_point_t  line_to;
  gboolean          line_shown;

  guint          n_hands; /* as last shown, with the number of riichi */
  int            n_riichi;
  GtkWidget     *notice; /* replaces the center */
  guint          notice_id;
  TenboTableView view;
};

G_DEFINE_FINAL_TYPE (TenboTableArea, tenbo_table_area, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_ARRANGEMENT = 1,
  PROP_VIEW,
} TenboTableAreaProps;

static GParamSpec *props[PROP_VIEW + 1];

static const TenboTableLayout *
get_layout (TenboTableArea *self)
{
  switch (self->view)
    {
    case TENBO_TABLE_FLAT:
      return &tenbo_flat_layout;
    case TENBO_TABLE_FAR:
      return &tenbo_far_layout;
    case TENBO_TABLE_BESIDE:
      break;
    }

  return self->parts.arrangement == TENBO_ARRANGEMENT_AROUND ? &tenbo_around_layout
                                                             : &tenbo_list_layout;
}

/* Returns the widget that shows the round. The far view has no center. */
static GtkWidget *
get_middle (TenboTableArea *self)
{
  return self->view == TENBO_TABLE_FAR ? self->parts.far_round : self->parts.centre;
}

static void
set_notice (TenboTableArea *self,
            const char     *text)
{
  gboolean shown = text != NULL;

  gtk_inscription_set_text (GTK_INSCRIPTION (self->notice), text);
  gtk_widget_set_visible (self->notice, shown);
  gtk_widget_set_opacity (self->parts.centre, shown ? 0 : 1);
  gtk_widget_set_opacity (self->parts.far_round, shown ? 0 : 1);
}

static void
end_notice (gpointer user_data)
{
  TenboTableArea *self = user_data;

  self->notice_id = 0;
  set_notice (self, NULL);
}

/* Shows the parts that the view, the arrangement and the number of players require. */
static void
show_parts (TenboTableArea *self)
{
  /* In the flat view, the depth of a panel is a third of the shorter side. */
  static const TenboPanelForm forms[][TENBO_ARRANGEMENT_TILES + 1] = {
    [TENBO_TABLE_BESIDE] = {
      [TENBO_ARRANGEMENT_AROUND] = TENBO_PANEL_CARD,
      [TENBO_ARRANGEMENT_ROWS] = TENBO_PANEL_ROW,
      [TENBO_ARRANGEMENT_TALL] = TENBO_PANEL_ROW,
      [TENBO_ARRANGEMENT_GRID] = TENBO_PANEL_CARD,
      [TENBO_ARRANGEMENT_PAIRS] = TENBO_PANEL_ROW,
      [TENBO_ARRANGEMENT_TILES] = TENBO_PANEL_TILE,
    },
    [TENBO_TABLE_FLAT] = {
      [TENBO_ARRANGEMENT_AROUND] = TENBO_PANEL_CARD,
      [TENBO_ARRANGEMENT_ROWS] = TENBO_PANEL_TILE,
      [TENBO_ARRANGEMENT_TALL] = TENBO_PANEL_CARD,
      [TENBO_ARRANGEMENT_GRID] = TENBO_PANEL_CARD,
      [TENBO_ARRANGEMENT_PAIRS] = TENBO_PANEL_TILE,
      [TENBO_ARRANGEMENT_TILES] = TENBO_PANEL_TILE,
    },
  };
  TenboTableParts     *parts = &self->parts;
  TenboTableTransfers *transfers = TENBO_TABLE_TRANSFERS (self->transfers);
  gboolean             flat = self->view == TENBO_TABLE_FLAT;
  gboolean             far = self->view == TENBO_TABLE_FAR;
  gboolean             around = parts->arrangement == TENBO_ARRANGEMENT_AROUND;
  TenboCentreForm      turned = tenbo_table_parts_is_column (parts) ? TENBO_CENTRE_COLUMN
                                                                    : TENBO_CENTRE_LINE;
  TenboPanelForm       form = far ? TENBO_PANEL_FAR : forms[self->view][parts->arrangement];

  /* Between panels above and below, a line leaves them more room. */
  tenbo_table_centre_set_form (TENBO_TABLE_CENTRE (parts->centre),
                               flat ? turned : (around ? TENBO_CENTRE_DEALER : TENBO_CENTRE_LINE));
  gtk_widget_set_visible (parts->centre, !far);
  /* The empty side matters only if the panels are at the sides of the table. */
  gtk_widget_set_visible (parts->empty_side,
                          parts->n_players < TB_MAX_PLAYERS && (flat || (around && !far)));
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      gtk_widget_set_visible (parts->panels[player], player < parts->n_players);
      tenbo_player_panel_set_form (TENBO_PLAYER_PANEL (parts->panels[player]), form);
    }

  tenbo_class_toggle (self, "flat-view", flat);
  gtk_widget_set_visible (parts->far_round, far);
  /* The flat view repeats the center for everybody who does not see it upright; at the left and
   * right, a line would be too long. */
  tenbo_table_centre_set_form (TENBO_TABLE_CENTRE (parts->rounds[TENBO_SCREEN_SIDE_TOP]), turned);
  for (int side = TENBO_SCREEN_SIDE_BOTTOM + 1; side < TENBO_N_SCREEN_SIDES; side++)
    {
      gboolean shown = flat && tenbo_table_parts_get_at (parts, (TenboScreenSide) side) !=
                                 parts->empty_side;

      gtk_widget_set_visible (parts->rounds[side], shown);
      if (shown && self->game != NULL)
        tenbo_table_centre_show (TENBO_TABLE_CENTRE (parts->rounds[side]), self->game);
    }

  tenbo_table_transfers_set_anchor (transfers, TB_ACCOUNT_POT, get_middle (self));
  tenbo_table_transfers_set_anchor (transfers, TB_ACCOUNT_PENALTY_POT, get_middle (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static GtkSizeRequestMode
tenbo_table_area_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_table_area_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  TenboTableArea *self = TENBO_TABLE_AREA (widget);

  /* Amounts that fly need no space, but GTK warns about an allocation without a measured size. */
  gtk_widget_measure (self->transfers, orientation, -1, NULL, NULL, NULL, NULL);
  get_layout (self)->measure (&self->parts, orientation, for_size, minimum, natural);
}

/* Reduces the space from @left to @right around @middle by the width of @widget. */
static void
exclude_widget (TenboTableArea        *self,
                GtkWidget             *widget,
                const graphene_rect_t *middle,
                float                 *left,
                float                 *right)
{
  graphene_rect_t bounds;

  if (!gtk_widget_should_layout (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds) ||
      bounds.origin.y >= middle->origin.y + middle->size.height ||
      bounds.origin.y + bounds.size.height <= middle->origin.y)
    return;

  if (bounds.origin.x + bounds.size.width / 2 < middle->origin.x + middle->size.width / 2)
    *left = MAX (*left, bounds.origin.x + bounds.size.width);
  else
    *right = MIN (*right, bounds.origin.x);
}

/* Places the notice over the center. It is as wide as the neighboring widgets allow. */
static void
allocate_notice (TenboTableArea *self,
                 int             width)
{
  graphene_rect_t middle;
  float           left = 0;
  float           right = (float) width;
  int             height;

  if (!gtk_widget_should_layout (self->notice) ||
      !gtk_widget_compute_bounds (get_middle (self), GTK_WIDGET (self), &middle))
    return;

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      exclude_widget (self, self->parts.panels[player], &middle, &left, &right);
      if (self->parts.rounds[player] != get_middle (self))
        exclude_widget (self, self->parts.rounds[player], &middle, &left, &right);
    }

  gtk_widget_measure (self->notice, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  height = MAX (height, (int) middle.size.height);
  gtk_widget_size_allocate (
    self->notice,
    &(GtkAllocation) {
      .x = (int) left + NOTICE_SPACING,
      .y = (int) (middle.origin.y + (middle.size.height - (float) height) / 2),
      .width = MAX (0, (int) (right - left) - 2 * NOTICE_SPACING),
      .height = height,
    },
    -1);
}

static void
tenbo_table_area_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TenboTableArea *self = TENBO_TABLE_AREA (widget);

  get_layout (self)->allocate (&self->parts, width, height);
  gtk_widget_size_allocate (self->transfers, &(GtkAllocation) { 0, 0, width, height }, -1);
  allocate_notice (self, width);
}

/* Draws an arrow over the table while the user draws a line. */
static void
tenbo_table_area_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TenboTableArea         *self = TENBO_TABLE_AREA (widget);
  const graphene_point_t *from = &self->line_from;
  const graphene_point_t *to = &self->line_to;
  AdwStyleManager        *style = adw_style_manager_get_default ();
  float                   angle = atan2f (to->y - from->y, to->x - from->x);
  GskPathBuilder         *builder;
  GskStroke              *stroke;
  GdkRGBA                 color;
  g_autoptr (GskPath) path = NULL;

  GTK_WIDGET_CLASS (tenbo_table_area_parent_class)->snapshot (widget, snapshot);
  if (!self->line_shown)
    return;

  builder = gsk_path_builder_new ();
  gsk_path_builder_move_to (builder, from->x, from->y);
  gsk_path_builder_line_to (builder, to->x, to->y);
  for (int side = -1; side <= 1; side += 2)
    {
      float turned = angle + (float) (side * G_PI * 5 / 6);

      gsk_path_builder_move_to (builder, to->x, to->y);
      gsk_path_builder_rel_line_to (builder, HEAD * cosf (turned), HEAD * sinf (turned));
    }

  path = gsk_path_builder_free_to_path (builder);
  stroke = gsk_stroke_new (LINE_WIDTH);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &color);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
}

static void
tenbo_table_area_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TenboTableArea *self = TENBO_TABLE_AREA (object);

  switch ((TenboTableAreaProps) property_id)
    {
    case PROP_ARRANGEMENT:
      self->parts.arrangement = g_value_get_enum (value);
      break;

    case PROP_VIEW:
      self->view = g_value_get_enum (value);
      break;
    }

  show_parts (self);
}

static void
tenbo_table_area_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TenboTableArea *self = TENBO_TABLE_AREA (object);

  switch ((TenboTableAreaProps) property_id)
    {
    case PROP_ARRANGEMENT:
      g_value_set_enum (value, self->parts.arrangement);
      break;

    case PROP_VIEW:
      g_value_set_enum (value, self->view);
      break;
    }
}

static void
tenbo_table_area_dispose (GObject *object)
{
  TenboTableArea *self = TENBO_TABLE_AREA (object);
  GtkWidget      *child;

  g_clear_handle_id (&self->notice_id, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_weak_pointer (&self->game);

  G_OBJECT_CLASS (tenbo_table_area_parent_class)->dispose (object);
}

/* The table takes the focus only from gtk_widget_grab_focus(): Tab moves from player to player and
 * then leaves the table. */
static gboolean
tenbo_table_area_focus (GtkWidget       *widget,
                        GtkDirectionType direction)
{
  gboolean moved;

  gtk_widget_set_focusable (widget, FALSE);
  moved = GTK_WIDGET_CLASS (tenbo_table_area_parent_class)->focus (widget, direction);
  gtk_widget_set_focusable (widget, TRUE);

  return moved;
}

static TenboPlayerPanel *
find_panel (TenboTableArea *self,
            double          x,
            double          y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *panel = NULL;

  if (picked != NULL)
    panel = gtk_widget_get_ancestor (picked, TENBO_TYPE_PLAYER_PANEL);

  return panel != NULL ? TENBO_PLAYER_PANEL (panel) : NULL;
}

static void
point_at (TenboTableArea   *self,
          TenboPlayerPanel *panel)
{
  if (self->drag_to != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->drag_to), "pointed-at");
  self->drag_to = panel != self->drag_from ? panel : NULL;
  if (self->drag_to != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->drag_to), "pointed-at");
}

static void
forget_drag (TenboTableArea *self)
{
  point_at (self, NULL);
  self->drag_from = NULL;
  self->line_shown = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               TenboTableArea *self)
{
  self->drag_from = find_panel (self, x, y);
  if (self->drag_from == NULL)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                TenboTableArea *self)
{
  double x, y;

  if (self->drag_from == NULL || offset_x * offset_x + offset_y * offset_y < THRESHOLD * THRESHOLD)
    return;

  /* The gesture is no longer a press of a button. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  graphene_point_init (&self->line_from, (float) x, (float) y);
  graphene_point_init (&self->line_to, (float) (x + offset_x), (float) (y + offset_y));
  self->line_shown = TRUE;
  point_at (self, find_panel (self, x + offset_x, y + offset_y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double          offset_x,
             double          offset_y,
             TenboTableArea *self)
{
  TenboPlayerPanel *from = self->drag_from;
  TenboPlayerPanel *to = self->drag_to;

  forget_drag (self);
  if (from != NULL && to != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.ron-from", "(ii)",
                                (int) tenbo_player_panel_get_player (to),
                                (int) tenbo_player_panel_get_player (from));
}

static void
tenbo_table_area_class_init (TenboTableAreaClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_table_area_dispose;
  object_class->set_property = tenbo_table_area_set_property;
  object_class->get_property = tenbo_table_area_get_property;
  widget_class->focus = tenbo_table_area_focus;
  widget_class->get_request_mode = tenbo_table_area_get_request_mode;
  widget_class->measure = tenbo_table_area_measure;
  widget_class->size_allocate = tenbo_table_area_size_allocate;
  widget_class->snapshot = tenbo_table_area_snapshot;

  props[PROP_ARRANGEMENT] = g_param_spec_enum ("arrangement", NULL, NULL,
                                               TENBO_TYPE_ARRANGEMENT, TENBO_ARRANGEMENT_AROUND,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_VIEW] = g_param_spec_enum ("view", NULL, NULL,
                                        TENBO_TYPE_TABLE_VIEW, TENBO_TABLE_BESIDE,
                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "table-area");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_table_area_init (TenboTableArea *self)
{
  TenboTableParts *parts = &self->parts;
  GtkWidget       *widget = GTK_WIDGET (self);
  GtkGesture      *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (widget, TRUE);
  parts->n_players = TB_MAX_PLAYERS;
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    parts->sides[player] = (TenboScreenSide) player;
  parts->centre = tenbo_table_centre_new ();
  parts->rounds[TENBO_SCREEN_SIDE_BOTTOM] = parts->centre;
  for (int side = TENBO_SCREEN_SIDE_BOTTOM + 1; side < TENBO_N_SCREEN_SIDES; side++)
    parts->rounds[side] = tenbo_table_centre_new_repeated ();
  for (int side = 0; side < TENBO_N_SCREEN_SIDES; side++)
    gtk_widget_set_parent (parts->rounds[side], widget);
  parts->far_round = g_object_new (GTK_TYPE_LABEL, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (parts->far_round, "far-round");
  gtk_widget_add_css_class (parts->far_round, "numeric");
  gtk_widget_set_parent (parts->far_round, widget);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      parts->panels[player] = tenbo_player_panel_new (player);
      gtk_widget_set_parent (parts->panels[player], widget);
    }

  /* Translators: the side of the table without a player, in a game of three */
  parts->empty_side = gtk_label_new (_ ("Empty seat"));
  gtk_widget_add_css_class (parts->empty_side, "empty-side");
  gtk_widget_add_css_class (parts->empty_side, "dimmed");
  gtk_widget_set_parent (parts->empty_side, widget);

  self->transfers = tenbo_table_transfers_new ();
  gtk_widget_set_parent (self->transfers, widget);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    tenbo_table_transfers_set_anchor (TENBO_TABLE_TRANSFERS (self->transfers),
                                      TB_ACCOUNT_PLAYER (player), parts->panels[player]);

  self->notice = g_object_new (GTK_TYPE_INSCRIPTION,
                               "can-target", FALSE,
                               "text-overflow", GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END,
                               "visible", FALSE,
                               "xalign", 0.5f,
                               "yalign", 0.5f,
                               NULL);
  gtk_widget_add_css_class (self->notice, "heading");
  gtk_widget_set_parent (self->notice, widget);

  /* In any view, a line from the panel of the player who discarded to that of the winner activates
   * table.ron-from. A line that returns to the first panel or ends outside all panels does nothing.
   * The gesture runs before the buttons, which cover most of a small panel. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (forget_drag), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  show_parts (self);
}

/* Plays a sound for a new hand or a new riichi. The hands of a game that is opened have none: the
 * table shows them before it is in a window. */
static void
play_sound (TenboTableArea *self)
{
  guint n_hands = tenbo_game_get_n_hands (self->game);
  int   n_riichi = tenbo_game_get_partial (self->game)->n_riichi;

  if (n_hands > self->n_hands)
    tenbo_sound_play (GTK_WIDGET (self), TENBO_SOUND_HAND);
  else if (n_hands == self->n_hands && n_riichi > self->n_riichi)
    tenbo_sound_play (GTK_WIDGET (self), TENBO_SOUND_RIICHI);
  self->n_hands = n_hands;
  self->n_riichi = n_riichi;
}

static void
game_changed_cb (TenboTableArea *self)
{
  TenboTableParts  *parts = &self->parts;
  TenboTableCentre *centre = TENBO_TABLE_CENTRE (parts->centre);
  g_autofree char  *line = NULL;
  g_autofree char  *total = NULL;
  g_autofree char  *far = NULL;
  TenboSeating      seating;

  parts->n_players = tenbo_game_get_table (self->game)->rules->players;
  parts->dealer = tenbo_game_get_table (self->game)->next.dealer;
  tenbo_game_get_seating (self->game, &seating);
  tenbo_table_centre_show (centre, self->game);
  for (TbPlayer player = 0; player < parts->n_players; player++)
    {
      parts->sides[player] = tenbo_screen_side_of (seating.sides[player]);
      tenbo_player_panel_show (TENBO_PLAYER_PANEL (parts->panels[player]), self->game);
    }

  /* For people who are far away */
  line = tenbo_table_centre_describe_round (centre);
  total = tenbo_table_centre_describe_total (centre);
  far = g_markup_printf_escaped ("%s\n<span weight=\"500\" size=\"50%%\">%s</span>", line, total);
  gtk_label_set_markup (GTK_LABEL (parts->far_round), far);

  show_parts (self);
  g_clear_handle_id (&self->notice_id, g_source_remove);
  set_notice (self, NULL);
  tenbo_table_transfers_show (TENBO_TABLE_TRANSFERS (self->transfers), self->game);
  play_sound (self);
}

void
tenbo_table_area_set_game (TenboTableArea *self,
                           TenboGame      *game)
{
  g_return_if_fail (TENBO_IS_TABLE_AREA (self));
  g_return_if_fail (TENBO_IS_GAME (game));
  g_return_if_fail (self->game == NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

void
tenbo_table_area_set_rival (TenboTableArea *self,
                            TbPlayer        rival)
{
  g_return_if_fail (TENBO_IS_TABLE_AREA (self));

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    tenbo_player_panel_set_rival (TENBO_PLAYER_PANEL (self->parts.panels[player]), rival);
  if (self->game != NULL)
    game_changed_cb (self);
}

void
tenbo_table_area_announce (TenboTableArea *self,
                           const char     *text)
{
  g_return_if_fail (TENBO_IS_TABLE_AREA (self));
  g_return_if_fail (text != NULL);

  g_clear_handle_id (&self->notice_id, g_source_remove);
  set_notice (self, text);
  self->notice_id = g_timeout_add_seconds_once (NOTICE_SECONDS, end_notice, self);
}
