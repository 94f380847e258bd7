# The arbiter pauses and resumes while the board fails: the clocks run again once it answers.
set TimeControl=300
show clocks
1000 press black
+10000 fault
+5000 ! pause
+5000 ! resume
+5000 answers
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
12000.000 clock white_ms=290000 black_ms=300000 why=pause
12000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":11000000,"times":1,"silent_ms":1000}
16000.000 game state=paused by=arbiter
16000.000 clock white_ms=290000 black_ms=300000 why=pause
21000.000 game state=resumed
21000.000 clock white_ms=290000 black_ms=300000 why=resume
26000.000 clock running=white white_ms=290000 black_ms=300000 why=resume
