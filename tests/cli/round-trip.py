#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exported data can be imported without changes: real games, and random ones under every ruleset,
with people, sessions, venues and notes, pass through databases and files, and through Python's own
csv module."""
import argparse
import copy
import csv
import io
import json
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import uuid

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'oracles'), str(HERE.parent / 'reference')]

import oracle  # noqa: E402
from game_maker import GameMaker  # noqa: E402
from tenbo_reference import RULESETS  # noqa: E402

RANDOM_GAMES = 8
TEXTS = ['Friday', '=1+1', '＝1', '+81', '-', '@here', '\tindented', '\nbelow', 'a, b; "c"',
         'two\r\nlines', "'quoted'", '雨 ☔', 'back\\slash', '{"json": [1]}', '\u202eright']
# Returns @text as an import stores a name, a title or a venue: one line, without changes of
# direction.
LINES = [re.sub(r'[\t\r\n]', ' ', text).replace('\u202e', '').strip() for text in TEXTS]
FORMULA = tuple('=+-@\t\r\n＝＋－＠')


def new_uuid(rng):
    return str(uuid.UUID(int=rng.getrandbits(128), version=4))


def bare_games(data, rules):
    """Returns real games, and some of the reference's under each ruleset."""
    yield from (line['game'] for line in oracle.read(data / 'oracles' / 'tenhou-games.jsonl.gz'))
    for path in sorted(rules.glob('*.json')):
        if path.stem in RULESETS:
            for number in range(RANDOM_GAMES):
                yield GameMaker('round-trip', path.stem, number).make()


def dress_session(people, rng):
    """The texts of a session, each present now and then."""
    session = {'title': 'Friday', 'place': '雀荘', 'note': rng.choice(TEXTS), 'unit': '¥',
               'rate': rng.randint(1, 10 ** 9), 'fee': rng.randint(1, 10 ** 9),
               'fee_person': rng.choice(people)['id'], 'changed': '2026-11-20T12:00:00+00:00'}
    return {key: value for key, value in session.items() if rng.random() < 0.6}


def dress(games, rng):
    """Returns a history of @games with all members of a history."""
    people = [{'id': new_uuid(rng), 'name': text} for text in LINES for _ in 'ab']
    for number, person in enumerate(people):
        if rng.random() < 0.3:
            person['aliases'] = sorted(rng.sample(LINES, 2))
        for key in ('guest', 'hidden'):
            if rng.random() < 0.2:
                person[key] = True
        if rng.random() < 0.5:
            person['colour'] = rng.randrange(8)
        if len(person) > 2:
            person['changed'] = f'2026-11-20T10:00:{number:02}.{number % 3:03}000+00:00'
            person['changed'] = person['changed'].replace('.000000', '')
    spellings = [{'id': new_uuid(rng), 'name': 'スペル', 'merged': person['id'],
                  'changed': '2026-11-20T11:00:00+00:00'} for person in people[::3]]
    sessions, dressed = [], []
    for number, game in enumerate(games):
        if number % 4 == 0:
            day = f'20{10 + number // 336:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}'
            sessions.append({'id': new_uuid(rng), 'started': f'{day}T18:00:00+09:00'}
                            | dress_session(people + spellings, rng))
        players = rng.sample(people, len(game['players']))
        game |= {'id': new_uuid(rng), 'players': [person['name'] for person in players],
                 'people': [person['id'] for person in players],
                 'session': sessions[-1]['id'],
                 'started': f'{day}T{18 + number % 4}:30:{rng.randrange(60):02}+09:00'}
        for key, texts in ('title', LINES), ('place', LINES), ('note', TEXTS):
            if rng.random() < 0.5:
                game[key] = rng.choice(texts)
        if rng.random() < 0.5:
            game['seats'] = rng.sample(range(4), len(players))
        if rng.random() < 0.1:
            game['void'] = True
        for hand in game['hands']:
            hand['id'] = new_uuid(rng)
            if rng.random() < 0.1:
                hand['note'] = rng.choice(TEXTS)
        dressed.append(game)
    return {'format': 'tenbo-history/1', 'people': people + spellings, 'sessions': sessions,
            'games': dressed}


def spell(history, rng):
    """Returns the same history, with some players under another spelling."""
    spellings = {person['merged']: person for person in history['people'] if 'merged' in person}
    spelled = copy.deepcopy(history)
    for game in spelled['games']:
        for player, person in enumerate(game['people']):
            if person in spellings and rng.random() < 0.3:
                game['people'][player] = spellings[person]['id']
                game['players'][player] = spellings[person]['name']
    return spelled


class Folder:
    """The folder of the databases, and the program that makes them."""

    def __init__(self, cli, path):
        self.cli = cli
        self.path = path

    def run(self, *arguments):
        return subprocess.run([self.cli, *arguments], cwd=self.path, check=True, text=False,
                              capture_output=True).stdout

    def put(self, database, history):
        """Imports @history; returns the output of the program."""
        (self.path / 'put.json').write_text(json.dumps(history), encoding='utf-8')
        return self.run('import', 'put.json', '--database', database).decode()

    def get(self, database, form='json'):
        return self.run('export', '--database', database, '--format', form)


def resolve(history):
    """Replaces a payer under another spelling by the person."""
    merged = {person['id']: person.get('merged', person['id']) for person in history['people']}

    def change(entry):
        if 'fee_person' in entry:
            return entry | {'fee_person': merged[entry['fee_person']]}
        return entry
    return change


def check_json(folder, history, exported):
    """Returns the same games with all their texts, sorted by start."""
    again = json.loads(exported)
    wanted = sorted(history['games'], key=lambda game: (game['started'], game['id']))
    assert [game['id'] for game in again['games']] == [game['id'] for game in wanted]
    for game, want in zip(again['games'], wanted):
        for key in want.keys() - {'ruleset', 'override', 'hands', 'format'}:
            assert game[key] == want[key], (game['id'], key)
        assert not game.keys() - want.keys() - {'ended'}, game['id']
        assert [(hand['id'], hand.get('note')) for hand in game['hands']] == \
            [(hand['id'], hand.get('note')) for hand in want['hands']]
    for key in ('people', 'sessions'):
        assert again[key] == sorted(map(resolve(history), history[key]),
                                    key=lambda entry: entry['id']), key
    assert len({json.dumps(ruleset) for ruleset in again['rulesets']}) == len(again['rulesets'])


def known(whole, games):
    """Returns the players of the games as people without any changes."""
    players = {person for game in games for person in game['people']}
    return [{'id': person['id'], 'name': 'Somebody' if 'changed' in person else person['name']}
            for person in whole['people'] if person['id'] in players]


def check_ways(folder, history, exported):
    """Every way of import gives the same export, byte for byte."""
    total = len(history['games'])
    whole = json.loads(exported)
    assert folder.put('b.db', whole) == f'{total} games added.\n'
    assert folder.get('b.db') == exported, 'imported and exported again'
    assert folder.put('b.db', whole) == f'0 games added. {total} were already in the history.\n'
    assert folder.get('b.db') == exported, 'imported twice'
    half = whole['games'][::2]
    folder.put('c.db', whole | {'games': half, 'people': known(whole, half)})
    folder.put('c.db', dict(reversed(whole.items())))
    assert folder.get('c.db') == exported, 'merged'
    folder.run('check', '--database', 'c.db')


def check_stop(folder):
    """An interrupted export keeps the existing file, and leaves no other file."""
    inside = folder.path / 'stop'
    inside.mkdir()
    (inside / 'all.json').write_text('before', encoding='utf-8')
    process = subprocess.Popen([folder.cli, 'export', '-d', folder.path / 'a.db', '-o',
                                inside / 'all.json'], stderr=subprocess.PIPE)
    while len(list(inside.iterdir())) == 1 and process.poll() is None:
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate()
    assert process.returncode == 1 and complaint.count(b'\n') == 1, complaint
    assert [path.name for path in inside.iterdir()] == ['all.json']
    assert (inside / 'all.json').read_text(encoding='utf-8') == 'before'


def check_import_stop(folder, whole):
    """An interrupted import leaves the history unchanged."""
    (folder.path / 'put.json').write_text(json.dumps(whole), encoding='utf-8')
    process = subprocess.Popen([folder.cli, 'import', 'put.json', '--database', 'stop.db'],
                               cwd=folder.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not (folder.path / 'stop.db-wal').exists() and process.poll() is None:
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    said, complaint = process.communicate()
    assert (process.returncode, said) == (1, b''), (said, complaint)
    assert complaint == b'tenbo-cli: Canceled. Nothing was added.\n', complaint
    assert json.loads(folder.get('stop.db'))['games'] == []


def cell(value):
    """Returns @value as a table cell: a text is never a formula, missing values are empty."""
    if value is None:
        return ''
    text = str(value)
    return "'" + text if isinstance(value, str) and text.startswith(FORMULA) else text


def read_table(folder, form):
    """Returns the rows of a table as dictionaries; every row has all columns."""
    text = folder.get('a.db', form).decode('utf-8')
    assert text.count('\r\n') >= 1 and not text.startswith('\ufeff')
    head, *rows = csv.reader(io.StringIO(text, newline=''), strict=True)
    assert len(set(head)) == len(head)
    for row in rows:
        assert len(row) == len(head), row
        for field in row:
            assert not field.startswith(FORMULA) or field.lstrip('-').isdigit(), field
    return [dict(zip(head, row)) for row in rows]


def check_games(rows, games, played):
    rows = iter(rows)
    for game, answer in zip(games, played):
        for player, name in enumerate(game['players']):
            row = next(rows)
            want = {'game_id': game['id'], 'session_id': game['session'], 'name': name,
                    'started': game['started'], 'person_id': game['people'][player],
                    'player': player, 'n_players': len(game['players']),
                    'n_hands': sum(hand['result'] not in ('adjust', 'stop')
                                   for hand in game['hands']), 'void': int(game.get('void', False)),
                    'seat': game.get('seats', [None] * 4)[player]}
            want |= {key: game.get(key) for key in ('title', 'place', 'note')}
            want['end_reason'] = answer['end'] and answer['end']['reason']
            if answer['final']:
                want |= answer['final'][player]
            else:
                want |= {'rank': None, 'base': None, 'total': None}
            for key, value in want.items():
                assert row[key] == cell(value), (game['id'], key, row[key], value)
    assert next(rows, None) is None


def check_hands(rows, games, played):
    rows = iter(rows)
    for game, answer in zip(games, played):
        for number, (hand, done) in enumerate(zip(game['hands'], answer['hands']), 1):
            row = next(rows)
            want = {'game_id': game['id'], 'hand_id': hand['id'], 'number': number,
                    'round': done['round'].replace('+', ''), 'honba': done['honba'],
                    'extension': int('+' in done['round']), 'dealer': done['dealer'],
                    'result': hand['result'], 'reason': hand.get('reason'),
                    'note': hand.get('note'), 'pot': done['pot'],
                    'penalty_pot': done['penalty_pot']}
            for key in ('riichi', 'open_riichi', 'tenpai', 'nagashi'):
                want[key] = ' '.join(map(str, hand.get(key, [])))
            for index in range(4):
                for column, key in (('points', 'deltas'), ('score', 'scores'), ('chips', 'chips')):
                    amounts = done[key] + [None] * (4 - len(done[key]))
                    want[f'{column}_{index}'] = amounts[index]
            for index, win in enumerate(hand.get('wins', []), 1):
                want[f'winner_{index}'] = win['player']
                want['from'] = win.get('from')
                if 'han' in win['value']:
                    want[f'han_{index}'] = win['value']['han']
            for key, value in want.items():
                assert row[key] == cell(value), (game['id'], number, key, row[key], value)
    assert next(rows, None) is None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('cli', type=pathlib.Path)
    parser.add_argument('data', type=pathlib.Path)
    parser.add_argument('rules', type=pathlib.Path)
    options = parser.parse_args()
    cli = str(options.cli.resolve())

    rng = random.Random('round-trip')
    history = dress(bare_games(options.data, options.rules), rng)
    with tempfile.TemporaryDirectory() as name:
        folder = Folder(cli, pathlib.Path(name))
        folder.put('a.db', spell(history, rng))
        exported = folder.get('a.db')
        check_json(folder, history, exported)
        check_ways(folder, history, exported)
        check_stop(folder)
        check_import_stop(folder, history)
        games = sorted(history['games'], key=lambda game: (game['started'], game['id']))
        played = oracle.play(cli, games)
        check_games(read_table(folder, 'csv-games'), games, played)
        check_hands(read_table(folder, 'csv-hands'), games, played)
    print(f'{len(games)} games came back as they were')


if __name__ == '__main__':
    main()
