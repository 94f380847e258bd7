/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One board that is plugged in. It is asked for its state (START, or real-time mode) until
 * the first report comes, and is READY then. An endpoint that fails is left alone for a
 * time that doubles, then cleared and read again. A board whose heartbeat is missing is at
 * fault until its next report.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "device/chessnut.h"
#include "device/usb_board.h"
#include "device/usb_log.h"
#include "device/usb_loop.h"

/*
 * So many that a busy host misses none. Each frame is a whole state, so only their order
 * matters.
 */
#define TRANSFERS    4
#define REPORT_BYTES 1024 /* USB 2.0, 5.7.3: the largest packet of an interrupt endpoint */

#define REQUEST_TIMEOUT	   1000 /* ms */
#define REQUEST_INTERVAL   UINT64_C(1000000)
#define RECOVERY_LEAST	   UINT64_C(10000)
#define RECOVERY_MOST	   UINT64_C(1000000)
#define FAILURES_TO_FAULT  3 /* in a row */
#define HEARTBEATS_MISSING 3
#define SILENCE_SLACK	   UINT64_C(100000) /* µs that a host may be late itself */
#define PROBLEMS_LOGGED	   16		    /* lines for each kind of problem */
#define NEVER		   UINT64_MAX
#define CLOSE_PATIENCE	   100 /* waits of 100 ms each for cancelled transfers */

struct usb_board {
	struct device *owner;
	libusb_device_handle *handle;
	struct usb_target target;
	char path[USB_PATH_SIZE];
	char name[DEVICE_TEXT_SIZE];

	struct libusb_transfer *transfers[TRANSFERS];
	uint8_t buffers[TRANSFERS][REPORT_BYTES];
	bool flying[TRANSFERS];
	struct libusb_transfer *request;
	uint8_t request_buffer[LIBUSB_CONTROL_SETUP_SIZE + CHESSNUT_REAL_TIME_SIZE];
	bool request_flying;

	struct open_protocol protocol;
	struct usb_counters counters;
	struct frame told;     /* the last frame */
	uint64_t told_when;    /* its time */
	uint64_t last_report;  /* time of the last report, or since when one is awaited */
	uint64_t tick_due;     /* when usb_board_tick() wanted to be called */
	uint64_t request_at;   /* when to ask for the state, or NEVER */
	uint64_t recover_at;   /* when to read again, or NEVER */
	unsigned int in_a_row; /* failures without a report between */
	bool ready;	       /* READY has been reported */
	bool mute;	       /* that no readable report comes has been reported */
	bool clear_halt;       /* needed before reading again */
	bool lost;	       /* reports were missed since the last frame */
	bool fault;	       /* a fault that the host found, not the board */
	bool waited_anew;      /* since the last report, for a delay of the host itself */
	bool closing;
	char gone[USB_TEXT_SIZE];
};

/* Logs the first ones, then the 32nd, 64th …: a broken board must not fill the disk. */
static void log_problem(const struct usb_board *board, unsigned long count, const char *problem)
{
	if (count <= PROBLEMS_LOGGED || (count & (count - 1)) == 0)
		usb_log("%s: %s (%lu so far)", board->name, problem, count);
}

static bool same_state(const struct frame *a, const struct frame *b)
{
	return a->squares == b->squares && a->inputs == b->inputs && a->flags == b->flags &&
	       (!(a->flags & FRAME_KINDS) || !memcmp(a->kinds, b->kinds, sizeof(a->kinds)));
}

static void tell_ready(struct usb_board *board, uint64_t when)
{
	const struct device_listener *listener = &board->owner->listener;

	board->ready = true;
	snprintf(board->owner->spec, sizeof(board->owner->spec), "usb:%s", board->path);
	listener->state(listener->data, when, DEVICE_READY, board->name);
}

/* The board is open, but sends nothing, or no valid report. */
static void tell_mute(struct usb_board *board, uint64_t now)
{
	const struct device_listener *listener = &board->owner->listener;
	char why[DEVICE_TEXT_SIZE];

	if (board->ready || board->mute)
		return;
	board->mute = true;
	snprintf(why, sizeof(why), "%.110s: sends no report that can be read", board->name);
	listener->state(listener->data, now, DEVICE_ABSENT, why);
}

/* Reports @frame if anything in it is new. */
static void tell_frame(struct usb_board *board, uint64_t when, struct frame frame)
{
	const struct device_listener *listener = &board->owner->listener;
	bool first = !board->ready;

	if (when < board->told_when)
		when = board->told_when;
	if (frame.flags & FRAME_FAULT) {
		uint8_t flags = frame.flags;

		frame = board->told;
		frame.flags = flags | (board->told.flags & FRAME_KINDS);
	}
	if (first)
		tell_ready(board, when);
	else if (board->lost)
		frame.flags |= FRAME_LOST;
	board->lost = false;
	board->told.flags &= (uint8_t)~FRAME_LOST;
	if (!first && same_state(&board->told, &frame))
		return;
	board->told = frame;
	board->told_when = when;
	listener->frame(listener->data, when, &frame);
}

static void tell_fault(struct usb_board *board, uint64_t now)
{
	if (!board->ready || board->fault)
		return;
	board->fault = true;
	tell_frame(board, now, (struct frame){.flags = FRAME_FAULT});
}

static void take_report(struct usb_board *board, const struct libusb_transfer *transfer,
			uint64_t now)
{
	size_t size = (size_t)transfer->actual_length;
	struct usb_reading reading;
	int r;

	if (board->target.protocol == USB_PROTOCOL_OPEN)
		r = open_protocol_take(&board->protocol, transfer->buffer, size, now, &reading);
	else
		r = chessnut_take(transfer->buffer, size, now, &reading);
	if (r < 0) {
		board->lost = true;
		log_problem(board, ++board->counters.refused, reading.note);
		return;
	}
	board->in_a_row = 0;
	if (r == 0)
		return;
	board->counters.reports++;
	board->last_report = now;
	board->request_at = NEVER;
	board->fault = false;
	board->waited_anew = false;
	if (reading.note[0])
		log_problem(board, ++board->counters.remarks, reading.note);
	tell_frame(board, reading.when, reading.frame);
}

static void lose(struct usb_board *board, const char *why)
{
	if (!board->gone[0])
		snprintf(board->gone, sizeof(board->gone), "%s", why);
}

static const char *status_text(enum libusb_transfer_status status)
{
	switch (status) {
	case LIBUSB_TRANSFER_COMPLETED:
	case LIBUSB_TRANSFER_CANCELLED:
		break;
	case LIBUSB_TRANSFER_ERROR:
		return "a transfer failed";
	case LIBUSB_TRANSFER_TIMED_OUT:
		return "a transfer timed out";
	case LIBUSB_TRANSFER_STALL:
		return "its endpoint stalled";
	case LIBUSB_TRANSFER_NO_DEVICE:
		return "unplugged";
	case LIBUSB_TRANSFER_OVERFLOW:
		return "a report was longer than a packet of its endpoint";
	}
	return "a transfer ended";
}

static void cancel_transfers(struct usb_board *board)
{
	for (unsigned int i = 0; i < TRANSFERS; i++)
		if (board->flying[i])
			libusb_cancel_transfer(board->transfers[i]);
}

/* Stops reading for a moment, which grows with each failure in a row. */
static void fail(struct usb_board *board, enum libusb_transfer_status status, uint64_t now)
{
	uint64_t pause = RECOVERY_LEAST;

	/* The other transfers in flight fail from the same cause. */
	if (board->recover_at != NEVER)
		return;
	log_problem(board, ++board->counters.failures, status_text(status));
	board->lost = true;
	board->clear_halt = status == LIBUSB_TRANSFER_STALL;
	for (unsigned int i = 0; i < board->in_a_row && pause < RECOVERY_MOST; i++)
		pause *= 2;
	board->recover_at = now + (pause < RECOVERY_MOST ? pause : RECOVERY_MOST);
	if (++board->in_a_row >= FAILURES_TO_FAULT)
		tell_fault(board, now);
	cancel_transfers(board);
}

static void submit(struct usb_board *board, unsigned int i, uint64_t now)
{
	int r;

	if (board->closing || board->gone[0] || board->recover_at != NEVER)
		return;
	r = libusb_submit_transfer(board->transfers[i]);
	board->flying[i] = r == 0;
	if (r == LIBUSB_ERROR_NO_DEVICE)
		lose(board, "unplugged");
	else if (r < 0)
		fail(board, LIBUSB_TRANSFER_ERROR, now);
}

static void LIBUSB_CALL on_report(struct libusb_transfer *transfer)
{
	struct usb_board *board = transfer->user_data;
	uint64_t now = device_clock();
	unsigned int i = 0;

	while (board->transfers[i] != transfer)
		i++;
	board->flying[i] = false;
	if (board->closing)
		return;
	switch (transfer->status) {
	case LIBUSB_TRANSFER_COMPLETED:
		take_report(board, transfer, now);
		break;
	case LIBUSB_TRANSFER_CANCELLED:
		break;
	case LIBUSB_TRANSFER_NO_DEVICE:
		lose(board, "unplugged");
		break;
	case LIBUSB_TRANSFER_ERROR:
	case LIBUSB_TRANSFER_TIMED_OUT:
	case LIBUSB_TRANSFER_STALL:
	case LIBUSB_TRANSFER_OVERFLOW:
		fail(board, transfer->status, now);
		break;
	}
	submit(board, i, now);
}

static void LIBUSB_CALL on_request(struct libusb_transfer *transfer)
{
	struct usb_board *board = transfer->user_data;

	board->request_flying = false;
	if (board->closing || transfer->status == LIBUSB_TRANSFER_COMPLETED)
		return;
	if (transfer->status == LIBUSB_TRANSFER_NO_DEVICE)
		lose(board, "unplugged");
	else
		log_problem(board, ++board->counters.failures,
			    board->target.protocol == USB_PROTOCOL_OPEN
				    ? "refuses the request START"
				    : "refuses the command for real-time mode");
}

static void fill_start(struct usb_board *board)
{
	open_protocol_start(&board->protocol);
	libusb_fill_control_setup(board->request_buffer,
				  LIBUSB_REQUEST_TYPE_VENDOR | LIBUSB_RECIPIENT_INTERFACE,
				  OPEN_PROTOCOL_START, 0, (uint16_t)board->target.interface, 0);
	libusb_fill_control_transfer(board->request, board->handle, board->request_buffer,
				     on_request, board, REQUEST_TIMEOUT);
}

/* HID 1.11, 7.2.2: SET_REPORT replaces an OUT endpoint that does not exist. */
static void fill_real_time(struct usb_board *board)
{
	static const uint8_t command[CHESSNUT_REAL_TIME_SIZE] = CHESSNUT_REAL_TIME;
	const uint8_t set_report = 0x09, output = 0x02;

	if (board->target.out) {
		memcpy(board->request_buffer, command, sizeof(command));
		libusb_fill_interrupt_transfer(board->request, board->handle, board->target.out,
					       board->request_buffer, sizeof(command), on_request,
					       board, REQUEST_TIMEOUT);
		return;
	}
	memcpy(board->request_buffer + LIBUSB_CONTROL_SETUP_SIZE, command, sizeof(command));
	libusb_fill_control_setup(board->request_buffer,
				  LIBUSB_REQUEST_TYPE_CLASS | LIBUSB_RECIPIENT_INTERFACE,
				  set_report, (uint16_t)(output << 8 | command[0]),
				  (uint16_t)board->target.interface, sizeof(command));
	libusb_fill_control_transfer(board->request, board->handle, board->request_buffer,
				     on_request, board, REQUEST_TIMEOUT);
}

/* Asks the board for its state. */
static void request_state(struct usb_board *board, uint64_t now)
{
	board->request_at = now + REQUEST_INTERVAL;
	if (board->request_flying)
		return;
	board->lost = board->ready;
	if (board->target.protocol == USB_PROTOCOL_OPEN)
		fill_start(board);
	else
		fill_real_time(board);
	board->request_flying = libusb_submit_transfer(board->request) == 0;
}

static bool any_flying(const struct usb_board *board)
{
	for (unsigned int i = 0; i < TRANSFERS; i++)
		if (board->flying[i])
			return true;
	return false;
}

static void recover(struct usb_board *board, uint64_t now)
{
	int r = 0;

	/* Transfers must end before a halt is cleared; cancelling them takes a moment. */
	if (any_flying(board)) {
		board->recover_at = now + RECOVERY_LEAST;
		return;
	}
	if (board->clear_halt)
		r = libusb_clear_halt(board->handle, board->target.in);
	board->clear_halt = false;
	board->recover_at = NEVER;
	if (r == LIBUSB_ERROR_NO_DEVICE) {
		lose(board, "unplugged");
		return;
	}
	for (unsigned int i = 0; i < TRANSFERS; i++)
		submit(board, i, now);
}

/* When a board of the open protocol counts as silent; Chessnut's have no heartbeat. */
static uint64_t silence_at(const struct usb_board *board)
{
	if (board->target.protocol != USB_PROTOCOL_OPEN || !board->ready || board->fault)
		return NEVER;
	return board->last_report + SILENCE_SLACK +
	       UINT64_C(1000) * HEARTBEATS_MISSING * board->protocol.info.heartbeat;
}

static void fall_silent(struct usb_board *board, uint64_t now)
{
	log_problem(board, ++board->counters.silences, "silent, its heartbeat is missing");
	tell_fault(board, now);
	board->request_at = now;
}

/*
 * A host that was held up itself, as a virtual machine that was paused, heard nobody
 * meanwhile: the board's time starts anew. Once only, so that a host that is always late
 * still tells of a board that is silent.
 */
static void forgive_own_delay(struct usb_board *board, uint64_t now)
{
	if (board->waited_anew || board->tick_due == NEVER || now < board->tick_due + SILENCE_SLACK)
		return;
	board->waited_anew = true;
	board->last_report = now;
}

static uint64_t least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

uint64_t usb_board_tick(struct usb_board *board, uint64_t now)
{
	forgive_own_delay(board, now);
	if (now >= silence_at(board))
		fall_silent(board, now);
	if (now >= board->recover_at)
		recover(board, now);
	if (now >= board->request_at) {
		tell_mute(board, now);
		request_state(board, now);
	}
	board->tick_due = least(silence_at(board), least(board->recover_at, board->request_at));
	return board->tick_due;
}

const char *usb_board_gone(const struct usb_board *board)
{
	return board->gone[0] ? board->gone : NULL;
}

const struct usb_counters *usb_board_counters(const struct usb_board *board)
{
	return &board->counters;
}

static int open_handle(struct usb_board *board, libusb_device *usb_device, char why[USB_TEXT_SIZE])
{
	int r = libusb_open(usb_device, &board->handle);

	if (r == LIBUSB_ERROR_ACCESS)
		snprintf(why, USB_TEXT_SIZE,
			 "%s: no right to open it: 60-touchmove-usb.rules is not installed, or "
			 "this user is not in the group touchmove",
			 board->path);
	else if (r < 0)
		snprintf(why, USB_TEXT_SIZE, "%s: cannot be opened: %s", board->path,
			 libusb_strerror(r));
	if (r < 0)
		return usb_errno(r);
	libusb_set_auto_detach_kernel_driver(board->handle, 1);
	r = libusb_claim_interface(board->handle, board->target.interface);
	if (r == LIBUSB_ERROR_BUSY)
		snprintf(why, USB_TEXT_SIZE, "%s: in use by another program", board->path);
	else if (r < 0)
		snprintf(why, USB_TEXT_SIZE, "%s: interface %d cannot be claimed: %s", board->path,
			 board->target.interface, libusb_strerror(r));
	return usb_errno(r);
}

/* Room for whole packets and one whole report, so that an overlong report shows its length. */
static int buffer_size(const struct usb_target *target)
{
	unsigned int report = target->protocol == USB_PROTOCOL_OPEN ? target->info.report_size : 64;
	unsigned int packets = (report + target->in_size - 1) / target->in_size;
	unsigned int size = packets * target->in_size;

	return (int)(size < REPORT_BYTES ? size : REPORT_BYTES);
}

static int prepare_transfers(struct usb_board *board)
{
	board->request = libusb_alloc_transfer(0);
	if (!board->request)
		return -ENOMEM;
	for (unsigned int i = 0; i < TRANSFERS; i++) {
		struct libusb_transfer *transfer = libusb_alloc_transfer(0);

		if (!transfer)
			return -ENOMEM;
		board->transfers[i] = transfer;
		libusb_fill_interrupt_transfer(transfer, board->handle, board->target.in,
					       board->buffers[i], buffer_size(&board->target),
					       on_report, board, 0);
		if (board->target.bulk)
			transfer->type = LIBUSB_TRANSFER_TYPE_BULK;
	}
	return 0;
}

static void free_board(struct usb_board *board)
{
	for (unsigned int i = 0; i < TRANSFERS; i++)
		libusb_free_transfer(board->transfers[i]);
	libusb_free_transfer(board->request);
	if (board->handle) {
		/* Returns the interface to the kernel driver that was detached. */
		libusb_release_interface(board->handle, board->target.interface);
		libusb_close(board->handle);
	}
	free(board);
}

static struct usb_board *new_board(const struct usb_target *target,
				   const struct usb_strings *strings, struct device *owner)
{
	struct usb_board *board = calloc(1, sizeof(*board));
	const char *product = strings->product[0] ? strings->product : "no name";

	if (!board)
		return NULL;
	board->owner = owner;
	board->target = *target;
	board->protocol.info = target->info;
	board->recover_at = NEVER;
	memcpy(board->path, strings->path, sizeof(board->path));
	snprintf(board->name, sizeof(board->name), "%s, %s, %.80s", strings->path,
		 usb_protocol_name(target->protocol), product);
	return board;
}

int usb_board_open(libusb_device *usb_device, const struct usb_target *target,
		   const struct usb_strings *strings, struct device *owner,
		   struct usb_board **opened, char why[USB_TEXT_SIZE])
{
	struct usb_board *board = new_board(target, strings, owner);
	uint64_t now = device_clock();
	int r = board ? open_handle(board, usb_device, why) : -ENOMEM;

	if (r == 0)
		r = prepare_transfers(board);
	if (r < 0) {
		if (r == -ENOMEM)
			snprintf(why, USB_TEXT_SIZE, "no memory");
		if (board)
			free_board(board);
		return r;
	}
	board->last_report = now;
	board->tick_due = NEVER;
	for (unsigned int i = 0; i < TRANSFERS; i++)
		submit(board, i, now);
	request_state(board, now);
	*opened = board;
	return 0;
}

void usb_board_close(struct usb_board *board, libusb_context *context)
{
	struct timeval patience = {0, 100000};

	board->closing = true;
	cancel_transfers(board);
	if (board->request_flying)
		libusb_cancel_transfer(board->request);
	for (int i = 0; i < CLOSE_PATIENCE && (any_flying(board) || board->request_flying); i++)
		libusb_handle_events_timeout_completed(context, &patience, NULL);
	if (any_flying(board) || board->request_flying) {
		/* The kernel may still write to these buffers, so they are not freed. */
		usb_log("%s: transfers do not end; their memory is given up", board->name);
		return;
	}
	free_board(board);
}
