/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stored-time.h"

GDateTime *
tenbo_stored_time_to_local (const TenboStoredTime *time)
{
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) utc = NULL;

  g_return_val_if_fail (time != NULL, NULL);

  zone = g_time_zone_new_offset (time->offset_minutes * 60);
  utc = g_date_time_new_from_unix_utc_usec (time->msec * 1000);
  return g_date_time_to_timezone (utc, zone);
}
