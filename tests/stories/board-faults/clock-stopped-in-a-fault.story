# While the board fails the clock is stopped, and stays so: what is played behind that ends nothing.
1000 press black
play f3 e5 g4
expect from here
+1000 fault
+1000 level
+2000 answers
+3000 rest
+1000 lift d8
+300 place h4
+5000 ! result 1-0
---
7200.000 clock why=pause
7200.000 alert id=1 kind=sensor ply=4 confidence=likely evidence={"what":"fault","since":6200000,"times":1,"silent_ms":1000}
9200.000 clock running=black why=resume
9200.000 clock why=pause
13200.000 touched side=black square=d8 piece=q
14000.000 released side=black from=d8 square=h4 piece=q
14000.000 made ply=4 side=black uci=d8h4 san=Qh4#
18500.000 withdrawn ply=4 uci=d8h4 why=taken-back
18500.000 game state=ended result=1-0 reason=arbiter
