# White's pieces do not stand opposite Black's: that is no start position (II.2.3).
set Variant=chess960
shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR
1000 press black
2000 ! start
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["d1","e1"]}
2000.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["d1","e1"]}
