# The rook leaves first and stands first, and the king is in the air with it meanwhile: that is one
# action of two hands, and which was touched first decides nothing.
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift a1
+200 lift e1
+150 place d1
+150 place c1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2200.000 touched side=white square=e1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3100.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"both-held","squares":["a1","e1"],"between_ms":150,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
3100.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock
3100.000 clock running=black why=press
