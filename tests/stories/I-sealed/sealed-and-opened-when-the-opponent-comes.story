# Black, who must reply, comes late: his clock runs, and the envelope is opened when he comes
# (I.9.2; 2001: A.9b).
# That pauses his clock.
editions 2001 2017 2018 2023
set DefaultTime=3600
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived white
+900 ! resume
+120000 ! arrived black
+900 ! pause
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
66500.000 game state=resumed
66500.000 clock running=black white_ms=5456800 black_ms=5458600 why=resume
187400.000 game state=paused by=arbiter
187400.000 clock white_ms=5456800 black_ms=5337700 why=pause
188300.000 touched side=white square=g1 piece=N
189100.000 released side=white from=g1 square=f3 piece=N
189100.000 made ply=3 side=white uci=g1f3 san=Nf3
189500.000 game state=resumed
189500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=5486800 black_ms=5337700
189500.000 clock running=black white_ms=5486800 black_ms=5337700 why=resume
190200.000 touched side=black square=b8 piece=n
191000.000 released side=black from=b8 square=c6 piece=n
191000.000 made ply=4 side=black uci=b8c6 san=Nc6
191100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=5486800 black_ms=5366100
191100.000 clock running=white white_ms=5486800 black_ms=5366100 why=press
