# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions that the lints share: the files of the checkout, and the report of a lint."""
import os
import pathlib
import sys

# Folders of builds, caches and other tools; all others belong to the project.
OUTSIDE = ('build', '.git', '.home', '.flatpak', '_build', '__pycache__', '.cache')

TEXT = {'.c', '.h', '.in', '.py', '.sh', '.md', '.json', '.jsonl', '.xml', '.blp', '.build',
        '.options', '.svg', '.po', '.css', '.sql', '.txt', '.supp', '.yml', '.yaml', ''}


def root():
    return pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else '.').resolve()


def files(top, suffixes=None):
    """Returns the paths below top with one of the suffixes (all text files by default), sorted."""
    found = []
    for folder, folders, names in os.walk(top):
        folders[:] = [f for f in folders if not f.startswith(OUTSIDE)]
        for name in names:
            path = pathlib.Path(folder, name)
            if path.suffix in (suffixes or TEXT) and path.is_file() and not path.is_symlink():
                found.append(path)
    return sorted(found)


def read(path):
    return path.read_text(encoding='utf-8')


def read_exceptions(name):
    """Returns the lines of a list of exceptions next to the lints, without comments, as lists of
    words."""
    path = root() / 'tests' / 'lint' / name
    lines = read(path).splitlines() if path.exists() else []
    return [line.split() for line in lines if line and not line.startswith('#')]


def shorten_exceptions(name, keep):
    """Writes the list of exceptions again: each line is replaced by the result of @keep for its
    words, or removed. Comments stay."""
    path = root() / 'tests' / 'lint' / name
    kept = [line if not line or line.startswith('#') else keep(line.split())
            for line in read(path).splitlines()]
    path.write_text(''.join(line + '\n' for line in kept if line is not None), encoding='utf-8')


def report(problems):
    """Prints the problems, one per line, and exits with the status of the lint."""
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)
