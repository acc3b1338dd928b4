/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-state.h"

#include "tb-settlement.h"

#define BEFORE 0
#define AFTER  1

static TenboDifference *
add (GPtrArray          *list,
     TenboDifferenceKind kind)
{
  TenboDifference *difference = g_new0 (TenboDifference, 1);

  difference->kind = kind;
  difference->hand = -1;
  difference->player = TB_NOBODY;
  g_ptr_array_add (list, difference);
  return difference;
}

static const char *
get_recorded_name (const TenboDraftState *self,
                   TbPlayer               player)
{
  return self->recorded.stored->summary.players[player].name;
}

static void
set_next (const TenboDraftState *self,
          TenboDifference       *difference,
          int                    side,
          const TbNext          *next)
{
  difference->has_next[side] = TRUE;
  difference->next[side] = *next;
  difference->dealers[side] = g_strdup (side == BEFORE ? get_recorded_name (self, next->dealer)
                                                       : self->seats[next->dealer].name);
}

static const TenboPlayed *
get_recorded (const TenboDraftState *self,
              const TenboDraftEntry *entry)
{
  return entry->recorded >= 0 ? self->recorded.log.played->pdata[entry->recorded] : NULL;
}

/* Returns a new difference about hand @index. */
static TenboDifference *
add_hand (const TenboDraftState *self,
          GPtrArray             *list,
          TenboDifferenceKind    kind,
          guint                  index)
{
  const TenboDraftEntry *entry = self->entries->pdata[index];
  const TenboPlayed     *recorded = get_recorded (self, entry);
  TenboDifference       *difference = add (list, kind);

  difference->hand = (int) index;
  if (recorded != NULL)
    set_next (self, difference, BEFORE, &recorded->result.hand);

  /* After the end there is no next hand, but the difference still needs a position. */
  set_next (self, difference, AFTER, &entry->before.next);
  return difference;
}

static void
list_refused (const TenboDraftState *self,
              GPtrArray             *list)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];

      if (entry->problem != NULL)
        add_hand (self, list, TENBO_DIFFERENCE_REFUSED, i)->texts[AFTER] =
          g_strdup (entry->problem);
    }
}

/* --- Changes --- */

static void
list_ruleset (const TenboDraftState *self,
              GPtrArray             *list)
{
  TenboDifference *difference;

  if (!tenbo_draft_state_has_other_ruleset (self))
    return;

  difference = add (list, TENBO_DIFFERENCE_RULESET);
  difference->texts[BEFORE] = g_strdup (self->recorded.stored->summary.ruleset_name);
  difference->texts[AFTER] = g_strdup (tenbo_ruleset_get_name (self->ruleset));
}

static void
list_people (const TenboDraftState *self,
             GPtrArray             *list)
{
  for (int i = 0; i < self->n_players; i++)
    {
      const TenboDraftSeat *seat = &self->seats[i];
      TenboDifference      *difference;

      if (seat->before != i)
        {
          difference = add (list, TENBO_DIFFERENCE_SEAT);
          difference->player = (TbPlayer) i;
          difference->name = g_strdup (get_recorded_name (self, seat->before));
          difference->values[BEFORE] = seat->before;
          difference->values[AFTER] = i;
        }

      if (seat->is_new)
        {
          difference = add (list, TENBO_DIFFERENCE_PERSON);
          difference->player = (TbPlayer) i;
          difference->name = g_strdup (seat->name);
          difference->texts[BEFORE] = g_strdup (get_recorded_name (self, seat->before));
          difference->texts[AFTER] = g_strdup (seat->name);
        }
    }
}

static void
list_changed_hands (const TenboDraftState *self,
                    GPtrArray             *list)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];
      const TenboPlayed     *recorded = get_recorded (self, entry);

      if (recorded == NULL)
        add_hand (self, list, TENBO_DIFFERENCE_INSERTED, i);
      else if (tenbo_draft_state_is_edited (self, i))
        add_hand (self, list, TENBO_DIFFERENCE_EDITED, i);
      else if (g_strcmp0 (entry->hand.note, recorded->hand.note) != 0)
        add_hand (self, list, TENBO_DIFFERENCE_NOTE, i);
    }
}

static void
list_deleted_hands (const TenboDraftState *self,
                    GPtrArray             *list)
{
  GPtrArray           *recorded = self->recorded.log.played;
  g_autofree gboolean *is_there = g_new0 (gboolean, recorded->len);

  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];

      if (entry->recorded >= 0)
        is_there[entry->recorded] = TRUE;
    }

  for (guint i = 0; i < recorded->len; i++)
    {
      const TenboPlayed *played = recorded->pdata[i];
      TenboDifference   *difference;

      if (is_there[i])
        continue;

      difference = add (list, TENBO_DIFFERENCE_DELETED);
      difference->values[BEFORE] = (int) i;
      set_next (self, difference, BEFORE, &played->result.hand);
    }
}

/* --- Consequences --- */

static gboolean
is_same_place (const TenboDraftState *self,
               const TbNext          *recorded,
               const TbNext          *now)
{
  return recorded->round.wind == now->round.wind && recorded->round.number == now->round.number &&
         recorded->round.extension == now->round.extension && recorded->honba == now->honba &&
         recorded->dealer == self->seats[now->dealer].before;
}

/* Corrections and stopping are not played hands. */
static gboolean
is_hand (const TenboPlayed *played)
{
  return tb_result_is_hand (played->hand.event.result);
}

static void
list_dropped (const TenboDraftState *self,
              GPtrArray             *list)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];

      for (int moot = 0; moot < TENBO_N_MOOT; moot++)
        if (entry->problem == NULL && entry->dropped[moot])
          add_hand (self, list, TENBO_DIFFERENCE_DROPPED, i)->values[BEFORE] = moot;
    }
}

static void
list_moved_hands (const TenboDraftState *self,
                  GPtrArray             *list)
{
  int n_moved = 0;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];
      const TenboPlayed     *recorded = get_recorded (self, entry);
      const int32_t         *was;
      const int32_t         *now;
      gboolean               has_moved = FALSE;

      if (recorded == NULL || !is_hand (recorded) || entry->problem != NULL ||
          tenbo_draft_state_is_edited (self, i))
        continue;

      was = recorded->result.scores;
      now = entry->played->result.scores;
      for (int j = 0; j < self->n_players; j++)
        has_moved = has_moved || now[j] != was[self->seats[j].before];

      n_moved += has_moved ? 1 : 0;
    }

  if (n_moved > 0)
    add (list, TENBO_DIFFERENCE_MOVED)->values[AFTER] = n_moved;
}

static void
list_other_places (const TenboDraftState *self,
                   GPtrArray             *list)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];
      const TenboPlayed     *recorded = get_recorded (self, entry);

      if (recorded != NULL && is_hand (recorded) && entry->problem == NULL &&
          !is_same_place (self, &recorded->result.hand, &entry->played->result.hand))
        add_hand (self, list, TENBO_DIFFERENCE_PLAYED_AS, i);
    }
}

/* Returns a new difference about a player. */
static TenboDifference *
add_player (const TenboDraftState *self,
            GPtrArray             *list,
            TenboDifferenceKind    kind,
            TbPlayer               player)
{
  TenboDifference *difference = add (list, kind);

  difference->player = player;
  difference->name = g_strdup (self->seats[player].name);
  return difference;
}

/* Adds one pair of numbers of a player, unless they are equal. Returns the difference, or NULL. */
static TenboDifference *
compare_player (const TenboDraftState *self,
                GPtrArray             *list,
                TenboDifferenceKind    kind,
                TbPlayer               player,
                int                    before,
                int                    after)
{
  TenboDifference *difference;

  if (before == after)
    return NULL;

  difference = add_player (self, list, kind, player);
  difference->values[BEFORE] = before;
  difference->values[AFTER] = after;
  return difference;
}

/* Returns the last hand if the game has ended, otherwise the next hand to play. */
static const TbNext *
get_end (const TenboLog *log)
{
  const TenboPlayed *last;

  if (log->table.end.reason == TB_END_NONE)
    return &log->table.next;

  last = log->played->pdata[log->played->len - 1];
  return &last->result.hand;
}

/* Adds the scores, the end and the settlement of a game that ends on both sides. */
static void
list_result (const TenboDraftState *self,
             GPtrArray             *list)
{
  TenboDifference *end;
  TbSettlement     before;
  TbSettlement     after;

  for (TbPlayer i = 0; i < self->n_players; i++)
    compare_player (self, list, TENBO_DIFFERENCE_SCORE, i,
                    self->recorded.log.table.scores[self->seats[i].before],
                    self->log.table.scores[i]);

  end = add (list, TENBO_DIFFERENCE_END);
  set_next (self, end, BEFORE, get_end (&self->recorded.log));
  set_next (self, end, AFTER, get_end (&self->log));
  end->ends[BEFORE] = self->recorded.log.table.end.reason;
  end->ends[AFTER] = self->log.table.end.reason;

  if (self->recorded.log.table.end.reason == TB_END_NONE ||
      self->log.table.end.reason == TB_END_NONE)
    return;

  tb_table_settle (&self->recorded.log.table, &before);
  tb_table_settle (&self->log.table, &after);

  for (TbPlayer i = 0; i < self->n_players; i++)
    compare_player (self, list, TENBO_DIFFERENCE_RANK, i,
                    before.players[self->seats[i].before].rank, after.players[i].rank);

  for (TbPlayer i = 0; i < self->n_players; i++)
    compare_player (self, list, TENBO_DIFFERENCE_TOTAL, i,
                    before.players[self->seats[i].before].total, after.players[i].total);
}

/* --- The running hand --- */

/* Counts the fouls of the kind @id by @player in @partial. */
static int
count_fouls (const TbPartialHand *partial,
             TenboRuleset        *ruleset,
             TbPlayer             player,
             const char          *id)
{
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  int            n = 0;

  for (int32_t i = 0; i < partial->n_fouls; i++)
    if (partial->fouls[i].player == player &&
        g_str_equal (rules->fouls[partial->fouls[i].rule].id, id))
      n++;

  return n;
}

static void
list_running_hand (const TenboDraftState *self,
                   GPtrArray             *list)
{
  const TbPartialHand *recorded = &self->recorded.partial;
  TenboRuleset        *ruleset = self->recorded.log.ruleset;
  const TbRules       *rules = tenbo_ruleset_get_rules (ruleset);
  TbPlayer             to[TB_MAX_PLAYERS];

  tenbo_draft_state_get_renumbering (self, to);

  for (int32_t i = 0; i < recorded->n_riichi; i++)
    {
      TbPlayer player = to[recorded->riichi[i]];
      gboolean is_kept = FALSE;

      for (int32_t j = 0; j < self->partial.n_riichi; j++)
        is_kept = is_kept || self->partial.riichi[j] == player;
      if (!is_kept)
        add_player (self, list, TENBO_DIFFERENCE_RUNNING_RIICHI, player);
    }

  for (int32_t i = 0; i < recorded->n_fouls; i++)
    {
      TbPlayer         before = recorded->fouls[i].player;
      const char      *id = rules->fouls[recorded->fouls[i].rule].id;
      TenboDifference *difference;

      difference = compare_player (self, list, TENBO_DIFFERENCE_RUNNING_FOUL, to[before],
                                   count_fouls (recorded, ruleset, before, id),
                                   count_fouls (&self->partial, self->ruleset, to[before], id));
      if (difference != NULL)
        difference->texts[BEFORE] = g_strdup (id);
    }
}

GPtrArray *
tenbo_draft_state_list_differences (const TenboDraftState *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_difference_free);

  if (!tenbo_draft_state_is_changed (self))
    return list;

  list_refused (self, list);
  list_ruleset (self, list);
  list_people (self, list);
  list_changed_hands (self, list);
  list_deleted_hands (self, list);
  list_dropped (self, list);
  list_moved_hands (self, list);
  list_other_places (self, list);
  list_result (self, list);
  list_running_hand (self, list);
  return list;
}
