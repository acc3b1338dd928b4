/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* Games from records and back, whole. */

/* Plays @records (of TenboRecord) and puts them in, all in one transaction: either all are in or
 * nothing has changed. A game whose id the store has is left as it is, so that the same file twice
 * changes nothing; one without an id gets one made from its content, with the same effect. A
 * `started` that is missing is the moment of the import. @outcome may be NULL.
 *
 * Where the rules refuse a hand: FALSE with TENBO_GAME_ERROR_REFUSED, @index the record and
 * @problem the place in it. Everything else: FALSE with an error of the store. @index and @problem
 * may be NULL. */
gboolean tenbo_import_records (TenboStore         *store,
                               GPtrArray          *records,
                               TenboOutcome       *outcome,
                               guint              *index,
                               TenboRecordProblem *problem,
                               GError            **error);

/* The same for one game. */
gboolean tenbo_game_import (TenboStore         *store,
                            TenboRecord        *record,
                            TenboOutcome       *outcome,
                            TenboRecordProblem *problem,
                            GError            **error);

/* The record of the stored game @game_id: what tenbo_game_import() would put in again, with the
 * frozen ruleset. Transfer full. */
TenboRecord *tenbo_game_export (TenboStore *store,
                                gint64      game_id,
                                GError    **error);

G_END_DECLS
