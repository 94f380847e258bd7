/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One hypothesis of what a reed board shows: which piece stands where, which
 * are off the board, and which acts that makes.
 *
 * A reed cannot tell pieces apart, so a piece is known by its home: the square
 * on which it stood when the turn began.
 */
#ifndef TOUCHMOVE_HYPOTHESIS_H
#define TOUCHMOVE_HYPOTHESIS_H

#include <chesslaws.h>

#include "track/journal.h"

/* A piece: its home square + 1; 0 is nothing. */
typedef uint8_t piece_token;

#define TOKEN_NONE	 ((piece_token)0)
#define TOKEN_NEW	 ((piece_token)65) /* from beside the board: promoted, or unknown */
#define TOKEN_OF(square) ((piece_token)((square) + 1))

/* More pieces than hands and a sleeve can hold are forgotten. */
#define HYPOTHESIS_HELD	  32
#define HYPOTHESIS_PLACED 32

/* Moves that can be open at once. */
#define PAST_MOVES 8

/* How a turn came about, by the last plies, those that the record does not have (history.h). */
struct past {
	struct laws_move moves[PAST_MOVES]; /* by ply, of the last @known */
	unsigned int known;
	unsigned int played_at; /* this ply was an illegal move; or 0 */
};

/* The turn that a hypothesis is about; its legal moves are found once. */
struct turn {
	struct laws_position position;
	struct past past;
	unsigned int ply; /* of this turn's move, from 1 */
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	piece_token home[64]; /* at the turn's beginning */
	/* It follows an illegal move that may be a legal one, beside a piece set up wrongly. */
	bool is_doubtful;
};

void turn_begin(struct turn *turn, const struct laws_position *position, unsigned int ply);

/* @next becomes the turn after @turn by @move, or by an illegal move when that is NULL. */
void turn_follow(struct turn *next, const struct turn *turn, const struct laws_move *move);

/* True when some legal move takes the piece on @square, or promotes a pawn there. */
bool turn_can_capture(const struct turn *turn, laws_square square);
bool turn_can_promote(const struct turn *turn, laws_square square);

/* True when the pawn on @from can promote on @to, where nothing stands. */
bool turn_promotes(const struct turn *turn, laws_square from, laws_square to);

/* True when castling with these two is legal, and takes the rook to @rook_to. */
bool turn_castles(const struct turn *turn, laws_square king, laws_square rook, laws_square rook_to);

/* The purpose of a lift, as far as it is known beforehand. */
enum purpose {
	PURPOSE_UNKNOWN,  /* a touch, by Article 4.2.2 */
	PURPOSE_ADJUST,	  /* announced; no touch if the piece goes back */
	PURPOSE_EXCHANGE, /* the pawn on the last rank makes room for the new piece (4.6) */
};

/* A piece off the board, or put down so lately that it may still be in the hand. */
struct held {
	piece_token token;
	laws_square from;    /* where it last stood at rest */
	laws_square lifted;  /* where this carry began */
	laws_time lifted_at; /* when this carry began */
	bool touch_is_said;
	enum purpose purpose;
	bool by_opponent; /* then: to be adjusted, by the player who is to answer */
	bool is_removed;  /* captured, which was reported */
	laws_time first;  /* of the lift */
	laws_time settled;
	laws_time trembled; /* for so long before the lift the reed had trembled */
};

struct placed {
	struct held piece;
	laws_square square;
	unsigned int cost; /* the cost of this placement, refunded if the piece was not released */
	bool is_shoved;	   /* captured, and at the edge of a square until it is removed */
	laws_time first;   /* of the placement */
	laws_time settled;
};

/* Whether the mover pressed in this turn without a whole move. */
enum pressed {
	PRESSED_NOT,
	PRESSED_OPEN,
	PRESSED_HOME, /* the board showed no move at all */
};

/* How long a whole move stood that was changed. */
enum made {
	MADE_NOT,
	MADE_TRIED,  /* for longer than in passing */
	MADE_RESTED, /* so long that it was let go of */
};

struct hypothesis {
	const struct turn *turn;
	enum pressed pressed;
	unsigned int cost;   /* how much it asks one to believe; 0: nothing unusual */
	bool swept;	     /* it holds that a piece was swept aside in this turn */
	unsigned int unfelt; /* the ply that answers a capture which no reed felt, or 0 */
	piece_token standing[64];
	laws_squares gone;	/* homes whose piece is elsewhere or off the board */
	laws_squares arrived;	/* squares with a piece of another home */
	enum made made;		/* a whole move stood in this turn, which was then changed */
	struct laws_move move;	/* that one */
	unsigned int made_cost; /* what it asked for */
	laws_time made_until;	/* when it was changed */
	/* Where a piece stands for another that was there until no longer ago than in passing. */
	laws_squares exchanged;
	laws_squares fallen; /* squares that show otherwise, by a piece that fell or lies there */
	laws_squares laid;   /* empty ones, where captured pieces were laid that are still there */
	laws_time moved_at;  /* when a piece was last put on another square than it came from */
	laws_time began_at;  /* the same of the turn before, whose move then stood */
	size_t held_count;
	struct held held[HYPOTHESIS_HELD];
	size_t placed_count;
	struct placed placed[HYPOTHESIS_PLACED];
	struct journal *journal;
	struct journal_tail pending; /* acts of it that are not said yet */
};

/* What a hypothesis amounts to, as it stands. */
enum hypothesis_shape {
	SHAPE_HOME,	/* every piece at home */
	SHAPE_COMPLETE, /* a legal move, all of it */
	SHAPE_OPEN,	/* anything else: a move in progress, or an illegal one */
};

/* Which part of castling a piece from home @from, put on @square, may be. */
enum castling_part {
	CASTLING_NONE,
	CASTLING_KING,	    /* the king goes to his castling square while the rook is lifted */
	CASTLING_ROOK,	    /* the rook goes to its castling square while the king is lifted */
	CASTLING_EXCHANGED, /* the rook goes to the king's square while he is lifted */
};

enum castling_part hypothesis_castling_part(const struct hypothesis *hypothesis, laws_square from,
					    laws_square square);

/*
 * True when a king or rook of home @home, put back there, stands where the other could go by a
 * legal castling, and the other is lifted, too, or was until after @since.
 */
bool hypothesis_undoes_castling(const struct hypothesis *hypothesis, laws_square home,
				laws_time since);

/* Copies the parts that are in use: most of the room is for the worst case. */
void hypothesis_copy(struct hypothesis *to, const struct hypothesis *from);

/* True when both have the same pieces on the same squares, held, and just put down. */
bool hypothesis_is_alike(const struct hypothesis *a, const struct hypothesis *b);

/* Every piece of @turn at home, nothing to say; what it will have to say goes to @journal. */
void hypothesis_begin(struct hypothesis *hypothesis, struct journal *journal,
		      const struct turn *turn);

/* Goes on to the next turn: every piece of @turn at home; pending acts stay. */
void hypothesis_go_on(struct hypothesis *hypothesis, const struct turn *turn);

/*
 * Puts every piece back home and queues that the board shows the position before the move
 * again. For a board restored in an unknown way.
 */
void hypothesis_set_up(struct hypothesis *hypothesis, laws_time t);

/* The shape of @hypothesis, and of a complete one its move. An unknown promotion is a queen. */
enum hypothesis_shape hypothesis_shape(const struct hypothesis *hypothesis, struct laws_move *move);

/* The piece of @token; LAWS_NO_PIECE for one from beside the board. */
laws_piece hypothesis_piece(const struct hypothesis *hypothesis, piece_token token);

/* For the only hypothesis left: resets its cost, except the parts that may still be refunded. */
void hypothesis_forgive(struct hypothesis *hypothesis);

/* True when a piece from beside the board stands where a pawn can promote. */
bool hypothesis_is_promoting(const struct hypothesis *hypothesis);

/* True when the mover holds a piece of his own. */
bool hypothesis_holds_own(const struct hypothesis *hypothesis);

/*
 * True when what stands is the mover's illegal move, or none, and the opponent may be
 * answering it by lifting the piece of @square; @after is then the position that he answers.
 */
bool hypothesis_may_be_answered(const struct hypothesis *hypothesis, bool has_levers,
				laws_square square, struct laws_position *after);

/* Lifts the piece on @square, and adds the cost. */
void hypothesis_lift(struct hypothesis *hypothesis, laws_square square, bool adjusting,
		     laws_time first, laws_time settled);

/* Puts the held piece @index on @square, and adds the cost. */
void hypothesis_place(struct hypothesis *hypothesis, size_t index, laws_square square,
		      laws_time first, laws_time settled);

/*
 * The held piece @index has been captured and replaced, and lies on @square, which no move
 * concerns, until it is taken off; it stays one of those that are held. Returns false, and changes
 * nothing, when it has not, when its captor has been taken up since, or where a piece of the turn
 * stood there.
 */
bool hypothesis_lay(struct hypothesis *hypothesis, size_t index, laws_square square);

/*
 * The same of what had been put down elsewhere when its captor, which has come to @square, was
 * lifted. Returns false, and leaves @hypothesis of no use, when nothing had, or where it does not
 * lie.
 */
bool hypothesis_lay_before(struct hypothesis *hypothesis, laws_square square);

/* Where the pieces stand that the mover of @hypothesis can take with on @square. */
laws_squares hypothesis_captors(const struct hypothesis *hypothesis, laws_square square);

/* What was laid on @square is taken off. Returns false, and changes nothing: nothing was. */
bool hypothesis_take_off(struct hypothesis *hypothesis, laws_square square);

/* Puts a piece from beside the board on @square, and adds the cost. */
void hypothesis_place_new(struct hypothesis *hypothesis, laws_square square, laws_time first,
			  laws_time settled);

/*
 * Makes the legal @move stand, done at @t, whatever stood or was held before: its pieces are
 * lifted and put where it takes them, all others are at home. It adds no cost.
 */
void hypothesis_become(struct hypothesis *hypothesis, struct laws_move move, laws_time t);

/* The homes whose pieces are elsewhere or off the board. */
laws_squares hypothesis_touched(const struct hypothesis *hypothesis);

/*
 * Slides the piece on @square to the square where one from beside the board was thought to
 * stand. Returns false when there is no such piece.
 */
bool hypothesis_slide(struct hypothesis *hypothesis, laws_square square, laws_time first,
		      laws_time settled);

/*
 * Forgets a piece from beside the board next to @square that was put down so lately that it
 * may be the one of @square, slid there; @placed says where and when. Returns false, and
 * changes nothing, when there is none.
 */
bool hypothesis_forget_slid(struct hypothesis *hypothesis, laws_square square, laws_time t,
			    struct placed *placed);

/*
 * Likewise one that was put down at any time, for which the pawn on @square may be taken off: the
 * caller knows whether it promotes.
 */
bool hypothesis_forget_fetched(struct hypothesis *hypothesis, laws_square square,
			       struct placed *placed);

/*
 * True when @held may have been knocked over by a piece of the same side that was then in the
 * air, at the end of its way to a capture beside it, and is set up again at @first.
 */
bool hypothesis_may_be_knocked(const struct hypothesis *hypothesis, const struct held *held,
			       laws_time first);

/* True when some legal move takes the piece on @square; false where none of the turn stands. */
bool hypothesis_can_take(const struct hypothesis *hypothesis, laws_square square);

/*
 * Puts pieces lifted after @since back where they were lifted, at @t, without any act: they were
 * brushed, or, when @fallen, knocked over. Returns false, and changes nothing, when there are none.
 */
bool hypothesis_put_back(struct hypothesis *hypothesis, laws_time since, bool fallen, laws_time t);

/* A whole move stands, which is @move, when @lifted opens at @t: it may be moved on. */
void hypothesis_note_made(struct hypothesis *hypothesis, struct laws_move move, laws_square lifted,
			  laws_time t);

/*
 * What it costs that the mover leaves the board as it is after another move had stood, or with no
 * move, after something from beside the board had.
 */
unsigned int hypothesis_cost_of_moving_on(const struct hypothesis *hypothesis);

/*
 * True when the mover put something down so shortly before @t that his hand cannot have reached the
 * clock.
 */
bool hypothesis_is_hasty(const struct hypothesis *hypothesis, laws_time t);

/*
 * Puts back at @t the whole move that stood before: no hand changed it, but pieces fell since, and
 * lie there, or near where they stood, or were set up there. Returns false, and changes nothing,
 * when that cannot be.
 */
bool hypothesis_put_fallen_back(struct hypothesis *hypothesis, laws_time t);

/* By its squares it may be that what fell behind a whole move was set up where it did not stand. */
bool hypothesis_may_be_misplaced(const struct hypothesis *hypothesis);

/* The squares on which the held piece @index may capture. */
laws_squares hypothesis_sweepable(const struct hypothesis *hypothesis, size_t index);

/*
 * The held piece @index swept the one on @square off the board and stands there. Returns
 * false, and changes nothing, when it cannot capture there.
 */
bool hypothesis_sweep(struct hypothesis *hypothesis, size_t index, laws_square square, laws_time t);

/*
 * The held piece @index shoved the one on @from to @to, beside it, and stands on @from, whose
 * reed never opened. Returns false, and changes nothing, when it cannot capture there.
 */
bool hypothesis_shove(struct hypothesis *hypothesis, size_t index, laws_square from, laws_square to,
		      laws_time first, laws_time settled);

/* True when a captured piece is at the edge of a square and its captor on its home. */
bool hypothesis_has_shoved(const struct hypothesis *hypothesis);

/*
 * Captured pieces that were shoved aside are off the board at @t, though they still close the
 * reeds of the squares beside it; each costs @cost. Returns false when there are none.
 */
bool hypothesis_leave_shoved(struct hypothesis *hypothesis, unsigned int cost, laws_time t);

/*
 * The reverse: the captured piece @index never left its home, and the supposed captor was in
 * the hand and is put on @square. Returns false, and changes nothing, when no such capture was
 * assumed.
 */
bool hypothesis_unsweep(struct hypothesis *hypothesis, size_t index, laws_square square,
			bool has_levers, laws_time first, laws_time settled);

/* Queues the touches of pieces lifted at or before @limit; announced adjustments wait. */
void hypothesis_emit_touches(struct hypothesis *hypothesis, laws_time limit);

/* Which lifts are reported as touches. */
enum telling {
	TELLING_LIFTS, /* those that can no longer prove anything else */
	TELLING_REST,  /* and those whose piece was put down; those held for a purpose wait */
	TELLING_ALL,
};

/*
 * Queues that the pawn, whose release was reported, became what @move says, as known by
 * @source. Nothing if the release is still pending.
 */
void hypothesis_emit_promoted(struct hypothesis *hypothesis, struct laws_move move,
			      enum laws_promotion_source source, laws_time t);

/*
 * Queues all acts as final at @t: touches by @telling, removals, adjustments, releases. A lift
 * shorter than @touch_time that ended at home was a brush (Article 4.2.2) and makes no act.
 * @move is the whole move that it shows, or NULL; @source says how a promotion is known, and
 * @recognised whether the board recognises the new piece: then the pawn's release was reported
 * before.
 */
void hypothesis_emit_all(struct hypothesis *hypothesis, enum telling telling,
			 const struct laws_move *move, enum laws_promotion_source source,
			 bool recognised, laws_time touch_time, laws_time t);

/* The earliest lift that is neither reported nor an announced adjustment, or LAWS_NEVER. */
laws_time hypothesis_untold_lift(const struct hypothesis *hypothesis);

#endif
