/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"

struct _TenboWrite
{
  TenboWriteFunc func;
  gpointer       data;
  GDestroyNotify destroy; /* or NULL */
};

TenboWrite *
tenbo_write_new (TenboWriteFunc func,
                 gpointer       data,
                 GDestroyNotify destroy)
{
  TenboWrite *write = g_new (TenboWrite, 1);

  *write = (TenboWrite) { func, data, destroy };
  return write;
}

void
tenbo_write_free (TenboWrite *write)
{
  if (write->destroy != NULL)
    write->destroy (write->data);
  g_free (write);
}

gboolean
tenbo_write_run (TenboWrite   *write,
                 TenboDb      *db,
                 TenboOutcome *outcome,
                 GError      **error)
{
  *outcome = (TenboOutcome) { 0 };
  return write->func (db, write->data, outcome, error);
}

/* --- Several writes in one transaction --- */

static gboolean
run_together (TenboDb      *db,
              gpointer      data,
              TenboOutcome *outcome,
              GError      **error)
{
  GPtrArray *writes = data;

  for (guint i = 0; i < writes->len; i++)
    if (!tenbo_write_run (g_ptr_array_index (writes, i), db, outcome, error))
      return FALSE;

  return TRUE;
}

TenboWrite *
tenbo_write_together (GPtrArray *writes)
{
  g_return_val_if_fail (writes != NULL, NULL);

  return tenbo_write_new (run_together, writes, (GDestroyNotify) g_ptr_array_unref);
}

/* --- Changes made by a commit --- */

TenboCommit *
tenbo_commit_new (void)
{
  TenboCommit *self = g_new0 (TenboCommit, 1);

  self->game_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->person_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->session_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  return self;
}

TenboCommit *
tenbo_commit_new_foreign (void)
{
  TenboCommit *self = tenbo_commit_new ();

  self->is_foreign = TRUE;
  self->kinds = TENBO_KIND_GAMES | TENBO_KIND_PEOPLE | TENBO_KIND_SESSIONS | TENBO_KIND_STATISTICS;
  return self;
}

void
tenbo_commit_free (TenboCommit *self)
{
  g_array_unref (self->game_ids);
  g_array_unref (self->person_ids);
  g_array_unref (self->session_ids);
  g_free (self);
}

void
tenbo_commit_add_row (TenboCommit *self,
                      const char  *table,
                      gint64       id)
{
  const struct
  {
    const char *table;
    TenboKinds  kind;
    GArray     *ids;
  } kinds[] = {
    { "games", TENBO_KIND_GAMES, self->game_ids },
    { "people", TENBO_KIND_PEOPLE, self->person_ids },
    { "sessions", TENBO_KIND_SESSIONS, self->session_ids },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].table, table))
      {
        GArray *ids = kinds[i].ids;

        self->kinds |= kinds[i].kind;
        if (ids->len == 0 || g_array_index (ids, gint64, ids->len - 1) != id)
          g_array_append_val (ids, id);
        return;
      }
}

gboolean
tenbo_commit_concerns_game (const TenboCommit *self,
                            gint64             game_id,
                            gint64             revision)
{
  if (self->is_foreign)
    return TRUE;

  if (self->game_id == game_id && self->revision == revision)
    return FALSE;

  for (guint i = 0; i < self->game_ids->len; i++)
    if (g_array_index (self->game_ids, gint64, i) == game_id)
      return TRUE;

  return FALSE;
}
