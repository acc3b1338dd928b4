#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""C has a single name space: each type and each header of src and tests has a unique name.

With two headers of the same name, the order of the include folders decides which one a file gets.
"""
import re

import tree

# The ends of a typedef of a struct, union, enumeration or function, and GObject's declarations.
ENDS = (r'^}\s*(%s);',
        r'^typedef\s+(?:struct|union|enum)\s+\w+\s+(%s);',
        r'^typedef\s[^;{]*?\(\s*\*\s*(%s)\)',
        r'^typedef\s+[\w ]+?\b(%s);',
        r'^G_DECLARE_\w+\s*\(\s*(%s)')
# The name of a type that is local to a file needs no prefix, and may occur in another file too.
PUBLIC = [re.compile(end % r'[A-Z]\w+', re.M) for end in ENDS]
PREFIXED = [re.compile(end % r'T(?:b|enbo)\w+', re.M) for end in ENDS]


def find_types(path):
    patterns = PUBLIC if path.suffix == '.h' else PREFIXED
    text = tree.read(path)
    return {name for pattern in patterns for name in pattern.findall(text)}


def main():
    top = tree.root()
    problems = []
    types = {}
    headers = {}
    for path in [path for folder in ('src', 'tests')
                 for path in tree.files(top / folder, {'.c', '.h'})]:
        name = path.relative_to(top)
        if path.suffix == '.h':
            if path.name in headers:
                problems.append(f'{name}: {headers[path.name]} has the same name')
            headers.setdefault(path.name, name)
        for found in sorted(find_types(path)):
            if found in types:
                problems.append(f'{name}: {found} is a type of {types[found]} as well')
            types.setdefault(found, name)
    tree.report(problems)


main()
