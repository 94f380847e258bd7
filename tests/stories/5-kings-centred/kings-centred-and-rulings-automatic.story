# No regulation ends a game by what the kings show before both have moved.
set Rulings=automatic
1000 press black
+2000 lift e8
+600 place d5
+900 lift e1
+600 place e4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e8 piece=k
5600.000 alert id=1 kind=displaced article=5.1.2 ply=1 confidence=possible evidence={"kings":"1-0","missing":["e1","e8"],"unexpected":["e4","d5"],"result":"1-0"}
