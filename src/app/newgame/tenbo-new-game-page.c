/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-new-game-page.h"

#include "tenbo-describe-ruleset.h"
#include "tenbo-feedback.h"
#include "tenbo-queries.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-seat-row.h"

#include <glib/gi18n.h>

/* More people than anybody plays with; the rest is found by typing all of the name. */
#define MAX_PEOPLE 500

struct _TenboNewGamePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  AdwActionRow        *ruleset_row;
  AdwPreferencesGroup *seats_group;
  GtkWidget           *last_people_button;
  GtkLabel            *warning_label;
  GtkWidget           *start_button;
  TenboSeatRow        *seats[TB_MAX_PLAYERS];

  /* Owned */
  TenboStore       *store;
  TenboRulesetList *rulesets;
  TenboRuleset     *ruleset; /* the chosen one; NULL if there is none at all */
  GSettings        *settings;
  GCancellable     *cancellable;

  char    *last_people[TB_MAX_PLAYERS]; /* owned; of the game before, in its order */
  gboolean creating;
};

G_DEFINE_FINAL_TYPE (TenboNewGamePage, tenbo_new_game_page, ADW_TYPE_NAVIGATION_PAGE)

typedef enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
} TenboNewGamePageSignals;

static guint signals[N_SIGNALS];

static int
get_n_seats (TenboNewGamePage *self)
{
  return self->ruleset != NULL ? tenbo_ruleset_get_rules (self->ruleset)->players : 0;
}

/* The names that stand at two seats: a slip, or two people who are told apart by nothing. */
static char *
find_double (GStrv names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0' && g_strv_contains ((const char *const *) names + i + 1, names[i]))
      return g_strdup (names[i]);

  return NULL;
}

static GStrv
dup_names (TenboNewGamePage *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (int seat = 0; seat < get_n_seats (self); seat++)
    g_strv_builder_take (names, tenbo_seat_row_dup_name (self->seats[seat]));

  return g_strv_builder_end (names);
}

static void
update_warning (TenboNewGamePage *self,
                GStrv             names)
{
  g_autofree char *twice = find_double (names);
  g_autofree char *warning = NULL;

  if (twice != NULL)
    /* Translators: the name of a player: "Aki sits at two seats." */
    warning = g_strdup_printf (_ ("%s sits at two seats. That can be played, but the two "
                                  "are hard to tell apart."),

                               twice);

  gtk_label_set_label (self->warning_label, warning != NULL ? warning : "");
  gtk_widget_set_visible (GTK_WIDGET (self->warning_label), warning != NULL);
}

/* A name that has no seat under this ruleset is kept for one that has, and not forgotten there. */
static void
update_description (TenboNewGamePage *self)
{
  g_autofree char *description = g_strdup (_ ("From the first dealer in turn order"));

  for (int seat = get_n_seats (self); seat < TB_MAX_PLAYERS; seat++)
    {
      g_autofree char *name = tenbo_seat_row_dup_name (self->seats[seat]);

      if (*name == '\0')
        continue;

      g_free (description);
      /* Translators: the name of who has no seat where three play */
      description = g_strdup_printf (_ ("From the first dealer in turn order; %s sits out"), name);
    }

  adw_preferences_group_set_description (self->seats_group, description);
}

static void
names_changed_cb (TenboNewGamePage *self)
{
  g_auto (GStrv) names = dup_names (self);
  gboolean complete = names[0] != NULL && !g_strv_contains ((const char *const *) names, "");

  for (int seat = 0; seat < TB_MAX_PLAYERS; seat++)
    tenbo_seat_row_set_taken (self->seats[seat], (const char *const *) names);

  update_warning (self, names);
  update_description (self);
  gtk_widget_set_sensitive (self->start_button, complete && !self->creating);
}

static void
set_ruleset (TenboNewGamePage *self,
             TenboRuleset     *ruleset)
{
  g_autofree char *words = tenbo_describe_ruleset (ruleset);
  int              n_seats;

  g_set_object (&self->ruleset, ruleset);
  n_seats = get_n_seats (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->ruleset_row),
                                 tenbo_ruleset_get_name (ruleset));
  adw_action_row_set_subtitle (self->ruleset_row, words);

  for (int seat = 0; seat < TB_MAX_PLAYERS; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->seats[seat]), seat < n_seats);

      if (seat < n_seats)
        tenbo_seat_row_set_seat (self->seats[seat], (TbPlayer) seat, n_seats);
    }

  names_changed_cb (self);
}

static void
ruleset_activated_cb (TenboNewGamePage *self)
{
  TenboRulesetChooser *chooser = tenbo_ruleset_chooser_new (self->rulesets, self->ruleset);

  g_signal_connect_object (chooser,
                           "chosen",
                           G_CALLBACK (set_ruleset),
                           self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (chooser), GTK_WIDGET (self));
}

static void
seat_moved_cb (TenboNewGamePage *self,
               int               step,
               TenboSeatRow     *row)
{
  for (int seat = 0; seat < get_n_seats (self); seat++)
    if (self->seats[seat] == row && seat + step >= 0 && seat + step < get_n_seats (self))
      {
        TenboSeatRow    *other = self->seats[seat + step];
        g_autofree char *name = tenbo_seat_row_dup_name (row);
        g_autofree char *other_name = tenbo_seat_row_dup_name (other);

        tenbo_seat_row_set_name (row, other_name);
        tenbo_seat_row_set_name (other, name);
        return;
      }
}

static void
game_created_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboNewGamePage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = tenbo_game_create_finish (result, &error);

  self->creating = FALSE;
  names_changed_cb (self);

  if (game == NULL)
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("The Game Was Not Started"), NULL, error);
      return;
    }

  g_settings_set_string (self->settings,
                         "last-ruleset",
                         tenbo_ruleset_get_id (tenbo_game_get_ruleset (game)));
  g_signal_emit (self, signals[SIGNAL_CREATED], 0, game);
}

static void
start_clicked_cb (TenboNewGamePage *self)
{
  g_auto (GStrv) names = dup_names (self);
  TenboNewGame new_game = { .ruleset = self->ruleset };

  if (!gtk_widget_is_sensitive (self->start_button))
    return;

  for (int seat = 0; names[seat] != NULL; seat++)
    new_game.names[seat] = names[seat];

  self->creating = TRUE;
  gtk_widget_set_sensitive (self->start_button, FALSE);
  tenbo_game_create_async (self->store,
                           &new_game,
                           self->cancellable,
                           game_created_cb,
                           g_object_ref (self));
}

/* Enter goes on to the next seat without a name, and starts when there is none. */
static void
seat_activated_cb (TenboNewGamePage *self,
                   TenboSeatRow     *row)
{
  int n_seats = get_n_seats (self);
  int at = 0;

  while (at < n_seats && self->seats[at] != row)
    at++;

  for (int i = 1; i <= n_seats; i++)
    {
      TenboSeatRow    *next = self->seats[(at + i) % n_seats];
      g_autofree char *name = tenbo_seat_row_dup_name (next);

      if (*name == '\0')
        {
          gtk_widget_grab_focus (GTK_WIDGET (next));
          return;
        }
    }

  if (at + 1 == n_seats)
    start_clicked_cb (self);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->seats[at + 1]));
}

static void
last_people_clicked_cb (TenboNewGamePage *self)
{
  for (int seat = 0; seat < get_n_seats (self); seat++)
    if (self->last_people[seat] != NULL)
      tenbo_seat_row_set_name (self->seats[seat], self->last_people[seat]);

  gtk_widget_grab_focus (self->start_button);
}

static void
shown_cb (TenboNewGamePage *self)
{
  g_autofree char *first = tenbo_seat_row_dup_name (self->seats[0]);

  gtk_widget_grab_focus (*first == '\0' ? GTK_WIDGET (self->seats[0]) : self->start_button);
}

static gboolean
select_ruleset (TenboNewGamePage *self,
                const char       *id)
{
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (self->rulesets, id, NULL);

  if (ruleset != NULL)
    set_ruleset (self, ruleset);

  return ruleset != NULL;
}

/* The one that was played last, if it is still there. */
static void
load_ruleset (TenboNewGamePage *self)
{
  g_autofree char *last = g_settings_get_string (self->settings, "last-ruleset");
  g_autoptr (TenboRuleset) first = NULL;

  if (select_ruleset (self, last))
    return;

  first = g_list_model_get_item (G_LIST_MODEL (self->rulesets), 0);

  if (first != NULL)
    set_ruleset (self, first);
}

static void
load_people (TenboNewGamePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = tenbo_store_list_people (self->store, MAX_PEOPLE, &error);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (people == NULL)
    g_warning ("The people cannot be listed: %s", error->message);

  for (guint i = 0; people != NULL && i < people->len; i++)
    g_strv_builder_add (names, ((TenboStoredPerson *) g_ptr_array_index (people, i))->name);

  list = g_strv_builder_end (names);

  for (int seat = 0; seat < TB_MAX_PLAYERS; seat++)
    tenbo_seat_row_set_people (self->seats[seat], (const char *const *) list);
}

static gint64
get_changed_msec (GPtrArray *games)
{
  if (games == NULL || games->len == 0)
    return G_MININT64;

  return ((TenboStoredSummary *) g_ptr_array_index (games, 0))->started.msec;
}

/* Remembers who played the game before, for the button that fills them in. */
static void
load_last_people (TenboNewGamePage *self)
{
  g_autoptr (GPtrArray) unfinished = tenbo_store_list_unfinished (self->store, 1, NULL);
  g_autoptr (GPtrArray) finished = tenbo_store_list_finished (self->store, NULL, 1, NULL);
  GPtrArray                *newest = unfinished;
  const TenboStoredSummary *last;

  if (get_changed_msec (finished) > get_changed_msec (unfinished))
    newest = finished;

  if (newest == NULL || newest->len == 0)
    return;

  last = g_ptr_array_index (newest, 0);

  for (int seat = 0; seat < last->n_players; seat++)
    self->last_people[seat] = g_strdup (last->players[seat].name);

  gtk_widget_set_visible (self->last_people_button, TRUE);
}

static void
tenbo_new_game_page_dispose (GObject *object)
{
  TenboNewGamePage *self = TENBO_NEW_GAME_PAGE (object);

  g_clear_object (&self->store);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->ruleset);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);

  for (int seat = 0; seat < TB_MAX_PLAYERS; seat++)
    g_clear_pointer (&self->last_people[seat], g_free);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_NEW_GAME_PAGE);

  G_OBJECT_CLASS (tenbo_new_game_page_parent_class)->dispose (object);
}

static void
tenbo_new_game_page_class_init (TenboNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_new_game_page_dispose;

  signals[SIGNAL_CREATED] = g_signal_new ("created",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          1,
                                          TENBO_TYPE_GAME);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, seats_group);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, last_people_button);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, warning_label);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_people_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
}

static void
tenbo_new_game_page_init (TenboNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();

  for (int seat = 0; seat < TB_MAX_PLAYERS; seat++)
    {
      TenboSeatRow *row = g_object_new (TENBO_TYPE_SEAT_ROW, NULL);

      g_signal_connect_object (row,
                               "changed",
                               G_CALLBACK (names_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "move", G_CALLBACK (seat_moved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row,
                               "entry-activated",
                               G_CALLBACK (seat_activated_cb),
                               self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->seats_group, GTK_WIDGET (row));
      self->seats[seat] = row;
    }
}

AdwNavigationPage *
tenbo_new_game_page_new (TenboStore       *store,
                         TenboRulesetList *rulesets,
                         GSettings        *settings)
{
  TenboNewGamePage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (rulesets), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TENBO_TYPE_NEW_GAME_PAGE, NULL);
  self->store = g_object_ref (store);
  self->rulesets = g_object_ref (rulesets);
  self->settings = g_object_ref (settings);

  load_people (self);
  load_last_people (self);
  load_ruleset (self);

  return ADW_NAVIGATION_PAGE (self);
}

void
tenbo_new_game_page_set_like (TenboNewGamePage *self,
                              TenboGame        *game)
{
  g_return_if_fail (TENBO_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (TENBO_IS_GAME (game));

  select_ruleset (self, tenbo_ruleset_get_id (tenbo_game_get_ruleset (game)));

  for (int seat = 0; seat < get_n_seats (self); seat++)
    tenbo_seat_row_set_name (self->seats[seat], tenbo_game_get_player_name (game, (TbPlayer) seat));
}
