-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 3: faster access to a history of many years. The results of one person are adjacent and in
-- the order of time, and the searched texts of a game are one column.
--
-- docs/database.md explains the design. The connections of the program define tenbo_fold(). No
-- index, check or trigger uses it, so other programs can read the file.

PRAGMA defer_foreign_keys = ON;

-- Searched texts of a game, except its players and ruleset. Without any, there is no row.
CREATE TABLE game_texts (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  notes   TEXT,         -- of its hands, one a line
  folded  TEXT NOT NULL -- tenbo_fold() of title, place, note and notes, one a line
) STRICT;

-- The note of a hand precedes the notes of its parts. An event that is not JSON has no notes.
WITH
notes AS (
  SELECT e.game_id,
         group_concat (t.atom, char (10) ORDER BY e.seq, t.fullkey <> '$.note', t.id) AS notes
  FROM game_events AS e
  CROSS JOIN json_tree (CASE WHEN json_valid (e.event) THEN e.event ELSE '{}' END) AS t
  WHERE instr (e.event, '"note"') > 0 AND t.key = 'note' AND t.type = 'text'
  GROUP BY e.game_id
)
INSERT INTO game_texts (game_id, notes, folded)
SELECT g.id, n.notes, tenbo_fold (concat_ws (char (10), g.title, g.place, g.note, n.notes))
FROM games AS g LEFT JOIN notes AS n ON n.game_id = g.id
WHERE coalesce (g.title, g.place, g.note, n.notes) IS NOT NULL;

-- The key begins with the person and the time, so that the rows of a person are one range of the
-- file. Each row has all columns that the filters need.
CREATE TABLE new_results (
  person_id       INTEGER NOT NULL REFERENCES people (id),
  started_ms      INTEGER NOT NULL,                              -- of the game
  game_id         INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  player          INTEGER NOT NULL CHECK (player BETWEEN 0 AND 3),
  is_counted      INTEGER NOT NULL CHECK (is_counted IN (0, 1)), -- 0: the game is void or deleted
  ruleset_id      INTEGER NOT NULL REFERENCES rulesets (id),
  n_players       INTEGER NOT NULL,
  engine_revision INTEGER NOT NULL,                              -- what computed it
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
  PRIMARY KEY (person_id, started_ms, game_id, player),
  UNIQUE (game_id, player)
) STRICT, WITHOUT ROWID;

INSERT INTO new_results
SELECT r.person_id, g.started_ms, r.game_id, r.player, g.is_void = 0 AND g.deleted_ms IS NULL,
       g.ruleset_id, g.n_players, r.engine_revision, r.rank, r.points, r.base, r.oka, r.uma,
       r.prizes, r.chips, r.total, r.hands, r.dealer_hands, r.wins, r.dealer_wins, r.self_draws,
       r.deal_ins, r.riichi, r.riichi_wins, r.draws, r.tenpai, r.fouls, r.busts, r.won_points,
       r.lost_points
FROM game_results AS r JOIN games AS g ON g.id = r.game_id
ORDER BY r.person_id, g.started_ms, r.game_id, r.player;

DROP TABLE game_results;
ALTER TABLE new_results RENAME TO game_results;

-- Lists of people need only a few columns of all rows.
CREATE INDEX game_results_standings
  ON game_results (person_id, started_ms, is_counted, ruleset_id, n_players, rank, total);
