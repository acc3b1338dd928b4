/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-list.h"

#include "tenbo-json.h"
#include "tenbo-shipped-rulesets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RESOURCE_DIR "/io/github/tenbo_app/Tenbo/rules/"
#define SUFFIX       ".json"

/* Maximum length of a chain of rulesets that extend one another */
#define MAX_DEPTH 32

/* A ruleset that is loaded on demand. */
typedef struct
{
  char         *id;   /* file name without ".json" */
  char         *path; /* NULL: a built-in ruleset */
  TenboRuleset *ruleset;
  GError       *error;
  guint         depth;         /* number of the user's rulesets in the chain that it extends */
  gboolean      is_being_read; /* this entry, or one that extends it, is being read */
} Entry;

struct _TenboRulesetList
{
  GObject parent_instance;

  char      *own_dir;
  GPtrArray *shipped; /* of Entry */
  GPtrArray *own;     /* of Entry; the readable ones, by name */
  GPtrArray *all_own; /* of Entry, owned; NULL before the folder is read */
  GPtrArray *strays;  /* of char: problems of files without an entry */
};

static void tenbo_ruleset_list_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TenboRulesetList, tenbo_ruleset_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      tenbo_ruleset_list_iface_init))

static void
entry_free (Entry *entry)
{
  g_free (entry->id);
  g_free (entry->path);
  g_clear_object (&entry->ruleset);
  g_clear_error (&entry->error);
  g_free (entry);
}

static Entry *
entry_new (const char *id,
           const char *path)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->id = g_strdup (id);
  entry->path = g_strdup (path);
  return entry;
}

static Entry *
find_entry (GPtrArray  *entries,
            const char *id)
{
  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (entries, i);

      if (strcmp (entry->id, id) == 0)
        return entry;
    }
  return NULL;
}

static GBytes *
load_bytes (const Entry *entry,
            GError     **error)
{
  g_autofree char *path = NULL;
  char            *contents;
  gsize            length;

  if (entry->path == NULL)
    {
      path = g_strconcat (RESOURCE_DIR, entry->id, SUFFIX, NULL);
      return g_resource_lookup_data (tenbo_shipped_rulesets_get_resource (), path,
                                     G_RESOURCE_LOOKUP_FLAGS_NONE, error);
    }
  /* Only regular files are read: opening a pipe would wait for another program. For a missing file,
   * the system reports the error. */
  if (g_file_test (entry->path, G_FILE_TEST_EXISTS) &&
      !g_file_test (entry->path, G_FILE_TEST_IS_REGULAR))
    {
      path = g_filename_display_name (entry->path);
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   _ ("%s: This is a folder, a device or a pipe, not a file"), path);
      return NULL;
    }
  if (!g_file_get_contents (entry->path, &contents, &length, error))
    return NULL;
  return g_bytes_new_take (contents, length);
}

static void
read_entry (TenboRulesetList *self,
            Entry            *entry)
{
  g_autoptr (GBytes) bytes = load_bytes (entry, &entry->error);
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autofree char *file = g_strconcat (entry->id, SUFFIX, NULL);
  g_autofree char *name = g_filename_display_name (entry->path != NULL ? entry->path : file);
  gsize            length;
  const char      *json;

  if (bytes == NULL)
    return;

  json = g_bytes_get_data (bytes, &length);
  ruleset = tenbo_ruleset_new_from_json (json != NULL ? json : "", (gssize) length, name,
                                         tenbo_ruleset_list_lookup, self, &entry->error);
  if (ruleset == NULL)
    return;

  if (strcmp (tenbo_ruleset_get_id (ruleset), entry->id) != 0)
    {
      g_set_error (&entry->error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_ID,
                   _ ("%s: id: “%s” differs from the file name. Expected “%s”."),
                   name, tenbo_ruleset_get_id (ruleset), entry->id);
      return;
    }
  entry->ruleset = g_steal_pointer (&ruleset);
}

/* Returns the user's ruleset that @entry extends; NULL if there is none. @entry need not be
 * loaded. */
static Entry *
find_base (TenboRulesetList *self,
           Entry            *entry)
{
  g_autoptr (GBytes) bytes = entry->path != NULL ? load_bytes (entry, NULL) : NULL;
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *why = NULL;
  JsonNode        *node = NULL;
  gsize            length;
  const char      *json;

  if (bytes == NULL)
    return NULL;

  json = g_bytes_get_data (bytes, &length);
  parser = tenbo_json_parser_new ();
  node = tenbo_json_parser_load (parser, json != NULL ? json : "", (gssize) length, &why);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  node = json_object_get_member (json_node_get_object (node), "extends");
  if (node == NULL || tenbo_json_get_text (node) == NULL)
    return NULL;

  return find_entry (self->all_own, tenbo_json_get_text (node));
}

/* Reads @entry after all rulesets that it extends, the last one first, so that a long chain cannot
 * overflow the stack. */
static void
read_with_bases (TenboRulesetList *self,
                 Entry            *entry)
{
  g_autoptr (GPtrArray) chain = g_ptr_array_new ();
  Entry *base = entry;
  guint  depth = 0;

  while (base != NULL && !base->is_being_read && base->ruleset == NULL && base->error == NULL)
    {
      base->is_being_read = TRUE;
      g_ptr_array_add (chain, base);
      base = find_base (self, base);
    }
  if (base != NULL && !base->is_being_read)
    depth = base->depth + 1;

  for (guint i = chain->len; i-- > 0; depth++)
    {
      base = g_ptr_array_index (chain, i);
      base->depth = depth;
      if (depth <= MAX_DEPTH)
        read_entry (self, base);
      else
        g_set_error (&base->error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS,
                     _ ("“%s” extends a chain of more than %d rulesets. Write a complete ruleset "
                        "or extend another one."),
                     base->id, MAX_DEPTH);
      base->is_being_read = FALSE;
    }
}

/* Returns the ruleset of @entry, borrowed; loads it if necessary. */
static TenboRuleset *
get_ruleset (TenboRulesetList *self,
             Entry            *entry,
             GError          **error)
{
  if (entry->is_being_read)
    {
      g_set_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS,
                   _ ("“%s” extends itself. Write a complete ruleset or extend another one."),
                   entry->id);
      return NULL;
    }
  if (entry->ruleset == NULL && entry->error == NULL)
    read_with_bases (self, entry);
  if (entry->error != NULL)
    g_propagate_error (error, g_error_copy (entry->error));
  return entry->ruleset;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Reads the folder of the user's rulesets on the first call. */
static void
ensure_own (TenboRulesetList *self)
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (self->all_own != NULL)
    return;

  self->all_own = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  if (self->own_dir != NULL)
    dir = g_dir_open (self->own_dir, 0, NULL); /* without the folder the user has no rulesets */
  if (dir == NULL)
    return;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && name[0] != '.')
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (self->own_dir, names->pdata[i], NULL);
      g_autofree char *id = g_strndup (names->pdata[i],
                                       strlen (names->pdata[i]) - strlen (SUFFIX));
      g_autofree char *shown = g_filename_display_name (path);

      if (find_entry (self->shipped, id) != NULL)
        g_ptr_array_add (self->strays,
                         g_strdup_printf (_ ("%s: id: “%s” is the id of a built-in ruleset. "
                                             "Choose another id and file name."),
                                          shown, id));
      else
        g_ptr_array_add (self->all_own, entry_new (id, path));
    }

  for (guint i = 0; i < self->all_own->len; i++)
    if (get_ruleset (self, g_ptr_array_index (self->all_own, i), NULL) != NULL)
      g_ptr_array_add (self->own, g_ptr_array_index (self->all_own, i));
}

static GType
tenbo_ruleset_list_get_item_type (GListModel *model)
{
  return TENBO_TYPE_RULESET;
}

static guint
tenbo_ruleset_list_get_n_items (GListModel *model)
{
  TenboRulesetList *self = TENBO_RULESET_LIST (model);

  ensure_own (self);
  return self->shipped->len + self->own->len;
}

/* Returns the entry at @position of the list. */
static Entry *
get_entry (TenboRulesetList *self,
           guint             position)
{
  return position < self->shipped->len
           ? g_ptr_array_index (self->shipped, position)
           : g_ptr_array_index (self->own, position - self->shipped->len);
}

static gpointer
tenbo_ruleset_list_get_item (GListModel *model,
                             guint       position)
{
  g_autoptr (GError) error = NULL;
  TenboRulesetList *self = TENBO_RULESET_LIST (model);
  TenboRuleset     *ruleset;

  ensure_own (self);
  if (position >= self->shipped->len + self->own->len)
    return NULL;

  ruleset = get_ruleset (self, get_entry (self, position), &error);
  if (ruleset == NULL)
    /* NOLINTNEXTLINE(*.NullDereference): NULL comes with an error */
    g_error ("A built-in ruleset is broken: %s", error->message); /* a test loads each of them */
  return g_object_ref (ruleset);
}

static void
tenbo_ruleset_list_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tenbo_ruleset_list_get_item_type;
  iface->get_n_items = tenbo_ruleset_list_get_n_items;
  iface->get_item = tenbo_ruleset_list_get_item;
}

static void
tenbo_ruleset_list_finalize (GObject *object)
{
  TenboRulesetList *self = TENBO_RULESET_LIST (object);

  g_free (self->own_dir);
  g_ptr_array_unref (self->own);
  g_ptr_array_unref (self->shipped);
  g_ptr_array_unref (self->strays);
  g_clear_pointer (&self->all_own, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_ruleset_list_parent_class)->finalize (object);
}

static void
tenbo_ruleset_list_class_init (TenboRulesetListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_ruleset_list_finalize;
}

/* Returns the ids that the resource @name lists, one per line. Transfer full. */
static GStrv
read_ids (const char *name)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = g_strconcat (RESOURCE_DIR, name, NULL);
  g_autofree char *text = NULL;

  bytes = g_resource_lookup_data (tenbo_shipped_rulesets_get_resource (), path,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert (bytes != NULL);
  /* The data of a resource ends with a NUL. */
  text = g_strstrip (g_strdup (g_bytes_get_data (bytes, NULL)));
  return g_strsplit (text, "\n", -1);
}

static void
tenbo_ruleset_list_init (TenboRulesetList *self)
{
  g_auto (GStrv) ids = read_ids ("shipped.txt");

  self->shipped = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  self->own = g_ptr_array_new ();
  self->strays = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; ids[i] != NULL; i++)
    g_ptr_array_add (self->shipped, entry_new (ids[i], NULL));
}

TenboRulesetList *
tenbo_ruleset_list_new (const char *own_dir)
{
  TenboRulesetList *self = g_object_new (TENBO_TYPE_RULESET_LIST, NULL);

  self->own_dir = g_strdup (own_dir);
  return self;
}

char *
tenbo_ruleset_list_default_dir (void)
{
  return g_build_filename (g_get_user_data_dir (), "tenbo", "rules", NULL);
}

TenboRuleset *
tenbo_ruleset_list_find (TenboRulesetList *self,
                         const char       *id,
                         GError          **error)
{
  TenboRuleset *ruleset;
  Entry        *entry;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self) && id != NULL, NULL);

  entry = find_entry (self->shipped, id);
  if (entry == NULL)
    {
      ensure_own (self);
      entry = find_entry (self->all_own, id);
    }
  if (entry == NULL)
    {
      g_autoptr (GString) known = g_string_new (NULL);
      g_autofree char *quotable = tenbo_json_dup_quotable (id);

      for (guint i = 0; i < self->shipped->len + self->own->len; i++)
        g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", get_entry (self, i)->id);
      g_set_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_NOT_FOUND,
                   _ ("Unknown ruleset “%s”. Available rulesets: %s"), quotable, known->str);
      return NULL;
    }
  ruleset = get_ruleset (self, entry, error);
  return ruleset != NULL ? g_object_ref (ruleset) : NULL;
}

TenboRuleset *
tenbo_ruleset_list_lookup (const char *id,
                           gpointer    list,
                           GError    **error)
{
  return tenbo_ruleset_list_find (list, id, error);
}

GStrv
tenbo_ruleset_list_dup_standard (TenboRulesetList *self)
{
  return read_ids ("standard.txt");
}

GStrv
tenbo_ruleset_list_dup_common (TenboRulesetList *self)
{
  return read_ids ("common.txt");
}

gboolean
tenbo_ruleset_list_is_shipped (TenboRulesetList *self,
                               const char       *id)
{
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self) && id != NULL, FALSE);

  return find_entry (self->shipped, id) != NULL;
}

gboolean
tenbo_ruleset_list_has (TenboRulesetList *self,
                        const char       *id)
{
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self) && id != NULL, FALSE);

  ensure_own (self);
  return find_entry (self->shipped, id) != NULL || find_entry (self->all_own, id) != NULL;
}

GStrv
tenbo_ruleset_list_dup_extensions (TenboRulesetList *self,
                                   const char       *id)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self) && id != NULL, NULL);

  ensure_own (self);
  for (guint i = 0; i < self->own->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->own, i);

      if (g_strcmp0 (tenbo_ruleset_get_extends (entry->ruleset), id) == 0)
        g_strv_builder_add (names, tenbo_ruleset_get_name (entry->ruleset));
    }
  return g_strv_builder_end (names);
}

char *
tenbo_ruleset_list_dup_path (TenboRulesetList *self,
                             const char       *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self) && id != NULL, NULL);

  if (self->own_dir == NULL)
    return NULL;
  name = g_strconcat (id, SUFFIX, NULL);
  return g_build_filename (self->own_dir, name, NULL);
}

void
tenbo_ruleset_list_reload (TenboRulesetList *self)
{
  guint before;

  g_return_if_fail (TENBO_IS_RULESET_LIST (self));

  before = self->own->len;
  g_ptr_array_set_size (self->own, 0);
  g_ptr_array_set_size (self->strays, 0);
  g_clear_pointer (&self->all_own, g_ptr_array_unref);
  ensure_own (self);
  g_list_model_items_changed (G_LIST_MODEL (self), self->shipped->len, before, self->own->len);
}

GStrv
tenbo_ruleset_list_dup_problems (TenboRulesetList *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (self), NULL);

  ensure_own (self);
  for (guint i = 0; i < self->strays->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (self->strays, i));
  for (guint i = 0; i < self->all_own->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->all_own, i);

      if (entry->error != NULL)
        {
          g_auto (GStrv) lines = g_strsplit (entry->error->message, "\n", -1);

          g_strv_builder_addv (builder, (const char **) lines);
        }
    }
  return g_strv_builder_end (builder);
}
