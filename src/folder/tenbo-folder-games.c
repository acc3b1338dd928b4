/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-local.h"

#include "tenbo-games.h"
#include "tenbo-log.h"

/* Number of games in one transaction: of those that this device notes, and of those that it
 * receives, for which a hand may have to wait */
#define BATCH          100
#define RECEIVED_BATCH 32

/* --- Receiving --- */

/* Finds a ruleset in the files of any device that has it. */
static TenboRuleset *
find_ruleset_cb (const char *digest,
                 gpointer    user_data)
{
  TenboFolderSync *self = user_data;
  g_auto (GStrv) devices = NULL;
  TenboRuleset *ruleset = g_hash_table_lookup (self->rulesets, digest);

  if (ruleset != NULL)
    return g_object_ref (ruleset);

  for (const char *c = digest; *c != '\0'; c++)
    if (!g_ascii_isxdigit (*c))
      return NULL;

  devices = tenbo_folder_list_devices (self->settings->path, NULL);
  for (guint i = 0; devices != NULL && devices[i] != NULL; i++)
    {
      g_autofree char *path = tenbo_folder_ruleset_path (devices[i], digest);
      g_autofree char *text = tenbo_folder_read_file (self->settings->path, path, NULL, NULL);

      ruleset = text != NULL ? tenbo_ruleset_new_frozen (text, path, NULL) : NULL;
      if (ruleset == NULL)
        continue;

      if (g_str_equal (tenbo_game_versions_get_digest (ruleset), digest))
        {
          g_hash_table_insert (self->rulesets, g_strdup (digest), ruleset);
          return g_object_ref (ruleset);
        }
      g_object_unref (ruleset);
    }

  return NULL;
}

/* Reads the state in @file. NULL without @problem: the file is not complete yet. Transfer full. */
static TenboGameVersions *
read_file (TenboFolderSync       *self,
           const TenboFolderFile *file,
           char                 **problem)
{
  g_auto (TenboRecordProblem) refusal = { 0 };
  g_autoptr (TenboGameVersions) state = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  gboolean         missing;
  gsize            length;

  *problem = NULL;
  text = tenbo_folder_read_file (self->settings->path, file->path, &length, &error);
  if (text == NULL)
    {
      if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        *problem = g_strdup (error->message);
      return NULL;
    }

  state = tenbo_game_versions_parse (text, (gssize) length, find_ruleset_cb, self, &refusal,
                                     &missing);
  name = state != NULL ? tenbo_folder_game_name (state->uuid) : NULL;
  if (g_strcmp0 (name, file->game) == 0)
    return g_steal_pointer (&state);

  if (!missing)
    *problem = state == NULL ? tenbo_record_problem_dup_line (&refusal) : g_strdup ("id");
  return NULL;
}

static gboolean
pass_on (GError **failure,
         GError **error)
{
  g_propagate_error (error, g_steal_pointer (failure));
  return FALSE;
}

static gboolean
commit (TenboFolderSync *self,
        GPtrArray       *writes,
        GError         **error)
{
  return tenbo_store_commit (self->store, tenbo_write_together (writes), NULL, error);
}

/* One device removed the game while another one restored it: it stays, as it is here. */
static gboolean
revive (TenboFolderSync  *self,
        TenboFolderLocal *local,
        gboolean         *noted,
        GError          **error)
{
  TenboRecord *record;

  if (local->row == NULL || local->state->versions->len > 0 ||
      local->state->details.deleted_msec != 0)
    return TRUE;

  record = tenbo_folder_local_read_row (self, local, error);
  if (record == NULL)
    return FALSE;

  *noted = TRUE;
  tenbo_game_versions_add (local->state, &self->writer, tenbo_stored_now ().msec, record,
                           local->row->running_hand);
  tenbo_folder_local_set_row_version (local, tenbo_game_versions_get_shown (local->state));
  return TRUE;
}

/* The files of one game, and what they contain */
typedef struct
{
  GPtrArray *read;   /* of TenboFolderFile; borrowed: those that need not be read again */
  GPtrArray *states; /* of TenboGameVersions */
  GPtrArray *items;  /* of TenboSharedItem: the new states of the files */
} Arrival;

static void
arrival_clear (Arrival *self)
{
  g_clear_pointer (&self->read, g_ptr_array_unref);
  g_clear_pointer (&self->states, g_ptr_array_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arrival, arrival_clear)

/* Reads @files. */
static gboolean
read_files (TenboFolderSync *self,
            TenboRead       *read,
            GPtrArray       *files,
            Arrival         *arrival,
            GError         **error)
{
  arrival->read = g_ptr_array_new ();
  arrival->states = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_game_versions_free);
  arrival->items = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  for (guint i = 0; i < files->len; i++)
    {
      TenboFolderFile   *file = files->pdata[i];
      g_autofree char   *problem = NULL;
      TenboGameVersions *state = read_file (self, file, &problem);

      if (state == NULL && problem == NULL)
        {
          tenbo_folder_sync_look_again (self, file);
          continue;
        }
      if (state != NULL)
        {
          g_ptr_array_add (arrival->read, file);
          g_ptr_array_add (arrival->states, state);
        }
      else if (!tenbo_folder_sync_add_file (read, file, problem, arrival->items, error))
        return FALSE;
    }

  return TRUE;
}

/* Adds the items of the files that were merged, or all refused with @problem. */
static gboolean
add_items (TenboRead  *read,
           Arrival    *arrival,
           const char *problem,
           GError    **error)
{
  for (guint i = 0; i < arrival->read->len; i++)
    if (!tenbo_folder_sync_add_file (read, arrival->read->pdata[i], problem, arrival->items,
                                     error))
      return FALSE;

  return TRUE;
}

/* Merges the states of one game. *@write (transfer full) is NULL if nothing changes; *@problem
 * (transfer full) is the reason if the game is refused. */
static gboolean
merge_states (TenboFolderSync *self,
              TenboRead       *read,
              Arrival         *arrival,
              TenboWrite     **write,
              char           **problem,
              GError         **error)
{
  g_auto (TenboFolderLocal) local = { 0 };
  g_autoptr (GError) refusal = NULL;
  GPtrArray *states = arrival->states;
  gboolean   noted = FALSE;
  gboolean   merged = FALSE;

  if (!tenbo_folder_local_load (read, ((TenboGameVersions *) states->pdata[0])->uuid, &local,
                                &refusal) ||
      !tenbo_folder_local_fill (self, &local, &refusal))
    {
      /* A check of the history reports damage. After its repair the files are read again. */
      g_ptr_array_set_size (arrival->read, 0);
      return tenbo_folder_local_is_damaged (refusal) || pass_on (&refusal, error);
    }

  /* The changes of this device come first, since they were made without knowing the others. Only a
   * game that was here before this device joined is compared with their versions. */
  if (local.item != NULL && !tenbo_folder_local_note (self, &local, &noted, error))
    return FALSE;

  while (states->len > 0)
    merged |= tenbo_game_versions_merge (local.state,
                                         g_ptr_array_steal_index (states, states->len - 1));

  if (local.item == NULL && !tenbo_folder_local_note (self, &local, &noted, error))
    return FALSE;
  if (!revive (self, &local, &noted, error))
    return FALSE;

  if (merged || noted)
    *write = tenbo_folder_local_make_write (self, &local, noted, &refusal);
  if (refusal != NULL)
    *problem = g_strdup (refusal->message);

  return TRUE;
}

/* Adds the writes of one game to @writes, if anything changes. */
static gboolean
prepare (TenboFolderSync *self,
         GPtrArray       *files,
         GPtrArray       *writes,
         GError         **error)
{
  g_auto (Arrival) arrival = { 0 };
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  g_autofree char *problem = NULL;
  TenboWrite      *write = NULL;

  if (read == NULL || !read_files (self, read, files, &arrival, error) ||
      (arrival.states->len > 0 &&
       !merge_states (self, read, &arrival, &write, &problem, error)))
    return FALSE;

  if (write != NULL)
    g_ptr_array_add (writes, write);
  if (!add_items (read, &arrival, problem, error))
    return FALSE;

  if (arrival.items->len > 0 || write != NULL)
    self->report->n_read += arrival.read->len;
  if (arrival.items->len > 0)
    g_ptr_array_add (writes, tenbo_write_shared_items (g_steal_pointer (&arrival.items)));
  return TRUE;
}

/* Receives some of @games in one transaction. */
static gboolean
receive_some (TenboFolderSync *self,
              GPtrArray       *games,
              guint            first,
              guint            n,
              GError         **error)
{
  g_autoptr (GPtrArray) writes =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  const TenboFolderReport before = *self->report;

  for (guint i = first; i < first + n; i++)
    if (!prepare (self, games->pdata[i], writes, error))
      return FALSE;

  if (writes->len == 0)
    return TRUE;

  self->has_received = TRUE;
  if (commit (self, g_steal_pointer (&writes), error))
    return TRUE;

  *self->report = before;
  return FALSE;
}

static gboolean
has_changed (const GError *error)
{
  return g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
}

/* Receives each of the games by itself, after the user has changed one of them. The next
 * synchronization reads that one again. */
static gboolean
receive_each (TenboFolderSync *self,
              GPtrArray       *games,
              guint            first,
              guint            n,
              GError         **error)
{
  for (guint i = first; i < first + n; i++)
    {
      GPtrArray *files = games->pdata[i];
      g_autoptr (GError) failure = NULL;

      if (receive_some (self, games, i, 1, &failure))
        continue;
      if (!has_changed (failure))
        return pass_on (&failure, error);

      for (guint j = 0; j < files->len; j++)
        tenbo_folder_sync_look_again (self, files->pdata[j]);
    }

  return TRUE;
}

gboolean
tenbo_folder_sync_receive_games (TenboFolderSync *self,
                                 GPtrArray       *games,
                                 GError         **error)
{
  for (guint first = 0; first < games->len; first += RECEIVED_BATCH)
    {
      guint n = MIN (RECEIVED_BATCH, games->len - first);
      g_autoptr (GError) failure = NULL;

      if (!receive_some (self, games, first, n, &failure) &&
          !(has_changed (failure) ? receive_each (self, games, first, n, error)
                                  : pass_on (&failure, error)))
        return FALSE;
    }

  return TRUE;
}

/* --- Noting and writing --- */

/* Returns the writes of the changes of at most BATCH of the games @uuids. NULL with @error. */
static GPtrArray *
note_some (TenboFolderSync *self,
           GStrv            uuids,
           GError         **error)
{
  g_autoptr (GPtrArray) writes =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  if (read == NULL)
    return NULL;

  for (guint i = 0; i < BATCH && uuids[i] != NULL; i++)
    {
      g_auto (TenboFolderLocal) local = { 0 };
      g_autoptr (GError) failure = NULL;
      TenboWrite *write;
      gboolean    noted;

      if (!tenbo_folder_local_load (read, uuids[i], &local, &failure) ||
          !tenbo_folder_local_note (self, &local, &noted, &failure))
        {
          /* A check of the history reports it. */
          if (tenbo_folder_local_is_damaged (failure))
            continue;

          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }

      write = tenbo_folder_local_make_write (self, &local, noted, error);
      if (write == NULL)
        return NULL;

      g_ptr_array_add (writes, write);
    }

  return g_steal_pointer (&writes);
}

/* A game that the user changes in the meantime is left to the next synchronization. */
static gboolean
note_all (TenboFolderSync *self,
          GStrv            uuids,
          GError         **error)
{
  guint n = g_strv_length (uuids);

  for (guint first = 0; first < n; first += BATCH)
    {
      g_autoptr (GPtrArray) writes = note_some (self, uuids + first, error);
      g_autoptr (GError) failure = NULL;

      if (writes == NULL)
        return FALSE;

      if (writes->len > 0 && !commit (self, g_steal_pointer (&writes), &failure) &&
          !g_error_matches (failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED))
        return pass_on (&failure, error);
    }

  return TRUE;
}

/* Returns the uuids of games that the user may have changed. Transfer full; NULL with @error. */
static GStrv
list_changed (TenboFolderSync *self,
              TenboRead       *read,
              GError         **error)
{
  g_autoptr (GStrvBuilder) uuids = NULL;
  GHashTableIter iter;
  gpointer       id;

  if (self->memory == NULL || self->memory->any_changed)
    return tenbo_shared_list_changed_games (read, error);

  uuids = g_strv_builder_new ();
  g_hash_table_iter_init (&iter, self->memory->changed);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      const TenboGameKey key = tenbo_game_key (*(const gint64 *) id, 0, FALSE);
      g_autoptr (GPtrArray) games = tenbo_games_read_summaries (read, &key, 1, error);
      g_autoptr (TenboSharedItem) item = NULL;
      const TenboStoredSummary *game;

      if (games == NULL)
        return NULL;

      /* A game that was removed permanently has no uuid anymore. */
      game = games->pdata[0];
      if (game == NULL)
        return tenbo_shared_list_changed_games (read, error);
      if (!tenbo_shared_find (read, TENBO_SHARED_GAME, game->uuid, &item, error))
        return NULL;

      /* The game that this device has just received is as its item describes it. */
      if (item == NULL || item->revision != game->revision ||
          item->changed != game->details_changed_msec)
        g_strv_builder_add (uuids, game->uuid);
    }

  return g_strv_builder_end (uuids);
}

gboolean
tenbo_folder_sync_note_games (TenboFolderSync *self,
                              GError         **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  g_auto (GStrv) uuids = read != NULL ? list_changed (self, read, error) : NULL;

  g_clear_pointer (&read, tenbo_read_end);
  return uuids != NULL && note_all (self, uuids, error);
}

/* Writes the ruleset of the version, unless the folder of this device has it. */
static gboolean
write_ruleset (TenboFolderSync        *self,
               const TenboGameVersion *version,
               GError                **error)
{
  TenboRuleset    *ruleset = version->record->ruleset;
  const char      *digest = tenbo_game_versions_get_digest (ruleset);
  g_autofree char *path = tenbo_folder_ruleset_path (self->settings->device, digest);
  g_autofree char *full = g_build_filename (self->settings->path, path, NULL);

  return g_file_test (full, G_FILE_TEST_EXISTS) ||
         tenbo_folder_write_file (self->settings->path, path, tenbo_ruleset_get_json (ruleset),
                                  error);
}

/* Writes the file of the state. */
static gboolean
write_file (TenboFolderSync   *self,
            TenboGameVersions *state,
            GError           **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = tenbo_folder_game_path (self->settings->device, state->uuid,
                                                  state->started_msec);

  for (guint i = 0; i < state->versions->len; i++)
    {
      TenboGameVersion *version = state->versions->pdata[i];

      if (!write_ruleset (self, version, error))
        return FALSE;

      for (int p = 0; p < TB_MAX_PLAYERS; p++)
        {
          char *name = version->record->names[p];

          if (name != NULL)
            {
              version->record->names[p] = tenbo_folder_sync_dup_name (self, name);
              g_free (name);
            }
        }
    }

  tenbo_game_versions_write_file (state, text);
  return tenbo_folder_write_file (self->settings->path, path, text->str, error);
}

gboolean
tenbo_folder_sync_write_games (TenboFolderSync *self,
                               GError         **error)
{
  g_autoptr (GPtrArray) written =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  gboolean ok = TRUE;

  items = tenbo_shared_list (read, TENBO_SHARED_GAME, TENBO_SHARED_UNWRITTEN, error);
  g_clear_pointer (&read, tenbo_read_end);
  if (items == NULL)
    return FALSE;

  for (guint i = 0; ok && i < items->len; i++)
    {
      const TenboSharedItem *item = items->pdata[i];
      g_auto (TenboFolderLocal) local = { 0 };

      read = tenbo_store_read_begin (self->store, self->cancellable, error);
      ok = read != NULL && tenbo_folder_local_load (read, item->key, &local, error) &&
           tenbo_folder_local_fill (self, &local, error);
      g_clear_pointer (&read, tenbo_read_end);

      /* The user has changed the game again: the next synchronization writes it. */
      if (!ok || (local.row != NULL && g_strcmp0 (local.digest, local.state->recorded) != 0))
        continue;

      ok = write_file (self, local.state, error);
      if (ok)
        {
          self->report->n_written++;
          g_ptr_array_add (written, g_steal_pointer (&local.item));
        }
    }

  /* Also after an error, what is written is written. */
  return tenbo_store_commit (self->store, tenbo_write_shared_written (g_steal_pointer (&written)),
                             NULL, ok ? error : NULL) &&
         ok;
}
