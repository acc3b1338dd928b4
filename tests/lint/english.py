#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""english.py ROOT [--write]: phrases that readers stumble over, in comments, docs, messages, names
of tests and subjects of commits. CONTRIBUTING.md shows what to write instead.

english-offenders.txt lists folders with older text and how many phrases each has. The numbers only
get lower. With --write, the list is shortened to what is there.
"""
import collections
import pathlib
import re
import subprocess
import sys

import tree

# The phrase, and what to write instead.
PATTERNS = [
    # A clause in the place of a noun.
    (r'(?:^|[.;:!?] )Who(?:ever)? \w+(?:s|ed)? (?!\w+ \?)[^?]*$',
     '"The player who …", "If the user …"'),
    (r'(?:^|[.;!] )What(?:ever)? (?:a|an|the|no|is|are|was|were|has|have|can|may|does|it|'
     r'they|he|one|nobody|only|all|each|every)\b[^?]*$', 'name the thing: "The fields that …"'),
    (r'\b(?:to|of|for|by|from|with|on|beside|after|before) who\b', '"of the player who …"'),
    (r'\b(?:to|of|for|by|from|with|on|after|before|beside|all|only|just|than) what (?:is|are|'
     r'was|were|has|have|had|a|an|the|it|they|no|can|may|must|does|did|one|he|only|all)\b',
     'name the thing'),
    (r'\b(?:is|are|was|were|be) what\b', 'name the thing'),
    (r'\bthat which\b|\bthose who (?:is|has)\b|\bsuch as (?:is|are)\b', 'name the thing'),
    # Conditions.
    (r'(?:^|[.;:] |, )[Ww]here (?:there (?:is|are|was)|it|they|no|nobody|nothing|one|'
     r'a \w+ (?:is|has)|all)\b', '"if" or "when"'),
    (r'\bunless it be\b|\bbe it\b|\bshould (?:it|there|they) \w+', '"if"'),
    # Passive voice without an agent, and things that speak.
    (r'\b(?:is|are|was|were|be|been) (?:said|told|asked for|spoken of)\b',
     'active voice with an agent'),
    (r'\b(?:says|said|tells|told|knows|asks) (?:so|nothing of|nothing about|it so)\b',
     'active voice'),
    (r'\bis taken for\b|\bare taken for\b|\btaken as read\b', '"is treated as"'),
    (r'\bput right\b|\bputs right\b|\bset right\b', '"fix", "correct"'),
    (r'\bwould be right\b|\bwould do\b', '"use …", "is enough"'),
    (r'\bcalled (?:so|alike)\b|\bis called like\b', '"named …", "has the same name"'),
    # Quantities.
    (r'\bso (?:much|many)(?! (?:that|as)\b)', 'the number, or "as many as"'),
    (r'\bhow (?:much|many) it is\b|\ba good deal\b|\bever so\b', 'the number'),
    (r'\beach what it\b|\bof them all\b|\bone and all\b|\ball and each\b', '"each"'),
    (r'\bnone but\b|\bnothing but\b|\ball but\b|\bthere is but\b|\bbut one\b|\bneither does\b',
     '"only"'),
    (r'\bof before\b|\bfrom before\b|\bof (?:its|their|his) own accord\b',
     '"previous", "by itself"'),
    (r'\bthe like\b|\band such\b|\bsuch (?:a|an) one\b|\bof such\b', 'name the thing'),
    # Words that are not used in this way.
    (r'\bmust needs\b|\bhence\b|\bthereof\b|\btherein\b|\bthereby\b|\bwherein\b|\bwhereof\b|'
     r'\bwhereby\b|\bhitherto\b|\bamong them that\b|\bno more than that\b', 'a plain word'),
    (r'\bstands? (?:in the way|for itself|by itself|there)\b|\bin the place of\b', 'a plain verb'),
    (r'\bcomes? to nothing\b|\bcame to be\b|\bcomes? (?:of|from) it\b|\bgoes for\b',
     'a plain verb'),
    (r'\bleft alone\b|\bleave alone\b|\blet (?:be|alone)\b', '"unchanged"'),
    (r'\bin sight\b|\bout of sight\b', '"visible", "not visible"'),
    (r'\bthereupon\b|\bwhereupon\b|\bno sooner\b|\buntil then\b', '"then", "before that"'),
    (r'(?<![Tt]here )\bis no (?:day|name|number|file|game|hand|time|ruleset|tile|UUID)\b',
     '"is not a …"'),
    (r'\b(?:he|she|his|him|her|hers|himself|herself)\b', '"they", "their"'),
    (r'\b(?:colour|behaviour|favour|centre|licence|catalogue|dialogue|neighbour|honour|cancelled|'
     r'labelled|travelled|organis\w+|recognis\w+|normalis\w+|initialis\w+|serialis\w+)\b',
     'US spelling'),
    (r'\btake(?:s|n)? care (?:of|that)\b|\bby hand of\b|\bat the hand of\b', 'name the action'),
    (r'\bpatience\b|\bdoings?\b|\bnews\b|\bbirth\b|(?<!udden )\bdeath\b|\bborn\b', 'no metaphors'),
]
SUBJECT = re.compile(r'^[\w/., -]+: (?:Say|Tell|Let|Keep|Give|Take)s?\b')
BASE = 'tests/lint/english-base.txt'
COMPILED = [(re.compile(pattern, re.M), advice) for pattern, advice in PATTERNS]

C_TEXT = re.compile(r'/\*(.*?)\*/|(?<=[\s(,])"((?:[^"\\\n]|\\.)*\s(?:[^"\\\n]|\\.)*)"', re.S)
BLP_TEXT = re.compile(r'//([^\n]*)|/\*(.*?)\*/|"((?:[^"\\\n]|\\.)*\s(?:[^"\\\n]|\\.)*)"', re.S)
PY_TEXT = re.compile(r'"""(.*?)"""|(?:^|\s)#([^\n]*)', re.S)
SQL_TEXT = re.compile(r'--([^\n]*)')
FENCE = re.compile(r'^```.*?^```|`[^`\n]*`|\]\([^)\n]*\)', re.M | re.S)
READERS = {'.c': C_TEXT, '.h': C_TEXT, '.css': C_TEXT, '.blp': BLP_TEXT, '.py': PY_TEXT,
           '.sql': SQL_TEXT}


def find_texts(path):
    """Yields (line, text) for each comment, message or paragraph of the file."""
    text = tree.read(path)
    if path.suffix == '.md':
        text = FENCE.sub(lambda match: re.sub(r'[^\n]', '_', match[0]), text)
        line = 1
        for part in re.split(r'(\n\s*\n|\n(?=[|*-]))', text):
            yield line, part
            line += part.count('\n')
        return
    for match in READERS[path.suffix].finditer(text):
        words = next((group for group in match.groups() if group is not None), '')
        yield text.count('\n', 0, match.start()) + 1, words


def find_phrases(text):
    """Yields (offset, phrase, advice)."""
    plain = re.sub(r'\n\s*\*?\s*', lambda match: ' ' * len(match[0]), text)
    plain = re.sub(r' {2,}', lambda match: ' ' + '\x00' * (len(match[0]) - 1), plain)
    flat = plain.replace('\x00', '')
    for pattern, advice in COMPILED:
        for match in pattern.finditer(flat.strip()):
            yield ' '.join(match[0].split())[:60], advice


def find_problems(top):
    """Yields (folder, problem)."""
    for path in tree.files(top, set(READERS) | {'.md'}):
        name = str(path.relative_to(top))
        if name.startswith(('rules/', 'po/', 'tests/data/')) or name == 'tests/lint/english.py':
            continue
        for line, text in find_texts(path):
            for phrase, advice in find_phrases(text):
                yield (str(pathlib.PurePath(name).parent),
                       f'{name}:{line}: “{phrase}”: {advice}')


def find_subject_problems(subjects):
    for subject in subjects:
        if SUBJECT.match(subject):
            yield f'the subject “{subject}”: name what changes'


def find_subjects(top):
    """The subjects of commits since the style guide, if this is a checkout of git."""
    base = top / BASE
    if not base.exists() or not (top / '.git').exists():
        return []
    git = subprocess.run(['git', '-C', top, 'log', '--no-merges', '--format=%s',
                          tree.read(base).strip() + '..'], capture_output=True, text=True,
                         check=False)
    return git.stdout.splitlines()


def main():
    # The hook of git for the message of a commit
    if '--message' in sys.argv:
        message = pathlib.Path(sys.argv[sys.argv.index('--message') + 1])
        tree.report(list(find_subject_problems([tree.read(message).split('\n')[0]])))
        return
    found = collections.defaultdict(list)
    for folder, problem in find_problems(tree.root()):
        found[folder].append(problem)

    def shorten(words):
        n = min(int(words[1]), len(found[words[0]]))
        return f'{words[0]} {n}' if n > 0 else None

    if '--write' in sys.argv:
        tree.shorten_exceptions('english-offenders.txt', shorten)
    listed = {folder: int(n) for folder, n in tree.read_exceptions('english-offenders.txt')}
    problems = list(find_subject_problems(find_subjects(tree.root())))
    for folder in sorted(found.keys() | listed.keys()):
        n, most = len(found[folder]), listed.get(folder, 0)
        if n > most:
            problems += found[folder]
            problems.append(f'{folder}: {n} of these, {most} are listed')
        elif n < most:
            problems.append(f'tests/lint/english-offenders.txt: "{folder} {most}": there are {n} '
                            'now; tests/lint/english.py . --write shortens the list')
    tree.report(problems)


main()
