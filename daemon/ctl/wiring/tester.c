/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What may happen while one square is asked for, once the contacts are still:
 * - nothing is closed: the piece is in the hand.
 * - what was closed by the square before: the piece has not been moved yet; or two squares show
 *   the same, and the hand was quick: it has to be lifted for a moment.
 * - that and more: a second piece.
 * - what the map says: right.
 * - something else: the piece may stand elsewhere. It is asked for once more, unless rows and
 *   columns have shown already that it comes out so; seen twice it is sure.
 * - it does not get still: it flickers; likewise seen twice.
 * - the hardware fails: nothing is known until it answers.
 */
#include <string.h>

#include "ctl/wiring/tester.h"

#define NEVER	UINT64_MAX
#define BIT(n)	LAWS_SQUARE_SET(n)
#define SQUARES 64

static void ask(struct tester *tester, uint64_t now);

static void tell(const struct tester *tester, enum tester_message_type type, unsigned int subject,
		 laws_squares contacts)
{
	const struct tester_message message = {
		.type = type,
		.phase = tester->phase,
		.subject = subject,
		.contacts = contacts,
	};

	tester->tell(tester->data, &message);
}

unsigned int tester_count(const struct tester *tester)
{
	unsigned int square, count = 0;

	for (square = 0; square < SQUARES; square++)
		count += tester->results.squares[square].state != READING_OPEN;
	return count;
}

/* A square that has a contact which can be seen to close. */
static bool is_askable(const struct tester *tester, unsigned int square)
{
	int contact = diagnosis_contact(tester->results.board.wiring, square);

	return contact >= 0 && !(tester->results.stuck & BIT(contact));
}

static void enter(struct tester *tester, enum tester_phase phase, uint64_t now)
{
	tester->phase = phase;
	tester->subject = 0;
	ask(tester, now);
}

/* A diagonal band of half the board: each of its contacts has mates in its row and its column. */
static laws_squares set_up(const struct tester *tester, unsigned int set)
{
	const struct diagnosis_input *results = &tester->results;
	unsigned int columns = results->board.columns;
	laws_squares contacts = 0;
	unsigned int square;

	for (square = 0; square < SQUARES; square++) {
		laws_squares shown = results->squares[square].shown;
		unsigned int contact;

		if (results->squares[square].state != READING_TAKEN || !shown ||
		    shown & (shown - 1))
			continue;
		contact = (unsigned int)__builtin_ctzll(shown);
		if ((contact % columns + columns - contact / columns % columns) % columns /
			    ((columns + 1) / 2) ==
		    set)
			contacts |= shown;
	}
	return contacts;
}

static laws_squares squares_of(const struct tester *tester, laws_squares contacts)
{
	laws_squares squares = 0;
	unsigned int square;

	for (square = 0; square < SQUARES; square++)
		if (tester->results.squares[square].state == READING_TAKEN &&
		    tester->results.squares[square].shown & contacts)
			squares |= BIT(square);
	return squares;
}

static bool diodes_matter(const struct tester *tester)
{
	struct diagnosis diagnosis;

	if (tester->results.board.topology != DIAGNOSIS_MATRIX &&
	    tester->results.board.topology != DIAGNOSIS_UNKNOWN)
		return false;
	diagnosis_make(&tester->results, &diagnosis);
	return !diagnosis_hides_diodes(&diagnosis);
}

/* Finds the next subject of the phase from the present one on; false if there is none. */
static bool find_subject(struct tester *tester)
{
	const struct diagnosis_input *results = &tester->results;

	switch (tester->phase) {
	case TESTER_EMPTY:
	case TESTER_DONE:
		return true;
	case TESTER_SQUARES:
		while (tester->subject < SQUARES &&
		       (results->squares[tester->subject].state != READING_OPEN ||
			!is_askable(tester, tester->subject)))
			tester->subject++;
		return tester->subject < SQUARES;
	case TESTER_INPUTS:
		while (tester->subject < INPUT_BITS &&
		       (results->inputs[tester->subject].state != READING_OPEN ||
			!(results->board.inputs & 1u << tester->subject)))
			tester->subject++;
		return tester->subject < INPUT_BITS;
	case TESTER_DIODES:
		if (tester->subject == 0 && !diodes_matter(tester))
			return false;
		for (; tester->subject < 2; tester->subject++) {
			tester->wanted = set_up(tester, tester->subject);
			/* Fewer have no fourth corner. */
			if (__builtin_popcountll(tester->wanted) >= 3)
				return true;
		}
		return false;
	}
	return false;
}

static void question(const struct tester *tester)
{
	static const enum tester_message_type questions[] = {
		[TESTER_EMPTY] = TESTER_ASK_EMPTY,  [TESTER_SQUARES] = TESTER_ASK_SQUARE,
		[TESTER_INPUTS] = TESTER_ASK_INPUT, [TESTER_DIODES] = TESTER_ASK_DIODES,
		[TESTER_DONE] = TESTER_FINISHED,
	};

	tell(tester, questions[tester->phase], tester->subject,
	     tester->phase == TESTER_DIODES ? squares_of(tester, tester->wanted) : 0);
}

static void ask(struct tester *tester, uint64_t now)
{
	tester->asked = now;
	tester->told = false;
	tester->odd = 0;
	tester->odd_flickers = false;
	tester->attempts = 0;
	tester->rose = 0;
	while (!find_subject(tester)) {
		tester->phase++;
		tester->subject = 0;
	}
	tester->reminded = tester->phase == TESTER_DONE;
	question(tester);
}

static void advance(struct tester *tester, uint64_t now)
{
	tester->subject++;
	ask(tester, now);
}

static struct reading *reading_of(struct tester *tester)
{
	return tester->phase == TESTER_INPUTS ? &tester->results.inputs[tester->subject]
					      : &tester->results.squares[tester->subject];
}

static void take(struct tester *tester, const struct reading *reading, bool right, uint64_t now)
{
	*reading_of(tester) = *reading;
	tell(tester, right ? TESTER_RIGHT : TESTER_NOTED, tester->subject, reading->shown);
	advance(tester, now);
}

/* Has what was not right the first time been seen again? Else it is asked for once more. */
static bool is_sure(struct tester *tester, const struct reading *reading)
{
	bool flickers = reading->flicker;

	if (tester->attempts && tester->odd == reading->shown && tester->odd_flickers == flickers)
		return true;
	tester->attempts++;
	tester->odd = reading->shown;
	tester->odd_flickers = flickers;
	return false;
}

/* A reading of the square that is asked for. */
static void read_square(struct tester *tester, laws_squares shown, unsigned int flicker,
			uint64_t now)
{
	const struct reading unsteady = {.state = READING_UNSTEADY};
	struct reading reading = {.state = READING_TAKEN, .shown = shown, .flicker = flicker};
	int own = diagnosis_contact(tester->results.board.wiring, tester->subject);

	tester->standing = shown;
	if (!flicker && shown == BIT(own)) {
		take(tester, &reading, true, now);
	} else if ((!flicker && diagnosis_foreseen(&tester->results, tester->subject, shown)) ||
		   is_sure(tester, &reading)) {
		take(tester, &reading, false, now);
	} else if (tester->attempts >= TESTER_ATTEMPTS) {
		take(tester, &unsteady, false, now);
	} else {
		tester->reminded = false;
		tester->asked = now;
		tell(tester, flicker ? TESTER_RESTLESS : TESTER_ODD, tester->subject, shown);
	}
}

/* The longest time that one of @contacts took to get still, if that was too long; µs. */
static unsigned int flicker_of(const struct tester *tester, laws_squares contacts)
{
	unsigned int longest = 0;

	for (; contacts; contacts &= contacts - 1) {
		unsigned int flicker = tester->tracks[__builtin_ctzll(contacts)].flicker;

		longest = flicker > longest ? flicker : longest;
	}
	return longest;
}

static void judge_square(struct tester *tester, bool again, uint64_t now)
{
	int own = diagnosis_contact(tester->results.board.wiring, tester->subject);
	laws_squares shown;

	/* The piece stands and is seen, so that what flickers does so by itself. */
	if (tester->still & BIT(own))
		tester->results.noisy |= tester->restless & ~BIT(own);
	shown = (tester->still | tester->restless) & ~(tester->results.noisy & ~BIT(own));
	if (!shown) {
		tester->standing = 0;
	} else if (shown == tester->standing || (tester->standing && again)) {
		if (again && !tester->told)
			tell(tester, TESTER_LIFT, tester->subject, 0);
		tester->told |= again;
	} else if (tester->standing && (shown & tester->standing) == tester->standing) {
		if (!tester->told)
			tell(tester, TESTER_TWO, tester->subject, shown);
		tester->told = true;
	} else {
		read_square(tester, shown, flicker_of(tester, shown), now);
	}
}

static void judge_diodes(struct tester *tester, uint64_t now)
{
	laws_squares closed = tester->still | tester->restless;
	laws_squares extra = closed & ~tester->wanted;

	if ((closed & tester->wanted) != tester->wanted)
		return;
	if (extra) {
		tell(tester, TESTER_GHOSTS, tester->subject, extra);
		return;
	}
	tester->results.standing[tester->subject] = tester->wanted;
	tester->results.ghosts[tester->subject] = 0;
	advance(tester, now);
}

/* The contacts are still; @again: as they were when they were judged the last time. */
static void judge(struct tester *tester, bool again, uint64_t now)
{
	switch (tester->phase) {
	case TESTER_EMPTY:
		if (!(tester->still | tester->restless))
			enter(tester, TESTER_SQUARES, now);
		else if (!again)
			tell(tester, TESTER_NOT_EMPTY, 0, tester->still | tester->restless);
		break;
	case TESTER_SQUARES:
		judge_square(tester, again, now);
		break;
	case TESTER_DIODES:
		if (!again)
			judge_diodes(tester, now);
		break;
	case TESTER_INPUTS:
	case TESTER_DONE:
		break;
	}
}

/* Levers and buttons are read by what went down, so that a short press will do. */
static void judge_inputs(struct tester *tester, uint64_t now)
{
	bool itself = tester->rose & 1u << tester->subject;
	unsigned int flicker = itself ? tester->tracks[SQUARES + tester->subject].flicker : 0;
	struct reading reading = {
		.state = READING_TAKEN,
		.shown = tester->rose,
		.flicker = flicker,
	};

	tester->rose = 0;
	if (reading.shown == BIT(tester->subject) && !flicker)
		take(tester, &reading, true, now);
	else if (is_sure(tester, &reading) || tester->attempts >= TESTER_ATTEMPTS)
		take(tester, &reading, false, now);
	else
		tell(tester, flicker ? TESTER_RESTLESS : TESTER_ODD_INPUT, tester->subject,
		     reading.shown);
}

/* A track that has been still for long enough, and how long that took. */
static void calm(struct tester *tester, struct tester_track *track, uint64_t now)
{
	if (!track->changes || now - track->last < tester->settle_time)
		return;
	track->flicker = track->changes >= TESTER_FLICKER_CHANGES &&
					 track->last - track->first > tester->debounce_time
				 ? (unsigned int)(track->last - track->first)
				 : 0;
	track->changes = 0;
}

static bool is_restless(const struct tester_track *track, uint64_t now)
{
	return track->changes > TESTER_FLICKER_CHANGES &&
	       now - track->first >= TESTER_RESTLESS_TIME;
}

/* Contacts that are not still, and of these the ones that have not been for very long. */
static laws_squares unsettled(struct tester *tester, laws_squares *restless, uint64_t now)
{
	laws_squares busy = 0;
	unsigned int contact;

	*restless = 0;
	for (contact = 0; contact < SQUARES; contact++) {
		struct tester_track *track = &tester->tracks[contact];

		calm(tester, track, now);
		if (!track->changes)
			continue;
		busy |= BIT(contact);
		if (!is_restless(track, now))
			continue;
		*restless |= BIT(contact);
		track->flicker = (unsigned int)(track->last - track->first);
	}
	return busy;
}

static void evaluate_squares(struct tester *tester, uint64_t now)
{
	laws_squares restless, busy = unsettled(tester, &restless, now);
	laws_squares still = tester->closed & ~restless & ~tester->results.stuck;
	bool again;

	if (busy & ~restless)
		return;
	again = tester->judged && tester->still == still && tester->restless == restless;
	/* A contact that goes on flickering is judged once. */
	if (again && restless)
		return;
	tester->judged = true;
	tester->still = still;
	tester->restless = restless;
	judge(tester, again, now);
}

static void evaluate_inputs(struct tester *tester, uint64_t now)
{
	bool busy = false;
	unsigned int input;

	for (input = 0; input < INPUT_BITS; input++) {
		struct tester_track *track = &tester->tracks[SQUARES + input];

		calm(tester, track, now);
		if (!track->changes)
			continue;
		busy |= !is_restless(track, now);
		track->flicker = (unsigned int)(track->last - track->first);
	}
	if (busy)
		return;
	if (tester->phase == TESTER_INPUTS && tester->rose)
		judge_inputs(tester, now);
}

/* When something may have got still, become restless, or been waited for too long; after @now. */
static uint64_t next_deadline(const struct tester *tester, uint64_t now)
{
	uint64_t deadline = NEVER, due;
	unsigned int contact;

	if (tester->phase == TESTER_DONE || tester->fault)
		return NEVER;
	for (contact = 0; contact < SQUARES + INPUT_BITS; contact++) {
		const struct tester_track *track = &tester->tracks[contact];

		if (!track->changes)
			continue;
		due = track->last + tester->settle_time;
		deadline = due < deadline ? due : deadline;
		due = track->first + TESTER_RESTLESS_TIME;
		if (due > now && track->changes > TESTER_FLICKER_CHANGES)
			deadline = due < deadline ? due : deadline;
	}
	due = tester->asked + TESTER_REMINDER_TIME;
	if (!tester->reminded && due < deadline)
		deadline = due;
	return deadline;
}

static void run_deadline(struct tester *tester, uint64_t now)
{
	if (!tester->reminded && now - tester->asked >= TESTER_REMINDER_TIME) {
		tester->reminded = true;
		tell(tester, TESTER_REMINDER, tester->subject, 0);
	}
	evaluate_squares(tester, now);
	evaluate_inputs(tester, now);
}

static void change(struct tester_track *track, uint64_t now)
{
	if (!track->changes)
		track->first = now;
	track->last = now;
	track->changes++;
}

static void take_fault(struct tester *tester, bool fault)
{
	if (fault == tester->fault)
		return;
	tester->fault = fault;
	if (fault && tester->phase == TESTER_SQUARES)
		tester->results.faulted |= BIT(tester->subject);
	else if (fault)
		tester->results.failed = true;
	tell(tester, fault ? TESTER_HARDWARE : TESTER_HARDWARE_OK, tester->subject, 0);
	if (!fault && tester->phase != TESTER_DONE)
		question(tester);
}

/* One contact, taken for changed, so that a board on which nothing moves is judged, too. */
static laws_squares first_watched(const struct tester *tester)
{
	laws_squares watched = ~tester->results.stuck;

	return watched & -watched;
}

static void take_state(struct tester *tester, const struct tester_event *event, uint64_t now)
{
	laws_squares changed = event->contacts ^ tester->closed;
	uint8_t inputs = event->inputs ^ tester->inputs;
	unsigned int n;

	take_fault(tester, event->fault);
	if (event->fault)
		return;
	if (!tester->begun) {
		changed |= first_watched(tester);
		inputs = 0;
	}
	tester->begun = true;
	for (changed &= ~tester->results.stuck; changed; changed &= changed - 1)
		change(&tester->tracks[__builtin_ctzll(changed)], now);
	for (n = 0; n < INPUT_BITS; n++)
		if (inputs & 1u << n)
			change(&tester->tracks[SQUARES + n], now);
	tester->rose |= event->inputs & inputs;
	tester->closed = event->contacts;
	tester->inputs = event->inputs;
}

/* Nothing closes: said by the person, since no board can know where the piece is. */
static void say_none(struct tester *tester, uint64_t now)
{
	const struct reading nothing = {.state = READING_TAKEN};
	const struct reading failed = {.state = READING_SKIPPED};
	laws_squares closed = tester->closed & ~tester->results.stuck & ~tester->results.noisy;

	switch (tester->phase) {
	case TESTER_EMPTY:
		return;
	case TESTER_SQUARES:
		if (tester->fault)
			take(tester, &failed, false, now);
		else if (closed)
			tell(tester, TESTER_LIFT, tester->subject, 0);
		else
			take(tester, &nothing, false, now);
		return;
	case TESTER_INPUTS:
		take(tester, &nothing, false, now);
		return;
	case TESTER_DIODES:
		if (tester->fault) {
			tester->results.faulted |= squares_of(tester, tester->wanted);
			advance(tester, now);
			return;
		}
		if ((closed & tester->wanted) != tester->wanted) {
			tell(tester, TESTER_MISSING, tester->subject,
			     squares_of(tester, tester->wanted & ~closed));
			return;
		}
		tester->results.standing[tester->subject] = tester->wanted;
		tester->results.ghosts[tester->subject] = closed & ~tester->wanted;
		advance(tester, now);
		return;
	case TESTER_DONE:
		return;
	}
}

static void say_empty(struct tester *tester, uint64_t now)
{
	if (tester->phase != TESTER_EMPTY || !tester->begun)
		return;
	tester->results.stuck |= tester->closed | tester->restless;
	tester->still = 0;
	tester->restless = 0;
	enter(tester, TESTER_SQUARES, now);
}

static void say_skip(struct tester *tester, uint64_t now)
{
	if (tester->phase == TESTER_SQUARES || tester->phase == TESTER_INPUTS)
		reading_of(tester)->state = READING_SKIPPED;
	if (tester->phase == TESTER_DIODES || tester->phase == TESTER_SQUARES ||
	    tester->phase == TESTER_INPUTS)
		advance(tester, now);
}

static bool is_subject(const struct tester *tester)
{
	return tester->phase == TESTER_INPUTS ? tester->results.board.inputs & 1u << tester->subject
					      : is_askable(tester, tester->subject);
}

/*
 * The one that was asked for before, or where there is none the same; what stands now was put there
 * for that.
 */
static void say_back(struct tester *tester, uint64_t now)
{
	if (tester->phase != TESTER_SQUARES && tester->phase != TESTER_INPUTS)
		return;
	while (tester->subject > 0) {
		tester->subject--;
		if (is_subject(tester)) {
			*reading_of(tester) = (struct reading){.state = READING_OPEN};
			break;
		}
	}
	tester->standing = tester->still;
	ask(tester, now);
}

static void say_again(struct tester *tester, uint64_t now)
{
	const struct diagnosis_board board = tester->results.board;

	memset(&tester->results, 0, sizeof(tester->results));
	tester->results.board = board;
	tester->judged = false;
	tester->standing = 0;
	/* What stuck was not watched. */
	memset(tester->tracks, 0, sizeof(tester->tracks));
	if (tester->begun)
		change(&tester->tracks[0], now);
	enter(tester, TESTER_EMPTY, now);
}

static void take_word(struct tester *tester, enum tester_word word, uint64_t now)
{
	switch (word) {
	case TESTER_SAY_NONE:
		say_none(tester, now);
		break;
	case TESTER_SAY_EMPTY:
		say_empty(tester, now);
		break;
	case TESTER_SAY_SKIP:
		say_skip(tester, now);
		break;
	case TESTER_SAY_BACK:
		say_back(tester, now);
		break;
	case TESTER_SAY_AGAIN:
		say_again(tester, now);
		break;
	case TESTER_SAY_DONE:
		enter(tester, TESTER_DONE, now);
		break;
	}
}

void tester_begin(struct tester *tester, uint64_t now)
{
	tester->deadline = NEVER;
	enter(tester, TESTER_EMPTY, now);
	tester->deadline = next_deadline(tester, now);
}

static void run_due(struct tester *tester, uint64_t now)
{
	while (tester->deadline <= now) {
		const uint64_t due = tester->deadline;

		run_deadline(tester, due);
		tester->deadline = next_deadline(tester, due);
	}
}

void tester_step(struct tester *tester, const struct tester_event *event, uint64_t now)
{
	run_due(tester, now);
	switch (event->type) {
	case TESTER_STATE:
		take_state(tester, event, now);
		break;
	case TESTER_WORD:
		take_word(tester, event->word, now);
		break;
	case TESTER_TIME:
		break;
	}
	tester->deadline = next_deadline(tester, now);
	/* What had to wait for the hardware is due at once. */
	run_due(tester, now);
}
