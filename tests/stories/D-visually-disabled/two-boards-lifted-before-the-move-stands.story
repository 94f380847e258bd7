# Black takes his pawn up while White is moving, and answers before White presses: his move counts,
# and White's is still to be repeated.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+200 second lift e7
+300 place e4
+1000 second place e5
+500 press white
+1000 press black
+500 second lift e2
+500 second place e4
+500 lift e7
+500 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3000.000 released side=white from=e2 square=e4 piece=P
3000.000 made ply=1 side=white uci=e2e4 san=e4
3000.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3000.000 touched side=black square=e7 piece=p
4000.000 released side=black from=e7 square=e5 piece=p
4000.000 made ply=2 side=black uci=e7e5 san=e5
4000.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
4000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4000.000 clock running=black why=press
5000.000 alert id=1 kind=displaced article=D.2.9 ply=2 confidence=certain evidence={"board":"black","boards":{"white":"rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR","black":"rnbqkbnr\/pppp1ppp\/8\/4p3\/8\/8\/PPPPPPPP\/RNBQKBNR"},"agreed":0,"missing":["e4"],"unexpected":["e2"]}
5000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5000.000 clock running=white why=press
7515.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2515
