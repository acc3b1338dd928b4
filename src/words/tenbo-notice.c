/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-notice.h"

#include "tenbo-describe-error.h"

#include <glib/gi18n.h>

/* @body is transfer full. */
static TenboNotice *
notice_new (const char *title,
            char       *body)
{
  TenboNotice *notice = g_new0 (TenboNotice, 1);

  notice->title = g_strdup (title);
  notice->body = body;

  return notice;
}

void
tenbo_notice_free (TenboNotice *notice)
{
  g_free (notice->title);
  g_free (notice->body);
  g_free (notice);
}

TenboNotice *
tenbo_notice_new_updating (void)
{
  return notice_new (_ ("Updating History…"),
                     g_strdup (_ ("The new version of Tenbo updates the history once. A copy of "
                                  "the previous history is kept in the same folder.")));
}

TenboNotice *
tenbo_notice_new_opened (TenboStore *store)
{
  const char  *path = tenbo_store_get_path (store);
  const char  *set_aside = tenbo_store_get_set_aside (store);
  TenboNotice *notice = NULL;

  if (set_aside != NULL)
    {
      notice = notice_new (
        _ ("History Was Damaged"),
        g_strdup_printf (_ ("The file could not be read. It was kept as\n%s\n\nTenbo started a "
                            "new history. Copies made before updates, if any, are in the same "
                            "folder."),
                         set_aside));
      notice->urgent = TRUE;
      return notice;
    }

  switch (tenbo_store_get_access (store))
    {
    case TENBO_STORE_ACCESS_WRITE:
    case TENBO_STORE_ACCESS_READ_ASKED:
      break;

    case TENBO_STORE_ACCESS_READ_FILE:
      notice = notice_new (
        _ ("History Is Read-Only"),
        g_strdup_printf (_ ("You can view games, but not record them. This file or its folder is "
                            "read-only:\n%s\n\nAllow writing and try again."),
                         path));
      notice->can_retry = TRUE;
      break;

    case TENBO_STORE_ACCESS_READ_NEWER:
      notice = notice_new (
        _ ("History Is Read-Only"),
        g_strdup_printf (_ ("A newer version of Tenbo created this history. You can view games, "
                            "but not record them, to prevent loss of data:\n%s\n\nInstall the "
                            "newer version to continue."),
                         path));
      break;
    }

  return notice;
}

TenboNotice *
tenbo_notice_new_failed (const char   *path,
                         const GError *error)
{
  g_autofree char *words = tenbo_describe_error (error);
  TenboNotice     *notice = notice_new (
    _ ("Could Not Open History"),
    g_strdup_printf (_ ("%1$s\n\nThe file was not changed:\n%2$s\n\nFix the cause and try again."),
                         words, path));

  notice->urgent = TRUE;
  notice->can_retry = TRUE;

  return notice;
}

TenboNotice *
tenbo_notice_new_check (TenboStore   *store,
                        const GError *error)
{
  g_autofree char *words = tenbo_describe_error (error);
  TenboNotice     *notice = notice_new (
    _ ("Damage Found in History"),
    g_strdup_printf (_ ("%1$s\n\nNothing was changed, and readable games are still shown. "
                                "A repair first copies this file, then restores all data that "
                                "can be recovered:\n%2$s"),
                         words, tenbo_store_get_path (store)));

  notice->urgent = g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED);
  notice->can_repair = notice->urgent &&
                       tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;

  return notice;
}

TenboNotice *
tenbo_notice_new_lost (TenboStore *store,
                       gboolean    has_open_games)
{
  TenboStoreLoss   loss = tenbo_store_get_loss (store);
  const char      *path = tenbo_store_get_path (store);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *what = NULL; /* what happened to which file */
  const char      *title = NULL;
  const char      *advice; /* what is still safe, and what to do */
  TenboNotice     *notice;

  switch (loss)
    {
    case TENBO_STORE_LOSS_NONE:
      g_return_val_if_reached (NULL);

    case TENBO_STORE_LOSS_FILE:
      title = _ ("History File Missing");
      what = g_strdup_printf (_ ("Another program removed, moved or replaced this file "
                                 "while Tenbo was using it:\n%s"),
                              path);
      break;

    case TENBO_STORE_LOSS_LOG:
      title = _ ("History Is Incomplete");
      what = g_strdup_printf (_ ("Another program removed or replaced a part of the "
                                 "history while Tenbo was using it:\n%s"),
                              log);
      break;

    case TENBO_STORE_LOSS_CONTENT:
      title = _ ("History Overwritten");
      what = g_strdup_printf (
        _ ("Another program overwrote this file while Tenbo was using it:\n%s"), path);
      break;
    }

  if (loss != TENBO_STORE_LOSS_CONTENT)
    advice = _ ("No more games can be recorded. All confirmed games are available until you quit "
                "Tenbo: save them to another file now. Then quit Tenbo, start it again and "
                "import that file.");
  else if (has_open_games)
    advice = _ ("No more games can be recorded. Only the open games are available until you quit "
                "Tenbo: save them to another file now. Then quit Tenbo, start it again and "
                "import that file.");
  else
    advice = _ ("No more games can be recorded. Quit Tenbo and start it again to continue with "
                "the current file.");

  notice = notice_new (title, g_strdup_printf ("%s\n\n%s", what, advice));
  notice->urgent = TRUE;
  notice->can_save = loss != TENBO_STORE_LOSS_CONTENT || has_open_games;

  return notice;
}
