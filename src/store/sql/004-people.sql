-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 4: merged people, guests and hidden people.
--
-- A merge only sets a reference from one row to another. Games do not change, so the two people
-- can be separated again.

ALTER TABLE people ADD COLUMN folded TEXT NOT NULL DEFAULT '';          -- tenbo_fold (name)
ALTER TABLE people ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0 CHECK (is_guest IN (0, 1));
ALTER TABLE people ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1));
ALTER TABLE people ADD COLUMN merged_into INTEGER REFERENCES people (id); -- NULL: is somebody
ALTER TABLE people ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;    -- by hand; 0: never

UPDATE people SET folded = tenbo_fold (name);

CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;

CREATE TRIGGER people_merge_into_somebody
BEFORE UPDATE OF merged_into ON people
WHEN NEW.merged_into IS NOT NULL
  AND (NEW.merged_into = NEW.id
       OR EXISTS (SELECT 1 FROM people WHERE id = NEW.merged_into AND merged_into IS NOT NULL)
       OR EXISTS (SELECT 1 FROM people WHERE merged_into = NEW.id))
BEGIN
  SELECT RAISE (ABORT, 'somebody who is merged is nobody to merge into');
END;

CREATE TABLE person_aliases (
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  name      TEXT NOT NULL CHECK (name <> ''),
  folded    TEXT NOT NULL,                                              -- tenbo_fold (name)
  PRIMARY KEY (person_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX person_aliases_by_name ON person_aliases (name, person_id);
