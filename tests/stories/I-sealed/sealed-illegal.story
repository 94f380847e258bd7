# What was sealed is illegal, which shows only when the envelope is opened, and loses (I.8; 2001:
# A.8).
editions 2001 2017 2018 2023
1000 press black
play e4 e5
expect from here
+900 ! seal Nf4
+900 ! adjourn
+60000 ! resume
+900 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock why=pause
[2001] 65600.000 alert id=1 kind=illegal-move article=A.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
[2017 2018 2023] 65600.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
66500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2001] 66500.000 game state=ended result=0-1 reason=illegal-moves article=A.8
[2017 2018 2023] 66500.000 game state=ended result=0-1 reason=illegal-moves article=I.8
