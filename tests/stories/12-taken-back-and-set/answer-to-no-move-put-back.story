# White presses without a move, and Black answers before they see it. The answer is put back, and
# White makes his move: the game goes on from there.
1000 press black
+1500 lift e2
+300 place e4
+500 press white
+1500 lift g8
+300 place f6
+500 press black
+1500 press white
+1500 lift b8
+300 place c6
+500 press black
+2500 lift c6
+300 place b8
+1500 lift b1
+300 place c3
+400 press white
+1500 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2500.000 touched side=white square=e2 piece=P
3300.000 released side=white from=e2 square=e4 piece=P
3300.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
4800.000 touched side=black square=g8 piece=n
5600.000 released side=black from=g8 square=f6 piece=n
5600.000 made ply=2 side=black uci=g8f6 san=Nf6
5600.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
5600.000 clock running=white why=press
7100.000 alert id=1 kind=no-move article=7.5.3 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
7100.000 clock running=black why=press
8600.000 touched side=black square=b8 piece=n
9400.000 released side=black from=b8 square=c6 piece=n
9400.000 made ply=4 side=black uci=b8c6 san=Nc6
9400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
9400.000 clock running=white why=press
11900.000 touched side=white square=c6 piece=n
12700.000 released side=white from=c6 square=b8 piece=n
13700.000 touched side=white square=b1 piece=N
14400.000 released side=white from=b1 square=c3 piece=N
14400.000 withdrawn ply=4 uci=b8c6 why=changed
14400.000 made ply=3 side=white uci=b1c3 san=Nc3
14400.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
14400.000 clock running=black why=press
15900.000 touched side=black square=e7 piece=p
16600.000 released side=black from=e7 square=e5 piece=p
16600.000 made ply=4 side=black uci=e7e5 san=e5
16600.000 completed ply=4 side=black uci=e7e5 san=e5 by=clock
16600.000 clock running=white why=press
