#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""symbols.py ARCHIVE [--instrumented]: the engine uses only a few functions of libc.

This detects functions that allocate, block, log, read a clock or depend on the locale.
"""
import re
import subprocess
import sys

ALLOWED = re.compile(r'__assert_fail|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_'
                     r'|mem(cpy|set|cmp|move|chr)|__mem(cpy|set|move)_chk|str(len|n?cmp)')
INSTRUMENTATION = re.compile(r'__(asan|ubsan|lsan|sanitizer|gcov)_.*|_?_?_ubsan.*')


def symbols(archive, *options):
    output = subprocess.run(['nm', '--format=posix', *options, archive], check=True,
                            capture_output=True, text=True).stdout
    return {line.split()[0] for line in output.splitlines() if line and not line.endswith(':')}


def main():
    archive = sys.argv[1]
    needed = symbols(archive, '--undefined-only') - symbols(archive, '--defined-only')
    if '--instrumented' in sys.argv[2:]:
        needed = {name for name in needed if not INSTRUMENTATION.fullmatch(name)}
    problems = sorted(name for name in needed if not ALLOWED.fullmatch(name))
    for name in problems:
        print(f'{archive}: the engine may not use {name}')
    if not symbols(archive, '--defined-only'):
        problems = ['empty']
        print(f'{archive}: no symbol is defined in it')
    return 1 if problems else 0


sys.exit(main())
