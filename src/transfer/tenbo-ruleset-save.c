/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-save.h"

#include "tenbo-file-writer.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* Only the user may read the user's data folder. */
#define DIR_MODE 0700

/* Whether the file @path still has the text of the last time that the program read or saved it. */
static gboolean
check_unchanged (const char *path,
                 const char *saved,
                 GError    **error)
{
  g_autofree char *text = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL) && strcmp (text, saved) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _ ("Another program changed or deleted the file of this ruleset."));
  return FALSE;
}

/* Writes @text to the file @path. */
static gboolean
write_text (const char *path,
            const char *text,
            gboolean    is_new,
            GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TenboFileWriter) writer = NULL;
  g_autofree char *dir = g_path_get_dirname (path);

  if (g_mkdir_with_parents (dir, DIR_MODE) < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (errno),
                           g_strerror (errno));
      return FALSE;
    }
  writer = tenbo_file_writer_new (file, is_new ? TENBO_FILE_WRITER_NEW : TENBO_FILE_WRITER_NONE,
                                  NULL, error);
  return writer != NULL && tenbo_file_writer_write (writer, text, strlen (text), error) &&
         tenbo_file_writer_finish (writer, error);
}

gboolean
tenbo_ruleset_save (TenboRulesetDraft *draft,
                    TenboRulesetList  *list,
                    gboolean           overwrite,
                    GError           **error)
{
  const char      *saved;
  const char      *id;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft) && TENBO_IS_RULESET_LIST (list), FALSE);
  g_return_val_if_fail (tenbo_ruleset_draft_get_ruleset (draft) != NULL, FALSE);

  saved = tenbo_ruleset_draft_get_saved_text (draft);
  id = tenbo_ruleset_get_id (tenbo_ruleset_draft_get_ruleset (draft));
  path = tenbo_ruleset_list_dup_path (list, id);
  text = g_strdup (tenbo_ruleset_draft_get_text (draft));
  g_assert (text != NULL);
  if (saved == NULL && tenbo_ruleset_list_has (list, id))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                   _ ("There is already a ruleset with the file name “%s”. Choose another one."),
                   id);
      return FALSE;
    }
  if (saved != NULL && !overwrite && !check_unchanged (path, saved, error))
    return FALSE;
  if (!write_text (path, text, saved == NULL, error))
    return FALSE;

  tenbo_ruleset_draft_set_saved (draft, text);
  tenbo_ruleset_list_reload (list);
  return TRUE;
}

char *
tenbo_ruleset_delete (TenboRulesetList *list,
                      const char       *id,
                      GError          **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (list) && id != NULL, NULL);

  path = tenbo_ruleset_list_dup_path (list, id);
  file = g_file_new_for_path (path);
  if (!g_file_get_contents (path, &text, NULL, error) || !tenbo_file_writer_delete (file, error))
    return NULL;

  tenbo_ruleset_list_reload (list);
  return g_steal_pointer (&text);
}

gboolean
tenbo_ruleset_restore (TenboRulesetList *list,
                       const char       *id,
                       const char       *text,
                       GError          **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (list) && id != NULL && text != NULL, FALSE);

  path = tenbo_ruleset_list_dup_path (list, id);
  if (!write_text (path, text, TRUE, error))
    return FALSE;

  tenbo_ruleset_list_reload (list);
  return TRUE;
}
