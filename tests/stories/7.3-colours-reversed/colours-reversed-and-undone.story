# Whose the colours are is told with each state of the game: also when a ruling is undone that had ended it.
set Edition=2001
1000 press black
+500 lift e2
+400 place e4
+300 press white
+500 lift e7
+400 place e5
+300 press black
+500 ! colours-reversed
+500 ! penalty black loss
+500 ! undo 1
+500 ! resume
+500 ! pause
+500 ! adjourn
+500 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2200.000 released side=white from=e2 square=e4 piece=P
2200.000 made ply=1 side=white uci=e2e4 san=e4
2200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2200.000 clock running=black why=press
2700.000 touched side=black square=e7 piece=p
3400.000 released side=black from=e7 square=e5 piece=p
3400.000 made ply=2 side=black uci=e7e5 san=e5
3400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3400.000 clock running=white why=press
3900.000 game state=resumed reversed=true
4400.000 ruling id=1 side=black decision=confirmed penalty={"kind":"loss"} by=arbiter
4400.000 clock why=pause
4400.000 game state=ended reversed=true result=1-0 reason=arbiter article=13.4
4900.000 ruling id=1 decision=undone by=arbiter
4900.000 game state=paused reversed=true by=arbiter
5400.000 game state=resumed reversed=true
5400.000 clock running=white why=resume
5900.000 game state=paused reversed=true by=arbiter
5900.000 clock why=pause
6400.000 game state=adjourned reversed=true
6900.000 game state=resumed reversed=true
6900.000 clock running=white why=resume
