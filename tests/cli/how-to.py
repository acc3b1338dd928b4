#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""how-to.py CLI ROOT BUILD: follows the pages of docs/how-to. Rulesets and cases of the pages are
accepted, `tools/dev cli` commands succeed in their order, other commands of tools/dev exist, and so
do the tests and suites that a page tells the reader to run.
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

BLOCK = re.compile(r'^```(\w*)\n(.*?)^```$', re.M | re.S)
DEV_CLI = 'tools/dev cli '


class Reader:
    """Follows one page after the other in a home folder of its own."""
    def __init__(self, cli, root, build):
        self.cli = cli
        self.root = root
        tests = json.loads(subprocess.run(['meson', 'introspect', '--tests', build], check=True,
                                          capture_output=True, text=True).stdout)
        self.tests = {test['name'] for test in tests}
        self.suites = {suite.split(':')[-1] for test in tests for suite in test['suite']}
        self.own_rules = pathlib.Path(os.environ['XDG_DATA_HOME'], 'tenbo', 'rules')
        usage = subprocess.run([root / 'tools' / 'dev', '--help'], check=True, capture_output=True,
                               text=True).stdout
        self.dev_commands = set(re.findall(r'(?:^|  )([a-z]+)(?= {2,}| [A-Z])', usage, re.M))

    def run(self, *arguments, **options):
        done = subprocess.run([self.cli, *arguments], capture_output=True, text=True, **options)
        assert done.returncode == 0, (arguments, done.stdout, done.stderr)
        return done.stdout

    def follow_data(self, text):
        """Does what the page says with an example in JSON."""
        for part in text.splitlines() if text.startswith('{"') else [text]:
            data = json.loads(part)
            if data.get('format', '').startswith('tenbo-rules/'):
                self.own_rules.mkdir(parents=True, exist_ok=True)
                path = self.own_rules / (data['id'] + '.json')
                path.write_text(part, encoding='utf-8')
                self.run('rules', 'check', path)
                self.run('rules', 'show', data['id'])
            elif 'game' in data:
                self.run('play', '-', input=json.dumps(data['game']))
            elif 'request' in data:
                self.run('value', '-', input=json.dumps(data['request']))
            else:
                raise AssertionError(f'an example of an unknown kind: {part}')

    def follow_command(self, line):
        if line.startswith(DEV_CLI):
            command, _, file = line[len(DEV_CLI):].partition(' < ')
            text = None
            if file:
                text = (self.own_rules / pathlib.Path(file).name).read_text(encoding='utf-8')
            if command.startswith('rules new'):
                self.run(*shlex.split(command), '--force')
            else:
                self.run(*shlex.split(command), input=text)
            return
        for command in line.split(' && '):
            words = command.split()
            if words[0] == 'tools/dev':
                assert words[1] in self.dev_commands, words
            elif words[:4] == ['tools/sdk', 'meson', 'test', '-C']:
                self.check_tests(words[5:])
            elif words[:2] == ['tools/sdk', 'env']:
                # The program belongs to another build; its source is here.
                program = next(word for word in words[2:] if '=' not in word)
                source = pathlib.Path(program).name + '.c'
                assert list(self.root.glob(f'tests/*/{source}')), program
            else:
                raise AssertionError(f'a command of an unknown kind: {command}')

    def check_tests(self, words):
        while words:
            if words[0] == '--suite':
                assert words[1] in self.suites, words[1]
                words = words[2:]
            else:
                assert words[0] in self.tests, words[0]
                words = words[1:]

    def follow(self, page):
        blocks = BLOCK.findall(page.read_text(encoding='utf-8'))
        # A page explains a file between the commands about it.
        for language, text in sorted(blocks, key=lambda block: block[0] != 'json'):
            if language == 'json':
                self.follow_data(text)
            else:
                for line in text.splitlines():
                    self.follow_command(line)


def main():
    cli, root, build = sys.argv[1:]
    root = pathlib.Path(root)
    reader = Reader(os.path.abspath(cli), root, build)
    pages = sorted((root / 'docs' / 'how-to').glob('*.md'))
    print(f'1..{len(pages)}')
    failed = False
    for number, page in enumerate(pages, 1):
        try:
            reader.follow(page)
            print(f'ok {number} {page.name}')
        except (AssertionError, ValueError) as error:
            failed = True
            print(f'not ok {number} {page.name}\n# {error}')
    return 1 if failed else 0


sys.exit(main())
