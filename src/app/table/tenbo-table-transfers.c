/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-transfers.h"

#include "tenbo-score-label.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <math.h>

/* Fractions of the animation: an amount appears at the payer and stays readable before it moves. */
#define LEAVES  0.2
#define ARRIVES 0.85
#define FADES   0.1

#define PADDING_X 12
#define PADDING_Y 3
#define BORDER    2

struct _TenboTableTransfers
{
  GtkWidget parent_instance;

  AdwAnimation *flying; /* owned */
  GtkWidget    *anchors[TB_N_ACCOUNTS];

  TenboFlows   flows;
  PangoLayout *amounts[TENBO_MAX_FLOWS]; /* owned */
  double       progress;

  /* State of the game at the last update */
  gboolean known;
  char    *last_id;   /* last hand; owned, NULL if there is none */
  char    *before_id; /* the hand before it; owned, NULL if there is none */
  TbLedger ledger;    /* ledger of the last hand */
  int32_t  laid[TB_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (TenboTableTransfers, tenbo_table_transfers, GTK_TYPE_WIDGET)

static void
clear_flows (TenboTableTransfers *self)
{
  for (int i = 0; i < self->flows.n; i++)
    g_clear_object (&self->amounts[i]);
  self->flows.n = 0;
}

static void
fly_cb (double   value,
        gpointer user_data)
{
  TenboTableTransfers *self = user_data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
done_cb (TenboTableTransfers *self)
{
  clear_flows (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sets @out to the start or end of the flow @index, in coordinates of this widget. */
static gboolean
find_end (TenboTableTransfers *self,
          int                  index,
          gboolean             arriving,
          graphene_point_t    *out)
{
  const TenboFlow *flow = &self->flows.list[index];
  GtkWidget       *anchor = self->anchors[arriving ? flow->to : flow->from];
  int              n_beside = 0; /* amounts of the same account, side by side */
  int              n_before = 0;
  graphene_point_t point;

  if (anchor == NULL || !gtk_widget_get_mapped (anchor))
    return FALSE;

  for (int i = 0; i < self->flows.n; i++)
    {
      const TenboFlow *other = &self->flows.list[i];

      if (arriving ? other->to != flow->to : other->from != flow->from)
        continue;
      n_beside++;
      if (i < index)
        n_before++;
    }

  point.x = (float) (gtk_widget_get_width (anchor) * (n_before + 1)) / (float) (n_beside + 1);
  point.y = (float) gtk_widget_get_height (anchor) / 2;

  return gtk_widget_compute_point (anchor, GTK_WIDGET (self), &point, out);
}

/* Turns and scales the rest of the drawing like @anchor. */
static gboolean
turn_to (TenboTableTransfers *self,
         GtkSnapshot         *snapshot,
         GtkWidget           *anchor)
{
  graphene_matrix_t matrix;
  double            xx, yx, xy, yy, x, y;
  float             scale;

  if (!gtk_widget_compute_transform (anchor, GTK_WIDGET (self), &matrix) ||
      !graphene_matrix_to_2d (&matrix, &xx, &yx, &xy, &yy, &x, &y))
    return FALSE;

  scale = (float) hypot (xx, yx);
  gtk_snapshot_rotate (snapshot, (float) (atan2 (yx, xx) * 180 / G_PI));
  gtk_snapshot_scale (snapshot, scale, scale);

  return TRUE;
}

/* Draws an amount on a chip around the origin. */
static void
draw_chip (TenboTableTransfers *self,
           GtkSnapshot         *snapshot,
           PangoLayout         *amount)
{
  static const float widths[] = { BORDER, BORDER, BORDER, BORDER };
  AdwStyleManager   *style = adw_style_manager_get_default ();
  int                width, height;
  float              left, top;
  GskRoundedRect     chip;
  GdkRGBA            back, front;

  pango_layout_get_pixel_size (amount, &width, &height);
  left = -(float) width / 2;
  top = -(float) height / 2;
  gsk_rounded_rect_init_from_rect (&chip,
                                   &GRAPHENE_RECT_INIT (left - PADDING_X, top - PADDING_Y,
                                                        (float) width + 2 * PADDING_X,
                                                        (float) height + 2 * PADDING_Y),
                                   (float) height / 2 + PADDING_Y);
  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &back);
  gtk_widget_get_color (GTK_WIDGET (self), &front);

  gtk_snapshot_push_rounded_clip (snapshot, &chip);
  gtk_snapshot_append_color (snapshot, &back, &chip.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &chip, widths,
                              (GdkRGBA[]) { front, front, front, front });
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left, top));
  gtk_snapshot_append_layout (snapshot, amount, &front);
}

static void
draw_flow (TenboTableTransfers *self,
           GtkSnapshot         *snapshot,
           int                  index)
{
  double           way = CLAMP ((self->progress - LEAVES) / (ARRIVES - LEAVES), 0, 1);
  double           opacity = MIN (self->progress, 1 - self->progress) / FADES;
  graphene_point_t from, to, at;

  if (!find_end (self, index, FALSE, &from) || !find_end (self, index, TRUE, &to))
    return;

  graphene_point_interpolate (&from, &to, adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, way), &at);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, CLAMP (opacity, 0, 1));
  gtk_snapshot_translate (snapshot, &at);
  if (turn_to (self, snapshot, self->anchors[self->flows.list[index].to]))
    draw_chip (self, snapshot, self->amounts[index]);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tenbo_table_transfers_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  TenboTableTransfers *self = TENBO_TABLE_TRANSFERS (widget);

  for (int i = 0; i < self->flows.n; i++)
    draw_flow (self, snapshot, i);
}

static void
tenbo_table_transfers_dispose (GObject *object)
{
  TenboTableTransfers *self = TENBO_TABLE_TRANSFERS (object);

  if (self->flying != NULL)
    g_signal_handlers_disconnect_by_data (self->flying, self);
  g_clear_object (&self->flying);
  clear_flows (self);
  g_clear_pointer (&self->last_id, g_free);
  g_clear_pointer (&self->before_id, g_free);

  G_OBJECT_CLASS (tenbo_table_transfers_parent_class)->dispose (object);
}

static void
tenbo_table_transfers_class_init (TenboTableTransfersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_transfers_dispose;
  widget_class->snapshot = tenbo_table_transfers_snapshot;

  gtk_widget_class_set_css_name (widget_class, "table-transfers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_table_transfers_init (TenboTableTransfers *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (fly_cb, self, NULL);

  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->flying = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TENBO_SCORE_MSEC, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flying), ADW_LINEAR);
  g_signal_connect_swapped (self->flying, "done", G_CALLBACK (done_cb), self);
}

GtkWidget *
tenbo_table_transfers_new (void)
{
  return g_object_new (TENBO_TYPE_TABLE_TRANSFERS, NULL);
}

void
tenbo_table_transfers_set_anchor (TenboTableTransfers *self,
                                  TbAccount            account,
                                  GtkWidget           *anchor)
{
  g_return_if_fail (TENBO_IS_TABLE_TRANSFERS (self));

  self->anchors[account] = anchor;
}

/* Returns the ID of the hand @n_from_end from the end (1 is the last), or NULL if there is none. */
static const char *
get_hand_id (TenboGame *game,
             guint      n_from_end)
{
  guint n_hands = tenbo_game_get_n_hands (game);

  return n_hands >= n_from_end ? tenbo_game_get_hand_id (game, n_hands - n_from_end) : NULL;
}

void
tenbo_table_transfers_show (TenboTableTransfers *self,
                            TenboGame           *game)
{
  const TbTable      *table = tenbo_game_get_table (game);
  const TbView       *view = tenbo_game_get_view (game);
  const char         *last_id = get_hand_id (game, 1);
  const TbHandResult *last = NULL;
  int32_t             laid[TB_MAX_PLAYERS] = { 0 };

  g_return_if_fail (TENBO_IS_TABLE_TRANSFERS (self));

  if (last_id != NULL)
    last = tenbo_game_get_result (game, tenbo_game_get_n_hands (game) - 1);
  for (TbPlayer player = 0; player < table->rules->players; player++)
    laid[player] = table->scores[player] - view->scores[player];

  if (self->known && g_strcmp0 (last_id, self->last_id) != 0)
    {
      clear_flows (self);
      adw_animation_reset (self->flying);

      if (last != NULL && g_strcmp0 (get_hand_id (game, 2), self->last_id) == 0)
        tenbo_flows_of_ledger (&last->ledger, self->laid, &self->flows);
      else if (g_strcmp0 (last_id, self->before_id) == 0)
        {
          tenbo_flows_of_ledger (&self->ledger, laid, &self->flows);
          tenbo_flows_reverse (&self->flows);
        }

      for (int i = 0; i < self->flows.n; i++)
        {
          g_autofree char *text = tenbo_words_points (self->flows.list[i].points, FALSE);

          self->amounts[i] = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
        }
      if (self->flows.n > 0)
        adw_animation_play (self->flying);
    }

  g_set_str (&self->last_id, last_id);
  g_set_str (&self->before_id, get_hand_id (game, 2));
  if (last != NULL)
    self->ledger = last->ledger;
  memcpy (self->laid, laid, sizeof laid);
  self->known = TRUE;
}

const TenboFlows *
tenbo_table_transfers_get_flows (TenboTableTransfers *self)
{
  g_return_val_if_fail (TENBO_IS_TABLE_TRANSFERS (self), NULL);

  return &self->flows;
}
