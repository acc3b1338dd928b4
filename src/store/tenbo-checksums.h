/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Checksums of the recorded data, to find damage that SQLite cannot find.
 *
 * The column `checksum` of an owner (a person, a session, a ruleset or a game) is the sum, modulo
 * 2^56, of the hashes of all values in its row and in the rows that belong to it. Data that can be
 * computed from the events is left out. A hash is FNV-1a over the primary key, the names of the
 * table and the column and the value, with a finalizer. All steps are bijections, so a changed byte
 * always changes the sum.
 *
 * Temporary triggers of the writing connection add the difference of each change. They never
 * compute a checksum again from all rows, so a later write cannot hide damage. A row that another
 * program changes keeps its checksum and is reported. */

/* First schema with checksums */
#define TENBO_CHECKSUMS_SCHEMA 10

typedef enum
{
  TENBO_OWNER_PERSON,
  TENBO_OWNER_SESSION,
  TENBO_OWNER_RULESET,
  TENBO_OWNER_GAME,
} TenboOwnerKind;

#define TENBO_N_OWNERS (TENBO_OWNER_GAME + 1)

/* An owner with damaged rows */
typedef struct
{
  TenboOwnerKind kind;
  gint64         id;
  char          *name;   /* owned; of a person or a ruleset, else NULL */
  const char    *folded; /* table whose searched text does not match; NULL: the checksum is wrong */
} TenboWrongRows;

/* Returns all owners with a wrong checksum, and all owners whose searched texts (`folded`) differ
 * from the texts that they are made from. Of TenboWrongRows; an empty list if the schema has no
 * checksums. Takes about 0.1 ms per game. If there are more than @max_games games (0: no limit),
 * reads a random part of about this number. */
GPtrArray *tenbo_checksums_list_wrong (TenboRead *read,
                                       gint64     max_games,
                                       GError   **error);

G_END_DECLS
