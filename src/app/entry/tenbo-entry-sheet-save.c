/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the entry sheet does with what was entered: it saves it in the game, or keeps it for who
 * asked. */

#include "tenbo-entry-sheet-private.h"

#include "tenbo-describe-error.h"
#include "tenbo-game-change.h"
#include "tenbo-record.h"

#include <glib/gi18n.h>

/* Says why nothing was saved, what is safe and what to do. Transfer full. */
static char *
describe_failure (const GError *error)
{
  g_autofree char *why = tenbo_describe_error (error);

  /* What was confirmed before is safe only for a while; the application says what to do. */
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST))
    return g_strdup_printf (_ ("This was not saved. %s\nWhat you entered is still here."), why);

  return g_strdup_printf (_ ("This was not saved. %s\n"
                             "Everything confirmed before is safe, and what you entered is still "
                             "here. Look at it once more, then confirm again."),
                          why);
}

static void
show_failure (TenboEntrySheet *self,
              const GError    *error)
{
  g_autofree char *text = describe_failure (error);

  tenbo_entry_preview_set_error (self->preview, text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", NULL);
}

/* Ends a save: closes the sheet, or keeps it and says why. */
static void
end_save (TenboEntrySheet *self,
          const GError    *error)
{
  tenbo_entry_sheet_set_saving (self, FALSE);
  if (error == NULL)
    {
      tenbo_entry_sheet_emit_done (self);
      return;
    }

  tenbo_entry_sheet_emit_not_saved (self);
  tenbo_entry_sheet_refresh (self);
  gtk_label_set_label (self->summary, _ ("This was not saved"));
  show_failure (self, error);
}

static void
event_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboEntrySheet) self = user_data;
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  end_save (self, error);
}

static void
partial_saved_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboEntrySheet) self = user_data;
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  end_save (self, error);
}

char *
tenbo_entry_sheet_dup_event (TenboEntrySheet *self)
{
  TenboRecordHand hand = { .event = self->outcome.event };
  GString        *text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (self->game), text);

  return g_string_free_and_steal (text);
}

/* A foul in mid-hand is one of the hand that is edited, which goes on. */
static void
take_running_foul (TenboEntrySheet *self)
{
  self->model.running = self->outcome.partial;
  self->model.offenders = 0;
  self->model.foul = -1;
  tenbo_entry_model_set_kind (&self->model, self->before_foul);
  tenbo_entry_sheet_refresh (self);
}

static void
confirm_edit (TenboEntrySheet *self)
{
  g_autofree char *event = NULL;

  if (self->outcome.kind == TENBO_OUTCOME_RUNNING)
    {
      take_running_foul (self);
      return;
    }

  event = tenbo_entry_sheet_dup_event (self);
  self->entered = g_strcmp0 (event, self->recorded) != 0;
  tenbo_entry_sheet_emit_done (self);
}

void
tenbo_entry_sheet_confirm (TenboEntrySheet *self)
{
  if (self->saving || !tenbo_entry_outcome_is_legal (&self->outcome))
    return;
  if (self->editing)
    {
      confirm_edit (self);
      return;
    }

  tenbo_entry_sheet_set_saving (self, TRUE);
  if (self->outcome.kind == TENBO_OUTCOME_RUNNING)
    tenbo_game_apply_async (self->game, tenbo_game_change_partial (&self->outcome.partial), NULL,
                            partial_saved_cb, g_object_ref (self));
  else
    tenbo_game_apply_async (self->game, tenbo_game_change_confirm (&self->outcome.event), NULL,
                            event_saved_cb, g_object_ref (self));
}

static void
foul_removed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboEntrySheet) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    show_failure (self, error);
}

void
tenbo_entry_sheet_take_foul_back (TenboEntrySheet *self,
                                  guint            index)
{
  TenboEntryModel before = self->model;

  before.running = *tenbo_game_get_partial (self->game);
  tenbo_entry_model_remove_foul (&before, (int32_t) index);
  tenbo_game_apply_async (self->game, tenbo_game_change_partial (&before.running), NULL,
                          foul_removed_cb, g_object_ref (self));
}
