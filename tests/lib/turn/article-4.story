# SPDX-License-Identifier: LGPL-2.1-or-later
# Article 4, sentence by sentence, by the number of 2023 (the same since 2017).

story 4.1 one hand
editions 2018 2023
two-hands
release e2 e4
broken two-hands by 4.1
press
state completed
broken two-hands by 7.5.4 illegal

story 4.2.1 the player to move adjusts what he has announced
editions 2017 2018 2023
adjust b1
must any
broken nothing
forfeits nothing
release e2 e4
made e2e4 by 4.7

story 4.2.1 only the player who has the move adjusts
editions 2017 2018 2023
opponent adjust e8
broken adjusted e8 by 4.2.1 of the opponent

story 4.2.1 whose move is made no longer has the move
editions 2017 2018 2023
release e2 e4
opponent adjust e8
broken nothing
adjust e4
broken adjusted e4 by 4.2.1

story 4.2.1 a piece touched out of turn
editions 2017 2018 2023
opponent touch e7
broken touched-out-of-turn e7 by 4.2.1 of the opponent
opponent release e7 e7
must any
state open

story 4.2.1 another piece touched when the move is made
editions 2017 2018 2023
release e2 e4
touch d2
broken touched-out-of-turn d2 by 4.2.1

story 4.2.1 what others touch, and what is touched after it, does not spoil a mate (5.1.1)
editions 2017 2018 2023
opponent touch e7
opponent release e7 e7
release e2 e4
touch d2
release d2 d2
broken touched-out-of-turn e7 by 4.2.1 of the opponent, touched-out-of-turn d2 by 4.2.1
may-end yes

story 4.2.1 the piece just moved is touched again without harm
editions 2017 2018 2023
release e2 e4
touch e4
made nothing
release e4 e4
made e2e4 by 4.7
broken nothing

story 4.2.2 other contact is intent
editions 2017 2018 2023
touch b1 unclear
must move b1 by 4.3.1
moves b1a3 b1c3

story 4.2.2 clearly accidental contact is nothing
editions 2017 2018 2023
touch b1 accident
must any
forfeits nothing
opponent touch g8 accident
broken nothing

story 4.3.1 the piece touched must be moved
editions 2017 2018 2023
touch g1
release g1 g1
must move g1 by 4.3.1
moves g1f3 g1h3
release e2 e4
made e2e4 by 4.7
broken touch-move g1 by 4.3.1
may-end no

story 4.3.1 of several the first that can be moved
editions 2017 2018 2023
touch a1
must any by 4.5
release a1 a1
touch b1
release b1 b1
touch g1
must move b1 by 4.3.1
moves b1a3 b1c3

story 4.3.1 put right before the press it is no breach
editions 2017 2018 2023
touch g1
release g1 g1
release e2 e4
broken touch-move g1 by 4.3.1
release e4 e2
release g1 f3
made g1f3 by 4.7
broken nothing
may-end yes

story 4.3.1 a pinned piece cannot be moved
editions 2017 2018 2023
fen 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1
touch e2
must any by 4.5
moves e1d1 e1d2 e1f1 e1f2

story 4.3.2 the opponent's piece touched must be captured
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
must capture d5 by 4.3.2
moves c3d5 e4d5
release d5 d5
release e1 e2
broken touch-move d5 by 4.3.3

story 4.3.2 of several the first that can be captured
editions 2017 2018 2023
fen 4k3/8/1p6/3p4/4P1p1/2N5/8/4K2R w K - 0 1
touch b6
must any by 4.5
release b6 b6
touch d5
touch g4
must capture d5 by 4.3.2
moves c3d5 e4d5

story 4.3.3 the first touched takes the first touched
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch e4
must move e4 by 4.3.1
touch d5
must capture d5 with e4 by 4.3.3
moves e4d5
remove d5
release e4 d5
made e4d5 by 4.7.1
broken nothing

story 4.3.3 in the other order too
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
touch c3
must capture d5 with c3 by 4.3.3
moves c3d5

story 4.3.3 if that is illegal, the first that can be moved
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch e1
touch d5
must move e1 by 4.3.3
moves e1d1 e1d2 e1e2 e1f1 e1f2

story 4.3.3 or captured
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
touch e1
must capture d5 by 4.3.3
moves c3d5 e4d5

story 4.3.3 it counts as touched first by whom it is unclear
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
touch e1 together
must move e1 by 4.3.3

story 4.3.3 it counts so in either order
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch e1
touch d5 together
must move e1 by 4.3.3

story 4.3.3 en passant
editions 2017 2018 2023
fen 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1
touch e5
touch d5
must capture d5 with e5 by 4.3.3
moves e5d6

story 4.4.1 king and rook: castling on that side
editions 2017 2018 2023
fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
touch e1
must move e1 by 4.3.1
touch a1
must castle e1 a1 by 4.4.1
moves e1c1
touch h1
must castle e1 a1 by 4.4.1

story 4.4.1 a king's move instead
editions 2017 2018 2023
fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
touch e1
touch h1
release h1 h1
release e1 e2
made e1e2 by 4.7
broken touch-move e1 by 4.4.1

story 4.4.1 a piece touched before the king comes first
editions 2017 2018 2023
fen r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1
touch a2
touch e1
touch h1
must move a2 by 4.3.1

story 4.4.1 the opponent's piece touched later changes nothing
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/3nK2R w K - 0 1
touch e1
touch h1
touch d1
must castle e1 h1 by 4.4.1

story 4.4.1 touched before the rook it asks to be captured
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/3nK2R w K - 0 1
touch e1
touch d1
touch h1
must capture d1 with e1 by 4.3.3

story 4.4.1 king and rook touched, and the rook moved first
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch e1
release e1 e1
touch h1
release h1 f1
state open
must castle e1 h1 by 4.4.1
release e1 g1
made e1g1 by 4.7.2
broken nothing

story 4.4.1 the rook's move pressed instead
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch e1
release e1 e1
touch h1
release h1 f1
press
made h1f1 by 4.7
broken touch-move e1 by 4.4.1

story 4.4.1 the king beside his new square (Chess960)
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/RK6 w - - 0 1
castles a1
touch b1
touch a1
release a1 a1
release b1 c1
state open
lacks b1a1 rook
release a1 d1
made b1a1 by 4.7.2
broken nothing

story 4.4.2 rook before king
editions 2017 2018 2023
fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
touch h1
touch e1
must move h1 by 4.3.1, not castling with h1
moves h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8
release e1 g1
release h1 f1
made e1g1 by 4.7.2
broken castling-rook-first h1 by 4.4.2
may-end no

story 4.4.2 the rook has its new square before the king is touched
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch h1
release h1 f1
made h1f1 by 4.7
touch e1
broken nothing
release e1 g1
made e1g1 by 4.7.2
broken castling-rook-first h1 by 4.4.2

story 4.4.2 when the rook cannot move, the king may, and castle on the other side
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1
touch h1
touch e1
must move e1 by 4.3.1
moves e1c1 e1d1 e1d2 e1e2 e1f1 e1f2

story 4.4.2 nor may he castle then, where only castling moves that rook (Chess960)
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/6P1/5KRN w - - 0 1
castles g1
touch g1
touch f1
must move f1 by 4.3.1, not castling with g1
moves f1e1 f1e2 f1f2

story 4.4.2 where the king stays, castling is the rook's move, and he need not be touched (Chess960)
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/7P/6KR w - - 0 1
castles h1
touch h1
must move h1 by 4.3.1
moves g1h1
release h1 f1
made g1h1 by 4.7.2
press
broken nothing

story 4.4.2 nor does it matter when he is touched after his rook (Chess960)
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/R1K5 w - - 0 1
castles a1
touch a1
touch c1
release a1 d1
release c1 c1
press
made c1a1 by 4.7.2
broken nothing

story 4.3.1 where the rook stays, its touch before the king's asks for a move of its own (Chess960)
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/4KR2 w - - 0 1
castles f1
touch f1
release f1 f1
touch e1
release e1 g1
press
made e1f1 by 4.7.2
broken castling-rook-first f1 by 4.4.2

story 4.5 unless nothing else is legal (Chess960)
editions 2017 2018 2023
fen 4r2k/8/8/8/8/6p1/6P1/5KRB w - - 0 1
castles g1
touch g1
must any by 4.5
touch f1
must move f1 by 4.3.1
moves f1g1

story 4.4.2 which of the two was first must be clear
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch h1
touch e1 together
must castle e1 h1 by 4.4.1

story 4.4.3 castling with that rook is illegal: another king's move
editions 2017 2018 2023
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
touch e1
touch h1
must move e1 by 4.4.3
moves e1c1 e1d1 e1d2 e1e2

story 4.4.3 which may be castling with the other rook
editions 2017 2018 2023
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
touch e1
touch h1
release h1 h1
touch a1
must castle e1 a1 by 4.4.1

story 4.4.3 without a king's move: free
editions 2017 2018 2023
fen 3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1
touch e1
must any by 4.5
touch h1
must any by 4.4.3
release e1 e1
release h1 h1
release e2 e4
made e2e4 by 4.7
broken nothing

story 4.4.3 a rook elsewhere is not touched to castle
editions 2017 2018 2023
fen 3rkr2/8/8/R7/8/8/4P3/4K3 w - - 0 1
touch e1
touch a5
must move a5 by 4.3.1

story 4.4.4 the choice is final when the piece touches the square
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
touch a7
remove a7
must move a7 by 4.3.1
lacks a7a8 new-piece
place-new r a8
must promote a7 on a8 to r by 4.4.4
moves a7a8r
made nothing
release-new q a8
made a7a8q by 4.7.3
broken promotion-changed a8 by 4.4.4

story 4.4.4 the new piece put on another square
editions 2017 2018 2023
fen 1r5k/P7/8/8/8/8/8/K7 w - - 0 1
release-new q a8
touch a8
release a8 b8
broken promotion-changed a8 by 4.4.4

story 4.4.4 another move instead
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release-new q a8
remove a8
must promote a7 on a8 to q by 4.4.4
release a1 b1
made a1b1 by 4.7
broken promotion-changed a8 by 4.4.4

story 4.5 nothing touched can be moved or captured
editions 2017 2018 2023
touch a1
touch a8
must any by 4.5
release a1 a1
release a8 a8
release e2 e4
made e2e4 by 4.7
broken nothing

story 4.6.1 the pawn need not be placed on the square of arrival
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
remove a7
release-new q a8
made a7a8q by 4.7.3
broken nothing

story 4.6.2 the new piece first, then the pawn off
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release-new n a8
must promote a7 on a8 to n by 4.4.4
lacks a7a8 pawn
made nothing
remove a7
made a7a8n by 4.7.3

story 4.6.2 the pawn placed there, then exchanged
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release a7 a8
lacks a7a8 new-piece pawn
must stand a7 on a8 by 4.7
remove a8
lacks a7a8 new-piece
release-new b a8
made a7a8b by 4.7.3

story 4.6.2 told in one
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
touch a7
promote a7 a8 q
made a7a8q by 4.7.3
press
state completed

story 4.6.3 a piece on the square of promotion is captured
editions 2017 2018 2023
fen 1r5k/P7/8/8/8/8/8/K7 w - - 0 1
remove a7
release-new q b8
made nothing
lacks a7b8 capture
remove b8
made a7b8q by 4.7.3

story 4.7 released as a legal move, it stays
editions 2017 2018 2023
touch e2
place e2 e3
made nothing
must move e2 by 4.3.1
release e2 e4
made e2e4 by 4.7
must stand e2 on e4 by 4.7
moves e2e4
touch e4
release e4 e3
made e2e3 by 4.7
broken moved-after-release e2 by 4.7
may-end no

story 4.7 taken back
editions 2017 2018 2023
touch e2
release e2 e4
release e4 e2
state open
must stand e2 on e4 by 4.7
broken moved-after-release e2 by 4.7
release e2 e4
broken nothing

story 4.7 released where no legal move goes, it does not stay
editions 2017 2018 2023
touch e2
release e2 e5
made nothing
must move e2 by 4.3.1
release e5 e4
made e2e4 by 4.7
broken nothing

story 4.7.1 the captured piece must be off
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
touch e4
release e4 d5
made nothing
lacks e4d5 capture
must stand e4 on d5 by 4.7
remove d5
made e4d5 by 4.7.1

story 4.7.1 of two on one square a hand meets the one that came last
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
release e4 d5
touch d5
release d5 e5
broken moved-after-release e4 by 4.7

story 4.7.1 whichever stood on the board before
editions 2017 2018 2023
fen 4k3/4N3/8/3p4/8/8/8/4K3 w - - 0 1
release e7 d5
touch d5
release d5 c3
broken moved-after-release e7 by 4.7

story 4.7.1 both in the hand from one square, and the own one put down
editions 2017 2018 2023
fen 4k3/4N3/8/3p4/8/8/8/4K3 w - - 0 1
touch d5
release e7 d5
touch d5
release d5 c3
broken moved-after-release e7 by 4.7

story 4.7 a bishop where the rook would castle to
editions 2017 2018 2023
fen 4k3/8/8/8/2B5/8/8/4K2R w K - 0 1
release c4 f1
moves c4f1

story 4.7.1 and the capturing one released
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
remove d5
touch e4
place e4 d5
made nothing
lacks e4d5 piece
release e4 d5
made e4d5 by 4.7.1

story 4.7.1 en passant
editions 2017 2018 2023
fen 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1
release e5 d6
lacks e5d6 capture
touch d5
made nothing
remove d5
made e5d6 by 4.7.1

story 4.7.2 castling is made when the rook is released
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
touch e1
release e1 g1
made nothing
lacks e1g1 rook
touch h1
place h1 f1
made nothing
release h1 f1
made e1g1 by 4.7.2
broken nothing

story 4.7.2 the king released: only castling on that side
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
release e1 c1
must castle e1 a1 by 4.7.2
moves e1c1
release c1 g1
broken moved-after-release e1 by 4.7.2

story 4.7.2 if that is illegal, another king's move
editions 2017 2018 2023
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
release e1 g1
must move e1 by 4.7.2
moves e1c1 e1d1 e1d2 e1e2

story 4.7.2 if he has none, any legal move
editions 2017 2018 2023
fen 3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1
release e1 g1
must any by 4.7.2
release g1 e1
touch h1
must any by 4.7.2

story 4.7.3 promotion is made with the new piece released and the pawn off
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release a7 a8
made nothing
remove a8
made nothing
place-new q a8
made nothing
lacks a7a8 new-piece
release-new q a8
made a7a8q by 4.7.3

story 4.8 one's own touch ends the right to object
editions 2017 2018 2023
forfeits nothing
touch e2 accident
forfeits nothing
adjust e2
forfeits nothing
touch e2 unclear
forfeits act-of-moving by 4.8
opponent-forfeits nothing
release e2 e4
opponent-forfeits nothing
opponent touch e7
state answered
opponent-forfeits act-of-moving by 4.8
refused release e4 e5
press
state completed
