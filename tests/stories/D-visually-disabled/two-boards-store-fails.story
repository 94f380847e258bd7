# A store of two boards that fails is told once, as that of one.
set VisuallyDisabled=black
1900 press black
+500 ! store gone
+900 ! store back
---
0.000 game state=ready
1900.000 game state=started
1900.000 clock running=white why=start
2400.000 alert id=1 kind=store ply=1 confidence=likely evidence={"what":"waits"}
3300.000 ruling id=1 alert=1 decision=lapsed
