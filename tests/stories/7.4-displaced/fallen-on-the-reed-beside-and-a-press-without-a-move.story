# Two pawns fall at the press, and one comes to lie on the reed beside. The player presses for them
# to be set up, and the other one back: no pawn has gone there from a reed that is stuck.
set Fen=r1bqkbnr/pppp1ppp/2n5/4p3/8/1P2P3/PBPP1PPP/RN1QKBNR b KQkq - 0 3
1000 press white
+9000 lift d7
+430 place d6
+760 lift d6
+150 lift e5
+30 press black
+206 place f4
+7700 press white
+1400 press black
+34700 place d6
+1370 lift f4
+740 place e5
+1600 lift f1
+980 place b5
+1480 press white
+8000 lift c8
+500 place d7
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
10000.000 touched side=black square=d7 piece=p
10930.000 released side=black from=d7 square=d6 piece=p
10930.000 made ply=1 side=black uci=d7d6 san=d6
11190.000 touched side=black square=d6 piece=p
11370.000 released side=black from=d6 square=d6 piece=p
11370.000 completed ply=1 side=black uci=d7d6 san=d6 by=clock
11370.000 clock running=white why=press
17076.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e5","d6"],"unexpected":["f4"]}
19276.000 alert id=2 kind=sensor ply=2 confidence=likely evidence={"what":"switch","square":"f2","shows":"occupied"}
19276.000 touched side=white square=f2 piece=P
19276.000 released side=white from=f2 square=f4 piece=P
19276.000 made ply=2 side=white uci=f2f4 san=f4
19276.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2200 ply=2 last_ply=2
19276.000 completed ply=2 side=white uci=f2f4 san=f4 by=clock
19276.000 clock running=black why=press
19276.000 alert id=3 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["e5","d6"]}
20676.000 alert id=4 kind=displaced article=7.4.1 ply=3 confidence=possible evidence={"missing":["e5","d6"],"unexpected":["f2"]}
20676.000 clock running=white why=press
61546.000 clock running=black why=press
70546.000 withdrawn ply=2 uci=f2f4 why=changed
70546.000 made ply=2 side=white uci=f1b5 san=Bb5
70546.000 completed ply=2 side=white uci=f1b5 san=Bb5 by=clock
70546.000 made ply=3 side=black uci=c8d7 san=Bd7
70546.000 ruling id=2 alert=4 decision=lapsed lasted_ms=49870 ply=2 last_ply=3
70546.000 completed ply=3 side=black uci=c8d7 san=Bd7 by=clock
70546.000 clock running=white why=press
70546.000 ruling id=3 alert=3 decision=lapsed lasted_ms=51270
