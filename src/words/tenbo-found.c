/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-found.h"

#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-person-item.h"
#include "tenbo-search.h"
#include "tenbo-summary.h"

/* Maximum numbers of results; GNOME Shell shows the first few. */
#define MAX_PEOPLE 5
#define MAX_GAMES  20

static const char *const prefixes[] = {
  [TENBO_FOUND_PERSON] = "person:",
  [TENBO_FOUND_GAME] = "game:",
};

void
tenbo_found_free (TenboFound *self)
{
  g_free (self->key);
  g_free (self->name);
  g_free (self->details);
  g_free (self);
}

gint64
tenbo_found_parse_key (const char     *key,
                       TenboFoundKind *kind)
{
  gint64 id;

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (key, prefixes[i]))
      {
        *kind = (TenboFoundKind) i;
        id = g_ascii_strtoll (key + strlen (prefixes[i]), NULL, 10);
        return id > 0 && id <= TENBO_MAX_KEY_ID ? id : 0;
      }

  *kind = TENBO_FOUND_PERSON;
  return 0;
}

/* --- Searching --- */

static GListModel *
read_people (TenboRead *read,
             gint64     now_msec,
             GError   **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_people_list_all (read, error);

  return everybody != NULL ? G_LIST_MODEL (tenbo_person_items_new (everybody, now_msec)) : NULL;
}

static void
add_key (GStrvBuilder  *keys,
         TenboFoundKind kind,
         gint64         id)
{
  g_strv_builder_take (keys, g_strdup_printf ("%s%" G_GINT64_FORMAT, prefixes[kind], id));
}

GStrv
tenbo_found_search (TenboRead         *read,
                    const char *const *words,
                    GError           **error)
{
  g_autofree char *joined = g_strjoinv (" ", (GStrv) words);
  g_autofree char *folded = tenbo_fold (joined);
  TenboGameFilter  filter = {
     .flags = TENBO_FIND_FINISHED | TENBO_FIND_UNFINISHED,
     .words = joined,
  };
  g_autoptr (GListModel) people = read_people (read, 0, error);
  g_autoptr (GArray) games = people != NULL ? tenbo_games_search (read, &filter, error) : NULL;
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  guint n_people = 0;

  if (games == NULL)
    return NULL;

  for (guint i = 0; i < g_list_model_get_n_items (people) && n_people < MAX_PEOPLE; i++)
    {
      g_autoptr (TenboPersonItem) item = g_list_model_get_item (people, i);
      const TenboStoredPerson *person = tenbo_person_item_get_person (item);

      if (person->is_hidden || !tenbo_person_item_matches (item, folded))
        continue;
      add_key (keys, TENBO_FOUND_PERSON, person->id);
      n_people++;
    }
  for (guint i = 0; i < MIN (games->len, MAX_GAMES); i++)
    add_key (keys, TENBO_FOUND_GAME, g_array_index (games, TenboGameKey, i).game_id);

  return g_strv_builder_end (keys);
}

/* --- Describing --- */

/* Sets the texts of @found to those of the person @id, if the person exists. */
static void
describe_person (TenboFound *found,
                 gint64      id,
                 GListModel *people)
{
  for (guint i = 0; i < g_list_model_get_n_items (people); i++)
    {
      g_autoptr (TenboPersonItem) item = g_list_model_get_item (people, i);
      const TenboStoredPerson *person = tenbo_person_item_get_person (item);

      if (person->id != id)
        continue;
      found->name = tenbo_free_text_dup_isolated (person->name);
      found->details = g_strdup (tenbo_person_item_get_subtitle (item));
      return;
    }
}

/* Sets the texts of @found to those of the game @id, if the game exists. */
static void
describe_game (TenboFound *found,
               gint64      id,
               TenboRead  *read,
               gint64      now_msec)
{
  const TenboGameKey key = tenbo_game_key (id, 0, FALSE);
  g_autoptr (GPtrArray) games = tenbo_games_read_summaries (read, &key, 1, NULL);
  g_autoptr (TenboSummary) summary = NULL;

  if (games == NULL || games->pdata[0] == NULL)
    return;

  summary = tenbo_summary_new (g_steal_pointer (&games->pdata[0]), now_msec);
  found->name = g_strdup (tenbo_summary_get_title (summary));
  found->details = g_strdup (tenbo_summary_get_subtitle (summary));
}

GPtrArray *
tenbo_found_list (TenboRead         *read,
                  const char *const *keys,
                  gint64             now_msec,
                  GError           **error)
{
  g_autoptr (GListModel) people = read_people (read, now_msec, error);
  g_autoptr (GPtrArray) list = NULL;

  if (people == NULL)
    return NULL;

  list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_found_free);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (TenboFound) found = g_new0 (TenboFound, 1);
      gint64 id = tenbo_found_parse_key (keys[i], &found->kind);

      found->key = g_strdup (keys[i]);
      if (id != 0 && found->kind == TENBO_FOUND_PERSON)
        describe_person (found, id, people);
      else if (id != 0)
        describe_game (found, id, read, now_msec);
      if (found->name != NULL)
        g_ptr_array_add (list, g_steal_pointer (&found));
    }

  return g_steal_pointer (&list);
}
