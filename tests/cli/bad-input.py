#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets every field of a record to every kind of wrong value and checks that it is refused at
exactly that location.

Each field (record_fields.py) × {absent, wrong type, below, above, unknown id, twice, unknown
neighbor}: `play` names the location and keeps the structure of its answer; `import` exits with 1,
names the file and the location, and leaves every row of the database unchanged.
"""
import argparse
import concurrent.futures
import copy
import dataclasses
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

from record_fields import DRAW, FIELDS, HISTORY_FIELDS, IDS, PLAYERS, game, history, under

# A value of every JSON type; 3.0 is not an integer here.
TYPES = {
    'null': None, 'bool': True, 'int': 1, 'fraction': 3.0, 'text': 'x', 'list': [], 'object': {},
}
# The types that a field accepts.
TAKES = {
    'bool': {'bool'}, 'id': {'text'}, 'int': {'int'}, 'list': {'list'}, 'object': {'object'},
    'ruleset': {'text', 'object'}, 'tai': {'int', 'list'}, 'text': {'text'},
    'time': {'text'}, 'uuid': {'text'},
}


@dataclasses.dataclass
class Case:
    """One spoiled record."""
    what: str
    record: object
    at: str


def name_path(path):
    """Returns "hands[0].wins[0].player" for the keys and indices of @path."""
    text = ''
    for step in path:
        text += f'[{step}]' if isinstance(step, int) else f'.{step}' if text else step
    return text


class Spoiler:
    """Spoils one field in every way that makes sense for its kind."""

    def __init__(self, field):
        self.field = field
        self.at = name_path(field.path)
        self.key = field.path[-1]
        self.cases = []

    def parent(self, record):
        """Returns the parent of the field in @record."""
        for step in self.field.path[:-1]:
            record = record[step]
        return record

    def add(self, what, change, at=None):
        """Adds a case in which @change was applied to the parent of the field."""
        record = copy.deepcopy(self.field.game)
        change(self.parent(record))
        self.cases.append(Case(f'{self.at}: {what}', record, self.at if at is None else at))

    def put(self, what, value, at=None):
        """Adds a case in which the field has the value @value."""
        self.add(what, lambda parent: parent.__setitem__(self.key, value), at)

    def spoil_types(self):
        """Adds every type that the field does not accept."""
        for kind, value in TYPES.items():
            allowed = kind in TAKES[self.field.kind] or (kind == 'null' and self.field.nullable)
            if not allowed:
                self.put(f'{kind} for {self.field.kind}', value)

    def spoil_number(self):
        """Adds integers beyond the limits."""
        self.put('minus one', -1)
        self.put('far below', -2 ** 63)
        self.put('far above', 10 ** 20)
        if self.field.low > 0:
            self.put('below', self.field.low - 1)
        if self.field.high is not None:
            self.put('above', self.field.high + 1)

    def spoil_list(self):
        """Adds a duplicate entry."""
        entries = list(self.parent(self.field.game)[self.key])
        twice = entries[:-1] + [entries[0]] if len(entries) > 1 else entries * 2
        told_by = f'.{self.field.told_by}' if self.field.told_by else ''
        self.put('twice', twice, f'{self.at}[{len(twice) - 1}]{told_by}')

    def spoil_text(self):
        """Adds words without a meaning."""
        if self.field.kind in ('id', 'uuid', 'ruleset'):
            self.put('unknown id', 'no-such-thing')
            self.put('empty id', '')
        if self.field.kind == 'time':
            self.put('no time', 'yesterday')
            self.put('no offset', '2026-11-21T19:30:00')

    def spoil_neighbors(self):
        """Adds an unknown member, in the field and next to it."""
        if self.field.kind == 'object':
            self.add('unknown member', lambda parent: parent[self.key].update(other=1),
                     f'{self.at}.other')
        if isinstance(self.key, str):
            holder = name_path(self.field.path[:-1])
            self.add('unknown neighbor', lambda parent: parent.update(other=1),
                     f'{holder}.other' if holder else 'other')

    def spoil(self):
        """Returns all cases of the field."""
        if self.field.required:
            self.add('absent', lambda parent: parent.__delitem__(self.key))
        self.spoil_types()
        self.spoil_text()
        if self.field.kind == 'int':
            self.spoil_number()
        if self.field.unique:
            self.spoil_list()
        self.spoil_neighbors()
        return self.cases


def spoil_all(fields):
    """Returns all cases of all fields."""
    return [case for field in fields for case in Spoiler(field).spoil()]


def other_games():
    """Returns the errors of a game as a whole."""
    two_forms = {'player': 1, 'value': {'han': 3, 'fu': 40, 'limit': 'mangan'}}
    won = {'player': 1, 'value': {'limit': 'mangan'}}
    return [
        Case('three players', game(players=PLAYERS[:3]), 'players'),
        Case('four where three play', under('allen', DRAW) | {'players': PLAYERS}, 'players'),
        Case('five players', game(players=PLAYERS + ['Emi']), 'players'),
        Case('an empty name', game(players=['Aki', '', 'Chie', 'Dai']), 'players[1]'),
        Case('a number for a hand', game(DRAW, 3), 'hands[1]'),
        Case('a value of two forms', game({'result': 'win', 'wins': [two_forms]}),
             'hands[0].wins[0].value'),
        Case('tenpai in a win', game({'result': 'win', 'wins': [won], 'tenpai': [1]}),
             'hands[0].tenpai'),
    ]


def person(number):
    """A person in a history."""
    return {'id': IDS[number], 'name': 'Aki'}


def other_histories():
    """Returns the errors of a history as a whole."""
    bad_game = game(DRAW, {'result': 'win', 'wins': []})
    after_end = game({'result': 'stop'}, DRAW)
    return [
        Case('a game that is refused', history(games=[game(), bad_game]), 'games[1].hands[1].wins'),
        Case('a hand after the end', history(games=[game(), after_end]), 'games[1].hands[1]'),
        Case('an empty ruleset', history(rulesets=[{}]), 'rulesets[0].format'),
        Case('merged into nobody', history(people=[person(1) | {'merged': IDS[2]}], sessions=[]),
             'people[0].merged'),
        Case('merged into oneself', history(people=[person(1) | {'merged': IDS[1]}], sessions=[]),
             'people[0].merged'),
        Case('merged into a spelling',
             history(people=[person(1), person(2) | {'merged': IDS[1]},
                             person(3) | {'merged': IDS[2]}], sessions=[]), 'people[2].merged'),
        Case('paid by nobody', history(people=[person(1)]), 'sessions[0].fee_person'),
    ]


def play_lines(program, records):
    """Returns the exit status and the answers of `play --jsonl`."""
    text = ''.join(json.dumps(record) + '\n' for record in records)
    result = subprocess.run([program, 'play', '--jsonl', '-'], input=text.encode(),
                            capture_output=True, check=False)
    return result.returncode, [json.loads(line) for line in result.stdout.splitlines()]


def check_answer(case, answer):
    """Returns the error of the answer to a spoiled game, or None."""
    error = answer.get('error')
    if error is None:
        return 'played'
    if set(answer) != {'error'} or set(error) != {'at', 'message'} or not error['message']:
        return f'the answer has another shape: {answer}'
    if error['at'] != case.at:
        return f'refused at {error["at"]}, not at {case.at} ({error["message"]})'
    return None


def check_play(program, cases):
    """Returns the wrong answers of `play --jsonl`, as sentences."""
    status, answers = play_lines(program, [case.record for case in cases])
    if status != 1 or len(answers) != len(cases):
        return [f'play --jsonl ended with {status} and {len(answers)} of {len(cases)} answers']
    found = [(case, check_answer(case, answer)) for case, answer in zip(cases, answers)]
    return [f'{case.what}: {problem}' for case, problem in found if problem]


def dump(database):
    """Returns every row of the database."""
    connection = sqlite3.connect(f'file:{database}?mode=ro', uri=True)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


class Importer:
    """A database, and the effects of `import`."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.database = folder / 'history.db'

    def run(self, name, record):
        """Returns the message of `import` for @record, and the file of the record."""
        path = self.folder / name
        path.write_text(json.dumps(record), encoding='utf-8')
        command = [self.program, 'import', str(path), '--database', str(self.database)]
        return path, subprocess.run(command, capture_output=True, check=False)

    def check_fine(self, fields):
        """Checks that the original records are accepted."""
        results = [self.run('fine.json', field.game)[1] for field in fields]
        return [f'{name_path(field.path)}: {result.stderr.decode()}'
                for field, result in zip(fields, results) if result.returncode != 0]

    def check(self, numbered):
        """Returns the wrong results of `import` for a spoiled record, as sentences."""
        number, case = numbered
        path, result = self.run(f'{number}.json', case.record)
        said = result.stderr.decode()
        if result.returncode != 1 or result.stdout:
            return [f'{case.what}: ended with {result.returncode}: {result.stdout.decode()}{said}']
        if not re.fullmatch(re.escape(f'tenbo-cli: {path}: {case.at}: ') + '.+\n', said):
            return [f'{case.what}: {said}']
        return []

    def check_all(self, cases):
        """Runs the check for all records, a few in parallel."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return [text for found in pool.map(self.check, enumerate(cases)) for text in found]


def check_page(page):
    """Checks that every field in the tables of the format page has a row here, except requests,
    tables and limits, which are not records."""
    named = set()
    text = re.sub(r'^## (A hand of tiles|Tables|Limits)$.*?(?=^## )', '',
                  page.read_text(encoding='utf-8'), flags=re.MULTILINE | re.DOTALL)
    for line in text.splitlines():
        if line.startswith('| `') and not line.startswith('| `{'):
            named |= set(re.findall(r'`([a-z_]+)`', line.split('|')[1]))
    covered = {step for field in FIELDS + HISTORY_FIELDS for step in field.path
               if isinstance(step, str)}
    return [f'the format page names “{name}”, record_fields.py does not'
            for name in sorted(named - covered)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('page', type=pathlib.Path, help='docs/game-format.md')
    arguments = parser.parse_args()

    games = spoil_all(FIELDS) + other_games()
    histories = spoil_all(HISTORY_FIELDS) + other_histories()
    with tempfile.TemporaryDirectory() as name:
        importer = Importer(arguments.program, pathlib.Path(name))
        found = {
            'the records before they are spoilt': importer.check_fine(FIELDS + HISTORY_FIELDS),
            'every field of the format page is spoilt': check_page(arguments.page),
            f'play refuses {len(games)} spoilt games': check_play(arguments.program, games),
        }
        before = dump(importer.database)
        found[f'import refuses {len(games)} spoilt games'] = importer.check_all(games)
        found[f'import refuses {len(histories)} spoilt histories'] = importer.check_all(histories)
        changed = dump(importer.database) != before
        found['nothing was written'] = ['rows changed'] if changed else []

    print(f'1..{len(found)}')
    for number, (what, sentences) in enumerate(found.items(), 1):
        print(f'{"not ok" if sentences else "ok"} {number} {what}')
        for sentence in sentences:
            print(f'# {sentence}')
    return 1 if any(found.values()) else 0


sys.exit(main())
