#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""potfiles.py ROOT [--write]: po/POTFILES.in lists exactly the files with text to translate, in
alphabetical order; --write writes it.
"""
import re
import sys

import tree

MARKED = {
    '.c': re.compile(r'\b(?:N?C?_|ngettext|g_dngettext|dgettext)\s*\('),
    '.h': re.compile(r'\b(?:N?C?_|ngettext)\s*\('),
    '.blp': re.compile(r'\bC?_\('),
    '.in': re.compile(r'^(?:Name|Comment|Keywords)=(?!@)|^  <summary>', re.M),
}


def main():
    top = tree.root()
    listing = top / 'po' / 'POTFILES.in'
    listed = [line for line in tree.read(listing).splitlines()
              if line and not line.startswith('#')]
    marked = set()
    for folder in ('src', 'data'):
        for path in tree.files(top / folder, set(MARKED)):
            text = re.sub(r'/\*.*?\*/|//[^\n]*|^\s*#\s*define[^\n]*', '', tree.read(path),
                          flags=re.S | re.M) if path.suffix != '.in' else tree.read(path)
            if MARKED[path.suffix].search(text):
                marked.add(str(path.relative_to(top)))

    if '--write' in sys.argv:
        head = [line for line in tree.read(listing).splitlines() if line.startswith('#')]
        listing.write_text('\n'.join([*head, *sorted(marked), '']), encoding='utf-8')
        return
    problems = [f'{listing}: {name} is missing' for name in sorted(marked - set(listed))]
    problems += [f'{listing}: {name} has nothing to translate or is not there'
                 for name in sorted(set(listed) - marked)]
    if listed != sorted(set(listed)):
        problems.append(f'{listing}: the names are not in order, or repeat')
    tree.report(problems)


main()
