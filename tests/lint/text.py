#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of all text: line and file lengths, no tabs, a license line, no personal folders."""
import re

import tree

MAX_COLUMNS = 100
MAX_LINES = 900
CODE = {'.c', '.h', '.blp', '.py', '.build', '.options', '.sql', '.css'}
# A folder of one machine is meaningless on another.
OWN_FOLDER = re.compile(r'(?<![\w.$}])/(?:home|Users|root|work)/\w|\.\./shared\b')


def has_license(path, lines):
    license = 'CC0-1.0' if '.metainfo.' in path.name else 'GPL-3.0-or-later'
    return any(f'SPDX-License-Identifier: {license}' in line for line in lines[:4])


def check(path, name):
    lines = tree.read(path).split('\n')
    script = lines[0].startswith('#!')
    code = path.suffix in CODE or script
    if lines[-1] != '':
        yield f'{name}: the last line has no newline'
    if code and len(lines) - 1 > MAX_LINES:
        yield f'{name}: {len(lines) - 1} lines, more than {MAX_LINES}: two concerns'
    if (code or path.suffix in {'.in', '.svg', '.xml'}) and not has_license(path, lines):
        if name != 'po/POTFILES.in':
            yield f'{name}: no SPDX license line at the top'
    for number, line in enumerate(lines, 1):
        if code and len(line) > MAX_COLUMNS:
            yield f'{name}:{number}: {len(line)} columns, more than {MAX_COLUMNS}'
        if '\t' in line and path.suffix not in {'.jsonl'}:
            yield f'{name}:{number}: a tab'
        if line != line.rstrip() and path.suffix not in {'.md', '.jsonl'}:
            yield f'{name}:{number}: white space at the end'
        if OWN_FOLDER.search(line):
            yield f'{name}:{number}: a folder of one machine'


def main():
    top = tree.root()
    problems = []
    for path in tree.files(top):
        name = str(path.relative_to(top))
        if not name.startswith('LICENSES/'):
            problems += check(path, name)
    tree.report(problems)


main()
