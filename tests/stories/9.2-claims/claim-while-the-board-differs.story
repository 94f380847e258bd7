# A claim while the board shows no move is refused: what stands there is not what is claimed.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+500 lift a1 a2 b1
+900 place c3 c4 d5
+900 press white
+900 ! claim threefold
---
7100.000 touched side=white square=a1 piece=R
7100.000 touched side=white square=b1 piece=N
7100.000 touched side=white square=a2 piece=P
8500.000 released side=white from=b1 square=c3 piece=N
8500.000 released side=white from=a1 square=c4 piece=R
8500.000 released side=white from=a2 square=d5 piece=P
8900.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["a1","b1","a2"],"unexpected":["c3","c4","d5"]}
8900.000 clock running=black why=press
9800.000 refused claim threefold
