/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-people.h"
#include "store-reads.h"

static const char *const families[] = {
  "佐藤",
  "鈴木",
  "高橋",
  "田中",
  "伊藤",
  "渡辺",
  "山本",
  "中村",
  "小林",
  "加藤",
  "吉田",
  "山田",
  "王",
  "李",
  "陳",
  "Laurent",
  "Weber",
  "Okafor",
  "Novák",
  "Smith",
  "Kowalska",
  "Rossi",
};

static const char *const given[] = {
  "健太",
  "美咲",
  "翔",
  "陽子",
  "さくら",
  "ケンジ",
  "大輔",
  "直樹",
  "由美",
  "誠",
  "麗華",
  "志明",
  "Anna",
  "Émile",
  "Marc",
  "Chloé",
  "Bo",
  "Ines",
  "Jürgen",
  "Lucia",
  "Ola",
  "Paul",
};

/* One in this number has a second spelling, an alias, or is a guest. */
#define ONE_IN_SPELLED 25
#define ONE_IN_ALIASED 20
#define ONE_IN_GUEST   8

/* Frequency of the other spelling. */
#define SPELLED_SHARE 0.2

char *
made_uuid (GRand *random)
{
  guint32 a = g_rand_int (random);
  guint32 b = g_rand_int (random);
  guint32 c = g_rand_int (random);
  guint32 d = g_rand_int (random);

  return g_strdup_printf ("%08x-%04x-4%03x-8%03x-%04x%08x",
                          a, b >> 16, b & 0xfff, c & 0xfff, c >> 16, d);
}

static void
person_free (gpointer data)
{
  MadePerson *person = data;

  g_free (person->uuid);
  g_free (person->name);
  g_free (person->spelling);
  g_free (person->spelling_uuid);
  g_free (person);
}

GPtrArray *
made_people_new (guint  n,
                 GRand *random)
{
  GPtrArray *people = g_ptr_array_new_with_free_func (person_free);

  for (guint i = 0; i < n; i++)
    {
      MadePerson *person = g_new0 (MadePerson, 1);
      const char *family = families[i % G_N_ELEMENTS (families)];
      guint       n_round = i / G_N_ELEMENTS (families);
      const char *first = given[(i + 5 * n_round) % G_N_ELEMENTS (given)];

      person->uuid = made_uuid (random);
      person->name = n_round < G_N_ELEMENTS (given)
                       ? g_strdup_printf ("%s %s", family, first)
                       : g_strdup_printf ("%s %s %u", family, first, n_round);
      if (i % ONE_IN_SPELLED == 0)
        {
          person->spelling = g_strdup_printf ("%s (%u)", first, i);
          person->spelling_uuid = made_uuid (random);
        }

      g_ptr_array_add (people, person);
    }

  return people;
}

void
made_person_write (const MadePerson *person,
                   TenboRecord      *record,
                   int               player,
                   GRand            *random)
{
  gboolean spelled = person->spelling != NULL && g_rand_double (random) < SPELLED_SHARE;

  record->names[player] = g_strdup (spelled ? person->spelling : person->name);
  record->people[player] = g_strdup (spelled ? person->spelling_uuid : person->uuid);
}

static void
commit (TenboStore *store,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  if (!tenbo_store_commit (store, write, NULL, &error))
    g_error ("%s", error->message);
}

/* NULL: never played. */
static TenboStoredPerson *
look_up (TenboStore *store,
         const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = store_test_find_people (store, uuid, &error);

  if (found == NULL)
    g_error ("%s", error->message);

  return found->len > 0 ? g_ptr_array_steal_index (found, 0) : NULL;
}

static void
settle (const MadePerson *person,
        guint             index,
        TenboStore       *store)
{
  g_autoptr (TenboStoredPerson) stored = look_up (store, person->uuid);
  g_autoptr (TenboStoredPerson) spelling = NULL;

  if (stored == NULL)
    return;

  if (index % ONE_IN_ALIASED == 1 || index % ONE_IN_GUEST == 2)
    {
      stored->is_guest = index % ONE_IN_GUEST == 2;
      g_strfreev (stored->aliases);
      stored->aliases = g_new0 (char *, 2);
      if (index % ONE_IN_ALIASED == 1)
        stored->aliases[0] = g_strdup_printf ("No. %u", index);
      commit (store, tenbo_write_person (stored));
    }

  if (person->spelling_uuid != NULL)
    spelling = look_up (store, person->spelling_uuid);
  if (spelling != NULL)
    commit (store, tenbo_write_merge (spelling->id, stored->id));
}

void
made_people_settle (GPtrArray  *people,
                    TenboStore *store)
{
  for (guint i = 0; i < people->len; i++)
    settle (people->pdata[i], i, store);
}
