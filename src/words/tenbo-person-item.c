/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-item.h"

#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TenboPersonItem
{
  GObject parent_instance;

  /* Owned */
  TenboStoredPerson *person;
  char              *subtitle;
  char              *folded; /* all their names, one per line, folded */
};

G_DEFINE_FINAL_TYPE (TenboPersonItem, tenbo_person_item, G_TYPE_OBJECT)

typedef enum
{
  PROP_NAME = 1,
  PROP_SUBTITLE,
  PROP_BADGE,
  PROP_LABEL,
  PROP_COLOR,
  PROP_HAS_BADGE,
} TenboPersonItemProps;

static GParamSpec *props[PROP_HAS_BADGE + 1];

static void
tenbo_person_item_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TenboPersonItem *self = TENBO_PERSON_ITEM (object);
  const char      *name = tenbo_free_text_isolate (self->person->name);
  const char      *badge = tenbo_person_item_get_badge (self);

  switch ((TenboPersonItemProps) property_id)
    {
    case PROP_NAME:
      g_value_set_string (value, name);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_BADGE:
      g_value_set_string (value, badge);
      break;
    case PROP_LABEL:
      /* Translators: for screen readers, between a name and its description: "Aki, Guest" */
      g_value_take_string (value, g_strjoin (C_ ("screen reader", ", "), name, badge, NULL));
      break;
    case PROP_COLOR:
      g_value_set_int (value, self->person->colour);
      break;
    case PROP_HAS_BADGE:
      g_value_set_boolean (value, badge != NULL);
      break;
    }
}

static void
append_names (GPtrArray               *names,
              const TenboStoredPerson *person)
{
  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (names, person->aliases[i], g_str_equal, NULL))
      g_ptr_array_add (names, person->aliases[i]);
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
  props[PROP_COLOR] = g_param_spec_int ("color", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_HAS_BADGE] = g_param_spec_boolean ("has-badge", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_person_item_init (TenboPersonItem *self)
{
}

TenboPersonItem *
tenbo_person_item_new (const TenboStoredPerson *person,
                       GPtrArray               *spellings,
                       gint64                   now_msec)
{
  TenboPersonItem *self;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();    /* aliases; borrowed */
  g_autoptr (GPtrArray) isolated = g_ptr_array_new (); /* the same */
  g_autofree char *games = NULL;
  g_autofree char *when = NULL;
  g_autofree char *list = NULL;
  g_autofree char *also = NULL;
  g_autofree char *others = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  append_names (names, person);
  for (guint i = 0; spellings != NULL && i < spellings->len; i++)
    {
      const TenboStoredPerson *spelling = spellings->pdata[i];

      g_ptr_array_add (names, spelling->name);
      append_names (names, spelling);
    }
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (isolated, (gpointer) tenbo_free_text_isolate (names->pdata[i]));
  g_ptr_array_add (names, NULL);
  g_ptr_array_add (isolated, NULL);

  games = tenbo_words_games ((guint) person->n_games);
  list = g_strjoinv (C_ ("list", ", "), (char **) isolated->pdata);
  if (*list != '\0')
    /* Translators: the aliases of a person: "also Akiko, A." */
    also = g_strdup_printf (_ ("also %s"), list);
  if (person->last_played.msec > 0)
    {
      g_autofree char *time = tenbo_describe_game_time (&person->last_played, now_msec);

      /* Translators: after the number of games; the argument is a date, a time or both */
      when = g_strdup_printf (_ ("last played %s"), time);
    }
  others = g_strjoinv ("\n", (char **) names->pdata);
  all = g_strconcat (person->name, "\n", others, NULL);

  self = g_object_new (TENBO_TYPE_PERSON_ITEM, NULL);
  self->person = tenbo_stored_person_copy (person);
  /* A NULL argument ends the list. */
  self->subtitle = g_strjoin (" \u00b7 ", games, when != NULL ? when : also,
                              when != NULL ? also : NULL, NULL);
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

GListStore *
tenbo_person_items_new (GPtrArray *everybody,
                        gint64     now_msec)
{
  GListStore *items = g_list_store_new (TENBO_TYPE_PERSON_ITEM);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) spellings = NULL; /* spellings by the person they were merged into */

  g_return_val_if_fail (everybody != NULL, items);

  /* Group all spellings first, because searching all people for each person would be slow. */
  spellings = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                     (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = everybody->pdata[i];

      if (person->merged_into == 0)
        continue;
      if (!g_hash_table_contains (spellings, &person->merged_into))
        g_hash_table_insert (spellings, &person->merged_into, g_ptr_array_new ());
      g_ptr_array_add (g_hash_table_lookup (spellings, &person->merged_into), person);
    }

  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = everybody->pdata[i];

      if (person->merged_into == 0)
        g_ptr_array_add (list, tenbo_person_item_new (person,
                                                      g_hash_table_lookup (spellings, &person->id),
                                                      now_msec));
    }
  g_list_store_splice (items, 0, 0, list->pdata, list->len);

  return items;
}

gpointer
tenbo_everybody_read (TenboRead *read,
                      gpointer   data,
                      GError   **error)
{
  return tenbo_people_list_all (read, error);
}
