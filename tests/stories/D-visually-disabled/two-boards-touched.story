# Taken out of the aperture is touched (D.2.2): Black, who has repeated the move, lifts his knight
# and then moves a pawn.
set VisuallyDisabled=black
set AdjustAnnounced=yes
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e4
+3000 second lift g8
+900 second place g8
+1500 second lift e7
+700 second place e5
+900 press black
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
8500.000 touched side=black square=g8 piece=n
9900.000 released side=black from=g8 square=g8 piece=n
10900.000 touched side=black square=e7 piece=p
12100.000 released side=black from=e7 square=e5 piece=p
12100.000 made ply=2 side=black uci=e7e5 san=e5
12100.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
12500.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
12500.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=likely evidence={"must":{"kind":"move","own":"g8"},"touched":["g8","e7"],"played":"e7e5","claimable":true}
12500.000 clock running=white why=press
