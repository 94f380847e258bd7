# The arbiter dismisses the alert of a board that fails, and hears no more of it.
1000 press black
2000 fault
+2000 ! dismiss last
+20000 answers
+30000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
4000.000 ruling id=1 alert=1 decision=dismissed by=arbiter
24000.000 clock running=white why=resume
