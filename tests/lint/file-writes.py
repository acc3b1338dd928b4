#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs write, rename and remove files only through src/store, so that nothing replaces an
open database, and no partial file is left: see src/store/tenbo-file-writer.h."""
import re

import tree

WRITERS = '|'.join([
    r'g_file_(?:replace|create|append_to|copy|move|delete|trash|open_readwrite)\w*',
    r'g_file_(?:set_contents|make_symbolic_link|make_directory|new_tmp|open_tmp)\w*',
    r'g_(?:fopen|freopen|creat|rename|unlink|remove|rmdir|mkstemp|mkdtemp)\w*',
    r'f?reopen|fopen|creat|rename|renameat2?|unlink|remove|link|symlink|truncate',
    r'mk[sd]temp|mkostemp',
    r'g_key_file_save_to_file|json_generator_to_file|g_file_output_stream_\w+',
    r'cairo_(?:pdf|ps|svg)_surface_create|cairo_surface_write_to_png',
    r'gdk_texture_save_to_\w+|gdk_pixbuf_save\w*|gtk_print_operation_set_export_filename',
])
CALL = re.compile(rf'(?<!\w)(?:{WRITERS}) ?\(')
FLAGS = re.compile(r'\bO_(?!RDONLY|CLOEXEC|NONBLOCK|DIRECTORY)[A-Z]+\b')


def main():
    top = tree.root()
    problems = []
    for path in tree.files(top / 'src', {'.c', '.h'}):
        name = path.relative_to(top)
        if name.parts[1] == 'store':
            continue
        for number, line in enumerate(tree.read(path).splitlines(), 1):
            found = CALL.search(line) or FLAGS.search(line)
            if found:
                problems.append(f'{name}:{number}: {found[0].rstrip(" (")} writes a file, '
                                'tenbo_file_writer_new() does it safely')
    tree.report(problems)


main()
