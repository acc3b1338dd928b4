#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explains the games that were worked out by hand (tests/data/cases/*.jsonl) with tenbo-cli, and
computes the arithmetic of each explanation again: every step is right, and the last number is the
amount that was paid. Every value of a hand is explained.
"""
import argparse
import json
import pathlib
import re
import subprocess

POWERS = str.maketrans('⁰¹²³⁴⁵⁶⁷⁸⁹', '0123456789')
NUMBER = r'(\d+(?:,\d{3})*)'
PAYMENT = re.compile(rf' *{NUMBER}  (\S.*) (?:→|←) (.*)')
INDENT = ' ' * 11
FU = re.compile(rf'(\d+) × 2([⁰¹²³⁴⁵⁶⁷⁸⁹]+) = {NUMBER}')
PRODUCT = re.compile(rf'(?:, |^[\d,]+ )× (\d+) = {NUMBER}')
PARTS = re.compile(rf'(\d+)(?: honba)? × {NUMBER}')


def number(text):
    return int(text.replace(',', ''))


def check_steps(steps, paid):
    """Yields the mistakes in "40 × 2⁵ = 1,280, × 4 = 5,120 → 5,200"."""
    steps, _, rounded = steps.partition(' → ')
    fu = FU.match(steps)
    amount = number(re.match(NUMBER, steps)[0])
    if fu:
        amount = number(fu[3])
        if int(fu[1]) * 2 ** int(fu[2].translate(POWERS)) != amount:
            yield f'{fu[0]} is wrong'
        steps = steps[fu.end():]
    product = PRODUCT.search(steps)
    if product:
        if amount * int(product[1]) != number(product[2]):
            yield f'{product[0]} is wrong'
        amount = number(product[2])
    if rounded:
        if not 0 < number(rounded) - amount < 100:
            yield f'{amount} is not rounded up to {rounded}'
        amount = number(rounded)
    if amount != paid:
        yield f'explains {amount} instead of {paid}'


def check_line(text, paid):
    value, colon, steps = text.rpartition(': ')
    if colon and ' honba' not in value and re.match(r'\d[\d,]* (×|→)|\d[\d,]*$', steps):
        yield from check_steps(steps, paid)
    parts = PARTS.match(text)
    if parts and not colon and ' tai ' not in text and int(parts[1]) * number(parts[2]) != paid:
        yield f'{parts[0]} is not {paid}'


def check_report(report):
    """Yields the mistakes of a report, and None for each explanation that is right. The first value
    of each hand has an explanation; the same one is not repeated for the next payer."""
    lines = report.partition('Payments and their rules\n')[2].partition('\nThe game ')[0]
    paid, unexplained, is_explained = None, None, False
    for line in [*lines.splitlines(), '']:
        if line.startswith(INDENT) and paid is not None:
            found = list(check_line(line.strip(), paid))
            yield from found or [None]
            unexplained, is_explained = None, True
            continue
        if unexplained is not None:
            yield f'{unexplained} is not explained'
        paid, unexplained = None, None
        payment = PAYMENT.match(line)
        if payment:
            paid = number(payment[1])
            if 'hand value' in payment[3] and 'wareme' not in line and not is_explained:
                unexplained = line.strip()
        else:
            is_explained = False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('cli')
    parser.add_argument('cases', nargs='+', type=pathlib.Path)
    arguments = parser.parse_args()
    print(f'1..{len(arguments.cases)}')
    total = 0
    for index, path in enumerate(arguments.cases, 1):
        found = []
        n_right = 0
        for line in path.read_text(encoding='utf-8').splitlines():
            case = json.loads(line)
            answer = subprocess.run([arguments.cli, 'play', '--explain', '-'], text=True,
                                    input=json.dumps(case['game']), capture_output=True)
            results = list(check_report(answer.stdout))
            n_right += results.count(None)
            found += [f'{case["name"]}: {result}' for result in results if result is not None]
        total += n_right
        print('not ok' if found else 'ok', index, f'{path.stem}: {n_right} explanations')
        for sentence in found:
            print('#', sentence)
    if total < 400:
        print(f'Bail out! Only {total} explanations')


main()
