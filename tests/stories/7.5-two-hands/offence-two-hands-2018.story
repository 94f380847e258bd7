# The arbiter saw two hands (7.5.4), and the board saw a move: it costs what the board's own alert
# would, and counts once, until the player presses again.
# Undone, its alert is open.
set Edition=2018
set TimeControl=5400+30
show clocks
1000 press black
2000 lift e2
+300 place e4
+100 ! offence white two-hands
+500 press white
+1000 ! offence white two-hands
+100 ! offence white two-hands
+1000 ! undo 1
+100 ! offence white two-hands
+1000 lift e7
+300 place e5
+600 press black
+1000 lift d2
+300 place d4
+600 press white
+1000 ! offence white two-hands
+1000 ! undo 3
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e2 piece=P
2400.000 refused offence white two-hands
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5458100 black_ms=5430000
2900.000 clock running=black white_ms=5458100 black_ms=5430000 why=press
3900.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
3900.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3900.000 clock running=black white_ms=5458100 black_ms=5549000 why=penalty
4000.000 refused offence white two-hands
5000.000 ruling id=1 alert=1 decision=undone by=arbiter
5000.000 clock running=black white_ms=5458100 black_ms=5427900 why=penalty
5100.000 ruling id=2 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
5100.000 clock running=black white_ms=5458100 black_ms=5547800 why=penalty
6100.000 touched side=black square=e7 piece=p
6900.000 released side=black from=e7 square=e5 piece=p
6900.000 made ply=2 side=black uci=e7e5 san=e5
7000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5458100 black_ms=5575900
7000.000 clock running=white white_ms=5458100 black_ms=5575900 why=press
8000.000 touched side=white square=d2 piece=P
8800.000 released side=white from=d2 square=d4 piece=P
8800.000 made ply=3 side=white uci=d2d4 san=d4
8900.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=5486200 black_ms=5575900
8900.000 clock running=black white_ms=5486200 black_ms=5575900 why=press
9900.000 alert id=2 kind=two-hands article=7.5.4 side=white ply=3 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"loss","result":"0-1"}}
9900.000 ruling id=3 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
9900.000 clock white_ms=5486200 black_ms=5574900 why=pause
9900.000 game state=ended result=0-1 reason=illegal-moves article=7.5.5
10900.000 ruling id=3 alert=2 decision=undone by=arbiter
10900.000 game state=paused by=arbiter
