# Before his first move Black points out that his clock was set wrongly (I.13), and for the time to
# the end of the session White had lost ten minutes more (I.1.2).
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+900 ! add-time white -600
+60000 lift g1
+300 place f3
+900 ! resume
+200 press white
+900 ! set-time black 4000
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock white_ms=5456800 black_ms=5458600 why=pause
6500.000 clock white_ms=4856800 black_ms=5458600 why=set
66500.000 touched side=white square=g1 piece=N
67300.000 released side=white from=g1 square=f3 piece=N
67300.000 made ply=3 side=white uci=g1f3 san=Nf3
67700.000 game state=resumed
67700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=4886800 black_ms=5458600
67700.000 clock running=black white_ms=4886800 black_ms=5458600 why=resume
68800.000 clock running=black white_ms=4886800 black_ms=4000000 why=set
69300.000 touched side=black square=b8 piece=n
70100.000 released side=black from=b8 square=c6 piece=n
70100.000 made ply=4 side=black uci=b8c6 san=Nc6
70200.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=4886800 black_ms=4028600
70200.000 clock running=white white_ms=4886800 black_ms=4028600 why=press
