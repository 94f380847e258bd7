# A press without a move is claimed as an illegal move is (7.5.3, A.5.2).
set Edition=2023
set TimeControl=900
show clocks
1000 press black
2000 press white
+1000 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
2000.000 clock running=black white_ms=899000 black_ms=900000 why=press
3000.000 claim side=black kind=illegal-move held=true
3000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=player
3000.000 game state=paused by=black
3000.000 clock white_ms=899000 black_ms=899000 why=pause
3000.000 clock white_ms=899000 black_ms=959000 why=penalty
3000.000 game state=irregular
3000.000 game state=restored
