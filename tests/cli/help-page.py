#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""help-page.py TENBO-CLI PAGE: checks that docs/command-line.md has the options of --help."""
import re
import subprocess
import sys

OPTION = re.compile(r'(?<![\w-])--[a-z][a-z-]*')


def ask(cli, *words):
    return subprocess.run([cli, *words, '--help'], check=True, capture_output=True,
                          text=True).stdout


def find_commands(cli):
    """Returns the names in the list of `tenbo-cli --help`: lowercase words before arguments and
    summary."""
    lines = ask(cli).split('Commands:\n')[1].splitlines()
    return [re.match(r'  ([a-z][a-z -]*?[a-z])(?= [A-Z\[]|  )', line)[1]
            for line in lines if line.startswith('  ')]


def find_options(text):
    """Returns the options in the help of a command."""
    return {name for line in text.splitlines() if re.match(r'  +(?:-\w, )?--', line)
            for name in OPTION.findall(line)[:1]}


def compare(cli, page):
    """Yields (subject, error) for each command and for the page."""
    documented = set(OPTION.findall(page))
    known = {'--help', '--version'}
    for command in find_commands(cli):
        options = find_options(ask(cli, *command.split()))
        known |= options
        yield command, [f'{option} is not on the page' for option in sorted(options - documented)]
    yield 'the page', [f'no command has {option}' for option in sorted(documented - known)]


def main():
    cli, page = sys.argv[1:]
    with open(page, encoding='utf-8') as file:
        results = list(compare(cli, file.read()))
    for number, (name, wrong) in enumerate(results, 1):
        print(f'{"not ok" if wrong else "ok"} {number} {name}')
        for line in wrong:
            print(f'# {line}')
    print(f'1..{len(results)}')
    return 1 if any(wrong for _, wrong in results) else 0


sys.exit(main())
