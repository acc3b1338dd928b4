#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-options.py TENBO VERSION MAN: --version and --help require neither a display nor installed
settings, and the manual page has every option.
"""
import os
import pathlib
import re
import subprocess
import sys

ABSENT = ('DISPLAY', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS', 'GSETTINGS_SCHEMA_DIR')


def run(program, option):
    env = {name: value for name, value in os.environ.items() if name not in ABSENT}
    # GApplication does not free the dictionary of the options before it prints a version.
    env['ASAN_OPTIONS'] = env.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
    done = subprocess.run([program, option], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, (option, done)
    assert done.stderr == '', (option, done.stderr)
    return done.stdout


def main():
    program, version, man = sys.argv[1:4]
    assert run(program, '--version') == f'tenbo {version}\n'
    page = run(program, '--help')
    assert page.startswith('Usage:\n  tenbo [OPTION')
    text = pathlib.Path(man).read_text(encoding='utf-8').replace('\\-', '-')
    options = set(re.findall(r'^  (?:-\w, )?(--[a-z-]+)', page, re.M)) - {
        '--help-all', '--help-gapplication'}
    assert options >= {'--help', '--new-game', '--continue-game'}, options
    for option in options | {'--version'}:
        assert option in text, option


main()
