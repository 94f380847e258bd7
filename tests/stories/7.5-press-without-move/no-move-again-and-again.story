# Players press without a move again and again, each time with an answer: where a pawn could have
# taken without a trace, and been taken back, that did not happen four times.
set Fen=r2q1rk1/pppb1pbp/2np1np1/4p3/3PP3/1P3PP1/PBP1N1BP/RN1Q1RK1 w - - 1 10
1000 press black
+2000 press white
+1200 press black
+20000 lift c2
+500 place c4
+700 press white
+10000 lift h7
+500 place h5
+700 press black
+4000 lift d4
+400 place d5
+500 press white
+5000 lift c6
+500 place e7
+500 press black
+20000 lift c4
+500 place c5
+700 press white
+2000 press black
+1500 press white
+20000 lift h5
+500 place h4
+500 press black
+1300 press white
+2200 press black
+10000 lift b1
+500 place a3
+500 press white
+3000 press black
+1900 press white
+9000 lift h4
+400 lift g3
+500 place g3
+500 press black
+1900 press white
+1900 press black
+9000 lift h2
+400 lift g3
+500 place g3
+500 press white
+9000 lift g7
+500 place h6
+500 press black
+1900 press white
+1900 press black
+9000 lift g1
+500 place f2
+500 press white
+9000 lift g8
+500 place g7
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3000.000 clock running=black why=press
4200.000 clock running=white why=press
24200.000 touched side=white square=c2 piece=P
25200.000 released side=white from=c2 square=c4 piece=P
25200.000 made ply=1 side=white uci=c2c4 san=c4
25400.000 completed ply=1 side=white uci=c2c4 san=c4 by=clock
25400.000 clock running=black why=press
35400.000 touched side=black square=h7 piece=p
36400.000 released side=black from=h7 square=h5 piece=p
36400.000 made ply=2 side=black uci=h7h5 san=h5
36600.000 completed ply=2 side=black uci=h7h5 san=h5 by=clock
36600.000 clock running=white why=press
40600.000 touched side=white square=d4 piece=P
41500.000 released side=white from=d4 square=d5 piece=P
41500.000 made ply=3 side=white uci=d4d5 san=d5
41500.000 completed ply=3 side=white uci=d4d5 san=d5 by=clock
41500.000 clock running=black why=press
46500.000 touched side=black square=c6 piece=n
47500.000 released side=black from=c6 square=e7 piece=n
47500.000 made ply=4 side=black uci=c6e7 san=Ne7
47500.000 completed ply=4 side=black uci=c6e7 san=Ne7 by=clock
47500.000 clock running=white why=press
67500.000 touched side=white square=c4 piece=P
68500.000 released side=white from=c4 square=c5 piece=P
68500.000 made ply=5 side=white uci=c4c5 san=c5
68700.000 completed ply=5 side=white uci=c4c5 san=c5 by=clock
68700.000 clock running=black why=press
70700.000 alert id=2 kind=no-move article=7.5.3 side=black ply=6 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
70700.000 clock running=white why=press
72200.000 clock running=black why=press
92200.000 touched side=black square=h5 piece=p
93200.000 released side=black from=h5 square=h4 piece=p
93200.000 made ply=6 side=black uci=h5h4 san=h4
93200.000 completed ply=6 side=black uci=h5h4 san=h4 by=clock
93200.000 clock running=white why=press
94500.000 alert id=3 kind=no-move article=7.5.3 side=white ply=7 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
94500.000 clock running=black why=press
96700.000 clock running=white why=press
106700.000 touched side=white square=b1 piece=N
107700.000 released side=white from=b1 square=a3 piece=N
107700.000 made ply=7 side=white uci=b1a3 san=Na3
107700.000 completed ply=7 side=white uci=b1a3 san=Na3 by=clock
107700.000 clock running=black why=press
110700.000 alert id=4 kind=no-move article=7.5.3 side=black ply=8 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
110700.000 clock running=white why=press
112600.000 clock running=black why=press
121600.000 touched side=black square=h4 piece=p
122000.000 touched side=white square=g3 piece=P
123000.000 released side=black from=h4 square=g3 piece=p
123000.000 made ply=8 side=black uci=h4g3 san=hxg3
123000.000 completed ply=8 side=black uci=h4g3 san=hxg3 by=clock
123000.000 clock running=white why=press
124900.000 alert id=5 kind=no-move article=7.5.3 side=white ply=9 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
124900.000 clock running=black why=press
126800.000 clock running=white why=press
135800.000 touched side=white square=h2 piece=P
136200.000 touched side=black square=g3 piece=p
137200.000 released side=white from=h2 square=g3 piece=P
137200.000 made ply=9 side=white uci=h2g3 san=hxg3
137200.000 completed ply=9 side=white uci=h2g3 san=hxg3 by=clock
137200.000 clock running=black why=press
146200.000 touched side=black square=g7 piece=b
147200.000 released side=black from=g7 square=h6 piece=b
147200.000 made ply=10 side=black uci=g7h6 san=Bh6
147200.000 completed ply=10 side=black uci=g7h6 san=Bh6 by=clock
147200.000 clock running=white why=press
149100.000 alert id=6 kind=no-move article=7.5.3 side=white ply=11 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
149100.000 clock running=black why=press
151000.000 clock running=white why=press
160000.000 touched side=white square=g1 piece=K
161000.000 released side=white from=g1 square=f2 piece=K
161000.000 made ply=11 side=white uci=g1f2 san=Kf2
161000.000 completed ply=11 side=white uci=g1f2 san=Kf2 by=clock
161000.000 clock running=black why=press
170000.000 touched side=black square=g8 piece=k
171000.000 released side=black from=g8 square=g7 piece=k
171000.000 made ply=12 side=black uci=g8g7 san=Kg7
171000.000 completed ply=12 side=black uci=g8g7 san=Kg7 by=clock
171000.000 clock running=white why=press
