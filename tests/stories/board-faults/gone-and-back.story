# The source is pulled out in mid-move, and comes back with the move made and pressed.
set TimeControl=300
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+100 gone
+500 place e5
+500 press black
+30000 answers
+2000 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
4600.000 touched side=black square=e7 piece=p
5700.000 clock white_ms=298400 black_ms=297900 why=pause
5700.000 alert id=1 kind=sensor ply=2 confidence=likely evidence={"what":"gone","since":4700000,"times":1,"silent_ms":1000}
35700.000 clock running=black white_ms=298400 black_ms=297900 why=resume
35700.000 released side=black from=e7 square=e5 piece=p
35700.000 made ply=2 side=black uci=e7e5 san=e5
35700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=298400 black_ms=297900
35700.000 clock running=white white_ms=298400 black_ms=297900 why=press
37700.000 touched side=white square=g1 piece=N
38300.000 released side=white from=g1 square=f3 piece=N
38300.000 made ply=3 side=white uci=g1f3 san=Nf3
38300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=295800 black_ms=297900
38300.000 clock running=black white_ms=295800 black_ms=297900 why=press
