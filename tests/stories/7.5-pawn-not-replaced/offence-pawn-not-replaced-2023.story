# The arbiter saw a pawn under which the reed closes as under a queen: it becomes a queen (7.5.2).
set Edition=2023
set TimeControl=5400+30
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+900 press white
+1000 ! offence white pawn-not-replaced
+1000 ! resume
+1000 lift g7
+300 place f6
+500 press black
+1000 ! offence black pawn-not-replaced
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=Q
2800.000 made ply=1 side=white uci=e7e8q san=e8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
3200.000 completed ply=1 side=white uci=e7e8q san=e8=Q by=clock
3200.000 clock running=black why=press
4200.000 alert id=1 kind=pawn-not-replaced article=7.5.2 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
4200.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4200.000 game state=paused by=arbiter
4200.000 clock why=pause
4200.000 clock why=penalty
5200.000 game state=resumed
5200.000 clock running=black why=resume
6200.000 touched side=black square=g7 piece=k
7000.000 released side=black from=g7 square=f6 piece=k
7000.000 made ply=2 side=black uci=g7f6 san=Kf6
7000.000 completed ply=2 side=black uci=g7f6 san=Kf6 by=clock
7000.000 clock running=white why=press
8000.000 refused offence black pawn-not-replaced
