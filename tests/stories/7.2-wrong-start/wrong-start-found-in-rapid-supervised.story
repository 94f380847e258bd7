# With enough arbiters in rapid play the rules of standard play hold (A.4): no number of moves makes
# a wrong set-up stand.
set Edition=2023
set TimeControl=1800
set Supervision=full
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c3 g6 Nbd2 Bg7 h3 h6 Qe2 Qe7 a3 Bd7
expect from here
+1000 ! wrong-start
---
34000.000 clock why=pause
34000.000 game state=ended result=* reason=arbiter article=7.2.1
