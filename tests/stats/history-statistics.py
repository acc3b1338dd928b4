#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""history-statistics.py CLI DATA RULES: compares every statistic of every person, and its base,
with the results of an independent script for the exported history.

The history has real games, and random sessions under every ruleset, with merged spellings, guests,
void games and deleted games."""
import argparse
import csv
import io
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import uuid

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'oracles'), str(HERE.parent / 'reference')]

import history_figures  # noqa: E402
import oracle  # noqa: E402
from tenbo_reference import RULESETS  # noqa: E402
from game_maker import GameMaker  # noqa: E402
from hand_requests import request_of  # noqa: E402
from hand_rules import Rules, shipped  # noqa: E402
from hand_worth import answers  # noqa: E402
from history_counts import GameCounter  # noqa: E402

RANDOM_GAMES = 12
TILE_GAMES = 8
DAY = 24 * 60 * 60
FIRST_DAY = 1262304000  # 2010


class Sessions:
    """A history: the players, their spellings, and the times."""

    def __init__(self, seed, n_people):
        self.rng = random.Random(seed)
        self.people = [{'id': self.new_id(), 'name': f'P{n}'} for n in range(n_people)]
        # Every third person has a second spelling.
        self.spellings = {person['id']: {'id': self.new_id(), 'name': person['name'] + "'"}
                          for person in self.people[::3]}
        self.games = []

    def new_id(self):
        return str(uuid.UUID(int=self.rng.getrandbits(128), version=4))

    def add(self, game):
        players = self.rng.sample(self.people, len(game['players']))
        spelt = [self.spellings.get(person['id'], person) if self.rng.random() < 0.4 else person
                 for person in players]
        started = time.gmtime(FIRST_DAY + len(self.games) * DAY // 3)
        game |= {'id': self.new_id(), 'people': [person['id'] for person in spelt],
                 'players': [person['name'] for person in spelt],
                 'started': time.strftime('%Y-%m-%dT%H:%M:%SZ', started)}
        if self.rng.random() < 0.06:
            game['void'] = True
        self.games.append(game)

    def history(self):
        return {'format': 'tenbo-history/1',
                'people': self.people + list(self.spellings.values()), 'games': self.games}


class Database:
    """A history in the program."""

    def __init__(self, cli, folder, name):
        self.cli = cli
        self.folder = folder
        self.path = folder / (name + '.db')

    def run(self, *arguments):
        answer = subprocess.run([self.cli, *arguments, '--database', self.path], cwd=self.folder,
                                capture_output=True, text=True)
        assert answer.returncode == 0, (arguments, answer.stderr)
        return answer.stdout

    def fill(self, sessions):
        path = self.folder / 'history.json'
        path.write_text(json.dumps(sessions.history()), encoding='utf-8')
        self.run('import', str(path))
        for person, spelling in sessions.spellings.items():
            self.run('people', 'merge', spelling['id'], person)
        self.run('people', 'guest', sessions.people[1]['id'])
        self.run('history', 'delete', *(game['id'] for game in sessions.games[5::17]))

    def stats(self, *arguments):
        return json.loads(self.run('history', 'stats', '--json', *arguments))


def same(got, want, where):
    assert got == want, f'{where}: the program says {got}, the script {want}'


def compare(got, want, where):
    """Compares @got of the program with @want of the script; games are ids here and numbers
    there."""
    games = {}
    same(len(got['graph']), len(want['graph']), f'{where}: games')
    for point, wanted in zip(got['graph'], want['graph']):
        games[point['game']] = wanted['game']
        point = point | {'game': wanted['game'],
                         'started': history_figures.moment(point['started'])}
        same(point, wanted, f'{where}: graph')
    same(list(got['figures']), list(want['figures']), f'{where}: names')
    for name, figure in got['figures'].items():
        if 'game' in figure:
            figure['game'] = games[figure['game']]
        same(figure, want['figures'][name], f'{where}: {name}')
    same(got['yaku'], want['yaku'], f'{where}: yaku')
    opponents = {opponent.pop('id'): opponent for opponent in got['opponents']}
    for opponent in opponents.values():
        opponent.pop('name')
    same(opponents, want['opponents'], f'{where}: opponents')
    same((got['games'], got['uncounted']), (want['games'], 0), f'{where}: counted')


def compare_standings(database, script, guests):
    """Compares the statistics of everybody except guests."""
    standings = database.stats()
    played = {person for game in script.games for person in game['people']}
    same({entry['id'] for entry in standings}, played - guests, 'standings')
    for entry in standings:
        person = script.figures(entry['id'])
        figures = person['figures']
        games = {point['game']: wanted['game'] for point, wanted in
                 zip(database.stats(entry['id'])['graph'], person['graph'])}
        for name, figure in entry['figures'].items():
            if 'game' in figure:
                figure['game'] = games[figure['game']]
            same(figure, figures[name], f'standings: {entry["name"]}: {name}')


def compare_all(database, sessions):
    """Returns the number of compared people and statistics."""
    history = json.loads(database.run('export'))
    merged = {spelling['id']: person for person, spelling in sessions.spellings.items()}
    for person in history['people']:
        if person['id'] in merged:
            same(person.get('merged'), merged[person['id']], 'merged')
    script = history_figures.History(history)
    n = 0
    for number, person in enumerate(sessions.people):
        word = sessions.spellings.get(person['id'], person)['id']
        everything = script.figures(person['id'])
        compare(database.stats(word), everything, person['name'])
        n += len(everything['figures'])
        if number % 4 == 0:
            compare_filtered(database, script, sessions, person)
    compare_standings(database, script, {sessions.people[1]['id']})
    compare_table(database, script)
    return n


def compare_table(database, script):
    """Compares the table of people, read by Python's own csv module: everybody who is not
    merged."""
    rows = list(csv.DictReader(io.StringIO(database.run('export', '--format', 'csv-people'),
                                           newline=''), strict=True))
    people = {key: person for key, person in script.people.items() if 'merged' not in person}
    same({row['person_id'] for row in rows}, set(people), 'table')
    for row in rows:
        everything, person = script.figures(row['person_id']), people[row['person_id']]
        same((row['name'], row['games'], row['guest'] == '1', row['uncounted']),
             (person['name'], str(everything['games']), person.get('guest', False), '0'), 'table')
        for name, figure in everything['figures'].items():
            if name != 'games':
                value = figure['value']
                text = '' if value is None else f'{value:.6f}'.rstrip('0').rstrip('.')
                same((row[name], row[name + '_of']),
                     ('0' if text == '-0' else text, str(figure['of'])),
                     f'table: {person["name"]}: {name}')


def compare_filtered(database, script, sessions, person):
    opponent = sessions.people[(sessions.people.index(person) + 1) % len(sessions.people)]['id']
    days = len(sessions.games) // 3
    first, last = days // 4, days // 2
    since, until = FIRST_DAY + first * DAY, FIRST_DAY + last * DAY
    ruleset = sessions.rng.choice(script.games)['ruleset']
    day = [time.strftime('%F', time.gmtime(moment)) for moment in (since, until)]
    for arguments, filters in (
            (('--since', day[0], '--until', day[1]), {'since': since, 'until': until + DAY}),
            (('--ruleset', ruleset), {'ruleset': ruleset}),
            (('--opponent', opponent, '--since', day[0]), {'opponent': opponent, 'since': since})):
        compare(database.stats(person['id'], *arguments), script.figures(person['id'], **filters),
                f'{person["name"]} {" ".join(arguments)}')


def real_games(data):
    sessions = Sessions('real', 12)
    for line in oracle.read(data / 'oracles' / 'tenhou-games.jsonl.gz'):
        sessions.add(line['game'])
    return sessions


def contradicts_itself(flags, is_dealer):
    """Whether a hand with @flags can only be the win of another seat, or one without riichi."""
    return ('tenhou' in flags and not is_dealer) or ('chiihou' in flags and is_dealer) or \
        (bool(flags & {'riichi', 'double-riichi'}) and bool(flags & {'tenhou', 'chiihou'}))


def tile_game(ruleset, number, n_players):
    """Returns a game of one hand of random tiles; None if it has no value, contradicts itself, or
    has counters that depend on its interpretation."""
    request = request_of('figures', ruleset, number) | {'round': 'E', 'honba': 0}
    tiles, player = request['tiles'], 'ESWN'.index(request['seat'])
    flags = set(tiles['flags'])
    riichi = bool(flags & {'riichi', 'double-riichi'})
    if 'win' not in tiles or 'override' in request or player >= n_players or 'renhou' in flags \
            or contradicts_itself(flags, player == 0) \
            or (riichi and any(not meld.startswith('ankan') for meld in tiles['melds'])):
        return None
    if riichi:
        flags.add('riichi')
    right = answers(request | {'tiles': tiles | {'flags': sorted(flags)}})
    if 'error' in right[0] or len({str(sorted(row['id'] for row in answer['yaku']))
                                   for answer in right}) > 1:
        return None
    win = {'player': player, 'value': {'tiles': tiles | {'flags': sorted(flags - {'riichi'})}}}
    if request['from'] == 'ron':
        win['from'] = (player + 1) % n_players
    hand = {'result': 'win', 'wins': [win]} | ({'riichi': [player]} if riichi else {})
    game = {'format': 'tenbo-game/1', 'ruleset': ruleset, 'players': ['A'] * n_players,
            'hands': [hand]}
    counter = GameCounter(game, Rules(ruleset))
    counter.play()
    return game if counter.table.end else game | {'hands': [hand, {'result': 'stop'}]}


def tile_games(ruleset, n_players):
    found, number = [], 0
    while len(found) < TILE_GAMES:
        game = tile_game(ruleset, number, n_players)
        found += [game] if game else []
        number += 1
    return found


def random_games(rules):
    sessions = Sessions('random', 9)
    for ruleset in (each for each in shipped() if each in RULESETS):
        for game in tile_games(ruleset, RULESETS[ruleset].PLAYERS):
            sessions.add(game)
    for number in range(RANDOM_GAMES):
        for ruleset in sorted(path.stem for path in rules.glob('*.json')):
            if ruleset in RULESETS:
                sessions.add(GameMaker('figures', ruleset, number).make())
    return sessions


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('cli', type=pathlib.Path)
    parser.add_argument('data', type=pathlib.Path)
    parser.add_argument('rules', type=pathlib.Path)
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        for name, sessions in (('real', real_games(options.data)),
                               ('random', random_games(options.rules))):
            database = Database(str(options.cli.resolve()), pathlib.Path(folder), name)
            database.fill(sessions)
            n = compare_all(database, sessions)
            print(f'{name}: {len(sessions.games)} games, {n} figures of '
                  f'{len(sessions.people)} people')


if __name__ == '__main__':
    main()
