-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 9: the time at which the user changed the details of a game, for merging the histories of
-- two computers; names of rulesets in each language; a search that ignores accents; limits for the
-- length of texts; the number of wins for which a fact was recorded.

-- Time at which the user last changed the title, venue, note, void flag or session. 0: never, or
-- unknown. Earlier schemas stored only the last change of the whole game. It is a good estimate for
-- games with details; games without details get 0, so that a merge does not remove the details
-- that another computer has.
ALTER TABLE games ADD COLUMN details_changed_ms INTEGER NOT NULL DEFAULT 0;

UPDATE games SET details_changed_ms = changed_ms
WHERE is_void = 1 OR coalesce (title, place, note) IS NOT NULL;

-- From this schema on, `name` is the English name. A text that is not JSON keeps its name.
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

-- tenbo_fold() now removes accents, so the stored texts are folded again.
UPDATE people SET folded = tenbo_fold (folded);
UPDATE person_aliases SET folded = tenbo_fold (folded);
UPDATE sessions SET folded = tenbo_fold (folded) WHERE folded IS NOT NULL;
UPDATE game_texts SET folded = tenbo_fold (folded);

-- The limits in docs/game-format.md. Longer texts that exist already stay, and their rows can still
-- be changed.
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

-- Number of wins, draws and hands for which a fact could have been recorded. A statistic is shown
-- only if the fact was recorded for all of them, so that missing records cannot bias it.
--
-- Games that ended earlier have NULL in these columns until they are counted again from their
-- events. docs/database.md defines the columns.
--
-- The offset of the clock at the start of a game determines its local date.

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
