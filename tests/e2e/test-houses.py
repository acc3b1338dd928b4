#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-houses.py TENBO CLI: a game under the rules of a house that its ruleset file adds: yaku of
the house, a gold tile with chips, the choice of the last dealer at any rank, and a game fee.

Every number here was worked out by hand from the fields of the file; tenbo-cli is compared too.
"""
import json
import os
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
MINUS = '\N{MINUS SIGN}'
HOUSE = {
    'format': 'tenbo-rules/3',
    'id': 'corner-house',
    'name': {'en': 'Corner House', 'ja': '角の店'},
    'extends': 'free-parlor',
    'winds': 1,
    'last-dealer': 'by-rank',
    'last-dealer-ranks': [{'rank': 1, 'right': 'may-stop'}, {'rank': 2, 'right': 'may-stop'},
                          {'rank': 3, 'right': 'may-stop'}],
    'game-fee': 400,
    'open-riichi-stake': 2000,
    'house-yaku': [
        {'id': 'open-riichi', 'name': 'Open riichi', 'name-ja': 'オープンリーチ', 'closed': 2,
         'chips': 200},
        {'id': 'shiisanputaa', 'name': 'Thirteen unrelated', 'name-ja': '十三不塔', 'yakuman': 1},
    ],
    'special-tiles': [
        {'tile': '7s', 'color': 'gold', 'count': 1, 'han': 2, 'chips': 300},
    ],
}


def write_house():
    folder = os.path.join(os.environ['XDG_DATA_HOME'], 'tenbo', 'rules')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, f'{HOUSE["id"]}.json'), 'w', encoding='utf-8') as file:
        json.dump(HOUSE, file)


def by_name(name):
    """The name of a yaku or cell, followed by its value."""
    return lambda text: text.startswith(f'{name}, ')


def press(app, name):
    app.click(by_name(name), 'toggle button', 'Value')
    app.wait(f'{name} is pressed', lambda: app.find(by_name(name), 'toggle button').pressed)


def win_open_riichi(app, table):
    """Riichi, pinfu and two han of the house: 7,700; the chips of the open riichi. Dai's stick is
    1,000. Ben's is 2,000 and comes back to Ben."""
    table.riichi(DAI)
    table.riichi(BEN)
    table.expect('E1', [25000, 24000, 25000, 24000], pot=2000, riichi=[BEN, DAI])
    app.click(f'Riichi, {table.names[BEN]}')
    table.expect('E1', [25000, 23000, 25000, 24000], pot=3000, riichi=[BEN, DAI],
                 open_riichi=[BEN])
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    app.keys('alt+2')
    press(app, 'Open riichi')
    press(app, 'Pinfu')
    app.click('Explain')
    app.wait_text(lambda text: text.startswith('4 han 30 fu: 30 × 2⁶ = 1,920, × 4 = 7,680 → 7,700'))
    table.confirm({'result': 'win', 'riichi': [DAI, BEN], 'open_riichi': [BEN], 'wins': [
        {'player': BEN, 'from': DAI, 'value': {'yaku': ['riichi', 'pinfu', 'open-riichi'],
                                               'fu': 30}}]},
        preview=['Dai pays Ben 7,700: hand value', 'Dai pays Ben 200: yaku of the house'])
    table.expect('E2', [25000, 33700, 25000, 16300])


def win_gold_tile(app, table):
    app.click('Tsumo')
    app.press('Winner', 'Chie')
    table.value('mangan')
    app.set_value('Gold Tiles', 1)
    table.confirm({'result': 'win', 'wins': [
        {'player': CHIE, 'value': {'limit': 'mangan'}, 'bonus': {'gold': 1}}]},
        preview=['Ben pays Chie 4,000: hand value', 'Aki pays Chie 300: special tiles'])
    table.expect('E3', [23000, 29700, 33000, 14300])


def win_yakuman(app, table):
    app.click('Tsumo')
    app.press('Winner', 'Aki')
    app.click('Yakuman by name', 'toggle button', 'Value')
    app.press('Yakuman', 'Thirteen unrelated')
    table.confirm({'result': 'win', 'wins': [
        {'player': AKI, 'value': {'yakuman': ['shiisanputaa']}}]},
        preview=['Chie pays Aki 16,000: hand value'])
    table.expect('E4', [55000, 21700, 17000, 6300])


def stop_at_second(app, table):
    """The last dealer may stop at 2nd as well."""
    app.click('Tsumo')
    app.press('Winner', 'Dai')
    table.value('mangan')
    table.confirm({'result': 'win', 'wins': [{'player': DAI, 'value': {'limit': 'mangan'}}],
                   'continue': False}, choice='End Game')


def look_at_result(app, table):
    """The return of 30,000, the oka of 20,000 for 1st, the uma, the chips and the fee."""
    app.find('Share')
    finals = {final['player']: final for final in table.play_record()['final']}
    worked_out = [(AKI, 51000, -300, 60300, '+60.3'), (DAI, 18300, -500, -2600, f'{MINUS}2.6'),
                  (BEN, 17700, -100, -22800, f'{MINUS}22.8'),
                  (CHIE, 13000, 900, -36500, f'{MINUS}36.5')]
    for rank, (player, score, chips, total, text) in enumerate(worked_out):
        final = finals[player]
        assert (final['points'], final['chips'], final['total']) == (score, chips, total), finals
        place = ['1st', '2nd', '3rd', '4th'][rank]
        app.find(f'{place} {table.names[player]}, {score:,} points, total {text}')
    app.find('Aki loses 400: game fee', within='Settlement Details')


def main():
    program, cli = sys.argv[1:3]
    write_house()
    with App(program) as app:
        table = Table(app, cli, ruleset=HOUSE['id'])
        table.new_game()
        win_open_riichi(app, table)
        win_gold_tile(app, table)
        win_yakuman(app, table)
        stop_at_second(app, table)
        look_at_result(app, table)
        app.quit()
    table.check()


main()
