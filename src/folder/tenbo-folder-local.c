/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-local.h"

#include <string.h>

#include "tenbo-games.h"
#include "tenbo-log.h"

void
tenbo_folder_local_clear (TenboFolderLocal *local)
{
  g_clear_pointer (&local->item, tenbo_shared_item_free);
  g_clear_pointer (&local->state, tenbo_game_versions_free);
  g_clear_pointer (&local->row, tenbo_stored_game_free);
  g_clear_pointer (&local->digest, g_free);
  g_clear_pointer (&local->row_writer, g_free);
}

/* --- The row --- */

/* Returns a digest of everything in @game that a version has. A ruleset is a long text, and a
 * change of it also changes its simple hash. */
static char *
compute_digest (const TenboStoredGame *game)
{
  const TenboStoredSummary *summary = &game->summary;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < summary->n_players; i++)
    g_string_append_printf (text, "%s %d\n", summary->players[i].person_uuid,
                            summary->players[i].side);
  g_string_append_printf (text,
                          "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n%s %u %" G_GSIZE_FORMAT
                          "\n%s\n",
                          summary->started.msec, summary->ended.msec, summary->ruleset_key,
                          g_str_hash (game->ruleset_json), strlen (game->ruleset_json),
                          game->running_hand != NULL ? game->running_hand : "");
  for (guint i = 0; i < game->events->len; i++)
    {
      const TenboStoredEvent *event = game->events->pdata[i];

      g_string_append_printf (text, "%s %s\n", event->uuid, event->text);
    }

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}

TenboRecord *
tenbo_folder_local_read_row (TenboFolderSync        *self,
                             const TenboFolderLocal *local,
                             GError                **error)
{
  TenboRuleset *ruleset = tenbo_log_find_ruleset (self->frozen, local->row, error);

  return ruleset != NULL ? tenbo_record_of_stored (local->row, ruleset, error) : NULL;
}

void
tenbo_folder_local_set_row_version (TenboFolderLocal       *local,
                                    const TenboGameVersion *version)
{
  g_set_str (&local->row_writer, version->writer);
  local->row_number = version->number;
}

/* Whether the row is the version @version. */
static gboolean
is_row (const TenboFolderLocal *local,
        const TenboGameVersion *version)
{
  return local->row != NULL && version->number == local->row_number &&
         g_strcmp0 (version->writer, local->row_writer) == 0;
}

gboolean
tenbo_folder_local_load (TenboRead        *read,
                         const char       *uuid,
                         TenboFolderLocal *local,
                         GError          **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboGameVersion *shown;
  gint64            game_id;

  if (!tenbo_shared_find (read, TENBO_SHARED_GAME, uuid, &local->item, error))
    return FALSE;

  if (local->item == NULL)
    local->state = tenbo_game_versions_new (uuid);
  else
    local->state = tenbo_game_versions_parse (local->item->text, -1, NULL, NULL, &problem, NULL);
  if (local->state == NULL)
    {
      g_autofree char *line = tenbo_record_problem_dup_line (&problem);

      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED, "shared game %s: %s",
                   uuid, line);
      return FALSE;
    }

  game_id = tenbo_games_find (read, uuid, error);
  if (game_id <= 0)
    return game_id == 0;

  local->row = tenbo_shared_read_game (read, game_id, &local->deleted_msec, error);
  if (local->row == NULL)
    return FALSE;

  local->digest = compute_digest (local->row);
  shown = tenbo_game_versions_get_shown (local->state);
  if (shown == NULL || g_strcmp0 (local->digest, local->state->recorded) != 0)
    return TRUE;

  tenbo_folder_local_set_row_version (local, shown);
  return TRUE;
}

gboolean
tenbo_folder_local_fill (TenboFolderSync  *self,
                         TenboFolderLocal *local,
                         GError          **error)
{
  TenboGameVersion *shown = tenbo_game_versions_get_shown (local->state);

  if (shown == NULL || !is_row (local, shown))
    return TRUE;

  shown->record = tenbo_folder_local_read_row (self, local, error);
  g_set_str (&shown->running_hand, local->row->running_hand);
  return shown->record != NULL;
}

/* --- Changes of this device --- */

static TenboGameDetails
details_of_row (const TenboFolderLocal *local)
{
  const TenboStoredSummary *summary = &local->row->summary;

  return (TenboGameDetails) {
    .changed_msec = summary->details_changed_msec,
    .title = summary->title,
    .venue = summary->venue,
    .note = summary->note,
    .session = summary->session_uuid,
    .time_limit_minutes = summary->time_limit_minutes,
    .is_void = summary->is_void,
    .deleted_msec = local->deleted_msec,
  };
}

gboolean
tenbo_folder_local_note (TenboFolderSync  *self,
                         TenboFolderLocal *local,
                         gboolean         *noted,
                         GError          **error)
{
  TenboGameDetails details;
  TenboRecord     *record;

  *noted = FALSE;
  if (local->row == NULL)
    {
      *noted = local->item != NULL && local->item->revision > 0;
      if (*noted)
        tenbo_game_versions_purge (local->state, tenbo_stored_now ().msec);
      return TRUE;
    }

  details = details_of_row (local);
  *noted = tenbo_game_versions_merge_details (local->state, &details);
  local->state->started_msec = local->row->summary.started.msec;
  if (g_strcmp0 (local->digest, local->state->recorded) == 0)
    return TRUE;

  record = tenbo_folder_local_read_row (self, local, error);
  if (record == NULL)
    return FALSE;

  if (local->item != NULL)
    {
      tenbo_game_versions_add (local->state, &self->writer, tenbo_stored_now ().msec,
                               record, local->row->running_hand);
      tenbo_folder_local_set_row_version (local, tenbo_game_versions_get_shown (local->state));
      *noted = TRUE;
    }
  else if (tenbo_game_versions_add_known (local->state, &self->writer,
                                          local->row->summary.changed_msec, record,
                                          local->row->running_hand))
    *noted = TRUE;

  g_set_str (&local->state->recorded, local->digest);
  return TRUE;
}

/* --- The row of a state --- */

/* Checks that the running hand can be played. */
static gboolean
check_running_hand (TenboRuleset          *ruleset,
                    const TenboStoredGame *game,
                    GError               **error)
{
  g_auto (TenboLog) log = { 0 };
  g_autofree char *detail = NULL;
  TbPartialHand    partial;
  TbView           view;
  guint            index;

  if (game->running_hand == NULL)
    return TRUE;

  tenbo_log_init (&log, ruleset);
  if (tenbo_log_replay (&log, game->events, &index, &detail) &&
      tenbo_log_read_running_hand (&log, game->running_hand, &partial, &view, &detail))
    return TRUE;

  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, "running: %s", detail);
  return FALSE;
}

TenboStoredGame *
tenbo_folder_build_game (TenboGameVersions      *state,
                         const TenboGameVersion *version,
                         GError                **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_game_from_record (version->record, NULL, error);

  if (game == NULL)
    return NULL;

  game->running_hand = g_strdup (version->running_hand);
  if (!check_running_hand (version->record->ruleset, game, error))
    return NULL;

  g_set_str (&game->summary.uuid, state->uuid);
  return g_steal_pointer (&game);
}

gboolean
tenbo_folder_local_is_damaged (const GError *error)
{
  return g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED) ||
         g_error_matches (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED);
}

static void
set_details (TenboStoredSummary     *summary,
             const TenboGameDetails *details)
{
  g_set_str (&summary->title, details->title);
  g_set_str (&summary->venue, details->venue);
  g_set_str (&summary->note, details->note);
  g_set_str (&summary->session_uuid, details->session);
  summary->time_limit_minutes = details->time_limit_minutes;
  summary->is_void = details->is_void;
  summary->details_changed_msec = details->changed_msec;
}

static gboolean
has_same_details (const TenboFolderLocal *local)
{
  const TenboGameDetails *details = &local->state->details;
  TenboGameDetails        now = details_of_row (local);

  return now.changed_msec == details->changed_msec && tenbo_game_details_equal (&now, details);
}

/* Decides what becomes of the row. @game (transfer full) is its new content, or NULL. */
static gboolean
decide_row (TenboFolderLocal *local,
            gboolean         *keeps_row,
            TenboStoredGame **game,
            GError          **error)
{
  TenboGameVersions      *state = local->state;
  const TenboGameVersion *shown = tenbo_game_versions_get_shown (state);
  g_autofree char        *digest = NULL;

  *game = NULL;
  *keeps_row = shown != NULL || local->row == NULL;

  /* The game is removed. */
  if (shown == NULL)
    return TRUE;

  if (is_row (local, shown))
    {
      g_set_str (&state->recorded, local->digest);
      *keeps_row = has_same_details (local);
      if (*keeps_row)
        return TRUE;

      *game = tenbo_folder_build_game (state, shown, error);
    }
  else
    {
      *game = tenbo_folder_build_game (state, shown, error);
      digest = *game != NULL ? compute_digest (*game) : NULL;
      g_set_str (&state->recorded, digest);
      *keeps_row = local->row != NULL && g_strcmp0 (digest, local->digest) == 0 &&
                   has_same_details (local);
    }

  if (*game == NULL)
    return FALSE;

  set_details (&(*game)->summary, &state->details);
  if (*keeps_row)
    g_clear_pointer (game, tenbo_stored_game_free);

  return TRUE;
}

TenboWrite *
tenbo_folder_local_make_write (TenboFolderSync  *self,
                               TenboFolderLocal *local,
                               gboolean          noted,
                               GError          **error)
{
  g_autoptr (TenboSharedGameState) write = g_new0 (TenboSharedGameState, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!decide_row (local, &write->keeps_row, &write->game, error))
    return NULL;

  tenbo_game_versions_write_item (local->state, text);
  write->item = tenbo_shared_item_new (TENBO_SHARED_GAME, local->state->uuid, text->str);
  write->item->changed = local->state->details.changed_msec;
  if (local->item != NULL)
    {
      write->item->own = local->item->own;
      write->text_before = g_strdup (local->item->text);
    }
  if (noted)
    write->item->own = TENBO_SHARED_UNWRITTEN;
  if (local->row != NULL)
    {
      write->game_id = local->row->summary.id;
      write->revision = local->row->summary.revision;
    }
  write->deleted_msec = local->state->details.deleted_msec;
  if (!write->keeps_row)
    self->report->n_games++;

  return tenbo_write_shared_game (g_steal_pointer (&write));
}
