# SPDX-License-Identifier: LGPL-2.1-or-later
# Where the editions differ: for each row of the table a story for each cell.

story 4.1 two hands: 2001 forbids it and names no penalty
editions 2001
two-hands
release e2 e4
broken two-hands by 4.1
press
broken two-hands by 4.1

story 7.7.1 two hands: in 2017 an illegal move, pressed or not
editions 2017
two-hands
release e2 e4
broken two-hands by 7.7.1 illegal
press
broken two-hands by 7.7.1 illegal

story 7.5.4 two hands: later, an illegal move once pressed
editions 2018 2023
two-hands
release e2 e4
broken two-hands by 4.1
press
broken two-hands by 7.5.4 illegal

story 4.3 a touch not clearly accidental: binds in 2001 only if deliberate
editions 2001
touch b1 unclear
must any
forfeits nothing
release b1 b1
touch g1
must move g1 by 4.3a
moves g1f3 g1h3
release g1 g1
opponent touch e7 unclear
broken nothing
opponent touch d7
broken touched-out-of-turn d7 by 4.2 of the opponent

story 4.2.2 a touch not clearly accidental: since 2017 intent
editions 2017 2018 2023
touch b1 unclear
must move b1 by 4.3.1
forfeits act-of-moving by 4.8
release b1 b1
opponent touch e7 unclear
broken touched-out-of-turn e7 by 4.2.1 of the opponent

story 4.3c own and opponent's pieces: in 2001 the first that can
editions 2001
fen 4k3/8/8/3p4/4P2p/2N4P/8/4K3 w - - 0 1
touch h3
touch c3
touch d5
must capture d5 with c3 by 4.3c
moves c3d5

story 4.3.3 own and opponent's pieces: since 2017 the first touched takes the first touched
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P2p/2N4P/8/4K3 w - - 0 1
touch h3
touch c3
touch d5
must move c3 by 4.3.3
moves c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2

story 4.3c own and opponent's pieces: one of each
editions 2001
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
touch c3
must capture d5 with c3 by 4.3c
touch e4
must capture d5 with c3 by 4.3c

story 4.6 one's own touch forfeits: in 2001 every objection
editions 2001
forfeits nothing
touch e2
forfeits everything by 4.6
release e2 e4
opponent touch e7
opponent-forfeits everything by 4.6

story 4.8 one's own touch forfeits: since 2017 those about 4.1 to 4.7
editions 2017 2018 2023
forfeits nothing
touch e2
forfeits act-of-moving by 4.8
release e2 e4
opponent touch e7
opponent-forfeits act-of-moving by 4.8

story 4.7 a promoted piece is final: in 2001 when released
editions 2001
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
remove a7
place-new r a8
must move a7 by 4.3a
release-new q a8
must promote a7 on a8 to q by 4.7
made a7a8q by 4.7
broken nothing
release-new n a8
made a7a8n by 4.7
broken promotion-changed a8 by 4.7

story 4.4.4 a promoted piece is final: since 2017 when it touches the square
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
remove a7
place-new r a8
must promote a7 on a8 to r by 4.4.4
release-new q a8
made a7a8q by 4.7.3
broken promotion-changed a8 by 4.4.4

story 4.6 ways to promote: 2001 does not say, and forbids none
editions 2001
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release-new q a8
lacks a7a8 pawn
remove a7
made a7a8q by 4.7
broken nothing

story 4.6 ways to promote: since 2017 in either order, the pawn placed or not
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release-new q a8
lacks a7a8 pawn
remove a7
made a7a8q by 4.7.3
broken nothing

story 4.7 made: in 2001 when all of Article 3 is fulfilled
editions 2001
fen 4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1
touch e4
place e4 d5
made nothing
lacks e4d5 capture
remove d5
made e4d5 by 4.7

story 4.7 made in 2001, and changed in the hand
editions 2001
place e2 e4
made e2e4 by 4.7
place e2 e3
made e2e3 by 4.7
release e2 e3
must stand e2 on e3 by 4.7
broken nothing

story 4.7 made: in 2001 castling with king and rook in place
editions 2001
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch e1
release e1 g1
must castle e1 h1 by 4.7
made nothing
touch h1
place h1 f1
made e1g1 by 4.7

story 4.7 made: since 2017 when the hand has left the piece
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
touch e4
remove d5
place e4 d5
made nothing
release e4 d5
made e4d5 by 4.7.1

story 4.2 adjusting: in 2001 whoever has the move
editions 2001
clocks late
adjust e2
broken nothing
release e2 e4
adjust e4
broken adjusted e4 by 4.2
opponent adjust e7
broken adjusted e4 by 4.2

story 6.2.5 adjusting: since 2017 only while one's own clock runs
editions 2017 2018 2023
clocks late
adjust e2
broken adjusted e2 by 6.2.5

story 6.2.5 adjusting: the opponent has pressed
editions 2017 2018 2023
clocks late
opponent press
adjust e2
broken nothing
release e2 e4
opponent adjust e7
broken adjusted e7 by 6.2.5 of the opponent

story 6.2.5 adjusting: without clocks the move is enough
editions 2017 2018 2023
adjust e2
release e2 e4
opponent adjust e7
broken nothing

story 6.8c a press without a move: in 2001 no illegal move
editions 2001
press
broken no-move by 6.8c

story 7.8.1 a press without a move: in 2017 as an illegal move
editions 2017
press
broken no-move by 7.8.1 illegal

story 7.5.3 a press without a move: later, too
editions 2018 2023
press
broken no-move by 7.5.3 illegal

story B.5a touched pieces in rapid: in 2001 ruled on only if asked
editions 2001 rapid
touch b1
must move b1 by 4.3a, on request
release b1 b1
release e2 e4
broken touch-move b1 by 4.3a on request
release e4 e5
press
broken illegal-move by 7.4a illegal

story B.5a and C.2 in blitz
editions 2001 blitz
touch b1
must move b1 by 4.3a, on request

story B.5a touched pieces in rapid: since 2017 as ever
editions 2017 2018 2023 rapid
touch b1
must move b1 by 4.3.1
release b1 b1
release e2 e4
broken touch-move b1 by 4.3.1

story 5.1a a mate ends the game: in 2001 if the move is legal
editions 2001
fen 6k1/5ppp/8/8/8/8/5PPP/R3N1K1 w - - 0 1
touch e1
release e1 e1
release a1 a8
made a1a8 by 4.7
broken touch-move e1 by 4.3a
may-end yes

story 5.1.1 a mate ends the game: since 2017 if it accords with Articles 4.2 to 4.7
editions 2017 2018 2023
fen 6k1/5ppp/8/8/8/8/5PPP/R3N1K1 w - - 0 1
touch e1
release e1 e1
release a1 a8
made a1a8 by 4.7
broken touch-move e1 by 4.3.1
may-end no

story 5.2a a stalemate ends the game: in 2001 if the move is legal
editions 2001
fen 7k/8/8/6Q1/8/8/8/K7 w - - 0 1
touch a1
release a1 a1
release g5 g6
broken touch-move a1 by 4.3a
may-end yes

story 5.2.1 a stalemate ends the game: since 2017 if it accords with Articles 4.2 to 4.7
editions 2017 2018 2023
fen 7k/8/8/6Q1/8/8/8/K7 w - - 0 1
touch a1
release a1 a1
release g5 g6
broken touch-move a1 by 4.3.1
may-end no

# The rest of Article 4 as 2001 has it.

story 4.3b the opponent's piece touched
editions 2001
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
must capture d5 by 4.3b

story 4.3c which was first is unclear
editions 2001
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
touch e1 together
must move e1 by 4.3c

story 4.4a king and rook
editions 2001
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch e1
touch h1
must castle e1 h1 by 4.4a

story 4.4b rook first
editions 2001
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
touch h1
touch e1
must move h1 by 4.3a, not castling with h1
release e1 g1
release h1 f1
made e1g1 by 4.7
broken castling-rook-first h1 by 4.4b
may-end yes

story 4.4c king and rook touched at once, castling illegal
editions 2001
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
touch h1
touch e1 together
must move e1 by 4.4c
moves e1c1 e1d1 e1d2 e1e2

story 4.4c the king released where he may not castle
editions 2001
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
release e1 g1
must move e1 by 4.4c

story 4.4c the king has no legal move
editions 2001
fen 3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1
touch e1
touch h1
must any by 4.4c

story 4.5 nothing touched can move
editions 2001
touch a1
must any by 4.5
