# The board fails for a second while nothing moves. Then a bishop is seen to move, and four pieces
# fall at the press: the move is told.
set TimeControl=600
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
+500 fault
+1000 answers
+2000 lift f1
+400 place c4
+150 lift a1 a2 b1 b2
+250 press white
+3000 ! resign black
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
5700.000 clock why=pause
5700.000 alert id=1 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":4700000,"times":1,"silent_ms":1000}
5700.000 clock running=white why=resume
7700.000 touched side=white square=f1 piece=B
8250.000 touched side=white square=a1 piece=R
8250.000 touched side=white square=b1 piece=N
8250.000 touched side=white square=a2 piece=P
8250.000 touched side=white square=b2 piece=P
8500.000 released side=white from=f1 square=c4 piece=B
8500.000 released side=white from=a1 square=a1 piece=R
8500.000 released side=white from=b1 square=b1 piece=N
8500.000 released side=white from=a2 square=a2 piece=P
8500.000 released side=white from=b2 square=b2 piece=P
8500.000 made ply=3 side=white uci=f1c4 san=Bc4
8500.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=clock
8500.000 clock running=black why=press
8500.000 alert id=2 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"missing":["a1","b1","a2","b2"]}
11500.000 clock why=pause
11500.000 game state=ended result=1-0 reason=resignation article=5.1.2
