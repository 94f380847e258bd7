// SPDX-License-Identifier: GPL-2.0-only
/*
 * Plays the script of a virtual board, each step at its time and stamped with it. A frame's
 * timestamp is the script's time to the microsecond, so the delay until read() returns is
 * that of the kernel and the reader alone.
 */

#include <linux/mm.h>
#include <linux/module.h>
#include <linux/slab.h>

#include "compat.h"
#include "sim.h"

/*
 * Steps played in one go, with interrupts off: each may make a frame for 256 readers. Many steps
 * may be due at once, so they are played by a work item, which lets others run in between.
 */
#define REEDBOARD_SIM_STEPS 4

static struct workqueue_struct *reedboard_sim_players;

static ktime_t reedboard_sim_time_of(const struct reedboard_sim *sim, size_t step)
{
	return ktime_add_us(sim->began, sim->steps[step].at_us);
}

/* With the lock held. */
static void reedboard_sim_do(struct reedboard_sim *sim, const struct reedboard_step *step,
			     ktime_t when)
{
	sim->squares = step->squares;
	sim->inputs = step->inputs;
	sim->fault = step->fault;
	if (step->lost && sim->reading)
		reedboard_lose(sim->board, 1);
	reedboard_sim_changed(sim, ktime_sub_us(when, step->uncertainty_us), when);
}

/* Plays some of the steps that are due. Returns false when the next is not, or there is none. */
static bool reedboard_sim_play_some(struct reedboard_sim *sim)
{
	unsigned int n;
	ktime_t when;

	lockdep_assert_held(&sim->lock);
	for (n = 0; n < REEDBOARD_SIM_STEPS && sim->playing; n++) {
		when = reedboard_sim_time_of(sim, sim->position);
		if (ktime_after(when, ktime_get())) {
			hrtimer_start(&sim->player, when, HRTIMER_MODE_ABS_SOFT);
			return false;
		}
		reedboard_sim_do(sim, &sim->steps[sim->position++], when);
		sim->playing = sim->position < sim->step_count;
	}
	return sim->playing;
}

static void reedboard_sim_play_on(struct work_struct *work)
{
	struct reedboard_sim *sim = container_of(work, struct reedboard_sim, play);
	bool more;

	do {
		spin_lock_irq(&sim->lock);
		more = reedboard_sim_play_some(sim);
		spin_unlock_irq(&sim->lock);
		cond_resched();
	} while (more);
}

static enum hrtimer_restart reedboard_sim_due(struct hrtimer *timer)
{
	struct reedboard_sim *sim = container_of(timer, struct reedboard_sim, player);

	queue_work(reedboard_sim_players, &sim->play);
	return HRTIMER_NORESTART;
}

int reedboard_sim_player_module_init(void)
{
	reedboard_sim_players = alloc_workqueue("reedboard-sim", WQ_HIGHPRI | WQ_UNBOUND, 0);
	return reedboard_sim_players ? 0 : -ENOMEM;
}

void reedboard_sim_player_module_exit(void)
{
	destroy_workqueue(reedboard_sim_players);
}

void reedboard_sim_player_init(struct reedboard_sim *sim)
{
	hrtimer_setup(&sim->player, reedboard_sim_due, CLOCK_MONOTONIC, HRTIMER_MODE_ABS_SOFT);
	INIT_WORK(&sim->play, reedboard_sim_play_on);
}

void reedboard_sim_stop(struct reedboard_sim *sim)
{
	lockdep_assert_held(&sim->mutex);
	/* What is on its way finds nothing to play, and starts no timer. */
	spin_lock_irq(&sim->lock);
	sim->playing = false;
	spin_unlock_irq(&sim->lock);
	hrtimer_cancel(&sim->player);
	cancel_work_sync(&sim->play);
}

int reedboard_sim_play(struct reedboard_sim *sim)
{
	lockdep_assert_held(&sim->mutex);
	if (!sim->step_count)
		return -ENODATA;
	reedboard_sim_stop(sim);

	spin_lock_irq(&sim->lock);
	sim->position = 0;
	sim->playing = true;
	sim->began = ktime_get();
	hrtimer_start(&sim->player, reedboard_sim_time_of(sim, 0), HRTIMER_MODE_ABS_SOFT);
	spin_unlock_irq(&sim->lock);
	return 0;
}

static void reedboard_sim_replace(struct reedboard_sim *sim, struct reedboard_step *steps,
				  size_t count)
{
	struct reedboard_step *old;

	reedboard_sim_stop(sim);
	spin_lock_irq(&sim->lock);
	old = sim->steps;
	sim->steps = steps;
	sim->step_count = count;
	sim->position = 0;
	spin_unlock_irq(&sim->lock);
	kvfree(old);
}

/* After an error no script is left, so that an old one is not taken for the new. */
int reedboard_sim_load(struct reedboard_sim *sim, const char *text, size_t size)
{
	struct reedboard_step *steps = NULL;
	ssize_t count;
	size_t lines;

	lockdep_assert_held(&sim->mutex);
	reedboard_sim_replace(sim, NULL, 0);
	sim->script_error = (struct reedboard_script_error){};
	lines = reedboard_script_lines(text, size);
	if (!lines)
		return 0;
	steps = kvmalloc_array(lines, sizeof(*steps), GFP_KERNEL);
	if (!steps) {
		sim->script_error.line = 1;
		sim->script_error.what = "there is no memory for it";
		return -ENOMEM;
	}
	count = reedboard_script_parse(text, size, steps, &sim->script_error);
	if (count < 0) {
		kvfree(steps);
		return count;
	}
	sim->script_error = (struct reedboard_script_error){};
	reedboard_sim_replace(sim, steps, count);
	return 0;
}
