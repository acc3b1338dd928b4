/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-table-layout.h"

G_BEGIN_DECLS

/* A page and, on top of it, a guest that one player opened. The guest is turned to that player,
 * which dialogs cannot be. While it is open, the page below takes no input, the user cannot leave
 * the navigation page, and keys of the window open nothing. The page is the child of the host. */
#define TENBO_TYPE_TABLE_HOST (tenbo_table_host_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableHost, tenbo_table_host, TENBO, TABLE_HOST, AdwBin)

/* The widget to open */
typedef struct
{
  GtkWidget      *widget; /* floating; the host takes it */
  const char     *title;  /* accessible name; needed only during the call */
  GtkWidget      *focus;  /* first focus; NULL: the first focusable widget */
  TenboScreenSide side;
  int             width; /* preferred size in pixels; smaller if it does not fit */
  int             height;
} TenboTableGuest;

/* Shows @banner (floating) below the page if it is high enough. The page is laid out as in a lower
 * window. */
void tenbo_table_host_set_banner (TenboTableHost *self,
                                  GtkWidget      *banner);

/* Opens @guest on top of the page. No other guest may be open. */
void tenbo_table_host_open (TenboTableHost        *self,
                            const TenboTableGuest *guest);

/* Closes the guest, if one is open, and restores the focus. */
void tenbo_table_host_close (TenboTableHost *self);

/* Returns the open guest, or NULL. Borrowed. */
GtkWidget *tenbo_table_host_get_open (TenboTableHost *self);

G_END_DECLS
