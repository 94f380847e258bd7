# Without levers: White goes on without having repeated Black's move, which is told once Black has
# moved.
set VisuallyDisabled=black
set Clock=none
1000 ! start
+1000 lift e2
+300 place e4
+3000 second lift e2
+500 second place e4
+3000 second lift e7
+500 second place e5
+3000 lift g1
+500 place f3
+3000 second lift b8
+500 second place c6
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
8800.000 touched side=black square=e7 piece=p
9800.000 released side=black from=e7 square=e5 piece=p
9800.000 made ply=2 side=black uci=e7e5 san=e5
9800.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
11800.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
12300.000 touched side=white square=g1 piece=N
13300.000 released side=white from=g1 square=f3 piece=N
13300.000 made ply=3 side=white uci=g1f3 san=Nf3
13300.000 announcement ply=3 side=white what=move uci=g1f3 words=Springer Gustav eins Felix drei
15300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
15800.000 touched side=black square=b8 piece=n
16800.000 released side=black from=b8 square=c6 piece=n
16800.000 made ply=4 side=black uci=b8c6 san=Nc6
16800.000 announcement ply=4 side=black what=move uci=b8c6 words=Springer Bella acht Cesar sechs
17815.000 alert id=1 kind=displaced article=D.2.9 ply=4 confidence=certain evidence={"board":"white","boards":{"black":"r1bqkbnr\/pppp1ppp\/2n5\/4p3\/4P3\/5N2\/PPPP1PPP\/RNBQKB1R","white":"r?bqkbnr\/pppp?ppp\/8\/8\/4P3\/5N2\/PPPP1PPP\/RNBQKB1R"},"agreed":1,"missing":["e5","c6"],"unexpected":["e7","b8"]}
18800.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
