# The time control gets an increment, which ends quickplay claims (III.2.2).
set Edition=2018
set Format=standard
set TimeControl=100
set QuickplayFinish=yes
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! claim quickplay
+1000 ! time-control 100+5
+1000 ! resume
+1000 ! claim quickplay
---
5800.000 claim side=white kind=quickplay
5800.000 alert id=1 kind=quickplay-claim article=III.5 side=white ply=3 confidence=possible evidence={"claim":"quickplay","result":"1\/2-1\/2"}
5800.000 game state=paused by=white
5800.000 clock why=pause
6800.000 clock why=set time_control=100+5
7800.000 game state=resumed
7800.000 clock running=white why=resume
8800.000 refused claim quickplay
