# The arbiter imposes the nine penalties of 12.9; what changes the game needs one that is being
# played.
# In 2001 13.4 lists seven: neither fines nor exclusion from rounds.
editions 2001 2018
set TimeControl=5400
show clocks
1000 press black
2000 ! penalty white warning
+1000 ! penalty black add-opponent 90
+1000 ! penalty white reduce 0:30
+1000 ! penalty black opponent-points 0.5
+1000 ! penalty black points 1
+1000 ! penalty white fine 50 EUR for the phone
+1000 ! penalty white exclude 2
+1000 ! undo 2
+1000 ! penalty black loss
[2001] +1000 ! undo 6
[2018] +1000 ! undo 8
+1000 ! penalty white expel
+1000 ! penalty white warning
+1000 ! penalty white reduce 5
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 ruling id=1 side=white decision=confirmed penalty={"kind":"warning"} by=arbiter
3000.000 ruling id=2 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":90} by=arbiter
3000.000 clock running=white white_ms=5488000 black_ms=5400000 why=penalty
4000.000 ruling id=3 side=white decision=confirmed penalty={"kind":"reduce","seconds":30} by=arbiter
4000.000 clock running=white white_ms=5457000 black_ms=5400000 why=penalty
5000.000 ruling id=4 side=black decision=confirmed penalty={"kind":"opponent-points","points":0.5} by=arbiter
6000.000 ruling id=5 side=black decision=confirmed penalty={"kind":"points","points":1} by=arbiter
[2001] 7000.000 refused penalty white fine 50 EUR for the phone
[2018] 7000.000 ruling id=6 side=white decision=confirmed penalty={"kind":"fine","text":"50 EUR for the phone"} by=arbiter
[2001] 8000.000 refused penalty white exclude 2
[2018] 8000.000 ruling id=7 side=white decision=confirmed penalty={"kind":"exclude","rounds":2} by=arbiter
9000.000 ruling id=2 decision=undone by=arbiter
9000.000 clock running=white white_ms=5362000 black_ms=5400000 why=penalty
[2001] 10000.000 ruling id=6 side=black decision=confirmed penalty={"kind":"loss"} by=arbiter
[2018] 10000.000 ruling id=8 side=black decision=confirmed penalty={"kind":"loss"} by=arbiter
10000.000 clock white_ms=5361000 black_ms=5400000 why=pause
[2001] 10000.000 game state=ended result=1-0 reason=arbiter article=13.4
[2018] 10000.000 game state=ended result=1-0 reason=arbiter article=12.9.6
[2001] 11000.000 ruling id=6 decision=undone by=arbiter
[2018] 11000.000 ruling id=8 decision=undone by=arbiter
11000.000 game state=paused by=arbiter
[2001] 12000.000 ruling id=7 side=white decision=confirmed penalty={"kind":"expel"} by=arbiter
[2001] 12000.000 game state=ended result=0-1 reason=arbiter article=13.4
[2018] 12000.000 ruling id=9 side=white decision=confirmed penalty={"kind":"expel"} by=arbiter
[2018] 12000.000 game state=ended result=0-1 reason=arbiter article=12.9.9
[2001] 13000.000 ruling id=8 side=white decision=confirmed penalty={"kind":"warning"} by=arbiter
[2018] 13000.000 ruling id=10 side=white decision=confirmed penalty={"kind":"warning"} by=arbiter
14000.000 refused penalty white reduce 5
