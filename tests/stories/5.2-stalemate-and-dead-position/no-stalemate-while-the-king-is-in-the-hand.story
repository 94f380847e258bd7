# A rook stands beside the reed of its square. The king is lifted, after the reed of that rook has
# flickered: he has not captured it, and it is no stalemate while he is in the hand.
set Fen=1k6/8/1p6/R3p2p/4P1pP/6P1/5rBK/3r4 w - - 7 60
1000 press black
+9000 lift a5
+900 press white
+9000 lift b8
+600 place b7
+700 press black
+9000 place a7
+900 press white
+26000 lift a7
+30 place a7
+850 lift b7
+1530 place c8
+1300 press black
+9000 lift a7
+700 place a8
+800 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
10000.000 touched side=white square=a5 piece=R
10900.000 touched side=white square=e5 piece=p
10900.000 released side=white from=a5 square=e5 piece=R
10900.000 made ply=1 side=white uci=a5e5 san=Rxe5
10900.000 completed ply=1 side=white uci=a5e5 san=Rxe5 by=clock
10900.000 clock running=black why=press
19900.000 touched side=black square=b8 piece=k
21000.000 released side=black from=b8 square=b7 piece=k
21000.000 made ply=2 side=black uci=b8b7 san=Kb7
21200.000 completed ply=2 side=black uci=b8b7 san=Kb7 by=clock
21200.000 clock running=white why=press
31100.000 released side=white square=a7
31100.000 withdrawn ply=2 uci=b8b7 why=changed
31100.000 withdrawn ply=1 uci=a5e5 why=changed
31100.000 made ply=1 side=white uci=a5a3 san=Ra3
31100.000 completed ply=1 side=white uci=a5a3 san=Ra3 by=clock
31100.000 made ply=2 side=black uci=b8b7 san=Kb7
31100.000 completed ply=2 side=black uci=b8b7 san=Kb7 by=clock
31100.000 made ply=3 side=white uci=a3a7 san=Ra7+
31100.000 alert id=1 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"a3","shows":"empty"}
31100.000 completed ply=3 side=white uci=a3a7 san=Ra7+ by=clock
31100.000 clock running=black why=press
57980.000 touched side=black square=b7 piece=k
60010.000 released side=black from=b7 square=c8 piece=k
60010.000 made ply=4 side=black uci=b7c8 san=Kc8
60810.000 completed ply=4 side=black uci=b7c8 san=Kc8 by=clock
60810.000 clock running=white why=press
69810.000 touched side=white square=a7 piece=R
71010.000 released side=white from=a7 square=a8 piece=R
71010.000 made ply=5 side=white uci=a7a8 san=Ra8+
71310.000 completed ply=5 side=white uci=a7a8 san=Ra8+ by=clock
71310.000 clock running=black why=press
