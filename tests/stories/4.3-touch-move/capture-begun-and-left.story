# Nobody adjusts two pieces at once: White lifts the pawn and the one that it takes, puts both back
# and moves a knight, which broke 4.3.3.
set Fen=4k3/8/8/8/4p3/3P4/8/4K1N1 w - - 0 1
1000 press black
2000 lift d3
+300 lift e4
+700 place d3
+500 place e4
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d3 piece=P
2300.000 touched side=white square=e4 piece=p
3500.000 released side=white from=d3 square=d3 piece=P
4000.000 released side=white from=e4 square=e4 piece=p
4400.000 touched side=white square=g1 piece=N
5000.000 released side=white from=g1 square=f3 piece=N
5000.000 made ply=1 side=white uci=g1f3 san=Nf3
5000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
5000.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"capture-with","own":"d3","opponent":"e4"},"touched":["d3","e4","g1"],"played":"g1f3","claimable":true}
5000.000 clock running=black why=press
