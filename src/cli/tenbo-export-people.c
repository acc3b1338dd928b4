/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-people.h"

#include "tenbo-config.h"
#include "tenbo-csv-people.h"
#include "tenbo-database.h"
#include "tenbo-people-queries.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

static gboolean
add_person (TenboStore              *store,
            const TenboStoredPerson *person,
            const TenboResultFilter *filter,
            TenboCsv                *csv,
            GError                 **error)
{
  g_autoptr (TenboStatistics) statistics = NULL;
  TenboResultFilter own = *filter;

  own.person_id = person->id;
  statistics = tenbo_statistics_read (store, &own, NULL, error);
  if (statistics == NULL)
    return FALSE;

  tenbo_csv_add_person (csv, person, statistics);
  return TRUE;
}

/* Ends before the last one where the user stops the program: whoever writes the file says so. */
static gboolean
add_people (TenboStore              *store,
            GPtrArray               *people,
            const TenboResultFilter *filter,
            TenboCsv                *csv,
            GError                 **error)
{
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Exporting…"));

  for (guint i = 0; i < people->len && !tenbo_wait_is_stopped (); i++)
    {
      const TenboStoredPerson *person = people->pdata[i];

      tenbo_wait_progress_cb (i, people->len, wait);
      if (person->merged_into == 0 && !add_person (store, person, filter, csv, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_people_table_make (TenboStore              *store,
                         const char              *path,
                         const TenboResultFilter *filter,
                         GString                 *out)
{
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_begin_people (&csv);
  if (store == NULL)
    return TRUE;

  people = tenbo_store_list_everybody (store, &error);
  if (people != NULL)
    tenbo_csv_sort_people (people);

  if (people == NULL || !add_people (store, people, filter, &csv, &error))
    {
      tenbo_complain_of_store (path, error);
      return FALSE;
    }

  return TRUE;
}
