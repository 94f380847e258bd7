# With an increment there is no claim of a quickplay finish any more (III.2.2).
set Edition=2018
set Format=standard
set TimeControl=100
set QuickplayFinish=yes
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 ! claim quickplay
+1000 ! time-control 100+5
+1000 ! resume
+1000 ! claim quickplay
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4800.000 clock running=white why=press
5800.000 claim side=white kind=quickplay
5800.000 alert id=1 kind=quickplay-claim article=III.5 side=white ply=3 confidence=possible evidence={"claim":"quickplay","result":"1\/2-1\/2"}
5800.000 game state=paused by=white
5800.000 clock why=pause
6800.000 clock why=set time_control=100+5
7800.000 game state=resumed
7800.000 clock running=white why=resume
8800.000 refused claim quickplay
