### Words of Stronghold, in English.

title = Stronghold
blurb = An invader with an army and a defender with time: seven rounds, nine sections of wall, and one breach decides.
about = Unofficial: own words and own cards, not affiliated with the publishers or the author of the printed game (Ignacy Trzewiczek, Stronghold, second edition, 2015).
points = One point for whoever wins.
play-win = The invader wins as soon as one section of the wall is breached, the defender when all have held for seven rounds.
play-lose = When the other side has won.
play-turn = The invader uses nine cards from left to right. Whatever they cost is time for the defender, who spends it after each card. Then the assault comes.
role-1 = the invader
    .name = Invader
role-2 = the defender
    .name = Defender

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

ask-Spend = { $sand ->
        [one] Spend the last hourglass
       *[other] Spend all { $sand } hourglasses
    }
ask-CompletePaid = The saboteur is gone: choose the action that happens next
ask-PutDown = Choose where to: { $post-unit }
ask-PutHero = Choose where to: { $hero }
ask-PayGale = A gale: pay one more hourglass, or call the move off
ask-PayHeroGale = A gale: pay one more hourglass, or call the move off
ask-PayOrderGale = A gale: pay an hourglass, or call the order off
ask-Reinforce = Reinforce: choose who goes from the Courtyard to a hero
ask-WorkFrom = Work: choose the unit that goes to work
ask-WorkOn = Work: choose the action that gets an hourglass
ask-Recall = Recall: choose who comes back to the Courtyard
ask-Bless = Blessing: choose a side
ask-MixUp = Mix-up: choose the order that is off
ask-Shoot = Sharpshooters: choose who dies
ask-Dazzle = Glare: choose the section without a fight
ask-PutItem = Choose a tower for this: { $action }
ask-HangCauldron = Choose a section for the cauldron: { $horde-kind }
ask-Jam = Malfunction: choose the machine that will not fire
ask-SpyOn = Spy: choose a card of the line
ask-SetTrap = Trap: choose its kind and a path
ask-BuildWall = Choose a section for a wall piece
ask-SetPlatform = Choose a section for a platform
ask-Window = Play a plan, or pass
ask-ForgeFree = Forge by Night: choose what is made
ask-Scorch = Scorched Ground: choose a foreground
ask-TakeWall = Second Watch: choose the section that loses a wall piece
ask-Topple = Topple the Parapet: choose a section
ask-SendHome = Turned Messenger: choose what goes home
ask-FoulAxles = Fouled Axles: choose a deck

## Questions: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

ask-Maneuvers = Choose a maneuver; after one of them you may go on to the orders
ask-SapUp = Send a goblin or an orc through the sap at { $section }, or pass
ask-March = Send units from { $camp }, { $count } at most, or finish
ask-Muster = Send units from the supply to the { $side } foreground, { $count } at most, or finish
ask-CallMarauders = There is room for one: choose who joins at R7
ask-TrollFalls = A troll trap: choose the troll that dies
ask-GiveOrders = Give one open order, or secret ones for 1 hourglass, or none
ask-LayOpenly = Choose an order and its section
ask-LaySecretly = Lay an order face down at a section, or finish
ask-Detonate = Detonation at { $section }: choose how many orcs
ask-CallTroll = Call at { $section }: choose the troll that comes nearer
ask-AimCannon = Choose where the cannon in { $tower } fires
ask-KillShown = Choose whom the cannon kills: { $camp }
ask-AimMachine = Choose where the machine on { $gun } fires, or hold fire
ask-BreakItem = Nothing else is left at { $section }: choose a tower whose item breaks
ask-AimArrows = Choose where a marksman shoots, { $count } to aim: { $post }
ask-BlessedVolley = Blessing: choose the rampart at which all on the { $side } shoot
ask-UsePole = Choose where the pole in { $tower } strikes
ask-Recover = Choose who gets up again, { $count } more

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

do-lay = Lay an hourglass: { $action }
    .group = { $building }
    .short = { $action }
    .stack = { $action }
    .pick = +1
do-finish = Finish at once: { $action }
    .group = { $building }
    .short = { $action }: finish
    .stack = { $action }
    .pick = finish
do-complete = Now: { $action }
do-pick-up = Move: { $post-unit }
    .group = Move: { $unit }
    .short = { $place }
do-pick-hero = Move: { $hero }
    .group = Heroes
    .short = Move: { $hero }
do-put = To { $post }
    .group = Go to
    .short = { $post }
do-swap = Swap with: { $post-unit }
    .group = Swap with: { $unit }
    .short = { $place }
do-put-hero = To { $hero-post }
do-swap-heroes = Swap with the other hero
do-pay-gale = Pay for the gale
do-call-off = Call it off
do-heroic = { $hero-order }
    .group = Heroes
    .short = { $hero-order }
do-reinforce-at = { $post-unit }
do-work-from = { $post-unit }
    .group = To work: { $unit }
    .short = { $place }
do-work-on = An hourglass on: { $action }
do-recall-from = Back to the Courtyard: { $post-unit }
do-bless = The { $side } side
do-mix-up-at = The order at { $section }
do-shoot = Kill: { $camp-unit }
    .group = Kill: { $unit }
    .short = { $place }
do-dazzle = No fight at { $section }
do-put-item = On { $tower }
do-hang = At { $section }
do-jam = The machine on { $gun }
do-spy-on = Spy on: { $card }
do-set-trap = { $trap-at }
    .group = { $trap }
    .short = { $path }
do-build-wall = A wall piece on { $section }
do-set-platform = A platform at { $section }
do-play = Play the plan: { $plan }
    .group = Plans
    .short = { $plan }
do-forge = Make: { $action }
do-scorch = Scorch the { $side } foreground
do-take-wall = Take a wall piece from { $section }
do-topple = Topple the walls of { $section }
do-order-home = The order at { $section } goes home
do-ritual-home = Goes home: { $mark }
do-foul = Misses into the deck on { $gun }

## Options: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

do-perform = The { $maneuver }
do-sap-up = Through the sap: { $horde-kind }
do-send-1 = Send 1: { $march }
    .group = { $way }
    .short = 1 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×1
do-send-2 = Send 2: { $march }
    .group = { $way }
    .short = 2 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×2
do-send-3 = Send 3: { $march }
    .group = { $way }
    .short = 3 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×3
do-send-4 = Send 4: { $march }
    .group = { $way }
    .short = 4 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×4
do-send-5 = Send 5: { $march }
    .group = { $way }
    .short = 5 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×5
do-send-6 = Send 6: { $march }
    .group = { $way }
    .short = 6 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×6
do-send-7 = Send 7: { $march }
    .group = { $way }
    .short = 7 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×7
do-lead = With the quartermaster: { $march }
do-roll-tower = Roll the siege tower: { $path }
do-join = Joins: { $horde-kind }
do-fell-on = A troll on { $path }
do-fell-rider = The troll whom the quartermaster at { $rampart } leads
do-order-openly = One open order
do-order-secretly = Secret orders for 1 hourglass
do-no-orders = No orders
do-lay-open = { $order-at }
    .group = { $order }
    .short = { $section }
do-lay-secret = { $order-at }
    .group = { $order }
    .short = { $section }
do-detonate = Orcs that detonate: { $count }
do-come-over = The troll comes: { $path }
do-aim-cannon = Fire at { $camp }
do-aim-machine = Fire at { $section }
do-hold-fire = Hold fire
do-break-item = The item in { $tower }
do-aim-arrows = Shoot at { $rampart }
do-pole-at = Strike at { $section }
do-recover = Gets up: { $garrison-kind }

## Why not: setting up, the invader's cards, objectives (chapters 4 to 11, 19)

why-no-such-unit = No unit of this kind is there: choose another
why-too-strong = This unit is worth { $need }, and { $have } is left
why-nobody-dead = No unit of this kind has left the game: you need { $need }, there are { $have }
why-no-room = There is no room: free spaces needed { $need }, there { $have }
why-not-drawn = You did not draw that card
why-already-kept = You keep that card already
why-behind-cursor = You have passed that card: cards are exchanged from left to right
why-reserve-empty = The reserve is empty
why-other-phase = That card belongs to another phase: the line stays sorted by phase
why-already-placed = That card has its place already
why-no-wood-left = There is no wood left in the pile
why-too-few-units = Too few of this kind in your supply: needed { $need }, there { $have }
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

why-action-done = This action was completed in this round: it is free again in the next
why-all-laid = All its hourglasses are laid: it waits until it is possible
why-one-missing = One hourglass is missing: lay it
why-too-little-sand = It takes { $need } hourglasses, you have { $have }
why-hourglasses-missing = Hourglasses are missing: { $need }
why-nobody-here = Nobody of this kind is there
why-nowhere-to-go = There is no free space, and nobody to swap with
why-closed-building = Nobody can go into that building, except by the heroic order Work
why-not-connected = One move does not lead there: go through the Courtyard
why-already-there = It is there already
why-marksmen-only = Only marksmen may be there
why-same-kind = They are of the same kind, so a swap would change nothing
why-hero-there = The other hero is there: swap with him
why-not-adjacent = They are not next to each other
why-in-hospital = Whoever lies in the Hospital cannot move
why-no-space-of-kind = There is no free space for this kind
why-hero-acted = This hero has given an order in this round
why-heroic-used = This order was given in this round
why-heroic-gone = This order has left the game
why-one-heroic = Since the Captains' Oath, one heroic order a round is all
why-courtyard-empty = Nobody of this kind is in the Courtyard
why-no-hero-section = No hero stands on a section
why-hero-inside = This hero is in the Courtyard, on no side
why-nobody-to-recall = Nobody is on a section of this hero's side
why-nothing-to-lay = No action of these buildings takes an hourglass now
why-other-side = That section is not on this hero's side
why-not-for-work = Work leads to the Cathedral, the Forge, the Scouts or the Workshop
why-tower-taken = The tower has an item already
why-cauldron-there = A cauldron hangs there already
why-platform-there = A platform is there already
why-parapet-toppled = The parapet there was toppled: no walls any more
why-no-order-laid = No order lies there
why-axles-fouled = Since Fouled Axles there is no malfunction any more
why-spied-already = A spy is on that card already
why-not-in-line = A spy goes only to a card in the middle of the line
why-path-loaded = Something lies on that path already
why-path-takes-none = No trap can be laid on that path
why-guards-empty = No marksman is in the Guards
why-no-saboteur = There is no saboteur to track down
why-nobody-to-train = Nobody in the Barracks can be trained to that
why-stock-empty = The stock has none left
why-plan-not-held = You do not hold this plan
why-hospital-empty = The Hospital is empty, so the plan would do nothing
why-nobody-there = Nobody of the invader is there
why-nothing-hidden = No order and no ritual token lies face down
why-no-wall-there = There is no wall piece there

## Why not: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

why-one-maneuver = At least { $need } maneuver must be made first
why-maneuver-done = This maneuver was made in this round
why-sap-too-narrow = A troll is too big for the sap
why-tower-there = A siege tower is there already
why-no-tower-here = No siege tower stands here
why-no-quartermaster = No quartermaster is at that rampart
why-rides-already = This quartermaster leads somebody already
why-too-few-here = You want to send { $need }, there are { $have } here
why-maneuver-limit = You want to send { $need }, from here { $have } more may go in this maneuver
why-no-order-token = You have no such order left
why-order-there = An order lies there already
why-lay-one-order = Lay at least { $need } order, or take the choice back
why-no-troll-there = No troll is there
why-trenches = A trench master is there: cannons do nothing
why-nobody-to-hit = Nobody is there to hit
why-mantelet = A mantelet stands there: arrows do nothing
why-not-on-card = The card does not show this kind
why-glare = The Glare lies over this section: no machine can aim at it
why-tower-empty = There is no item in that tower
why-no-melee-there = There is no fight there
why-nobody-in-hospital = Nobody of this kind is in the Hospital

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

log-sand-laid = Hourglasses laid: { $count } ({ $action })
log-action-done = Done: { $action }
log-unit-moves = { $post-unit } goes to { $post }
log-units-swap = Two swap: { $post-unit }; { $post-unit2 }
log-hero-moves = { $hero } goes to { $hero-post }
log-move-called-off = The move is called off
log-gale-paid = Hourglasses for the gale: { $count }
log-hero-orders = { $hero } orders: { $heroic }
log-order-possessed = Possessed: the heroic order { $heroic } leaves the game
log-unit-trained = Trained in the Barracks: { $garrison-kind }
log-side-blessed = The marksmen on the { $side } are blessed
log-order-off = The order at { $section } is off, unseen
log-glare-over = A glare over { $section }: no assault there
log-item-built = In { $tower }: { $item }
log-cauldron-hung = A cauldron at { $section }: { $horde-kind }
log-saboteurs-gone = A marksman leaves to track the saboteurs, and all of them are gone
log-machine-jammed = The machine on { $gun } will not fire
log-spy-sent = A spy is on this card: { $card }
log-trap-laid = A trap is laid face down: { $path }
log-trap-meant = It is a { $trap }: { $path }
log-wall-built = A wall piece on { $section }, now { $walls }
log-platform-set = A platform at { $section }
log-plan-played = Plan: { $plan }
log-town-levied = Soldiers from the town to the Courtyard: { $count }
log-ward-opened = From the Hospital to the Courtyard: { $garrison-kind }, { $count }
log-ground-scorched = The { $side } foreground burns
log-wall-taken = The invader takes a wall piece from { $section }, { $walls } left
log-parapet-toppled = The walls of { $section } are toppled: { $walls }
log-order-sent-home = The order at { $section } goes home
log-ritual-sent-home = Goes home: { $mark }
log-deck-fouled = Misses into the deck on { $gun }: { $count }

## The log: maneuvers, orders, the assault (chapters 12, 13, 20 to 22)

log-maneuver-begins = The { $maneuver } begins
log-sapped = Through the sap to { $section }: { $horde-kind }
log-sent = Sent: { $march }, { $count }
log-led = The quartermaster leads: { $march }
log-tower-sets-out = The siege tower rolls: { $path }
log-tower-stops = The trap stops the siege tower: { $path }
log-trap-springs = On { $path }: { $trap }
log-dies-on-path = Dies on the way: { $march }
log-marauders-join = Marauders join at R7: { $horde-kind }, { $count }
log-order-given = An open order at { $section }: { $order }
log-order-laid = A secret order at { $section }
log-order-meant = The order at { $section }: { $order }
log-order-shown = The order at { $section } is shown: { $order }
log-wall-bursts = An orc takes a wall piece of { $section } along, { $walls } left
log-troll-called = A troll answers the call at { $section }: { $path }
log-assault-begins = The assault of round { $round }
log-cannon-fires = The cannon in { $tower } fires: { $hit-card }
log-machine-misses = The machine on { $gun } misses { $section }
log-machine-hits = The machine on { $gun } hits { $section }
log-wall-breaks = A wall piece of { $section } breaks, { $walls } left
log-cauldron-breaks = The cauldron at { $section } breaks
log-item-breaks = Broken in { $tower }: { $item }
log-volley = Arrows at { $rampart }: { $count }
log-poison-works = Poison at { $section }
log-cauldron-pours = The cauldron at { $section } pours: { $horde-kind }
log-pole-strikes = A pole strikes at { $section }: { $hit-card }
log-invader-sum = The invader at { $section }: { $points }
log-defender-sum = The defender at { $section }: { $points }
log-breach-line = With { $points } { $section } would be breached
log-breach = A breach at { $section }
log-assault-ends = The end of the assault of round { $round }
log-recovered = Gets up again: { $garrison-kind }
log-sent-away = From the Hospital to the stock: { $garrison-kind }, { $count }
log-round-ends = The end of round { $round }
log-castle-held = The castle has held for { $round } rounds

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
march-over = { $horde-kind }, { $path }
march-muster = { $horde-kind } from the supply, { $side }
nothing-chosen = none
order-at = { $order } at { $section }
trap-on = { $trap } on { $path }
hero-gives = { $hero }: { $heroic }
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
token-feint = bluff
token-target = target
token-open-target = target, open
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

## The drawn board: parts, names and what lies there

look-road = Road
look-reserve = Reserve
look-left-field = Left field
look-camp = Camp
look-right-field = Right field
look-left-wall = Left wall
look-gate-wall = Wall at the gate
look-right-wall = Right wall
look-west-houses = West houses
look-courtyard = Courtyard
look-east-houses = East houses
look-table = Time
look-stock = Stock
look-place-barracks = Barracks
look-place-cathedral = Cathedral
look-place-courtyard = Courtyard
look-place-forge = Forge
look-place-guards = Guards
look-place-hospital = Hospital
look-place-scouts = Scouts
look-place-workshop = Workshop
look-action-train-soldier = Soldier
look-action-train-veteran = Veteran
look-action-blessing = Blessing
look-action-mix-up = Mix-up
look-action-sharpshooters = Sharpshooters
look-action-glare = Glare
look-action-cannon = Cannon
look-action-goblin-cauldron = Goblin cauldron
look-action-orc-cauldron = Orc cauldron
look-action-troll-cauldron = Troll cauldron
look-action-tracking = Tracking
look-action-malfunction = Malfunction
look-action-spy = Spy
look-action-trap = Trap
look-action-wall = Wall
look-action-platform = Platform
look-action-pole = Pole
look-action-bay-window = Bay window
look-sand = Hourglasses to spend
look-wood = wood
look-slot = card at hand
look-assault = assault
look-used = used
look-round = round
look-plan = plan
look-plan-drawn = plan to choose from
look-objective-drawn = objective to choose from
look-order = order
look-gale = token of Gale
look-specter = token of Specter
look-bloodstones = token of Bloodstones
look-demon = token of Demon
look-possession = token of Possession
look-walls = wall pieces
look-cauldron = cauldron
look-path = trap
look-hits = hits in the deck
look-misses = misses in the deck
look-mantelet = mantelet
look-siege-tower = siege tower
look-laid = hourglasses
look-saboteur = saboteur
look-heroic-used = given this round
look-heroic-gone = out of the game
look-hit-turned = turned hit card

## The outlook: how close a breach is, facts, and marks

outlook-name-round = Round
outlook-name-sand = { $side ->
        [defender] Hourglasses
       *[none] Defender's hourglasses
    }
outlook-name-wood = { $side ->
        [invader] Wood
       *[none] Invader's wood
    }
outlook-name-supply = { $side ->
        [invader] Supply
       *[none] Invader's supply
    }
outlook-name-card = Card
outlook-name-hidden = Face down
outlook-name-step = Assault
outlook-card = { $place } of 9: { $card }
outlook-card-assault = the assault
outlook-card-none = setting up
outlook-supply = goblins { $goblins }, orcs { $orcs }, trolls { $trolls }
outlook-hidden-traps = traps { $count }
outlook-hidden-orders = orders { $count }
outlook-hidden-tokens = ritual tokens { $count }
outlook-hidden-plans = plans { $count }
outlook-hidden-nothing = nothing
outlook-step-cannons = cannons
outlook-step-machines = machines
outlook-step-marksmen = arrows
outlook-step-poison = poison
outlook-step-cauldrons = cauldrons
outlook-step-poles = poles
outlook-step-orders = orders
outlook-step-strength = strength
outlook-gauge = { $margin ->
        [0] { $section } breaks: { $invader } v { $defender }, breach at { $line }
       *[other] { $side ->
            [invader] Nearest
           *[other] Weakest
        }: { $section }, { $margin } short of a breach
    }
outlook-gauge-worst = { $side ->
        [invader] Nearest: { $section }, { $margin } short; at best { $worst } breaks
       *[other] Weakest: { $section }, { $margin } short; at worst { $worst } breaks
    }
outlook-plate = { $invader } v { $defender } · at { $line }
outlook-plate-worst = ≤{ $invader } v { $defender } · at { $line }
outlook-holds = { $section }: { $invader } v { $defender }, breach at { $line }
outlook-strained = { $section } is strained: { $invader } v { $defender }, breach at { $line }
outlook-breaks = { $section } breaks as things stand: { $invader } v { $defender }, breach at { $line }
outlook-worst-holds = { $side ->
        [invader] Your best case
       *[other] Worst case
    } at { $section }: { $invader } v { $defender }, breach at { $line }; it holds
outlook-worst-breaks = { $side ->
        [invader] Your best case
       *[other] Worst case
    } at { $section }: { $invader } v { $defender }, breach at { $line }; it breaks
outlook-aims = The machine on { $gun } fires at { $section }: { $percent } % to hit
outlook-sent = On their way: { $count } ({ $path })
outlook-spied = A spy watches { $card }: it costs one unit more

## What an option does to the margins

change-legend = Figures: how much the invader lacks for a breach, and what becomes of it; "worst" or "best" counts all who may still come, and luck.
change-now = { $section }: { $new ->
        [0] the wall breaks as things stand
       *[other] { $old ->
            [0] no breach any more: the invader lacks { $new }
           *[other] the invader lacks { $new } for a breach, not { $old }
        }
    }
    .short = { $section } { $old } → { $new ->
        [0] breach
       *[other] { $new }
    }
change-worst = { $section } { $side ->
        [invader] at best
       *[other] at worst
    }: { $new ->
        [0] it breaks
       *[other] { $old ->
            [0] it holds, { $new } short
           *[other] { $new } short, not { $old }
        }
    }
    .short = { $section } { $side ->
        [invader] best
       *[other] worst
    } { $old } → { $new ->
        [0] breach
       *[other] { $new }
    }

luck-cannon = { $percent } % that the hit card names somebody there: one dies
    .short = kills { $percent } %
luck-machine = { $percent } % that the next card of its deck is a hit: { $effect }
    .short = { $percent } %: { $effect }
luck-hit-both = kills one on each side
luck-hit-defender = kills a defender
luck-hit-invader = kills an invader
luck-hit-wall = breaks a wall piece
luck-hit-cauldron = breaks the cauldron
luck-hit-item = breaks an item of a tower
luck-hit-nothing = nothing there to break
luck-arrows = Arrows at this rampart kill units up to a strength of { $arrows }
    .short = kills up to strength { $arrows }

## What an option is good for

deed-card-ballista = on a rampart: a hit kills one unit of each side at a section
deed-card-catapult = on a rampart: a hit breaks a wall piece of a section
deed-card-trebuchet = on a foreground: a hit breaks a wall piece anywhere on its side
deed-card-mantelet = arrows do nothing on its rampart
deed-card-siege-tower = rolls to a section, where wall pieces then count nothing
deed-card-banner = 1 strength more at a section
deed-card-bridge = no trap can be laid on its path
deed-card-ladder = one more of the invader fits at a section
deed-card-poison = a marksman at a section dies before each melee
deed-card-sap = a goblin or an orc goes from the supply straight to a section
deed-card-artilleryman = the deck of a machine loses a miss
deed-card-quartermaster = one unit passes his rampart without stopping
deed-card-saboteur = each action of a building needs { $saboteur-hourglasses ->
        [one] 1 hourglass
       *[other] { $saboteur-hourglasses } hourglasses
    } more
deed-card-trainer = trolls out of the bag, onto the foregrounds: { $trainer-trolls }
deed-card-trench-master = cannons do nothing on his rampart
deed-card-bloodstones = ritual: a hit of one machine kills a defender more
deed-card-demon = ritual: actions in one building kill in the Courtyard
deed-card-gale = ritual: moves at one section take { $gale-hourglasses ->
        [one] 1 hourglass
       *[other] { $gale-hourglasses } hourglasses
    } more
deed-card-possession = ritual: one heroic order is lost
deed-card-specter = ritual: the dead of one section rise as invaders
deed-give-up = { $wood } wood; the defender gets 1 hourglass
deed-perform = { $units } units from each place; the defender gets { $sand } hourglasses
deed-finish = This takes { $count ->
        [one] 1 hourglass
       *[other] { $count } hourglasses
    } of { $sand }
    .short = { $count }
deed-heroic-reinforce = from the Courtyard to a section with a hero
deed-heroic-work = a unit goes into a building and lays an hourglass
deed-heroic-recall = from a section back to the Courtyard
deed-fury-gain = strength +{ $gain }
deed-order-openly = the defender sees it, and gets no hourglass
deed-order-fury = Fury: each goblin there counts { $fury }, and the goblins die afterwards
deed-order-detonation = Detonation: orcs there die, and each takes a wall piece with it
deed-order-call = Call: another troll comes one step towards the troll that is there
deed-order-bluff = A bluff does nothing, but the defender does not know that

## Several answers at one word

wish-fill = { $way }: the strongest
    .short = the strongest
wish-again = As last time: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
wish-again-all = The { $maneuver } as last time

## What is drawn, explained

about-area-section = A section of the wall: { $attackers } spaces for attackers above, { $defenders } for defenders below, a ladder adds one. The plate tells strength against strength and where a breach begins.
    .rule = 2.5
about-area-tower = A tower holds { $towers } marksmen and one item. Its marksmen and its cannon fire at the rampart opposite.
    .rule = 2.2
about-area-rampart = A rampart holds { $ramparts } units, one barrage machine, a mantelet and two trained helpers. From here paths lead to two sections.
    .rule = 2.3
about-area-foreground = A foreground holds { $foregrounds } units and a trebuchet. New units come here from the supply, and from here to the ramparts of this side.
    .rule = 2.3
about-area-path = A path leads toward the wall only. A trap or a bridge can lie on it; what lies face down is the defender's secret.
    .rule = 2.4
about-area-camp = The invader's supply. Cards are paid from here; in a maneuver units go from here to the foregrounds. Below it: what is left in the bag, wood, and objectives.
    .rule = 6.1
about-area-marauders = Marauders join at R7 when a unit arrives there from R6, once in a maneuver, as far as there is room. The bag replaces them.
    .rule = 12.13
about-area-courtyard = The Courtyard has room for everybody and lies beside every section and tower. Those who recover come here.
    .rule = 17.7
about-area-sand = Hourglasses that the defender must spend now, on actions or on moves. The last one ends the phase.
    .rule = 14.1
about-area-briefing = Briefing: { $units } units come out of the bag and { $wood } wood to the supply; then cards can be exchanged for 1 hourglass in all.
    .rule = 7.1
    .name = Briefing
about-area-resources = Resources: one unit becomes 1, 2 or 3 wood by its strength, and the defender gets 1 hourglass.
    .rule = 7.6
    .name = Resources
about-area-line = A place in the line. Cards are used or passed from left to right, and the defender spends hourglasses after each of them.
    .rule = 5.1
    .name = The line
about-area-maneuver = The last card: a minor maneuver moves { $minor } units from each place, a major one { $major }; then orders are given.
    .rule = 12.1
    .name = Maneuver
about-area-assault = After the nine cards comes the assault: cannons, machines, arrows, poison, cauldrons, poles, orders, and strength against strength.
    .rule = 20.1
    .name = Assault
about-area-reserve = A card of the reserve, open to both sides. Briefing can exchange it for a card of the line.
    .rule = 4.3
    .name = The reserve
about-area-barracks = The Barracks have spaces for each kind of unit. A unit is trained here to the next kind.
    .rule = 17.1
about-area-cathedral = The Cathedral: Blessing, Mix-up, Sharpshooters and Glare.
    .rule = 17.3
about-area-forge = The Forge makes cannons for the towers and cauldrons for the sections.
    .rule = 17.9
about-area-guards = The Guards have { $guards } spaces for marksmen, one of whom can track down all saboteurs.
    .rule = 17.10
about-area-hospital = The dead of this round lie in the Hospital. At its end { $recovering } of them recover, the others go to the stock.
    .rule = 22.2
about-area-scouts = The Scouts jam a machine, spy on a card, or lay a trap.
    .rule = 17.13
about-area-workshop = The Workshop builds walls, platforms, poles and bay windows.
    .rule = 17.16
about-area-train-soldier = { $need } hourglasses: a marksman in the Barracks becomes a soldier. More than once in a round.
    .rule = 17.1
about-area-train-veteran = { $need } hourglasses: a soldier in the Barracks becomes a veteran. More than once in a round.
    .rule = 17.1
about-area-blessing = { $need } hourglasses: this round the free marksmen of one side fire together at one rampart of that side.
    .rule = 17.3
about-area-mix-up = { $need } hourglasses: one order is taken off a section, unseen.
    .rule = 17.4
about-area-sharpshooters = { $need } hourglasses: one invader unit dies, anywhere but among the marauders.
    .rule = 17.5
about-area-glare = { $need } hourglasses: no assault at one section this round, and no machine can aim at it.
    .rule = 17.6
about-area-cannon = { $need } hourglasses: a cannon for an empty tower. It fires before everything else.
    .rule = 17.8
about-area-goblin-cauldron = { $need } hourglasses: a cauldron for a section that kills all goblins there before the melee.
    .rule = 17.9
about-area-orc-cauldron = { $need } hourglasses: a cauldron for a section that kills one orc there before the melee.
    .rule = 17.9
about-area-troll-cauldron = { $need } hourglasses: a cauldron for a section that kills one troll there before the melee.
    .rule = 17.9
about-area-tracking = { $need ->
        [one] { $need } hourglass
       *[other] { $need } hourglasses
    } and a marksman of the Guards, who leaves the game: all saboteurs go home.
    .rule = 17.10
about-area-malfunction = { $need } hourglasses: a barrage machine does not fire in the next assault.
    .rule = 17.11
about-area-spy = { $need } hourglasses: a spy on a card of the line makes it cost one unit more.
    .rule = 17.12
about-area-trap = { $need } hourglasses: a trap face down on a path that has neither trap nor bridge.
    .rule = 17.13
about-area-wall = { $need } hourglasses: a wall piece for any section, also under attack.
    .rule = 17.16
about-area-platform = { $need } hourglasses: one more space for defenders at a section.
    .rule = 17.15
about-area-pole = { $need } hourglasses: a pole for an empty tower. In the melee it strikes at a section beside it.
    .rule = 17.8
about-area-bay-window = { $need } hourglasses: both sections beside the tower count 1 more while a marksman is in it.
    .rule = 17.14
about-area-reinforce = Heroic order: a unit goes from the Courtyard to a section with a hero.
    .rule = 16.2
about-area-work = Heroic order: a unit goes to the Cathedral, Forge, Scouts or Workshop, and lays an hourglass there at once.
    .rule = 16.3
about-area-recall = Heroic order: a unit comes from a section on the hero's side to the Courtyard.
    .rule = 16.4
about-zone-horde = Units of the invader, by kind. A number counts those alike.
    .rule = 3.1
about-zone-garrison = Units of the defender, by kind. A number counts those alike.
    .rule = 3.2
about-zone-walls = Wall pieces, each worth 1 in melee. There are { $walls } in all; a siege tower makes those of its section worthless.
    .rule = 21.5
about-zone-cauldron = A cauldron. Before the melee it kills all goblins, or one orc, or one troll there, round after round.
    .rule = 21.2
about-zone-equipment = Equipment of the invader: at most two different tokens at a section, and they stay.
    .rule = 9.1
about-zone-platforms = A platform: one more space for defenders.
    .rule = 17.15
about-zone-tower_item = What a tower holds: a cannon, a pole or a bay window.
    .rule = 2.2
about-zone-toppled = The parapet was toppled here. No wall can be built on this section any more.
    .rule = 18.3
about-zone-barrage = A barrage machine. It fires once in each assault at a section that it reaches.
    .rule = 8.1
about-zone-hits = Hits in the deck of this machine, { $hits } at first. A hit goes back into the deck.
    .rule = 8.2
about-zone-misses = Misses in the deck of this machine, { $misses } at first. A miss leaves the game.
    .rule = 8.2
about-zone-siege_tower = A siege tower goes one path in each maneuver. At its section walls and cauldron do not count.
    .rule = 8.7
about-zone-mantelets = A mantelet: volleys at this rampart do nothing. Cannons and sharpshooters still hit.
    .rule = 8.6
about-zone-training = Trained helpers: at most two different ones at a rampart, and they stay.
    .rule = 10.1
about-zone-saboteurs = A saboteur: every action of this building costs { $saboteur } more.
    .rule = 10.4
about-zone-paths = Something lies on this path: a trap, or a bridge. A trap face down is known to the defender alone.
    .rule = 3.6
about-zone-line = The six middle cards of the line, sorted by phase.
    .rule = 4.3
about-zone-reserve = The six cards of the reserve. Both sides see them.
    .rule = 4.3
about-zone-swapped = Cards that leave the line in the exchange under way.
    .rule = 7.2
about-zone-slot = The card at hand. Those to its left without a tick were passed.
    .rule = 5.2
about-zone-used = This card was used this round.
    .rule = 5.2
about-zone-wood = Wood in the supply, with which cards are paid.
    .rule = 6.1
about-zone-sand = Hourglasses that the defender must spend now. Each is one step of an action, or one move.
    .rule = 14.1
about-zone-laid = Hourglasses on this action, and empty spaces for those that it still needs. They wait, also over rounds.
    .rule = 14.5
about-zone-finished = This action was done this round. It is free again in the next one.
    .rule = 14.6
about-zone-hero_at = A hero is no unit and cannot die. The Officer counts { $officer } in melee, the Warrior { $warrior }.
    .rule = 3.3
about-zone-heroic_used = This heroic order was given this round.
    .rule = 16.1
about-zone-heroic_gone = This heroic order left the game.
    .rule = 11.8
about-zone-glare = The Glare: no assault at this section this round.
    .rule = 17.6
about-zone-malfunction = A malfunction: this machine does not fire in the next assault.
    .rule = 17.11
about-zone-orders = An order of the invader. Face down it may be a fury, a detonation, a call or a bluff.
    .rule = 13.3
about-zone-roles = A token of a ritual. Face down it may be the target or one of { $bluffs } bluffs; both look alike.
    .rule = 11.1
about-zone-objectives = Objectives of the invader. They lie open, and pay as soon as they are met.
    .rule = 19.1
about-zone-objectives_drawn = Objectives from which the invader chooses.
    .rule = 4.6
about-zone-plans = Plans of the defender. The invader sees only how many there are.
    .rule = 18.1
about-zone-plans_drawn = Plans from which the defender chooses in secret.
    .rule = 4.8
about-zone-round = The round. There are { $rounds }; if the wall holds through all of them, the defender wins.
    .rule = 1.3
about-zone-hits_drawn = Hit cards that cannons or poles have turned. None comes twice before they are shuffled.
    .rule = 20.3
about-piece-horde-kind-goblin = A goblin has strength 1. In a fury it counts more, and then it dies.
    .rule = 3.1
about-piece-horde-kind-orc = An orc has strength 2. A detonation sends orcs to their death, each with a wall piece.
    .rule = 3.1
about-piece-horde-kind-troll = A troll has strength 3. A troll at a section can call another one nearer.
    .rule = 3.1
about-piece-garrison-kind-marksman = A marksman has strength 1. In a tower, or on a section without attackers, he fires at a rampart.
    .rule = 3.2
about-piece-garrison-kind-soldier = A soldier has strength 2. He cannot enter towers.
    .rule = 3.2
about-piece-garrison-kind-veteran = A veteran has strength 3, the strongest of the garrison. He cannot enter towers.
    .rule = 3.2
about-status-round = The round, of { $rounds } in all.
    .rule = 1.3
about-status-sand = Hourglasses that the defender has to spend now.
    .rule = 14.1
about-status-wood = Wood in the invader's supply.
    .rule = 6.1
about-status-supply = Units in the invader's supply: cards are paid with them, and maneuvers bring them onto the foregrounds.
    .rule = 6.1
about-status-card = Which of the nine cards is at hand.
    .rule = 5.1
about-status-hidden = How much lies face down. Both sides may know that, not what it is.
    .rule = 3.6
about-status-step = The steps of the assault, in their order; the arrow points at what happens now.
    .rule = 20.1
about-mark-holds = Strength of the invader against that of the defender, and the strength with which the section would be breached.
    .rule = 21.9
about-mark-strained = The invader lacks 3 or less for a breach here.
    .rule = 21.9
about-mark-breaks = If nothing changes, this section is breached in the assault, and the game is lost for the defender.
    .rule = 21.9
about-mark-worst-holds = The most that can come (the defender's worst case, the invader's best): all who may still march there in this round come, every machine in reach hits, poison works, and goblins rage or a troll is called. It holds even then.
    .rule = 21.9
about-mark-worst-breaks = The most that can come (the defender's worst case, the invader's best): all who may still march there in this round come, every machine in reach hits, poison works, and goblins rage or a troll is called. Then it breaks.
    .rule = 21.9
about-mark-aims = A machine has aimed. So likely is the next card of its deck a hit.
    .rule = 20.6
about-mark-sent = Units that have set out. They arrive together when all have set out, and then traps turn.
    .rule = 12.7
about-mark-spied = A spy watches this card. It costs one unit more, which gives an hourglass, too.
    .rule = 6.5
about-gauge = How close the weakest section is to a breach: one box for each point of strength that is no longer missing, full at a breach.
    .rule = 21.9
    .name = Smallest margin

## The story

chapter-round = { $round ->
        [1] An army lies before the castle. Whatever it does takes time, and time is what the defenders work with.
        [7] The last round. If the wall holds once more, the siege is over.
       *[other] The horde gathers anew, and the sand runs.
    }
    .title = Round { $round }
chapter-assault = Cannons and machines first, then arrows, and then hand to hand on the wall.
    .title = The assault of round { $round }
chapter-assault-over = The horde draws breath, the garrison carries its wounded away.
    .title = The wall holds in round { $round }
review-quiet = No section was fought for
review-nearest = { $margin ->
        [0] { $section } was breached
       *[other] Nearest to a breach: { $section }, { $margin } short
    }
review-losses = Fallen: { $horde } of the horde, { $garrison } of the garrison, { $walls ->
        [one] one wall piece
       *[other] { $walls } wall pieces
    }
review-fight = { $section }: { $invader } v { $defender }, breach at { $line }
review-calm = { $section }: no melee
review-horde = horde −{ $lost }
review-garrison = garrison −{ $lost }
review-walls = wall −{ $lost }
chapter-breach = The wall breaks at { $section }, and the horde pours into the castle.
    .title = Breach at { $section }
chapter-held = The horde withdraws. The castle stands.
    .title = The wall has held
epilogue-breached = The castle fell in round { $round }: the wall broke at { $breach }.
epilogue-held = The castle held through all { $round } rounds.
epilogue-dead = Of the horde { $killed } died in the fighting, of the garrison { $fallen }.
epilogue-work = { $actions } actions were completed in the buildings.
epilogue-walls = { $walls ->
        [one] One wall piece fell to machines and detonations.
       *[other] { $walls } wall pieces fell to machines and detonations.
    }
epilogue-traps = { $traps ->
        [one] One trap was sprung on the paths.
       *[other] { $traps } times a trap was sprung on the paths.
    }
epilogue-rituals = { $targets ->
        [one] One ritual struck home.
       *[other] { $targets } rituals struck home.
    }
epilogue-marauders = Marauders joined the horde at the far end of the wall.
epilogue-lost-by-machines = What the chronicle names: the machines, with { $shots } hits, most of them at { $target }.
epilogue-lost-by-storm = What the chronicle names: the storm on { $breach }.
epilogue-won-by-walls = What the chronicle names: { $built } wall pieces, built as fast as others fell.
epilogue-won-by-blood = What the chronicle names: whoever reached the wall died there.

## Explanations: action cards

cost-units = { $count ->
        [0] nothing
       *[other] { $goblins ->
            [0] {""}
            [one] { $goblins } goblin
           *[other] { $goblins } goblins
        }{ $orcs ->
            [0] {""}
            [one] { $orcs } orc
           *[other] { $orcs } orcs
        }{ $trolls ->
            [0] {""}
            [one] { $trolls } troll
           *[other] { $trolls } trolls
        }
    }
cost-or = { $one } or { $other }
cost-of = { $wood ->
        [0] It costs { $units }
       *[other] It costs { $units } and { $wood } wood
    }{ $sand ->
        [0] .
        [one] {" "}and gives 1 hourglass on top.
       *[other] {" "}and gives { $sand } hourglasses on top.
    }
about-piece-card-briefing = The invader draws { $briefing-units } units from the bag and takes { $briefing-wood } wood. Then cards of the line may be exchanged with the reserve, and cards of one phase put in another order, for { $exchange-hourglasses ->
        [one] 1 hourglass
       *[other] { $exchange-hourglasses } hourglasses
    } in all. It cannot be passed.
    .rule = 7.1
about-piece-card-resources = The invader pays one unit and takes wood from the pile: { $goblin-wood } for a goblin, { $orc-wood } for an orc, { $troll-wood } for a troll. The defender gets an hourglass for the unit.
    .rule = 7.6
about-piece-card-ballista = { $cost } It is built on a rampart and fires at a section with a path from there. A hit kills one unit of each side at that section. Its deck starts with { $deck-hits } hits and { $deck-misses } misses; misses go when they come up. At most { $barrage-limit } barrage machines may be on the board.
    .rule = 8.3
about-piece-card-catapult = { $cost } It is built on a rampart and fires at a section with a path from there. A hit takes a wall piece there, or else the cauldron, or else the item of a tower beside it. Its deck starts with { $deck-hits } hits and { $deck-misses } misses. At most { $barrage-limit } barrage machines may be on the board.
    .rule = 8.4
about-piece-card-trebuchet = { $cost } It is built on a foreground and fires at any section of its side. A hit takes a wall piece there, or else the cauldron, or else the item of a tower beside it. Its deck starts with { $deck-hits } hits and { $deck-misses } misses. At most { $barrage-limit } barrage machines may be on the board.
    .rule = 8.5
about-piece-card-mantelet = { $cost } It is put on a rampart. Arrows do nothing there any more, even with a Blessing. Cannons and sharpshooters still hit.
    .rule = 8.6
about-piece-card-siege-tower = { $cost } It starts on a foreground and goes one path in each maneuver, outside all limits. At its section wall pieces and the cauldron do not count. It stays at the wall for good.
    .rule = 8.7
about-piece-card-banner = { $cost } It is laid at a section: the invader's strength there is one higher while a unit of the invader is there. A section has room for { $equipment-spaces } different pieces of equipment.
    .rule = 9.2
about-piece-card-bridge = { $cost } It is laid on a path without a trap. No trap can be laid there any more.
    .rule = 9.3
about-piece-card-ladder = { $cost } It is laid at a section: the invader has one unit space more there. A section has room for { $equipment-spaces } different pieces of equipment.
    .rule = 9.4
about-piece-card-poison = { $cost } It is laid at a section: in every assault in which a unit of the invader is there, one marksman on that section dies before the melee.
    .rule = 9.5
about-piece-card-sap = { $cost } It is laid at a section: in each maneuver one goblin or orc may go there straight from the supply, past all traps, if a space is free.
    .rule = 9.6
about-piece-card-artilleryman = { $cost } One miss leaves the deck of a barrage machine of the invader's choice, for good.
    .rule = 10.2
about-piece-card-quartermaster = { $cost } He is put on a rampart: in each maneuver one unit may pass it without stopping, straight to a section behind it, even if the rampart is full. Traps on both paths work.
    .rule = 10.3
about-piece-card-saboteur = { $cost } He is put on a building: each of its actions needs { $saboteur-hourglasses ->
        [one] 1 hourglass
       *[other] { $saboteur-hourglasses } hourglasses
    } more, until the Guards track him down.
    .rule = 10.4
about-piece-card-trainer = { $cost } Trolls come from the bag to free spaces of the foregrounds, as the invader likes: { $trainer-trolls }.
    .rule = 10.5
about-piece-card-trench-master = { $cost } He is put on a rampart: cannons do nothing there any more. Arrows and sharpshooters still hit.
    .rule = 10.6
about-piece-card-bloodstones = { $cost } The target and bluffs are laid face down on barrage machines. If the machine with the target hits this round, one more defender at its section dies.
    .rule = 11.4
about-piece-card-demon = { $cost } The target and bluffs are laid face down on buildings. Before each action that is completed in the building with the target this round, one unit in the Courtyard dies.
    .rule = 11.5
about-piece-card-gale = { $cost } The target and bluffs are laid face down on sections. Each move to or from the section with the target takes { $gale-hourglasses ->
        [one] 1 hourglass
       *[other] { $gale-hourglasses } hourglasses
    } more this round, heroes and heroic orders included.
    .rule = 11.6
about-piece-card-possession = { $cost } The target and bluffs are laid face down on heroic orders that were not given this round. If the one with the target is announced, it does nothing and leaves the game.
    .rule = 11.8
about-piece-card-specter = { $cost } The target and bluffs are laid face down on sections. Each defender who dies at the section with the target this round comes back as a discarded invader unit of the same strength, on a foreground.
    .rule = 11.9
about-piece-card-maneuver = A minor maneuver moves { $minor-units } units from each place and gives { $minor-hourglasses } hourglasses, a major one { $major-units } and gives { $major-hourglasses }. At least one must be made. Then orders may be given to sections where units of the invader stand: one openly, or any number in secret for { $secret-hourglasses ->
        [one] 1 hourglass
       *[other] { $secret-hourglasses } hourglasses
    }.
    .rule = 12.1

## Explanations: objectives

sort-card = Action card
sort-objective = Objective of the invader
about-piece-objective-altar-of-ash = Goal: { $need } targets of rituals were turned in this game. From then on each ritual costs { $give ->
        [one] one unit
       *[other] { $give } units
    } less.
    .rule = 19.3
story-objective-altar-of-ash = Ash falls on the camp though no fire burns. The hooded ones say it is a good sign.
about-piece-objective-bare-battlements = Goal: at the end of an assault { $need } sections have no wall pieces. From then on the invader's strength is { $give } higher at every section without wall pieces where invader units stand.
    .rule = 19.3
story-objective-bare-battlements = Where the merlons stood there is only sky, and behind the sky a few pale faces.
about-piece-objective-hooded-choir = Goal: { $need } rituals are performed in one round. From then on each Briefing brings { $give ->
        [one] one goblin
       *[other] { $give } goblins
    } more from the bag.
    .rule = 19.3
story-objective-hooded-choir = All night long they sing in a tongue that has no word for morning, and in the morning there are more of them.
about-piece-objective-full-battery = Goal: { $need } barrage machines are on the board. { $give ->
        [one] A hit goes
       *[other] { $give } hits go
    } into each of two decks of the invader's choice.
    .rule = 19.3
story-objective-full-battery = The crews compare their ranges and bet on towers.
about-piece-objective-crossed-fire = Goal: { $need } machines hit the same section in one assault. { $give ->
        [one] A defender there dies
       *[other] { $give } defenders there die
    } besides, of the invader's choice.
    .rule = 19.3
story-objective-crossed-fire = The first stone makes them look up. The second comes from the other side.
about-piece-objective-timber-giant = Goal: { $need ->
        [one] a siege tower stands
       *[other] { $need } siege towers stand
    } at a wall. The invader takes { $give } wood from the pile.
    .rule = 19.3
story-objective-timber-giant = It creaks, it sways, it stands. Whatever was left over on the way can be burnt or built with.
about-piece-objective-heavy-steps = Goal: trolls stand on { $need } sections at once. Trolls come from the bag to free spaces of the foregrounds: { $give }.
    .rule = 19.3
story-objective-heavy-steps = The mortar trickles from the joints wherever they lean on the wall. More of them are coming up the road.
about-piece-objective-outlaws-bargain = Goal: the marauders have joined in { $need } maneuvers. From the bag { $give ->
        [one] a goblin and an orc come
       *[other] { $give } goblins and { $give } orcs come
    } to one rampart with room.
    .rule = 19.3
story-objective-outlaws-bargain = Twice paid, they bring their cousins.
about-piece-objective-signs-on-the-stone = Goal: { $need } pieces of equipment are at sections; bridges do not count. The invader lays { $give ->
        [one] one more piece
       *[other] { $give } more pieces
    } from the stock, without a price.
    .rule = 19.3
story-objective-signs-on-the-stone = Chalk marks on the wall: here a ladder, there a rag on a pole. Somebody has learned to read the castle.
about-piece-objective-drums-on-both-flanks = Goal: after the maneuvers { $need } units are on one rampart of each side. The defender gets { $give ->
        [one] one hourglass
       *[other] { $give } hourglasses
    } fewer for this phase 6.
    .rule = 19.3
story-objective-drums-on-both-flanks = Drums in the east, drums in the west, and nobody on the walls who knows where to run.

## Explanations: defence plans

sort-plan = Defence plan
about-piece-plan-levy-of-the-town = When played: soldiers come from the stock to the Courtyard: { $give }. From then on the defender gets { $take ->
        [one] one hourglass
       *[other] { $take } hourglasses
    } fewer with each round.
    .rule = 18.3
story-plan-levy-of-the-town = Bakers, coopers, a schoolmaster. They hold their pikes like brooms, and nobody laughs.
about-piece-plan-forge-by-night = When played: one action of the Forge happens without hourglasses. From then on actions of the Forge take { $take } more.
    .rule = 18.3
story-plan-forge-by-night = The smith sends the boy home and works on alone. In the morning there is no coal left.
about-piece-plan-masons-shift = When played: wall pieces are put on one or two sections: { $give }. From then on Wall takes { $take } more.
    .rule = 18.3
story-plan-masons-shift = They take the stones from the mill, then from the chapel yard. There is nothing more to take.
about-piece-plan-open-wards = When played: all units in the Hospital go to the Courtyard. From then on { $take ->
        [one] one unit
       *[other] { $take } units
    } fewer can recover in a round.
    .rule = 18.3
story-plan-open-wards = Who can stand is to stand. The sisters open the doors and look away.
about-piece-plan-scorched-ground = When played: units on one foreground die, up to strength { $give } in all, of the defender's choice. From then on actions of the Scouts take { $take } more.
    .rule = 18.3
story-plan-scorched-ground = The dry grass burns faster than a goblin runs. It also burns the scouts' hiding places.
about-piece-plan-second-watch = When played: the defender gets { $give } hourglasses. At once the invader takes away one wall piece of any section. Then the plan is out of the game.
    .rule = 18.3
story-plan-second-watch = Nobody sleeps tonight. Toward morning a man nods off beside a prop that he should have watched.
about-piece-plan-captains-oath = When played: each hero on a wall counts { $give } more in this round. From then on only one heroic order can be given in a round, both heroes together.
    .rule = 18.3
story-plan-captains-oath = They swear before all men not to leave the wall. All men will hold them to it.
about-piece-plan-topple-the-parapet = When played: all wall pieces of a section with invaders fall, and each kills { $give ->
        [one] one of them
       *[other] { $give } of them
    }, of the defender's choice. From then on no wall pieces can be put on that section.
    .rule = 18.3
story-plan-topple-the-parapet = What their grandfathers built comes down in a breath, on whoever stands below.
about-piece-plan-turned-messenger = When played: all orders and ritual tokens that lie face down are shown; bluffs of rituals go home, and the defender sends one more token home. From then on secret orders give no hourglass.
    .rule = 18.3
story-plan-turned-messenger = For a purse and a way out he tells all he carries. The next one will not be bought.
about-piece-plan-fouled-axles = When played: misses go into the decks of up to two machines, { $give } into each. From then on Malfunction cannot be completed.
    .rule = 18.3
story-plan-fouled-axles = Sand in the grease, a wedge in the wheel. After this they will guard their machines.

## The board in the terminal

board-title = STRONGHOLD
board-round = Round { $round }/{ $rounds }
board-sand = Hourglasses { $sand }
board-more = ({ $count } more)
board-gauge = { $section }: { $margin ->
        [0] breach
       *[other] { $margin } short
    }
board-supply = Supply
board-wood = wood { $wood }
board-bag = Bag
board-marauders = Marauders
board-paths = Paths
board-attack = attack
board-works = works
board-sums = sums
board-breach = breach
board-best = best
board-sent = On their way
board-worst = worst
board-defend = defend
board-towers = towers
board-stock = Stock
board-officer = O
board-warrior = W
board-legend-horde = goblin, orc, troll, with how many
board-legend-garrison = marksman, soldier, veteran; _ is a free space
board-legend-heroes = the Officer and the Warrior
board-legend-wall = wall piece
board-legend-cauldron = cauldron, with the kind it kills
board-legend-equipment = banner, ladder, poison, sap
board-legend-siege-tower = siege tower
board-legend-face-down = an order or a trap face down; a token of a ritual
board-legend-machines = ballista, catapult, trebuchet, with hits:misses in the deck; × does not fire
board-legend-mantelet = mantelet; trained helpers: q quartermaster, d trench master
board-legend-items = in towers: cannon, pole, bay window
board-legend-bridge = bridge on a path
board-legend-sums = invader v defender; below it the strength that is a breach, with ! where it is
board-legend-worst = the most that may come / the strength for a breach then; ! would be one
board-legend-laid = hourglasses laid / needed
board-odds-machine = { $card } on { $gun }: { $percent } % to hit
board-odds-bag = Next unit out of the bag: { $shares }
board-odds-cannon = Next hit card, for a cannon: { $shares }
board-odds-pole = Next hit card, for a pole: { $shares }

## The first lesson

lesson-first-title = The defender: hold the wall
lesson-first-blurb = Six hourglasses, one section in danger: moves, walls, training, a hero, a cauldron, and the assault. About nine minutes, and the castle is saved.
lesson-first-won = The castle is saved
lesson-first-welcome = You defend the castle. This is the seventh round, the last one: if no section of the wall is breached in it, you have won.
lesson-first-plate = Two trolls under a banner stand at W8. The numbers there say 7 v 5, breach at 9: the invader has 7, you have 5, and with 9 the invader would break through.
lesson-first-line = Why 9? Units count twice: a marksman 1 and a soldier 2 make 6. Two wall pieces make 8. Whoever has more than that breaks through.
lesson-first-sand = Time is what you have: six hourglasses, as in the first round of every game. You must spend them all.
lesson-first-move = W8 has an empty space. A soldier waits in the Barracks. Choose him.
lesson-first-move-2 = And now W8. Every move costs one hourglass.
lesson-first-wall = W8 now breaks at 13. Stone makes it safer still: Wall needs two hourglasses. Lay the first.
lesson-first-wall-2 = Nothing happens yet. An action is done with its last hourglass: lay it.
lesson-first-wall-3 = Now you say where. A wall piece counts 1, on any section: choose W8.
lesson-first-goblins = Look outside: three goblins wait on R4, three on R7. A goblin has strength 1. With the order Fury it counts 3.
lesson-first-cauldron = A goblin cauldron kills all goblins at one section and needs two hourglasses. Lay only one: it waits there until you know where the goblins go.
lesson-first-train = Two are left, enough to train: a marksman in the Barracks becomes a soldier. Finish it at once. Your last hourglass ends your turn.
lesson-first-paid = The invader has given up an orc for wood. For each unit that the invader pays you get one hourglass: now you have one.
lesson-first-hero = A hero is no unit: he needs no space and cannot die. The Warrior on W7 counts 2. Choose him.
lesson-first-hero-2 = From W7 it is one step along the wall. Send him to W8.
lesson-first-ladder = Another orc paid for a ladder: at W8 there is room for five attackers now, not four. And you have an hourglass again.
lesson-first-archer = Marksmen on a section stop shooting when attackers are there. In a tower they always shoot. Choose a marksman in the Barracks.
lesson-first-tower = Each tower faces one rampart, T6 faces R6. Send him to T6.
lesson-first-storm = The goblins are on the wall, at W5 and at W8. An order lies face down at each. One may be Fury, and one a bluff.
lesson-first-worst = Below the numbers stands the worst case: up to 16 at W8, up to 9 at W5. With Fury both would break. The maneuver gave you three hourglasses, the secret orders one.
lesson-first-rescue = Now it helps that only one was missing. Lay it on the goblin cauldron.
lesson-first-rescue-2 = Trolls and goblins together make W8 the more dangerous one. Hang the cauldron there.
lesson-first-swap = Now W5. There is no empty space, but two units can swap for one hourglass. Choose the marksman on W5.
lesson-first-swap-2 = He swaps with somebody in the Barracks. With the veteran W5 breaks at 13, with a soldier at 11. Either is enough against 9.
lesson-first-mix-up = Two are left, enough for Mix-up in the Cathedral: it takes an order away, unseen. Finish it at once.
lesson-first-mix-up-2 = Take the order at W5. Then the assault runs by itself: machines, arrows, cauldrons, orders, and strength against strength.
lesson-first-fight = Arrows killed an orc on R6. At W8 the cauldron killed the goblins, so Fury found nobody: 7 fought against 10, and a troll died.
lesson-first-summary = No section was breached, and the siege is over. You can now:
    read a section: strength, breach, and the worst case below;
    move and swap, one hourglass each;
    complete actions, or stop one hourglass short of it;
    use heroes and towers;
    count what the invader pays: each unit is time for you.
    Heroic orders and plans cost nothing; they stand among your choices. Next, see it from outside.

## The second lesson

lesson-second-title = The invader: the last assault
lesson-second-blurb = Wood, banner and ladder, a maneuver, a secret order and a bluff. About eight minutes, and the wall breaks.
lesson-second-won = The wall is breached
lesson-second-welcome = Now you lead the horde. This is the last round. One breach, at any section, and you have won.
lesson-second-plate = W4 is your goal. Its numbers say 0 v 7, breach at 11: none of yours is there yet, and with 11 you break through.
lesson-second-army = A troll and three goblins wait on R3, 6 in all: too few. The catapult beside them will help: its deck has no miss left.
lesson-second-resources = You go along the cards from left to right. Resources turns a unit into wood, and the defender gets an hourglass for it. Give up an orc for 2 wood.
lesson-second-mantelet = The defender laid that hourglass on Wall. Next is the Mantelet, against arrows. It would take all your wood, so pass. That costs nothing.
lesson-second-banner = The Banner: with it you count 1 more at a section. It costs a goblin and 1 wood. Use it.
lesson-second-banner-2 = Lay it at W4.
lesson-second-ladder = The defender finished the wall, so W4 breaks at 12. Use the Ladder, for an orc and 2 wood: it makes room for one more of you.
lesson-second-ladder-2 = At W4 again. Four can stand there now.
lesson-second-soldier = With that hourglass a soldier took the marksman's place on W4, and it breaks at 14. Whatever you pay is answered. So pay only for what wins.
lesson-second-maneuver = Now the army moves. A minor maneuver takes five from each place and gives 3 hourglasses, a major one seven and gives 5. You need no more than four: choose the minor one.
lesson-second-feint = Ramparts go to the walls first, so nobody moves twice. Send all three goblins from R1 to W1. They are your feint.
lesson-second-march = From R3 all go to W4: the troll and three goblins. Send one kind first, either of them.
lesson-second-march-2 = And now the others, to W4 as well.
lesson-second-stay = Foregrounds move after ramparts. The orcs would come to a rampart only, and nobody fights there. Choose Done, and they stay.
lesson-second-enough = A major maneuver as well would make it 9 hourglasses. For 6 the defender can complete Glare, and there is no fight at W4. Choose Done.
lesson-second-orders = At W4 you have 7, and it breaks at 14. An order must decide it. An open one is free, secret ones give 1 hourglass: choose secret.
lesson-second-fury = With Fury each goblin at W4 counts 3. Lay it there.
lesson-second-bluff = A bluff does nothing. But three goblins with an order look dangerous at W1, too. Lay it there.
lesson-second-guess = The defender had four hourglasses and had to guess: Mix-up took away the order at W1, your bluff. The orc cauldron at W4 does nothing to goblins.
lesson-second-aim = The assault begins, and machines fire first. A hit of the catapult takes a wall piece: aim at W4.
lesson-second-breach = 13 against 8 at W4. The difference is 5, and the units there have 4: a breach. Without banner, ladder, catapult or Fury it would have held.
lesson-second-summary = One section is broken, and the castle is yours. You can now:
    use cards from left to right, or pass them;
    weigh each price against the hourglasses it gives;
    move in the right order: walls, ramparts, foregrounds;
    hide an order behind a bluff;
    count what a breach needs before you send anybody.
    The other cards explain themselves when you ask about them. Now you can play a whole siege, on either side.
