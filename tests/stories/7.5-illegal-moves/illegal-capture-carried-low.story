# Black takes a pawn that he cannot, carried low over two squares; he has not swept e1 meanwhile.
set Fen=3k4/8/8/8/8/8/2P2b2/4B2K b - - 0 34
500 press white
2000 lift c2
+1900 lift f2
+86 place e2
+72 lift e2
+58 place d2
+78 lift d2
+84 place c2
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2000.000 touched side=black square=c2 piece=P
3900.000 touched side=black square=f2 piece=b
4778.000 released side=black from=f2 square=c2 piece=b
5178.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=1 confidence=certain evidence={"from":"f2","to":"c2","captured":"c2","missing":["f2"],"penalty":{"kind":"add-opponent","seconds":120}}
5178.000 clock running=white why=press
