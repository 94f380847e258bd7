# A claim whose move is none, or may be two, announces nothing and is refused.
set Fen=4k3/8/8/8/8/8/4K3/R6R w - - 10 60
1000 press black
+900 ! claim fifty Rd1
+900 ! claim fifty d9
+900 ! claim fifty Rad1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 refused claim fifty Rd1
2800.000 refused claim fifty d9
3700.000 claim side=white kind=fifty held=false
3700.000 game state=paused by=white
3700.000 clock why=pause
3700.000 draw-offer side=white what=offered
3700.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=1 confidence=certain evidence={"claim":"fifty","announced":"Rad1","found":11,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
