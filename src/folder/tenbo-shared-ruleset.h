/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record-reader.h"

G_BEGIN_DECLS

/* The state of the file of one ruleset of the user on all devices: a register, of which the later
 * change wins as a whole. It reads and writes no files. */
typedef struct
{
  char  *id;           /* the name of the file without ".json" */
  gint64 changed_msec; /* later than that of the text that it replaced, whatever the clock said */
  char  *text;         /* of the file; NULL: it is deleted */

  /* Digests of the texts that were replaced by devices that knew them; owned */
  GPtrArray *replaced;
} TenboSharedRuleset;

/* Creates the register of a file that nobody knows yet. */
TenboSharedRuleset *tenbo_shared_ruleset_new (const char *id,
                                              gint64      changed_msec,
                                              const char *text);
TenboSharedRuleset *tenbo_shared_ruleset_copy (const TenboSharedRuleset *self);
void                tenbo_shared_ruleset_free (TenboSharedRuleset *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSharedRuleset, tenbo_shared_ruleset_free)

/* Replaces the text by @text (NULL: the file is deleted), at @changed_msec or later. */
void tenbo_shared_ruleset_change (TenboSharedRuleset *self,
                                  gint64              changed_msec,
                                  const char         *text);

/* Adds what @other knows of the same file. Returns whether anything changed. If the text that loses
 * was not known to the device that wrote the other one, *@saved (transfer full) is a ruleset with
 * this text under another id and name, which all devices choose alike; else NULL. */
gboolean tenbo_shared_ruleset_merge (TenboSharedRuleset       *self,
                                     const TenboSharedRuleset *other,
                                     TenboSharedRuleset      **saved);

/* Reads an entry of a file. NULL if it is refused. Transfer full. */
TenboSharedRuleset *tenbo_shared_ruleset_read (TenboRecordReader   *reader,
                                               const TenboLocation *location);

/* Returns the entry. Transfer full. */
char *tenbo_shared_ruleset_write (const TenboSharedRuleset *self);

G_END_DECLS
