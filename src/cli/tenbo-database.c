/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-database.h"

#include "tenbo-config.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

const GOptionEntry tenbo_database_options[] = { TENBO_DATABASE_OPTION, G_OPTION_ENTRY_NULL };

char *
tenbo_database_label (const char *path)
{
  g_autofree char *default_path = tenbo_store_default_path ();

  return g_filename_display_name (path != NULL ? path : default_path);
}

/* Returns the text for an error of the store, which never has the words of SQLite. Returns NULL for
 * SYSTEM. */
static const char *
get_words (TenboStoreError code)
{
  switch (code)
    {
    case TENBO_STORE_ERROR_FULL:
      return _ ("the disk is full; nothing was changed");
    case TENBO_STORE_ERROR_MEMORY:
      return _ ("there is not enough memory; nothing was changed");
    case TENBO_STORE_ERROR_BUSY:
      return _ ("another program is using the database; nothing was changed. Try again later");
    case TENBO_STORE_ERROR_READ_ONLY:
      return _ ("the file or its folder is read-only");
    case TENBO_STORE_ERROR_NEWER:
      return _ ("a newer version of Tenbo made this database; this version can only read it");
    case TENBO_STORE_ERROR_DAMAGED:
      return _ ("this file is not a database, or it is damaged; it was not changed");
    case TENBO_STORE_ERROR_FOREIGN:
      return _ ("this is not a Tenbo database; it was not changed");
    case TENBO_STORE_ERROR_CHANGED:
      return _ ("another program changed the game in the meantime; nothing was saved. Try "
                "again");
    case TENBO_STORE_ERROR_NOT_FOUND:
      return _ ("no such database");
    case TENBO_STORE_ERROR_OWN_FILE:
      return _ ("this file is the history itself");
    case TENBO_STORE_ERROR_LOST:
      return _ ("another program removed, replaced or overwrote this file while it was in "
                "use; the last changes were not saved in it");
    case TENBO_STORE_ERROR_NOT_A_FILE:
      return _ ("this is a folder, a device or a pipe, not a file");
    case TENBO_STORE_ERROR_REFUSED:
      return _ ("the database rejected the change; nothing was saved");
    case TENBO_STORE_ERROR_IO:
      return _ ("the database cannot be read or written");
    case TENBO_STORE_ERROR_SYSTEM:
      break;
    }

  return NULL;
}

TenboExit
tenbo_print_store_error (const char   *path,
                         const GError *error)
{
  g_autofree char *label = tenbo_database_label (path);
  const char      *words = NULL;

  if (error->domain == TENBO_STORE_ERROR)
    words = get_words ((TenboStoreError) error->code);

  g_debug ("%s: %s", label, error->message);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_SYSTEM))
    /* Translators: a file and the reason. */
    return tenbo_print_error (_ ("%s: cannot be opened: %s"), label, error->message);

  return tenbo_print_error ("%s: %s", label, words != NULL ? words : error->message);
}

/* Prints progress only on a terminal. */
static void
updating_cb (gpointer user_data)
{
  if (isatty (STDERR_FILENO))
    tenbo_print_hint (_ ("Updating the history…"));
}

gboolean
tenbo_database_open (TenboInvocation    *self,
                     TenboStoreOpenFlags flags)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *default_path = tenbo_store_default_path ();

  g_clear_object (&self->store);
  tenbo_print_opened (self, self->database != NULL ? self->database : default_path);
  self->store = tenbo_store_open (self->database != NULL ? self->database : default_path,
                                  flags, updating_cb, NULL, &error);
  if (self->store == NULL)
    tenbo_print_store_error (self->database, error);

  return self->store != NULL;
}

gboolean
tenbo_database_open_history (TenboInvocation *self)
{
  g_autofree char *default_path = tenbo_store_default_path ();

  if (self->database == NULL && !g_file_test (default_path, G_FILE_TEST_EXISTS))
    return TRUE;

  return tenbo_database_open (self, TENBO_STORE_OPEN_READ_ONLY);
}

char *
tenbo_stored_time_text (const TenboStoredTime *time)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (time);

  return time->msec != 0 ? g_date_time_format (local, "%F %H:%M") : g_strdup ("");
}

char *
tenbo_stored_time_iso8601 (const TenboStoredTime *time)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (time);

  return g_date_time_format (local, "%FT%T%:z");
}
