# Black's pawn stands on c5, and falls with White's on d6 just before the press. It may as well have
# taken on b5, without a trace, and White have begun his answer: what stands later tells.
set Fen=rn1qkbnr/1b4p1/2pP3p/pP2p3/5p1P/N2P2P1/PP2KP2/R1BQ1BNR b kq - 2 10
500 press white
+2000 lift c6
+650 place c5
+680 lift c5
+458 lift d6
+46 press black
+2800 place c5
+1500 place d6
+4000 lift g3
+600 place g4
+700 press white
+4000 lift b7
+600 place c6
+900 press black
+4000 lift d1
+600 place c2
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2500.000 touched side=black square=c6 piece=p
3150.000 touched side=black square=b5 piece=P
4288.000 released side=black from=c6 square=b5 piece=p
4288.000 made ply=1 side=black uci=c6b5 san=cxb5
4334.000 completed ply=1 side=black uci=c6b5 san=cxb5 by=clock
4334.000 clock running=white why=press
4334.000 touched side=white square=d6 piece=P
9134.000 released side=white from=d6 square=d6 piece=P
12634.000 touched side=white square=g3 piece=P
13734.000 released side=white from=g3 square=g4 piece=P
13734.000 made ply=2 side=white uci=g3g4 san=g4
13934.000 released side=white square=c5
13934.000 withdrawn ply=2 uci=g3g4 why=changed
13934.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g3"],"unexpected":["g4","c5"]}
13934.000 clock running=black why=press
17934.000 touched side=black square=b7 piece=b
19434.000 withdrawn ply=1 uci=c6b5 why=changed
19434.000 made ply=1 side=black uci=c6c5 san=c5
19434.000 completed ply=1 side=black uci=c6c5 san=c5 by=clock
19434.000 made ply=2 side=white uci=g3g4 san=g4
19434.000 completed ply=2 side=white uci=g3g4 san=g4 by=clock
19434.000 made ply=3 side=black uci=b7c6 san=Bc6
19434.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5500 ply=1 last_ply=3
19434.000 completed ply=3 side=black uci=b7c6 san=Bc6 by=clock
19434.000 clock running=white why=press
23434.000 touched side=white square=d1 piece=Q
24534.000 released side=white from=d1 square=c2 piece=Q
24534.000 made ply=4 side=white uci=d1c2 san=Qc2
24934.000 completed ply=4 side=white uci=d1c2 san=Qc2 by=clock
24934.000 clock running=black why=press
