/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

/* The result of a game: uma, oka, prizes, roundings, pots and chips. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event;  /* if the event does not end the game, the players stop after it */
  const char *expect; /* "rank points base oka uma prizes chips total" of each player */
  const char *ledger;
} SettlementCase;

static const SettlementCase settlements[] = {
  { "oka to 1st, ties by seat", "parlour", "", "stop",
    "1 25000 -5000 20000 0 0 0 15000, 2 25000 -5000 0 0 0 0 -5000, "
    "3 25000 -5000 0 0 0 0 -5000, 4 25000 -5000 0 0 0 0 -5000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points)" },
  { "a tie by the first win, without a win last", "league ties=first-win",
    "first-wins=0,5,2,5 last-wins=0,9,3,8", "stop",
    "4 25000 -5000 0 -30000 0 0 -35000, 2 25000 -5000 0 10000 0 0 5000, "
    "1 25000 -5000 20000 30000 0 0 45000, 3 25000 -5000 0 -10000 0 0 -15000",
    NULL },
  { "a tie by the last win, without a win last", "league ties=last-win",
    "first-wins=0,5,2,5 last-wins=0,8,9,8", "stop",
    "4 25000 -5000 0 -30000 0 0 -35000, 2 25000 -5000 0 10000 0 0 5000, "
    "1 25000 -5000 20000 30000 0 0 45000, 3 25000 -5000 0 -10000 0 0 -15000",
    NULL },
  { "by seat without a win", "league ties=first-win", "scores=20000,20000,30000,30000", "stop",
    "3 20000 -10000 0 -10000 0 0 -20000, 4 20000 -10000 0 -30000 0 0 -40000, "
    "1 30000 0 20000 30000 0 0 50000, 2 30000 0 0 10000 0 0 10000",
    NULL },
  { "the leftover pot to 1st, after the ranks are fixed", "parlour",
    "scores=24000,26000,25000,22500 pot=2000 penalty-pot=500", "stop",
    "3 24000 -6000 0 0 0 0 -6000, 1 28500 -1500 20000 0 0 0 18500, "
    "2 25000 -5000 0 0 0 0 -5000, 4 22500 -7500 0 0 0 0 -7500",
    "pot>1 2000 pot(leftover-pot), penalty-pot>1 500 pot(leftover-pot), "
    "0>1 5000 oka(return-points), "
    "2>1 5000 oka(return-points), 3>1 5000 oka(return-points)" },
  { "chips are counted in", "parlour", "S1", "win ron=1<0 12 ura=2",
    "4 1000 -29000 0 0 0 -10000 -39000, 1 49000 19000 20000 0 0 10000 49000, "
    "2 25000 -5000 0 0 0 0 -5000, 3 25000 -5000 0 0 0 0 -5000",
    NULL },
  { "uma by rank", "league", "scores=40000,30000,20000,10000", "stop",
    "1 40000 10000 20000 30000 0 0 60000, 2 30000 0 0 10000 0 0 10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 10000 -20000 0 -30000 0 0 -50000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "two firsts share uma, oka and the pot, the odd hundred to the nearer seat", "league",
    "scores=20000,30000,30000,19900 pot=100", "stop",
    "3 20000 -10000 0 -10000 0 0 -20000, 1 30100 100 10000 20000 0 0 30100, "
    "1 30000 0 10000 20000 0 0 30000, 4 19900 -10100 0 -30000 0 0 -40100",
    NULL },
  { "three firsts share the remainder in hundreds", "league",
    "scores=30000,8000,30000,30000 pot=2000", "stop",
    "1 30700 700 6700 10000 0 0 17400, 4 8000 -22000 0 -30000 0 0 -52000, "
    "1 30700 700 6700 10000 0 0 17400, 1 30600 600 6600 10000 0 0 17200",
    NULL },
  { "a shared uma below zero is rounded in favor of the nearer seat",
    "league uma=20000,0,-5000,-15000", "scores=40000,20000,20000,20000", "stop",
    "1 40000 10000 20000 20000 0 0 50000, 2 20000 -10000 0 -6600 0 0 -16600, "
    "2 20000 -10000 0 -6700 0 0 -16700, 2 20000 -10000 0 -6700 0 0 -16700",
    NULL },
  { "all four share", "league", "", "stop",
    "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 0 0 0, "
    "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 0 0 0",
    "" },
  { "nobody gets the leftover pot if the ruleset requires it", "league leftover-pot=nobody",
    "scores=40000,30000,20000,9000 pot=1000", "stop",
    "1 40000 10000 20000 30000 0 0 60000, 2 30000 0 0 10000 0 0 10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 9000 -21000 0 -30000 0 0 -51000",
    "pot>nobody 1000 pot(leftover-pot), 1>0 5000 oka(return-points), 2>0 5000 oka(return-points), "
    "3>0 5000 oka(return-points), 2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
};

static const SettlementCase uma[] = {
  { "by the number of players who float", "club", "scores=40000,21000,20000,19000", "stop",
    "1 40000 10000 20000 40000 0 0 70000, 2 21000 -9000 0 0 0 0 -9000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 19000 -11000 0 -30000 0 0 -41000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(floating-uma), 3>0 30000 uma(floating-uma)" },
  { "a player on the line floats", "club", "scores=30000,30000,30000,10000", "stop",
    "1 30000 0 20000 30000 0 0 50000, 2 30000 0 0 10000 0 0 10000, "
    "3 30000 0 0 0 0 0 0, 4 10000 -20000 0 -40000 0 0 -60000",
    NULL },
  { "the ordinary row if there is no other", "club", "scores=35000,30000,20000,15000", "stop",
    "1 35000 5000 20000 30000 0 0 55000, 2 30000 0 0 10000 0 0 10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 15000 -15000 0 -30000 0 0 -45000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "a leftover pot raises nobody to the line", "club leftover-pot=first",
    "scores=29000,25000,24000,20000 pot=2000", "stop",
    "1 31000 1000 20000 30000 0 0 51000, 2 25000 -5000 0 10000 0 0 5000, "
    "3 24000 -6000 0 -10000 0 0 -16000, 4 20000 -10000 0 -30000 0 0 -40000",
    NULL },
  { "of three players", "trio uma=15000,0,-15000 sinking=0", "scores=45000,40000,20000", "stop",
    "1 45000 5000 15000 15000 0 0 35000, 2 40000 0 0 0 0 0 0, 3 20000 -20000 0 -15000 0 0 -35000, "
    "0 0 0 0 0 0 0 0",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 2>0 15000 uma(uma)" },
};

static const SettlementCase pots[] = {
  { "nobody gets either pot if the ruleset requires it", "club",
    "scores=40000,20000,20000,15000 pot=1000 penalty-pot=4000", "stop",
    "1 40000 10000 20000 40000 0 0 70000, 2 20000 -10000 0 0 0 0 -10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 15000 -15000 0 -30000 0 0 -45000",
    "pot>nobody 1000 pot(leftover-pot), penalty-pot>nobody 4000 pot(leftover-pot), "
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(floating-uma), 3>0 30000 uma(floating-uma)" },
};

static const SettlementCase sinking[] = {
  { "a player below the return points pays 1st", "trio", "scores=50000,39900,15100", "stop",
    "1 50000 10000 15000 0 20000 0 45000, 2 39900 -100 0 0 -10000 0 -10100, "
    "3 15100 -24900 0 0 -10000 0 -34900, 0 0 0 0 0 0 0 0",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 1>0 10000 sinking(sinking), "
    "2>0 10000 sinking(sinking)" },
  { "a player who has them does not", "trio", "scores=45000,40000,20000", "stop",
    "1 45000 5000 15000 0 10000 0 30000, 2 40000 0 0 0 0 0 0, 3 20000 -20000 0 0 -10000 0 -30000, "
    "0 0 0 0 0 0 0 0",
    NULL },
  { "nor does 1st", "trio", "scores=36000,35000,34000", "stop",
    "1 36000 -4000 15000 0 20000 0 31000, 2 35000 -5000 0 0 -10000 0 -15000, "
    "3 34000 -6000 0 0 -10000 0 -16000, 0 0 0 0 0 0 0 0",
    NULL },
  { "two firsts share it", "trio ties=shared", "scores=45000,45000,15000", "stop",
    "1 45000 5000 7500 0 5000 0 17500, 1 45000 5000 7500 0 5000 0 17500, "
    "3 15000 -25000 0 0 -10000 0 -35000, 0 0 0 0 0 0 0 0",
    NULL },
};

static const SettlementCase rounding[] = {
  { "to thousands, a half upwards, at the cost of 1st", "league result-rounding=half-up",
    "scores=41600,30500,20400,7500", "stop",
    "1 41600 11000 20000 30000 0 0 61000, 2 30500 1000 0 10000 0 0 11000, "
    "3 20400 -10000 0 -10000 0 0 -20000, 4 7500 -22000 0 -30000 0 0 -52000",
    "0>1 500 rounding(result-rounding), 0>3 100 rounding(result-rounding), "
    "2>3 400 rounding(result-rounding), "
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "a tied first is rounded if another is nearer the first dealer",
    "league result-rounding=half-up", "scores=19400,30300,30300,20000", "stop",
    "4 19400 -11000 0 -30000 0 0 -41000, 1 30300 1000 10000 20000 0 0 31000, "
    "1 30300 0 10000 20000 0 0 30000, 3 20000 -10000 0 -10000 0 0 -20000",
    NULL },
};

/* In hundreds: 500 over a thousand, a return with 500 or less, and both sides of the return. */
static const SettlementCase other_roundings[] = {
  { "a half downwards", "league result-rounding=half-down", "scores=41500,30600,20500,7400", "stop",
    "1 41500 12000 20000 30000 0 0 62000, 2 30600 1000 0 10000 0 0 11000, "
    "3 20500 -10000 0 -10000 0 0 -20000, 4 7400 -23000 0 -30000 0 0 -53000",
    "2>0 500 rounding(result-rounding), 3>1 400 rounding(result-rounding), "
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "down, also below the return", "league result-rounding=down", "scores=42300,30900,20900,5900",
    "stop",
    "1 42300 15000 20000 30000 0 0 65000, 2 30900 0 0 10000 0 0 10000, "
    "3 20900 -10000 0 -10000 0 0 -20000, 4 5900 -25000 0 -30000 0 0 -55000",
    NULL },
  { "up", "league result-rounding=up", "scores=42300,30100,20900,6700", "stop",
    "1 42300 11000 20000 30000 0 0 61000, 2 30100 1000 0 10000 0 0 11000, "
    "3 20900 -9000 0 -10000 0 0 -19000, 4 6700 -23000 0 -30000 0 0 -53000",
    NULL },
  { "up, full thousands", "league result-rounding=up", "scores=42000,30000,21000,7000", "stop",
    "1 42000 12000 20000 30000 0 0 62000, 2 30000 0 0 10000 0 0 10000, "
    "3 21000 -9000 0 -10000 0 0 -19000, 4 7000 -23000 0 -30000 0 0 -53000",
    NULL },
  { "toward the return, full thousands", "league result-rounding=to-return",
    "scores=42000,30000,21000,7000", "stop",
    "1 42000 12000 20000 30000 0 0 62000, 2 30000 0 0 10000 0 0 10000, "
    "3 21000 -9000 0 -10000 0 0 -19000, 4 7000 -23000 0 -30000 0 0 -53000",
    NULL },
  { "toward the return", "league result-rounding=to-return", "scores=42300,30900,29100,-2300",
    "stop",
    "1 42300 12000 20000 30000 0 0 62000, 2 30900 0 0 10000 0 0 10000, "
    "3 29100 0 0 -10000 0 0 -10000, 4 -2300 -32000 0 -30000 0 0 -62000",
    NULL },
  { "of raw points, up below the return and down above it",
    "league result-rounding=to-return result-base=points", "scores=42300,30900,29100,-2300", "stop",
    "1 42300 42000 0 30000 0 0 72000, 2 30900 30000 0 10000 0 0 40000, "
    "3 29100 30000 0 -10000 0 0 20000, 4 -2300 -2000 0 -30000 0 0 -32000",
    NULL },
};

static const SettlementCase bases[] = {
  { "the points themselves, from nobody", "league result-base=points",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 40000 0 30000 0 0 70000, 2 30000 30000 0 10000 0 0 40000, "
    "3 20000 20000 0 -10000 0 0 10000, 4 10000 10000 0 -30000 0 0 -20000",
    "nobody>0 25000 result-base(result-base), nobody>1 25000 result-base(result-base), "
    "nobody>2 25000 result-base(result-base), nobody>3 25000 result-base(result-base), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "the return may be below the start", "league result-base=points return-points=0",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 40000 0 30000 0 0 70000, 2 30000 30000 0 10000 0 0 40000, "
    "3 20000 20000 0 -10000 0 0 10000, 4 10000 10000 0 -30000 0 0 -20000",
    NULL },
  { "the rank alone", "league result-base=none ties=by-seat uma=1000,0,0,-1000",
    "scores=39000,30000,20000,10000 pot=1000", "stop",
    "1 40000 0 0 1000 0 0 1000, 2 30000 0 0 0 0 0 0, 3 20000 0 0 0 0 0 0, "
    "4 10000 0 0 -1000 0 0 -1000",
    "pot>0 1000 pot(leftover-pot), 0>2 5000 result-base(result-base), "
    "0>3 10000 result-base(result-base), 1>3 5000 result-base(result-base), 3>0 1000 uma(uma)" },
  { "of three players, with a pot that nobody gets",
    "trio result-base=none leftover-pot=nobody sinking=0", "scores=50000,30000,24000 pot=1000",
    "stop",
    "1 50000 0 0 0 0 0 0, 2 30000 0 0 0 0 0 0, 3 24000 0 0 0 0 0 0, 0 0 0 0 0 0 0 0",
    "pot>nobody 1000 pot(leftover-pot), 0>1 5000 result-base(result-base), "
    "0>2 10000 result-base(result-base), nobody>2 1000 result-base(result-base)" },
};

static const SettlementCase floors[] = {
  { "1st does not collect what is below zero", "league score-floor=true",
    "scores=60000,30000,18000,-8000", "stop",
    "1 60000 22000 20000 30000 0 0 72000, 2 30000 0 0 10000 0 0 10000, "
    "3 18000 -12000 0 -10000 0 0 -22000, 4 -8000 -30000 0 -30000 0 0 -60000",
    "0>3 8000 score-floor(score-floor), 1>0 5000 oka(return-points), 2>0 5000 oka(return-points), "
    "3>0 5000 oka(return-points), 2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "nor below it with the first dealer", "league score-floor=true",
    "scores=-8000,60000,30000,18000", "stop",
    "4 -8000 -30000 0 -30000 0 0 -60000, 1 60000 22000 20000 30000 0 0 72000, "
    "2 30000 0 0 10000 0 0 10000, 3 18000 -12000 0 -10000 0 0 -22000",
    NULL },
  { "below another line", "league score-floor=true score-floor-points=-10000",
    "scores=60000,60000,-8000,-12000", "stop",
    "1 60000 28000 10000 20000 0 0 58000, 1 60000 30000 10000 20000 0 0 60000, "
    "3 -8000 -38000 0 -10000 0 0 -48000, 4 -12000 -40000 0 -30000 0 0 -70000",
    NULL },
  { "before rounding", "league score-floor=true result-rounding=half-up",
    "scores=60200,30400,17600,-8200", "stop",
    "1 60200 22000 20000 30000 0 0 72000, 2 30400 0 0 10000 0 0 10000, "
    "3 17600 -12000 0 -10000 0 0 -22000, 4 -8200 -30000 0 -30000 0 0 -60000",
    NULL },
  { "of raw points, three players, with sinking", "trio score-floor=true result-base=points",
    "scores=70000,45000,-10000", "stop",
    "1 70000 60000 0 0 10000 0 70000, 2 45000 45000 0 0 0 0 45000, "
    "3 -10000 0 0 0 -10000 0 -10000, 0 0 0 0 0 0 0 0",
    NULL },
};

static const SettlementCase oka[] = {
  { "a fixed prize, the rest to nobody", "league oka=fixed oka-points=15000",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 10000 15000 30000 0 0 55000, 2 30000 0 0 10000 0 0 10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 10000 -20000 0 -30000 0 0 -50000",
    "1>0 5000 oka(oka), 2>0 5000 oka(oka), 3>nobody 5000 oka(oka), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
  { "none", "league oka=fixed", "scores=40000,30000,20000,10000", "stop",
    "1 40000 10000 0 30000 0 0 40000, 2 30000 0 0 10000 0 0 10000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 10000 -20000 0 -30000 0 0 -50000",
    NULL },
  { "tied players share it", "league oka=fixed oka-points=15100", "", "stop",
    "1 25000 -5000 3800 0 0 0 -1200, 1 25000 -5000 3800 0 0 0 -1200, "
    "1 25000 -5000 3800 0 0 0 -1200, 1 25000 -5000 3700 0 0 0 -1300",
    "0>nobody 1200 oka(oka), 1>nobody 1200 oka(oka), 2>nobody 1200 oka(oka), "
    "3>nobody 1300 oka(oka)" },
  { "more than the difference", "league return-points=25000 oka=fixed oka-points=5000",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 15000 5000 30000 0 0 50000, 2 30000 5000 0 10000 0 0 15000, "
    "3 20000 -5000 0 -10000 0 0 -15000, 4 10000 -15000 0 -30000 0 0 -45000",
    "nobody>0 5000 oka(oka), 2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma)" },
};

static const SettlementCase unbalanced[] = {
  { "from nobody", "league uma-unbalanced=true uma=10000,5000,3000,0",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 10000 20000 10000 0 0 40000, 2 30000 0 0 5000 0 0 5000, "
    "3 20000 -10000 0 3000 0 0 -7000, 4 10000 -20000 0 0 0 0 -20000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "nobody>0 10000 uma(uma), nobody>1 5000 uma(uma), nobody>2 3000 uma(uma)" },
  { "to nobody, of tied players", "league uma-unbalanced=true uma=5000,0,-3000,-4100",
    "scores=40000,30000,15000,15000", "stop",
    "1 40000 10000 20000 5000 0 0 35000, 2 30000 0 0 0 0 0 0, "
    "3 15000 -15000 0 -3500 0 0 -18500, 3 15000 -15000 0 -3600 0 0 -18600",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 3500 uma(uma), 3>0 1500 uma(uma), 3>nobody 2100 uma(uma)" },
  { "in a row of floating players",
    "club uma-unbalanced=true floating-uma=1:10000/0/0/0", "scores=40000,21000,20000,19000", "stop",
    "1 40000 10000 20000 10000 0 0 40000, 2 21000 -9000 0 0 0 0 -9000, "
    "3 20000 -10000 0 0 0 0 -10000, 4 19000 -11000 0 0 0 0 -11000",
    NULL },
};

static const SettlementCase prizes[] = {
  { "from each to 1st if all others are below the start", "league prizes=all:first-alone:5000",
    "scores=40000,24900,20100,15000", "stop",
    "1 40000 10000 20000 30000 15000 0 75000, 2 24900 -5100 0 10000 -5000 0 -100, "
    "3 20100 -9900 0 -10000 -5000 0 -24900, 4 15000 -15000 0 -30000 -5000 0 -50000",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma), "
    "1>0 5000 prize(prizes), 2>0 5000 prize(prizes), 3>0 5000 prize(prizes)" },
  { "not if another player has the start points", "league prizes=all:first-alone:5000",
    "scores=40000,25000,20000,15000", "stop",
    "1 40000 10000 20000 30000 0 0 60000, 2 25000 -5000 0 10000 0 0 5000, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 15000 -15000 0 -30000 0 0 -45000",
    NULL },
  { "not to two 1st", "league prizes=all:first-alone:5000", "scores=24000,24000,20000,20000",
    "stop",
    "1 24000 -6000 10000 20000 0 0 24000, 1 24000 -6000 10000 20000 0 0 24000, "
    "3 20000 -10000 0 -20000 0 0 -30000, 3 20000 -10000 0 -20000 0 0 -30000",
    NULL },
  { "from players without a win to both winners of a discard",
    "league max-winners=2 prizes=no-win:others:3000", "", "win ron=1<0 mangan ron=2<0 mangan",
    "4 9000 -21000 0 -30000 -6000 0 -57000, 1 33000 3000 10000 20000 6000 0 39000, "
    "1 33000 3000 10000 20000 6000 0 39000, 3 25000 -5000 0 -10000 -6000 0 -21000",
    NULL },
  { "to nobody if all players are without a win", "league prizes=no-win:others:3000", "", "stop",
    "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 0 0 0, "
    "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 0 0 0",
    "" },
  { "from players below the start, shared by tied 1st", "league prizes=below-start:first:1100",
    "scores=30000,30000,20000,20000", "stop",
    "1 30000 0 10000 20000 1100 0 31100, 1 30000 0 10000 20000 1100 0 31100, "
    "3 20000 -10000 0 -20000 -1100 0 -31100, 3 20000 -10000 0 -20000 -1100 0 -31100",
    NULL },
  { "from players below the return, who do not pay themselves",
    "league prizes=below-return:first:1000", "scores=29000,25000,24000,22000", "stop",
    "1 29000 -1000 20000 30000 3000 0 52000, 2 25000 -5000 0 10000 -1000 0 4000, "
    "3 24000 -6000 0 -10000 -1000 0 -17000, 4 22000 -8000 0 -30000 -1000 0 -39000",
    NULL },
  { "for the ceiling and the bust, of three players",
    "trio ceiling=50000 sinking=0 bust-fee=0 prizes=all:above-ceiling:2000;busted:first:3000",
    "scores=3000,51000,51000", "win ron=1<0 mangan",
    "3 -5000 -45000 0 0 -7000 0 -52000, 1 59000 19000 15000 0 5000 0 39000, "
    "2 51000 11000 0 0 2000 0 13000, 0 0 0 0 0 0 0 0",
    "0>1 5000 oka(return-points), 2>1 5000 oka(return-points), 0>1 2000 prize(prizes), "
    "0>2 2000 prize(prizes), 0>1 3000 prize(prizes)" },
};

static const SettlementCase game_fees[] = {
  { "from each player and more from 1st", "league game-fee=400 game-fee-first=200",
    "scores=40000,30000,20000,10000", "stop",
    "1 40000 10000 20000 30000 -600 0 59400, 2 30000 0 0 10000 -400 0 9600, "
    "3 20000 -10000 0 -10000 -400 0 -20400, 4 10000 -20000 0 -30000 -400 0 -50400",
    "1>0 5000 oka(return-points), 2>0 5000 oka(return-points), 3>0 5000 oka(return-points), "
    "2>0 10000 uma(uma), 3>0 20000 uma(uma), 3>1 10000 uma(uma), "
    "0>nobody 400 game-fee(game-fee), 1>nobody 400 game-fee(game-fee), "
    "2>nobody 400 game-fee(game-fee), 3>nobody 400 game-fee(game-fee), "
    "0>nobody 200 game-fee(game-fee-first)" },
  { "tied players share that of 1st", "league game-fee-first=300",
    "scores=35000,35000,20000,10000", "stop",
    "1 35000 5000 10000 20000 -100 0 34900, 1 35000 5000 10000 20000 -200 0 34800, "
    "3 20000 -10000 0 -10000 0 0 -20000, 4 10000 -20000 0 -30000 0 0 -50000",
    NULL },
  { "of three players, besides sinking", "trio game-fee-first=1000", "scores=45000,40000,20000",
    "stop",
    "1 45000 5000 15000 0 9000 0 29000, 2 40000 0 0 0 0 0 0, 3 20000 -20000 0 0 -10000 0 -30000, "
    "0 0 0 0 0 0 0 0",
    NULL },
};

static const SettlementCase bust_fees[] = {
  { "the fee is a prize, besides sinking", "trio", "scores=3000,51000,51000", "win ron=1<0 mangan",
    "3 -5000 -45000 0 0 -20000 0 -65000, 1 59000 19000 15000 0 20000 0 54000, "
    "2 51000 11000 0 0 0 0 11000, 0 0 0 0 0 0 0 0",
    "0>1 5000 oka(return-points), 2>1 5000 oka(return-points), 0>1 10000 sinking(sinking), "
    "0>1 10000 bust-fee(bust-fee)" },
};

static char *
describe_settlement (const TbSettlement *settlement)
{
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    {
      const TbFinal *final = &settlement->players[player];

      g_string_append (text, player > 0 ? ", " : "");
      g_string_append_printf (text, "%d %d %d %d %d %d %d %d", final->rank, final->points,
                              final->base, final->oka, final->uma, final->prizes,
                              final->chips, final->total);
    }

  return g_string_free (text, FALSE);
}

static void
check_settlement (gconstpointer data)
{
  const SettlementCase *self = data;
  g_autofree char      *played = NULL;
  g_autofree char      *found = NULL;
  g_autofree char      *ledger = NULL;
  TbRules               rules;
  TbTable               table;
  TbSettlement          settlement;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  played = script_play (&table, self->event);
  if (table.end.reason == TB_END_NONE)
    g_free (script_play (&table, "stop"));

  tb_table_settle (&table, &settlement);
  found = describe_settlement (&settlement);
  ledger = script_ledger (&settlement.ledger);
  g_assert_cmpstr (found, ==, self->expect);
  if (self->ledger != NULL)
    g_assert_cmpstr (ledger, ==, self->ledger);
}

/* The row of the uma that applies, and the floating players. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  TbPlayerSet floating;
  const char *uma; /* by rank */
} RowCase;

static const RowCase row_cases[] = {
  { "the row of the floating players", "club", "scores=21000,40000,20000,19000", TB_PLAYER_BIT (1),
    "40000 0 -10000 -30000" },
  { "the ordinary row if there is no other", "club", "scores=35000,15000,20000,30000",
    TB_PLAYER_BIT (0) | TB_PLAYER_BIT (3), "30000 10000 -10000 -30000" },
  { "nobody floats by a leftover pot", "club", "scores=29000,25000,24000,20000 pot=2000", 0,
    "30000 10000 -10000 -30000" },
  { "nobody floats without a line", "league", "scores=40000,30000,20000,10000", 0,
    "30000 10000 -10000 -30000" },
};

static void
check_row (gconstpointer data)
{
  const RowCase   *self = data;
  g_autofree char *row = NULL;
  TbRules          rules;
  TbTable          table;
  TbSettlement     settlement;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  g_free (script_play (&table, "stop"));
  tb_table_settle (&table, &settlement);
  g_assert_cmpint (settlement.floating, ==, self->floating);
  row = g_strdup_printf ("%d %d %d %d", settlement.uma[0], settlement.uma[1], settlement.uma[2],
                         settlement.uma[3]);
  g_assert_cmpstr (row, ==, self->uma);
}

/* The payee of the bust fee when a bust ends the game. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event;
  int         busted;
  int         taker; /* TB_NOBODY: nobody */
} BustCase;

static const BustCase bust_cases[] = {
  { "the winner who was paid", "trio", "scores=3000,51000,51000", "win ron=1<0 mangan", 0, 1 },
  { "of two winners the one whose payment takes the balance below 0", "trio",
    "scores=3000,51000,51000", "win ron=1<0 1/30 ron=2<0 mangan", 0, 2 },
  { "the nearer if that is enough", "trio", "scores=500,52000,52500",
    "win ron=1<0 1/30 ron=2<0 mangan", 0, 1 },
  { "in turn order from the busted player", "trio", "scores=51000,3000,51000",
    "win ron=0<1 mangan ron=2<1 mangan", 1, 2 },
  { "the last if it never falls below 0", "trio", "scores=2000,51000,52000", "draw tenpai=1,2", 0,
    2 },
  { "honba count as payments", "trio", "S2 honba=3 scores=51000,51000,3000",
    "win ron=0<2 1/30 ron=1<2 1/30", 2, 0 },
  { "the liable player pays too", "trio pao-share=whole-hand", "scores=60000,44000,1000",
    "win ron=0<1 *daisangen pao=2", 2, 0 },
  { "nobody paid: the 1st", "trio", "scores=1000,51000,53000", "draw riichi=0 tenpai=0,1,2", 0, 2 },
  { "nobody paid: the nearest winner", "trio", "scores=1000,48000,56000",
    "win deposit@0 ron=1<2 1/30", 0, 1 },
  { "a deposit to others is not a deposit", "trio fouls.deposit.to=each", "scores=1000,50000,54000",
    "draw deposit@0", 0, 2 },
  { "the balance begins after stakes and deposits", "trio", "scores=3000,51000,51000",
    "win riichi=0 deposit@0 ron=1<0 1/30 ron=2<0 mangan", 0, 2 },
  { "and ends earlier", "trio", "scores=2900,51000,51100",
    "win riichi=0 deposit@0 ron=1<0 1/30 ron=2<0 mangan", 0, 1 },
  { "after a foul that restores them they do not count", "trio", "scores=20000,10000,75000",
    "foul deposit@1 chombo@1", 1, 0 },
  { "the nearer gets a fine that is enough", "trio", "scores=20000,7000,78000",
    "foul deposit@1 chombo@1", 1, 2 },
  { "a fine to a pot is paid to nobody", "trio fouls.chombo.to=pot", "scores=20000,7000,78000",
    "foul chombo@1", 1, 2 },
  { "of two nagashi the one whose payment takes it below 0", "trio", "scores=40000,20000,45000",
    "draw nagashi=0,2", 1, 0 },
  { "nagashi is a win", "club bust-fee=1000 bust-when=after-hand",
    "E2 scores=50000,30000,30000,500", "draw slip@3 nagashi=0,1,2,3", 3, 1 },
  { "no player busts by winning", "club bust-fee=1000 bust-when=after-hand",
    "E2 scores=40000,40000,-50000,70000", "draw nagashi=2,3", 2, TB_NOBODY },
  { "the nearest winner is counted from the dealer", "club bust-fee=1000 bust-when=after-hand",
    "E2 scores=40000,40000,70000,-50000", "draw nagashi=2,3", 3, 2 },
  { "nor does the 1st receive their own fee", "trio start-points=0 return-points=0", "",
    "draw deposit@1 deposit@2", 0, TB_NOBODY },
  { "a deposit in mid-hand: the 1st", "club bust-fee=1000", "scores=500,30000,39500,30000",
    "win slip@0 ron=1<0 mangan", 0, 2 },
  { "the nearest payee under its rule", "trio bust-fee-to=nearest",
    "scores=3000,51000,51000", "win ron=1<0 1/30 ron=2<0 mangan", 0, 1 },
  { "the nearest payee in turn order from the busted player", "trio bust-fee-to=nearest",
    "scores=51000,3000,51000", "win ron=0<1 mangan ron=2<1 mangan", 1, 2 },
  { "the nearest payee of a draw", "trio bust-fee-to=nearest", "scores=2000,51000,52000",
    "draw tenpai=1,2", 0, 1 },
  { "the nearest winner if nobody was paid", "trio bust-fee-to=nearest", "scores=1000,48000,56000",
    "win deposit@0 ron=1<2 1/30", 0, 1 },
  { "the 1st under its rule", "trio bust-fee-to=first", "scores=3000,41000,61000",
    "win ron=1<0 mangan", 0, 2 },
  { "the 1st after the payments", "trio bust-fee-to=first", "scores=3000,50000,52000",
    "win ron=1<0 mangan", 0, 1 },
  { "the 1st does not pay themselves", "trio bust-fee-to=first start-points=0 return-points=0", "",
    "draw deposit@1 deposit@2", 0, TB_NOBODY },
  { "nobody without a fee", "trio bust-fee=0", "scores=3000,51000,51000",
    "win ron=1<0 mangan", 0, TB_NOBODY },
  { "nobody without a bust", "trio", "S3 scores=41000,32000,32000", "win ron=0<2 1/30", 2,
    TB_NOBODY },
};

static void
check_bust_fee (gconstpointer data)
{
  const BustCase *self = data;
  TbRules         rules;
  TbTable         table;
  TbSettlement    settlement;
  int             taker = TB_NOBODY;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  g_free (script_play (&table, self->event));
  g_assert_cmpint (table.end.reason, !=, TB_END_NONE);
  g_assert_cmpint (table.busted_by[self->busted], ==, self->taker);

  tb_table_settle (&table, &settlement);
  for (int32_t i = 0; i < settlement.ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &settlement.ledger.lines[i];

      if (line->reason != TB_REASON_BUST_FEE || (int) line->from != self->busted)
        continue;

      taker = (int) line->to;
      g_assert_cmpint (line->points, ==, rules.bust_fee);
      g_assert_cmpint (line->field, ==, TB_FIELD_BUST_FEE);
    }
  g_assert_cmpint (taker, ==, self->taker);
}

static void
test_settlement_of_fouls (void)
{
  g_autofree char *found = NULL;
  g_autofree char *ledger = NULL;
  TbRules          rules;
  TbTable          table;
  TbSettlement     settlement;

  script_rules ("league", &rules);
  script_table ("", &rules, &table);
  g_free (script_play (&table, "foul chombo@1 chombo@3"));
  g_free (script_play (&table, "foul chombo@1"));
  g_free (script_play (&table, "stop"));
  tb_table_settle (&table, &settlement);

  found = describe_settlement (&settlement);
  g_assert_cmpstr (found, ==,
                   "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 -40000 0 -40000, "
                   "1 25000 -5000 5000 0 0 0 0, 1 25000 -5000 5000 0 -20000 0 -20000");
  ledger = script_ledger (&settlement.ledger);
  g_assert_cmpstr (ledger, ==, "1>nobody 40000 foul(fouls), 3>nobody 20000 foul(fouls)");
}

static void
test_settlement_of_chips (void)
{
  g_autofree char *ledger = NULL;
  TbRules          rules;
  TbTable          table;
  TbSettlement     settlement;

  script_rules ("parlour return-points=25000", &rules);
  script_table ("S1", &rules, &table);
  g_free (script_play (&table, "win tsumo=3 1/30 ippatsu"));
  g_free (script_play (&table, "win ron=2<0 1/30 ippatsu"));
  g_free (script_play (&table, "stop"));
  tb_table_settle (&table, &settlement);

  ledger = script_ledger (&settlement.ledger);
  g_assert_cmpstr (ledger, ==, "0>3 10000 chips, 1>3 5000 chips");
}

static void
add_settlements (const char           *group,
                 const SettlementCase *cases,
                 gsize                 n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/settlement/%s/%s", group, cases[i].name);

      g_test_add_data_func (path, &cases[i], check_settlement);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  add_settlements ("columns", settlements, G_N_ELEMENTS (settlements));
  add_settlements ("uma", uma, G_N_ELEMENTS (uma));
  add_settlements ("pots", pots, G_N_ELEMENTS (pots));
  add_settlements ("sinking", sinking, G_N_ELEMENTS (sinking));
  add_settlements ("rounding", rounding, G_N_ELEMENTS (rounding));
  add_settlements ("other-roundings", other_roundings, G_N_ELEMENTS (other_roundings));
  add_settlements ("bases", bases, G_N_ELEMENTS (bases));
  add_settlements ("floors", floors, G_N_ELEMENTS (floors));
  add_settlements ("oka", oka, G_N_ELEMENTS (oka));
  add_settlements ("unbalanced uma", unbalanced, G_N_ELEMENTS (unbalanced));
  add_settlements ("prizes", prizes, G_N_ELEMENTS (prizes));
  add_settlements ("game-fee", game_fees, G_N_ELEMENTS (game_fees));
  add_settlements ("bust-fee", bust_fees, G_N_ELEMENTS (bust_fees));
  for (gsize i = 0; i < G_N_ELEMENTS (bust_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/settlement/busted-by/%s",
                                               bust_cases[i].name);

      g_test_add_data_func (path, &bust_cases[i], check_bust_fee);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (row_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/settlement/rows/%s", row_cases[i].name);

      g_test_add_data_func (path, &row_cases[i], check_row);
    }
  g_test_add_func ("/engine/settlement/fouls go to nobody", test_settlement_of_fouls);
  g_test_add_func ("/engine/settlement/few lines of chips", test_settlement_of_chips);

  return g_test_run ();
}
