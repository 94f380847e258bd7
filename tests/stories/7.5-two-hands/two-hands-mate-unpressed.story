# White castles with both hands and mates: since 2018 two hands count once the clock is pressed
# (7.5.4), and a mate needs no press.
# In 2017 they count without a press (7.7.1). The mate stands either way (5.1.1).
editions 2017 2018
set Fen=4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1
1000 press black
2000 lift e1
+60 lift h1
+300 place g1
+50 place f1
+600 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2060.000 touched side=white square=h1 piece=R
2910.000 released side=white from=e1 square=g1 piece=K
2910.000 released side=white from=h1 square=f1 piece=R
2910.000 made ply=1 side=white uci=e1g1 san=O-O#
[2017] 2910.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","h1"],"between_ms":300,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":120}}
2910.000 completed ply=1 side=white uci=e1g1 san=O-O# by=end
2910.000 clock why=pause
2910.000 game state=ended result=1-0 reason=checkmate article=5.1.1
[2017] 4010.000 ruling id=1 alert=1 decision=confirmed by=arbiter
[2018] 4010.000 refused confirm last
