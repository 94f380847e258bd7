# A board that recognises pieces shows king and queen exchanged since they stood: the first move and
# a press begin no game.
shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
2000 lift d1
+300 lift e1
+400 place d1
+0 kinds d1=K
+400 place e1
+0 kinds e1=Q
+4000 lift e2
+300 place e4
+0 kinds e4=P
+900 press white
---
0.000 game state=ready
