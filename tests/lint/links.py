#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The targets of the pages exist: relative links, headings, and in `code` files and names. In a row
of a table, each function is in one of the files that the row links to. The C code of a recipe is
that of the source."""
import re

import tree

FENCE = re.compile(r'^```.*?^```$', re.M | re.S)
LINK = re.compile(r'\[[^]]*\]\(([^)\s]+)\)')
CODE = re.compile(r'`([^`]+)`')
FILE = re.compile(r'(?:\.ci|data|docs|flatpak|po|rules|src|tests|tools)/[\w./-]*')
FUNCTION = re.compile(r'\w+(?= ?\(\)$)')
BARE_FILE = re.compile(r'(?:tb|tenbo|test)-[\w-]+\.(?:[ch]|blp|py)$')
SNIPPET = re.compile(r'^ *```c\n(.*?)^ *```$', re.M | re.S)
COMMENT = re.compile(r'/\*.*?\*/')
NAME = re.compile(r'(?:TB_|TENBO_[A-Z]+_|Tb|Tenbo)[A-Z]\w+')
# Files that a recipe tells the reader to create.
MADE = {'TB_FIELD_HONBA_LIMIT', 'docs/guide/de.md', 'po/de.po', 'src/store/sql/NNN-name.sql',
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


def missing_functions(page, text):
    """A row of a table names the functions and links to their files, or to the folder."""
    for row in text.splitlines():
        targets = [page.parent / link.partition('#')[0] for link in LINK.findall(row)]
        files = [file for target in targets for file in
                 (tree.files(target, {'.c', '.h'}) if target.is_dir()
                  else [target, target.with_suffix('.c')]) if file.suffix in ('.c', '.h', '.py')]
        if not row.startswith('|') or not files:
            continue
        there = ''.join(tree.read(file) for file in files if file.exists())
        for code in CODE.findall(row):
            function = FUNCTION.match(code)
            if function and not re.search(rf'\b{function[0]} ?\(', there):
                yield f'{function[0]}() is not in the files of its row'


def outdated_snippets(text, source):
    """The lines of C code in a recipe are in the source, unless they are about an invented name."""
    for snippet in SNIPPET.findall(text):
        if any(name in snippet for name in MADE):
            continue
        for line in COMMENT.sub('', snippet).splitlines():
            if line.strip() and line.strip() not in source:
                yield f'the source does not have the line “{line.strip()}”'


def missing_names(top, text, words, files):
    for code in CODE.findall(text):
        file = FILE.match(code.split()[0]) if code.split() else None
        if file and file[0] not in MADE and not (top / file[0]).exists():
            yield f'{file[0]} does not exist'
        function = FUNCTION.match(code)
        if function and f'{function[0]}(' not in words:
            yield f'{function[0]}() does not exist'
        if BARE_FILE.match(code) and code not in files:
            yield f'{code} does not exist'
        name = NAME.match(code)
        if name and name[0] not in MADE and name[0] not in words:
            yield f'{name[0]} does not exist'


def main():
    top = tree.root()
    source = '\n'.join(tree.read(path) for folder in ('src', 'tests')
                       for path in tree.files(top / folder, {'.c', '.h', '.py'}))
    words = set(re.findall(r'\w+', source)) | {f'{name}(' for name in
                                              re.findall(r'(\w+) ?\(', source)}
    names = {path.name for path in tree.files(top)}
    problems = []
    for page in tree.files(top, {'.md'}):
        text = tree.read(page)
        problems += [f'{page.relative_to(top)}: {problem}'
                     for problem in [*dead_links(page, FENCE.sub('', text)),
                                     *missing_functions(page, FENCE.sub('', text)),
                                     *missing_names(top, FENCE.sub('', text), words, names),
                                     *(outdated_snippets(text, source)
                                       if page.parent.name == 'how-to' else [])]]
    tree.report(problems)


main()
