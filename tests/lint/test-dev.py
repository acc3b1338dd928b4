#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-dev.py ROOT: on a machine that lacks required tools, tools/dev names them, and does nothing
else.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Commands that any machine has.
BASIC = ('awk', 'bash', 'cat', 'dirname', 'env', 'grep', 'id', 'sed')

# Files of the checkout that it reads.
FILES = ('po/LINGUAS', 'tools/dev', 'tools/sdk-packages')


def write_script(path, text):
    path.write_text(f'#!/bin/bash\n{text}\n', encoding='utf-8')
    path.chmod(0o755)


def run(top, commands, *arguments, forced=None):
    """Runs tools/dev with only these commands."""
    env = {'PATH': str(commands), 'HOME': str(commands), 'LC_ALL': 'C.UTF-8'}
    if forced:
        env['TENBO_DEV'] = forced
    done = subprocess.run([commands / 'bash', top / 'tools' / 'dev', *arguments], env=env,
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 1, done
    assert done.stdout == '', done
    made = {str(path.relative_to(top)) for path in top.rglob('*') if path.is_file()} - set(FILES)
    assert not made, made
    return done.stderr


def main():
    root = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name, 'checkout')
        for file in FILES:
            (top / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / file, top / file)
        folder = pathlib.Path(name, 'commands')
        folder.mkdir()
        for command in BASIC:
            (folder / command).symlink_to(shutil.which(command))

        # All missing tools at once, with the names of the packages.
        said = run(top, folder, 'run', forced='native')
        for word in ('meson', 'libadwaita-1>=1.7', 'libadwaita-1-dev', 'libadwaita-devel', 'gtk4',
                     'blueprint-compiler', 'Debian', 'Fedora', 'nothing was built'):
            assert word in said, (word, said)
        assert 'xdotool' not in said, said
        said = run(top, folder, 'test', forced='native')
        for word in ('xdotool', 'xorg-x11-server-Xvfb', 'poppler-utils', 'locale:ja',
                     'glibc-all-langpacks'):
            assert word in said, (word, said)

        # Also on another distribution.
        assert 'libadwaita-1>=1.7' in run(top, folder, 'run')

        # Packages cannot be installed: the machine is Debian 12, its user is not root, and there is
        # no sudo.
        log = folder / 'log'
        write_script(folder / 'apt-get', f'echo "$*" >> {log}')
        write_script(folder / 'apt-cache', 'echo "  Candidate: 1.2.2-1"')
        write_script(folder / 'dpkg', 'exit 1')
        (folder / 'id').unlink()
        write_script(folder / 'id', 'echo 1000')
        said = run(top, folder, 'run')
        for word in ('no sudo', 'mmdebstrap bubblewrap uidmap', 'administrator', 'container',
                     'Flatpak'):
            assert word in said, (word, said)
        assert not log.exists(), log.read_text(encoding='utf-8')


main()
