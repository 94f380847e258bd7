# The one hand takes the knight while the other brings the bishop.
set Fen=4k3/p7/8/3n4/8/8/P5B1/4K3 w - - 0 1
1000 press black
3000 lift d5
+40 lift g2
+450 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=d5 piece=n
3040.000 touched side=white square=g2 piece=B
3990.000 released side=white from=g2 square=d5 piece=B
3990.000 made ply=1 side=white uci=g2d5 san=Bxd5
4090.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"too-far","squares":["d5","g2"],"between_ms":40,"together_ms":450,"distance_mm":233,"speed_mm_s":4800,"usual_ms":465,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4090.000 completed ply=1 side=white uci=g2d5 san=Bxd5 by=clock
4090.000 clock running=black why=press
