/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-check.h"

#include "tenbo-counts.h"
#include "tenbo-game-state.h"
#include "tenbo-results.h"
#include "tenbo-rulesets.h"

/* A check in progress. */
typedef struct
{
  GHashTable       *rulesets; /* tenbo_log_find_ruleset(); owned */
  TenboFindingFunc  func;
  gpointer          user_data;
  TenboCheckResult *result;

  /* Sets of gint64: owners with a finding in their recorded data; owned */
  GHashTable *reported[TENBO_N_OWNERS];
} Check;

static void
check_clear (Check *check)
{
  g_clear_pointer (&check->rulesets, g_hash_table_unref);
  for (int owner = 0; owner < TENBO_N_OWNERS; owner++)
    g_clear_pointer (&check->reported[owner], g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Check, check_clear)

gboolean
tenbo_finding_is_derived (TenboFindingKind kind)
{
  return kind == TENBO_FINDING_PROGRESS || kind == TENBO_FINDING_RESULT ||
         kind == TENBO_FINDING_TEXT || kind == TENBO_FINDING_FOLDED;
}

static void
report (Check       *check,
        TenboFinding finding)
{
  check->result->n_findings++;
  if (!tenbo_finding_is_derived (finding.kind))
    g_hash_table_add (check->reported[finding.owner],
                      g_memdup2 (&finding.owner_id, sizeof finding.owner_id));
  if (check->func != NULL)
    check->func (&finding, check->user_data);
}

static TenboFinding
finding_of_owner (TenboFindingKind kind,
                  TenboOwnerKind   owner,
                  gint64           owner_id,
                  const char      *detail)
{
  return (TenboFinding) {
    .kind = kind,
    .owner = owner,
    .owner_id = owner_id,
    .hand = -1,
    .player = -1,
    .detail = detail,
  };
}

static TenboFinding
finding_of (TenboFindingKind       kind,
            const TenboStoredGame *game)
{
  TenboFinding finding = finding_of_owner (kind, TENBO_OWNER_GAME, game->summary.id, NULL);

  finding.game_uuid = game->summary.uuid;
  return finding;
}

static void
report_detail (Check                 *check,
               TenboFindingKind       kind,
               const TenboStoredGame *game,
               int                    hand,
               const char            *detail)
{
  TenboFinding finding = finding_of (kind, game);

  finding.hand = hand;
  finding.detail = detail;
  report (check, finding);
}

static void
compare (Check                 *check,
         TenboFindingKind       kind,
         const TenboStoredGame *game,
         int                    player,
         const char            *column,
         gint64                 stored,
         gint64                 computed)
{
  TenboFinding finding = finding_of (kind, game);

  if (stored == computed)
    return;

  finding.player = player;
  finding.column = column;
  finding.stored = stored;
  finding.computed = computed;
  report (check, finding);
}

/* The same for a text, which is not reported. */
static void
compare_text (Check                 *check,
              const TenboStoredGame *game,
              const char            *column,
              const char            *stored,
              const char            *computed)
{
  TenboFinding finding = finding_of (TENBO_FINDING_TEXT, game);

  if (g_strcmp0 (stored, computed) == 0)
    return;

  finding.column = column;
  report (check, finding);
}

static void
check_progress (Check                 *check,
                const TenboStoredGame *game,
                const TenboLog        *log)
{
  const TenboStoredProgress *stored = &game->summary.progress;
  TenboFindingKind           kind = TENBO_FINDING_PROGRESS;
  TenboStoredProgress        computed;

  tenbo_results_progress (&log->table, tenbo_log_count_hands (log), &computed);

  compare (check, kind, game, -1, "n_hands", stored->n_hands, computed.n_hands);
  compare (check, kind, game, -1, "wind", stored->wind, computed.wind);
  compare (check, kind, game, -1, "number", stored->number, computed.number);
  compare (check, kind, game, -1, "extension", stored->extension, computed.extension);
  compare (check, kind, game, -1, "honba", stored->honba, computed.honba);
  compare (check, kind, game, -1, "dealer", stored->dealer, computed.dealer);

  for (int i = 0; i < game->summary.n_players; i++)
    compare (check, kind, game, i, "points", stored->points[i], computed.points[i]);

  compare_text (check, game, "end_reason", stored->end_reason, computed.end_reason);
}

/* Returns the entry for @yaku in @list (or NULL) of TenboStoredYaku, or NULL. */
static const TenboStoredYaku *
find_yaku (GPtrArray  *list,
           const char *yaku)
{
  for (guint i = 0; list != NULL && i < list->len; i++)
    if (g_str_equal (((const TenboStoredYaku *) list->pdata[i])->yaku, yaku))
      return list->pdata[i];

  return NULL;
}

/* A missing entry equals one with zero. */
static void
compare_yaku (Check                 *check,
              const TenboStoredGame *game,
              int                    player,
              GPtrArray             *computed)
{
  GPtrArray *stored = game->results.yaku[player];

  for (guint i = 0; stored != NULL && i < stored->len; i++)
    {
      const TenboStoredYaku *one = stored->pdata[i];
      const TenboStoredYaku *other = find_yaku (computed, one->yaku);

      compare (check, TENBO_FINDING_RESULT, game, player, one->yaku, one->n,
               other != NULL ? other->n : 0);
    }

  for (guint i = 0; computed != NULL && i < computed->len; i++)
    {
      const TenboStoredYaku *one = computed->pdata[i];

      if (find_yaku (stored, one->yaku) == NULL)
        compare (check, TENBO_FINDING_RESULT, game, player, one->yaku, 0, one->n);
    }
}

static void
check_results (Check                 *check,
               const TenboStoredGame *game,
               const TenboLog        *log)
{
  g_auto (TenboStoredResults) computed = { 0 };
  gboolean has_ended = log->table.end.reason != TB_END_NONE;
  gboolean is_other = has_ended && game->results.counted_by != TENBO_COUNTS_REVISION;
  gsize    n_columns = is_other ? TENBO_N_SETTLED_COLUMNS : TENBO_N_RESULT_COLUMNS;

  /* A running game has no rows; they count as zeros. */
  if (has_ended)
    tenbo_results_compute (log, &computed);

  /* A newer program may count more than this one. */
  if (has_ended && game->results.counted_by < TENBO_COUNTS_REVISION)
    check->result->n_uncounted++;

  for (int player = 0; player < game->summary.n_players; player++)
    {
      for (gsize i = 0; i < n_columns; i++)
        {
          const TenboResultColumn *column = &tenbo_result_columns[i];

          compare (check, TENBO_FINDING_RESULT, game, player, column->name,
                   G_STRUCT_MEMBER (int, &game->results.players[player], column->offset),
                   G_STRUCT_MEMBER (int, &computed.players[player], column->offset));
        }
      if (!is_other)
        compare_yaku (check, game, player, computed.yaku[player]);
      if ((game->misplaced_results & (1U << player)) != 0)
        {
          TenboFinding finding = finding_of (TENBO_FINDING_TEXT, game);

          finding.player = player;
          finding.column = "game_results";
          report (check, finding);
        }
    }
}

static gboolean
has_rewrites (const TenboStoredGame *game)
{
  for (guint i = 0; i < game->edits->len; i++)
    if (((const TenboStoredEdit *) game->edits->pdata[i])->other != NULL)
      return TRUE;

  return FALSE;
}

/* Undoes or redoes from the current state to @n_done, step by step, as a live game does. */
static gboolean
check_walk (Check                 *check,
            const TenboStoredGame *game,
            const TenboLog        *log,
            guint                  n_done)
{
  g_auto (TenboGameState) state = { .stored = tenbo_stored_game_copy_head (game) };
  g_autofree char *detail = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_log_copy (&state.log, log, log->played->len);

  /* An unreadable running hand was reported before. */
  tenbo_log_read_running_hand (log, game->running_hand, &state.partial, &state.view, &detail);

  while (state.stored->n_done != n_done)
    {
      guint    number = state.stored->n_done;
      gboolean undo = number > n_done;

      if (!tenbo_game_state_go_to (&state, undo ? number - 1 : number + 1, &error))
        {
          report_detail (check, TENBO_FINDING_EDIT, game, (int) (undo ? number - 1 : number),
                         error->message);
          return FALSE;
        }
    }

  /* Events that belong to no edit. */
  if (n_done == 0)
    compare (check, TENBO_FINDING_EDIT, game, -1, "edits_done", game->n_done,
             game->n_done + state.log.played->len);
  return TRUE;
}

/* Checks the undo history: every redo must play, and every undo must work back to the beginning of
 * the game. Without rewrites (nearly all games), one edit added each event, so nothing needs to be
 * undone. */
static void
check_edits (Check                 *check,
             const TenboStoredGame *game,
             const TenboLog        *log)
{
  if (game->n_done > game->edits->len ||
      (!has_rewrites (game) && game->n_done != log->played->len))
    compare (check, TENBO_FINDING_EDIT, game, -1, "edits_done", game->n_done, log->played->len);
  else if ((game->n_done == game->edits->len || check_walk (check, game, log, game->edits->len)) &&
           has_rewrites (game))
    check_walk (check, game, log, 0);
}

static void
check_game (Check           *check,
            TenboStoredGame *game)
{
  g_auto (TenboLog) log = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *unreadable = NULL;
  g_autofree char *notes = NULL;
  TenboRuleset    *ruleset = tenbo_log_find_ruleset (check->rulesets, game, &error);
  TbPartialHand    partial;
  TbView           view;
  guint            index;

  if (ruleset == NULL)
    {
      report_detail (check, TENBO_FINDING_RULESET, game, -1, error->message);
      return;
    }

  check->result->n_events += game->events->len;
  tenbo_log_init (&log, ruleset);
  if (!tenbo_log_replay (&log, game->events, &index, &detail))
    {
      report_detail (check, TENBO_FINDING_EVENT, game, (int) index, detail);
      return;
    }

  check_progress (check, game, &log);
  check_results (check, game, &log);
  notes = tenbo_results_dup_notes (&log);
  compare_text (check, game, "notes", game->notes, notes);
  if (!tenbo_log_read_running_hand (&log, game->running_hand, &partial, &view, &unreadable))
    report_detail (check, TENBO_FINDING_RUNNING_HAND, game, (int) log.played->len, unreadable);
  check_edits (check, game, &log);
}

/* Reports the rulesets whose text differs from its digest: a modified ruleset still plays, and its
 * results may equal the stored ones. */
static gboolean
check_rulesets (Check     *check,
                TenboRead *read,
                GError   **error)
{
  g_autoptr (GPtrArray) changed = tenbo_rulesets_list_changed (read, error);

  for (guint i = 0; changed != NULL && i < changed->len; i++)
    {
      const TenboStoredRuleset *ruleset = changed->pdata[i];

      report (check, finding_of_owner (TENBO_FINDING_FROZEN, TENBO_OWNER_RULESET, ruleset->id,
                                       ruleset->name));
    }

  return changed != NULL;
}

/* Reports wrong checksums and searched texts; of an owner that has a more precise finding in its
 * recorded data, no checksum. */
static gboolean
check_checksums (Check     *check,
                 TenboRead *read,
                 GError   **error)
{
  g_autoptr (GPtrArray) wrong = tenbo_checksums_list_wrong (read, 0, error);

  for (guint i = 0; wrong != NULL && i < wrong->len; i++)
    {
      const TenboWrongRows *rows = wrong->pdata[i];
      gboolean              is_folded = rows->folded != NULL;
      TenboFinding          finding = finding_of_owner (
        is_folded ? TENBO_FINDING_FOLDED : TENBO_FINDING_CHECKSUM, rows->kind, rows->id,
        rows->name);

      if (!is_folded && g_hash_table_contains (check->reported[rows->kind], &rows->id))
        continue;

      finding.column = rows->folded;
      report (check, finding);
    }

  return wrong != NULL;
}

gboolean
tenbo_check_all (TenboStore       *store,
                 TenboFindingFunc  func,
                 gpointer          user_data,
                 TenboCheckResult *result,
                 GError          **error)
{
  g_auto (Check) check = { .func = func, .user_data = user_data, .result = result };
  g_autoptr (TenboRead) all = NULL;
  g_autoptr (GArray) ids = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store) && result != NULL, FALSE);

  *result = (TenboCheckResult) { 0 };
  check.rulesets = tenbo_log_new_rulesets ();
  for (int owner = 0; owner < TENBO_N_OWNERS; owner++)
    check.reported[owner] = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  all = tenbo_store_read_begin (store, NULL, error);
  ids = tenbo_games_list_ids (all, error);
  g_clear_pointer (&all, tenbo_read_end);
  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (TenboStoredGame) game = NULL;
      g_autoptr (GError) unreadable = NULL;
      gint64 id = g_array_index (ids, gint64, i);

      result->n_games++;
      if (!tenbo_log_read_game (store, id, &game, &unreadable, error))
        return FALSE;

      if (game != NULL)
        check_game (&check, game);
      else
        report (&check, finding_of_owner (TENBO_FINDING_STORE, TENBO_OWNER_GAME, id,
                                          unreadable->message));
    }

  all = tenbo_store_read_begin (store, NULL, error);
  return check_rulesets (&check, all, error) && check_checksums (&check, all, error);
}
