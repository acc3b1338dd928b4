#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays payments under pao and compares the points moved in the hand.

Draws before the hand make its honba and stakes. Stakes without honba are impossible this way: the
test adds them to the moved points."""
import oracle

YAKUMAN = {'daisangen': 'daisangen', 'daisuushii': 'daisuushi', 'tsuuiisou': 'tsuuiisou'}


def draws_before(honba, sticks):
    """Returns draws that result in @honba honba and, if any, @sticks stakes; the dealer repeats."""
    return [{'result': 'draw', 'tenpai': [0, 1, 2, 3],
             'riichi': list(range(sticks)) if index == 0 else []} for index in range(honba)]


def convert(line):
    """Returns the game with the payment."""
    rules = line['rules']
    honba = line['honba']
    hands = draws_before(honba, line['sticks'])
    win = {'player': line['seat'], 'value': {'yakuman': [YAKUMAN[y] for y, _ in line['yaku']]},
           'pao': {'player': line['pao'], 'for': [YAKUMAN[line['pao_yaku']]]}}
    if line['from'] != line['seat']:
        win['from'] = line['from']
    several = 'sum' if rules['multi_yakuman'] else 'highest'
    # If yakuman do not add up, none counts twice either.
    double = ['daisuushi'] if rules['double_yakuman'] and rules['multi_yakuman'] else []
    return {'format': 'tenbo-game/1', 'ruleset': 'tenhou-hanchan', 'players': ['E', 'S', 'W', 'N'],
            'override': {'bust': 'none', 'several-yakuman': several, 'double-yakuman': double},
            'hands': hands + [{'result': 'win', 'wins': [win]}]}


def find_differences(line, answer):
    """Returns the differences between the last hand of @answer and the payment."""
    deltas = list(answer['hands'][-1]['deltas'])
    if line['sticks'] and not line['honba']:
        deltas[line['seat']] += 1000 * line['sticks']
    expected = line['expected']['deltas']
    return ([] if deltas == expected else [f'{deltas}, not {expected}']), 1


if __name__ == '__main__':
    oracle.run('payments under pao', convert, find_differences)
