# White's e4 is repeated as e3 and put right: the boards differ, which lapses, and nobody is
# accused.
editions 2001 2023
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e3
[2023] +3000 second lift e3
[2023] +700 second place e4
[2023] +1500 second lift e7
[2023] +700 second place e5
[2023] +900 press black
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
[2001] 7015.000 alert id=1 kind=displaced article=F.2.7 ply=2 confidence=certain evidence={"board":"black","boards":{"white":"rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR","black":"rnbqkbnr\/pppppppp\/8\/8\/8\/4P3\/PPPP1PPP\/RNBQKBNR"},"agreed":0,"missing":["e4"],"unexpected":["e3"]}
[2023] 7015.000 alert id=1 kind=displaced article=D.2.9 ply=2 confidence=certain evidence={"board":"black","boards":{"white":"rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR","black":"rnbqkbnr\/pppppppp\/8\/8\/8\/4P3\/PPPP1PPP\/RNBQKBNR"},"agreed":0,"missing":["e4"],"unexpected":["e3"]}
[2023] 9715.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2700
[2023] 10700.000 touched side=black square=e7 piece=p
[2023] 11900.000 released side=black from=e7 square=e5 piece=p
[2023] 11900.000 made ply=2 side=black uci=e7e5 san=e5
[2023] 11900.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
[2023] 12300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
[2023] 12300.000 clock running=white why=press
