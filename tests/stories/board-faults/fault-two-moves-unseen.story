# Each side makes a move while the board fails: that they were pressed shows only by the next.
1000 press black
2000 fault
+500 lift e2
+500 place e4
+500 press white
+500 lift e7
+500 place e5
+500 press black
+500 answers
+500 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
5500.000 clock running=white why=resume
5500.000 touched side=white square=e2 piece=P
5500.000 released side=white from=e2 square=e4 piece=P
5500.000 made ply=1 side=white uci=e2e4 san=e4
5500.000 touched side=black square=e7 piece=p
6000.000 released side=black from=e7 square=e5 piece=p
6000.000 made ply=2 side=black uci=e7e5 san=e5
6000.000 touched side=white square=g1 piece=N
6600.000 released side=white from=g1 square=f3 piece=N
6600.000 made ply=3 side=white uci=g1f3 san=Nf3
6600.000 completed ply=1 side=white uci=e2e4 san=e4 by=next-move
6600.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
6600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
6600.000 clock running=black why=press
