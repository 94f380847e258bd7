/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Each file has an image of what is certainly on the disk, and a list of the changes since. A
 * sync moves the list into the image. When the power fails each file becomes its image with some
 * of the changes. The memory that SQLite shares between processes is not on the disk.
 */
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "power.h"
#include "sim/random.h"

#define SECTOR	   512
#define DISKS_MOST 8

struct change {
	struct change *next;
	bool is_cut; /* the file ends at @at from here on */
	size_t at;
	size_t size;
	unsigned char data[];
};

struct disk {
	char name[512];
	unsigned char *image;
	size_t size;
	struct change *first, **end;
};

struct power_file {
	sqlite3_file base;
	struct disk *disk; /* NULL: a file that is never synchronised */
	sqlite3_file *real;
};

static struct disk disks[DISKS_MOST];
static sqlite3_vfs power_vfs, *real_vfs;
static unsigned int operations_left;
static struct random chance;

static void set_size(struct disk *disk, size_t size)
{
	disk->image = realloc(disk->image, size ? size : 1);
	if (size > disk->size)
		memset(disk->image + disk->size, 0, size - disk->size);
	disk->size = size;
}

static void apply_part(struct disk *disk, const struct change *change, size_t from, size_t size)
{
	if (change->at + from + size > disk->size)
		set_size(disk, change->at + from + size);
	memcpy(disk->image + change->at + from, change->data + from, size);
}

static void apply(struct disk *disk, const struct change *change)
{
	if (change->is_cut)
		set_size(disk, change->at);
	else
		apply_part(disk, change, 0, change->size);
}

/* Some of its sectors only. */
static void tear(struct disk *disk, const struct change *change)
{
	for (size_t at = 0; !change->is_cut && at < change->size; at += SECTOR)
		if (random_chance(&chance, 50))
			apply_part(disk, change, at,
				   change->size - at < SECTOR ? change->size - at : SECTOR);
}

static void fail_power(void)
{
	for (int i = 0; i < DISKS_MOST && disks[i].name[0]; i++) {
		struct disk *disk = &disks[i];
		FILE *file;

		for (struct change *change = disk->first; change; change = change->next) {
			if (random_chance(&chance, 50))
				apply(disk, change);
			else if (random_chance(&chance, 50))
				tear(disk, change);
		}
		file = fopen(disk->name, "w");
		if (!file || fwrite(disk->image, 1, disk->size, file) != disk->size ||
		    fclose(file) != 0)
			abort();
	}
	_exit(POWER_FAILED);
}

/* One thread at a time changes files: the writer, once it runs. */
static void operate(void)
{
	if (operations_left && --operations_left == 0)
		fail_power();
}

static void note(struct disk *disk, bool is_cut, size_t at, const void *data, size_t size)
{
	struct change *change = calloc(1, sizeof(*change) + size);

	change->is_cut = is_cut;
	change->at = at;
	change->size = size;
	if (size)
		memcpy(change->data, data, size);
	*disk->end = change;
	disk->end = &change->next;
}

static void synchronise(struct disk *disk)
{
	while (disk->first) {
		struct change *next = disk->first->next;

		apply(disk, disk->first);
		free(disk->first);
		disk->first = next;
	}
	disk->end = &disk->first;
}

static struct power_file *of(sqlite3_file *file)
{
	return (struct power_file *)file;
}

static int power_close(sqlite3_file *file)
{
	int code = of(file)->real->pMethods->xClose(of(file)->real);

	sqlite3_free(of(file)->real);
	return code;
}

static int power_read(sqlite3_file *file, void *data, int size, sqlite3_int64 at)
{
	return of(file)->real->pMethods->xRead(of(file)->real, data, size, at);
}

static int power_write(sqlite3_file *file, const void *data, int size, sqlite3_int64 at)
{
	if (of(file)->disk) {
		note(of(file)->disk, false, (size_t)at, data, (size_t)size);
		operate();
	}
	return of(file)->real->pMethods->xWrite(of(file)->real, data, size, at);
}

static int power_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	if (of(file)->disk) {
		note(of(file)->disk, true, (size_t)size, NULL, 0);
		operate();
	}
	return of(file)->real->pMethods->xTruncate(of(file)->real, size);
}

static int power_sync(sqlite3_file *file, int flags)
{
	(void)flags;
	if (of(file)->disk) {
		operate();
		synchronise(of(file)->disk);
	}
	return SQLITE_OK;
}

static int power_file_size(sqlite3_file *file, sqlite3_int64 *size)
{
	return of(file)->real->pMethods->xFileSize(of(file)->real, size);
}

static int power_lock(sqlite3_file *file, int lock)
{
	return of(file)->real->pMethods->xLock(of(file)->real, lock);
}

static int power_unlock(sqlite3_file *file, int lock)
{
	return of(file)->real->pMethods->xUnlock(of(file)->real, lock);
}

static int power_check_lock(sqlite3_file *file, int *locked)
{
	return of(file)->real->pMethods->xCheckReservedLock(of(file)->real, locked);
}

static int power_control(sqlite3_file *file, int operation, void *argument)
{
	return of(file)->real->pMethods->xFileControl(of(file)->real, operation, argument);
}

static int power_sector(sqlite3_file *file)
{
	return of(file)->real->pMethods->xSectorSize(of(file)->real);
}

static int power_traits(sqlite3_file *file)
{
	return of(file)->real->pMethods->xDeviceCharacteristics(of(file)->real);
}

static int power_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
	return of(file)->real->pMethods->xShmMap(of(file)->real, page, size, extend, memory);
}

static int power_map_lock(sqlite3_file *file, int offset, int count, int flags)
{
	return of(file)->real->pMethods->xShmLock(of(file)->real, offset, count, flags);
}

static void power_barrier(sqlite3_file *file)
{
	of(file)->real->pMethods->xShmBarrier(of(file)->real);
}

static int power_unmap(sqlite3_file *file, int delete)
{
	return of(file)->real->pMethods->xShmUnmap(of(file)->real, delete);
}

static const sqlite3_io_methods methods = {
	.iVersion = 2,
	.xClose = power_close,
	.xRead = power_read,
	.xWrite = power_write,
	.xTruncate = power_truncate,
	.xSync = power_sync,
	.xFileSize = power_file_size,
	.xLock = power_lock,
	.xUnlock = power_unlock,
	.xCheckReservedLock = power_check_lock,
	.xFileControl = power_control,
	.xSectorSize = power_sector,
	.xDeviceCharacteristics = power_traits,
	.xShmMap = power_map,
	.xShmLock = power_map_lock,
	.xShmBarrier = power_barrier,
	.xShmUnmap = power_unmap,
};

/* The disk of @name, whose image is the file as it is. */
static struct disk *disk_of(const char *name)
{
	struct disk *disk = disks;
	FILE *file;
	long size;

	while (disk->name[0] && strcmp(disk->name, name))
		disk++;
	if (disk->name[0])
		return disk;
	snprintf(disk->name, sizeof(disk->name), "%s", name);
	disk->end = &disk->first;
	file = fopen(name, "r");
	if (!file)
		return disk;
	fseek(file, 0, SEEK_END);
	size = ftell(file);
	rewind(file);
	set_size(disk, (size_t)size);
	if (fread(disk->image, 1, disk->size, file) != disk->size)
		abort();
	fclose(file);
	return disk;
}

static int power_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
	struct power_file *opened = of(file);
	int code;

	(void)vfs;
	memset(opened, 0, sizeof(*opened));
	opened->real = sqlite3_malloc(real_vfs->szOsFile);
	memset(opened->real, 0, (size_t)real_vfs->szOsFile);
	if (name && flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL))
		opened->disk = disk_of(name);
	code = real_vfs->xOpen(real_vfs, name, opened->real, flags, out);
	if (code == SQLITE_OK)
		opened->base.pMethods = &methods;
	else
		sqlite3_free(opened->real);
	return code;
}

/* A directory's entries are on the disk at once. */
static int power_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
	(void)vfs;
	for (int i = 0; i < DISKS_MOST && disks[i].name[0]; i++) {
		if (strcmp(disks[i].name, name))
			continue;
		synchronise(&disks[i]);
		set_size(&disks[i], 0);
	}
	return real_vfs->xDelete(real_vfs, name, sync);
}

void power_fail_after(unsigned int count, uint64_t seed)
{
	real_vfs = sqlite3_vfs_find(NULL);
	chance = random_split(seed, 5);
	operations_left = count;
	power_vfs = *real_vfs;
	power_vfs.zName = "power";
	power_vfs.szOsFile = sizeof(struct power_file);
	power_vfs.xOpen = power_open;
	power_vfs.xDelete = power_delete;
	sqlite3_vfs_register(&power_vfs, 1);
}
