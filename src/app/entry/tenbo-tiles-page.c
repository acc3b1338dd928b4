/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tiles-page.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-entry-sheet.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-hand-tiles.h"
#include "tenbo-label.h"
#include "tenbo-tile-board.h"
#include "tenbo-tile-words.h"
#include "tenbo-tile-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Less spacing leaves more room for the board in a narrow window. */
#define SPACING        12
#define NARROW_SPACING 6

struct _TenboTilesPage
{
  GtkWidget parent_instance;

  GtkWidget      *head;
  GtkLabel       *total;
  GtkWidget      *undo;
  GtkWidget      *clear;
  TenboHandTiles *hand;
  GtkLabel       *hint;
  AdwWrapBox     *targets;
  TenboTileBoard *board;
  AdwWrapBox     *flags;
  TenboTileWorth *worth;

  TenboEntry *entry;                                /* owned */
  GtkWidget  *target_buttons[TENBO_N_TILE_TARGETS]; /* targets of the hand and of calls */
  GtkWidget  *red_buttons[TB_MAX_MELDS];
  GtkWidget  *flag_buttons[TB_N_HAND_FLAGS];
  guint       scroll_id;
  int         frames_to_scroll;
};

G_DEFINE_FINAL_TYPE (TenboTilesPage, tenbo_tiles_page, GTK_TYPE_WIDGET)

/* Handles a change of the tiles. */
static void
update_value (TenboTilesPage *self)
{
  tenbo_entry_tiles_answer (&self->entry->model);
  tenbo_entry_changed (self->entry);
}

static void
tile_pressed_cb (TenboTilesPage *self,
                 guint           tile)
{
  TenboEntryModel *model = &self->entry->model;

  tenbo_tile_entry_press (tenbo_entry_tiles_get (model), model->rules, (TbTile) tile);
  update_value (self);
}

static void
wait_chosen_cb (TenboTilesPage *self,
                guint           tile)
{
  tenbo_entry_tiles_get (&self->entry->model)->target = TENBO_TILE_TO_WIN;
  tile_pressed_cb (self, tile);
}

static void
undo_clicked_cb (TenboTilesPage *self)
{
  tenbo_tile_entry_undo (tenbo_entry_tiles_get (&self->entry->model));
  update_value (self);
}

static void
clear_clicked_cb (TenboTilesPage *self)
{
  tenbo_tile_entry_clear (tenbo_entry_tiles_get (&self->entry->model));
  update_value (self);
}

static void
target_clicked_cb (TenboTilesPage *self,
                   GtkWidget      *button)
{
  TenboTileEntry *tiles = tenbo_entry_tiles_get (&self->entry->model);

  for (TenboTileTarget target = 0; target < TENBO_N_TILE_TARGETS; target++)
    if (self->target_buttons[target] == button)
      tiles->target = tiles->target == target ? TENBO_TILE_TO_HAND : target;
  tiles->n_digits = 0;
  tenbo_entry_changed (self->entry);
}

static void
red_clicked_cb (TenboTilesPage *self,
                GtkWidget      *button)
{
  TenboEntryModel *model = &self->entry->model;
  for (int i = 0; i < TB_MAX_MELDS; i++)
    if (self->red_buttons[i] == button)
      tenbo_tile_entry_redden (tenbo_entry_tiles_get (model), model->rules, i);
  update_value (self);
}

static void
flag_clicked_cb (TenboTilesPage *self,
                 GtkWidget      *button)
{
  TenboEntryModel *model = &self->entry->model;
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    if (self->flag_buttons[bit] == button)
      tenbo_tile_entry_press_flag (tenbo_entry_tiles_get (model), (TbHandFlag) (1 << bit));
  update_value (self);
}

/* --- Targets --- */

static GtkWidget *
make_choice (TenboTilesPage *self,
             AdwWrapBox     *box,
             GCallback       clicked_cb)
{
  GtkWidget *choice = tenbo_choice_new (gtk_label_new (NULL));

  gtk_widget_add_css_class (choice, "item");
  gtk_widget_add_css_class (choice, "cell");
  g_signal_connect_swapped (choice, "clicked", clicked_cb, self);
  adw_wrap_box_append (box, choice);

  return choice;
}

static void
name_choice (GtkWidget  *choice,
             const char *name)
{
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (choice))), name);
  tenbo_label_set_accessible (choice, name);
}

static void
show_targets (TenboTilesPage       *self,
              const TenboTileEntry *tiles)
{
  TenboEntryModel *model = &self->entry->model;
  for (TenboTileTarget target = 0; target < TENBO_N_TILE_TARGETS; target++)
    {
      GtkWidget       *button = self->target_buttons[target];
      const char      *name = tenbo_tile_words_target (model->rules, target);
      char             letter = g_ascii_toupper (tenbo_entry_tiles_letter (target));
      g_autofree char *tooltip = g_strdup_printf (C_ ("key", "%s (%c)"), name, letter);

      if (button == NULL)
        continue;

      name_choice (button, name);
      gtk_widget_set_tooltip_text (button, tooltip);
      tenbo_choice_set_active (button, tiles->target == target);
      gtk_widget_set_visible (button, tenbo_entry_tiles_asks_target (model, target));
    }
}

/* --- Flags --- */

/* Adds a button for each meld with a five that can be red: "Red five in 345s". */
static gboolean
show_red (TenboTilesPage       *self,
          const TenboTileEntry *tiles,
          int                   index)
{
  TenboEntryModel *model = &self->entry->model;
  GtkWidget       *button = self->red_buttons[index];
  const TbMeld    *meld = &tiles->hand.melds[index];
  TbMeld           plain = *meld;
  TbTile           kinds[4];
  char             text[2 * 4 + 1];
  g_autofree char *name = NULL;

  gtk_widget_set_visible (button, index < tiles->hand.n_melds &&
                                    tenbo_tile_entry_can_redden (tiles, model->rules, index));
  if (!gtk_widget_get_visible (button))
    return FALSE;

  plain.reds = 0;
  tb_tiles_text (kinds, tb_meld_tiles (&plain, kinds), text);
  if (meld->reds > 1)
    /* Translators: how many fives of a meld are red: "2 red fives in 555p" */
    name = g_strdup_printf (ngettext ("%d red five in %s", "%d red fives in %s", meld->reds),
                            meld->reds, text);
  else
    /* Translators: a five of a meld is red: "Red five in 345s" */
    name = g_strdup_printf (_ ("Red five in %s"), text);
  name_choice (button, name);
  tenbo_choice_set_active (button, meld->reds > 0);

  return TRUE;
}

static void
show_flags (TenboTilesPage       *self,
            const TenboTileEntry *tiles)
{
  TenboEntryModel *model = &self->entry->model;
  gboolean         any = FALSE;

  for (int i = 0; i < TB_MAX_MELDS; i++)
    any |= show_red (self, tiles, i);

  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    {
      TbHandFlag flag = (TbHandFlag) (1 << bit);
      gboolean   asks = tenbo_entry_tiles_asks_flag (model, model->current, flag);

      name_choice (self->flag_buttons[bit], tenbo_tile_words_flag (model->rules, flag));
      tenbo_choice_set_active (self->flag_buttons[bit], (tiles->hand.flags & flag) != 0);
      gtk_widget_set_visible (self->flag_buttons[bit], asks);
      any |= asks;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->flags), any);
}

/* Shows the total and announces a change to screen readers. */
static void
show_total (TenboTilesPage *self,
            const char     *total)
{
  gboolean first = gtk_label_get_label (self->total)[0] == '\0';

  if (g_strcmp0 (gtk_label_get_label (self->total), total) == 0)
    return;

  gtk_label_set_label (self->total, total);
  if (!first && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), total,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Hides everything except the board until the user selects the owner of the hand. */
static void
show_whose (TenboTilesPage *self,
            gboolean        known)
{
  gtk_widget_set_visible (self->head, known);
  gtk_widget_set_visible (GTK_WIDGET (self->targets), known);
  gtk_widget_set_visible (GTK_WIDGET (self->flags), known);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), known);
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (widget, TENBO_TYPE_ENTRY_SHEET);

  if (sheet == NULL || !tenbo_entry_sheet_focus_confirm (TENBO_ENTRY_SHEET (sheet)))
    gtk_widget_child_focus (GTK_WIDGET (TENBO_TILES_PAGE (widget)->hand), GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

/* Scrolls to the beginning of the page, so that the board is visible: the page is higher than most
 * windows. Waits until the page has a size. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  TenboTilesPage *self = TENBO_TILES_PAGE (widget);
  GtkWidget      *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment  *adjustment;
  double          end;
  graphene_rect_t bounds;

  if (self->frames_to_scroll-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  if (self->entry == NULL || viewport == NULL ||
      tenbo_entry_tiles_get (&self->entry->model) == NULL ||
      !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                  &bounds))
    return G_SOURCE_REMOVE;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment);
  if (bounds.origin.y + bounds.size.height > end)
    gtk_adjustment_set_value (adjustment, bounds.origin.y - NARROW_SPACING);

  return G_SOURCE_REMOVE;
}

static void
scroll_to_page (TenboTilesPage *self)
{
  self->frames_to_scroll = 2;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
tenbo_tiles_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tenbo_tiles_page_parent_class)->map (widget);
  scroll_to_page (TENBO_TILES_PAGE (widget));
}

static void
tenbo_tiles_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TILES_PAGE);
  g_clear_object (&TENBO_TILES_PAGE (object)->entry);

  G_OBJECT_CLASS (tenbo_tiles_page_parent_class)->dispose (object);
}

static void
tenbo_tiles_page_class_init (TenboTilesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_tiles_page_dispose;
  widget_class->map = tenbo_tiles_page_map;

  g_type_ensure (TENBO_TYPE_HAND_TILES);
  g_type_ensure (TENBO_TYPE_TILE_BOARD);
  g_type_ensure (TENBO_TYPE_TILE_WORTH);
  tenbo_class_set_template (klass, "tenbo-tiles-page");
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, head);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, total);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, undo);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, clear);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, hand);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, hint);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, targets);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, board);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, flags);
  gtk_widget_class_bind_template_child (widget_class, TenboTilesPage, worth);
  gtk_widget_class_bind_template_callback (widget_class, tile_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, wait_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
tenbo_tiles_page_init (TenboTilesPage *self)
{
  TbMeldKind meld;

  gtk_widget_init_template (GTK_WIDGET (self));

  for (TenboTileTarget target = 0; target < TENBO_N_TILE_TARGETS; target++)
    if (target == TENBO_TILE_TO_HAND || tenbo_tile_is_call (target, &meld))
      self->target_buttons[target] = make_choice (self, self->targets,
                                                  G_CALLBACK (target_clicked_cb));
  for (int i = 0; i < TB_MAX_MELDS; i++)
    self->red_buttons[i] = make_choice (self, self->flags, G_CALLBACK (red_clicked_cb));
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    self->flag_buttons[bit] = make_choice (self, self->flags, G_CALLBACK (flag_clicked_cb));
}

void
tenbo_tiles_page_show (TenboTilesPage *self,
                       TenboEntry     *entry)
{
  TenboEntryModel *model = &entry->model;
  TenboTileWait    waits[TENBO_MAX_TILE_WAITS];
  size_t           n_waits = tenbo_entry_tiles_waits (model, waits);
  TenboTileEntry  *tiles = tenbo_entry_tiles_get (model);
  g_autofree char *total = NULL;
  g_autofree char *hint = NULL;
  gboolean         focused = has_focus_within (GTK_WIDGET (self->board)) ||
                     has_focus_within (GTK_WIDGET (self->worth));
  gboolean   closes;
  gboolean   whole;
  TbTileHand hand;

  g_return_if_fail (TENBO_IS_TILES_PAGE (self));

  g_set_object (&self->entry, entry);
  show_whose (self, tiles != NULL);
  tenbo_tile_board_show (self->board, model, waits, n_waits);
  if (tiles == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->board), TRUE);
      return;
    }

  tenbo_entry_tiles_get_hand (model, model->current, &hand);
  whole = tenbo_tile_entry_missing (tiles, model->rules) == 0;
  total = whole ? tenbo_tile_words_value (model, &hand)
                : tenbo_tile_words_missing (tiles, model->rules, n_waits);
  hint = tenbo_tile_words_hint (model, tiles);

  /* A complete hand hides the board and shows its value instead, until the user removes a tile or
   * selects another target. If the last tile was pressed on the board, the focus would go to a
   * button that undoes it, so move it to Confirm as soon as that is sensitive. */
  closes = whole && tiles->target == TENBO_TILE_TO_HAND;
  if (closes && focused && gtk_widget_get_visible (GTK_WIDGET (self->board)))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_cb, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->board), !closes);
  /* Waits are shown below the board; the value is shown below the flags that affect it. */
  gtk_widget_insert_after (GTK_WIDGET (self->worth), GTK_WIDGET (self),
                           n_waits > 0 ? GTK_WIDGET (self->board)
                                       : GTK_WIDGET (self->flags));
  show_total (self, total);
  gtk_label_set_label (self->hint, hint);
  gtk_widget_set_sensitive (self->undo, tiles->n_steps > 0 || tiles->n_digits > 0);
  gtk_widget_set_sensitive (self->clear, !tenbo_tile_entry_is_empty (tiles));
  tenbo_hand_tiles_show (self->hand, entry);
  show_targets (self, tiles);
  show_flags (self, tiles);
  tenbo_tile_worth_show (self->worth, model, &hand, whole, waits, n_waits);
}

void
tenbo_tiles_page_set_narrow (TenboTilesPage *self,
                             gboolean        narrow)
{
  GtkLayoutManager *layout;

  g_return_if_fail (TENBO_IS_TILES_PAGE (self));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), narrow ? NARROW_SPACING : SPACING);
  tenbo_hand_tiles_set_narrow (self->hand, narrow);
  tenbo_tile_board_set_narrow (self->board, narrow);
}

void
tenbo_tiles_page_set_strip (TenboTilesPage *self,
                            GtkBox         *strip)
{
  GtkWidget *parent = strip != NULL ? GTK_WIDGET (strip) : GTK_WIDGET (self);

  g_return_if_fail (TENBO_IS_TILES_PAGE (self));

  if (gtk_widget_get_parent (self->head) == parent)
    return;

  g_object_ref (self->head);
  if (strip == NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->head)), self->head);
  else
    gtk_widget_unparent (self->head);
  gtk_widget_insert_after (self->head, parent, NULL);
  g_object_unref (self->head);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    scroll_to_page (self);
}
