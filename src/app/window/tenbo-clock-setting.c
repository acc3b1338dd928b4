/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-clock-setting.h"

#include "tenbo-date.h"

#define SCHEMA "org.gnome.desktop.interface"
#define KEY    "clock-format"

#define PORTAL           "org.freedesktop.portal.Desktop"
#define PORTAL_PATH      "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"

/* Limits the delay of the start if the portal does not answer, in milliseconds. */
#define PORTAL_MSEC 200

static void
settings_changed_cb (GSettings  *settings,
                     const char *key,
                     gpointer    user_data)
{
  g_autofree char *format = g_settings_get_string (settings, KEY);

  tenbo_date_set_clock_format (format);
}

static void
apply_value (GVariant *value)
{
  g_autoptr (GVariant) inner = NULL;

  /* Read wraps the value in two variants, the signal in one. */
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      inner = g_variant_get_variant (value);
      value = inner;
    }
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    tenbo_date_set_clock_format (g_variant_get_string (value, NULL));
}

static void
portal_signal_cb (GDBusProxy *portal,
                  const char *sender,
                  const char *signal,
                  GVariant   *parameters,
                  gpointer    user_data)
{
  g_autoptr (GVariant) value = NULL;
  const char *schema;
  const char *key;

  if (!g_str_equal (signal, "SettingChanged") ||
      !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;

  g_variant_get (parameters, "(&s&sv)", &schema, &key, &value);
  if (g_str_equal (schema, SCHEMA) && g_str_equal (key, KEY))
    apply_value (value);
}

/* Reads synchronously, as libadwaita does for its style, so that the first frame has the right
 * times. */
static GObject *
follow_portal (GDBusConnection *connection)
{
  g_autoptr (GDBusProxy) portal = NULL;
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GVariant) value = NULL;

  portal = g_dbus_proxy_new_sync (connection, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL,
                                  PORTAL, PORTAL_PATH, PORTAL_INTERFACE, NULL, NULL);
  if (portal == NULL)
    return NULL;

  g_signal_connect (portal, "g-signal", G_CALLBACK (portal_signal_cb), NULL);
  reply = g_dbus_proxy_call_sync (portal, "Read", g_variant_new ("(ss)", SCHEMA, KEY),
                                  G_DBUS_CALL_FLAGS_NONE, PORTAL_MSEC, NULL, NULL);
  if (reply != NULL && g_variant_is_of_type (reply, G_VARIANT_TYPE ("(v)")))
    {
      g_variant_get (reply, "(v)", &value);
      apply_value (value);
    }

  return G_OBJECT (g_steal_pointer (&portal));
}

GObject *
tenbo_clock_setting_follow (GDBusConnection *connection)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  GSettings *settings;

  /* The settings in a sandbox are not those of the desktop. */
  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    return connection != NULL ? follow_portal (connection) : NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
  if (schema == NULL || !g_settings_schema_has_key (schema, KEY))
    return NULL;

  settings = g_settings_new (SCHEMA);
  g_signal_connect (settings, "changed::" KEY, G_CALLBACK (settings_changed_cb), NULL);
  settings_changed_cb (settings, KEY, NULL);

  return G_OBJECT (settings);
}
