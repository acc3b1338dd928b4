#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""functions.py ROOT [--write]: the form of functions, and how state is passed in the application.

offenders.txt lists violations in older code: a rule, a folder, their number. The numbers may only
decrease: additional violations are reported, and so are numbers that are too high. With --write,
the list is reduced to the actual numbers.
"""
import collections
import pathlib
import re
import sys

import tree

MAX_LINES = 60
MAX_BOOLEANS = 1
MAX_ALIKE = 3

FUNCTION = re.compile(r'^((?!G_)\w+) \(([^;{}]*?)\)\n\{\n(.*?)^\}$', re.M | re.S)
LAST_WORD = re.compile(r'\s*\w+(?:\[\w*\])*$')

# rule: (folder, the violation, the alternative)
PATTERNS = {
    'cast-switch': ('src', re.compile(r'switch \(\(int\)'),
                    'switch over the enumeration, or ask a set or a table'),
    'object-data': ('src/app', re.compile(r'g_object_set_q?data(?:_full)? \('),
                    'the state is a field of a class'),
    'foreign-signal': ('src/app', re.compile(r'g_signal_emit_by_name \('),
                       'a class emits its own signals; ask another one by a function'),
    'guard-flag': ('src/app', re.compile(r'\bshowing = TRUE'),
                   'bind the property, or block the handler'),
}


def find_alike(name, parameters):
    """Returns the error of a list of parameters, or None."""
    types = collections.Counter(
        LAST_WORD.sub('', ' '.join(parameter.split())).replace('gboolean', 'bool')
        for parameter in parameters.split(',') if parameter.strip() not in ('void', '...'))
    if types['bool'] > MAX_BOOLEANS:
        return f'{name}() has {types["bool"]} booleans: a struct or an enumeration names them'
    for kind, n in types.items():
        # GtkWidgetClass.measure has four results of one type.
        if n > MAX_ALIKE and not (kind == 'int *' and name.endswith('_measure')):
            return f'{name}() has {n} parameters of the type {kind}: a struct names them'
    return None


def find_problems(top):
    """Yields (rule, path, problem)."""
    for path in tree.files(top / 'src', {'.c', '.h'}):
        name = str(path.relative_to(top))
        text = tree.read(path)
        if name.endswith('-private.h'):
            yield 'private-header', name, 'one class is one file, which needs no private header'
        for rule, (folder, pattern, advice) in PATTERNS.items():
            if name.startswith(folder + '/'):
                for match in pattern.finditer(text):
                    yield rule, name, f'{match[0].rstrip(" (")}: {advice}'
        for function, parameters, body in FUNCTION.findall(text):
            lines = body.count('\n')
            if lines > MAX_LINES:
                yield 'long', name, f'{function}() has {lines} lines, more than {MAX_LINES}'
            alike = find_alike(function, parameters)
            if alike:
                yield 'alike', name, alike


def main():
    found = collections.defaultdict(list)
    for rule, name, problem in find_problems(tree.root()):
        found[rule, str(pathlib.PurePath(name).parent)].append(f'{name}: {problem} ({rule})')

    def shorten(words):
        n = min(int(words[2]), len(found[words[0], words[1]]))
        return f'{words[0]} {words[1]} {n}' if n > 0 else None

    if '--write' in sys.argv:
        tree.shorten_exceptions('offenders.txt', shorten)
    listed = {(rule, folder): int(n) for rule, folder, n in tree.read_exceptions('offenders.txt')}
    problems = []
    for key in sorted(found.keys() | listed.keys()):
        n, most = len(found[key]), listed.get(key, 0)
        if n > most:
            problems += found[key]
            problems.append(f'{" ".join(key)}: {n} of these, {most} are listed')
        elif n < most:
            problems.append(f'tests/lint/offenders.txt: "{" ".join(key)} {most}": there are {n} '
                            'now; tests/lint/functions.py . --write shortens the list')
    tree.report(problems)


main()
