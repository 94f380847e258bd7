# White's queen rests on g5 and goes on to e7; Black answers before the press.
set Fen=1k6/2p5/8/4p3/7Q/6q1/8/K7 w - - 0 1
1000 press black
3000 lift h4
+1500 place g5
+800 lift g5
+40 place e7
+420 lift g3
+200 press white
+200 place g7
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=h4 piece=Q
5000.000 released side=white from=h4 square=g5 piece=Q
5000.000 made ply=1 side=white uci=h4g5 san=Qg5
5300.000 touched side=white square=g5 piece=Q
5760.000 released side=white from=g5 square=e7 piece=Q
5760.000 withdrawn ply=1 uci=h4g5 why=changed
5760.000 made ply=1 side=white uci=h4e7 san=Qe7
5760.000 touched side=black square=g3 piece=q
5960.000 completed ply=1 side=white uci=h4e7 san=Qe7 by=clock
5960.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"h4","to":"g5"},"touched":["h4"],"played":"h4e7","claimable":false}
5960.000 clock running=black why=press
6460.000 released side=black from=g3 square=g7 piece=q
6460.000 made ply=2 side=black uci=g3g7 san=Qg7
6460.000 completed ply=2 side=black uci=g3g7 san=Qg7 by=clock
6460.000 clock running=white why=press
