/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>

#include "ctl/setup/question.h"
#include "ctl/setup/setup.h"

#define UNIT "touchmoved.service"

/* Runs systemctl with @verb on the unit. Returns its exit status, or a negative errno. */
static int systemctl(const char *verb)
{
	char *arguments[] = {(char *)"systemctl", (char *)verb, (char *)UNIT, NULL};
	posix_spawnattr_t attributes;
	extern char **environ;
	sigset_t none;
	int status;
	pid_t pid;
	int r;

	/* The questions' event loops have blocked what must end a program that hangs. */
	sigemptyset(&none);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigmask(&attributes, &none);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
	r = posix_spawnp(&pid, "systemctl", NULL, &attributes, arguments, environ);
	posix_spawnattr_destroy(&attributes);
	if (r != 0)
		return -r;
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	return WIFEXITED(status) ? WEXITSTATUS(status) : -EINTR;
}

static int run(const char *verb)
{
	int r = systemctl(verb);

	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "systemctl cannot be run: %s", strerror(-r));
	if (r > 0)
		return ctl_complain(EXIT_ENVIRONMENT, "\"systemctl %s " UNIT "\" has failed", verb);
	return EXIT_DONE;
}

int setup_offer_service(const struct setup *setup)
{
	bool yes;
	int code;

	if (strcmp(setup->name, CONFIGURATION_DEFAULT) != 0) {
		say("The service reads " CONFIGURATION_DEFAULT ". What reads this one:");
		say("  touchmoved --user --config %s", setup->name);
		return EXIT_DONE;
	}
	code = ask_yes("Start touchmoved now, and with the machine?", &yes);
	if (code != EXIT_DONE || !yes) {
		say("The service is left as it is. What starts it later:");
		say("  sudo systemctl enable --now touchmoved");
		return code;
	}
	code = run("enable");
	/* One that runs takes the configuration without losing a game. */
	if (code == EXIT_DONE)
		code = run("reload-or-restart");
	if (code == EXIT_DONE)
		say("touchmoved runs, and starts with the machine.");
	return code;
}
