# King and rook leave too fast for one hand, though both are off the board as castling asks for.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K2R w H - 0 1
show fen
1000 press black
2000 lift e1
+30 lift h1
+400 place g1
+430 place f1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K2R w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2030.000 touched side=white square=h1 piece=R
3360.000 released side=white from=e1 square=g1 piece=K
3360.000 released side=white from=h1 square=f1 piece=R
3360.000 made ply=1 side=white uci=e1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3560.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["e1","h1"],"between_ms":30,"distance_mm":165,"speed_mm_s":4133,"usual_ms":416,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3560.000 completed ply=1 side=white uci=e1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3560.000 clock running=black why=press
