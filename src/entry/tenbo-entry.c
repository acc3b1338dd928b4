/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry.h"

G_DEFINE_FINAL_TYPE (TenboEntry, tenbo_entry, G_TYPE_OBJECT)

static guint changed_signal;

static void
tenbo_entry_finalize (GObject *object)
{
  g_clear_object (&TENBO_ENTRY (object)->game);

  G_OBJECT_CLASS (tenbo_entry_parent_class)->finalize (object);
}

static void
tenbo_entry_class_init (TenboEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_entry_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_entry_init (TenboEntry *self)
{
}

TenboEntry *
tenbo_entry_new (TenboGame     *game,
                 TenboEntryKind kind)
{
  TenboEntry *self = g_object_new (TENBO_TYPE_ENTRY, NULL);

  self->game = g_object_ref (game);
  tenbo_entry_model_init (&self->model,
                          tenbo_game_get_table (game),
                          tenbo_game_get_partial (game),
                          kind);
  for (guint i = tenbo_game_get_n_hands (game); i-- > 0;)
    tenbo_entry_model_note_last (&self->model,
                                 &tenbo_game_get_result (game, i)->hand,
                                 tenbo_game_get_event (game, i));

  return self;
}

void
tenbo_entry_changed (TenboEntry *self)
{
  g_return_if_fail (TENBO_IS_ENTRY (self));

  tenbo_entry_outcome_ask (&self->outcome, self->game, &self->model);
  g_signal_emit (self, changed_signal, 0);
}
