/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-preview.h"

#include "tenbo-bidi.h"
#include "tenbo-class.h"
#include "tenbo-describe.h"
#include "tenbo-explain.h"
#include "tenbo-foul-list.h"
#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-player-set.h"
#include "tenbo-record.h"
#include "tenbo-rule-link.h"
#include "tenbo-side-mark.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Number of characters of a name that are always visible; two names leave room for a pot or a
 * reason. */
#define SHORT_NAME 6

struct _TenboEntryPreview
{
  GtkWidget parent_instance;

  GtkWidget       *error_box;
  GtkLabel        *error_label;
  GtkLabel        *request;
  GtkWidget       *refusal;
  GtkLabel        *problem;
  GtkButton       *remedy;
  GtkWidget       *done;
  GtkLabel        *title;
  GtkLabel        *hint;
  GtkBox          *lines;
  GtkToggleButton *explain; /* whether the lines are explained */
  GtkWidget       *lines_end;
  GtkGrid         *scores;
  GtkLabel        *next;
  GtkLabel        *why_next;
  GtkLabel        *warning;

  TenboEntry *entry; /* the entry that is shown, or NULL; owns the preview */
};

G_DEFINE_FINAL_TYPE (TenboEntryPreview, tenbo_entry_preview, GTK_TYPE_WIDGET)

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
}

static GtkWidget *
make_label (const char *text,
            float       xalign,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Returns a short reason. For a win this is its value, which the players want to check. */
static char *
format_reason (TenboGame          *game,
               const TbEvent      *event,
               const TbHandResult *result,
               const TbLedgerLine *line)
{
  g_autofree char *worth = NULL;

  /* A broken wall doubles the payment: the ledger has a second line with the same points. */
  if (line->field == TB_FIELD_WAREME)
    return g_strdup (_ ("extra for wareme"));

  worth = tenbo_explain_worth (tenbo_game_get_words (game), event, result, line);
  if (worth != NULL && line->reason == TB_REASON_WIN)
    return g_steal_pointer (&worth);
  if (worth != NULL &&
      (line->field == TB_FIELD_ROBBED_KONG_SELF_DRAW || line->field == TB_FIELD_LAST_TILE))
    /* Translators: one player also pays for the others: "others’ shares, 80 tai × 4" */
    return g_strdup_printf (_ ("others’ shares, %s"), worth);
  if (worth != NULL)
    /* Translators: why a player pays for others, and the value: "liability (pao), mangan" */
    return g_strdup_printf (C_ ("pao", "%s, %s"), tenbo_words_reason (line->reason), worth);

  /* The arrow from or to the pot is enough. */
  if (line->reason == TB_REASON_POT || line->reason == TB_REASON_PENALTY_POT)
    return g_strdup ("");

  if (line->reason == TB_REASON_HONBA)
    return g_strdup_printf (g_dngettext (NULL, "%d honba", "%d honba", (gulong) result->hand.honba),
                            result->hand.honba);

  return tenbo_describe_reason (line);
}

/* Long names are ellipsized; short names and pots are always shown in full. */
static GtkWidget *
make_account (TenboGame *game,
              TbAccount  account)
{
  const char *name = tenbo_describe_account (tenbo_game_get_words (game), account);
  GtkWidget  *label = make_label (name, 0, NULL);

  if (account > TB_ACCOUNT_PLAYER_3 || g_utf8_strlen (name, -1) <= SHORT_NAME)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);

  return label;
}

/* Adds the explanation of @line, which opens the rule of the line in the help. */
static void
add_explanation (TenboEntryPreview  *self,
                 TenboGame          *game,
                 const TbEvent      *event,
                 const TbHandResult *result,
                 const TbLedgerLine *line)
{
  const TenboWordsGame *words = tenbo_game_get_words (game);
  g_autofree char      *why = tenbo_explain_line (words, event, result, line);
  g_autofree char      *text = tenbo_explain_with_rule (words, tenbo_game_get_ruleset (game), line,
                                                        why);
  GtkWidget            *label;

  if (text == NULL)
    return;

  label = make_label (text, 0, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (line->field != TB_FIELD_NONE)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, _ ("Show Rule"));
      tenbo_rule_link_set (GTK_ACTIONABLE (button), line->field);
      label = button;
    }
  gtk_box_append (self->lines, label);
}

/* Adds two lines: "Dai → Ben   3,900" and "3 han 30 fu". */
static void
add_line (TenboEntryPreview  *self,
          TenboGame          *game,
          const TbLedgerLine *line,
          const char         *reason)
{
  g_autofree char *sentence = tenbo_describe_ledger_line (tenbo_game_get_words (game), line);
  g_autofree char *points = tenbo_words_points (line->points, FALSE);
  GtkWidget       *row = g_object_new (GTK_TYPE_BOX,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                       "spacing", 6,
                                       NULL);
  GtkWidget       *label;

  tenbo_label_set_accessible (row, sentence);
  gtk_box_append (GTK_BOX (row), make_account (game, line->from));
  gtk_box_append (GTK_BOX (row), make_label (tenbo_bidi_get_arrow (), 0.5, "dimmed"));
  gtk_box_append (GTK_BOX (row), make_account (game, line->to));
  label = make_label (reason, 0, "dimmed");
  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Requests little space and uses what the names leave free. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 4);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  label = make_label (points, 1, "numeric");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (self->lines, row);
}

/* Whether @line was paid before the entry, so that the scores at the table already include it: a
 * stick that was laid, or the penalty of a foul that is paid at once. */
static gboolean
is_paid (TenboEntryPreview  *self,
         const TbLedgerLine *line)
{
  TenboGame           *game = self->entry->game;
  const TbPartialHand *partial = tenbo_game_get_partial (game);
  const TbRules       *rules = tenbo_game_get_table (game)->rules;

  if (self->entry->edits)
    return FALSE;

  if (line->reason == TB_REASON_RIICHI)
    return line->from <= TB_ACCOUNT_PLAYER_3 &&
           tenbo_player_set_has (tenbo_player_set_of (partial->riichi, partial->n_riichi),
                                 (TbPlayer) line->from);
  if (line->reason != TB_REASON_DEPOSIT)
    return FALSE;

  for (int i = 0; i < partial->n_fouls; i++)
    if (TB_ACCOUNT_PLAYER (partial->fouls[i].player) == line->from &&
        rules->fouls[partial->fouls[i].rule].due == TB_FOUL_DUE_AT_ONCE)
      return TRUE;

  return FALSE;
}

/* Adds the lines of @ledger that change the scores at the table. */
static void
add_ledger (TenboEntryPreview  *self,
            TenboGame          *game,
            const TbEvent      *event,
            const TbHandResult *result,
            const TbLedger     *ledger)
{
  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      g_autofree char    *reason = NULL;

      if (is_paid (self, line))
        continue;

      reason = format_reason (game, event, result, line);
      add_line (self, game, line, reason);
      if (gtk_toggle_button_get_active (self->explain))
        add_explanation (self, game, event, result, line);
    }
}

/* Adds the deposits of a foul during the hand, which the ledger records only at the end of the
 * hand. */
static void
add_deposits (TenboEntryPreview     *self,
              TenboGame             *game,
              const TenboEntryModel *model)
{
  const TbFoulRule *rule = &model->rules->fouls[model->foul];

  for (TbPlayer player = 0; player < model->rules->players; player++)
    if (tenbo_player_set_has (model->offenders, player))
      {
        TbLedgerLine line = {
          .from = TB_ACCOUNT_PLAYER (player),
          .to = rule->to == TB_FOUL_TO_PENALTY_POT ? TB_ACCOUNT_PENALTY_POT : TB_ACCOUNT_POT,
          .reason = TB_REASON_DEPOSIT,
          .points = rule->points * (rule->counts_up ? model->count : 1),
        };

        add_line (self, game, &line, "");
      }
}

/* Adds deductions from the final result. They move no points at the table and have no ledger
 * line. */
static void
add_prizes (TenboEntryPreview *self,
            TenboGame         *game,
            const int32_t     *prizes)
{
  int32_t n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;

  for (TbPlayer player = 0; player < n_players; player++)
    {
      g_autofree char *points = NULL;
      g_autofree char *text = NULL;
      GtkWidget       *label;

      if (prizes[player] == 0)
        continue;

      points = tenbo_words_points (prizes[player], TRUE);
      /* Translators: a foul and the points it costs at the end of the game */
      text = g_strdup_printf (_ ("%s: %s in the settlement"),
                              tenbo_game_get_player_name (game, player),
                              points);
      label = make_label (text, 0, "numeric");
      gtk_box_append (self->lines, label);
    }
}

static void
clear_lines (TenboEntryPreview *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
}

static void
show_scores (TenboEntryPreview *self,
             TenboGame         *game,
             const int32_t     *scores,
             const TbWinTimes  *won)
{
  const TbRules *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  const int32_t *before = tenbo_entry_get_scores (self->entry);
  uint8_t        ranks[TB_MAX_PLAYERS];
  GtkWidget     *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))) != NULL)
    gtk_grid_remove (self->scores, child);
  tb_ranks (rules, scores, won, ranks);
  for (TbPlayer player = 0; player < rules->players; player++)
    {
      int32_t          delta = scores[player] - before[player];
      g_autofree char *points = tenbo_words_points (scores[player], FALSE);
      g_autofree char *change = delta != 0 ? tenbo_words_points (delta, TRUE) : NULL;
      GtkWidget       *columns[] = {
        tenbo_side_mark_new (tenbo_game_get_side (game, player)),
        make_label (tenbo_game_get_player_name (game, player), 0, NULL),
        make_label (change, 1, "numeric"),
        make_label (points, 1, "numeric"),
        make_label (tenbo_words_rank (ranks[player]), 1, "dimmed"),
      };

      gtk_widget_set_hexpand (columns[1], TRUE);
      gtk_widget_add_css_class (columns[2], delta < 0 ? "negative" : "positive");
      gtk_widget_add_css_class (columns[3], "score");
      for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
        gtk_grid_attach (self->scores, columns[i], (int) i, player, 1, 1);
    }
}

/* Adds the bust fees that the settlement will contain. */
static void
add_bust_fees (TenboEntryPreview  *self,
               TenboGame          *game,
               const TbHandResult *result)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  g_autofree char *fee = tenbo_words_points (rules->bust_fee, FALSE);

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      TbPlayer         taker = result->busted_by[player];
      g_autofree char *text = NULL;
      GtkWidget       *label;

      if (rules->bust_fee == 0 || !tenbo_player_set_has (result->busted, player) ||
          taker == TB_NOBODY)
        continue;

      /* Translators: payer, receiver, points: "Dai pays Ben 10,000 in the settlement: bust fee" */
      text = g_strdup_printf (_ ("%s pays %s %s in the settlement: bust fee"),
                              tenbo_game_get_player_name (game, player),
                              tenbo_game_get_player_name (game, taker),
                              fee);
      label = make_label (text, 0, "numeric");
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
      gtk_box_append (self->lines, label);
    }
}

static char *
format_warning (TenboGame               *game,
                const TenboEntryOutcome *outcome)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  TbPlayerSet      tied = tenbo_entry_outcome_tied (outcome, game);
  g_autofree char *names = tenbo_describe_players (tenbo_game_get_words (game), tied);

  if (tied == 0)
    return NULL;
  if (rules->ties == TB_TIES_SHARED)
    return g_strdup_printf (_ ("%s have equal scores and share the rank."), names);
  if (rules->ties == TB_TIES_FIRST_WIN)
    return g_strdup_printf (_ ("%s have equal scores. The player who won first ranks higher."),
                            names);
  if (rules->ties == TB_TIES_LAST_WIN)
    return g_strdup_printf (_ ("%s have equal scores. The player who won last ranks higher."),
                            names);

  return g_strdup_printf (_ ("%s have equal scores. Players closer to the first dealer rank "
                             "higher."),
                          names);
}

static void
show_event (TenboEntryPreview       *self,
            TenboGame               *game,
            const TenboEntryOutcome *outcome)
{
  const TbHandResult *result = &outcome->result;
  g_autofree char    *title = tenbo_describe_event (tenbo_game_get_words (game), &outcome->event,
                                                    &result->hand);
  g_autofree char    *next = tenbo_describe_next (tenbo_game_get_words (game), &result->end,
                                                  &result->next);
  g_auto (GStrv) reasons = tenbo_explain_next (tenbo_game_get_words (game), &outcome->event,
                                               result);
  g_autofree char *why_next =
    reasons != NULL && gtk_toggle_button_get_active (self->explain) ? g_strjoinv ("\n", reasons)
                                                                    : NULL;
  g_autofree char *warning = format_warning (game, outcome);
  gboolean         moves = result->ledger.n_lines + result->chip_ledger.n_lines > 0;

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    moves |= result->prizes[player] != 0;
  set_text (self->title, title);
  set_text (self->hint,
            moves || outcome->event.result == TB_RESULT_STOP ? NULL
                                                             : _ ("No points are paid."));
  set_text (self->next, next);
  set_text (self->why_next, why_next);
  set_text (self->warning, warning);

  clear_lines (self);
  add_ledger (self, game, &outcome->event, result, &result->ledger);
  add_prizes (self, game, result->prizes);
  add_bust_fees (self, game, result);
  if (result->chip_ledger.n_lines > 0)
    /* Translators: side payments, not points */
    gtk_box_append (self->lines, make_label (_ ("Chips"), 0, "caption-heading"));
  add_ledger (self, game, &outcome->event, result, &result->chip_ledger);
  gtk_widget_set_visible (self->lines_end, moves);
  gtk_widget_set_visible (GTK_WIDGET (self->explain), reasons != NULL || moves);
  show_scores (self, game, result->scores, &result->won);
}

static const char *
describe_due (const TbFoulRule *rule)
{
  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    return _ ("Nothing is paid, and the hand continues.");

  switch (rule->due)
    {
    case TB_FOUL_DUE_AT_ONCE:
      return _ ("The penalty is paid now, and the hand continues.");

    case TB_FOUL_DUE_AT_DRAW:
      return _ ("The hand continues. The penalty is paid if it ends in a draw or with a foul, "
                "and canceled if somebody wins.");

    case TB_FOUL_DUE_ONLY_AT_DRAW:
      return _ ("The hand continues. The penalty is paid only if it ends in a draw.");

    case TB_FOUL_DUE_ENDS_HAND:
      break;
    }

  return "";
}

/* Shows a foul after which the hand continues. */
static void
show_running (TenboEntryPreview       *self,
              TenboGame               *game,
              const TenboEntryModel   *model,
              const TenboEntryOutcome *outcome)
{
  const TbFoulRule *rule = &model->rules->fouls[model->foul];
  g_autofree char  *names = tenbo_describe_players (tenbo_game_get_words (game), model->offenders);
  int32_t           count = rule->counts_up ? model->count : 1;
  g_autofree char  *title = tenbo_foul_list_format (rule, count, names);
  gboolean          deposit = rule->due == TB_FOUL_DUE_AT_ONCE &&
                     rule->amount == TB_FOUL_AMOUNT_FIXED &&
                     (rule->to == TB_FOUL_TO_POT || rule->to == TB_FOUL_TO_PENALTY_POT);
  g_autoptr (GString) hint = g_string_new (describe_due (rule));

  if (rule->noten)
    g_string_append_printf (hint, "\n%s", _ ("The player counts as noten."));
  if (rule->no_win)
    g_string_append_printf (hint, "\n%s", _ ("The player cannot win this hand."));
  if (rule->no_penalty_pot)
    g_string_append_printf (hint, "\n%s", _ ("The player cannot take the penalty pot."));
  set_text (self->title, title);
  set_text (self->hint, hint->str);
  set_text (self->next, NULL);
  set_text (self->why_next, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->explain), FALSE);
  set_text (self->warning, NULL);
  clear_lines (self);
  if (deposit)
    add_deposits (self, game, model);
  gtk_widget_set_visible (self->lines_end, deposit);
  show_scores (self, game, outcome->view.scores, &tenbo_game_get_table (game)->won);
}

static void
show_refusal (TenboEntryPreview       *self,
              TenboGame               *game,
              const TenboEntryModel   *model,
              const TenboEntryOutcome *outcome)
{
  const char      *word = tenbo_record_problem_word (&outcome->problem,
                                                     &outcome->event,
                                                     model->rules);
  g_autofree char *problem = tenbo_words_problem (&outcome->problem, word);
  g_autofree char *label = NULL;

  set_text (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->remedy), outcome->remedy.foul >= 0);
  if (outcome->remedy.foul < 0)
    return;

  /* Translators: button; %s is a foul: Record “Chombo” */
  label = g_strdup_printf (_ ("Record “%s”"),
                           tenbo_words_foul (model->rules->fouls[outcome->remedy.foul].id));
  gtk_button_set_label (self->remedy, label);
}

static void
explain_toggled_cb (TenboEntryPreview *self)
{
  if (self->entry != NULL && self->entry->outcome.kind == TENBO_OUTCOME_EVENT)
    show_event (self, self->entry->game, &self->entry->outcome);
}

static void
tenbo_entry_preview_dispose (GObject *object)
{
  TenboEntryPreview *self = TENBO_ENTRY_PREVIEW (object);

  g_clear_weak_pointer (&self->entry);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_ENTRY_PREVIEW);

  G_OBJECT_CLASS (tenbo_entry_preview_parent_class)->dispose (object);
}

static void
tenbo_entry_preview_class_init (TenboEntryPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_preview_dispose;

  tenbo_class_set_template (klass, "tenbo-entry-preview");
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, error_box);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, error_label);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, request);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, refusal);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, problem);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, remedy);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, done);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, hint);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, lines);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, explain);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, lines_end);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, scores);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, next);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, why_next);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryPreview, warning);
  gtk_widget_class_bind_template_callback (widget_class, explain_toggled_cb);
}

static void
tenbo_entry_preview_init (TenboEntryPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_entry_preview_show (TenboEntryPreview *self,
                          TenboEntry        *entry)
{
  const TenboEntryOutcome *outcome = &entry->outcome;
  g_autofree char         *request = NULL;

  g_return_if_fail (TENBO_IS_ENTRY_PREVIEW (self));

  g_set_weak_pointer (&self->entry, entry);
  request = tenbo_entry_outcome_request (outcome, entry->game, &entry->model);
  set_text (self->request, request);
  gtk_widget_set_visible (self->refusal, outcome->kind == TENBO_OUTCOME_REFUSED);
  gtk_widget_set_visible (self->done, tenbo_entry_outcome_is_legal (outcome));
  tenbo_entry_preview_set_error (self, NULL);

  switch (outcome->kind)
    {
    case TENBO_OUTCOME_INCOMPLETE:
      break;

    case TENBO_OUTCOME_EVENT:
      show_event (self, entry->game, outcome);
      break;

    case TENBO_OUTCOME_RUNNING:
      show_running (self, entry->game, &entry->model, outcome);
      break;

    case TENBO_OUTCOME_REFUSED:
      show_refusal (self, entry->game, &entry->model, outcome);
      break;
    }
}

void
tenbo_entry_preview_set_error (TenboEntryPreview *self,
                               const char        *text)
{
  g_return_if_fail (TENBO_IS_ENTRY_PREVIEW (self));

  gtk_label_set_label (self->error_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->error_box, text != NULL);
}
