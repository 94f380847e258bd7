# By a penalty, too, the arbiter decides what the opponent scores (12.9.6; 2001: 12.7, 13.4).
editions 2001 2017 2018 2023
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! penalty black loss 1/2
+1000 ! undo 1
+1000 ! resume
+1000 ! penalty black loss 0
+1000 ! undo 2
+1000 ! resume
+1000 ! penalty black loss
---
5800.000 ruling id=1 side=black decision=confirmed penalty={"kind":"loss","points":0.5} by=arbiter
5800.000 clock why=pause
[2001] 5800.000 game state=ended result=1/2-0 reason=arbiter article=13.4
[2017 2018 2023] 5800.000 game state=ended result=1/2-0 reason=arbiter article=12.9.6
6800.000 ruling id=1 decision=undone by=arbiter
6800.000 game state=paused by=arbiter
7800.000 game state=resumed
7800.000 clock running=white why=resume
8800.000 ruling id=2 side=black decision=confirmed penalty={"kind":"loss","points":0} by=arbiter
8800.000 clock why=pause
[2001] 8800.000 game state=ended result=0-0 reason=arbiter article=13.4
[2017 2018 2023] 8800.000 game state=ended result=0-0 reason=arbiter article=12.9.6
9800.000 ruling id=2 decision=undone by=arbiter
9800.000 game state=paused by=arbiter
10800.000 game state=resumed
10800.000 clock running=white why=resume
11800.000 ruling id=3 side=black decision=confirmed penalty={"kind":"loss"} by=arbiter
11800.000 clock why=pause
[2001] 11800.000 game state=ended result=1-0 reason=arbiter article=13.4
[2017 2018 2023] 11800.000 game state=ended result=1-0 reason=arbiter article=12.9.6
