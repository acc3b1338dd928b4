-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 11: what this database knows of a shared folder (docs/folder.md).
--
-- The rows are no part of the history: without them, the history is complete, and belongs to no
-- folder.

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

-- Nearly always empty, and looked at after each hand.
CREATE INDEX shared_items_unwritten ON shared_items (kind, key) WHERE own = 2;
