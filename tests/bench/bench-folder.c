/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <stdlib.h>

#include "cpu-time.h"
#include "tenbo-folder.h"

/* bench-folder HISTORY FOLDER: joins the empty folder with a history, then with an empty one beside
 * the folder, and then looks at the folder as a window does every two seconds. Prints the time and
 * the processor time of each. */

static void
report (const char              *what,
        const TenboFolderReport *report,
        gint64                   begin_usec,
        double                   begin_cpu)
{
  g_print ("%-28s %8.1f ms %8.1f ms cpu  read %u, written %u, games %u\n", what,
           (double) (g_get_monotonic_time () - begin_usec) / 1000,
           (cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) - begin_cpu) / 1e6,
           report->n_read, report->n_written, report->n_games);
}

static void
sync_once (const char        *what,
           TenboStore        *store,
           TenboFolderMemory *memory)
{
  g_autoptr (GError) error = NULL;
  TenboFolderReport result;
  gint64            begin = g_get_monotonic_time ();
  double            cpu = cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID);

  if (!tenbo_folder_sync (store, memory, NULL, &result, &error))
    g_error ("%s: %s", what, error->message);

  report (what, &result, begin, cpu);
}

static TenboStore *
open_store (const char *path,
            const char *folder)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);

  if (store == NULL || !tenbo_folder_join (store, folder, "Bench", TENBO_FOLDER_NONE, &error))
    g_error ("%s: %s", path, error->message);

  return store;
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *other = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) empty = NULL;
  TenboFolderMemory *memory;

  if (argc != 3)
    {
      g_printerr ("Usage: %s HISTORY FOLDER\n", argv[0]);
      return EXIT_FAILURE;
    }

  g_mkdir_with_parents (argv[2], 0700);
  store = open_store (argv[1], argv[2]);
  memory = tenbo_folder_memory_new (NULL);
  sync_once ("the first device joins", store, memory);

  other = g_strconcat (argv[2], ".db", NULL);
  empty = open_store (other, argv[2]);
  sync_once ("an empty history joins", empty, NULL);

  for (int i = 0; i < 5; i++)
    {
      /* Times of folders that have just changed are not remembered. */
      g_usleep (2 * G_USEC_PER_SEC);
      sync_once ("a look", store, memory);
    }

  tenbo_folder_memory_free (memory);
  return EXIT_SUCCESS;
}
