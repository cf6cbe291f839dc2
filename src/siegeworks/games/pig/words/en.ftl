### Words of Pig, in English.

title = Pig
blurb = Roll as long as you dare; the first to reach 100 points wins.
about = 2 to 4 players, about 5 minutes. A traditional dice game, here to learn the program with.

ask-RollOrHold = Roll, or hold and bank the pot
do-roll = Roll the die
do-hold = Hold and bank the pot

log-rolled = { $seat } rolls { $face }
log-banked = { $seat } banks { $points ->
        [one] 1 point
       *[other] { $points } points
    }

end-reached = A player has reached 100 points.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-scores = Scores
zone-pot = Pot

fortune-dice = The die
