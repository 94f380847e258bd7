# The source is pulled out while it fails: that is one alert, which lapses once it is in order
# again.
1000 press black
2000 fault
+300 gone
+5000 answers
+20000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"gone","since":2000000,"times":1,"silent_ms":1000}
7300.000 clock running=white why=resume
17300.000 ruling id=1 alert=1 decision=lapsed
