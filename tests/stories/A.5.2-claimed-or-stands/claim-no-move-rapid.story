# In rapid a press without a move is claimed as an illegal move is (7.5.3, A.5.2).
# In 2017 it loses (A.4.2, 7.8.1).
editions 2017 2023
set TimeControl=900
show clocks
1000 press black
2000 press white
+1000 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
[2017] 2000.000 alert id=1 kind=no-move article=7.8.1 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"loss","result":"0-1"}}
[2023] 2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
2000.000 clock running=black white_ms=899000 black_ms=900000 why=press
3000.000 claim side=black kind=illegal-move held=true
[2017] 3000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=player
[2023] 3000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=player
[2023] 3000.000 game state=paused by=black
3000.000 clock white_ms=899000 black_ms=899000 why=pause
[2017] 3000.000 game state=ended result=0-1 reason=illegal-moves article=A.4.2
[2023] 3000.000 clock white_ms=899000 black_ms=959000 why=penalty
[2023] 3000.000 game state=irregular
[2023] 3000.000 game state=restored
