/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "instance-count.h"

#include <stdio.h>

#define PREFIX "Tenbo"

/* A final class whose functions are replaced. Never freed. */
typedef struct
{
  void (*constructed) (GObject *object);
  void (*finalize) (GObject *object);
  int n;         /* atomic: either thread may release the last reference */
  int n_created; /* atomic */
} Watched;

static GHashTable *classes; /* GType -> Watched */
static GRWLock     lock;    /* of the table */

static Watched *
find_watched (GObject *object)
{
  Watched *watched;

  g_rw_lock_reader_lock (&lock);
  watched = g_hash_table_lookup (classes, GSIZE_TO_POINTER (G_OBJECT_TYPE (object)));
  g_rw_lock_reader_unlock (&lock);

  return watched;
}

static void
constructed (GObject *object)
{
  Watched *watched = find_watched (object);

  g_atomic_int_inc (&watched->n);
  g_atomic_int_inc (&watched->n_created);
  watched->constructed (object);
}

static void
finalize (GObject *object)
{
  Watched *watched = find_watched (object);

  g_atomic_int_add (&watched->n, -1);
  watched->finalize (object);
}

/* A final class has no subclass that could have copied its functions. */
static void
watch (GType type)
{
  GObjectClass *class = g_type_class_ref (type);
  Watched *watched = g_new0 (Watched, 1);

  watched->constructed = class->constructed;
  watched->finalize = class->finalize;
  g_rw_lock_writer_lock (&lock);
  g_hash_table_insert (classes, GSIZE_TO_POINTER (type), watched);
  g_rw_lock_writer_unlock (&lock);
  class->constructed = constructed;
  class->finalize = finalize;
}

static void
watch_children (GType type)
{
  guint             n;
  g_autofree GType *children = g_type_children (type, &n);

  for (guint i = 0; i < n; i++)
    {
      if (G_TYPE_IS_FINAL (children[i]) && g_str_has_prefix (g_type_name (children[i]), PREFIX) &&
          !g_hash_table_contains (classes, GSIZE_TO_POINTER (children[i])))
        watch (children[i]);
      watch_children (children[i]);
    }
}

void
instance_count_watch (void)
{
  if (classes == NULL)
    classes = g_hash_table_new (NULL, NULL);

  watch_children (G_TYPE_OBJECT);
}

int
instance_count_sum (void)
{
  GHashTableIter iter;
  gpointer       watched;
  int            sum = 0;

  g_hash_table_iter_init (&iter, classes);
  while (g_hash_table_iter_next (&iter, NULL, &watched))
    sum += g_atomic_int_get (&((Watched *) watched)->n);

  return sum;
}

void
instance_count_print (void)
{
  GHashTableIter iter;
  gpointer       type;
  gpointer       watched;

  g_hash_table_iter_init (&iter, classes);
  while (g_hash_table_iter_next (&iter, &type, &watched))
    printf ("    %s: %d created, %d left\n", g_type_name (GPOINTER_TO_SIZE (type)),
            g_atomic_int_get (&((Watched *) watched)->n_created),
            g_atomic_int_get (&((Watched *) watched)->n));
}
