# Whoever watches the board starts anew while the kings stand in the centre.
1000 press black
+2000 lift e8
+600 place d5
+900 lift e1
+600 place e4
+3000 restart
+3000 answers
+3000 ! confirm 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e8 piece=k
5600.000 alert id=1 kind=displaced article=5.1.2 ply=1 confidence=possible evidence={"kings":"1-0","missing":["e1","e8"],"unexpected":["e4","d5"],"result":"1-0"}
8100.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":8100000,"times":1,"silent_ms":0}
9100.000 clock why=pause
11100.000 clock running=white why=resume
14100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
14100.000 clock why=pause
14100.000 game state=ended result=1-0 reason=kings-centred article=5.1.2
