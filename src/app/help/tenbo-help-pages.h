/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* The pages of the help, each made anew when it is opened. All are floating. */

/* How to use the program: the same under every ruleset. */
AdwNavigationPage *tenbo_help_guide_page_new (void);

/* Every yaku, or item of tai, that @ruleset plays, with what it is worth there and an example;
 * typing searches. */
AdwNavigationPage *tenbo_help_yaku_page_new (TenboRuleset *ruleset);

/* What each value pays under @ruleset. */
AdwNavigationPage *tenbo_help_scores_page_new (TenboRuleset *ruleset);

/* How fu are counted under @ruleset, which counts them. */
AdwNavigationPage *tenbo_help_fu_page_new (TenboRuleset *ruleset);

/* The texts of the guide, topic by topic, up to one without a title; marked for translation. A
 * control is named in braces, by the text that stands on it ("{_New Game}"). */
typedef struct
{
  const char *title;
  const char *text;
} TenboHelpTopicText;

extern const TenboHelpTopicText tenbo_help_guide[];

G_END_DECLS
