/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One board as the bus shows it: its pipeline, the events so far, the two records, and the
 * delay of the public stream. Its callers give it the time; it knows neither the bus nor
 * the event loop.
 */
#ifndef TOUCHMOVE_BOARD_H
#define TOUCHMOVE_BOARD_H

#include "event/alerts.h"
#include "store/archive.h"
#include "pipeline/pipeline.h"
#include "event/scoresheet.h"
#include "board/keeper.h"
#include "board/searcher.h"
#include "store/past.h"
#include "store/published.h"
#include "store/recent.h"

enum board_health {
	BOARD_WAITING, /* no frame yet */
	BOARD_OK,
	BOARD_FAULT,  /* the hardware does not answer */
	BOARD_GONE,   /* the device was taken away, and may come back */
	BOARD_ENDED,  /* the source has ended */
	BOARD_BROKEN, /* the source could not be read on */
};

struct board;

/* Callbacks of a board; any member may be NULL. */
struct board_listener {
	void (*event)(void *data, const struct event *event);	     /* the arbiter's stream */
	void (*public_event)(void *data, const struct event *event); /* the public one */
	/* An alert about the store, which cannot be told in its place before it is kept. */
	void (*ahead)(void *data, const struct event *event);
	void (*health)(void *data); /* the health, the source or the condition changed */
	void *data;
};

/* A board without a game; the caller frees it. NULL only when memory is out. */
struct board *board_new(const char *id, const char *source, const struct settings *settings);
void board_free(struct board *board);
void board_listen(struct board *board, const struct board_listener *listener);

/*
 * The result of the order @command, as pipeline_answer() gives it, and the number of the
 * ruling that it made, or 0. Each order is answered once, during the call that takes it or
 * later.
 */
typedef void (*board_answer)(void *data, const struct command *command,
			     const struct laws_verdict *refused, unsigned int ruling);

/* From here on @answer is called for each order; NULL: no answers. */
void board_answer_by(struct board *board, board_answer answer, void *data);

/*
 * From here on @searcher searches for what the judge may need, with the board as the asker. What
 * comes meanwhile waits, and is taken with its own time, so that the same is told as without.
 * NULL: the judge searches for itself, also for what waits now.
 */
void board_search_by(struct board *board, struct searcher *searcher);

/* Takes the answer to the board's question, and what waits for it, up to the board's floor. */
void board_searched(struct board *board, const struct search *search);

/*
 * At @t of the board's time the wall time is @wall, in µs since 1970. The next input states
 * it to the pipeline and the store if they do not know it yet.
 */
void board_tell_wall(struct board *board, laws_time t, int64_t wall);

/*
 * From here on everything that the board takes and tells is kept in @store, which stays the
 * caller's, as the new log @log (store_begin()). Nothing is published before it is kept. While a
 * clock runs the time is kept every five seconds, where the log is a live one. Called before
 * anything else is. A live board begins a log with each game, where a fresh pipeline starts it in
 * the same way (renewal.h).
 */
void board_keep(struct board *board, struct store *store, struct store_log *log);

/*
 * As board_keep(), but the board goes on with the log @past, whose settings it was made with: its
 * pipeline is fed what it was fed then, up to the same time, and so are those of the logs before,
 * for the events and games that they tell. Nothing that was kept is put or published again.
 * Returns 0, or a negative errno with one line in @error where an input cannot be read.
 */
int board_restore(struct board *board, struct store *store, const struct past *past,
		  char error[TRACE_ERROR_SIZE]);

/* Where the board's games are kept, or NULL. */
struct store *board_store(const struct board *board);

/* True while the store has no room for another input, which would be left out. */
bool board_is_full(const struct board *board);

/* What the board's game is played by; a restored one's own. */
const struct settings *board_settings(const struct board *board);

/* trace_header() of what the board was configured with; orders may have changed its settings. */
const char *board_configured(const struct board *board);

/* True where the clock goes on while nobody watches the board (ChargeDowntime). */
bool board_charges_downtime(const struct board *board);

/* True while a game has started and not ended, as far as it is kept. */
bool board_has_game(const struct board *board);

/* The number of the first event of the restored log that was not told as it was kept; or 0. */
uint64_t board_differs(const struct board *board);

/* Tells the arbiter of that: an input of the board's, behind which the numbers go on. */
void board_tell_difference(struct board *board);

/* StreamId of what is kept, or "" where nothing is. */
const char *board_stream(const struct board *board);

/* The numbers and the time of the last event, told or not. */
struct event_numbers board_numbers(const struct board *board);

/* Publishes what has been kept meanwhile, and answers its orders; called when store_fd() says so.
 */
void board_kept(struct board *board);

/*
 * What waits to be kept cannot be, as @condition says in half a sentence for a person; or "". To be
 * called whenever store_fd() says so, with the board at its present: the arbiter is told.
 */
void board_set_keeping(struct board *board, const char *condition);

/* True while what happens finds no room to wait, and is not judged. */
bool board_leaves_out(const struct board *board);

/* What is kept, and so published, is late, as @condition says likewise; or "". */
void board_set_slow(struct board *board, const char *condition);

/* The board is configured otherwise by now, but its game is on; or "". Likewise. */
void board_set_configured(struct board *board, const char *condition);

/* Takes @input, whose time is not before board_floor(). */
void board_input(struct board *board, const struct input *input);

/*
 * Takes a person's command at the board's present time; the answer goes to its sender. Returns 0,
 * or -ENOBUFS, without an answer, where it could not be kept (store_has_room()).
 */
int board_command(struct board *board, const struct command *command);

/*
 * Advances to @now and fires what is due, each deadline at its own time. An input that
 * comes later may still have an earlier stamp, down to board_floor().
 */
void board_advance(struct board *board, laws_time now);

/* When the board wants board_advance() to be called again, or LAWS_NEVER. */
laws_time board_deadline(const struct board *board);

/*
 * The source has ended; @health says how. The game's time stands still, and the public
 * stream runs to its end.
 */
void board_finish(struct board *board, enum board_health health);

/* True when no event waits for the public any more, and none is still to come of what was taken. */
bool board_is_told(const struct board *board);

/* True while a search is made beside the board; what comes waits for it (board_search_by()). */
bool board_is_searching(const struct board *board);

/*
 * Sets the source's health where its frames do not show it. @source is as --source would
 * name it, or NULL to keep it; @condition is half a sentence for a person, or "". Text that
 * is not clean (text.h) is kept with '?' in its place.
 */
void board_set_health(struct board *board, enum board_health health, const char *source,
		      const char *condition);

const char *board_id(const struct board *board);
const char *board_source(const struct board *board);
/* Of the source, the store and the configuration; "" when nothing is to be said. */
const char *board_condition(const struct board *board);
enum board_health board_health(const struct board *board);
/* True once the source has ended: the game's time stands still. */
bool board_is_finished(const struct board *board);
const char *board_health_name(const struct board *board);

/* The game's time; it stands still once the source has ended. */
laws_time board_now(const struct board *board);

/*
 * The time of the last input or deadline. An older input counts as if it came at that time,
 * and is kept with it: otherwise a replay would differ.
 */
laws_time board_floor(const struct board *board);

/*
 * The time up to which the public may see events: the time, which runs on after the
 * source's end, less the delay.
 */
laws_time board_public_now(const struct board *board);

/* The public's record. */
const struct scoresheet *board_record(const struct board *board);

/* The arbiter's record: without delay, and with the events that are for the arbiter only. */
const struct scoresheet *board_arbiters_record(const struct board *board);

/* The number of the public's present game, or 0 before the first. */
unsigned int board_game(const struct board *board);

/* As archive_pgn(), of the public's record or of the arbiter's. */
int board_pgn(const struct board *board, bool public, unsigned int game, char **pgn);

/* The highest number in that stream of an event that is no longer kept, or 0. */
uint64_t board_forgotten(const struct board *board, bool public);

/* As alerts_next_open(). */
const struct event *board_next_alert(const struct board *board, unsigned int *at);

/*
 * The last open alert about the store that waits to be kept, or NULL; until board_kept() it stands
 * in no stream.
 */
const struct event *board_alert_ahead(const struct board *board);

/* As laws_judge_cost(), of this moment; false also while a search is under way. */
bool board_cost(const struct board *board, unsigned int alert, struct laws_verdict_due *due);

/* As choice_json(), of this moment. */
struct json_object *board_candidates(const struct board *board);

/* As published_next(), of what this program would tell otherwise; it comes before all others. */
const char *board_next_published(const struct board *board, bool public, uint64_t since,
				 size_t *at);

/*
 * As recent_next(), in the public stream only as far as it has been published, behind what
 * board_next_published() gives.
 */
const struct event *board_next_event(const struct board *board, bool public, uint64_t since,
				     size_t *at);

#endif
