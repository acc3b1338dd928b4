/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-stream.h"

G_BEGIN_DECLS

/* What of a game an import found to be different: "title, note". Transfer full. */
char *tenbo_details_words (TenboDetails details);

G_END_DECLS
