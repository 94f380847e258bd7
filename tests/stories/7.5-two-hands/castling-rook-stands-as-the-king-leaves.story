# The rook leaves first, and the king 40 ms after it stands: one hand can hardly have done it, and
# two are told alone, without the rook that came first.
editions 2001 2017 2018 2023
set Fen=r3k2r/8/8/8/8/8/8/4K2R b kq - 0 1
1000 press white
2000 lift h8
+300 place f8
+40 lift e8
+300 place g8
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=h8 piece=r
2340.000 touched side=black square=e8 piece=k
3140.000 released side=black from=h8 square=f8 piece=r
3140.000 released side=black from=e8 square=g8 piece=k
3140.000 made ply=1 side=black uci=e8g8 san=O-O
[2001] 3240.000 alert id=1 kind=two-hands article=4.1 side=black ply=1 confidence=possible evidence={"what":"too-far","squares":["f8","e8"],"between_ms":40,"distance_mm":55,"speed_mm_s":350,"usual_ms":351,"as_fast":0,"moves":0}
[2017] 3240.000 alert id=1 kind=two-hands article=7.7.1 side=black ply=1 confidence=possible evidence={"what":"too-far","squares":["f8","e8"],"between_ms":40,"distance_mm":55,"speed_mm_s":350,"usual_ms":351,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
[2018 2023] 3240.000 alert id=1 kind=two-hands article=7.5.4 side=black ply=1 confidence=possible evidence={"what":"too-far","squares":["f8","e8"],"between_ms":40,"distance_mm":55,"speed_mm_s":350,"usual_ms":351,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
3240.000 completed ply=1 side=black uci=e8g8 san=O-O by=clock
3240.000 clock running=white why=press
