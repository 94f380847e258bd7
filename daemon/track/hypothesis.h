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

/* A piece: its home square + 1; 0 is nothing. */
typedef uint8_t piece_token;

#define TOKEN_NONE	 ((piece_token)0)
#define TOKEN_NEW	 ((piece_token)65) /* from beside the board: a promoted piece, or unknown */
#define TOKEN_OF(square) ((piece_token)((square) + 1))

/* More pieces than hands and a sleeve can hold are forgotten. */
#define HYPOTHESIS_HELD	   32
#define HYPOTHESIS_PLACED  32
#define HYPOTHESIS_PENDING 128

/* More moves than these are not open at once. */
#define PAST_MOVES 8

/* How a turn came about. */
struct past {
	struct laws_move moves[PAST_MOVES]; /* by their ply, as far as they are @known */
	unsigned int known;
	unsigned int played_at; /* that ply was no legal move, and led to @as_played; or 0 */
	struct laws_position as_played;
};

/* The turn that a hypothesis is about; its legal moves are found once. */
struct turn {
	struct laws_position position;
	struct past past;
	unsigned int ply; /* of the move that this turn makes, from 1 */
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	piece_token home[64]; /* what stands where when the turn begins */
};

void turn_begin(struct turn *turn, const struct laws_position *position, unsigned int ply);

/* @next follows @turn by @move, or, when that is NULL, by what is no legal move. */
void turn_follow(struct turn *next, const struct turn *turn, const struct laws_move *move);

/* True when some legal move takes the piece on @square, or promotes a pawn there. */
bool turn_can_capture(const struct turn *turn, laws_square square);
bool turn_can_promote(const struct turn *turn, laws_square square);

/* True when castling with these two is legal, and takes the rook to @rook_to. */
bool turn_castles(const struct turn *turn, laws_square king, laws_square rook, laws_square rook_to);

/* What a lift is for, as far as it is known beforehand. */
enum purpose {
	PURPOSE_UNKNOWN,  /* a touch, by Article 4.2.2 */
	PURPOSE_ADJUST,	  /* announced; no touch if the piece goes back */
	PURPOSE_EXCHANGE, /* the pawn on the last rank makes room for the new piece (4.6) */
};

/* Off the board, or set down so lately that it may still be in the hand. */
struct held {
	piece_token token;
	laws_square from;    /* where it last stood for good */
	laws_square lifted;  /* where it was lifted last, of the same carry */
	laws_time lifted_at; /* and when */
	bool touch_is_said;
	enum purpose purpose;
	bool is_removed; /* captured, and said so */
	laws_time first; /* of the lift */
	laws_time settled;
};

struct placed {
	struct held piece;
	laws_square square;
	unsigned int cost; /* its part, given back when the piece was never let go */
	bool is_shoved;	   /* captured, and on the edge of a square until it is taken away */
	laws_time first;   /* of the placement */
	laws_time settled;
};

/* Whether the mover has pressed in the turn, though it showed no whole move. */
enum pressed {
	PRESSED_NOT,
	PRESSED_OPEN,
	PRESSED_HOME, /* and it showed none at all */
};

struct hypothesis {
	const struct turn *turn;
	enum pressed pressed;
	unsigned int cost;   /* how much it asks one to believe; 0: nothing unusual */
	bool swept;	     /* it holds that a piece was swept aside in this turn */
	unsigned int unfelt; /* the ply that answers a capture which no reed felt, or 0 */
	piece_token standing[64];
	laws_squares gone;    /* homes whose piece stands elsewhere or nowhere */
	laws_squares arrived; /* squares where a foreign piece stands */
	laws_time moved_at;   /* when a piece was last put elsewhere than whence it came */
	laws_time began_at;   /* likewise in the turn before, whose move then stood */
	size_t held_count;
	struct held held[HYPOTHESIS_HELD];
	size_t placed_count;
	struct placed placed[HYPOTHESIS_PLACED];
	size_t pending_count;
	unsigned int lost; /* acts for which there was no room: a bug */
	struct laws_act pending[HYPOTHESIS_PENDING];
};

/* What a hypothesis amounts to, as it stands. */
enum hypothesis_shape {
	SHAPE_HOME,	/* every piece at home */
	SHAPE_COMPLETE, /* a legal move, all of it */
	SHAPE_OPEN,	/* anything else: a move in progress, or an illegal one */
};

/* What a piece from home @from, put on @square, has of castling. */
enum castling_part {
	CASTLING_NONE,
	CASTLING_KING,	    /* the king goes where he castles with the rook that is taken up */
	CASTLING_ROOK,	    /* the rook goes where it castles with the king that is taken up */
	CASTLING_EXCHANGED, /* the rook goes to the king's square, while he is taken up */
};

enum castling_part hypothesis_castling_part(const struct hypothesis *hypothesis, laws_square from,
					    laws_square square);

/*
 * True when a king or rook of home @home, put back there, stands where the other could
 * go by a legal castling, and that was taken up, too, or was until after @since.
 */
bool hypothesis_undoes_castling(const struct hypothesis *hypothesis, laws_square home,
				laws_time since);

/* Copies what is in use of it: much of the room is for the worst case. */
void hypothesis_copy(struct hypothesis *to, const struct hypothesis *from);

/* True when both have the same pieces on the same squares, in the hand, and just put down. */
bool hypothesis_is_alike(const struct hypothesis *a, const struct hypothesis *b);

/* Every piece of @turn at home, nothing to say. */
void hypothesis_begin(struct hypothesis *hypothesis, const struct turn *turn);

/* Goes on with the next turn: every piece of @turn at home; what is pending stays. */
void hypothesis_go_on(struct hypothesis *hypothesis, const struct turn *turn);

/*
 * Puts every piece back home and says that the board shows the position before
 * the move again, for a board that was restored in ways that cannot be told.
 */
void hypothesis_set_up(struct hypothesis *hypothesis, laws_time t);

/*
 * Says what it amounts to; for a complete move also which. Where a promotion
 * leaves the piece open, that is a queen.
 */
enum hypothesis_shape hypothesis_shape(const struct hypothesis *hypothesis, struct laws_move *move);

/* Which piece @piece_token is; LAWS_NO_PIECE for one from beside the board. */
laws_piece hypothesis_piece(const struct hypothesis *hypothesis, piece_token token);

/* The only hypothesis left: its cost counts no more, but for what may still be taken back. */
void hypothesis_forgive(struct hypothesis *hypothesis);

/* True when a piece from beside the board stands where a pawn can promote. */
bool hypothesis_is_promoting(const struct hypothesis *hypothesis);

/* True when the mover has a piece of his own in the hand. */
bool hypothesis_holds_own(const struct hypothesis *hypothesis);

/*
 * True when what stands is the mover's illegal move, or none, and the opponent
 * may be answering it by lifting the piece of @square; the position that he
 * answers goes to @after.
 */
bool hypothesis_may_be_answered(const struct hypothesis *hypothesis, bool has_levers,
				laws_square square, struct laws_position *after);

/* The piece on @square is lifted; what that costs is added. */
void hypothesis_lift(struct hypothesis *hypothesis, laws_square square, bool adjusting,
		     laws_time first, laws_time settled);

/* A held piece (@index into held) is put on @square; what that costs is added. */
void hypothesis_place(struct hypothesis *hypothesis, size_t index, laws_square square,
		      laws_time first, laws_time settled);

/* A piece from beside the board is put on @square. */
void hypothesis_place_new(struct hypothesis *hypothesis, laws_square square, laws_time first,
			  laws_time settled);

/*
 * Whatever stood or was held before, the legal @move stands now, done at @t:
 * the pieces that it concerns are lifted and put where it takes them, all
 * others are at home. What that costs does not count.
 */
void hypothesis_become(struct hypothesis *hypothesis, struct laws_move move, laws_time t);

/* The homes whose pieces stand elsewhere, or are off the board. */
laws_squares hypothesis_touched(const struct hypothesis *hypothesis);

/*
 * The piece on @square was slid onto the square on which one from beside the
 * board was thought to stand. Returns false when there is no such piece.
 */
bool hypothesis_slide(struct hypothesis *hypothesis, laws_square square, laws_time first,
		      laws_time settled);

/*
 * Forgets the piece from beside the board that was put next to @square so
 * lately that it may be the one on @square, slid there: @placed says where and
 * when. Returns false, and changes nothing, when there is none.
 */
bool hypothesis_forget_slid(struct hypothesis *hypothesis, laws_square square, laws_time t,
			    struct placed *placed);

/*
 * True when @held may have been knocked over by an own piece, which was in the
 * air by then, at the end of its way to take what stands beside it, and is set up
 * again at @first.
 */
bool hypothesis_may_be_knocked(const struct hypothesis *hypothesis, const struct held *held,
			       laws_time first);

/* Whether some legal move takes the piece on @square; not when it is no piece of the turn's. */
bool hypothesis_can_take(const struct hypothesis *hypothesis, laws_square square);

/*
 * Puts what was lifted after @since back to where it was lifted, at @t, as nothing
 * that a hand did. Returns false, and changes nothing, when nothing was.
 */
bool hypothesis_put_back(struct hypothesis *hypothesis, laws_time since, laws_time t);

/* The squares where the held piece @index may capture what stands there. */
laws_squares hypothesis_sweepable(const struct hypothesis *hypothesis, size_t index);

/*
 * The held piece @index has swept the one on @square off the board and stands
 * there. Returns false, and changes nothing, when that is no capture it could make.
 */
bool hypothesis_sweep(struct hypothesis *hypothesis, size_t index, laws_square square, laws_time t);

/*
 * The held piece @index has shoved the one on @from to @to, beside it, and stands
 * on @from, whose reed never opened. Returns false, and changes nothing, when
 * that is no capture it could make.
 */
bool hypothesis_shove(struct hypothesis *hypothesis, size_t index, laws_square from, laws_square to,
		      laws_time first, laws_time settled);

/* True when a captured piece is on the edge of a square, and its captor on its home. */
bool hypothesis_has_shoved(const struct hypothesis *hypothesis);

/*
 * The other way round: the captured piece @index never left its home, and what
 * was thought to stand there was in the hand and is put on @square. Returns
 * false, and changes nothing, when nothing was captured so.
 */
bool hypothesis_unsweep(struct hypothesis *hypothesis, size_t index, laws_square square,
			laws_time first, laws_time settled);

/* Queues the touches of pieces lifted at or before @limit; announced adjustments wait. */
void hypothesis_emit_touches(struct hypothesis *hypothesis, laws_time limit);

/* Which lifts are due to be told as touches. */
enum telling {
	TELLING_LIFTS, /* those that cannot prove to be anything else any more */
	TELLING_REST, /* and those whose piece was put down; what is in the hand for a purpose waits
		       */
	TELLING_ALL,
};

/*
 * Queues that the pawn, whose release was told before, became what @move says,
 * known by @source; unless its release is still to be told.
 */
void hypothesis_emit_promoted(struct hypothesis *hypothesis, struct laws_move move,
			      enum laws_promotion_source source, laws_time t);

/*
 * Queues everything that has happened as final at @t: touches by @telling,
 * removals, adjustments, releases. A lift shorter than @touch_time that went back home
 * was a brush (Article 4.2.2) and says nothing. @move is what it shows, if that
 * is a whole move, or NULL; of a promoted piece @source tells how it is known.
 */
void hypothesis_emit_all(struct hypothesis *hypothesis, enum telling telling,
			 const struct laws_move *move, enum laws_promotion_source source,
			 laws_time touch_time, laws_time t);

/* The earliest lift that is not said and not an announced adjustment, or LAWS_NEVER. */
laws_time hypothesis_untold_lift(const struct hypothesis *hypothesis);

#endif
