/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tiles.h"

/* Reasons why the engine refuses an event. Only the record layer prints the location as a path;
 * only the rules layer has the messages for users. Codes marked (record) arise before an event
 * exists. */
typedef enum
{
  TB_PROBLEM_NONE,
  /* form */
  TB_PROBLEM_SYNTAX,       /* (record) not JSON */
  TB_PROBLEM_UNKNOWN_KEY,  /* (record) */
  TB_PROBLEM_WRONG_TYPE,   /* (record) */
  TB_PROBLEM_MISSING,      /* (record) a required member is missing */
  TB_PROBLEM_NOT_HERE,     /* a member that this result does not have */
  TB_PROBLEM_OUT_OF_RANGE, /* outside `min` to `max`; at TB_AT_HAND: an account */
  TB_PROBLEM_UNKNOWN_ID,   /* (record) an unknown word */
  TB_PROBLEM_TOO_MANY,     /* (record) more than `max` entries */
  TB_PROBLEM_TOO_FEW,      /* fewer than `min` entries */
  TB_PROBLEM_DUPLICATE,
  TB_PROBLEM_EMPTY,     /* (record) an empty name */
  TB_PROBLEM_TOO_LONG,  /* (record) a text of more than `max` characters */
  TB_PROBLEM_TOO_LARGE, /* (record) a game, or a non-game part of a file, of more than `max` MiB */
  TB_PROBLEM_NO_TIME,   /* (record) a text that is not a time with an offset */
  TB_PROBLEM_NO_DAY,    /* (record) a time of a day that does not exist in the calendar */
  TB_PROBLEM_NO_UUID,   /* (record) a text that is not a UUID */
  TB_PROBLEM_NO_PERSON, /* (record) a UUID that is not in the list of people */
  TB_PROBLEM_MERGED,    /* (record) the UUID of a person who is merged into another */
  TB_PROBLEM_SELF,      /* (record) a person is merged into themselves */
  TB_PROBLEM_NEWER,     /* (record) a file of a newer version */
  TB_PROBLEM_FOREIGN,   /* (record) a file of another program */
  TB_PROBLEM_DATABASE,  /* (record) a database */
  TB_PROBLEM_RULESET,   /* (record) a ruleset instead of a game */
  TB_PROBLEM_HISTORY,   /* (record) a history instead of one game */
  TB_PROBLEM_NO_TILES,  /* (record) a text that is not a list of tiles */
  TB_PROBLEM_NO_MELD,   /* (record) a text that is not a meld */
  /* the game */
  TB_PROBLEM_GAME_OVER,
  TB_PROBLEM_NOT_PLAYED, /* the ruleset does not play this yaku, yakuman, foul, bonus or result */
  /* riichi */
  TB_PROBLEM_RIICHI_POINTS,        /* the player has fewer than `min` points */
  TB_PROBLEM_OPEN_NO_RIICHI,       /* an open riichi of a player who has not declared riichi */
  TB_PROBLEM_RIICHI_NOTEN,         /* declared riichi and is not tenpai at the draw */
  TB_PROBLEM_RONNED_TILE_NO_STAKE, /* the discarder has not declared riichi, or a tsumo */
  /* wins */
  TB_PROBLEM_SAME_PLAYER,          /* winner = discarder, winner = liable, from = to */
  TB_PROBLEM_SEVERAL_DISCARDERS,   /* several winners, on different discards or by tsumo */
  TB_PROBLEM_TOO_MANY_WINNERS,     /* the ruleset pays at most `max` */
  TB_PROBLEM_RULE_OPEN_WIN,        /* last hand: an open win that does not improve the rank */
  TB_PROBLEM_RULE_OPEN_WIN_BESIDE, /* the same, with the win of another player */
  TB_PROBLEM_WINNER_FOUL,          /* a foul of the winner removes the right to win */
  TB_PROBLEM_NO_PAO,               /* the ruleset has no liability, or none for this yakuman */
  TB_PROBLEM_PAO_NOT_IN_HAND,
  /* values */
  TB_PROBLEM_NO_FU,           /* fu is required for this han */
  TB_PROBLEM_WRONG_FU,        /* not 25 or a multiple of ten from 20 to 170 */
  TB_PROBLEM_OTHER_FU,        /* not `min`, the fu of every hand */
  TB_PROBLEM_VALUE_FORM,      /* (record) no form of value, or more than one */
  TB_PROBLEM_INCOMPATIBLE,    /* two yaku that exclude each other, or a yaku and a way of winning */
  TB_PROBLEM_CLOSED_ONLY,     /* a yaku of closed hands in an open one */
  TB_PROBLEM_NO_YAKU,         /* only dora */
  TB_PROBLEM_NOT_COMPLETE,    /* these tiles are not a complete hand */
  TB_PROBLEM_BAD_TILES,       /* an impossible `tile`, or not `min` tiles and the winning one */
  TB_PROBLEM_OTHER_SCORING,   /* han under tai scoring, or the reverse */
  TB_PROBLEM_TAI_MINIMUM,     /* a discard win of fewer than `min` tai */
  TB_PROBLEM_ITEMS_NOT_SHOWN, /* tiles, under a ruleset whose items of tai they do not show */
  TB_PROBLEM_HAN_MINIMUM,     /* a win of fewer than `min` han without dora and ippatsu */
  /* contradictions, for which only tb_table_enter() refuses an event */
  TB_PROBLEM_NO_RIICHI,         /* riichi, ippatsu or ura dora of a winner who did not declare */
  TB_PROBLEM_RIICHI_OPEN,       /* an open hand of a winner who declared riichi */
  TB_PROBLEM_CHIP_CLOSED_ONLY,  /* chips that only a closed hand has */
  TB_PROBLEM_RIICHI_NOT_LISTED, /* a list of yaku without the riichi that the winner declared */
  TB_PROBLEM_TSUMO_NOT_LISTED,  /* a list of a closed hand won by self-draw, without tsumo */
  TB_PROBLEM_IMPOSSIBLE_FU,     /* fu that the hand cannot have: `min` to `max` are possible */
  TB_PROBLEM_FU_OF_OPEN,        /* only an open hand has these fu: `min` to `max` are possible */
  TB_PROBLEM_FU_OF_CLOSED,      /* only a closed hand has these fu: `min` to `max` are possible */
  TB_PROBLEM_NO_ROOM,           /* yaku of more than four sets */
  TB_PROBLEM_SELF_DRAW_ONLY,    /* requires a self-draw, but the win is by discard */
  TB_PROBLEM_DISCARD_ONLY,      /* requires a discard, but the win is a self-draw */
  TB_PROBLEM_DEALER_ONLY,       /* only the dealer can win by it */
  TB_PROBLEM_CHILD_ONLY,        /* the dealer cannot win by it */
  TB_PROBLEM_FIRST_TURN,        /* a win in the first turn of a player who declared riichi */
  TB_PROBLEM_FOUR_RIICHI,       /* aborted by four riichi, but fewer were declared */
  /* draws */
  TB_PROBLEM_TENPAI_FOUL,  /* a foul makes this tenpai player noten */
  TB_PROBLEM_NAGASHI_FOUL, /* a foul of the claimant removes the right to it */
  /* fouls */
  TB_PROBLEM_FOUL_RESULT,    /* this foul does not go with this result */
  TB_PROBLEM_OWN_HAND,       /* `against` lists the offender's own hand */
  TB_PROBLEM_NO_ENDING_FOUL, /* result `foul` without a foul that ends the hand */
  TB_PROBLEM_FOUL_NO_RIICHI, /* a foul of a riichi by a player who did not declare it */
  /* the dealer's choice */
  TB_PROBLEM_NO_CHOICE,
  TB_PROBLEM_MUST_CONTINUE, /* the last dealer is not 1st */
} TbProblemCode;

/* Location of the problem in a hand of the record; '#' marks an index. The comments are the paths
 * below "hands[#]". */
typedef enum
{
  TB_AT_HAND,              /* the hand itself */
  TB_AT_RESULT,            /* result */
  TB_AT_RIICHI,            /* riichi */
  TB_AT_RIICHI_ENTRY,      /* riichi[#] */
  TB_AT_OPEN_RIICHI,       /* open_riichi */
  TB_AT_OPEN_RIICHI_ENTRY, /* open_riichi[#] */
  TB_AT_FOULS,             /* fouls */
  TB_AT_FOUL,              /* fouls[#] */
  TB_AT_FOUL_PLAYER,       /* fouls[#].player */
  TB_AT_FOUL_KIND,         /* fouls[#].kind */
  TB_AT_FOUL_COUNT,        /* fouls[#].count */
  TB_AT_AGAINST,           /* fouls[#].against */
  TB_AT_AGAINST_ENTRY,     /* fouls[#].against[#] */
  TB_AT_AGAINST_PLAYER,    /* fouls[#].against[#].player */
  TB_AT_WINS,              /* wins */
  TB_AT_WIN,               /* wins[#] */
  TB_AT_WIN_PLAYER,        /* wins[#].player */
  TB_AT_WIN_FROM,          /* wins[#].from */
  TB_AT_WIN_OPEN,          /* wins[#].open */
  TB_AT_WIN_PAO,           /* wins[#].pao */
  TB_AT_WIN_PAO_PLAYER,    /* wins[#].pao.player */
  TB_AT_WIN_PAO_FOR,       /* wins[#].pao.for */
  TB_AT_WIN_PAO_FOR_ENTRY, /* wins[#].pao.for[#] */
  TB_AT_WIN_BONUS,         /* wins[#].bonus */
  TB_AT_WIN_BONUS_IPPATSU, /* wins[#].bonus.ippatsu */
  TB_AT_WIN_BONUS_URA,     /* wins[#].bonus.ura */
  TB_AT_WIN_BONUS_RED,     /* wins[#].bonus.red */
  TB_AT_WIN_BONUS_BLUE,    /* wins[#].bonus.blue, and so on, in the order of TbSpecialColor */
  TB_AT_WIN_BONUS_GOLD,
  TB_AT_WIN_BONUS_SILVER,
  TB_AT_WIN_BONUS_RAINBOW,
  TB_AT_WIN_BONUS_MARKED,
  TB_AT_WIN_ON_RIICHI_TILE, /* wins[#].on_riichi_tile */
  TB_AT_WIN_ROBBED,         /* wins[#].robbed */
  TB_AT_WIN_LAST_TILE,      /* wins[#].last_tile */
  TB_AT_TENPAI,             /* tenpai */
  TB_AT_TENPAI_ENTRY,       /* tenpai[#] */
  TB_AT_NAGASHI,            /* nagashi */
  TB_AT_NAGASHI_ENTRY,      /* nagashi[#] */
  TB_AT_REASON,             /* reason */
  TB_AT_CONTINUE,           /* continue */
  TB_AT_WAREME,             /* wareme */
  TB_AT_TRANSFERS,          /* transfers */
  TB_AT_TRANSFER,           /* transfers[#] */
  TB_AT_TRANSFER_FROM,      /* transfers[#].from */
  TB_AT_TRANSFER_TO,        /* transfers[#].to */
  TB_AT_TRANSFER_POINTS,    /* transfers[#].points */
  /* The members of a value, below wins[#] or below fouls[#].against[#] (see `against`). */
  TB_AT_VALUE,               /* value */
  TB_AT_VALUE_HAN,           /* value.han */
  TB_AT_VALUE_FU,            /* value.fu */
  TB_AT_VALUE_LIMIT,         /* value.limit */
  TB_AT_VALUE_YAKUMAN,       /* value.yakuman */
  TB_AT_VALUE_YAKUMAN_ENTRY, /* value.yakuman[#] */
  TB_AT_VALUE_YAKU,          /* value.yaku */
  TB_AT_VALUE_YAKU_ENTRY,    /* value.yaku[#] */
  TB_AT_VALUE_DORA,          /* value.dora */
  TB_AT_VALUE_OPEN,          /* value.open */
  TB_AT_VALUE_TAI,           /* value.tai */
  TB_AT_VALUE_TAI_ENTRY,     /* value.tai[#] */
  TB_AT_VALUE_TILES,         /* value.tiles */
  TB_AT_VALUE_FLAGS,         /* value.tiles.flags; the number of the flag is the entry */
  TB_AT_VALUE_URA,           /* value.tiles.ura */
  TB_N_LOCATIONS,
} TbProblemAt;

/* A refusal: the reason, the location, and the numbers for the message. */
typedef struct
{
  TbProblemCode code;
  TbProblemAt   at;
  bool          against;  /* a location in a value is in fouls[#].against[#], not in wins[#] */
  int32_t       index[3]; /* the numbers for the '#' of the path, in order */
  int32_t       min, max; /* valid values, for the codes that have them */
  TbTile        tile;     /* of TB_PROBLEM_BAD_TILES; TB_TILE_NONE: the number of tiles is wrong */
} TbProblem;
