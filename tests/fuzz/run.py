#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""run.py BUILD NAME SECONDS [LOG COMMIT]: runs libFuzzer on the target NAME. It begins with the
seeds and with tests/fuzz/corpus/NAME, and keeps its own corpus and its findings below
BUILD/fuzz/NAME. Appends a line with the built commit to LOG. Ends with 1 after a finding."""
import datetime
import os
import re
import subprocess
import sys

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# The longest input in bytes. Those of the engine, of the entry and of damaged files are choices.
MAX_LENGTH = {'hands': 200, 'tai': 200, 'entry': 100, 'backup': 100, 'database': 100,
              'tiles': 4000}


def run_fuzzer(build, name, seconds):
    """Returns the output and the exit code of libFuzzer."""
    own = os.path.join(build, 'fuzz', name)
    folders = [os.path.join(own, part) for part in ('corpus', 'seeds', 'findings')]
    for folder in folders:
        os.makedirs(folder, exist_ok=True)
    programs = os.path.join(build, 'tests', 'fuzz')
    env = {**os.environ, 'TENBO_TEST_DATA': os.path.join(TESTS, 'data'), 'LC_ALL': 'C.UTF-8',
           'TZ': 'UTC', 'G_DEBUG': 'fatal-criticals'}
    subprocess.run([os.path.join(programs, 'fuzz-replay'), name, '--write-seeds', folders[1]],
                   env=env, check=True)
    inputs = folders[:2] + [folder for folder in [os.path.join(TESTS, 'fuzz', 'corpus', name)]
                            if os.path.isdir(folder)]
    command = [os.path.join(programs, 'fuzz-' + name), *inputs,
               f'-max_total_time={seconds}', f'-max_len={MAX_LENGTH.get(name, 40000)}',
               '-print_final_stats=1', '-timeout=20', '-rss_limit_mb=3000', '-reload=0',
               f'-artifact_prefix={folders[2]}/']
    done = subprocess.run(command, env=env, capture_output=True, text=True, errors='replace',
                          check=False)
    return done.stderr, done.returncode


def get_last(pattern, text):
    found = re.findall(pattern, text)
    return found[-1] if found else '0'


def main():
    build, name, seconds, *log = sys.argv[1:]
    output, code = run_fuzzer(build, name, seconds)
    if code != 0:
        print(output[-6000:])
    n_runs = get_last(r'number_of_executed_units: (\d+)', output)
    edges = get_last(r'cov: (\d+)', output)
    print(f'{name}: {int(n_runs):,} executions, {edges} edges, '
          f'{"no finding" if code == 0 else "a finding"}')
    if log:
        day = datetime.datetime.now(datetime.timezone.utc).date()
        with open(log[0], 'a', encoding='utf-8') as file:
            file.write(f'| {day} | {log[1]} | {name} | {seconds} | {int(n_runs):,} | {edges} | '
                       f'{0 if code == 0 else 1} |\n')
    return 1 if code else 0


if __name__ == '__main__':
    sys.exit(main())
