/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-yaku-page.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-help-words.h"
#include "tenbo-label.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Time after which a letter begins a new name */
#define TYPING_MICROSECONDS (G_USEC_PER_SEC)
#define MAX_TYPED           16

/* Each group contains the yaku with at least this number of han in a closed hand, and fewer than
 * the next group. */
static const int group_han[] = { 1, 2, 3, 6 };

/* The button of a yaku */
typedef struct
{
  GtkWidget *button; /* parent of the labels; owned by its own parent */
  GtkLabel  *name;
  GtkLabel  *worth;
} YakuChip;

struct _TenboYakuPage
{
  GtkWidget parent_instance;

  GtkWidget  *head;
  GtkWidget  *sums;
  GtkLabel   *sum;
  GtkLabel   *amount;
  GtkWidget  *clear;
  GtkWidget  *ways_box;
  AdwWrapBox *ways;
  GtkBox     *ordinary;
  AdwWrapBox *yakuman;
  GtkWidget  *dora_list;
  GtkBox     *fu;

  GtkWidget *open;
  GtkWidget *by_yakuman;

  /* Zeroed for yaku that the ruleset does not have */
  YakuChip   chips[TB_N_YAKU];
  GtkWidget *groups[G_N_ELEMENTS (group_han)];
  GtkWidget *fu_chips[TB_N_FU_TOTALS];
  int32_t    fu_values[TB_N_FU_TOTALS];

  TenboEntry *entry; /* owned */
  TbPlayer    player;
  TbYakuSet   yakuman_before;
  gboolean    yakuman_open;

  GtkWidget *cursor; /* button that keys press, borrowed; NULL: keys do not belong to the list */
  char       typed[MAX_TYPED];
  gint64     typed_at;
};

G_DEFINE_FINAL_TYPE (TenboYakuPage, tenbo_yaku_page, GTK_TYPE_WIDGET)

static void
clicked_cb (TenboYakuPage *self,
            GtkWidget     *button)
{
  TenboEntryModel *model = &self->entry->model;

  if (button == self->by_yakuman)
    {
      self->yakuman_open = !self->yakuman_open;
      tenbo_yaku_page_show (self, self->entry);
      return;
    }

  if (button == self->open)
    tenbo_entry_yaku_set_open (model, !tenbo_entry_yaku_is_open (model, model->current));
  else if (button == self->clear)
    tenbo_entry_yaku_clear (model);
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->chips[yaku].button == button)
      tenbo_entry_yaku_press (model, yaku);
  for (int i = 0; i < TB_N_FU_TOTALS; i++)
    if (self->fu_chips[i] == button)
      tenbo_entry_yaku_set_fu (model, self->fu_values[i]);
  tenbo_entry_changed (self->entry);
}

/* --- Keys --- */

static GtkWidget *
find_focus (TenboYakuPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && GTK_IS_BUTTON (focus) &&
             gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
           ? focus
           : NULL;
}

/* Whether @chip can be pressed; it may be unmapped while the page opens */
static gboolean
can_press (TenboYakuPage *self,
           GtkWidget     *chip)
{
  if (chip == NULL || !gtk_widget_is_sensitive (chip))
    return FALSE;

  for (GtkWidget *widget = chip;
       widget != GTK_WIDGET (self);
       widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return FALSE;

  return TRUE;
}

static void
set_cursor (TenboYakuPage *self,
            GtkWidget     *chip)
{
  self->cursor = chip;
  if (chip != NULL && gtk_widget_get_mapped (chip))
    gtk_widget_grab_focus (chip);
}

/* Whether @typed is the beginning of the id of @yaku under @rules, in any language. The triplets of
 * winds and dragons also match without "yakuhai-". */
static gboolean
is_named (const TbRules *rules,
          TbYaku         yaku,
          const char    *typed)
{
  const char *id = tb_rules_yaku_id (rules, yaku);
  const char *dash = strchr (id, '-');

  return g_str_has_prefix (id, typed) ||
         (g_str_has_prefix (id, "yakuhai-") && g_str_has_prefix (dash + 1, typed));
}

/* Moves the cursor to the next chip whose name begins with @typed. With @may_stay, the current chip
 * can match as well. */
static gboolean
find_named (TenboYakuPage *self,
            const char    *typed,
            gboolean       may_stay)
{
  TbYaku first = TB_N_YAKU - 1;

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->cursor != NULL && self->chips[yaku].button == self->cursor)
      first = may_stay ? (yaku + TB_N_YAKU - 1) % TB_N_YAKU : yaku;

  for (int i = 1; i <= TB_N_YAKU; i++)
    {
      TbYaku yaku = (first + (TbYaku) i) % TB_N_YAKU;

      if (can_press (self, self->chips[yaku].button) &&
          is_named (self->entry->model.rules, yaku, typed))
        {
          set_cursor (self, self->chips[yaku].button);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
type_letter (TenboYakuPage *self,
             char           letter)
{
  gint64 now = g_get_monotonic_time ();
  size_t length = now - self->typed_at < TYPING_MICROSECONDS ? strlen (self->typed) : 0;

  if (length + 1 < MAX_TYPED && length > 0)
    {
      self->typed[length] = letter;
      self->typed[length + 1] = '\0';
      self->typed_at = now;
      if (find_named (self, self->typed, TRUE))
        return TRUE;
    }

  self->typed[0] = letter;
  self->typed[1] = '\0';
  self->typed_at = now;

  return find_named (self, self->typed, FALSE);
}

void
tenbo_yaku_page_begin_keys (TenboYakuPage *self)
{
  g_return_if_fail (TENBO_IS_YAKU_PAGE (self));

  self->typed[0] = '\0';
  set_cursor (self, can_press (self, self->open) ? self->open : self->by_yakuman);
}

void
tenbo_yaku_page_end_keys (TenboYakuPage *self)
{
  g_return_if_fail (TENBO_IS_YAKU_PAGE (self));

  self->cursor = NULL;
}

gboolean
tenbo_yaku_page_has_focus (TenboYakuPage *self)
{
  g_return_val_if_fail (TENBO_IS_YAKU_PAGE (self), FALSE);

  return find_focus (self) != NULL;
}

void
tenbo_yaku_page_follow_focus (TenboYakuPage *self)
{
  g_return_if_fail (TENBO_IS_YAKU_PAGE (self));

  self->cursor = find_focus (self);
}

gboolean
tenbo_yaku_page_find (TenboYakuPage *self,
                      char           letter)
{
  g_return_val_if_fail (TENBO_IS_YAKU_PAGE (self), FALSE);

  return self->cursor != NULL && letter >= 'a' && letter <= 'z' && type_letter (self, letter);
}

/* Presses at once, without the delay of gtk_widget_activate(). */
gboolean
tenbo_yaku_page_press (TenboYakuPage *self)
{
  g_return_val_if_fail (TENBO_IS_YAKU_PAGE (self), FALSE);

  if (self->cursor == NULL)
    return FALSE;

  self->typed[0] = '\0'; /* the next letter begins another name */
  if (can_press (self, self->cursor))
    clicked_cb (self, self->cursor);

  return TRUE;
}

/* --- Chips --- */

/* Shows the description of a yaku, which is only built for a visible tooltip. */
static gboolean
query_tooltip_cb (GtkWidget  *button,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip,
                  gpointer    yaku)
{
  gtk_tooltip_set_text (tooltip, tenbo_help_words_yaku ((TbYaku) GPOINTER_TO_UINT (yaku)));

  return TRUE;
}

static char *
format_worth (const TbRules *rules,
              TbYaku         yaku,
              int            han)
{
  if (han > 0)
    return g_strdup_printf ("%d", han);
  if ((rules->double_yakuman & TB_YAKU_BIT (yaku)) != 0)
    /* Translators: a yakuman that is worth two */
    return g_strdup (C_ ("yakuman", "×2"));
  if ((rules->great_yakuman & TB_YAKU_BIT (yaku)) != 0)
    /* Translators: a yakuman that is worth one and a half */
    return g_strdup (C_ ("yakuman", "×1.5"));

  return g_strdup ("");
}

static void
show_chip (YakuChip              *self,
           const TenboEntryModel *model,
           TbYaku                 yaku)
{
  TenboEntryYakuState state = tenbo_entry_yaku_get_state (model, yaku);
  int32_t             count = tenbo_entry_yaku_count (model, yaku);
  const char         *word = tenbo_words_yaku (model->rules, yaku);
  /* Translators: a yaku and how often it is in the hand */
  g_autofree char  *several = g_strdup_printf (C_ ("yaku", "%s ×%d"), word, count);
  const char       *shown = count > 1 ? several : word;
  const TbYakuRule *rule = tb_rules_find_yaku (model->rules, yaku);
  int               han = 0; /* 0 for a yakuman */
  g_autofree char  *worth = NULL;
  g_autofree char  *n_han = NULL;
  g_autofree char  *name = NULL;

  if (rule != NULL)
    han = rule->open > 0 && tenbo_entry_yaku_is_open (model, model->current) ? rule->open
                                                                             : rule->closed;
  worth = format_worth (model->rules, yaku, han);
  g_assert (worth != NULL);
  n_han = tenbo_words_n_han (han);
  /* Translators: for screen readers: "Pinfu, 1 han"; a yakuman has only its name. */
  name = han > 0 ? g_strdup_printf (C_ ("screen reader", "%1$s, %2$s"), shown, n_han)
                 : g_strdup (shown);

  gtk_label_set_label (self->name, shown);
  gtk_label_set_label (self->worth, worth);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), worth[0] != '\0');
  tenbo_label_set_accessible (self->button, name);
  tenbo_choice_set_active (self->button, count > 0);
  gtk_widget_set_visible (self->button, state != TENBO_ENTRY_YAKU_ABSENT);
  gtk_widget_set_sensitive (self->button, state == TENBO_ENTRY_YAKU_OFFERED ||
                                            state == TENBO_ENTRY_YAKU_CHOSEN);
}

static GtkWidget *
make_choice (TenboYakuPage *self,
             GtkWidget     *child)
{
  GtkWidget *choice = tenbo_choice_new (child);

  gtk_widget_add_css_class (choice, "cell");
  gtk_widget_add_css_class (choice, "item");
  g_signal_connect_swapped (choice, "clicked", G_CALLBACK (clicked_cb), self);

  return choice;
}

static void
add_chip (TenboYakuPage *self,
          const TbRules *rules,
          AdwWrapBox    *box,
          TbYaku         yaku)
{
  YakuChip  *chip = &self->chips[yaku];
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  chip->name = GTK_LABEL (gtk_label_new (tenbo_words_yaku (rules, yaku)));
  chip->worth = GTK_LABEL (gtk_label_new (NULL));

  /* Wraps only if the row is too short for the name. */
  gtk_label_set_wrap (chip->name, TRUE);
  gtk_label_set_natural_wrap_mode (chip->name, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (chip->name, 0);
  gtk_widget_add_css_class (GTK_WIDGET (chip->worth), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (chip->worth), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (chip->worth), "dimmed");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (chip->name));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (chip->worth));

  chip->button = make_choice (self, row);
  gtk_widget_set_has_tooltip (chip->button, TRUE);
  g_signal_connect (chip->button, "query-tooltip", G_CALLBACK (query_tooltip_cb),
                    GUINT_TO_POINTER ((guint) yaku));
  adw_wrap_box_append (box, chip->button);
}

static AdwWrapBox *
add_group (TenboYakuPage *self,
           gsize          group)
{
  int      han = group_han[group];
  gboolean is_open_ended = group + 1 == G_N_ELEMENTS (group_han) ||
                           group_han[group + 1] > han + 1;
  g_autofree char *text = is_open_ended
                            ? g_strdup_printf (ngettext ("%d han or more", "%d han or more",
                                                         (gulong) han),
                                               han)
                            : tenbo_words_n_han (han);
  GtkWidget       *title = gtk_label_new (text);
  GtkWidget       *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget       *box = adw_wrap_box_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 4);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 4);
  gtk_box_append (GTK_BOX (both), title);
  gtk_box_append (GTK_BOX (both), box);
  gtk_box_append (self->ordinary, both);
  self->groups[group] = both;

  return ADW_WRAP_BOX (box);
}

static void
make_chips (TenboYakuPage *self,
            const TbRules *rules)
{
  for (gsize group = 0; group < G_N_ELEMENTS (group_han); group++)
    {
      gboolean    is_last = group + 1 == G_N_ELEMENTS (group_han);
      AdwWrapBox *box = NULL;

      for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
        {
          const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);

          if (rule == NULL || rule->closed < group_han[group] ||
              (!is_last && rule->closed >= group_han[group + 1]))
            continue;
          if (box == NULL)
            box = add_group (self, group);
          add_chip (self, rules, box, yaku);
        }
    }

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if ((rules->yakuman & TB_YAKU_BIT (yaku)) != 0)
      add_chip (self, rules, self->yakuman, yaku);
}

/* --- Display --- */

/* Hides a group without yaku. */
static void
show_group (GtkWidget *group)
{
  GtkWidget *box = gtk_widget_get_last_child (group);
  gboolean   visible = FALSE;

  for (GtkWidget *chip = gtk_widget_get_first_child (box);
       chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    visible |= gtk_widget_get_visible (chip);
  gtk_widget_set_visible (group, visible);
}

static void
show_fu (TenboYakuPage *self)
{
  TenboEntryModel *model = &self->entry->model;
  TenboEntryFu     fu[TB_N_FU_TOTALS];
  int              n = 0;
  int32_t          chosen = 0;

  if (self->player != TB_NOBODY && !self->yakuman_open)
    {
      n = tenbo_entry_yaku_list_fu (model, self->player, fu);
      chosen = tenbo_entry_yaku_get_fu (model, self->player);
    }

  for (int i = 0; i < TB_N_FU_TOTALS; i++)
    {
      gtk_widget_set_visible (self->fu_chips[i], i < n);
      if (i < n)
        {
          /* Translators: button: at least this many fu */
          g_autofree char *label = g_strdup_printf (fu[i].or_more ? _ ("%d+ fu") : _ ("%d fu"),
                                                    fu[i].fu);
          g_autofree char *name = g_strdup_printf (fu[i].or_more ? _ ("%d fu or more")
                                                                 : _ ("%d fu"),
                                                   fu[i].fu);

          self->fu_values[i] = fu[i].fu;
          gtk_button_set_label (GTK_BUTTON (self->fu_chips[i]), label);
          tenbo_label_set_accessible (self->fu_chips[i], name);
          tenbo_choice_set_active (self->fu_chips[i], fu[i].fu == chosen);
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->fu), n > 0);
}

/* Shows the list of yakuman when the hand has one, no matter how it was entered, and hides it when
 * the last is removed. */
static void
follow_yakuman (TenboYakuPage *self)
{
  TenboEntryModel *model = &self->entry->model;
  TbYakuSet        yakuman = model->current != TB_NOBODY
                               ? tenbo_entry_yaku_get_yakuman (model, model->current)
                               : 0;

  if (yakuman != 0 && self->yakuman_before == 0)
    self->yakuman_open = TRUE;
  else if (self->player != model->current)
    self->yakuman_open = yakuman != 0;
  self->yakuman_before = yakuman;
  self->player = model->current;
}

void
tenbo_yaku_page_show (TenboYakuPage *self,
                      TenboEntry    *entry)
{
  const TenboEntryModel *model = &entry->model;
  g_autofree char       *sum = NULL;
  g_autofree char       *amount = NULL;

  g_return_if_fail (TENBO_IS_YAKU_PAGE (self));

  if (g_set_object (&self->entry, entry))
    make_chips (self, model->rules);

  follow_yakuman (self);
  tenbo_entry_yaku_format_sum (model, &sum, &amount);
  gtk_label_set_label (self->sum, sum);
  gtk_label_set_label (self->amount, amount);
  gtk_widget_set_sensitive (self->open, tenbo_entry_yaku_asks_open (model));
  tenbo_choice_set_active (self->open, self->player != TB_NOBODY &&
                                         tenbo_entry_yaku_is_open (model, self->player));
  tenbo_choice_set_active (self->by_yakuman, self->yakuman_open);
  gtk_widget_set_visible (GTK_WIDGET (self->ordinary), !self->yakuman_open);
  gtk_widget_set_visible (GTK_WIDGET (self->yakuman), self->yakuman_open);
  gtk_widget_set_visible (self->dora_list, !self->yakuman_open);
  gtk_widget_set_sensitive (self->clear, self->player != TB_NOBODY &&
                                           model->hands[self->player].has_value);
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->chips[yaku].button != NULL)
      show_chip (&self->chips[yaku], model, yaku);
  for (gsize group = 0; group < G_N_ELEMENTS (group_han); group++)
    if (self->groups[group] != NULL)
      show_group (self->groups[group]);
  show_fu (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self), self->player != TB_NOBODY);
}

static void
tenbo_yaku_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_YAKU_PAGE);
  g_clear_object (&TENBO_YAKU_PAGE (object)->entry);

  G_OBJECT_CLASS (tenbo_yaku_page_parent_class)->dispose (object);
}

static void
tenbo_yaku_page_class_init (TenboYakuPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_yaku_page_dispose;

  tenbo_class_set_template (klass, "tenbo-yaku-page");
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, head);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, sums);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, sum);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, amount);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, clear);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, ways_box);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, ways);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, ordinary);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, yakuman);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, dora_list);
  gtk_widget_class_bind_template_child (widget_class, TenboYakuPage, fu);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
tenbo_yaku_page_init (TenboYakuPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->player = TB_NOBODY;

  self->open = make_choice (self, gtk_label_new (_ ("Open hand")));
  self->by_yakuman = make_choice (self, gtk_label_new (_ ("Yakuman")));
  tenbo_label_set_accessible (self->open, _ ("Open hand"));
  tenbo_label_set_accessible (self->by_yakuman, _ ("Yakuman"));
  adw_wrap_box_append (self->ways, self->open);
  adw_wrap_box_append (self->ways, self->by_yakuman);
  for (int i = 0; i < TB_N_FU_TOTALS; i++)
    {
      self->fu_chips[i] = make_choice (self, NULL);
      gtk_box_append (self->fu, self->fu_chips[i]);
    }
}
