### Words of the Keep on the Rock, in English.

title = The Keep on the Rock
blurb = Hold three walls through six nights, alone or with a friend.
about = 1 or 2 players, about 10 minutes. An example of a game in a package of its own.
points = One point for each stone that stands.
play-win = Hold all three walls through six nights.
play-lose = As soon as one wall has no stones left.
play-turn = A night: three cards put up ladders, the captain acts twice, and every wall is stormed.

ask-Act = Push, pour, mend or rest ({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left)
do-push = Push a ladder off the { $wall } wall
do-pour = Pour oil down the { $wall } wall
do-mend = Mend the { $wall } wall
do-rest = Rest until the storm

log-night-falls = Night { $night } falls
log-card-drawn = The enemy comes: { $card }
log-pushed = A ladder falls from the { $wall } wall
log-poured = Oil runs down the { $wall } wall: { $ladders ->
        [one] 1 ladder falls
       *[other] { $ladders } ladders fall
    }
log-mended = The { $wall } wall is mended: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
log-die-rolled = The storm on the { $wall } wall: { $face }
log-stone-lost = The { $wall } wall loses a stone and has { $stones } left
log-wall-holds = The { $wall } wall holds, and a ladder breaks
log-wall-falls = The { $wall } wall is breached
log-help-comes = Help arrives

why-no-ladder = There is no ladder at that wall
why-no-oil = The oil is used up: you need { $need } pot, you have { $have }
why-whole = That wall is whole

check-cards = There are { $have } cards in the pile and beside it, but each of the { $most } must be there once, in order
check-played = { $have } cards have come, but by this night there must be up to { $most }
check-over = A wall without stones would have ended the game

end-held = Help arrives: the keep has held.
end-breached = A wall is breached: the keep is lost.

wall-north = north
wall-east = east
wall-south = south
card-ladders = { $ladders ->
        [one] 1 ladder
       *[other] { $ladders } ladders
    }, { $wall } wall
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-stones = Stones
zone-ladders = Ladders
zone-deck = Cards to come
zone-played = Cards that came
zone-oil = Pots of oil
zone-night = Night
zone-actions = Actions left

## Content tables

content-cards = so few that the { $have } cards last (nights times cards is { $need } now), and at most { $most } cards

## The drawn board

look-north = North
look-east = East
look-south = South

outlook-gauge = The weakest wall is { $wall }: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
outlook-name-night = Night
outlook-name-oil = Oil
outlook-name-actions = Actions
outlook-storm = The storm costs the { $wall } wall a stone with { $percent } %

board-head = Night { $night } of { $nights }   Oil: { $oil }   Cards to come: { $cards }
board-wall-1 = North
board-wall-2 = East
board-wall-3 = South
board-legend-stones = stones that stand, stones that are gone
board-legend-ladders = a ladder
board-legend-storm = how many faces of the die cost this wall a stone tonight

## What everything on the board is

about-area-wall = One of three walls, { $stones } stones when whole. Here you can push a ladder, pour oil or mend a stone. If a wall has none left, the keep falls.
    .rule = 2.3
about-area-fire = Rest here: you give up the actions that are left, and the storm begins.
    .rule = 2.3
    .name = The fire
about-zone-stones = Stones are what a wall can take, { $stones } at most. Each storm that succeeds costs one; mending puts one back.
    .rule = 2.6
about-zone-ladders = Ladders at this wall, three at most. The storm succeeds on a roll up to twice their number, so three never fail.
    .rule = 3.2
about-zone-oil = Pots of oil, { $oil } for the whole game. One pot throws down all ladders at a wall.
    .rule = 2.5
about-zone-night = The night you are in. Hold for { $nights } nights, and help arrives.
    .rule = 3.4
about-zone-actions = Actions that the captain has left tonight, of { $actions }: push, pour or mend.
    .rule = 2.3
about-zone-deck = Cards that have still to come, { $cards } each night. A card names a wall and how many ladders are put up there.
    .rule = 2.2
about-status-night = The night you are in, and how many there are. After the last one help arrives, and you win.
    .rule = 3.4
about-status-oil = Pots of oil that are left. One pot throws down all ladders at a wall.
    .rule = 2.5
about-status-actions = Actions that you have left before the storm: push, pour or mend.
    .rule = 2.3
about-mark-storm = How likely this wall loses a stone tonight. Every ladder you push makes it less likely.
    .rule = 3.2
about-gauge = How many stones the weakest wall has lost. With { $stones } lost it is breached, and the keep falls.
    .rule = 3.3
    .name = The weakest wall

fortune-cards = The cards
fortune-dice = The die
fortune-north = North wall
fortune-east = East wall
fortune-south = South wall

## The first lesson

lesson-first-title = The first night
lesson-first-blurb = Ladders, oil and stones, in three minutes.
lesson-first-welcome = These are your three walls. Each has three stones; when one of them has none left, the keep falls.
lesson-first-ladders = Night has fallen, and the enemy puts up ladders. Three ladders at a wall always cost it a stone.
lesson-first-pour = Oil throws down all ladders at a wall, but you have only two pots. Here it is well spent: pour it down the north wall.
lesson-first-push = You have one more action. Push a ladder off the east wall; with one ladder left there, only a 1 or a 2 costs a stone.
lesson-first-storm = The storm is over. The east wall has lost a stone, the south wall has held and broken a ladder. A new night has begun.
lesson-first-mend = Stones can be put back while there is time for it. Mend the east wall.
lesson-first-won = The first night is over
lesson-first-summary = The keep stands. You can now:
    pour oil on many ladders, push single ones;
    mend stones between two storms.
    Hold out until help arrives after the sixth night. From now on you are the captain.
