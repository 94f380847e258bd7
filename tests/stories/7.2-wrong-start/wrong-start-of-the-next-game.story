# After a game the pieces are set up anew, but for a rook: the next game begins once it is there,
# with the lever that went down before.
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6
expect from here
+1000 ! resign white
+1000 press white
+1000 press black
+3000 lift e4 f3 e5 c6 h1
+2000 place e2 g1 e7 b8
+2000 press white
+500 press black
+2000 place h1
+1000 press white
+500 press black
---
8400.000 clock why=pause
8400.000 game state=ended result=0-1 reason=resignation article=5.1.2
17900.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h1"]}
17900.000 ruling id=1 alert=1 decision=lapsed
17900.000 game state=started
17900.000 clock running=white why=start
