-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 10: checksums of recorded data, so that `tenbo-cli check` finds every changed byte.
--
-- One checksum covers a row and the rows that belong to it (tenbo-checksums.h). After this step the
-- program computes those of the existing rows. No index, check or trigger in the file uses the
-- function, so other programs can read and write the file.

ALTER TABLE people ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rulesets ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- A frozen ruleset receives its checksum after it was inserted.
DROP TRIGGER rulesets_are_frozen;

CREATE TRIGGER rulesets_are_frozen
BEFORE UPDATE OF id, digest, key, name, name_ja, name_zh, json ON rulesets
BEGIN
  SELECT RAISE (ABORT, 'a frozen ruleset does not change');
END;
