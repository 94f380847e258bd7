# The arbiter sets the clock of a flag that had fallen: the alert lapses.
set TimeControl=5
1000 press black
+7000 ! set-time white 60
+100 ! claim flag
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6000.000 clock running=white why=flag
6000.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=1 confidence=certain evidence={"result":"0-1"}
8000.000 clock running=white why=set
8000.000 ruling id=1 alert=1 decision=lapsed
8100.000 refused claim flag
