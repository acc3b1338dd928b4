/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-board-file.h"

#include "tenbo-board-html.h"

typedef struct
{
  TenboBoard *board;
  TenboBoard *ranked; /* or NULL */
} File;

gpointer
tenbo_board_file_new (TenboBoard *board,
                      TenboBoard *ranked)
{
  File *file = g_new (File, 1);

  *file = (File) { tenbo_board_ref (board), ranked != NULL ? tenbo_board_ref (ranked) : NULL };

  return file;
}

void
tenbo_board_file_free (gpointer data)
{
  File *file = data;

  tenbo_board_unref (file->board);
  g_clear_pointer (&file->ranked, tenbo_board_unref);
  g_free (file);
}

GBytes *
tenbo_board_file_make (gpointer data,
                       GError **error)
{
  const File *file = data;
  GString    *text = g_string_new (NULL);

  tenbo_board_html_write (file->board, file->ranked != NULL ? file->ranked->standings : NULL, text);

  return g_string_free_to_bytes (text);
}
