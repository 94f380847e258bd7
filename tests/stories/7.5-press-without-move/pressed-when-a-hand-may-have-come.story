# White's king has left for 200 ms when White's clock is pressed: a hand may have lifted him and
# pressed, or Black's may hold him.
set Fen=3r2k1/5ppp/8/8/8/8/8/3QK3 w - - 0 1
1000 press black
2000 lift d1
+300 place d2
+300 lift e1
+200 press white
+500 place e1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=Q
2600.000 touched side=white square=e1 piece=K
2800.000 released side=white from=d1 square=d2 piece=Q
2800.000 released side=white from=e1 square=e1 piece=K
2800.000 made ply=1 side=white uci=d1d2 san=Qd2
2800.000 completed ply=1 side=white uci=d1d2 san=Qd2 by=clock
2800.000 clock running=black why=press
2800.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e1"]}
3800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1000
