# Neither player is there when play is resumed: Black's clock runs, and the envelope stays closed
# until he comes (I.7, I.11).
# 2001 has no I.11, but the envelope waits for whoever must reply all the same (A.7, A.9b).
editions 2001 2023
set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! absent white
+100 ! absent black
+1000 ! resume
[2023] +200 press white
+600000 ! arrived black
+2000 lift g1
+300 place f3
[2023] +2000 lift b8
[2023] +300 place c6
[2023] +600 press black
[2023] +60000 ! arrived white
[2023] +3000 lift f1
[2023] +300 place b5
[2023] +600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
66700.000 game state=resumed
66700.000 clock running=black why=resume
[2001] 668700.000 touched side=white square=g1 piece=N
[2023] 668900.000 touched side=white square=g1 piece=N
[2001] 669500.000 released side=white from=g1 square=f3 piece=N
[2001] 669500.000 made ply=3 side=white uci=g1f3 san=Nf3
[2001] 669500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
[2023] 669700.000 released side=white from=g1 square=f3 piece=N
[2023] 669700.000 made ply=3 side=white uci=g1f3 san=Nf3
[2023] 669700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
[2023] 671200.000 touched side=black square=b8 piece=n
[2023] 672000.000 released side=black from=b8 square=c6 piece=n
[2023] 672000.000 made ply=4 side=black uci=b8c6 san=Nc6
[2023] 672100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
[2023] 672100.000 clock running=white why=press
[2023] 735100.000 touched side=white square=f1 piece=B
[2023] 735900.000 released side=white from=f1 square=b5 piece=B
[2023] 735900.000 made ply=5 side=white uci=f1b5 san=Bb5
[2023] 736000.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
[2023] 736000.000 clock running=black why=press
