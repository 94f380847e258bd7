# White, who has sealed stalemate, is late: the game is drawn by it (I.10).
set DefaultTime=60
set Fen=7k/8/5K2/8/8/8/8/6Q1 w - - 0 60
1000 press black
+900 ! seal Qg6
+900 ! adjourn
+60000 ! arrived black
+60000 ! resume
+70000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2800.000 game state=adjourned
2800.000 clock why=pause
122800.000 game state=resumed
122800.000 clock running=black why=resume
182800.000 alert id=1 kind=absent article=I.10 side=white confidence=possible evidence={"result":"1\/2-1\/2"}
192800.000 ruling id=1 alert=1 decision=confirmed by=arbiter
192800.000 clock why=pause
192800.000 game state=ended result=1/2-1/2 reason=stalemate article=I.10
