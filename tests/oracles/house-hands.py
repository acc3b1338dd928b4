#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""house-hands.py CLI FILE: hands of another program's tests, under house rules.

Of 474 lines these are omitted:

- 18 without limits (`aotenjou`). Half of them have values beyond the range of an amount, up to
  10^31 points; and the yaku that count next to a yakuman there are a convention of the other
  program.
- 18 that it refuses for flags which contradict the hand. Here such flags do not count.
- 7 of open riichi, which is not a yaku here.
- 4 of a yakuman for eight wins in a row, likewise. The fifth has no value without it: compared.
- 2 of a daisharin that its rules have in pinzu alone. Here it is of any suit.
- 1 of a yakuman for seven pairs of honors, next to tsuuiisou.
- 1 with seventeen tiles, and 1 about a kan that the line does not show.

North set aside -1 times counts as none."""
import re

import valuations

DOUBLE = ['kokushi-13', 'suuankou-tanki', 'chuuren-9', 'daisuushi']
YAKUMAN = ['tenhou', 'chiihou', 'kokushi', 'kokushi-13', 'suuankou', 'suuankou-tanki', 'daisangen',
           'shousuushi', 'daisuushi', 'tsuuiisou', 'chinroutou', 'ryuuiisou', 'chuuren',
           'chuuren-9', 'suukantsu']
# Yakuman of some rules, which the override lists only for them.
LOCAL = {'daisharin': 'has_daisharin', 'renhou': 'renhou_as_yakuman'}
NAMES = {
    'double_riichi': 'double-riichi', 'menzen_tsumo': 'tsumo', 'haku': 'yakuhai-white',
    'hatsu': 'yakuhai-green', 'chun': 'yakuhai-red', 'sanshoku_doujun': 'sanshoku-doujun',
    'sanshoku_doukou': 'sanshoku-doukou', 'ittsuu': 'ittsu', 'kokushi_13': 'kokushi-13',
    'suuankou_tanki': 'suuankou-tanki', 'shousuushii': 'shousuushi', 'daisuushii': 'daisuushi',
    'junsei_chuuren': 'chuuren-9', 'daichikurin': 'daisharin', 'daisuurin': 'daisharin',
}
ERRORS = {'no_yaku': 'no-yaku', 'hand_not_winning': 'not-complete'}
FLAGS = {'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou'}
# One with seventeen tiles, one about a kan that the line does not show.
NO_HANDS = {'pymahjong/20', 'pymahjong/46'}
LEFT_OUT = ('aotenjou', 'has_daichisei')
DORA = {'dora', 'ura_dora', 'aka_dora'}


def name_of(yaku):
    """Returns the id of @yaku here; its winds are seat and round."""
    for wind in ('seat', 'round'):
        if yaku.startswith(wind + '_'):
            return 'yakuhai-' + wind
    return NAMES.get(yaku, yaku)


def tiles_of(line):
    return ' '.join([line['closed'], line['win_tile']] + [meld['tiles'] for meld in line['melds']])


def override_of(line):
    rules = line['rules']
    names = [name_of(yaku[0]) for yaku in line['expected'].get('yaku', [])]
    reds = [part.count('0') for part in re.findall(r'[0-9]+[mps]', tiles_of(line))]
    override = {
        'red-fives': max([1, *reds]) if rules['aka'] else 0,
        'nuki-north': line.get('kita', 0) > 0,
        'open-tanyao': rules['kuitan'],
        'double-yakuman': DOUBLE if rules['double_yakuman'] else [],
        'double-wind-pair-fu': rules.get('double_wind_fu', 4),
        'kiriage-mangan': rules['kiriage'],
        'counted-yakuman': 0 if rules.get('kazoe') == 'sanbaiman' else 13,
        'counted-yakuman-steps': 9 if rules.get('kazoe') == 'no_limit' else 1,
        'open-pinfu': 'thirty' if rules.get('fu_for_open_pinfu', True) else 'twenty-always',
        'yakuman': YAKUMAN + [yaku for yaku, rule in LOCAL.items()
                              if rules.get(rule) and yaku in names],
    }
    return override


def winds_of(line):
    """Returns round and seat; if the line has none, two winds without tiles in the hand. A hand
    with tiles of each wind is a yakuman of honors or kokushi, of a child."""
    honors = ''.join(re.findall(r'([1-7]+)z', tiles_of(line)))
    free = [wind for number, wind in zip('2341', 'SWNE') if number not in honors]
    others = [wind for wind in free if wind != 'E'] or ['S']
    return line['round_wind'] or (free or ['E'])[-1], line['seat_wind'] or others[0]


def ruleset_of(line):
    """A ruleset in which renhou is a mangan, if the line requires it."""
    names = {entry[0] for entry in line['expected'].get('yaku', [])}
    mangan = 'renhou' in names and not line['rules'].get('renhou_as_yakuman')
    return 'wrc-2025' if mangan else 'tenhou-hanchan'


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


def is_omitted(line):
    rules, expected = line['rules'], line['expected']
    names = {entry[0] for entry in expected.get('yaku', [])}
    return (line['id'] in NO_HANDS or any(rules.get(rule) for rule in LEFT_OUT) or
            expected.get('error', 'no_yaku') not in ERRORS or 'paarenchan' in names or
            line['flags'].get('open_riichi') or
            (rules.get('has_daisharin') and not rules['has_daisharin_other_suits'] and
             'daisharin' not in names))


def convert(line):
    if is_omitted(line):
        return None
    wind, seat = winds_of(line)
    request = {
        'ruleset': ruleset_of(line), 'override': override_of(line), 'round': wind, 'seat': seat,
        'from': 'tsumo' if line['tsumo'] else 'ron',
        'tiles': {'hand': line['closed'], 'melds': [meld_of(meld) for meld in line['melds']],
                  'win': line['win_tile'], 'dora': line['dora'][:10], 'ura': line['ura'][:10],
                  'aside': ['4z'] * line.get('kita', 0), 'flags': flags_of(line)},
    }
    return request, expect_of(line), 4


valuations.run('hands under house rules', convert)
