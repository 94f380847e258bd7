# White has his queen in the hand when two of Black's pieces fall; he makes his move meanwhile.
set Fen=4k3/6pp/8/8/8/8/8/3QK3 w - - 0 1
1000 press black
2000 lift d1
+500 lift g7 h7
+7000 place d4
+300 press white
+2000 place g7 h7
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=Q
2500.000 touched side=white square=g7 piece=p
2500.000 touched side=white square=h7 piece=p
8000.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["d1","g7","h7"]}
9800.000 released side=white from=d1 square=d4 piece=Q
9800.000 released side=white from=g7 square=g7 piece=p
9800.000 released side=white from=h7 square=h7 piece=p
9800.000 made ply=1 side=white uci=d1d4 san=Qd4
9800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1800 ply=1 last_ply=1
9800.000 completed ply=1 side=white uci=d1d4 san=Qd4 by=clock
9800.000 clock running=black why=press
9800.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g7","h7"]}
12300.000 ruling id=2 alert=2 decision=lapsed lasted_ms=2500
