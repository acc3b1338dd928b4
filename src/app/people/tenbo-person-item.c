/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-item.h"

#include "tenbo-describe.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TenboPersonItem
{
  GObject parent_instance;

  /* Owned */
  TenboStoredPerson *person;
  char              *subtitle;
  char              *folded; /* all that they are called, one a line */
};

G_DEFINE_FINAL_TYPE (TenboPersonItem, tenbo_person_item, G_TYPE_OBJECT)

typedef enum
{
  PROP_NAME = 1,
  PROP_SUBTITLE,
  PROP_BADGE,
  PROP_LABEL,
  PROP_COLOUR,
  PROP_HAS_BADGE,
} TenboPersonItemProps;

static GParamSpec *props[PROP_HAS_BADGE + 1];

/* To be read aloud: "Aki, Guest". */
static char *
dup_label (TenboPersonItem *self)
{
  const char *badge = tenbo_person_item_get_badge (self);

  const char *name = tenbo_free_text_isolate (self->person->name);

  return badge != NULL ? g_strconcat (name, _ (", "), badge, NULL) : g_strdup (name);
}

static void
tenbo_person_item_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TenboPersonItem *self = TENBO_PERSON_ITEM (object);

  switch ((TenboPersonItemProps) property_id)
    {
    case PROP_NAME:
      g_value_set_string (value, tenbo_free_text_isolate (self->person->name));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_BADGE:
      g_value_set_string (value, tenbo_person_item_get_badge (self));
      break;
    case PROP_LABEL:
      g_value_take_string (value, dup_label (self));
      break;
    case PROP_COLOUR:
      g_value_set_int (value, self->person->colour);
      break;
    case PROP_HAS_BADGE:
      g_value_set_boolean (value, tenbo_person_item_get_badge (self) != NULL);
      break;
    }
}

static void
append_names (GPtrArray               *names,
              const TenboStoredPerson *person,
              gboolean                 with_own)
{
  if (with_own)
    g_ptr_array_add (names, person->name);
  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (names, person->aliases[i], g_str_equal, NULL))
      g_ptr_array_add (names, person->aliases[i]);
}

/* The other names of @person, NULL at the end; borrowed texts. */
static GPtrArray *
list_other_names (const TenboStoredPerson *person,
                  GPtrArray               *spellings)
{
  GPtrArray *names = g_ptr_array_new ();

  append_names (names, person, FALSE);
  for (guint i = 0; spellings != NULL && i < spellings->len; i++)
    append_names (names, spellings->pdata[i], TRUE);
  g_ptr_array_add (names, NULL);

  return names;
}

/* NULL if @names has none. */
static char *
describe_names (GPtrArray *names)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (names->pdata[0] == NULL)
    return NULL;

  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (shown, (gpointer) tenbo_free_text_isolate (names->pdata[i]));
  list = g_strjoinv (_ (", "), (char **) shown->pdata);

  /* Translators: the other names of a person: "also Akiko, A." */
  return g_strdup_printf (_ ("also %s"), list);
}

static char *
create_subtitle (const TenboStoredPerson *person,
                 GPtrArray               *names,
                 gint64                   now_msec)
{
  g_autofree char *games = NULL;
  g_autofree char *when = NULL;
  g_autofree char *also = describe_names (names);

  games = tenbo_words_games ((guint) person->n_games);
  if (person->last_played.msec > 0)
    when = tenbo_describe_game_time (&person->last_played, now_msec);

  /* The first that is not there ends the list. */
  return g_strjoin (" \u00b7 ", games, when != NULL ? when : also, when != NULL ? also : NULL,
                    NULL);
}

static void
tenbo_person_item_finalize (GObject *object)
{
  TenboPersonItem *self = TENBO_PERSON_ITEM (object);

  g_clear_pointer (&self->person, tenbo_stored_person_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->folded, g_free);

  G_OBJECT_CLASS (tenbo_person_item_parent_class)->finalize (object);
}

static void
tenbo_person_item_class_init (TenboPersonItemClass *klass)
{
  static const char *const names[] = {
    [PROP_NAME] = "name",
    [PROP_SUBTITLE] = "subtitle",
    [PROP_BADGE] = "badge",
    [PROP_LABEL] = "label",
  };
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_person_item_get_property;
  object_class->finalize = tenbo_person_item_finalize;

  for (guint i = PROP_NAME; i < G_N_ELEMENTS (names); i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  props[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_HAS_BADGE] = g_param_spec_boolean ("has-badge", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_person_item_init (TenboPersonItem *self)
{
}

TenboPersonItem *
tenbo_person_item_new (TenboStoredPerson *person,
                       GPtrArray         *spellings,
                       gint64             now_msec)
{
  TenboPersonItem *self;
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *others = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  self = g_object_new (TENBO_TYPE_PERSON_ITEM, NULL);
  self->person = person;
  names = list_other_names (person, spellings);
  self->subtitle = create_subtitle (person, names, now_msec);
  others = g_strjoinv ("\n", (char **) names->pdata);
  all = g_strconcat (person->name, "\n", others, NULL);
  self->folded = tenbo_fold (all);

  return self;
}

const TenboStoredPerson *
tenbo_person_item_get_person (TenboPersonItem *self)
{
  g_return_val_if_fail (TENBO_IS_PERSON_ITEM (self), NULL);

  return self->person;
}

const char *
tenbo_person_item_get_subtitle (TenboPersonItem *self)
{
  g_return_val_if_fail (TENBO_IS_PERSON_ITEM (self), NULL);

  return self->subtitle;
}

const char *
tenbo_person_item_get_badge (TenboPersonItem *self)
{
  g_return_val_if_fail (TENBO_IS_PERSON_ITEM (self), NULL);

  if (self->person->is_hidden)
    return _ ("Hidden");

  return self->person->is_guest ? _ ("Guest") : NULL;
}

gboolean
tenbo_person_item_matches (TenboPersonItem *self,
                           const char      *words)
{
  g_auto (GStrv) list = NULL;

  g_return_val_if_fail (TENBO_IS_PERSON_ITEM (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  list = g_strsplit (words, " ", -1);
  for (guint i = 0; list[i] != NULL; i++)
    if (strstr (self->folded, list[i]) == NULL)
      return FALSE;

  return TRUE;
}

GPtrArray *
tenbo_person_list_spellings (GPtrArray *everybody,
                             gint64     person_id)
{
  GPtrArray *spellings = g_ptr_array_new ();

  g_return_val_if_fail (everybody != NULL, spellings);

  for (guint i = 0; i < everybody->len; i++)
    if (((TenboStoredPerson *) everybody->pdata[i])->merged_into == person_id)
      g_ptr_array_add (spellings, everybody->pdata[i]);

  return spellings;
}

/* Who was merged into whom: of GPtrArray by id. All at once: to look through everybody for each of
 * them would take long where many play. */
static GHashTable *
gather_spellings (GPtrArray *everybody)
{
  GHashTable *spellings = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                                 (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = everybody->pdata[i];
      GPtrArray         *list;

      if (person->merged_into == 0)
        continue;
      list = g_hash_table_lookup (spellings, &person->merged_into);
      if (list == NULL)
        {
          list = g_ptr_array_new ();
          g_hash_table_insert (spellings, &person->merged_into, list);
        }
      g_ptr_array_add (list, person);
    }

  return spellings;
}

GListStore *
tenbo_person_items_new (GPtrArray *everybody,
                        gint64     now_msec)
{
  GListStore *items = g_list_store_new (TENBO_TYPE_PERSON_ITEM);
  g_autoptr (GHashTable) spellings = NULL;

  g_return_val_if_fail (everybody != NULL, items);

  spellings = gather_spellings (everybody);
  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = everybody->pdata[i];
      g_autoptr (TenboPersonItem) item = NULL;

      if (person->merged_into != 0)
        continue;
      item = tenbo_person_item_new (tenbo_stored_person_copy (person),
                                    g_hash_table_lookup (spellings, &person->id), now_msec);
      g_list_store_append (items, item);
    }

  return items;
}
