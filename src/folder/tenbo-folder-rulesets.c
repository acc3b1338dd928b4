/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-sync.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "tenbo-file-writer.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-shared-ruleset.h"

/* Rulesets of the user are files that any program can change. Each is one register, like a person.
 * The database has the last known state; a file that differs from it was changed here. */

#define SUFFIX ".json"

/* Only the user may read the user's data folder. */
#define DIR_MODE 0700

/* Maximum size of a file, which is far above that of any ruleset */
#define MAX_BYTES (4 * 1024 * 1024)

/* A file that changed this recently may change again without getting another time. */
#define FRESH_USEC (3 * G_USEC_PER_SEC)

/* A ruleset and whether this device has to write it */
typedef struct
{
  TenboSharedRuleset *ruleset;
  TenboSharedOwn      own;
  gboolean            is_new; /* the database does not have this state yet */
} Known;

static void
known_free (gpointer data)
{
  Known *known = data;

  tenbo_shared_ruleset_free (known->ruleset);
  g_free (known);
}

/* Returns all known rulesets: id → Known. NULL with @error. */
static GHashTable *
load (TenboFolderSync *self,
      GError         **error)
{
  g_autoptr (GHashTable) rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                                           known_free);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);
  g_autoptr (GPtrArray) items = tenbo_shared_list (read, TENBO_SHARED_RULESET,
                                                   TENBO_SHARED_OTHERS, error);

  g_clear_pointer (&read, tenbo_read_end);
  if (items == NULL)
    return NULL;

  for (guint i = 0; i < items->len; i++)
    {
      const TenboSharedItem *item = items->pdata[i];
      g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char  *why = NULL;
      TenboRecordReader reader = { .problem = &problem };
      TenboLocation     root = { .node = tenbo_json_parser_load (parser, item->text, -1, &why) };
      Known            *known = g_new0 (Known, 1);

      known->own = item->own;
      known->ruleset = root.node != NULL ? tenbo_shared_ruleset_read (&reader, &root) : NULL;

      /* The row has a digest, so this is a text that another version wrote. */
      if (known->ruleset == NULL)
        {
          g_free (known);
          continue;
        }
      g_hash_table_insert (rulesets, known->ruleset->id, known);
    }

  return g_steal_pointer (&rulesets);
}

/* Adds the new states of @rulesets to @items. */
static void
list_new (GHashTable *rulesets,
          GPtrArray  *items)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, rulesets);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Known     *known = value;
      g_autofree char *text = known->is_new ? tenbo_shared_ruleset_write (known->ruleset) : NULL;
      TenboSharedItem *item;

      if (text == NULL)
        continue;

      item = tenbo_shared_item_new (TENBO_SHARED_RULESET, known->ruleset->id, text);
      item->changed = known->ruleset->changed_msec;
      item->own = known->own;
      g_ptr_array_add (items, item);
    }
}

/* --- The files of the user --- */

static char *
make_path (TenboFolderSync *self,
           const char      *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return g_build_filename (self->memory->rules_dir, name, NULL);
}

/* Returns the id of the ruleset in the file @name; NULL: it is not a ruleset. Transfer full. */
static char *
dup_id (const char *name)
{
  g_autofree char *id = NULL;

  if (!g_str_has_suffix (name, SUFFIX))
    return NULL;

  id = g_strndup (name, strlen (name) - strlen (SUFFIX));
  return tenbo_json_is_kebab_case (id) && strlen (id) <= TENBO_RULESET_MAX_ID
           ? g_steal_pointer (&id)
           : NULL;
}

/* Returns the text of the file @path and the time of its last change; NULL: it cannot be shared.
 * Transfer full. */
static char *
read_text (const char *path,
           gint64     *changed_msec)
{
  g_autofree char *text = NULL;
  GStatBuf         info;
  gsize            length;

  *changed_msec = 0;
  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode) || info.st_size > MAX_BYTES ||
      !g_file_get_contents (path, &text, &length, NULL) ||
      !g_utf8_validate_len (text, length, NULL))
    return NULL;

  *changed_msec = (gint64) info.st_mtim.tv_sec * 1000 + info.st_mtim.tv_nsec / 1000000;
  return g_steal_pointer (&text);
}

/* Writes @text to the file of the ruleset @id, or deletes the file. */
static gboolean
write_text (TenboFolderSync *self,
            const char      *id,
            const char      *text,
            GError         **error)
{
  g_autofree char *path = make_path (self, id);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TenboFileWriter) writer = NULL;

  if (text == NULL)
    return !g_file_test (path, G_FILE_TEST_EXISTS) || tenbo_file_writer_delete (file, error);

  g_mkdir_with_parents (self->memory->rules_dir, DIR_MODE);
  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, NULL, error);
  return writer != NULL && tenbo_file_writer_write (writer, text, strlen (text), error) &&
         tenbo_file_writer_finish (writer, error);
}

/* --- Noting --- */

/* Returns a text that differs if a file has changed; NULL: one may change again without a
 * difference. Transfer full. */
static char *
describe_files (const char *dir_path,
                GStrv       names)
{
  g_autoptr (GString) text = g_string_new (dir_path);
  gint64 now = g_get_real_time ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (dir_path, names[i], NULL);
      GStatBuf         info;
      gint64           time;

      if (g_stat (path, &info) != 0)
        return NULL;

      /* A program that copies a file can give it the time of another one, but not this one. */
      time = (gint64) info.st_ctim.tv_sec * G_USEC_PER_SEC + info.st_ctim.tv_nsec / 1000;
      if (ABS (now - time) < FRESH_USEC)
        return NULL;

      g_string_append_printf (text, "\n%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, names[i], time,
                              (gint64) info.st_size);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Returns the names of the files with rulesets, in their order; NULL: there is no folder. Transfer
 * full. */
static GStrv
list_names (const char *dir_path)
{
  g_autoptr (GDir) dir = g_dir_open (dir_path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *id = dup_id (name);

      if (id != NULL)
        g_ptr_array_add (names, g_strdup (name));
    }
  if (dir == NULL)
    return NULL;

  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* Notes the state of the file @name. */
static void
note_file (TenboFolderSync *self,
           GHashTable      *rulesets,
           const char      *name)
{
  g_autofree char *id = dup_id (name);
  g_autofree char *path = make_path (self, id);
  gint64           changed_msec;
  g_autofree char *text = read_text (path, &changed_msec);
  Known           *known = g_hash_table_lookup (rulesets, id);

  if (text == NULL || (known != NULL && g_strcmp0 (known->ruleset->text, text) == 0))
    return;

  /* A file that was here before this device joined is as old as it is. */
  changed_msec = MIN (changed_msec, tenbo_stored_now ().msec);
  if (known != NULL)
    tenbo_shared_ruleset_change (known->ruleset, changed_msec, text);
  else
    {
      known = g_new0 (Known, 1);
      known->ruleset = tenbo_shared_ruleset_new (id, changed_msec, text);
      g_hash_table_insert (rulesets, known->ruleset->id, known);
    }
  known->own = TENBO_SHARED_UNWRITTEN;
  known->is_new = TRUE;
}

/* Notes the files that the user has deleted. If the whole folder is missing, they are written
 * again: nobody deletes it to delete a ruleset. */
static gboolean
note_missing (TenboFolderSync *self,
              GHashTable      *rulesets,
              gboolean         has_folder,
              GError         **error)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, rulesets);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Known           *known = value;
      g_autofree char *path = make_path (self, known->ruleset->id);

      if (known->ruleset->text == NULL || g_file_test (path, G_FILE_TEST_EXISTS))
        continue;

      if (has_folder)
        {
          tenbo_shared_ruleset_change (known->ruleset, tenbo_stored_now ().msec, NULL);
          known->own = TENBO_SHARED_UNWRITTEN;
          known->is_new = TRUE;
        }
      else if (!write_text (self, known->ruleset->id, known->ruleset->text, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_folder_sync_note_rulesets (TenboFolderSync *self,
                                 GError         **error)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *files = NULL;
  g_autoptr (GHashTable) rulesets = NULL;
  g_autoptr (GPtrArray) items =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);

  if (self->memory == NULL || self->memory->rules_dir == NULL)
    return TRUE;

  names = list_names (self->memory->rules_dir);
  files = names != NULL ? describe_files (self->memory->rules_dir, names) : NULL;
  if (files != NULL && g_strcmp0 (files, self->memory->rules_seen) == 0)
    return TRUE;

  rulesets = load (self, error);
  if (rulesets == NULL)
    return FALSE;

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    note_file (self, rulesets, names[i]);
  if (!note_missing (self, rulesets, names != NULL, error))
    return FALSE;

  list_new (rulesets, items);
  if (!tenbo_folder_sync_commit_items (self, items, error))
    return FALSE;

  g_set_str (&self->memory->rules_seen, files);
  return TRUE;
}

/* --- Receiving --- */

/* The rulesets while one file of another device is merged */
typedef struct
{
  TenboFolderSync *sync;
  GHashTable      *rulesets; /* id → Known */
  GString         *problems; /* one line each */
  gboolean         is_late;  /* the user has changed a file in the meantime: read it again */
} Receiving;

static void
add_problem (Receiving  *self,
             const char *id,
             const char *problem)
{
  g_autofree char *line = g_strndup (problem, strcspn (problem, "\n"));

  g_string_append_printf (self->problems, "%s%s: %s", self->problems->len > 0 ? "\n" : "", id,
                          line);
}

/* Gives the file of the user the text of @after in place of that of @before (NULL: none). */
static gboolean
apply (Receiving                *self,
       const TenboSharedRuleset *before,
       const TenboSharedRuleset *after)
{
  const char      *old = before != NULL ? before->text : NULL;
  g_autofree char *path = make_path (self->sync, after->id);
  g_autoptr (GError) error = NULL;
  gint64           changed_msec;
  g_autofree char *now = NULL;

  if (g_strcmp0 (old, after->text) == 0)
    return TRUE;

  now = read_text (path, &changed_msec);
  if (g_strcmp0 (now, old) != 0 && g_strcmp0 (now, after->text) != 0)
    {
      self->is_late = TRUE;
      return FALSE;
    }
  if (!write_text (self->sync, after->id, after->text, &error))
    {
      add_problem (self, after->id, error->message);
      return FALSE;
    }

  self->sync->report->n_rulesets++;
  return TRUE;
}

/* Merges @theirs. If the merge saves a text, that comes first: nothing is replaced before. FALSE:
 * it is not merged yet. */
static gboolean
receive_one (Receiving                *self,
             const TenboSharedRuleset *theirs,
             TenboSharedOwn            own)
{
  Known *known = g_hash_table_lookup (self->rulesets, theirs->id);
  g_autoptr (TenboSharedRuleset) after = NULL;
  g_autoptr (TenboSharedRuleset) saved = NULL;

  after = tenbo_shared_ruleset_copy (known != NULL ? known->ruleset : theirs);
  if (known != NULL && !tenbo_shared_ruleset_merge (after, theirs, &saved))
    return TRUE;

  /* The others must learn that the lost text is saved, together with the text. */
  if (saved != NULL)
    own = TENBO_SHARED_UNWRITTEN;
  if ((saved != NULL && !receive_one (self, saved, own)) ||
      !apply (self, known != NULL ? known->ruleset : NULL, after))
    return FALSE;

  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      known->own = own;
    }
  else
    {
      if (saved != NULL || after->changed_msec != known->ruleset->changed_msec)
        known->own = own;
      g_hash_table_steal (self->rulesets, theirs->id);
      tenbo_shared_ruleset_free (known->ruleset);
    }
  known->is_new = TRUE;
  known->ruleset = g_steal_pointer (&after);
  g_hash_table_insert (self->rulesets, known->ruleset->id, known);
  return TRUE;
}

/* Adds the rulesets of @list that this program cannot read. */
static void
check_rulesets (Receiving *self,
                GPtrArray *list)
{
  const char *dir = self->sync->memory->rules_dir;
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (dir);

  for (guint i = 0; i < list->len; i++)
    {
      const TenboSharedRuleset *theirs = list->pdata[i];
      const Known              *known = g_hash_table_lookup (self->rulesets, theirs->id);
      g_autoptr (TenboRuleset) ruleset = NULL;
      g_autoptr (GError) error = NULL;

      if (theirs->text == NULL || known == NULL ||
          g_strcmp0 (known->ruleset->text, theirs->text) != 0)
        continue;

      if (tenbo_ruleset_list_is_shipped (rulesets, theirs->id))
        add_problem (self, theirs->id, _ ("A built-in ruleset has the same id."));
      else if ((ruleset = tenbo_ruleset_list_find (rulesets, theirs->id, &error)) == NULL)
        add_problem (self, theirs->id,
                     g_str_has_prefix (error->message, dir) ? error->message + strlen (dir) + 1
                                                            : error->message);
    }
}

gboolean
tenbo_folder_sync_receive_rulesets (TenboFolderSync       *self,
                                    const TenboFolderFile *file,
                                    GError               **error)
{
  g_autofree char *problem = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GHashTable) rulesets = NULL;
  g_autoptr (GString) problems = g_string_new (NULL);
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (TenboRead) read = NULL;
  Receiving receiving = { .sync = self, .problems = problems };

  if (self->memory == NULL || self->memory->rules_dir == NULL)
    return TRUE;

  list = tenbo_folder_sync_read_rulesets (self, file, &problem);
  rulesets = load (self, error);
  if (rulesets == NULL)
    return FALSE;

  receiving.rulesets = rulesets;
  for (guint i = 0; list != NULL && i < list->len; i++)
    receive_one (&receiving, list->pdata[i], TENBO_SHARED_OTHERS);
  if (list != NULL)
    check_rulesets (&receiving, list);
  else
    g_string_assign (problems, problem);

  if (receiving.is_late)
    g_clear_pointer (&self->memory->rules_seen, g_free);

  items = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  list_new (rulesets, items);
  read = tenbo_store_read_begin (self->store, self->cancellable, error);
  if (read == NULL ||
      (!receiving.is_late &&
       !tenbo_folder_sync_add_file (read, file, problems->len > 0 ? problems->str : NULL, items,
                                    error)))
    return FALSE;

  g_clear_pointer (&read, tenbo_read_end);
  return tenbo_folder_sync_commit_items (self, items, error);
}
