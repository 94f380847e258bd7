# The arbiter sets a position behind an analysis, which stays unrecorded.
show fen
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place a4
+2000 ! set-position r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4
+900 ! resume
+1000 lift g8
+300 place f6
+1000 lift d2
+300 place d3
+600 press white
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5 fen=r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6 fen=r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4
10200.000 touched side=white square=b5 piece=B
11000.000 released side=white from=b5 square=a4 piece=B
11000.000 made ply=7 side=white uci=b5a4 san=Ba4 fen=r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4
12500.000 game state=paused by=arbiter
12500.000 clock why=pause
12500.000 withdrawn ply=7 uci=b5a4 why=taken-back
12500.000 game state=paused fen=r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4
12500.000 game state=irregular
12500.000 game state=restored
13400.000 game state=resumed
13400.000 clock running=black why=resume
14400.000 touched side=black square=g8 piece=n
15200.000 released side=black from=g8 square=f6 piece=n
15200.000 made ply=7 side=black uci=g8f6 san=Nf6 fen=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5
15700.000 touched side=white square=d2 piece=P
16500.000 released side=white from=d2 square=d3 piece=P
16500.000 made ply=8 side=white uci=d2d3 san=d3 fen=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 5
16600.000 completed ply=7 side=black uci=g8f6 san=Nf6 fen=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5 by=answer
16600.000 completed ply=8 side=white uci=d2d3 san=d3 fen=r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 5 by=clock
