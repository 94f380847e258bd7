# Two moves are not pressed when a draw is agreed: nobody knows that they were the game's (5.2.3).
# Black's offer lapsed with White's touch; White's is accepted.
1000 press black
play e4 e5 Nf3
expect from here
+1000 lift b8
+300 place c6
+500 ! offer-draw black
+1000 lift f1
+300 place b5
+500 ! offer-draw white
+500 ! accept-draw
---
6200.000 touched side=black square=b8 piece=n
7000.000 released side=black from=b8 square=c6 piece=n
7000.000 made ply=4 side=black uci=b8c6 san=Nc6
7000.000 draw-offer side=black what=offered
8000.000 touched side=white square=f1 piece=B
8000.000 draw-offer side=black what=lapsed
8800.000 released side=white from=f1 square=b5 piece=B
8800.000 made ply=5 side=white uci=f1b5 san=Bb5
8800.000 draw-offer side=white what=offered
9300.000 draw-offer side=black what=accepted
9300.000 withdrawn ply=5 uci=f1b5 why=taken-back
9300.000 withdrawn ply=4 uci=b8c6 why=taken-back
9300.000 clock why=pause
9300.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
