# The board was turned by a quarter: what differs is told before the game begins.
stands c3c3c3c3c3c3c3c3
1000 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["c1","d1","e1","f1","c2","d2","e2","f2","c7","d7","e7","f7","c8","d8","e8","f8"],"unexpected":["a3","b3","g3","h3","a4","b4","g4","h4","a5","b5","g5","h5","a6","b6","g6","h6"]}
