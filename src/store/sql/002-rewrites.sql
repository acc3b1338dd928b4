-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 2: earlier hands of a game can be changed, and the change undone.
--
-- A rewrite is a new kind of edit, with the other side of all changed data. The table is created
-- again, since its check does not allow the new kind. docs/database.md explains the design.

PRAGMA defer_foreign_keys = ON;

CREATE TABLE new_edits (
  game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number       INTEGER NOT NULL CHECK (number >= 0), -- done while below games.edits_done
  kind         TEXT NOT NULL CHECK (kind IN ('add', 'rewrite')),
  seq          INTEGER NOT NULL,                     -- the first place in the log that changes
  uuid         TEXT,                                 -- of an 'add': the event that was taken back
  event        TEXT,
  created_ms   INTEGER,
  running_hand TEXT,
  ruleset_id   INTEGER REFERENCES rulesets (id),     -- of a 'rewrite': NULL if it stays the same
  ended_ms     INTEGER,                              -- of a 'rewrite'
  ended_offset INTEGER,
  PRIMARY KEY (game_id, number),
  CHECK ((ended_offset IS NULL) = (ended_ms IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_edits (game_id, number, kind, seq, uuid, event, created_ms, running_hand)
SELECT game_id, number, kind, seq, uuid, event, created_ms, running_hand
FROM game_edits
ORDER BY game_id, number;

DROP TABLE game_edits;
ALTER TABLE new_edits RENAME TO game_edits;

-- Events of the other side of a rewrite, from game_edits.seq on
CREATE TABLE edit_events (
  game_id    INTEGER NOT NULL,
  number     INTEGER NOT NULL,
  seq        INTEGER NOT NULL,
  uuid       TEXT NOT NULL,
  event      TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (game_id, number, seq),
  FOREIGN KEY (game_id, number) REFERENCES game_edits (game_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Players of the other side of a rewrite, if it changes them
CREATE TABLE edit_players (
  game_id   INTEGER NOT NULL,
  number    INTEGER NOT NULL,
  player    INTEGER NOT NULL CHECK (player BETWEEN 0 AND 3),
  person_id INTEGER NOT NULL REFERENCES people (id),
  place     INTEGER CHECK (place BETWEEN 0 AND 3),
  PRIMARY KEY (game_id, number, player),
  UNIQUE (person_id, game_id, number),
  FOREIGN KEY (game_id, number) REFERENCES game_edits (game_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
