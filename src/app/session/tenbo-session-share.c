/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-share.h"

#include "tenbo-copy-picture.h"
#include "tenbo-feedback.h"
#include "tenbo-paper-actions.h"
#include "tenbo-paper-sheets.h"
#include "tenbo-picture.h"

#include <glib/gi18n.h>

#define SAVE_SHEET   "session.save-sheet"
#define PRINT_SHEET  "session.print-sheet"
#define COPY_PICTURE "session.copy-picture"
#define SAVE_PICTURE "session.save-picture"

const char *const tenbo_session_share_actions[] = { SAVE_SHEET, PRINT_SHEET, COPY_PICTURE,
                                                    SAVE_PICTURE, NULL };

static TenboPaper *
lay_out (gpointer       sheet,
         TenboPaperSize size,
         GError       **error)
{
  return tenbo_paper_new_for_session (sheet, size);
}

static GBytes *
draw (gpointer sheet,
      GError **error)
{
  return tenbo_picture_new_for_session (sheet, error);
}

void
tenbo_session_share (GtkWidget  *from,
                     const char *action,
                     TenboStore *store,
                     gint64      session_id)
{
  GDestroyNotify destroy = (GDestroyNotify) tenbo_session_sheet_free;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboSessionSheet) sheet = tenbo_session_sheet_read (store, session_id, &error);
  g_autofree char *title = NULL;

  if (sheet == NULL)
    {
      tenbo_feedback_error (from, _ ("The Evening Was Not Read"), NULL, error);
      return;
    }

  title = tenbo_session_sheet_dup_title (sheet);
  if (g_str_equal (action, SAVE_SHEET))
    tenbo_paper_actions_save (from, title, lay_out, g_steal_pointer (&sheet), destroy);
  else if (g_str_equal (action, PRINT_SHEET))
    tenbo_paper_actions_print (from, title, lay_out, g_steal_pointer (&sheet), destroy);
  else if (g_str_equal (action, COPY_PICTURE))
    tenbo_copy_picture (from, draw, sheet);
  else if (g_str_equal (action, SAVE_PICTURE))
    tenbo_save (from, title, ".png", draw, g_steal_pointer (&sheet), destroy);
}
