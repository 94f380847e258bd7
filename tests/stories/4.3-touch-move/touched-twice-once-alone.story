# White may have adjusted the bishop; a capture that he began and left was no adjustment, and binds.
set Fen=4k3/8/8/8/4p3/3P4/8/2B1K1N1 w - - 0 1
1000 press black
2000 lift c1
+900 place c1
+900 lift d3
+300 lift e4
+700 place d3
+500 place e4
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c1 piece=B
3400.000 released side=white from=c1 square=c1 piece=B
3800.000 touched side=white square=d3 piece=P
4100.000 touched side=white square=e4 piece=p
5300.000 released side=white from=d3 square=d3 piece=P
5800.000 released side=white from=e4 square=e4 piece=p
6200.000 touched side=white square=g1 piece=N
6800.000 released side=white from=g1 square=f3 piece=N
6800.000 made ply=1 side=white uci=g1f3 san=Nf3
6800.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
6800.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"c1"},"touched":["c1","d3","e4","g1"],"played":"g1f3","claimable":true}
6800.000 clock running=black why=press
