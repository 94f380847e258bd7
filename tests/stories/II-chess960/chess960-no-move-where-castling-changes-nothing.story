# Where castling would change no square a press without any lift is one without a move all the same.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2000.000 clock running=black why=press
