/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "feed/play/voice.h"

/* The programs, by preference. */
static const struct {
	const char *name;
	const char *const arguments[3];
	const char *language; /* the option before a language's code */
} programs[] = {
	{"spd-say", {"--wait", NULL}, "-l"},
	{"espeak-ng", {NULL}, "-v"},
};

static void speak_next(struct voice *voice);

static void on_spoken(GObject *source, GAsyncResult *result, gpointer data)
{
	g_autoptr(GError) error = NULL;
	struct voice *voice = data;

	g_subprocess_wait_finish(G_SUBPROCESS(source), result, &error);
	if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
		return;
	g_clear_object(&voice->speaking);
	speak_next(voice);
}

static void speak_next(struct voice *voice)
{
	g_autoptr(GPtrArray) words = g_ptr_array_new();
	g_autofree char *text = g_queue_pop_head(&voice->waiting);

	if (!text)
		return;
	g_ptr_array_add(words, voice->program);
	for (const char *const *word = voice->arguments; *word; word++)
		g_ptr_array_add(words, (gpointer)*word);
	if (voice->language) {
		g_ptr_array_add(words, (gpointer)voice->option);
		g_ptr_array_add(words, (gpointer)voice->language);
	}
	/* What is spoken may begin with a dash. */
	g_ptr_array_add(words, (gpointer) "--");
	g_ptr_array_add(words, text);
	g_ptr_array_add(words, NULL);
	voice->speaking = g_subprocess_newv(
		(const char *const *)words->pdata,
		G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL);
	/* A program that has gone speaks no more; the terminal has it all. */
	if (voice->speaking)
		g_subprocess_wait_async(voice->speaking, voice->cancel, on_spoken, voice);
}

void voice_say(struct voice *voice, const char *text)
{
	if (!voice->program)
		return;
	g_queue_push_tail(&voice->waiting, g_strdup(text));
	while (g_queue_get_length(&voice->waiting) > VOICE_WAITING_MOST)
		g_free(g_queue_pop_head(&voice->waiting));
	if (!voice->speaking)
		speak_next(voice);
}

bool voice_open(struct voice *voice, const char *language)
{
	memset(voice, 0, sizeof(*voice));
	g_queue_init(&voice->waiting);
	voice->cancel = g_cancellable_new();
	voice->language = language;
	for (size_t i = 0; i < G_N_ELEMENTS(programs) && !voice->program; i++) {
		voice->program = g_find_program_in_path(programs[i].name);
		voice->arguments = programs[i].arguments;
		voice->option = programs[i].language;
	}
	return voice->program;
}

/* What is being spoken is spoken to its end. */
void voice_close(struct voice *voice)
{
	if (!voice->cancel)
		return;
	g_cancellable_cancel(voice->cancel);
	while (g_main_context_iteration(NULL, FALSE))
		;
	g_clear_object(&voice->speaking);
	g_clear_object(&voice->cancel);
	g_queue_clear_full(&voice->waiting, g_free);
	g_clear_pointer(&voice->program, g_free);
}
