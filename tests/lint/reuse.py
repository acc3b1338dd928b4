#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each file has a copyright and a license, in its first lines or in REUSE.toml, and the text of
each license is in LICENSES, as https://reuse.software asks.
"""
import os
import pathlib
import re
import tomllib

import tree

HEADER = re.compile(rb'SPDX-License-Identifier: ([\w .+()-]+?)(?: *-->| *\*/|\n|$)')
HEAD_BYTES = 400


def list_files(top):
    """Returns the paths of all files, also of pictures and archives, relative to top."""
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if not name.startswith(tree.OUTSIDE)]
        for name in names:
            path = pathlib.Path(folder, name)
            if not path.is_symlink() and not name.endswith(('.pyc', '~', '.log')):
                yield path.relative_to(top)


def matches(pattern, name):
    regex = re.escape(pattern).replace(r'\*\*', '.*').replace(r'\*', '[^/]*')
    return re.fullmatch(regex, name) is not None


def find_annotation(annotations, name):
    """Returns the last table with the path."""
    found = {}
    for annotation in annotations:
        paths = annotation['path']
        if any(matches(path, name) for path in ([paths] if isinstance(paths, str) else paths)):
            found = annotation
    return found


def main():
    top = tree.root()
    settings = tomllib.loads(tree.read(top / 'REUSE.toml'))
    texts = {path.stem for path in (top / 'LICENSES').iterdir()}
    used = set()
    problems = []
    for path in sorted(list_files(top)):
        name = str(path)
        if name.startswith('LICENSES/'):
            continue
        with (top / path).open('rb') as file:
            header = HEADER.search(file.read(HEAD_BYTES))
        annotation = find_annotation(settings['annotations'], name)
        license = header[1].decode() if header else annotation.get('SPDX-License-Identifier')
        if license is None:
            problems.append(f'{name}: no license in its first lines or in REUSE.toml')
        else:
            used |= set(re.split(r' AND | OR ', license))
        if 'SPDX-FileCopyrightText' not in annotation:
            problems.append(f'{name}: no copyright in REUSE.toml')
    problems += [f'LICENSES/{name}.txt is missing' for name in sorted(used - texts)]
    problems += [f'LICENSES/{name}.txt: no file has this license' for name in sorted(texts - used)]
    tree.report(problems)


main()
