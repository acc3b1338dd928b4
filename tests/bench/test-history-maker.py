#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-history-maker.py MAKER GAMES TENBO-CLI: a generated history is valid, has the data that the
benchmarks need, and is reproducible."""
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

N_GAMES = 2000

MAKER, GAMES, CLI = sys.argv[1:]

# Each query returns one number, which has to be in the range.
FACTS = [
    ('SELECT count(*) FROM games', N_GAMES, N_GAMES),
    ('SELECT count(*) FROM game_events', 8 * N_GAMES, 14 * N_GAMES),
    ('SELECT count(*) FROM games WHERE end_reason IS NULL', 1, 3),
    ('SELECT count(*) FROM games WHERE deleted_ms IS NOT NULL', 1, N_GAMES // 100),
    ('SELECT count(*) FROM games WHERE is_void', 1, N_GAMES // 50),
    ('SELECT count(DISTINCT ruleset_id) FROM games', 5, 50),
    ('SELECT count(DISTINCT session_id) FROM games', N_GAMES // 5, N_GAMES // 2),
    ('SELECT count(*) FROM people WHERE merged_into IS NOT NULL', 1, 40),
    ('SELECT count(*) FROM person_aliases', 1, 40),
    ('SELECT count(*) FROM people WHERE is_guest', 1, 100),
    ('SELECT count(*) FROM sessions WHERE rate IS NOT NULL', N_GAMES // 200, N_GAMES // 20),
    ("SELECT count(*) FROM game_texts WHERE instr(folded, '九蓮')", 1, 1),
    ("SELECT max(n) FROM (SELECT count(*) AS n FROM game_players AS p JOIN people AS w ON"
     ' w.id = p.person_id GROUP BY ifnull(w.merged_into, w.id))', N_GAMES // 10, N_GAMES),
]

# Everything that depends on the seed, in one text.
CONTENT = """
SELECT group_concat(line, char(10)) FROM (
  SELECT g.uuid || g.started_ms || g.n_hands || coalesce(g.place, '') || coalesce(g.note, '')
         || (SELECT group_concat(e.uuid || e.event) FROM game_events AS e WHERE e.game_id = g.id)
         || (SELECT group_concat(w.name || p.points)
             FROM game_players AS p JOIN people AS w ON w.id = p.person_id WHERE p.game_id = g.id)
         AS line FROM games AS g ORDER BY g.id)
"""


def make(path, n_games):
    """Returns a generated history."""
    subprocess.run([MAKER, GAMES, path, str(n_games)], check=True, stdout=subprocess.DEVNULL)


def ask(path, sql):
    """Returns the single value of @sql."""
    db = sqlite3.connect(path)
    db.create_function('tenbo_fold', 1, lambda text: text, deterministic=True)
    try:
        return db.execute(sql).fetchone()[0]
    finally:
        db.close()


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder) / 'history.db')
        make(path, N_GAMES)
        for sql, least, most in FACTS:
            number = ask(path, sql)
            assert least <= number <= most, f'{sql}: {number}'

        checked = subprocess.run([CLI, 'check', '--database', path], capture_output=True, text=True,
                                 check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr

        twins = [str(pathlib.Path(folder) / name) for name in ('one.db', 'two.db')]
        for twin in twins:
            make(twin, 100)
        assert ask(twins[0], CONTENT) == ask(twins[1], CONTENT)


main()
