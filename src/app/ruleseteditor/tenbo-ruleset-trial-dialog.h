/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Creates a dialog with samples of @ruleset: its differences from @base, which may be NULL, the
 * result of a game, and the payments of hands. */
AdwDialog *tenbo_ruleset_trial_dialog_new (TenboRuleset *ruleset,
                                           TenboRuleset *base);

G_END_DECLS
