# With the clock stopped pieces are put anywhere; when a lever goes down the board differs.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+2000 level
+1000 lift d1
+300 place d5
+500 lift h8
+300 place h5
+5000 press white
+9000 rest
---
8600.000 clock why=pause
9600.000 touched side=white square=d1 piece=Q
10400.000 released side=white from=d1 square=d5 piece=Q
10400.000 touched side=white square=h8 piece=r
11200.000 released side=white from=h8 square=h5 piece=r
15700.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["d1","h8"],"unexpected":["d5","h5"]}
15700.000 clock running=black why=press
