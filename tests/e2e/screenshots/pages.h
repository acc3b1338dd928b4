/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-application.h"
#include "tenbo-game.h"
#include "tenbo-window.h"

G_BEGIN_DECLS

/* The environment of a page: a program that was just started. */
typedef struct
{
  TenboApplication *application;
  TenboStore       *store;
  TenboWindow      *window;
  TenboGame        *game;  /* owned; the open game, or NULL */
  gboolean          small; /* the table has no space for the list of hands */
} Stage;

/* A page; its name is that of the picture. */
typedef struct
{
  const char *name;
  void (*show) (Stage *stage);
} Page;

/* All pages. A new one is a line in this table. */
extern const Page  pages[];
extern const guint n_pages;

G_END_DECLS
