#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lints-bite.py ROOT: each lint passes on a small valid tree and fails after one file is spoiled.

Otherwise nobody would notice a lint that cannot fail.
"""
import pathlib
import subprocess
import sys
import tempfile

import layers

HERE = pathlib.Path(__file__).resolve().parent
SPDX = '/* SPDX-License-Identifier: GPL-3.0-or-later */\n'
PO = ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
      'msgid "Yes"\nmsgstr "はい"\n')

# As in tests/lint/layers.py.
LAYERS = {
    'engine': 'libc',
    'text': 'pango',
    'rules': 'engine, text',
    'record': 'engine, rules',
    'store': 'text',
    'stats': 'store',
    'game': 'record, store',
    'transfer': 'game',
    'folder': 'transfer',
    'words': 'rules, stats',
    'entry': 'game, words',
    'export': 'transfer, stats, words',
    'cli': 'entry, export, folder',
    'app': 'entry, export, folder, GTK',
}

GOOD = {
    'src/engine/tb-a.h': SPDX + '\n#pragma once\n\n#include <stdint.h>\n\nint tb_a (void);\n',
    'src/engine/value/tb-b.h': SPDX + '\n#include "tb-a.h"\n',
    'src/engine/table/tb-c.c': SPDX + '\n#include "tb-a.h"\n',
    'src/store/tenbo-s.c': SPDX + '\n#include <sqlite3.h>\n',
    'src/app/shell/tenbo-w.c': SPDX + '\n#include <glib/gi18n.h>\n\n'
                               'const char *text = _ ("Yes");\n',
    'src/app/w.blp': '// SPDX-License-Identifier: GPL-3.0-or-later\nusing Gtk 4.0;\n\nBox {}\n',
    **{f'src/{layer}/main.c': SPDX for layer in LAYERS},
    'tests/t.c': SPDX,
    'src/app/table/tenbo-page.h': SPDX + '\n#pragma once\n',
    'data/x.metainfo.xml.in': '<!-- SPDX-License-Identifier: CC0-1.0 -->\n'
                              '<release version="1.0" date="2026-01-02"/>\n',
    'data/x.desktop.in': '# SPDX-License-Identifier: GPL-3.0-or-later\n'
                         '[Desktop Entry]\nExec=x %U\nMimeType=application/x-tenbo+json;\n',
    'data/x.mime.xml.in': '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
                          '<mime-type type="application/x-tenbo+json">\n'
                          '<comment xml:lang="ja">x</comment>\n</mime-type>\n',
    'rules/house.json': '{"name": {"en": "House", "ja": "家"}}\n',
    'po/POTFILES.in': 'src/app/shell/tenbo-w.c\n',
    'po/LINGUAS': 'ja\n',
    'po/ja.po': PO,
    'CHANGELOG.md': '# Changes\n\n## 1.0 (2026-01-02)\n',
    'docs/architecture.md': '| folder | uses |\n|---|---|\n' + ''.join(
        f'| [`src/{layer}`](a.md) | it | {uses} |\n' for layer, uses in LAYERS.items())
    + ''.join(f'| [`{folder}`](../src/app/{folder}) | it |\n'
              for folder in sorted(layers.APP_FOLDERS.keys() - {'main.c'})),
    **{f'src/app/{folder}/main.c': SPDX for folder in layers.APP_FOLDERS if folder != 'main.c'},
    'docs/command-line.md': '# Commands\n\n| command |\n|---|\n| `play [FILE]`, `list` | |\n\n',
    'src/cli/tenbo-cli.c': SPDX + '/* clang-format off */\n'
                           '    .name = "play",\n    .arguments = "[FILE]",\n    .name = "list",\n',
    'README.md': 'A good [text](docs/a.md#its-part): `src/engine` and `tb_a()`.\n',
    'docs/a.md': '# A page\n\n## Its part\n',
    'meson.build': "# SPDX-License-Identifier: GPL-3.0-or-later\nproject('x',\n  version: '1.0')\n",
    'LICENSES/GPL-3.0-or-later.txt': 'The license\n',
    'LICENSES/CC0-1.0.txt': 'The license\n',
    'REUSE.toml': 'version = 1\n[[annotations]]\npath = "**"\nSPDX-FileCopyrightText = "x"\n'
                  '[[annotations]]\npath = ["**.md", "**.json", "po/*", ".*", "*.toml"]\n'
                  'SPDX-FileCopyrightText = "x"\nSPDX-License-Identifier = "GPL-3.0-or-later"\n',
    '.clang-format': 'BasedOnStyle: GNU\nColumnLimit: 0\n',
}

# lint, file to spoil, text added at its end; then other files that are spoiled as well
SPOILED = [
    ('desktop-entry.py', 'data/x.desktop.in', 'MimeType=application/x-tenbo+json;text/plain;\n'),
    ('desktop-entry.py', 'data/x.desktop.in', 'Exec=x\n'),
    ('desktop-entry.py', 'data/x.desktop.in', 'MimeType=application/x-tenbo-y;\n'),
    ('desktop-entry.py', 'po/LINGUAS', 'de\n'),
    ('layers.py', 'src/engine/tb-a.h', '#include <stdio.h>\n'),
    ('layers.py', 'src/engine/table/tb-c.c', '#include "tb-b.h"\n'),
    ('layers.py', 'src/store/tenbo-s.c', '#include "tb-a.h"\n'),
    ('layers.py', 'src/app/shell/tenbo-w.c', '#include <sqlite3.h>\n'),
    ('layers.py', 'src/app/shell/tenbo-w.c', '#include "tenbo-page.h"\n'),
    ('layers.py', 'src/app/other/tenbo-v.c', SPDX),
    ('layers.py', 'src/engine/tb-a.h', '#include "tenbo-unknown.h"\n'),
    ('layers.py', 'src/other/x.c', SPDX),
    ('docs-tables.py', 'docs/architecture.md', '| [`src/other`](x) | it | engine |\n'),
    ('docs-tables.py', 'docs/architecture.md', '| [`src/store`](x) | it | engine |\n'),
    ('docs-tables.py', 'docs/architecture.md', '| [`src/game`](x) | it | store |\n'),
    ('docs-tables.py', 'docs/architecture.md', '| [`other`](../src/app/other) | it |\n'),
    ('docs-tables.py', 'src/cli/tenbo-cli.c', '    .name = "new",\n'),
    ('docs-tables.py', 'src/cli/tenbo-cli.c', '    .name = "list",\n    .arguments = "ID",\n'),
    ('english.py', 'src/store/tenbo-s.c', '/* What is ' + 'asked for. */\n'),
    ('english.py', 'README.md', 'It is put ' + 'right.\n'),
    ('english.py', 'tests/lint/english-offenders.txt', 'src/store 1\n'),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'g_file_replace (file, NULL);\n'),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'file = fopen (path, "w");\n'),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'fd = g_open (path, O_WRONLY);\n'),
    ('functions.py', 'src/store/tenbo-s.c', 'int\nlong_one (void)\n{\n' + '  x ();\n' * 61 + '}\n'),
    ('functions.py', 'src/store/tenbo-s.c', 'int\nf (gboolean a, bool b)\n{\n}\n'),
    ('functions.py', 'src/store/tenbo-s.c', 'int\nf (int a, int b, int c, int d)\n{\n}\n'),
    ('functions.py', 'src/store/tenbo-s.c', '  switch ((int) kind)\n'),
    ('functions.py', 'src/app/shell/tenbo-w.c', '  g_object_set_data (object, "a", a);\n'),
    ('functions.py', 'src/app/shell/tenbo-w.c', '  g_signal_emit_by_name (page, "a");\n'),
    ('functions.py', 'src/app/shell/tenbo-w.c', '  self->showing = TRUE;\n'),
    ('functions.py', 'src/store/tenbo-s-private.h', SPDX),
    ('functions.py', 'tests/lint/offenders.txt', 'long src/store 1\n'),
    ('includes.py', 'src/app/shell/tenbo-w.c', 'GtkWidget *widget;\n'),
    ('includes.py', 'src/app/shell/tenbo-w.c', 'GFile *file;\n'),
    ('includes.py', 'src/app/table/tenbo-page.h', 'gboolean told;\n'),
    ('includes.py', 'src/store/tenbo-s.c', 'const char *more = _ ("Yes");\n'),
    ('includes.py', 'src/app/table/tenbo-page.h', '#include <gtk/gtk.h>\n',
     ('src/app/table/tenbo-page.c', SPDX + '#include "tenbo-page.h"\nAdwBin *bin;\n')),
    ('potfiles.py', 'src/store/tenbo-s.c', 'const char *more = C_ ("a", "b");\n'),
    ('potfiles.py', 'src/app/w.blp', 'Label {\n  label: _("Yes");\n}\n'),
    ('potfiles.py', 'po/POTFILES.in', 'src/store/tenbo-s.c\n'),
    ('translations.py', 'src/app/shell/tenbo-w.c', 'const char *more = _ ("No");\n'),
    ('translations.py', 'src/app/shell/tenbo-w.c', 'const char *more = _ ("Maybe");\n',
     ('po/ja.po', '\n#, fuzzy\nmsgid "Maybe"\nmsgstr "たぶん"\n')),
    ('translations.py', 'po/ja.po', '\nmsgid "Gone"\nmsgstr "なし"\n'),
    ('translations.py', 'po/ja.po', '\n#~ msgid "Long gone"\n#~ msgstr "とうになし"\n'),
    ('translations.py', 'src/app/shell/tenbo-w.c',
     'const char *more = _ ("Several\\n" "lines");\n'),
    ('translations.py', 'po/LINGUAS', 'de\n'),
    ('translations.py', 'rules/other.json', '{"name": {"en": "Other"}}\n'),
    ('translations.py', 'rules/other.json',
     '{"name": {"en": "Other", "ja": "別"}, "notes": [{"en": "New", "ja": " "}]}\n'),
    ('unique-names.py', 'src/cli/tb-a.h', SPDX),
    ('unique-names.py', 'tests/tb-a.h', SPDX),
    ('unique-names.py', 'tests/a.h', SPDX + 'typedef enum\n{\n  A,\n} Kind;\n',
     ('tests/b.h', SPDX + 'typedef struct\n{\n  int a;\n} Kind;\n')),
    ('unique-names.py', 'src/app/shell/tenbo-w.c', 'typedef struct\n{\n  int i;\n} TenboX;\n',
     ('src/cli/c.c', SPDX + 'typedef enum\n{\n  A,\n} TenboX;\n')),
    ('unique-names.py', 'src/app/shell/tenbo-w.c', 'typedef struct _TenboX TenboX;\n',
     ('src/cli/c.h', SPDX + 'G_DECLARE_FINAL_TYPE (TenboX, tenbo_x, TENBO, X, GObject)\n')),
    ('text.py', 'src/app/shell/tenbo-w.c', '// ' + 'x' * 100 + '\n'),
    ('text.py', 'src/app/shell/tenbo-w.c', '\tint tab;\n'),
    ('text.py', 'src/app/shell/tenbo-w.c', 'int space; \n'),
    ('text.py', 'src/app/shell/tenbo-w.c', 'int no_end;'),
    ('text.py', 'src/app/shell/tenbo-w.c', 'int line;\n' * 900),
    ('text.py', 'src/app/bare.c', 'int no_licence;\n'),
    ('text.py', 'README.md', 'See /' + 'home/someone/notes.\n'),
    ('text.py', 'README.md', 'See ../' + 'shared/notes.\n'),
    ('links.py', 'README.md', '[A page](docs/b.md)\n'),
    ('links.py', 'README.md', '[A part](docs/a.md#another-part)\n'),
    ('links.py', 'README.md', 'See `src/engine/' + 'tb-none.c`.\n'),
    ('links.py', 'docs/a.md', 'See `tb_' + 'none()`.\n'),
    ('links.py', 'docs/a.md', 'See `TB_' + 'NONE`.\n'),
    ('links.py', 'docs/a.md', 'See `do_' + 'nothing()`.\n'),
    ('links.py', 'docs/a.md', 'See `tenbo-' + 'none.blp`.\n'),
    ('links.py', 'docs/a.md', '\n| | |\n|---|---|\n| `main()` | [it](../src/store/tenbo-s.c) |\n'),
    ('links.py', 'docs/how-to/add-a.md', '```c\nint none;\n```\n'),
    ('ruleset-names.py', 'src/app/shell/tenbo-w.c', 'const char *id = "house";\n'),
    ('reuse.py', 'src/store/picture.png', 'x'),
    ('reuse.py', 'src/store/tenbo-t.c', '/* SPDX-License-Identifier: MIT */\n'),
    ('reuse.py', 'LICENSES/MIT.txt', 'x'),
    ('releases.py', 'CHANGELOG.md', '\n## 0.9 (2025-01-02)\n'),
    ('clang-format.sh', 'src/app/shell/tenbo-w.c', 'int  badly( void );\n'),
    ('blueprint-format.sh', 'src/app/w.blp', 'Box{}\n'),
    ('spelling.sh', 'README.md', 'It is ' + 'teh' + ' end.\n'),
]

# lint, the sources of a valid archive, the text added to the first of them
SPOILED_ARCHIVES = [
    ('symbols.py', ['int tb_a (void) { return 0; }\n'],
     'void *malloc (unsigned long); void *tb_b (void) { return malloc (1); }\n'),
    ('program-symbols.py', ['void g_free (void *); int main (void) { g_free (0); return 0; }\n'],
     'int socket (int, int, int); int tb_b (void) { return socket (1, 1, 1); }\n'),
    ('program-symbols.py', ['void g_free (void *); int main (void) { g_free (0); return 0; }\n'],
     'int system (const char *); int tb_b (void) { return system ("ls"); }\n'),
    ('public-names.py', ['int tb_a (void);\nint main (void) { return tb_a (); }\n',
                         'int tb_a (void) { return 0; }\n'],
     'int tb_b (void) { return 0; }\n'),
]


def lint_archive(name, folder, sources):
    (folder / 'src').mkdir(exist_ok=True)
    objects = []
    for number, source in enumerate(sources):
        objects.append(str(folder / f'{number}.o'))
        subprocess.run(['cc', '-x', 'c', '-c', '-o', objects[-1], '-'], input=source, text=True,
                       check=True)
    archive = str(folder / 'lib.a')
    subprocess.run(['ar', 'rcs', archive, *objects], check=True)
    arguments = [archive] if name.endswith('symbols.py') else [str(folder), archive]
    return subprocess.run([sys.executable, str(HERE / name), *arguments], capture_output=True,
                          text=True).returncode


def lint(name, tree):
    command = [sys.executable if name.endswith('.py') else 'bash']
    return subprocess.run([*command, str(HERE / name), str(tree)], capture_output=True, text=True)


def plant(folder, spoiled=()):
    """Writes the valid tree into @folder, and appends each (file, text) of @spoiled."""
    for path, text in [*GOOD.items(), *spoiled]:
        target = pathlib.Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open('a', encoding='utf-8') as stream:
            stream.write(text)


def main():
    print(f'1..{len(SPOILED) + len(SPOILED_ARCHIVES)}')
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        plant(folder)
        good = {name: lint(name, folder) for name in {name for name, *_ in SPOILED}}
    for number, (name, file, addition, *others) in enumerate(SPOILED, 1):
        if good[name].returncode == 77:
            print(f'ok {number} {name} # SKIP its tool is not installed')
            continue
        with tempfile.TemporaryDirectory() as folder:
            plant(folder, ((file, addition), *others))
            spoiled = lint(name, folder)
        if good[name].returncode == 0 and spoiled.returncode not in (0, 77):
            print(f'ok {number} {name} finds {addition[:30].strip()!r} in {file}')
        else:
            failed = True
            print(f'not ok {number} {name} on {file}: {addition[:30].strip()!r}')
            print(f'# good: {good[name].returncode} spoiled: {spoiled.returncode}')
            print('# ' + (good[name].stdout + good[name].stderr).replace('\n', '\n# '))

    for number, (name, sources, addition) in enumerate(SPOILED_ARCHIVES, len(SPOILED) + 1):
        with tempfile.TemporaryDirectory() as folder:
            good = lint_archive(name, pathlib.Path(folder), sources)
            spoiled = lint_archive(name, pathlib.Path(folder),
                                   [sources[0] + addition, *sources[1:]])
        failed = failed or good != 0 or spoiled != 1
        print(f'{"ok" if good == 0 and spoiled == 1 else "not ok"} {number} {name} on an archive')
    return 1 if failed else 0


sys.exit(main())
