#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""program-symbols.py PROGRAM…: no program uses the network, starts processes or loads code.

Reads the functions that each program imports from shared libraries; those of the libraries of the
project are linked into it. SECURITY.md names the rules.
"""
import re
import subprocess
import sys

FORBIDDEN = {
    'the network': re.compile(
        r'socket(pair)?|connect|bind|listen|accept4?|send(to|m?msg)?|recv(from|m?msg)?'
        r'|getaddrinfo|getnameinfo|gethostby\w+|inet_\w+|if_nametoindex|_*res_\w+'
        r'|g_(socket|network|resolver|inet|tls|tcp|udp|proxy|threaded_socket|srv_target)_\w+'
        r'|(soup|curl|nice|gnutls|SSL|SSH|ares|nm_client)_\w+'),
    'processes': re.compile(
        r'v?fork|clone3?|exec[lv]\w*|fexecve|posix_spawnp?|popen|system'
        r'|g_(spawn|subprocess|app_info|desktop_app_info)_\w+'
        r'|gtk_(uri_launcher|file_launcher|show_uri)\w*'),
    'foreign code': re.compile(r'dlopen|dlmopen|g_module_\w+|g_io_module\w+|sqlite3_load_extension'
                               r'|sqlite3_enable_load_extension'),
}


def imports(program):
    options = [] if program.endswith('.a') else ['--dynamic']
    output = subprocess.run(['nm', *options, '--undefined-only', '--format=posix', program],
                            check=True, capture_output=True, text=True).stdout
    return sorted({line.split()[0].split('@')[0] for line in output.splitlines()})


def main():
    failed = False
    for program in sys.argv[1:]:
        names = imports(program)
        if not any(name.startswith('g_') for name in names):
            print(f'{program}: no imported function was found')
            failed = True
        for name in names:
            for what, pattern in FORBIDDEN.items():
                if pattern.fullmatch(name):
                    print(f'{program}: {name}() uses {what}')
                    failed = True
    return 1 if failed or len(sys.argv) < 2 else 0


if __name__ == '__main__':
    sys.exit(main())
