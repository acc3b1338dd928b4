/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

/* Whether one of the set @listed excludes @yaku under @rules; all are ordinary yaku. Only the
 * engine's own files include this. */
bool tb_yaku_is_excluded_by_set (const TbRules *rules,
                                 TbYaku         yaku,
                                 TbYakuSet      listed);
