# White has sealed an illegal move, which nobody knows before Black has come and the envelope is
# opened (I.7, I.8; 2001: A.7, A.8).
editions 2001 2017 2018 2023
set DefaultTime=3600
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! seal Nf4
+900 ! adjourn
+60000 ! arrived white
+900 ! resume
+120000 ! arrived black
+900 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock white_ms=5456800 black_ms=5458600 why=pause
66500.000 game state=resumed
66500.000 clock running=black white_ms=5456800 black_ms=5458600 why=resume
[2001] 186500.000 alert id=1 kind=illegal-move article=A.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
[2017 2018 2023] 186500.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
186500.000 game state=adjourned
186500.000 clock white_ms=5456800 black_ms=5338600 why=pause
187400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2001] 187400.000 game state=ended result=0-1 reason=illegal-moves article=A.8
[2017 2018 2023] 187400.000 game state=ended result=0-1 reason=illegal-moves article=I.8
