/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Measures each row in a process of its own, and prints the rows in order. */
#include "hard.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "listen.h"
#include "person.h"

struct row {
	const char *name;
	enum hardship hardship;
	enum pace pace;
};

static const struct row rows[] = {
	{"honest", HARDSHIP_NONE, PACE_STANDARD},
	{"honest-rapid", HARDSHIP_NONE, PACE_RAPID},
	{"honest-blitz", HARDSHIP_NONE, PACE_BLITZ},
	{"honest-bullet", HARDSHIP_NONE, PACE_BULLET},
	{"knocked-one", HARDSHIP_KNOCKED_ONE, PACE_STANDARD},
	{"knocked-two", HARDSHIP_KNOCKED_TWO, PACE_STANDARD},
	{"knocked-one-opponent", HARDSHIP_KNOCKED_ONE_OPPONENT, PACE_STANDARD},
	{"knocked-two-opponent", HARDSHIP_KNOCKED_TWO_OPPONENT, PACE_STANDARD},
	{"off-centre-some", HARDSHIP_OFF_CENTRE_SOME, PACE_STANDARD},
	{"off-centre-many", HARDSHIP_OFF_CENTRE_MANY, PACE_STANDARD},
	{"captures", HARDSHIP_CAPTURES, PACE_STANDARD},
	{"captures-blitz", HARDSHIP_CAPTURES, PACE_BLITZ},
	{"shoved-lifted", HARDSHIP_SHOVED_LIFTED, PACE_STANDARD},
	{"shoved-slid", HARDSHIP_SHOVED_SLID, PACE_STANDARD},
	{"shoved-late", HARDSHIP_SHOVED_LATE, PACE_STANDARD},
	{"stuck-open", HARDSHIP_STUCK_OPEN, PACE_STANDARD},
	{"stuck-closed", HARDSHIP_STUCK_CLOSED, PACE_STANDARD},
	{"dying", HARDSHIP_DYING, PACE_STANDARD},
	{"crosstalk", HARDSHIP_CROSSTALK, PACE_STANDARD},
	{"crosstalk-start", HARDSHIP_CROSSTALK_START, PACE_STANDARD},
	{"strong-magnets", HARDSHIP_STRONG_MAGNETS, PACE_STANDARD},
	{"restart", HARDSHIP_RESTART, PACE_STANDARD},
	{"restart-blitz", HARDSHIP_RESTART, PACE_BLITZ},
	{"no-levers", HARDSHIP_NO_LEVERS, PACE_STANDARD},
	{"no-levers-blitz", HARDSHIP_NO_LEVERS, PACE_BLITZ},
	{"no-levers-bullet", HARDSHIP_NO_LEVERS, PACE_BULLET},
	{"no-levers-off-centre", HARDSHIP_NO_LEVERS_OFF_CENTRE, PACE_STANDARD},
	{"no-levers-off-centre-blitz", HARDSHIP_NO_LEVERS_OFF_CENTRE, PACE_BLITZ},
	{"adjust-aloud", HARDSHIP_ADJUST_ALOUD, PACE_STANDARD},
	{"analysis", HARDSHIP_ANALYSIS, PACE_STANDARD},
	{"pressed-without-move", HARDSHIP_PRESSED_WITHOUT_MOVE, PACE_STANDARD},
	{"pressed-without-move-blitz", HARDSHIP_PRESSED_WITHOUT_MOVE, PACE_BLITZ},
};

#define ROWS (sizeof(rows) / sizeof(rows[0]))

struct figures {
	struct tally tally;
	unsigned int right;		 /* games with the score as their record in the end */
	unsigned int determined;	 /* likewise, indeterminate moves left out */
	unsigned int indeterminate;	 /* games with such moves */
	unsigned int openings[OPENINGS]; /* what leaves their first one open */
	unsigned int accused;		 /* false alerts against players */
};

static const struct row *find_row(const char *name, size_t length)
{
	for (unsigned int i = 0; i < ROWS; i++)
		if (strlen(rows[i].name) == length && !strncmp(name, rows[i].name, length))
			return &rows[i];
	return NULL;
}

static bool join_row(struct hard_row *hard_row, const struct row *row)
{
	size_t length = strlen(hard_row->name);

	if (!hardship_join(&hard_row->hardship, &hardships[row->hardship]))
		return false;
	if (row->pace > hard_row->pace)
		hard_row->pace = row->pace;
	return (size_t)snprintf(hard_row->name + length, sizeof(hard_row->name) - length, "%s%s",
				length > 0 ? "+" : "", row->name) < sizeof(hard_row->name) - length;
}

static bool add_row(struct hard *hard, const struct hard_row *row)
{
	if (hard->row_count == HARD_ROWS_MOST)
		return false;
	hard->rows[hard->row_count++] = *row;
	return true;
}

static bool add_each(struct hard *hard)
{
	for (unsigned int i = 0; i < ROWS; i++) {
		struct hard_row row = {.hardship = hardships[HARDSHIP_NONE]};

		if (!join_row(&row, &rows[i]) || !add_row(hard, &row))
			return false;
	}
	return true;
}

static bool add_pairs(struct hard *hard)
{
	for (unsigned int i = 0; i < ROWS; i++) {
		for (unsigned int j = i + 1; j < ROWS; j++) {
			struct hard_row row = {.hardship = hardships[HARDSHIP_NONE]};

			if (rows[i].hardship == HARDSHIP_NONE ||
			    rows[i].hardship == rows[j].hardship || !join_row(&row, &rows[i]) ||
			    !join_row(&row, &rows[j]))
				continue;
			if (!add_row(hard, &row))
				return false;
		}
	}
	return true;
}

bool hard_choose(struct hard *hard, const char *name)
{
	struct hard_row hard_row = {.hardship = hardships[HARDSHIP_NONE]};

	if (!strcmp(name, "all"))
		return add_each(hard);
	if (!strcmp(name, "pairs"))
		return add_pairs(hard);
	for (; *name; name += strspn(name, "+")) {
		size_t length = strcspn(name, "+");
		const struct row *row = find_row(name, length);

		if (!row || !join_row(&hard_row, row))
			return false;
		name += length;
	}
	return hard_row.name[0] && add_row(hard, &hard_row);
}

static void write_plays(FILE *file, const struct score *score, const struct input_list *list)
{
	char uci[LAWS_UCI_SIZE];

	for (unsigned int ply = 0; ply < score->plies && ply < list->plies; ply++) {
		laws_uci_write(&score->before[ply], score->move[ply], uci);
		fprintf(file, "# ply %u from %lld: %s\n", ply + 1, (long long)list->begun[ply],
			uci);
	}
}

static const char *const failures[] = {
	[FAILURE_NONE] = "no switch fails",	   [FAILURE_OPEN] = "does not close",
	[FAILURE_CLOSED] = "does not open",	   [FAILURE_DYING] = "misses closings",
	[FAILURE_FOLLOWS] = "follows a neighbour",
};

/* "no switch fails", or "d4 does not close". */
static void write_suspect(FILE *file, const struct suspect *suspect)
{
	int square = suspect->squares ? __builtin_ctzll(suspect->squares) : 0;

	if (suspect->squares)
		fprintf(file, "%c%c ", 'a' + square % 8, '1' + square / 8);
	fputs(failures[suspect->failure], file);
}

/* The other line that makes the first move indeterminate, and what it supposes. */
static void write_witness(FILE *file, const struct score *score, const struct doubts *doubts)
{
	const struct witness *witness = &doubts->witness;
	struct laws_position position = score->before[0];
	char uci[LAWS_UCI_SIZE];

	fputs("# or, where ", file);
	write_suspect(file, &witness->suspect);
	fprintf(file, " from %lld:", (long long)witness->suspect.from);
	for (unsigned int ply = 0; ply < witness->plies; ply++) {
		laws_uci_write(&position, witness->move[ply], uci);
		laws_move_play(&position, witness->move[ply]);
		fprintf(file, " %s", uci);
	}
	fputc('\n', file);
}

/* Writes the trace, followed by the incidents and the moves as comments. */
static void keep(const struct hard *hard, const struct hard_row *row, const struct reader *reader,
		 const struct score *score, const struct input_list *list,
		 const struct doubts *doubts, FILE *out)
{
	const char *base = strrchr(reader_file(reader), '/');
	char name[1024];
	FILE *file;

	snprintf(name, sizeof(name), "%s/%s-%s-%u-%llu.trace", hard->keep, row->name,
		 base ? base + 1 : reader_file(reader), reader->game,
		 (unsigned long long)reader->seed);
	file = fopen(name, "w");
	if (!file) {
		fprintf(out, "  %s cannot be written\n", name);
		return;
	}
	inputs_write(list, file);
	write_plays(file, score, list);
	if (doubts->count > 0)
		write_witness(file, score, doubts);
	fclose(file);
}

/*
 * The first move, from 1, at which the record differs from the score, where @doubts leaves
 * nothing open; 0: none. A move too many is always wrong.
 */
static unsigned int differs(const struct heard *heard, const struct score *score,
			    const struct doubts *doubts)
{
	for (unsigned int ply = 1; ply <= score->plies; ply++) {
		if (doubts && doubts->at[ply])
			continue;
		if (ply > heard->count ||
		    !laws_move_equal(heard->record[ply - 1], score->move[ply - 1]))
			return ply;
	}
	return heard->count > score->plies ? score->plies + 1 : 0;
}

static void tell_doubts(const struct score *score, const struct doubts *doubts, FILE *out)
{
	const struct witness *witness = &doubts->witness;
	unsigned int last = score->plies;
	struct laws_position position = score->before[0];
	char uci[LAWS_UCI_SIZE];

	while (!doubts->at[last])
		last--;
	for (unsigned int ply = 1; ply < doubts->first; ply++)
		laws_move_play(&position, witness->move[ply - 1]);
	laws_uci_write(&position, witness->move[doubts->first - 1], uci);
	fprintf(out, ", %u plies to %u are indeterminate, %u may be %s", doubts->count, last,
		doubts->first, uci);
	if (doubts->opening == OPENING_OTHER_SWITCH) {
		fputs(" where ", out);
		write_suspect(out, &witness->suspect);
	}
}

static void tell(const struct hard_row *row, const struct reader *reader, const struct score *score,
		 const struct heard *heard, unsigned int wrong, const struct doubts *doubts,
		 FILE *out)
{
	fprintf(out, "  %s: %s game %u seed %llu", row->name, reader_file(reader), reader->game,
		(unsigned long long)reader->seed);
	if (wrong > 0)
		fprintf(out, ", wrong at ply %u", wrong);
	if (doubts->count > 0)
		tell_doubts(score, doubts, out);
	if (heard->accusations > 0)
		fprintf(out, ", %u accusations", heard->accusations);
	fputc('\n', out);
}

static void play(const struct hard *hard, const struct hard_row *row, struct reader *reader,
		 const struct simulation *simulation, struct figures *figures, FILE *out)
{
	static struct score score;
	struct input_list list;
	struct heard heard;
	static struct doubts doubts;
	unsigned int wrong;
	bool right;

	game_next(reader, simulation, &score, &list);
	heard = listen(&figures->tally, &score, &list);
	person_doubts(&score, &list, &doubts);
	right = differs(&heard, &score, NULL) == 0;
	wrong = differs(&heard, &score, &doubts);
	figures->right += right;
	figures->determined += wrong == 0;
	figures->indeterminate += doubts.count > 0;
	figures->openings[doubts.opening] += doubts.count > 0;
	figures->accused += heard.accusations;
	if (hard->keep && (!right || heard.accusations > 0))
		keep(hard, row, reader, &score, &list, &doubts, out);
	if (hard->tells && (!right || heard.accusations > 0))
		tell(row, reader, &score, &heard, wrong, &doubts, out);
	inputs_free(&list);
}

static double percent(unsigned int count, unsigned int of)
{
	return of > 0 ? 100.0 * count / of : 0;
}

/* False alerts of @kind that are only possible, in 100 games. */
static double doubts(const struct figures *figures, enum laws_alert_kind kind)
{
	return percent(figures->tally.alerts[kind][LAWS_POSSIBLE], figures->tally.games);
}

/* Prints the kinds of false alerts, as "3 touch-move, 1 no-move". */
static void print_kinds(const struct tally *tally, FILE *out)
{
	const char *between = "";

	for (unsigned int kind = 0; kind < LAWS_ALERTS; kind++) {
		unsigned int count =
			tally->alerts[kind][LAWS_LIKELY] + tally->alerts[kind][LAWS_CERTAIN];

		if (count == 0 || !accuses((enum laws_alert_kind)kind))
			continue;
		fprintf(out, "%s%u %s", between, count,
			laws_alert_info((enum laws_alert_kind)kind)->word);
		between = ", ";
	}
	fputc('\n', out);
}

/* What share of the games is not to be had, and why. */
static void print_openings(const struct figures *figures, FILE *out)
{
	for (unsigned int i = 0; i < OPENINGS; i++)
		if (figures->openings[i] > 0)
			fprintf(out, "    %.1f %% have moves that nobody can tell: %s\n",
				percent(figures->openings[i], figures->tally.games),
				opening_texts[i]);
}

static void measure(const struct hard *hard, const struct hard_row *row, FILE *out)
{
	static struct figures figures;
	struct reader reader = reader_begin(hard->texts, hard->text_count, hard->seed);
	struct simulation simulation;

	simulation_default(&simulation);
	simulation.conditions = hard->conditions;
	simulation.pace = row->pace;
	simulation.hardship = row->hardship;
	simulation.no_levers = hard->no_levers;
	simulation.adjust_announced = hard->adjust_announced;
	while (figures.tally.games < hard->games)
		play(hard, row, &reader, &simulation, &figures, out);
	fprintf(out, "%-22s %6u %9.1f %12.1f %15.1f %14.1f %11.1f %11.1f  ", row->name,
		figures.tally.games, percent(figures.right, figures.tally.games),
		percent(figures.determined, figures.tally.games),
		percent(figures.indeterminate, figures.tally.games),
		percent(figures.accused, figures.tally.games),
		doubts(&figures, LAWS_ALERT_TWO_HANDS),
		doubts(&figures, LAWS_ALERT_CLOCK_OTHER_HAND));
	print_kinds(&figures.tally, out);
	print_openings(&figures, out);
	fflush(out);
}

/* A process that measures a row, and the file for its text. */
struct job {
	pid_t process;
	FILE *text;
};

static bool begin(const struct hard *hard, const struct hard_row *row, struct job *job)
{
	job->text = tmpfile();
	if (!job->text)
		return false;
	fflush(stdout);
	job->process = fork();
	if (job->process == 0) {
		measure(hard, row, job->text);
		_exit(ferror(job->text) ? 1 : 0);
	}
	return job->process > 0;
}

static bool end(struct job *job)
{
	int status = 0;
	int c;

	if (waitpid(job->process, &status, 0) != job->process || status != 0)
		return false;
	rewind(job->text);
	while ((c = getc(job->text)) != EOF)
		putchar(c);
	fclose(job->text);
	fflush(stdout);
	return true;
}

bool hard_measure(const struct hard *hard)
{
	struct job jobs[HARD_ROWS_MOST];
	unsigned int begun = 0;

	printf("%s, seed %llu\n"
	       "row                     games   right %% determined %% indeterminate %% accused in "
	       "100  two hands? other hand?\n",
	       conditions_names[hard->conditions], (unsigned long long)hard->seed);
	for (unsigned int done = 0; done < hard->row_count; done++) {
		for (; begun < hard->row_count && (begun < done + hard->jobs || begun == done);
		     begun++)
			if (!begin(hard, &hard->rows[begun], &jobs[begun]))
				return false;
		if (!end(&jobs[done])) {
			fprintf(stderr, "bench-verdicts: the row %s was not measured\n",
				hard->rows[done].name);
			return false;
		}
	}
	return true;
}
