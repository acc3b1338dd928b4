#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-descriptions.py CLI MAN BASH ZSH FISH: the manual page and the completions list every
command and every option of --help; bash completes words with them, and other shells accept theirs.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

# In the manual page once
COMMON = {'--help', '--quiet', '--verbose'}
HAND = {'result': 'draw', 'tenpai': [2]}


def ask(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def read_help(cli):
    """Returns the options of each command, from --help."""
    lines = ask(cli, '--help').split('Commands:\n')[1].splitlines()
    names = [re.match(r'  ([a-z][a-z -]*?[a-z])(?= [A-Z\[]|  )', line)[1]
             for line in lines if line.startswith('  ')]
    return {name: re.findall(r'^  (?:-\w, )?(--[a-z-]+)', ask(cli, *name.split(), '--help'), re.M)
            for name in names}


def sections(text, starts):
    """Returns the parts of a text, each from one of the marks to the next."""
    places = sorted((text.index(mark), name) for name, mark in starts.items())
    ends = [place for place, _ in places[1:]] + [len(text)]
    return {name: text[place:end] for (place, name), end in zip(places, ends, strict=True)}


def check_man(text, commands):
    plain = text.replace('\\-', '-')
    parts = sections(plain, {name: f'.SS "{name}"' for name in commands})
    for name, options in commands.items():
        for option in options:
            assert option in COMMON or f'\\fB{option}\\fR' in parts[name], (name, option)


def check_examples(cli, man):
    """Each command has an example of itself, in --help and in the manual page."""
    plain = man.replace('\\-', '-').replace('\\(aq', "'")
    plain = re.sub(r'\\\[u([0-9A-F]+)\]', lambda code: chr(int(code[1], 16)), plain)
    for line in ask(cli, 'commands').splitlines():
        command = json.loads(line)
        words = command['name'].split()
        assert f'tenbo-cli {command["name"]}' in command['example'], command
        assert command['example'] in ask(cli, *words, '--help'), command
        assert command['example'] in plain, command


def check_man_renders(path):
    if shutil.which('groff'):
        done = subprocess.run(['groff', '-man', '-Tutf8', '-ww', '-z', path], capture_output=True,
                              text=True)
        assert (done.returncode, done.stderr) == (0, ''), done


def complete(path, *words):
    """Returns what bash offers for the last of the words."""
    script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
              'compopt () { :; }; _tenbo_cli; printf "%s\\n" "${COMPREPLY[@]}"')
    return ask('bash', '-c', script, 'bash', path, 'tenbo-cli', *words).split('\n')[:-1]


def check_bash(path, commands):
    first = {name.split()[0] for name in commands}
    assert set(complete(path, '')) == first | {'--help', '--version'}
    for group in first:
        second = {name.split()[1] for name in commands if name.startswith(group + ' ')}
        if second:
            assert set(complete(path, group, '')) == second | {'--help'}, group
    for name, options in commands.items():
        assert set(complete(path, *name.split(), '--')) == set(options), name


def check_values(path, cli):
    assert complete(path, 'export', '--format', 'csv-') == ['csv-games', 'csv-hands', 'csv-people',
                                                            'csv-standings']
    assert complete(path, 'export', '--paper', '') == ['a4', 'letter']
    assert complete(path, 'rules', 'show', 'b-') == ['b-rule']
    assert complete(path, 'history', 'list', '--ruleset', 'tenhou-t') == ['tenhou-tonpuu']
    game = pathlib.Path(os.environ['HOME'], 'a game.tenbo')
    game.write_text(json.dumps({
        'format': 'tenbo-game/1', 'ruleset': 'b-rule', 'hands': [HAND, {'result': 'stop'}],
        'players': ['Aki', 'Anna Maria', 'Chie', '田中 美咲']}), encoding='utf-8')
    assert complete(path, 'import', str(game)[:-6]) == [str(game)]
    ask(cli, 'import', game)
    assert complete(path, 'history', 'show', '') == ['1']
    assert complete(path, 'history', 'session', '') == ['1']
    assert sorted(complete(path, 'people', 'show', 'A')) == ['Aki', 'Anna\\ Maria']
    assert complete(path, 'history', 'stats', '田') in (['田中\\ 美咲'], ["$'田中 美咲'"])


def check_others(zsh, fish, commands):
    text = pathlib.Path(zsh).read_text(encoding='utf-8')
    parts = sections(text, {name: f"    '{name}')\n" for name in commands})
    lines = pathlib.Path(fish).read_text(encoding='utf-8').splitlines()
    for name, options in commands.items():
        for option in options:
            assert f"'*{option}[" in parts[name], ('zsh', name, option)
            assert any(f'from {name.split()[-1]}' in line and f' -l {option[2:]} ' in line
                       for line in lines), ('fish', name, option)
    for shell, path in (('zsh', zsh), ('fish', fish)):
        if shutil.which(shell):
            subprocess.run([shell, '-n', path], check=True)


def main():
    cli, man, bash, zsh, fish = sys.argv[1:]
    os.environ['PATH'] = f'{os.path.dirname(os.path.abspath(cli))}:{os.environ["PATH"]}'
    commands = read_help(cli)
    assert len(commands) > 30, commands
    text = pathlib.Path(man).read_text(encoding='utf-8')
    check_man(text, commands)
    check_examples(cli, text)
    check_man_renders(man)
    check_bash(bash, commands)
    check_values(bash, cli)
    check_others(zsh, fish, commands)


main()
