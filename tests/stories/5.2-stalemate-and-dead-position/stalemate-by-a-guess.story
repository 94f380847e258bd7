# A stalemate that rests on a capture without a trace is taken back once Black plays on.
set Fen=k7/2K5/8/8/8/4B3/7R/7n w - - 0 1
1000 press black
+1000 lift h2
+900 press white
+1000 lift h1
+300 place g3
+300 press black
+2000 place h5
+1000 lift e3
+300 place g5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h2 piece=R
2900.000 touched side=white square=h1 piece=n
2900.000 released side=white from=h2 square=h1 piece=R
2900.000 made ply=1 side=white uci=h2h1 san=Rxh1
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
2900.000 completed ply=1 side=white uci=h2h1 san=Rxh1 by=end
2900.000 clock why=pause
2900.000 game state=ended result=1/2-1/2 reason=stalemate article=5.2.1
8100.000 game state=paused
8100.000 withdrawn ply=1 uci=h2h1 why=changed
8100.000 made ply=1 side=white uci=h2h5 san=Rh5
8100.000 completed ply=1 side=white uci=h2h5 san=Rh5 by=clock
8100.000 made ply=2 side=black uci=h1g3 san=Ng3
8100.000 completed ply=2 side=black uci=h1g3 san=Ng3 by=clock
8100.000 made ply=3 side=white uci=e3g5 san=Bg5
8100.000 completed ply=3 side=white uci=e3g5 san=Bg5 by=clock
8100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5200 ply=1 last_ply=3
8100.000 game state=resumed
8100.000 clock running=black why=resume
