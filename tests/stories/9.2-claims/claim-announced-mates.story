# The claim holds, and the game is drawn at once: the announced move, which would mate, has not been
# made (9.5.2).
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 90
1000 press black
+900 ! claim fifty Ra8#
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 claim side=white kind=fifty held=true
1900.000 clock why=pause
1900.000 game state=ended result=1/2-1/2 reason=fifty article=9.3.1
