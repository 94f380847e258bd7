# An illegal sealed move with colours reversed, opened while the game is paused: the state tells
# both still.
set Edition=2001
set DefaultTime=3600
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! colours-reversed
+900 ! seal Nf4
+900 ! adjourn
+60000 ! arrived white
+900 ! resume
+60000 ! pause
+60000 ! arrived black
+900 ! confirm last
---
4700.000 game state=resumed reversed=true
6500.000 game state=adjourned reversed=true
6500.000 clock white_ms=5455900 black_ms=5458600 why=pause
67400.000 game state=resumed reversed=true
67400.000 clock running=black white_ms=5455900 black_ms=5458600 why=resume
127400.000 game state=paused reversed=true by=arbiter
127400.000 clock white_ms=5455900 black_ms=5398600 why=pause
187400.000 alert id=1 kind=illegal-move article=A.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
187400.000 game state=adjourned reversed=true
188300.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
188300.000 game state=ended reversed=true result=0-1 reason=illegal-moves article=A.8
