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

/* --- Several writes as one --- */

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
