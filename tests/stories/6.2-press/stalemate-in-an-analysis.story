# A stalemate two unpressed moves deep ends nothing (5.2.1); a result withdraws it.
set Fen=7k/8/5K2/6Q1/8/8/8/8 b - - 0 1
1000 press white
+1000 lift h8
+300 place h7
+1000 lift g5
+300 place g4
+400 ! result 1-0
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=h8 piece=k
2800.000 released side=black from=h8 square=h7 piece=k
2800.000 made ply=1 side=black uci=h8h7 san=Kh7
3300.000 touched side=white square=g5 piece=Q
4000.000 released side=white from=g5 square=g4 piece=Q
4000.000 made ply=2 side=white uci=g5g4 san=Qg4
4000.000 withdrawn ply=2 uci=g5g4 why=taken-back
4000.000 withdrawn ply=1 uci=h8h7 why=taken-back
4000.000 clock why=pause
4000.000 game state=ended result=1-0 reason=arbiter
