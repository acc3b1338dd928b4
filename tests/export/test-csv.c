/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-csv.h"

static void
test_texts (void)
{
  static const struct
  {
    const char *text;
    const char *cell;
  } cases[] = {
    { "Aki", "Aki" },
    { "佐藤 太郎", "佐藤 太郎" },
    { "", "" },
    { NULL, "" },
    { "a, b", "\"a, b\"" },
    { "the \"Home\" table", "\"the \"\"Home\"\" table\"" },
    { "two\r\nlines", "\"two\r\nlines\"" },
    { "=1+1", "\"'=1+1\"" },
    { "＝1+1", "\"'＝1+1\"" },
    { "-3", "\"'-3\"" },
    { "@SUM(A1)", "\"'@SUM(A1)\"" },
    { "\t=1", "\"'\t'=1\"" },
    { " =1", "\"' =1\"" },
    { "\u3000＋1", "\"'\u3000＋1\"" },
    { " a", " a" },
    /* In some countries a semicolon separates cells. */
    { ";=1", "\";'=1\"" },
    { "a; @b", "\"a;' @b\"" },
    { "a\n-b", "\"a\n'-b\"" },
    { "a;b", "\"a;b\"" },
    { ";", "\";\"" },
    { "a=1", "a=1" },
    { "'=1", "'=1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);
      g_autofree char *expected = g_strdup_printf ("%s,x\r\n", cases[i].cell);
      TenboCsv         csv;

      tenbo_csv_init (&csv, out);
      tenbo_csv_add_text (&csv, cases[i].text);
      tenbo_csv_add_text (&csv, "x");
      tenbo_csv_end_row (&csv);
      g_assert_cmpstr (out->str, ==, expected);
    }
}

static void
test_rows (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_add_text (&csv, "name");
  tenbo_csv_add_text (&csv, "total");
  tenbo_csv_end_row (&csv);
  tenbo_csv_add_text (&csv, "Aki");
  tenbo_csv_add_int (&csv, -12300);
  tenbo_csv_end_row (&csv);
  tenbo_csv_add_empty (&csv);
  tenbo_csv_add_int (&csv, 0);
  tenbo_csv_end_row (&csv);
  g_assert_cmpstr (out->str, ==, "name,total\r\nAki,-12300\r\n,0\r\n");
}

static void
test_byte_order_mark (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_add_byte_order_mark (&csv);
  tenbo_csv_add_text (&csv, "name");
  tenbo_csv_end_row (&csv);
  g_assert_cmpstr (out->str, ==, "\xEF\xBB\xBFname\r\n");
}

static void
test_decimals (void)
{
  static const struct
  {
    double      number;
    const char *text;
  } cases[] = {
    { 0, "0" },
    { 12, "12" },
    { -9666.666666666667, "-9666.666667" },
    { 0.5, "0.5" },
    { 100, "100" },
    { 1.0 / 3, "0.333333" },
    { -1000000, "-1000000" },
    { -0.0000001, "0" },
    { 1046700, "1046700" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);
      TenboCsv csv;

      tenbo_csv_init (&csv, out);
      tenbo_csv_add_decimal (&csv, cases[i].number);
      g_assert_cmpstr (out->str, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/texts", test_texts);
  g_test_add_func ("/csv/rows", test_rows);
  g_test_add_func ("/csv/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/csv/decimals", test_decimals);

  return g_test_run ();
}
