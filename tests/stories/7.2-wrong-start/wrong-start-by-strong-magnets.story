# The magnets of kings and queens close four reeds beside them where a game begins from a position:
# the first move confirms it all the same.
set Fen=q3k3/5ppp/8/8/8/8/5PPP/Q3K3 w - - 0 1
200 place b1 d1 b8 d8
3000 press black
+1500 lift g2
+300 place g3
+300 press white
+1500 lift g7
+300 place g5
+300 press black
---
0.000 game state=ready
3000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b1","d1","b8","d8"]}
3000.000 ruling id=1 alert=1 decision=lapsed
3000.000 game state=started
3000.000 clock running=white why=start
5100.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b1","shows":"occupied"}
5100.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d1","shows":"occupied"}
5100.000 alert id=4 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b8","shows":"occupied"}
5100.000 alert id=5 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d8","shows":"occupied"}
5100.000 touched side=white square=g2 piece=P
5100.000 released side=white from=g2 square=g3 piece=P
5100.000 made ply=1 side=white uci=g2g3 san=g3
5100.000 completed ply=1 side=white uci=g2g3 san=g3 by=clock
5100.000 clock running=black why=press
6600.000 touched side=black square=g7 piece=p
7200.000 released side=black from=g7 square=g5 piece=p
7200.000 made ply=2 side=black uci=g7g5 san=g5
7200.000 completed ply=2 side=black uci=g7g5 san=g5 by=clock
7200.000 clock running=white why=press
