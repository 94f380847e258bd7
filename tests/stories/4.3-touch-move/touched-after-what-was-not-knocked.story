# The pawn was lifted too late to have been knocked over by the hand that pressed: White touched it.
set Fen=4k3/8/4p3/4pN2/2K5/8/8/8 b - - 0 1
1000 press white
2000 lift e8
+600 place d7
+900 press black
+1600 lift e5
+9000 lift f5
+500 place f5
+1400 place e5
+9000 lift c4
+600 place b5
+900 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=e8 piece=k
3100.000 released side=black from=e8 square=d7 piece=k
3100.000 made ply=1 side=black uci=e8d7 san=Kd7
3500.000 completed ply=1 side=black uci=e8d7 san=Kd7 by=clock
3500.000 clock running=white why=press
5100.000 touched side=white square=e5 piece=p
14100.000 touched side=white square=f5 piece=N
15100.000 released side=white from=f5 square=f5 piece=N
16500.000 released side=white from=e5 square=e5 piece=p
25000.000 touched side=white square=c4 piece=K
26100.000 released side=white from=c4 square=b5 piece=K
26100.000 made ply=2 side=white uci=c4b5 san=Kb5
26500.000 completed ply=2 side=white uci=c4b5 san=Kb5 by=clock
26500.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=2 confidence=likely evidence={"must":{"kind":"move","own":"f5"},"touched":["e5","f5","c4"],"played":"c4b5","claimable":true}
26500.000 clock running=black why=press
