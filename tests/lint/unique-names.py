#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""C has one name space: each type and each header of src has a name of its own.

Of two headers with the same name, the order of the include folders decides which one a file gets.
"""
import re

import tree

# The ends of a typedef of a struct, union, enumeration or function, and what GObject declares.
TYPES = (re.compile(r'^}\s*(T(?:b|enbo)\w+);', re.M),
         re.compile(r'^typedef\s+(?:struct|union|enum)\s+\w+\s+(T(?:b|enbo)\w+);', re.M),
         re.compile(r'^typedef\s[^;{]*?\(\s*\*\s*(T(?:b|enbo)\w+)\)', re.M | re.S),
         re.compile(r'^typedef\s+[\w ]+?(T(?:b|enbo)\w+);', re.M),
         re.compile(r'^G_DECLARE_\w+\s*\(\s*(T(?:b|enbo)\w+)', re.M))


def find_types(text):
    return {name for pattern in TYPES for name in pattern.findall(text)}


def main():
    src = tree.root() / 'src'
    problems = []
    types = {}
    headers = {}
    for path in tree.files(src, {'.c', '.h'}):
        name = path.relative_to(src)
        if path.suffix == '.h':
            if path.name in headers:
                problems.append(f'src/{name}: src/{headers[path.name]} has the same name')
            headers.setdefault(path.name, name)
        for found in sorted(find_types(tree.read(path))):
            if found in types:
                problems.append(f'src/{name}: {found} is a type of src/{types[found]} as well')
            types.setdefault(found, name)
    tree.report(problems)


main()
