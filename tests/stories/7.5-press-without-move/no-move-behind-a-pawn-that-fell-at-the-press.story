# No reed has shown which of two pieces a pawn has captured. Two moves on, a pawn falls just behind
# the press; Black sets it up and presses for White to move on, who presses back. It was not taken.
set Fen=4r1k1/1p3ppp/p3R1N1/2p1P3/1b3B2/1PN2QPq/P4P2/4R1K1 b - - 0 27
1000 press white
+11000 lift f7
+1200 press black
+58000 lift a2
+600 place a3
+600 lift b3
+60 press white
+10 lift c5
+1600 place b3
+900 place c5
+1300 press black
+5900 press white
+12000 lift b4
+600 place a5
+700 press black
+7000 lift e1
+600 place d1
+400 press white
+3000 lift h7
+500 place h6
+700 press black
+28000 lift f3
+800 lift b7
+400 place b7
+600 press white
+16000 lift a5
+600 lift c3
+500 place c3
+400 press black
+8000 lift d1
+900 place d7
+400 press white
+16000 lift h6
+600 place h5
+400 press black
+8000 lift g6
+600 place h4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
12000.000 touched side=black square=f7 piece=p
13200.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["f7"]}
13200.000 clock running=white why=press
72460.000 clock running=black why=press
76270.000 clock running=white why=press
82170.000 clock running=black why=press
95470.000 clock running=white why=press
103470.000 clock running=black why=press
107670.000 clock running=white why=press
137470.000 clock running=black why=press
154970.000 clock running=white why=press
164270.000 made ply=1 side=black uci=f7e6 san=fxe6
164270.000 completed ply=1 side=black uci=f7e6 san=fxe6 by=clock
164270.000 made ply=2 side=white uci=a2a3 san=a3
164270.000 completed ply=2 side=white uci=a2a3 san=a3 by=clock
164270.000 made ply=3 side=black uci=b4a5 san=Ba5
164270.000 completed ply=3 side=black uci=b4a5 san=Ba5 by=clock
164270.000 made ply=4 side=white uci=e1d1 san=Rd1
164270.000 completed ply=4 side=white uci=e1d1 san=Rd1 by=clock
164270.000 made ply=5 side=black uci=h7h6 san=h6
164270.000 completed ply=5 side=black uci=h7h6 san=h6 by=clock
164270.000 made ply=6 side=white uci=f3b7 san=Qxb7
164270.000 completed ply=6 side=white uci=f3b7 san=Qxb7 by=clock
164270.000 made ply=7 side=black uci=a5c3 san=Bxc3
164270.000 completed ply=7 side=black uci=a5c3 san=Bxc3 by=clock
164270.000 made ply=8 side=white uci=d1d7 san=Rd7
164270.000 ruling id=1 alert=1 decision=lapsed lasted_ms=151070 ply=1 last_ply=8
164270.000 completed ply=8 side=white uci=d1d7 san=Rd7 by=clock
164270.000 clock running=black why=press
180270.000 touched side=black square=h6 piece=p
181270.000 released side=black from=h6 square=h5 piece=p
181270.000 made ply=9 side=black uci=h6h5 san=h5
181270.000 completed ply=9 side=black uci=h6h5 san=h5 by=clock
181270.000 clock running=white why=press
189270.000 touched side=white square=g6 piece=N
190270.000 released side=white from=g6 square=h4 piece=N
190270.000 made ply=10 side=white uci=g6h4 san=Nh4
190270.000 completed ply=10 side=white uci=g6h4 san=Nh4 by=clock
190270.000 clock running=black why=press
