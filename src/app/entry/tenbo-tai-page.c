/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tai-page.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-spin.h"
#include "tenbo-entry-tai.h"
#include "tenbo-label.h"
#include "tenbo-tile-words.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A recently used item also has a button at the top. */
#define MAX_BUTTONS (TB_TAI_END + TENBO_ENTRY_MAX_LAST_ITEMS)

typedef struct
{
  TbTai      item;
  GtkWidget *choice;
  GtkLabel  *name;
} ItemButton;

struct _TenboTaiPage
{
  GtkWidget parent_instance;

  GtkLabel   *total;
  GtkLabel   *hint;
  GtkBox     *groups;
  GtkWidget  *details;
  GtkBox     *said_beside;
  AdwSpinRow *sum;

  TenboEntry *entry; /* owned */
  ItemButton  buttons[MAX_BUTTONS];
  guint       n_buttons;
};

G_DEFINE_FINAL_TYPE (TenboTaiPage, tenbo_tai_page, GTK_TYPE_WIDGET)

/* The items of a group are consecutive. */
static const struct
{
  const char *title;
  TbTai       first, last;
} groups[] = {
  { N_ ("Sets, Wait and Draw"), TB_TAI_ZUOTAI, TB_TAI_ZIMO },
  { N_ ("Wild Tiles"), TB_TAI_NO_WILD, TB_TAI_THREE_FLOWER_WILD },
  /* Translators: group of items of a Fenghua hand: its form */
  { N_ ("Forms"), TB_TAI_THIRTEEN_UNRELATED, TB_TAI_BOMB },
  { N_ ("Flushes and Honors"), TB_TAI_HALF_FLUSH, TB_TAI_ALL_HONOURS },
  { N_ ("Flowers"), TB_TAI_EIGHT_FLOWERS, TB_TAI_FLOWER_BLOOM },
  { N_ ("Kans"), TB_TAI_DIRECT_KAN, TB_TAI_ADDED_KAN_BLOOM },
  { N_ ("Tai of the House"), TB_TAI_HOUSE, (TbTai) (TB_TAI_END - 1) },
};

static void
item_clicked_cb (TenboTaiPage *self,
                 GtkWidget    *button)
{
  for (guint i = 0; i < self->n_buttons; i++)
    if (self->buttons[i].choice == button)
      tenbo_entry_tai_press (&self->entry->model, self->buttons[i].item);
  tenbo_entry_changed (self->entry);
}

static void
sum_changed_cb (TenboTaiPage *self)
{
  int32_t sum = (int32_t) adw_spin_row_get_value (self->sum);
  TbValue value;

  if (self->entry == NULL)
    return;
  tenbo_entry_tai_get_value (&self->entry->model, &value);
  if (sum == value.tai)
    return;

  tenbo_entry_tai_set_sum (&self->entry->model, sum);
  tenbo_entry_changed (self->entry);
}

static AdwWrapBox *
add_box (TenboTaiPage *self,
         const char   *text)
{
  GtkWidget *title = gtk_label_new (text);
  GtkWidget *box = adw_wrap_box_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_box_append (self->groups, title);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 4);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 4);
  gtk_box_append (self->groups, box);

  return ADW_WRAP_BOX (box);
}

/* Appends a button for @item to @box if the ruleset has the item. Creates the box with its title
 * for the first one. */
static void
add_item (TenboTaiPage *self,
          AdwWrapBox  **box,
          const char   *title,
          TbTai         item)
{
  const TbTaiRule *rule = tb_rules_find_tai (self->entry->model.rules, item);
  g_autofree char *tai = NULL;
  GtkWidget       *row;
  GtkWidget       *name;
  GtkWidget       *worth;
  ItemButton      *button;

  if (rule == NULL)
    return;
  if (*box == NULL)
    *box = add_box (self, title);

  tai = g_strdup_printf ("%d", rule->tai);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  name = gtk_label_new (tenbo_words_tai (self->entry->model.rules, item));
  worth = gtk_label_new (tai);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (worth, "numeric");
  gtk_widget_add_css_class (worth, "caption");
  gtk_widget_add_css_class (worth, "dimmed");
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), worth);

  button = &self->buttons[self->n_buttons++];
  button->item = item;
  button->name = GTK_LABEL (name);
  button->choice = tenbo_choice_new (row);
  gtk_widget_add_css_class (button->choice, "cell");
  gtk_widget_add_css_class (button->choice, "item");
  g_signal_connect_swapped (button->choice, "clicked", G_CALLBACK (item_clicked_cb), self);
  adw_wrap_box_append (*box, button->choice);
}

static void
make_items (TenboTaiPage          *self,
            const TenboEntryModel *model)
{
  AdwWrapBox *box = NULL;
  GtkWidget  *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  self->n_buttons = 0;

  /* Recently used items come first, because the list is longer than the window. */
  for (int32_t i = 0; i < model->last.n_items; i++)
    if (!tenbo_entry_tai_is_present (model, model->last.items[i]))
      add_item (self, &box, _ ("Recent"), model->last.items[i]);

  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      box = NULL;
      for (TbTai item = groups[i].first; item <= groups[i].last; item++)
        add_item (self, &box, _ (groups[i].title), item);
    }
}

/* Shows the count of an item that can occur several times. */
static void
show_item (TenboTaiPage     *self,
           const ItemButton *button)
{
  TenboEntryModel *model = &self->entry->model;
  TbTai            item = button->item;
  const TbTaiRule *rule = tb_rules_find_tai (model->rules, item);
  int32_t          count = tenbo_entry_tai_count (model, item);
  const char      *word = tenbo_words_tai (model->rules, item);
  /* Translators: an item of a hand and how often it is there: "Dragon triplet ×2" */
  g_autofree char *several = g_strdup_printf (C_ ("tai", "%s ×%d"), word, count);
  const char      *shown = count > 1 ? several : word;
  /* Translators: an item of a hand and its tai, as read aloud: "All triplets, 100 tai" */
  g_autofree char *name = g_strdup_printf (_ ("%s, %d tai"), shown, rule->tai);

  gtk_label_set_label (button->name, shown);
  tenbo_label_set_accessible (button->choice, name);
  tenbo_choice_set_active (button->choice, count > 0);
  gtk_widget_set_visible (button->choice,
                          count > 0 || !tenbo_entry_tai_is_present (model, item));
  gtk_widget_set_sensitive (button->choice,
                            !tenbo_entry_tai_is_present (model, item) &&
                              (count > 0 || tenbo_entry_tai_can_add (model, item)));
}

/* Returns the minimum for this way of winning if the hand is below it. Robbing a kan can count as a
 * self-draw. Transfer full. */
static char *
format_hint (const TenboEntryModel *model,
             const TbValue         *value)
{
  bool robbed = model->robbed && tenbo_entry_model_asks (model, TENBO_QUESTION_ROBBED);
  int  least = tb_rules_tai_minimum (model->rules, model->tsumo || robbed);

  if (value->tai_exempt || value->tai_for_minimum >= least)
    return NULL;

  if (value->tai_for_minimum == value->tai)
    return g_strdup_printf (_ ("This win needs %d tai."), least);

  /* Translators: some items, such as flowers, do not count toward the minimum. */
  return g_strdup_printf (_ ("This win needs %d tai; %d of these count."),
                          least,
                          value->tai_for_minimum);
}

static void
tenbo_tai_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TAI_PAGE);
  g_clear_object (&TENBO_TAI_PAGE (object)->entry);

  G_OBJECT_CLASS (tenbo_tai_page_parent_class)->dispose (object);
}

static void
tenbo_tai_page_class_init (TenboTaiPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_tai_page_dispose;

  tenbo_class_set_template (klass, "tenbo-tai-page");
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, total);
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, hint);
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, groups);
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, details);
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, said_beside);
  gtk_widget_class_bind_template_child (widget_class, TenboTaiPage, sum);
  gtk_widget_class_bind_template_callback (widget_class, sum_changed_cb);
}

static void
tenbo_tai_page_init (TenboTaiPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_entry_spin_set_up (self->sum);
}

void
tenbo_tai_page_show (TenboTaiPage *self,
                     TenboEntry   *entry)
{
  const TenboEntryModel *model = &entry->model;
  g_autofree char       *total = NULL;
  g_autofree char       *hint = NULL;
  TbValue                value;

  g_return_if_fail (TENBO_IS_TAI_PAGE (self));

  if (g_set_object (&self->entry, entry))
    make_items (self, model);

  if (tenbo_entry_tai_get_value (model, &value))
    hint = format_hint (model, &value);
  total = tenbo_tile_words_tai (&value);

  gtk_label_set_label (self->total, total);
  gtk_label_set_label (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
  adw_spin_row_set_value (self->sum, value.tai);
  for (guint i = 0; i < self->n_buttons; i++)
    show_item (self, &self->buttons[i]);
}

GtkBox *
tenbo_tai_page_get_details (TenboTaiPage *self)
{
  g_return_val_if_fail (TENBO_IS_TAI_PAGE (self), NULL);

  return self->said_beside;
}
