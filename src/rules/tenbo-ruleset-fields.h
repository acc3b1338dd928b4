/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tenbo-ruleset-reader.h"

G_BEGIN_DECLS

/* Fields of a ruleset: descriptions of their valid values, and a reader. */

/* Adds @location to @refusal with the text of @format and its arguments, unless @location or a
 * location that contains it is already listed. Always returns FALSE. */
gboolean tenbo_ruleset_refuse (TenboRulesetRefusal *refusal,
                               TenboRulesetError    code,
                               const TenboLocation *location,
                               const char          *format,
                               ...) G_GNUC_PRINTF (4, 5);

/* Whether @refusal lists the member @key of the file, or a part of it. */
gboolean tenbo_ruleset_is_refused (const TenboRulesetRefusal *refusal,
                                   const char                *key);

/* Refuses each member of @object, which is at @up, that is not one of the @n_known keys @known, and
 * suggests a similar key. FALSE if there are any. */
gboolean tenbo_ruleset_check_keys (JsonObject          *object,
                                   const TenboLocation *up,
                                   const char *const   *known,
                                   size_t               n_known,
                                   TenboRulesetRefusal *refusal);

/* Refuses the text @word at @location, which is not one of the @n_known words @known, and suggests
 * a similar one. Always returns FALSE. */
gboolean tenbo_ruleset_refuse_word (TenboRulesetRefusal *refusal,
                                    const TenboLocation *location,
                                    const char          *word,
                                    const char *const   *known,
                                    size_t               n_known);

/* Reads the text of the member @key of the object at @up; NULL if it is missing. Returns FALSE if
 * it is not a text or empty. */
gboolean tenbo_ruleset_read_text (JsonObject          *object,
                                  const TenboLocation *up,
                                  const char          *key,
                                  char               **out,
                                  TenboRulesetRefusal *refusal);

/* Refuses every location of @rules that conflicts with another field, with the reason. Ignores the
 * effects of fields that @refusal already lists. */
gboolean tenbo_ruleset_check_conflicts (const TbRules       *rules,
                                        TenboRulesetRefusal *refusal);

/* Context for reading a field. */
typedef struct
{
  int                  players;  /* the length of a row */
  int                  revision; /* revision of the format of the file */
  TenboRulesetRefusal *refusal;  /* receives the reasons */
} TenboRuleReader;

/* Reads the field at @location from @node into the struct at @base. Reads all parts even if one is
 * refused; returns FALSE then. */
gboolean tenbo_rule_field_read (const TenboRuleReader *reader,
                                const TbRuleField     *field,
                                const TenboLocation   *location,
                                JsonNode              *node,
                                void                  *base);

/* Sets the field at @location, which is missing from the file, to its meaning before the field
 * existed. Refuses it as missing if the file should contain it. */
gboolean tenbo_rule_field_fill (const TenboRuleReader *reader,
                                const TbRuleField     *field,
                                const TenboLocation   *location,
                                void                  *base);

G_END_DECLS
