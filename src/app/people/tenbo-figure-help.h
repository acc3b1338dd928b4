/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-figure.h"

G_BEGIN_DECLS

/* A dialog that says what each figure of @group counts, and of what. Floating. */
AdwDialog *tenbo_figure_help_new (TenboFigureGroup group);

G_END_DECLS
