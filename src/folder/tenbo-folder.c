/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-sync.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tenbo-file-writer.h"
#include "tenbo-json.h"
#include "tenbo-log.h"

#define DEVICE_FORMAT "tenbo-shared-device/1"
#define BOARD         "board.html"

void
tenbo_folder_settings_free (TenboFolderSettings *settings)
{
  g_free (settings->path);
  g_free (settings->device);
  g_free (settings->name);
  g_free (settings->machine);
  g_free (settings);
}

static void
device_free (gpointer data)
{
  TenboFolderDevice *device = data;

  g_free (device->id);
  g_free (device->name);
  g_free (device);
}

static void
problem_free (gpointer data)
{
  TenboFolderProblem *problem = data;

  g_free (problem->path);
  g_free (problem->problem);
  g_free (problem);
}

TenboFolderMemory *
tenbo_folder_memory_new (const char *rules_dir)
{
  TenboFolderMemory *memory = g_new (TenboFolderMemory, 1);

  *memory = (TenboFolderMemory) {
    .writer = g_uuid_string_random (),
    .times = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .changed = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL),
    .any_changed = TRUE,
    .rules_dir = g_strdup (rules_dir),
  };
  return memory;
}

void
tenbo_folder_memory_free (TenboFolderMemory *memory)
{
  g_free (memory->writer);
  g_hash_table_unref (memory->times);
  g_hash_table_unref (memory->changed);
  g_free (memory->rules_dir);
  g_free (memory->rules_seen);
  g_free (memory);
}

/* --- Settings --- */

/* Returns an id of this computer, which a copy of the database on another one lacks. Transfer
 * full. */
static char *
read_machine (void)
{
  static const char *const paths[] = { "/etc/machine-id", "/var/lib/dbus/machine-id" };

  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *id = NULL;

      /* The id itself is not meant to leave the computer. */
      if (g_file_get_contents (paths[i], &id, NULL, NULL))
        return g_compute_hmac_for_string (G_CHECKSUM_SHA256, (const guint8 *) "tenbo", 5, id, -1);
    }

  return g_strdup ("");
}

static char *
write_settings (const TenboFolderSettings *settings)
{
  GString *text = g_string_new ("{");

  tenbo_json_write_text_member (text, "path", settings->path);
  tenbo_json_write_text_member (text, "name", settings->name);
  tenbo_json_write_text_member (text, "machine", settings->machine);
  tenbo_json_write_int_member (text, "flags", settings->flags);
  tenbo_json_write_int_member (text, "written", settings->n_written);
  g_string_append_c (text, '}');
  return g_string_free_and_steal (text);
}

static const char *
get_text (JsonObject *object,
          const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL ? tenbo_json_get_text (node) : NULL;
}

static gint64
get_number (JsonObject *object,
            const char *key)
{
  JsonNode *node = json_object_get_member (object, key);
  gint64    number;

  return node != NULL && tenbo_json_get_int (node, &number) ? number : 0;
}

/* Returns the object in @json, which belongs to @parser; NULL if it is none. */
static JsonObject *
parse_object (JsonParser *parser,
              const char *json)
{
  g_autofree char *why = NULL;
  JsonNode        *node = tenbo_json_parser_load (parser, json, -1, &why);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

gboolean
tenbo_folder_read_settings (TenboStore           *store,
                            TenboFolderSettings **settings,
                            GError              **error)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) items = NULL;
  const TenboSharedItem *item;
  JsonObject            *object;

  g_return_val_if_fail (TENBO_IS_STORE (store) && settings != NULL, FALSE);

  *settings = NULL;
  if (tenbo_store_get_schema_version (store) < TENBO_SHARED_SCHEMA)
    return TRUE;

  read = tenbo_store_read_begin (store, NULL, error);
  items = tenbo_shared_list (read, TENBO_SHARED_DEVICE, TENBO_SHARED_OTHERS, error);
  if (items == NULL || items->len == 0)
    return items != NULL;

  item = items->pdata[0];
  object = parse_object (parser, item->text);
  if (object == NULL)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                           "the settings of the shared folder");
      return FALSE;
    }

  *settings = g_new0 (TenboFolderSettings, 1);
  (*settings)->device = g_strdup (item->key);
  (*settings)->path = g_strdup (get_text (object, "path"));
  (*settings)->name = g_strdup (get_text (object, "name"));
  (*settings)->machine = g_strdup (get_text (object, "machine"));
  (*settings)->flags = (TenboFolderFlags) get_number (object, "flags");
  (*settings)->n_written = get_number (object, "written");
  return TRUE;
}

static void
set_no_folder (GError **error)
{
  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND, "no shared folder");
}

static TenboSharedItem *
make_item (const TenboFolderSettings *settings)
{
  g_autofree char *text = write_settings (settings);

  return tenbo_shared_item_new (TENBO_SHARED_DEVICE, settings->device, text);
}

/* Writes the settings in place of those of the device @key. */
static gboolean
replace_settings (TenboStore                *store,
                  const char                *key,
                  const TenboFolderSettings *settings,
                  GError                   **error)
{
  return tenbo_store_commit (store, tenbo_write_shared_device (key, make_item (settings)), NULL,
                             error);
}

gboolean
tenbo_folder_join (TenboStore      *store,
                   const char      *path,
                   const char      *name,
                   TenboFolderFlags flags,
                   GError         **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (TenboFolderSettings) settings = NULL;
  GPtrArray *items;
  GPtrArray *writes;

  g_return_val_if_fail (TENBO_IS_STORE (store) && path != NULL && name != NULL, FALSE);

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY, _ ("“%s” is not a folder"), path);
      return FALSE;
    }

  file = g_file_new_for_path (path);
  settings = g_new0 (TenboFolderSettings, 1);
  settings->path = g_file_get_path (file);
  settings->device = g_uuid_string_random ();
  settings->name = g_strdup (name);
  settings->flags = flags;
  settings->machine = read_machine ();

  writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  g_ptr_array_add (writes, tenbo_write_shared_forget ());
  items = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_ptr_array_add (items, make_item (settings));
  g_ptr_array_add (writes, tenbo_write_shared_items (items));
  return tenbo_store_commit (store, tenbo_write_together (writes), NULL, error);
}

static void
delete_board (const TenboFolderSettings *settings)
{
  g_autofree char *path = tenbo_folder_dup_board_path (settings);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  tenbo_file_writer_delete (file, NULL);
}

gboolean
tenbo_folder_leave (TenboStore *store,
                    GError    **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), FALSE);

  /* Damaged settings are a reason to leave. */
  tenbo_folder_read_settings (store, &settings, NULL);
  if (settings != NULL)
    delete_board (settings);

  return tenbo_store_commit (store, tenbo_write_shared_forget (), NULL, error);
}

/* --- The board --- */

char *
tenbo_folder_dup_board_path (const TenboFolderSettings *settings)
{
  g_autofree char *path = tenbo_folder_path (settings->device, BOARD);

  return g_build_filename (settings->path, path, NULL);
}

gboolean
tenbo_folder_set_board (TenboStore *store,
                        gboolean    has_board,
                        GError    **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), FALSE);

  if (!tenbo_folder_read_settings (store, &settings, error))
    return FALSE;
  if (settings == NULL)
    {
      set_no_folder (error);
      return FALSE;
    }

  if (!has_board)
    delete_board (settings);
  settings->flags = (TenboFolderFlags) ((settings->flags & ~(guint) TENBO_FOLDER_BOARD) |
                                        (has_board ? TENBO_FOLDER_BOARD : 0));
  return replace_settings (store, settings->device, settings, error);
}

gboolean
tenbo_folder_write_board (const TenboFolderSettings *settings,
                          const char                *html,
                          GError                   **error)
{
  g_autofree char *path = tenbo_folder_path (settings->device, BOARD);
  g_autofree char *before = NULL;

  g_return_val_if_fail (html != NULL, FALSE);

  /* A file that is written again would be copied to all devices again. */
  before = tenbo_folder_read_file (settings->path, path, NULL, NULL);
  return g_strcmp0 (before, html) == 0 ||
         tenbo_folder_write_file (settings->path, path, html, error);
}

/* --- This device in the folder --- */

/* Returns the text of the file of the device @id, or NULL. Transfer full. */
static char *
read_device (const char *path,
             const char *id)
{
  g_autofree char *file = tenbo_folder_path (id, "device.json");

  return tenbo_folder_read_file (path, file, NULL, NULL);
}

static gboolean
write_device (const TenboFolderSettings *settings,
              GError                   **error)
{
  g_autofree char *path = tenbo_folder_path (settings->device, "device.json");
  g_autoptr (GString) text = g_string_new ("{");

  tenbo_json_write_text_member (text, "format", DEVICE_FORMAT);
  tenbo_json_write_text_member (text, "id", settings->device);
  tenbo_json_write_text_member (text, "name", settings->name);
  tenbo_json_write_int_member (text, "written", settings->n_written);
  g_string_append (text, "}\n");
  return tenbo_folder_write_file (settings->path, path, text->str, error);
}

/* Whether this database may not write with its id anymore: it was copied to another computer, or
 * an older state of it was restored. @text is the file of this device, or NULL. */
static gboolean
has_lost_identity (const TenboFolderSettings *settings,
                   const char                *text)
{
  g_autofree char *machine = read_machine ();
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  JsonObject *object = text != NULL ? parse_object (parser, text) : NULL;

  return g_strcmp0 (machine, settings->machine) != 0 ||
         (object != NULL && get_number (object, "written") > settings->n_written);
}

/* Gives this device another id. Its files are now those of another device. */
static gboolean
renew_identity (TenboStore          *store,
                TenboFolderSettings *settings,
                GError             **error)
{
  g_autofree char *before = g_steal_pointer (&settings->device);

  settings->device = g_uuid_string_random ();
  g_free (settings->machine);
  settings->machine = read_machine ();
  settings->n_written = 0;
  return replace_settings (store, before, settings, error);
}

/* --- A synchronization --- */

char *
tenbo_folder_sync_dup_name (TenboFolderSync *self,
                            const char      *name)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) initials = NULL;

  if ((self->settings->flags & TENBO_FOLDER_INITIALS) == 0)
    return g_strdup (name);

  words = g_strsplit (name, " ", -1);
  initials = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_unichar (initials, g_utf8_get_char (words[i]));

  return g_string_free_and_steal (g_steal_pointer (&initials));
}

/* Returns the item that describes @file as read. Transfer full. */
static TenboSharedItem *
make_file_item (const TenboFolderFile *file,
                const char            *problem)
{
  TenboSharedItem *item = tenbo_shared_item_new (TENBO_SHARED_FILE, file->path,
                                                 problem != NULL ? problem : "");

  item->changed = file->time;
  item->revision = file->size;
  return item;
}

gboolean
tenbo_folder_sync_add_file (TenboRead             *read,
                            const TenboFolderFile *file,
                            const char            *problem,
                            GPtrArray             *items,
                            GError               **error)
{
  g_autoptr (TenboSharedItem) item = make_file_item (file, problem);
  g_autoptr (TenboSharedItem) known = NULL;

  if (!tenbo_shared_find (read, TENBO_SHARED_FILE, file->path, &known, error))
    return FALSE;

  if (known == NULL || known->changed != item->changed || known->revision != item->revision ||
      !g_str_equal (known->text, item->text))
    g_ptr_array_add (items, g_steal_pointer (&item));
  return TRUE;
}

gboolean
tenbo_folder_sync_commit_items (TenboFolderSync *self,
                                GPtrArray       *items,
                                GError         **error)
{
  return items->len == 0 ||
         tenbo_store_commit (self->store, tenbo_write_shared_items (g_ptr_array_ref (items)), NULL,
                             error);
}

void
tenbo_folder_sync_look_again (TenboFolderSync       *self,
                              const TenboFolderFile *file)
{
  g_autofree char *path = g_build_filename (self->settings->path, file->path, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  if (self->memory != NULL)
    g_hash_table_remove (self->memory->times, folder);
}

/* Whether the file was read in this state. One that could not be read is tried again after each
 * start: a newer version of the program may be able to. A ruleset can be read as soon as the one
 * that it extends has arrived. */
static gboolean
is_read (TenboFolderSync       *self,
         TenboRead             *read,
         const TenboFolderFile *file,
         gboolean              *known,
         GError               **error)
{
  g_autoptr (TenboSharedItem) item = NULL;

  if (!tenbo_shared_find (read, TENBO_SHARED_FILE, file->path, &item, error))
    return FALSE;

  *known = item != NULL && file->time != 0 && item->changed == file->time &&
           item->revision == file->size;
  if (*known && *item->text != '\0')
    *known = !self->is_first && file->kind != TENBO_FOLDER_RULESETS;
  return TRUE;
}

/* Adds the files of @device that were not read to @entries, or to the list of their game. */
static gboolean
list_new_files (TenboFolderSync *self,
                const char      *device,
                GPtrArray       *entries,
                GHashTable      *games,
                GError         **error)
{
  GHashTable *times = self->memory != NULL ? self->memory->times : NULL;
  g_autoptr (GPtrArray) files = tenbo_folder_list_files (self->settings->path, device, times);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  if (read == NULL)
    return FALSE;

  while (files->len > 0)
    {
      TenboFolderFile *file = g_ptr_array_steal_index (files, files->len - 1);
      GPtrArray       *list = entries;
      gboolean         known = TRUE;

      if (!is_read (self, read, file, &known, error))
        {
          tenbo_folder_file_free (file);
          return FALSE;
        }
      if (known)
        {
          tenbo_folder_file_free (file);
          continue;
        }
      if (file->kind == TENBO_FOLDER_GAME)
        {
          list = g_hash_table_lookup (games, file->game);
          if (list == NULL)
            {
              list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_folder_file_free);
              g_hash_table_insert (games, g_strdup (file->game), list);
            }
        }
      g_ptr_array_add (list, file);
    }

  return TRUE;
}

/* Drops the problems of files that are no longer in the folder: nothing is left to read. */
static gboolean
drop_lost_problems (TenboFolderSync *self,
                    GError         **error)
{
  g_autoptr (GPtrArray) lost =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  g_autoptr (GPtrArray) items = tenbo_shared_list_problems (read, error);

  g_clear_pointer (&read, tenbo_read_end);
  if (items == NULL)
    return FALSE;

  for (guint i = items->len; i-- > 0;)
    {
      TenboSharedItem *item = items->pdata[i];
      g_autofree char *path = g_build_filename (self->settings->path, item->key, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;

      item = g_ptr_array_steal_index (items, i);
      g_set_str (&item->text, "");
      g_ptr_array_add (lost, item);
    }

  return lost->len == 0 ||
         tenbo_store_commit (self->store, tenbo_write_shared_items (g_steal_pointer (&lost)), NULL,
                             error);
}

static gboolean
receive (TenboFolderSync *self,
         GError         **error)
{
  g_auto (GStrv) devices = tenbo_folder_list_devices (self->settings->path, NULL);
  g_autoptr (GPtrArray) entries =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_folder_file_free);
  g_autoptr (GHashTable) games =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) lists = NULL;

  /* This device may be the first one. */
  for (guint i = 0; devices != NULL && devices[i] != NULL; i++)
    if (!g_str_equal (devices[i], self->settings->device) &&
        !list_new_files (self, devices[i], entries, games, error))
      return FALSE;

  if (!drop_lost_problems (self, error))
    return FALSE;

  for (guint i = 0; i < entries->len; i++)
    {
      const TenboFolderFile *file = entries->pdata[i];

      if (!(file->kind == TENBO_FOLDER_RULESETS
              ? tenbo_folder_sync_receive_rulesets
              : tenbo_folder_sync_receive_entries) (self, file, error))
        return FALSE;
    }

  lists = g_hash_table_get_values_as_ptr_array (games);
  return tenbo_folder_sync_receive_games (self, lists, error);
}

/* Adds the number of noted changes that are not written yet. */
static gboolean
count_unwritten (TenboRead *read,
                 guint     *n_unwritten,
                 GError   **error)
{
  static const TenboSharedKind kinds[] = { TENBO_SHARED_GAME, TENBO_SHARED_PERSON,
                                           TENBO_SHARED_SESSION, TENBO_SHARED_RULESET };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) items = tenbo_shared_list (read, kinds[i], TENBO_SHARED_UNWRITTEN,
                                                       error);

      if (items == NULL)
        return FALSE;

      *n_unwritten += items->len;
    }

  return TRUE;
}

/* Writes everything that waits, after a new number of this device: a database that does not know
 * this number is an older state. */
static gboolean
write_all (TenboFolderSync     *self,
           TenboFolderSettings *settings,
           GError             **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  guint n_unwritten = 0;

  if (!count_unwritten (read, &n_unwritten, error))
    return FALSE;

  g_clear_pointer (&read, tenbo_read_end);
  if (n_unwritten == 0 && self->has_file)
    return TRUE;

  settings->n_written++;
  return replace_settings (self->store, settings->device, settings, error) &&
         write_device (settings, error) && tenbo_folder_sync_write_games (self, error) &&
         tenbo_folder_sync_write_entries (self, error);
}

/* Whether the user can have changed people and sessions since the last synchronization. */
static gboolean
can_have_changed (TenboFolderSync *self)
{
  return self->memory == NULL || self->memory->any_changed;
}

/* Applies what depends on games and people that have arrived: also after a start, since the last
 * synchronization may have been interrupted. */
static gboolean
settle (TenboFolderSync *self,
        GError         **error)
{
  g_autoptr (TenboRead) read = NULL;
  gboolean differ;
  gboolean ok;

  if (!self->has_received && !self->is_first)
    return TRUE;
  if (!tenbo_folder_sync_settle_entries (self, error))
    return FALSE;

  read = tenbo_store_read_begin (self->store, self->cancellable, error);
  ok = read != NULL && tenbo_shared_check_merges (read, &differ, error);
  g_clear_pointer (&read, tenbo_read_end);
  return ok &&
         (!differ || tenbo_store_commit (self->store, tenbo_write_shared_merges (), NULL, error));
}

static gboolean
run (TenboFolderSync     *self,
     TenboFolderSettings *settings,
     GError             **error)
{
  /* The time of a change here must be known before that of another device is compared with it. */
  if ((can_have_changed (self) && !tenbo_folder_sync_note_entries (self, error)) ||
      !tenbo_folder_sync_note_rulesets (self, error) ||
      ((settings->flags & TENBO_FOLDER_SEND_ONLY) == 0 && !receive (self, error)))
    return FALSE;

  return tenbo_folder_sync_note_games (self, error) && settle (self, error) &&
         write_all (self, settings, error);
}

gboolean
tenbo_folder_sync (TenboStore        *store,
                   TenboFolderMemory *memory,
                   GCancellable      *cancellable,
                   TenboFolderReport *report,
                   GError           **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autofree char *writer = NULL;
  g_autofree char *file = NULL;
  gboolean         loses;
  TenboFolderSync  self = {
     .store = store,
     .cancellable = cancellable,
     .report = report,
     .memory = memory,
     .is_first = memory == NULL || g_hash_table_size (memory->times) == 0,
  };
  gboolean ok;

  g_return_val_if_fail (TENBO_IS_STORE (store) && report != NULL, FALSE);

  *report = (TenboFolderReport) { 0 };
  if (!tenbo_folder_read_settings (store, &settings, error))
    return FALSE;
  if (settings == NULL)
    {
      set_no_folder (error);
      return FALSE;
    }
  if (!g_file_test (settings->path, G_FILE_TEST_IS_DIR))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _ ("The folder “%s” is not there. Everything is saved in the history, and is "
                      "written to the folder when it is back."),
                   settings->path);
      return FALSE;
    }
  file = read_device (settings->path, settings->device);
  loses = has_lost_identity (settings, file);
  if (loses && !renew_identity (store, settings, error))
    return FALSE;

  self.has_file = file != NULL && !loses;

  writer = g_uuid_string_random ();
  self.settings = settings;
  self.writer = (TenboGameWriter) { memory != NULL ? memory->writer : writer, settings->device };
  self.rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self.frozen = tenbo_log_new_rulesets ();
  ok = run (&self, settings, error);

  /* Only a complete pass makes it unnecessary to look at a folder or a game again. */
  if (memory != NULL)
    {
      if (!ok)
        g_hash_table_remove_all (memory->times);
      g_hash_table_remove_all (memory->changed);
      memory->any_changed = !ok;
    }

  g_hash_table_unref (self.rulesets);
  g_hash_table_unref (self.frozen);
  return ok;
}

/* --- Status --- */

GPtrArray *
tenbo_folder_list_devices_of (const TenboFolderSettings *settings,
                              GError                   **error)
{
  g_auto (GStrv) ids = tenbo_folder_list_devices (settings->path, error);
  GPtrArray *devices;

  if (ids == NULL)
    return NULL;

  devices = g_ptr_array_new_with_free_func (device_free);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *text = read_device (settings->path, ids[i]);
      g_autofree char *file = tenbo_folder_path (ids[i], "device.json");
      g_autofree char *path = g_build_filename (settings->path, file, NULL);
      g_autoptr (GFile) there = g_file_new_for_path (path);
      g_autoptr (GFileInfo) info = NULL;
      g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
      JsonObject        *object = text != NULL ? parse_object (parser, text) : NULL;
      TenboFolderDevice *device = g_new0 (TenboFolderDevice, 1);

      device->id = g_strdup (ids[i]);
      device->name = g_strdup (object != NULL ? get_text (object, "name") : NULL);
      device->is_here = g_str_equal (ids[i], settings->device);
      info = g_file_query_info (there, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE,
                                NULL, NULL);
      if (info != NULL)
        device->seen_msec =
          (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * 1000;
      g_ptr_array_insert (devices, device->is_here ? 0 : -1, device);
    }

  return devices;
}

GPtrArray *
tenbo_folder_list_problems (TenboStore *store,
                            GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) items = tenbo_shared_list_problems (read, error);
  GPtrArray *problems;

  if (items == NULL)
    return NULL;

  problems = g_ptr_array_new_with_free_func (problem_free);
  for (guint i = 0; i < items->len; i++)
    {
      const TenboSharedItem *item = items->pdata[i];
      TenboFolderProblem    *problem = g_new (TenboFolderProblem, 1);

      *problem = (TenboFolderProblem) { g_strdup (item->key), g_strdup (item->text) };
      g_ptr_array_add (problems, problem);
    }

  return problems;
}

gboolean
tenbo_folder_count_waiting (TenboStore *store,
                            guint      *n_waiting,
                            GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_auto (GStrv) games = tenbo_shared_list_changed_games (read, error);
  g_autoptr (GArray) people = NULL;
  g_autoptr (GArray) sessions = NULL;

  *n_waiting = 0;
  if (games == NULL || !count_unwritten (read, n_waiting, error))
    return FALSE;

  people = tenbo_shared_list_changed_people (read, error);
  sessions = people != NULL ? tenbo_shared_list_changed_sessions (read, error) : NULL;
  if (sessions == NULL)
    return FALSE;

  /* A game that was changed again since it was noted counts twice; nobody waits long enough to
   * count. */
  *n_waiting += g_strv_length (games) + people->len + sessions->len;
  return TRUE;
}
