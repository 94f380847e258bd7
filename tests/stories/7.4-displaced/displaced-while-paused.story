# In a pause the arbiter sees for himself; when play goes on and the pieces still lie about, he is
# told.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+500 ! pause
+200 lift g7 h7
+20000 ! resume
+9000 place g7 h7
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3100.000 game state=paused by=arbiter
3100.000 clock why=pause
3300.000 touched side=black square=g7 piece=p
3300.000 touched side=black square=h7 piece=p
23300.000 game state=resumed
23300.000 clock running=black why=resume
28300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g7","h7"]}
32800.000 released side=black from=g7 square=g7 piece=p
32800.000 released side=black from=h7 square=h7 piece=p
32800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4500
32800.000 game state=restored
