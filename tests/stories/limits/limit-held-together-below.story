# King and rook in the air together for 19 ms: the contacts may be that much off, and only the way
# was too far (7.5.4).
set Fen=4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+100 lift h1
+19 place g1
+200 place f1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=h1 piece=R
2819.000 released side=white from=e1 square=g1 piece=K
2819.000 released side=white from=h1 square=f1 piece=R
2819.000 made ply=1 side=white uci=e1g1 san=O-O
2919.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h1","g1"],"between_ms":19,"distance_mm":55,"speed_mm_s":736,"usual_ms":207,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
2919.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
2919.000 clock running=black why=press
