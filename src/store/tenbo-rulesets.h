/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Rulesets as stored with the games. Reading: tenbo-read.h. */

/* A frozen ruleset */
typedef struct
{
  gint64 id;
  char  *name; /* its name at the time of the first game */
} TenboStoredRuleset;

void tenbo_stored_ruleset_free (TenboStoredRuleset *ruleset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredRuleset, tenbo_stored_ruleset_free)

/* Returns the frozen rulesets whose text was modified: their digest differs. Of
 * TenboStoredRuleset. */
GPtrArray *tenbo_rulesets_list_changed (TenboRead *read,
                                        GError   **error);

/* A ruleset that was played; all texts with the same key count as one */
typedef struct
{
  char *key;
  char *name; /* name in the most recent text, in the user's language */
  int   n_games;
} TenboPlayedRuleset;

void tenbo_played_ruleset_free (TenboPlayedRuleset *ruleset);

/* Returns the rulesets of all games that are not deleted, the most frequent first. Of
 * TenboPlayedRuleset. */
GPtrArray *tenbo_rulesets_list_played (TenboRead *read,
                                       GError   **error);

/* Returns the keys of the rulesets of the last games that are not deleted, each once, the last
 * played first: at most @limit. NULL with @error; transfer full. */
GStrv tenbo_rulesets_list_recent (TenboRead *read,
                                  int        limit,
                                  GError   **error);

/* Returns the names of the yaku that the stored rulesets define, by their ids: both are strings. A
 * name is in the user's language, from the most recent text that defines the yaku. @key is the key
 * of the only ruleset to read; NULL: all. NULL with @error; transfer full. */
GHashTable *tenbo_rulesets_read_yaku_names (TenboRead  *read,
                                            const char *key,
                                            GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPlayedRuleset, tenbo_played_ruleset_free)

G_END_DECLS
