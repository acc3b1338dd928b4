/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-words-glossary LANGUAGE: the terms of the glossary in the language of the locale. */

#include "tenbo-glossary.h"

#include <libintl.h>
#include <locale.h>

/* A language of the program */
typedef struct
{
  const char *id;
  const char *stop;  /* the end of a sentence */
  const char *round; /* the term “Round”; elsewhere the word has other meanings */
} Language;

static const Language languages[] = {
  { "en", ".", "Round" },
  { "ja", "。", "局" },
  { "zh_CN", "。", "局" },
};

/* Fails if an earlier term has the same @text. */
static void
assert_unique (GHashTable *texts,
               const char *text)
{
  if (!g_hash_table_add (texts, (gpointer) text))
    g_error ("Two terms have the text “%s”", text);
}

/* Every term has a name and a sentence of its own in the language. */
static void
test_complete (gconstpointer data)
{
  const Language *language = data;
  gboolean        is_english = g_str_equal (language->id, "en");
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) sentences = g_hash_table_new (g_str_hash, g_str_equal);
  gsize            n_terms = 0;
  const TenboTerm *terms = tenbo_glossary_get_terms (&n_terms);

  g_assert_cmpuint (n_terms, >, 0);
  for (gsize i = 0; i < n_terms; i++)
    {
      const char *name = tenbo_term_get_name (&terms[i]);
      const char *sentence = tenbo_term_get_sentence (&terms[i]);

      g_assert_cmpstr (name, !=, "");
      assert_unique (names, name);
      g_assert_true (g_str_has_suffix (sentence, language->stop));
      assert_unique (sentences, sentence);

      g_assert_cmpint (g_str_equal (name, terms[i].name), ==, is_english);
      g_assert_cmpint (g_str_equal (sentence, terms[i].sentence), ==, is_english);
    }
}

/* The Japanese names, which every language shows, are unique and match the translation. */
static void
test_japanese_names (gconstpointer data)
{
  const Language *language = data;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  gsize            n_terms = 0;
  const TenboTerm *terms = tenbo_glossary_get_terms (&n_terms);

  for (gsize i = 0; i < n_terms; i++)
    {
      g_assert_cmpstr (terms[i].japanese_name, !=, "");
      assert_unique (names, terms[i].japanese_name);
      if (g_str_equal (language->id, "ja"))
        g_assert_cmpstr (tenbo_term_get_name (&terms[i]), ==, terms[i].japanese_name);
    }
}

/* A name that has another meaning elsewhere is translated as a term. */
static void
test_context (gconstpointer data)
{
  const Language  *language = data;
  const TenboTerm *round = NULL;
  gsize            n_terms = 0;
  const TenboTerm *terms = tenbo_glossary_get_terms (&n_terms);

  for (gsize i = 0; i < n_terms; i++)
    if (g_str_equal (terms[i].name, "Round"))
      round = &terms[i];

  g_assert_nonnull (round);
  g_assert_cmpstr (tenbo_term_get_name (round), ==, language->round);
}

int
main (int    argc,
      char **argv)
{
  const Language *language = NULL;

  setlocale (LC_ALL, "");
  g_unsetenv ("LANGUAGE");
  bindtextdomain ("tenbo", g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset ("tenbo", "UTF-8");
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (argv[1], languages[i].id) == 0)
      language = &languages[i];
  g_assert_nonnull (language);

  g_test_add_data_func ("/glossary/complete", language, test_complete);
  g_test_add_data_func ("/glossary/japanese-names", language, test_japanese_names);
  g_test_add_data_func ("/glossary/context", language, test_context);

  return g_test_run ();
}
