/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-fold.h"

/* The folded text that a search compares. */

typedef struct
{
  const char *text;
  const char *folded;
} FoldCase;

static const FoldCase fold_cases[] = {
  { "Émile STRASSE ß", "emile strasse ss" },
  { "Café cafe\u0301 CAFÉ", "cafe cafe cafe" },
  { "Zoë Nguyễn Văn İstanbul", "zoe nguyen van istanbul" },
  { "Łódź Ørsted", "łodz ørsted" }, /* separate letters */
  { "Ἀθηνᾶ Αθήνα", "αθηνα αθηνα" },
  { "Андрей Алёна", "андреи алена" },
  { "か\u3099 が カ\u3099 ガ ﾊﾟ ぱ は", "が が が が ぱ ぱ は" },
  { "हिन्दी ไทย שָׁלוֹם", "हिन्दी ไทย שָׁלוֹם" },
  { "각 가\u11a8", "각 각" },
  { "サトウ・ﾀﾅｶ ヴ ヵ ヶ ヽ ヾ", "さとう・たなか ゔ ゕ ゖ ゝ ゞ" },
  { "さとう", "さとう" },
  { "ＡＢＣ１２３（株）", "abc123(株)" },
  { "ラーメン", "らーめん" },
  { "佐藤 王芳 한국", "佐藤 王芳 한국" },
  { "e\xcc\x81", "e" },
  { "broken \xff end", "broken \xef\xbf\xbd end" },
  { "", "" },
};

static void
test_fold (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fold_cases); i++)
    {
      g_autofree char *folded = tenbo_fold (fold_cases[i].text);
      g_autofree char *again = tenbo_fold (folded);

      g_assert_cmpstr (folded, ==, fold_cases[i].folded);
      g_assert_cmpstr (again, ==, folded);
    }

  g_assert_null (tenbo_fold (NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/fold/equal spellings become equal", test_fold);

  return g_test_run ();
}
