/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-player-panel.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-near-end.h"
#include "tenbo-reach-label.h"
#include "tenbo-riichi-stick.h"
#include "tenbo-score-label.h"
#include "tenbo-side-mark.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Duration of the change of a rank, in milliseconds */
#define RANK_MSEC 250

struct _TenboPlayerPanel
{
  GtkWidget parent_instance;

  AdwMultiLayoutView *views;
  GtkBox             *who;
  TenboSideMark      *mark;
  GtkLabel           *wind;
  GtkLabel           *name;
  TenboReachLabel    *reach;
  GtkLabel           *difference;
  TenboScoreLabel    *score;
  GtkLabel           *rank;
  AdwAnimation       *moving; /* owned; of the rank */
  GtkLabel           *fouls;
  GtkBox             *stick_box;
  GtkWidget          *win;
  GtkWidget          *riichi;
  TenboRiichiStick   *stick;

  TbPlayer       player;
  TbPlayer       rival;
  TenboNearEnd   near;
  TenboPanelForm form;
  TbWind         seat;
  int            place; /* current rank; 0: not shown yet */
};

G_DEFINE_FINAL_TYPE (TenboPlayerPanel, tenbo_player_panel, GTK_TYPE_WIDGET)

/* Layouts by the available space */
static const struct
{
  const char *layout;
  const char *css_class;
  int         max_foul_columns; /* width of the longest text of fouls that fits, in columns */
} forms[] = {
  [TENBO_PANEL_CARD] = { "card", "card-form", 16 }, /* in two lines */
  [TENBO_PANEL_ROW] = { "row", "row-form", 12 },
  [TENBO_PANEL_TILE] = { "tile", "tile-form", 0 },
  [TENBO_PANEL_FAR] = { "far", "far-form", 0 },
};

static gboolean
is_compared (TenboPlayerPanel *self)
{
  return self->rival != TB_NOBODY && self->rival != self->player;
}

/* Returns the width of @text in columns of a fixed-width font. */
static int
count_columns (const char *text)
{
  int columns = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    columns += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;

  return columns;
}

/* Updates everything that depends on the available space. */
static void
update_form (TenboPlayerPanel *self)
{
  const char      *wind = tenbo_words_wind (self->seat);
  g_autofree char *letter = g_utf8_substring (wind, 0, 1);
  const char      *fouls = gtk_widget_get_tooltip_text (GTK_WIDGET (self->fouls));
  const char      *reach = gtk_widget_get_tooltip_text (GTK_WIDGET (self->reach));
  int              room_for_fouls = forms[self->form].max_foul_columns;
  gboolean         fouls_fit = fouls != NULL && count_columns (fouls) <= room_for_fouls;
  gboolean         card = self->form == TENBO_PANEL_CARD;
  gboolean         tile = self->form == TENBO_PANEL_TILE;
  gboolean         room = !is_compared (self) || !tile;

  /* A tile has room for only the first letter of the wind. */
  gtk_label_set_label (self->wind, tile ? letter : wind);

  /* If the text does not fit, shows a sign. Its tooltip and the sheet of fouls name the foul. A row
   * has room for one line; a card may use two. */
  gtk_label_set_label (self->fouls, fouls_fit ? fouls : "\u26a0");
  gtk_label_set_wrap (self->fouls, card);
  gtk_label_set_ellipsize (self->fouls, card ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->fouls), fouls != NULL);
  tenbo_label_set_accessible (self->fouls, fouls != NULL ? fouls : "");

  /* On a tile, the difference replaces the score. The sign fits only next to a short score, and the
   * scores of players who are close to a bust are short. */
  gtk_widget_set_visible (GTK_WIDGET (self->difference), is_compared (self));
  gtk_widget_set_visible (GTK_WIDGET (self->score), room);
  if (self->near == TENBO_NEAR_BUST)
    /* Translators: next to the name of a player who loses all points to a mangan */
    tenbo_reach_label_set_text (self->reach, C_ ("player", "near bust"), "\u25bd");
  else
    /* Translators: next to the name of a player who ends the game with a mangan */
    tenbo_reach_label_set_text (self->reach, C_ ("player", "near end"), "\u25b3");
  tenbo_label_set_accessible (self->reach, reach != NULL ? reach : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reach),
                          tile ? self->near == TENBO_NEAR_BUST && room
                               : self->near != TENBO_NEAR_NOTHING);
}

static void
rank_moved_cb (TenboPlayerPanel *self)
{
  gtk_label_set_label (self->rank, tenbo_words_rank (self->place));
}

/* Fades in a changed rank, with an arrow that points up if it is better. */
static void
show_rank (TenboPlayerPanel *self,
           int               place)
{
  int              before = self->place;
  const char      *arrow = place < before ? "\u2191" : "\u2193";
  g_autofree char *text = g_strconcat (arrow, " ", tenbo_words_rank (place), NULL);

  if (before == place)
    return;

  self->place = place;
  adw_animation_reset (self->moving);
  gtk_label_set_label (self->rank, before != 0 ? text : tenbo_words_rank (place));
  if (before != 0)
    adw_animation_play (self->moving);
  else
    adw_animation_skip (self->moving);
}

static void
show_score (TenboPlayerPanel *self,
            TenboGame        *game)
{
  const TbView    *view = tenbo_game_get_view (game);
  int              score = view->scores[self->player];
  int              points = is_compared (self) ? score - view->scores[self->rival] : 0;
  g_autofree char *difference = tenbo_words_points (points, TRUE);

  tenbo_score_label_set_score (self->score, score);
  tenbo_class_toggle (self->score, "error", score < 0);
  show_rank (self, view->ranks[self->player]);
  gtk_label_set_label (self->difference, difference);
  tenbo_class_toggle (self, "rival", self->rival == self->player);
}

/* Describes how the player is near the end of the game. update_form() shows it in a few words, or
 * as a small up or down arrow. */
static void
show_reach (TenboPlayerPanel *self,
            TenboGame        *game)
{
  const char      *name = tenbo_game_get_player_name (game, self->player);
  g_autofree char *text = NULL;

  self->near = tenbo_near_end_find (tenbo_game_get_table (game), tenbo_game_get_partial (game),
                                    self->player);
  if (self->near == TENBO_NEAR_BUST)
    /* Translators: %s is a player who is close to a bust */
    text = g_strdup_printf (_ ("A mangan can bust %s"), name);
  else if (self->near != TENBO_NEAR_NOTHING)
    /* Translators: %s is a player who is close to the ceiling */
    text = g_strdup_printf (_ ("%s can end the game with a mangan"), name);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->reach), text);
}

static void
show_riichi (TenboPlayerPanel *self,
             TenboGame        *game)
{
  const TbView    *view = tenbo_game_get_view (game);
  TbPlayerSet      bit = TB_PLAYER_BIT (self->player);
  gboolean         laid = (view->riichi & bit) != 0;
  const char      *name = tenbo_game_get_player_name (game, self->player);
  g_autofree char *label = (view->open_riichi & bit) != 0
                             /* Translators: tooltip of a riichi stick; %s is the player who
                              * declared an open riichi */
                             ? g_strdup_printf (_ ("Open riichi, %s"), name)
                             /* Translators: tooltip of a riichi stick; %s is the player who
                              * declared riichi */
                             : g_strdup_printf (_ ("Riichi, %s"), name);
  g_autofree char *tooltip = NULL;
  gboolean         played = tenbo_game_get_table (game)->rules->riichi_stake > 0;

  if (laid && (view->can_open_riichi & bit) != 0)
    /* Translators: button; %s is a player who declared riichi and can make it an open one */
    tooltip = g_strdup_printf (_ ("%s declares an open riichi"), name);
  else if (laid)
    /* Translators: button; %s is a player */
    tooltip = g_strdup_printf (_ ("Cancel %s’s riichi"), name);
  else
    /* Translators: button; %s is a player */
    tooltip = g_strdup_printf (_ ("%s declares riichi"), name);

  gtk_widget_set_visible (GTK_WIDGET (self->stick_box), played);
  gtk_widget_set_hexpand (self->win, !played);
  tenbo_class_toggle (self, "riichi", laid);
  tenbo_riichi_stick_set_laid (self->stick, laid);
  tenbo_choice_set_active (self->riichi, laid);
  tenbo_label_set_accessible (self->riichi, label);
  gtk_widget_set_tooltip_text (self->riichi, tooltip);
}

static void
show_fouls (TenboPlayerPanel *self,
            TenboGame        *game)
{
  const TbPartialHand *partial = tenbo_game_get_partial (game);
  const TbRules       *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  g_autoptr (GString) text = g_string_new (NULL);

  for (int32_t i = 0; i < partial->n_fouls; i++)
    if (partial->fouls[i].player == self->player)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                              tenbo_words_foul (rules->fouls[partial->fouls[i].rule].id));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->fouls), text->len > 0 ? text->str : NULL);
}

static char *
describe_difference (TenboPlayerPanel *self,
                     TenboGame        *game)
{
  const TbView    *view = tenbo_game_get_view (game);
  const char      *rival;
  int              points;
  g_autofree char *text = NULL;

  if (!is_compared (self))
    return g_strdup ("");

  rival = tenbo_game_get_player_name (game, self->rival);
  points = view->scores[self->player] - view->scores[self->rival];
  text = tenbo_words_points (ABS (points), FALSE);
  if (points > 0)
    /* Translators: "4,100 ahead of Ben" */
    return g_strdup_printf (_ ("%s ahead of %s"), text, rival);
  if (points < 0)
    /* Translators: "4,100 behind Ben" */
    return g_strdup_printf (_ ("%s behind %s"), text, rival);

  /* Translators: %s is a player */
  return g_strdup_printf (_ ("Same score as %s"), rival);
}

/* Describes the panel in one sentence for a screen reader, so that users understand it before they
 * visit its parts. The difference and the hint about the end of the game are
 * the description. */
static void
show_accessible (TenboPlayerPanel *self,
                 TenboGame        *game,
                 gboolean          dealer)
{
  const char      *name = tenbo_game_get_player_name (game, self->player);
  const char      *reach = gtk_widget_get_tooltip_text (GTK_WIDGET (self->reach));
  int              score = tenbo_game_get_view (game)->scores[self->player];
  g_autofree char *points = tenbo_words_points (score, FALSE);
  /* Translators: button that opens the entry of a win; %s is a player */
  g_autofree char *win = g_strdup_printf (_ ("%s wins"), name);
  g_autofree char *difference = describe_difference (self, game);
  gboolean         both = difference[0] != '\0' && reach != NULL;
  g_autofree char *description = g_strconcat (difference, both ? ". " : "", reach, NULL);
  g_autofree char *label = NULL;

  /* Translators: name, wind, score, rank: "Aki, East, 25,000, 1st" */
  label = g_strdup_printf (dealer ? _ ("%s, %s, dealer, %s, %s") : _ ("%s, %s, %s, %s"), name,
                           tenbo_words_wind (self->seat), points,
                           tenbo_words_rank (self->place));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  tenbo_label_set_accessible (self->win, win);
}

/* A long press or a secondary click compares everybody with this player. */
static void
compare_cb (GtkGesture *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (widget, "table.compare", "i",
                              (int) TENBO_PLAYER_PANEL (widget)->player);
}

static void
tenbo_player_panel_dispose (GObject *object)
{
  TenboPlayerPanel *self = TENBO_PLAYER_PANEL (object);

  if (self->moving != NULL)
    g_signal_handlers_disconnect_by_data (self->moving, self);
  g_clear_object (&self->moving);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_PLAYER_PANEL);

  G_OBJECT_CLASS (tenbo_player_panel_parent_class)->dispose (object);
}

static void
tenbo_player_panel_class_init (TenboPlayerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_player_panel_dispose;

  g_type_ensure (TENBO_TYPE_REACH_LABEL);
  g_type_ensure (TENBO_TYPE_SIDE_MARK);
  g_type_ensure (TENBO_TYPE_SCORE_LABEL);
  tenbo_class_set_template (klass, "tenbo-player-panel");
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, views);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, who);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, mark);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, wind);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, name);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, reach);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, difference);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, score);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, rank);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, fouls);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, stick_box);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerPanel, win);
  gtk_widget_class_bind_template_callback (widget_class, compare_cb);
  gtk_widget_class_set_css_name (widget_class, "player-panel");
}

static void
tenbo_player_panel_init (TenboPlayerPanel *self)
{
  AdwAnimationTarget *target;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->stick = TENBO_RIICHI_STICK (tenbo_riichi_stick_new ());
  self->riichi = tenbo_choice_new (GTK_WIDGET (self->stick));
  gtk_widget_add_css_class (self->riichi, "stick");
  gtk_widget_set_valign (self->riichi, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->riichi, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->riichi), "table.riichi");
  gtk_box_append (self->stick_box, self->riichi);
  self->rival = TB_NOBODY;

  target = adw_property_animation_target_new (G_OBJECT (self->rank), "opacity");
  self->moving = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, RANK_MSEC, target);
  g_signal_connect_swapped (self->moving, "done", G_CALLBACK (rank_moved_cb), self);
}

GtkWidget *
tenbo_player_panel_new (TbPlayer player)
{
  TenboPlayerPanel *self = g_object_new (TENBO_TYPE_PLAYER_PANEL, NULL);

  self->player = player;
  tenbo_side_mark_set_side (self->mark, tenbo_table_side_of_player (player));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->riichi), "i", (int) player);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->win), "i", (int) player);
  tenbo_player_panel_set_form (self, TENBO_PANEL_CARD);

  return GTK_WIDGET (self);
}

void
tenbo_player_panel_set_form (TenboPlayerPanel *self,
                             TenboPanelForm    form)
{
  g_return_if_fail (TENBO_IS_PLAYER_PANEL (self));

  if (gtk_widget_has_css_class (GTK_WIDGET (self), forms[form].css_class))
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self), forms[self->form].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), forms[form].css_class);
  adw_multi_layout_view_set_layout_name (self->views, forms[form].layout);
  gtk_widget_set_visible (GTK_WIDGET (self->rank), form != TENBO_PANEL_TILE);
  gtk_box_set_spacing (self->who, form == TENBO_PANEL_TILE ? 4 : 8);
  self->form = form;
  update_form (self);
}

TbPlayer
tenbo_player_panel_get_player (TenboPlayerPanel *self)
{
  g_return_val_if_fail (TENBO_IS_PLAYER_PANEL (self), TB_NOBODY);

  return self->player;
}

void
tenbo_player_panel_set_rival (TenboPlayerPanel *self,
                              TbPlayer          rival)
{
  g_return_if_fail (TENBO_IS_PLAYER_PANEL (self));

  self->rival = rival;
}

void
tenbo_player_panel_show (TenboPlayerPanel *self,
                         TenboGame        *game)
{
  const TbTable *table = tenbo_game_get_table (game);
  gboolean       dealer = self->player == table->next.dealer;

  g_return_if_fail (TENBO_IS_PLAYER_PANEL (self));

  self->seat = tb_rules_seat (table->rules, table->next.dealer, self->player);
  tenbo_class_toggle (self, "dealer", dealer);
  tenbo_class_toggle (self->wind, "dealer", dealer);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->wind), dealer ? _ ("Dealer") : NULL);
  gtk_label_set_label (self->name, tenbo_game_get_player_name (game, self->player));
  tenbo_side_mark_set_side (self->mark, tenbo_game_get_side (game, self->player));
  show_reach (self, game);
  show_score (self, game);
  show_riichi (self, game);
  show_fouls (self, game);
  update_form (self);
  show_accessible (self, game, dealer);
}
