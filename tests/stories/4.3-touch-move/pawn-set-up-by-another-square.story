# White knocks a pawn over in his move, sets it up on a wrong square, then on its own, and presses:
# Black has made no move, and need not move that pawn.
1000 press black
pace 1000 300 300
play e4 e5 Nf3
+2000 lift b8
+400 place c6
+400 press black
+2000 lift f1
+400 place b5
+800 lift a7
+1200 place a6
+1500 lift a6
+400 place a7
+600 press white
+4000 lift g8
+400 place f6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
5800.000 released side=white from=g1 square=f3 piece=N
5800.000 made ply=3 side=white uci=g1f3 san=Nf3
5800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5800.000 clock running=black why=press
7800.000 touched side=black square=b8 piece=n
8600.000 released side=black from=b8 square=c6 piece=n
8600.000 made ply=4 side=black uci=b8c6 san=Nc6
8600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
8600.000 clock running=white why=press
10600.000 touched side=white square=f1 piece=B
11500.000 released side=white from=f1 square=b5 piece=B
11500.000 made ply=5 side=white uci=f1b5 san=Bb5
11800.000 touched side=black square=a7 piece=p
13500.000 released side=black from=a7 square=a6 piece=p
13500.000 made ply=6 side=black uci=a7a6 san=a6
14500.000 touched side=black square=a6 piece=p
15400.000 released side=black from=a6 square=a7 piece=p
15400.000 withdrawn ply=6 uci=a7a6 why=taken-back
15500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
15500.000 clock running=black why=press
19500.000 touched side=black square=g8 piece=n
20400.000 released side=black from=g8 square=f6 piece=n
20400.000 made ply=6 side=black uci=g8f6 san=Nf6
20500.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
20500.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=6 confidence=possible evidence={"must":{"kind":"stand","own":"a7","to":"a6"},"touched":["a7"],"played":"g8f6","claimable":true}
20500.000 clock running=white why=press
