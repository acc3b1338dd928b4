/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Rulesets as they were frozen into games. Reading: tenbo-read.h. */

/* A frozen ruleset. */
typedef struct
{
  gint64 id;
  char  *name; /* as it was called when it was first played */
} TenboStoredRuleset;

void tenbo_stored_ruleset_free (TenboStoredRuleset *ruleset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStoredRuleset, tenbo_stored_ruleset_free)

/* The frozen rulesets whose text is not the one that was frozen: its digest is another. Of
 * TenboStoredRuleset. */
GPtrArray *tenbo_rulesets_list_changed (TenboRead *read,
                                        GError   **error);

/* A ruleset that was played, under one key, whatever its texts were. */
typedef struct
{
  char *key;
  char *name; /* of the text that came last, in the reader's language */
  int   n_games;
} TenboPlayedRuleset;

void tenbo_played_ruleset_free (TenboPlayedRuleset *ruleset);

/* The rulesets of all games that are not deleted, that of most games first. Of
 * TenboPlayedRuleset. */
GPtrArray *tenbo_rulesets_list_played (TenboRead *read,
                                       GError   **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPlayedRuleset, tenbo_played_ruleset_free)

G_END_DECLS
