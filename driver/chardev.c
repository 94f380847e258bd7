// SPDX-License-Identifier: GPL-2.0-only
/* /dev/reedboardN: the file operations. The ABI is described in uapi/reedboard.h. */

#include <linux/fs.h>
#include <linux/poll.h>
#include <linux/stddef.h>
#include <linux/uaccess.h>
#include <linux/vmalloc.h>

#include "board.h"

/*
 * Both structures are the same to 32- and 64-bit programs. They are copied to user space as
 * they lie in memory, so they must have no implicit padding.
 */
static_assert(sizeof(struct reedboard_frame) == 32);
static_assert(sizeof(struct reedboard_info) == 56);
static_assert(offsetof(struct reedboard_frame, uncertainty_ns) + sizeof(__u32) ==
	      sizeof(struct reedboard_frame));
static_assert(sizeof_field(struct reedboard_frame, squares) * 8 == REEDBOARD_SQUARES);

/*
 * Frames copied at a time. They are on the stack, because user memory cannot be written
 * under the lock.
 */
#define REEDBOARD_BATCH 8

static int reedboard_open(struct inode *inode, struct file *file)
{
	struct reedboard *board = container_of(inode->i_cdev, struct reedboard, cdev);
	struct reedboard_file *reader;
	int error;

	/* There is nothing to write, and who does not read must not start the scan. */
	if (!(file->f_mode & FMODE_READ))
		return -EINVAL;
	reader = __vmalloc(sizeof(*reader), GFP_KERNEL_ACCOUNT | __GFP_ZERO);
	if (!reader)
		return -ENOMEM;
	reader->board = board;

	error = mutex_lock_killable(&board->mutex);
	if (error)
		goto free;
	error = reedboard_attach(board, reader);
	mutex_unlock(&board->mutex);
	if (error)
		goto free;

	file->private_data = reader;
	return stream_open(inode, file);

free:
	vfree(reader);
	return error;
}

static int reedboard_release(struct inode *inode, struct file *file)
{
	struct reedboard_file *reader = file->private_data;
	struct reedboard *board = reader->board;

	mutex_lock(&board->mutex);
	reedboard_detach(board, reader);
	mutex_unlock(&board->mutex);
	vfree(reader);
	return 0;
}

/*
 * Takes frames out of the queue. Returns their number, or -EAGAIN or -ENODEV when there are
 * none.
 */
static int reedboard_take(struct reedboard_file *reader, struct reedboard_frame *frames, u32 count)
{
	struct reedboard *board = reader->board;
	int n;

	spin_lock_irq(&board->lock);
	n = reedboard_fifo_get(&reader->fifo, frames, count);
	if (!n)
		n = board->gone ? -ENODEV : -EAGAIN;
	spin_unlock_irq(&board->lock);
	return n;
}

static __poll_t reedboard_events(struct reedboard_file *reader)
{
	struct reedboard *board = reader->board;
	__poll_t events = 0;

	spin_lock_irq(&board->lock);
	if (!reedboard_fifo_is_empty(&reader->fifo))
		events |= EPOLLIN | EPOLLRDNORM;
	if (board->gone)
		events |= EPOLLHUP | EPOLLERR;
	spin_unlock_irq(&board->lock);
	return events;
}

/* As reedboard_take(), but sleeps until there are frames or the board is gone. */
static int reedboard_wait(struct reedboard_file *reader, struct reedboard_frame *frames, u32 count)
{
	int n, error;

	/* Another thread may read the same file, and take the frames first. */
	while ((n = reedboard_take(reader, frames, count)) == -EAGAIN) {
		error = wait_event_interruptible(reader->board->readable, reedboard_events(reader));
		if (error)
			return error;
	}
	return n;
}

static void reedboard_spill(struct reedboard_file *reader)
{
	spin_lock_irq(&reader->board->lock);
	reedboard_fifo_spilled(&reader->fifo);
	spin_unlock_irq(&reader->board->lock);
}

static ssize_t reedboard_read(struct file *file, char __user *buffer, size_t size, loff_t *offset)
{
	struct reedboard_file *reader = file->private_data;
	struct reedboard_frame frames[REEDBOARD_BATCH];
	size_t room = size / sizeof(*frames);
	size_t done = 0;
	int n;

	if (!room)
		return -EINVAL;

	if (file->f_flags & O_NONBLOCK)
		n = reedboard_take(reader, frames, min_t(size_t, room, REEDBOARD_BATCH));
	else
		n = reedboard_wait(reader, frames, min_t(size_t, room, REEDBOARD_BATCH));

	while (n > 0) {
		if (copy_to_user(buffer + done * sizeof(*frames), frames, n * sizeof(*frames))) {
			reedboard_spill(reader);
			n = -EFAULT;
			break;
		}
		done += n;
		if (done == room)
			break;
		n = reedboard_take(reader, frames, min_t(size_t, room - done, REEDBOARD_BATCH));
	}
	return done ? done * sizeof(*frames) : n;
}

static __poll_t reedboard_poll(struct file *file, struct poll_table_struct *wait)
{
	struct reedboard_file *reader = file->private_data;

	poll_wait(file, &reader->board->readable, wait);
	return reedboard_events(reader);
}

static int reedboard_get_info(struct reedboard *board, struct reedboard_info __user *to)
{
	const struct reedboard_config *config = &board->config;
	struct reedboard_info info = {
		.rows = config->rows,
		.columns = config->columns,
		.topology = config->topology,
		.inputs = config->inputs,
		.period_ns = config->period_ns,
	};
	bool gone;

	spin_lock_irq(&board->lock);
	gone = board->gone;
	spin_unlock_irq(&board->lock);
	if (gone)
		return -ENODEV;
	return copy_to_user(to, &info, sizeof(info)) ? -EFAULT : 0;
}

static long reedboard_ioctl(struct file *file, unsigned int command, unsigned long argument)
{
	struct reedboard_file *reader = file->private_data;

	switch (command) {
	case REEDBOARD_GET_INFO:
		return reedboard_get_info(reader->board, (void __user *)argument);
	default:
		return -ENOTTY;
	}
}

const struct file_operations reedboard_file_operations = {
	.owner = THIS_MODULE,
	.open = reedboard_open,
	.release = reedboard_release,
	.read = reedboard_read,
	.poll = reedboard_poll,
	.unlocked_ioctl = reedboard_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
};
