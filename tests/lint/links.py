#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The targets of the pages exist: relative links, headings, and in `code` files and names."""
import re

import tree

FENCE = re.compile(r'^```.*?^```$', re.M | re.S)
LINK = re.compile(r'\[[^]]*\]\(([^)\s]+)\)')
CODE = re.compile(r'`([^`]+)`')
FILE = re.compile(r'(?:\.ci|data|docs|flatpak|po|rules|src|tests|tools)/[\w./-]*')
FUNCTION = re.compile(r'(tb|tenbo)_\w+(?= ?\()')
NAME = re.compile(r'(?:TB_|TENBO_[A-Z]+_|Tb|Tenbo)[A-Z]\w+')
# Files that a recipe tells the reader to create.
MADE = {'TB_FIELD_HONBA_LIMIT', 'po/de.po', 'src/store/sql/NNN-name.sql',
        'tests/data/cases/my-club.jsonl'}


def anchors(page):
    """Returns the anchors of the headings of a page, as GitHub and GitLab generate them."""
    headings = re.findall(r'^#+ (.*)$', FENCE.sub('', tree.read(page)), re.M)
    return {re.sub(r'[^\w -]', '', heading.strip().lower()).replace(' ', '-')
            for heading in headings}


def dead_links(page, text):
    for link in LINK.findall(text):
        file, _, anchor = link.partition('#')
        if re.match(r'[a-z]+:', link):
            continue
        target = page.parent / file if file else page
        if not target.exists():
            yield f'the target of the link {link} does not exist'
        elif anchor and anchor not in anchors(target):
            yield f'the link {link}: no such heading'


def missing_names(top, text, source):
    for code in CODE.findall(text):
        file = FILE.match(code.split()[0]) if code.split() else None
        if file and file[0] not in MADE and not (top / file[0]).exists():
            yield f'{file[0]} does not exist'
        function = FUNCTION.match(code)
        if function and f'{function[0]} (' not in source:
            yield f'{function[0]}() does not exist'
        name = NAME.match(code)
        if name and name[0] not in MADE and not re.search(rf'\b{name[0]}\b', source):
            yield f'{name[0]} does not exist'


def main():
    top = tree.root()
    source = '\n'.join(tree.read(path) for path in tree.files(top / 'src', {'.c', '.h'}))
    problems = []
    for page in tree.files(top, {'.md'}):
        text = tree.read(page)
        problems += [f'{page.relative_to(top)}: {problem}'
                     for problem in [*dead_links(page, FENCE.sub('', text)),
                                     *missing_names(top, FENCE.sub('', text), source)]]
    tree.report(problems)


main()
