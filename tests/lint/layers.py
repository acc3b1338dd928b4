#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each layer of src includes only the layers that the architecture allows."""
import re

import tree

LIBC = {'assert.h', 'ctype.h', 'errno.h', 'fcntl.h', 'inttypes.h', 'langinfo.h',
        'limits.h', 'locale.h',
        'math.h', 'signal.h', 'stdarg.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdio.h',
        'stdlib.h', 'string.h', 'time.h', 'unistd.h', 'sys/ioctl.h',
        'sys/stat.h', 'sys/types.h', 'sys/wait.h'}
GLIB = {'glib.h', 'glib-object.h', 'glib/gi18n.h', 'glib/gi18n-lib.h', 'glib/gstdio.h',
        'glib-unix.h', 'gio/gio.h'}
JSON = {'json-glib/json-glib.h'}
PAPER = {'cairo.h', 'cairo-pdf.h', 'pango/pangocairo.h'}
PANGO = {'hb.h', 'pango/pango.h'}
GTK = {'adwaita.h', 'gtk/gtk.h', 'gdk/gdk.h'}

# layer: (layers it may include, system headers it may include, generated headers)
LAYERS = {
    'pch': (set(), GLIB | GTK, set()),
    'engine': (set(), {'assert.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'string.h'}, set()),
    'text': (set(), LIBC | GLIB | PANGO, set()),
    'rules': ({'engine', 'text'}, LIBC | GLIB | JSON, {'tenbo-shipped-rulesets.h'}),
    'record': ({'engine', 'text', 'rules'}, LIBC | GLIB | JSON, set()),
    'store': ({'text'}, LIBC | GLIB | {'sqlite3.h'}, {'tenbo-store-resources.h'}),
    'stats': ({'text', 'store'}, LIBC | GLIB, set()),
    'game': ({'engine', 'text', 'rules', 'record', 'store'}, LIBC | GLIB, set()),
    'transfer': ({'engine', 'text', 'rules', 'record', 'store', 'game'}, LIBC | GLIB, set()),
    'folder': ({'engine', 'text', 'rules', 'record', 'store', 'game', 'transfer'}, LIBC | GLIB,
               set()),
    'words': ({'engine', 'text', 'rules', 'store', 'stats'}, LIBC | GLIB, set()),
    'entry': ({'engine', 'text', 'rules', 'record', 'game', 'words'}, LIBC | GLIB, set()),
    'export': ({'engine', 'text', 'rules', 'record', 'store', 'stats', 'game', 'transfer',
                'words'},
               LIBC | GLIB | JSON | PAPER, set()),
    'cli': ({'engine', 'text', 'rules', 'record', 'store', 'stats', 'game', 'transfer', 'folder',
             'words', 'entry', 'export'}, LIBC | GLIB | JSON, {'tenbo-config.h'}),
    'app': ({'engine', 'text', 'rules', 'record', 'store', 'stats', 'game', 'transfer', 'folder',
             'words', 'entry', 'export'}, LIBC | {'malloc.h'} | GLIB | GTK,
            {'shell-search-provider.h', 'tenbo-config.h'}),
}
# Inside the engine the two halves may include the shared types, and from each other only the value.
HALVES = {'value': 'table', 'table': 'value'}
MEETING_POINT = {'tb-value.h', 'tb-limits.h'}

# The folders of src/app from the lowest to the highest, and the other folders that each may
# include. A folder may only name folders above it in this table, so there is no cycle. Only window
# includes pages; a page opens another page through an action or a signal.
APP_FOLDERS = {
    'widgets': set(),
    'shell': set(),
    'dice': {'shell', 'widgets'},
    'sticks': {'widgets'},
    'paper': {'shell'},
    'folder': {'shell', 'widgets'},
    'exchange': {'shell', 'widgets'},
    'newgame': {'dice', 'shell', 'widgets'},
    'help': {'newgame', 'widgets'},
    'entry': {'help', 'shell', 'widgets'},
    'edit': {'entry', 'newgame', 'shell', 'widgets'},
    'history': {'edit', 'exchange', 'folder', 'shell', 'widgets'},
    'session': {'newgame', 'paper', 'shell', 'widgets'},
    'people': {'paper', 'shell', 'widgets'},
    'result': {'history', 'newgame', 'paper', 'shell', 'widgets'},
    'start': {'shell', 'widgets'},
    'board': {'shell', 'widgets'},
    'ruleseteditor': {'shell', 'widgets'},
    'table': {'dice', 'edit', 'entry', 'folder', 'history', 'shell', 'sticks', 'widgets'},
    'window': {'board', 'entry', 'exchange', 'folder', 'help', 'history', 'newgame', 'people',
               'result', 'ruleseteditor', 'session', 'shell', 'start', 'table', 'widgets'},
    'main.c': {'window'},
}

INCLUDE = re.compile(r'^\s*#\s*(?:include|import)\s*([<"])([^>"]+)[>"]')


def check_app_table():
    """Returns the errors of APP_FOLDERS itself."""
    above = set()
    for folder, lower in APP_FOLDERS.items():
        for other in sorted(lower - above):
            yield f'tests/lint/layers.py: {folder} is listed above {other}, which it includes'
        above.add(folder)


def main():
    src = tree.root() / 'src'
    folder_of = {}
    layer_of = {}
    half_of = {}
    for path in tree.files(src, {'.h'}):
        parts = path.relative_to(src).parts
        layer_of[path.name] = parts[0]
        if parts[0] == 'app':
            folder_of[path.name] = parts[1]
        half_of[path.name] = parts[1] if parts[0] == 'engine' and len(parts) == 3 else None

    problems = list(check_app_table())
    for path in tree.files(src, {'.c', '.h'}):
        layer, *rest = path.relative_to(src).parts
        if layer not in LAYERS:
            problems.append(f'{path}: src/{layer} is not a layer')
            continue
        lower, system, made = LAYERS[layer]
        half = rest[0] if layer == 'engine' and len(rest) == 2 else None
        folder = rest[0] if layer == 'app' else None
        if folder is not None and folder not in APP_FOLDERS:
            problems.append(f'{path}: src/app/{folder} is not in the table of folders')
            continue
        for number, line in enumerate(tree.read(path).splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            kind, name = match.groups()
            if kind == '<':
                fine = name in system
            elif name in layer_of:
                fine = layer_of[name] == layer or layer_of[name] in lower
                if half and half_of[name] == HALVES[half] and name not in MEETING_POINT:
                    fine = False
                other = folder_of.get(name)
                if folder and other and other != folder and other not in APP_FOLDERS[folder]:
                    problems.append(f'{path}:{number}: src/app/{folder} may not include {name} '
                                    f'of src/app/{other}')
            else:
                fine = name in made
            if not fine:
                problems.append(f'{path}:{number}: src/{layer} may not include {name}')
    tree.report(problems)


if __name__ == '__main__':
    main()
