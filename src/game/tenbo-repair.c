/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-repair.h"

#include "tenbo-results.h"

/* A repair in progress */
typedef struct
{
  TenboStore              *store;  /* borrowed */
  const TenboRepairReport *report; /* borrowed */
  TenboRepairResult       *result;
  GHashTable              *derived;  /* set of gint64: games with wrong derived data; owned */
  GHashTable              *recorded; /* set of gint64: games with damaged recorded data; owned */
} Repair;

void
tenbo_repair_result_clear (TenboRepairResult *result)
{
  g_clear_pointer (&result->copy, g_free);
}

static void
repaired_cb (const TenboRepairedRows *rows,
             gpointer                 user_data)
{
  Repair *self = user_data;

  self->result->n_rows++;
  if (self->report->repaired != NULL)
    self->report->repaired (rows, self->report->user_data);
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static void
sort_finding_cb (const TenboFinding *finding,
                 gpointer            user_data)
{
  Repair *self = user_data;

  if (finding->owner == TENBO_OWNER_GAME)
    g_hash_table_add (tenbo_finding_is_derived (finding->kind) ? self->derived : self->recorded,
                      g_memdup2 (&finding->owner_id, sizeof finding->owner_id));
}

/* Writes the derived data of a game again. A game that cannot be played, or that was changed in the
 * meantime, stays unchanged. */
static gboolean
derive_again (Repair     *self,
              GHashTable *rulesets,
              gint64      game_id,
              GError    **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_auto (TenboLog) log = { 0 };
  g_autofree char *detail = NULL;
  g_autoptr (GError) changed = NULL;
  TenboWriteTarget target;
  TenboEffects     after;
  TenboRuleset    *ruleset;
  guint            index;

  if (!tenbo_log_read_game (self->store, game_id, &game, &why, error))
    return FALSE;

  ruleset = game != NULL ? tenbo_log_find_ruleset (rulesets, game, NULL) : NULL;
  if (ruleset == NULL)
    return TRUE;

  tenbo_log_init (&log, ruleset);
  if (!tenbo_log_replay (&log, game->events, &index, &detail))
    return TRUE;

  tenbo_results_effects (&log, &after);
  target = (TenboWriteTarget) { game_id, game->summary.revision };
  tenbo_store_commit (self->store, tenbo_write_derived (target, &after), NULL, &changed);
  tenbo_effects_clear (&after);
  if (changed == NULL)
    self->result->n_games++;
  else if (!g_error_matches (changed, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED))
    {
      g_propagate_error (error, g_steal_pointer (&changed));
      return FALSE;
    }

  return TRUE;
}

static gboolean
repair_derived (Repair  *self,
                GError **error)
{
  g_autoptr (GHashTable) rulesets = tenbo_log_new_rulesets ();
  TenboCheckResult result;
  GHashTableIter   iter;
  gpointer         id;

  if (!tenbo_check_all (self->store, sort_finding_cb, self, &result, error))
    return FALSE;

  g_hash_table_iter_init (&iter, self->derived);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (!g_hash_table_contains (self->recorded, id) &&
        !derive_again (self, rulesets, *(const gint64 *) id, error))
      return FALSE;

  return TRUE;
}

/* Counts the findings before the repair. Damage of the structure can prevent the rest of the check,
 * and counts as one. */
static gboolean
find_damage (TenboStore *store,
             guint      *n_findings,
             GError    **error)
{
  g_autoptr (GError) why = NULL;
  TenboCheckResult before = { 0 };

  *n_findings = 1;
  if (tenbo_store_check (store, &why) && tenbo_check_all (store, NULL, NULL, &before, &why))
    *n_findings = before.n_findings;
  else if (!g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }

  return TRUE;
}

/* Returns the copies to look into. Transfer full. */
static GStrv
list_copies (TenboStore *store,
             const char *from)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) others = tenbo_store_list_copies (store);

  if (from != NULL)
    g_strv_builder_add (builder, from);
  g_strv_builder_addv (builder, (const char **) others);
  return g_strv_builder_end (builder);
}

gboolean
tenbo_repair (TenboStore              *store,
              const char              *from,
              const TenboRepairReport *report,
              TenboRepairResult       *result,
              GError                 **error)
{
  g_auto (GStrv) copies = NULL;
  g_autoptr (GHashTable) derived = new_set ();
  g_autoptr (GHashTable) recorded = new_set ();
  TenboWrite      *write;
  TenboCheckResult after;
  Repair           self = {
              .store = store,
              .report = report,
              .result = result,
              .derived = derived,
              .recorded = recorded,
  };

  g_return_val_if_fail (TENBO_IS_STORE (store) && report != NULL && result != NULL, FALSE);

  *result = (TenboRepairResult) { 0 };
  if (!find_damage (store, &result->n_before, error))
    return FALSE;
  if (result->n_before == 0)
    return TRUE;

  copies = list_copies (store, from);
  result->copy = tenbo_store_copy_aside (store, error);
  if (result->copy == NULL)
    return FALSE;

  write = tenbo_write_repair ((const char *const *) copies, repaired_cb, &self);
  if (!tenbo_store_commit (store, write, NULL, error) || !repair_derived (&self, error) ||
      !tenbo_store_check (store, error) ||
      !tenbo_check_all (store, report->left, report->user_data, &after, error))
    return FALSE;

  result->n_left = after.n_findings;
  return TRUE;
}
