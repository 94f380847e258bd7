# Whose the colours are is told with each state of the game: also when a ruling is undone that had
# ended it.
set Edition=2001
1000 press black
pace 500 400 300
play e4 e5
expect from here
+500 ! colours-reversed
+500 ! penalty black loss
+500 ! undo 1
+500 ! resume
+500 ! pause
+500 ! adjourn
+500 ! resume
---
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
