#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file includes the headers of GLib and GTK that it uses, directly or through headers of the
project.

The headers of src/pch are read before each file, so that the compiler does not notice.
"""
import re

import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|"(?:[^"\\\n]|\\.)*"', re.S)

ADWAITA = {'adwaita.h'}
GTK = ADWAITA | {'gtk/gtk.h'}
GDK = GTK | {'gdk/gdk.h'}
GIO = GDK | {'gio/gio.h'}
GLIB = GIO | {'glib.h', 'glib-object.h', 'json-glib/json-glib.h', 'pango/pango.h',
              'pango/pangocairo.h'}
# The prefixes of GIO's names; other names with the prefix of GLib belong to GLib.
OF_GIO = ('Action', 'AppInfo', 'Application', 'Async(?:Ready|Result)', 'Cancellable', 'DBus',
          'File', 'IOStream', 'Icon', 'InputStream', 'List(?:Model|Store)', 'Menu',
          'Notification', 'OutputStream', 'Resource', 'Settings', 'SimpleAction', 'Task',
          'ThemedIcon', 'UnixInputStream')
GIO_TYPE = '|'.join(OF_GIO)
GIO_CALL = '|'.join(re.sub(r'(?<=[a-zO])(?=[A-Z(])', '_', name).lower() for name in OF_GIO)

# The pattern of a name, and the headers of which one declares it.
NAMES = [
    (re.compile(r'\b(?:adw_|Adw[A-Z]|ADW_)\w+'), ADWAITA),
    (re.compile(r'\b(?:gtk_|Gtk[A-Z]|GTK_|gsk_|Gsk[A-Z]|GSK_|graphene_)\w+'), GTK),
    (re.compile(r'\b(?:gdk_|Gdk[A-Z]|GDK_)\w+'), GDK),
    (re.compile(rf'\bG(?:{GIO_TYPE})\w*|\bg_(?:{GIO_CALL})_\w+'), GIO),
    (re.compile(r'\bg_\w+|\bG_[A-Z]\w+|\bg(?:boolean|pointer|char|s?size|u?int\w*)\b'), GLIB),
]
TRANSLATE = re.compile(r'(?<!\w)(?:_|N_|C_|NC_|ngettext) \(')
OF_TRANSLATE = {'glib/gi18n.h', 'glib/gi18n-lib.h'}
# Functions of GLib itself on file names, and its types with a prefix of GIO.
OF_GLIB = re.compile(r'g_file_(?:test|get_contents|set_contents\w*|open_tmp|error_\w+|read_link)\b'
                     r'|GFile(?:Test|Error|SetContentsFlags)|G_FILE_\w+')


def main():
    top = tree.root()
    paths = [path for folder in ('src', 'tests/app', 'tests/e2e/screenshots')
             for path in tree.files(top / folder, {'.c', '.h'})
             if path.relative_to(top).parts[1] not in ('engine', 'pch')]
    texts = {path: tree.read(path) for path in paths}
    headers = {path.name: path for path in paths if path.suffix == '.h'}

    def reach(path, seen):
        for kind, name in INCLUDE.findall(texts[path]):
            if name in seen:
                continue
            seen.add(name)
            if kind == '"' and name in headers:
                reach(headers[name], seen)
        return seen

    problems = []
    for path, text in texts.items():
        reached = reach(path, set())
        code = COMMENT_OR_STRING.sub(' ', text)
        # A macro of a header is expanded in the file that uses it.
        names = NAMES + [(TRANSLATE, OF_TRANSLATE)] if path.suffix == '.c' else NAMES
        for pattern, declarers in names:
            used = next((name for name in pattern.findall(code) if not OF_GLIB.fullmatch(name)),
                        None)
            if used and not reached & declarers:
                problems.append(f'{path.relative_to(top)}: uses {used.strip(" (")} without '
                                f'<{sorted(declarers)[0]}>')
    tree.report(problems)


main()
