/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Who is looked for. */
typedef enum
{
  TENBO_FIND_SOMEBODY, /* a merged spelling means the person it was merged into */
  TENBO_FIND_MERGED,   /* only spellings that were merged */
} TenboFindWho;

/* The one person of @store, the database at @path (NULL: the user's own), that @word means: by
 * name, alias or uuid, else by the number in the list. NULL after complaining. Transfer full. */
TenboStoredPerson *tenbo_find_person (TenboStore  *store,
                                      const char  *path,
                                      const char  *word,
                                      TenboFindWho who);

G_END_DECLS
