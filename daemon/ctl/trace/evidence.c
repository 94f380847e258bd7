/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * First the signatures by themselves, then the chains up to each of them, then the game once more.
 * They stand in the order in which they were made, so that each chain is gone along once.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/trace/evidence.h"
#include "input/trace.h"
#include "pipeline/pipeline.h"
#include "store/pieces.h"

struct heads {
	struct chain_head *head;
	size_t count;
};

__attribute__((format(printf, 3, 4))) static int fail(struct evidence *evidence, int r,
						      const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(evidence->why, sizeof(evidence->why), format, arguments);
	va_end(arguments);
	return r;
}

/* ---- the signatures ---- */

static int check_order(const struct heads *heads, const struct chain_head *head, unsigned int line,
		       struct evidence *evidence)
{
	const struct chain_head *last = heads->count ? &heads->head[heads->count - 1] : NULL;

	if (last &&
	    (head->chain.entries < last->chain.entries || head->chain.events < last->chain.events))
		return fail(evidence, -EBADMSG, "line %u: the signature is out of its order", line);
	if (last && strcmp(last->key, head->key) != 0)
		return fail(evidence, -EBADMSG,
			    "line %u: the signature is by another key than those before", line);
	return 0;
}

static int take_head(struct heads *heads, const struct piece *piece, struct evidence *evidence)
{
	struct chain_head *grown = reallocarray(heads->head, heads->count + 1, sizeof(*grown));
	struct chain_head *head;
	int r;

	if (!grown)
		return fail(evidence, -ENOMEM, "no memory");
	heads->head = grown;
	head = &grown[heads->count];
	r = chain_head_read(piece->text, piece->size - 1, head);
	if (r < 0)
		return fail(evidence, -EBADMSG,
			    r == -EBADMSG ? "line %u: the signature is not that of its key"
					  : "line %u: is no signature",
			    piece->line);
	r = check_order(heads, head, piece->line, evidence);
	heads->count += r == 0;
	return r;
}

static int read_heads(const char *text, size_t size, struct heads *heads, struct evidence *evidence)
{
	struct pieces pieces;
	struct piece piece;
	int r;

	pieces_begin(&pieces, text, size);
	while ((r = pieces_next(&pieces, &piece)) > 0)
		if (piece.kind == PIECE_SIGNATURE) {
			r = take_head(heads, &piece, evidence);
			if (r < 0)
				return r;
		}
	if (r < 0)
		return fail(evidence, -EBADMSG, "line %u: is no line of a kept game", piece.line);
	if (!heads->count)
		return fail(evidence, -EBADMSG, "nothing in it is signed");
	return 0;
}

/* ---- the chains ---- */

struct walk {
	const struct heads *heads;
	struct chain chain;
	size_t entries_at; /* the first head whose entries are not compared yet */
	size_t events_at;
};

/* Compares the chains with each signature that ends where they are now. */
static bool agrees(struct walk *walk)
{
	const struct heads *heads = walk->heads;
	const struct chain *chain;

	while (walk->entries_at < heads->count) {
		chain = &heads->head[walk->entries_at].chain;
		if (chain->entries != walk->chain.entries)
			break;
		if (memcmp(chain->entry_hash, walk->chain.entry_hash, CHAIN_HASH))
			return false;
		walk->entries_at++;
	}
	while (walk->events_at < heads->count) {
		chain = &heads->head[walk->events_at].chain;
		if (chain->events != walk->chain.events)
			break;
		if (memcmp(chain->event_hash, walk->chain.event_hash, CHAIN_HASH))
			return false;
		walk->events_at++;
	}
	return true;
}

static int check_chains(const char *text, size_t size, const struct heads *heads,
			struct evidence *evidence)
{
	const struct chain *last = &heads->head[heads->count - 1].chain;
	struct walk walk = {.heads = heads};
	struct pieces pieces;
	struct piece piece;

	pieces_begin(&pieces, text, size);
	while (pieces_next(&pieces, &piece) > 0) {
		piece_chain(&piece, &walk.chain);
		if (!agrees(&walk))
			return fail(evidence, -EBADMSG,
				    "line %u, or one between it and the signature before, was "
				    "changed after it was signed",
				    piece.line);
		if (walk.chain.entries > last->entries || walk.chain.events > last->events)
			return fail(evidence, -EBADMSG, "line %u is not signed", piece.line);
	}
	if (walk.entries_at < heads->count || walk.events_at < heads->count)
		return fail(evidence, -EBADMSG, "lines that were signed are missing");
	return 0;
}

/* ---- the game once more ---- */

struct judged {
	struct pieces events;
	struct evidence *evidence;
	int r;
};

static bool is_same(char *told, const char *kept, size_t size)
{
	bool same = told ? strlen(told) == size && !memcmp(told, kept, size)
			 : size == 1 && kept[0] == '-';

	free(told);
	return same;
}

static void compare(void *data, const struct event *event)
{
	struct judged *judged = data;
	struct piece piece = {0};

	if (judged->r < 0)
		return;
	while (pieces_next(&judged->events, &piece) > 0 && piece.kind < PIECE_EVENT)
		;
	/* What the last deadlines tell may not have been published yet. */
	if (piece.kind != PIECE_EVENT)
		return;
	if (!is_same(event->seq ? store_body(event, false) : NULL, piece.body, piece.body_size) ||
	    !is_same(event->public_seq ? store_body(event, true) : NULL, piece.public_body,
		     piece.public_size))
		judged->r = fail(judged->evidence, -EDOM,
				 "line %u: this version judges the event otherwise than it was "
				 "published",
				 piece.line);
}

static int feed(struct pipeline *pipeline, struct trace_reader *reader, const char *text,
		size_t size)
{
	struct pieces pieces;
	struct input input;
	struct piece piece;

	pieces_begin(&pieces, text, size);
	while (pieces_next(&pieces, &piece) > 0) {
		if (piece.kind != PIECE_ENTRY)
			continue;
		if (piece.entry == STORE_ADVANCE)
			pipeline_advance(pipeline, piece.t);
		else if (piece.entry == STORE_FINISH)
			pipeline_finish(pipeline);
		else if (trace_next(reader, &input) > 0)
			pipeline_input(pipeline, &input);
		else
			return -EDOM;
	}
	return 0;
}

/* The events that were published and are not told now. */
static int check_rest(struct judged *judged)
{
	struct piece piece;

	while (judged->r == 0 && pieces_next(&judged->events, &piece) > 0)
		if (piece.kind == PIECE_EVENT)
			judged->r =
				fail(judged->evidence, -EDOM,
				     "line %u: this version does not tell the event", piece.line);
	return judged->r;
}

static int check_game(const char *text, size_t size, struct evidence *evidence)
{
	struct judged judged = {.evidence = evidence};
	struct trace_reader reader;
	struct settings settings;
	struct pipeline *pipeline;
	int r;

	if (trace_open(&reader, "the game", text, size, &settings) < 0)
		return fail(evidence, -EDOM, "this version cannot read it: %s", reader.error);
	pieces_begin(&judged.events, text, size);
	pipeline = pipeline_new(&settings, compare, &judged);
	if (!pipeline)
		return fail(evidence, -ENOMEM, "no memory");
	if (reader.from_start)
		pipeline_start_from(pipeline, &reader.before);
	else
		pipeline_number_from(pipeline, &reader.before);
	r = feed(pipeline, &reader, text, size);
	pipeline_free(pipeline);
	if (r < 0)
		return fail(evidence, r, "this version cannot read it: %s", reader.error);
	return check_rest(&judged);
}

int evidence_check(const char *text, size_t size, struct evidence *evidence)
{
	struct heads heads = {0};
	int r;

	memset(evidence, 0, sizeof(*evidence));
	r = read_heads(text, size, &heads, evidence);
	if (r == 0)
		r = check_chains(text, size, &heads, evidence);
	if (r == 0) {
		const struct chain_head *last = &heads.head[heads.count - 1];

		evidence->entries = last->chain.entries;
		evidence->events = last->chain.events;
		evidence->signatures = (unsigned int)heads.count;
		evidence->first = heads.head[0].wall;
		evidence->last = last->wall;
		memcpy(evidence->key, last->key, sizeof(evidence->key));
		r = check_game(text, size, evidence);
	}
	free(heads.head);
	return r;
}

bool evidence_signed(const char *text, size_t size, uint64_t *entries, uint64_t *events)
{
	struct chain_head head;
	struct pieces pieces;
	struct piece piece;
	bool is_signed = false;

	pieces_begin(&pieces, text, size);
	while (pieces_next(&pieces, &piece) > 0)
		if (piece.kind == PIECE_SIGNATURE &&
		    chain_head_read(piece.text, piece.size - 1, &head) == 0) {
			is_signed = true;
			*entries = head.chain.entries;
			*events = head.chain.events;
		}
	return is_signed;
}
