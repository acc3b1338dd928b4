/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-writes-private.h"

static gboolean
run_together (TenboDb      *db,
              gpointer      data,
              TenboOutcome *outcome,
              GError      **error)
{
  GPtrArray *writes = data;

  for (guint i = 0; i < writes->len; i++)
    {
      *outcome = (TenboOutcome) { 0 };
      if (!tenbo_write_run (g_ptr_array_index (writes, i), db, outcome, error))
        return FALSE;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_together (GPtrArray *writes)
{
  g_return_val_if_fail (writes != NULL, NULL);

  return tenbo_write_new (run_together, writes, (GDestroyNotify) g_ptr_array_unref);
}
