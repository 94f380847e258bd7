/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <gpiod.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "device/gpio_hardware.h"
#include "device/gpio_scan.h"

#define DEV "/dev"

struct request {
	struct gpiod_line_request *request;
	unsigned int offset[GPIO_GROUP_LINES]; /* by their order in the group */
};

struct gpio_hardware {
	const struct gpio_lines *lines;
	const struct gpio_configuration *configuration;
	struct gpio_group group[GPIO_GROUPS_MAX];
	struct request request[GPIO_GROUPS_MAX];
	unsigned int count;
	struct gpiod_edge_event_buffer *buffer;
};

static void look_at_line(struct gpio_lines *lines, const char *chip, struct gpiod_line_info *info)
{
	const char *consumer = gpiod_line_info_get_consumer(info);
	const char *holder = NULL;

	if (gpiod_line_info_is_used(info))
		holder = consumer ? consumer : "";
	gpio_lines_seen(lines, chip, gpiod_line_info_get_offset(info),
			gpiod_line_info_get_name(info), holder);
}

static void look_at_chip(struct gpio_lines *lines, struct gpiod_chip *chip, const char *name)
{
	struct gpiod_chip_info *chip_info = gpiod_chip_get_info(chip);
	struct gpiod_line_info *info;
	size_t offset, count;

	if (!chip_info)
		return;
	count = gpiod_chip_info_get_num_lines(chip_info);
	gpiod_chip_info_free(chip_info);
	for (offset = 0; offset < count; offset++) {
		info = gpiod_chip_get_line_info(chip, offset);
		if (!info)
			continue;
		look_at_line(lines, name, info);
		gpiod_line_info_free(info);
	}
}

/* Raspberry Pi OS links gpiochip4 to gpiochip0; a link would make each name appear twice. */
static bool is_chip(const char *path)
{
	struct stat status;

	return lstat(path, &status) == 0 && S_ISCHR(status.st_mode) &&
	       gpiod_is_gpiochip_device(path);
}

static void path_of(const char *chip, char path[PATH_MAX])
{
	snprintf(path, PATH_MAX, DEV "/%s", chip);
}

static int look_at(struct gpio_lines *lines, const char *name, char reason[GPIO_REASON_SIZE])
{
	char path[PATH_MAX];
	struct gpiod_chip *chip;

	path_of(name, path);
	if (strlen(name) >= GPIO_CHIP_SIZE || !is_chip(path))
		return 0;
	chip = gpiod_chip_open(path);
	if (chip) {
		look_at_chip(lines, chip, name);
		gpiod_chip_close(chip);
		return 0;
	}
	if (errno != EACCES && errno != EPERM)
		return 0;
	snprintf(reason, GPIO_REASON_SIZE, "no right to open %.*s; group gpio has it, as a rule",
		 GPIO_CHIP_SIZE + 5, path);
	return -EACCES;
}

int gpio_hardware_look(struct gpio_lines *lines, char reason[GPIO_REASON_SIZE])
{
	struct dirent *entry;
	int r, result = 0;
	DIR *dev = opendir(DEV);

	gpio_lines_forget(lines);
	if (!dev)
		return 0;
	while ((entry = readdir(dev))) {
		if (strncmp(entry->d_name, "gpiochip", strlen("gpiochip")) != 0)
			continue;
		r = look_at(lines, entry->d_name, reason);
		if (r < 0)
			result = r;
	}
	closedir(dev);
	return result;
}

static enum gpiod_line_bias bias_of(const struct gpio_configuration *configuration)
{
	switch (configuration->bias) {
	case GPIO_BIAS_AS_IS:
		return GPIOD_LINE_BIAS_AS_IS;
	case GPIO_BIAS_PULL_UP:
		return GPIOD_LINE_BIAS_PULL_UP;
	case GPIO_BIAS_PULL_DOWN:
		return GPIOD_LINE_BIAS_PULL_DOWN;
	case GPIO_BIAS_DISABLED:
		return GPIOD_LINE_BIAS_DISABLED;
	}
	return GPIOD_LINE_BIAS_AS_IS;
}

/* An active row pulls the columns to the level at which a closed contact reads as closed. */
static void set_row(struct gpiod_line_settings *settings,
		    const struct gpio_configuration *configuration)
{
	gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_OUTPUT);
	gpiod_line_settings_set_active_low(settings, configuration->active_low);
	gpiod_line_settings_set_drive(settings, configuration->active_low
							? GPIOD_LINE_DRIVE_OPEN_DRAIN
							: GPIOD_LINE_DRIVE_OPEN_SOURCE);
	gpiod_line_settings_set_output_value(settings, GPIOD_LINE_VALUE_INACTIVE);
}

/* No debouncing by the kernel: the pipeline does that, and needs every edge. */
static void set_input(struct gpiod_line_settings *settings, const struct gpio_line *line,
		      const struct gpio_configuration *configuration, bool edges)
{
	bool active_low = line->role == GPIO_INPUT ? configuration->inputs_active_low
						   : configuration->active_low;

	gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_INPUT);
	gpiod_line_settings_set_active_low(settings, active_low);
	gpiod_line_settings_set_bias(settings, bias_of(configuration));
	gpiod_line_settings_set_event_clock(settings, GPIOD_LINE_CLOCK_MONOTONIC);
	gpiod_line_settings_set_edge_detection(settings,
					       edges ? GPIOD_LINE_EDGE_BOTH : GPIOD_LINE_EDGE_NONE);
}

static int add_line(struct gpiod_line_config *config, const struct gpio_line *line,
		    const struct gpio_configuration *configuration, bool edges)
{
	struct gpiod_line_settings *settings = gpiod_line_settings_new();
	int r = 0;

	if (!settings)
		return -ENOMEM;
	if (line->role == GPIO_ROW)
		set_row(settings, configuration);
	else
		set_input(settings, line, configuration, edges);
	if (gpiod_line_config_add_line_settings(config, &line->offset, 1, settings) < 0)
		r = -errno;
	gpiod_line_settings_free(settings);
	return r;
}

static int request_lines(struct request *request, struct gpiod_chip *chip,
			 struct gpiod_line_config *lines)
{
	struct gpiod_request_config *config = gpiod_request_config_new();

	if (!config)
		return -ENOMEM;
	gpiod_request_config_set_consumer(config, GPIO_CONSUMER);
	gpiod_request_config_set_event_buffer_size(config, GPIO_QUEUE);
	errno = 0;
	request->request = gpiod_chip_request_lines(chip, config, lines);
	gpiod_request_config_free(config);
	if (!request->request)
		return errno ? -errno : -EIO;
	return 0;
}

static int request_group(struct gpio_hardware *hardware, unsigned int index, bool edges)
{
	const struct gpio_group *group = &hardware->group[index];
	struct request *request = &hardware->request[index];
	struct gpiod_line_config *config;
	const struct gpio_line *line;
	struct gpiod_chip *chip;
	char path[PATH_MAX];
	unsigned int i;
	int r = 0;

	path_of(group->chip, path);
	chip = gpiod_chip_open(path);
	if (!chip)
		return -errno;
	config = gpiod_line_config_new();
	if (!config)
		r = -ENOMEM;
	for (i = 0; i < group->count && r == 0; i++) {
		line = &hardware->lines->line[group->line[i]];
		request->offset[i] = line->offset;
		r = add_line(config, line, hardware->configuration, edges);
	}
	if (r == 0)
		r = request_lines(request, chip, config);
	gpiod_line_config_free(config);
	gpiod_chip_close(chip);
	return r;
}

/* Without O_NONBLOCK libgpiod would wait for the first edge. */
static int without_waiting(const struct request *request)
{
	int fd = gpiod_line_request_get_fd(request->request);
	int flags = fcntl(fd, F_GETFL);

	if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) < 0)
		return -errno;
	return 0;
}

/* The lines exist, may be opened and are free, but cannot report edges. */
static bool no_edges(int error)
{
	return error != -EBUSY && error != -ENODEV && error != -ENOENT && error != -EACCES &&
	       error != -EPERM && error != -ENOMEM;
}

static int request_all(struct gpio_hardware *hardware, bool edges, char reason[GPIO_REASON_SIZE])
{
	unsigned int i;
	int r = 0;

	for (i = 0; i < hardware->count; i++) {
		r = request_group(hardware, i, edges);
		if (r == 0)
			r = without_waiting(&hardware->request[i]);
		if (r < 0)
			break;
	}
	if (r == 0)
		return 0;
	snprintf(reason, GPIO_REASON_SIZE, "%s does not give its lines: %s",
		 hardware->group[i].chip, strerror(-r));
	return edges && no_edges(r) ? -EOPNOTSUPP : r;
}

int gpio_hardware_open(struct gpio_hardware **hardware, const struct gpio_lines *lines,
		       const struct gpio_configuration *configuration, bool edges,
		       char reason[GPIO_REASON_SIZE])
{
	struct gpio_hardware *fresh = calloc(1, sizeof(*fresh));
	int r;

	if (!fresh)
		return -ENOMEM;
	fresh->lines = lines;
	fresh->configuration = configuration;
	fresh->count = gpio_lines_group(lines, fresh->group);
	fresh->buffer = gpiod_edge_event_buffer_new(GPIO_QUEUE);
	r = fresh->buffer ? request_all(fresh, edges, reason) : -ENOMEM;
	if (r < 0) {
		gpio_hardware_close(fresh);
		return r;
	}
	*hardware = fresh;
	return 0;
}

void gpio_hardware_close(struct gpio_hardware *hardware)
{
	unsigned int i;

	if (!hardware)
		return;
	for (i = 0; i < hardware->count; i++) {
		if (hardware->request[i].request)
			gpiod_line_request_release(hardware->request[i].request);
	}
	if (hardware->buffer)
		gpiod_edge_event_buffer_free(hardware->buffer);
	free(hardware);
}

unsigned int gpio_hardware_groups(const struct gpio_hardware *hardware)
{
	return hardware->count;
}

int gpio_hardware_fd(const struct gpio_hardware *hardware, unsigned int group)
{
	return gpiod_line_request_get_fd(hardware->request[group].request);
}

bool gpio_hardware_uses(const struct gpio_hardware *hardware, const char *chip)
{
	unsigned int i;

	for (i = 0; i < hardware->count; i++) {
		if (strcmp(hardware->group[i].chip, chip) == 0)
			return true;
	}
	return false;
}

static int get_values(struct gpio_hardware *hardware, unsigned int group,
		      enum gpiod_line_value values[GPIO_GROUP_LINES])
{
	struct request *request = &hardware->request[group];

	errno = 0;
	if (gpiod_line_request_get_values_subset(request->request, hardware->group[group].count,
						 request->offset, values) < 0)
		return errno ? -errno : -EIO;
	return 0;
}

/* Calls @take for each line of @role with its level. */
static int read_lines(struct gpio_hardware *hardware, enum gpio_role role,
		      void (*take)(void *to, const struct gpio_line *line, bool active), void *to)
{
	enum gpiod_line_value values[GPIO_GROUP_LINES];
	const struct gpio_group *group;
	unsigned int i, at;
	int r;

	for (i = 0; i < hardware->count; i++) {
		group = &hardware->group[i];
		if (group->role != role)
			continue;
		r = get_values(hardware, i, values);
		if (r < 0)
			return r;
		for (at = 0; at < group->count; at++)
			take(to, &hardware->lines->line[group->line[at]],
			     values[at] == GPIOD_LINE_VALUE_ACTIVE);
	}
	return 0;
}

static void take_contact(void *to, const struct gpio_line *line, bool active)
{
	gpio_state_set(to, line, active);
}

static void take_column(void *to, const struct gpio_line *line, bool active)
{
	uint8_t *closed = to;

	if (active)
		*closed |= 1u << line->index;
}

static int read_contacts(void *data, struct gpio_state *state)
{
	return read_lines(data, GPIO_CONTACT, take_contact, state);
}

static int read_columns(void *data, uint8_t *closed)
{
	*closed = 0;
	return read_lines(data, GPIO_COLUMN, take_column, closed);
}

static int set_row_value(struct gpio_hardware *hardware, unsigned int row,
			 enum gpiod_line_value value)
{
	const struct gpio_group *group;
	const struct gpio_line *line;
	unsigned int i, at;

	for (i = 0; i < hardware->count; i++) {
		group = &hardware->group[i];
		for (at = 0; group->role == GPIO_ROW && at < group->count; at++) {
			line = &hardware->lines->line[group->line[at]];
			if (line->index != row)
				continue;
			errno = 0;
			if (gpiod_line_request_set_value(hardware->request[i].request, line->offset,
							 value) < 0)
				return errno ? -errno : -EIO;
			return 0;
		}
	}
	return 0;
}

static int drive(void *data, unsigned int from, unsigned int to)
{
	int r = 0;

	if (from != GPIO_NO_ROW)
		r = set_row_value(data, from, GPIOD_LINE_VALUE_INACTIVE);
	if (r == 0 && to != GPIO_NO_ROW)
		r = set_row_value(data, to, GPIOD_LINE_VALUE_ACTIVE);
	return r;
}

static void settle(void *data)
{
	const struct gpio_hardware *hardware = data;
	struct timespec time = {.tv_nsec = hardware->configuration->row_settle * 1000L};

	if (time.tv_nsec > 0)
		clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL);
}

static const struct gpio_scan_operations operations = {
	.drive = drive,
	.settle = settle,
	.columns = read_columns,
	.others = read_contacts,
};

int gpio_hardware_read(struct gpio_hardware *hardware, struct gpio_state *state)
{
	return gpio_scan(&operations, hardware, 0, 0, state);
}

int gpio_hardware_scan(struct gpio_hardware *hardware, struct gpio_state *state)
{
	const struct gpio_configuration *configuration = hardware->configuration;
	bool matrix = configuration->topology == GPIO_MATRIX;

	return gpio_scan(&operations, hardware, matrix ? configuration->row_count : 0,
			 matrix ? configuration->column_count : 0, state);
}

static unsigned int line_at(const struct gpio_hardware *hardware, unsigned int group,
			    unsigned int offset)
{
	unsigned int i;

	for (i = 0; i < hardware->group[group].count; i++) {
		if (hardware->request[group].offset[i] == offset)
			return hardware->group[group].line[i];
	}
	return GPIO_LINES_MAX;
}

static void take_edge(struct gpio_hardware *hardware, unsigned int group,
		      struct gpiod_edge_event *event, struct gpio_edges *edges)
{
	struct gpio_edge edge = {
		.time = gpiod_edge_event_get_timestamp_ns(event),
		.line = line_at(hardware, group, gpiod_edge_event_get_line_offset(event)),
		.group = group,
		.active = gpiod_edge_event_get_event_type(event) == GPIOD_EDGE_EVENT_RISING_EDGE,
		.line_number = gpiod_edge_event_get_line_seqno(event),
		.group_number = gpiod_edge_event_get_global_seqno(event),
	};

	if (edge.line < GPIO_LINES_MAX)
		gpio_edges_add(edges, &edge);
}

int gpio_hardware_drain(struct gpio_hardware *hardware, unsigned int group,
			struct gpio_edges *edges)
{
	struct gpiod_line_request *request = hardware->request[group].request;
	size_t room;
	int i, count;

	for (;;) {
		room = GPIO_EDGES_MAX - edges->count;
		if (room == 0)
			return 1;
		count = gpiod_line_request_read_edge_events(request, hardware->buffer, room);
		if (count < 0 && errno == EINTR)
			continue;
		if (count < 0 && errno != EAGAIN)
			return -errno;
		if (count <= 0)
			break;
		for (i = 0; i < count; i++)
			take_edge(hardware, group,
				  gpiod_edge_event_buffer_get_event(hardware->buffer, i), edges);
	}
	gpio_edges_emptied(edges, group);
	return 0;
}
