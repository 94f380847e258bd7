# White's rook stands 150 ms after the captured one has left: who sweeps a piece off with his own is
# there sooner, so that another hand may have taken it.
set Fen=4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+80 lift h5
+150 place h5
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2080.000 touched side=white square=h5 piece=r
2730.000 released side=white from=h1 square=h5 piece=R
2730.000 made ply=1 side=white uci=h1h5 san=Rxh5
3130.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h1","h5"],"between_ms":80,"together_ms":150,"distance_mm":220,"speed_mm_s":2237,"usual_ms":457,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3130.000 completed ply=1 side=white uci=h1h5 san=Rxh5 by=clock
3130.000 clock running=black why=press
