# A board that recognises pieces sees the knight lie on f4: it stands there by what is known.
1000 press black
2000 lift g1
+700 kinds f3=N
+0 place f3
+1200 lift f3
+300 kinds f4=N
+0 place f4
+100 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=f3 piece=N
3200.000 made ply=1 side=white uci=g1f3 san=Nf3
3900.000 touched side=white square=f3 piece=N
4300.000 released side=white from=f3 square=f3 piece=N
4300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
4300.000 clock running=black why=press
4300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f3"],"unexpected":["f4"]}
