# A confirmed illegal move is taken back, and another one made. Lines by which it had been a legal
# move that the reeds showed badly do not go on from there.
set Fen=r1b2bn1/pp1pk2r/2p1pp1p/2q3N1/2B3P1/PP2PP2/2PP3P/RNBQ1K1R w - - 4 14
1000 press black
+2911 lift h2
+657 place h3
+414 press white
+1514 lift c5
+447 lift g5
+201 place g5
+510 press black
+2131 lift e3
+489 place e4
+898 press white
+2261 lift d7
+609 place e5
+611 press black
+2058 ! confirm last
+1695 press white
+282 lift e5
+579 place d5
+765 press black
+2199 lift h3
+420 place h4
+491 press white
+2906 lift e7
+375 place f7
+570 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3911.000 touched side=white square=h2 piece=P
4982.000 released side=white from=h2 square=h3 piece=P
4982.000 made ply=1 side=white uci=h2h3 san=h3
4982.000 completed ply=1 side=white uci=h2h3 san=h3 by=clock
4982.000 clock running=black why=press
6496.000 touched side=black square=c5 piece=q
6943.000 touched side=black square=g5 piece=N
7644.000 released side=black from=c5 square=g5 piece=q
7644.000 made ply=2 side=black uci=c5g5 san=Qxg5
7654.000 completed ply=2 side=black uci=c5g5 san=Qxg5 by=clock
7654.000 clock running=white why=press
9785.000 touched side=white square=e3 piece=P
10774.000 released side=white from=e3 square=e4 piece=P
10774.000 made ply=3 side=white uci=e3e4 san=e4
11172.000 completed ply=3 side=white uci=e3e4 san=e4 by=clock
11172.000 clock running=black why=press
13433.000 touched side=black square=d7 piece=p
14542.000 released side=black from=d7 square=e5 piece=p
14653.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=4 confidence=certain evidence={"from":"d7","to":"e5","missing":["d7"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
14653.000 clock running=white why=press
16711.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
16711.000 game state=paused by=arbiter
16711.000 clock why=pause
16711.000 game state=irregular
18688.000 touched side=black square=e5 piece=p
19767.000 released side=black from=e5 square=d5 piece=p
19767.000 game state=resumed
19767.000 clock running=black why=resume
19767.000 made ply=4 side=black uci=d7d5 san=d5
20032.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock
20032.000 clock running=white why=press
22231.000 touched side=white square=h3 piece=P
23151.000 released side=white from=h3 square=h4 piece=P
23151.000 made ply=5 side=white uci=h3h4 san=h4
23151.000 completed ply=5 side=white uci=h3h4 san=h4 by=clock
23151.000 clock running=black why=press
26048.000 touched side=black square=e7 piece=k
26923.000 released side=black from=e7 square=f7 piece=k
26923.000 made ply=6 side=black uci=e7f7 san=Kf7
26993.000 completed ply=6 side=black uci=e7f7 san=Kf7 by=clock
26993.000 clock running=white why=press
