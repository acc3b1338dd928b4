/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tenbo-ruleset-reader.h"

G_BEGIN_DECLS

/* One field of a ruleset: what would be right, and reading it. */

/* Adds @place to @refusal, with the text of @format and what follows, unless @place or what it lies
 * in is there already. Always FALSE. */
gboolean tenbo_ruleset_refuse (TenboRulesetRefusal *refusal,
                               TenboRulesetError    code,
                               const TenboPlace    *place,
                               const char          *format,
                               ...) G_GNUC_PRINTF (4, 5);

/* Refuses the members of @object, which is at @up, that are none of the @n_known @known ones, each
 * with the one that it resembles. FALSE if there is any. */
gboolean tenbo_ruleset_check_keys (JsonObject          *object,
                                   const TenboPlace    *up,
                                   const char *const   *known,
                                   size_t               n_known,
                                   TenboRulesetRefusal *refusal);

/* Refuses the text @word at @place, which is none of the @n_known @known ones, with the one that it
 * resembles. Always FALSE. */
gboolean tenbo_ruleset_refuse_word (TenboRulesetRefusal *refusal,
                                    const TenboPlace    *place,
                                    const char          *word,
                                    const char *const   *known,
                                    size_t               n_known);

/* Takes the text of the member @key of the object at @up; NULL if it is not there. FALSE if it is
 * no text, or empty. */
gboolean tenbo_ruleset_read_text (JsonObject          *object,
                                  const TenboPlace    *up,
                                  const char          *key,
                                  char               **out,
                                  TenboRulesetRefusal *refusal);

/* Refuses every place of @rules that another field excludes, with the reason. */
gboolean tenbo_ruleset_check_conflicts (const TbRules       *rules,
                                        TenboRulesetRefusal *refusal);

/* What reading a field needs to know beside the field. */
typedef struct
{
  int                  players;  /* the length of a row */
  int                  revision; /* of the format that the file was written in */
  TenboRulesetRefusal *refusal;  /* set where FALSE is returned */
} TenboRuleReading;

/* Reads the field at @place from @node into the struct at @base. FALSE if anything in it was
 * refused; all of it was. */
gboolean tenbo_rule_field_read (const TenboRuleReading *reading,
                                const TbRuleField      *field,
                                const TenboPlace       *place,
                                JsonNode               *node,
                                void                   *base);

/* Gives the field at @place, which the file lacks, the meaning that it had before there was such a
 * field; refuses it as missing where the file should have it. */
gboolean tenbo_rule_field_fill (const TenboRuleReading *reading,
                                const TbRuleField      *field,
                                const TenboPlace       *place,
                                void                   *base);

G_END_DECLS
