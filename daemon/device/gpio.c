/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards on bare GPIO lines, through libgpiod, without the kernel module.
 *
 * Lines of the direct topology report edges, which the kernel stamps and queues, so that
 * nothing depends on when this thread reads them. A matrix has no edges to report, and some
 * chips have no interrupts: their lines are read by a thread of their own (gpio_sampler.h).
 * Levers and buttons are then read along with the squares: with a more exact stamp than
 * these, a press could come before the move that it completes.
 *
 * The lines of the direct topology are also read every second: a controller behind a dead
 * bus sends no interrupts, and the silence would look like a player who thinks.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <time.h>

#include "device/device.h"
#include "device/gpio_hardware.h"
#include "device/gpio_sampler.h"

#define SECOND_US 1000000

struct gpio_device {
	struct device device;
	const struct configuration *configuration;
	sd_event *event;
	sd_event_source *dev;	/* watches /dev for chips that come and go */
	sd_event_source *timer; /* ready: checks that lines answer; absent: tries again */
	sd_event_source *sources[GPIO_GROUPS_MAX]; /* of requests, or of the sampler */

	struct gpio_lines lines;
	struct gpio_hardware *hardware; /* NULL: absent */
	struct gpio_sampler *sampler;	/* NULL: edges are used */
	struct gpio_edges edges;
	bool fault;
	bool told_absent;
	laws_time last; /* time of the last report, µs */
	char why[DEVICE_ERROR_SIZE];
};

#define SPEC "gpio:"

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static laws_time later(struct gpio_device *gpio, laws_time when)
{
	if (when > gpio->last)
		gpio->last = when;
	return gpio->last;
}

static void tell_state(struct gpio_device *gpio, enum device_state state, const char *why)
{
	const struct device_listener *listener = &gpio->device.listener;

	listener->state(listener->data, later(gpio, now_ns() / 1000), state, why);
}

/*
 * During a fault edges are not reported: they may be false, and the frame that ends the
 * fault has the whole state.
 */
static void tell_frame(void *data, laws_time when, const struct frame *frame)
{
	struct gpio_device *gpio = data;
	const struct device_listener *listener = &gpio->device.listener;

	if (!gpio->fault || (frame->flags & FRAME_FAULT))
		listener->frame(listener->data, later(gpio, when), frame);
}

static void tell_edges_state(struct gpio_device *gpio, laws_time when, uint8_t flags)
{
	struct frame frame = {
		.squares = gpio->edges.state.squares,
		.inputs = gpio->edges.state.inputs,
		.flags = flags,
	};

	tell_frame(gpio, when, &frame);
}

static void let_go(struct gpio_device *gpio)
{
	unsigned int i;

	for (i = 0; i < GPIO_GROUPS_MAX; i++)
		gpio->sources[i] = sd_event_source_disable_unref(gpio->sources[i]);
	gpio_sampler_stop(gpio->sampler);
	gpio->sampler = NULL;
	gpio_hardware_close(gpio->hardware);
	gpio->hardware = NULL;
	gpio->fault = false;
}

/* Reports absence once for each reason, not at every attempt. */
static void absent(struct gpio_device *gpio, const char *why)
{
	let_go(gpio);
	if (gpio->told_absent && strcmp(gpio->why, why) == 0)
		return;
	snprintf(gpio->why, sizeof(gpio->why), "%s", why);
	gpio->told_absent = true;
	tell_state(gpio, DEVICE_ABSENT, gpio->why);
}

static void gone(struct gpio_device *gpio)
{
	absent(gpio, "a GPIO chip was taken away");
}

/* Enters or leaves the state in which lines do not answer; -ENODEV: the chip is gone. */
static void set_fault(struct gpio_device *gpio, int error)
{
	laws_time when = now_ns() / 1000;

	if (error == -ENODEV) {
		gone(gpio);
	} else if (error < 0 && !gpio->fault) {
		gpio->fault = true;
		tell_edges_state(gpio, when, FRAME_FAULT);
	} else if (error == 0 && gpio->fault) {
		gpio->fault = false;
		tell_edges_state(gpio, when, 0);
	}
}

static int drain_queues(struct gpio_device *gpio)
{
	unsigned int i;
	int r, full = 0;

	for (i = 0; i < gpio_hardware_groups(gpio->hardware); i++) {
		r = gpio_hardware_drain(gpio->hardware, i, &gpio->edges);
		if (r < 0)
			return r;
		full |= r;
	}
	return full;
}

/* After a loss: reads the present state, and the edges queued up to it. */
static int read_after_loss(struct gpio_device *gpio, struct gpio_state *state, uint64_t *now)
{
	int r;

	*state = gpio->edges.state;
	*now = now_ns();
	r = gpio_hardware_read(gpio->hardware, state);
	if (r < 0)
		return r;
	return drain_queues(gpio);
}

static int drain_round(struct gpio_device *gpio)
{
	struct gpio_state state;
	uint64_t now = 0;
	int full = drain_queues(gpio);
	bool lost = gpio->edges.lost;
	int r = full;

	if (r >= 0 && lost)
		r = read_after_loss(gpio, &state, &now);
	if (r < 0)
		return r;
	gpio_edges_tell(&gpio->edges, lost ? &state : NULL, now, tell_frame, gpio);
	return full | r;
}

/* The number of rounds is limited, because a line may chatter without end. */
static void drain_edges(struct gpio_device *gpio)
{
	unsigned int rounds = 8;
	int r;

	do {
		r = drain_round(gpio);
	} while (r > 0 && --rounds > 0);
	if (r < 0)
		set_fault(gpio, r);
}

static void warn_slow(struct gpio_device *gpio, const struct gpio_news *news)
{
	fprintf(stderr,
		"touchmoved: gpio: lines are read less often than every %lld us; reading them "
		"once took up to %llu us\n",
		(long long)gpio->configuration->gpio.period,
		(unsigned long long)(news->longest / 1000));
}

static void drain_sampler(struct gpio_device *gpio)
{
	struct gpio_news news;

	while (gpio->sampler && gpio_sampler_take(gpio->sampler, &news)) {
		switch (news.type) {
		case GPIO_NEWS_FRAME:
			tell_frame(gpio, news.when, &news.frame);
			break;
		case GPIO_NEWS_SLOW:
			warn_slow(gpio, &news);
			break;
		case GPIO_NEWS_GONE:
			gone(gpio);
			break;
		}
	}
}

static void gpio_drain(struct device *device)
{
	struct gpio_device *gpio = (struct gpio_device *)device;

	if (gpio->sampler)
		drain_sampler(gpio);
	else if (gpio->hardware)
		drain_edges(gpio);
}

static int on_news(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct gpio_device *gpio = data;

	(void)source;
	(void)fd;
	if (events & (EPOLLHUP | EPOLLERR))
		gone(gpio);
	else
		gpio_drain(&gpio->device);
	return 0;
}

static int listen_to(struct gpio_device *gpio, unsigned int at, int fd)
{
	return sd_event_add_io(gpio->event, &gpio->sources[at], fd, EPOLLIN, on_news, gpio);
}

/* Edges are requested before the lines are read, so that no change is missed between the two. */
static int start_edges(struct gpio_device *gpio)
{
	struct gpio_state state = {0};
	uint64_t now = now_ns();
	unsigned int i;
	int r = gpio_hardware_read(gpio->hardware, &state);

	for (i = 0; r >= 0 && i < gpio_hardware_groups(gpio->hardware); i++)
		r = listen_to(gpio, i, gpio_hardware_fd(gpio->hardware, i));
	if (r < 0)
		return r;
	gpio_edges_start(&gpio->edges, &gpio->lines, &state, now);
	tell_state(gpio, DEVICE_READY, "");
	tell_edges_state(gpio, now / 1000, 0);
	return 0;
}

static int sample(void *data, struct gpio_state *state)
{
	return gpio_hardware_scan(data, state);
}

static int start_sampler(struct gpio_device *gpio, const char *why)
{
	int r = gpio_sampler_start(&gpio->sampler, sample, gpio->hardware,
				   gpio->configuration->gpio.period);

	if (r == 0)
		r = listen_to(gpio, 0, gpio_sampler_fd(gpio->sampler));
	if (r == 0)
		tell_state(gpio, DEVICE_READY, why);
	return r < 0 ? r : 0;
}

static int request(struct gpio_device *gpio, bool edges, char reason[GPIO_REASON_SIZE])
{
	return gpio_hardware_open(&gpio->hardware, &gpio->lines, &gpio->configuration->gpio, edges,
				  reason);
}

static int start(struct gpio_device *gpio, char reason[GPIO_REASON_SIZE])
{
	bool edges = gpio->configuration->gpio.topology == GPIO_DIRECT;
	const char *why = "";
	int r = request(gpio, edges, reason);

	if (edges && r == -EOPNOTSUPP) {
		edges = false;
		why = "lines have no interrupts and are read periodically";
		r = request(gpio, false, reason);
	}
	if (r < 0)
		return r;
	r = edges ? start_edges(gpio) : start_sampler(gpio, why);
	if (r < 0)
		snprintf(reason, GPIO_REASON_SIZE, "lines cannot be read: %s", strerror(-r));
	return r;
}

/* Finds the lines; -ENOENT, -EACCES, -ENOTUNIQ, -EBUSY or 0. */
static int find(struct gpio_lines *lines, char reason[GPIO_REASON_SIZE])
{
	char refused[GPIO_REASON_SIZE];
	int right = gpio_hardware_look(lines, refused);
	int r = gpio_lines_resolved(lines, reason);

	if (r == -ENOENT && right < 0) {
		memcpy(reason, refused, GPIO_REASON_SIZE);
		return right;
	}
	return r < 0 ? r : gpio_lines_free(lines, reason);
}

static void try(struct gpio_device *gpio)
{
	char reason[GPIO_REASON_SIZE] = "";

	if (find(&gpio->lines, reason) == 0 && start(gpio, reason) == 0)
		gpio->told_absent = false;
	else
		absent(gpio, reason);
}

static void look_whether_lines_answer(struct gpio_device *gpio)
{
	struct gpio_state state;
	uint64_t now;
	int r;

	drain_edges(gpio);
	if (!gpio->hardware)
		return;
	state = gpio->edges.state;
	now = now_ns();
	r = gpio_hardware_read(gpio->hardware, &state);
	if (r == 0 && gpio->fault)
		gpio->edges.state = state;
	else if (r == 0)
		gpio_edges_verify(&gpio->edges, &state, now, tell_frame, gpio);
	set_fault(gpio, r);
}

static int on_timer(sd_event_source *source, uint64_t time, void *data)
{
	struct gpio_device *gpio = data;
	int r;

	(void)time;
	if (!gpio->hardware)
		try(gpio);
	else if (!gpio->sampler)
		look_whether_lines_answer(gpio);
	r = sd_event_source_set_time_relative(source, SECOND_US);
	return r < 0 ? r : sd_event_source_set_enabled(source, SD_EVENT_ONESHOT);
}

/* When a chip goes, Linux 6.1 does not wake a process that polls its lines; /dev shows it. */
static int on_dev(sd_event_source *source, const struct inotify_event *event, void *data)
{
	struct gpio_device *gpio = data;

	(void)source;
	if (event->len == 0 || strncmp(event->name, "gpiochip", strlen("gpiochip")) != 0)
		return 0;
	if (!gpio->hardware)
		try(gpio);
	else if ((event->mask & IN_DELETE) && gpio_hardware_uses(gpio->hardware, event->name))
		gone(gpio);
	return 0;
}

static int attach(struct gpio_device *gpio)
{
	int r = sd_event_add_inotify(gpio->event, &gpio->dev, "/dev",
				     IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO, on_dev, gpio);

	if (r < 0)
		return r;
	/*
	 * The first attempt runs from the event loop: until then the listener does not know
	 * the device.
	 */
	return sd_event_add_time(gpio->event, &gpio->timer, CLOCK_MONOTONIC, 0, 1000, on_timer,
				 gpio);
}

static void gpio_close(struct device *device)
{
	struct gpio_device *gpio = (struct gpio_device *)device;

	if (!gpio)
		return;
	let_go(gpio);
	sd_event_source_disable_unref(gpio->dev);
	sd_event_source_disable_unref(gpio->timer);
	sd_event_unref(gpio->event);
	free(gpio);
}

/* Refuses what waiting cannot mend: a configuration without lines, or with ambiguous names. */
static int check(struct gpio_device *gpio, const char *place, char error[GPIO_REASON_SIZE])
{
	int r = gpio_lines_configured(&gpio->lines, &gpio->configuration->gpio, error);

	if (r < 0)
		return r;
	if (place[0] != '\0') {
		snprintf(error, GPIO_REASON_SIZE,
			 "'%.40s' is one word too many: the configuration's section [gpio] names "
			 "the lines",
			 place);
		return -EINVAL;
	}
	r = find(&gpio->lines, error);
	return r == -ENOTUNIQ || r == -EACCES ? r : 0;
}

static int gpio_open(const char *place, const struct configuration *configuration, sd_event *event,
		     const struct device_listener *listener, struct device **device,
		     char error[DEVICE_ERROR_SIZE])
{
	struct gpio_device *gpio = calloc(1, sizeof(*gpio));
	char reason[GPIO_REASON_SIZE] = "no memory";
	int r = -ENOMEM;

	if (gpio) {
		gpio->device.kind = &device_gpio;
		gpio->device.listener = *listener;
		snprintf(gpio->device.spec, sizeof(gpio->device.spec), SPEC);
		gpio->configuration = configuration;
		gpio->event = sd_event_ref(event);
		r = check(gpio, place, reason);
		if (r == 0) {
			snprintf(reason, sizeof(reason), "the event loop refuses");
			r = attach(gpio);
		}
	}
	if (r < 0) {
		snprintf(error, DEVICE_ERROR_SIZE, "gpio: %s", reason);
		gpio_close(gpio ? &gpio->device : NULL);
		return r;
	}
	*device = &gpio->device;
	return 0;
}

static int gpio_list(const struct configuration *configuration,
		     void (*found)(void *data, const struct device_found *found), void *data)
{
	struct device_found device = {.spec = SPEC, .condition = "ready"};
	char reason[GPIO_REASON_SIZE] = "";
	struct gpio_lines lines;
	int r;

	if (configuration->gpio.topology == GPIO_NONE)
		return 0;
	r = gpio_lines_configured(&lines, &configuration->gpio, reason);
	if (r == 0)
		r = find(&lines, reason);
	gpio_lines_describe(&lines, device.name, sizeof(device.name));
	device.usable = r == 0;
	if (r < 0)
		snprintf(device.condition, sizeof(device.condition), "%.*s",
			 (int)sizeof(device.condition) - 1, reason);
	found(data, &device);
	return 0;
}

const struct device_kind device_gpio = {
	.name = "gpio",
	.open = gpio_open,
	.drain = gpio_drain,
	.close = gpio_close,
	.list = gpio_list,
};
