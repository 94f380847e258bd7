# The daemon begins anew in the middle of a repetition; then one board after the other is away.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1000 second lift e2
+400 restart
+3000 answers
+0 second answers
+1000 second place e4
+3000 second lift e7
+700 second place e5
+900 press black
+1000 lift e7
+700 place e5
+2000 second gone
+3000 second answers
+2000 lift g1
+500 place f3
+900 press white
+2000 second lift g1
+200 second fault
+500 second answers
+500 second place f3
+3000 second lift b8
+200 second fault
+500 second place c6
+1000 second answers
+1000 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
4700.000 alert id=1 kind=sensor ply=2 confidence=likely evidence={"what":"restart","since":4700000,"times":1,"silent_ms":0}
5700.000 clock why=pause
7700.000 clock running=black why=resume
11700.000 touched side=black square=e7 piece=p
12900.000 released side=black from=e7 square=e5 piece=p
12900.000 made ply=2 side=black uci=e7e5 san=e5
12900.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
13300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
13300.000 clock running=white why=press
18000.000 clock why=pause
20000.000 clock running=white why=resume
22000.000 touched side=white square=g1 piece=N
23000.000 released side=white from=g1 square=f3 piece=N
23000.000 made ply=3 side=white uci=g1f3 san=Nf3
23000.000 announcement ply=3 side=white what=move uci=g1f3 words=Springer Gustav eins Felix drei
23400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
23400.000 clock running=black why=press
29600.000 touched side=black square=b8 piece=n
30800.000 clock why=pause
31300.000 clock running=black why=resume
31800.000 released side=black from=b8 square=c6 piece=n
31800.000 made ply=4 side=black uci=b8c6 san=Nc6
31800.000 announcement ply=4 side=black what=move uci=b8c6 words=Springer Bella acht Cesar sechs
32300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
32300.000 clock running=white why=press
