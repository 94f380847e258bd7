# White castles with both hands, takes it back by the arbiter's order, and does it again: what is
# only possible has been told, and the rook that leaves before the king is no other matter.
set Fen=4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+250 lift h1
+300 place g1
+50 place f1
+600 press white
+2000 ! takeback 1
+1000 lift g1
+300 place e1
+500 lift f1
+300 place h1
+2000 press black
+1000 lift h1
+250 lift e1
+300 place f1
+50 place g1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2250.000 touched side=white square=h1 piece=R
3100.000 released side=white from=e1 square=g1 piece=K
3100.000 released side=white from=h1 square=f1 piece=R
3100.000 made ply=1 side=white uci=e1g1 san=O-O
3200.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"both-held","squares":["e1","h1"],"between_ms":300,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3200.000 clock running=black why=press
5200.000 game state=paused by=arbiter
5200.000 clock why=pause
5200.000 withdrawn ply=1 uci=e1g1 why=taken-back
5200.000 game state=irregular
7800.000 game state=restored
9300.000 game state=resumed
9300.000 clock running=white why=resume
10300.000 touched side=white square=h1 piece=R
10550.000 touched side=white square=e1 piece=K
11400.000 released side=white from=h1 square=f1 piece=R
11400.000 released side=white from=e1 square=g1 piece=K
11400.000 made ply=1 side=white uci=e1g1 san=O-O
11500.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
11500.000 clock running=black why=press
