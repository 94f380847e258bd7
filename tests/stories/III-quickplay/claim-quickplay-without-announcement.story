# A quickplay claim is refused where the event has announced none (III.2.1), and in blitz of 2001
# (C.4).
editions 2001 2018
[2018] set Format=standard
set TimeControl=150
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 ! claim quickplay
+60000 ! claim quickplay
+1000 ! penalty black add-opponent 120
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 refused claim quickplay
63900.000 refused claim quickplay
64900.000 ruling id=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
64900.000 clock running=black why=penalty
65900.000 refused resume
