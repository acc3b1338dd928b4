/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-set.h"

#include "tenbo-store.h"

#define WORD_BITS 64

/* The store counts ids up by one, so a file with a larger one was made by something else, and a set
 * of it would not fit anywhere. */
#define LARGEST_ID ((gint64) 1 << 26)

struct _TenboGameSet
{
  gsize    n_words;
  guint64 *words; /* owned */
};

static TenboGameSet *
new_of_size (gsize n_words)
{
  TenboGameSet *self = g_new (TenboGameSet, 1);

  self->n_words = n_words;
  self->words = g_new0 (guint64, n_words);
  return self;
}

TenboGameSet *
tenbo_game_set_new (TenboDb *db,
                    GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64   largest;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT ifnull (max (id), 0) FROM games", error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return NULL;

  largest = sqlite3_column_int64 (statement, 0);
  if (largest > LARGEST_ID)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                   "game %" G_GINT64_FORMAT ": impossible id", largest);
      return NULL;
    }

  return new_of_size ((gsize) MAX (largest, 0) / WORD_BITS + 1);
}

TenboGameSet *
tenbo_game_set_new_like (const TenboGameSet *other)
{
  return new_of_size (other->n_words);
}

void
tenbo_game_set_free (TenboGameSet *self)
{
  g_free (self->words);
  g_free (self);
}

void
tenbo_game_set_add (TenboGameSet *self,
                    gint64        game_id)
{
  gsize word = (gsize) game_id / WORD_BITS;

  if (word < self->n_words)
    self->words[word] |= (guint64) 1 << (gsize) game_id % WORD_BITS;
}

gboolean
tenbo_game_set_has (const TenboGameSet *self,
                    gint64              game_id)
{
  gsize word = (gsize) game_id / WORD_BITS;

  return word < self->n_words && (self->words[word] >> (gsize) game_id % WORD_BITS & 1) != 0;
}

void
tenbo_game_set_fill (TenboGameSet *self)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] = G_MAXUINT64;
}

void
tenbo_game_set_intersect (TenboGameSet       *self,
                          const TenboGameSet *other)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] &= other->words[i];
}

void
tenbo_game_set_subtract (TenboGameSet       *self,
                         const TenboGameSet *other)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] &= ~other->words[i];
}

gboolean
tenbo_game_set_add_rows (TenboGameSet   *self,
                         TenboDb        *db,
                         TenboStatement *statement,
                         GError        **error)
{
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    tenbo_game_set_add (self, sqlite3_column_int64 (statement, 0));

  return done;
}
