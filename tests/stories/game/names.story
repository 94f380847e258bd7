# The players' names and the place are said before, in and behind the game, and told to everybody.
show public
1000 ! players Morphy, Paul / Isouard de Vauvenargues, Carl
+100 ! tag Event Opera
+1000 press black
+500 lift e2
+400 place e4
+300 press white
+100 ! tag Round 5.1
+100 ! tag Round
+100 ! tag Date 1858.11.02
+100 ! tag Site Paris FRA
+500 ! resign black
+500 ! players A/B / C / D
---
0.000 game state=ready
1000.000 tags white=Morphy, Paul black=Isouard de Vauvenargues, Carl
1100.000 tags event=Opera
2100.000 game state=started
2100.000 clock running=white why=start
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
3400.000 tags round=5.1
3500.000 tags round=
3600.000 tags date=1858.11.02
3700.000 tags site=Paris FRA
4200.000 clock why=pause
4200.000 game state=ended result=1-0 reason=resignation article=5.1.2
4700.000 tags white=A/B black=C / D
