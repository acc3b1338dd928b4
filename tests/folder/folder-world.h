/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-play.h"
#include "tenbo-folder.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* Devices of a shared folder, each with its own copy of it, and a tool that copies files between
 * these as badly as it can. */

#define MAX_DEVICES 4

/* The time of all devices, and the error of the clock of the current one */
extern gint64 world_now_msec;
extern gint64 world_clock_msec;

typedef struct
{
  char              *home;   /* with the database */
  char              *folder; /* its copy of the shared folder */
  char              *database;
  char              *rules; /* the folder with the rulesets of the user */
  TenboStore        *store;
  gint64             clock_msec;
  gboolean           is_away; /* the folder cannot be reached */
  TenboFolderMemory *memory;
} Device;

/* A confirmed hand */
typedef struct
{
  char *game; /* uuid */
  char *text; /* as it was confirmed */
} Hand;

typedef struct
{
  RandomPlay    random;
  char         *root;
  guint         n_devices;
  Device        devices[MAX_DEVICES];
  TenboRuleset *ruleset;
  GHashTable   *hands; /* id → Hand; both owned */
  GHashTable   *marks; /* texts in rulesets that nobody has replaced; owned */
  guint         n_marks;
  GHashTable   *copies; /* path in the folder → previous content; both owned */
  GHashTable   *owners; /* id in the folder → Device; the id is owned */
  gint64        file_time;
} World;

/* Makes a world of some devices, which belong to no folder yet. */
void world_init (World *world,
                 guint  seed);
void world_clear (World *world);

/* Returns a random number below @limit. */
guint world_below (World *world,
                   guint  limit);

void device_open_store (Device *device);
void device_join (Device *device);

/* Synchronizes. Returns FALSE if the device belongs to no folder or cannot reach it. */
gboolean device_sync (World             *world,
                      Device            *device,
                      TenboFolderReport *report);

/* Moves the folder of the device away, or back. */
void device_toggle_folder (Device *device);

void world_copy_file (const char *from,
                      const char *to);

/* Lists the paths of the files below @path, which is below @root. */
void world_list_files (const char *root,
                       const char *path,
                       GPtrArray  *files);

/* Copies one file of a device to another one, perhaps late, in part, or under another name. */
void world_copy_one (World *world);

/* Copies each file from the device that wrote it to all others. Returns whether there were any. */
gboolean world_copy_all (World *world);

G_END_DECLS
