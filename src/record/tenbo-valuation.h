/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The valuation of a hand (docs/game-format.md, "A hand of tiles"): a request in JSON, and what the
 * hand is worth, or, without a winning tile, what completes it. */

typedef struct
{
  TenboRuleset *ruleset; /* `override` applied; owned */
  TbScorer      scorer;  /* of its rules, where they count han; else this: */
  TbTaiScorer   tai_scorer;
  TbTileHand    hand;
  int32_t       honba;
} TenboValuation;

/* Whether tai are what the hand of @valuation is worth, and whether it has no winning tile. */
gboolean tenbo_valuation_counts_tai (const TenboValuation *valuation);
gboolean tenbo_valuation_asks_waits (const TenboValuation *valuation);

/* Which tiles complete the hand of @valuation into @tiles, which holds TB_MAX_TAI_WAITS, and their
 * number into @n_tiles. TB_HAND_BAD_TILES, with the tile in @bad_tile (TB_TILE_NONE: their number),
 * if no hand has its tiles; otherwise TB_HAND_FINE, also if nothing completes it. */
TbHandError tenbo_valuation_find_waits (const TenboValuation *valuation,
                                        TbTile               *tiles,
                                        size_t               *n_tiles,
                                        TbTile               *bad_tile);

/* Works out the answer to @valuation and writes it as one line of JSON without its end. */
void tenbo_valuation_write (const TenboValuation *valuation,
                            GString              *out);

/* Reads one request after the other, and remembers what the next one is likely to need again. */
typedef struct _TenboValuer TenboValuer;

/* @rulesets answers ruleset ids. */
TenboValuer *tenbo_valuer_new (TenboRulesetList *rulesets);
void         tenbo_valuer_free (TenboValuer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboValuer, tenbo_valuer_free)

/* Reads a request from @json. Borrowed until the next one is read; NULL with @problem set if it is
 * refused. */
const TenboValuation *tenbo_valuer_read (TenboValuer        *self,
                                         const char         *json,
                                         gssize              length,
                                         TenboRecordProblem *problem);

/* Reads a request and writes its answer as tenbo_valuation_write() does, or {"error": …}. Returns
 * whether it was accepted. */
gboolean tenbo_valuer_answer (TenboValuer *self,
                              const char  *json,
                              gssize       length,
                              GString     *out);

G_END_DECLS
