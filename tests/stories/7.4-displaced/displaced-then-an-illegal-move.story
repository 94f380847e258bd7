# Pieces lay about and were set up again; the illegal move that follows is told.
1000 press black
2000 lift g2 h2
+9000 place g2 h2
+2000 lift e2
+300 place e5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g2 piece=P
2000.000 touched side=white square=h2 piece=P
7500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["g2","h2"]}
11500.000 released side=white from=g2 square=g2 piece=P
11500.000 released side=white from=h2 square=h2 piece=P
11500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4000
11500.000 game state=restored
13000.000 touched side=white square=e2 piece=P
13600.000 released side=white from=e2 square=e5 piece=P
13600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
13600.000 clock running=black why=press
