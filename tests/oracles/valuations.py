# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions that the replays of foreign hands share: valuing, reporting differences."""
import argparse
import json
import subprocess
import sys

import oracle


def points_of(answer, players):
    """Returns the winner's points from the payment of @answer."""
    payment = answer['payment']
    if 'ron' in payment:
        return payment['ron']
    tsumo = payment['tsumo']
    if 'each' in tsumo:
        return tsumo.get('next', tsumo['each']) + tsumo['each'] * (players - 2)
    return tsumo['dealer'] + tsumo['others'] * (players - 2)


def value(cli, requests):
    """Returns the answer of `tenbo-cli value --jsonl` to each of @requests."""
    text = ''.join(json.dumps(request) + '\n' for request in requests)
    answers = subprocess.run([cli, 'value', '--jsonl'], input=text, capture_output=True, text=True,
                             check=False).stdout.splitlines()
    if len(answers) != len(requests):
        sys.exit(f'{len(answers)} answers to {len(requests)} requests')
    return [json.loads(answer) for answer in answers]


def differences(expect, answer, players):
    """Returns the differences between @answer and @expect, whose `fu` may be None to skip it."""
    if 'error' in expect or 'error' in answer:
        found = (expect.get('error'), answer.get('error'))
        return [] if found[0] == found[1] else [f'{found[0]} expected, {found[1]} found']
    found = {
        'han': answer['han'],
        'fu': answer['fu'] if expect['fu'] is not None and not expect['yakuman'] else expect['fu'],
        'yakuman': answer['yakuman'],
        'yaku': sorted(yaku['id'] for yaku in answer['yaku']),
        'points': points_of(answer, players),
    }
    return [f'{key} {expect[key]} expected, {found[key]} found' for key in found
            if found[key] != (sorted(expect[key]) if key == 'yaku' else expect[key])]


def run(name, convert):
    """Values the file on the command line and exits with the status of the comparison.

    @convert makes (request, expect, players) of a line, or None if its rules are not supported
    here."""
    parser = argparse.ArgumentParser(description=f'Value {name}.')
    parser.add_argument('cli')
    parser.add_argument('file')
    options = parser.parse_args()

    lines = oracle.read(options.file)
    hands = [(line['id'], *hand) for line in lines if (hand := convert(line)) is not None]
    answers = value(options.cli, [request for _, request, _, _ in hands])
    wrong = 0
    for (number, _, expect, players), answer in zip(hands, answers):
        found = differences(expect, answer, players)
        wrong += bool(found)
        if found and wrong <= oracle.SHOWN:
            print(f'{number}: ' + '; '.join(found))
    print(f'{len(lines)} lines, {len(hands)} hands compared, {wrong} differ')
    sys.exit(1 if wrong or not hands else 0)
