# SPDX-License-Identifier: GPL-3.0-or-later
"""The clauses of each ruleset that the random games must meet, by the marks of the reference."""

EVERYWHERE = """
result-win result-draw result-adjust result-stop end-rounds end-stop exactly-0
"""
RIICHI = """
value-han value-limit value-yakuman value-yaku yakuman-composite tenpai-0 tenpai-1 tenpai-2
tenpai-3 pot-to-winner stake-on-ronned-tile leftover-pot
"""
MINIMUM = " riichi-with-exactly-1000 "
FOUR = " tenpai-4 "
SEVERAL_RONS = " ron-double several-with-honba several-without-honba pot-to-nearest "
BUST = " end-bust bust-several "
PAO = " pao-ron pao-ron-from-liable pao-tsumo "
SHARED_PAO = PAO + " pao-share-only pao-share-whole "
COUNTED = " counted-yakuman "
OVERRIDES = " override-kiriage-mangan override-double-yakuman kiriage yakuman-great "
FLOATING = " floating-0 floating-1 floating-2 floating-3 "

B_RULE = RIICHI + MINIMUM + FOUR + SEVERAL_RONS + BUST + PAO + """
result-foul set-chiitoi-again yakuman-great riichi-noten-by-foul tie-by-seat ron-triple
deposit deposit-below-1000 below-0-in-mid-hand-only several-rons-with-pao pao-odd-hundred
win-voids-foul rule-07-leader-free rule-07-improves
chip-ippatsu-ron chip-ippatsu-tsumo chip-ura-ron chip-ura-tsumo chip-yakuman chip-several-yakuman
draw-with-chombo draw-with-dead-hand noten-skipped-for-fine noten-busts-fine-does-not
fine-busts-noten-does-not foul-with-dead-hand
fine-of-child fine-of-child-uneven fine-of-dealer fine-of-dealer-rounded fine-by-the-hand-shown
fines-of-one-player-twice fines-of-several-players
bust-by-foul bust-by-win bust-by-noten bust-by-deposit bust-without-cause
bust-paid-not-every-winner bust-cause-foul-before-noten bust-cause-foul-before-deposit
bust-cause-win-before-deposit bust-cause-noten-before-deposit
east-east-by-both east-east-by-ceiling east-east-by-bust east-east-with-honba
exactly-50000 end-ceiling end-bust-and-ceiling end-dealer-leads
dealer-passes-by-foul declined-after-win declined-after-draw declined-after-foul
choice-in-a-hand-that-ends-the-game repeats-after-win repeats-after-draw repeats-after-foul
south-4-forced-repeat south-4-forced-repeat-said south-4-leader-repeats
south-4-tied-dealer-is-not-first
"""
SANMA_PARLOR = RIICHI + MINIMUM + SEVERAL_RONS + BUST + PAO + COUNTED + """
result-foul tie-by-seat riichi-noten-by-foul deposit deposit-back riichi-back
bust-fee-to-the-first bust-fee-to-the-second bust-fee-without-payment-draw
bust-fee-without-payment-win sunk-1 sunk-2
chombo-one chombo-several chombo-of-child-in-E chombo-of-child-in-S chombo-of-child-in-E+
chombo-of-dealer-in-E chombo-of-dealer-in-S chombo-of-dealer-in-E+
draw-chombo-one draw-chombo-several draw-chombo-of-child-in-E draw-chombo-of-child-in-S
draw-chombo-of-child-in-E+ draw-chombo-of-dealer-in-E draw-chombo-of-dealer-in-S
draw-chombo-of-dealer-in-E+ draw-chombo-void-beside-foul win-voids-draw-chombo
chombo-beside-nagashi nagashi-1 nagashi-2 nagashi-3 south-noten-dealer-repeats
exactly-40000 end-dealer-leads last-dealer-leads-without-winning last-dealer-wins-behind
last-dealer-wins-below-the-goal extension-begins extension-ends-without-target end-target
target-after-win target-after-draw target-after-chombo override-wareme
"""
ALLEN = RIICHI + BUST + COUNTED + """
tie-by-seat yakuman-great odd-half even-half thirds-with-0-left thirds-with-1-left
thirds-with-2-left override-wareme wareme-ron wareme-tsumo last-dealer-wins-on
last-dealer-tenpai-passes
"""
FENGHUA = """
tie-by-seat value-sum value-items flowers-and-kongs-beside-the-minimum
pao-discard pao-self-draw robbed robbed-before-pao last-tile last-tile-before-pao
"""
MIZUKAWA = RIICHI + MINIMUM + SEVERAL_RONS + BUST + COUNTED + """
result-foul tie-by-seat kiriage riichi-noten-by-foul
slip early-draw tile-count wrong-call noten-riichi win-voids-wrong-call wrong-call-beside-a-foul
wrong-call-beside-nagashi noten-riichi-beside-nagashi
penalty-pot-to-nearest penalty-pot-past-the-barred penalty-pot-stays
bust-in-mid-hand-win bust-in-mid-hand-draw bust-in-mid-hand-foul nagashi-1 nagashi-2 nagashi-3
end-dealer-leads dealer-leads-by-win dealer-leads-by-foul dealer-leads-by-nagashi
last-dealer-fouls-and-leads last-dealer-repeats
"""
MIZUKAWA_OF_FOUR = MIZUKAWA + FOUR + """
ron-triple nagashi-4 result-abort abort-nine-terminals abort-four-winds bust-in-mid-hand-abort
dealer-leads-by-draw last-leader-repeats-after-abort
"""
ONLINE = OVERRIDES + RIICHI + MINIMUM + SEVERAL_RONS + BUST + SHARED_PAO + COUNTED + """
tie-by-seat result-abort abort-nine-terminals abort-four-kans
nagashi-1 nagashi-2 nagashi-3 nagashi-of-a-noten-dealer exactly-the-target
end-dealer-leads dealer-leads-by-win dealer-leads-by-draw last-dealer-first-without-target
last-dealer-repeats-behind-the-target last-leading-dealer-repeats-after-abort
extension-begins extension-dealer-first-without-target extension-ends-without-target end-target
extension-dealer-repeats-behind-the-target extension-leading-dealer-repeats-after-abort
"""
ONLINE_OF_FOUR = ONLINE + FOUR + " abort-four-winds abort-four-riichi nagashi-4 "
LEAGUE = RIICHI + MINIMUM + FOUR + PAO + """
result-foul chombo chombo-several stake-back goes-on-below-0 last-dealer-repeats
last-leader-repeats pao-share-whole
tie-1-of-2 tie-1-of-3 tie-1-of-4 tie-2-of-2 tie-2-of-3 tie-3-of-2
"""
FREE_PARLOR = OVERRIDES + RIICHI + MINIMUM + FOUR + SEVERAL_RONS + BUST + SHARED_PAO + COUNTED + """
result-foul tie-by-seat ron-triple stake-back chombo-of-child chombo-of-dealer chombo-several
chip-red-ron chip-red-tsumo chip-ippatsu-ron chip-ippatsu-tsumo chip-ura-ron chip-ura-tsumo
end-dealer-leads last-dealer-stops-after-win last-dealer-stops-after-draw last-leader-repeats
last-dealer-must-repeat
"""

CLAUSES = {
    "b-rule": B_RULE,
    "sanma-parlor": SANMA_PARLOR,
    "allen": ALLEN,
    "fenghua": FENGHUA,
    "mizukawa-tonpuu": MIZUKAWA_OF_FOUR,
    "mizukawa-hanchan": MIZUKAWA_OF_FOUR,
    "mizukawa-sanma": MIZUKAWA + FLOATING + " override-wareme ",
    "mleague": LEAGUE + OVERRIDES + " pao-share-only leftover-pot-shared ",
    "tenhou-hanchan": ONLINE_OF_FOUR + " abort-triple-ron ",
    "tenhou-tonpuu": ONLINE_OF_FOUR + " abort-triple-ron ",
    "tenhou-sanma": ONLINE + " override-wareme ",
    "mahjong-soul-hanchan": ONLINE_OF_FOUR + " ron-triple yakuman-great ",
    "mahjong-soul-sanma": ONLINE + " override-wareme yakuman-great ",
    "wrc-2025": LEAGUE + OVERRIDES + COUNTED + " pao-share-only leftover-pot-shared renhou-mangan ",
    "ema-2025": LEAGUE + SEVERAL_RONS +
    " ron-triple kiriage leftover-pot-shared own-stake-back renhou-mangan ",
    "jpml-a": LEAGUE + OVERRIDES + COUNTED + FLOATING + " floating-4 pao-share-only ",
    "free-parlor": FREE_PARLOR,
}


def all_clauses():
    """Returns each clause as marked, prefixed with the id of the ruleset."""
    return {f"{ruleset} {clause}" for ruleset, clauses in CLAUSES.items()
            for clause in (EVERYWHERE + clauses).split()}
