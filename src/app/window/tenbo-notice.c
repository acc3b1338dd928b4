/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-notice.h"

#include "tenbo-describe-error.h"

#include <glib/gi18n.h>

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
  return notice_new (_ ("Bringing the History Up to Date…"),
                     g_strdup (_ ("This happens once, since Tenbo was updated. A copy of the "
                                  "history as it was is kept beside it.")));
}

static TenboNotice *
notice_new_set_aside (const char *set_aside)
{
  char        *body;
  TenboNotice *notice;

  body = g_strdup_printf (_ ("The file could not be read any more. It is kept as\n%s\n\n"
                             "Tenbo has begun a new history. Copies from before an update, if "
                             "there are any, lie beside it."),
                          set_aside);
  notice = notice_new (_ ("The History Was Damaged"), body);
  notice->urgent = TRUE;

  return notice;
}

static TenboNotice *
notice_new_read_only (const char *path)
{
  char        *body;
  TenboNotice *notice;

  body = g_strdup_printf (_ ("Games can be looked at, but nothing can be recorded: this file or "
                             "its folder may not be written:\n%s\n\n"
                             "Allow writing there and try again."),
                          path);
  notice = notice_new (_ ("The History Is Read-Only"), body);
  notice->can_retry = TRUE;

  return notice;
}

static TenboNotice *
notice_new_newer (const char *path)
{
  char *body;

  body = g_strdup_printf (_ ("A newer version of Tenbo made it. Games can be looked at, but "
                             "nothing can be recorded, so that nothing is lost:\n%s\n\n"
                             "Install the newer version to go on."),
                          path);

  return notice_new (_ ("The History Is Read-Only"), body);
}

TenboNotice *
tenbo_notice_new_opened (TenboStore *store)
{
  const char *path = tenbo_store_get_path (store);

  if (tenbo_store_get_set_aside (store) != NULL)
    return notice_new_set_aside (tenbo_store_get_set_aside (store));

  switch (tenbo_store_get_access (store))
    {
    case TENBO_STORE_ACCESS_WRITE:
    case TENBO_STORE_ACCESS_READ_ASKED:
      return NULL;
    case TENBO_STORE_ACCESS_READ_FILE:
      return notice_new_read_only (path);
    case TENBO_STORE_ACCESS_READ_NEWER:
      return notice_new_newer (path);
    }

  g_return_val_if_reached (NULL);
}

TenboNotice *
tenbo_notice_new_failed (const char   *path,
                         const GError *error)
{
  g_autofree char *words = tenbo_describe_error (error);
  char            *body;
  TenboNotice     *notice;

  body = g_strdup_printf (_ ("%1$s\n\nThe file was left as it is:\n%2$s\n\n"
                             "When the cause is removed, try again."),
                          words,
                          path);
  notice = notice_new (_ ("The History Cannot Be Opened"), body);
  notice->urgent = TRUE;
  notice->can_retry = TRUE;

  return notice;
}

TenboNotice *
tenbo_notice_new_check (TenboStore   *store,
                        const GError *error)
{
  g_autofree char *words = tenbo_describe_error (error);
  char            *body;
  TenboNotice     *notice;

  body = g_strdup_printf (_ ("%1$s\n\nNothing was changed. What can be read is still shown. Make "
                             "a copy of this file before you go on:\n%2$s\n\n"
                             "Copies from before an update, if there are any, lie beside it."),
                          words,
                          tenbo_store_get_path (store));
  notice = notice_new (_ ("Damage Was Found in the History"), body);
  notice->urgent = g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED);

  return notice;
}

/* What happened to which file. */
static TenboNotice *
notice_new_of_loss (TenboStoreLoss loss,
                    const char    *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  switch (loss)
    {
    case TENBO_STORE_LOSS_NONE:
      break;
    case TENBO_STORE_LOSS_FILE:
      return notice_new (_ ("History File Is Gone"),
                         g_strdup_printf (_ ("Another program removed, moved or replaced this file "
                                             "while Tenbo was using it:\n%s"),
                                          path));
    case TENBO_STORE_LOSS_LOG:
      return notice_new (_ ("History Is Incomplete"),
                         g_strdup_printf (_ ("Another program removed or replaced a part of the "
                                             "history while Tenbo was using it:\n%s"),
                                          log));
    case TENBO_STORE_LOSS_CONTENT:
      return notice_new (_ ("History Overwritten"),
                         g_strdup_printf (_ ("Another program wrote something else into this file "
                                             "while Tenbo was using it:\n%s"),
                                          path));
    }

  g_return_val_if_reached (NULL);
}

/* What is still safe, and what to do. */
static const char *
get_advice (TenboStoreLoss loss,
            gboolean       has_open_games)
{
  if (loss != TENBO_STORE_LOSS_CONTENT)
    return _ ("Nothing more can be recorded. All games that were confirmed are still here as long "
              "as Tenbo runs: save them to another file now. Then quit Tenbo, start it again and "
              "import that file.");
  if (has_open_games)
    return _ ("Nothing more can be recorded. Only the games that are open are still here as long "
              "as Tenbo runs: save them to another file now. Then quit Tenbo, start it again and "
              "import that file.");

  return _ ("Nothing more can be recorded. Quit Tenbo and start it again to go on with the file as "
            "it is now.");
}

TenboNotice *
tenbo_notice_new_lost (TenboStore *store,
                       gboolean    has_open_games)
{
  TenboStoreLoss   loss = tenbo_store_get_loss (store);
  TenboNotice     *notice = notice_new_of_loss (loss, tenbo_store_get_path (store));
  g_autofree char *what = g_steal_pointer (&notice->body);

  notice->body = g_strdup_printf ("%s\n\n%s", what, get_advice (loss, has_open_games));
  notice->urgent = TRUE;
  notice->can_save = loss != TENBO_STORE_LOSS_CONTENT || has_open_games;

  return notice;
}
