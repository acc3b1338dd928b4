/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-state.h"

#include <string.h>

#include "tenbo-event-players.h"

struct _TenboDraft
{
  GObject parent_instance;

  TenboGame      *game; /* owned */
  TenboDraftState state;
};

G_DEFINE_FINAL_TYPE (TenboDraft, tenbo_draft, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A running hand in which nothing has happened */
static const TbPartialHand nothing;

static void
tenbo_draft_finalize (GObject *object)
{
  TenboDraft *self = TENBO_DRAFT (object);

  tenbo_draft_state_clear (&self->state);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_draft_parent_class)->finalize (object);
}

static void
tenbo_draft_class_init (TenboDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_draft_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_draft_init (TenboDraft *self)
{
}

static void
update (TenboDraft *self)
{
  tenbo_draft_state_replay (&self->state);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

TenboDraft *
tenbo_draft_new (TenboGame *game)
{
  TenboDraft *self;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_DRAFT, NULL);
  self->game = g_object_ref (game);
  tenbo_draft_state_init (&self->state, game);
  return self;
}

const TenboDraftState *
tenbo_draft_get_state (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return &self->state;
}

TenboGame *
tenbo_draft_get_game (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return self->game;
}

gboolean
tenbo_draft_get_changed (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), FALSE);
  return tenbo_draft_state_is_changed (&self->state);
}

guint
tenbo_draft_get_n_refused (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), 0);
  return self->state.n_refused;
}

gboolean
tenbo_draft_get_can_save (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), FALSE);
  return self->state.n_refused == 0 && tenbo_draft_get_changed (self);
}

gboolean
tenbo_draft_set_ruleset (TenboDraft   *self,
                         TenboRuleset *ruleset)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && TENBO_IS_RULESET (ruleset), FALSE);

  if (tenbo_ruleset_get_rules (ruleset)->players != self->state.n_players)
    return FALSE;

  if (g_set_object (&self->state.ruleset, ruleset))
    update (self);

  return TRUE;
}

const char *
tenbo_draft_get_player_name (TenboDraft *self,
                             TbPlayer    player)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && player < self->state.n_players, NULL);
  return self->state.seats[player].name;
}

void
tenbo_draft_set_player_name (TenboDraft *self,
                             TbPlayer    player,
                             const char *name)
{
  TenboDraftSeat *seat;

  g_return_if_fail (TENBO_IS_DRAFT (self) && player < self->state.n_players && name != NULL);

  seat = &self->state.seats[player];
  if (!g_set_str (&seat->name, name))
    return;

  seat->is_new =
    !g_str_equal (name, self->state.recorded.stored->summary.players[seat->before].name);
  update (self);
}

void
tenbo_draft_set_order (TenboDraft     *self,
                       const TbPlayer *order)
{
  TenboDraftSeat seats[TB_MAX_PLAYERS];
  TbPlayer       to[TB_MAX_PLAYERS];

  g_return_if_fail (TENBO_IS_DRAFT (self) && order != NULL);

  for (int i = 0; i < self->state.n_players; i++)
    {
      seats[i] = self->state.seats[order[i]];
      to[order[i]] = (TbPlayer) i;
    }

  for (int i = 0; i < self->state.n_players; i++)
    self->state.seats[i] = seats[i];

  for (guint i = 0; i < self->state.entries->len; i++)
    tenbo_event_renumber (&((TenboDraftEntry *) self->state.entries->pdata[i])->hand.event, to);

  update (self);
}

void
tenbo_draft_get_hand (TenboDraft     *self,
                      guint           index,
                      TenboDraftHand *hand)
{
  const TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->state.entries->len && hand != NULL);

  entry = self->state.entries->pdata[index];
  *hand = (TenboDraftHand) {
    .id = entry->hand.id,
    .note = entry->hand.note,
    .recorded = entry->recorded,
    .edited = tenbo_draft_state_is_edited (&self->state, index),
    .before = &entry->before,
    .problem = entry->problem,
    .at = entry->at,
  };

  if (entry->played != NULL)
    hand->event = &entry->played->hand.event;
  if (entry->problem == NULL)
    hand->result = &entry->played->result;
}

void
tenbo_draft_set_event (TenboDraft    *self,
                       guint          index,
                       const TbEvent *event)
{
  TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->state.entries->len && event != NULL);

  entry = self->state.entries->pdata[index];
  entry->hand.event = *event;

  /* The remarks may refer to objects that no longer exist. */
  g_clear_pointer (&entry->hand.remarks, g_ptr_array_unref);
  g_set_object (&entry->hand_ruleset, self->state.ruleset);
  update (self);
}

void
tenbo_draft_insert_event (TenboDraft    *self,
                          guint          index,
                          const TbEvent *event)
{
  TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index <= self->state.entries->len && event != NULL);

  entry = g_new0 (TenboDraftEntry, 1);
  entry->hand.event = *event;
  entry->hand.id = g_uuid_string_random ();
  entry->hand_ruleset = g_object_ref (self->state.ruleset);
  entry->recorded = -1;
  g_ptr_array_insert (self->state.entries, (int) index, entry);
  update (self);
}

void
tenbo_draft_delete_hand (TenboDraft *self,
                         guint       index)
{
  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->state.entries->len);

  g_ptr_array_remove_index (self->state.entries, index);
  update (self);
}

void
tenbo_draft_set_hand_note (TenboDraft *self,
                           guint       index,
                           const char *note)
{
  TenboDraftEntry *entry;
  g_autofree char *text = NULL;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->state.entries->len);

  text = tenbo_game_dup_note (note);
  entry = self->state.entries->pdata[index];
  if (g_set_str (&entry->hand.note, text))
    update (self);
}

TenboGame *
tenbo_draft_open_hand (TenboDraft *self,
                       guint       index)
{
  const TenboDraftEntry *entry;
  TbPartialHand          wanted = nothing;

  g_return_val_if_fail (TENBO_IS_DRAFT (self) && index < self->state.entries->len, NULL);

  entry = self->state.entries->pdata[index];
  if (entry->played != NULL)
    {
      const TbEvent *event = &entry->played->hand.event;

      wanted.n_riichi = event->n_riichi;
      memcpy (wanted.riichi, event->riichi, sizeof wanted.riichi);
      wanted.n_open_riichi = event->n_open_riichi;
      memcpy (wanted.open_riichi, event->open_riichi, sizeof wanted.open_riichi);
      wanted.n_fouls = event->n_fouls;
      memcpy (wanted.fouls, event->fouls, sizeof wanted.fouls);
    }

  return tenbo_draft_state_open_at (&self->state, index, &wanted);
}

TenboGame *
tenbo_draft_open_gap (TenboDraft *self,
                      guint       index)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && index <= self->state.entries->len, NULL);

  return tenbo_draft_state_open_at (&self->state, index, &nothing);
}

TenboGame *
tenbo_draft_open_all (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);

  return tenbo_draft_state_open_at (&self->state, self->state.entries->len, &self->state.partial);
}

GPtrArray *
tenbo_draft_list_differences (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return tenbo_draft_state_list_differences (&self->state);
}
