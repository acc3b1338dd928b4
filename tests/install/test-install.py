#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-install.py BUILD PREFIX app|cli ID: installs into a staging directory as a whole and by
tags, checks the files of each part, and runs both programs with nothing else of the build folder.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

CLI_FILES = {
    'bin/tenbo-cli',
    'share/bash-completion/completions/tenbo-cli',
    'share/fish/vendor_completions.d/tenbo-cli.fish',
    'share/man/man1/tenbo-cli.1',
    'share/zsh/site-functions/_tenbo-cli',
}
WINDOW_FILES = {'bin/tenbo', 'share/man/man1/tenbo.1'}
DATA_FILES = {
    'share/applications/{id}.desktop',
    'share/dbus-1/services/{id}.service',
    'share/glib-2.0/schemas/{id}.gschema.xml',
    'share/gnome-shell/search-providers/{id}.search-provider.ini',
    'share/icons/hicolor/scalable/apps/{id}.svg',
    'share/icons/hicolor/scalable/mimetypes/{id}-file.svg',
    'share/icons/hicolor/symbolic/apps/{id}-symbolic.svg',
    'share/metainfo/{id}.metainfo.xml',
    'share/mime/packages/{id}.xml',
}
LINGUAS = pathlib.Path(__file__).resolve().parents[2] / 'po' / 'LINGUAS'
TRANSLATIONS = {f'share/locale/{line}/LC_MESSAGES/tenbo.mo'
                for line in LINGUAS.read_text(encoding='utf-8').splitlines() if line[0] != '#'}


def install(build, prefix, folder, tags=None):
    """Installs the files with the tags, and returns their paths below the prefix."""
    subprocess.run(['meson', 'install', '-C', build, '--no-rebuild', '--destdir', folder,
                    *(['--tags', tags] if tags else [])], check=True, capture_output=True)
    root = pathlib.Path(str(folder) + prefix)
    return root, {str(path.relative_to(root)) for path in root.rglob('*') if path.is_file()}


def check_parts(build, prefix, parts, folder):
    for tags, expected in parts.items():
        _, files = install(build, prefix, folder / tags, tags)
        assert files == expected, (tags, files ^ expected)


def environment(root):
    """Returns an environment in which the programs find only installed files."""
    env = {name: value for name, value in os.environ.items()
           if name not in ('GSETTINGS_SCHEMA_DIR',)}
    return env | {
        'PATH': f'{root}/bin:{env["PATH"]}',
        'TENBO_LOCALEDIR': str(root / 'share/locale'),
        'XDG_DATA_DIRS': f'{root}/share:/usr/local/share:/usr/share',
    }


def run_cli(root):
    env = environment(root) | {'LC_ALL': 'ja_JP.UTF-8', 'LANGUAGE': 'ja'}
    said = subprocess.run([root / 'bin/tenbo-cli', 'rules', 'show', 'b-rule'], env=env, check=True,
                          capture_output=True, text=True).stdout
    assert 'Bルール' in said, said


def run_window(root, folder):
    """Opens a game in the installed window, and reads it with the installed tool."""
    subprocess.run(['glib-compile-schemas', '--strict', root / 'share/glib-2.0/schemas'],
                   check=True)
    game = folder / 'game.tenbo'
    game.write_text('{"format": "tenbo-game/1", "ruleset": "b-rule", "hands": [], '
                    '"players": ["Aki", "Ben", "Chie", "Dai"]}', encoding='utf-8')
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'e2e'))
    from desktop import App  # noqa: PLC0415 (needs a display)
    os.environ.pop('GSETTINGS_SCHEMA_DIR', None)
    with App(root / 'bin/tenbo', files=[game], env=environment(root)) as app:
        app.find('Added', 'label')
        app.keys('Escape')
        app.wait_closed()
        app.quit()
    said = subprocess.run([root / 'bin/tenbo-cli', 'history', 'list'], env=environment(root),
                          check=True, capture_output=True, text=True).stdout
    assert 'Aki' in said, said


def main():
    build, prefix, part, application_id = sys.argv[1:]
    has_window = part == 'app'
    parts = {'cli': CLI_FILES, 'i18n': TRANSLATIONS}
    if has_window:
        parts['window'] = WINDOW_FILES
        parts['data'] = {name.format(id=application_id) for name in DATA_FILES}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_parts(build, prefix, parts, folder)
        root, files = install(build, prefix, folder / 'all')
        caches = {'share/applications/mimeinfo.cache', 'share/icons/hicolor/icon-theme.cache'}
        expected = set().union(*parts.values())
        assert files - caches == expected, files ^ expected
        run_cli(root)
        if has_window:
            run_window(root, folder)


main()
