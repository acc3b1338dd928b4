/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-problem.h"

/* Says no: stores @refusal in @problem and returns TB_REFUSED, so that a check ends with one
 * line. */
TbStatus tb_refuse (TbProblem *problem,
                    TbProblem  refusal);
