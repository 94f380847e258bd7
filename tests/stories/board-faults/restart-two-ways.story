# Behind a restart in which the king castled, or the rook came to g1, nobody is accused by a guess.
# The record has the rook on g1; two lines fit better, of which one castled. A press comes late,
# behind its answer: the lines go on. What is no legal move by the record alone is at most possible,
# and the record is right as soon as one line is left.
set TimeControl=600
set Fen=rnbq1rk1/ppp2pbp/3p1np1/4p3/4P3/1P4P1/PBPPNPBP/RN1QK2R w KQ - 0 7
1000 press black
+4546 restart
+500 lift f8 h1
+500 place e8 g1
+15723 press white
+500 answers
+784 lift c7
+50 place c6
+163 lift c6
+82 place c5
+938 press black
+5956 lift a2
+53 place a3
+212 lift a3
+38 place a4
+1030 press white
+3368 lift b8
+604 place c6
+870 press black
+3611 lift b1
+607 place a3
+1075 press white
+4358 lift c8
+120 place d7
+105 lift d7
+111 place e6
+943 press black
+6570 lift a3
+546 place c4
+950 press white
+5598 lift e4
+1670 lift f6
+581 place e4
+901 press black
+3269 lift f2
+557 place f4
+803 press white
+8709 lift e6
+151 place f5
+83 lift f5
+131 place g4
+878 press black
+9455 lift g2
+794 lift e4
+385 place e4
+820 press white
+3081 lift d6
+59 place d5
+1036 press black
+5507 lift e4
+789 lift d5
+379 place d5
+870 press white
+4110 lift d5
+1810 lift d8
+539 place d5
+935 press black
+3694 lift c4
+472 place e3
+1550 lift d5
+410 place d7
+36255 press white
+893 press black
+2482 lift e2
+48 place e2
+788 lift g4
+860 lift e3
+560 place g4
+787 press white
+401 lift d7
+960 lift g4
+386 place g4
+604 press black
+12018 lift d2
+388 place d3
+985 press white
+4496 lift f4
+1856 lift e5
+396 place f4
+792 press black
+3465 lift g7
+961 lift b2
+666 place g7
+809 press white
+3235 lift f4
+389 place f3
+818 press black
+10027 lift e2
+486 place f4
+796 press white
+6019 lift g7
+1230 lift g8
+314 place g7
+627 press black
+4984 lift g1
+374 place f2
+747 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
5546.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":5546000,"times":1,"silent_ms":0}
6546.000 clock why=pause
22769.000 clock running=white why=resume
22769.000 touched side=white square=h1 piece=R
22769.000 released side=white from=h1 square=g1 piece=R
22769.000 made ply=1 side=white uci=h1g1 san=Rg1
22769.000 completed ply=1 side=white uci=h1g1 san=Rg1 by=clock
22769.000 clock running=black why=press
22769.000 touched side=black square=f8 piece=r
23269.000 released side=black from=f8 square=e8 piece=r
23269.000 made ply=2 side=black uci=f8e8 san=Re8
23553.000 touched side=black square=c7 piece=p
24348.000 released side=black from=c7 square=c5 piece=p
24348.000 withdrawn ply=2 uci=f8e8 why=changed
24786.000 touched side=black square=c5 piece=p
24786.000 released side=black from=c5 square=c7 piece=p
24786.000 made ply=2 side=black uci=f8e8 san=Re8
24786.000 completed ply=2 side=black uci=f8e8 san=Re8 by=clock
24786.000 clock running=white why=press
24786.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["c7"],"unexpected":["c5"]}
30742.000 touched side=white square=a2 piece=P
31545.000 released side=white from=a2 square=a4 piece=P
31545.000 made ply=3 side=white uci=a2a4 san=a4
32075.000 completed ply=3 side=white uci=a2a4 san=a4 by=clock
32075.000 clock running=black why=press
32769.000 ruling id=1 alert=1 decision=lapsed
35443.000 touched side=black square=b8 piece=n
36547.000 released side=black from=b8 square=c6 piece=n
36547.000 made ply=4 side=black uci=b8c6 san=Nc6
36917.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
36917.000 clock running=white why=press
40528.000 touched side=white square=b1 piece=N
41635.000 released side=white from=b1 square=a3 piece=N
41635.000 made ply=5 side=white uci=b1a3 san=Na3
42210.000 completed ply=5 side=white uci=b1a3 san=Na3 by=clock
42210.000 clock running=black why=press
46568.000 touched side=black square=c8 piece=b
47404.000 released side=black from=c8 square=e6 piece=b
47404.000 made ply=6 side=black uci=c8e6 san=Be6
47847.000 completed ply=6 side=black uci=c8e6 san=Be6 by=clock
47847.000 clock running=white why=press
54417.000 touched side=white square=a3 piece=N
55463.000 released side=white from=a3 square=c4 piece=N
55463.000 made ply=7 side=white uci=a3c4 san=Nc4
55913.000 completed ply=7 side=white uci=a3c4 san=Nc4 by=clock
55913.000 clock running=black why=press
61511.000 touched side=black square=e4 piece=P
63181.000 touched side=black square=f6 piece=n
64262.000 released side=black from=f6 square=e4 piece=n
64262.000 made ply=8 side=black uci=f6e4 san=Nxe4
64663.000 completed ply=8 side=black uci=f6e4 san=Nxe4 by=clock
64663.000 clock running=white why=press
67932.000 touched side=white square=f2 piece=P
68989.000 released side=white from=f2 square=f4 piece=P
68989.000 made ply=9 side=white uci=f2f4 san=f4
69292.000 completed ply=9 side=white uci=f2f4 san=f4 by=clock
69292.000 clock running=black why=press
78001.000 touched side=black square=e6 piece=b
78866.000 released side=black from=e6 square=g4 piece=b
78866.000 made ply=10 side=black uci=e6g4 san=Bg4
79244.000 completed ply=10 side=black uci=e6g4 san=Bg4 by=clock
79244.000 clock running=white why=press
88699.000 touched side=white square=g2 piece=B
89493.000 touched side=white square=e4 piece=n
90378.000 released side=white from=g2 square=e4 piece=B
90378.000 made ply=11 side=white uci=g2e4 san=Bxe4
90698.000 completed ply=11 side=white uci=g2e4 san=Bxe4 by=clock
90698.000 clock running=black why=press
93779.000 touched side=black square=d6 piece=p
94338.000 released side=black from=d6 square=d5 piece=p
94338.000 made ply=12 side=black uci=d6d5 san=d5
94874.000 completed ply=12 side=black uci=d6d5 san=d5 by=clock
94874.000 clock running=white why=press
100381.000 touched side=white square=e4 piece=B
101170.000 touched side=white square=d5 piece=p
102049.000 released side=white from=e4 square=d5 piece=B
102049.000 made ply=13 side=white uci=e4d5 san=Bxd5
102419.000 completed ply=13 side=white uci=e4d5 san=Bxd5 by=clock
102419.000 clock running=black why=press
106529.000 touched side=black square=d5 piece=B
108339.000 touched side=black square=d8 piece=q
109378.000 released side=black from=d8 square=d5 piece=q
109378.000 made ply=14 side=black uci=d8d5 san=Qxd5
109813.000 completed ply=14 side=black uci=d8d5 san=Qxd5 by=clock
109813.000 clock running=white why=press
113507.000 touched side=white square=c4 piece=N
114479.000 released side=white from=c4 square=e3 piece=N
114479.000 made ply=15 side=white uci=c4e3 san=Ne3
115529.000 touched side=black square=d5 piece=q
116439.000 released side=black from=d5 square=d7 piece=q
116439.000 made ply=16 side=black uci=d5d7 san=Qd7
152194.000 completed ply=15 side=white uci=c4e3 san=Ne3 by=clock
152194.000 clock running=black why=press
153087.000 completed ply=16 side=black uci=d5d7 san=Qd7 by=clock
153087.000 clock running=white why=press
156405.000 touched side=white square=g4 piece=b
157265.000 touched side=white square=e3 piece=N
158325.000 released side=white from=e3 square=g4 piece=N
158325.000 made ply=17 side=white uci=e3g4 san=Nxg4
158612.000 completed ply=17 side=white uci=e3g4 san=Nxg4 by=clock
158612.000 clock running=black why=press
159013.000 touched side=black square=d7 piece=q
159973.000 touched side=black square=g4 piece=N
160859.000 released side=black from=d7 square=g4 piece=q
160859.000 made ply=18 side=black uci=d7g4 san=Qxg4
160963.000 completed ply=18 side=black uci=d7g4 san=Qxg4 by=clock
160963.000 clock running=white why=press
172981.000 touched side=white square=d2 piece=P
173869.000 released side=white from=d2 square=d3 piece=P
173869.000 made ply=19 side=white uci=d2d3 san=d3
174354.000 completed ply=19 side=white uci=d2d3 san=d3 by=clock
174354.000 clock running=black why=press
178850.000 touched side=black square=f4 piece=P
180706.000 touched side=black square=e5 piece=p
181602.000 released side=black from=e5 square=f4 piece=p
181602.000 made ply=20 side=black uci=e5f4 san=exf4
181894.000 completed ply=20 side=black uci=e5f4 san=exf4 by=clock
181894.000 clock running=white why=press
185359.000 touched side=white square=g7 piece=b
186320.000 touched side=white square=b2 piece=B
187486.000 released side=white from=b2 square=g7 piece=B
187486.000 made ply=21 side=white uci=b2g7 san=Bxg7
187795.000 completed ply=21 side=white uci=b2g7 san=Bxg7 by=clock
187795.000 clock running=black why=press
191030.000 touched side=black square=f4 piece=p
192237.000 released side=black from=f4 square=f3 piece=p
192237.000 made ply=22 side=black uci=f4f3 san=f3
192237.000 completed ply=22 side=black uci=f4f3 san=f3 by=clock
192237.000 clock running=white why=press
202264.000 touched side=white square=e2 piece=N
203250.000 released side=white from=e2 square=f4 piece=N
203546.000 withdrawn ply=22 uci=f4f3 why=changed
203546.000 withdrawn ply=21 uci=b2g7 why=changed
203546.000 withdrawn ply=20 uci=e5f4 why=changed
203546.000 withdrawn ply=19 uci=d2d3 why=changed
203546.000 withdrawn ply=18 uci=d7g4 why=changed
203546.000 withdrawn ply=17 uci=e3g4 why=changed
203546.000 withdrawn ply=16 uci=d5d7 why=changed
203546.000 withdrawn ply=15 uci=c4e3 why=changed
203546.000 withdrawn ply=14 uci=d8d5 why=changed
203546.000 withdrawn ply=13 uci=e4d5 why=changed
203546.000 withdrawn ply=12 uci=d6d5 why=changed
203546.000 withdrawn ply=11 uci=g2e4 why=changed
203546.000 withdrawn ply=10 uci=e6g4 why=changed
203546.000 withdrawn ply=9 uci=f2f4 why=changed
203546.000 withdrawn ply=8 uci=f6e4 why=changed
203546.000 withdrawn ply=7 uci=a3c4 why=changed
203546.000 withdrawn ply=6 uci=c8e6 why=changed
203546.000 withdrawn ply=5 uci=b1a3 why=changed
203546.000 withdrawn ply=4 uci=b8c6 why=changed
203546.000 withdrawn ply=3 uci=a2a4 why=changed
203546.000 withdrawn ply=2 uci=f8e8 why=changed
203546.000 withdrawn ply=1 uci=h1g1 why=changed
203546.000 made ply=1 side=white uci=e1g1 san=O-O
203546.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
203546.000 made ply=2 side=black uci=f8e8 san=Re8
203546.000 completed ply=2 side=black uci=f8e8 san=Re8 by=clock
203546.000 made ply=3 side=white uci=f1e1 san=Re1
203546.000 completed ply=3 side=white uci=f1e1 san=Re1 by=clock
203546.000 made ply=4 side=black uci=c7c5 san=c5
203546.000 completed ply=4 side=black uci=c7c5 san=c5 by=clock
203546.000 made ply=5 side=white uci=a2a4 san=a4
203546.000 completed ply=5 side=white uci=a2a4 san=a4 by=clock
203546.000 made ply=6 side=black uci=b8c6 san=Nc6
203546.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
203546.000 made ply=7 side=white uci=b1a3 san=Na3
203546.000 completed ply=7 side=white uci=b1a3 san=Na3 by=clock
203546.000 made ply=8 side=black uci=c8e6 san=Be6
203546.000 completed ply=8 side=black uci=c8e6 san=Be6 by=clock
203546.000 made ply=9 side=white uci=a3c4 san=Nc4
203546.000 completed ply=9 side=white uci=a3c4 san=Nc4 by=clock
203546.000 made ply=10 side=black uci=f6e4 san=Nxe4
203546.000 completed ply=10 side=black uci=f6e4 san=Nxe4 by=clock
203546.000 made ply=11 side=white uci=f2f4 san=f4
203546.000 completed ply=11 side=white uci=f2f4 san=f4 by=clock
203546.000 made ply=12 side=black uci=e6g4 san=Bg4
203546.000 completed ply=12 side=black uci=e6g4 san=Bg4 by=clock
203546.000 made ply=13 side=white uci=g2e4 san=Bxe4
203546.000 completed ply=13 side=white uci=g2e4 san=Bxe4 by=clock
203546.000 made ply=14 side=black uci=d6d5 san=d5
203546.000 completed ply=14 side=black uci=d6d5 san=d5 by=clock
203546.000 made ply=15 side=white uci=e4d5 san=Bxd5
203546.000 completed ply=15 side=white uci=e4d5 san=Bxd5 by=clock
203546.000 made ply=16 side=black uci=d8d5 san=Qxd5
203546.000 completed ply=16 side=black uci=d8d5 san=Qxd5 by=clock
203546.000 made ply=17 side=white uci=c4e3 san=Ne3
203546.000 completed ply=17 side=white uci=c4e3 san=Ne3 by=clock
203546.000 made ply=18 side=black uci=d5d7 san=Qd7
203546.000 completed ply=18 side=black uci=d5d7 san=Qd7 by=clock
203546.000 made ply=19 side=white uci=e3g4 san=Nxg4
203546.000 completed ply=19 side=white uci=e3g4 san=Nxg4 by=clock
203546.000 made ply=20 side=black uci=d7g4 san=Qxg4
203546.000 completed ply=20 side=black uci=d7g4 san=Qxg4 by=clock
203546.000 made ply=21 side=white uci=d2d3 san=d3
203546.000 completed ply=21 side=white uci=d2d3 san=d3 by=clock
203546.000 made ply=22 side=black uci=e5f4 san=exf4
203546.000 completed ply=22 side=black uci=e5f4 san=exf4 by=clock
203546.000 made ply=23 side=white uci=b2g7 san=Bxg7
203546.000 completed ply=23 side=white uci=b2g7 san=Bxg7 by=clock
203546.000 made ply=24 side=black uci=f4f3 san=f3
203546.000 completed ply=24 side=black uci=f4f3 san=f3 by=clock
203546.000 made ply=25 side=white uci=e2f4 san=Nf4
203546.000 completed ply=25 side=white uci=e2f4 san=Nf4 by=clock
203546.000 clock running=black why=press
203546.000 ruling id=2 alert=2 decision=lapsed lasted_ms=178760
209565.000 touched side=black square=g7 piece=B
210795.000 touched side=black square=g8 piece=k
211609.000 released side=black from=g8 square=g7 piece=k
211609.000 made ply=26 side=black uci=g8g7 san=Kxg7
211736.000 completed ply=26 side=black uci=g8g7 san=Kxg7 by=clock
211736.000 clock running=white why=press
216720.000 touched side=white square=g1 piece=K
217594.000 released side=white from=g1 square=f2 piece=K
217594.000 made ply=27 side=white uci=g1f2 san=Kf2
217841.000 completed ply=27 side=white uci=g1f2 san=Kf2 by=clock
217841.000 clock running=black why=press
