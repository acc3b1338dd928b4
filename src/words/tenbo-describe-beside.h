/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* What tenbo_describe_event() leaves unsaid and two versions of a hand differ in, as it is in
 * @after: a line each, "Riichi: Ben". The names are those of @game and of @whole, the game as it
 * would be with @after. Empty if there is nothing. Transfer full. */
char *tenbo_describe_beside (TenboGame     *game,
                             const TbEvent *before,
                             TenboGame     *whole,
                             const TbEvent *after);

G_END_DECLS
