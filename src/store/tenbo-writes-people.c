/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

/* Who is merged into whom. */
typedef struct
{
  gint64 person_id;
  gint64 into;
} Merge;

static gboolean
run_person (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  return tenbo_people_set (db, data, error);
}

static gboolean
run_merge (TenboDb      *db,
           gpointer      data,
           TenboOutcome *outcome,
           GError      **error)
{
  const Merge *merge = data;

  return tenbo_people_set_merged (db, merge->person_id, merge->into, error);
}

TenboWrite *
tenbo_write_person (const TenboStoredPerson *person)
{
  g_return_val_if_fail (person != NULL, NULL);

  return tenbo_write_new (run_person,
                          tenbo_stored_person_copy (person),
                          (GDestroyNotify) tenbo_stored_person_free);
}

TenboWrite *
tenbo_write_merge (gint64 person_id,
                   gint64 into)
{
  Merge *merge = g_new (Merge, 1);

  *merge = (Merge) { person_id, into };
  return tenbo_write_new (run_merge, merge, g_free);
}
