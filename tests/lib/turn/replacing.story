# SPDX-License-Identifier: LGPL-2.1-or-later
# The move that replaces an illegal one (7.5.1; 2001: 7.4a).

story 7.5.1 the piece moved must be moved
editions 2017 2018 2023
fen 4r2k/8/8/8/8/8/4P3/4KN2 w - - 0 1
release f1 h3
press
broken illegal-move by 7.5.1 illegal
replace
broken nothing
state open
must move f1 by 4.3.1
moves f1d2 f1e3 f1g3 f1h2
release f1 g3
press
state completed
broken nothing

story 7.4 likewise in 2001
editions 2001
fen 4r2k/8/8/8/8/8/4P3/4KN2 w - - 0 1
release f1 h3
press
broken illegal-move by 7.4a illegal
replace
must move f1 by 4.3a
moves f1d2 f1e3 f1g3 f1h2

story 7.5.1 a pinned piece had been moved: any move
editions 2017 2018 2023
fen 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1
release e2 c3
press
replace
must any by 4.5
moves e1d1 e1d2 e1f1 e1f2

story 7.5.1 it was to capture
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
remove d5
release e1 d5
press
replace
must capture d5 by 4.3.3
moves c3d5 e4d5

story 4.7 en passant without taking the pawn off: since 2017 bound to the square
editions 2017 2018 2023
fen 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1
release e5 d6
press
broken illegal-move by 7.5.1 illegal
replace
must stand e5 on d6 by 4.7
moves e5d6

story 4.3 en passant without taking the pawn off: in 2001 only the pawn is bound
editions 2001
fen 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1
release e5 d6
press
replace
must move e5 by 4.3a
moves e5d6 e5e6

story 4.7.2 the king has gone alone, since 2017 he must castle
editions 2017 2018 2023
fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
release e1 g1
press
replace
must castle e1 h1 by 4.7.2
moves e1g1

story 4.3 the king has gone alone, in 2001 he must move
editions 2001
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
release e1 g1
press
replace
must move e1 by 4.3a
moves e1d1 e1d2 e1e2 e1f1 e1f2 e1g1

story 4.7.2 castled through check: since 2017 another king's move
editions 2017 2018 2023
fen 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
touch e1
release e1 g1
touch h1
release h1 f1
press
broken illegal-move by 7.5.1 illegal
replace
must move e1 by 4.7.2
moves e1c1 e1d1 e1d2 e1e2

story 4.7.2 castled through check without another king's move: free
editions 2017 2018 2023
fen 3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1
release e1 g1
release h1 f1
press
replace
must any by 4.7.2

story 4.3 castled through check without another king's move: in 2001 the rook
editions 2001
fen 3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1
release e1 g1
release h1 f1
press
replace
must move h1 by 4.3a

story 7.5.1 king and rook touched in the illegal move do not oblige to castle
editions 2001 2017 2018 2023
fen 4k3/8/8/8/8/8/3r4/4K2R w K - 0 1
touch e1
touch h1
release h1 h1
release e1 e2
press
replace
moves e1d2 e1f1 e1g1

story 7.5.1 nor does the rook touched first in it forbid castling: of 4.4 nothing goes on (Chess960)
editions 2001 2017 2018 2023
fen 4k3/8/8/8/8/8/6P1/5KRN w - - 0 1
castles g1
touch g1
touch f1
moves f1e1 f1e2 f1f2
release g1 g1
release f1 f3
press
replace
moves f1e1 f1e2 f1f2 f1g1

story 4.3.3 touched in the illegal move is touched before
editions 2017 2018 2023
fen 4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1
touch d5
release d5 d5
press
replace
touch e1 together
must capture d5 by 4.3.3

story 7.5.2 a pawn left on the last rank becomes a queen
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
release a7 a8
press
broken pawn-not-replaced a8 by 7.5.2 illegal
replace
must promote a7 on a8 to q by 7.5.2
moves a7a8q
promote a7 a8 q
made a7a8q by 4.7.3
broken nothing

story 7.5.2 a pawn left there, and another piece touched before it
editions 2017 2018 2023
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
touch a1
release a1 a1
release a7 a8
press
broken pawn-not-replaced a8 by 7.5.2 illegal
replace
must move a1 by 4.3.1
moves a1a2 a1b1 a1b2

story 7.4 a pawn left on the last rank: in 2001 taken back, the pawn bound, the choice open
editions 2001
fen 1r5k/P7/8/8/8/8/8/K7 w - - 0 1
release a7 a8
press
broken pawn-not-replaced a8 by 7.4a illegal
replace
must move a7 by 4.3a
moves a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r

story 4.3.1 a move that another touch forbade is replaced
editions 2017 2018 2023
touch b1
release b1 b1
release e2 e4
press
state completed
broken touch-move b1 by 4.3.1
replace
must move b1 by 4.3.1
moves b1a3 b1c3

story 7.5.4 a legal move made with two hands is made again
editions 2018 2023
two-hands
release e2 e4
press
replace
must stand e2 on e4 by 4.7
moves e2e4

story 7.5.3 nothing was moved, and a piece touched
editions 2018 2023
touch g1
release g1 g1
press
broken no-move by 7.5.3 illegal
replace
must move g1 by 4.3.1
