# The bishop is carried already when the other hand makes room for it: half as long as a hand needs
# that sweeps a piece off.
set Fen=4k3/p7/8/3n4/8/8/P5B1/4K3 w - - 0 1
1000 press black
3000 lift g2
+86 lift d5
+400 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=g2 piece=B
3086.000 touched side=white square=d5 piece=n
3986.000 released side=white from=g2 square=d5 piece=B
3986.000 made ply=1 side=white uci=g2d5 san=Bxd5
4086.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["g2","d5"],"between_ms":86,"together_ms":400,"distance_mm":233,"speed_mm_s":2232,"usual_ms":465,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4086.000 completed ply=1 side=white uci=g2d5 san=Bxd5 by=clock
4086.000 clock running=black why=press
