#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-rulesets.py TENBO CLI: a ruleset that a friend sent is opened and added; one with mistakes
is refused; a new one comes from the questions and the editor.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from desktop import App

# In the order of the main menu.
FILES, NEW_RULESET = 0, 1  # a submenu, and its item

SENT = {
    'format': 'tenbo-rules/3',
    'id': 'corner-house',
    'name': {'en': 'Corner House'},
    'extends': 'mleague',
    'start-points': 30000,
}


def list_own(cli):
    said = subprocess.run([cli, 'rules', 'list'], check=True, capture_output=True, text=True).stdout
    return {line.split()[0] for line in said.splitlines() if line.strip()}


def add_sent(app, cli):
    app.find('Differences from M.League')
    app.click('Add', 'button')
    app.wait_text('Corner House saved')
    app.wait_closed()
    assert 'corner-house' in list_own(cli)


def refuse_bad(app, tenbo, path, cli):
    """All mistakes are shown, and nothing changes."""
    path.write_text(json.dumps(SENT | {'id': 'bad', 'uma': [1], 'start-points': -100}))
    subprocess.run([tenbo, path], check=True, timeout=60)
    app.wait_text(lambda text: 'uma' in text and 'start-points' in text)
    app.keys('Escape')
    app.wait_closed()
    assert 'bad' not in list_own(cli)


def create(app, cli):
    app.choose_from_menu('Main Menu', FILES, NEW_RULESET)
    app.click('Continue', 'button')
    app.enter('Name', 'Kitchen Table')
    app.enter('File name', 'kitchen')
    app.enter('Search rules', 'kan dora')
    app.click('Kan dora', 'check box')
    app.click('Save', 'button')
    app.wait_closed()
    shown = subprocess.run([cli, 'rules', 'show', 'kitchen'], check=True, capture_output=True,
                           text=True).stdout
    assert shown.startswith('Kitchen Table (kitchen)'), shown


def main():
    tenbo, cli = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        sent = folder / 'corner-house.tenbo-rules.json'
        sent.write_text(json.dumps(SENT), encoding='utf-8')
        with App(tenbo, files=[sent]) as app:
            add_sent(app, cli)
            refuse_bad(app, tenbo, folder / 'bad.json', cli)
            create(app, cli)
            app.quit()
    print('two rulesets of the user, and one refused')


main()
