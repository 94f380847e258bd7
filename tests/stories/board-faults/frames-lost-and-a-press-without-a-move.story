# Frames are lost for a moment, and then White presses once more: one press was seen, and no four
# moves there and back are guessed for it.
1000 press black
2000 lift e2
+300 place e4
+900 press white
+300 press black
+20 lost
+20 answers
+900 press white
+2000 lift e7
+300 place e5
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3200.000 clock running=black why=press
3500.000 alert id=1 kind=no-move article=7.5.3 side=black ply=2 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3500.000 clock running=white why=press
4440.000 clock running=black why=press
6440.000 touched side=black square=e7 piece=p
7240.000 released side=black from=e7 square=e5 piece=p
7240.000 made ply=2 side=black uci=e7e5 san=e5
7640.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7640.000 clock running=white why=press
