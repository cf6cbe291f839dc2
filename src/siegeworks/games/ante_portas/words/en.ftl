### Words of Ante Portas, in English.

title = Ante Portas
blurb = Build your communities, send Farmers and Citizens to war, and hold the pass until the Final Wave is beaten.
about = Unofficial: own words and own tables, not affiliated with the publishers or the author of the printed games (Tim Puls, The Colonists, 2016, and its cooperative expansion, 2017).
points = One point for whoever wins.
play-win = You win together when the Final Wave is beaten: no Invader is left and none will come.
play-lose = All lose as soon as one Invader leaves the pass at its lower edge.
play-turn = Move your Steward to a Place and act there: gather, build, enlist, lay Mines. At the end of each Half-Year the Invaders march.

## Settings

setting-mode = How you play
setting-mode-coop = Together
    .hint = One to three players hold the pass together.
setting-mode-flag = Capture the Flag
    .hint = Two teams: a Unit over the far edge wins at once.
setting-mode-area = Area Control
    .hint = Two teams: who sees the most hexes alone wins in the end.
setting-scenario = Invaders
setting-scenario-raiders = Raiders
    .hint = They come on foot; the easier enemy.
setting-scenario-dragons = Dragons
    .hint = They fly and breathe fire; the harder enemy.
setting-eras = Length
setting-eras-1 = One Era
    .hint = Five Years, then the Final Wave.
setting-eras-2 = Two Eras
    .hint = Ten Years, with new Places, Ore and stronger Works.
setting-wave = Final Wave
setting-wave-standard = As printed
    .hint = New Invaders come in the first two to four Rounds.
setting-wave-all-dead = All dead
    .hint = The fallen leave the game, and new ones come until a kind runs out.
setting-wave-crescendo = Crescendo
    .hint = One card, then two, then three, until all Basic Units are on the board.
setting-strong = Twice as strong
setting-strong-off = Off
    .hint = Basic Units have Strength 1, Elite Units 3.
setting-strong-on = On
    .hint = Two or three players: one card each time, but Strength 2 and 6.
setting-strong-full = Full
    .hint = Three players: two cards, Strength 2 and 6, and three turns each.
setting-map = Mainland
setting-map-valley = Valley
    .hint = The Places that belong together lie close together.
setting-map-ridge = Ridge
    .hint = Most ways lead over a Market.
setting-map-delta = Delta
    .hint = Gatherers and refiners lie far apart.
setting-map-shuffled = Shuffled
    .hint = The Places are dealt anew in each game.

## The end

end-won = The Final Wave is beaten, and the pass is held: you win.
    .seen = The communities won: the Final Wave is beaten.
end-overrun = The Invaders have broken through: you lose.
    .seen = The communities lost: the Invaders have broken through.
end-south-won = The South wins.
end-north-won = The North wins.
end-nobody-won = Nobody wins.

## The streams of luck

fortune-cards = The Movement cards
fortune-places = The Places
fortune-markets = The Market cards
fortune-improvements = The Improvements

## Questions

ask-PickSteward = Choose which Steward moves
ask-FirstMarket = Choose the Market where your Steward begins
ask-FirstGoods = Choose your first three goods
ask-Turn = Move your Steward, or do something else first
ask-Afterwards = Do something more, or end the turn
ask-NewSteward = Choose the Market for your second Steward
ask-PutPlace = New Place: { $place }. Choose together where it goes
ask-Work = Do it as often as you like, then finish
ask-Visit = Choose what you do here
ask-Raze = No spot is free: choose the Building that gives way
ask-PlayImprovement = Play an Improvement, or keep your cards
ask-GiveImprovement = Keep the Improvement or give it to somebody
ask-ManIt = Send somebody to work there now, or leave it empty
ask-Surplus = There is no room for all: choose what is lost
ask-Trade = Give something, or finish
ask-YearTrade = The Year ends: give something to anybody, or finish
ask-Hunger = Food is short: choose who goes hungry
ask-Refine = An Improvement can turn goods into others now
ask-Rearrange = Take workers out or put them in, or finish
ask-PayFee = Choose with what you pay the Fee
ask-Order = Choose one of the two orders
ask-Enlist = Enlist colonists, or finish
ask-Drum = Recruit Drum: enlist a Farmer, or go on
ask-Discharge = Discharge Soldiers, or finish
ask-Deploy = Choose a hex to move from, or finish
ask-MoveTo = Hex { $hex }: choose where they go
ask-SendFarmers = Hex { $hex }: choose how many Farmers go { $direction }
ask-SendCitizens = Hex { $hex }: choose how many Citizens go { $direction }
ask-SendWork = Hex { $hex }: choose if the engine goes { $direction }
ask-Over = The engine passes over a tile: choose where it stops
ask-Bugle = Bugle: choose where a Soldier sets out, or go on
ask-BugleTo = Hex { $hex }: choose where the Soldier goes
ask-BugleWho = Hex { $hex }: choose who goes { $direction }
ask-Rotate = Choose a Building to turn, or finish
ask-Face = Hex { $hex }: choose where the Building faces
ask-Heal = Heal the wounded, or finish
ask-SetUpright = Set the exhausted upright, or finish
ask-Care = Choose who is cared for
ask-Lay = Choose where to lay: { $work }
ask-KnockTraps = Choose a Trap to knock back from, or finish
ask-FireBombs = Choose a Bomb to fire, or finish
ask-Palisade = Choose where the palisade stands
ask-Slow = Hex { $hex }: choose how many Farmers the Trap holds
ask-ReplaceMine = Hex { $hex }: replace the Mine, or pass ({ $work })
ask-ReplaceFrom = Hex { $hex }: choose who replaces the Mine
ask-React = Hex { $hex }: act now, or pass
ask-SoldierActions = Choose what your Soldiers do, or finish
ask-Salvo = Choose who fires on hex { $hex }
ask-SetOff = Choose who sets off the Bomb on hex { $hex }
ask-KnockFrom = Choose who knocks back from hex { $hex }
ask-PushElites = Hex { $hex }: choose how many Elite Units go back
ask-PushBasics = Hex { $hex }: choose how many Basic Units go back
ask-PushTo = Choose where they are knocked back to
ask-Suffer = Hex { $hex }, damage { $count }: choose who falls
ask-LoseInvaders = Hex { $hex }: choose which Invaders fall
ask-RingBell = New Invaders come: ring the Storm Bell, or pass
ask-ChooseTurn = Choose whose Steward takes the one turn
ask-TeamActs = Choose what your Soldiers do, or finish
ask-Answer = The other team has moved: act, or finish
ask-Barrage = Choose who fires on hex { $hex }
ask-Gather = Battle on hex { $hex }: fire, or pass
ask-TeamSetsOff = Choose who sets off the Bomb on hex { $hex }
ask-KnockSoldiers = Choose who knocks back from hex { $hex }
ask-PushDirection = Choose where the Soldiers are knocked back to
ask-PushCitizens = Choose how many Citizens go back
ask-PushFarmers = Choose how many Farmers go back
ask-PushFurther = Push them further, or leave them there

## Options

do-done = Done
do-pass = Pass
do-go = Go to: { $place }
    .group = { $use ->
        [gather] Gather
        [craft] Refine
        [office] Offices
        [build] Build
        [market] Markets
       *[war] War
    }
    .short = { $use ->
        [build] { $built }
       *[other] { $place }
    }
do-employ = To work: { $job }
    .group = To work
    .short = { $job }
do-throw = Throw away: { $good }
    .group = Throw away
    .short = { $good }
do-shift = To the Storage: { $good }
    .group = To the Storage
    .short = { $good }
do-give = Give: { $gift }
do-take = Take: { $bundle }
do-turn-in = { $recipe }
do-build = Build: { $building }
do-raze = Tear down: { $building }
do-play = Play: { $improvement }
do-keep = Keep it
do-give-card = Give it to { $seat }
do-start-at = Begin at: { $place }
do-use-steward = The { $steward }
do-lose = Lose: { $good }
do-put-place = Spot { $spot }
do-dismiss = Take out: { $job }
do-starve-worker = Goes hungry: { $seat-job }
do-starve-soldier = The Citizen on hex { $hex } goes hungry
do-steward-to = Set the Steward on: { $place }
do-special = The special offer
do-pay-fee = Pay with: { $resource }
do-trade = Trade
do-act = A Soldier acts
do-shoot-from = Fire from hex { $hex }
do-aim-at = Aim at hex { $hex }
do-loose = Fire now
do-knock = Knock back from hex { $hex }
do-set-off = Set off the Bomb on hex { $hex }
do-shell = Shell hex { $hex }
do-replace = Replace the Mine, paid by { $seat }
do-act-from = Act from hex { $hex }
do-hold-fire = Hold fire until its card is done
do-hold-all = Hold fire until all have marched
do-whet = Use the Whetstone: Strength +1
do-drill-up = Drill: a Soldier on hex { $hex } stands up
do-lose-mine =
    The Mine goes off{ $count ->
        [0] {""}
       *[other] , and this many Citizens fall: { $count }
    }
do-spare-mine =
    The Mine is spared, and Soldiers fall instead{ $count ->
        [0] {""}
       *[other] ; Citizens among them: { $count }
    }
do-wound-citizens = Citizens who fall: { $count }
do-fell-elites = Elite Units that fall: { $count }
do-push-elites = Elite Units sent back: { $count }
do-push-basics = Basic Units sent back: { $count }
do-push-to = Push them { $direction }
do-leave-there = Leave them there
do-order = { $order }
do-enlist = Enlist: { $kind }
do-discharge-farmer = Discharge a Farmer from hex { $hex }
do-discharge-citizen = Discharge a Citizen from hex { $hex }
do-move-from = Move from hex { $hex }
do-move-to = Go { $direction }
do-send-farmers = Farmers who go: { $count }
do-send-citizens = Citizens who go: { $count }
do-send-work = The engine goes too
do-keep-work = The engine stays
do-send-crew = Its crew goes along
do-over-to = Go on { $direction }
do-turn-at = Turn the Building on hex { $hex }
do-face = Facing { $direction }
do-heal-farmer = Heal a Farmer, home to { $seat }
do-heal-citizen = Heal a Citizen, home to { $seat }
do-raise-farmer = A Farmer on hex { $hex } stands up
do-raise-citizen = A Citizen on hex { $hex } stands up
do-lay-at = Lay it on hex { $hex }
do-blast = Fire the Bomb on hex { $hex }
do-fence = Palisade on hex { $hex }
do-ring-bell = Ring the Storm Bell: one card fewer
do-take-turn = { $seat-steward }
do-slow-farmers = Farmers who are held: { $count }
do-slow-citizens = Citizens who are held: { $count }

change-legend = What comes and goes, what it costs, or why it would be in vain.
change-surplus = no room for { $count }
change-wounded-farmer =
    wounded: { $count } { $count ->
        [1] Farmer
       *[other] Farmers
    }
change-wounded-citizen =
    wounded: { $count } { $count ->
        [1] Citizen
       *[other] Citizens
    }
change-people-farmer =
    { $sign }{ $count } { $count ->
        [1] Farmer
       *[other] Farmers
    }
change-people-citizen =
    { $sign }{ $count } { $count ->
        [1] Citizen
       *[other] Citizens
    }
change-invaders-basic =
    { $sign }{ $count } { $count ->
        [1] Basic Unit
       *[other] Basic Units
    }
change-invaders-elite =
    { $sign }{ $count } { $count ->
        [1] Elite Unit
       *[other] Elite Units
    }
change-face = Manned, it would see the hexes { $hexes }.
    .short = sees { $hexes }
change-blind = sees nothing
change-ends = If nobody acts, the troop stands on hex { $hex } when its card is done.
    .short = ends on hex { $hex }
change-falls = If nobody acts, nothing is left of the troop when its card is done.
    .short = then it falls
change-breaks = If nobody acts, the troop breaks through with this card, and the game is lost.
    .short = breaks through
change-beside = beside { $places }
change-hex = Hex { $hex }
change-vain = Nothing could be done there now. { $reason }.
    .short = in vain
change-battle-won = Battle on hex { $hex }: our Strength { $ours }, theirs { $theirs }; so we win it.
    .short = { $ours }:{ $theirs } won
    .at = Hex { $hex }: { $ours }:{ $theirs } won
change-battle-lost = Battle on hex { $hex }: our Strength { $ours }, theirs { $theirs }; so we lose it.
    .short = { $ours }:{ $theirs } lost
    .at = Hex { $hex }: { $ours }:{ $theirs } lost
change-duel-won = Battle on hex { $hex }: those who come have Strength { $ours }, those who are there { $theirs }; so those who come win it.
change-duel-lost = Battle on hex { $hex }: those who come have Strength { $ours }, those who are there { $theirs }; so those who come lose it.
change-salvo = The salvo deals { $damage } damage to a troop of Strength { $theirs }.
    .short = { $damage } damage, Strength { $theirs }
change-price = The price is { $price }.

## The log: turns and communities

log-begins = { $seat } begins
log-era-begins = Era { $era } begins
log-half-year-begins = Year { $year }, { $season }
log-market-turned = The Market card: { $market }
log-place-laid = New on spot { $spot }: { $place }
log-went = { $seat } goes to: { $place }
log-began-at = { $seat } begins at: { $place }
log-received = { $seat } gets { $bundle }
log-bonus = { $seat } gets one more: { $good }
log-lost-good = { $seat } has no room and loses: { $good }
log-shifted = { $seat } moves to where there is room: { $good }
log-thrown = { $seat } throws away: { $good }
log-turned-in = { $seat }: { $recipe }
log-built = { $seat } builds: { $building }
log-razed = { $seat } tears down: { $building }
log-employed = { $seat }, to work: { $job }
log-dismissed = { $seat }, out of work: { $job }
log-colonist-comes = Moves in with { $seat }: { $kind }
log-colonist-leaves = Leaves { $seat } for good: { $kind }
log-gave = Given: { $gift }
log-card-drawn = { $seat } draws: { $improvement }
log-played = { $seat } plays: { $improvement }
log-card-given = It goes to { $seat }: { $improvement }
log-claimed = { $seat } will begin next Year
log-starts = Start player: { $seat }
log-fed = Food eaten: { $count }
log-worker-hungry = Unfed, goes home: { $seat-job }
log-soldier-hungry = The unfed Citizen on hex { $hex } goes to the Sickbay
log-produced = Made by { $seat-source }: { $count }
log-buffer-full = No room for what is made, lost: { $count } ({ $seat-source })
log-earned = { $seat } earns Dollars: { $count }
log-smithed = { $seat } forges Tools: { $count }
log-steward-comes = { $seat } gets a second Steward
log-steward-leaves = The second Steward of { $seat } leaves
log-year-ends = Year { $year } ends
log-fee-paid = { $seat } pays as a Fee: { $resource }

## The log: the war

log-invaders-spawn = New Invaders by card { $card }
log-invader-spawns = Hex { $hex }: { $invader }
log-card-turned = Card { $card } for the troop on hex { $hex }
log-troop-goes = The troop goes { $direction } to hex { $hex }
log-troop-jumps = { power-merge }: the troop on hex { $hex } jumps to the one on hex { $hex2 }
log-troop-halts = The troop stops on hex { $hex }
log-troop-held = The Trap on hex { $hex } holds: { $count }
log-breakthrough = An Invader breaks through from hex { $hex }
log-our-strength = Battle on hex { $hex }: our Strength { $count }
log-their-strength = Battle on hex { $hex }: their Strength { $count }
log-battle-won = The Battle on hex { $hex } is won
log-battle-lost = The Battle on hex { $hex } is lost
log-soldier-wounded = Wounded on hex { $hex }: { $kind }
log-work-lost = Lost on hex { $hex }: { $work }
log-work-laid = Laid on hex { $hex }: { $work }
log-invader-falls = Falls on hex { $hex }: { $invader }
log-stands-up = Stands up on hex { $hex }: { $kind }
log-all-stand-up = All exhausted Soldiers stand up
log-shot-fired = A shot at hex { $hex }: { $work }
log-salvo-hits = Damage on hex { $hex }: { $count }
log-mine-replaced = Replaced on hex { $hex }: { $work }
log-knocked-back = Knocked back from hex { $hex }: { $count }
log-pushed-to = They land on hex { $hex }
log-bomb-explodes = The Bomb on hex { $hex } explodes
log-fire-breathed = Fire on hex { $hex }, damage { $count }
log-shots-fall = Shots on hex { $hex }, damage { $count }
log-held-over = It hurts nobody on hex { $hex } yet: Strength +1 in the Battle there
log-power-works = A power works on hex { $hex }: { $power }
log-invader-joins = Joins on hex { $hex }: { $invader }
log-invader-leaves = Leaves on hex { $hex }: { $invader }
log-stealthy = They slip over hex { $hex } unseen
log-dodges = They find no free way and stay
log-enlisted = Enlisted: { $kind }
log-discharged = Discharged from hex { $hex }: { $kind }
log-deployed = Units go from hex { $hex } { $direction }
log-turned-to = The Building on hex { $hex } now faces { $direction }
log-healed = Healed, home to { $seat }: { $kind }
log-fenced = A palisade stands on hex { $hex }
log-bell-rung = The Storm Bell rings: one card fewer
log-whetted = The Whetstone gives Strength +1 on hex { $hex }
log-wave-begins = The Final Wave begins
log-wave-round = Round { $count } of the Final Wave
log-flag-taken = A Unit leaves over the far edge from hex { $hex }
log-trap-slows = The Trap on hex { $hex } holds Soldiers
log-comers-strength = Battle on hex { $hex }: Strength of those who come { $count }
log-holders-strength = Battle on hex { $hex }: Strength of those who are there { $count }
log-hex-taken = { $team } takes hex { $hex }
log-hex-held = { $team } holds hex { $hex }

## Why not

why-box-empty = No tile of this Building is left in the box
why-building-limit = You may have { $need } of these, and you have { $have }
why-enemies-there = The other team is there
why-farmers-at-work = An unemployed Farmer or a free place is needed
why-homes-needed = Your colonists need it to live in
why-invaders-there = Invaders are there
why-lack-food = Too little Food: needed { $need }, there { $have }
why-must-move = Your Steward has to move
why-no-fee = You cannot pay the Fee: due { $need }, you have { $have }
why-no-library = You need a Library to play Improvements
why-no-room = There is no room to receive it
why-no-room-to-pay = The goods lie elsewhere, and Storage has too little room: needed { $need }, free { $have }
why-no-spot = No spot is free
why-no-vacancy = Nobody is needed there
why-nobody-unemployed = Nobody of the right kind is unemployed at home
why-not-in-hand = You do not hold that card
why-own-spots = Storage Buildings have spots of their own
why-not-yours-to-raze = You have no such Building
why-nothing-to-remodel = There is nothing to remodel
why-only-command-center = In the Final Wave only the Command Center is open
why-out-of-sight = The hex is out of sight
why-passed-by = That was passed by
why-spot-taken = Something lies there already
why-storage-full = The Storage is full: spaces needed { $need }, free { $have }
why-nobody-here = To trade, a partner's Steward must stand where yours stands
why-free-spot-first = The free spot at the small Market comes first
why-storage-spots = All { $need } storage spots are taken
why-tile-there = Another tile lies there
why-too-far = You cannot reach that Place in one turn; it takes { $need }
why-touches-too-few = A new Place must touch { $need } laid tiles; this spot touches { $have }
why-lack-wood = Too little Wood: needed { $need }, there { $have }
why-lack-clay = Too little Clay: needed { $need }, there { $have }
why-lack-planks = Too few Planks: needed { $need }, there { $have }
why-lack-bricks = Too few Bricks: needed { $need }, there { $have }
why-lack-ore = Too little Ore: needed { $need }, there { $have }
why-lack-tools = Too few Tools: needed { $need }, there { $have }
why-lack-dollars = Too few Dollars: needed { $need }, there { $have }
why-no-crew = No upright Soldier of the right kind is in the Building: needed { $need }, there { $have }
why-crew-exhausted = Its crew lies exhausted: { $need } may act there, and { $have } of that kind are there
why-own-hex = It does not fire on its own hex
why-out-of-its-sight = Its arrows do not reach the hex, or Invaders are in between
why-flies-too-high = Flying Elite Dragons take nothing from it
why-nothing-in-reach = Nothing is in the reach of a crew that is ready
why-exhausted = They are exhausted
why-hex-full = A hex holds { $need } Soldiers of a team
why-no-free-home = No Residence has a free place for them
why-no-way-back = There is no hex behind it
why-nobody-to-move = Nobody who can move is there
why-not-yours = It belongs to the other team
why-nothing-there = There is nothing to do it with
why-off-board = No hex lies there
why-pool-empty = No tile of this kind is left
why-trap-empty = No Invader is in that Trap
why-trap-used = That Trap has knocked back already
why-work-in-the-way = Another tile lies there, and engines stop only where none is

## What cannot be

check-invaders = There are { $have } of { $most } Invaders of this kind: { $what }
check-no-invaders = Against each other there are no Invaders
check-tiles = There are { $have } tiles on the board, but only { $most } exist: { $what }
check-people = There are { $have } colonists, but only { $most } exist: { $what }
check-homes = { $have } live where there are { $most } places: { $what }
check-workers = More colonists work there than there is work for: { $what }
check-warehouse = The Warehouse holds too much: { $what }
check-buildings = At most { $most } of these are possible: { $what }
check-places = A Place lies there twice
check-steward = A Steward stands where no Place lies: { $place }
check-improvements = There are { $have } of { $most } such cards: { $what }

## What the tables must be

content-said = words such as "{ $example }"
content-top = at most { $most } Units
content-power-needs = a value, as the power of this card needs one
content-power-leaves = nothing, as this card has no power that needs it
content-no-arrows = no arrows, as the power of this card says how the troop moves
content-unit-building = a Building of war
content-as-rules = { $what }, as the rules of this game say
content-no-use = nothing, as the rules of this Building have no use for it
content-work-needs = a value, as this is a Building of war
content-work-leaves = nothing, as only Buildings of war have it
content-farthest = at most { $most } hexes
content-ore = no Ore, as it comes with Era II
content-works-on = nothing, as this Improvement stays open and does nothing once
content-works-once = nothing, as this Improvement works only once
content-yearly = only: { $what }
content-one-each = one gain and one Building in each alternative
content-place-twice = a Place that lies nowhere else on this map, as { $place } does
content-place-era = a Place of the Era in which this row is laid
content-dealt-era = a set of the Era in which this row is laid, and none for Markets
content-dealt = { $count } spots for the set "{ $set }"
content-no-builder = a Building that a Place builds
content-copies = { $count } cards in the deck of Era { $era }
content-start-homes = at most { $most }, as many as there are Farms at the start

## Parts of nouns

of-seat = { $seat }: { $what }
ward-of = { $kind } ({ $team })
gift-from = { $giver } to { $taker }: 1 { $resource }
recipe-turns = { $cost } for { $gain }
recipe-gives = { $gain }
bundle-0 = nothing
bundle-1 = { $a-count } { $a }
bundle-2 = { $a-count } { $a }, { $b-count } { $b }
bundle-3 = { $a-count } { $a }, { $b-count } { $b }, { $c-count } { $c }
bundle-4 = { $a-count } { $a }, { $b-count } { $b }, { $c-count } { $c }, { $d-count } { $d }

## Nouns

mode-coop = { setting-mode-coop }
mode-flag = { setting-mode-flag }
mode-area = { setting-mode-area }

scenario-raiders = { setting-scenario-raiders }
scenario-dragons = { setting-scenario-dragons }

wave-standard = { setting-wave-standard }
wave-all-dead = { setting-wave-all-dead }
wave-crescendo = { setting-wave-crescendo }

strong-off = { setting-strong-off }
strong-on = { setting-strong-on }
strong-full = { setting-strong-full }

map-valley = { setting-map-valley }
map-ridge = { setting-map-ridge }
map-delta = { setting-map-delta }
map-shuffled = { setting-map-shuffled }

season-summer = Summer
season-winter = Winter

yes-no-no = no
yes-no-yes = yes

team-south = South
team-north = North

steward-first = first Steward
steward-second = second Steward

kind-farmer = Farmer
kind-citizen = Citizen

invader-basic = Basic Unit
invader-elite = Elite Unit

crew-nobody = nobody
crew-upright = upright
crew-exhausted = exhausted

guise-ground = on the ground
guise-flight = in flight
guise-elite-flight = Elite Units in flight

order-enlist = Enlist
order-discharge = Discharge
order-deploy = Deploy
order-rotate = Rotate
order-heal = Heal
order-upright = Set upright
order-lay = Lay tiles
order-knockback = Knock back
order-blast = Fire Bombs

direction-up = up
direction-right-up = up to the right
direction-right-down = down to the right
direction-down = down
direction-left-down = down to the left
direction-left-up = up to the left

good-wood = Wood
good-clay = Clay
good-food = Food
good-plank = Planks
good-brick = Bricks
good-ore = Ore

resource-wood = Wood
resource-clay = Clay
resource-food = Food
resource-plank = Planks
resource-brick = Bricks
resource-ore = Ore
resource-tool = Tools
resource-dollar = Dollars

piece-wood = Wood
piece-clay = Clay
piece-food = Food
piece-plank = Plank
piece-brick = Brick
piece-ore = Ore
piece-tool = Tool
piece-dollar = Dollar

count-wood = { $count } Wood
count-clay = { $count } Clay
count-food = { $count } Food
count-plank =
    { $count } { $count ->
        [one] Plank
       *[other] Planks
    }
count-brick =
    { $count } { $count ->
        [one] Brick
       *[other] Bricks
    }
count-ore = { $count } Ore
count-tool =
    { $count } { $count ->
        [one] Tool
       *[other] Tools
    }
count-dollar =
    { $count } { $count ->
        [one] Dollar
       *[other] Dollars
    }

building-farm = Farm
building-estate = Estate
building-flat = Flat
building-apartment = Apartment
building-storage-shed = Storage Shed
building-storage-house = Storage House
building-foresters-house = Forester's House
building-hunting-lodge = Hunting Lodge
building-hollow = Hollow
building-pub = Pub
building-factory = Factory
building-library = Library
building-iron-mine = Iron Mine
building-theater = Theater
building-institute = Institute

job-farm = Farm
job-estate = Estate
job-flat = Flat
job-apartment = Apartment
job-storage-shed = Storage Shed
job-storage-house = Storage House
job-foresters-house = Forester's House
job-hunting-lodge = Hunting Lodge
job-hollow = Hollow
job-pub = Pub
job-factory = Factory
job-library = Library
job-iron-mine = Iron Mine
job-theater = Theater
job-institute = Institute
job-factory-citizen = Factory, a Citizen

improvement-stone-axe = Stone Axe
improvement-wood-shovel = Wood Shovel
improvement-wood-saw = Wood Saw
improvement-ruin = Ruin
improvement-guestroom = Guestroom
improvement-anvil = Anvil
improvement-handsaw = Handsaw
improvement-clay-oven = Clay Oven
improvement-contract-farm = Contract: Farms
improvement-contract-estate = Contract: Estate
improvement-contract-flat = Contract: Flat
improvement-contract-foresters-house = Contract: Forester's House
improvement-contract-hollow = Contract: Hollow
improvement-contract-hunting-lodge = Contract: Hunting Lodge
improvement-contract-storage-shed = Contract: Storage Sheds
improvement-axe = Axe
improvement-spade = Spade
improvement-vegetable-garden = Vegetable Garden
improvement-beavers-lodge = Beaver's Lodge
improvement-loam-hollow = Loam Hollow
improvement-holiday-cabin = Holiday Cabin
improvement-holiday-flat = Holiday Flat
improvement-storehouse = Storehouse
improvement-recruit-drum = Recruiting Drum
improvement-field-kitchen = Field Kitchen
improvement-whetstone = Whetstone
improvement-surveyor = Surveyor
improvement-sappers = Sappers
improvement-snares = Snares
improvement-palisade = Palisade
improvement-bugle = Bugle
improvement-fireplace = Fireplace
improvement-ripsaw = Ripsaw
improvement-stone-oven = Stone Oven
improvement-toolmaker = Toolmaker
improvement-contract-apartment = Contract: Apartment
improvement-contract-iron-mine = Contract: Iron Mine
improvement-contract-storage-house = Contract: Storage House
improvement-panel-saw = Panel Saw
improvement-kiln = Kiln
improvement-iron-pickaxe = Iron Pickaxe
improvement-fruit-farm = Fruit Farm
improvement-ore-tunnel = Ore Tunnel
improvement-workshop = Workshop
improvement-village-chapel = Village Chapel
improvement-slaughtering-blocks = Slaughtering Blocks
improvement-cottage = Cottage
improvement-hostel = Hostel
improvement-wood-warehouse = Wood Warehouse
improvement-clay-warehouse = Clay Warehouse
improvement-ore-warehouse = Ore Warehouse
improvement-food-warehouse = Food Warehouse
improvement-dolly = Dolly
improvement-field-hospital = Field Hospital
improvement-powder-store = Powder Store
improvement-range-finder = Range Finder
improvement-drill = Drill
improvement-storm-bell = Storm Bell
improvement-reinforced-walls = Reinforced Walls
improvement-war-bonds = War Bonds

source-foresters-house = Forester's House
source-hunting-lodge = Hunting Lodge
source-hollow = Hollow
source-iron-mine = Iron Mine
source-vegetable-garden = Vegetable Garden
source-beavers-lodge = Beaver's Lodge
source-loam-hollow = Loam Hollow
source-panel-saw = Panel Saw
source-kiln = Kiln
source-fruit-farm = Fruit Farm
source-ore-tunnel = Ore Tunnel

place-riverbank-grove-1 = Riverbank Grove 1
place-riverbank-grove-2 = Riverbank Grove 2
place-day-laborer = Day Laborer
place-joiner-1 = Joiner 1
place-developer = Developer
place-librarian = Librarian
place-head-official = Head Official
place-grove-1 = Grove 1
place-grove-2 = Grove 2
place-clay-delve-1 = Clay Delve 1
place-clay-delve-2 = Clay Delve 2
place-joiner-2 = Joiner 2
place-clayburner = Clayburner
place-baker = Baker
place-riverbank-forest = Riverbank Forest
place-ore-pit = Ore Pit
place-clay-pocket = Clay Pocket
place-grand-baker = Grand Baker
place-joiner-3 = Joiner 3
place-loamburner = Loamburner
place-blacksmith = Blacksmith
place-recruiting-officer = Recruiting Officer
place-commander = Commander
place-army-doctor = Army Doctor
place-minelayer-pressure = Minelayer: Pressure Mines
place-supreme-commander = Supreme Commander
place-trapper = Trapper
place-minelayer-bounding = Minelayer: Bounding Mines
place-combat-engineer = Combat Engineer
place-minelayer-dummy = Minelayer: Dummy Mines
place-west-market = West Market
place-east-market = East Market
place-south-market = South Market
place-small-market = Small Market
place-builder-farm = Builder: Farm
place-builder-estate = Builder: Estate
place-builder-flat = Builder: Flat
place-builder-apartment = Builder: Apartment
place-builder-storage-shed = Builder: Storage Shed
place-builder-storage-house = Builder: Storage House
place-builder-foresters-house = Builder: Forester's House
place-builder-hunting-lodge = Builder: Hunting Lodge
place-builder-hollow = Builder: Hollow
place-builder-pub = Builder: Pub
place-builder-factory = Builder: Factory
place-builder-library = Builder: Library
place-builder-iron-mine = Builder: Iron Mine
place-builder-theater = Builder: Theater
place-builder-institute = Builder: Institute
place-builder-trench = Builder: Trench
place-builder-bunker = Builder: Bunker
place-builder-guard-post = Builder: Guard Post
place-builder-guard-tower = Builder: Guard Tower
place-builder-catapult = Builder: Catapult
place-builder-howitzer = Builder: Howitzer

work-trench = Trench
work-bunker = Bunker
work-guard-post = Guard Post
work-guard-tower = Guard Tower
work-catapult = Catapult
work-howitzer = Howitzer
work-pressure-mine = Pressure Mine
work-bounding-mine = Bounding Mine
work-dummy-mine = Dummy Mine
work-trap = Trap
work-bomb = Bomb

spot-A1 = A1
spot-A2 = A2
spot-A3 = A3
spot-A4 = A4
spot-A5 = A5
spot-B1 = B1
spot-B2 = B2
spot-B4 = B4
spot-B5 = B5
spot-B6 = B6
spot-C1 = C1
spot-C2 = C2
spot-C3 = C3
spot-C4 = C4
spot-C5 = C5
spot-C6 = C6
spot-D1 = D1
spot-D2 = D2
spot-D3 = D3
spot-D4 = D4
spot-D6 = D6
spot-E1 = E1
spot-E2 = E2
spot-E3 = E3
spot-E4 = E4
spot-E5 = E5
spot-F1 = F1
spot-F2 = F2
spot-F3 = F3
spot-F5 = F5
spot-F6 = F6
spot-G1 = G1
spot-G2 = G2
spot-G3 = G3
spot-G4 = G4
spot-G5 = G5
spot-G6 = G6
spot-G7 = G7
spot-S = S
spot-N1 = N1
spot-N2 = N2
spot-N3 = N3
spot-N4 = N4
spot-N5 = N5
spot-N6 = N6
spot-R1 = R1
spot-R2 = R2
spot-R3 = R3
spot-R4 = R4
spot-R5 = R5
spot-R6 = R6
spot-R7 = R7
spot-R8 = R8
spot-R9 = R9
spot-R10 = R10
spot-R11 = R11
spot-R12 = R12

hex-1 = 1
hex-2 = 2
hex-3 = 3
hex-4 = 4
hex-5 = 5
hex-6 = 6
hex-7 = 7
hex-8 = 8
hex-9 = 9
hex-10 = 10
hex-11 = 11
hex-12 = 12
hex-13 = 13
hex-14 = 14
hex-15 = 15
hex-16 = 16
hex-17 = 17
hex-18 = 18
hex-19 = 19
hex-20 = 20
hex-21 = 21
hex-22 = 22
hex-23 = 23
hex-24 = 24
hex-25 = 25
hex-26 = 26
hex-27 = 27
hex-28 = 28

card-plain = { $card }
card-with-power = { $card } ({ $power })

deck-raiders-1 = Raiders, Era I
deck-raiders-2 = Raiders, Era II
deck-dragons-1 = Dragons, Era I
deck-dragons-2 = Dragons, Era II

power-regroup = Regroup
power-increase = Increase
power-merge = Merge Troops
power-weaker = Weaker
power-stronger = Stronger
power-temporarily-weaker = Temporarily Weaker
power-shoot = Shoot
power-fire = Fire
power-destroy-trap = Destroy Trap
power-decrease-in-trap = Decrease in Trap
power-remove-citizens = Remove Citizens
power-killed-by-citizens = Killed by Citizens
power-press-ahead = Press Ahead
power-split = Split
power-destroy-building = Destroy Building
power-dodge = Dodge
power-stealth = Stealth

market-1-farm = Market I: Farm
market-1-storage-shed = Market I: Storage Shed
market-1-foresters-house = Market I: Forester's House
market-1-hunting-lodge = Market I: Hunting Lodge
market-1-planks = Market I: Planks
market-1-librarian = Market I: Librarian
market-1-head-official = Market I: Head Official
market-2-estate = Market II: Estate
market-2-flat = Market II: Flat
market-2-hollow = Market II: Hollow
market-2-factory = Market II: Factory
market-2-bricks = Market II: Bricks
market-2-planks = Market II: Planks
market-2-head-official = Market II: Head Official
market-wave-1 = Market of the Final Wave I
market-wave-2 = Market of the Final Wave II

## Zones

zone-era = Era
zone-year = Year
zone-season = Half-Year
zone-start = Start player
zone-claim = Start player of the next Year
zone-active = At turn
zone-turn = Turn
zone-market = Market card
zone-markets_seen = Market cards drawn
zone-deck = Movement cards
zone-cards_drawn = Movement cards discarded
zone-card = Card of the march
zone-arrow = Arrow of the card
zone-troop_at = The marching troop
zone-troop_basic = Its Basic Units
zone-troop_elite = Its Elite Units
zone-embers = Damage held over
zone-hushed = Fire is held
zone-lull = Fire is held until all have marched
zone-paces = Arrows in all
zone-aloft = In flight
zone-lit = Bombs about to explode
zone-spent = Engines moved
zone-knocked = Traps used
zone-palisades = Palisades
zone-whetted = Whetstone used
zone-drilled = Drill used
zone-wave_round = Round of the Final Wave
zone-wave_over = No more Invaders come
zone-storage = Storage
zone-warehouse = Warehouse
zone-buffer = Buffers
zone-tools = Tools
zone-dollars = Dollars
zone-buildings = Buildings
zone-workers = At work
zone-at_home = Unemployed at home
zone-fed = Citizens at home who have eaten
zone-steward = Stewards
zone-hand = Improvements in hand
zone-owned = Improvements in play
zone-used = Improvements used
zone-improvements = Improvements in the deck
zone-spots = Places
zone-basic = Basic Units
zone-elite = Elite Units
zone-farmers = Farmers
zone-citizens = Citizens
zone-tired_farmers = Exhausted Farmers
zone-tired_citizens = Exhausted Citizens
zone-work = Defensive Works
zone-facing = Facing of Buildings
zone-owner = Whose Works
zone-army = Whose Soldiers
zone-cover = Strength gathered
zone-soft_cover = Strength gathered from Trenches and Bunkers
zone-bound_farmers = Farmers on their way
zone-bound_citizens = Citizens on their way
zone-bound_work = Engines on their way
zone-bound_facing = Their facing
zone-bound_crew = Their crew
zone-moved_farmers = Farmers who have moved
zone-moved_citizens = Citizens who have moved
zone-sickbay = Sickbay
zone-supply = Invaders in the supply
zone-gone = Invaders out of the game

## Drawn on the board

look-land = Mainland
look-center = Command Center
look-camp = Market card and march
look-upper-pass = Upper pass
look-lower-pass = Lower pass
look-homes = Communities
look-calendar = Calendar
look-reserve = Supply and Sickbay
look-supply = Invaders to come
look-sickbay = Sickbay
look-legend-spawn = new Invaders here
look-legend-break = break through
look-legend-march = arrows to the exit
look-season = Half-Year
look-era = Era
look-wave = Round of the Final Wave
look-turn = turn
look-improvements = Improvements to draw
look-palisade = palisade
look-ember = damage held over
look-basic = Basic Units
look-elite = Elite Units
look-farmers = Farmers
look-citizens = Citizens
look-bound_farmers = Farmers on their way here
look-bound_citizens = Citizens on their way here
look-tired_farmers = exhausted Farmers
look-tired_citizens = exhausted Citizens
look-troop_basic = marching Basic Units
look-troop_elite = marching Elite Units
look-tools = Tools
look-dollars = Dollars
look-start = start player
look-claim = start player of the next Year
look-active = at turn
look-storage-wood = Wood in Storage
look-storage-clay = Clay in Storage
look-storage-food = Food in Storage
look-storage-plank = Planks in Storage
look-storage-brick = Bricks in Storage
look-storage-ore = Ore in Storage
look-warehouse-wood = Wood in the Warehouse
look-warehouse-clay = Clay in the Warehouse
look-warehouse-food = Food in the Warehouse
look-warehouse-plank = Planks in the Warehouse
look-warehouse-brick = Bricks in the Warehouse
look-warehouse-ore = Ore in the Warehouse
look-hex = Hex { $hex }
look-spot = Spot { $spot }

## What everything is: areas and zones

about-area-hex = A hex of the pass. Invaders come down over it, step by step; your Units hold it.
    .rule = 2.7
about-area-hex-spawn = A hex of the Spawn Area. New Invaders appear here at the start of a Half-Year.
    .rule = 4.3
about-area-hex-exit = A hex at the lower edge. An Invader who steps out past it has broken through, and all lose.
    .rule = 1.2
about-area-land = A spot of the Mainland. Your Steward walks to a Place beside his own, or jumps to a Market.
    .rule = 5.1
about-area-center = A spot of the Command Center. The war Places lie here around the small Market; new ones must touch two tiles.
    .rule = 4.7
about-area-home = A community: its cart is the Storage, below it the Warehouse, its Buildings with workers and Buffers, unemployed colonists, and Improvements.
    .rule = 3.4
about-area-market-card = The Market card of the Year: what is bought, what is given, and a special offer. It holds at all Markets.
    .rule = 10.1
    .name = The Market card
about-area-deck = The Movement card of the troop that marches now, with its arrows. A star is a power, a flame is fire before they enter.
    .rule = 14.3
    .name = The Movement card
about-area-supply = Invaders who can still come: { $basic } Basic and { $elite } Elite Units in all. Who is not here cannot appear.
    .rule = 2.3
about-area-sickbay = The wounded lie here until an Army Doctor heals them into a free Residence.
    .rule = 15.15
about-area-legend-spawn = A dark plate on a hex: how likely Invaders appear there with the next cards that are turned for new ones.
    .rule = 4.3
about-area-legend-break = A red plate on a troop: how likely it breaks through with its next card as things stand, if no Soldier acts.
    .rule = 14.6
about-area-legend-march = A light plate on a troop: the fewest arrows that it needs to get out. With corners at its sides, the troop is in sight.
    .rule = 14.2
about-zone-spots = The Places. A Steward who goes there carries out what they show.
    .rule = 5.4
about-zone-steward = The Stewards, with the number of their seat. One of yours moves and acts each turn.
    .rule = 5.1
about-zone-tools = Tools for building. The Smithy adds { $smithy } at the end of each Year.
    .rule = 8.11
about-zone-dollars = Dollars. They pay for wounded Citizens and count no points.
    .rule = 1.5
about-zone-bound_farmers = Farmers on their way to this hex; they arrive when you are done.
    .rule = 12.5
about-zone-bound_citizens = Citizens on their way to this hex; they arrive when you are done.
    .rule = 12.5
about-zone-bound_work = A Catapult or Howitzer on its way to this hex.
    .rule = 12.6
about-zone-storage = Goods in Storage, the only ones that a price is paid from. It has { $storage } spaces and more through manned Storage Sheds.
    .rule = 6.2
about-zone-warehouse = Goods in the Warehouse. It has { $warehouse } space and more through Improvements; goods go on to Storage from here.
    .rule = 6.1
about-zone-buildings = Buildings of the community. Those that employ somebody only work with their colonist in them.
    .rule = 8.5
about-zone-workers = Colonists at work. They leave their work only at the end of the Year.
    .rule = 7.4
about-zone-buffer = Goods that a Building has made. The Buffer holds twice a Year's output; take them from here when you have room.
    .rule = 8.6
about-zone-at_home = Unemployed colonists. They can go to work or enlist as Soldiers.
    .rule = 7.4
about-zone-hand = Improvements drawn and not yet played. All may see them.
    .rule = 11.1
about-zone-owned = Improvements that stay open and work on.
    .rule = 11.2
about-zone-start = Who takes the first turns in each Half-Year of this Year.
    .rule = 4.8
about-zone-claim = Who visited the Head Official last, and starts the next Year.
    .rule = 9.6
about-zone-active = Whose turn it is now, in this Half-Year.
    .rule = 4.8
about-zone-facing = Where a Building of war looks: its arrows lead that way, and to both sides of it.
    .rule = 13.1
about-zone-palisades = A palisade: Strength +1 in Battles here, until one is lost.
    .rule = 11.6
about-zone-embers = Fire that hurt nobody yet: the troop has 1 more Strength in a Battle here.
    .rule = 19.5
about-zone-work = Your Works: Buildings of war, Mines, Traps and Bombs. A hex holds one tile.
    .rule = 2.8
about-zone-basic = Basic Units of the Invaders, each with Strength { $low }, with Twice as Strong 2.
    .rule = 15.1
about-zone-elite = Elite Units of the Invaders, each with Strength { $high }, with Twice as Strong 6. They absorb less damage than that.
    .rule = 15.1
about-zone-farmers = Farmers at war, upright: Strength { $low } each. In Trenches, Guard Posts and at Catapults they can act.
    .rule = 16.1
about-zone-citizens = Citizens at war, upright: Strength { $high } each. In Bunkers, Guard Towers and at Howitzers they can act.
    .rule = 16.1
about-zone-tired_farmers = Exhausted Farmers: they fight and see, but do not act or move. After a Battle Phase they stand up.
    .rule = 16.3
about-zone-tired_citizens = Exhausted Citizens: they fight and see, but do not act or move. After a Battle Phase they stand up.
    .rule = 16.3
about-zone-troop_basic = Basic Units of the troop that marches now, on the hex that it has reached.
    .rule = 14.3
about-zone-troop_elite = Elite Units of the troop that marches now, on the hex that it has reached.
    .rule = 14.3
about-zone-supply = Invaders who can still come. Who is not here cannot appear.
    .rule = 2.3
about-zone-sickbay = The wounded. An Army Doctor heals them for Food or Dollars.
    .rule = 15.15
about-zone-season = The Half-Year: Summer or Winter. Each ends with a Battle Phase; after a Winter the Year ends.
    .rule = 4.2
about-zone-era = The Era. Each has { $years } Years.
    .rule = 4.1
about-zone-wave_round = The Round of the Final Wave: new Invaders, march, one turn in all.
    .rule = 21.2
about-zone-turn = Which turn of this Half-Year it is: one disc for each, this one included.
    .rule = 4.8
about-zone-market = The Market card of the Year. It holds at all Markets.
    .rule = 10.1
about-zone-card = The Movement card of the march under way: powers first, then its arrows one by one.
    .rule = 14.3
about-zone-improvements = Improvements of this Era that can still be drawn.
    .rule = 9.5
about-zone-gone = Invaders who fell in the Final Wave and left the game.
    .rule = 22.1

## What everything is: Places, Buildings, Works, cards

about-piece-place-gather = Your Steward gathers here: you get { $gain }.
    .rule = 9.1
about-piece-place-refine = You may turn { $pay } into { $get }, as often as you like.
    .rule = 9.2
about-piece-place-baker = You get { $gain }; or you turn { $pay } into { $get }, as often as you like.
    .rule = 9.3
about-piece-place-developer = You get { $gain }, then you may play an Improvement if you have a Library.
    .rule = 9.4
about-piece-place-librarian = You get { $gain } and draw 2 Improvements.
    .rule = 9.5
about-piece-place-head-official = You get { $gain }, and you start the next Year if nobody comes here after you.
    .rule = 9.6
about-piece-place-market = Sell, gain, or take the special offer of the Market card. Or go on from here to a Place beside it.
    .rule = 10.2
about-piece-place-builder = You may build this as often as you like: { $building }, for { $price } each.
    .rule = 8.1
about-piece-place-war-builder = You may set this on hexes in sight, as often as you like: { $work }, for { $price } each.
    .rule = 12.16
about-piece-place-minelayer = You may lay this on hexes in sight, as often as you like: { $work }, for { $price } each.
    .rule = 12.11
about-piece-place-recruiting-officer = Any of your unemployed go to the Spawn Point as Soldiers, a Citizen for 1 Food. Or upright Soldiers come home.
    .rule = 12.1
about-piece-place-commander = Any upright Soldiers and engines go one hex. Or Buildings of war turn by 60 degrees.
    .rule = 12.4
about-piece-place-supreme-commander = Any upright Soldiers and engines go up to two hexes, with Strength +1 in Battles so caused. Or Buildings turn by up to 120 degrees.
    .rule = 12.8
about-piece-place-army-doctor = Heal wounded into free Residences, or set exhausted Soldiers upright: { $food } Food for a Farmer, { $dollars } Dollars for a Citizen.
    .rule = 12.10
about-piece-place-trapper = Any Traps for { $price } each. Or Invaders in Traps are knocked back by one or two hexes.
    .rule = 12.12
about-piece-place-combat-engineer = Any Bombs for { $price } each. Or fire any Bombs, one after the other.
    .rule = 12.15
about-piece-building-house =
    A Residence for { $price }. { $citizens ->
        [0] Farmers who live here: { $farmers }
       *[other] Citizens who live here: { $citizens }
    }.
    .rule = 7.1
about-piece-building-store = For { $price }. While it is manned, it adds { $storage } spaces to the Storage.
    .rule = 6.1
about-piece-building-producer = For { $price }. Manned, it makes { $output } { $good } a Year into its Buffer.
    .rule = 8.6
about-piece-building-earner = For { $price }. Manned, it earns this many Dollars a Year: { $money }.
    .rule = 8.7
about-piece-building-factory = For { $price }. Manned, it adds 1 to up to { $reach } manned producers or earners of its worker's kind.
    .rule = 8.8
about-piece-building-library = For { $price }. Who has one may play Improvements.
    .rule = 8.9
about-piece-building-institute = For { $price }. With two Farmers in it you have a second Steward.
    .rule = 8.10
about-piece-work-gun = For { $price }. Strength { $strength }. Crew: { $crew } × { $kind }; each deals { $damage } damage to a troop up to { $reach } hexes away, in three directions.
    .rule = 16.9
about-piece-work-guard = For { $price }. Strength { $strength }. Crew: { $crew } × { $kind }; they replace Mines, knock back from Traps and fire Bombs up to { $reach } hexes away.
    .rule = 16.5
about-piece-work-engine = For { $price }. Strength { $strength }. Crew: { $crew } × { $kind }; a shot deals { $damage } damage up to { $reach } hexes ahead, over the heads of others. It can be moved.
    .rule = 16.12
about-piece-work-mine = For { $price }. Strength { $strength }. It goes off by any damage and takes as much as its Strength.
    .rule = 15.6
about-piece-work-trap = For { $price }. Up to { $holds } of a troop miss their next arrow here; in a Battle it gives you { $bonus } Strength.
    .rule = 14.8
about-piece-work-bomb = For { $price }. When it is fired: { $bomb } damage to all on its hex, { $splash } on each hex beside it, friend and foe.
    .rule = 17.1
about-piece-market = You choose one of these: { $offers }. What is sold or turned in, you may give as often as you like; a special offer holds once.
    .rule = 10.2
offer = { $parts }
offer-sale = sell { $parts }
offer-gain = take { $gain }
offer-build = build: { $building }
offer-official = begin the next Year
offer-draw =
    { $count ->
        [one] draw an Improvement
       *[other] draw { $count } Improvements
    }
offer-upright = set an exhausted Soldier upright
offer-heal = set an exhausted Soldier upright or heal a wounded one
about-piece-improvement-once = Costs nothing but the visit. It works once and is gone, as its name says.
    .rule = 11.2
about-piece-improvement-contract = Builds at once at the price of the contract, without a visit to the Builder; limits hold.
    .rule = 11.4
about-piece-improvement-bonus = Stays, for { $price }. Places that give this good give you 1 more: { $good }.
    .rule = 9.1
about-piece-improvement-yearly =
    Stays, for { $price }. Each Year it gives { $get }{ $pays ->
        [0] { "" }
       *[other] { " " }for { $pay }
    }.
    .rule = 11.5
about-piece-improvement-home = Stays, for { $price }. A home for more Farmers: { $farmers }; Citizens: { $citizens }.
    .rule = 7.1
about-piece-improvement-room =
    Stays, for { $price }. More spaces in the Warehouse: { $room }{ $any ->
        [yes] { "" }
       *[other] { " " }for { $good }
    }.
    .rule = 6.7
about-piece-improvement-slaughtering-blocks = Stays, for { $price }. Each manned Hunting Lodge makes 1 more Food a Year.
    .rule = 11.5
about-piece-improvement-dolly = Stays, for { $price }. Once a turn up to { $carries } goods of a payment come straight from Buffers.
    .rule = 6.9
about-piece-improvement-recruit-drum = Stays, for { $price }. When your Steward acts at a Market, you may first enlist one unemployed Farmer.
    .rule = 11.6
about-piece-improvement-field-kitchen = Stays, for { $price }. Once a Year you heal or raise up to two Farmers without Food.
    .rule = 11.6
about-piece-improvement-whetstone = Stays, for { $price }. Once in a Battle Phase: Strength +1 in a Battle in which a Soldier fights.
    .rule = 11.6
about-piece-improvement-surveyor = Stays, for { $price }. Hexes beside an upright Soldier are in sight for laying tiles, too.
    .rule = 11.6
about-piece-improvement-sappers = Stays, for { $price }. The first Mine of each of your visits to a Minelayer is free.
    .rule = 11.6
about-piece-improvement-snares = Stays, for { $price }. The first Trap of each of your visits to the Trapper costs 1 Tool.
    .rule = 11.6
about-piece-improvement-palisade = Once, for { $price }. Mark a hex in sight without Invaders: Strength +1 in Battles there until one is lost.
    .rule = 11.6
about-piece-improvement-bugle = Stays, for { $price }. After your action in the Command Center one upright Soldier goes one hex.
    .rule = 11.6
about-piece-improvement-field-hospital = Stays, for { $price }. At the Army Doctor a Citizen costs you 1 Dollar.
    .rule = 11.6
about-piece-improvement-powder-store = Stays, for { $price }. Your Bombs cost no Ore.
    .rule = 11.6
about-piece-improvement-range-finder = Stays, for { $price }. Catapults and Howitzers reach one hex further.
    .rule = 11.6
about-piece-improvement-drill = Stays, for { $price }. Once in a Battle Phase one exhausted Soldier stands up free.
    .rule = 11.6
about-piece-improvement-storm-bell = Once, for { $price }. It lies open; at one later spawn one card fewer is drawn.
    .rule = 11.6
about-piece-improvement-reinforced-walls = Stays, for { $price }. Trenches and Guard Towers withstand a rest of 1 damage.
    .rule = 11.6
about-piece-improvement-war-bonds = Once, for { $price }. You get { $bond } Dollars for each of your manned Pubs and Theaters.
    .rule = 11.6

## How things stand

outlook-gauge-none = No Invader is in the pass
outlook-gauge =
    { $arrows ->
        [one] One arrow from the exit: hex { $hex }
       *[other] { $arrows } arrows from the exit: hex { $hex }
    }
outlook-name-calendar = Year
outlook-name-wave = Final Wave
outlook-name-spawn = Invaders next
outlook-name-deck = Movement cards left
outlook-name-score = Teams
outlook-name-market = Market
outlook-name-tiles = Tiles left
outlook-name-stores = Storage
outlook-name-harvest = Year's end
outlook-name-hand = Your Improvements
outlook-calendar = Era { $era }, Year { $year } of { $years }, { $season }
outlook-wave = Final Wave, Round { $round }
outlook-round = Round { $round }
outlook-spawn-over = none any more
outlook-spawn-round =
    { $cards ->
        [one] next Round, 1 card
       *[other] next Round, { $cards } cards
    }
outlook-spawn-wave = with the Final Wave
outlook-spawn-none = none in the next Half-Year
outlook-spawn-next =
    { $cards ->
        [one] next Half-Year, 1 card
       *[other] next Half-Year, { $cards } cards
    }
outlook-deck = { $left } of { $cards }
outlook-score-rows = rows to the far edge: South { $south }, North { $north }
outlook-score-areas = hexes seen alone: South { $south }, North { $north }
outlook-nothing = none
outlook-tiles = Trenches { $trenches }, Guard Posts { $guards }, engines { $engines }, Mines { $mines }, Traps { $traps }
outlook-spawn-cards =
    { $cards ->
        [0] none
        [one] 1 card
       *[other] { $cards } cards
    }
outlook-stores = { $stored } of { $spaces } full, Warehouse { $ware } of { $shelves }
outlook-harvest = { $made }. To be fed: { $eaters }, Food there: { $food }
outlook-end = hex { $hex } { $percent } %
outlook-end-breaks = breaks through { $percent } %
outlook-end-falls = falls { $percent } %
outlook-ends = After its card: { $ends }
outlook-break = Hex { $hex }: Strength { $strength } ({ $basic } Basic, { $elite } Elite). { $percent } % break through with their next card if no Soldier acts; your guns could deal { $guns }
outlook-march =
    Hex { $hex }: Strength { $strength } ({ $basic } Basic, { $elite } Elite), { $arrows ->
        [one] at least 1 arrow
       *[other] at least { $arrows } arrows
    } from the exit; your guns could deal { $guns }
outlook-battle-won = Battle on hex { $hex }: our Strength { $ours }, theirs { $theirs }; as it stands we win
outlook-battle-lost = Battle on hex { $hex }: our Strength { $ours }, theirs { $theirs }; as it stands we lose
outlook-spawn = New Invaders on hex { $hex }: { $percent } %
outlook-turns = Reached in { $count } turns: { $places }
outlook-sight = In sight: { $hexes }
about-gauge = How close a breakthrough is: the fewest arrows that an Invader needs to leave the pass. One who leaves it loses the game for all.
    .rule = 1.2
    .name = Danger
about-status-calendar = Where the game stands: an Era has five Years, a Year a Summer and a Winter. The Final Wave comes after the last.
    .rule = 4.1
about-status-wave = The Round of the Final Wave: new Invaders in the first of them, a march, and one turn in all.
    .rule = 21.2
about-status-spawn = How many Movement cards are turned for new Invaders next. In the first Winters of an Era there are none.
    .rule = 4.3
about-status-deck = Movement cards that are still in the deck. The same deck serves new Invaders and marches.
    .rule = 2.9
about-status-score = How the teams stand: rows that the foremost Units still have to go, or hexes that one team sees alone.
    .rule = 23.2
about-status-market = What the Market card of the Year offers: sell, gain, or the special offer.
    .rule = 10.2
about-status-tiles = Tiles of war that can still be laid; the two kinds of a pool share it.
    .rule = 2.4
about-status-stores = How many goods lie in your Storage and your Warehouse, and how many fit. Costs are paid from the Storage; what lies elsewhere is moved there by itself if there is room.
    .rule = 6.1
about-status-harvest = What your community makes at the Year's end with those who work now, and how many Citizens all have to feed. What finds no room is lost.
    .rule = 20.6
about-status-hand = The Improvements that you hold. You play them at the Developer, with a Library.
    .rule = 11.1
about-mark-march = A troop out of sight, with the fewest arrows that it needs to get out. In the Battle Phase it gets one card.
    .rule = 14.2
about-mark-march-seen = A troop in sight, with the fewest arrows that it needs to get out. In the Battle Phase it gets one card.
    .rule = 14.2
about-mark-break = How likely this troop, out of sight, breaks through with its next card as things stand, if no Soldier acts.
    .rule = 14.6
about-mark-break-seen = How likely this troop, in sight, breaks through with its next card as things stand, if no Soldier acts.
    .rule = 14.6
about-mark-battle-won = Our Strength and theirs in the Battle that is about to be fought: as it stands, we win it.
    .rule = 15.4
about-mark-battle-lost = Our Strength and theirs in the Battle that is about to be fought: as it stands, we lose it.
    .rule = 15.4
about-mark-turns = In so many turns your Steward can be there, from where he stands now. What is lit he reaches in this one.
    .rule = 5.1
about-mark-spawn = How likely Invaders appear on this hex with the next cards that are turned for it.
    .rule = 4.3
about-mark-sight = Hexes in sight of your Units: tiles can be laid there, if no Invader and no tile is on them.
    .rule = 13.1

## In the terminal

board-title = ANTE PORTAS
board-supply = Invaders to come: { $units }
board-sickbay = Sickbay ({ $team }): { $units }
board-card = Card: { $card }
board-purse = Tools { $tools }, Dollars { $dollars }
board-storage = Storage
board-warehouse = Warehouse
board-unemployed = unemployed { $kind } { $count }
board-legend-invaders = Basic Units, Elite Units
board-legend-marching = the troop that marches now
board-legend-soldiers = Farmers, Citizens
board-legend-tired = exhausted Farmers, Citizens
board-legend-bound = on their way to this hex
board-legend-trenches = Trench, Bunker
board-legend-guards = Guard Post, Guard Tower
board-legend-engines = Catapult, Howitzer
board-legend-mines = Pressure Mine, Bounding Mine, Dummy Mine
board-legend-traps = Trap, Bomb
board-legend-facing = where a Building faces
board-legend-sight = in sight
board-legend-places = on the map: built or laid there; reached in this turn, in 2
board-legend-stewards = Stewards by seat
board-legend-workers = workers there, needed in all

## Teams on the board

board-legend-sides = Units of the South, of the North
outlook-side-south = Units of the South: { $hexes }
outlook-side-north = Units of the North: { $hexes }
about-mark-south = Units of the South are here. They make for the upper edge of the pass.
    .rule = 23.19
about-mark-north = Units of the North are here. They make for the lower edge of the pass.
    .rule = 23.19

## The story

chapter-era = Meadows, groves and clay: enough for a good life, if the pass holds.
    .title = Era { $era }
chapter-year =
    { $year ->
        [1] The first settlers build. Beyond the pass smoke rises.
        [2] The fields bear fruit, and the scouts count more fires than before.
        [3] In the Command Center the last maps are laid out.
        [4] Nobody walks alone to the upper meadows any more.
       *[other] The last harvest before the storm is brought in.
    }
    .title = Year { $year }
chapter-wave = All that is left beyond the pass comes at once. The fields are empty; whoever can stand is at the Command Center.
    .title = The Final Wave
chapter-breakthrough = From hex { $hex } an Invader runs down into the open country.
    .title = The pass is lost
epilogue-overrun-in-wave = The pass fell in Round { $round } of the Final Wave: the Invaders broke through from hex { $exit }.
epilogue-overrun = The pass fell in Year { $year } of Era { $era }: the Invaders broke through from hex { $exit }.
epilogue-held = The pass held through all Years, and the Final Wave was beaten in Round { $round }.
epilogue-south = The South has won the pass.
epilogue-north = The North has won the pass.
epilogue-nobody = Neither side has won the pass.
epilogue-homes =
    { $built ->
        [one] One Building rose in the communities.
       *[other] { $built } Buildings rose in the communities.
    }
epilogue-works = Works laid in the pass: { $laid }; of these lost again: { $lost }.
epilogue-fallen = Invaders felled: { $felled }; Soldiers wounded: { $wounded }.
epilogue-by-guns = What the chronicle names: the guns, with { $shots } shots.
epilogue-by-battles = What the chronicle names: { $won } Battles won, hand to hand, most of all around hex { $field }.
epilogue-too-few = What the chronicle names: too few stood in the pass when it counted.
sort-market = Market card
story-market-1-farm = New families camp beside the road and ask for land.
story-market-1-storage-shed = The carts stand full, and nobody knows where to put it all.
story-market-1-foresters-house = A forester has marked the trees that may fall this winter.
story-market-1-hunting-lodge = Deer come down from the heights; something has driven them.
story-market-1-planks = A travelling joiner saws for everybody who brings a log.
story-market-1-librarian = A box of old books is sold by weight.
story-market-1-head-official = The Head Official hears complaints between the stalls.
story-market-2-estate = Three families share one roof, and build a bigger one.
story-market-2-flat = Citizens look for rooms with a view, though not of the pass.
story-market-2-hollow = The clay diggers have found a soft slope by the river.
story-market-2-factory = Somebody shows a machine that does the work of four.
story-market-2-bricks = The kilns burn through the night, and the market smells of smoke.
story-market-2-planks = Two saws sing in turn behind the stalls.
story-market-2-head-official = Seals are broken, seals are set; the queue is long.
story-market-wave-1 = The stalls are bandages and bread now.
story-market-wave-2 = What is left is shared out, and nobody asks for a price.

## Odds

board-odds-break = The troop on hex { $hex } breaks through with its next card, if no Soldier acts: { $percent } %. { $ends }
board-odds-spawn = New Invaders with the next spawn, by hex: { $shares }
board-odds-arrows = Arrows on the next card: { $shares }
board-odds-power = The next card has a power: { $percent } %

## The first lesson

lesson-first-title = A Year at the pass
lesson-first-blurb = The first Year alone: goods, a Farm, Soldiers, a Trench, the march, and the harvest. About eight minutes.
lesson-first-won = Your community stands
lesson-first-welcome = You lead a community on the left and hold the pass on the right. If one Invader leaves the pass at its lower edge, the game is lost. Two Raiders are already up there.
lesson-first-market = Your Steward does the work of each turn. He begins on a Market: take the West Market.
lesson-first-goods = You may take three goods, Wood and Clay in any mix. Take 2 Wood and 1 Clay: that is enough for a Farm and a Trench.
lesson-first-forester = Your Forester's House is empty, and two Farmers at home have nothing to do. Send one to work there: that costs nothing, not even a turn.
lesson-first-farm = Now the first turn. The Steward goes to a Place beside his own, or jumps to a Market. Go to the Builder of Farms.
lesson-first-build = A Farm costs 1 Tool and 1 Wood, and a new Farmer moves in with it. Build one.
lesson-first-enough = You could build more, but the last Wood is for the Trench. Finish building.
lesson-first-recruit = From any Market the Steward may slide on to a Place beside it; so the Command Center is one turn away. Go to the Recruiting Officer.
lesson-first-order = Here unemployed colonists become Soldiers, or Soldiers come home. Enlist.
lesson-first-enlist = One Farmer stands on hex 2 already. Send a second one: a Trench has room for two who fire.
lesson-first-sent = Both stand on hex 2 now. Keep the last Farmer at home for other work, and finish.
lesson-first-trench = The third turn of this Summer: go to the Builder of Trenches.
lesson-first-lay = Tiles can be laid where your Units see. That is only hex 2 now: lay the Trench there, for 1 Tool, 1 Wood and 1 Clay.
lesson-first-face = A Trench fires in three directions. Facing up, it reaches hexes 4, 5 and 7, the middle of the pass. Along the edges Raiders can still slip by. Face up.
lesson-first-march = The Summer is over, and the Raiders have marched, each troop by a card. The numbers on them say how many arrows they still need to get out, or how likely they break through.
lesson-first-laborer = In the Winter there are three more turns. The Day Laborer gives 1 Wood and 1 Dollar.
lesson-first-grove = A Dollar heals wounded Citizens later. Fetch 2 Wood from the Riverbank Grove: then the Storage with its three spaces is full.
lesson-first-shed = More room, then: go to the Builder of Storage Sheds.
lesson-first-raise = A Storage Shed costs 1 Tool and 2 Wood, and gives 2 spaces. Build it.
lesson-first-man = It works only with a Farmer in it. Send your last one.
lesson-first-year = After the march the Year ended: the Forester's House put 2 Wood into its Buffer, and the Smithy gave 3 Tools. In your next turn the Wood can be shifted to the Storage.
lesson-first-summary = A Trench with two Farmers guards the middle of the pass, and the community grows. You can now:
    send your Steward to a Place, to a Market, and on from there;
    build, employ and enlist;
    lay a Work where your Units see, and turn it;
    read how far Invaders are from the exit.
    Still to come: Battles, shots, Mines, Improvements, and the Final Wave.

## The second lesson

lesson-second-title = The pass is held
lesson-second-blurb = The end of a Final Wave: sight, shots, the Commander, the Army Doctor, a Mine and a Battle, and it is won. About eight minutes.
lesson-second-won = The pass is held
lesson-second-welcome = The Final Wave: five Years are over, and only the Command Center is open. In each Round the Invaders march, then one Steward takes one turn. Nobody new comes any more; four Invaders are left, and if all fall, you have won.
lesson-second-trenches = Your Trenches on 4 and 5 face up. Together they see the hexes 6 to 10, and every troop must cross those. Each Farmer in a Trench fires once, for 1 damage; then he is exhausted.
lesson-second-elite = The red one is an Elite Unit of Strength 3. It takes damage of 1 or 2 without harm, and damage does not add up later: you need three shots at one moment. On 4 a second Farmer is missing.
lesson-second-commander = The one turn of this Round: go to the Commander, who moves Soldiers by one hex.
lesson-second-deploy = Deploy. To rotate would turn Buildings.
lesson-second-from = Choose the Farmer on hex 2.
lesson-second-to = Up to the left lies hex 4, the Trench with one Farmer.
lesson-second-moved = That is enough; the others stand well. Finish, and the Invaders march.
lesson-second-window = The Elite Unit got a card with one arrow down and stands on hex 7: in the sight of both Trenches. Whenever somebody of yours can do something, you are asked. Fire from hex 4.
lesson-second-salvo = Nothing has hit yet: shots at one moment are one sum. Fire the second one from hex 4.
lesson-second-third = Two are not enough. Fire the third one from hex 5, where one Farmer then stays ready.
lesson-second-loose = Three damage, Strength 3: fire now.
lesson-second-tired = It has fallen. Two Raiders stand on 9 now, one on 18. Three of your Farmers lie exhausted; after other marches they would stand up by themselves, but not in the Final Wave.
lesson-second-doctor = That is what Food is for: go to the Army Doctor.
lesson-second-upright = 1 Food sets a Farmer upright. First one on hex 4.
lesson-second-upright-2 = And the other one on hex 4.
lesson-second-upright-3 = The last Food is for the one on hex 5.
lesson-second-act = Soldiers may act in your own turn, too, and the two Raiders on 9 are in sight. Let them act.
lesson-second-aim = Aim at hex 9. The first shot is fired at once, for there is only one place it can come from.
lesson-second-both = Fire the second one: two damage fell two Basic Units.
lesson-second-last = One Raider is left, on 13. You could wait for him with a shot; lay a Mine for once. Go to the Minelayer.
lesson-second-mine = Tiles are laid where your Units see, and where no Invader stands. From 13 the way down leads to hex 8: lay it there, for your last Wood.
lesson-second-battle = He runs onto the Mine: a Battle. The mark shows both sums, yours first. A Mine of Strength 1 against 1: equal is enough. Pass, and let it go off.
lesson-second-summary = No Invader is left: you have held the pass. You can now:
    see what your Soldiers see;
    move them, and set them upright;
    gather shots into one sum;
    let a Mine or a Battle decide.
    A game goes on for five Years before such a Wave: begin with Trenches, and store Food for the end.
