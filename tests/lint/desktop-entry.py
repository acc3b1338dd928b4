#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop entry claims only file types of Tenbo: a program that claims a common type can become
the default for all files of that type. It still accepts files, so that "Open With" can offer it.
Each type has a definition, with a name in each language.
"""
import re

import tree

OWN_TYPE = 'application/x-tenbo'


def read_types(path):
    """Returns the types that are defined beside the entry, each with the languages of its name."""
    definitions = path.with_name(path.name.replace('.desktop.', '.mime.xml.'))
    text = tree.read(definitions) if definitions.exists() else ''
    return {name: set(re.findall(r'<comment xml:lang="(\w+)">', body)) for name, body in
            re.findall(r'<mime-type type="([^"]+)">(.*?)</mime-type>', text, re.S)}


def check(path, languages):
    entry = tree.read(path).split('[Desktop Action', 1)[0]
    keys = dict(re.findall(r'^([A-Za-z]+)=(.*)$', entry, re.M))
    types = read_types(path)
    for mime_type in filter(None, keys.get('MimeType', '').split(';')):
        if not mime_type.startswith(OWN_TYPE):
            yield f'{path.name}: {mime_type} is not a type of Tenbo alone'
        if mime_type not in types:
            yield f'{path.name}: {mime_type} has no definition'
        for language in sorted(languages - types.get(mime_type, languages)):
            yield f'{path.name}: the name of {mime_type} has no translation into {language}'
    if not re.search(r' %[fFuU]\b', keys.get('Exec', '')):
        yield f'{path.name}: Exec takes no files, so "Open With" does not offer the program'


def main():
    problems = []
    languages = {line for line in tree.read(tree.root() / 'po' / 'LINGUAS').splitlines()
                 if line and not line.startswith('#')}
    for path in sorted((tree.root() / 'data').glob('*.desktop.in')):
        problems += check(path, languages)
    tree.report(problems)


main()
