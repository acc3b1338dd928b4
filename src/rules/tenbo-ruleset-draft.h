/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rule-place.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* A ruleset file while the user edits it: its contents, which may be invalid, the steps of undo,
 * and the problems in words. Emits “changed” after each change of the contents.
 *
 * Properties (read-only): `is-modified` (differs from the saved file), `n-problems`. */
#define TENBO_TYPE_RULESET_DRAFT (tenbo_ruleset_draft_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetDraft, tenbo_ruleset_draft, TENBO, RULESET_DRAFT, GObject)

/* Texts of the file besides its fields */
typedef enum
{
  TENBO_DRAFT_ID,
  TENBO_DRAFT_NAME,
  TENBO_DRAFT_SOURCE,
} TenboDraftText;

/* Languages of the texts of a file */
typedef enum
{
  TENBO_DRAFT_EN,
  TENBO_DRAFT_JA,
  TENBO_DRAFT_ZH,
  TENBO_N_DRAFT_LANGUAGES,
} TenboDraftLanguage;

/* Creates a draft of a new ruleset that extends @base without changes. */
TenboRulesetDraft *tenbo_ruleset_draft_new_extension (TenboRuleset *base,
                                                      const char   *id,
                                                      const char   *name);

/* Creates a draft of a new ruleset with all contents of the file of @original. */
TenboRulesetDraft *tenbo_ruleset_draft_new_copy (TenboRuleset *original,
                                                 const char   *id,
                                                 const char   *name);

/* Creates a draft of @ruleset, which was read from the file @text or, with NULL, becomes a new
 * file. */
TenboRulesetDraft *tenbo_ruleset_draft_new_of_file (TenboRuleset *ruleset,
                                                    const char   *text);

/* Returns an id for a copy of @original that no ruleset of @list has: "mleague-2". Transfer
 * full. */
char *tenbo_ruleset_draft_propose_id (TenboRulesetList *list,
                                      TenboRuleset     *original);

/* Returns the ruleset that the draft extends, or NULL. Borrowed. */
TenboRuleset *tenbo_ruleset_draft_get_base (TenboRulesetDraft *self);

/* Returns the rules; their values may be invalid. Borrowed; valid until the next change. */
const TbRules *tenbo_ruleset_draft_get_rules (TenboRulesetDraft *self);

/* Returns the ruleset of the contents, or NULL if they have a problem. Borrowed; valid until the
 * next change. */
TenboRuleset *tenbo_ruleset_draft_get_ruleset (TenboRulesetDraft *self);

/* Returns the canonical text of the file. Borrowed; valid until the next change. */
const char *tenbo_ruleset_draft_get_text (TenboRulesetDraft *self);

/* Returns the text of the file when it was last read or saved, or NULL if it is new. Borrowed. */
const char *tenbo_ruleset_draft_get_saved_text (TenboRulesetDraft *self);

/* Records that the file now contains @text, the text of the draft when it was saved. */
void tenbo_ruleset_draft_set_saved (TenboRulesetDraft *self,
                                    const char        *text);

/* Returns the problems at the member @key of the file and inside it, one per line: those inside it
 * with their location. NULL if there are none. Transfer full. */
char *tenbo_ruleset_draft_dup_problem (TenboRulesetDraft *self,
                                       const char        *key);

/* Returns a text of the file, or "". There is one id, for all languages. Borrowed. */
const char *tenbo_ruleset_draft_get_head (TenboRulesetDraft *self,
                                          TenboDraftText     text,
                                          TenboDraftLanguage language);
void        tenbo_ruleset_draft_set_head (TenboRulesetDraft *self,
                                          TenboDraftText     text,
                                          TenboDraftLanguage language,
                                          const char        *value);

/* The notes of the file (TenboRulesetNote), without those that it inherits. Setting a note copies
 * it; @index is the number of notes to append one. NULL removes the note. */
guint                   tenbo_ruleset_draft_get_n_notes (TenboRulesetDraft *self);
const TenboRulesetNote *tenbo_ruleset_draft_get_note (TenboRulesetDraft *self,
                                                      guint              index);
void                    tenbo_ruleset_draft_set_note (TenboRulesetDraft      *self,
                                                      guint                   index,
                                                      const TenboRulesetNote *note);

/* Whether the file contains @field; otherwise its value is that of the base. */
gboolean tenbo_ruleset_draft_is_own (TenboRulesetDraft *self,
                                     TbField            field);

/* Whether a user should see @field: it can have an effect, or it has a problem. */
gboolean tenbo_ruleset_draft_shows (TenboRulesetDraft *self,
                                    TbField            field);

/* Set a value of a field, which the file then contains. Nothing happens if it is the same. */
void tenbo_ruleset_draft_set_number (TenboRulesetDraft    *self,
                                     const TenboRulePlace *place,
                                     int32_t               number);
void tenbo_ruleset_draft_set_yaku (TenboRulesetDraft    *self,
                                   const TenboRulePlace *place,
                                   TbYakuSet             set);
void tenbo_ruleset_draft_set_text (TenboRulesetDraft    *self,
                                   const TenboRulePlace *place,
                                   const char           *text);

/* Change the records of a field, like the functions of tenbo-rule-place.h. */
gboolean tenbo_ruleset_draft_append_record (TenboRulesetDraft *self,
                                            TbField            field);
void     tenbo_ruleset_draft_remove_record (TenboRulesetDraft *self,
                                            TbField            field,
                                            int                index);
void     tenbo_ruleset_draft_move_record (TenboRulesetDraft *self,
                                          TbField            field,
                                          int                from,
                                          int                to);

/* Replaces all fields that differ between the draft and @rules, in one step that is described as
 * @description. */
void tenbo_ruleset_draft_set_rules (TenboRulesetDraft *self,
                                    const TbRules     *rules,
                                    const char        *description);

/* Removes @field from the file, so that its value is that of the base. */
void tenbo_ruleset_draft_reset (TenboRulesetDraft *self,
                                TbField            field);

/* Number of fields whose problem is that another field leaves them no effect. */
guint tenbo_ruleset_draft_count_idle (TenboRulesetDraft *self);

/* Sets these fields to their neutral values, in one step. */
void tenbo_ruleset_draft_clear_idle (TenboRulesetDraft *self);

/* Reverts the last change, or repeats the last reverted one. Does nothing if there is none. */
void tenbo_ruleset_draft_undo (TenboRulesetDraft *self);
void tenbo_ruleset_draft_redo (TenboRulesetDraft *self);

/* Return a description of the change that undo or redo would affect ("Uma"), or NULL. Borrowed;
 * valid until the next change. */
const char *tenbo_ruleset_draft_get_undo_label (TenboRulesetDraft *self);
const char *tenbo_ruleset_draft_get_redo_label (TenboRulesetDraft *self);

G_END_DECLS
