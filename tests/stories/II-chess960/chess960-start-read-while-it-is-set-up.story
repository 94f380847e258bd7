# The pieces are still being put up, and one is put right: the game is ready when they stand as II.2
# asks for.
set Variant=chess960
shows bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRR1
1000 press black
2000 shows bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRK1
3000 shows bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR
4000 press white
5000 press black
---
3015.000 game state=ready
5000.000 game state=started
5000.000 clock running=white why=start
