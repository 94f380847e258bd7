# White, whose knight cannot mate, has won by what the kings show, which is for the arbiter.
# Were it a resignation, the game would be drawn in 2023 (5.1.2).
editions 2001 2017 2018 2023
set Fen=4k3/7q/8/8/8/8/8/1N2K3 w - - 0 60
1000 press black
play Ke2 Ke7
expect from here
+3000 lift e7
+600 place d5
+900 lift e2
+600 place e4
+3000 ! confirm last
---
6800.000 touched side=white square=e7 piece=k
[2001] 9400.000 alert id=1 kind=displaced article=5.1b ply=3 confidence=possible evidence={"kings":"1-0","missing":["e2","e7"],"unexpected":["e4","d5"],"result":"1-0"}
[2017 2018] 9400.000 alert id=1 kind=displaced article=5.1.2 ply=3 confidence=possible evidence={"kings":"1-0","missing":["e2","e7"],"unexpected":["e4","d5"],"result":"1-0"}
[2023] 9400.000 alert id=1 kind=displaced article=5.1.2 ply=3 confidence=possible evidence={"kings":"1-0","missing":["e2","e7"],"unexpected":["e4","d5"],"result":"1\/2-1\/2"}
11900.000 ruling id=1 alert=1 decision=confirmed by=arbiter
11900.000 clock why=pause
[2001] 11900.000 game state=ended result=1-0 reason=kings-centred article=5.1b
[2017 2018] 11900.000 game state=ended result=1-0 reason=kings-centred article=5.1.2
[2023] 11900.000 game state=ended result=1/2-1/2 reason=kings-centred article=5.1.2
