replay = Replay
replay-controls = Play the game back
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
play-film = Play
pause = Pause
move-number = Move
move-of = { $move } of { $last }
was-chosen = Chosen: { $words }
was-better = Better: { $better }. That would have been worth { $cost } points more.
copy-link = Copy link
play-on = Play on from here
eyes = Seen by
eyes-of = Seat { $number } { $name }
curve = Chance to win, with its 95 % band
curve-and-turns = Chance to win; below, what each turn did to it
legend-gain = your decisions helped
legend-cost = your decisions cost
legend-others = decisions of others
legend-luck = luck
turn-decisions = Decisions
turn-luck = Luck
curve-numbers = The numbers
decision = Decision
chance = Chance
band = Band

end-won = Victory
end-lost = Defeat
end-winners = { $names } won
end-nobody = The game is lost
grade = Grade
score = Score
score-of = Score of { $name }
last-blow = Last
assisted-name = Assisted
assisted-words = This game was taken back or begun in the middle.
from-turning-point = From turning point
rematch = Play again
rematch-same = Again with the same luck
export = Save as a .siege file
judging = The bots look at each of your turns to judge them.
split-opening = Opening { $share }
split-luck = luck { $points }
split-decisions = decisions { $points }
split-others = decisions of others { $points }
split-won = won
split-lost = lost
points-are = A point is one of a hundred games won or lost. Opening, luck and decisions add up to the result. The opening is an estimate for this one game; the figure beside a level was counted over many.
costly = What cost most
none-costly = No turn cost you much.
dear-choice = { $turn }: you chose “{ $chosen }”. “{ $better }” was better; that cost { $points ->
    [one] 1 point
   *[other] { $points } points
} of a hundred.
dear-turn = { $turn }: your choices together cost { $points ->
    [one] 1 point
   *[other] { $points } points
} of a hundred; no single one stands out.
dear-more = More
dear-whole = The whole turn: { $points }.
mistake-worth = With 95 % certainty the choice cost { $low } to { $high } points.
mistake-certain = Luck had no say in it.
lucky = What luck brought
look = Look
look-at = Look: { $chosen }
seed-title = The number of the luck
seed-words = All luck came from this number. Begin a new game with it, or open the saved file, to see that it falls the same way.
epilogue = What became of it
