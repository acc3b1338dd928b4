#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays games under random house rules and compares each hand and the final result.

The house rules are 24 keys of another program. Each becomes fields of a ruleset. This proves that
rulesets are data, since nothing else describes these games."""
import json
import pathlib

import oracle

ROOT = pathlib.Path(__file__).resolve().parents[2]
ABORTS = {'kyuushu': 'nine-terminals', 'suufon': 'four-winds', 'suucha_riichi': 'four-riichi',
          'suukaikan': 'four-kans', 'sancha_hou': 'triple-ron'}
EXTENSIONS = ['none', 'any-hand', 'dealer-passes', 'whole-wind']
WINDS = 'ESWN'
GOAL = 30000


def uma_of(rules):
    """Returns the uma; in the other program 1st gets the amount that makes the sum zero."""
    others = [int(float(uma) * 1000) for uma in rules['uma'][1:]]
    return [-sum(others)] + others


def frame_fields(rules):
    """Returns the fields for the frame and the end of the game."""
    can_repeat = rules['renchan'] > 0 or rules['winds'] == 0
    extension = EXTENSIONS[rules['extension']] if rules['winds'] in (1, 2) else 'none'
    return {
        'winds': rules['winds'],
        'start-points': rules['start'],
        'return-points': GOAL,
        'uma': uma_of(rules),
        'result-rounding': 'none' if any('.' in uma for uma in rules['uma']) else 'half-up',
        'bust': 'below-zero' if rules['bust'] else 'none',
        'target': GOAL,
        'extension': 'none' if extension == 'none' else 'next-wind',
        'extension-ends': 'dealer-passes' if extension == 'none' else extension,
        'last-dealer': 'stops-first' if rules['dealer_stop'] and can_repeat else 'ordinary',
    }


def dealer_fields(rules):
    """Returns when the dealer repeats. A game of one hand continues until the hand is won."""
    one_hand = rules['winds'] == 0
    renchan = rules['renchan']

    def repeats_if(condition):
        return 'repeats' if condition else 'passes'

    return {
        'dealer-win': repeats_if(renchan >= 1 and not one_hand),
        'dealer-tenpai': repeats_if(renchan >= 2 or one_hand),
        'dealer-noten': repeats_if(renchan >= 3 or one_hand),
        'dealer-noten-south': repeats_if(renchan >= 3),
    }


def draw_fields(rules):
    """Returns the fields for draws and the number of winners."""
    aborts = ['nine-terminals', 'four-winds', 'four-kans', 'four-riichi']
    played = aborts if rules['abortive_draws'] else []
    if rules['max_winners'] == 2:
        played = played + ['triple-ron']
    return {
        'max-winners': rules['max_winners'],
        'aborts': [{'reason': reason, 'dealer': 'repeats'} for reason in played],
        'nagashi': 'draw' if rules['nagashi_mangan'] else 'none',
        'noten-pool': 3000 if rules['noten_penalty'] else 0,
        # If there is no bust, the other program lets everybody declare riichi.
        'riichi-minimum': 1000 if rules['bust'] else 0,
    }


def value_fields(rules, yaku):
    """Returns the fields for the value of hands; @yaku is the list of the base ruleset."""
    several = rules['multi_yakuman']
    double = ['kokushi-13', 'suuankou-tanki', 'daisuushi', 'chuuren-9']
    return {
        'double-wind-pair-fu': rules['double_wind_fu'],
        'red-fives': rules['aka'],
        'open-tanyao': rules['kuitan'],
        'yaku': [entry for entry in yaku if entry['yaku'] != 'ippatsu' or rules['ippatsu']],
        'ura-dora': rules['ura'],
        'kan-dora': rules['kan_dora'],
        'kan-ura-dora': rules['kan_ura'],
        'several-yakuman': 'sum' if several else 'highest',
        # If yakuman do not add up, none counts twice either.
        'double-yakuman': double if rules['double_yakuman'] and several else [],
        'counted-yakuman': 13 if rules['kazoe'] else 0,
        'pao-yakuman': ['daisangen', 'daisuushi'] if rules['pao'] else [],
        'kiriage-mangan': rules['kiriage'],
    }


def convert_win(winner, player, riichi):
    """Converts one win; @player maps a seat to a player, @riichi has the stakes that were not
    accepted."""
    value = {'han': winner['han'], 'fu': winner['fu']}
    if winner['yakuman']:
        value = {'yakuman': [yaku for yaku, _ in winner['yaku']]}
    win = {'player': player(winner['seat']), 'value': value}
    if winner['from'] != winner['seat']:
        win['from'] = player(winner['from'])
        win['on_riichi_tile'] = winner['from'] in riichi
    return win


def find_nagashi(hand):
    """Returns the seats with a nagashi payment, which the other program does not name."""
    if hand['result']['kind'] != 'nagashi_mangan':
        return []
    paid = list(hand['deltas'])
    for riichi in hand['riichi']:
        paid[riichi['seat']] += 1000
    return [seat for seat in range(4) if paid[seat] > 0]


def convert_hand(hand, player):
    """Returns one hand as the players at the table would have entered it."""
    result = hand['result']
    refused = [riichi['seat'] for riichi in hand['riichi'] if not riichi['accepted']]
    record = {'riichi': [player(riichi['seat']) for riichi in hand['riichi']]}
    if result['type'] in ('ron', 'tsumo'):
        return record | {'result': 'win', 'wins': [convert_win(winner, player, refused)
                                                   for winner in result['winners']]}
    if result['type'] == 'abort':
        record['riichi'] = [player(riichi['seat']) for riichi in hand['riichi']
                            if riichi['accepted']]
        return record | {'result': 'abort', 'reason': ABORTS[result['kind']]}
    return record | {'result': 'draw',
                     'tenpai': [player(seat) for seat in result['tenpai']],
                     'nagashi': [player(seat) for seat in find_nagashi(hand)]}


def seats_of(line):
    """Returns the seats in turn order from the first dealer."""
    return [(line['first_dealer'] + step) % 4 for step in range(4)]


def make_converter():
    """Returns the function that makes a game record of a line."""
    path = ROOT / 'rules' / 'tenhou-hanchan.json'
    yaku = json.loads(path.read_text(encoding='utf-8'))['yaku']

    def convert(line):
        rules = line['rules']
        seats = seats_of(line)
        fields = (frame_fields(rules) | dealer_fields(rules) | draw_fields(rules) |
                  value_fields(rules, yaku))
        return {'format': 'tenbo-game/1', 'ruleset': 'tenhou-hanchan',
                'players': ['A', 'B', 'C', 'D'], 'override': fields,
                'hands': [convert_hand(hand, seats.index) for hand in line['hands']]}

    return convert


def find_differences(line, answer):
    """Returns the differences between @answer and the payments of the other program."""
    found = []
    seats = seats_of(line)
    hands = answer['hands']
    pot = 0
    for index, (hand, truth) in enumerate(zip(hands, line['hands'])):
        kyoku = WINDS.index(hand['round'][0]) * 4 + int(hand['round'][-1]) - 1
        ours = {'kyoku': kyoku, 'honba': hand['honba'], 'sticks': pot // 1000,
                'deltas': hand['deltas'], 'after': hand['scores']}
        theirs = {key: [truth[key][seat] for seat in seats] if isinstance(truth[key], list)
                  else truth[key] for key in ours}
        for key, value in ours.items():
            if value != theirs[key]:
                found.append(f'hands[{index}].{key}: {value}, not {theirs[key]}')
        pot = hand['pot']
    if answer['final'] is None:
        return found + ['the game goes on'], len(hands)

    final = line['final']
    for key, column, unit in (('scores', 'points', 1), ('points', 'total', 1000),
                              ('rank', 'rank', 1)):
        ours = [player[column] for player in answer['final']]
        theirs = [round(final[key][seat] * unit) for seat in seats]
        if ours != theirs:
            found.append(f'{key}: {ours}, not {theirs}')
    return found, len(hands)


if __name__ == '__main__':
    oracle.run('games under house rules', make_converter(), find_differences)
