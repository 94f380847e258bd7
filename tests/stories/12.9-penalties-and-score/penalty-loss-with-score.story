# By a penalty, too, the arbiter decides what the opponent scores (12.9.6; 2001: 12.7, 13.4).
editions 2001 2017 2018 2023
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 ! penalty black loss 1/2
+1000 ! undo 1
+1000 ! resume
+1000 ! penalty black loss 0
+1000 ! undo 2
+1000 ! resume
+1000 ! penalty black loss
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4800.000 clock running=white why=press
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
