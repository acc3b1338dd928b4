-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 6: title, venue and stakes of a session, and the color of a person.
--
-- Money is in whole units of the text in `unit`, without decimals.

ALTER TABLE sessions ADD COLUMN title TEXT;
ALTER TABLE sessions ADD COLUMN place TEXT;
ALTER TABLE sessions ADD COLUMN note TEXT;
ALTER TABLE sessions ADD COLUMN unit TEXT;                              -- "¥"; NULL: not set
ALTER TABLE sessions ADD COLUMN rate INTEGER CHECK (rate > 0);          -- per 1,000 points of total
ALTER TABLE sessions ADD COLUMN fee INTEGER CHECK (fee >= 0);           -- of the whole table
ALTER TABLE sessions ADD COLUMN fee_person_id INTEGER REFERENCES people (id); -- NULL: the house
ALTER TABLE sessions ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;  -- by the user; 0: never

ALTER TABLE people ADD COLUMN colour INTEGER CHECK (colour BETWEEN 0 AND 7); -- NULL: by position
