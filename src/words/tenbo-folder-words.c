/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "tenbo-describe-error.h"
#include "tenbo-words.h"

/* The words for one kind of error */
typedef struct
{
  GIOErrorEnum code;
  const char  *notice;
  const char  *advice;
} Case;

static const Case cases[] = {
  { G_IO_ERROR_NOT_FOUND, N_ ("The shared folder is not there"),
    N_ ("Connect the drive or the network share that contains the folder, or leave it.") },
  { G_IO_ERROR_PERMISSION_DENIED, N_ ("The shared folder cannot be written"),
    N_ ("Allow this user to write to the folder.") },
  { G_IO_ERROR_READ_ONLY, N_ ("The shared folder cannot be written"),
    N_ ("Allow this user to write to the folder.") },
  { G_IO_ERROR_NO_SPACE, N_ ("The drive of the shared folder is full"),
    N_ ("Delete files on the drive of the folder.") },
};

static const Case *
find_case (const GError *error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (g_error_matches (error, G_IO_ERROR, (int) cases[i].code))
      return &cases[i];

  return NULL;
}

char *
tenbo_folder_words_notice (const GError *error,
                           guint         n_unreadable)
{
  const Case *known = error != NULL ? find_case (error) : NULL;

  if (known != NULL)
    return g_strdup (_ (known->notice));
  if (error != NULL)
    return g_strdup (_ ("The shared folder cannot be used"));
  if (n_unreadable == 0)
    return NULL;

  return tenbo_words_count (ngettext ("%s file in the shared folder cannot be read",
                                      "%s files in the shared folder cannot be read",
                                      n_unreadable),
                            n_unreadable);
}

char *
tenbo_folder_words_error (const GError *error,
                          guint         n_waiting)
{
  const Case      *known = find_case (error);
  g_autofree char *what = tenbo_describe_error (error);
  GString         *text = g_string_new (what);

  /* The message for a missing folder includes this. */
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_string_append_printf (text, "\n%s", tenbo_folder_words_saved ());
  if (n_waiting > 0)
    {
      g_autofree char *waiting = tenbo_folder_words_waiting (n_waiting);

      g_string_append_printf (text, "\n%s", waiting);
    }
  if (known != NULL)
    g_string_append_printf (text, "\n%s", _ (known->advice));

  return g_string_free_and_steal (text);
}

char *
tenbo_folder_words_waiting (guint n_waiting)
{
  return tenbo_words_count (ngettext ("%s change is not in the folder yet.",
                                      "%s changes are not in the folder yet.", n_waiting),
                            n_waiting);
}

const char *
tenbo_folder_words_saved (void)
{
  return _ ("Everything is saved in the history on this device, and is written when the folder can "
            "be used again.");
}
