/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-app-test.h"
#include "tenbo-paragraphs.h"

#define LONG_TEXT                                                                                  \
  "A longer text about what was played in the evening, at which place, with whom and until when, " \
  "so that it takes some lines."

/* --- Compared with labels --- */

static GtkWidget *
create_label (const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* Each style, in one line and in several, has the same height as a label with its class. */
static void
test_labels (void)
{
  static const char *const styles[] = { "body", "heading", "caption" };
  static const char *const texts[] = { "Aki", "馬場 +45.8、千葉 +5.7", LONG_TEXT };
  static const int         widths[] = { 600, 200, 60 };
  GtkWidget               *window = gtk_window_new ();
  GtkWidget               *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_child (GTK_WINDOW (window), box);
  for (guint style = 0; style < G_N_ELEMENTS (styles); style++)
    for (guint text = 0; text < G_N_ELEMENTS (texts); text++)
      for (guint width = 0; width < G_N_ELEMENTS (widths); width++)
        {
          GtkWidget     *label = create_label (texts[text], styles[style]);
          TenboParagraph paragraph = { .text = texts[text], .style = (TenboParagraphStyle) style };
          int            height;

          gtk_box_append (GTK_BOX (box), label);
          gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, widths[width], &height, NULL, NULL,
                              NULL);
          g_assert_cmpint (tenbo_paragraphs_measure (box, &paragraph, 1, 0, widths[width]), ==,
                           height);
        }

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Missing texts take no space, and no spacing next to them; the last allowed line ends the text. */
static void
test_room (void)
{
  GtkWidget     *window = gtk_window_new ();
  TenboParagraph one = { .text = "Aki" };
  TenboParagraph both[] = {
    { .text = "Aki" },
    { .text = "" },
    { .text = NULL },
    { .text = "Ben" },
  };
  TenboParagraph two_lines = { .text = LONG_TEXT, .max_lines = 2 };
  int            line = tenbo_paragraphs_measure (window, &one, 1, 7, 300);

  g_assert_cmpint (line, >, 0);
  g_assert_cmpint (tenbo_paragraphs_measure (window, both, 3, 7, 300), ==, line);
  g_assert_cmpint (tenbo_paragraphs_measure (window, both, 4, 7, 300), ==, 2 * line + 7);
  g_assert_cmpint (tenbo_paragraphs_measure (window, &two_lines, 1, 7, 100), ==, 2 * line);
  g_assert_cmpint (tenbo_paragraphs_measure (window, NULL, 0, 7, 300), ==, 0);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A name stays in one line if it fits, and is wrapped instead of cut off. */
static void
test_unbroken (void)
{
  GtkWidget     *window = gtk_window_new ();
  TenboParagraph one = { .text = "A" };
  TenboParagraph name = {
    .text = "<span allow_breaks=\"false\">Alexandra Maria Featherstone</span>",
    .is_markup = TRUE,
  };
  int line = tenbo_paragraphs_measure (window, &one, 1, 0, 300);

  g_assert_cmpint (tenbo_paragraphs_measure (window, &name, 1, 0, 300), ==, line);
  g_assert_cmpint (tenbo_paragraphs_measure (window, &name, 1, 0, 100), >, line);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the position of @text on the screen, drawn by a widget of @direction that is 300 pixels
 * wide. */
static graphene_rect_t
draw (const char      *text,
      GtkTextDirection direction)
{
  TenboParagraph  paragraph = { .text = text };
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 300, 40);
  GtkWidget      *window = gtk_window_new ();
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  gtk_widget_set_direction (window, direction);
  tenbo_paragraphs_snapshot (window, snapshot, &paragraph, 1, 0, &area);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  gtk_window_destroy (GTK_WINDOW (window));

  return bounds;
}

/* Texts in any script begin at the same edge as the other texts of the widget. */
static void
test_edges (void)
{
  static const char *const texts[] = { "Aki", "馬場", "שרה", "الأحد 22", "+45.8" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      graphene_rect_t ltr = draw (texts[i], GTK_TEXT_DIR_LTR);
      graphene_rect_t rtl = draw (texts[i], GTK_TEXT_DIR_RTL);

      g_test_message ("%s", texts[i]);
      g_assert_cmpfloat (ltr.origin.x + ltr.size.width, <, 150);
      g_assert_cmpfloat (rtl.origin.x, >, 150);
    }
}

/* --- In a list --- */

#define TEST_TYPE_ROW (test_row_get_type ())
G_DECLARE_FINAL_TYPE (TestRow, test_row, TEST, ROW, GtkWidget)

struct _TestRow
{
  GtkWidget parent_instance;

  GtkListItem         *item; /* borrowed */
  TenboParagraphsGuess guess;
};

G_DEFINE_FINAL_TYPE (TestRow, test_row, GTK_TYPE_WIDGET)

static TenboParagraph
get_paragraph (TestRow *self)
{
  GtkStringObject *item = gtk_list_item_get_item (self->item);

  return (TenboParagraph) { .text = item != NULL ? gtk_string_object_get_string (item) : NULL };
}

static GtkSizeRequestMode
test_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
test_row_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TestRow       *self = TEST_ROW (widget);
  TenboParagraph paragraph = get_paragraph (self);

  *minimum = 50;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = tenbo_paragraphs_guess (widget, &paragraph, 1, 0, for_size, &self->guess);

  *natural = *minimum;
}

static void
test_row_map (GtkWidget *widget)
{
  TestRow       *self = TEST_ROW (widget);
  TenboParagraph paragraph = get_paragraph (self);

  GTK_WIDGET_CLASS (test_row_parent_class)->map (widget);
  tenbo_paragraphs_check (widget, &paragraph, 1, 0, &self->guess);
}

static void
test_row_class_init (TestRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = test_row_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = test_row_measure;
  GTK_WIDGET_CLASS (klass)->map = test_row_map;
}

static void
test_row_init (TestRow *self)
{
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  TestRow *row = g_object_new (TEST_TYPE_ROW, NULL);

  row->item = item;
  gtk_list_item_set_child (item, GTK_WIDGET (row));
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  gtk_widget_queue_resize (gtk_list_item_get_child (item));
}

/* Counts the visible rows below @widget, and those of them that are lower than their text. */
static void
count_rows (GtkWidget *widget,
            int       *n_rows,
            int       *n_cut)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      TenboParagraph paragraph;

      if (!TEST_IS_ROW (child))
        {
          count_rows (child, n_rows, n_cut);
          continue;
        }

      if (!gtk_widget_get_mapped (child))
        continue;

      paragraph = get_paragraph (TEST_ROW (child));
      (*n_rows)++;
      *n_cut += gtk_widget_get_height (child) <
                tenbo_paragraphs_measure (child, &paragraph, 1, 0, gtk_widget_get_width (child));
    }
}

/* Most rows of a list have an estimated height; visible ones have the height of their content. */
static void
test_guess (void)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkStringList *texts = gtk_string_list_new (NULL);
  GtkWidget     *window = gtk_window_new ();
  GtkWidget     *scrolled = gtk_scrolled_window_new ();
  GtkWidget     *list;

  /* Of the same length, but not as wide, or wrapped differently; and some much longer. */
  for (int i = 0; i < 400; i++)
    {
      static const char *const four[] = {
        "iiiiiiiiii iiiiiiiiii iiiiiiiiii",
        "WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW",
        "Aki",
        LONG_TEXT,
      };

      gtk_string_list_append (texts, four[i * 7 % 4]);
    }

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  list = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (texts))), g_object_ref (factory));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 300);
  gtk_window_present (GTK_WINDOW (window));
  app_test_settle ();

  for (guint position = 0; position < 400; position += 57)
    {
      int n_rows = 0;
      int n_cut = 0;

      gtk_list_view_scroll_to (GTK_LIST_VIEW (list), position, GTK_LIST_SCROLL_NONE, NULL);
      app_test_settle ();
      count_rows (list, &n_rows, &n_cut);
      g_assert_cmpint (n_rows, >, 2);
      g_assert_cmpint (n_cut, ==, 0);
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/paragraphs/labels", test_labels);
  g_test_add_func ("/paragraphs/room", test_room);
  g_test_add_func ("/paragraphs/unbroken", test_unbroken);
  g_test_add_func ("/paragraphs/edges", test_edges);
  g_test_add_func ("/paragraphs/guess", test_guess);

  return g_test_run ();
}
