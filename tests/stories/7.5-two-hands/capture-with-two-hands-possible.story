# The captured rook and White's own left their squares, four apart, within 50 ms: one by one a hand
# may just have taken them, so that two hands are no more than possible.
set Fen=4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h5
+50 lift h1
+500 place h5
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h5 piece=r
2050.000 touched side=white square=h1 piece=R
3050.000 released side=white from=h1 square=h5 piece=R
3050.000 made ply=1 side=white uci=h1h5 san=Rxh5
3450.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h5","h1"],"between_ms":50,"together_ms":500,"distance_mm":220,"speed_mm_s":3580,"usual_ms":457,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3450.000 completed ply=1 side=white uci=h1h5 san=Rxh5 by=clock
3450.000 clock running=black why=press
