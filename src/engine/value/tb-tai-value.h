/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-value.h"

/* From tai to what a hand is worth; only the engine's own files include this. */

/* Looks up what the sum or the list of @entry is worth under @rules, which count tai; see
 * tb_value_resolve(). */
TbStatus tb_tai_value_resolve (const TbRules      *rules,
                               const TbValueEntry *entry,
                               TbValue            *out,
                               TbProblem          *problem);
