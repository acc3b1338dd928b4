#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-history.py MAKER GAMES DATABASE PROGRAM…: makes the long history if it does not exist, and
runs PROGRAM with its path as the last argument."""
import pathlib
import subprocess
import sys

MAKER, GAMES, DATABASE, *PROGRAM = sys.argv[1:]

pathlib.Path(DATABASE).parent.mkdir(parents=True, exist_ok=True)
subprocess.run([MAKER, GAMES, DATABASE], check=True)
sys.exit(subprocess.run(PROGRAM + [DATABASE], check=False).returncode)
