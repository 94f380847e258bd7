# The arbiter takes back White's second move, which Black has answered: the pieces moved about until
# the board shows the position before it are no touches, and then the game goes on there.
set TimeControl=300+3
1000 press black
pace 1000 300 300
play e4
pace 2000 300 300
play e5 Nf3 Nc6
expect from here
+2000 ! takeback 3
+2000 lift c6
+300 place b8
+300 lift f3
+300 place g1
+2000 ! resume
+1000 lift f1
+300 place c4
+300 press white
---
12400.000 game state=paused by=arbiter
12400.000 clock why=pause
12400.000 withdrawn ply=4 uci=b8c6 why=taken-back
12400.000 withdrawn ply=3 uci=g1f3 why=taken-back
12400.000 clock why=set
12400.000 game state=irregular
15800.000 game state=restored
17300.000 game state=resumed
17300.000 clock running=white why=resume
18300.000 touched side=white square=f1 piece=B
18900.000 released side=white from=f1 square=c4 piece=B
18900.000 made ply=3 side=white uci=f1c4 san=Bc4
18900.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=clock
18900.000 clock running=black why=press
