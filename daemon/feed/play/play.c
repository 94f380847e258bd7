/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The game of two records. */
#include <string.h>

#include "feed/play/play_internal.h"
#include "util/words.h"

struct play_output *play_put(struct play *play, enum play_output_kind kind)
{
	struct play_output output = {.kind = kind};

	g_array_append_val(play->out, output);
	return &g_array_index(play->out, struct play_output, play->out->len - 1);
}

struct play_line *play_tell(struct play *play, enum play_say what, const char *first,
			    const char *second)
{
	struct play_line *line = &play_put(play, PLAY_OUT_LINE)->line;

	line->say = what;
	g_strlcpy(line->text[0], first, API_TEXT_SIZE);
	g_strlcpy(line->text[1], second, API_TEXT_SIZE);
	return line;
}

void play_give(struct play *play, enum play_order what, const char *word)
{
	struct play_output *output = play_put(play, PLAY_OUT_ORDER);

	output->order = what;
	g_strlcpy(output->word, word, sizeof(output->word));
}

bool play_is_on(const struct play *play)
{
	return play->full && !play->over && !play->unplayable;
}

struct laws_move play_move_at(const struct play *play, unsigned int ply)
{
	return g_array_index(play->moves, struct laws_move, ply);
}

struct laws_position play_position_after(const struct play *play, unsigned int ply)
{
	struct laws_position position = play->start;

	for (unsigned int i = 0; i < ply; i++)
		laws_move_play(&position, play_move_at(play, i));
	return position;
}

enum laws_side play_side_after(const struct play *play, unsigned int ply)
{
	enum laws_side first = laws_position_side(&play->start);

	return ply % 2 ? laws_side_other(first) : first;
}

static const char *board_move(const struct play *play, unsigned int ply)
{
	return g_ptr_array_index(play->board_moves, ply);
}

void play_write_move(const struct laws_position *position, struct laws_move move,
		     char text[API_TEXT_SIZE], char san[LAWS_SAN_SIZE])
{
	laws_san_write(position, move, san);
	g_snprintf(text, API_TEXT_SIZE, "%u%s %s", position->move_number,
		   laws_position_side(position) == LAWS_WHITE ? "." : "...", san);
}

/* The board's move behind @ply moves that agree; what is not legal there in UCI. */
static void write_board_move(const struct play *play, unsigned int ply, char text[API_TEXT_SIZE],
			     char san[LAWS_SAN_SIZE])
{
	struct laws_position position = play_position_after(play, ply);
	const char *uci = board_move(play, ply);
	struct laws_move move;

	if (!laws_uci_read(&position, uci, strlen(uci), &move)) {
		play_write_move(&position, move, text, san);
		return;
	}
	g_strlcpy(text, uci, API_TEXT_SIZE);
	g_strlcpy(san, uci, LAWS_SAN_SIZE);
}

gint64 play_left(const struct play *play, enum laws_side side, gint64 now)
{
	gint64 left = play->left_ms[side];

	/* Both clocks stand until both have moved (Lichess's rule). */
	if (play_is_on(play) && play->moves->len >= RESIGNABLE_PLIES &&
	    play_side_after(play, play->moves->len) == side)
		left -= (now - play->left_at) / 1000;
	return MAX(left, 0);
}

void play_add_clocks(const struct play *play, struct play_line *line, gint64 now)
{
	line->clocks = true;
	line->left_ms[LAWS_WHITE] = play_left(play, LAWS_WHITE, now);
	line->left_ms[LAWS_BLACK] = play_left(play, LAWS_BLACK, now);
}

char *play_write_moves(const struct play *play)
{
	struct laws_position position = play->start;
	GString *text = g_string_new(NULL);
	char san[LAWS_SAN_SIZE];

	for (unsigned int i = 0; i < play->moves->len; i++) {
		if (laws_position_side(&position) == LAWS_WHITE || i == 0)
			g_string_append_printf(text, "%s%u%s", i ? " " : "", position.move_number,
					       laws_position_side(&position) == LAWS_WHITE ? "."
											   : "...");
		laws_san_write(&position, play_move_at(play, i), san);
		g_string_append_printf(text, " %s", san);
		laws_move_play(&position, play_move_at(play, i));
	}
	return g_string_free(text, FALSE);
}

/* Requests. */

static void send(struct play *play, const struct api_request *request)
{
	play->flight = *request;
	play->in_flight = true;
	play_put(play, PLAY_OUT_REQUEST)->request = *request;
}

void play_wish(struct play *play, enum api_call call, const char *id, const char *word)
{
	struct api_request request = {.call = call};

	g_strlcpy(request.id, id, sizeof(request.id));
	g_strlcpy(request.word, word, sizeof(request.word));
	if (play->wish_count < PLAY_WISHES_MOST)
		play->wishes[play->wish_count++] = request;
}

static void next_wish(struct play *play, gint64 now)
{
	if (play->in_flight || !play->wish_count)
		return;
	if (now < play->next) {
		play->deadline = play->next;
		return;
	}
	send(play, &play->wishes[0]);
	play->wish_count--;
	memmove(play->wishes, play->wishes + 1, play->wish_count * sizeof(play->wishes[0]));
}

/* The two records. */

enum { AGREE_NOT, AGREE_BUT_PIECE, AGREE };

/* Whether the board's move @ply, behind @position, is the API's. */
static int agreement(const struct play *play, const struct laws_position *position,
		     unsigned int ply)
{
	const char *uci = board_move(play, ply);
	struct laws_move move, other = play_move_at(play, ply);

	if (laws_uci_read(position, uci, strlen(uci), &move) || move.from != other.from ||
	    move.to != other.to || move.type != other.type)
		return AGREE_NOT;
	return move.promotion == other.promotion ? AGREE : AGREE_BUT_PIECE;
}

/*
 * A reed hears no piece: what the board takes for a queen is declared to be what the API says,
 * once. Only the last promotion can be declared.
 */
static void declare_piece(struct play *play, unsigned int ply)
{
	static const char letters[] = "  NBRQ";
	char word[2] = {letters[play_move_at(play, ply).promotion]};

	if (play->promoted > ply)
		return;
	play->promoted = ply + 1;
	play_give(play, PLAY_ORDER_PROMOTE, word);
}

unsigned int play_agreed(struct play *play)
{
	struct laws_position position = play->start;
	unsigned int ply;

	for (ply = 0; ply < play->moves->len && ply < play->board_moves->len; ply++) {
		int how = agreement(play, &position, ply);

		if (how == AGREE_NOT)
			break;
		if (how == AGREE_BUT_PIECE)
			declare_piece(play, ply);
		laws_move_play(&position, play_move_at(play, ply));
	}
	return ply;
}

/* True for what has not been said before, which it now has. */
static bool is_new(struct play *play, enum play_say what, unsigned int ply, const char *first,
		   const char *second)
{
	struct play_told told = {.say = (int)what, .ply = ply};

	g_strlcpy(told.uci[0], first, LAWS_UCI_SIZE);
	g_strlcpy(told.uci[1], second, LAWS_UCI_SIZE);
	if (!memcmp(&told, &play->told, sizeof(told)))
		return false;
	play->told = told;
	return true;
}

static void say_once(struct play *play, enum play_say what, const char *first, const char *second)
{
	if (is_new(play, what, 0, "", ""))
		play_tell(play, what, first, second);
}

void play_tell_of_board(struct play *play, enum play_say what, unsigned int ply, const char *second)
{
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE];
	struct play_line *line;

	if (!is_new(play, what, ply, board_move(play, ply), ""))
		return;
	write_board_move(play, ply, text, san);
	line = play_tell(play, what, text, second);
	g_strlcpy(line->san, san, sizeof(line->san));
}

/* The API's move at @ply is to be made, in place of what the board has there, if it has. */
static void say_make(struct play *play, gint64 now, unsigned int ply)
{
	struct laws_position position = play_position_after(play, ply);
	bool instead = ply < play->board_moves->len;
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE], made[API_TEXT_SIZE], made_san[LAWS_SAN_SIZE];
	char uci[LAWS_UCI_SIZE];
	struct play_line *line;

	laws_uci_write(&position, play_move_at(play, ply), uci);
	if (!is_new(play, instead ? PLAY_SAY_INSTEAD : PLAY_SAY_MAKE, ply, uci,
		    instead ? board_move(play, ply) : ""))
		return;
	play_write_move(&position, play_move_at(play, ply), text, san);
	if (instead) {
		write_board_move(play, ply, made, made_san);
		line = play_tell(play, PLAY_SAY_INSTEAD, made, text);
	} else {
		line = play_tell(play, PLAY_SAY_MAKE, text, "");
		play_add_clocks(play, line, now);
	}
	g_strlcpy(line->san, san, sizeof(line->san));
}

bool play_awaits(const struct play *play, char san[LAWS_SAN_SIZE])
{
	bool awaits = play_is_on(play) &&
		      (play->told.say == PLAY_SAY_MAKE || play->told.say == PLAY_SAY_INSTEAD) &&
		      play->told.ply < play->moves->len &&
		      play_side_after(play, play->told.ply) != play->side;
	char text[API_TEXT_SIZE];
	struct laws_position position;

	san[0] = '\0';
	if (awaits) {
		position = play_position_after(play, play->told.ply);
		play_write_move(&position, play_move_at(play, play->told.ply), text, san);
	}
	return awaits;
}

static bool is_held(const struct play *play, unsigned int ply)
{
	return play->held.held && play->held.ply == ply &&
	       !strcmp(play->held.uci, board_move(play, ply));
}

void play_hold(struct play *play, unsigned int ply, bool refused)
{
	play->held = (struct play_held){.held = true, .refused = refused, .ply = ply};
	g_strlcpy(play->held.uci, board_move(play, ply), LAWS_UCI_SIZE);
}

/*
 * Sends the board's move behind the API's last, in the API's own words. Without a word the board
 * takes every promotion for a queen's; the player may have said otherwise.
 */
static void send_move(struct play *play, gint64 now, unsigned int ply)
{
	struct api_request request = {.call = API_MOVE};
	struct laws_position position = play_position_after(play, ply);
	const char *uci = board_move(play, ply);
	bool sent = play->sent.ply == ply && !strcmp(play->sent.uci, uci);
	gint64 next = sent ? MAX(play->next, play->sent.again) : play->next;
	struct laws_move move;

	if (play->in_flight || laws_uci_read(&position, uci, strlen(uci), &move))
		return;
	if (now < next) {
		play->deadline = next;
		return;
	}
	if (move.promotion == LAWS_QUEEN && play->piece != LAWS_NO_KIND)
		move.promotion = (uint8_t)play->piece;
	laws_uci_write(&position, move, request.word);
	g_strlcpy(request.id, play->id, sizeof(request.id));
	play->sent = (struct play_sent){.ply = ply, .again = G_MININT64};
	g_strlcpy(play->sent.uci, uci, LAWS_UCI_SIZE);
	send(play, &request);
}

/* The board has more than the API, from @ply on. */
static void take_ahead(struct play *play, gint64 now, unsigned int ply)
{
	if (is_held(play, ply)) {
		if (!play->held.refused)
			play_tell_of_board(play, PLAY_SAY_PUT_BACK, ply, "");
		return;
	}
	if (play_side_after(play, ply) != play->side)
		play_tell_of_board(play, PLAY_SAY_TOO_SOON, ply, "");
	else if (!play->joined)
		play_tell_of_board(play, PLAY_SAY_AHEAD, ply, "");
	else
		send_move(play, now, ply);
}

static void take_agreement(struct play *play)
{
	unsigned int ply = play->moves->len;

	play->joined = true;
	play->playing = play->playing || play->board_state == RECORD_PLAYING;
	if (play->board_state == RECORD_ENDED)
		say_once(play, PLAY_SAY_BOARD_OVER, "", "");
	else if (play_side_after(play, ply) == play->side) {
		if (is_new(play, PLAY_SAY_YOURS, ply, "", ""))
			play_tell(play, PLAY_SAY_YOURS, "", "");
	} else if (play->told.say != PLAY_SAY_YOURS) {
		/* Behind a move of ours that is clear. */
		if (is_new(play, PLAY_SAY_THEIRS, ply, "", ""))
			play_tell(play, PLAY_SAY_THEIRS, "", "");
	}
}

/* The same position to begin from, whichever way its rights to castle are written. */
static bool same_start(const struct play *play)
{
	char ours[LAWS_FEN_SIZE], theirs[LAWS_FEN_SIZE];
	struct laws_position position;
	struct laws_setup setup;

	if (laws_fen_read_chess960(play->board_start, &setup, NULL))
		return false;
	setup.chess960 = laws_position_is_chess960(&play->start);
	if (laws_position_init(&position, &setup))
		return false;
	laws_fen_write_shredder(&play->start, ours);
	laws_fen_write_shredder(&position, theirs);
	return !strcmp(ours, theirs);
}

/* A declaration that came with the board's result; said once, as the game on the board ends. */
static void take_board_result(struct play *play, const char *result, const char *reason)
{
	bool kings = !strcmp(reason, reason_words[LAWS_REASON_KINGS_CENTRED]);
	bool lost = !strcmp(result, play->side == LAWS_WHITE ? "0-1" : "1-0");

	if (kings || !strcmp(reason, reason_words[LAWS_REASON_AGREEMENT]))
		if (!strcmp(result, "1/2-1/2"))
			play_wish(play, API_DRAW, play->id, "yes");
	if (lost && (kings || !strcmp(reason, reason_words[LAWS_REASON_RESIGNATION])))
		play_wish(play, play->moves->len < RESIGNABLE_PLIES ? API_ABORT : API_RESIGN,
			  play->id, "");
}

static void forget_what_left(struct play *play)
{
	if (play->held.held && (play->board_moves->len <= play->held.ply ||
				strcmp(play->held.uci, board_move(play, play->held.ply)) != 0))
		play->held.held = false;
}

/* What stands on the board, held against the API's game. */
static void compare(struct play *play, gint64 now)
{
	unsigned int ply;

	if (!play_is_on(play) || !play->board_known)
		return;
	if (!play->seen.there) {
		say_once(play, PLAY_SAY_BOARD_GONE, "", "");
		return;
	}
	if (!play->seen.for_play) {
		say_once(play, PLAY_SAY_ARBITER, "", "");
		return;
	}
	if (play->board_state == RECORD_WAITING ||
	    (play->board_state == RECORD_ENDED && !play->joined)) {
		say_once(play, PLAY_SAY_SET_UP, "", "");
		return;
	}
	if (!same_start(play)) {
		say_once(play, PLAY_SAY_OTHER_START, "", "");
		return;
	}
	forget_what_left(play);
	ply = play_agreed(play);
	if (!play->joined && !ply && play->board_moves->len)
		say_once(play, PLAY_SAY_SET_UP, "", "");
	else if (ply < play->moves->len)
		say_make(play, now, ply);
	else if (ply < play->board_moves->len)
		take_ahead(play, now, ply);
	else if (play->broken)
		say_once(play, PLAY_SAY_BROKEN, "", "");
	else
		take_agreement(play);
	/* A board that is behind shows this game, if it has moves of it. */
	if (ply == play->board_moves->len && (ply || !play->moves->len))
		play->joined = true;
}

void play_leave_game(struct play *play)
{
	play->id[0] = '\0';
	play->full = false;
	play->over = false;
	play->finish = PLAY_NEVER;
	play_put(play, PLAY_OUT_LEAVE);
}

/* A game that is gone from the server has no stream that tells of its end. */
static void finish(struct play *play, gint64 now)
{
	if (play->finish == PLAY_NEVER || now < play->finish)
		return;
	play_tell(play, PLAY_SAY_OVER, "*", "finished");
	play_leave_game(play);
}

void play_act(struct play *play, gint64 now)
{
	play->deadline = PLAY_NEVER;
	finish(play, now);
	compare(play, now);
	next_wish(play, now);
	play->deadline = MIN(play->deadline, play->finish);
}

static bool is_same_board(const struct play *play, const struct play_board *board)
{
	unsigned int line = record_line(board->record);

	if (!play->board_known || play->seen.there != board->there ||
	    play->seen.for_play != board->for_play || play->board_game != board->record->game ||
	    play->board_state != board->record->state || play->board_moves->len != line ||
	    strcmp(play->board_start, board->record->start) != 0)
		return false;
	for (unsigned int i = 0; i < line; i++)
		if (strcmp(board_move(play, i), record_move(board->record, i)->uci) != 0)
			return false;
	return true;
}

void play_take_board(struct play *play, gint64 now, const struct play_board *board)
{
	const struct record *record = board->record;
	unsigned int line = record_line(record);
	const char *last = line ? record_move(record, line - 1)->fen : record->start;
	bool came = play->board_known && !play->seen.there && board->there;
	bool ends;

	/* Where a position was set, or an illegal move stands, the line is not what the board has.
	 */
	play->broken = line < record->moves->len || strcmp(last, record->fen) != 0;
	if (is_same_board(play, board)) {
		play_act(play, now);
		return;
	}
	ends = play->playing && play->board_game == record->game &&
	       play->board_state != RECORD_ENDED && record->state == RECORD_ENDED;
	play->seen = *board;
	play->seen.record = NULL;
	play->board_known = true;
	play->board_game = record->game;
	play->board_state = record->state;
	g_strlcpy(play->board_start, record->start, sizeof(play->board_start));
	g_ptr_array_set_size(play->board_moves, 0);
	for (unsigned int i = 0; i < line; i++)
		g_ptr_array_add(play->board_moves, g_strdup(record_move(record, i)->uci));
	if (came)
		play_tell(play, PLAY_SAY_BOARD_BACK, "", "");
	if (ends && board->there && board->for_play && play_is_on(play))
		take_board_result(play, record->result, record->reason);
	play_act(play, now);
}

void play_take_due(struct play *play, gint64 now)
{
	play_act(play, now);
}

gint64 play_deadline(const struct play *play)
{
	return play->deadline;
}

void play_init(struct play *play)
{
	memset(play, 0, sizeof(*play));
	play->out = g_array_new(FALSE, TRUE, sizeof(struct play_output));
	play->moves = g_array_new(FALSE, FALSE, sizeof(struct laws_move));
	play->board_moves = g_ptr_array_new_with_free_func(g_free);
	play->told.say = -1;
	play->next = G_MININT64;
	play->deadline = PLAY_NEVER;
	play->finish = PLAY_NEVER;
	laws_position_start(&play->start);
}

void play_drain(struct play *play)
{
	for (unsigned int i = 0; i < play->out->len; i++)
		g_free(g_array_index(play->out, struct play_output, i).line.more);
	g_array_set_size(play->out, 0);
}

void play_clear(struct play *play)
{
	play_drain(play);
	g_array_unref(play->out);
	g_array_unref(play->moves);
	g_ptr_array_unref(play->board_moves);
	memset(play, 0, sizeof(*play));
}
