# White presses while the board fails, and may have castled: that he made no move is only possible.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 fault
4000 press white
5000 answers
6000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
5000.000 clock running=white why=resume
5000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
5000.000 clock running=black why=press
