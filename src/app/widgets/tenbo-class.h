/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Helpers for the classes of widgets. */

/* The flags of a property whose setter notifies, and only if the value changes */
#define TENBO_PROPERTY (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

/* Adds the signal @name with @n_params parameters to @klass; their types follow. Returns the signal
 * ID. */
guint tenbo_class_add_signal (gpointer    klass,
                              const char *name,
                              guint       n_params,
                              ...);

/* Sets the template of @klass, a final GtkWidgetClass, which the Blueprint file @name defines. If
 * the class has no dispose function of its own yet, it gets one that disposes the template. */
void tenbo_class_set_template (gpointer    klass,
                               const char *name);

/* Adds the CSS class @css_class to @widget, a GtkWidget, or removes it. */
void tenbo_class_toggle (gpointer    widget,
                         const char *css_class,
                         gboolean    on);

G_END_DECLS
