/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-private.h"

static gboolean
is_same_event (const TenboStoredEvent *a,
               const TenboStoredEvent *b)
{
  return g_str_equal (a->uuid, b->uuid) && g_str_equal (a->text, b->text);
}

/* The first place in which the two logs differ. */
static guint
find_first_difference (GPtrArray *recorded,
                       GPtrArray *now)
{
  guint i = 0;

  while (i < recorded->len && i < now->len &&
         is_same_event (recorded->pdata[i], now->pdata[i]))
    i++;

  return i;
}

static void
set_ruleset (TenboDraft      *self,
             TenboStoredGame *other)
{
  other->ruleset_json = g_strdup (tenbo_ruleset_get_json (self->ruleset));
  other->summary.ruleset_key = g_strdup (tenbo_ruleset_get_id (self->ruleset));
  other->summary.ruleset_name = g_strdup (tenbo_ruleset_get_name (self->ruleset));
}

TenboStoredEdit *
tenbo_draft_make_edit (TenboDraft *self)
{
  g_autoptr (GPtrArray) recorded = tenbo_log_dup_stored (&self->recorded.log, 0);
  GPtrArray       *now = tenbo_log_dup_stored (&self->log, 0);
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  TenboStoredGame *other = tenbo_stored_game_new ();

  edit->seq = find_first_difference (recorded, now);
  edit->running_hand = tenbo_log_write_running_hand (&self->partial, self->ruleset);
  edit->other = other;

  g_ptr_array_remove_range (now, 0, edit->seq);
  g_ptr_array_unref (other->events);
  other->events = now;

  for (guint i = 0; i < now->len; i++)
    {
      TenboStoredEvent *event = now->pdata[i];

      /* An inserted one is made now. */
      if (event->created_msec == 0)
        event->created_msec = g_get_real_time () / 1000;
    }

  other->summary.started = self->recorded.stored->summary.started;
  other->summary.ended = self->recorded.stored->summary.ended;

  if (tenbo_draft_has_other_ruleset (self))
    set_ruleset (self, other);

  if (tenbo_draft_has_other_players (self))
    {
      other->summary.n_players = self->n_players;
      tenbo_draft_seat_players (self, &other->summary);
    }

  return edit;
}
