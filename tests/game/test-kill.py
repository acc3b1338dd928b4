#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-kill.py PLAYER CLI: kills a process that plays sessions, without any loss.

Starts the player on the same database, kills it at a random moment, and starts it again, over and
over. Every change that it printed as confirmed before it was killed must be in the database when it
is opened again, and the check that runs first must be clean.
"""
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

KILLS = 3000 if 'TENBO_TEST_THOROUGH' in os.environ else 100
# Each start uses another ruleset; the unfinished game continues under its own.
RULESETS = ['b-rule', 'tenhou-sanma', 'fenghua', 'mizukawa-hanchan', 'sanma-parlor', 'allen']
CLI_CHECK_EVERY = 20


def fail(text):
    print(f'test-kill: {text}', file=sys.stderr)
    sys.exit(1)


def start(player, database, seed):
    # Unbuffered: communicate() would not see data that readline() read beyond its line.
    return subprocess.Popen([player, database, str(seed), RULESETS[seed % len(RULESETS)]],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)


def first_line(process):
    return process.stdout.readline().decode().split()


def kill(process):
    """Kills it and returns its output since then, in whole lines."""
    process.send_signal(signal.SIGKILL)
    out, err = process.communicate()
    if process.returncode != -signal.SIGKILL:
        fail(f'the player ended by itself ({process.returncode}): {err.decode()}')
    return [line.split() for line in out.decode().split('\n')[:-1]]


def compare(last, stored):
    """`last` was printed before the kill, `stored` was found after it."""
    n_last, n_stored = int(last[1]), int(stored[1])
    if n_stored < n_last:
        fail(f'lost: {last} was confirmed, but only {stored} is stored')
    # One change can be on the disk, but not printed yet.
    if n_stored > n_last + 1:
        fail(f'too much: {last} was confirmed last, {stored} is stored')
    if n_stored == n_last and stored[2] == '-' and last[2] != '-':
        return  # its game ended with it
    if n_stored == n_last and stored[1:] != last[1:]:
        fail(f'different: {last} was confirmed, {stored} is stored')


def check_with_cli(cli, database):
    done = subprocess.run([cli, 'check', '--database', database], capture_output=True, text=True)
    if done.returncode != 0:
        fail(f'tenbo-cli check: {done.stdout}{done.stderr}')


def count_rewrites(database):
    with sqlite3.connect(database) as connection:
        (count,) = connection.execute(
            "SELECT count(*) FROM game_edits WHERE kind = 'rewrite'").fetchone()
    connection.close()
    return count


def main():
    player, cli = sys.argv[1:3]
    chance = random.Random(20240301)
    began = time.monotonic()
    n_early = n_inflight = 0
    last = ['stored', '0', '-']
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'tenbo.db')
        for seed in range(KILLS):
            process = start(player, database, seed)
            if chance.random() < 0.15:
                # Any moment, also while it opens the database and its log.
                time.sleep(chance.uniform(0, 0.02))
                lines = kill(process)
            else:
                lines = [first_line(process)]
                if not lines[0]:
                    fail(f'the player does not start: {process.communicate()[1].decode()}')
                time.sleep(chance.uniform(0, 0.01))
                lines += kill(process)
            if not lines:
                n_early += 1
                continue
            if lines[0][0] != 'stored':
                fail(f'begins with {lines[0]}')
            compare(last, lines[0])
            n_inflight += int(lines[0][1]) > int(last[1])
            last = lines[-1]
            if (seed + 1) % CLI_CHECK_EVERY == 0:
                check_with_cli(cli, database)
        process = start(player, database, KILLS)
        compare(last, first_line(process))
        kill(process)
        check_with_cli(cli, database)
        n_rewrites = count_rewrites(database)
    print(f'{KILLS} kills, {n_early} before the database was open, {n_inflight} during a commit; '
          f'{last[1]} changes, {n_rewrites} of what was recorded before, none lost; '
          f'{time.monotonic() - began:.1f} s')
    if n_rewrites < KILLS // 10:
        fail('too few earlier hands were changed')
    if int(last[1]) < KILLS:
        fail('the player was killed before it could play')


main()
