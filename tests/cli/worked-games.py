#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the games that were worked out by hand (tests/data/cases/*.jsonl) through tenbo-cli.

One game per line: {"name", "why", "game", "expect"}. `expect` contains only results worked out by
hand. The rest of the answer must be consistent: the sum of points is constant, the ledger explains
every change, each hand begins where the previous one ended.
"""
import argparse
import json
import pathlib
import subprocess
import sys


def table_total(hand):
    """Returns the total of points."""
    return sum(hand['scores']) + hand['pot'] + hand['penalty_pot']


def sums(lines, players):
    """Returns the sum of the ledger lines for each player."""
    changes = [0] * players
    for line in lines:
        if line['points'] <= 0:
            raise ValueError(f'a line moves {line["points"]} points')
        for end, sign in (('from', -1), ('to', 1)):
            if isinstance(line[end], int):
                changes[line[end]] += sign * line['points']
    return changes


def contradictions(answer, players):
    """Returns the inconsistencies of the answer @answer, as sentences."""
    found = []
    hands = answer['hands']
    scores = None
    for index, hand in enumerate(hands):
        place = f'hands[{index}]'
        if table_total(hand) != table_total(hands[0]):
            found.append(f'{place}: {table_total(hand)} points on the table')
        if sums(hand['ledger'], players) != hand['deltas']:
            found.append(f'{place}: the ledger does not add up to the deltas')
        if sums(hand['chip_ledger'], players) != hand['chips'] or sum(hand['chips']) != 0:
            found.append(f'{place}: the chip ledger does not add up to the chips')
        if scores is not None and [a + b for a, b in zip(scores, hand['deltas'])] != hand['scores']:
            found.append(f'{place}: scores and deltas do not agree')
        if index > 0:
            begun = {key: hand[key] for key in ('round', 'honba', 'dealer')}
            if hands[index - 1]['next'] != begun:
                found.append(f'{place}: begins as {begun}, but {hands[index - 1]["next"]} was said')
        scores = hand['scores']
    for final in answer['final'] or []:
        parts = ('base', 'oka', 'uma', 'prizes', 'chips')
        if final['total'] != sum(final[part] for part in parts):
            found.append(f'final of player {final["player"]}: the parts do not add up to the total')
    return found


def stated(answer, key):
    """Returns the part of @answer for the key @key of `expect`."""
    hands = answer['hands']
    if key in ('deltas', 'chips'):
        return [hand[key] for hand in hands]
    if key == 'next':
        return [hand['next'] and [hand['next']['round'], hand['next']['honba']] for hand in hands]
    if key == 'pots':
        return [[hand['pot'], hand['penalty_pot']] for hand in hands]
    if key == 'end':
        return answer['end'] and answer['end']['reason']
    if key == 'totals':
        return [final['total'] for final in answer['final']]
    if key == 'ranks':
        return [final['rank'] for final in answer['final']]
    raise ValueError(f'expect.{key} is unknown')


def differences(case, answer):
    """Returns the differences between @answer and the expectation of the case, as sentences."""
    expected = dict(case['expect'])
    if expected.pop('error', False):
        return [] if set(answer) == {'error'} else ['it was accepted']
    if 'error' in answer:
        return [f'refused: {answer["error"]["at"]}: {answer["error"]["message"]}']
    found = contradictions(answer, len(case['game']['players']))
    for key, want in expected.items():
        got = stated(answer, key)
        if key == 'end' and isinstance(want, list):
            got = [answer['end']['reason'], answer['end']['players']]
        if got != want:
            found.append(f'{key}: {got}, not {want}')
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('files', nargs='+', type=pathlib.Path)
    arguments = parser.parse_args()

    cases = [json.loads(line) for file in arguments.files
             for line in file.read_text(encoding='utf-8').splitlines()]
    text = ''.join(json.dumps(case['game'], ensure_ascii=False) + '\n' for case in cases)
    result = subprocess.run([arguments.program, 'play', '--jsonl', '-'], input=text.encode(),
                            capture_output=True, check=False)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    refused = any('error' in answer for answer in answers)

    failed = 0
    print(f'1..{len(cases) + 1}')
    for number, (case, answer) in enumerate(zip(cases, answers), 1):
        found = differences(case, answer)
        print(f'{"not ok" if found else "ok"} {number} {case["name"]}')
        for sentence in found:
            print(f'# {sentence}')
        failed += bool(found)
    fine = len(answers) == len(cases) and result.returncode == int(refused)
    print(f'{"ok" if fine else "not ok"} {len(cases) + 1} every line is answered, '
          f'and the exit status says whether one was refused')
    return 1 if failed or not fine else 0


sys.exit(main())
