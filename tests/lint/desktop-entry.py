#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop entry claims only file types of Tenbo: a program that claims a common type can become
the default for all files of that type. It still accepts files, so that "Open With" can offer it.
"""
import re

import tree

OWN_TYPE = 'application/x-tenbo'


def check(path):
    keys = dict(re.findall(r'^([A-Za-z]+)=(.*)$', tree.read(path), re.M))
    for mime_type in filter(None, keys.get('MimeType', '').split(';')):
        if not mime_type.startswith(OWN_TYPE):
            yield f'{path.name}: {mime_type} is not a type of Tenbo alone'
    if not re.search(r' %[fFuU]\b', keys.get('Exec', '')):
        yield f'{path.name}: Exec takes no files, so "Open With" does not offer the program'


def main():
    problems = []
    for path in sorted((tree.root() / 'data').glob('*.desktop.in')):
        problems += check(path)
    tree.report(problems)


main()
