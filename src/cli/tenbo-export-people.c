/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-people.h"

#include "tenbo-config.h"
#include "tenbo-csv-people.h"
#include "tenbo-database.h"
#include "tenbo-people.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

static gboolean
add_person (TenboRead               *read,
            const TenboStoredPerson *person,
            const TenboResultFilter *filter,
            TenboCsv                *csv,
            GError                 **error)
{
  g_autoptr (TenboStatistics) statistics = NULL;
  TenboResultFilter own = *filter;

  own.person_id = person->id;
  statistics = tenbo_statistics_read (read, &own, error);
  if (statistics == NULL)
    return FALSE;

  tenbo_csv_add_person (csv, person, statistics);
  return TRUE;
}

/* Ends before the last one where the user stops the program: whoever writes the file says so. */
static gboolean
add_people (TenboRead               *read,
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
      if (person->merged_into == 0 && !add_person (read, person, filter, csv, error))
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
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_begin_people (&csv);
  if (store == NULL)
    return TRUE;

  read = tenbo_store_read_begin (store, NULL, &error);
  people = tenbo_people_list_all (read, &error);
  if (people != NULL)
    tenbo_csv_sort_people (people);

  if (people == NULL || !add_people (read, people, filter, &csv, &error))
    {
      tenbo_complain_of_store (path, error);
      return FALSE;
    }

  return TRUE;
}
