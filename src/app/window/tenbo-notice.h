/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What is to be said about the database as a whole. */
typedef struct
{
  char    *title;     /* one line, for a banner */
  char    *body;      /* what happened, what was kept, what to do */
  gboolean urgent;    /* said in a dialog at once, not only in a banner */
  gboolean can_retry; /* opening again may help */
  gboolean can_save;  /* there are games that can be saved elsewhere */
} TenboNotice;

/* The notice of a store that is brought up to date just now, for seconds. Transfer full. */
TenboNotice *tenbo_notice_new_updating (void);

/* The notice of a store that was opened, or NULL if all is well. Transfer full. */
TenboNotice *tenbo_notice_new_opened (TenboStore *store);

/* The notice of a store at @path that could not be opened. Transfer full. */
TenboNotice *tenbo_notice_new_failed (const char   *path,
                                      const GError *error);

/* The notice of an open store in which tenbo_store_check() found @error. Transfer full. */
TenboNotice *tenbo_notice_new_check (TenboStore   *store,
                                     const GError *error);

/* The notice of an open store whose file another program took away (tenbo_store_get_loss()).
 * @has_open_games: there are games that are in memory as a whole. Transfer full. */
TenboNotice *tenbo_notice_new_lost (TenboStore *store,
                                    gboolean    has_open_games);

void tenbo_notice_free (TenboNotice *notice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboNotice, tenbo_notice_free)

G_END_DECLS
