-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 7: searches in 100,000 games and head-to-head statistics do not read the rows of games.
--
-- Each index covers its query. Indexes of columns that few games have contain only those games.

ALTER TABLE sessions ADD COLUMN folded TEXT; -- tenbo_fold() of title, place, note; NULL: none

UPDATE sessions SET folded = tenbo_fold (concat_ws (char (10), title, place, note))
WHERE coalesce (title, place, note) IS NOT NULL;

CREATE INDEX sessions_named ON sessions (folded, place) WHERE folded IS NOT NULL;

CREATE INDEX rulesets_by_key ON rulesets (key, name);
CREATE INDEX games_by_ruleset ON games (ruleset_id, deleted_ms);
CREATE INDEX games_by_place ON games (place, deleted_ms) WHERE place IS NOT NULL;
CREATE INDEX games_void ON games (is_void) WHERE is_void = 1;
CREATE INDEX games_deleted ON games (deleted_ms) WHERE deleted_ms IS NOT NULL;

-- The results of all players of a game, for head-to-head statistics
CREATE INDEX game_results_beside
  ON game_results (game_id, player, rank, total, paid_1, paid_2, paid_3,
                   paid_hands_1, paid_hands_2, paid_hands_3);
