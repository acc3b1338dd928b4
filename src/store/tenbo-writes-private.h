/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-writes.h"

G_BEGIN_DECLS

/* Makes the change on @db, inside a transaction of the caller. @outcome counts only if that is
 * committed. */
gboolean tenbo_write_run (TenboWrite   *write,
                          TenboDb      *db,
                          TenboOutcome *outcome,
                          GError      **error);

/* Puts @game, whose uuid nobody has, in. */
gboolean tenbo_write_insert_game (TenboDb         *db,
                                  TenboStoredGame *game,
                                  TenboOutcome    *outcome,
                                  GError         **error);

/* A change that is no change of one game: @func makes it with @data, which @destroy frees. */
typedef gboolean (*TenboWriteFunc) (TenboDb      *db,
                                    gpointer      data,
                                    TenboOutcome *outcome,
                                    GError      **error);

TenboWrite *tenbo_write_new (TenboWriteFunc func,
                             gpointer       data,
                             GDestroyNotify destroy);

G_END_DECLS
