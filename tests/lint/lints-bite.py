#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lints-bite.py ROOT: each lint passes on a small good tree and fails once it is spoilt.

A lint that cannot fail is worth nothing, and nobody would notice.
"""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SPDX = '/* SPDX-License-Identifier: GPL-3.0-or-later */\n'
PO = ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
      'msgid "Yes"\nmsgstr "はい"\n')

GOOD = {
    'src/engine/tb-a.h': SPDX + '\n#pragma once\n\n#include <stdint.h>\n\nint tb_a (void);\n',
    'src/engine/value/tb-b.h': SPDX + '\n#include "tb-a.h"\n',
    'src/engine/table/tb-c.c': SPDX + '\n#include "tb-a.h"\n',
    'src/store/tenbo-s.c': SPDX + '\n#include <sqlite3.h>\n',
    'src/app/shell/tenbo-w.c': SPDX + '\n#include <glib/gi18n.h>\n\n'
                               'const char *text = _ ("Yes");\n',
    'src/app/w.blp': '// SPDX-License-Identifier: GPL-3.0-or-later\nusing Gtk 4.0;\n\nBox {}\n',
    'tests/t.c': SPDX,
    'src/app/table/tenbo-page.h': SPDX + '\n#pragma once\n',
    'data/x.metainfo.xml.in': '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
                              '<release version="1.0" date="2026-01-02"/>\n',
    'data/x.desktop.in': '# SPDX-License-Identifier: GPL-3.0-or-later\n'
                         '[Desktop Entry]\nExec=x %U\n',
    'rules/house.json': '{"name": {"en": "House", "ja": "家"}}\n',
    'po/POTFILES.in': 'src/app/shell/tenbo-w.c\n',
    'po/LINGUAS': 'ja\n',
    'po/ja.po': PO,
    'CHANGELOG.md': '# Changes\n\n## 1.0 (2026-01-02)\n',
    'README.md': 'A good [text](docs/a.md#its-part): `src/engine` and `tb_a()`.\n',
    'docs/a.md': '# A page\n\n## Its part\n',
    'meson.build': "# SPDX-License-Identifier: GPL-3.0-or-later\nproject('x',\n  version: '1.0')\n",
    '.clang-format': 'BasedOnStyle: GNU\nColumnLimit: 0\n',
}

# lint, file to spoil, text added at its end; then other files that are spoilt with it
SPOILT = [
    ('desktop-entry.py', 'data/x.desktop.in', 'MimeType=application/x-tenbo+json;text/plain;\n'),
    ('desktop-entry.py', 'data/x.desktop.in', 'Exec=x\n'),
    ('layers.py', 'src/engine/tb-a.h', '#include <stdio.h>\n'),
    ('layers.py', 'src/engine/table/tb-c.c', '#include "tb-b.h"\n'),
    ('layers.py', 'src/store/tenbo-s.c', '#include "tb-a.h"\n'),
    ('layers.py', 'src/app/shell/tenbo-w.c', '#include <sqlite3.h>\n'),
    ('layers.py', 'src/app/shell/tenbo-w.c', '#include "tenbo-page.h"\n'),
    ('layers.py', 'src/app/other/tenbo-v.c', SPDX),
    ('layers.py', 'src/engine/tb-a.h', '#include "tenbo-unknown.h"\n'),
    ('layers.py', 'src/other/x.c', SPDX),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'g_file_replace (file, NULL);\n'),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'file = fopen (path, "w");\n'),
    ('file-writes.py', 'src/app/shell/tenbo-w.c', 'fd = g_open (path, O_WRONLY);\n'),
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
    ('ruleset-names.py', 'src/app/shell/tenbo-w.c', 'const char *id = "house";\n'),
    ('releases.py', 'CHANGELOG.md', '\n## 0.9 (2025-01-02)\n'),
    ('clang-format.sh', 'src/app/shell/tenbo-w.c', 'int  badly( void );\n'),
    ('blueprint-format.sh', 'src/app/w.blp', 'Box{}\n'),
    ('spelling.sh', 'README.md', 'It is ' + 'teh' + ' end.\n'),
]


def lint(name, tree):
    command = [sys.executable if name.endswith('.py') else 'bash']
    return subprocess.run([*command, str(HERE / name), str(tree)], capture_output=True, text=True)


def main():
    print(f'1..{len(SPOILT)}')
    failed = False
    for number, (name, file, addition, *others) in enumerate(SPOILT, 1):
        with tempfile.TemporaryDirectory() as folder:
            for path, text in GOOD.items():
                target = pathlib.Path(folder, path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding='utf-8')
            good = lint(name, folder)
            for spoilt_file, text in ((file, addition), *others):
                target = pathlib.Path(folder, spoilt_file)
                target.parent.mkdir(parents=True, exist_ok=True)
                with target.open('a', encoding='utf-8') as stream:
                    stream.write(text)
            spoilt = lint(name, folder)
        if good.returncode == 77:
            print(f'ok {number} {name} # SKIP its tool is not installed')
        elif good.returncode == 0 and spoilt.returncode not in (0, 77):
            print(f'ok {number} {name} finds {addition[:30].strip()!r} in {file}')
        else:
            failed = True
            print(f'not ok {number} {name} on {file}: {addition[:30].strip()!r}')
            print(f'# good: {good.returncode} spoilt: {spoilt.returncode}')
            print('# ' + (good.stdout + good.stderr).replace('\n', '\n# '))
    return 1 if failed else 0


sys.exit(main())
