-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 1: people, sessions, games with their events, and the results of ended games.
--
-- docs/database.md explains the design. Times are milliseconds in UTC, and their offsets minutes.

-- "Tnbo": the application id of the program
PRAGMA application_id = 1416520303;

CREATE TABLE people (
  id             INTEGER PRIMARY KEY,
  uuid           TEXT NOT NULL UNIQUE,
  name           TEXT NOT NULL CHECK (name <> ''),
  last_played_ms INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX people_by_name ON people (name, last_played_ms);
CREATE INDEX people_by_last_played ON people (last_played_ms, id);

CREATE TABLE sessions (
  id             INTEGER PRIMARY KEY,
  uuid           TEXT NOT NULL UNIQUE,
  started_ms     INTEGER NOT NULL,
  started_offset INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX sessions_by_start ON sessions (started_ms, id);

-- Frozen rulesets. Each text is stored once, since thousands of games share a few.
CREATE TABLE rulesets (
  id     INTEGER PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE, -- SHA-256 of `json`, hexadecimal
  key    TEXT NOT NULL,        -- its id in files ("house-2024")
  name   TEXT NOT NULL,
  json   TEXT NOT NULL
) STRICT;

CREATE TRIGGER rulesets_are_frozen
BEFORE UPDATE ON rulesets
BEGIN
  SELECT RAISE (ABORT, 'a frozen ruleset does not change');
END;

CREATE TABLE games (
  id             INTEGER PRIMARY KEY,
  uuid           TEXT NOT NULL UNIQUE,
  session_id     INTEGER NOT NULL REFERENCES sessions (id),
  ruleset_id     INTEGER NOT NULL REFERENCES rulesets (id),
  revision       INTEGER NOT NULL DEFAULT 1, -- one more with every change
  edits_done     INTEGER NOT NULL DEFAULT 0, -- of game_edits; the rest can be redone
  title          TEXT,
  place          TEXT,
  note           TEXT,
  started_ms     INTEGER NOT NULL,
  started_offset INTEGER NOT NULL,
  ended_ms       INTEGER,                    -- NULL while it runs, or where that is not known
  ended_offset   INTEGER,
  changed_ms     INTEGER NOT NULL,
  is_void        INTEGER NOT NULL DEFAULT 0 CHECK (is_void IN (0, 1)),
  deleted_ms     INTEGER,                    -- NULL unless deleted
  n_players      INTEGER NOT NULL CHECK (n_players BETWEEN 3 AND 4),

  -- Where it stands after the last event: for lists, never read back as the truth.
  n_hands        INTEGER NOT NULL,
  wind           INTEGER NOT NULL CHECK (wind BETWEEN 0 AND 3),
  number         INTEGER NOT NULL,
  extension      INTEGER NOT NULL CHECK (extension IN (0, 1)),
  honba          INTEGER NOT NULL,
  dealer         INTEGER NOT NULL,
  end_reason     TEXT,                       -- NULL while it runs

  CHECK ((ended_offset IS NULL) = (ended_ms IS NULL))
) STRICT;

CREATE INDEX games_unfinished ON games (changed_ms, id)
  WHERE end_reason IS NULL AND deleted_ms IS NULL;
CREATE INDEX games_finished ON games (session_id, started_ms, id)
  WHERE end_reason IS NOT NULL AND deleted_ms IS NULL;
CREATE INDEX games_by_session ON games (session_id);
CREATE INDEX games_by_start ON games (started_ms, id);

CREATE TABLE game_players (
  game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  player    INTEGER NOT NULL CHECK (player BETWEEN 0 AND 3), -- in turn order, 0 the first dealer
  person_id INTEGER NOT NULL REFERENCES people (id),
  place     INTEGER CHECK (place BETWEEN 0 AND 3),           -- where the body sits
  points    INTEGER NOT NULL,                                -- after the last event: for lists
  PRIMARY KEY (game_id, player),
  UNIQUE (person_id, game_id)
) STRICT, WITHOUT ROWID;

-- The log: the events in the record format. All other data of the game is derived from it.
CREATE TABLE game_events (
  game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq        INTEGER NOT NULL CHECK (seq >= 0), -- without gaps
  uuid       TEXT NOT NULL,
  event      TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- The changes of the log, for undo and redo. A row has the state that the game does not have at the
-- moment: the undone event, and the running hand on the other side of the change. Undo and redo
-- exchange the two.
CREATE TABLE game_edits (
  game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number       INTEGER NOT NULL CHECK (number >= 0), -- done while below games.edits_done
  kind         TEXT NOT NULL CHECK (kind IN ('add')),
  seq          INTEGER NOT NULL,                     -- the place in the log
  uuid         TEXT,
  event        TEXT,
  created_ms   INTEGER,
  running_hand TEXT,
  PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- Riichi and fouls of the hand in progress. Without any, there is no row.
CREATE TABLE running_hands (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  hand    TEXT NOT NULL
) STRICT;

-- The result of an ended game and counters for the statistics: computed from the events, written
-- with the event that ended the game, and compared with the events by `tenbo-cli check`.
CREATE TABLE game_results (
  game_id         INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  player          INTEGER NOT NULL CHECK (player BETWEEN 0 AND 3),
  person_id       INTEGER NOT NULL REFERENCES people (id),
  engine_revision INTEGER NOT NULL, -- of the engine that computed the row
  rank            INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 4),
  points          INTEGER NOT NULL,
  base            INTEGER NOT NULL,
  oka             INTEGER NOT NULL,
  uma             INTEGER NOT NULL,
  prizes          INTEGER NOT NULL,
  chips           INTEGER NOT NULL,
  total           INTEGER NOT NULL,
  hands           INTEGER NOT NULL,
  dealer_hands    INTEGER NOT NULL,
  wins            INTEGER NOT NULL,
  dealer_wins     INTEGER NOT NULL,
  self_draws      INTEGER NOT NULL,
  deal_ins        INTEGER NOT NULL,
  riichi          INTEGER NOT NULL,
  riichi_wins     INTEGER NOT NULL,
  draws           INTEGER NOT NULL,
  tenpai          INTEGER NOT NULL,
  fouls           INTEGER NOT NULL,
  busts           INTEGER NOT NULL,
  won_points      INTEGER NOT NULL,
  lost_points     INTEGER NOT NULL,
  PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_results_by_person ON game_results (person_id, game_id);
