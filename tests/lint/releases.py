#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""CHANGELOG.md, the metainfo and meson.build list the same releases, with the same dates."""
import re

import tree


def main():
    top = tree.root()
    metainfo = tree.read(next((top / 'data').glob('*.metainfo.xml.in')))
    releases = [(re.search(r'version="([^"]+)"', tag)[1], re.search(r'date="([^"]+)"', tag)[1])
                for tag in re.findall(r'<release\s[^>]*>', metainfo)]
    changes = re.findall(r'^## (\S+) \((\d{4}-\d{2}-\d{2})\)$',
                         tree.read(top / 'CHANGELOG.md'), re.M)
    version = re.search(r"^\s*version: '([^']+)'", tree.read(top / 'meson.build'), re.M)[1]

    problems = []
    if releases != changes:
        problems.append(f'metainfo has the releases {releases}, CHANGELOG.md has {changes}')
    if not changes or changes[0][0] != version:
        problems.append(f'meson.build has version {version}, '
                        f'CHANGELOG.md begins with {changes[:1]}')
    tree.report(problems)


main()
