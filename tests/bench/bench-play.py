#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the hands that `tenbo-cli play --jsonl` plays per second, including JSON input and
output.

Prints the median of five runs over a file of random games. The file is made once next to the
measured program and reused.
"""
import argparse
import json
import pathlib
import random
import statistics
import subprocess
import sys
import time

import games

# Enough different games to avoid repetition, copied into a file that takes seconds.
DIFFERENT_GAMES = 2000
HANDS = 600_000
RUNS = 5


def make_file(program, path):
    """Writes the file of games, unless it exists."""
    made = games.make_games(program, random.Random(1), DIFFERENT_GAMES)
    lines = [json.dumps(game) + '\n' for game in made]
    hands = sum(len(game['hands']) for game in made)
    with open(path, 'w', encoding='utf-8') as file:
        for _ in range(HANDS // hands + 1):
            file.writelines(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program', type=pathlib.Path)
    parser.add_argument('folder', type=pathlib.Path, help='where the file of games is kept')
    arguments = parser.parse_args()

    path = arguments.folder / 'bench-play.jsonl'
    program = str(arguments.program)
    if not path.exists():
        make_file(program, path)
    with open(path, encoding='utf-8') as file:
        hands = sum(line.count('"result"') for line in file)

    rates = []
    for _ in range(RUNS):
        before = time.perf_counter()
        subprocess.run([program, 'play', '--jsonl', str(path)], check=True,
                       stdout=subprocess.DEVNULL)
        rates.append(hands / (time.perf_counter() - before))
    print(f'tenbo-cli play --jsonl: {statistics.median(rates):,.0f} hands/s '
          f'(median of {RUNS} runs over {hands:,} hands)')
    return 0


sys.exit(main())
