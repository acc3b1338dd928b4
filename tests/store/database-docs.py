#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""database-docs.py ROOT: docs/database.md has each table and column of the schema, and no
others."""
import pathlib
import re
import sqlite3
import sys


def schema(folder):
    database = sqlite3.connect(':memory:')
    database.create_function('tenbo_fold', 1, lambda text: text)
    for step in sorted(folder.glob('*.sql')):
        database.executescript(step.read_text())
    tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {(table, row[1]) for (table,) in tables
            for row in database.execute(f'PRAGMA table_info ({table})')}


def documented(page):
    found = set()
    for section in re.split(r'^### ', page.read_text(), flags=re.M)[1:]:
        table = re.match(r'`(\w+)`', section)[1]
        for cell in re.findall(r'^\| (`[^|]*) \|', section.split('\n## ')[0], flags=re.M):
            found |= {(table, column) for column in re.findall(r'`(\w+)`', cell)}
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    real, written = schema(root / 'src/store/sql'), documented(root / 'docs/database.md')
    for table, column in sorted(real - written):
        print(f'docs/database.md: {table}.{column} is missing')
    for table, column in sorted(written - real):
        print(f'docs/database.md: {table}.{column} does not exist')
    sys.exit(0 if real and real == written else 1)


main()
