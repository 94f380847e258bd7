# The store fails while the board does not answer, either side of a restart: each is told for
# itself, and the clock stands for the board alone.
1000 press black
+500 lift e2
+400 place e4
+300 press white
+1000 restart
+500 ! store gone
+2500 answers
+1000 ! confirm last
+1000 fault
+2000 ! store back
+3000 answers
+20000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2200.000 released side=white from=e2 square=e4 piece=P
2200.000 made ply=1 side=white uci=e2e4 san=e4
2200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2200.000 clock running=black why=press
3200.000 alert id=1 kind=sensor ply=2 confidence=likely evidence={"what":"restart","since":3200000,"times":1,"silent_ms":0}
3700.000 alert id=2 kind=store ply=2 confidence=likely evidence={"what":"waits"}
4200.000 clock why=pause
6200.000 clock running=black why=resume
7200.000 ruling id=1 alert=2 decision=confirmed by=arbiter
9200.000 clock why=pause
13200.000 clock running=black why=resume
23200.000 ruling id=2 alert=1 decision=lapsed
