# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends many lines to tenbo-cli at once."""

import json
import subprocess


def ask(cli, command, lines):
    """Returns the answers to the lines, and the exit status, which is 1 if one was refused."""
    run = subprocess.run([cli, command, "--jsonl"], input="\n".join(lines) + "\n",
                         capture_output=True, text=True, encoding="utf-8", check=False)
    found = run.stdout.splitlines()
    if len(found) != len(lines) or run.returncode not in (0, 1):
        raise SystemExit(f"{cli}: {len(found)} answers to {len(lines)} lines, exit status "
                         f"{run.returncode}\n{run.stderr[-2000:]}")
    return [json.loads(line) for line in found], run.returncode


def ask_worth(cli, requests):
    """Returns the values of the hands of the requests."""
    return ask(cli, "value", [json.dumps(request) for request in requests])[0]
