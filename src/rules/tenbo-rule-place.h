/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-rule-fields.h"

G_BEGIN_DECLS

/* The place of one value in a ruleset, and typed access to it: for code that edits any field. */

/* A field, a member of a record of its list, or a number of a row. */
typedef struct
{
  TbField field;
  int     record; /* index of the record in the list of the field, or -1: the field itself */
  int     member; /* index of the member of the record */
  int     column; /* index in a list of one number per player, from 0; -1: the whole list */
} TenboRulePlace;

/* The place of the field @field itself. */
#define TENBO_RULE_PLACE(field) ((TenboRulePlace) { (field), -1, 0, 0 })

/* Returns the description of the value at @place. Static. */
const TbRuleField *tenbo_rule_place_describe (const TenboRulePlace *place);

/* Return and set a boolean, a number, an enumeration, a yaku, or a number of a row. Any number can
 * be set; the reader refuses those out of range. */
int32_t tenbo_rule_place_get_number (const TbRules        *rules,
                                     const TenboRulePlace *place);
void    tenbo_rule_place_set_number (TbRules              *rules,
                                     const TenboRulePlace *place,
                                     int32_t               number);

/* Return and set a set of yaku. */
TbYakuSet tenbo_rule_place_get_yaku (const TbRules        *rules,
                                     const TenboRulePlace *place);
void      tenbo_rule_place_set_yaku (TbRules              *rules,
                                     const TenboRulePlace *place,
                                     TbYakuSet             set);

/* Return and set an id or a name. The text is borrowed; tenbo_rule_place_set_text() cuts a longer
 * text at the limit, between two characters. */
const char *tenbo_rule_place_get_text (const TbRules        *rules,
                                       const TenboRulePlace *place);
void        tenbo_rule_place_set_text (TbRules              *rules,
                                       const TenboRulePlace *place,
                                       const char           *text);

/* Returns the number of records of @field, without the yaku of the house in the list of yaku. */
int tenbo_rule_place_count (const TbRules *rules,
                            TbField        field);

/* Appends a record to the list of @field: a valid one, as far as other records allow it. Returns
 * FALSE if the list is full. */
gboolean tenbo_rule_place_append (TbRules *rules,
                                  TbField  field);

/* Removes the record @index of the list of @field. */
void tenbo_rule_place_remove (TbRules *rules,
                              TbField  field,
                              int      index);

/* Moves the record @from of the list of @field to the index @to. */
void tenbo_rule_place_move (TbRules *rules,
                            TbField  field,
                            int      from,
                            int      to);

/* Copies the value of @field from @source, which may have another number of players. */
void tenbo_rule_place_copy (TbRules       *rules,
                            const TbRules *source,
                            TbField        field);

G_END_DECLS
