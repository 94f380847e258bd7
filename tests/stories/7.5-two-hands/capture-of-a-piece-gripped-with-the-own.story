# Two squares of 45 mm apart are 90 mm: one hand may close on both pieces at once, so that two are
# no more than possible.
set SquareSize=45
set Fen=4k3/8/8/8/8/7r/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h3
+20 lift h1
+500 place h3
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h3 piece=r
2020.000 touched side=white square=h1 piece=R
3020.000 released side=white from=h1 square=h3 piece=R
3020.000 made ply=1 side=white uci=h1h3 san=Rxh3
3420.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h3","h1"],"between_ms":20,"together_ms":500,"distance_mm":90,"speed_mm_s":2850,"usual_ms":362,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3420.000 completed ply=1 side=white uci=h1h3 san=Rxh3 by=clock
3420.000 clock running=black why=press
