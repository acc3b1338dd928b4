/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TENBO_TYPE_APPLICATION (tenbo_application_get_type ())

G_DECLARE_FINAL_TYPE (TenboApplication, tenbo_application, TENBO, APPLICATION, AdwApplication)

/* The application, not yet registered. The caller owns it. */
TenboApplication *tenbo_application_new (void);

G_END_DECLS
