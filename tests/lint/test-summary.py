#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-summary.py ROOT: tools/test-summary shows the failed tests, the reasons, and the numbers.

It decides whether a change can be merged, and its last lines are often all that people see of a
run.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

TOOL = pathlib.Path(sys.argv[1]).resolve() / 'tools' / 'test-summary'
LOG = pathlib.Path('build-x') / 'testlog.json'
LEAK = '==7==ERROR: LeakSanitizer: detected memory leaks'


def test(name, result, stdout='', stderr=''):
    return {'name': name, 'result': result, 'returncode': 1, 'duration': 2.4, 'stdout': stdout,
            'stderr': stderr}


def numbered(word, n):
    return '\n'.join(f'{word} {i}' for i in range(n))


GOOD = test('good', 'OK', 'ok 1 said by the good one')
TAP = test('tap', 'ERROR',
           'TAP version 14\nok 1 /first\nok 2 /second\n# x-DEBUG: no\nnot ok /third')
LONG = test('long', 'FAIL', numbered('line', 500))
LEAKING = test('leaking', 'ERROR', 'ok 1 /all',
               f'before\n{LEAK}\n{numbered("frame", 500)}\nSUMMARY')
SILENT = {'name': 'silent', 'result': 'TIMEOUT', 'returncode': -15, 'duration': 30.0}


# Tests, further arguments, the exit status, the expected text in order, the absent text, the number
# of lines
CASES = [
    ([GOOD], [], 0, ['1 passed, 0 failed'], ['good one'], 2),
    ([GOOD], ['--gate', 'passed'], 0, ['2 passed, 0 failed'], [], 2),
    ([GOOD], ['--gate', 'failed'], 1, ['the coverage of src/engine', '1 passed, 1 failed'], [], 3),
    ([GOOD], ['--builds-failed', '1'], 1, ['failed: a build', '1 passed, 1 failed'], [], 3),
    ([GOOD, test('not here', 'SKIP')], [], 0, ['skipped: not here', '1 passed, 0 failed'], [], 3),
    ([], [], 1, ['0 passed, 0 failed'], [], 2),
    ([GOOD, TAP], [], 1,
     ['--- ERROR: tap (build-x), exit status 1 after 2 s', 'ok 2 /second', 'not ok /third',
      'failed: ERROR: tap (build-x)', '1 passed, 1 failed'], ['/first', 'DEBUG', 'good one'], 20),
    ([LONG], [], 1, ['line 499', '0 passed, 1 failed'], ['line 0\n'], 70),
    ([LEAKING], [], 1, ['ok 1 /all', LEAK, 'frame 0', 'SUMMARY', '0 passed, 1 failed'], ['before'],
     70),
    ([SILENT], [], 1, ['TIMEOUT: silent', '0 passed, 1 failed'], [], 10),
    ([TAP, LONG, LEAKING] * 20, [], 1,
     ['not ok /third', 'line 499', LEAK, 'SUMMARY', '0 passed, 60 failed'], [], 230),
]


def check(folder, tests, arguments, status, said, unsaid, most):
    (folder / LOG).write_text(''.join(json.dumps(test) + '\n' for test in tests))
    run = subprocess.run([TOOL, LOG, *arguments], cwd=folder, text=True, stdout=subprocess.PIPE)
    place = 0
    assert run.returncode == status, run.stdout
    for text in said:
        assert text in run.stdout[place:], f'{text!r} is missing in\n{run.stdout}'
        place = run.stdout.index(text, place)
    for text in unsaid:
        assert text not in run.stdout, f'{text!r} is in\n{run.stdout}'
    assert len(run.stdout.splitlines()) <= most, run.stdout
    assert run.stdout.splitlines()[-1] == said[-1], run.stdout


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / LOG).parent.mkdir()
    for case in CASES:
        check(folder, *case)

    (folder / LOG).unlink()
    run = subprocess.run([TOOL, LOG], cwd=folder, text=True, stdout=subprocess.PIPE)
    assert run.returncode == 1, run.stdout
    assert run.stdout.endswith('is missing\n0 passed, 1 failed\n'), run.stdout
