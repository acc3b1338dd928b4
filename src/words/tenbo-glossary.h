/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A term of the game with its explanation */
typedef struct
{
  const char *name;          /* English; translated by tenbo_term_get_name() */
  const char *japanese_name; /* the same in every language */
  const char *sentence;      /* English; translated by tenbo_term_get_sentence() */
} TenboTerm;

/* Returns the terms of the glossary and stores their number in @n_terms; static. */
const TenboTerm *tenbo_glossary_get_terms (gsize *n_terms);

/* Returns the name of @term in the language of the user; static. */
const char *tenbo_term_get_name (const TenboTerm *term);

/* Returns the explanation of @term in the language of the user; static. */
const char *tenbo_term_get_sentence (const TenboTerm *term);

G_END_DECLS
