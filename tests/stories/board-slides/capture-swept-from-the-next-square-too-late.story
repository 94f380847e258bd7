# From the next square the captured piece leaves its reed 10 ms after the other, which stands 150 ms
# later: that is late for a sweep, and another hand may have taken it.
set Fen=4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+10 lift h2
+150 place h2
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2010.000 touched side=white square=h2 piece=r
2660.000 released side=white from=h1 square=h2 piece=R
2660.000 made ply=1 side=white uci=h1h2 san=Rxh2
3060.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h1","h2"],"between_ms":10,"together_ms":150,"distance_mm":55,"speed_mm_s":1400,"usual_ms":279,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3060.000 completed ply=1 side=white uci=h1h2 san=Rxh2 by=clock
3060.000 clock running=black why=press
