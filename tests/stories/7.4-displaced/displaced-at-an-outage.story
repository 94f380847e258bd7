# The board fails while pieces lie about: nobody knows for how long they did.
1000 press black
2000 lift g2 h2
+2000 fault
+20000 answers
+2000 rest
+6000 place g2 h2
+500 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g2 piece=P
2000.000 touched side=white square=h2 piece=P
5000.000 clock why=pause
5000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":4000000,"times":1,"silent_ms":1000}
24000.000 clock running=white why=resume
24500.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["g2","h2"]}
32500.000 released side=white from=g2 square=g2 piece=P
32500.000 released side=white from=h2 square=h2 piece=P
32500.000 ruling id=1 alert=2 decision=lapsed lasted_ms=8000
32500.000 game state=restored
