/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-table-layout.h"

G_BEGIN_DECLS

/* A page and, over it, what one player opened: turned to him, since dialogs do not turn. While it
 * is open the page below takes no input, the navigation page around it is not left, and keys of the
 * window open nothing. The page is its child. */
#define TENBO_TYPE_TABLE_HOST (tenbo_table_host_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableHost, tenbo_table_host, TENBO, TABLE_HOST, AdwBin)

/* What is opened. */
typedef struct
{
  GtkWidget  *widget; /* floating: taken */
  const char *title;  /* what a screen reader calls it; may have gone after the call */
  GtkWidget  *focus;  /* where the focus begins; NULL: the first that takes it */
  TenboSide   side;
  int         width; /* how large it is where there is room; smaller where there is none */
  int         height;
} TenboTableGuest;

/* Opens @guest over the page; nothing else is open. */
void tenbo_table_host_open (TenboTableHost        *self,
                            const TenboTableGuest *guest);

/* Takes away what is open, if anything is; the focus goes back to where it was. */
void tenbo_table_host_close (TenboTableHost *self);

/* What is open, or NULL. Borrowed. */
GtkWidget *tenbo_table_host_get_open (TenboTableHost *self);

G_END_DECLS
