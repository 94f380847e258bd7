/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The sentences of alerts and refusals. They decide nothing: the same facts stand in the
 * events as keys, from which a reader's program makes the sentences in the reader's
 * language. Each sentence is whole, so that it can be translated: arguments are names,
 * notation, numbers and lists.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <chesslaws/irregularity.h>

#include "event/event.h"
#include "event/sentence.h"
#include "util/keys.h"
#include "tool/language.h"
#include "util/text.h"
#include "util/words.h"

/* The facts for an alert's sentences, from a verdict or from an event. */
struct facts {
	enum laws_alert_kind kind;
	bool unsure;	 /* the alert is only possible */
	bool two_boards; /* the board of @side differs from the record */
	bool seen;	 /* by the arbiter */
	enum laws_side side;
	const char *article;
	char played[8]; /* "e1-e3", or empty when unknown */
	laws_squares missing;
	laws_squares unexpected;
	enum laws_outage outage;
	enum laws_keeping keeping;
	unsigned int from;  /* which event the game was told otherwise */
	laws_square square; /* whose switch fails */
	laws_time since;
	unsigned int times;
	laws_time silent;
	struct laws_hand_evidence hands;
	laws_time added;    /* for the opponent, if it is confirmed */
	laws_time deducted; /* and from the player's own */
	const char *result; /* of the game then, or empty */
	const char *kings;  /* in the centre show this result, or empty */
	bool announced;	    /* a move, by a claim */
	bool sealed;	    /* a move */
	bool fifty;	    /* claimed, not threefold */
	bool increment;	    /* asked for, and no draw claimed */
	unsigned int found;
	unsigned int at_most; /* by another reading, which leaves it open; or 0 */
	unsigned int needed;
};

/* Sentences one after another, in English or in the reader's language. */
struct speech {
	const char *(*say)(const char *english);
	char *text;
	size_t size;
	size_t length;
};

static const char *in_english(const char *english)
{
	return english;
}

static const char *in_the_readers_language(const char *english)
{
	return gettext(english);
}

static const char *side_name(const struct speech *speech, enum laws_side side)
{
	return speech->say(side == LAWS_WHITE ? N_("White") : N_("Black"));
}

/* Cuts a text between characters, as it must stay UTF-8. */
static void end_whole(struct speech *speech)
{
	size_t length = strlen(speech->text);

	while (length > 0 && ((unsigned char)speech->text[length - 1] & 0xC0) == 0x80)
		length--;
	if (length > 0 && (unsigned char)speech->text[length - 1] >= 0xC0)
		length--;
	speech->text[length] = '\0';
}

/* Adds a sentence; @format is English and marked for translation. */
static void say(struct speech *speech, const char *format, ...)
{
	va_list arguments;
	int length;

	if (speech->length && speech->length + 1 < speech->size)
		speech->text[speech->length++] = ' ';
	va_start(arguments, format);
	length = vsnprintf(speech->text + speech->length, speech->size - speech->length,
			   speech->say(format), arguments);
	va_end(arguments);
	if (length > 0 && (size_t)length < speech->size - speech->length) {
		speech->length += (size_t)length;
		return;
	}
	end_whole(speech);
	speech->length = strlen(speech->text);
}

/* The longest penalty is a day. */
#define SECONDS_MAX 86400

/* Room for six squares and how many more there are. */
#define SQUARES_TEXT_SIZE 80

/*
 * "e4, e5"; of many squares the first six and the number of the others, so that it stays one
 * line.
 */
static void squares_write(const struct speech *speech, laws_squares squares,
			  char text[SQUARES_TEXT_SIZE])
{
	unsigned int left = (unsigned int)__builtin_popcountll(squares);
	/* Translators: parts the squares of a list, such as "e4, e5". */
	const char *comma = speech->say(N_(", "));
	unsigned int written;
	size_t length = 0;
	char name[3];

	text[0] = '\0';
	for (written = 0; left && (written < 6 || left == 1); squares &= squares - 1, left--) {
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		length += (size_t)snprintf(text + length, SQUARES_TEXT_SIZE - length, "%s%s",
					   written++ ? comma : "", name);
	}
	if (left)
		snprintf(text + length, SQUARES_TEXT_SIZE - length, " … (+%u)", left);
}

static void say_difference(struct speech *speech, const struct facts *facts)
{
	char squares[SQUARES_TEXT_SIZE];

	if (facts->missing) {
		squares_write(speech, facts->missing, squares);
		/* Translators: a list of squares that should be occupied. */
		say(speech, N_("Nothing stands on %1$s."), squares);
	}
	if (facts->unexpected) {
		squares_write(speech, facts->unexpected, squares);
		/* Translators: a list of squares that should be empty. */
		say(speech, N_("Something stands on %1$s."), squares);
	}
}

/*
 * The usual sentence of each kind of alert. For kinds that name a side 1 is White or Black,
 * 2 the article and 3 a move; for the others 1 is the article.
 */
static const char *const sentences[LAWS_ALERTS] = {
	/* Translators: 3 is the move, such as e1-e3. */
	[LAWS_ALERT_ILLEGAL_MOVE] = N_("%1$s played %3$s, but that move is not legal (Article "
				       "%2$s)."),
	[LAWS_ALERT_NO_MOVE] = N_("%1$s pressed the clock without making a move (Article %2$s)."),
	[LAWS_ALERT_PAWN_NOT_REPLACED] =
		N_("%1$s left a pawn on the last rank and pressed the clock (Article %2$s)."),
	[LAWS_ALERT_TWO_HANDS] =
		N_("%1$s seems to have made a move with two hands (Article %2$s)."),
	[LAWS_ALERT_TOUCH_MOVE] =
		N_("%1$s seems to have touched one piece and moved another (Article %2$s)."),
	[LAWS_ALERT_CASTLING_ROOK_FIRST] =
		N_("%1$s seems to have touched the rook before the king, and castled (Article "
		   "%2$s)."),
	[LAWS_ALERT_MOVED_AFTER_RELEASE] =
		N_("%1$s seems to have changed a legal move after releasing the piece (Article "
		   "%2$s)."),
	[LAWS_ALERT_CLOCK_OTHER_HAND] =
		N_("%1$s may have pressed the clock with the other hand (Article %2$s)."),
	[LAWS_ALERT_TOUCHED_OUT_OF_TURN] =
		N_("%1$s may have touched a piece without having the move, or the opponent "
		   "touched it (Article %2$s)."),
	[LAWS_ALERT_DISPLACED] = N_("The board differs from the record (Article %1$s)."),
	[LAWS_ALERT_WRONG_START] = N_("The game would begin from a wrong set-up (Article %1$s)."),
	[LAWS_ALERT_FLAG_FALL] = N_("%1$s has no time left (Article %2$s)."),
	[LAWS_ALERT_WRONG_CLAIM] =
		N_("%1$s claimed a draw, and the claim does not hold (Article %2$s)."),
	[LAWS_ALERT_ILLEGAL_POSITION] =
		N_("The position cannot arise by legal moves (Article %1$s)."),
	[LAWS_ALERT_ILLEGAL_MOVE_STANDS] =
		N_("%1$s made an illegal move, and nobody claimed before the next move (Article "
		   "%2$s)."),
	[LAWS_ALERT_ABSENT] =
		N_("%1$s may not have arrived within the default time (Article %2$s)."),
	[LAWS_ALERT_QUICKPLAY_CLAIM] =
		N_("%1$s claims that the opponent cannot win by normal means, or does not try to "
		   "(Article %2$s)."),
	[LAWS_ALERT_SENSOR] = NULL, /* see say_sensor() */
	[LAWS_ALERT_STORE] = NULL,  /* see say_keeping() */
};

/* The sentence where a move was sealed, or announced with a claim; NULL: the usual one. */
static const char *sentence_of_promise(const struct facts *facts)
{
	if (facts->kind == LAWS_ALERT_ILLEGAL_MOVE && facts->sealed)
		return N_("What %1$s has sealed is no legal move, or may be several (Article "
			  "%2$s).");
	if (facts->kind == LAWS_ALERT_TOUCH_MOVE && facts->sealed)
		return N_("%1$s sealed a move, and another was made on the board (Article %2$s).");
	if (facts->kind == LAWS_ALERT_TOUCH_MOVE && facts->announced)
		return N_("%1$s announced a move with a claim of a draw, and made another "
			  "(Article %2$s).");
	return NULL;
}

static const char *sentence_of(const struct facts *facts)
{
	const char *promise = sentence_of_promise(facts);

	if (facts->seen)
		return N_("%1$s has committed an offence that the arbiter saw, and the board did "
			  "not (Article %2$s).");
	if (promise)
		return promise;
	if (facts->two_boards)
		return N_("The position on the board of %1$s differs from that on the other board "
			  "(Article %2$s).");
	if (facts->kind == LAWS_ALERT_ILLEGAL_MOVE && !facts->played[0])
		return N_("%1$s pressed the clock, and the board shows no legal move (Article "
			  "%2$s).");
	if (facts->kind == LAWS_ALERT_QUICKPLAY_CLAIM && facts->increment)
		return N_("%1$s asks that each move bring both players five more seconds (Article "
			  "%2$s).");
	if (facts->kind == LAWS_ALERT_DISPLACED && facts->unsure)
		return N_("The board may differ from the record (Article %1$s).");
	return sentences[facts->kind];
}

static const char *outage_reason(enum laws_outage outage)
{
	switch (outage) {
	case LAWS_OUTAGE_FAULT:
		return N_("Its hardware fails.");
	case LAWS_OUTAGE_GONE:
		return N_("It is not there.");
	case LAWS_OUTAGE_RESTART:
		return N_("The program that watches it started anew, or the machine slept.");
	case LAWS_OUTAGE_SQUARE:
	case LAWS_OUTAGE_UNFOLLOWED:
		break;
	}
	return N_("Nobody knows why.");
}

static void say_switch(struct speech *speech, const struct facts *facts)
{
	char square[3];

	laws_square_write(facts->square, square);
	/* Translators: a square, such as e4. */
	say(speech,
	    N_("The switch of %1$s cannot be right. The game is followed by the other squares."),
	    square);
}

static void say_outage(struct speech *speech, const struct facts *facts)
{
	char silent[32];
	char since[32];

	event_time_write(facts->since, since, sizeof(since));
	snprintf(silent, sizeof(silent), "%lld.%d", (long long)(facts->silent / LAWS_SECOND),
		 (int)(facts->silent / 100000 % 10));
	if (facts->times > 1)
		/* Translators: 1 is a time of the game, 2 how often, 3 seconds such as 4.5. */
		say(speech,
		    N_("The board has failed to answer since %1$s: number of failures %2$u, "
		       "seconds "
		       "without an answer %3$s."),
		    since, facts->times, silent);
	else
		/* Translators: a time of the game, such as 12:03.250. */
		say(speech, N_("The board has not answered since %1$s."), since);
	say(speech, outage_reason(facts->outage));
}

static void say_sensor(struct speech *speech, const struct facts *facts)
{
	if (facts->outage == LAWS_OUTAGE_SQUARE)
		say_switch(speech, facts);
	else if (facts->outage == LAWS_OUTAGE_UNFOLLOWED)
		say(speech, N_("Pieces stand on the board as they may in a game, and none is "
			       "followed. If one is being played there, nobody watches it."));
	else
		say_outage(speech, facts);
}

static void say_keeping(struct speech *speech, const struct facts *facts)
{
	if (facts->keeping == LAWS_KEEPING_DIFFERS)
		say(speech,
		    /* Translators: an event's number. */
		    N_("This version of the program judges the game otherwise than it was told, "
		       "from event %1$u on. What was told stands; the game goes on as it is judged "
		       "now. Compare it with the scoresheets."),
		    facts->from);
	else if (facts->keeping == LAWS_KEEPING_FULL)
		say(speech,
		    N_("What happens on the board can neither be kept nor wait for that any "
		       "longer, and is not judged. What is played now will be missing."));
	else
		say(speech, N_("What happens on the board cannot be kept. It is judged as before, "
			       "but told only once it can be kept."));
}

/* The evidence of two hands in numbers. */
static void say_hands(struct speech *speech, const struct laws_hand_evidence *hands)
{
	unsigned int between = (unsigned int)(hands->between / 1000);
	char names[2][3] = {"", ""};

	for (int i = 0; i < 2; i++)
		if (hands->squares[i] < LAWS_NO_SQUARE)
			laws_square_write(hands->squares[i], names[i]);
	if (hands->sign == LAWS_HAND_BOTH_HELD)
		/* Translators: 1 is a number of milliseconds. */
		say(speech, N_("King and rook were in the air together for %1$u ms."), between);
	else if (hands->sign == LAWS_HAND_TOO_FAR)
		/* Translators: 1 and 2 are squares, 3 milliseconds, 4 millimetres. */
		say(speech, N_("From %1$s to %2$s a hand has %4$u mm to go, and had %3$u ms."),
		    names[0], names[1], between, hands->distance);
	else
		/* Translators: 1 is a square, 2 milliseconds, 3 millimetres. */
		say(speech,
		    N_("From %1$s to the clock a hand has at least %3$u mm to go, and had "
		       "%2$u ms."),
		    names[0], between, hands->distance);
	if (hands->sign != LAWS_HAND_BOTH_HELD && hands->moves)
		/* Translators: numbers of moves. */
		say(speech, N_("The player was that fast in %1$u of %2$u moves."), hands->as_fast,
		    hands->moves);
}

/* "2:00" as a clock shows it. */
static void span_on_clock_write(laws_time span, char *text, size_t size)
{
	snprintf(text, size, "%lld:%02d", (long long)(span / (60 * LAWS_SECOND)),
		 (int)(span / LAWS_SECOND % 60));
}

/* The cost of a confirmation. */
static void say_cost(struct speech *speech, const struct facts *facts)
{
	char added[32];
	char deducted[32];

	span_on_clock_write(facts->added, added, sizeof(added));
	span_on_clock_write(facts->deducted, deducted, sizeof(deducted));
	if (facts->result[0])
		/* Translators: a result such as 0-1. */
		say(speech, N_("If this is confirmed, the game ends %1$s."), facts->result);
	if (facts->kind == LAWS_ALERT_QUICKPLAY_CLAIM && !facts->increment) {
		span_on_clock_write(LAWS_QUICKPLAY_AWARD, added, sizeof(added));
		/* Translators: 1 is White or Black, 2 minutes and seconds such as 2:00. */
		say(speech, N_("If this is dismissed, %1$s gets %2$s more."),
		    side_name(speech, laws_side_other(facts->side)), added);
	}
	if (facts->added)
		/* Translators: 1 is White or Black, 2 minutes and seconds such as 2:00. */
		say(speech, N_("If this is confirmed, %1$s gets %2$s more."),
		    side_name(speech, laws_side_other(facts->side)), added);
	if (facts->deducted)
		/* Translators: 1 is White or Black, 2 minutes and seconds such as 2:00. */
		say(speech, N_("%1$s then has %2$s less."), side_name(speech, facts->side),
		    deducted);
}

static void say_what_was_found(struct speech *speech, const struct facts *facts)
{
	if (facts->fifty)
		/* Translators: numbers such as 87 and 100. */
		say(speech,
		    N_("Moves by either player without a capture and without a pawn's move: %1$u; "
		       "needed: %2$u."),
		    facts->found, facts->needed);
	else
		/* Translators: numbers such as 2 and 3. */
		say(speech, N_("Appearances of the position: %1$u; needed: %2$u."), facts->found,
		    facts->needed);
	if (facts->at_most)
		/* Translators: a number such as 3. */
		say(speech,
		    N_("Appearances, if castling that was prevented for a time makes no "
		       "difference: %1$u."),
		    facts->at_most);
}

static void say_what_happened(struct speech *speech, const struct facts *facts)
{
	bool of_side = laws_alert_info(facts->kind)->names_side || facts->two_boards;

	if (facts->kings[0])
		/* Translators: a result such as 1-0. */
		say(speech, N_("The kings were put in the centre of the board, which shows %1$s."),
		    facts->kings);
	else if (of_side)
		say(speech, sentence_of(facts), side_name(speech, facts->side), facts->article,
		    facts->played);
	else
		say(speech, sentence_of(facts), facts->article);
	if (facts->kind == LAWS_ALERT_WRONG_CLAIM && facts->needed)
		say_what_was_found(speech, facts);
	if (!of_side || facts->two_boards ||
	    (facts->kind == LAWS_ALERT_ILLEGAL_MOVE && !facts->played[0] && !facts->sealed))
		say_difference(speech, facts);
}

/* Of these the Laws say nothing, and so not what they cost. */
static bool is_of_the_laws(enum laws_alert_kind kind)
{
	return kind != LAWS_ALERT_SENSOR && kind != LAWS_ALERT_STORE;
}

static void say_grounds(struct speech *speech, const struct facts *facts)
{
	if (facts->kind == LAWS_ALERT_SENSOR) {
		say_sensor(speech, facts);
		return;
	}
	if (facts->kind == LAWS_ALERT_STORE) {
		say_keeping(speech, facts);
		return;
	}
	say_what_happened(speech, facts);
	if (facts->hands.sign)
		say_hands(speech, &facts->hands);
}

static void say_alert(struct speech *speech, const struct facts *facts)
{
	speech->text[0] = '\0';
	say_grounds(speech, facts);
	if (is_of_the_laws(facts->kind))
		say_cost(speech, facts);
}

static void played_write(laws_square from, laws_square to, bool captured, struct facts *facts)
{
	char names[2][3];

	if (from >= LAWS_NO_SQUARE || to >= LAWS_NO_SQUARE)
		return;
	laws_square_write(from, names[0]);
	laws_square_write(to, names[1]);
	snprintf(facts->played, sizeof(facts->played), "%s%s%s", names[0], captured ? "x" : "-",
		 names[1]);
}

static void differences_of(const struct laws_differences *differences, struct facts *facts)
{
	facts->missing = differences->missing;
	facts->unexpected = differences->unexpected;
}

static void claim_of(const struct laws_claim_evidence *claim, struct facts *facts)
{
	facts->fifty = claim->claim == LAWS_CLAIM_OF_FIFTY;
	facts->announced = claim->announced;
	facts->found = claim->found;
	facts->at_most = claim->at_most > claim->found ? claim->at_most : 0;
	facts->needed = claim->needed;
}

static void played_of(const struct laws_verdict_alert *alert, struct facts *facts)
{
	const struct laws_played_evidence *played = &alert->played;

	differences_of(&played->differences, facts);
	facts->sealed = played->sealed;
	if (alert->kind == LAWS_ALERT_ILLEGAL_MOVE && !played->sealed)
		played_write(played->from, played->to, played->captured < LAWS_NO_SQUARE, facts);
}

static void sensor_of(const struct laws_sensor_evidence *sensor, struct facts *facts)
{
	facts->outage = sensor->outage;
	facts->since = sensor->since;
	facts->times = sensor->times;
	facts->silent = sensor->silent;
	facts->square = sensor->square;
}

static void evidence_of(const struct laws_verdict_alert *alert, struct facts *facts)
{
	switch (laws_alert_info(alert->kind)->evidence) {
	case LAWS_EVIDENCE_PLAYED:
		played_of(alert, facts);
		break;
	case LAWS_EVIDENCE_HANDS:
		facts->hands = alert->hands;
		break;
	case LAWS_EVIDENCE_TOUCHES:
		facts->announced = alert->touches.announced && !alert->touches.sealed;
		facts->sealed = alert->touches.sealed;
		break;
	case LAWS_EVIDENCE_BOARD:
		differences_of(&alert->board, facts);
		break;
	case LAWS_EVIDENCE_DISPLACED:
		differences_of(&alert->displaced.differences, facts);
		facts->two_boards = alert->displaced.two_boards;
		if (alert->displaced.kings != LAWS_RESULT_NONE)
			facts->kings = laws_result_text(alert->displaced.kings);
		break;
	case LAWS_EVIDENCE_CLAIM:
		claim_of(&alert->claim, facts);
		break;
	case LAWS_EVIDENCE_REQUEST:
		facts->increment = alert->request == LAWS_CLAIM_OF_INCREMENT;
		break;
	case LAWS_EVIDENCE_SENSOR:
		sensor_of(&alert->sensor, facts);
		break;
	case LAWS_EVIDENCE_STORE:
		facts->keeping = alert->store.keeping;
		facts->from = alert->store.from;
		break;
	case LAWS_EVIDENCE_IDLE_TOUCH:
	case LAWS_EVIDENCE_POSITION:
	case LAWS_EVIDENCE_TIME:
		break;
	}
}

void alert_sentence(const struct laws_verdict *verdict, char *text, size_t size)
{
	struct speech speech = {.say = in_english, .text = text, .size = size};
	const struct laws_verdict_alert *alert = &verdict->alert;
	const struct laws_verdict_due *due = &alert->due;
	struct facts facts = {
		.kind = alert->kind,
		.unsure = alert->confidence == LAWS_POSSIBLE,
		.seen = alert->seen,
		.side = verdict->side,
		.article = verdict->article ? verdict->article : "",
		.square = LAWS_NO_SQUARE,
		.added = due->kind == LAWS_DUE_TIME ? due->added : 0,
		.deducted = due->deducted,
		.result = due->kind == LAWS_DUE_RESULT ? laws_result_text(due->result) : "",
		.kings = "",
	};

	evidence_of(alert, &facts);
	say_alert(&speech, &facts);
}

/* The square of @key, or LAWS_NO_SQUARE. */
static laws_square square_of(struct json_object *evidence, const char *key)
{
	const char *name = text_of(evidence, key);

	return laws_square_read(name, strlen(name));
}

static laws_squares squares_of(struct json_object *evidence, const char *key)
{
	struct json_object *list;
	laws_squares squares = 0;
	size_t i;

	if (!json_object_object_get_ex(evidence, key, &list) ||
	    !json_object_is_type(list, json_type_array))
		return 0;
	for (i = 0; i < json_object_array_length(list); i++) {
		const char *name = json_object_get_string(json_object_array_get_idx(list, i));
		laws_square square = name ? laws_square_read(name, strlen(name)) : LAWS_NO_SQUARE;

		if (square < LAWS_NO_SQUARE)
			squares |= LAWS_SQUARE_SET(square);
	}
	return squares;
}

/* The seconds of @key, as µs. */
static laws_time span_of(struct json_object *penalty, const char *key)
{
	struct json_object *value;
	double seconds = 0;

	if (json_object_object_get_ex(penalty, key, &value))
		seconds = json_object_get_double(value);
	return seconds > 0 && seconds <= SECONDS_MAX ? (laws_time)(seconds * LAWS_SECOND) : 0;
}

static void cost_of_evidence(struct json_object *evidence, struct facts *facts)
{
	struct json_object *penalty = NULL;

	json_object_object_get_ex(evidence, "penalty", &penalty);
	facts->added = span_of(penalty, "seconds");
	facts->deducted = span_of(penalty, "reduce");
	facts->result = text_of(penalty ? penalty : evidence, "result");
}

static uint16_t small_of(struct json_object *evidence, const char *key)
{
	int64_t number = number_of(evidence, key);

	return number >= 0 && number <= UINT16_MAX ? (uint16_t)number : UINT16_MAX;
}

static void hands_of(struct json_object *evidence, struct laws_hand_evidence *hands)
{
	int sign = word_find(hand_words, text_of(evidence, "what"));
	struct json_object *list;

	*hands = (struct laws_hand_evidence){.squares = {LAWS_NO_SQUARE, LAWS_NO_SQUARE}};
	if (sign <= 0)
		return;
	hands->sign = (enum laws_hand_sign)sign;
	if (json_object_object_get_ex(evidence, "squares", &list) &&
	    json_object_is_type(list, json_type_array)) {
		for (size_t i = 0; i < 2 && i < json_object_array_length(list); i++) {
			const char *name =
				json_object_get_string(json_object_array_get_idx(list, i));

			if (name)
				hands->squares[i] = laws_square_read(name, strlen(name));
		}
	}
	hands->between = number_of(evidence, "between_ms") % SPAN_MAX * 1000;
	hands->distance = small_of(evidence, "distance_mm");
	hands->as_fast = small_of(evidence, "as_fast");
	hands->moves = small_of(evidence, "moves");
}

/* The kind that @word names, or LAWS_ALERTS. */
static enum laws_alert_kind alert_kind(const char *word)
{
	int kind = 0;

	while (kind < LAWS_ALERTS &&
	       strcmp(laws_alert_info((enum laws_alert_kind)kind)->word, word) != 0)
		kind++;
	return (enum laws_alert_kind)kind;
}

/* Returns false for an alert of another version, of which only its own text is known. */
static bool facts_of_event(struct json_object *event, struct facts *facts)
{
	enum laws_alert_kind kind = alert_kind(text_of(event, "kind"));
	struct json_object *evidence = NULL;
	int outage, keeping;

	if (kind == LAWS_ALERTS)
		return false;
	json_object_object_get_ex(event, "evidence", &evidence);
	outage = word_find(outage_words, text_of(evidence, "what"));
	keeping = word_find(keeping_words, text_of(evidence, "what"));
	*facts = (struct facts){
		.kind = kind,
		.unsure = !strcmp(text_of(event, "confidence"), "possible"),
		.seen = text_of(evidence, "seen_by")[0],
		.increment =
			!strcmp(text_of(evidence, "claim"), claim_words[LAWS_CLAIM_OF_INCREMENT]),
		.side = strcmp(text_of(event, "side"), "black") ? LAWS_WHITE : LAWS_BLACK,
		.article = text_of(event, "article"),
		.missing = squares_of(evidence, "missing"),
		.unexpected = squares_of(evidence, "unexpected"),
		.outage = (enum laws_outage)outage,
		.keeping = (enum laws_keeping)keeping,
		.from = (unsigned int)number_of(evidence, "from"),
		.since = number_of(evidence, "since"),
		.times = (unsigned int)number_of(evidence, "times"),
		.silent = number_of(evidence, "silent_ms") % SPAN_MAX * 1000,
		.square = square_of(evidence, "square"),
		.kings = text_of(evidence, "kings"),
		.announced = text_of(evidence, "announced")[0],
		.sealed = text_of(evidence, "sealed")[0],
		.fifty = !strcmp(text_of(evidence, "claim"), claim_words[LAWS_CLAIM_OF_FIFTY]),
		.found = (unsigned int)number_of(evidence, "found"),
		.at_most = (unsigned int)number_of(evidence, "at_most"),
		.needed = (unsigned int)number_of(evidence, "needed"),
	};
	facts->two_boards = text_of(evidence, "board")[0];
	if (facts->two_boards)
		facts->side = strcmp(text_of(evidence, "board"), "black") ? LAWS_WHITE : LAWS_BLACK;
	if (laws_alert_info(kind)->evidence == LAWS_EVIDENCE_HANDS)
		hands_of(evidence, &facts->hands);
	cost_of_evidence(evidence, facts);
	if (kind == LAWS_ALERT_ILLEGAL_MOVE)
		played_write(square_of(evidence, "from"), square_of(evidence, "to"),
			     text_of(evidence, "captured")[0], facts);
	if (kind == LAWS_ALERT_STORE)
		return keeping > LAWS_KEEPING_KEPT;
	if (kind != LAWS_ALERT_SENSOR)
		return true;
	return outage >= 0 && (outage != LAWS_OUTAGE_SQUARE || facts->square < LAWS_NO_SQUARE);
}

void alert_json_sentence(struct json_object *event, char *text, size_t size)
{
	struct speech speech = {.say = in_the_readers_language, .text = text, .size = size};
	struct facts facts;

	if (facts_of_event(event, &facts))
		say_alert(&speech, &facts);
	else
		snprintf(text, size, "%s", text_of(event, "text"));
}

void alert_json_grounds(struct json_object *event, char *text, size_t size)
{
	struct speech speech = {.say = in_the_readers_language, .text = text, .size = size};
	struct facts facts;

	text[0] = '\0';
	if (facts_of_event(event, &facts))
		say_grounds(&speech, &facts);
	else
		snprintf(text, size, "%s", text_of(event, "text"));
}

void alert_json_cost(struct json_object *event, char *text, size_t size)
{
	struct speech speech = {.say = in_the_readers_language, .text = text, .size = size};
	struct facts facts;

	text[0] = '\0';
	if (facts_of_event(event, &facts) && is_of_the_laws(facts.kind))
		say_cost(&speech, &facts);
}

const char *refusal_sentence(enum laws_refusal refusal)
{
	switch (refusal) {
	case LAWS_REFUSED_NO_GAME:
		return N_("No game is being played.");
	case LAWS_REFUSED_GAME_ON:
		return N_("A game is being played.");
	case LAWS_REFUSED_NO_ALERT:
		return N_("There is no such open alert.");
	case LAWS_REFUSED_NO_OFFER:
		return N_("No draw offer of the opponent stands.");
	case LAWS_REFUSED_TOO_EARLY:
		return N_("It is too early in the game for that.");
	case LAWS_REFUSED_NO_TIME_CONTROL:
		return N_("No time control is known.");
	case LAWS_REFUSED_NOT_PAUSED:
		return N_("The game is not paused.");
	case LAWS_REFUSED_PAUSED:
		return N_("The game is paused already.");
	case LAWS_REFUSED_SILENT:
		return N_("The board does not answer.");
	case LAWS_REFUSED_NO_RULING:
		return N_("There is no such ruling that could be undone.");
	case LAWS_REFUSED_NO_MOVE:
		return N_("That move is not on the record.");
	case LAWS_REFUSED_NOT_OVER:
		return N_("The game is not over.");
	case LAWS_REFUSED_NO_CLAIM:
		return N_("The Laws give no right to that claim now.");
	case LAWS_REFUSED_ILLEGAL:
		return N_("That move is not legal here.");
	case LAWS_REFUSED_NOT_IN_EDITION:
		return N_("The edition that is played does not know that.");
	case LAWS_REFUSED_TOO_LATE:
		return N_("It is too late in the game for that.");
	case LAWS_REFUSED_NO_PENALTY:
		return N_("There is no such penalty.");
	case LAWS_REFUSED_TOUCHED:
		return N_("Who has touched a piece cannot claim a draw on that move any more.");
	case LAWS_REFUSED_BOUND:
		return N_("An earlier claim has announced another move.");
	case LAWS_REFUSED_UNCLEAR:
		return N_("That names no move, or may name several.");
	case LAWS_REFUSED_DIFFERS:
		return N_("The board and the record differ.");
	case LAWS_REFUSED_ADJOURNED:
		return N_("The game is adjourned already.");
	case LAWS_REFUSED_VARIANT:
		return N_("Such rights to castle are those of Chess960, which is not played.");
	case LAWS_REFUSED_TOO_OFTEN:
		return N_("That player has asked for it as often as the Laws allow.");
	case LAWS_REFUSED_RULED:
		return N_("That has been ruled on already.");
	case LAWS_REFUSED_NOT_PRESSED:
		return N_("The Laws count that only once the clock has been pressed.");
	case LAWS_REFUSED_NOT_ADJOURNED:
		return N_("The game is not adjourned.");
	case LAWS_REFUSED_NOT_IN_DOUBT:
		return N_("The record is not in doubt: there is nothing to choose from.");
	case LAWS_REFUSED_NO_CANDIDATE:
		return N_("No candidate has that number now; list them again.");
	}
	return N_("The Laws do not allow it now.");
}
