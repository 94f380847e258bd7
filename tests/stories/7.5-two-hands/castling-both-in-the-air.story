# White takes king and rook in the air together: likely two hands (7.5.4).
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock
3400.000 clock running=black why=press
