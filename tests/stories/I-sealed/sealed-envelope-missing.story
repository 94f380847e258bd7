# The envelope is missing, and White makes the move that he says he sealed (I.12.1; 2001: A.11a).
# The game goes on from the adjourned position with the recorded times.
editions 2001 2023
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! adjourn
+60000 ! resume
+2000 lift g1
+300 place f3
+600 press white
+2000 lift b8
+300 place c6
+600 press black
---
4700.000 game state=adjourned
4700.000 clock white_ms=5457700 black_ms=5458600 why=pause
64700.000 game state=resumed
64700.000 clock running=white white_ms=5457700 black_ms=5458600 why=resume
66700.000 touched side=white square=g1 piece=N
67500.000 released side=white from=g1 square=f3 piece=N
67500.000 made ply=3 side=white uci=g1f3 san=Nf3
67600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=5484800 black_ms=5458600
67600.000 clock running=black white_ms=5484800 black_ms=5458600 why=press
69600.000 touched side=black square=b8 piece=n
70400.000 released side=black from=b8 square=c6 piece=n
70400.000 made ply=4 side=black uci=b8c6 san=Nc6
70500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=5484800 black_ms=5485700
70500.000 clock running=white white_ms=5484800 black_ms=5485700 why=press
