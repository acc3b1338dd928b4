/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-versions.h"

#include "tenbo-folder-local.h"
#include "tenbo-games.h"
#include "tenbo-log.h"

/* A game of a history that belongs to a folder */
typedef struct
{
  TenboFolderSettings *settings; /* NULL: it belongs to none; owned */
  char                *writer;   /* owned */
  TenboFolderReport    report;
  TenboFolderSync      sync;
  TenboFolderLocal     local;
} OpenGame;

static void
open_game_clear (OpenGame *self)
{
  tenbo_folder_local_clear (&self->local);
  g_clear_pointer (&self->sync.frozen, g_hash_table_unref);
  g_clear_pointer (&self->settings, tenbo_folder_settings_free);
  g_free (self->writer);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OpenGame, open_game_clear)

static void
version_free (gpointer data)
{
  TenboFolderVersion *version = data;

  g_free (version->writer);
  g_free (version->device);
  tenbo_stored_game_free (version->game);
  g_free (version);
}

/* Reads the game; it has no state if the history belongs to no folder. */
static gboolean
open_game (TenboStore *store,
           gint64      game_id,
           OpenGame   *self,
           GError    **error)
{
  const TenboGameKey key = tenbo_game_key (game_id, 0, FALSE);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) games = NULL;

  if (!tenbo_folder_read_settings (store, &self->settings, error))
    return FALSE;
  if (self->settings == NULL)
    return TRUE;

  self->writer = g_uuid_string_random ();
  self->sync = (TenboFolderSync) {
    .store = store,
    .settings = self->settings,
    .writer = { self->writer, self->settings->device },
    .report = &self->report,
    .frozen = tenbo_log_new_rulesets (),
  };
  read = tenbo_store_read_begin (store, NULL, error);
  games = tenbo_games_read_summaries (read, &key, 1, error);
  if (games == NULL || games->pdata[0] == NULL)
    return games != NULL;

  return tenbo_folder_local_load (read, ((TenboStoredSummary *) games->pdata[0])->uuid,
                                  &self->local, error) &&
         tenbo_folder_local_fill (&self->sync, &self->local, error);
}

GPtrArray *
tenbo_folder_list_versions (TenboStore *store,
                            gint64      game_id,
                            GError    **error)
{
  g_autoptr (GPtrArray) versions =
    g_ptr_array_new_with_free_func (version_free);
  g_auto (OpenGame) self = { 0 };
  TenboGameVersions *state;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  if (!open_game (store, game_id, &self, error))
    return NULL;

  state = self.local.state;
  for (guint i = 1; state != NULL && i < state->versions->len; i++)
    {
      const TenboGameVersion *version = state->versions->pdata[i];
      TenboFolderVersion     *found;
      TenboStoredGame        *game;

      if (!tenbo_game_versions_differs (state, i))
        continue;

      game = tenbo_folder_build_game (state, version, error);
      if (game == NULL)
        return NULL;

      found = g_new (TenboFolderVersion, 1);
      *found = (TenboFolderVersion) {
        .writer = g_strdup (version->writer),
        .device = g_strdup (version->device),
        .number = version->number,
        .time_msec = version->time_msec,
        .game = game,
      };
      g_ptr_array_add (versions, found);
    }

  return g_steal_pointer (&versions);
}

/* Opens the game for a choice between its versions, after the last change by the user. */
static gboolean
begin_choice (TenboStore *store,
              gint64      game_id,
              OpenGame   *self,
              GError    **error)
{
  gboolean noted;

  if (!open_game (store, game_id, self, error))
    return FALSE;

  if (self->local.state == NULL || self->local.row == NULL)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "game %" G_GINT64_FORMAT " is in no shared folder", game_id);
      return FALSE;
    }

  return tenbo_folder_local_note (&self->sync, &self->local, &noted, error);
}

static gboolean
commit_choice (OpenGame *self,
               GError  **error)
{
  TenboWrite *write = tenbo_folder_local_make_write (&self->sync, &self->local, TRUE, error);

  return write != NULL && tenbo_store_commit (self->sync.store, write, NULL, error);
}

gboolean
tenbo_folder_choose_version (TenboStore *store,
                             gint64      game_id,
                             const char *writer,
                             guint64     number,
                             GError    **error)
{
  g_auto (OpenGame) self = { 0 };
  TenboGameVersions *state;

  g_return_val_if_fail (TENBO_IS_STORE (store) && writer != NULL, FALSE);

  if (!begin_choice (store, game_id, &self, error))
    return FALSE;

  state = self.local.state;
  for (guint i = 1; i < state->versions->len; i++)
    {
      const TenboGameVersion *version = state->versions->pdata[i];

      if (version->number == number && g_str_equal (version->writer, writer))
        {
          tenbo_game_versions_choose (state, i, &self.sync.writer, tenbo_stored_now ().msec);
          return commit_choice (&self, error);
        }
    }

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
               "no version %" G_GUINT64_FORMAT " of %s", number, writer);
  return FALSE;
}

gboolean
tenbo_folder_discard_versions (TenboStore *store,
                               gint64      game_id,
                               GError    **error)
{
  g_auto (OpenGame) self = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (store), FALSE);

  if (!begin_choice (store, game_id, &self, error))
    return FALSE;

  tenbo_game_versions_discard_others (self.local.state);
  return commit_choice (&self, error);
}
