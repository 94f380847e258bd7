/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Replaces libusb: only the functions that the USB source calls. */
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "fake_libusb.h"

#define DEVICES (sizeof(fake.devices) / sizeof(fake.devices[0]))

struct libusb_context {
	int fd;
	libusb_hotplug_callback_fn arrived;
	void *arrived_data;
};

struct libusb_device_handle {
	struct libusb_device *device;
};

struct fake_bus fake;
static struct libusb_context *current;
static struct libusb_device *told; /* it has arrived, and the callback is still due */

/* Transfers that have ended and whose callbacks are due, the oldest first. */
static struct libusb_transfer *ended[64];
static unsigned int ended_count;

static void end(struct libusb_transfer *transfer, enum libusb_transfer_status status, size_t size)
{
	transfer->status = status;
	transfer->actual_length = (int)size;
	ended[ended_count++] = transfer;
}

static void take_flying(struct libusb_device *device, unsigned int i)
{
	device->flying_count--;
	memmove(device->flying + i, device->flying + i + 1,
		(device->flying_count - i) * sizeof(device->flying[0]));
}

void fake_plug(struct libusb_device *device, enum board_kind kind, uint8_t port)
{
	*device = (struct libusb_device){
		.plugged = true,
		.device = kind == BOARD_OPEN ? BYTES(open_device) : BYTES(chessnut_device),
		.configuration = kind == BOARD_OPEN ? BYTES(open_configuration)
						    : BYTES(chessnut_configuration),
		.port = port,
	};
	told = device;
}

void fake_unplug(struct libusb_device *device)
{
	device->plugged = false;
	while (fake_end(device, LIBUSB_TRANSFER_NO_DEVICE, NULL, 0))
		;
}

bool fake_end(struct libusb_device *device, enum libusb_transfer_status status, const void *bytes,
	      size_t size)
{
	struct libusb_transfer *transfer;

	if (!device->flying_count)
		return false;
	transfer = device->flying[0];
	take_flying(device, 0);
	if (size > (size_t)transfer->length)
		abort();
	if (size)
		memcpy(transfer->buffer, bytes, size);
	end(transfer, status, size);
	return true;
}

int libusb_init(libusb_context **context)
{
	if (fake.init_error)
		return fake.init_error;
	*context = calloc(1, sizeof(**context));
	if (!*context)
		return LIBUSB_ERROR_NO_MEM;
	(*context)->fd = eventfd(0, EFD_CLOEXEC);
	current = *context;
	fake.contexts++;
	return 0;
}

void libusb_exit(libusb_context *context)
{
	close(context->fd);
	free(context);
	fake.contexts--;
}

const char *libusb_strerror(int error)
{
	(void)error;
	return "a fake error";
}

int libusb_has_capability(uint32_t capability)
{
	return capability == LIBUSB_CAP_HAS_HOTPLUG && fake.hotplug;
}

int libusb_hotplug_register_callback(libusb_context *context, int events, int flags, int vendor,
				     int product, int class, libusb_hotplug_callback_fn callback,
				     void *data, libusb_hotplug_callback_handle *handle)
{
	(void)events, (void)flags, (void)vendor, (void)product, (void)class;
	context->arrived = callback;
	context->arrived_data = data;
	*handle = 1;
	return LIBUSB_SUCCESS;
}

void libusb_hotplug_deregister_callback(libusb_context *context,
					libusb_hotplug_callback_handle handle)
{
	(void)handle;
	context->arrived = NULL;
}

const struct libusb_pollfd **libusb_get_pollfds(libusb_context *context)
{
	static struct libusb_pollfd descriptor;
	const struct libusb_pollfd **list = calloc(2, sizeof(*list));

	descriptor = (struct libusb_pollfd){context->fd, 1};
	if (list)
		list[0] = &descriptor;
	return list;
}

void libusb_free_pollfds(const struct libusb_pollfd **list)
{
	free(list);
}

void libusb_set_pollfd_notifiers(libusb_context *context, libusb_pollfd_added_cb added,
				 libusb_pollfd_removed_cb removed, void *data)
{
	(void)context, (void)added, (void)removed, (void)data;
}

int libusb_pollfds_handle_timeouts(libusb_context *context)
{
	(void)context;
	return 1;
}

int libusb_get_next_timeout(libusb_context *context, struct timeval *left)
{
	(void)context, (void)left;
	return 0;
}

int libusb_handle_events_timeout_completed(libusb_context *context, struct timeval *timeout,
					   int *completed)
{
	struct libusb_device *arrived = told;
	unsigned int count = ended_count;
	struct libusb_transfer *due[64];

	(void)timeout, (void)completed;
	memcpy(due, ended, sizeof(due));
	ended_count = 0;
	for (unsigned int i = 0; i < count; i++)
		due[i]->callback(due[i]);
	told = NULL;
	if (arrived && context->arrived)
		context->arrived(context, arrived, LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED,
				 context->arrived_data);
	return 0;
}

ssize_t libusb_get_device_list(libusb_context *context, libusb_device ***list)
{
	ssize_t count = 0;

	(void)context;
	*list = calloc(DEVICES + 1, sizeof(**list));
	for (unsigned int i = 0; *list && i < DEVICES; i++)
		if (fake.devices[i].plugged)
			(*list)[count++] = &fake.devices[i];
	return *list ? count : LIBUSB_ERROR_NO_MEM;
}

void libusb_free_device_list(libusb_device **list, int unreference)
{
	(void)unreference;
	free(list);
}

int libusb_get_device_descriptor(libusb_device *device, struct libusb_device_descriptor *descriptor)
{
	*descriptor = (struct libusb_device_descriptor){
		.idVendor = (uint16_t)(device->device.start[8] | device->device.start[9] << 8),
		.idProduct = (uint16_t)(device->device.start[10] | device->device.start[11] << 8),
	};
	return 0;
}

static void read_interface(struct libusb_interface_descriptor *interface, const uint8_t *bytes)
{
	interface->bInterfaceNumber = bytes[2];
	interface->bInterfaceClass = bytes[5];
	interface->bInterfaceSubClass = bytes[6];
	interface->bInterfaceProtocol = bytes[7];
}

/* What the real one does with descriptors between an interface and its endpoints. */
static void read_descriptor(struct libusb_interface_descriptor *interface, const uint8_t *bytes)
{
	struct libusb_endpoint_descriptor *endpoint;

	if (bytes[1] != LIBUSB_DT_ENDPOINT) {
		interface->extra = bytes;
		interface->extra_length = bytes[0];
		return;
	}
	endpoint = (struct libusb_endpoint_descriptor
			    *)&interface->endpoint[interface->bNumEndpoints++];
	endpoint->bEndpointAddress = bytes[2];
	endpoint->bmAttributes = bytes[3];
	endpoint->wMaxPacketSize = (uint16_t)(bytes[4] | bytes[5] << 8);
}

int libusb_get_active_config_descriptor(libusb_device *device,
					struct libusb_config_descriptor **configuration)
{
	static struct libusb_endpoint_descriptor endpoints[4][4];
	static struct libusb_interface_descriptor settings[4];
	static struct libusb_interface interfaces[4];
	static struct libusb_config_descriptor read;
	const uint8_t *bytes = device->configuration.start;
	size_t left = device->configuration.size;

	read = (struct libusb_config_descriptor){
		.bConfigurationValue = 1,
		.interface = interfaces,
	};
	for (; left > 0; left -= bytes[0], bytes += bytes[0]) {
		unsigned int i = read.bNumInterfaces;

		if (bytes[1] == LIBUSB_DT_INTERFACE) {
			settings[i] =
				(struct libusb_interface_descriptor){.endpoint = endpoints[i]};
			interfaces[i] = (struct libusb_interface){&settings[i], 1};
			read_interface(&settings[i], bytes);
			read.bNumInterfaces++;
		} else if (i > 0) {
			read_descriptor(&settings[i - 1], bytes);
		}
	}
	*configuration = &read;
	return 0;
}

void libusb_free_config_descriptor(struct libusb_config_descriptor *configuration)
{
	(void)configuration;
}

uint8_t libusb_get_bus_number(libusb_device *device)
{
	(void)device;
	return 1;
}

int libusb_get_port_numbers(libusb_device *device, uint8_t *ports, int size)
{
	(void)size;
	ports[0] = device->port;
	return 1;
}

int libusb_open(libusb_device *device, libusb_device_handle **handle)
{
	if (device->open_error)
		return device->open_error;
	*handle = calloc(1, sizeof(**handle));
	if (!*handle)
		return LIBUSB_ERROR_NO_MEM;
	(*handle)->device = device;
	device->handles++;
	fake.handles++;
	return 0;
}

void libusb_close(libusb_device_handle *handle)
{
	/* The real one has undefined behaviour then. */
	if (handle->device->handles == 1 && handle->device->flying_count)
		abort();
	handle->device->handles--;
	fake.handles--;
	free(handle);
}

int libusb_set_auto_detach_kernel_driver(libusb_device_handle *handle, int enable)
{
	(void)handle, (void)enable;
	return 0;
}

int libusb_kernel_driver_active(libusb_device_handle *handle, int interface)
{
	(void)handle, (void)interface;
	return 0;
}

int libusb_claim_interface(libusb_device_handle *handle, int interface)
{
	if (handle->device->claim_error)
		return handle->device->claim_error;
	handle->device->claimed |= 1u << interface;
	fake.claims++;
	return 0;
}

int libusb_release_interface(libusb_device_handle *handle, int interface)
{
	if (!(handle->device->claimed & 1u << interface))
		return LIBUSB_ERROR_NOT_FOUND;
	handle->device->claimed &= ~(1u << interface);
	fake.claims--;
	return 0;
}

int libusb_clear_halt(libusb_device_handle *handle, unsigned char endpoint)
{
	(void)endpoint;
	handle->device->halts_cleared++;
	handle->device->cleared_under_transfers |= handle->device->flying_count > 0;
	return 0;
}

struct libusb_transfer *libusb_alloc_transfer(int packets)
{
	(void)packets;
	fake.transfers++;
	return calloc(1, sizeof(struct libusb_transfer));
}

void libusb_free_transfer(struct libusb_transfer *transfer)
{
	if (transfer)
		fake.transfers--;
	free(transfer);
}

/* Requests and commands are answered at once. */
static int submit_request(struct libusb_device *device, struct libusb_transfer *transfer)
{
	device->requests++;
	device->request_size = (size_t)transfer->length;
	device->request_endpoint = transfer->endpoint;
	memcpy(device->request, transfer->buffer, (size_t)transfer->length);
	end(transfer, device->refuses_requests ? LIBUSB_TRANSFER_STALL : LIBUSB_TRANSFER_COMPLETED,
	    0);
	return 0;
}

int libusb_submit_transfer(struct libusb_transfer *transfer)
{
	struct libusb_device *device = transfer->dev_handle->device;

	if (!device->plugged)
		return LIBUSB_ERROR_NO_DEVICE;
	if (device->submit_error)
		return device->submit_error;
	if (!(transfer->endpoint & LIBUSB_ENDPOINT_IN))
		return submit_request(device, transfer);
	device->flying[device->flying_count++] = transfer;
	return 0;
}

int libusb_cancel_transfer(struct libusb_transfer *transfer)
{
	struct libusb_device *device = transfer->dev_handle->device;

	for (unsigned int i = 0; i < device->flying_count; i++) {
		if (device->flying[i] != transfer)
			continue;
		take_flying(device, i);
		end(transfer, LIBUSB_TRANSFER_CANCELLED, 0);
		return 0;
	}
	return LIBUSB_ERROR_NOT_FOUND;
}
