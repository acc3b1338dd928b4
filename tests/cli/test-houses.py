#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the rulesets of real houses (tests/data/houses) as files of one's own.

usage: test-houses.py TENBO-CLI DATA

Each file is accepted, described in one of the three languages in turn, and plays hands whose
payments sum to zero. The results of the games in settlements.jsonl are those that were worked out
by hand."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

CLI = sys.argv[1]
FOLDER = pathlib.Path(sys.argv[2]) / 'houses'
HOUSES = sorted(FOLDER.glob('*.json'))
SETTLEMENTS = (FOLDER / 'settlements.jsonl').read_text(encoding='utf-8').splitlines()
LOCALES = ('ja_JP.UTF-8', 'zh_CN.UTF-8', 'C.UTF-8')
PLAYERS = ('Aki', 'Ben', 'Chie', 'Dai')


def run(*arguments, locale='C.UTF-8', text=None):
    """Returns the status and the output of the command line tool."""
    done = subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True,
                          check=False, env=os.environ | {'LC_ALL': locale})
    return done.returncode, done.stdout + done.stderr


def hands(players, counts_tai):
    """Returns hands that every ruleset of riichi or of tai allows."""
    if counts_tai:
        return [
            {'result': 'win', 'wins': [{'player': 1, 'from': 0, 'value': {'tai': 9}}]},
            {'result': 'draw'},
            {'result': 'win', 'wins': [{'player': 2, 'value': {'tai': 12}}]},
            {'result': 'win', 'wins': [{'player': 3, 'from': 2, 'value': {'tai': 40}}]},
        ]
    return [
        {'result': 'win', 'riichi': [1], 'wins': [{'player': 1, 'from': 0,
                                                   'value': {'han': 7}}]},
        {'result': 'draw', 'tenpai': [0, 1]},
        {'result': 'win', 'wins': [{'player': 2, 'value': {'han': 9}}]},
        {'result': 'win', 'wins': [{'player': 0, 'from': players - 1, 'value': {'han': 6}}]},
    ]


def check_house(path, locale):
    """Yields what is wrong with the house of @path, which is described in the language @locale."""
    text = path.read_text(encoding='utf-8')
    house = json.loads(text)
    status, said = run('rules', 'check', '-', text=text)
    if status != 0:
        yield said
        return
    status, said = run('rules', 'show', house['id'], locale=locale)
    if status != 0 or len(said.splitlines()) < 20:
        yield f'rules show, {locale}: {said}'

    if not house.get('source') or not house.get('notes'):
        yield 'a house names its source and has notes'
    rules = json.loads(run('rules', 'show', '--json', house['id'])[1])
    players = rules['players']
    game = {'format': 'tenbo-game/1', 'ruleset': house['id'], 'players': PLAYERS[:players],
            'hands': hands(players, rules['scoring'] == 'tai')}
    status, said = run('play', '--json', text=json.dumps(game))
    if status != 0:
        yield f'play: {said}'
        return
    total = None
    for hand in json.loads(said)['hands']:
        now = sum(hand['scores']) + hand['pot'] + hand.get('penalty_pot', 0)
        if total is not None and now != total:
            yield f'play: the points sum to {now} after a hand and to {total} before it'
        total = now


def check_settlement(case):
    """Yields what is wrong with the result of the game of @case."""
    status, said = run('play', '--json', text=json.dumps(case['game']))
    if status != 0:
        yield f'play: {said}'
        return
    played = json.loads(said)
    deltas = [hand['deltas'] for hand in played['hands']]
    if deltas != case.get('deltas', deltas):
        yield f'{deltas} instead of {case["deltas"]}: {case["why"]}'
    final = sorted(played['final'] or [], key=lambda line: line['player'])
    totals = [line['total'] for line in final]
    if totals != case['totals']:
        yield f'{totals} instead of {case["totals"]}: {case["why"]}'


def main():
    """Installs the houses and checks each."""
    folder = pathlib.Path(os.environ['XDG_DATA_HOME']) / 'tenbo' / 'rules'
    folder.mkdir(parents=True)
    for path in HOUSES:
        shutil.copy(path, folder / f'house-{path.name}')
    failed = False
    checks = [(path.stem, check_house(path, LOCALES[number % len(LOCALES)]))
              for number, path in enumerate(HOUSES)]
    for case in map(json.loads, SETTLEMENTS):
        checks.append((f'settlement of {case["game"]["ruleset"]}', check_settlement(case)))
    print(f'1..{len(checks)}')
    for number, (name, found) in enumerate(checks, 1):
        problems = list(found)
        failed = failed or problems
        print(f'{"not ok" if problems else "ok"} {number} {name}')
        for problem in problems:
            print('\n'.join(f'# {line}' for line in problem.splitlines()))
    return 1 if failed or not HOUSES else 0


sys.exit(main())
