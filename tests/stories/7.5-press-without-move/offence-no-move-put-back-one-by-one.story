# The arbiter calls Black's move an offence while White has a knight in hand, which then stands
# elsewhere for a moment. All is put back piece by piece, and the game goes on from the record.
1000 press black
+1000 lift f2
+400 place f3
+200 press white
+1000 lift b8
+400 place c6
+200 press black
+1000 lift b2
+400 place b4
+200 press white
+1000 lift c6
+400 place e5
+200 press black
+1000 lift g1
+400 ! offence black no-move
+300 place h3
+700 lift e5
+400 place c6
+700 lift h3
+400 place g1
+500 press white
+1500 lift f7
+400 place f5
+300 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f2 piece=P
2600.000 released side=white from=f2 square=f3 piece=P
2600.000 made ply=1 side=white uci=f2f3 san=f3
2600.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=b8 piece=n
4200.000 released side=black from=b8 square=c6 piece=n
4200.000 made ply=2 side=black uci=b8c6 san=Nc6
4200.000 completed ply=2 side=black uci=b8c6 san=Nc6 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=b2 piece=P
5800.000 released side=white from=b2 square=b4 piece=P
5800.000 made ply=3 side=white uci=b2b4 san=b4
5800.000 completed ply=3 side=white uci=b2b4 san=b4 by=clock
5800.000 clock running=black why=press
6800.000 touched side=black square=c6 piece=n
7400.000 released side=black from=c6 square=e5 piece=n
7400.000 made ply=4 side=black uci=c6e5 san=Ne5
7400.000 completed ply=4 side=black uci=c6e5 san=Ne5 by=clock
7400.000 clock running=white why=press
8400.000 touched side=white square=g1 piece=N
8800.000 alert id=1 kind=no-move article=7.5.3 side=black ply=4 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
8800.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8800.000 game state=paused by=arbiter
8800.000 clock why=pause
8800.000 withdrawn ply=4 uci=c6e5 why=taken-back
8800.000 game state=irregular
11800.000 game state=restored
11800.000 game state=resumed
11800.000 clock running=black why=resume
13300.000 touched side=black square=f7 piece=p
14000.000 released side=black from=f7 square=f5 piece=p
14000.000 made ply=4 side=black uci=f7f5 san=f5
14000.000 completed ply=4 side=black uci=f7f5 san=f5 by=clock
14000.000 clock running=white why=press
