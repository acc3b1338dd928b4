/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-rules.h"

G_BEGIN_DECLS

/* What yaku and items of tai are, in words for who does not know them. Borrowed texts are static,
 * in the user's language unless it is said otherwise; the rest is transfer full. */

/* What @yaku asks for, and what @item is, in one short sentence. */
const char *tenbo_help_words_yaku (TbYaku yaku);
const char *tenbo_help_words_tai (TbTai item);

/* What players of riichi call @yaku in Japan ("断么九"), and those of Fenghua @item ("大大胡"), in
 * every language. */
const char *tenbo_help_words_yaku_name (TbYaku yaku);
const char *tenbo_help_words_tai_name (TbTai item);

/* Whether hands can have @yaku under @rules: that the ruleset plays it, and that there are tiles
 * for it. */
gboolean tenbo_help_words_is_played (const TbRules *rules,
                                     TbYaku         yaku);

/* What @yaku, which the ruleset plays, is worth under @rules: "2 han", "2 han, closed only",
 * "3 han, open 2", "Double yakuman". */
char *tenbo_help_words_yaku_worth (const TbRules *rules,
                                   TbYaku         yaku);

/* What @rule is worth: "100 tai", "2 tai each". */
char *tenbo_help_words_tai_worth (const TbTaiRule *rule);

/* What is special about @yaku or @rule under @rules, in sentences; NULL if nothing is. */
char *tenbo_help_words_yaku_note (const TbRules *rules,
                                  TbYaku         yaku);
char *tenbo_help_words_tai_note (const TbRules   *rules,
                                 const TbTaiRule *rule);

G_END_DECLS
