# A pawn that could not move was put back 299 ms before the two rooks left together: pieces went
# about, and what times tell is doubtful.
set Fen=4k3/8/8/7r/6p1/6P1/8/R3K2R w KQ - 0 1
1000 press black
2000 lift g3
+400 place g3
+299 lift h5
+20 lift h1
+500 place h5
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g3 piece=P
2699.000 touched side=white square=h5 piece=r
2719.000 touched side=white square=h1 piece=R
3219.000 released side=white from=g3 square=g3 piece=P
3719.000 released side=white from=h1 square=h5 piece=R
3719.000 made ply=1 side=white uci=h1h5 san=Rxh5
4119.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h5","h1"],"between_ms":20,"together_ms":500,"distance_mm":220,"speed_mm_s":8950,"usual_ms":457,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4119.000 completed ply=1 side=white uci=h1h5 san=Rxh5 by=clock
4119.000 clock running=black why=press
