# From the next square the way that is left takes at most three times as long as the first part, and
# 300 ms behind 100 are no sweep any more.
set Fen=4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+100 lift h2
+300 place h2
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2100.000 touched side=white square=h2 piece=r
2900.000 released side=white from=h1 square=h2 piece=R
2900.000 made ply=1 side=white uci=h1h2 san=Rxh2
3300.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h1","h2"],"between_ms":100,"together_ms":300,"distance_mm":55,"speed_mm_s":0,"usual_ms":182,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3300.000 completed ply=1 side=white uci=h1h2 san=Rxh2 by=clock
3300.000 clock running=black why=press
