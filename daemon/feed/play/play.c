/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The game of two records. */
#include <string.h>

#include "feed/play/play.h"
#include "util/words.h"

/* The table of what decides, in s. */
#define LIMITED_WAIT	 60 /* after 429 (FEEDS.md §4) */
#define FAILED_WAIT	 2  /* after a failure, then twice as long each time */
#define FAILED_WAIT_MOST 30
#define STREAM_WAIT	 5  /* until the stream has surely brought a move that was taken */
#define FINISH_WAIT	 10 /* until a game's stream has surely told of its end */
/* Before both have moved a game is aborted, not resigned (Lichess's rule). */
#define RESIGNABLE_PLIES 2

static struct play_output *put(struct play *play, enum play_output_kind kind)
{
	struct play_output output = {.kind = kind};

	g_array_append_val(play->out, output);
	return &g_array_index(play->out, struct play_output, play->out->len - 1);
}

static struct play_line *say(struct play *play, enum play_say what, const char *first,
			     const char *second)
{
	struct play_line *line = &put(play, PLAY_OUT_LINE)->line;

	line->say = what;
	g_strlcpy(line->text[0], first, API_TEXT_SIZE);
	g_strlcpy(line->text[1], second, API_TEXT_SIZE);
	return line;
}

static void order(struct play *play, enum play_order what, const char *word)
{
	struct play_output *output = put(play, PLAY_OUT_ORDER);

	output->order = what;
	g_strlcpy(output->word, word, sizeof(output->word));
}

bool play_is_on(const struct play *play)
{
	return play->full && !play->over && !play->unplayable;
}

static struct laws_move move_at(const struct play *play, unsigned int ply)
{
	return g_array_index(play->moves, struct laws_move, ply);
}

/* The position after @ply moves of the API's. */
static struct laws_position position_after(const struct play *play, unsigned int ply)
{
	struct laws_position position = play->start;

	for (unsigned int i = 0; i < ply; i++)
		laws_move_play(&position, move_at(play, i));
	return position;
}

static enum laws_side side_after(const struct play *play, unsigned int ply)
{
	enum laws_side first = laws_position_side(&play->start);

	return ply % 2 ? laws_side_other(first) : first;
}

static const char *board_move(const struct play *play, unsigned int ply)
{
	return g_ptr_array_index(play->board_moves, ply);
}

/* "12... Nf6", and the bare SAN in @san. */
static void write_move(const struct laws_position *position, struct laws_move move,
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
	struct laws_position position = position_after(play, ply);
	const char *uci = board_move(play, ply);
	struct laws_move move;

	if (!laws_uci_read(&position, uci, strlen(uci), &move)) {
		write_move(&position, move, text, san);
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
	    side_after(play, play->moves->len) == side)
		left -= (now - play->left_at) / 1000;
	return MAX(left, 0);
}

static void add_clocks(const struct play *play, struct play_line *line, gint64 now)
{
	line->clocks = true;
	line->left_ms[LAWS_WHITE] = play_left(play, LAWS_WHITE, now);
	line->left_ms[LAWS_BLACK] = play_left(play, LAWS_BLACK, now);
}

/* The game's moves as PGN has them, the caller's to free. */
static char *write_moves(const struct play *play)
{
	struct laws_position position = play->start;
	GString *text = g_string_new(NULL);
	char san[LAWS_SAN_SIZE];

	for (unsigned int i = 0; i < play->moves->len; i++) {
		if (laws_position_side(&position) == LAWS_WHITE || i == 0)
			g_string_append_printf(text, "%s%u%s", i ? " " : "", position.move_number,
					       laws_position_side(&position) == LAWS_WHITE ? "."
											   : "...");
		laws_san_write(&position, move_at(play, i), san);
		g_string_append_printf(text, " %s", san);
		laws_move_play(&position, move_at(play, i));
	}
	return g_string_free(text, FALSE);
}

/* Requests. */

static void send(struct play *play, const struct api_request *request)
{
	play->flight = *request;
	play->in_flight = true;
	put(play, PLAY_OUT_REQUEST)->request = *request;
}

/* More wishes than fit are a key that is held down. */
static void wish(struct play *play, enum api_call call, const char *id, const char *word)
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
	struct laws_move move, other = move_at(play, ply);

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
	char word[2] = {letters[move_at(play, ply).promotion]};

	if (play->promoted > ply)
		return;
	play->promoted = ply + 1;
	order(play, PLAY_ORDER_PROMOTE, word);
}

/* How many plies both have. */
static unsigned int agreed(struct play *play)
{
	struct laws_position position = play->start;
	unsigned int ply;

	for (ply = 0; ply < play->moves->len && ply < play->board_moves->len; ply++) {
		int how = agreement(play, &position, ply);

		if (how == AGREE_NOT)
			break;
		if (how == AGREE_BUT_PIECE)
			declare_piece(play, ply);
		laws_move_play(&position, move_at(play, ply));
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
		say(play, what, first, second);
}

/* A word on the board's move at @ply. */
static void say_of_board(struct play *play, enum play_say what, unsigned int ply,
			 const char *second)
{
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE];
	struct play_line *line;

	if (!is_new(play, what, ply, board_move(play, ply), ""))
		return;
	write_board_move(play, ply, text, san);
	line = say(play, what, text, second);
	g_strlcpy(line->san, san, sizeof(line->san));
}

/* The API's move at @ply is to be made, in place of what the board has there, if it has. */
static void say_make(struct play *play, gint64 now, unsigned int ply)
{
	struct laws_position position = position_after(play, ply);
	bool instead = ply < play->board_moves->len;
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE], made[API_TEXT_SIZE], made_san[LAWS_SAN_SIZE];
	char uci[LAWS_UCI_SIZE];
	struct play_line *line;

	laws_uci_write(&position, move_at(play, ply), uci);
	if (!is_new(play, instead ? PLAY_SAY_INSTEAD : PLAY_SAY_MAKE, ply, uci,
		    instead ? board_move(play, ply) : ""))
		return;
	write_move(&position, move_at(play, ply), text, san);
	if (instead) {
		write_board_move(play, ply, made, made_san);
		line = say(play, PLAY_SAY_INSTEAD, made, text);
	} else {
		line = say(play, PLAY_SAY_MAKE, text, "");
		add_clocks(play, line, now);
	}
	g_strlcpy(line->san, san, sizeof(line->san));
}

bool play_awaits(const struct play *play, char san[LAWS_SAN_SIZE])
{
	bool awaits = play_is_on(play) &&
		      (play->told.say == PLAY_SAY_MAKE || play->told.say == PLAY_SAY_INSTEAD) &&
		      play->told.ply < play->moves->len &&
		      side_after(play, play->told.ply) != play->side;
	char text[API_TEXT_SIZE];
	struct laws_position position;

	san[0] = '\0';
	if (awaits) {
		position = position_after(play, play->told.ply);
		write_move(&position, move_at(play, play->told.ply), text, san);
	}
	return awaits;
}

static bool is_held(const struct play *play, unsigned int ply)
{
	return play->held.held && play->held.ply == ply &&
	       !strcmp(play->held.uci, board_move(play, ply));
}

static void hold(struct play *play, unsigned int ply, bool refused)
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
	struct laws_position position = position_after(play, ply);
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
			say_of_board(play, PLAY_SAY_PUT_BACK, ply, "");
		return;
	}
	if (side_after(play, ply) != play->side)
		say_of_board(play, PLAY_SAY_TOO_SOON, ply, "");
	else if (!play->joined)
		say_of_board(play, PLAY_SAY_AHEAD, ply, "");
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
	else if (side_after(play, ply) == play->side) {
		if (is_new(play, PLAY_SAY_YOURS, ply, "", ""))
			say(play, PLAY_SAY_YOURS, "", "");
	} else if (play->told.say != PLAY_SAY_YOURS) {
		/* Behind a move of ours that is clear. */
		if (is_new(play, PLAY_SAY_THEIRS, ply, "", ""))
			say(play, PLAY_SAY_THEIRS, "", "");
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
			wish(play, API_DRAW, play->id, "yes");
	if (lost && (kings || !strcmp(reason, reason_words[LAWS_REASON_RESIGNATION])))
		wish(play, play->moves->len < RESIGNABLE_PLIES ? API_ABORT : API_RESIGN, play->id,
		     "");
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
	ply = agreed(play);
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

static void leave_game(struct play *play)
{
	play->id[0] = '\0';
	play->full = false;
	play->over = false;
	play->finish = PLAY_NEVER;
	put(play, PLAY_OUT_LEAVE);
}

/* A game that is gone from the server has no stream that tells of its end. */
static void finish(struct play *play, gint64 now)
{
	if (play->finish == PLAY_NEVER || now < play->finish)
		return;
	say(play, PLAY_SAY_OVER, "*", "finished");
	leave_game(play);
}

static void act(struct play *play, gint64 now)
{
	play->deadline = PLAY_NEVER;
	finish(play, now);
	compare(play, now);
	next_wish(play, now);
	play->deadline = MIN(play->deadline, play->finish);
}

/* What the API says. */

static void begin_game(struct play *play, const char *id, int side)
{
	g_strlcpy(play->id, id, sizeof(play->id));
	play->side = (enum laws_side)side;
	play->full = false;
	play->over = false;
	play->unplayable = false;
	play->finish = PLAY_NEVER;
	g_array_set_size(play->moves, 0);
	memset(play->draw, 0, sizeof(play->draw));
	memset(play->takeback, 0, sizeof(play->takeback));
	play->gone = false;
	play->joined = false;
	play->playing = false;
	play->held.held = false;
	play->sent.uci[0] = '\0';
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
	play->promoted = 0;
	play->piece = LAWS_NO_KIND;
	play->asked = PLAY_ASKED_NOTHING;
	if (play->holding)
		put(play, PLAY_OUT_LET_GO);
	play->holding = false;
	/* What was wished for in the game before it. */
	play->wish_count = 0;
	g_strlcpy(put(play, PLAY_OUT_FOLLOW)->request.id, id, sizeof(play->flight.id));
}

static bool variant_is_chess(const char *variant)
{
	return !strcmp(variant, "standard") || !strcmp(variant, "chess960") ||
	       !strcmp(variant, "fromPosition") || !variant[0];
}

static void take_game_start(struct play *play, const struct api_event *event)
{
	if (!event->id[0] || !strcmp(event->id, play->id))
		return;
	/* Days a move: such a game is no evening at a board. */
	if (event->side == API_NO_SIDE || !event->playable ||
	    !strcmp(event->speed, "correspondence") || !variant_is_chess(event->variant)) {
		say(play, PLAY_SAY_UNPLAYABLE, event->id,
		    variant_is_chess(event->variant) ? event->speed : event->variant);
		return;
	}
	if (play_is_on(play)) {
		say(play, PLAY_SAY_UNPLAYABLE, event->id, "another one is on");
		return;
	}
	begin_game(play, event->id, event->side);
}

static void end_game(struct play *play, const char *status, int winner)
{
	const char *result = winner == LAWS_WHITE					? "1-0"
			     : winner == LAWS_BLACK					? "0-1"
			     : !strcmp(status, "aborted") || !strcmp(status, "noStart") ? "*"
											: "1/2-1/2";
	bool told = play->board_state == RECORD_PLAYING && play->joined && play->seen.for_play;

	if (play->over)
		return;
	play->over = true;
	play->asked = PLAY_ASKED_NOTHING;
	play->wish_count = 0;
	say(play, PLAY_SAY_OVER, result, status);
	/* The board ends its own game by mate and stalemate; of what is said it is told. */
	if (told && !strcmp(status, "resign") && winner != API_NO_SIDE)
		order(play, PLAY_ORDER_RESIGN, side_words[laws_side_other((enum laws_side)winner)]);
	else if (told && !strcmp(status, "draw") && play->board_moves->len == play->moves->len)
		order(play, PLAY_ORDER_DRAW, side_words[play->side]);
}

/* The opponent offers, asks, or does so no more. */
static void take_offers(struct play *play, const struct api_event *event, bool taken_back)
{
	enum laws_side other = laws_side_other(play->side);
	bool draw = event->draw[other] && !play->draw[other];
	bool takeback = event->takeback[other] && !play->takeback[other];

	if ((play->draw[other] && !event->draw[other]) ||
	    (play->takeback[other] && !event->takeback[other])) {
		/* Of what we have answered ourselves nothing need be said. */
		if (!taken_back &&
		    (play->asked == PLAY_ASKED_DRAW || play->asked == PLAY_ASKED_TAKEBACK))
			say(play, PLAY_SAY_QUESTION_GONE, "", "");
		if (play->asked == PLAY_ASKED_DRAW || play->asked == PLAY_ASKED_TAKEBACK)
			play->asked = PLAY_ASKED_NOTHING;
	}
	if (!taken_back && ((play->draw[play->side] && !event->draw[play->side]) ||
			    (play->takeback[play->side] && !event->takeback[play->side])))
		say(play, PLAY_SAY_DECLINED, "", "");
	if (draw) {
		say(play, PLAY_SAY_DRAW_OFFERED, play->players[other], "");
		play->asked = PLAY_ASKED_DRAW;
	}
	if (takeback) {
		say(play, PLAY_SAY_TAKEBACK_ASKED, play->players[other], "");
		play->asked = PLAY_ASKED_TAKEBACK;
	}
	memcpy(play->draw, event->draw, sizeof(play->draw));
	memcpy(play->takeback, event->takeback, sizeof(play->takeback));
}

/* Reads @text into @moves; false where a word is no legal move. */
static bool read_moves(const struct play *play, const char *text, GArray *moves)
{
	struct laws_position position = play->start;

	while (*text) {
		size_t length = strcspn(text, " ");
		struct laws_move move;

		if (length && laws_uci_read(&position, text, length, &move))
			return false;
		if (length) {
			laws_move_play(&position, move);
			g_array_append_val(moves, move);
		}
		text += length;
		text += strspn(text, " ");
	}
	return true;
}

/* True where @moves goes on from what was known, or is it. */
static bool goes_on(const struct play *play, const GArray *moves)
{
	if (moves->len < play->moves->len)
		return false;
	for (unsigned int i = 0; i < play->moves->len; i++)
		if (!laws_move_equal(g_array_index(moves, struct laws_move, i), move_at(play, i)))
			return false;
	return true;
}

/* Our move, the last of all, has been taken. */
static void say_played(struct play *play, gint64 now)
{
	unsigned int ply = play->moves->len - 1;
	struct laws_position position = position_after(play, ply);
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE];
	struct play_line *line;

	write_move(&position, move_at(play, ply), text, san);
	line = say(play, PLAY_SAY_PLAYED, text, "");
	g_strlcpy(line->san, san, sizeof(line->san));
	add_clocks(play, line, now);
	if (move_at(play, ply).promotion)
		play->piece = LAWS_NO_KIND;
}

/* What the board still shows of moves that were taken back is not sent again. */
static void take_back(struct play *play, const GArray *moves)
{
	say(play, PLAY_SAY_TAKEN_BACK, "", "");
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
	play->promoted = 0;
	play->sent.uci[0] = '\0';
	if (play->joined && play->board_moves->len > moves->len)
		hold(play, moves->len, false);
}

/* *@taken_back: they do not go on from those before. False where they cannot be read. */
static bool take_moves(struct play *play, gint64 now, const char *text, bool *taken_back)
{
	g_autoptr(GArray) moves = g_array_new(FALSE, FALSE, sizeof(struct laws_move));
	bool more;

	if (!read_moves(play, text, moves))
		return false;
	more = play->full && moves->len > play->moves->len;
	*taken_back = play->full && !goes_on(play, moves);
	if (*taken_back)
		take_back(play, moves);
	g_array_set_size(play->moves, 0);
	g_array_append_vals(play->moves, moves->data, moves->len);
	if (more && side_after(play, moves->len - 1) == play->side) {
		play->failed = 0;
		say_played(play, now);
	}
	return true;
}

static void take_state(struct play *play, gint64 now, const struct api_event *event)
{
	bool first = !play->full, taken_back;

	play->left_ms[LAWS_WHITE] = event->left_ms[LAWS_WHITE];
	play->left_ms[LAWS_BLACK] = event->left_ms[LAWS_BLACK];
	play->left_at = now;
	if (!take_moves(play, now, event->moves, &taken_back)) {
		play->unplayable = true;
		say(play, PLAY_SAY_UNPLAYABLE, play->id, "its moves cannot be read");
		return;
	}
	play->full = true;
	if (event->status[0] && strcmp(event->status, "created") != 0 &&
	    strcmp(event->status, "started") != 0) {
		end_game(play, event->status, event->winner);
		leave_game(play);
		return;
	}
	if (first)
		say(play, PLAY_SAY_GAME, play->players[laws_side_other(play->side)],
		    side_words[play->side]);
	take_offers(play, event, taken_back);
}

/* "startpos" or a FEN; of Chess960 in either way of writing. */
static bool read_start(struct play *play, const struct api_event *event)
{
	bool chess960 = !strcmp(event->variant, "chess960");
	struct laws_setup setup;

	if (!strcmp(event->start, "startpos") || !event->start[0]) {
		laws_position_start(&play->start);
		return true;
	}
	if (laws_fen_read_chess960(event->start, &setup, NULL))
		return false;
	setup.chess960 = chess960;
	return laws_position_init(&play->start, &setup) == 0;
}

static void take_full(struct play *play, gint64 now, const struct api_event *event)
{
	if (strcmp(event->id, play->id) != 0)
		return;
	memcpy(play->players, event->players, sizeof(play->players));
	if (!variant_is_chess(event->variant) || !read_start(play, event)) {
		play->unplayable = true;
		say(play, PLAY_SAY_UNPLAYABLE, play->id, event->variant);
		return;
	}
	take_state(play, now, event);
}

static void take_challenge(struct play *play, const struct api_event *event)
{
	char what[API_TEXT_SIZE];

	/* Our own comes back to us. */
	if (event->ours || !event->id[0] ||
	    (play->holding && play->held_open.call == API_INVITE &&
	     !g_ascii_strcasecmp(event->text, play->held_open.id)))
		return;
	g_snprintf(what, sizeof(what), "%s%s%s%s", event->time[0] ? event->time : event->speed,
		   event->rated ? ", rated" : "", strcmp(event->variant, "standard") ? ", " : "",
		   strcmp(event->variant, "standard") ? event->variant : "");
	if (!event->playable || !variant_is_chess(event->variant)) {
		say(play, PLAY_SAY_CHALLENGE_UNPLAYABLE, event->players[0], what);
		wish(play, API_DECLINE, event->id,
		     variant_is_chess(event->variant) ? "tooFast" : "variant");
		return;
	}
	if (play_is_on(play)) {
		wish(play, API_DECLINE, event->id, "later");
		return;
	}
	g_strlcpy(play->challenge, event->id, sizeof(play->challenge));
	play->asked = PLAY_ASKED_CHALLENGE;
	say(play, PLAY_SAY_CHALLENGE, event->players[0], what);
}

static void take_challenge_end(struct play *play, const struct api_event *event)
{
	if (event->type == API_CHALLENGE_DECLINED) {
		say(play, PLAY_SAY_CHALLENGE_DECLINED, event->players[1], event->text);
		return;
	}
	if (play->asked != PLAY_ASKED_CHALLENGE || strcmp(event->id, play->challenge) != 0)
		return;
	play->asked = PLAY_ASKED_NOTHING;
	say(play, PLAY_SAY_CHALLENGE_GONE, event->players[0], "");
}

static void take_gone(struct play *play, gint64 now, const struct api_event *event)
{
	char seconds[16];

	if (event->gone == play->gone)
		return;
	play->gone = event->gone;
	play->claim_at = now + (gint64)event->seconds * G_TIME_SPAN_SECOND;
	g_snprintf(seconds, sizeof(seconds), "%u", event->seconds);
	say(play, event->gone ? PLAY_SAY_GONE : PLAY_SAY_BACK, seconds, "");
}

void play_take_event(struct play *play, gint64 now, const struct api_event *event)
{
	bool of_game = play->id[0] && !play->over && !play->unplayable;

	switch (event->type) {
	case API_GAME_START:
		take_game_start(play, event);
		break;
	case API_CHALLENGE:
		take_challenge(play, event);
		break;
	case API_CHALLENGE_CANCELED:
	case API_CHALLENGE_DECLINED:
		take_challenge_end(play, event);
		break;
	case API_GAME_FULL:
		if (of_game)
			take_full(play, now, event);
		break;
	case API_GAME_STATE:
		if (of_game && play->full)
			take_state(play, now, event);
		break;
	case API_CHAT:
		if (of_game)
			say(play, PLAY_SAY_CHAT, event->players[0], event->text);
		break;
	case API_OPPONENT_GONE:
		if (of_game)
			take_gone(play, now, event);
		break;
	/* The game's own stream tells more of its end. */
	case API_GAME_FINISH:
		if (play->id[0] && !strcmp(event->id, play->id) && play->finish == PLAY_NEVER)
			play->finish = now + FINISH_WAIT * G_TIME_SPAN_SECOND;
		break;
	case API_OTHER:
		break;
	}
	act(play, now);
}

void play_take_lost(struct play *play, const char *why)
{
	say(play, why ? PLAY_SAY_OFFLINE : PLAY_SAY_ONLINE, why ? why : "", "");
}

/* The board. */

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
		act(play, now);
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
		say(play, PLAY_SAY_BOARD_BACK, "", "");
	if (ends && board->there && board->for_play && play_is_on(play))
		take_board_result(play, record->result, record->reason);
	act(play, now);
}

/* What is typed. */

static const char *const call_names[] = {
	[API_MOVE] = "the move",
	[API_RESIGN] = "resign",
	[API_ABORT] = "abort",
	[API_DRAW] = "draw",
	[API_TAKEBACK] = "takeback",
	[API_CLAIM_VICTORY] = "win",
	[API_ACCEPT] = "the challenge",
	[API_DECLINE] = "the challenge",
	[API_SEEK] = "seek",
	[API_INVITE] = "challenge",
};

static void answer(struct play *play, bool yes)
{
	enum play_question asked = play->asked;
	const char *word = yes ? "yes" : "no";

	play->asked = PLAY_ASKED_NOTHING;
	switch (asked) {
	case PLAY_ASKED_NOTHING:
		say(play, PLAY_SAY_NOTHING_ASKED, "", "");
		break;
	case PLAY_ASKED_DRAW:
		wish(play, API_DRAW, play->id, word);
		break;
	case PLAY_ASKED_TAKEBACK:
		wish(play, API_TAKEBACK, play->id, word);
		break;
	case PLAY_ASKED_CHALLENGE:
		wish(play, yes ? API_ACCEPT : API_DECLINE, play->challenge, yes ? "" : "generic");
		break;
	case PLAY_ASKED_RESIGN:
		if (yes)
			wish(play, API_RESIGN, play->id, "");
		break;
	}
}

static void resign(struct play *play)
{
	if (play->moves->len < RESIGNABLE_PLIES) {
		wish(play, API_ABORT, play->id, "");
		return;
	}
	play->asked = PLAY_ASKED_RESIGN;
	say(play, PLAY_SAY_SURE, "", "");
}

static void claim(struct play *play, gint64 now)
{
	if (play->gone && now >= play->claim_at)
		wish(play, API_CLAIM_VICTORY, play->id, "");
	else
		say(play, PLAY_SAY_NOT_GONE, "", "");
}

static void promote(struct play *play, char letter)
{
	static const char letters[] = "  nbrq";
	const char *found = letter && letter != ' ' ? strchr(letters, letter) : NULL;
	char text[2] = {letter};

	if (!found) {
		say(play, PLAY_SAY_WRONG, text, "a pawn becomes =q, =r, =b or =n");
		return;
	}
	play->piece = (enum laws_kind)(found - letters);
	text[0] = g_ascii_toupper(letter);
	say(play, PLAY_SAY_PROMOTE, text, "");
}

/* The board is ahead of the API by a move that is of this game: the player says so. */
static void send_ahead(struct play *play)
{
	unsigned int ply = play->moves->len;

	if (play->board_moves->len <= ply || agreed(play) != ply ||
	    side_after(play, ply) != play->side) {
		say(play, PLAY_SAY_NOTHING_ASKED, "", "");
		return;
	}
	play->joined = true;
	play->held.held = false;
}

static void repeat(struct play *play, gint64 now)
{
	struct play_line *line = say(play, PLAY_SAY_CLOCKS, "", "");

	add_clocks(play, line, now);
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
}

static void say_moves(struct play *play)
{
	struct play_line *line = say(play, PLAY_SAY_MOVES, "", "");

	line->more = write_moves(play);
}

/* What is typed while a game is on. */
static bool take_word(struct play *play, gint64 now, const char *word)
{
	if (!word[0])
		repeat(play, now);
	else if (!strcmp(word, "draw"))
		wish(play, API_DRAW, play->id, "yes");
	else if (!strcmp(word, "takeback"))
		wish(play, API_TAKEBACK, play->id, "yes");
	else if (!strcmp(word, "resign"))
		resign(play);
	else if (!strcmp(word, "abort"))
		wish(play, API_ABORT, play->id, "");
	else if (!strcmp(word, "win"))
		claim(play, now);
	else if (!strcmp(word, "moves"))
		say_moves(play);
	else if (!strcmp(word, "send"))
		send_ahead(play);
	else if (word[0] == '=')
		promote(play, word[1] && !word[2] ? g_ascii_tolower(word[1]) : ' ');
	else
		return false;
	return true;
}

static void take_search(struct play *play, enum api_call call, const char *words)
{
	struct api_request request;
	char error[API_TEXT_SIZE];

	if (play_is_on(play)) {
		say(play, PLAY_SAY_GAME_ON, "", "");
		return;
	}
	if (!api_request_read(words, call, &request, error)) {
		say(play, PLAY_SAY_WRONG, call_names[call], error);
		return;
	}
	if (play->holding)
		put(play, PLAY_OUT_LET_GO);
	play->holding = true;
	play->held_open = request;
	put(play, PLAY_OUT_HOLD)->request = request;
	say(play, PLAY_SAY_SENT, call_names[call], "");
}

static void stop_search(struct play *play)
{
	if (!play->holding) {
		say(play, PLAY_SAY_NOTHING_ASKED, "", "");
		return;
	}
	play->holding = false;
	put(play, PLAY_OUT_LET_GO);
}

static bool is_word_of_game(const char *word)
{
	static const char *const words[] = {"",	   "draw",  "takeback", "resign", "abort",
					    "win", "moves", "send",	NULL};

	return word[0] == '=' || word_find(words, word) >= 0;
}

void play_take_line(struct play *play, gint64 now, const char *text)
{
	g_autofree char *copy = g_utf8_make_valid(text, -1), *word = NULL;
	const char *rest;
	size_t length;

	g_strstrip(copy);
	length = strcspn(copy, " \t");
	word = g_strndup(copy, length);
	rest = copy + length;
	if (!strcmp(word, "yes") || !strcmp(word, "no"))
		answer(play, word[0] == 'y');
	else if (!strcmp(word, "seek"))
		take_search(play, API_SEEK, rest);
	else if (!strcmp(word, "challenge"))
		take_search(play, API_INVITE, rest);
	else if (!strcmp(word, "stop"))
		stop_search(play);
	else if (!strcmp(word, "help"))
		say(play, PLAY_SAY_KEYS, "", "");
	else if (!strcmp(word, "quit"))
		put(play, PLAY_OUT_QUIT);
	else if (is_word_of_game(word) && !play_is_on(play))
		say(play, PLAY_SAY_NO_GAME, "", "");
	else if (!take_word(play, now, word))
		say(play, PLAY_SAY_WRONG, word, "help says what may be typed");
	act(play, now);
}

/* Answers. */

static void wait(struct play *play, gint64 now, gint64 seconds)
{
	play->next = now + seconds * G_TIME_SPAN_SECOND;
}

static gint64 wait_after_failure(unsigned int failed)
{
	gint64 seconds = FAILED_WAIT;

	while (failed-- && seconds < FAILED_WAIT_MOST)
		seconds *= 2;
	return MIN(seconds, FAILED_WAIT_MOST);
}

/* A move that is refused stands on the board all the same. */
static void take_refusal(struct play *play, const char *error)
{
	unsigned int ply = play->moves->len;

	if (play->flight.call != API_MOVE) {
		say(play, PLAY_SAY_FAILED, call_names[play->flight.call], error);
		return;
	}
	/* The stream may have told by now that it was taken: an answer was lost on the way. */
	if (!play_is_on(play) || strcmp(play->flight.id, play->id) != 0 || agreed(play) != ply ||
	    play->board_moves->len <= ply || side_after(play, ply) != play->side)
		return;
	hold(play, ply, true);
	say_of_board(play, PLAY_SAY_REFUSED, ply, error);
}

/*
 * Without an answer nobody knows whether it was taken. A move is sent again if the stream does not
 * bring it; what cannot be seen there is for the player to repeat.
 */
static void take_failure(struct play *play, gint64 now, const char *error)
{
	wait(play, now, wait_after_failure(play->failed++));
	say(play, PLAY_SAY_FAILED, call_names[play->flight.call], error);
}

void play_take_answer(struct play *play, gint64 now, unsigned int status, const char *error)
{
	enum api_call call = play->flight.call;

	if (!play->in_flight)
		return;
	play->in_flight = false;
	if (status == 429) {
		wait(play, now, LIMITED_WAIT);
		say(play, PLAY_SAY_LIMITED, "", "");
		/* It was not looked at, and so is first in the queue again; moves speak for
		 * themselves. */
		if (call != API_MOVE && play->wish_count < PLAY_WISHES_MOST) {
			memmove(play->wishes + 1, play->wishes,
				play->wish_count++ * sizeof(play->wishes[0]));
			play->wishes[0] = play->flight;
		}
	} else if (!status || status >= 500) {
		take_failure(play, now, error);
	} else if (status >= 300) {
		take_refusal(play, error);
	} else if (call == API_MOVE) {
		play->sent.again = now + STREAM_WAIT * G_TIME_SPAN_SECOND;
	} else {
		play->failed = 0;
		if ((call == API_DRAW || call == API_TAKEBACK) &&
		    !strcmp(play->flight.word, "yes") &&
		    !(call == API_DRAW ? play->draw : play->takeback)[laws_side_other(play->side)])
			say(play, PLAY_SAY_SENT, call_names[call], "");
	}
	act(play, now);
}

void play_take_held_end(struct play *play, gint64 now, unsigned int status, const char *error)
{
	if (!play->holding)
		return;
	play->holding = false;
	if (status != 200)
		say(play, PLAY_SAY_FAILED, call_names[play->held_open.call], error);
	act(play, now);
}

void play_take_due(struct play *play, gint64 now)
{
	act(play, now);
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
