/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A notice about the database as a whole */
typedef struct
{
  char    *title;      /* one line, for a banner */
  char    *body;       /* what happened, what was kept, what to do */
  gboolean urgent;     /* whether to show it in a dialog immediately, not only in a banner */
  gboolean can_retry;  /* whether opening the store again may help */
  gboolean can_save;   /* whether there are games to save elsewhere */
  gboolean can_repair; /* whether tenbo_repair() may help */
} TenboNotice;

/* Creates the notice of a store that is being updated, for some seconds. Transfer full. */
TenboNotice *tenbo_notice_new_updating (void);

/* Creates the notice of a store that was opened; NULL: no problem. Transfer full. */
TenboNotice *tenbo_notice_new_opened (TenboStore *store);

/* Creates the notice of a store at @path that could not be opened. Transfer full. */
TenboNotice *tenbo_notice_new_failed (const char   *path,
                                      const GError *error);

/* Creates the notice of an open store in which tenbo_store_check() found @error. Transfer full. */
TenboNotice *tenbo_notice_new_check (TenboStore   *store,
                                     const GError *error);

/* Creates the notice of an open store whose file another program took away
 * (tenbo_store_get_loss()). @has_open_games: whether there are games that are completely in memory.
 * Transfer full. */
TenboNotice *tenbo_notice_new_lost (TenboStore *store,
                                    gboolean    has_open_games);

void tenbo_notice_free (TenboNotice *notice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboNotice, tenbo_notice_free)

G_END_DECLS
