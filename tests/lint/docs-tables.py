#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the documentation match the code: the layers of src and the folders of src/app in
architecture.md, the commands of tenbo-cli in command-line.md."""
import re

import layers
import tree

LAYER = re.compile(r'^\| \[`src/(\w+)`\][^|]*\|[^|]*\|([^|]*)\|$', re.M)
FOLDER = re.compile(r'^\| \[`(\w+)`\]\(\.\./src/app/\w+\) \|', re.M)
DOCUMENTED = re.compile(r'`([a-z][^`]*)`')
COMMAND = re.compile(r'^    \.name = "([^"]+)",(?:\n    \.arguments = "([^"]+)")?', re.M)


def check_layers(page):
    """Each layer lists layers that it may include; the allowed layers are those it reaches."""
    uses = {layer: set(re.findall(r'\w+', text)) & set(layers.LAYERS)
            for layer, text in LAYER.findall(page)}

    def reach(layer):
        return uses.get(layer, set()).union(*(reach(lower) for lower in uses.get(layer, set())))

    # The folder of headers that are read once is not a layer.
    for layer in sorted(uses.keys() ^ (layers.LAYERS.keys() - {'pch'})):
        yield f'docs/architecture.md: src/{layer} is not in both the table and layers.py'
    for layer in uses.keys() & layers.LAYERS.keys():
        allowed = layers.LAYERS[layer][0]
        for other in sorted(uses[layer] - allowed):
            yield f'docs/architecture.md: src/{layer} may not include src/{other}'
        for other in sorted(allowed - reach(layer)):
            yield f'docs/architecture.md: src/{layer} may include src/{other} as well'


def check_folders(page):
    """The table of folders names those of layers.py."""
    for folder in sorted(set(FOLDER.findall(page)) ^ (layers.APP_FOLDERS.keys() - {'main.c'})):
        yield f'docs/architecture.md: src/app/{folder} is not in both the table and layers.py'


def check_commands(page, source):
    table = page[:page.index('\n\n', page.index('\n|') + 1)]
    documented = {command for line in table.splitlines() if line.startswith('| `')
                  for command in DOCUMENTED.findall(line.split(' | ')[0])}
    commands = {f'{name} {arguments}'.strip() for name, arguments in COMMAND.findall(source)}
    for command in sorted(documented - commands):
        yield f'docs/command-line.md: tenbo-cli has no command "{command}"'
    for command in sorted(commands - documented):
        yield f'docs/command-line.md: the command "{command}" is missing'


def main():
    top = tree.root()
    architecture = tree.read(top / 'docs' / 'architecture.md')
    problems = [*check_layers(architecture), *check_folders(architecture),
                *check_commands(tree.read(top / 'docs' / 'command-line.md'),
                                ''.join(map(tree.read, tree.files(top / 'src' / 'cli', {'.c'}))))]
    tree.report(problems)


main()
