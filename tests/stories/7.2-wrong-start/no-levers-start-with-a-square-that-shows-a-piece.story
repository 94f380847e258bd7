# Without levers a square shows a piece where none stands when the game is started: what differs is
# said at once, and the first move that comes to rest begins the game.
set Clock=none
1000 place d5
5000 ! start
+8000 lift e2
+700 place e4
+4000 lift c7
+300 place c5
+4000 rest
---
0.000 game state=ready
5000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["d5"]}
5000.000 ruling id=1 alert=1 decision=lapsed
5000.000 game state=started
14200.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d5","shows":"occupied"}
14200.000 touched side=white square=e2 piece=P
14200.000 released side=white from=e2 square=e4 piece=P
14200.000 made ply=1 side=white uci=e2e4 san=e4
16200.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
17700.000 touched side=black square=c7 piece=p
18500.000 released side=black from=c7 square=c5 piece=p
18500.000 made ply=2 side=black uci=c7c5 san=c5
20500.000 completed ply=2 side=black uci=c7c5 san=c5 by=rest
