# The position has appeared but twice: the claim is wrong (9.5) and stands as an offer, which Black
# accepts.
editions 2001 2017 2018 2023
set TimeControl=5400+30
1000 press black
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
+500 lift f3
+300 place g1
+600 press white
+500 lift f6
+300 place g8
+600 press black
+900 ! claim threefold
+900 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=g1 piece=N
2300.000 released side=white from=g1 square=f3 piece=N
2300.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=g8 piece=n
3700.000 released side=black from=g8 square=f6 piece=n
3700.000 made ply=2 side=black uci=g8f6 san=Nf6
3800.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=f3 piece=N
5100.000 released side=white from=f3 square=g1 piece=N
5100.000 made ply=3 side=white uci=f3g1 san=Ng1
5200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=f6 piece=n
6500.000 released side=black from=f6 square=g8 piece=n
6500.000 made ply=4 side=black uci=f6g8 san=Ng8
6600.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
6600.000 clock running=white why=press
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
[2001] 7500.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
[2017 2018 2023] 7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 draw-offer side=black what=accepted
[2001] 8400.000 game state=ended result=1/2-1/2 reason=agreement article=5.2c
[2017 2018 2023] 8400.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
