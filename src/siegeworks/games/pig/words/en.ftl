### Words of Pig, in English.

title = Pig
blurb = Roll as long as you dare; the first to reach 100 points wins.
about = 2 to 4 players, about 5 minutes. A traditional dice game, here to learn the program with.
points = The points that each player has banked.
play-win = Be the first to bank 100 points.
play-lose = When another player has them first.
play-turn = Roll as often as you like; each roll goes into the pot. A 1 empties it and ends your turn; hold, and the pot is yours.

ask-RollOrHold = Roll, or hold and bank the pot
do-roll = Roll the die
do-hold = Hold and bank the pot

log-rolled = { $seat } rolls { $face }
log-banked = { $seat } banks { $points ->
        [one] 1 point
       *[other] { $points } points
    }

result-spilt = The pot is lost, and the turn ends

end-reached = A player has reached 100 points.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-scores = Scores
zone-pot = Pot

## The story

epilogue-rolls = { $winner } banked the last points, after { $rolls } rolls; { $spilt ->
        [0] no pot was spilt
        [one] one pot was spilt
       *[other] { $spilt } pots were spilt
    }.

## What everything on the board is

about-area-die = Roll the die. A 2 to 6 goes into the pot; a 1 empties it and ends your turn.
    .rule = 1.3
    .name = The die
about-area-trough = Hold: the pot is added to your score, and the next player is up.
    .rule = 1.4
    .name = The trough
about-zone-pot = The points of this turn that are not banked yet. A 1 loses them.
    .rule = 1.3
about-zone-scores = The points that this player has banked. They are safe; with 100 the game is won.
    .rule = 1.4

fortune-dice = The die

check-over = The game would be over, since somebody has { $goal } points
check-pot = A 1 loses the pot, so there is never a single point in it
