-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 5: counters for the statistics. Games that ended earlier have no counters until their
-- events are replayed. A fact that was not recorded is never counted as zero.
--
-- docs/database.md defines the columns.

-- Revision of the code that counted. 0: not counted yet, and the columns below are NULL.
ALTER TABLE game_results ADD COLUMN counted_by INTEGER NOT NULL DEFAULT 0;

ALTER TABLE game_results ADD COLUMN scoring INTEGER;
ALTER TABLE game_results ADD COLUMN chips_played INTEGER;
ALTER TABLE game_results ADD COLUMN busts_asked INTEGER;
ALTER TABLE game_results ADD COLUMN wind_hands_0 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_hands_1 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_hands_2 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_hands_3 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_wins_0 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_wins_1 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_wins_2 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_wins_3 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_deal_ins_0 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_deal_ins_1 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_deal_ins_2 INTEGER;
ALTER TABLE game_results ADD COLUMN wind_deal_ins_3 INTEGER;
ALTER TABLE game_results ADD COLUMN riichi_hands INTEGER;
ALTER TABLE game_results ADD COLUMN riichi_self_draws INTEGER;
ALTER TABLE game_results ADD COLUMN riichi_deal_ins INTEGER;
ALTER TABLE game_results ADD COLUMN riichi_draws INTEGER;
ALTER TABLE game_results ADD COLUMN riichi_points INTEGER;
ALTER TABLE game_results ADD COLUMN open_known INTEGER;
ALTER TABLE game_results ADD COLUMN open_wins INTEGER;
ALTER TABLE game_results ADD COLUMN han_known INTEGER;
ALTER TABLE game_results ADD COLUMN han_sum INTEGER;
ALTER TABLE game_results ADD COLUMN dora_known INTEGER;
ALTER TABLE game_results ADD COLUMN dora_sum INTEGER;
ALTER TABLE game_results ADD COLUMN ippatsu_known INTEGER;
ALTER TABLE game_results ADD COLUMN ippatsu INTEGER;
ALTER TABLE game_results ADD COLUMN ura_known INTEGER;
ALTER TABLE game_results ADD COLUMN ura_wins INTEGER;
ALTER TABLE game_results ADD COLUMN ura_sum INTEGER;
ALTER TABLE game_results ADD COLUMN yaku_known INTEGER;
ALTER TABLE game_results ADD COLUMN won_value INTEGER;
ALTER TABLE game_results ADD COLUMN lost_value INTEGER;
ALTER TABLE game_results ADD COLUMN value_0 INTEGER;
ALTER TABLE game_results ADD COLUMN value_1 INTEGER;
ALTER TABLE game_results ADD COLUMN value_2 INTEGER;
ALTER TABLE game_results ADD COLUMN value_3 INTEGER;
ALTER TABLE game_results ADD COLUMN value_4 INTEGER;
ALTER TABLE game_results ADD COLUMN value_5 INTEGER;
ALTER TABLE game_results ADD COLUMN value_6 INTEGER;
ALTER TABLE game_results ADD COLUMN value_7 INTEGER;
ALTER TABLE game_results ADD COLUMN best_win INTEGER;
ALTER TABLE game_results ADD COLUMN paid_1 INTEGER;
ALTER TABLE game_results ADD COLUMN paid_2 INTEGER;
ALTER TABLE game_results ADD COLUMN paid_3 INTEGER;
ALTER TABLE game_results ADD COLUMN paid_hands_1 INTEGER;
ALTER TABLE game_results ADD COLUMN paid_hands_2 INTEGER;
ALTER TABLE game_results ADD COLUMN paid_hands_3 INTEGER;
ALTER TABLE game_results ADD COLUMN tsumo_paid_hands INTEGER;
ALTER TABLE game_results ADD COLUMN tsumo_paid_points INTEGER;
ALTER TABLE game_results ADD COLUMN dealer_tsumo_paid INTEGER;
ALTER TABLE game_results ADD COLUMN draws_asked INTEGER;
ALTER TABLE game_results ADD COLUMN draw_points INTEGER;
ALTER TABLE game_results ADD COLUMN nagashi INTEGER;
ALTER TABLE game_results ADD COLUMN dealer_points INTEGER;
ALTER TABLE game_results ADD COLUMN dealer_runs_max INTEGER;
ALTER TABLE game_results ADD COLUMN points_max INTEGER;
ALTER TABLE game_results ADD COLUMN points_min INTEGER;
ALTER TABLE game_results ADD COLUMN last_rank INTEGER;

-- Yaku of the wins with known yaku. Deleted together with the row of the result.
CREATE TABLE game_yaku (
  person_id  INTEGER NOT NULL,
  started_ms INTEGER NOT NULL,
  game_id    INTEGER NOT NULL,
  player     INTEGER NOT NULL,
  yaku       TEXT NOT NULL,
  n          INTEGER NOT NULL CHECK (n > 0), -- wins with it
  PRIMARY KEY (person_id, started_ms, game_id, player, yaku),
  FOREIGN KEY (game_id, player) REFERENCES game_results (game_id, player) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX game_yaku_by_game ON game_yaku (game_id, player, yaku);

-- Rows that are not counted yet
CREATE INDEX game_results_uncounted ON game_results (counted_by, game_id);
