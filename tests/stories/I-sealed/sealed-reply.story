# White has sealed and is late, and Black seals his reply, whose press starts White's clock (I.9.3;
# 2001: A.9c).
# When White comes that envelope is opened, too, and the reply made on the board.
editions 2001 2017 2018 2023
set DefaultTime=3600
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+20000 ! seal Nc6
+900 press black
+300000 ! arrived white
+900 lift b8
+300 place c6
+30000 lift f1
+300 place b5
+600 press white
---
5600.000 game state=adjourned
5600.000 clock white_ms=5456800 black_ms=5458600 why=pause
66500.000 touched side=white square=g1 piece=N
67300.000 released side=white from=g1 square=f3 piece=N
67300.000 made ply=3 side=white uci=g1f3 san=Nf3
67700.000 game state=resumed
67700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=5486800 black_ms=5458600
67700.000 clock running=black white_ms=5486800 black_ms=5458600 why=resume
88800.000 clock running=white white_ms=5486800 black_ms=5437500 why=press
389700.000 touched side=black square=b8 piece=n
390500.000 released side=black from=b8 square=c6 piece=n
390500.000 made ply=4 side=black uci=b8c6 san=Nc6
390500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=5185100 black_ms=5467500
420000.000 touched side=white square=f1 piece=B
420800.000 released side=white from=f1 square=b5 piece=B
420800.000 made ply=5 side=white uci=f1b5 san=Bb5
420900.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=5184700 black_ms=5467500
420900.000 clock running=black white_ms=5184700 black_ms=5467500 why=press
