#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays real games of a server and compares each hand, the final scores and the ranks."""
import oracle


def find_differences(line, answer):
    """Returns the differences between @answer and the payments of the server."""
    found = []
    expect = line['expect']
    hands = answer['hands']
    if len(hands) != len(expect['hands']):
        found.append(f'{len(hands)} hands, not {len(expect["hands"])}')
    for index, (hand, truth) in enumerate(zip(hands, expect['hands'])):
        for key in ('round', 'honba', 'deltas'):
            if hand[key] != truth[key]:
                found.append(f'hands[{index}].{key}: {hand[key]}, not {truth[key]}')
    final = answer['final']
    if final is None:
        return found + ['the game goes on'], len(hands)
    for key, column in (('scores', 'points'), ('ranks', 'rank')):
        ours = [player[column] for player in final]
        if ours != expect[key]:
            found.append(f'{key}: {ours}, not {expect[key]}')
    return found, len(hands)


if __name__ == '__main__':
    oracle.run('real games of a server', lambda line: line['game'], find_differences)
