#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""house-hands.py CLI FILE: hands of another program's tests, under house rules.

Left out are rules that no ruleset plays here: hands without limits, open riichi, eight wins in a
row, daisharin under other names, and hands the other program refuses for flags that contradict
each other, which do not count here."""
import valuations

DOUBLE = ['kokushi-13', 'suuankou-tanki', 'chuuren-9', 'daisuushi']
YAKUMAN = ['tenhou', 'chiihou', 'kokushi', 'kokushi-13', 'suuankou', 'suuankou-tanki', 'daisangen',
           'shousuushi', 'daisuushi', 'tsuuiisou', 'chinroutou', 'ryuuiisou', 'chuuren',
           'chuuren-9', 'suukantsu']
NAMES = {
    'double_riichi': 'double-riichi', 'menzen_tsumo': 'tsumo', 'haku': 'yakuhai-white',
    'hatsu': 'yakuhai-green', 'chun': 'yakuhai-red', 'sanshoku_doujun': 'sanshoku-doujun',
    'sanshoku_doukou': 'sanshoku-doukou', 'ittsuu': 'ittsu', 'kokushi_13': 'kokushi-13',
    'suuankou_tanki': 'suuankou-tanki', 'shousuushii': 'shousuushi', 'daisuushii': 'daisuushi',
    'junsei_chuuren': 'chuuren-9', 'daichikurin': 'daisharin', 'daisuurin': 'daisharin',
}
ERRORS = {'no_yaku': 'no-yaku', 'hand_not_winning': 'not-complete'}
FLAGS = {'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou'}
# A test about melds that the line does not show, one with seventeen tiles, two with more red fives
# than one a suit.
NO_HANDS = {'pymahjong/20', 'pymahjong/46', 'pymahjong/145', 'pymahjong/146'}
LEFT_OUT = ('aotenjou', 'has_daichisei', 'has_sashikomi_yakuman')
DORA = {'dora', 'ura_dora', 'aka_dora'}


def name_of(yaku):
    """The id of @yaku here, of which the winds are seat and round."""
    for wind in ('seat', 'round'):
        if yaku.startswith(wind + '_'):
            return 'yakuhai-' + wind
    return NAMES.get(yaku, yaku)


def override_of(line):
    rules = line['rules']
    names = [name_of(yaku[0]) for yaku in line['expected'].get('yaku', [])]
    override = {
        'red-fives': 1 if rules['aka'] else 0,
        'open-tanyao': rules['kuitan'],
        'double-yakuman': DOUBLE if rules['double_yakuman'] else [],
        'double-wind-pair-fu': rules.get('double_wind_fu', 4),
        'kiriage-mangan': rules['kiriage'],
        'counted-yakuman': 0 if rules.get('kazoe') == 'sanbaiman' else 13,
        'counted-yakuman-steps': 9 if rules.get('kazoe') == 'no_limit' else 1,
        'open-pinfu': 'thirty' if rules.get('fu_for_open_pinfu', True) else 'twenty-always',
        'yakuman': YAKUMAN + [yaku for yaku in ('daisharin', 'renhou') if yaku in names],
    }
    return override


def winds_of(line):
    """Round and seat; where the line says none, two that the hand does not have."""
    tiles = line['closed'] + line['win_tile'] + ''.join(meld['tiles'] for meld in line['melds'])
    honours = ''.join(part for part in tiles.replace('z', 'z ').split() if part.endswith('z'))
    free = [wind for number, wind in zip('2341', 'SWNE') if number not in honours]
    if line['round_wind'] and line['seat_wind']:
        return line['round_wind'], line['seat_wind']
    others = [wind for wind in free if wind != 'E']
    if not others:
        return None
    seat = line['seat_wind'] or others[0]
    return line['round_wind'] or free[-1], seat


def flags_of(line):
    flags = [flag for flag, said in line['flags'].items() if flag in FLAGS and said]
    riichi = line['flags'].get('riichi')
    return flags + ([] if not riichi else ['double-riichi' if riichi == 2 else 'riichi'])


def meld_of(meld):
    kind = {'minkan': 'kan', 'shouminkan': 'kakan'}.get(meld['type'], meld['type'])
    return f'{kind} {meld["tiles"]}'


def expect_of(line):
    expected = line['expected']
    if 'error' in expected:
        return {'error': ERRORS[expected['error']]}
    yaku = [entry for entry in expected['yaku'] if entry[0] not in DORA]
    yakuman = [entry for entry in yaku if len(entry) > 2]
    result = {'han': 0 if yakuman else expected['han'], 'fu': expected['fu'],
              'yaku': [name_of(entry[0]) for entry in yaku],
              'yakuman': sum(entry[1] for entry in yakuman) // 13 * 4}
    if 'points' in expected:
        result['points'] = expected['points']
    else:
        pays = expected['pays']
        result['points'] = pays['main'] + (2 * pays['additional'] if line['tsumo'] else 0)
    return result


def is_left_out(line):
    rules, expected = line['rules'], line['expected']
    names = {entry[0] for entry in expected.get('yaku', [])}
    return (line['id'] in NO_HANDS or line.get('kita') or
            any(rules.get(rule) for rule in LEFT_OUT) or
            expected.get('error', 'no_yaku') not in ERRORS or 'paarenchan' in line['flags'] or
            line['flags'].get('open_riichi') or
            (rules.get('has_daisharin') and not any(name_of(name) == 'daisharin' for name in names))
            or ('renhou' in names and not rules.get('renhou_as_yakuman')) or winds_of(line) is None)


def convert(line):
    if is_left_out(line):
        return None
    wind, seat = winds_of(line)
    request = {
        'ruleset': 'tenhou-hanchan', 'override': override_of(line), 'round': wind, 'seat': seat,
        'from': 'tsumo' if line['tsumo'] else 'ron',
        'tiles': {'hand': line['closed'], 'melds': [meld_of(meld) for meld in line['melds']],
                  'win': line['win_tile'], 'dora': line['dora'][:10], 'ura': line['ura'][:10],
                  'flags': flags_of(line)},
    }
    return request, expect_of(line), 4


valuations.run('hands under house rules', convert)
