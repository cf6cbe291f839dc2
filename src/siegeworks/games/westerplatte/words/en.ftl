### Words of 7 Days of Westerplatte, in English.

title = 7 Days of Westerplatte
blurb = One to four officers hold a depot for seven days against five lanes of attackers.
about = Unofficial: own words and own cards, not affiliated with the publisher or the author of the printed game (Łukasz Woźniak, G3 / ST Games, 2013).
points = One point for each card filed under a day; if you win, one more for each brick that stands.
play-win = Hold out until seven days are full: eight cards filed make a day.
play-lose = Two guardhouses without a brick, or the last turn over before the seventh day is.
play-turn = One officer moves twice and acts once; then the troops in range fire, and a card brings new ones.

setting-level = Level
setting-level-easy = Easy
    .hint = Good events only, full supplies, and a spare step above low morale.
setting-level-medium = Medium
    .hint = As easy, but half of the events are bad.
setting-level-hard = Hard
    .hint = Half of the events are bad, supplies are short, and morale starts one step above low.

## Questions

ask-TakePost = Choose a forward space where { $officer } starts
ask-Act = { $moves ->
    [0] { $actions ->
        [0] End the turn of { $officer }: no moves and no action left
        [one] Act with { $officer }: no moves and 1 action left
       *[other] Act with { $officer }: no moves and { $actions } actions left
    }
   *[other] Move and act with { $officer }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    } left
}
ask-JoinFire = Officer { $asker } attacks lane { $lane } and needs { $missing ->
        [one] 1 more round
       *[other] { $missing } more rounds
    }: choose whether { $officer } joins with 1
ask-PushAnother = Choose another unit further right to push back, at most { $more } more, or stop
ask-Overflow = { $forward } has no bricks: choose a guardhouse behind it to lose a brick
ask-ShareRest = Choose an officer who { $share }
ask-ChooseGain = Choose what to gain: a mine, a grenade or bricks
ask-ChooseLoss = Choose what to lose: a mine, a grenade or bricks
ask-LayBrick = Choose a damaged field for a brick, { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    } to lay

## Options

do-end = Finish acting
    .unspent = { $unspent ->
        [one] 1 action left
       *[other] { $unspent } actions left
    }
do-move = Move to { $field }
do-fire = Fire 1 round of your own
do-order-fire = Order the others to fire
do-join = Join with 1 round
do-hold-fire = Hold fire
do-raise-morale = Raise morale
do-mortar = Fire the mortar at lane { $lane }
do-lay-mine = Lay a mine on lane { $lane }
do-rebuild = Rebuild the wall of { $field }
do-take-ammunition = Take ammunition
do-push-back = Push back the unit on lane { $lane }
do-enough = Push back no more
do-use-extra-move = Use an extra-movement marker
do-use-extra-action = Use an extra-action marker
do-stand = Start on { $field }
do-hit = Take the brick from { $field }
do-give = Give one to { $officer }
do-take-from = Take one from { $officer }
do-gain = { $supply ->
        [mines] Gain a mine
        [grenades] Gain a grenade
       *[other] { $amount ->
            [0] Gain { $supply }
            [one] Gain 1 brick
           *[other] Gain { $amount } bricks
        }
    }{ $amount ->
        [0] {""}
       *[other] {" "}for the { $supply ->
            [mines] Mines
            [grenades] Mortar
           *[other] Rebuilding
        } tile, which has { $stock }
    }
do-lose = { $supply ->
        [mines] Lose a mine
        [grenades] Lose a grenade
       *[other] { $amount ->
            [0] Lose { $supply }
            [one] Lose 1 brick
           *[other] Lose { $amount } bricks
        }
    }{ $amount ->
        [0] {""}
       *[other] {" "}from the { $supply ->
            [mines] Mines
            [grenades] Mortar
           *[other] Rebuilding
        } tile, which has { $stock }
    }
do-fire-at = Fire at lane { $lane }
do-brick = Put a brick on { $field }

## Why not

why-no-move-left = You have no moves left
why-not-next = A move goes to a neighbouring field; it takes { $need } to get there, step by step, and you have { $have }
why-no-path = No open path leads there
why-passage-burnt = The passage is burnt and closed until the next event
why-no-action-left = You have no action left
why-lane-empty = There is no troop on the lane
why-lane-elsewhere = You fire at the lane opposite only: go to the forward space of this lane first
why-no-ammunition = You have no ammunition
why-pool-empty = The ammunition pool is empty
why-no-bricks = There are no bricks left on the tile
why-wall-whole = The wall has all its bricks
why-no-grenades = There are no grenades left on the tile
why-no-mines = There are no mines left on the tile
why-lane-taken = There is a troop on the lane
why-lane-mined = There is already a mine on the lane
why-howitzer-stays = Howitzers cannot be pushed back
why-no-marker = You hold no such marker: you need { $need }, you have { $have }
why-marker-used = You have used a marker of this kind in this turn
why-first-space = The unit is already at the far end of its lane
why-nobody-to-order = Nobody else here has ammunition
why-lane-passed = Units are pushed from left to right, and you are past this lane
why-tile-full = The tile has no free slot
why-tile-empty = There is none left on the tile
why-officer-passed = The officers are named in their order, and this one is past
why-nothing-to-take = The officer has no ammunition
why-too-few-officers = Too few officers come after this one
why-field-passed = The fields are named in their order, and this one is past
why-too-few-gaps = Not all bricks would fit from there on: they need { $need } gaps, there are { $have }

## The log

log-tile-placed = { $field } gets the tile { $tile }
log-officer-stands = { $officer } starts on { $field }
log-first-card-filed = The first card is filed face up under day 1: { $card }
log-turn-begins = Turn { $turn }: { $officer }
log-marker-shed = { $officer } gives back a limited-movement marker and has one move less
log-officer-moves = { $officer } moves to { $field }
log-extra-move-used = { $officer } uses an extra-movement marker
log-extra-action-used = { $officer } uses an extra-action marker
log-officer-fires = { $officer } fires at lane { $lane }
log-officer-orders-fire = { $officer } orders fire at lane { $lane }
log-officer-joins = { $officer } joins with 1 round
log-officer-holds = { $officer } holds fire
log-nobody-fires = Nobody fires; the action is spent
log-troop-wounded = The troop on lane { $lane } is wounded; { $health ->
        [one] 1 more wound destroys
       *[other] { $health } more wounds destroy
    } it
log-troop-destroyed = The troop on lane { $lane } is destroyed
log-mortar-fired = The mortar fires at lane { $lane }
log-mine-laid = A mine lies on lane { $lane }
log-wall-rebuilt = { $field } is rebuilt and has { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
log-ammunition-taken = { $officer } takes { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
log-troop-pushed = The unit on lane { $lane } goes back to space { $space }
log-bricks-lost = { $field } loses { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
log-guardhouse-hit = { $field } loses 1 brick; { $bricks ->
        [0] none is
        [one] 1 is
       *[other] { $bricks } are
    } left
log-card-drawn = New card: { $card }
log-troop-enters = The troop appears on lane { $lane }
log-lane-taken = Lane { $lane } is taken; the troop goes on to lane { $lane2 }
log-mine-explodes = The mine on lane { $lane } destroys the troop
log-lanes-full = All lanes are taken; the card goes under the pile
log-air-raid = Bombs fall on { $field }
log-troop-advances = The unit on lane { $lane } advances to space { $space }
log-morale-moves = { $track ->
        [neutral] The morale marker moves one space and stands on a neutral one: nothing happens
       *[other] The morale marker goes to { $track }
    }
log-supply-gained = Gained: { $supply }, now { $stock } on the tile
log-supply-lost = Lost: { $supply }, { $stock } left on the tile
log-marker-given = { $officer } gets 1 { $marker }
log-markers-cancel = An extra-movement and a limited-movement marker of { $officer } cancel each other
log-ammunition-given = { $officer } gets 1 round
log-ammunition-lost = { $officer } loses 1 round
log-day-ends = Day { $day } is over
log-refilled = The mortar, mine and rebuilding tiles are full again
log-event-drawn = Event: { $event }
log-brick-laid = { $field } gets a brick and has { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
log-passage-burns = { $event }: closed until the next event
log-passage-opens = { $event }: open again
log-garrison-holds = The garrison holds out, after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
log-garrison-falls = The garrison falls on day { $day }
log-garrison-starves = The garrison is starved out after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
log-nothing-happens = It has no effect

heading-first-card-filed = Day 1
heading-day-ends = Day { $next-day }
summed-ammunition-given = { $officer } gets { $times } rounds
summed-ammunition-lost = { $officer } loses { $times } rounds
summed-marker-given = { $officer } gets { $times } × { $marker }

## The end

end-held = You have won: the garrison held out to the end of the last day.
    .seen = The garrison won: it held out to the end of the last day.
end-fallen = You have lost: two guardhouses have no bricks left.
    .seen = The garrison lost: two guardhouses have no bricks left.
end-starved = You have lost: the last turn is over and the garrison is starved out.
    .seen = The garrison lost: the last turn is over and it is starved out.

## The story: what cards are called, and what they tell

sort-event-good = Good event
sort-event-bad = Bad event

story-event-walls-2 = Between two attacks the men carry sand and timber from the ruins. By midnight the worst gap is closed.
story-event-walls-3 = A cellar full of forgotten bricks. Nobody asks whose they were; everybody carries.
story-event-ammunition = Under a collapsed roof somebody finds crates that no list knows of. The lids are nailed shut, the rounds are dry.
story-event-grenade = The mortar crew turns out every corner, and out of the straw rolls one last shell.
story-event-mine = A sapper has put one aside for a bad day. He thinks that this is the day.
story-event-morale = The wireless says that Westerplatte still fights. In the dark somebody begins to hum.
story-event-shelling-BD = The old battleship in the canal fires her broadside again, and this time she has the range.
story-event-shelling-ACE = Round after round comes over the water. Between them one hears the trees fall.
story-event-attack-BCD = Whistles in the wood, and then they come out of the smoke on the left, the right and straight ahead.
story-event-attack-all = All along the line the firing swells to one long roar. They have been told to finish it today.
story-event-burnt-1 = A petrol waggon has been pushed into the undergrowth. Between B and C there is only fire and ash.
story-event-burnt-2 = The wood between the houses burns like paper. From G3 to G4 nobody gets through.

## The story: chapters

chapter-opening = Before dawn the guns open on the depot. Hold it for seven days.
    .title = September 1939
chapter-day = { $day ->
        [1] Night falls. The walls are scarred, and the flag is where it was.
        [2] The smoke does not clear any more. The wounded lie in the cellar and ask what day it is.
        [3] Tiles, mortar and mines are made good from the last stores.
        [4] Nobody had counted on a fourth evening, least of all the other side.
        [5] Bread is short, sleep is shorter. The sentries talk so as not to nod off.
        [6] One more day. Everybody knows it, and nobody says it.
       *[other] It is quiet for the first time in a week.
    }
    .title = Day { $day } is over

## The story: the end

epilogue-held = The garrison held the depot for all { $day } days, { $turn } turns long.
epilogue-fallen = The garrison fell on day { $day }, after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }.
epilogue-starved = The garrison was starved out on day { $day }, after { $turn } turns.
epilogue-destroyed = { $destroyed ->
        [one] One enemy troop was destroyed
       *[other] { $destroyed } enemy troops were destroyed
    }{ $mined ->
        [0] {""}
        [one] , one of them by a mine
       *[other] , { $mined } of them by mines
    }{ $mortar ->
        [0] ; the mortar stayed silent
        [one] ; the mortar fired once
       *[other] ; the mortar fired { $mortar } times
    }.
epilogue-shooter = { $shooter } fired most: { $shooter-count } times.
epilogue-unscathed = Not one guardhouse was lost, and { $bricks } bricks were still standing.
epilogue-one-lost = { $houses } lay in ruins by then, and one more would have been the end.
epilogue-walls = { $walls-count ->
        [one] The wall of { $walls } was shot away to the last brick
       *[other] The walls of { $walls } were shot away to the last brick
    }.
epilogue-lost-by-morale = What the chronicle names: morale sank { $low } times to where it hurts. The last brick fell at { $blow }.
epilogue-lost-by-bombs = What the chronicle names came from the air: { $raids } raids. The last brick fell at { $blow }.
epilogue-lost-by-fire = What the chronicle names: { $target } was hit most often, { $target-count ->
        [one] once
       *[other] { $target-count } times
    }. The last brick fell at { $blow }.
epilogue-won-by-building = What the chronicle names: walls were rebuilt { $rebuilt } times before they could break.
epilogue-won-by-mortar = What the chronicle names: the mortar, at the right moment.
epilogue-won-by-rifles = What the chronicle names: steady rifles at the wall.

## Nouns

field-A = A
field-B = B
field-C = C
field-D = D
field-E = E
field-G1 = G1
field-G2 = G2
field-G3 = G3
field-G4 = G4
field-G5 = G5
field-G6 = G6

forward-A = A
forward-B = B
forward-C = C
forward-D = D
forward-E = E

guardhouse-G1 = G1
guardhouse-G2 = G2
guardhouse-G3 = G3
guardhouse-G4 = G4
guardhouse-G5 = G5
guardhouse-G6 = G6

lane-A = A
lane-B = B
lane-C = C
lane-D = D
lane-E = E

space-I = I
space-II = II
space-III = III
space-IV = IV

tile-morale = Morale
tile-mortar = Mortar
tile-mines = Mines
tile-rebuild = Rebuilding
tile-ammunition = Ammunition
tile-push-back = Push back

supply-mines = mines
supply-grenades = grenades
supply-bricks = bricks

marker-extra-move = extra-movement marker
marker-extra-action = extra-action marker
marker-limited-move = limited-movement marker

share-extra-move = gets one more extra-movement marker
share-extra-action = gets one more extra-action marker
share-limited-move = gets one more limited-movement marker
share-ammunition = gets one more round
share-loss = loses one more round

officer-1 = Officer 1
officer-2 = Officer 2
officer-3 = Officer 3
officer-4 = Officer 4

holding-extra-move-1 = { officer-1 }, extra movement
holding-extra-move-2 = { officer-2 }, extra movement
holding-extra-move-3 = { officer-3 }, extra movement
holding-extra-move-4 = { officer-4 }, extra movement
holding-extra-action-1 = { officer-1 }, extra action
holding-extra-action-2 = { officer-2 }, extra action
holding-extra-action-3 = { officer-3 }, extra action
holding-extra-action-4 = { officer-4 }, extra action
holding-limited-move-1 = { officer-1 }, limited movement
holding-limited-move-2 = { officer-2 }, limited movement
holding-limited-move-3 = { officer-3 }, limited movement
holding-limited-move-4 = { officer-4 }, limited movement

track-low-3 = low 3
track-low-2 = low 2
track-low-1 = low 1
track-neutral = neutral
track-start = start
track-high-1 = high 1
track-high-2 = high 2
track-high-3 = high 3

event-walls-2 = Wall reinforcement, 2 bricks
event-walls-3 = Wall reinforcement, 3 bricks
event-ammunition = More ammunition
event-grenade = One more grenade
event-mine = One more mine
event-morale = Morale rises
event-shelling-BD = Shelling of B and D
event-shelling-ACE = Shelling of A, C and E
event-attack-BCD = German attack on B, C and D
event-attack-all = German attack on all lanes
event-burnt-1 = Burnt passage between B and C
event-burnt-2 = Burnt passage between G3 and G4

card-howitzer = Howitzer, card { $lane }: health { $health }, fire { $fire }; marks { $mark1 } and { $mark2 }
card-machine-gun = Machine-gun unit, card { $lane }: health { $health }, speed { $speed }, fire { $fire }; marks { $mark1 } and { $mark2 }
card-air-raid = Air raid on { $target }; marks { $mark1 } and { $mark2 }
card-morale-loss = Loss of morale; marks { $mark1 } and { $mark2 }

## What cannot be in a position

check-bricks = There are { $have } bricks on the walls and the rebuilding tile, but only { $most } in the game
check-already-fallen = { $fields } have no bricks, so the game is already lost, but no ending is given
check-stock = { $supply ->
        [mines] There are { $have } mines, but room for { $most } on the tile
        [grenades] There are { $have } grenades, but room for { $most } on the tile
       *[other] There are { $have } bricks, but room for { $most } on the tile
    }
check-ammunition = The officers hold { $have } rounds, but there are only { $most }
check-markers = Of one kind of marker { $have } of { $most } are held, or an officer who is not in play holds some
check-mines = There are { $have } mines on the lanes, but only { $most } in the game
check-markers-both = Officer { $officer } cannot hold extra-movement and limited-movement markers, as they cancel
check-filed = On day { $day } at most { $most } cards can be filed, not { $have }
check-agenda = What is still to be done must end with the next officer's turn
check-active = The officer whose turn it is does not take part
check-active-other = What is still to be done belongs to another officer's turn than that of Officer { $officer }
check-shots = Rounds are being fired only while officers are asked to join an attack
check-post = After the set-up every officer stands on a field
check-lane-empty = Lane { $lane } has no troop, so it can have neither a space nor wounds
check-lane-no-troop = The card on lane { $lane } is not a troop
check-lane-space = The troop on lane { $lane } cannot stand on that space
check-lane-wounds = The troop on lane { $lane } would be destroyed, as its health is { $health }
check-lane-mine = Lane { $lane } cannot hold a troop and a mine
check-card-twice = A card lies in two places
check-rest-order = The unseen cards must be named in the order of the deck
check-card-count = { $have } cards are accounted for instead of { $need }
check-phase-order = Cards of phase 2 have left the pile before those of phase 1
check-first-card = With two officers, one card of phase 1 lies face up under day 1 while that day lasts, and only then
check-events = The events do not fit day { $day }: one is drawn at the end of each day
check-burnt = The passage that burns must be that of an event already drawn
check-day = Day { $day } begins with { $need } filed cards, not { $filed }
check-morale = The morale marker cannot rest on that space
check-new-card = After the first turn there is a card that was drawn last
check-ending = The game has not come to that ending
check-tiles = Each of the six tiles lies on one guardhouse

## Titles of zones

zone-walls = Walls
zone-card = Troops
zone-space = Spaces of the troops
zone-wounds = Wounds
zone-mine = Mines on lanes
zone-tile = Action tiles
zone-stock = Stock on the tiles
zone-post = Officers
zone-ammo = Ammunition
zone-markers = Markers
zone-rest = Unseen attack cards
zone-under = Cards under the pile
zone-events = Unseen events
zone-good_left = Good events left
zone-bad_left = Bad events left
zone-first_card = First card
zone-filed = Cards filed
zone-day = Day
zone-morale = Morale
zone-burnt = Burnt passage
zone-new_card = New card
zone-turn = Turn
zone-active = Officer in turn
zone-moves = Moves left
zone-actions = Actions left
zone-used = Extra markers used
zone-shots = Rounds fired

## The board in the terminal

board-title = WESTERPLATTE
board-level-easy = easy
board-level-medium = medium
board-level-hard = hard
board-day = Day { $day }/{ $days }
board-fallen = Guardhouses lost
board-fire = fire
board-forward = wall    officer
board-guardhouse = guardhouse
board-tile = tile
board-mine = mine
board-tile-morale = Morale +1
board-tile-mortar = Mortar { $have }/{ $most }
board-tile-mines = Mines { $have }/{ $most }
board-tile-rebuild = Bricks { $have }/{ $most }
board-tile-ammunition = Ammo +{ $have }
board-tile-push-back = Push { $have }
board-morale = Morale
board-low-3 = -{ $count } ammo
board-low-2 = slow×{ $count }
board-low-1 = -supply
board-neutral = neutral
board-start = start
board-high-1 = +supply
board-high-2 = +move×{ $count }
board-high-3 = +act×{ $count }
board-officer = Officer { $officer }
board-ammo = ammo
board-extra-move = +{ $count } { $count ->
        [one] move
       *[other] moves
    }
board-extra-action = +{ $count } { $count ->
        [one] action
       *[other] actions
    }
board-limited-move = slowed ×{ $count }
board-beside = Turn { $turn } of { $cap }  Pool: { $rounds } ammo  Spare bricks: { $bricks }  Pile: { $cards } cards
board-first-card = Filed first: { $kind ->
        [howitzer] howitzer for { $place }
        [machine-gun] machine-gun unit for { $place }
        [air-raid] air raid on { $place }
       *[other] loss of morale
    }
board-burnt = burnt: { $paths }
board-other-paths = Other paths: { $paths }
board-legend-howitzer = howitzer, stays on I and fires every turn
board-legend-gun = machine-gun unit, an arrow for each space it advances, fires on IV
board-legend-health = health left, wounds
board-legend-fire = fires next, and how many bricks; ! goes on to the guardhouses behind
board-legend-marked = lane marked by the last card: its troop advanced
board-legend-new = the newest troop
board-legend-active = the officer whose turn it is
board-legend-burnt = burnt passage, closed
board-odds-head = The next card is one of { $count } unseen ones, each as likely as the others (8.1). As the lanes stand now:
board-odds-under = The next card is the one that went under the pile first (8.5).
board-odds-troop = troop comes
board-odds-advance = marked
board-odds-morale = morale falls { $percent } %, air raid { $raid } %
board-odds-event = When the day ends: good event { $good } %, bad event { $bad } % (12.1).

## What content tables must be

content-card-needs = a value, as the kind is "{ $kind }"
content-card-lacks = nothing, as the kind is "{ $kind }"
content-other-lanes = lanes other than its own, { $lane }
content-for-kind = { $what } for the kind "{ $kind }"
content-event-needs = some entries for the kind "{ $kind }"
content-event-lacks = no entries for the kind "{ $kind }"
content-track = { $levels } in this order, with neutral spaces only between them
content-events-of-sort = at most { $most }, as events.toml has no more of the sort "{ $sort }"
content-events-in-all = so many that both sorts come to at least { $least } events, one for each day but the last
content-unjoined-fields = two fields that no other path joins
content-reach = paths in paths.toml that lead from { $start } to this field
content-links = paths from it to exactly 2 guardhouses in paths.toml, not { $have }
content-walls = so few that { $bricks } bricks are enough for { $walls } walls
content-pieces = at most { $most }, the pieces that numbers.toml leaves for it
content-multiple = a multiple of { $step }, the { $name } of numbers.toml
content-no-phase = no card of phase { $phase }
content-some-card = at least one
content-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
content-most-cards = at most { $most }
content-day-cards = so few that { $days ->
        [one] 1 day
       *[other] { $days } days
    } of them and 8 more fit in { $cards } cards
content-least-ammunition = at least { $least }, so that each officer gets a full share
content-least-turn-cap = at least { $least }, so that a game can be won

## Luck that the player enters

luck-DrawTile = Which tile lies on { $guardhouse }?
luck-FileFirstCard = Which card is filed first, face up?
luck-DrawCard = Which attack card was drawn?
luck-DrawEvent = Which event was drawn?

## The drawn board

look-west = West
look-centre = Centre
look-east = East
look-low-morale = Low morale
look-high-morale = High morale
look-morale = Morale
look-place-forward = Forward space { $name }
look-place-guardhouse = Guardhouse { $name }
look-place-lane = Lane { $name }
look-place-track = Morale { $name }
look-wall = Bricks
look-mines = Mines on the tile
look-grenades = Grenades on the tile
look-bricks = Bricks on the tile
look-mine-on-lane = Mine
look-rounds = Rounds
look-extra-move = Extra-movement markers
look-extra-action = Extra-action markers
look-limited-move = Limited-movement markers
look-filed = Cards filed, eight to a day
look-day = Day
look-pile = Attack cards in the pile
look-good-events = Good events to come
look-bad-events = Bad events to come
look-low-3 = −5 rounds
look-low-2 = slowed
look-low-1 = −1 supply
look-neutral = –
look-start = start
look-high-1 = +1 supply
look-high-2 = +5 moves
look-high-3 = +4 actions

## The position in sentences

told-walls = { $value ->
        [0] no bricks
        [one] 1 brick
       *[other] { $value } bricks
    }
told-space = on space { $value }
told-wounds = { $value ->
        [one] 1 wound
       *[other] { $value } wounds
    }
told-ammo = { $value ->
        [one] 1 round
       *[other] { $value } rounds
    }
told-tile = tile { $value }

## What comes next

outlook-gauge-whole = Guardhouses lost: { $fallen } of { $most }. { $fallen ->
        [0] All are whole
       *[other] The others are whole
    }
outlook-gauge-bare = Guardhouses lost: { $fallen } of { $most }. Hits go through at { $bare }
outlook-gauge-lost = Guardhouses lost: { $fallen } of { $most }
outlook-gauge = Guardhouses lost: { $fallen } of { $most }. Weakest: { $weakest }, { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
outlook-name-day = Day
outlook-name-cards = Cards today
outlook-name-morale = Morale
outlook-name-ammunition = Rounds
outlook-name-moves = Moves
outlook-name-actions = Actions
outlook-morale = { $here }; { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } down: { $bite }
outlook-morale-lowest = { $here }
outlook-no-effect = no effect
outlook-low-1 = −1 supply
outlook-low-2 = { $count }× slowed
outlook-low-3 = −{ $count } rounds
outlook-rounds = { $each } · pool: { $pool }
outlook-rounds-yours = { $officer } (you): { $count }
outlook-fallen = { $field } has no bricks left
outlook-fires = { $kind ->
        [howitzer] The howitzer
       *[other] The machine-gun unit
    } on lane { $lane } fires when you finish: { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
outlook-overflow = The wall of { $lane } cannot take it all: { $bricks ->
        [one] 1 brick falls
       *[other] { $bricks } bricks fall
    } at { $fields }
outlook-advances = The next card moves the unit on lane { $lane } to space { $space } with { $percent } %{ $early ->
        [0] {""}
        [one] : only one card of phase 1 is left, and it comes next
       *[other] : one of the { $early } cards that are left of phase 1 comes next
    }
outlook-falls = The next card lowers morale to { $track } with { $percent } %: { $bite }
outlook-full = All lanes are taken. The next card lowers morale to { $track } with { $percent } %: { $bite }

## What everything on the board is

about-area-forward = A field right behind its lane. An officer here can fire down the lane of the same letter: 1 action, 1 round, 1 wound; others standing here may join with a round each. Enemy fire takes its bricks first, at most { $wall }.
    .rule = 5.1
about-area-guardhouse = An officer here can use the tile as an action. Fire reaches it only when the wall in front is gone, bombs always. With { $fatal } guardhouses without bricks you lose.
    .rule = 6.1
about-area-lane = Enemies enter at I and walk to { $last }. There machine guns fire at the forward space; howitzers fire from I, every turn. One troop at a time; an empty lane can hold a mine.
    .rule = 2.3
about-area-officer = What this officer carries: rounds and markers. They cannot be handed over. Each turn has { $moves } moves and { $actions } action, in any order.
    .rule = 4.2
about-area-track = { $space ->
        [low-3] When morale falls to here, the officers lose { $count } rounds in all. Then the marker goes back to the start.
        [low-2] When morale falls to here, { $count } limited-movement markers are shared out. Each costs its officer a move in one turn.
        [low-1] When morale falls to here, you lose a mine, a grenade or { $supply } bricks from its tile, as you choose.
        [start] Morale begins here. This space does nothing.
        [high-1] When morale rises to here, you gain a mine, a grenade or { $supply } bricks for its tile, as you choose.
        [high-2] When morale rises to here, { $count } extra-movement markers are shared out. Each is good for one more move.
        [high-3] When morale rises to here, { $count } extra-action markers are shared out. Then the marker goes back to the start.
       *[other] A plain space: nothing happens here, up or down.
    }
    .rule = { $space ->
        [low-3] 10.9
        [low-2] 10.8
        [low-1] 10.7
        [high-1] 10.3
        [high-2] 10.4
        [high-3] 10.5
       *[other] 10.1
    }

about-zone-walls = Bricks are what a field can take. It has { $wall } at most; each point of enemy fire removes one.
    .rule = 2.4
about-zone-tile = A tile gives its guardhouse a strong action. Which one lies where is drawn by lot at the start.
    .rule = 6.1
about-zone-stock = What the tile has left. Every use takes some away. After day { $refill } the tiles are filled up, once.
    .rule = 3.3
about-zone-card = An enemy troop. Hearts are the wounds it can take, stars the bricks it shoots away, arrows how far it advances. A howitzer fires every turn from I, a machine gun only from { $last }.
    .typed = An enemy troop, as the letter of its kind with an arrow for each space that it advances. Each ● is a wound that it can take, each ○ one that it has. A howitzer fires every turn from I, a machine gun only from the space at the wall. The legend and the column of fire say the rest.
    .rule = 2.6
about-zone-mine = The next troop that comes to this lane is destroyed at once, and the mine with it.
    .rule = 8.4
about-zone-post = An officer on the field where it stands. The ringed one is up. Any number may share a field.
    .rule = 2.1
about-zone-ammo = The rounds of this officer. Firing costs one. There are { $rounds } in the game; spent ones go back to the pool.
    .rule = 2.5
about-zone-markers = Markers: one more move or one more action when you want it, once each in a turn. A limited-movement marker must be given back and costs a move.
    .rule = 4.5
about-zone-filed = The calendar. Destroyed troops, air raids and losses of morale are filed here, { $cards } to a day. Fill { $days } days and you win.
    .rule = 11.1
about-zone-day = The day you are on. When { $cards } cards are filed under it, it ends and an event is drawn.
    .rule = 11.2
about-zone-first_card = The first card of the set-up. With one or two players it is filed face up under day 1 and does nothing else. When the day ends, it is turned over.
    .rule = 3.9
about-zone-new_card = The card drawn last. The two letters below are the lanes whose troops advanced with it.
    .rule = 9.1
about-zone-rest = The attack cards that nobody has seen. One is drawn after every officer's turn; those of phase 1 come first.
    .rule = 3.7
about-zone-good_left = So many good events are still in the deck. One event is drawn at the end of each day but the last.
    .rule = 12.1
about-zone-bad_left = So many bad events are still in the deck. One event is drawn at the end of each day but the last.
    .rule = 12.1
about-zone-morale = The morale marker. It falls with air raids, losses of morale and when all lanes are full; the morale tile raises it. The spaces at the ends do something when they are reached.
    .rule = 10.1

about-piece-tile-morale = Action: morale rises by one. From a low level it goes straight back to the start.
    .rule = 6.2
about-piece-tile-mortar = Action: spend a grenade, and a troop on any lane takes { $mortar } wounds. The tile holds { $grenades } grenades at most.
    .rule = 6.3
about-piece-tile-mines = Action: lay a mine on a lane without troop and mine. It destroys the next troop that comes. There are { $mines } at most, those on lanes included.
    .rule = 6.4
about-piece-tile-rebuild = Action: put { $rebuild } bricks on one damaged field, wherever it is. The tile holds { $bricks } bricks at most.
    .rule = 6.5
about-piece-tile-ammunition = Action: take { $take } rounds from the pool, or what is left there.
    .rule = 6.6
about-piece-tile-push-back = Action: move up to { $push } machine guns back by { $back } spaces each, not beyond I. Howitzers stay.
    .rule = 6.7
about-piece-event = { $kind ->
        [walls] Put { $amount } bricks on damaged fields, as you like.
        [ammunition] The officers share { $amount } rounds from the pool.
        [grenade] The mortar tile gets a grenade, if a slot is free.
        [mine] The mines tile gets a mine, if a slot is free.
        [morale] Morale rises by one space.
        [shelling] { $places } lose 1 brick each. A wall without bricks passes it on to a guardhouse.
        [attack] The troops on lanes { $places } fire at once; then the machine guns there advance.
       *[burnt] Nobody can pass between { $places } until the next event.
    }
    .rule = { $kind ->
        [walls] 12.2
        [ammunition] 12.3
        [grenade] 12.4
        [mine] 12.5
        [morale] 12.6
        [shelling] 12.7
        [attack] 12.8
       *[burnt] 12.9
    }

about-status-day = Hold out for { $days } days. A day ends when { $cards } attack cards are filed under it; then an event is drawn.
    .rule = 11.2
about-status-cards = Cards filed today. Destroyed troops, air raids and losses of morale count. With { $cards } the day ends after this turn.
    .rule = 11.1
about-status-morale = Where the morale marker is, how many steps down the next loss is, and what it costs.
    .rule = 10.6
about-status-ammunition = The rounds of each officer, and those in the pool. Firing costs one; the ammunition tile gives { $take }.
    .rule = 5.2
about-status-moves = Moves that the officer in turn has left. One move leads along one path to the next field.
    .rule = 4.4
about-status-actions = Actions that the officer in turn has left: fire from a forward space, or use the tile of a guardhouse.
    .rule = 4.3

about-mark-fires = This troop will fire when you finish. The number is how many bricks it takes. Destroy it or push it back first.
    .rule = 7.1
about-mark-overflow = The wall in front cannot stop all the fire. The rest takes bricks from a guardhouse behind it, and you choose which.
    .rule = 7.3
about-mark-advances = How likely the next card moves this troop. Each card marks two lanes; troops there advance by their speed.
    .rule = 9.1
about-mark-falls = How likely the next card lowers morale to here: an air raid or a loss of morale.
    .rule = 10.6
about-mark-full = All lanes are taken, so a new troop has no room. It would lower morale to here and go under the pile.
    .rule = 8.5
about-mark-fallen = This guardhouse has no bricks left. Its tile still works, and it can be rebuilt. If { $fatal } of them have none, you lose.
    .rule = 13.1

about-gauge = How close you are to losing: guardhouses without bricks. With { $fatal } of them the game is lost at once.
    .rule = 13.1
    .name = Guardhouses lost

## The first lesson

lesson-first-title = Day 1: the first shots
lesson-first-blurb = Moving, shooting, action tiles, bricks, morale and a mine. Real rules, about eight minutes, and day 1 is held at the end.
lesson-first-welcome = Welcome, commander. You hold this depot for seven days. The six guardhouses, G1 to G6, keep you alive: if two of them have no bricks left, you lose.
lesson-first-lanes = The enemy comes up five lanes, A to E, from I at the far end to IV at your wall. Each of them leads to a forward space.
lesson-first-post-1 = You lead two officers who take turns. Put Officer 1 on B: choose the space on the map, or the button in the list.
    .typed = You lead two officers who take turns. Put Officer 1 on B: type 2, or start b.
lesson-first-post-2 = Put Officer 2 on C. From a forward space an officer shoots down the lane of the same letter.
lesson-first-troops = Two troops have come. The machine-gun unit on B walks towards you and fires only from IV. The howitzer on C stays where it is and fires every turn. Hearts are its health, stars its fire.
    .typed = Two troops have come. M on B is a machine-gun unit: it walks towards you and fires only from IV. [H] on C is a howitzer: it stays and fires every turn. Each ● is health; the number in the column "fire" is what it fires with.
lesson-first-fire = A turn gives you two moves and one action, in any order. Officer 1 faces the machine gun, so shoot: 1 round, 1 wound.
lesson-first-destroyed = Its health was 1, so it is destroyed. Its card is filed in the calendar, beside the one that was laid there at the start. Eight cards make a day.
lesson-first-end = The star at the wall of C says what comes: the howitzer will take 1 brick from C. Nothing can stop it this turn. Finish acting.
    .typed = The ► before the wall of C says what comes: the howitzer will take 1 brick from C. Nothing can stop it this turn. Finish acting.
lesson-first-brick-lost = C has lost a brick. Then a card was drawn: a new unit stands on B. This happens after every single turn, so every turn counts.
lesson-first-howitzer = Now Officer 2 is up, face to face with the howitzer. Health 1, one round: silence it before it fires again.
lesson-first-end-2 = Nobody is left who could fire at you. Finish acting and see what the next card brings.
lesson-first-tiles = Slow units of health 2 stand on B and C; one shot does not stop them. But each guardhouse has a tile with a stronger action. You use it by standing there.
lesson-first-move = The mortar is on G3, next to B. Move Officer 1 there along the path.
lesson-first-mortar = The mortar hits any lane for 2 wounds. Fire it at B. You have four grenades; spend them on troops of health 2 or more.
lesson-first-end-3 = Destroyed with one action. You still have a move, but you need not use it. Finish acting.
lesson-first-advance = The new card marked lane C with an arrow, so the unit there advanced to II. Before each card, the plates on the lanes tell how likely a unit moves.
    .typed = The new card marked lane C with a », so the unit there advanced to II. Before each card, v and o tell how likely a unit moves.
lesson-first-way-1 = Officer 2 has one round left. The ammunition is on G2, two moves away. Move to B first.
lesson-first-way-2 = And on to G2.
lesson-first-ammunition = Take ammunition: four rounds from the pool. The number beside the officer shows what each one carries.
lesson-first-end-4 = The new howitzer on B will fire, for you have used your action. A wall has six bricks, so one is no drama. Finish acting.
lesson-first-air-raid = That was an air raid: it took a brick from D and lowered morale by one.
lesson-first-track = So far that does no harm. From the first step below neutral on, each one hurts: you lose a supply, then moves, then five rounds.
lesson-first-way-3 = The morale tile is next door. Move Officer 1 to G4.
lesson-first-morale = Raise morale. Above the start, each new step even gives you something.
lesson-first-end-5 = Well done. Finish acting.
lesson-first-way-4 = One more trick. Move Officer 2 to G1, where the mines are.
lesson-first-mine = Lay a mine on A, which is empty. The next troop that comes to lane A is destroyed at once.
lesson-first-end-6 = The howitzer on B will fire again and take a brick. Leave it for now and finish acting.
lesson-first-way-5 = B is down to three bricks. When it has none, fire at B hits G2 or G3 behind it, and that is how you lose. Move Officer 1 to G5, where bricks are.
lesson-first-rebuild = Rebuild B: two bricks at once, wherever you like.
lesson-first-end-7 = The lanes B to E are taken, so the next troop can only come to A. Finish acting and watch.
lesson-first-exploded = The new unit was meant for B, found no free lane up to E and went on to A, onto your mine. Its card counts for the day as well. Six of eight are filed.
lesson-first-way-6 = Two more cards, and the day is over. The howitzer on B is two moves away. Move Officer 2 to A first.
lesson-first-way-7 = And on to B, in front of the howitzer.
lesson-first-fire-2 = Fire, with one of your five rounds.
lesson-first-end-8 = Seven cards. Finish acting: perhaps the next card brings the eighth.
lesson-first-day-over = A loss of morale counts too, so day 1 is over. In the evening an event is drawn: this one brought a grenade for the one you fired.
lesson-first-won = You have held day 1
lesson-first-summary = One of seven days, and no guardhouse has lost a brick. You can now:
    move twice and act once in a turn, in any order;
    shoot down the lane in front of you: one round, one wound;
    use a guardhouse tile by standing on it: mortar, ammunition, morale, mines, bricks;
    read the stars at the walls: what will fire at the end of your turn.
    Still to come: push back, joint fire, markers and fast units.
    .typed = One of seven days, and no guardhouse has lost a brick. You can now:
    move twice and act once in a turn, in any order;
    shoot down the lane in front of you: one round, one wound;
    use a guardhouse tile by standing on it: mortar, ammunition, morale, mines, bricks;
    read the ► before the walls: what will fire at the end of your turn.
    Still to come: push back, joint fire, markers and fast units.

## The second lesson

lesson-second-title = Day 2: three at the wall
lesson-second-blurb = Push back, joint fire, markers and fast units, and a day that is won. About eight minutes.
lesson-second-won = You have held day 2
lesson-second-welcome = Day 2, and it is tight. Units stand on IV of the lanes B, C and D. At the end of this turn they fire: 1 brick from B, 2 from C, 1 from D. You can shoot at one of them at most.
lesson-second-mined = Lane A is empty, but a mine lies there. Three of eight cards are filed for today.
lesson-second-push = Officer 1 stands on G3, the push-back tile: up to three machine-gun units go back by two spaces. You name them from left to right. Begin with lane B.
lesson-second-push-2 = From IV to II: this unit needs two marks before it can fire again. Now the one on C, it hits hardest.
lesson-second-push-3 = And the one on D. Howitzers could not be pushed: they never move.
lesson-second-to-c = Nobody is on IV now, so nobody fires. Two moves are left. Move Officer 1 forward to C: you will see why.
lesson-second-end = The next troop looks for a lane without a troop, and only A is one. Think: what will happen there? Finish acting.
lesson-second-exploded = The new troop came to lane A, onto the mine. It is destroyed and counts for today: four of eight. And no brick was lost.
lesson-second-limited = Now Officer 2 on D. Low morale once brought limited-movement markers: in each turn Officer 2 must give one back and has only one move. One is left for the next turn.
lesson-second-beside = The unit on C has health 2, and one shot is one wound. But Officer 1 is on C already. One move is enough: go to C as well.
lesson-second-joint = Joint fire: whoever stands on the same space may join with a round of their own, and it costs them no action. Order fire.
lesson-second-join = Officer 1 is asked. One round more makes two wounds. Join.
lesson-second-end-2 = Destroyed: five of eight. Now look at the unit on E. Its arrows say speed 3: one mark of its lane, and it runs from I to IV. Finish acting.
lesson-second-high = It has not been marked yet. Officer 1 has no round left, so do something else of use: morale is on high 1. Each new level above the start gives something; high 2 gives extra moves.
lesson-second-to-g4 = The morale tile is on G4, next to C. Move Officer 1 there.
lesson-second-raise = Raise morale to high 2: five extra-movement markers are shared.
lesson-second-share = Two each, and one is left over. Whom would you give it to? Officer 1 has a long way to the ammunition, Officer 2 a long way to E. Both are right: choose.
lesson-second-cancelled = One of Officer 2's was used up at once: an extra-movement and a limited-movement marker cancel each other. So Officer 2 has two moves again.
lesson-second-extra-move = Officer 1 has one move left and needs two, to the ammunition on G2. Once a turn you may give back such a marker for one more move. Use it.
lesson-second-to-g3 = Move to G3.
lesson-second-to-g2 = And on to G2. The action is spent, so the rounds must wait until the next turn.
lesson-second-end-3 = Keep lane E in view and finish acting.
lesson-second-fast = There it runs: lane E was marked, and the fast unit stands on IV. Its health is only 1. Fast units are weak, but you must be there in time.
lesson-second-to-d = Officer 2 is on C with one round and two moves. Move to D.
lesson-second-to-e = And on to E.
lesson-second-fire = Fire before it does.
lesson-second-end-4 = Six of eight. Finish acting.
lesson-second-ammunition = Officer 1 stands on the ammunition tile, G2. Take four rounds.
lesson-second-extra-action = That was the action. But Officer 1 also holds an extra-action marker; high 3 gives them. Once a turn it buys a second action. Use it.
lesson-second-to-b = The unit on lane B has health 1. Move to B.
lesson-second-fire-2 = And fire.
lesson-second-end-5 = Seven of eight. One more card, and the day is over. Finish acting.
lesson-second-last = The unit on D has health 2, and Officer 2 on E has no round. Which tile does two wounds to any lane? The mortar, on G5 next to E.
lesson-second-to-g5 = Move Officer 2 to G5.
lesson-second-mortar = Fire the mortar at D.
lesson-second-end-6 = That is the eighth card. The day ends after this turn, once the Germans have fired and a card was drawn. Finish acting.
lesson-second-event = Day 2 is over. In the evening an event is drawn; on the easy level all of them are good. After day 3 mines, grenades and bricks are filled up once.
lesson-second-summary = Now you know all you need:
    push back wins time, for up to three units at once;
    officers on one space fire together, without an action of the others;
    morale above the start gives supplies, moves, actions; low morale takes them;
    a fast unit needs one mark to be at your wall.
    Five more such days win the game. The rule is always a number beside the words.

## The history of luck

fortune-cards = Attack cards
fortune-events = Events
fortune-card-howitzer = Howitzer
fortune-card-machine-gun = Machine gun
fortune-card-air-raid = Air raid
fortune-card-morale-loss = Loss of morale
fortune-event-good = Good
fortune-event-bad = Bad

stretch-turn = Turn { $number }
stretch-turn-each = a turn
