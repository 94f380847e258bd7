# 99 moves without a pawn's move and without a capture are not enough; the intended hundredth is
# (9.3).
# A pawn's move would begin the count anew.
editions 2001 2017 2018 2023
set Fen=4k3/8/8/8/8/8/4P3/4K2R w - - 99 90
1000 press black
+900 ! claim fifty
+900 ! claim fifty Rh2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 claim side=white kind=fifty held=false
1900.000 game state=paused by=white
1900.000 clock why=pause
1900.000 draw-offer side=white what=offered
[2001] 1900.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=1 confidence=certain evidence={"claim":"fifty","found":99,"needed":100,"penalty":{"kind":"add-opponent","seconds":180}}
[2017 2018 2023] 1900.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=1 confidence=certain evidence={"claim":"fifty","found":99,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
2800.000 claim side=white kind=fifty held=true
2800.000 draw-offer side=white what=lapsed
[2001] 2800.000 game state=ended result=1/2-1/2 reason=fifty article=9.3a
[2017 2018 2023] 2800.000 game state=ended result=1/2-1/2 reason=fifty article=9.3.1
