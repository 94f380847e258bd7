# By the Laws of 2001 that is F.2.7.
set Edition=2001
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e3
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
7015.000 alert id=1 kind=displaced article=F.2.7 ply=2 confidence=certain evidence={"board":"black","boards":{"white":"rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR","black":"rnbqkbnr\/pppppppp\/8\/8\/8\/4P3\/PPPP1PPP\/RNBQKBNR"},"agreed":0,"missing":["e4"],"unexpected":["e3"]}
