/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-valuation.h"

#include "tenbo-record-game.h"
#include "tenbo-record-reader.h"

#include <string.h>

enum
{
  RULESET,
  OVERRIDE,
  ROUND,
  SEAT,
  FROM,
  HONBA,
  WILD,
  TILES,
  N_KEYS,
};

static const char *const keys[N_KEYS] = {
  [RULESET] = "ruleset",
  [OVERRIDE] = "override",
  [ROUND] = "round",
  [SEAT] = "seat",
  [FROM] = "from",
  [HONBA] = "honba",
  [WILD] = "wild",
  [TILES] = "tiles",
};

static const char *const winds[] = { "E", "S", "W", "N" };

enum
{
  RON,
  TSUMO,
};

static const char *const ways[] = { [RON] = "ron", [TSUMO] = "tsumo" };

/* More honba than any game reaches */
#define MAX_HONBA 999

struct _TenboValuer
{
  TenboRulesetList *rulesets;  /* owned */
  JsonParser       *parser;    /* owned */
  TenboValuation    valuation; /* of the last request */
};

/* Prepares the scorers of @valuation for @ruleset; takes ownership of it. Consecutive requests
 * usually have the same ruleset, which is reused. */
static void
set_ruleset (TenboValuation *valuation,
             TenboRuleset   *ruleset)
{
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);

  if (ruleset == valuation->ruleset)
    {
      g_object_unref (ruleset);
      return;
    }

  g_clear_object (&valuation->ruleset);
  valuation->ruleset = ruleset;
  if (rules->scoring == TB_SCORING_TAI)
    tb_tai_scorer_init (&valuation->tai_scorer, rules);
  else
    tb_scorer_init (&valuation->scorer, rules);
}

static gboolean
read_ruleset (TenboRecordReader *reader,
              TenboLocation     *members,
              TenboRulesetList  *rulesets,
              TenboValuation    *out)
{
  TenboRuleset *ruleset = NULL;

  if (!tenbo_record_read_ruleset (reader, &members[RULESET], tenbo_ruleset_list_lookup, rulesets,
                                  &ruleset) ||
      (members[OVERRIDE].node != NULL &&
       !tenbo_record_apply_override (reader, &members[OVERRIDE], &ruleset)))
    return FALSE;

  set_ruleset (out, ruleset);
  reader->ruleset = ruleset;
  reader->rules = tenbo_ruleset_get_rules (ruleset);
  return TRUE;
}

/* Reads the circumstances of the win. */
static gboolean
read_win (const TenboRecordReader *reader,
          const TenboLocation     *members,
          TenboValuation          *out)
{
  int wind, own;
  int way = RON;

  if (!tenbo_record_read_word (reader, &members[ROUND], winds, G_N_ELEMENTS (winds), &wind) ||
      !tenbo_record_read_word (reader, &members[SEAT], winds, reader->rules->players, &own) ||
      (members[FROM].node != NULL &&
       !tenbo_record_read_word (reader, &members[FROM], ways, G_N_ELEMENTS (ways), &way)) ||
      (members[HONBA].node != NULL &&
       !tenbo_record_read_int (reader, &members[HONBA], 0, MAX_HONBA, &out->honba)))
    return FALSE;

  out->hand.round = (TbWind) wind;
  out->hand.seat = (TbWind) own;
  out->hand.self_draw = way == TSUMO;
  return TRUE;
}

static gboolean
read_request (TenboRecordReader   *reader,
              const TenboLocation *location,
              TenboRulesetList    *rulesets,
              TenboValuation      *out)
{
  static const int needed[] = { RULESET, ROUND, SEAT, TILES };
  TenboLocation    members[N_KEYS];

  if (!tenbo_record_read_members (reader, location, keys, N_KEYS, members))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (needed); i++)
    if (members[needed[i]].node == NULL)
      return tenbo_record_refuse_missing (reader, location, keys[needed[i]]);

  out->honba = 0;
  if (!read_ruleset (reader, members, rulesets, out) ||
      !tenbo_record_read_tiles (reader, &members[TILES], FALSE, &out->hand))
    return FALSE;
  if (members[FROM].node == NULL && !tenbo_valuation_asks_waits (out))
    return tenbo_record_refuse_missing (reader, location, keys[FROM]);

  return (members[WILD].node == NULL ||
          tenbo_record_read_wild (reader, &members[WILD], &out->hand.wild)) &&
         read_win (reader, members, out);
}

gboolean
tenbo_valuation_counts_tai (const TenboValuation *valuation)
{
  return tenbo_ruleset_get_rules (valuation->ruleset)->scoring == TB_SCORING_TAI;
}

gboolean
tenbo_valuation_asks_waits (const TenboValuation *valuation)
{
  return valuation->hand.win == TB_TILE_NONE;
}

TenboValuer *
tenbo_valuer_new (TenboRulesetList *rulesets)
{
  TenboValuer *self;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (rulesets), NULL);

  self = g_new0 (TenboValuer, 1);
  self->rulesets = g_object_ref (rulesets);
  self->parser = tenbo_json_parser_new ();
  return self;
}

void
tenbo_valuer_free (TenboValuer *self)
{
  g_object_unref (self->rulesets);
  g_object_unref (self->parser);
  g_clear_object (&self->valuation.ruleset);
  g_free (self);
}

const TenboValuation *
tenbo_valuer_read (TenboValuer        *self,
                   const char         *json,
                   gssize              length,
                   TenboRecordProblem *problem)
{
  TenboRecordReader reader = { .problem = problem };
  TenboLocation     location = { 0 };

  g_return_val_if_fail (self != NULL && json != NULL && problem != NULL, NULL);

  memset (problem, 0, sizeof *problem);
  location.node = tenbo_record_load (self->parser, json, length, TENBO_MAX_GAME_BYTES, problem);
  if (location.node == NULL || !read_request (&reader, &location, self->rulesets, &self->valuation))
    return NULL;

  return &self->valuation;
}

gboolean
tenbo_valuer_answer (TenboValuer *self,
                     const char  *json,
                     gssize       length,
                     GString     *out)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  const TenboValuation *valuation = tenbo_valuer_read (self, json, length, &problem);

  if (valuation != NULL)
    {
      tenbo_valuation_write (valuation, out);
      return TRUE;
    }

  g_string_append (out, "{\"error\": ");
  tenbo_record_problem_write (&problem, out);
  g_string_append_c (out, '}');
  return FALSE;
}
