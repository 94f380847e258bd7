# The arbiter saw a pawn where a knight was declared: that must be put right first.
set TimeControl=5400+30
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+100 ! promote N
+900 press white
+1000 ! offence white pawn-not-replaced
+100 ! promote Q
+100 ! offence white pawn-not-replaced
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=N
2800.000 made ply=1 side=white uci=e7e8n san=e8=N+
2800.000 promotion ply=1 piece=N source=declared uci=e7e8n san=e8=N+
3300.000 completed ply=1 side=white uci=e7e8n san=e8=N+ by=clock
3300.000 clock running=black why=press
4300.000 refused offence white pawn-not-replaced
4400.000 promotion ply=1 piece=Q source=declared uci=e7e8q san=e8=Q
4500.000 alert id=1 kind=pawn-not-replaced article=7.5.2 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
4500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4500.000 game state=paused by=arbiter
4500.000 clock why=pause
4500.000 clock why=penalty
