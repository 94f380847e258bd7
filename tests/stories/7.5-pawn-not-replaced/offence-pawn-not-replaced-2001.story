# In 2001 a pawn left on the last rank is an illegal move, and taken back (7.4a).
set Edition=2001
set TimeControl=5400
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+900 press white
+1000 ! offence white pawn-not-replaced
+1000 lift e8
+300 place e7
+1000 ! resume
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
4200.000 alert id=1 kind=pawn-not-replaced article=7.4a side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
4200.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4200.000 game state=paused by=arbiter
4200.000 clock why=pause
4200.000 clock why=penalty
4200.000 withdrawn ply=1 uci=e7e8q why=taken-back
4200.000 game state=irregular
6000.000 game state=restored
6500.000 game state=resumed
6500.000 clock running=white why=resume
