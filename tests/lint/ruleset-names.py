#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No code depends on which ruleset it has: the id of a shipped ruleset does not occur in src.

Comments may cite the document that a rule comes from, and the examples of the commands of tenbo-cli
name a ruleset that every user has.
"""
import re

import tree

EXAMPLE = re.compile(r'^\s*\.example = "tenbo-cli ')
COMMENT = re.compile(r'/\*.*?\*/|//[^\n]*', re.S)


def without_comments(text):
    """The same number of lines, so that line numbers stay correct."""
    return COMMENT.sub(lambda match: '\n' * match[0].count('\n'), text)


def main():
    top = tree.root()
    ids = [path.stem for path in sorted((top / 'rules').glob('*.json'))
           if not path.stem.endswith('.schema')]
    problems = [] if ids else ['rules: no ruleset found']
    if ids:
        name = re.compile(r'(?<![\w-])(?:%s)(?![\w-])' % '|'.join(map(re.escape, ids)))
        for path in tree.files(top / 'src', {'.c', '.h', '.blp'}):
            lines = without_comments(tree.read(path)).splitlines()
            problems += [f'{path}:{number}: names a ruleset: {line.strip()}'
                         for number, line in enumerate(lines, 1)
                         if name.search(line) and not EXAMPLE.match(line)]
    tree.report(problems)


main()
