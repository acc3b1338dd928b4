/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* The people of a made history, and how they are called. */

/* Plays a tenth of all games. */
#define REGULAR 0

/* Somebody else: "健太 佐藤", "Émile Laurent", … */
typedef struct
{
  char *uuid;
  char *name;
  char *spelling;      /* another name of theirs, which came in as a person of its own; or NULL */
  char *spelling_uuid; /* or NULL */
} MadePerson;

/* A uuid that @random says. Transfer full. */
char *made_uuid (GRand *random);

/* @n people, no two of one name. Of MadePerson. */
GPtrArray *made_people_new (guint  n,
                            GRand *random);

/* Writes @person in @record as player @player: mostly by their name, at times by the other one. */
void made_person_write (const MadePerson *person,
                        TenboRecord      *record,
                        int               player,
                        GRand            *random);

/* Gives aliases, says who is a guest, and merges the spellings of those who are in @store. */
void made_people_settle (GPtrArray  *people,
                         TenboStore *store);

G_END_DECLS
