/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file system for SQLite that works until a chosen operation fails. It records which writes were
 * synced, so that it can also lose power. */

typedef enum
{
  FAULT_WRITE,      /* an I/O error */
  FAULT_FULL,       /* no space left */
  FAULT_TRUNCATE,   /* an I/O error */
  FAULT_SYNC,       /* an I/O error; the data may or may not be on the disk */
  FAULT_READ,       /* an I/O error */
  FAULT_SHORT_READ, /* the file is shorter than it should be */
  FAULT_OPEN,       /* the file cannot be opened */
  FAULT_DELETE,     /* an I/O error */
  FAULT_LOCK,       /* another program has the lock */
  FAULT_INDEX,      /* the shared memory of the log is not available */
  FAULT_MEMORY,     /* an allocation of SQLite (fault-memory.h) */
  FAULT_POWER,      /* at a write, truncation, sync or deletion: nothing works after it */
} FaultKind;

#define N_FAULT_KINDS (FAULT_POWER + 1)

/* The writes since the last sync that remain when the disk loses power */
typedef enum
{
  FAULT_LOSS_ALL,  /* none */
  FAULT_LOSS_NONE, /* all, as when only the program ends */
  FAULT_LOSS_SOME, /* random sectors */
} FaultLoss;

#define N_FAULT_LOSSES (FAULT_LOSS_SOME + 1)

/* Makes this file system the default of SQLite in this process, and counts its allocations. SQLite
 * was not used before. */
void fault_vfs_register (void);

/* Operation number @n of the kind @kind from now on, from 0, fails, and all of this kind after it
 * if @lasts. G_MAXUINT: none fails, they are only counted. */
void fault_vfs_arm (FaultKind kind,
                    guint     n,
                    gboolean  lasts);

/* No operation fails. Records those of the kind @kind until fault_vfs_stop_recording(). */
void fault_vfs_record (FaultKind kind);

/* Returns the number of the first operation of each call path outside SQLite, of guint, in
 * ascending order, and sets @n_operations to the number of operations. If each of the returned
 * operations fails once, each statement of the program fails at least once. Transfer full. */
GArray *fault_vfs_stop_recording (guint *n_operations);

/* Counts an operation of the kind @kind. Returns whether it fails. */
gboolean fault_vfs_strikes (FaultKind kind);

/* Whether an operation has failed since fault_vfs_arm(). */
gboolean fault_vfs_has_struck (void);

/* No operation fails any more. Returns the number of operations of the armed kind. */
guint fault_vfs_disarm (void);

/* Leaves in all files what a disk that loses power has at this moment, which depends on @seed. All
 * files are closed. */
void fault_vfs_lose_power (FaultLoss loss,
                           guint32   seed);

/* Forgets all files. */
void fault_vfs_reset (void);

G_END_DECLS
