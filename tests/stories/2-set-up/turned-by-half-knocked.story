# A board turned by half, and a piece knocked over by the first move: nobody knows before it stands
# again.
1000 press black
2000 lift d7
+300 lift a8
+300 place d5
+600 press white
+900 place a8
+2000 lift e2
+600 place e4
+600 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d7 piece=p
2300.000 touched side=white square=a8 piece=r
3100.000 released side=white from=d7 square=d5 piece=p
3200.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["d7","a8"],"unexpected":["d5"]}
3200.000 clock running=black why=press
7300.000 clock running=white why=press
