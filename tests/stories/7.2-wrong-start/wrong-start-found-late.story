# In standard play no number of moves makes a wrong set-up stand (7.2.1), also while the clocks are
# paused.
set Edition=2023
set TimeControl=5400+30
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c3 g6 Nbd2 Bg7 h3 h6 Qe2 Qe7 a3 Bd7
expect from here
+1000 button arbiter
+1000 ! wrong-start
+1000 ! reopen
---
34000.000 game state=paused by=arbiter
34000.000 clock why=pause
35050.000 game state=ended result=* reason=arbiter article=7.2.1
36050.000 game state=paused by=arbiter
36050.000 clock why=pause
