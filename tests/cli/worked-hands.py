#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""worked-hands.py CLI FILE: hands worked out from the texts of the rules.

`expect` of a line contains only the worked-out members; `tai_items` and `yaku` are ids in any
order, `yaku` each once."""
import json
import subprocess
import sys


LISTS = ('yaku', 'tai_items')


def main():
    cli, path = sys.argv[1:]
    with open(path, encoding='utf-8') as lines:
        cases = [json.loads(line) for line in lines]
    text = ''.join(json.dumps(case['request']) + '\n' for case in cases)
    answers = subprocess.run([cli, 'value', '--jsonl'], input=text, capture_output=True, text=True,
                             check=True).stdout.splitlines()
    print(f'1..{len(cases)}')
    for number, (case, line) in enumerate(zip(cases, answers, strict=True), 1):
        answer = json.loads(line)
        for key in LISTS:
            answer[key] = sorted(entry['id'] for entry in answer.get(key, []))
        # The program lists seven pairs once for each set of four; the cases name them once.
        answer['yaku'] = sorted(set(answer['yaku']))
        wrong = {key: answer.get(key) for key, expected in case['expect'].items()
                 if answer.get(key) != (sorted(expected) if key in LISTS else expected)}
        name = f'{case["request"]["ruleset"]}: {case["name"]}'
        print(f'{"not ok" if wrong else "ok"} {number} {name}')
        for key, found in wrong.items():
            print(f'# {key}: {case["expect"][key]} expected ({case["why"]}), {found} found')


main()
