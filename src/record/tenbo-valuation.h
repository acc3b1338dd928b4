/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The valuation of a whole hand (docs/game-format.md, section 3): a request in JSON, and what the
 * hand is worth. */

typedef struct
{
  TenboRuleset *ruleset; /* `override` applied; owned */
  TbScorer      scorer;  /* of its rules */
  TbTileHand    hand;
  int32_t       honba;
} TenboValuation;

void tenbo_valuation_clear (TenboValuation *valuation);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboValuation, tenbo_valuation_clear)

/* Reads a request from @json. @rulesets answers ruleset ids. FALSE with @problem set if it is
 * refused. */
gboolean tenbo_valuation_parse (TenboValuation     *out,
                                const char         *json,
                                gssize              length,
                                TenboRulesetList   *rulesets,
                                TenboRecordProblem *problem);

/* Values the hand of @valuation. */
void tenbo_valuation_value (const TenboValuation *valuation,
                            TbHandValue          *out);

/* Writes the result of @valuation, worth @value, as one line of JSON without its end. */
void tenbo_valuation_write (const TenboValuation *valuation,
                            const TbHandValue    *value,
                            GString              *out);

G_END_DECLS
