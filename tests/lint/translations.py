#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language of po/LINGUAS is complete and has nothing else: each text of the sources is
translated, no translation is obsolete, and each name and note of the shipped rulesets exists in the
language.
"""
import json
import pathlib
import subprocess
import tempfile

import tree

XGETTEXT = ['xgettext', '--from-code=UTF-8', '--files-from=po/POTFILES.in', '--add-comments',
            '--keyword=_', '--keyword=N_', '--keyword=C_:1c,2', '--keyword=NC_:1c,2',
            '--keyword=g_dngettext:2,3', '--keyword=ngettext:1,2', '--keyword=g_dpgettext2:2c,3',
            '--flag=g_strdup_printf:1:c-format', '--flag=_:1:pass-c-format']

# The languages besides English of the texts of a ruleset.
OF_RULESETS = {'ja', 'zh'}


def run(command, top):
    return subprocess.run(command, cwd=top, check=True, capture_output=True, text=True,
                          env={'LC_ALL': 'C.UTF-8', 'PATH': '/usr/bin:/bin'})


def untranslated(path, codes):
    """Returns the names and notes of a ruleset that lack one of the languages @codes."""
    ruleset = json.loads(tree.read(path))
    texts = [('name', ruleset.get('name', {}))]
    texts += [(f'notes[{i}]', note) for i, note in enumerate(ruleset.get('notes', []))]
    return [f'{path.parent.name}/{path.name}: {place}: "{code}" is missing'
            for place, text in texts for code in codes
            if not isinstance(text, dict) or not text.get(code, '').strip()]


def main():
    top = tree.root()
    languages = [line for line in tree.read(top / 'po' / 'LINGUAS').split('\n')
                 if line and not line.startswith('#')]
    codes = sorted({language.split('_')[0] for language in languages} & OF_RULESETS)
    problems = []
    for path in sorted((top / 'rules').glob('*.json')):
        problems += untranslated(path, codes)
    with tempfile.TemporaryDirectory() as scratch:
        pot = str(pathlib.Path(scratch, 'tenbo.pot'))
        run([*XGETTEXT, '--output', pot], top)
        for language in languages:
            merged = str(pathlib.Path(scratch, language + '.po'))
            run(['msgmerge', '--quiet', '--no-fuzzy-matching', '--output-file', merged,
                 f'po/{language}.po', pot], top)
            checked = subprocess.run(['msgfmt', '--check', '--output-file', '/dev/null', merged],
                                     capture_output=True, text=True)
            if checked.returncode != 0:
                problems.append(checked.stderr)
            for state, obsolete in (('--untranslated', '--no-obsolete'),
                                    ('--only-fuzzy', '--no-obsolete'),
                                    ('--only-obsolete', '--clear-obsolete')):
                command = ['msgattrib', obsolete, '--no-wrap', state, merged]
                entries = run(command, top).stdout
                problems += [f'po/{language}.po: {state[2:]}:\n{entry}'
                             for entry in entries.strip().split('\n\n')[1:]]
    tree.report(problems)


main()
