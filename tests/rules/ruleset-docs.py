#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the page and the JSON Schema of ruleset files with the table of fields.

docs/ruleset-format.md has a row for each field, in the order of the table, with the allowed values;
docs/game-format.md lists every yaku. docs/ruleset.schema.json is generated from the table and the
descriptions of the page; --write generates it again. The schema accepts the shipped rulesets and
refuses values that the table excludes.
"""
import argparse
import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

# The page's names for the fields of the records in each list.
RECORDS = {
    'floating-uma': 'floating uma field',
    'prizes': 'prize field',
    'dealer-by-wind': 'dealer field',
    'last-dealer-ranks': 'last dealer field',
    'aborts': 'abort field',
    'tsumo-table': 'tsumo table field',
    'han-table': 'han table field',
    'house-yaku': 'house yaku field',
    'red-fives-suits': 'red fives field',
    'special-tiles': 'special tile field',
    'yaku': 'yaku field',
    'tai-table': 'tai row field',
    'tai-items': 'tai field',
    'house-tai': 'house tai field',
    'fouls': 'foul field',
}
ROW = re.compile(r'^\| `([a-z-]+)` \| (.*?) \| (.*?) \|')
WORD = r'^[a-z0-9]+(-[a-z0-9]+)*$'


def allowed(field):
    """Returns the page's text for the allowed values of @field."""
    numbers = f'{field["min"]} to {field["max"]}'
    if field['min'] == field['max']:
        numbers = str(field['min'])
    if field['step'] > 1:
        numbers += f', in {field["step"]}s'
    return ('optional: ' if field['optional'] else '') + {
        'bool': 'true, false',
        'int': numbers,
        'word': 'an item of [tai](game-format.md)' if field['key'] == 'item'
                else ' '.join(f'`{word}`' for word in field['words']),
        'yaku': 'the id of a yaku that is not a yakuman',
        'yaku-set': 'list of yakuman',
        'id': f'at most {field["max"] - 1} lowercase letters, digits and single hyphens',
        'text': f'a text of at most {field["max"] - 1} bytes',
        'row': f'list of {numbers}, one for each rank',
        'records': f'list of at most {field.get("max-records")} objects',
    }[field['kind']]


def read_page(page):
    """Returns the rows of the page's tables of fields, {title: [(key, allowed, meaning)]}."""
    tables, current = {}, None
    for line in page.read_text(encoding='utf-8').splitlines():
        if re.match(r'^\| (.*field) \| allowed \| meaning', line):
            current = tables.setdefault(line.split('|')[1].strip(), [])
        elif not line.startswith('|'):
            current = None
        elif current is not None and (match := ROW.match(line)):
            current.append(match.groups())
    return tables


def check_rows(title, fields, rows):
    """Yields sentences about differences between a table of the page and the table of fields."""
    keys = [field['key'] for field in fields]
    if keys != [key for key, _, _ in rows]:
        yield f'{title}: the page has {[key for key, _, _ in rows]}, the program {keys}'
        return
    for field, (key, text, meaning) in zip(fields, rows):
        if text != allowed(field):
            yield f'{title} {key}: the page allows “{text}”, the program “{allowed(field)}”'
        if not meaning.endswith('.'):
            yield f'{title} {key}: the meaning is no sentence'


def check_page(fields, tables):
    """Checks the whole page."""
    yield from check_rows('field', fields, tables.get('field', []))
    by_key = {field['key']: field for field in fields}
    for key, title in RECORDS.items():
        yield from check_rows(title, by_key[key]['fields'], tables.get(title, []))


def check_ids(fields, page):
    """Checks that the page of the game record lists all yaku, yakuman and items of tai in order."""
    by_key = {field['key']: field for field in fields}
    text = page.read_text(encoding='utf-8')
    found = re.search(r'^The ids of yaku: (.*?)\.\nOf yakuman: (.*?)\.[ \n]', text, re.M | re.S)
    items = re.search(r'^The items of tai: (.*?)\.$', text, re.M | re.S)
    yaku = by_key['yaku']['fields'][0]['words']
    yakuman = [word for word in by_key['yakuman']['words'] if word not in yaku]
    for listed, words in ((found.group(1), yaku), (found.group(2), yakuman),
                          (items.group(1), by_key['tai-items']['fields'][0]['words'])):
        if listed.split() != words:
            yield f'the page has {listed.split()}, the program {words}'


def schema_of(field, meanings):
    """Returns the schema of one field."""
    kind = field['kind']
    number = {'type': 'integer', 'minimum': field['min'], 'maximum': field['max']}
    if field['step'] > 1:
        number['multipleOf'] = field['step']
    schema = {'description': meanings[field['key']]}
    if kind == 'bool':
        schema['type'] = 'boolean'
    elif kind == 'int':
        schema |= number
    elif kind in ('word', 'yaku'):
        schema['enum'] = field['words']
    elif kind == 'yaku-set':
        schema |= {'type': 'array', 'items': {'enum': field['words']}, 'uniqueItems': True}
    elif kind == 'id':
        schema |= {'type': 'string', 'pattern': WORD, 'maxLength': field['max'] - 1}
    elif kind == 'text':
        schema |= {'type': 'string', 'maxLength': field['max'] - 1}
    elif kind == 'row':
        schema |= {'type': 'array', 'items': number, 'minItems': 3, 'maxItems': 4}
    return schema


def record_schema(field, meanings, inner):
    """Returns the schema of a list of records."""
    members = {member['key']: schema_of(member, inner) for member in field['fields']}
    return {
        'description': meanings[field['key']],
        'type': 'array',
        'maxItems': field['max-records'],
        'items': {'type': 'object', 'properties': members, 'additionalProperties': False,
                  'required': [member['key'] for member in field['fields']
                               if not member['optional']]},
    }


def make_schema(fields, tables, limits):
    """Returns the schema of a ruleset file."""
    meanings = {title: {key: meaning for key, _, meaning in rows} for title, rows in tables.items()}
    inner = {key: meanings[title] for key, title in RECORDS.items()}
    text = {'type': 'string', 'minLength': 1}
    name = text | {'maxLength': limits['NAME']}
    text |= {'maxLength': limits['NOTE']}
    note = {'type': 'object',
            'properties': {'field': {'enum': [field['key'] for field in fields]},
                           'en': text, 'ja': text, 'zh': text},
            'required': ['en'], 'additionalProperties': False}
    revision = max(1, *(field['revision'] for field in fields))
    properties = {
        'format': {'description': 'The revision of the format.',
                   'const': f'tenbo-rules/{revision}'},
        'id': {'description': 'The name of the file without “.json”.', 'type': 'string',
               'pattern': WORD, 'maxLength': 64},
        'name': {'description': 'The name in each language.', 'type': 'object',
                 'properties': {'en': name, 'ja': name, 'zh': name}, 'required': ['en'],
                 'additionalProperties': False},
        'source': {'description': 'Where the rules are written down.',
                   'anyOf': [text, {'type': 'object',
                                    'properties': {'en': text, 'ja': text, 'zh': text},
                                    'required': ['en'], 'additionalProperties': False}]},
        'notes': {'description': 'What is to be said of the rules.', 'type': 'array',
                  'maxItems': limits['NOTES'],
                  'items': {'anyOf': [{'type': 'string', 'maxLength': limits['NOTE']}, note]}},
        'extends': {'description': 'The ruleset that gives the fields that are not here.'} | text
                   | {'maxLength': 64},
    }
    for field in fields:
        key = field['key']
        properties[key] = record_schema(field, meanings['field'], inner[key]) \
            if key in inner else schema_of(field, meanings['field'])
    return {
        '$schema': 'https://json-schema.org/draft/2020-12/schema',
        'title': 'Tenbo ruleset',
        'description': 'A ruleset file of Tenbo; docs/ruleset-format.md describes it.',
        'type': 'object',
        'properties': properties,
        'additionalProperties': False,
        'required': ['format', 'id', 'name'],
        'if': {'not': {'required': ['extends']}},
        'then': {'required': [field['key'] for field in fields]},
    }


def excluded_values(field):
    """Returns values that the table excludes."""
    kind = field['kind']
    yield None
    yield 0.5
    if kind in ('int', 'row'):
        for number in (field['min'] - max(field['step'], 1), field['max'] + max(field['step'], 1)):
            yield number if kind == 'int' else [number, 0, 0, 0]
        if field['step'] > 1:
            yield field['min'] + 1 if kind == 'int' else [1, -1, 0, 0]
    if kind == 'row':
        yield [0, 0]
        yield [0, 0, 0, 0, 0]
    if kind == 'word':
        yield 'no-such-word'
    if kind == 'yaku-set':
        yield ['riichi']
        yield ['tenhou', 'tenhou']
    if kind == 'records':
        yield [{}]
        yield [{'other': 1}]


def check_schema(schema, fields, rulesets):
    """Checks that the schema accepts exactly the valid rulesets."""
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for name, ruleset in rulesets.items():
        yield from (f'{name}: {error.message[:200]}' for error in validator.iter_errors(ruleset))
    whole = next(ruleset for ruleset in rulesets.values() if 'extends' not in ruleset)
    part = {key: whole[key] for key in ('format', 'id', 'name')}
    if not validator.is_valid(part | {'extends': 'other'}):
        yield 'a difference to another ruleset is refused'
    if validator.is_valid(part) or validator.is_valid(whole | {'other': 1}):
        yield 'a ruleset without its fields, or with another, is taken'
    for note in (1, {'ja': 'x'}, {'en': ''}, {'en': 'x', 'field': 'no-such'}, 'x' * 10001):
        if validator.is_valid(whole | {'notes': [note]}):
            yield f'the note {note} is taken'
    for field in fields:
        without = copy.deepcopy(whole)
        del without[field['key']]
        if validator.is_valid(without):
            yield f'a ruleset without {field["key"]} is taken'
        for value in excluded_values(field):
            if validator.is_valid(whole | {field['key']: value}):
                yield f'{field["key"]}: {value} is taken'


def read_ruleset(program, ruleset):
    """Returns the loader's answer to @ruleset: the canonical form, or the message without the
    folder of the file."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, f'{ruleset["id"]}.json')
        path.write_text(json.dumps(ruleset), encoding='utf-8')
        result = subprocess.run([program, str(path)], capture_output=True, check=False)
        return result.returncode, result.stderr.decode().replace(f'{folder}/', '').strip()


def check_example(program, page, schema):
    """Checks that the page's example is a ruleset, and that its message is the actual one."""
    text = page.read_text(encoding='utf-8')
    example = json.loads(re.search(r'^```json\n(.*?)^```', text, re.M | re.S).group(1))
    validator = jsonschema.Draft202012Validator(schema)
    yield from (error.message for error in validator.iter_errors(example))
    status, message = read_ruleset(program, example)
    if status != 0:
        yield message
    status, message = read_ruleset(program, example | {'honba-ron': 50000})
    if status == 0 or f'rules/{message}\n' not in text:
        yield f'the page does not have the message “{message}”'


def check_how_to(program, page):
    """Checks that the loader reads each example of the how-to and each row of its table."""
    text = page.read_text(encoding='utf-8')
    examples = [json.loads(example) for example in
                re.findall(r'^```json\n(.*?)^```', text, re.M | re.S)]
    table = re.search(r'^### How do I write.*?(?=^### )', text, re.M | re.S).group(0)
    rows = re.findall(r'\| `(".*?)` \|$', table, re.M)
    if len(examples) < 3 or not rows:
        yield f'{len(examples)} examples and {len(rows)} rows were found'
    for row in rows:
        examples.append({'format': 'tenbo-rules/2', 'id': 'row', 'name': {'en': row},
                         'extends': 'free-parlor'} | json.loads('{' + row + '}'))
    for example in examples:
        status, message = read_ruleset(program, example)
        if status != 0:
            yield f'{example["name"]["en"]}: {message}'


def rows_of(text, title):
    """Returns the fields of each row of the tables in the section @title."""
    section = re.search(rf'^## {title}\n.*?(?=^## |\Z)', text, re.M | re.S).group(0)
    return [json.loads('{' + row + '}') for row in re.findall(r'\| `(".*?)` \|$', section, re.M)]


def check_walk_through(program, page):
    """Checks a page from a printed sheet to a file: the file has what the rows of the sheet say and
    nothing else; the loader reads it and each row of other words."""
    text = page.read_text(encoding='utf-8')
    whole, = (json.loads(example) for example in
              re.findall(r'^```json\n(.*?)^```', text, re.M | re.S))
    head = {'format', 'id', 'name', 'source', 'notes', 'extends'}
    told = {}
    for row in rows_of(text, 'The sheet'):
        told.update(row)
    for key in sorted(told.keys() | (whole.keys() - head)):
        if told.get(key) != whole.get(key):
            yield f'{page.name}: {key}: {told.get(key)} on the sheet, {whole.get(key)} in the file'
    words = rows_of(text, 'Other words')
    if len(told) < 20 or len(words) < 15:
        yield f'{page.name}: {len(told)} fields and {len(words)} other rows were found'
    base = {key: whole[key] for key in ('format', 'id', 'name', 'extends')}
    for example in [whole] + [base | row for row in words]:
        status, message = read_ruleset(program, example)
        if status != 0:
            yield f'{page.name}: {message}'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program', help='field-table of the build folder')
    parser.add_argument('root', type=pathlib.Path, help='the checkout')
    parser.add_argument('--write', action='store_true', help='write the schema')
    arguments = parser.parse_args()

    result = subprocess.run([arguments.program], capture_output=True, check=True)
    fields = json.loads(result.stdout)
    page = arguments.root / 'docs' / 'ruleset-format.md'
    tables = read_page(page)
    path = arguments.root / 'docs' / 'ruleset.schema.json'
    header = arguments.root / 'src' / 'text' / 'tenbo-free-text.h'
    limits = {name: int(number) for name, number in
              re.findall(r'#define TENBO_MAX_(\w+) +(\d+)', header.read_text(encoding='utf-8'))}
    found = {'the page has every field': list(check_page(fields, tables)),
             'the page of the record has every yaku and item':
                 list(check_ids(fields, arguments.root / 'docs' / 'game-format.md'))}
    if not any(found.values()):
        text = json.dumps(make_schema(fields, tables, limits), ensure_ascii=False, indent=2) + '\n'
        if arguments.write:
            path.write_text(text, encoding='utf-8')
        schema = json.loads(path.read_text(encoding='utf-8'))
        rulesets = {file.name: json.loads(file.read_text(encoding='utf-8'))
                    for file in sorted((arguments.root / 'rules').glob('*.json'))}
        found['the schema is made from table and page'] = \
            [] if path.read_text(encoding='utf-8') == text else \
            ['run tools/sdk ninja -C BUILD ruleset-schema']
        found['the schema takes rulesets and nothing else'] = \
            list(check_schema(schema, fields, rulesets))
        found['the example is one'] = list(check_example(arguments.program, page, schema))
        found['the examples of the how-to are some'] = list(
            check_how_to(arguments.program,
                         arguments.root / 'docs' / 'how-to' / 'add-a-ruleset.md'))
        for walk in sorted((arguments.root / 'docs' / 'how-to').glob('write-a-*.md')):
            found[f'{walk.name} ends with its file'] = list(
                check_walk_through(arguments.program, walk))
    print(f'1..{len(found)}')
    for number, (what, sentences) in enumerate(found.items(), 1):
        print(f'{"not ok" if sentences else "ok"} {number} {what}')
        for sentence in sentences:
            print(f'# {sentence}')
    return 1 if any(found.values()) else 0


sys.exit(main())
