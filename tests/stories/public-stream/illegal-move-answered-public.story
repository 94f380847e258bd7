# The public hears of the moves behind an illegal one, each with its position, and of no judgement.
set Format=rapid
show public
show fen
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift a1
+300 place a3
+300 press white
+2000 lift d7
+300 place d6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 by=clock
2600.000 clock running=black why=press
5200.000 completed ply=2 side=black uci=e7e5 san=e5 fen=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 by=clock
5200.000 clock running=white why=press
10400.000 clock running=black why=press
10400.000 completed ply=4 side=black uci=d7d6 san=d6 fen=rnbqkbnr/ppp2ppp/3p4/4p3/4P3/R7/PPPP1PPP/1NBQKBNR w Kkq - 0 3 by=clock
10400.000 clock running=white why=press
