# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions that the replays of foreign games share: reading, playing, reporting differences."""
import argparse
import gzip
import json
import subprocess
import sys

# The maximum number of differences to print.
SHOWN = 10


def read(path):
    """Returns the lines of a gzip file of JSON lines."""
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        return [json.loads(line) for line in lines]


def play(cli, games):
    """Returns the answer of `tenbo-cli play --jsonl` to each of @games."""
    text = ''.join(json.dumps(game) + '\n' for game in games)
    answers = subprocess.run([cli, 'play', '--jsonl'], input=text, capture_output=True, text=True,
                             check=False).stdout.splitlines()
    if len(answers) != len(games):
        sys.exit(f'{len(answers)} answers to {len(games)} games')
    return [json.loads(answer) for answer in answers]


def run(name, convert, find_differences):
    """Replays the file on the command line and exits with the status of the comparison.

    @convert makes a game record of a line; @find_differences returns the differences between the
    answer and the line as sentences, and the number of compared hands."""
    parser = argparse.ArgumentParser(description=f'Replay {name}.')
    parser.add_argument('cli')
    parser.add_argument('file')
    options = parser.parse_args()

    lines = read(options.file)
    answers = play(options.cli, [convert(line) for line in lines])
    hands = 0
    wrong = 0
    for line, answer in zip(lines, answers):
        if 'error' in answer:
            found = [f'refused: {answer["error"]["at"]}: {answer["error"]["message"]}']
        else:
            found, compared = find_differences(line, answer)
            hands += compared
        wrong += bool(found)
        if found and wrong <= SHOWN:
            print(f'{line["id"]}: ' + '; '.join(found[:3]))
    print(f'{len(lines)} lines, {hands} hands compared, {wrong} lines differ')
    sys.exit(1 if wrong else 0)
