### Words of Stronghold, in English.

title = Stronghold
blurb = An invader with an army and a defender with time: seven rounds, nine sections of wall, and one breach decides.
about = Unofficial: own words and own cards, not affiliated with the publishers or the author of the printed game (Ignacy Trzewiczek, Stronghold, second edition, 2015).
points = One point for whoever wins.
play-win = The invader wins as soon as one section of the wall is breached, the defender when all have held for seven rounds.
play-lose = When the other side has won.
play-turn = The invader uses nine cards from left to right. Whatever they cost is time for the defender, who spends it after each card. Then the assault comes.
role-1 = the invader
role-2 = the defender

## Settings

setting-empty-walls = Walls without defenders
setting-empty-walls-fight = Fight
    .hint = Walls and heroes kill attackers even if no unit defends the section.
setting-empty-walls-idle = Idle
    .hint = A section without defending units kills nobody.
setting-secrets = Objectives and plans
setting-secrets-drawn = Drawn
    .hint = Each side draws three cards and keeps two.
setting-secrets-chosen = Chosen from all
    .hint = Each side chooses two of all ten.

## Questions: setting up, the invader's cards, objectives (chapters 4 to 11, 19)

ask-Arrange = Choose which card of this phase comes next in the line
ask-KeepObjective = Choose an objective to keep, { $count } more
ask-KeepPlan = Choose a plan to keep in secret, { $count } more
ask-Exchange = Exchange or reorder your cards for 1 hourglass, or leave the line as it is
ask-SwapOut = Choose a card of the line to exchange, or finish
ask-SwapIn = Choose a card of the reserve that takes its place
ask-Resources = Give up one unit for wood, or pass
ask-ActionCard = Use the card or pass it by
ask-PaySpy = A spy: choose the unit that you pay besides
ask-PlaceMachine = Choose where to build: { $card }
ask-PlaceTower = Choose the foreground where the siege tower starts
ask-Equip = Choose a section for this: { $card }
ask-LayBridge = Choose a path for the bridge
ask-TrainAt = Choose a rampart for this: { $card }
ask-TrainCrew = Choose the machine whose deck loses a miss
ask-SendSaboteur = Choose a building for the saboteur
ask-TrollComes = Choose the foreground where a troll arrives
ask-LayTokens = Lay a token of the ritual face down, or finish
ask-Rise = Choose the foreground where the dead defender rises: { $horde-kind }
ask-KillDefenders = Choose a defender who dies: { $post }
ask-KillInvaders = Choose an invader who dies: { $camp }
ask-LoseInvaders = Choose an invader who dies, { $points } of strength left: { $camp }
ask-LoseDefenders = Choose a defender who dies, { $points } of strength left: { $section }
ask-AddHit = Full Battery: choose a machine whose deck gets a hit
ask-JoinAt = Outlaws' Bargain: choose the rampart where an orc and a goblin join
ask-EquipFree = Signs on the Stone: choose a free token and its place

## Questions: the defender (chapters 14 to 18)

## Questions: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

## Options: setting up, the invader's cards, objectives (chapters 4 to 11, 19)

do-pass = Pass
do-done = Done
do-kill-defender = Kill: { $garrison-kind }
do-kill-invader = Kill: { $horde-kind }
do-put-next = Next: { $card }
do-keep-objective = Keep: { $objective }
do-keep-plan = Keep: { $plan }
do-keep-line = Leave the line as it is
do-change-line = Change the line for 1 hourglass
do-swap-out = To the reserve: { $card }
do-swap-in = Into the line: { $card }
do-give-up = Give up for wood: { $horde-kind }
do-use = { $price }
do-pay-spy = Pay besides: { $horde-kind }
do-build-at = Build on { $gun }
do-tower-at = Start on the { $side } foreground
do-equip = Lay at { $section }
do-bridge-at = Bridge on { $path }
do-train-at = To { $rampart }
do-train-crew = Take a miss out of the deck on { $gun }
do-sabotage = Saboteur to: { $building }
do-troll-to = Troll to the { $side } foreground
do-lay-target = Lay the target: { $mark }
do-lay-feint = Lay a bluff: { $mark }
do-rise-at = Rise on the { $side } foreground
do-add-hit = A hit into the deck on { $gun }
do-join-at = Join on { $rampart }
do-equip-free = Lay free: { $fitting }

## Options: the defender (chapters 14 to 18)

## Options: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

## Why not: setting up, the invader's cards, objectives (chapters 4 to 11, 19)

why-no-such-unit = No unit of this kind is there: choose another
why-too-strong = This unit is worth { $need }, and { $have } is left
why-nobody-dead = No unit of this kind has left the game: you need { $need }, there are { $have }
why-no-room = There is no room: it needs { $need } free space, there are { $have }
why-not-drawn = You did not draw that card
why-already-kept = You keep that card already
why-behind-cursor = You have passed that card: cards are exchanged from left to right
why-reserve-empty = The reserve is empty
why-other-phase = That card belongs to another phase: the line stays sorted by phase
why-already-placed = That card has its place already
why-no-wood-left = There is no wood left in the pile
why-too-few-units = You need { $need } units of this kind in your supply, you have { $have }
why-too-little-wood = It costs { $need } wood, you have { $have }
why-too-few-for-spy = With the spy it costs { $need } units in all, you have { $have }
why-barrage-limit = There are { $have } of at most { $need } barrage machines on the board
why-no-tile = All tiles of this kind are on the board
why-place-taken = There is one already
why-wrong-ground = This machine cannot stand there
why-no-place = There is no place for it
why-same-token = Such a token lies there already: the two must differ
why-equipment-full = There is room for { $need } tokens, and { $have } lie there
why-path-taken = Something lies on that path already
why-path-closed = Nothing can be laid on that path
why-same-training = Somebody with this training is there already: the two must differ
why-no-machine = There is no barrage machine there
why-no-miss = There is no miss left in its deck
why-saboteur-there = A saboteur is there already
why-no-actions = That building has no actions
why-no-troll = There is no troll left in the bag
why-no-place-for-ritual = No token of this ritual can lie there
why-rising-order = Tokens are laid from left to right: choose a later place, or take back the last one
why-lay-one = At least { $need } token must be laid, you laid { $have }
why-no-token = You have no such token left
why-no-hit-cards = There is no hit card left
why-same-deck = That deck got one already

## Why not: the defender (chapters 14 to 18)

## Why not: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

## The log: setting up, the invader's cards, objectives (chapters 4 to 11, 19)

log-card-dealt = Dealt: { $card }
log-objectives-dealt = The invader draws an objective
log-objective-drawn = The objective: { $objective }
log-objective-kept = Objective: { $objective }
log-plans-dealt = The defender draws a plan
log-plan-drawn = The plan: { $plan }
log-plan-chosen = The defender keeps a plan in secret
log-plan-kept = The plan kept: { $plan }
log-round-begins = Round { $round }
log-units-drawn = Out of the bag: { $horde-kind }, { $count }
log-wood-gained = Wood gained: { $count }
log-line-changed = The invader changes the line; hourglasses: { $count }
log-card-out = To the reserve: { $card }
log-card-in = Into the line: { $card }
log-card-passed = Passed: { $card }
log-card-idle = Cannot be used: { $card } ({ $obstacle })
log-card-used = Used: { $card }
log-units-paid = Paid: { $horde-kind }, { $count }
log-wood-paid = Wood paid: { $count }
log-sand-given = Hourglasses for the defender: { $count }, now { $count2 }
log-unit-given-up = Given up: { $horde-kind }; wood gained: { $count }
log-machine-built = Built on { $gun }: { $card }
log-mantelet-built = A mantelet shields { $rampart }
log-siege-tower-built = A siege tower rises on the { $side } foreground
log-equipment-laid = At { $section }: { $card }
log-bridge-laid = A bridge on { $path }
log-trained = At { $rampart }: { $card }
log-crew-trained = A miss leaves the deck on { $gun }
log-saboteur-sent = A saboteur sneaks in: { $building }
log-troll-comes = A troll arrives on the { $side } foreground
log-ritual-performed = Ritual: { $ritual }
log-token-laid = A token is laid face down: { $mark }
log-target-laid = It is the target: { $mark }
log-feint-laid = It is a bluff: { $mark }
log-target-turned = Turned over, the target: { $mark }
log-feint-turned = Turned over, a bluff: { $mark }
log-defender-dies = Dies: { $garrison-kind } ({ $post })
log-defender-rises = Rises on the { $side } foreground: { $horde-kind }
log-invader-dies = Dies: { $horde-kind } ({ $camp })
log-objective-met = Objective met: { $objective }
log-hit-added = A hit goes into the deck on { $gun }
log-sand-kept = Hourglasses kept from the defender: { $count }
log-spy-home = The spy goes home: { $card }
log-unit-joins = Joins on { $rampart }: { $horde-kind }
log-order-lost = Nobody is left at { $section }, so its order leaves the game: { $order }

## The log: the defender (chapters 14 to 18)

## The log: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

## What cannot be

check-horde = There are { $have } of { $most } { $kind ->
        [0] goblins
        [1] orcs
       *[2] trolls
    } in the game
check-garrison = There are { $have } of { $most } { $kind ->
        [0] marksmen
        [1] soldiers
       *[2] veterans
    } in the game
check-crowded = There are too many units on { $place }
check-tower-unit = Only marksmen stand in towers, not so in { $place }
check-walls = There are { $have } wall pieces on the sections, but only { $most } exist
check-toppled = No wall can stand on { $place } any more
check-tiles = Of this there are at most { $most }: { $what }
check-heroes = Two heroes cannot share { $place }
check-barrage = There are { $have } barrage machines, but at most { $most } may be
check-deck = There is a deck on { $place }, but no machine
check-machine = That machine cannot stand on { $place }
check-deck-cards = The decks hold { $hits } hits and { $misses } misses, more than exist
check-equipment = The equipment at { $place } cannot lie there; there is room for { $most }
check-training = Nobody with that training can be at { $place }
check-siege-towers = The siege towers cannot stand so
check-saboteur = There is nothing to sabotage: { $place }
check-cards = A card is there twice, or does not belong there
check-line = The line is not sorted by phase
check-spy = A spy can only be on a card in the line
check-wood = There is { $have } wood in play, but only { $most } exists
check-sorted = These cards must be in order, each once: { $zone }
check-path = Nothing can lie on the path { $place }
check-ritual = There are too many tokens of this ritual: { $what }
check-plan = A plan that was played cannot be in hand
check-order = An order cannot lie where no invader stands

## The end

end-breached = The wall is breached: the invader wins.
end-held = The wall has held for seven rounds: the defender wins.

## The streams of luck

fortune-cards = The deal
fortune-units = The bag
fortune-machines = The machines
fortune-hits = The hit cards
fortune-guess = Guesses

## The board

side-left = left
side-right = right
section-W1 = W1
section-W2 = W2
section-W3 = W3
section-W4 = W4
section-W5 = W5
section-W6 = W6
section-W7 = W7
section-W8 = W8
section-W9 = W9
tower-T1 = T1
tower-T2 = T2
tower-T3 = T3
tower-T4 = T4
tower-T5 = T5
tower-T6 = T6
tower-T7 = T7
rampart-R1 = R1
rampart-R2 = R2
rampart-R3 = R3
rampart-R4 = R4
rampart-R5 = R5
rampart-R6 = R6
rampart-R7 = R7
foreground-left = the left foreground
foreground-right = the right foreground
building-barracks = Barracks
building-cathedral = Cathedral
building-courtyard = Courtyard
building-forge = Forge
building-guards = Guards
building-hospital = Hospital
building-scouts = Scouts
building-workshop = Workshop
camp-marauders = marauders
camp-supply = supply
camp-bag = bag
camp-drawn = drawn
camp-paid = on the cards
camp-dead = out of the game
post-stock = stock
post-gone = out of the game
path-between = { $from } to { $to }

## The pieces

horde-kind-goblin = goblin
horde-kind-orc = orc
horde-kind-troll = troll
garrison-kind-marksman = marksman
garrison-kind-soldier = soldier
garrison-kind-veteran = veteran
hero-officer = the Officer
hero-warrior = the Warrior
unit-in = { $unit }, { $place }
ride-to = { $horde-kind } to { $section }
gunner-cannon = cannon in { $tower }
gunner-machine = machine on { $gun }
load-goblin-trap = goblin trap, face down
load-troll-trap = troll trap, face down
load-tower-trap = tower trap, face down
load-open-goblin-trap = goblin trap
load-open-troll-trap = troll trap
load-open-tower-trap = tower trap
load-bridge = bridge
trap-goblin-trap = goblin trap
trap-troll-trap = troll trap
trap-tower-trap = tower trap
siege-tower-number = siege tower { $number }
item-cannon = cannon
item-pole = pole
item-bay-window = bay window

## Cards

card-briefing = Briefing
card-resources = Resources
card-ballista = Ballista
card-catapult = Catapult
card-trebuchet = Trebuchet
card-mantelet = Mantelet
card-siege-tower = Siege Tower
card-banner = Banner
card-bridge = Bridge
card-ladder = Ladder
card-poison = Poison
card-sap = Sap
card-artilleryman = Artilleryman
card-quartermaster = Quartermaster
card-saboteur = Saboteur
card-trainer = Trainer
card-trench-master = Trench Master
card-bloodstones = Bloodstones
card-demon = Demon
card-gale = Gale
card-possession = Possession
card-specter = Specter
card-maneuver = Maneuver
price-of = { $card } ({ $goblins ->
        [0] {""}
        [one] { $goblins } goblin,{" "}
       *[other] { $goblins } goblins,{" "}
    }{ $orcs ->
        [0] {""}
        [one] { $orcs } orc,{" "}
       *[other] { $orcs } orcs,{" "}
    }{ $trolls ->
        [0] {""}
        [one] { $trolls } troll,{" "}
       *[other] { $trolls } trolls,{" "}
    }{ $wood ->
        [0] {""}
       *[other] { $wood } wood,{" "}
    }{ $sand ->
        [one] { $sand } hourglass
       *[other] { $sand } hourglasses
    })
fitting-at = { $card } at { $section }
fitting-bridge = bridge on { $path }
maneuver-minor = minor maneuver
maneuver-major = major maneuver
order-fury = Fury
order-detonation = Detonation
order-call = Call
order-bluff = Bluff
order-open = { $order }, open
ritual-bloodstones = Bloodstones
ritual-demon = Demon
ritual-gale = Gale
ritual-possession = Possession
ritual-specter = Specter
role-feint = bluff
role-target = target
role-open-target = target, open
mark-gun = Bloodstones, { $gun }
mark-building = Demon, { $building }
mark-gale = Gale, { $section }
mark-heroic = Possession, { $heroic }
mark-specter = Specter, { $section }
heroic-reinforce = Reinforce
heroic-work = Work
heroic-recall = Recall
action-train-soldier = Train a soldier
action-train-veteran = Train a veteran
action-blessing = Blessing
action-mix-up = Mix-up
action-sharpshooters = Sharpshooters
action-glare = Glare
action-cannon = Cannon
action-goblin-cauldron = Goblin cauldron
action-orc-cauldron = Orc cauldron
action-troll-cauldron = Troll cauldron
action-tracking = Tracking
action-malfunction = Malfunction
action-spy = Spy
action-trap = Trap
action-wall = Wall
action-platform = Platform
action-pole = Pole
action-bay-window = Bay window
hit-card-hit-1 = hit card 1
hit-card-hit-2 = hit card 2
hit-card-hit-3 = hit card 3
hit-card-hit-4 = hit card 4
hit-card-hit-5 = hit card 5
hit-card-hit-6 = hit card 6
shot-miss = miss
shot-hit = hit
objective-altar-of-ash = Altar of Ash
objective-bare-battlements = Bare Battlements
objective-hooded-choir = Hooded Choir
objective-full-battery = Full Battery
objective-crossed-fire = Crossed Fire
objective-timber-giant = Timber Giant
objective-heavy-steps = Heavy Steps
objective-outlaws-bargain = Outlaws' Bargain
objective-signs-on-the-stone = Signs on the Stone
objective-drums-on-both-flanks = Drums on Both Flanks
plan-levy-of-the-town = Levy of the Town
plan-forge-by-night = Forge by Night
plan-masons-shift = Masons' Shift
plan-open-wards = Open Wards
plan-scorched-ground = Scorched Ground
plan-second-watch = Second Watch
plan-captains-oath = Captains' Oath
plan-topple-the-parapet = Topple the Parapet
plan-turned-messenger = Turned Messenger
plan-fouled-axles = Fouled Axles
obstacle-wood = too little wood
obstacle-units = too few units
obstacle-tile = no tile left
obstacle-place = no place for it

## Zones

zone-round = Round
zone-slot = Card at hand
zone-used = Cards used this round
zone-maneuvers = Maneuvers made this round
zone-horde = The horde
zone-garrison = The garrison
zone-sent = On their way
zone-rides = Taken along by quartermasters
zone-walls = Wall pieces
zone-cauldron = Cauldrons
zone-equipment = Equipment
zone-platforms = Platforms
zone-tower_item = In the towers
zone-toppled = Toppled section
zone-barrage = Barrage machines
zone-hits = Hits in the decks
zone-misses = Misses in the decks
zone-siege_tower = Siege towers
zone-mantelets = Mantelets
zone-training = Training
zone-saboteurs = Saboteurs
zone-paths = On the paths
zone-line = The line
zone-reserve = The reserve
zone-swapped = Out of the line
zone-spies = Spies
zone-wood = Wood
zone-wood_paid = Wood on the cards
zone-sand = Hourglasses to spend
zone-laid = Hourglasses on actions
zone-finished = Actions done this round
zone-hero_at = Heroes
zone-hero_used = Heroes who gave an order
zone-heroic_used = Heroic orders given
zone-heroic_gone = Heroic orders out of the game
zone-oath = Captains' Oath in force
zone-glare = Glare
zone-blessing = Blessing
zone-malfunction = Malfunction
zone-orders = Orders
zone-orders_worked = Orders carried out
zone-orders_gone = Orders out of the game
zone-mixed = Orders mixed up
zone-roles = Ritual tokens
zone-feints_turned = Bluffs turned this round
zone-rituals_done = Rituals performed this round
zone-targets_turned = Ritual targets turned
zone-objectives = Objectives
zone-objectives_drawn = Objectives to choose from
zone-objectives_met = Objectives met
zone-joins = Maneuvers with marauders
zone-plans = Plans
zone-plans_drawn = Plans to choose from
zone-plans_played = Plans played
zone-aim = Aims
zone-volley = Arrows
zone-struck = Hits of machines in this assault
zone-hits_drawn = Hit cards turned

## What is wrong in content tables

content-no-wood = 0, as only goblins, orcs and trolls are turned into wood
content-garrison-room = at most { $most } units, the spaces that defenders gives
content-hero = exactly one section with { $hero }
content-no-units = no units, as nobody can be there at first
content-typed-room = at most { $most } of the kind "{ $unit }", the spaces that numbers.toml gives
content-garrison-units = at least { $least }, as so many are on the walls and in the buildings at first
content-same-side = other ramparts of the side "{ $side }"
content-mutual = only ramparts that have it beside them, too, as { $rampart } has not
content-price = at least one way to pay
content-no-price = no price, as this card costs nothing
content-one-unit = one unit for each way to pay
content-wood = at most { $most } wood
content-foreground-room = so few that a foreground starts with at most { $most } units
content-horde-units = at least { $least }, as so many are outside the bag at first
content-bag = at least { $least }, so that the bag can give { $need } units, the most that a game draws
content-walls = at least { $least }, for the walls of all sections at the start
content-card-each = at most { $most }, one for each hit card
content-machine-cards = at least { $least }, for the decks of all machines
content-keep = at most { $most }, as so many are drawn
content-goal = at most { $most }, so that the goal can be met
content-take = at most { $most }, as there is no more to take
