/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* The valuation of a whole hand (docs/game-format.md, section 3): a request in JSON, and what the
 * hand is worth. */

typedef struct
{
  TenboRuleset *ruleset; /* `override` applied; owned */
  TbScorer      scorer;  /* of its rules, where they count han; else this: */
  TbTaiScorer   tai_scorer;
  TbTileHand    hand; /* without a wild tile where han are counted */
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

/* Whether tai are what the hand of @valuation is worth. */
gboolean tenbo_valuation_counts_tai (const TenboValuation *valuation);

/* Values the hand of @valuation, which is worth han. */
void tenbo_valuation_value (const TenboValuation *valuation,
                            TbHandValue          *out);

/* Writes the result of @valuation, worth @value, as one line of JSON without its end. */
void tenbo_valuation_write (const TenboValuation *valuation,
                            const TbHandValue    *value,
                            GString              *out);

/* The same of a hand that is worth tai. */
void tenbo_valuation_value_tai (const TenboValuation *valuation,
                                TbTaiHandValue       *out);
void tenbo_valuation_write_tai (const TenboValuation *valuation,
                                const TbTaiHandValue *value,
                                GString              *out);

/* Values the hand and writes the result, whatever it is worth. */
void tenbo_valuation_answer (const TenboValuation *valuation,
                             GString              *out);

G_END_DECLS
