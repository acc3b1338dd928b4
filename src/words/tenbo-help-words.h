/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-rules.h"

G_BEGIN_DECLS

/* Explanations of yaku and items of tai for beginners. Borrowed texts are static and translated
 * unless noted otherwise; other texts are transfer full. */

/* Return the condition of @yaku or @item in one short sentence. */
const char *tenbo_help_words_yaku (TbYaku yaku);
const char *tenbo_help_words_tai (TbTai item);

/* Return the name of @yaku among riichi players in Japan ("断么九"), or of @item in Fenghua ("大大胡").
 * The same in every language. @rules define the yaku of the house; NULL for any other. */
const char *tenbo_help_words_yaku_name (const TbRules *rules,
                                        TbYaku         yaku);
const char *tenbo_help_words_tai_name (const TbRules *rules,
                                       TbTai          item);

/* Whether hands can have @yaku under @rules: the ruleset has the yaku and the tiles for it */
gboolean tenbo_help_words_is_played (const TbRules *rules,
                                     TbYaku         yaku);

/* Formats the value of @yaku, which the ruleset has, under @rules: "2 han", "2 han, closed only",
 * "3 han, open 2", "Double yakuman". */
char *tenbo_help_words_yaku_worth (const TbRules *rules,
                                   TbYaku         yaku);

/* Formats the value of @rule: "100 tai", "2 tai each". */
char *tenbo_help_words_tai_worth (const TbTaiRule *rule);

/* Return what differs from other rulesets about @yaku or @rule under @rules, in sentences; NULL if
 * nothing does. */
char *tenbo_help_words_yaku_note (const TbRules *rules,
                                  TbYaku         yaku);
char *tenbo_help_words_tai_note (const TbRules   *rules,
                                 const TbTaiRule *rule);

G_END_DECLS
