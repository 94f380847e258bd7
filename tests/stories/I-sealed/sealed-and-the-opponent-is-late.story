# Whoever must reply is not there: his clock runs from the resumption.
# When he comes the clock is paused, the sealed move made on the board, and the clock goes on
# (I.9.2).
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+120000 ! pause
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock white_ms=5456800 black_ms=5458600 why=pause
65600.000 game state=resumed
65600.000 clock running=black white_ms=5456800 black_ms=5458600 why=resume
185600.000 game state=paused by=arbiter
185600.000 clock white_ms=5456800 black_ms=5338600 why=pause
186500.000 touched side=white square=g1 piece=N
187300.000 released side=white from=g1 square=f3 piece=N
187300.000 made ply=3 side=white uci=g1f3 san=Nf3
187700.000 game state=resumed
187700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=5486800 black_ms=5338600
187700.000 clock running=black white_ms=5486800 black_ms=5338600 why=resume
188400.000 touched side=black square=b8 piece=n
189200.000 released side=black from=b8 square=c6 piece=n
189200.000 made ply=4 side=black uci=b8c6 san=Nc6
189300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=5486800 black_ms=5367000
189300.000 clock running=white white_ms=5486800 black_ms=5367000 why=press
