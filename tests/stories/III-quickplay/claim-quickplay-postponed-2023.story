# The arbiter postpones a quickplay claim, and may give White two minutes more (III.5.2).
# When Black's flag has fallen, White's claim of that is for the arbiter to decide, and he finds a
# draw.
set Edition=2023
set Rulings=automatic
set Format=standard
set TimeControl=150
set QuickplayFinish=yes
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim quickplay
+1000 ! claim quickplay
+59000 ! add-time white 120
+1000 ! resume
+100000 ! claim flag
+1000 ! confirm 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 claim side=black kind=quickplay
62900.000 alert id=1 kind=quickplay-claim article=III.5 side=black ply=2 confidence=possible evidence={"claim":"quickplay","result":"1\/2-1\/2"}
62900.000 game state=paused by=black
62900.000 clock white_ms=148100 black_ms=90000 why=pause
63900.000 refused claim quickplay
122900.000 clock white_ms=268100 black_ms=90000 why=set
123900.000 game state=resumed
123900.000 clock running=black white_ms=268100 black_ms=90000 why=resume
213900.000 clock running=black white_ms=268100 black_ms=0 why=flag
213900.000 alert id=2 kind=flag-fall article=6.8 side=black ply=2 confidence=certain evidence={"result":"1-0"}
223900.000 refused claim flag
224900.000 ruling id=1 alert=1 decision=confirmed by=arbiter
224900.000 clock white_ms=268100 black_ms=0 why=pause
224900.000 game state=ended result=1/2-1/2 reason=claim article=III.5
