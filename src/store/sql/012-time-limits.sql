-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 12: the time limit of a game, which all devices of a shared folder show, and the rulesets
-- of the user in that folder.

ALTER TABLE games ADD COLUMN time_limit INTEGER; -- minutes from the start; NULL: none

CREATE TABLE new_items (
  kind TEXT NOT NULL
    CHECK (kind IN ('device', 'game', 'person', 'session', 'ruleset', 'file')),
  key TEXT NOT NULL,
  changed INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  own INTEGER NOT NULL CHECK (own IN (0, 1, 2)),
  text TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

INSERT INTO new_items (kind, key, changed, revision, own, text, digest)
SELECT kind, key, changed, revision, own, text, digest FROM shared_items;

DROP TABLE shared_items;
ALTER TABLE new_items RENAME TO shared_items;
CREATE INDEX shared_items_unwritten ON shared_items (kind, key) WHERE own = 2;

-- The files that cannot be read, which are counted after each synchronization.
CREATE INDEX shared_items_problems ON shared_items (key) WHERE kind = 'file' AND text <> '';
