/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-people.h"
#include "tenbo-sessions.h"

G_BEGIN_DECLS

/* The state of a shared folder in the database (docs/folder.md): its own identity there, and
 * the last known state of everything that the folder contains. The texts are opaque to the
 * store. */

/* First schema with these items */
#define TENBO_SHARED_SCHEMA 12

/* Kinds of items, and the meaning of their members */
typedef enum
{
  /* This device: the key is its id, `text` its settings. At most one. */
  TENBO_SHARED_DEVICE,

  /* A game: the key is its uuid, `revision` that of its row when `text` was written (0: it has no
   * row), `changed` the time of the last change of its details. */
  TENBO_SHARED_GAME,

  /* A person or a session: the key is the uuid, `changed` the time of the change in `text`. */
  TENBO_SHARED_PERSON,
  TENBO_SHARED_SESSION,

  /* A ruleset of the user: the key is the name of its file without ".json", `changed` the time of
   * the change in `text`. */
  TENBO_SHARED_RULESET,

  /* A file of another device that was read: the key is its path in the folder, `changed` the time
   * of the file in microseconds, `revision` its size; `text` is the problem, or empty. */
  TENBO_SHARED_FILE,
} TenboSharedKind;

/* Whether this device has to write the item to its files */
typedef enum
{
  TENBO_SHARED_OTHERS,    /* other devices wrote it */
  TENBO_SHARED_WRITTEN,   /* it is in a file of this device */
  TENBO_SHARED_UNWRITTEN, /* this device changed it, and its file is not written yet */
} TenboSharedOwn;

typedef struct
{
  TenboSharedKind kind;
  char           *key;
  gint64          changed;
  gint64          revision;
  TenboSharedOwn  own;
  char           *text;
} TenboSharedItem;

TenboSharedItem *tenbo_shared_item_new (TenboSharedKind kind,
                                        const char     *key,
                                        const char     *text);
void             tenbo_shared_item_free (TenboSharedItem *item);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSharedItem, tenbo_shared_item_free)

/* --- Reading (tenbo-read.h) --- */

/* Finds the item; *@item (transfer full) is NULL if there is none. FALSE with @error, also if the
 * row is damaged. */
gboolean tenbo_shared_find (TenboRead        *read,
                            TenboSharedKind   kind,
                            const char       *key,
                            TenboSharedItem **item,
                            GError          **error);

/* Lists the items of the kind with at least @own, in the order of their keys. Of
 * TenboSharedItem. */
GPtrArray *tenbo_shared_list (TenboRead      *read,
                              TenboSharedKind kind,
                              TenboSharedOwn  own,
                              GError        **error);

/* Lists the files that could not be read, in the order of their keys. Of TenboSharedItem. */
GPtrArray *tenbo_shared_list_problems (TenboRead *read,
                                       GError   **error);

/* List the rows that changed since their item was written, or that have none: uuids of games, also
 * of those that were removed permanently, and ids of people and sessions. People and sessions that
 * nobody has changed by hand are left out. */
GStrv   tenbo_shared_list_changed_games (TenboRead *read,
                                         GError   **error);
GArray *tenbo_shared_list_changed_people (TenboRead *read,
                                          GError   **error);
GArray *tenbo_shared_list_changed_sessions (TenboRead *read,
                                            GError   **error);

/* Lists the items of sessions whose rows differ from them: their games or people arrived later. Of
 * TenboSharedItem. */
GPtrArray *tenbo_shared_list_late_sessions (TenboRead *read,
                                            GError   **error);

/* Sets @differ if tenbo_write_shared_merges() would change anything. */
gboolean tenbo_shared_check_merges (TenboRead *read,
                                    gboolean  *differ,
                                    GError   **error);

/* Reads a game that may be deleted, with its log, and with its people as they were recorded: merges
 * are not followed. @deleted_msec is the time of the deletion; 0: it is not deleted. */
TenboStoredGame *tenbo_shared_read_game (TenboRead *read,
                                         gint64     game_id,
                                         gint64    *deleted_msec,
                                         GError   **error);

/* Returns the keys of damaged rows, as "kind/key". Rows of an older schema have none. */
GStrv tenbo_shared_list_wrong (TenboRead *read,
                               GError   **error);

/* --- Writing --- */

/* Writes @items (of TenboSharedItem; transfer full). */
TenboWrite *tenbo_write_shared_items (GPtrArray *items);

/* Marks @items (of TenboSharedItem; transfer full) as written to the files of this device, except
 * those that have another text by now. */
TenboWrite *tenbo_write_shared_written (GPtrArray *items);

/* Replaces the item of this device, which has the key @key, by @item (transfer full). If it has
 * another key, all items become those of other devices, except those that are not written yet.
 * NOT_FOUND if there is no such item: the database has left its folder. */
TenboWrite *tenbo_write_shared_device (const char      *key,
                                       TenboSharedItem *item);

/* Removes all items: the database belongs to no folder. */
TenboWrite *tenbo_write_shared_forget (void);

/* The state that a game gets. All members are owned. */
typedef struct
{
  /* The row that the state is based on: if it has another revision, nothing is written
   * (TENBO_STORE_ERROR_CHANGED). 0: there is no row. */
  gint64 game_id;
  gint64 revision;

  gboolean keeps_row; /* only the item is written */

  /* The whole game, with its people by uuid; they are created if they are missing, and never
   * replaced by those whom they were merged into. NULL: the game has no row, or loses it. */
  TenboStoredGame *game;
  gint64           deleted_msec; /* 0: the game is not deleted */

  TenboSharedItem *item; /* its `revision` is set */

  /* The text of the item that the state is based on, or NULL if there was none: if it is another
   * one now, nothing is written either (TENBO_STORE_ERROR_CHANGED). */
  char *text_before;
} TenboSharedGameState;

void tenbo_shared_game_state_free (TenboSharedGameState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSharedGameState, tenbo_shared_game_state_free)

/* Gives the game this state (transfer full). Hands that follow those of the row, and changes of
 * earlier ones, become edits, which undo reverts. */
TenboWrite *tenbo_write_shared_game (TenboSharedGameState *state);

/* Gives the people or sessions the members and the times of the entries, together with @items (of
 * TenboSharedItem) that describe them. Rows that were changed later are kept. A session without a
 * game is not created. `merged_uuid` of a person is ignored; tenbo_write_shared_merges() applies
 * it. The arrays are transfer full. */
TenboWrite *tenbo_write_shared_people (GPtrArray *people,
                                       GPtrArray *items);
TenboWrite *tenbo_write_shared_sessions (GPtrArray *sessions,
                                         GPtrArray *items);

/* Computes all merges of people again, after people were changed or games with them were added: see
 * docs/folder.md, Merges. */
TenboWrite *tenbo_write_shared_merges (void);

G_END_DECLS
