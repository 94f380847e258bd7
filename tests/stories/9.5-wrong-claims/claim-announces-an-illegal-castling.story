# White announces an illegal castling with his claim: the king must move (9.5.3 with 4.4.3), and
# does not.
set Fen=4kr2/8/8/8/8/8/P7/4K2R w K - 0 1
1000 press black
+900 ! claim fifty O-O
+900 ! confirm last
+500 lift a2
+300 place a3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 claim side=white kind=fifty held=false
1900.000 game state=paused by=white
1900.000 clock why=pause
1900.000 draw-offer side=white what=offered
1900.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=1 confidence=certain evidence={"claim":"fifty","announced":"O-O","found":0,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
2800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
2800.000 game state=resumed
2800.000 clock running=white why=resume
3300.000 touched side=white square=a2 piece=P
4100.000 released side=white from=a2 square=a3 piece=P
4100.000 made ply=1 side=white uci=a2a3 san=a3
4200.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"}}
4200.000 completed ply=1 side=white uci=a2a3 san=a3 by=clock
4200.000 clock running=black why=press
