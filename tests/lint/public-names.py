#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""public-names.py ROOT ARCHIVE… [--write]: another file of src calls each public function of src.

A function that only its own file calls is static. A function that only tests call is unnecessary: a
test uses the program's functions. public-names.txt lists the exceptions below their reasons;
--write shortens it.
"""
import collections
import pathlib
import re
import subprocess
import sys

import tree

SYMBOL = re.compile(r'(?P<file>.*?)(?:\[(?P<member>.*)\])?: (?P<name>\w+) (?P<kind>[A-Za-z])')
# Functions that GObject and Blueprint reach by name, and generated ones.
BY_NAME = re.compile(r'\w+_get_type|main|\w+_get_resource')


def find_calls(archives):
    """Returns the members that define a public function, and those that call each name."""
    definers, callers = {}, collections.defaultdict(set)
    output = subprocess.run(['nm', '-A', '-g', '--format=posix', *archives], check=True,
                            capture_output=True, text=True).stdout
    for line in output.splitlines():
        match = SYMBOL.match(line)
        if match and match['kind'] == 'U':
            callers[match['name']].add((match['file'], match['member']))
        elif match and match['kind'] in 'TW':
            definers[match['name']] = (match['file'], match['member'])
    return definers, callers


def main():
    top = tree.root()
    write = '--write' in sys.argv
    definers, callers = find_calls([name for name in sys.argv[2:] if name.endswith('.a')])
    # Uses of a function by a header or main(), and cleanups of automatic variables.
    inline = '\n'.join(tree.read(path) for path in tree.files(top / 'src', {'.h'}))
    inline = '\n'.join(re.findall(r'G_DEFINE_AUTO\w+ \(.*?\)|^#define.*?[^\\]$|^{.*?^}', inline,
                                  re.M | re.S))
    inline += ''.join(tree.read(path) for path in pathlib.Path(top, 'src').glob('*/main.c'))
    called = set(re.findall(r'\w+', inline))
    tests = '\n'.join(tree.read(path) for path in tree.files(top / 'tests', {'.c', '.h'}))
    tested = set(re.findall(r'\w+', tests))
    alone = {name for name, member in definers.items()
             if not callers[name] - {member} and name not in called and not BY_NAME.fullmatch(name)}

    if write:
        tree.shorten_exceptions('public-names.txt',
                                lambda words: words[0] if words[0] in alone else None)
    listed = {name for name, in tree.read_exceptions('public-names.txt')}
    problems = [f'{name}(): only {"tests call it" if name in tested else "its own file calls it"}'
                for name in sorted(alone - listed)]
    problems += [f'tests/lint/public-names.txt: src calls {name}(), or it is gone; --write '
                 'shortens the list' for name in sorted(listed - alone)]
    tree.report(problems)


main()
