/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-record.h"

G_BEGIN_DECLS

/* The state of one game on all devices of a shared folder (docs/folder.md): its versions and
 * its details, of which any two devices can merge what they know, in any order and any number of
 * times, with the same result. It reads and writes no files. */

/* The run of a program that makes versions. Borrowed. */
typedef struct
{
  const char *id;     /* no other run has it */
  const char *device; /* the id of the device in the folder */
} TenboGameWriter;

/* One version: everything that play and edits determine. */
typedef struct
{
  /* Together they identify the version: an id of the run of a program that made it, and a number
   * that this run never uses twice for a game. */
  char   *writer;
  guint64 number;

  char *device; /* the id of its device in the folder, for people; NULL: unknown */

  gint64 time_msec; /* later than that of the version that it replaced, whatever the clock said */

  /* The game, without its details; NULL: it is the row of the database. */
  TenboRecord *record;
  char        *running_hand; /* as the store has it; NULL: empty */
} TenboGameVersion;

/* Everything else: one register, of which the later change wins as a whole. */
typedef struct
{
  gint64   changed_msec; /* 0: never changed by hand */
  char    *title;        /* or NULL, like the next two */
  char    *venue;
  char    *note;
  char    *session;            /* its uuid */
  int      time_limit_minutes; /* 0: none */
  gboolean is_void;
  gint64   deleted_msec; /* 0: the game is not deleted */
} TenboGameDetails;

typedef struct
{
  char       *uuid;
  gint64      started_msec; /* the start of the game, which never changes; 0: unknown */
  GHashTable *seen;         /* device → highest number (guint64), also of replaced versions */
  GPtrArray  *versions;     /* of TenboGameVersion: nobody replaced them; the newest first. None:
                             * somebody removed the game permanently */
  TenboGameDetails details;
  char            *recorded; /* digest of the row that was written last; NULL in a file */
} TenboGameVersions;

/* Returns the state of a game that nobody knows yet. Transfer full. */
TenboGameVersions *tenbo_game_versions_new (const char *uuid);
void               tenbo_game_versions_free (TenboGameVersions *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameVersions, tenbo_game_versions_free)

/* Returns the newest version, which all devices show; NULL: there is none. Borrowed. */
TenboGameVersion *tenbo_game_versions_get_shown (TenboGameVersions *self);

/* Adds what @other (transfer full) knows. Returns whether anything changed. */
gboolean tenbo_game_versions_merge (TenboGameVersions *self,
                                    TenboGameVersions *other);

/* Adds a version of @writer at @now_msec that replaces the shown one and those that @record
 * continues. @record (transfer full; its details are ignored) and @running_hand are its content. */
void tenbo_game_versions_add (TenboGameVersions     *self,
                              const TenboGameWriter *writer,
                              gint64                 now_msec,
                              TenboRecord           *record,
                              const char            *running_hand);

/* Adds @record (transfer full), which was last changed at @changed_msec without knowing any
 * version, unless a version has everything in it. Returns whether it was added. */
gboolean tenbo_game_versions_add_known (TenboGameVersions     *self,
                                        const TenboGameWriter *writer,
                                        gint64                 changed_msec,
                                        TenboRecord           *record,
                                        const char            *running_hand);

/* Makes the version @index the shown one: @writer adds a version that replaces it. The one that was
 * shown stays. */
void tenbo_game_versions_choose (TenboGameVersions     *self,
                                 guint                  index,
                                 const TenboGameWriter *writer,
                                 gint64                 now_msec);

/* Removes the game permanently at @now_msec. A version that another device made without knowing
 * this stays. */
void tenbo_game_versions_purge (TenboGameVersions *self,
                                gint64             now_msec);

/* Drops all versions but the shown one. */
void tenbo_game_versions_discard_others (TenboGameVersions *self);

/* Whether the version @index has anything that the shown one lacks: its hands are not a part of
 * those, or it has other players or rules. */
gboolean tenbo_game_versions_differs (TenboGameVersions *self,
                                      guint              index);

/* Takes @details if they are the later change, or the greater content of two changes at the same
 * time. Returns whether they are. */
gboolean tenbo_game_versions_merge_details (TenboGameVersions      *self,
                                            const TenboGameDetails *details);

/* Whether both have the same content, whenever they were changed. */
gboolean tenbo_game_details_equal (const TenboGameDetails *a,
                                   const TenboGameDetails *b);

/* Internal: puts the versions into their order after they were read. */
void tenbo_game_versions_sort (TenboGameVersions *self);

/* --- JSON (docs/folder.md, Files) --- */

/* Returns the ruleset with the digest @digest of a file (transfer full), or NULL if it is not here
 * yet. */
typedef TenboRuleset *(*TenboRulesetByDigest) (const char *digest,
                                               gpointer    user_data);

/* Reads a state. @lookup is needed for that of a file. Returns NULL with @problem set if it is
 * refused, with @missing set if only a ruleset is not here yet. Transfer full. */
TenboGameVersions *tenbo_game_versions_parse (const char          *json,
                                              gssize               length,
                                              TenboRulesetByDigest lookup,
                                              gpointer             user_data,
                                              TenboRecordProblem  *problem,
                                              gboolean            *missing);

/* Writes the state for a file, with the digests of rulesets and all contents; or for the database,
 * with whole rulesets and without the content of the shown version, which is the row. */
void tenbo_game_versions_write_file (TenboGameVersions *self,
                                     GString           *out);
void tenbo_game_versions_write_item (TenboGameVersions *self,
                                     GString           *out);

/* Returns the digest of a ruleset: its name in the folder. Borrowed from @ruleset, which one thread
 * uses at a time. */
const char *tenbo_game_versions_get_digest (TenboRuleset *ruleset);

G_END_DECLS
