# White's press raises Black's lever, which bounces for a moment: nobody answers a press so soon.
1000 press black
2000 lift e2
+400 place e4
+700 press white
+16 press black
+16 press white
+4000 lift e7
+400 place e5
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2900.000 released side=white from=e2 square=e4 piece=P
2900.000 made ply=1 side=white uci=e2e4 san=e4
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3100.000 clock running=black why=press
3116.000 alert id=1 kind=no-move article=7.5.3 side=black ply=2 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3116.000 clock running=white why=press
3132.000 clock running=black why=press
7132.000 touched side=black square=e7 piece=p
8032.000 released side=black from=e7 square=e5 piece=p
8032.000 made ply=2 side=black uci=e7e5 san=e5
8132.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8132.000 clock running=white why=press
