/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The valuation of a hand (docs/game-format.md, "A hand of tiles"): reads a request in JSON and
 * returns the value of the hand or, without a winning tile, the tiles that complete it. */

typedef struct
{
  TenboRuleset *ruleset; /* `override` applied; owned */
  TbScorer      scorer;  /* used if the ruleset counts han */
  TbTaiScorer   tai_scorer;
  TbTileHand    hand;
  int32_t       honba;
} TenboValuation;

/* Whether the ruleset of @valuation counts tai; whether the request has no winning tile and asks
 * for the waits. */
gboolean tenbo_valuation_counts_tai (const TenboValuation *valuation);
gboolean tenbo_valuation_asks_waits (const TenboValuation *valuation);

/* Finds the tiles that complete the hand of @valuation. @tiles holds TB_MAX_TAI_WAITS. Returns
 * TB_HAND_FINE, also if no tile completes it, or TB_HAND_BAD_TILES if no hand has these tiles;
 * @bad_tile is then the impossible tile, or TB_TILE_NONE if their number is wrong. */
TbHandError tenbo_valuation_find_waits (const TenboValuation *valuation,
                                        TbTile               *tiles,
                                        size_t               *n_tiles,
                                        TbTile               *bad_tile);

/* Computes the answer to @valuation and writes it as one line of JSON without a newline. */
void tenbo_valuation_write (const TenboValuation *valuation,
                            GString              *out);

/* Answers requests, and caches the ruleset of the last one. */
typedef struct _TenboValuer TenboValuer;

/* Creates a valuer. @rulesets resolves ruleset ids. */
TenboValuer *tenbo_valuer_new (TenboRulesetList *rulesets);
void         tenbo_valuer_free (TenboValuer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboValuer, tenbo_valuer_free)

/* Reads a request from @json. The result is borrowed and valid until the next request; NULL with
 * @problem set if the request is refused. */
const TenboValuation *tenbo_valuer_read (TenboValuer        *self,
                                         const char         *json,
                                         gssize              length,
                                         TenboRecordProblem *problem);

/* Reads a request and writes its answer like tenbo_valuation_write(), or {"error": …}. Returns
 * whether the request was accepted. */
gboolean tenbo_valuer_answer (TenboValuer *self,
                              const char  *json,
                              gssize       length,
                              GString     *out);

G_END_DECLS
