#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays every example of docs/game-format.md with tenbo-cli and compares the output.

The word after "json" of a fenced block gives its kind: `game`, `game refused`, `history`, `output`
(of the game before it, or of the first game), `request`, or `result` (of the request before it). An
output or result is a part of the actual output.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r'^```json ([a-z ]+)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LIMIT = re.compile(r'^\| [^|]* \| ([0-9,]+)[^|]* \| `(TENBO_MAX_\w+)` \|$', re.MULTILINE)
DEFINITION = re.compile(r'^#define (TENBO_MAX_\w+) +(.*?)(?: +/\*.*)?$', re.MULTILINE)
FORM = re.compile(r'^\| `(\{.*?\})` \|', re.MULTILINE)
GAME = {'format': 'tenbo-game/1', 'players': ['Aki', 'Ben', 'Chie', 'Dai']}


def play(program, *games):
    """Returns the answers of `play --jsonl --needs` to @games, and the exit status."""
    text = ''.join(json.dumps(game) + '\n' for game in games)
    result = subprocess.run([program, 'play', '--jsonl', '--needs', '-'], input=text.encode(),
                            capture_output=True, check=False)
    return [json.loads(line) for line in result.stdout.splitlines()], result.returncode


def value(program, request):
    """Returns the answer of `value --jsonl` to @request."""
    result = subprocess.run([program, 'value', '--jsonl', '-'], input=json.dumps(request).encode(),
                            capture_output=True, check=False)
    return json.loads(result.stdout)


def differences(expected, found, at=''):
    """Returns sentences about the members of @expected that @found lacks. A list may continue."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            yield from differences(value, found.get(key, 'nothing'), f'{at}.{key}')
    elif isinstance(expected, list) and isinstance(found, list) and len(found) >= len(expected):
        for index, value in enumerate(expected):
            yield from differences(value, found[index], f'{at}[{index}]')
    elif expected != found:
        yield f'{at}: the page has {expected}, tenbo-cli {found}'


def check_blocks(program, blocks):
    """Plays the games; yields sentences about differences from the page."""
    games = [(kind, json.loads(text)) for kind, text in blocks]
    first = next(game for kind, game in games if kind == 'game')
    last = answer = None
    for number, (kind, block) in enumerate(games, 1):
        if kind.startswith('game'):
            last = block
            answers, status = play(program, block)
            refused = kind == 'game refused'
            if ('error' in answers[0]) != refused or status != int(refused):
                yield f'block {number}: ended with {status}: {answers[0].get("error")}'
        elif kind == 'output':
            # The page repeats the first game further down.
            of_last, _ = play(program, last)
            of_first, _ = play(program, first)
            found = list(differences(block, of_last[0]))
            if found and list(differences(block, of_first[0])):
                yield from (f'block {number}: {sentence}' for sentence in found)
        elif kind == 'request':
            answer = value(program, block)
        elif kind == 'result':
            yield from (f'block {number}: {sentence}' for sentence in differences(block, answer))
        elif kind == 'history':
            yield from (f'block {number}: {text}' for text in check_history(program, block))
        else:
            yield f'block {number}: unknown kind “{kind}”'


def check_history(program, history):
    """Imports @history into a new database."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'history.json')
        path.write_text(json.dumps(history), encoding='utf-8')
        result = subprocess.run([program, 'import', str(path), '--database', f'{folder}/new.db'],
                                capture_output=True, check=False)
        if result.returncode != 0:
            yield result.stderr.decode()


def check_forms(program, forms):
    """Plays wins with each form of value on the page."""
    for form in forms:
        win = {'player': 1, 'value': json.loads(form)}
        hand = {'result': 'win', 'wins': [win]}
        if 'riichi' in form:
            hand['riichi'] = [1]
            win['from'] = 3
        ruleset = 'fenghua' if 'tai' in win['value'] else 'b-rule'
        answers, _ = play(program, GAME | {'ruleset': ruleset, 'hands': [hand]})
        if 'error' in answers[0]:
            yield f'{form}: {answers[0]["error"]}'


def check_limits(page, header):
    """Checks the table of limits against @header."""
    written = {name: int(number.replace(',', '')) for number, name in LIMIT.findall(page)}
    defined = {}
    for name, value in DEFINITION.findall(header):
        # The page gives bytes in MiB.
        defined[name] = int(re.match(r'\(?(\d+)', value)[1])
    for name in sorted(written.keys() | defined.keys()):
        if written.get(name) != defined.get(name):
            yield f'{name}: {defined.get(name)}, and {written.get(name)} on the page'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program', help='tenbo-cli')
    parser.add_argument('page', type=pathlib.Path, help='docs/game-format.md')
    arguments = parser.parse_args()

    page = arguments.page.read_text(encoding='utf-8')
    header = arguments.page.parent.parent / 'src' / 'text' / 'tenbo-free-text.h'
    blocks, forms = BLOCK.findall(page), FORM.findall(page)
    unlike = list(check_blocks(arguments.program, blocks))
    found = {
        f'{len(blocks)} examples are as the page says': unlike,
        f'{len(forms)} forms of value are taken': list(check_forms(arguments.program, forms)),
        'limits are as the page says': list(check_limits(page, header.read_text(encoding='utf-8'))),
        'no example is without a kind': re.findall(r'^```json$', page, re.MULTILINE),
        'there are examples': [] if len(blocks) > 5 and len(forms) > 3 else ['too few were found'],
    }
    print(f'1..{len(found)}')
    for number, (what, sentences) in enumerate(found.items(), 1):
        print(f'{"not ok" if sentences else "ok"} {number} {what}')
        for sentence in sentences:
            print(f'# {sentence}')
    return 1 if any(found.values()) else 0


sys.exit(main())
