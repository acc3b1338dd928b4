/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-private.h"

#include "tenbo-event-players.h"

G_DEFINE_FINAL_TYPE (TenboDraft, tenbo_draft, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
tenbo_draft_entry_free (TenboDraftEntry *entry)
{
  tenbo_record_hand_clear (&entry->said);
  g_object_unref (entry->said_under);
  g_clear_pointer (&entry->played, tenbo_played_unref);
  g_free (entry->problem);
  g_free (entry->at);
  g_free (entry);
}

/* A copy of what was recorded of one hand. */
static TenboDraftEntry *
entry_of_recorded (TenboRuleset      *ruleset,
                   const TenboPlayed *played,
                   guint              index)
{
  g_autofree char *text = tenbo_log_write_event (&played->hand, ruleset);
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboDraftEntry *entry = g_new0 (TenboDraftEntry, 1);
  gboolean         read;

  read = tenbo_record_parse_hand (text, -1, ruleset, &entry->said, &problem);
  g_assert (read); /* it was read from this text before */

  entry->said.id = g_strdup (played->hand.id);
  entry->said_under = g_object_ref (ruleset);
  entry->created_msec = played->created_msec;
  entry->recorded = (int) index;
  return entry;
}

static void
tenbo_draft_finalize (GObject *object)
{
  TenboDraft *self = TENBO_DRAFT (object);

  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    g_free (self->seats[i].name);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  tenbo_log_clear (&self->log);
  tenbo_game_state_clear (&self->recorded);
  g_clear_object (&self->ruleset);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_draft_parent_class)->finalize (object);
}

static void
tenbo_draft_class_init (TenboDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_draft_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
tenbo_draft_init (TenboDraft *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_draft_entry_free);
}

static void
update (TenboDraft *self)
{
  tenbo_draft_replay (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

TenboDraft *
tenbo_draft_new (TenboGame *game)
{
  TenboDraft           *self;
  const TenboGameState *recorded;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_DRAFT, NULL);
  recorded = &self->recorded;
  self->game = g_object_ref (game);
  tenbo_game_state_copy (&self->recorded, &game->state);
  self->ruleset = g_object_ref (recorded->log.ruleset);
  self->n_players = recorded->stored->summary.n_players;

  for (int i = 0; i < self->n_players; i++)
    self->seats[i] = (TenboDraftSeat) {
      .name = g_strdup (recorded->stored->summary.players[i].name),
      .before = (TbPlayer) i,
    };

  for (guint i = 0; i < recorded->log.played->len; i++)
    g_ptr_array_add (self->entries,
                     entry_of_recorded (self->ruleset, recorded->log.played->pdata[i], i));

  tenbo_draft_replay (self);
  return self;
}

TenboGame *
tenbo_draft_get_game (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return self->game;
}

gboolean
tenbo_draft_has_other_ruleset (TenboDraft *self)
{
  return !g_str_equal (tenbo_ruleset_get_json (self->ruleset),
                       tenbo_ruleset_get_json (self->recorded.log.ruleset));
}

gboolean
tenbo_draft_has_other_players (TenboDraft *self)
{
  for (int i = 0; i < self->n_players; i++)
    if (self->seats[i].before != i || self->seats[i].is_new)
      return TRUE;

  return FALSE;
}

static gboolean
is_changed_hand (TenboDraft *self,
                 guint       index)
{
  const TenboDraftEntry *entry = self->entries->pdata[index];
  g_autofree char       *now = NULL;
  g_autofree char       *recorded = NULL;

  if (entry->recorded != (int) index)
    return TRUE;

  now = tenbo_draft_entry_dup_text (entry, TRUE);
  recorded = tenbo_draft_dup_recorded_text (self, index, TRUE);
  return !g_str_equal (now, recorded);
}

gboolean
tenbo_draft_get_changed (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), FALSE);

  if (tenbo_draft_has_other_ruleset (self) || tenbo_draft_has_other_players (self) ||
      self->entries->len != self->recorded.log.played->len)
    return TRUE;

  for (guint i = 0; i < self->entries->len; i++)
    if (is_changed_hand (self, i))
      return TRUE;

  return FALSE;
}

guint
tenbo_draft_get_n_refused (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), 0);
  return self->n_refused;
}

gboolean
tenbo_draft_get_can_save (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), FALSE);
  return self->n_refused == 0 && tenbo_draft_get_changed (self);
}

TenboRuleset *
tenbo_draft_get_ruleset (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return self->ruleset;
}

gboolean
tenbo_draft_set_ruleset (TenboDraft   *self,
                         TenboRuleset *ruleset)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && TENBO_IS_RULESET (ruleset), FALSE);

  if (tenbo_ruleset_get_rules (ruleset)->players != self->n_players)
    return FALSE;

  if (g_set_object (&self->ruleset, ruleset))
    update (self);

  return TRUE;
}

const char *
tenbo_draft_get_player_name (TenboDraft *self,
                             TbPlayer    player)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && player < self->n_players, NULL);
  return self->seats[player].name;
}

void
tenbo_draft_set_player_name (TenboDraft *self,
                             TbPlayer    player,
                             const char *name)
{
  TenboDraftSeat *seat;

  g_return_if_fail (TENBO_IS_DRAFT (self) && player < self->n_players && name != NULL);

  seat = &self->seats[player];
  if (!g_set_str (&seat->name, name))
    return;

  seat->is_new = !g_str_equal (name, self->recorded.stored->summary.players[seat->before].name);
  update (self);
}

static gboolean
is_permutation (const TbPlayer *order,
                int             n_players)
{
  TbPlayerSet seen = 0;

  for (int i = 0; i < n_players; i++)
    seen |= order[i] < n_players ? TB_PLAYER_BIT (order[i]) : 0;

  return seen == (TbPlayerSet) ((1 << n_players) - 1);
}

void
tenbo_draft_set_order (TenboDraft     *self,
                       const TbPlayer *order)
{
  TenboDraftSeat seats[TB_MAX_PLAYERS];
  TbPlayer       to[TB_MAX_PLAYERS];

  g_return_if_fail (TENBO_IS_DRAFT (self) && order != NULL);
  g_return_if_fail (is_permutation (order, self->n_players));

  for (int i = 0; i < self->n_players; i++)
    {
      seats[i] = self->seats[order[i]];
      to[order[i]] = (TbPlayer) i;
    }

  for (int i = 0; i < self->n_players; i++)
    self->seats[i] = seats[i];

  for (guint i = 0; i < self->entries->len; i++)
    tenbo_event_renumber (&((TenboDraftEntry *) self->entries->pdata[i])->said.event, to);

  update (self);
}

TbPlayer
tenbo_draft_get_player_before (TenboDraft *self,
                               TbPlayer    player)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self) && player < self->n_players, TB_NOBODY);
  return self->seats[player].before;
}

guint
tenbo_draft_get_n_hands (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), 0);
  return self->entries->len;
}

void
tenbo_draft_get_hand (TenboDraft     *self,
                      guint           index,
                      TenboDraftHand *hand)
{
  const TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->entries->len && hand != NULL);

  entry = self->entries->pdata[index];
  *hand = (TenboDraftHand) {
    .id = entry->said.id,
    .note = entry->said.note,
    .recorded = entry->recorded,
    .before = &entry->before,
    .problem = entry->problem,
    .at = entry->at,
  };

  if (entry->played != NULL)
    hand->event = &entry->played->hand.event;
  if (entry->problem == NULL)
    hand->result = &entry->played->result;

  if (entry->recorded >= 0)
    {
      g_autofree char *now = tenbo_draft_entry_dup_text (entry, FALSE);
      g_autofree char *recorded = NULL;

      recorded = tenbo_draft_dup_recorded_text (self, (guint) entry->recorded, FALSE);
      hand->edited = !g_str_equal (now, recorded);
    }
}

void
tenbo_draft_set_event (TenboDraft    *self,
                       guint          index,
                       const TbEvent *event)
{
  TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->entries->len && event != NULL);

  entry = self->entries->pdata[index];
  entry->said.event = *event;

  /* They were made about objects that may not be there any more. */
  g_clear_pointer (&entry->said.remarks, g_ptr_array_unref);
  g_set_object (&entry->said_under, self->ruleset);
  update (self);
}

void
tenbo_draft_insert_event (TenboDraft    *self,
                          guint          index,
                          const TbEvent *event)
{
  TenboDraftEntry *entry;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index <= self->entries->len && event != NULL);

  entry = g_new0 (TenboDraftEntry, 1);
  entry->said.event = *event;
  entry->said.id = g_uuid_string_random ();
  entry->said_under = g_object_ref (self->ruleset);
  entry->recorded = -1;
  g_ptr_array_insert (self->entries, (int) index, entry);
  update (self);
}

void
tenbo_draft_delete_hand (TenboDraft *self,
                         guint       index)
{
  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->entries->len);

  g_ptr_array_remove_index (self->entries, index);
  update (self);
}

void
tenbo_draft_set_hand_note (TenboDraft *self,
                           guint       index,
                           const char *note)
{
  TenboDraftEntry *entry;
  g_autofree char *text = NULL;

  g_return_if_fail (TENBO_IS_DRAFT (self) && index < self->entries->len);

  text = tenbo_game_dup_note (note);
  entry = self->entries->pdata[index];
  if (g_set_str (&entry->said.note, text))
    update (self);
}

const TbTable *
tenbo_draft_get_table (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return &self->log.table;
}

const TbPartialHand *
tenbo_draft_get_partial (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);
  return &self->partial;
}
