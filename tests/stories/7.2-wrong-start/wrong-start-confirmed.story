# The arbiter confirms that the set-up is wrong (7.2.1): nothing was begun, and the game begins once
# it is right.
# Later there is nothing left to confirm.
set Edition=2023
stands ffff00000000ff7f
1000 press black
2000 ! confirm last
+1000 place h1
+3000 press white
+500 press black
+1000 lift e2
+300 place e4
+600 press white
+1000 ! resign black
+500 ! confirm last
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h1"]}
2000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3015.000 game state=ready
6500.000 game state=started
6500.000 clock running=white why=start
7500.000 touched side=white square=e2 piece=P
8300.000 released side=white from=e2 square=e4 piece=P
8300.000 made ply=1 side=white uci=e2e4 san=e4
8400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
8400.000 clock running=black why=press
9400.000 clock why=pause
9400.000 game state=ended result=1-0 reason=resignation article=5.1.2
9900.000 refused confirm last
