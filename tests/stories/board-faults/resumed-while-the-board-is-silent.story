# A ruling has a move replaced. The arbiter resumes while the board does not answer: what it showed
# before is not taken up as a move.
1000 press black
+1000 lift e2
+400 place e4
+200 press white
+1000 lift a7
+400 place a6
+200 press black
+1000 lift g1
+400 place f3
+200 press white
+2000 ! offence white illegal-move
+1000 lift f3
+200 place h3
+100 fault
+1000 ! resume
+3000 answers
+3000 lift h3
+300 place g1
+1000 lift d2
+400 place d4
+300 press white
+10000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=a7 piece=p
4200.000 released side=black from=a7 square=a6 piece=p
4200.000 made ply=2 side=black uci=a7a6 san=a6
4200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
5800.000 released side=white from=g1 square=f3 piece=N
5800.000 made ply=3 side=white uci=g1f3 san=Nf3
5800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5800.000 clock running=black why=press
7800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
7800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
7800.000 game state=paused by=arbiter
7800.000 clock why=pause
7800.000 withdrawn ply=3 uci=g1f3 why=taken-back
7800.000 game state=irregular
10100.000 game state=resumed
10100.000 clock why=resume
10100.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["g1"],"unexpected":["h3"]}
10100.000 clock why=pause
10100.000 alert id=3 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":9100000,"times":1,"silent_ms":1000}
13100.000 clock running=white why=resume
16900.000 ruling id=2 alert=2 decision=lapsed lasted_ms=6800
16900.000 game state=restored
17400.000 touched side=white square=d2 piece=P
18300.000 released side=white from=d2 square=d4 piece=P
18300.000 made ply=3 side=white uci=d2d4 san=d4
23100.000 ruling id=3 alert=3 decision=lapsed
