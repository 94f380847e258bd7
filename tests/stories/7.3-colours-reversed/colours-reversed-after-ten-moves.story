# After ten moves by each player a game with colours reversed goes on, and the result is theirs.
set Edition=2018
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c3 g6 Nbd2 Bg7 h3 h6 Qe2 Qe7 a3 Bd7
expect from here
+1000 ! colours-reversed
+1000 button arbiter
+1000 ! resume
+1000 ! result 1-0
---
34000.000 game state=resumed reversed=true
35000.000 game state=paused reversed=true by=arbiter
35000.000 clock why=pause
36050.000 game state=resumed reversed=true
36050.000 clock running=white why=resume
37050.000 clock why=pause
37050.000 game state=ended reversed=true result=1-0 reason=arbiter
