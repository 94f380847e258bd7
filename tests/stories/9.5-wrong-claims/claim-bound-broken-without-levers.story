# Without levers a move that is not the announced one is told when the opponent answers.
set Clock=none
500 ! start
play Nf3 Nf6 Ng1 Ng8
expect from here
+3000 ! claim threefold Nf3
+500 lift e2
+300 place e4
+900 lift e7
+300 place e5
---
4200.000 released side=black from=f6 square=g8 piece=n
4200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=answer
4200.000 made ply=4 side=black uci=f6g8 san=Ng8
6200.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=rest
6700.000 claim side=white kind=threefold held=false
6700.000 draw-offer side=white what=offered
6700.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
7200.000 touched side=white square=e2 piece=P
8000.000 released side=white from=e2 square=e4 piece=P
8000.000 made ply=5 side=white uci=e2e4 san=e4
8400.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
8400.000 touched side=black square=e7 piece=p
8400.000 draw-offer side=white what=lapsed
9200.000 released side=black from=e7 square=e5 piece=p
9200.000 completed ply=5 side=white uci=e2e4 san=e4 by=answer
9200.000 made ply=6 side=black uci=e7e5 san=e5
11200.000 completed ply=6 side=black uci=e7e5 san=e5 by=rest
