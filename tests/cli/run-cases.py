#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the transcripts of tenbo-cli (tests/cli/cases/*.txt) and compares the actual output.

A transcript is a text file:

    # Lines before the first command give the reason of the case.
    <<< game.json           a file for the commands, up to the line ">>>"
    {"format": ...}
    >>>
    $ tenbo-cli play game.json
    what it prints              standard output, verbatim
    ! tenbo-cli: game.json: …   a line of standard error, after the standard output
    ? 1                         the exit status, if it is not 0
    # A remark on the next command.

Each file runs in an empty folder with an empty home, its commands in sequence through bash; "$DATA"
is tests/data. "<*>" in an expected line matches anything. "--update" rewrites the files with the
actual output: review the diff before you commit it.
"""
import argparse
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile


class Step:
    """A command and its expected output."""

    def __init__(self, command, remarks):
        self.command = command
        self.remarks = remarks
        self.lines = []


def parse(path):
    """Returns the introduction (its lines), the files (name to text), and the steps of a
    transcript."""
    introduction, files, steps, remarks = [], {}, [], []
    name = None
    for line in path.read_text(encoding='utf-8').splitlines():
        if name is not None:
            if line == '>>>':
                name = None
            else:
                files[name] += line + '\n'
            if not steps:
                introduction.append(line)
        elif line.startswith('<<< ') and not steps:
            name = line[4:]
            files[name] = ''
            introduction.append(line)
        elif line.startswith('$ '):
            steps.append(Step(line[2:], remarks))
            remarks = []
        elif steps and line.startswith('# '):
            remarks.append(line)
        elif steps:
            steps[-1].lines.append(line)
        else:
            introduction.append(line)
    return introduction, files, steps


def environment(program, data, folder):
    """Returns an environment without the settings of the person who runs the test."""
    home = folder / 'home'
    home.mkdir()
    kept = {name: os.environ[name]
            for name in ('ASAN_OPTIONS', 'LSAN_OPTIONS', 'UBSAN_OPTIONS', 'G_DEBUG')
            if name in os.environ}
    return kept | {
        'PATH': f'{program.parent}:{os.environ["PATH"]}',
        'HOME': str(home),
        'XDG_DATA_HOME': str(home / 'data'),
        'TENBO_LOCALEDIR': str(program.parents[2] / 'po'),
        'DATA': str(data),
        'LC_ALL': 'C.UTF-8',
        'TZ': 'UTC',
    }


def run(step, folder, variables):
    """Returns the output of the command of @step, as lines of a transcript."""
    result = subprocess.run(['bash', '-c', step.command], cwd=folder / 'work', env=variables,
                            stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=False)
    output, errors = (text.decode('utf-8').replace(variables['HOME'], '$HOME')
                      for text in (result.stdout, result.stderr))
    lines = output.split('\n')
    if not lines[-1]:
        del lines[-1]
    lines += [f'! {line}'.rstrip() for line in errors.splitlines()]
    if result.returncode != 0:
        lines.append(f'? {result.returncode}')
    return lines


def matches(expected, actual):
    """Whether the lines match, with "<*>" for anything."""
    if len(expected) != len(actual):
        return False
    return all(re.fullmatch(re.escape(want).replace('<\\*>', '.*'), got)
               for want, got in zip(expected, actual))


def check(path, program, data, update):
    """Runs a transcript; returns the differences as lines."""
    introduction, files, steps = parse(path)
    differences = []
    if not steps:
        return [f'{path.name} has no command']
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / 'work').mkdir()
        for file, text in files.items():
            (folder / 'work' / file).write_text(text, encoding='utf-8')
        variables = environment(program, data, folder)
        for step in steps:
            actual = run(step, folder, variables)
            expected = step.lines
            if matches(expected, actual):
                continue
            differences.append(f'$ {step.command}')
            differences += difflib.unified_diff(expected, actual, 'expected', 'said', lineterm='')
            step.lines = actual
    if update and differences:
        lines = list(introduction)
        for step in steps:
            lines += step.remarks + [f'$ {step.command}'] + step.lines
        path.write_text('\n'.join(lines).rstrip('\n') + '\n', encoding='utf-8')
    return differences


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('program', type=pathlib.Path, help='the tenbo-cli to test')
    parser.add_argument('cases', nargs='*', type=pathlib.Path,
                        help='transcripts; all if none is given')
    parser.add_argument('--update', action='store_true', help='rewrite the transcripts')
    arguments = parser.parse_args()

    here = pathlib.Path(__file__).resolve().parent
    cases = arguments.cases or sorted((here / 'cases').glob('*.txt'))
    failed = 0
    print(f'1..{len(cases)}')
    for number, path in enumerate(cases, 1):
        differences = check(path.resolve(), arguments.program.resolve(), here.parent / 'data',
                            arguments.update)
        print(f'{"not ok" if differences else "ok"} {number} {path.stem}')
        for line in differences:
            print(f'# {line}')
        failed += bool(differences)
    return 1 if failed else 0


sys.exit(main())
