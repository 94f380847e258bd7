# White moves and presses while the board fails: Black's clock runs from when it answers.
set TimeControl=300+2
show clocks
1000 press black
2000 fault
+500 lift e2
+500 place e4
+500 press white
+3000 answers
+1000 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=302000 black_ms=302000 why=start
3000.000 clock white_ms=301000 black_ms=302000 why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
6500.000 clock running=white white_ms=301000 black_ms=302000 why=resume
6500.000 touched side=white square=e2 piece=P
6500.000 released side=white from=e2 square=e4 piece=P
6500.000 made ply=1 side=white uci=e2e4 san=e4
6500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=303000 black_ms=302000
6500.000 clock running=black white_ms=303000 black_ms=302000 why=press
7500.000 touched side=black square=e7 piece=p
8100.000 released side=black from=e7 square=e5 piece=p
8100.000 made ply=2 side=black uci=e7e5 san=e5
8100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=303000 black_ms=302400
8100.000 clock running=white white_ms=303000 black_ms=302400 why=press
