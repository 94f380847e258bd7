# A bishop goes to e8, whose reed does not close, and is taken for one that has swept a pawn off f3.
# Later a move is illegal only beside it there: by that the record is put right, and nobody accused.
set Fen=k7/ppp5/8/7b/8/3K1P2/PPP5/8 b - - 0 1
1000 press white
+2000 lift h5
+1400 press black
+5000 lift a2
+500 place a4
+400 press white
+5000 lift a7
+500 place a6
+400 press black
+5000 lift b2
+500 place b3
+400 press white
+5000 lift b7
+500 place b6
+400 press black
+5000 lift c2
+500 place c3
+400 press white
+5000 lift c7
+500 place c6
+400 press black
+5000 lift b3
+500 place b4
+400 press white
+5000 lift b6
+500 place b5
+400 press black
+2000 press white
+1500 press black
+5000 lift a4
+500 place a5
+400 press white
+5000 lift a8
+500 place b8
+400 press black
+5000 lift c3
+500 place c4
+400 press white
+5000 lift b8
+500 place b7
+400 press black
+5000 lift c4
+500 place c5
+400 press white
+5000 lift b7
+500 place b8
+400 press black
+5000 lift d3
+500 place e2
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3000.000 touched side=black square=h5 piece=b
4400.000 touched side=black square=f3 piece=P
4400.000 released side=black from=h5 square=f3 piece=b
4400.000 made ply=1 side=black uci=h5f3 san=Bxf3
4400.000 completed ply=1 side=black uci=h5f3 san=Bxf3 by=clock
4400.000 clock running=white why=press
9400.000 touched side=white square=a2 piece=P
10300.000 released side=white from=a2 square=a4 piece=P
10300.000 made ply=2 side=white uci=a2a4 san=a4
10300.000 completed ply=2 side=white uci=a2a4 san=a4 by=clock
10300.000 clock running=black why=press
15300.000 touched side=black square=a7 piece=p
16200.000 released side=black from=a7 square=a6 piece=p
16200.000 made ply=3 side=black uci=a7a6 san=a6
16200.000 completed ply=3 side=black uci=a7a6 san=a6 by=clock
16200.000 clock running=white why=press
21200.000 touched side=white square=b2 piece=P
22100.000 released side=white from=b2 square=b3 piece=P
22100.000 made ply=4 side=white uci=b2b3 san=b3
22100.000 completed ply=4 side=white uci=b2b3 san=b3 by=clock
22100.000 clock running=black why=press
27100.000 touched side=black square=b7 piece=p
28000.000 released side=black from=b7 square=b6 piece=p
28000.000 made ply=5 side=black uci=b7b6 san=b6
28000.000 completed ply=5 side=black uci=b7b6 san=b6 by=clock
28000.000 clock running=white why=press
33000.000 touched side=white square=c2 piece=P
33900.000 released side=white from=c2 square=c3 piece=P
33900.000 made ply=6 side=white uci=c2c3 san=c3
33900.000 completed ply=6 side=white uci=c2c3 san=c3 by=clock
33900.000 clock running=black why=press
38900.000 touched side=black square=c7 piece=p
39800.000 released side=black from=c7 square=c6 piece=p
39800.000 made ply=7 side=black uci=c7c6 san=c6
39800.000 completed ply=7 side=black uci=c7c6 san=c6 by=clock
39800.000 clock running=white why=press
44800.000 touched side=white square=b3 piece=P
45700.000 released side=white from=b3 square=b4 piece=P
45700.000 made ply=8 side=white uci=b3b4 san=b4
45700.000 completed ply=8 side=white uci=b3b4 san=b4 by=clock
45700.000 clock running=black why=press
50700.000 touched side=black square=b6 piece=p
51600.000 released side=black from=b6 square=b5 piece=p
51600.000 made ply=9 side=black uci=b6b5 san=b5
51600.000 completed ply=9 side=black uci=b6b5 san=b5 by=clock
51600.000 clock running=white why=press
53600.000 alert id=1 kind=no-move article=7.5.3 side=white ply=10 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
53600.000 clock running=black why=press
55100.000 clock running=white why=press
60100.000 touched side=white square=a4 piece=P
61000.000 released side=white from=a4 square=a5 piece=P
61000.000 made ply=10 side=white uci=a4a5 san=a5
61000.000 completed ply=10 side=white uci=a4a5 san=a5 by=clock
61000.000 clock running=black why=press
66000.000 touched side=black square=a8 piece=k
66900.000 released side=black from=a8 square=b8 piece=k
66900.000 made ply=11 side=black uci=a8b8 san=Kb8
66900.000 completed ply=11 side=black uci=a8b8 san=Kb8 by=clock
66900.000 clock running=white why=press
71900.000 touched side=white square=c3 piece=P
72800.000 released side=white from=c3 square=c4 piece=P
72800.000 made ply=12 side=white uci=c3c4 san=c4
72800.000 completed ply=12 side=white uci=c3c4 san=c4 by=clock
72800.000 clock running=black why=press
77800.000 touched side=black square=b8 piece=k
78700.000 released side=black from=b8 square=b7 piece=k
78700.000 made ply=13 side=black uci=b8b7 san=Kb7
78700.000 completed ply=13 side=black uci=b8b7 san=Kb7 by=clock
78700.000 clock running=white why=press
83700.000 touched side=white square=c4 piece=P
84600.000 released side=white from=c4 square=c5 piece=P
84600.000 made ply=14 side=white uci=c4c5 san=c5
84600.000 completed ply=14 side=white uci=c4c5 san=c5 by=clock
84600.000 clock running=black why=press
89600.000 touched side=black square=b7 piece=k
90500.000 released side=black from=b7 square=b8 piece=k
90500.000 made ply=15 side=black uci=b7b8 san=Kb8
90500.000 completed ply=15 side=black uci=b7b8 san=Kb8 by=clock
90500.000 clock running=white why=press
95500.000 touched side=white square=d3 piece=K
96400.000 released side=white from=d3 square=e2 piece=K
96400.000 withdrawn ply=15 uci=b7b8 why=changed
96400.000 withdrawn ply=14 uci=c4c5 why=changed
96400.000 withdrawn ply=13 uci=b8b7 why=changed
96400.000 withdrawn ply=12 uci=c3c4 why=changed
96400.000 withdrawn ply=11 uci=a8b8 why=changed
96400.000 withdrawn ply=10 uci=a4a5 why=changed
96400.000 withdrawn ply=9 uci=b6b5 why=changed
96400.000 withdrawn ply=8 uci=b3b4 why=changed
96400.000 withdrawn ply=7 uci=c7c6 why=changed
96400.000 withdrawn ply=6 uci=c2c3 why=changed
96400.000 withdrawn ply=5 uci=b7b6 why=changed
96400.000 withdrawn ply=4 uci=b2b3 why=changed
96400.000 withdrawn ply=3 uci=a7a6 why=changed
96400.000 withdrawn ply=2 uci=a2a4 why=changed
96400.000 withdrawn ply=1 uci=h5f3 why=changed
96400.000 made ply=1 side=black uci=h5e8 san=Be8
96400.000 completed ply=1 side=black uci=h5e8 san=Be8 by=clock
96400.000 made ply=2 side=white uci=a2a4 san=a4
96400.000 completed ply=2 side=white uci=a2a4 san=a4 by=clock
96400.000 made ply=3 side=black uci=a7a6 san=a6
96400.000 completed ply=3 side=black uci=a7a6 san=a6 by=clock
96400.000 made ply=4 side=white uci=b2b3 san=b3
96400.000 completed ply=4 side=white uci=b2b3 san=b3 by=clock
96400.000 made ply=5 side=black uci=b7b6 san=b6
96400.000 completed ply=5 side=black uci=b7b6 san=b6 by=clock
96400.000 made ply=6 side=white uci=c2c3 san=c3
96400.000 completed ply=6 side=white uci=c2c3 san=c3 by=clock
96400.000 made ply=7 side=black uci=c7c6 san=c6
96400.000 completed ply=7 side=black uci=c7c6 san=c6 by=clock
96400.000 made ply=8 side=white uci=b3b4 san=b4
96400.000 completed ply=8 side=white uci=b3b4 san=b4 by=clock
96400.000 made ply=9 side=black uci=b6b5 san=b5
96400.000 completed ply=9 side=black uci=b6b5 san=b5 by=clock
96400.000 made ply=10 side=white uci=a4a5 san=a5
96400.000 completed ply=10 side=white uci=a4a5 san=a5 by=clock
96400.000 made ply=11 side=black uci=a8b8 san=Kb8
96400.000 completed ply=11 side=black uci=a8b8 san=Kb8 by=clock
96400.000 made ply=12 side=white uci=c3c4 san=c4
96400.000 completed ply=12 side=white uci=c3c4 san=c4 by=clock
96400.000 made ply=13 side=black uci=b8b7 san=Kb7
96400.000 completed ply=13 side=black uci=b8b7 san=Kb7 by=clock
96400.000 made ply=14 side=white uci=c4c5 san=c5
96400.000 completed ply=14 side=white uci=c4c5 san=c5 by=clock
96400.000 made ply=15 side=black uci=b7b8 san=Kb8
96400.000 completed ply=15 side=black uci=b7b8 san=Kb8 by=clock
96400.000 made ply=16 side=white uci=d3e2 san=Ke2
96400.000 completed ply=16 side=white uci=d3e2 san=Ke2 by=clock
96400.000 clock running=black why=press
