# A board that knows its pieces: White's king and queen have changed places, which is put right.
shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR
1000 press black
+100 press white
2000 shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
3000 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["d1","e1"]}
3000.000 game state=ready
3000.000 ruling id=1 alert=1 decision=lapsed
3000.000 game state=started
3000.000 clock running=white why=start
