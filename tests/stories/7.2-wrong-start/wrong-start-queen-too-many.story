# A second queen stands on the board, beside all others.
stands ffff00001000ffff
1000 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["e4"]}
