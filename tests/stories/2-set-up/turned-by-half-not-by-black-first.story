# Black moves first and White answers, which is no board that is turned by half.
# What Black did is told, and White accused of nothing.
1000 press black
2000 lift d7
+600 place d5
+600 press black
+2000 lift d2
+600 place d4
+600 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d7 piece=p
3100.000 released side=white from=d7 square=d5 piece=p
5200.000 touched side=white square=d2 piece=P
6300.000 released side=white from=d2 square=d4 piece=P
6400.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["d2","d7"],"unexpected":["d4","d5"]}
6400.000 clock running=black why=press
