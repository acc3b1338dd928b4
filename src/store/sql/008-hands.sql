-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 8: the number of hands of a game excludes corrections and the agreement to stop.
--
-- Earlier schemas counted all events. An event that is not JSON counts as a hand.

WITH
others AS (
  SELECT game_id, count (*) AS n
  FROM game_events
  WHERE (instr (event, '"adjust"') > 0 OR instr (event, '"stop"') > 0)
    AND iif (json_valid (event), event ->> '$.result', NULL) IN ('adjust', 'stop')
  GROUP BY game_id
)
UPDATE games SET n_hands = n_hands - n FROM others WHERE game_id = id;
