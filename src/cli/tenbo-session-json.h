/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* The evening @sheet as one JSON object (docs/command-line.md), with an end of line. Transfer
 * full. */
char *tenbo_session_json (const TenboSessionSheet *sheet);

G_END_DECLS
