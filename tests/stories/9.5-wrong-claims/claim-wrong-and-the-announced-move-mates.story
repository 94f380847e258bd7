# The claim is wrong, so the announced move must be made (9.5.3), and mates.
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w - - 98 90
1000 press black
+900 ! claim fifty Ra8#
+900 ! confirm last
+900 lift a1
+300 place a8
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 claim side=white kind=fifty held=false
1900.000 game state=paused by=white
1900.000 clock why=pause
1900.000 draw-offer side=white what=offered
1900.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=1 confidence=certain evidence={"claim":"fifty","announced":"Ra8#","found":99,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
2800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
2800.000 game state=resumed
2800.000 clock running=white why=resume
3700.000 touched side=white square=a1 piece=R
4500.000 released side=white from=a1 square=a8 piece=R
4500.000 made ply=1 side=white uci=a1a8 san=Ra8#
4500.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
4500.000 clock why=pause
4500.000 draw-offer side=white what=lapsed
4500.000 game state=ended result=1-0 reason=checkmate article=5.1.1
