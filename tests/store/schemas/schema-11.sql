-- SPDX-License-Identifier: GPL-3.0-or-later
-- A database of schema 11: never edited.
PRAGMA application_id = 1416520303;
PRAGMA user_version = 11;
BEGIN TRANSACTION;
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
INSERT INTO "edit_events" VALUES (3,1,0,'44444444-0000-4000-8000-000000000005',
  '{"result": "draw", "tenpai": [0]}',1709299000000);
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
INSERT INTO "edit_players" VALUES (3,1,0,1,NULL);
INSERT INTO "edit_players" VALUES (3,1,1,2,NULL);
INSERT INTO "edit_players" VALUES (3,1,2,3,NULL);
INSERT INTO "edit_players" VALUES (3,1,3,4,NULL);
CREATE TABLE "game_edits" (
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
INSERT INTO "game_edits" VALUES (1,0,'add',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (1,1,'add',1,NULL,NULL,NULL,'riichi 0',NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (1,2,'add',2,'44444444-0000-4000-8000-000000000003','third',
  1709294650000,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (2,0,'add',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (2,1,'add',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (3,0,'add',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (3,1,'rewrite',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (3,2,'add',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "game_edits" VALUES (4,0,'add',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE game_events (
  game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq        INTEGER NOT NULL CHECK (seq >= 0), -- without gaps
  uuid       TEXT NOT NULL,
  event      TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "game_events" VALUES (1,0,'44444444-0000-4000-8000-000000000001','first',1709294500000);
INSERT INTO "game_events" VALUES (1,1,'44444444-0000-4000-8000-000000000002','second',
  1709294600000);
INSERT INTO "game_events" VALUES (2,0,'44444444-0000-4000-8000-000000000004','last',1709290800000);
INSERT INTO "game_events" VALUES (2,1,'44444444-0000-4000-8000-000000000008',
  '{"result": "adjust", "transfers": [{"from": 1, "to": 0, "points": 8000}]}',1709290800000);
INSERT INTO "game_events" VALUES (3,0,'44444444-0000-4000-8000-000000000005',
  '{"result": "win", "wins": [{"winner": 1, "note": "on the last tile"}], "note": "リーチ"}',
  1709299000000);
INSERT INTO "game_events" VALUES (3,1,'44444444-0000-4000-8000-000000000006','{"result": "stop"}',
  1709301600000);
INSERT INTO "game_events" VALUES (4,0,'44444444-0000-4000-8000-000000000007',
  '{"result": "stop", "note": "forgotten"}',1709302600000);
CREATE TABLE game_players (
  game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  player    INTEGER NOT NULL CHECK (player BETWEEN 0 AND 3), -- in turn order, 0 the first dealer
  person_id INTEGER NOT NULL REFERENCES people (id),
  place     INTEGER CHECK (place BETWEEN 0 AND 3),           -- where the body sits
  points    INTEGER NOT NULL,                                -- after the last event: for lists
  PRIMARY KEY (game_id, player),
  UNIQUE (person_id, game_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "game_players" VALUES (1,0,1,0,24000);
INSERT INTO "game_players" VALUES (1,1,2,1,26000);
INSERT INTO "game_players" VALUES (1,2,3,2,25000);
INSERT INTO "game_players" VALUES (1,3,4,NULL,25000);
INSERT INTO "game_players" VALUES (2,0,1,NULL,33000);
INSERT INTO "game_players" VALUES (2,1,2,NULL,17000);
INSERT INTO "game_players" VALUES (2,2,3,NULL,25000);
INSERT INTO "game_players" VALUES (2,3,4,NULL,25000);
INSERT INTO "game_players" VALUES (3,0,4,NULL,25000);
INSERT INTO "game_players" VALUES (3,1,3,NULL,25000);
INSERT INTO "game_players" VALUES (3,2,2,NULL,25000);
INSERT INTO "game_players" VALUES (3,3,1,NULL,25000);
INSERT INTO "game_players" VALUES (4,0,1,NULL,25000);
INSERT INTO "game_players" VALUES (4,1,2,NULL,25000);
INSERT INTO "game_players" VALUES (4,2,3,NULL,25000);
INSERT INTO "game_players" VALUES (4,3,4,NULL,25000);
CREATE TABLE "game_results" (
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
INSERT INTO "game_results" VALUES (1,1709287200000,2,0,1,1,4,1,1,33000,3000,0,20000,0,0,23000,1,0,1,
  0,0,0,1,1,0,0,0,0,8000,0);
INSERT INTO "game_results" VALUES (1,1709298000000,3,3,0,1,4,1,1,33000,3000,0,20000,0,0,23000,1,0,1,
  0,0,0,1,1,0,0,0,0,8000,0);
INSERT INTO "game_results" VALUES (1,1709302000000,4,0,0,1,4,1,1,33000,3000,0,20000,0,0,23000,1,0,1,
  0,0,0,1,1,0,0,0,0,8000,0);
INSERT INTO "game_results" VALUES (2,1709287200000,2,1,1,1,4,1,4,17000,-13000,0,-20000,0,0,-33000,1,
  0,0,0,0,1,0,0,0,0,0,0,0,8000);
INSERT INTO "game_results" VALUES (2,1709298000000,3,2,0,1,4,1,4,17000,-13000,0,-20000,0,0,-33000,1,
  0,0,0,0,1,0,0,0,0,0,0,0,8000);
INSERT INTO "game_results" VALUES (2,1709302000000,4,1,0,1,4,1,4,17000,-13000,0,-20000,0,0,-33000,1,
  0,0,0,0,1,0,0,0,0,0,0,0,8000);
INSERT INTO "game_results" VALUES (3,1709287200000,2,2,1,1,4,1,2,25000,-5000,0,10000,0,0,5000,1,0,0,
  0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO "game_results" VALUES (3,1709298000000,3,1,0,1,4,1,2,25000,-5000,0,10000,0,0,5000,1,0,0,
  0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO "game_results" VALUES (3,1709302000000,4,2,0,1,4,1,2,25000,-5000,0,10000,0,0,5000,1,0,0,
  0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO "game_results" VALUES (4,1709287200000,2,3,1,1,4,1,3,25000,-5000,0,-10000,0,0,-15000,1,
  1,0,0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO "game_results" VALUES (4,1709298000000,3,0,0,1,4,1,3,25000,-5000,0,-10000,0,0,-15000,1,
  1,0,0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO "game_results" VALUES (4,1709302000000,4,3,0,1,4,1,3,25000,-5000,0,-10000,0,0,-15000,1,
  1,0,0,0,0,0,0,0,0,0,0,0,0);
CREATE TABLE game_texts (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  notes   TEXT,         -- of its hands, one a line
  folded  TEXT NOT NULL -- tenbo_fold() of title, place, note and notes, one a line
) STRICT;
INSERT INTO "game_texts" VALUES (2,NULL,replace('friday\nłódź','\n',char(10)));
INSERT INTO "game_texts" VALUES (3,replace('リーチ\non the last tile','\n',char(10)),
  replace('after らーめん\nりーち\non the last tile','\n',char(10)));
INSERT INTO "game_texts" VALUES (4,'forgotten','forgotten');
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
INSERT INTO "games" VALUES (1,'33333333-0000-4000-8000-000000000001',1,1,6,2,NULL,NULL,NULL,
  1709294400000,540,NULL,NULL,1709294700000,0,NULL,4,2,0,1,0,1,1,NULL);
INSERT INTO "games" VALUES (2,'33333333-0000-4000-8000-000000000002',1,1,3,2,'Friday','Łódź',NULL,
  1709287200000,540,1709290800000,540,1709290800000,0,NULL,4,1,1,3,0,0,3,'rounds');
INSERT INTO "games" VALUES (3,'33333333-0000-4000-8000-000000000003',1,1,5,3,NULL,NULL,'Ａfter ﾗｰﾒﾝ',
  1709298000000,540,1709301600000,540,1709301600000,1,NULL,4,1,2,0,0,0,0,'stop');
INSERT INTO "games" VALUES (4,'33333333-0000-4000-8000-000000000004',1,1,2,1,NULL,NULL,NULL,
  1709302000000,540,1709302600000,540,1709302600000,0,1709303000000,4,1,2,0,0,0,0,'stop');
CREATE TABLE people (
  id             INTEGER PRIMARY KEY,
  uuid           TEXT NOT NULL UNIQUE,
  name           TEXT NOT NULL CHECK (name <> ''),
  last_played_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
ALTER TABLE people ADD COLUMN folded TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0 CHECK (is_guest IN (0, 1));
ALTER TABLE people ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1));
ALTER TABLE people ADD COLUMN merged_into INTEGER REFERENCES people (id);
ALTER TABLE people ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN colour INTEGER CHECK (colour BETWEEN 0 AND 7);
INSERT INTO "people" VALUES (1,'11111111-0000-4000-8000-000000000001','Aki',1709302000000,'aki',0,0,
  NULL,0,3);
INSERT INTO "people" VALUES (2,'11111111-0000-4000-8000-000000000002','Bén',1709302000000,'bén',0,0,
  NULL,0,NULL);
INSERT INTO "people" VALUES (3,'11111111-0000-4000-8000-000000000003','千恵',1709302000000,'千恵',0,0,
  NULL,0,NULL);
INSERT INTO "people" VALUES (4,'11111111-0000-4000-8000-000000000004','Dai',1709302000000,'dai',1,0,
  NULL,1709400000000,NULL);
INSERT INTO "people" VALUES (5,'11111111-0000-4000-8000-000000000005','Akiko',0,'akiko',0,0,1,
  1709400000000,NULL);
CREATE TABLE person_aliases (
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  name      TEXT NOT NULL CHECK (name <> ''),
  folded    TEXT NOT NULL,                                              -- tenbo_fold (name)
  PRIMARY KEY (person_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "person_aliases" VALUES (1,'アキ','あき');
INSERT INTO "person_aliases" VALUES (1,replace (hex (zeroblob (150)),'0','Ö'),
  replace (hex (zeroblob (150)),'0','ö'));
CREATE TABLE rulesets (
  id     INTEGER PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE, -- SHA-256 of `json`, hexadecimal
  key    TEXT NOT NULL,        -- its id in files ("house-2024")
  name   TEXT NOT NULL,
  json   TEXT NOT NULL
) STRICT;
INSERT INTO "rulesets" VALUES (1,
  '00000000017eac264390023f310d8c15acbbe5b28d05173f453eb32d124e0a0f4',
  'house','うちのルール',
  '{"id": "house", "name": {"en": "House rules", "ja": "うちのルール", "zh": "自家规则"}}');
CREATE TABLE running_hands (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  hand    TEXT NOT NULL
) STRICT;
INSERT INTO "running_hands" VALUES (1,'riichi 2');
CREATE TABLE sessions (
  id             INTEGER PRIMARY KEY,
  uuid           TEXT NOT NULL UNIQUE,
  started_ms     INTEGER NOT NULL,
  started_offset INTEGER NOT NULL
) STRICT;
ALTER TABLE sessions ADD COLUMN title TEXT;
ALTER TABLE sessions ADD COLUMN place TEXT;
ALTER TABLE sessions ADD COLUMN note TEXT;
ALTER TABLE sessions ADD COLUMN unit TEXT;
ALTER TABLE sessions ADD COLUMN rate INTEGER CHECK (rate > 0);
ALTER TABLE sessions ADD COLUMN fee INTEGER CHECK (fee >= 0);
ALTER TABLE sessions ADD COLUMN fee_person_id INTEGER REFERENCES people (id);
ALTER TABLE sessions ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN folded TEXT;
INSERT INTO "sessions" VALUES (1,'22222222-0000-4000-8000-000000000001',1709287200000,540,
  '花見の会','Café','Ｓakura',NULL,50,3000,2,1709500000000,
  replace('花見の会\ncafé\nsakura','\n',char(10)));
CREATE TRIGGER people_merge_into_somebody
BEFORE UPDATE OF merged_into ON people
WHEN NEW.merged_into IS NOT NULL
  AND (NEW.merged_into = NEW.id
       OR EXISTS (SELECT 1 FROM people WHERE id = NEW.merged_into AND merged_into IS NOT NULL)
       OR EXISTS (SELECT 1 FROM people WHERE merged_into = NEW.id))
BEGIN
  SELECT RAISE (ABORT, 'somebody who is merged is nobody to merge into');
END;
CREATE TRIGGER rulesets_are_frozen
BEFORE UPDATE ON rulesets
BEGIN
  SELECT RAISE (ABORT, 'a frozen ruleset does not change');
END;
CREATE INDEX game_results_standings
  ON game_results (person_id, started_ms, is_counted, ruleset_id, n_players, rank, total);
CREATE INDEX people_by_name ON people (name, last_played_ms);
CREATE INDEX people_by_last_played ON people (last_played_ms, id);
CREATE UNIQUE INDEX sessions_by_start ON sessions (started_ms, id);
CREATE INDEX games_unfinished ON games (changed_ms, id)
  WHERE end_reason IS NULL AND deleted_ms IS NULL;
CREATE INDEX games_finished ON games (session_id, started_ms, id)
  WHERE end_reason IS NOT NULL AND deleted_ms IS NULL;
CREATE INDEX games_by_session ON games (session_id);
CREATE INDEX games_by_start ON games (started_ms, id);
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX person_aliases_by_name ON person_aliases (name, person_id);
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

CREATE INDEX game_results_uncounted ON game_results (counted_by, game_id);
CREATE INDEX sessions_named ON sessions (folded, place) WHERE folded IS NOT NULL;
CREATE INDEX rulesets_by_key ON rulesets (key, name);
CREATE INDEX games_by_ruleset ON games (ruleset_id, deleted_ms);
CREATE INDEX games_by_place ON games (place, deleted_ms) WHERE place IS NOT NULL;
CREATE INDEX games_void ON games (is_void) WHERE is_void = 1;
CREATE INDEX games_deleted ON games (deleted_ms) WHERE deleted_ms IS NOT NULL;
CREATE INDEX game_results_beside
  ON game_results (game_id, player, rank, total, paid_1, paid_2, paid_3,
                   paid_hands_1, paid_hands_2, paid_hands_3);
UPDATE game_results SET counted_by = 1, scoring = 0, chips_played = 0, busts_asked = 0,
  wind_hands_0 = 1, wind_hands_1 = 0, wind_hands_2 = 0, wind_hands_3 = 0, wind_wins_0 = 0,
  wind_wins_1 = 0, wind_wins_2 = 0, wind_wins_3 = 0, wind_deal_ins_0 = 0, wind_deal_ins_1 = 0,
  wind_deal_ins_2 = 0, wind_deal_ins_3 = 0, riichi_hands = 1, riichi_self_draws = 0,
  riichi_deal_ins = 0, riichi_draws = 0, riichi_points = 0, open_known = 1, open_wins = 1,
  han_known = 0, han_sum = 0, dora_known = 0, dora_sum = 0, ippatsu_known = 0, ippatsu = 0,
  ura_known = 0, ura_wins = 0, ura_sum = 0, yaku_known = 0, won_value = 0, lost_value = 0,
  value_0 = 0, value_1 = 0, value_2 = 0, value_3 = 0, value_4 = 0, value_5 = 0, value_6 = 0,
  value_7 = 0, best_win = 0, paid_1 = 0, paid_2 = 0, paid_3 = 0, paid_hands_1 = 0,
  paid_hands_2 = 0, paid_hands_3 = 0, tsumo_paid_hands = 0, tsumo_paid_points = 0,
  dealer_tsumo_paid = 0, draws_asked = 0, draw_points = 0, nagashi = 0, dealer_points = 0,
  dealer_runs_max = 0, points_max = 0, points_min = 0, last_rank = 0
  WHERE game_id = 2;
CREATE TABLE shared_items (
  kind TEXT NOT NULL CHECK (kind IN ('device', 'game', 'person', 'session', 'file')),
  key TEXT NOT NULL,
  changed INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  own INTEGER NOT NULL CHECK (own IN (0, 1, 2)),
  text TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_items_unwritten ON shared_items (kind, key) WHERE own = 2;
INSERT INTO "shared_items" VALUES ('device','7b0d3c52-7d9a-4a57-9e0c-5f3b52f6c1aa',0,0,0,
  '{"path":"/media/Club","name":"Tablet","machine":"","flags":0,"written":3}',
  '6aefb2ea4cbb76856b6e75739331a95c12bbcb1e2589f9ef7d4e3b0c178423ea');
COMMIT;
ALTER TABLE games ADD COLUMN details_changed_ms INTEGER NOT NULL DEFAULT 0;
UPDATE games SET details_changed_ms = changed_ms
WHERE is_void = 1 OR coalesce (title, place, note) IS NOT NULL;
ALTER TABLE rulesets ADD COLUMN name_ja TEXT;
ALTER TABLE rulesets ADD COLUMN name_zh TEXT;
DROP TRIGGER rulesets_are_frozen;
UPDATE rulesets SET name = ifnull (json ->> '$.name.en', name),
                    name_ja = json ->> '$.name.ja', name_zh = json ->> '$.name.zh'
WHERE json_valid (json);
CREATE TRIGGER rulesets_are_frozen
BEFORE UPDATE ON rulesets
BEGIN
  SELECT RAISE (ABORT, 'a frozen ruleset does not change');
END;
UPDATE people SET folded = replace (replace (replace (replace (folded,
  'ö', 'o'), 'é', 'e'), 'ó', 'o'), 'ź', 'z');
UPDATE person_aliases SET folded = replace (replace (replace (replace (folded,
  'ö', 'o'), 'é', 'e'), 'ó', 'o'), 'ź', 'z');
UPDATE sessions SET folded = replace (replace (replace (replace (folded,
  'ö', 'o'), 'é', 'e'), 'ó', 'o'), 'ź', 'z') WHERE folded IS NOT NULL;
UPDATE game_texts SET folded = replace (replace (replace (replace (folded,
  'ö', 'o'), 'é', 'e'), 'ó', 'o'), 'ź', 'z');
CREATE TRIGGER people_insert_short BEFORE INSERT ON people
WHEN length (NEW.name) > 200
BEGIN
  SELECT RAISE (ABORT, 'people.name is too long');
END;
CREATE TRIGGER people_update_short BEFORE UPDATE OF name ON people
WHEN length (NEW.name) > 200 AND NEW.name <> OLD.name
BEGIN
  SELECT RAISE (ABORT, 'people.name is too long');
END;
CREATE TRIGGER person_aliases_insert_short BEFORE INSERT ON person_aliases
WHEN length (NEW.name) > 200
BEGIN
  SELECT RAISE (ABORT, 'person_aliases.name is too long');
END;
CREATE TRIGGER sessions_update_short BEFORE UPDATE OF title, place, note, unit ON sessions
WHEN length (NEW.title) > 200 AND NEW.title IS NOT OLD.title
  OR length (NEW.place) > 200 AND NEW.place IS NOT OLD.place
  OR length (NEW.note) > 10000 AND NEW.note IS NOT OLD.note
  OR length (NEW.unit) > 20 AND NEW.unit IS NOT OLD.unit
BEGIN
  SELECT RAISE (ABORT, 'a text of sessions is too long');
END;
CREATE TRIGGER games_insert_short BEFORE INSERT ON games
WHEN max (length (ifnull (NEW.title, '')), length (ifnull (NEW.place, ''))) > 200
  OR length (NEW.note) > 10000
BEGIN
  SELECT RAISE (ABORT, 'a text of games is too long');
END;
CREATE TRIGGER games_update_short BEFORE UPDATE OF title, place, note ON games
WHEN length (NEW.title) > 200 AND NEW.title IS NOT OLD.title
  OR length (NEW.place) > 200 AND NEW.place IS NOT OLD.place
  OR length (NEW.note) > 10000 AND NEW.note IS NOT OLD.note
BEGIN
  SELECT RAISE (ABORT, 'a text of games is too long');
END;
ALTER TABLE game_results ADD COLUMN started_offset INTEGER NOT NULL DEFAULT 0;
UPDATE game_results SET started_offset = g.started_offset
FROM games AS g WHERE g.id = game_id AND g.started_offset <> 0;
ALTER TABLE game_results ADD COLUMN open_asked INTEGER;
ALTER TABLE game_results ADD COLUMN han_asked INTEGER;
ALTER TABLE game_results ADD COLUMN ippatsu_asked INTEGER;
ALTER TABLE game_results ADD COLUMN ura_asked INTEGER;
ALTER TABLE game_results ADD COLUMN yaku_asked INTEGER;
ALTER TABLE game_results ADD COLUMN draws_tenpai INTEGER;
ALTER TABLE game_results ADD COLUMN nagashi_asked INTEGER;
ALTER TABLE game_results ADD COLUMN fouls_asked INTEGER;
ALTER TABLE people ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rulesets ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER rulesets_are_frozen;
CREATE TRIGGER rulesets_are_frozen
BEFORE UPDATE OF id, digest, key, name, name_ja, name_zh, json ON rulesets
BEGIN
  SELECT RAISE (ABORT, 'a frozen ruleset does not change');
END;
UPDATE people SET checksum = 24381624146900081 WHERE id = 1;
UPDATE people SET checksum = 6223589225047061 WHERE id = 2;
UPDATE people SET checksum = 37175216957094879 WHERE id = 3;
UPDATE people SET checksum = 50660125660008589 WHERE id = 4;
UPDATE people SET checksum = 25282230276899329 WHERE id = 5;
UPDATE sessions SET checksum = 58518986731966414 WHERE id = 1;
UPDATE rulesets SET checksum = 52876744648064709 WHERE id = 1;
UPDATE games SET checksum = 44870690312829839 WHERE id = 1;
UPDATE games SET checksum = 68580819904788558 WHERE id = 2;
UPDATE games SET checksum = 33391620373879449 WHERE id = 3;
UPDATE games SET checksum = 15263729947199810 WHERE id = 4;
