/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* A context for text that no screen has a say in: no hinting, 72 dots an inch, and the shapes of
 * characters that readers of the interface's language expect. Transfer full. */
PangoContext *tenbo_text_context_new (void);

G_END_DECLS
