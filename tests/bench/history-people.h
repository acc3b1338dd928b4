/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* The people of a generated history, and their names. */

/* Plays a tenth of all games. */
#define REGULAR 0

/* A person: "健太 佐藤", "Émile Laurent", … */
typedef struct
{
  char *uuid;
  char *name;
  char *spelling;      /* a second name, imported as a separate person; or NULL */
  char *spelling_uuid; /* or NULL */
} MadePerson;

/* Returns a uuid from @random. Transfer full. */
char *made_uuid (GRand *random);

/* Returns @n people with distinct names. Of MadePerson. */
GPtrArray *made_people_new (guint  n,
                            GRand *random);

/* Writes @person to @record as player @player: usually by their name, sometimes by the other
 * one. */
void made_person_write (const MadePerson *person,
                        TenboRecord      *record,
                        int               player,
                        GRand            *random);

/* Adds aliases, marks guests, and merges the spellings of the people in @store. */
void made_people_settle (GPtrArray  *people,
                         TenboStore *store);

G_END_DECLS
