/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tenbo-application.h"

G_BEGIN_DECLS

#define TENBO_TYPE_WINDOW (tenbo_window_get_type ())

G_DECLARE_FINAL_TYPE (TenboWindow, tenbo_window, TENBO, WINDOW, AdwApplicationWindow)

/* A new window of the application, not yet shown. */
TenboWindow *tenbo_window_new (TenboApplication *application);

G_END_DECLS
