#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-languages.py TENBO CLI: hands played in each language, by players named in its script."""
import subprocess
import sys

from desktop import App
from table import database

# For each locale: the seats of the players, the controls to press, and the announcement.
SPOKEN = {
    'ja_JP.UTF-8': {
        'seats': {'東（起家）': '青木', '南': '馬場', '西': '千葉', '北': '土井'},
        'new': '新しい対局', 'start': '対局開始', 'first': '青木、東、親、25,000、1着',
        'riichi': 'リーチ、馬場', 'pot': '供託 1,000',
        'ron': 'ロン', 'winner': '和了者', 'from': '誰から',
        'points': '点数', 'value': '40符3翻、5,200',
        'preview': 'プレビュー', 'next': '次は東2局、親は馬場', 'confirm': '確定',
        'won': '馬場、東、親、30,200、1着', 'hand': '東2局',
        'draw': '流局', 'tenpai': 'テンパイ', 'drawn': '馬場、東、親、33,200、1着',
        'honba': '1本場', 'undo': '元に戻す', 'undone': '0本場',
    },
    'zh_CN.UTF-8': {
        'seats': {'东（起家）': '王芳', '南': '李伟', '西': '张敏', '北': '刘洋'},
        'new': '新对局', 'start': '开始对局', 'first': '王芳，东，庄家，25,000，1位',
        'riichi': '立直，李伟', 'pot': '供托 1,000',
        'ron': '荣和', 'winner': '和牌者', 'from': '来自',
        'points': '点数', 'value': '3番40符，5,200',
        'preview': '预览', 'next': '下一局：东2局，庄家 李伟', 'confirm': '确认',
        'won': '李伟，东，庄家，30,200，1位', 'hand': '东2局',
        'draw': '流局', 'tenpai': '听牌', 'drawn': '李伟，东，庄家，33,200，1位',
        'honba': '1本场', 'undo': '撤销', 'undone': '0本场',
    },
}


def play(app, word):
    winner, discarder = list(word['seats'].values())[1::2]
    app.click(word['new'])
    for seat, name in word['seats'].items():
        app.enter(seat, name)
    app.click(word['start'])
    app.find(word['first'])
    app.click(word['riichi'])
    app.find(word['pot'], 'label')

    app.click(word['ron'], 'button')
    app.press(word['winner'], winner)
    app.press(word['from'], discarder)
    app.click(word['value'], within=word['points'])
    app.find(word['next'], within=word['preview'])
    app.click(word['confirm'])
    app.find(word['won'])
    app.find(word['hand'], 'label')

    app.click(word['draw'], 'button')
    app.press(word['tenpai'], winner)
    app.click(word['confirm'])
    app.find(word['drawn'])
    app.find(word['honba'], 'label')
    app.click(word['undo'], 'button')
    app.find(word['undone'], 'label')


def main():
    program, cli = sys.argv[1:3]
    for locale, word in SPOKEN.items():
        with App(program, env={'LC_ALL': locale, 'LANGUAGE': ''}) as app:
            play(app, word)
            app.quit()
        done = subprocess.run([cli, 'history', 'show', '--last', '--database', database()],
                              capture_output=True, text=True, check=True)
        for name in word['seats'].values():
            assert name in done.stdout, done.stdout
        subprocess.run([cli, 'check', '--database', database()], check=True)


main()
