/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-rows.h"

G_BEGIN_DECLS

/* Inside the store: what the two files of game_edits share. */

/* The statement for @sql with its :game and :number bound. NULL with @error. */
TenboStatement *tenbo_edits_prepare (TenboDb    *db,
                                     const char *sql,
                                     gint64      game_id,
                                     guint       number,
                                     GError    **error);

/* Runs @sql with its :game and :number; with its :seq, a place in the log, too. */
gboolean tenbo_edits_run (TenboDb    *db,
                          const char *sql,
                          gint64      game_id,
                          guint       number,
                          GError    **error);
gboolean tenbo_edits_run_at (TenboDb    *db,
                             const char *sql,
                             gint64      game_id,
                             guint       number,
                             guint       seq,
                             GError    **error);

/* Says that @column of an edit holds what the schema lets nobody put there. FALSE. */
gboolean tenbo_edits_fail (gint64      game_id,
                           guint       number,
                           const char *column,
                           GError    **error);

/* Drops the edits from @number on. */
gboolean tenbo_edits_drop (TenboDb *db,
                           gint64   game_id,
                           guint    number,
                           GError **error);

/* Fills in the other side of the rewrite @edit, whose place in the log is known, of a game of
 * @n_players. */
gboolean tenbo_rewrites_read (TenboDb         *db,
                              gint64           game_id,
                              guint            number,
                              int              n_players,
                              TenboStoredEdit *edit,
                              GError         **error);

/* Exchanges all that the rewrite @number holds, but for the running hand, with what the game holds.
 * It is undone as it is made. */
gboolean tenbo_rewrites_exchange (TenboDb *db,
                                  gint64   game_id,
                                  guint    number,
                                  guint    seq,
                                  GError **error);

G_END_DECLS
