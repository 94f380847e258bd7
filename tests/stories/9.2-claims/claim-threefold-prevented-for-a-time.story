# White could castle, then for a time not, then again, and claims a threefold repetition.
# 2001's 9.2 can be read so that the position is another then: that is for the arbiter, also where
# rulings are automatic. Since 2017 a right to castle is lost only with a move of king or rook
# (9.2.2.2): the claim holds.
editions 2001 2017
[2001] set Rulings=automatic
set TimeControl=5400
set Fen=1r6/6k1/8/8/8/N7/8/4K2R w K - 0 1
1000 press black
2000 lift a3
+300 place c2
+600 press white
+1000 lift b8
+300 place f8
+600 press black
+1000 lift c2
+300 place a3
+600 press white
+1000 lift f8
+300 place b8
+600 press black
+1000 lift a3
+300 place c2
+600 press white
+1000 lift b8
+300 place f8
+600 press black
+1000 lift c2
+300 place a3
+600 press white
+1000 lift f8
+300 place b8
+600 press black
+1000 ! claim threefold
[2001] +1000 ! dismiss last
[2001] +1000 ! result 1/2-1/2 threefold
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a3 piece=N
2800.000 released side=white from=a3 square=c2 piece=N
2800.000 made ply=1 side=white uci=a3c2 san=Nc2
2900.000 completed ply=1 side=white uci=a3c2 san=Nc2 by=clock
2900.000 clock running=black why=press
3900.000 touched side=black square=b8 piece=r
4700.000 released side=black from=b8 square=f8 piece=r
4700.000 made ply=2 side=black uci=b8f8 san=Rf8
4800.000 completed ply=2 side=black uci=b8f8 san=Rf8 by=clock
4800.000 clock running=white why=press
5800.000 touched side=white square=c2 piece=N
6600.000 released side=white from=c2 square=a3 piece=N
6600.000 made ply=3 side=white uci=c2a3 san=Na3
6700.000 completed ply=3 side=white uci=c2a3 san=Na3 by=clock
6700.000 clock running=black why=press
7700.000 touched side=black square=f8 piece=r
8500.000 released side=black from=f8 square=b8 piece=r
8500.000 made ply=4 side=black uci=f8b8 san=Rb8
8600.000 completed ply=4 side=black uci=f8b8 san=Rb8 by=clock
8600.000 clock running=white why=press
9600.000 touched side=white square=a3 piece=N
10400.000 released side=white from=a3 square=c2 piece=N
10400.000 made ply=5 side=white uci=a3c2 san=Nc2
10500.000 completed ply=5 side=white uci=a3c2 san=Nc2 by=clock
10500.000 clock running=black why=press
11500.000 touched side=black square=b8 piece=r
12300.000 released side=black from=b8 square=f8 piece=r
12300.000 made ply=6 side=black uci=b8f8 san=Rf8
12400.000 completed ply=6 side=black uci=b8f8 san=Rf8 by=clock
12400.000 clock running=white why=press
13400.000 touched side=white square=c2 piece=N
14200.000 released side=white from=c2 square=a3 piece=N
14200.000 made ply=7 side=white uci=c2a3 san=Na3
14300.000 completed ply=7 side=white uci=c2a3 san=Na3 by=clock
14300.000 clock running=black why=press
15300.000 touched side=black square=f8 piece=r
16100.000 released side=black from=f8 square=b8 piece=r
16100.000 made ply=8 side=black uci=f8b8 san=Rb8
16200.000 completed ply=8 side=black uci=f8b8 san=Rb8 by=clock
16200.000 clock running=white why=press
[2001] 17200.000 claim side=white kind=threefold held=false
[2001] 17200.000 game state=paused by=white
[2017] 17200.000 claim side=white kind=threefold held=true
17200.000 clock why=pause
[2001] 17200.000 draw-offer side=white what=offered
[2001] 17200.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=9 confidence=possible evidence={"claim":"threefold","found":1,"at_most":3,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
[2017] 17200.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1.2
[2001] 18200.000 ruling id=1 alert=1 decision=dismissed by=arbiter
[2001] 18200.000 game state=resumed
[2001] 18200.000 clock running=white why=resume
[2001] 19200.000 clock why=pause
[2001] 19200.000 draw-offer side=white what=lapsed
[2001] 19200.000 game state=ended result=1/2-1/2 reason=threefold
