# The rook is taken up 119 ms after the king was put beside it: just too quick for one hand (7.5.4).
set Fen=4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+300 place g1
+119 lift h1
+300 place f1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2419.000 touched side=white square=h1 piece=R
3219.000 released side=white from=e1 square=g1 piece=K
3219.000 released side=white from=h1 square=f1 piece=R
3219.000 made ply=1 side=white uci=e1g1 san=O-O
3319.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["g1","h1"],"between_ms":119,"distance_mm":55,"speed_mm_s":117,"usual_ms":351,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3319.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3319.000 clock running=black why=press
