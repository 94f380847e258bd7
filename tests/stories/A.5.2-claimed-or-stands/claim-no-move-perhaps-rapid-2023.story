# A press that nobody saw is claimed to be one without a move: not certain, so the arbiter is asked.
set Edition=2023
set TimeControl=900
show clocks
1000 press black
+500 fault
+500 press white
+500 answers
+1000 ! claim illegal-move
+1000 ! confirm last
+500 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2500.000 clock white_ms=899500 black_ms=900000 why=pause
2500.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":1500000,"times":1,"silent_ms":1000}
2500.000 clock running=white white_ms=899500 black_ms=900000 why=resume
2500.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":60}}
2500.000 clock running=black white_ms=899500 black_ms=900000 why=press
3500.000 claim side=black kind=illegal-move
3500.000 game state=paused by=black
3500.000 clock white_ms=899500 black_ms=899000 why=pause
4500.000 ruling id=1 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
4500.000 clock white_ms=899500 black_ms=959000 why=penalty
4500.000 game state=irregular
4500.000 game state=restored
5000.000 game state=resumed
5000.000 clock running=white white_ms=899500 black_ms=959000 why=resume
