/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* Writes @draft, which has no problems, into the folder of the user's rulesets, which it creates.
 * Then marks the draft as saved and reads the folder of @list again.
 *
 * Errors: G_IO_ERROR_EXISTS if a new ruleset has the id of another one; G_IO_ERROR_WRONG_ETAG if
 * another program changed or deleted the file after the draft was read, unless @overwrite is TRUE;
 * otherwise those of TenboFileWriter. */
gboolean tenbo_ruleset_save (TenboRulesetDraft *draft,
                             TenboRulesetList  *list,
                             gboolean           overwrite,
                             GError           **error);

/* Deletes the file of the user's ruleset @id and reads the folder of @list again. Returns the text
 * of the file for tenbo_ruleset_restore(), or NULL with @error. Transfer full. */
char *tenbo_ruleset_delete (TenboRulesetList *list,
                            const char       *id,
                            GError          **error);

/* Writes the file of the deleted ruleset @id again. G_IO_ERROR_EXISTS if there is a new file. */
gboolean tenbo_ruleset_restore (TenboRulesetList *list,
                                const char       *id,
                                const char       *text,
                                GError          **error);

G_END_DECLS
