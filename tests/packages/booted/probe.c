/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a program that has taken a service over could reach: it stands in the
 * service's place in its unit, and tries. Prints TAP without numbers.
 *
 *   probe touchmoved|gateway   as in that unit
 *   probe free NAME            the same as that service's user, without the unit
 *
 * Each attempt is made by a process of its own, since a system call filter may
 * kill it. Without the unit every attempt that is the unit's to refuse has to
 * succeed: what would be refused anyway shows nothing of the sandbox. The files
 * and nodes below that are open to everybody are made by "guest" beside this.
 */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* What an attempt ends with beside 0 and errno's values. */
#define KILLED 1000 /* by the system call filter */

enum service { DAEMON, GATEWAY, SERVICES };

static const char *const names[SERVICES] = {"touchmoved", "gateway"};

/* Whether the attempt succeeds without the unit. */
enum free_hand { OPEN, SHUT };

static int result_of(long status)
{
	return status < 0 ? errno : 0;
}

static int open_file(const char *path, int flags)
{
	int fd = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0600);
	int result = result_of(fd);

	if (fd >= 0)
		close(fd);
	return result;
}

static int reads(const char *path)
{
	return open_file(path, O_RDONLY);
}

static int writes(const char *path)
{
	return open_file(path, O_WRONLY);
}

static int creates(const char *path)
{
	int result = open_file(path, O_WRONLY | O_CREAT | O_EXCL);

	if (result == 0)
		unlink(path);
	return result;
}

static int finds(const char *path)
{
	struct stat found;

	return result_of(stat(path, &found));
}

static int connects(const char *path)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);

	strncpy(address.sun_path, path, sizeof(address.sun_path) - 1);
	return result_of(connect(fd, (struct sockaddr *)&address, sizeof(address)));
}

static int has_socket(int family, int type)
{
	return result_of(socket(family, type, 0));
}

static int internet(const char *unused)
{
	(void)unused;
	return has_socket(AF_INET, SOCK_STREAM) ?: has_socket(AF_INET6, SOCK_DGRAM);
}

static int netlink(const char *unused)
{
	(void)unused;
	return has_socket(AF_NETLINK, SOCK_RAW);
}

static int has_ciphers(const char *unused)
{
	(void)unused;
	return has_socket(AF_ALG, SOCK_SEQPACKET);
}

static int mounts(const char *place)
{
	return result_of(mount("none", place, "tmpfs", 0, NULL));
}

static int makes_namespace(const char *unused)
{
	(void)unused;
	return result_of(unshare(CLONE_NEWUSER));
}

static int loads_module(const char *unused)
{
	(void)unused;
	return result_of(syscall(SYS_init_module, "", 0UL, ""));
}

static int traces(const char *unused)
{
	(void)unused;
	return result_of(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
}

static int measures(const char *unused)
{
	(void)unused;
	return result_of(syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0UL));
}

static int programs_the_kernel(const char *unused)
{
	(void)unused;
	return result_of(syscall(SYS_bpf, 0, NULL, 0));
}

static int sets_clock(const char *unused)
{
	struct timeval now = {.tv_sec = 1700000000};

	(void)unused;
	return result_of(settimeofday(&now, NULL));
}

static int names_machine(const char *unused)
{
	(void)unused;
	return result_of(sethostname("probe", 5));
}

static int changes_user(const char *unused)
{
	(void)unused;
	return result_of(syscall(SYS_setuid, getuid()));
}

static int becomes_another_system(const char *unused)
{
	(void)unused;
	return result_of(personality(PER_LINUX | ADDR_NO_RANDOMIZE));
}

static int executes_what_it_writes(const char *unused)
{
	(void)unused;
	/* The filter says EPERM, the kernel's own bar, which newer systemd sets besides, EACCES. */
	return mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1,
		    0) == MAP_FAILED
		       ? EPERM
		       : 0;
}

static int lends_its_user(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT, 0700);
	int result;

	if (fd < 0)
		return errno;
	result = result_of(fchmod(fd, 04700));
	close(fd);
	unlink(path);
	return result;
}

/* A call that Linux has for programs of 32 bits. Elsewhere than on amd64 there is none to try. */
static int calls_as_32_bit(const char *unused)
{
	(void)unused;
#ifdef __x86_64__
	long process;

	/* getpid, 20 there. */
	__asm__ volatile("int $0x80" : "=a"(process) : "a"(20L) : "memory");
	return process < 0 ? (int)-process : 0;
#else
	return KILLED;
#endif
}

static int may_gain_rights(const char *unused)
{
	(void)unused;
	return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? EPERM : 0;
}

static int could_have_a_capability(const char *unused)
{
	int capability;

	(void)unused;
	for (capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++)
		if (prctl(PR_CAPBSET_READ, capability) == 1)
			return 0;
	return EPERM;
}

static const struct attempt {
	const char *what;
	int (*try)(const char *argument);
	const char *argument[SERVICES];
	int expected[SERVICES];
	enum free_hand outside;
} attempts[] = {
#define BOTH(value)                                                                                \
	{                                                                                          \
		value, value                                                                       \
	}
	/* What it is for. */
	{"writes its own state",
	 creates,
	 {"/var/lib/touchmove/probe", "/var/lib/touchmove-gateway/probe"},
	 BOTH(0),
	 OPEN},
	{"writes temporary files", creates, BOTH("/tmp/probe"), BOTH(0), OPEN},
	{"reaches the bus", connects, BOTH("/run/dbus/system_bus_socket"), BOTH(0), OPEN},
	{"reads its configuration",
	 reads,
	 {"/etc/touchmove/touchmoved.conf", "/etc/touchmove/gateway.conf"},
	 BOTH(0),
	 OPEN},
	{"hears of devices, or of addresses", netlink, BOTH(NULL), BOTH(0), OPEN},
	{"sees itself", finds, BOTH("/proc/self/status"), BOTH(0), OPEN},
	{"reads a board", reads, BOTH("/dev/reedboard0"), {0, ENOENT}, SHUT},
	{"drives lines", writes, BOTH("/dev/gpiochip0"), {0, ENOENT}, SHUT},
	{"uses the internet", internet, BOTH(NULL), {EAFNOSUPPORT, 0}, OPEN},
	/* Files. */
	{"writes to a folder that is open to all", creates, BOTH("/var/sandbox/open/probe"),
	 BOTH(EROFS), OPEN},
	{"writes to a file that is open to all", writes, BOTH("/var/sandbox/open/file"),
	 BOTH(EROFS), OPEN},
	{"writes to another file system", creates, BOTH("/var/sandbox/other/probe"), BOTH(EROFS),
	 OPEN},
	{"writes to /run/lock", creates, BOTH("/run/lock/probe"), BOTH(EROFS), OPEN},
	{"writes to /run", creates, BOTH("/run/probe"), BOTH(EROFS), SHUT},
	{"writes to /var/tmp of all", finds, BOTH("/var/tmp/sandbox-mark"), BOTH(ENOENT), OPEN},
	{"sees /tmp of all", finds, BOTH("/tmp/sandbox-mark"), BOTH(ENOENT), OPEN},
	{"writes to memory that all share", creates, BOTH("/dev/shm/probe"), BOTH(EACCES), OPEN},
	{"reads a home", reads, BOTH("/home/sandbox/file"), {0, EACCES}, OPEN},
	{"writes to a home", writes, BOTH("/home/sandbox/file"), {EROFS, EACCES}, OPEN},
	{"writes to a setting of the kernel that is open to all", writes,
	 BOTH("/sys/kernel/mm/ksm/run"), BOTH(EROFS), OPEN},
	{"moves processes between control groups that are open to all", writes,
	 BOTH("/sys/fs/cgroup/cgroup.procs"), BOTH(EROFS), OPEN},
	{"reads passwords", reads, BOTH("/etc/shadow"), BOTH(EACCES), SHUT},
	{"reads the games that are kept",
	 reads,
	 BOTH("/var/lib/touchmove/games.sqlite"),
	 {0, EACCES},
	 SHUT},
	{"reads the broadcast's token", reads, BOTH("/etc/touchmove/broadcast.token"), BOTH(EACCES),
	 SHUT},
	/* Devices. */
	{"writes to a board", writes, BOTH("/dev/reedboard0"), {EPERM, ENOENT}, SHUT},
	{"opens the kernel's log, open to all", writes, BOTH("/dev/kmsg"), {EACCES, ENOENT}, OPEN},
	{"opens a serial line, open to all", writes, BOTH("/dev/ttyS0"), {EPERM, ENOENT}, OPEN},
	{"opens a node with a name of its own, open to all",
	 writes,
	 BOTH("/dev/sandbox-log"),
	 {EPERM, ENOENT},
	 OPEN},
	{"sets the clock, open to all", writes, BOTH("/dev/rtc0"), {EPERM, ENOENT}, OPEN},
	/* Processes. */
	{"sees the first process", finds, BOTH("/proc/1/status"), BOTH(ENOENT), OPEN},
	{"sees the machine's memory", finds, BOTH("/proc/meminfo"), BOTH(ENOENT), OPEN},
	{"sees the kernel's messages", finds, BOTH("/proc/kmsg"), BOTH(ENOENT), OPEN},
	{"traces", traces, BOTH(NULL), {KILLED, EPERM}, OPEN},
	/* The kernel. */
	{"mounts", mounts, BOTH("/tmp"), {KILLED, EPERM}, SHUT},
	{"makes a namespace", makes_namespace, BOTH(NULL), BOTH(EPERM), OPEN},
	{"loads a module", loads_module, BOTH(NULL), {KILLED, EPERM}, SHUT},
	{"measures other programs", measures, BOTH(NULL), {KILLED, EPERM}, SHUT},
	{"programs the kernel", programs_the_kernel, BOTH(NULL), {KILLED, EPERM}, SHUT},
	{"sets the time", sets_clock, BOTH(NULL), {KILLED, EPERM}, SHUT},
	{"renames the machine", names_machine, BOTH(NULL), {KILLED, EPERM}, SHUT},
	{"becomes a user, be it its own", changes_user, BOTH(NULL), {KILLED, EPERM}, OPEN},
	{"becomes another system", becomes_another_system, BOTH(NULL), BOTH(EPERM), OPEN},
	{"executes what it writes", executes_what_it_writes, BOTH(NULL), BOTH(EPERM), OPEN},
	{"lends its user",
	 lends_its_user,
	 {"/var/lib/touchmove/probe", "/var/lib/touchmove-gateway/probe"},
	 BOTH(EPERM),
	 OPEN},
	{"calls as programs of 32 bits do", calls_as_32_bit, BOTH(NULL), BOTH(KILLED), OPEN},
	{"uses the kernel's ciphers", has_ciphers, BOTH(NULL), BOTH(EAFNOSUPPORT), SHUT},
	{"may gain rights by a program", may_gain_rights, BOTH(NULL), BOTH(EPERM), OPEN},
	{"could ever have a capability", could_have_a_capability, BOTH(NULL), BOTH(EPERM), OPEN},
#undef BOTH
};

static int in_a_process(const struct attempt *attempt, enum service service)
{
	int status, result, pipes[2];
	pid_t child;

	if (pipe(pipes) < 0 || (child = fork()) < 0)
		exit(2);
	if (child == 0) {
		result = attempt->try(attempt->argument[service]);
		_exit(write(pipes[1], &result, sizeof(result)) != sizeof(result));
	}
	close(pipes[1]);
	if (waitpid(child, &status, 0) < 0)
		exit(2);
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS)
		result = KILLED;
	else if (read(pipes[0], &result, sizeof(result)) != sizeof(result))
		result = -1;
	close(pipes[0]);
	return result;
}

static const char *word_of(int result)
{
	if (result == KILLED)
		return "killed";
	if (result == 0)
		return "done";
	return result < 0 ? "ended" : strerrorname_np(result);
}

int main(int argc, char **argv)
{
	bool outside = argc == 3 && strcmp(argv[1], "free") == 0;
	const char *name = argc == 2 || outside ? argv[argc - 1] : "";
	enum service service = DAEMON;
	int result, expected, failures = 0;
	size_t i;

	while (service < SERVICES && strcmp(name, names[service]) != 0)
		service++;
	if (service == SERVICES) {
		fprintf(stderr, "probe: expects touchmoved or gateway, perhaps behind free\n");
		return 2;
	}
	for (i = 0; i < sizeof(attempts) / sizeof(attempts[0]); i++) {
		if (outside && attempts[i].outside == SHUT)
			continue;
		result = in_a_process(&attempts[i], service);
		expected = outside ? 0 : attempts[i].expected[service];
		printf("%s - %s%s: it %s%s%s: %s", result == expected ? "ok" : "not ok",
		       outside ? "without its unit " : "", name, attempts[i].what,
		       attempts[i].argument[service] ? ", " : "",
		       attempts[i].argument[service] ?: "", word_of(result));
		printf(result == expected ? "\n" : ", not %s\n", word_of(expected));
		failures += result != expected;
	}
	return failures > 0;
}
