# Captured piece and own one leave so fast that a quick hand may just do it: two are only possible.
# That is told once a game, and not of the second such capture.
set Fen=4k3/p7/8/3n4/8/5B2/P2P3r/4K3 w - - 0 1
1000 press black
3000 lift d5
+155 lift f3
+450 place d5
+600 press white
6000 lift h2
+500 place e2
+700 press black
8000 lift e2
+20 lift e1
+500 place e2
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=d5 piece=n
3155.000 touched side=white square=f3 piece=B
4105.000 released side=white from=f3 square=d5 piece=B
4105.000 made ply=1 side=white uci=f3d5 san=Bxd5
4205.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["d5","f3"],"between_ms":155,"together_ms":450,"distance_mm":155,"speed_mm_s":735,"usual_ms":408,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4205.000 completed ply=1 side=white uci=f3d5 san=Bxd5 by=clock
4205.000 clock running=black why=press
6000.000 touched side=black square=h2 piece=r
7200.000 released side=black from=h2 square=e2 piece=r
7200.000 made ply=2 side=black uci=h2e2 san=Re2+
7200.000 completed ply=2 side=black uci=h2e2 san=Re2+ by=clock
7200.000 clock running=white why=press
8000.000 touched side=white square=e2 piece=r
8020.000 touched side=white square=e1 piece=K
9020.000 released side=white from=e1 square=e2 piece=K
9020.000 made ply=3 side=white uci=e1e2 san=Kxe2
9120.000 completed ply=3 side=white uci=e1e2 san=Kxe2 by=clock
9120.000 clock running=black why=press
