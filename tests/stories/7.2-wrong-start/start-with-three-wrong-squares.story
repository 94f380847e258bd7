# With three squares wrong no first move begins a game.
1000 lift h2 g2 f2
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
+1000 rest
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["f2","g2","h2"]}
