# The rook is lifted long after the king, which stands two squares off a moment later: one hand
# that held both would need longer for that.
set Fen=4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1
1000 press black
2000 lift e1
+600 lift h1
+40 place g1
+700 place f1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 touched side=white square=h1 piece=R
3140.000 released side=white from=e1 square=g1 piece=K
3840.000 released side=white from=h1 square=f1 piece=R
3840.000 made ply=1 side=white uci=e1g1 san=O-O
4240.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["h1","g1"],"between_ms":40,"distance_mm":55,"speed_mm_s":350,"usual_ms":207,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4240.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
4240.000 clock running=black why=press
