#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""hands.py CLI FILE: hands valued by a server, a benchmark or two other engines."""
import valuations


def convert(line):
    return line['request'], line['expect'], 3 if line['request']['ruleset'] == 'tenhou-sanma' else 4


valuations.run('hands', convert)
