# A hand closes on two neighbours on a diagonal at once: likely no second one.
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
500 press black
1000 lift e4
+20 lift d5
+400 place d5
+500 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e4 piece=P
1020.000 touched side=white square=d5 piece=p
1920.000 released side=white from=e4 square=d5 piece=P
1920.000 made ply=1 side=white uci=e4d5 san=exd5
1920.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["e4","d5"],"between_ms":20,"together_ms":400,"distance_mm":77,"speed_mm_s":1800,"usual_ms":317,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
1920.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
1920.000 clock running=black why=press
