/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-share.h"

#include "tenbo-copy-picture.h"
#include "tenbo-feedback.h"
#include "tenbo-import.h"
#include "tenbo-picture.h"

#include <glib/gi18n.h>

/* What is passed on of a game, with what it is read from. */
typedef struct
{
  TenboStore *store; /* owned */
  TenboGame  *game;  /* owned */
} Share;

static Share *
share_new (TenboStore *store,
           TenboGame  *game)
{
  Share *share = g_new (Share, 1);

  share->store = g_object_ref (store);
  share->game = g_object_ref (game);

  return share;
}

static void
share_free (Share *share)
{
  g_object_unref (share->store);
  g_object_unref (share->game);
  g_free (share);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Share, share_free)

/* The result borrows from *@record. */
static TenboGameResult *
read_result (Share        *share,
             TenboRecord **record,
             GError      **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboGameResult *result;
  g_autofree char *why = NULL;

  *record = tenbo_game_export (share->store, tenbo_game_get_id (share->game), error);
  if (*record == NULL)
    return NULL;

  result = tenbo_game_result_new (*record, &problem);
  if (result != NULL)
    return result;

  why = tenbo_record_problem_dup_text (&problem);
  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, why);
  return NULL;
}

static GBytes *
make_picture (gpointer data,
              GError **error)
{
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (TenboGameResult) result = read_result (data, &record, error);

  return result != NULL ? tenbo_picture_new_for_game (result, error) : NULL;
}

void
tenbo_result_share_copy_text (GtkWidget  *from,
                              TenboStore *store,
                              TenboGame  *game)
{
  g_autoptr (Share) share = share_new (store, game);
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGameResult) result = read_result (share, &record, &error);
  g_autofree char *text = NULL;

  if (result == NULL)
    {
      tenbo_feedback_error (from, _ ("The Result Was Not Copied"), NULL, error);
      return;
    }

  text = tenbo_game_result_dup_share_text (result);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (from), text);
  tenbo_feedback_toast (from, _ ("The result is on the clipboard"));
}

void
tenbo_result_share_copy_picture (GtkWidget  *from,
                                 TenboStore *store,
                                 TenboGame  *game)
{
  g_autoptr (Share) share = share_new (store, game);

  tenbo_copy_picture (from, make_picture, share);
}

void
tenbo_result_share_save_picture (GtkWidget  *from,
                                 TenboStore *store,
                                 TenboGame  *game)
{
  const char *title = tenbo_game_get_title (game);

  tenbo_save (from, title != NULL ? title : _ ("Result"), ".png", make_picture,
              share_new (store, game), (GDestroyNotify) share_free);
}

void
tenbo_result_share_save_picture_as (GtkWidget  *from,
                                    TenboStore *store,
                                    TenboGame  *game,
                                    GFile      *file)
{
  tenbo_save_to (from, file, make_picture, share_new (store, game), (GDestroyNotify) share_free);
}
