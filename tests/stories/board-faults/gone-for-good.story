# The source is pulled out for good, and the arbiter enters the result.
1000 press black
2000 gone
+600000 rest
+1000 ! result 1/2-1/2 agreement
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"gone","since":2000000,"times":1,"silent_ms":1000}
603000.000 clock why=pause
603000.000 game state=ended result=1/2-1/2 reason=agreement
