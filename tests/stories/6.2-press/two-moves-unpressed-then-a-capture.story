# White forgets his clock; Black answers, and White presses only after his next move.
set Fen=r1bq1rk1/ppp2pbp/2np1np1/4p3/3P4/PP1BPN2/1BP2PPP/RN1QK2R w KQ - 1 8
1000 press black
2000 lift b1
+700 place d2
57000 lift f8
+300 place e8
130000 lift e5
+800 lift d4
+600 place e5
+1000 press white
180000 lift e5
+1000 lift c6
+900 place e5
+2000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b1 piece=N
3200.000 released side=white from=b1 square=d2 piece=N
3200.000 made ply=1 side=white uci=b1d2 san=Nbd2
57000.000 touched side=black square=f8 piece=r
57800.000 released side=black from=f8 square=e8 piece=r
57800.000 made ply=2 side=black uci=f8e8 san=Re8
130000.000 touched side=white square=e5 piece=p
130800.000 touched side=white square=d4 piece=P
131900.000 released side=white from=d4 square=e5 piece=P
131900.000 made ply=3 side=white uci=d4e5 san=dxe5
132400.000 completed ply=1 side=white uci=b1d2 san=Nbd2 by=next-move
132400.000 completed ply=2 side=black uci=f8e8 san=Re8 by=answer
132400.000 completed ply=3 side=white uci=d4e5 san=dxe5 by=clock
132400.000 clock running=black why=press
180000.000 touched side=black square=e5 piece=P
181000.000 touched side=black square=c6 piece=n
182400.000 released side=black from=c6 square=e5 piece=n
182400.000 made ply=4 side=black uci=c6e5 san=Nxe5
183900.000 completed ply=4 side=black uci=c6e5 san=Nxe5 by=clock
183900.000 clock running=white why=press
