/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Preloaded into touchmoved: FIFOs stand for the nodes of the kernel module, and on SIGUSR1 the
 * program appends to the file $HELD how many bytes it has allocated and not freed.
 */
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "reedboard.h"

int ioctl(int fd, unsigned long request, ...)
{
	va_list arguments;
	void *argument;

	va_start(arguments, request);
	argument = va_arg(arguments, void *);
	va_end(arguments);
	if (request != REEDBOARD_GET_INFO)
		return (int)syscall(SYS_ioctl, fd, request, argument);
	*(struct reedboard_info *)argument = (struct reedboard_info){
		.rows = 8,
		.columns = 8,
		.topology = REEDBOARD_TOPOLOGY_MATRIX,
		.period_ns = 1000000,
	};
	return 0;
}

/* Nothing is allocated here: that would count. */
static void tell(const char *name)
{
	struct mallinfo2 held = mallinfo2();
	char line[40];
	int length = snprintf(line, sizeof(line), "%zu\n", held.uordblks + held.hblkhd);
	FILE *file = fopen(name, "ae");

	if (!file)
		return;
	fwrite(line, 1, (size_t)length, file);
	fclose(file);
}

static void *answer(void *data)
{
	sigset_t asked;
	int number;

	sigemptyset(&asked);
	sigaddset(&asked, SIGUSR1);
	while (sigwait(&asked, &number) == 0)
		tell(data);
	return NULL;
}

/* Before there are other threads, so that this signal reaches none of them, and this thread no
 * other.
 */
__attribute__((constructor)) static void begin(void)
{
	char *name = getenv("HELD");
	sigset_t all, others;
	pthread_t thread;

	if (!name)
		return;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &others);
	if (pthread_create(&thread, NULL, answer, name) == 0)
		pthread_detach(thread);
	sigaddset(&others, SIGUSR1);
	pthread_sigmask(SIG_SETMASK, &others, NULL);
}
