# Another version told the game otherwise: the arbiter hears of it once, and neither a mended store
# nor a restart takes that away.
1000 press black
+500 lift e2
+400 place e4
+300 press white
+500 ! store differs 4 20 9 1 3 2
+500 ! store gone
+500 ! store back
+500 restart
+500 answers
+500 press black
+500 ! confirm 4
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2200.000 released side=white from=e2 square=e4 piece=P
2200.000 made ply=1 side=white uci=e2e4 san=e4
2200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2200.000 clock running=black why=press
2700.000 alert id=4 kind=store ply=2 confidence=likely evidence={"what":"differs","from":4}
3200.000 alert id=5 kind=store ply=2 confidence=likely evidence={"what":"waits"}
3700.000 ruling id=3 alert=5 decision=lapsed
4200.000 alert id=6 kind=sensor ply=2 confidence=likely evidence={"what":"restart","since":4200000,"times":1,"silent_ms":0}
5200.000 alert id=7 kind=no-move article=7.5.3 side=black ply=2 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
5200.000 clock running=white why=press
5700.000 ruling id=4 alert=4 decision=confirmed by=arbiter
