/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"

G_BEGIN_DECLS

/* Inside the store: a set of games, a bit for each id. A history of 100,000 games makes sets of 12
 * kilobytes. */
typedef struct _TenboGameSet TenboGameSet;

/* An empty set of the games of the database; NULL with @error. */
TenboGameSet *tenbo_game_set_new (TenboDb *db,
                                  GError **error);
void          tenbo_game_set_free (TenboGameSet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameSet, tenbo_game_set_free)

/* An empty set as large as @other. */
TenboGameSet *tenbo_game_set_new_like (const TenboGameSet *other);

/* What is no id of a game of the database is left out, and in no set. */
void     tenbo_game_set_add (TenboGameSet *self,
                             gint64        game_id);
gboolean tenbo_game_set_has (const TenboGameSet *self,
                             gint64              game_id);

/* Puts every id in. */
void tenbo_game_set_fill (TenboGameSet *self);

/* Keeps what is in @other too; what is not. */
void tenbo_game_set_intersect (TenboGameSet       *self,
                               const TenboGameSet *other);
void tenbo_game_set_subtract (TenboGameSet       *self,
                              const TenboGameSet *other);

/* Adds the first column of all rows of @statement. */
gboolean tenbo_game_set_add_rows (TenboGameSet   *self,
                                  TenboDb        *db,
                                  TenboStatement *statement,
                                  GError        **error);

G_END_DECLS
