/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-value-grid.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-entry-scroll.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-label.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Rows of more fu are rare and hidden behind a button. */
#define LAST_COMMON_FU 60
#define LIMIT_COLUMNS  3
#define LAST_HAN       4
/* Number of columns of han without fu */
#define HAN_COLUMNS        4
#define HAN_COLUMNS_NARROW 3

/* Number of recent values in one row */
#define LAST_COLUMNS        4
#define LAST_COLUMNS_NARROW 3

/* Maximum length of an amount if three have to fit in a row of the minimum width */
#define MAX_NARROW_AMOUNT 12

/* More counted yakuman in one hand than any ruleset pays */
#define MAX_COUNTED 8

struct _TenboValueGrid
{
  GtkWidget parent_instance;

  GtkWidget  *last_used;
  GtkWidget  *key; /* of the most recent value; a narrow window has no room for it */
  GtkGrid    *last_cells;
  GtkBox     *both;
  GtkGrid    *cells;
  GtkGrid    *limits;
  AdwWrapBox *yakuman;

  /* State for which the buttons were created; a change recreates them */
  TenboEntry *entry; /* owned */
  gboolean    dealer;
  gboolean    tsumo;
  gboolean    narrow;
  guint       n_han; /* number of cells of han without fu */

  /* Buttons that show rare values; created with the cells */
  GtkWidget *more_fu; /* NULL if the ruleset does not count fu */
  GtkWidget *by_name;
  gboolean   more_fu_open;
  gboolean   by_name_open;

  GtkWidget *buttons[TB_MAX_CELLS];      /* NULL if the cell is impossible */
  GtkWidget *last_buttons[LAST_COLUMNS]; /* buttons of the first cells of `last` */
  size_t     last[TENBO_ENTRY_MAX_LAST];
  guint      n_last;
  GtkWidget *yakuman_buttons[TB_N_YAKU];
  GtkWidget *counted_buttons[MAX_COUNTED + 1]; /* by number of yakuman */
};

G_DEFINE_FINAL_TYPE (TenboValueGrid, tenbo_value_grid, GTK_TYPE_WIDGET)

/* Selects the next of several winners after the value was entered. */
static void
choose_value (TenboValueGrid     *self,
              const TbValueEntry *value)
{
  TenboEntryModel *model = &self->entry->model;
  TbPlayer         missing;

  tenbo_entry_model_set_value (model, value);
  missing = tenbo_entry_model_missing_owner (model);
  if (missing != TB_NOBODY)
    model->current = missing;
  tenbo_entry_changed (self->entry);
}

static void
cell_clicked_cb (TenboValueGrid *self,
                 GtkWidget      *button)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (&self->entry->model, &n_cells);
  const TbCell *clicked = NULL;

  for (guint i = 0; i < self->n_last; i++)
    if (self->last_buttons[i] == button)
      clicked = &cells[self->last[i]];
  for (size_t i = 0; i < n_cells; i++)
    if (self->buttons[i] == button)
      clicked = &cells[i];

  g_return_if_fail (clicked != NULL);

  choose_value (self, &clicked->entry);
}

static void
yakuman_clicked_cb (TenboValueGrid *self,
                    GtkWidget      *button)
{
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->yakuman_buttons[yaku] == button)
      tenbo_entry_model_press_yakuman (&self->entry->model, yaku);
  tenbo_entry_changed (self->entry);
}

static void
counted_clicked_cb (TenboValueGrid *self,
                    GtkWidget      *button)
{
  for (int times = 0; times <= MAX_COUNTED; times++)
    if (self->counted_buttons[times] == button)
      {
        int han = times * self->entry->model.rules->counted_yakuman;

        choose_value (self, &(TbValueEntry) { .form = TB_VALUE_HAN, .han = han });
        return;
      }
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static GtkWidget *
add_heading (GtkGrid    *grid,
             const char *text,
             int         column,
             int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

/* Formats the payments of a tsumo: "1,000/2,000", or "2,000 all" to a dealer. In turn order if the
 * shares differ otherwise: "4,000/3,000". @two_lines breaks the text in two. Transfer full. */
static char *
dup_tsumo (const TbCell *cell,
           gboolean      two_lines)
{
  int32_t          first = cell->tsumo_child;
  int32_t          second = cell->tsumo_dealer;
  g_autofree char *child = tenbo_words_points (cell->tsumo_child, FALSE);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  if (second == 0 && (cell->tsumo_next == 0 || cell->tsumo_next == cell->tsumo_child))
    {
      if (two_lines)
        /* Translators: the same as "%s all", on two short lines */
        return g_strdup_printf (_ ("%s\nall"), child);
      /* Translators: the payment of each other player for a tsumo by the dealer: "2,000 all" */
      return g_strdup_printf (_ ("%s all"), child);
    }

  if (second == 0)
    {
      first = cell->tsumo_next;
      second = cell->tsumo_child;
    }
  one = tenbo_words_points (first, FALSE);
  other = tenbo_words_points (second, FALSE);

  return g_strdup_printf (two_lines ? "%s/\n%s" : "%s/%s", one, other);
}

/* Formats the payment for the cell; NULL if the cell is impossible. Transfer full. */
static char *
dup_amount (TenboValueGrid *self,
            const TbCell   *cell)
{
  if (self->tsumo)
    return cell->tsumo_child != 0 ? dup_tsumo (cell, FALSE) : NULL;

  return cell->ron != 0 ? tenbo_words_points (cell->ron, FALSE) : NULL;
}

/* Creates the label of an amount. A tsumo is small, and on two lines in a narrow window. */
static GtkWidget *
make_amount (TenboValueGrid *self,
             const TbCell   *cell,
             const char     *amount)
{
  GtkWidget *label = gtk_label_new (amount);

  gtk_widget_add_css_class (label, "numeric");
  if (!self->tsumo)
    return label;

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (self->narrow &&
      ((cell->entry.form != TB_VALUE_LIMIT && cell->value.fu != 0) ||
       g_utf8_strlen (amount, -1) > MAX_NARROW_AMOUNT))
    {
      g_autofree char *lines = dup_tsumo (cell, TRUE);

      gtk_label_set_label (GTK_LABEL (label), lines);
    }

  return label;
}

/* Creates a button for a recent value, with the payment under the current answers. */
static GtkWidget *
make_last_cell (TenboValueGrid *self,
                const TbCell   *cell)
{
  g_autofree char *amount = dup_amount (self, cell);
  /* Translators: the value of a hand: "3 han 30 fu" */
  g_autofree char *han_fu = g_strdup_printf (_ ("%1$d han %2$d fu"), cell->value.han,
                                             cell->value.fu);
  g_autofree char *han = tenbo_words_n_han (cell->value.han);
  const char      *value = cell->value.fu != 0 ? han_fu : han;
  const char      *title = cell->entry.form == TB_VALUE_LIMIT
                             ? tenbo_words_limit (cell->value.limit)
                             : value;
  /* Translators: a value that was used before, for screen readers: "Recent: 3 han 30 fu, 3,900" */
  g_autofree char *name = g_strdup_printf (_ ("Recent: %s, %s"), title, amount);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *points = gtk_label_new (amount);
  GtkWidget       *label = gtk_label_new (title);
  GtkWidget       *button;

  gtk_widget_add_css_class (points, "numeric");
  if (self->tsumo)
    gtk_widget_add_css_class (points, "caption");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_box_append (GTK_BOX (box), points);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  button = tenbo_choice_new (box);
  tenbo_label_set_accessible (button, name);
  gtk_widget_add_css_class (button, "cell");

  return button;
}

static GtkWidget *
add_han_fu_cell (TenboValueGrid *self,
                 const TbCell   *cell,
                 const char     *amount)
{
  g_autofree char *han = tenbo_words_n_han (cell->value.han);
  g_autofree char *fu = tenbo_words_n_fu (cell->value.fu);
  /* Translators: han, fu and points: "3 han 30 fu, 3,900" */
  g_autofree char *name = g_strdup_printf (_ ("%s %s, %s"), han, fu, amount);
  int              row = cell->value.fu;
  GtkWidget       *button;

  if (gtk_grid_get_child_at (self->cells, cell->value.han, 0) == NULL)
    add_heading (self->cells, han, cell->value.han, 0);
  if (gtk_grid_get_child_at (self->cells, 0, row) == NULL)
    gtk_widget_set_margin_end (add_heading (self->cells, fu, 0, row), 4);

  button = tenbo_choice_new (make_amount (self, cell, amount));
  tenbo_label_set_accessible (button, name);
  gtk_widget_add_css_class (button, "cell");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (self->cells, button, cell->value.han, row, 1, 1);

  return button;
}

/* Adds a cell without fu after the previous one. */
static void
attach_han (TenboValueGrid *self,
            GtkWidget      *button,
            guint           index)
{
  int columns = self->narrow ? HAN_COLUMNS_NARROW : HAN_COLUMNS;

  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (self->cells, button, (int) index % columns, 1 + (int) index / columns, 1, 1);
}

/* Adds a limit: in one column beside the grid, in rows above it in a narrow window, or after the
 * han if the ruleset does not count fu. */
static void
attach_limit (TenboValueGrid *self,
              GtkWidget      *button,
              guint           index)
{
  int columns = self->narrow ? LIMIT_COLUMNS : 1;

  if (self->n_han > 0)
    {
      attach_han (self, button, self->n_han + index);
      return;
    }

  if (index == 0 && !self->narrow)
    add_heading (self->limits, " ", 0, 0);
  gtk_grid_attach (self->limits, button, (int) index % columns, 1 + (int) index / columns, 1, 1);
}

/* Creates a cell with the name above the amount. */
static GtkWidget *
make_named_cell (TenboValueGrid *self,
                 const TbCell   *cell,
                 const char     *title,
                 const char     *amount)
{
  /* Translators: for screen readers: "Mangan, 8,000", "Pinfu, 1 han" */
  g_autofree char *name = g_strdup_printf (C_ ("screen reader", "%1$s, %2$s"), title, amount);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *points = make_amount (self, cell, amount);
  GtkWidget       *button;

  gtk_widget_add_css_class (points, "caption");
  gtk_box_append (GTK_BOX (box), gtk_label_new (title));
  gtk_box_append (GTK_BOX (box), points);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  button = tenbo_choice_new (box);
  tenbo_label_set_accessible (button, name);
  gtk_widget_add_css_class (button, "cell");

  return button;
}

/* Shows or hides all rows of many fu. A row with the chosen value stays visible. */
static void
show_more (TenboValueGrid *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cells));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int row;

      gtk_grid_query_child (self->cells, child, NULL, &row, NULL, NULL);
      gtk_widget_set_visible (child, self->more_fu_open || row <= LAST_COMMON_FU);
    }

  if (self->more_fu != NULL)
    tenbo_choice_set_active (self->more_fu, self->more_fu_open);
  tenbo_choice_set_active (self->by_name, self->by_name_open);
  gtk_widget_set_visible (GTK_WIDGET (self->yakuman), self->by_name_open);
}

static void
more_fu_clicked_cb (TenboValueGrid *self)
{
  self->more_fu_open = !self->more_fu_open;
  show_more (self);
}

static void
by_name_clicked_cb (TenboValueGrid *self)
{
  self->by_name_open = !self->by_name_open;
  show_more (self);
  if (self->by_name_open)
    tenbo_entry_scroll_to_opened (GTK_WIDGET (self->yakuman));
}

static GtkWidget *
make_more_button (TenboValueGrid *self,
                  const char     *label,
                  const char     *name,
                  GCallback       clicked)
{
  GtkWidget *button = tenbo_choice_new (gtk_label_new (label));

  tenbo_label_set_accessible (button, name);
  gtk_widget_add_css_class (button, "door");
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", clicked, self);

  return button;
}

/* Adds the buttons of rare values in free cells of the grids: 4 han 60 fu is a mangan. */
static void
add_more_buttons (TenboValueGrid *self,
                  gboolean        with_fu,
                  guint           n_limits)
{
  self->more_fu = NULL;
  if (with_fu)
    {
      self->more_fu = make_more_button (self,
                                        _ ("70+ fu"),
                                        _ ("70 fu or more"),
                                        G_CALLBACK (more_fu_clicked_cb));
      gtk_grid_attach (self->cells, self->more_fu, LAST_HAN, LAST_COMMON_FU, 1, 1);
    }
  self->by_name = make_more_button (self,
                                    _ ("Yakuman…"),
                                    _ ("Yakuman by name"),
                                    G_CALLBACK (by_name_clicked_cb));
  attach_limit (self, self->by_name, n_limits);
}

/* Creates the row of recent values. It is present as soon as the game has a win, so that the layout
 * stays the same during an entry; it contains values that this hand can have. */
static void
make_last (TenboValueGrid        *self,
           const TenboEntryModel *model)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (model, &n_cells);
  guint         columns = self->narrow ? LAST_COLUMNS_NARROW : LAST_COLUMNS;

  clear_grid (self->last_cells);
  self->n_last = (guint) tenbo_entry_model_last_cells (model, self->last);
  self->n_last = MIN (self->n_last, columns);
  for (guint i = 0; i < columns; i++)
    {
      gboolean   filled = i < self->n_last;
      GtkWidget *child = filled ? make_last_cell (self, &cells[self->last[i]])
                                : gtk_label_new (NULL);

      if (filled)
        g_signal_connect_swapped (child, "clicked", G_CALLBACK (cell_clicked_cb), self);
      self->last_buttons[i] = filled ? child : NULL;
      gtk_widget_set_hexpand (child, TRUE);
      gtk_grid_attach (self->last_cells, child, (int) i, 0, 1, 1);
    }
  gtk_widget_set_visible (self->last_used, model->last.n_values > 0);
}

static void
make_cells (TenboValueGrid        *self,
            const TenboEntryModel *model)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (model, &n_cells);
  gboolean      with_fu = tb_rules_count_fu (model->rules, 1);
  gboolean      has_han = n_cells > 0 && cells[0].entry.form == TB_VALUE_HAN;
  guint         n_limits = 0;

  clear_grid (self->cells);
  clear_grid (self->limits);
  gtk_grid_set_column_homogeneous (self->cells, !with_fu);
  gtk_widget_set_visible (GTK_WIDGET (self->limits), with_fu || !has_han);
  self->n_han = 0;

  memset (self->buttons, 0, sizeof self->buttons);
  for (guint i = 0; i < n_cells; i++)
    {
      const TbCell    *cell = &cells[i];
      g_autofree char *amount = dup_amount (self, cell);

      if (amount == NULL)
        continue;
      if (cell->entry.form == TB_VALUE_LIMIT)
        {
          self->buttons[i] = make_named_cell (self, cell, tenbo_words_limit (cell->value.limit),
                                              amount);
          attach_limit (self, self->buttons[i], n_limits++);
        }
      else if (with_fu)
        self->buttons[i] = add_han_fu_cell (self, cell, amount);
      else
        {
          g_autofree char *han = tenbo_words_n_han (cell->value.han);

          self->buttons[i] = make_named_cell (self, cell, han, amount);
          attach_han (self, self->buttons[i], self->n_han++);
        }
      g_signal_connect_swapped (self->buttons[i], "clicked", G_CALLBACK (cell_clicked_cb), self);
    }

  add_more_buttons (self, with_fu, n_limits);
  make_last (self, model);
}

static GtkWidget *
add_by_name (TenboValueGrid *self,
             const char     *name,
             GCallback       clicked)
{
  GtkWidget *button = tenbo_choice_new (gtk_label_new (name));

  tenbo_label_set_accessible (button, name);
  gtk_widget_add_css_class (button, "cell");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  adw_wrap_box_append (self->yakuman, button);

  return button;
}

static void
make_yakuman (TenboValueGrid        *self,
              const TenboEntryModel *model)
{
  const TbRules *rules = model->rules;
  int            most = rules->counted_yakuman > 0 ? MIN (rules->counted_yakuman_steps, MAX_COUNTED)
                                                   : 0;
  GtkWidget     *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->yakuman))) != NULL)
    adw_wrap_box_remove (self->yakuman, child);
  memset (self->yakuman_buttons, 0, sizeof self->yakuman_buttons);
  memset (self->counted_buttons, 0, sizeof self->counted_buttons);

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if ((rules->yakuman & TB_YAKU_BIT (yaku)) != 0)
      self->yakuman_buttons[yaku] = add_by_name (self, tenbo_words_yaku (rules, yaku),
                                                 G_CALLBACK (yakuman_clicked_cb));

  /* Han that count as two yakuman or more */
  for (int times = 2; times <= most; times++)
    {
      g_autofree char *han = tenbo_words_n_han (times * rules->counted_yakuman);

      self->counted_buttons[times] = add_by_name (self, han, G_CALLBACK (counted_clicked_cb));
    }
}

static void
tenbo_value_grid_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_VALUE_GRID);
  g_clear_object (&TENBO_VALUE_GRID (object)->entry);

  G_OBJECT_CLASS (tenbo_value_grid_parent_class)->dispose (object);
}

static void
tenbo_value_grid_class_init (TenboValueGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_value_grid_dispose;

  tenbo_class_set_template (klass, "tenbo-value-grid");
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, last_used);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, last_cells);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, both);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, cells);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, limits);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, key);
  gtk_widget_class_bind_template_child (widget_class, TenboValueGrid, yakuman);
}

static void
tenbo_value_grid_init (TenboValueGrid *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_by_name (TenboValueGrid        *self,
              const TenboEntryModel *model)
{
  const TenboEntryHand *hand = NULL;
  TbYakuSet             yakuman = 0;
  gboolean              chosen;

  if (model->current != TB_NOBODY)
    {
      hand = &model->hands[model->current];
      yakuman = tenbo_entry_hand_yakuman (hand);
    }
  chosen = yakuman != 0;

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->yakuman_buttons[yaku] != NULL)
      {
        gboolean possible = model->current == TB_NOBODY ||
                            tenbo_entry_yaku_get_state (model, yaku) != TENBO_ENTRY_YAKU_ABSENT;

        tenbo_choice_set_active (self->yakuman_buttons[yaku], (yakuman & TB_YAKU_BIT (yaku)) != 0);
        gtk_widget_set_sensitive (self->yakuman_buttons[yaku], possible);
      }
  for (int times = 0; times <= MAX_COUNTED; times++)
    if (self->counted_buttons[times] != NULL)
      {
        gboolean active = hand != NULL && hand->has_value && hand->value.form == TB_VALUE_HAN &&
                          hand->value.han == times * model->rules->counted_yakuman;

        tenbo_choice_set_active (self->counted_buttons[times], active);
        chosen |= active;
      }

  if (chosen)
    self->by_name_open = TRUE;
}

/* Impossible cells stay in place, so that the layout is stable. */
static void
show_cell (GtkWidget             *button,
           const TenboEntryModel *model,
           const TbCell          *cell,
           const TbCell          *selected)
{
  tenbo_choice_set_active (button, selected == cell);
  gtk_widget_set_sensitive (button, tenbo_entry_model_can_have_cell (model, cell));
}

static void
show_chosen (TenboValueGrid        *self,
             const TenboEntryModel *model)
{
  const TbCell *selected = tenbo_entry_model_selected_cell (model);
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (model, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    if (self->buttons[i] != NULL)
      show_cell (self->buttons[i], model, &cells[i], selected);
  for (guint i = 0; i < self->n_last; i++)
    show_cell (self->last_buttons[i], model, &cells[self->last[i]], selected);
  show_by_name (self, model);

  if (selected != NULL && selected->entry.form == TB_VALUE_HAN &&
      selected->value.fu > LAST_COMMON_FU)
    self->more_fu_open = TRUE;
  show_more (self);
}

void
tenbo_value_grid_set_narrow (TenboValueGrid *self,
                             gboolean        narrow)
{
  g_return_if_fail (TENBO_IS_VALUE_GRID (self));

  narrow = !!narrow;
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->both),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->key, !narrow);
  gtk_box_reorder_child_after (self->both,
                               GTK_WIDGET (self->limits),
                               narrow ? NULL : GTK_WIDGET (self->cells));

  if (self->entry != NULL)
    {
      make_cells (self, &self->entry->model);
      show_chosen (self, &self->entry->model);
    }
}

void
tenbo_value_grid_show (TenboValueGrid *self,
                       TenboEntry     *entry)
{
  const TenboEntryModel *model = &entry->model;
  gboolean               dealer = model->current == model->dealer;
  gboolean               tsumo = model->kind == TENBO_ENTRY_WIN && model->tsumo;
  gboolean               is_new = g_set_object (&self->entry, entry);

  g_return_if_fail (TENBO_IS_VALUE_GRID (self));

  if (is_new)
    make_yakuman (self, model);
  if (is_new || self->dealer != dealer || self->tsumo != tsumo)
    {
      self->dealer = dealer;
      self->tsumo = tsumo;
      make_cells (self, model);
    }
  show_chosen (self, model);
}
