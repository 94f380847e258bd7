# Black starts White's clock. The piece of the withdrawn move is lifted and put back there: that
# does not replace it.
1000 press black
+1000 lift g1
+400 place f3
+200 press white
+1000 ! offence white illegal-move
+500 press black
+1000 lift f3
+400 place f3
+3000 lift f3
+400 place g1
+500 lift d2
+400 place d4
+400 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2600.000 released side=white from=g1 square=f3 piece=N
2600.000 made ply=1 side=white uci=g1f3 san=Nf3
2600.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2600.000 clock running=black why=press
3600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock why=pause
3600.000 withdrawn ply=1 uci=g1f3 why=taken-back
3600.000 game state=irregular
9400.000 game state=restored
9400.000 game state=resumed
9400.000 clock running=white why=resume
9400.000 touched side=white square=d2 piece=P
10200.000 released side=white from=d2 square=d4 piece=P
10200.000 made ply=1 side=white uci=d2d4 san=d4
10200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
10200.000 clock running=black why=press
