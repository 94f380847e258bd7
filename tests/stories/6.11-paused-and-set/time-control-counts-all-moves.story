# The periods of the new control are those of all moves made so far: two were, so the third begins
# the next one, and its time goes again with a move that is taken back.
set Edition=2018
set TimeControl=300
show clocks
1000 press black
pace 1000 300 600
play e4 e5 Nf3 Nc6
+1000 ! time-control 3/300:60+5
play Bb5 a6
+1000 ! takeback 5
+1000 ! time-control 4/300:60
+1000 lift b5 a6
+500 place f1 a7
+1000 ! resume
+1000 lift f1
+300 place b5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298100 black_ms=300000
2900.000 clock running=black white_ms=298100 black_ms=300000 why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=298100 black_ms=298100
4800.000 clock running=white white_ms=298100 black_ms=298100 why=press
5800.000 touched side=white square=g1 piece=N
6600.000 released side=white from=g1 square=f3 piece=N
6600.000 made ply=3 side=white uci=g1f3 san=Nf3
6700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=296200 black_ms=298100
6700.000 clock running=black white_ms=296200 black_ms=298100 why=press
7700.000 touched side=black square=b8 piece=n
8500.000 released side=black from=b8 square=c6 piece=n
8500.000 made ply=4 side=black uci=b8c6 san=Nc6
8600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=296200 black_ms=296200
8600.000 clock running=white white_ms=296200 black_ms=296200 why=press
9600.000 clock running=white white_ms=295200 black_ms=296200 why=set time_control=3/300:60+5
10600.000 touched side=white square=f1 piece=B
11400.000 released side=white from=f1 square=b5 piece=B
11400.000 made ply=5 side=white uci=f1b5 san=Bb5
11500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=358300 black_ms=296200
11500.000 clock running=black white_ms=358300 black_ms=296200 why=press
12500.000 touched side=black square=a7 piece=p
13300.000 released side=black from=a7 square=a6 piece=p
13300.000 made ply=6 side=black uci=a7a6 san=a6
13400.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock white_ms=358300 black_ms=359300
13400.000 clock running=white white_ms=358300 black_ms=359300 why=press
14400.000 game state=paused by=arbiter
14400.000 clock white_ms=357300 black_ms=359300 why=pause
14400.000 withdrawn ply=6 uci=a7a6 why=taken-back
14400.000 withdrawn ply=5 uci=f1b5 why=taken-back
14400.000 clock white_ms=293300 black_ms=294300 why=set
14400.000 game state=irregular
15400.000 clock white_ms=293300 black_ms=294300 why=set time_control=4/300:60
17400.000 game state=restored
17900.000 game state=resumed
17900.000 clock running=white white_ms=293300 black_ms=294300 why=resume
18900.000 touched side=white square=f1 piece=B
19700.000 released side=white from=f1 square=b5 piece=B
19700.000 made ply=5 side=white uci=f1b5 san=Bb5
19800.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=291400 black_ms=294300
19800.000 clock running=black white_ms=291400 black_ms=294300 why=press
