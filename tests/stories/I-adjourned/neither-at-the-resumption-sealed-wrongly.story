# Neither is there (I.11), and what White has sealed is no legal move: that shows only when Black
# has come and the envelope is opened (I.7, I.8).
set Edition=2023
set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Ng5
+900 ! adjourn
+60000 ! absent black
+100 ! absent white
+1000 ! resume
+600000 ! arrived black
+5000 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock why=pause
66700.000 game state=resumed
66700.000 clock running=black why=resume
666700.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Ng5","penalty":{"kind":"loss","result":"0-1"}}
666700.000 game state=adjourned
666700.000 clock why=pause
671700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
671700.000 game state=ended result=0-1 reason=illegal-moves article=I.8
