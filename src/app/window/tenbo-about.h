/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-application.h"

G_BEGIN_DECLS

/* The About dialog with what helps to find a fault: versions, paths, the schema of the database.
 * Floating. */
AdwDialog *tenbo_about_dialog_new (TenboApplication *application);

G_END_DECLS
