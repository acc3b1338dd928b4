#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the documentation say what the code says: the layers of src in architecture.md, the
commands of tenbo-cli in command-line.md."""
import re

import layers
import tree

LAYER = re.compile(r'^\| \[`src/(\w+)`\][^|]*\|[^|]*\|([^|]*)\|$', re.M)
DOCUMENTED = re.compile(r'`([a-z][^`]*)`')
COMMAND = re.compile(r'^    \.name = "([^"]+)",(?:\n    \.arguments = "([^"]+)")?', re.M)


def check_layers(page):
    """Each layer lists layers that it may include, from which it reaches all that it may."""
    uses = {layer: set(re.findall(r'\w+', text)) & set(layers.LAYERS)
            for layer, text in LAYER.findall(page)}

    def reach(layer):
        return uses.get(layer, set()).union(*(reach(lower) for lower in uses.get(layer, set())))

    # The folder of headers that are read once is no layer.
    for layer in sorted(uses.keys() ^ (layers.LAYERS.keys() - {'pch'})):
        yield f'docs/architecture.md: src/{layer} is in one of the table and tests/lint/layers.py'
    for layer in uses.keys() & layers.LAYERS.keys():
        allowed = layers.LAYERS[layer][0]
        for other in sorted(uses[layer] - allowed):
            yield f'docs/architecture.md: src/{layer} may not include src/{other}'
        for other in sorted(allowed - reach(layer)):
            yield f'docs/architecture.md: src/{layer} may include src/{other} as well'


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
    problems = [*check_layers(tree.read(top / 'docs' / 'architecture.md')),
                *check_commands(tree.read(top / 'docs' / 'command-line.md'),
                                ''.join(map(tree.read, tree.files(top / 'src' / 'cli', {'.c'}))))]
    tree.report(problems)


main()
