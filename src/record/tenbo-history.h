/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* Files with games in them: one game record, or a whole history (docs/game-format.md). */
typedef struct
{
  GPtrArray *games;   /* of TenboRecord; owned */
  gboolean   is_list; /* a history: its games lie at "games[#]"; else the game is the file */
} TenboHistory;

void tenbo_history_free (TenboHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistory, tenbo_history_free)

/* Reads a game record (tenbo-game/1) or a history (tenbo-history/1) from @json (@length bytes, or
 * -1 up to the NUL), whose form is checked as tenbo_record_parse() does. A game of a history may
 * name one of the file's own rulesets; other ids are answered by @rulesets. NULL with @problem set
 * if anything is refused, its place as from the root of the file ("games[3].hands[2].riichi").
 * Transfer full. */
TenboHistory *tenbo_history_parse (const char         *json,
                                   gssize              length,
                                   TenboRulesetList   *rulesets,
                                   TenboRecordProblem *problem);

G_END_DECLS
