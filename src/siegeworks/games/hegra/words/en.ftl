### Words of Hegra 1940, in English.

title = Hegra 1940
blurb = One commander holds a snowed-in mountain fortress for eleven days against infantry, guns and bombers.
about = Unofficial: own words and own cards, not affiliated with the publisher or the author of the printed game (Petter Schanke Olsen, Halls of Hegra, 2023; Hegra 1940).
points = One point for each day; if you hold out, 10 for each step that the Surrender marker is from the skull, and one for each healthy defender.
play-win = Hold the fortress through eleven days. The further the Surrender marker is from the skull, the better you end.
play-lose = The Surrender marker reaches the skull; or, in the siege, too few healthy defenders are left in the evening.
play-turn = A day: an event and what the enemy does; in the morning you feed and place your people; by day their work is done; in the evening Morale draws cards.

## Settings

setting-edition = Edition
setting-edition-1940 = Hegra 1940
    .hint = The later, fuller rules.
setting-edition-2023 = Halls of Hegra
    .hint = The first English rules; without variants and steps of difficulty.
setting-difficulty = Difficulty
setting-difficulty-normal = Normal
    .hint = The village is attacked from day 4, the siege begins on day 7.
setting-difficulty-easier = Easier
    .hint = The attack on the village and the siege begin a day later, but there is more Doubt in the valley.
setting-difficulty-easiest = Easiest
    .hint = The attack on the village and the siege begin two days later, but there is more Doubt in the valley.
setting-difficulty-harder = Harder
    .hint = The attack on the village and the siege begin a day earlier; you start with one more soldier.
setting-difficulty-hardest = Hardest
    .hint = The attack on the village and the siege begin two days earlier; you start with more people and supplies.
setting-rations = Rations
setting-rations-full = Full
    .hint = The Supply track starts on 4.
setting-rations-short = Short
    .hint = The Supply track starts on 3.
setting-missions = Mission
setting-missions-off = No mission
    .hint = No task besides holding out.
setting-missions-on = A mission
    .hint = A task with a reward that grows, and a price for failing.
setting-advanced = Advanced events
setting-advanced-off = Without
    .hint = For first games.
setting-advanced-on = With
    .hint = Some events of the siege stay in force in a sector.
setting-air = Air stacks
setting-air-fixed = As printed
    .hint = Two equal tiles in each stack, in a fixed order.
setting-air-random = Mixed
    .hint = Both tiles of each stack are drawn by lot, so that no two raids are alike.

## Questions

ask-Recruit = Draw another disc from the Recruit bag, or stop
ask-KeepOne = Doubt: choose the one recruit who stays
ask-ToBed = Choose a bed or the waiting area: { $patient }
ask-Fall = The charge breaks in: choose who falls
ask-Breakfast = Make tired defenders ready with supplies ({ $supplies } left) or Morale, or go on
ask-Wake = Choose a tired defender to make ready, { $amount } at most
ask-FreeRest = Choose a tired defender to rest until tomorrow, { $amount } at most
ask-Placement = Place a ready defender, or finish placing
ask-Negotiate = Choose whether Fear or Doubt goes down
ask-OpenRoute = Choose the delivery tokens of the new supply route
ask-PinSector = Choose a sector where the telephone brings fire down
ask-Defend = Choose who fights next on the walls
ask-Remove = Choose infantry that the { $defender } removes
ask-Suppress = Choose where the { $defender } suppresses infantry
ask-Cull = Choose infantry to remove
ask-PinAny = Choose a sector where an infantryman is suppressed
ask-FirstGun = Choose which gun fires first
ask-Aim = Choose the target of { $gun }, or hold fire
ask-ShootRow = Choose what the shell removes from the { $map-row }, { $amount } at most
ask-TakePiece = Choose an artillery piece that goes back to its track
ask-Strike = Choose what the shots at the airfield do, { $amount } at most
ask-DropStack = Choose the air stack that is dropped
ask-NextRunner = Choose the supply run that moves next
ask-Stride = Choose where the supply run goes, { $paces } more at most
ask-Encounter = Germans: hide, sneak past or fight at Suspicion { $suspicion }
ask-Hush = Lower Suspicion, which is at { $suspicion }, or leave it there
ask-TakePatrol = Choose a patrol to remove
ask-Work = Choose which work is done next
ask-Repair = Choose what to repair, { $amount } more at most
ask-Bolster = Choose a Miss tile for the Hit bag or more Defence
ask-LayTop = Map room: choose which of these finds comes up next
ask-Treat = Choose the patient to treat, { $amount } more at most
ask-Cure = Choose the patient to cure
ask-FillBeds = Choose a waiting patient for an empty bed, or leave it empty
ask-TakeCard = Choose a card to resolve, { $amount } more
ask-Heart = { $morale }: do what it says and be rid of it, or ignore it
ask-ManPosition = Choose who mans this position: { $position }
ask-PayMarkers = Choose an event to pay off, or go on
ask-Claim = The mission can be done: claim the reward now, later today, or another day
ask-Tire = Choose a ready defender who gets tired
ask-Rouse = Choose a tired defender who gets ready
ask-Bury = Choose who leaves the Morgue

## Options

do-done =
    { $idle ->
        [0] Done
       *[other] Done: { $idle } idle today
    }
    .unspent = { $vain }
do-draw = Draw a disc
do-stop = Stop and take them all
do-keep = Keep the { $defender }
do-feed = Spend 1 supply
do-cheer = Spend 1 Morale
do-wake = Make ready: { $defender }
do-wake-all = Make everybody ready
do-rest = Rest: { $defender }
do-tire = Tire: { $defender }
do-put = { $place }
do-shoot = Fire from position { $position }
all-shoot = Fire from every position
do-machine-gun = Fire the machine gun from { $position }
do-machine-gun-supply = Fire the machine gun from { $position } with 1 supply for +2
do-reckless = Reckless defence: { $defender }
do-remove = Remove: { $target }
do-pin = Suppress in sector { $sector }
do-pin-one = Suppress only one in sector { $sector }
do-aim = Fire at the { $aim }
do-hold = Hold fire
do-fire = Fire { $gun } first
do-take = Remove: { $piece }
do-strike = { $strike }
do-drop = Drop air stack { $air-stack }, counted from the left
do-walk = Move: { $walker }
do-go =
    { $stock ->
        [empty] Go to { $node }, where nothing lies
       *[other] Go to { $node }
    }
do-stay = Stop here
do-hide = Hide: stop here, Suspicion -1
do-sneak = Sneak past
do-fight = Fight: { $piece }
do-work = { $space }
do-mend = Repair: { $mend }
do-add-miss = Put a Miss tile into the Hit bag
do-raise-defence = Raise Defence by 1
do-treat = Treat the patient in bed { $bed }
do-bed = Into a bed
do-wait = Into the waiting area
do-admit = Into a bed: { $patient }
do-choose = { $told ->
    [1] Take: { $morale } ({ $says })
   *[other] Take: { $morale }
}
do-act = { $told ->
    [1] Do what it says: { $says }
    [2] Do what it says: { $price }; then { $says }
   *[other] Do what it says
}
do-ignore = Ignore it
do-lower-fear = Lower Fear
do-lower-doubt = Lower Doubt
do-lower-suspicion = Lower Suspicion
do-open = Open the route: { $token }
do-man = { $source }
do-top = Next: { $snow }
do-claim = { $told ->
    [1] Claim the reward: { $says }
   *[other] Claim the reward
}
do-later = Wait for the next section
do-not-today = Not today
do-pay = { $how ->
    [supplies] Pay off: { $event } ({ $amount ->
        [one] 1 supply
       *[other] { $amount } supplies
    })
    [morale] Pay off: { $event } ({ $amount } Morale)
   *[other] Pay off: { $event }
}
do-bury = Bury: { $body }
do-fall = Falls: { $defender }

## Why not

why-nobody-tired = Nobody is tired
why-no-supplies = You have no supplies left
why-no-morale = Morale is at its lowest
why-under-snow = It still lies under the snow
why-mobilisation-over = The Mobilisation is over
why-barred = This type of defender is barred there
why-promotes-one = The officer promotes one defender a day
why-no-officer = This needs the officer, who is neither ready nor there
why-filled-today = You have just placed a defender there: take that back to place another
why-routes-open = There is no empty depot left for a route
why-no-icon = No gun shows an icon: repair one first
why-no-attack-yet = Nobody attacks before the Mobilisation is over
why-damaged = The position is damaged: repair it first
why-space-taken = Another supply run stands there
why-only-soldiers = Only soldiers can fight patrols and artillery
why-space-far = That is { $need } spaces away; this supply run can go { $have }
why-must-move = Every supply run must move: at least { $need } space, so far { $have }
why-has-fired = That position has fired today
why-out-of-range = No infantry is in range
why-gun-jammed = The machine gun is jammed: repair it
why-nobody-stands = No infantry stands there
why-dug-in = The infantry there has dug in
why-no-troops = There is no infantry in that sector
why-no-enemies = There is neither a patrol nor artillery in that row
why-struck-today = That was hit today already
why-hearts-first = Hope and Despair must be taken first
why-too-few-supplies = It costs { $need } supplies; you have { $have }
why-too-little-morale = It costs { $need } Morale; you can spend { $have }
why-not-drawn = No such recruit was drawn: choose one who was
why-tired-first = As long as anybody is tired, nobody who is ready falls
why-nobody-there = No defender of this type is there: choose another
why-type-not-tired = No defender of this type is tired: choose another
why-type-not-ready = No defender of this type is ready: choose another
why-too-many-tired = { $need } are tired, and you can make only { $have } more ready: choose them one by one
why-route-opened = That route has been opened already
why-last-depot-taken = The last depot has taken the other kind of tokens
why-nobody-lies = No infantry lies there suppressed
why-below-reach = This type of defender does not reach that sector: choose a higher one
why-in-smoke = Only soldiers and the officer shoot into the smoke
why-in-cover = To remove infantry in cover you need { $need }, and you threw { $have }: suppress it
why-must-hit = You cannot leave out a shot as long as infantry is in range
why-other-row = The gun fires at another row
why-has-moved = That supply run has moved today
why-only-patrols = Only a patrol can be removed now
why-only-artillery = Only an artillery piece can be removed now
why-nobody-at-work = Nobody is at work there, or not any more
why-too-few-at-work = The work needs { $need }; those there count { $have }
why-not-damaged = It is not damaged
why-not-jammed = It is not jammed
why-jam-covered = Damage covers what is jammed: repair that first
why-no-machine-gun = There is no machine gun before the siege
why-no-patient = Nobody lies in a bed
why-nothing-broken = Nothing is broken
why-nothing-to-bolster = No Miss tile is left, and Defence is at its top
why-laid-already = That find has been laid back already
why-bed-empty = Nobody lies in that bed
why-has-bed = That patient has a bed already
why-not-in-morgue = Nobody of this type lies in the Morgue

## The log

log-day-begins = Day { $day }: { $stage }
log-event-drawn = Event: { $event }
log-weather-is = The weather: { $weather }
log-snow-moves = The Snow marker is on { $snow-space }
log-deed-done = { $deed-name ->
        [morale] { does-morale }
        [less-morale] { does-less-morale }
        [supply] { does-supply }
        [less-supply] { does-less-supply }
        [suspicion] { does-suspicion }
        [less-suspicion] { does-less-suspicion }
        [defence] { does-defence }
        [less-defence] { does-less-defence }
        [snow] { does-snow }
        [less-snow] { does-less-snow }
        [fear] { does-fear }
        [less-fear] { does-less-fear }
        [doubt] { does-doubt }
        [less-doubt] { does-less-doubt }
        [surrender] { does-surrender }
        [less-surrender] { does-less-surrender }
        [injure] { does-injure }
        [injure-post] { does-injure-post }
        [lose] { does-lose }
        [tire] { does-tire }
        [wake] { does-wake }
        [rest] { does-rest }
        [soldier] { does-soldier }
        [volunteer] { does-volunteer }
        [medic] { does-medic }
        [hunter] { does-hunter }
        [recruit] { does-recruit }
        [bag-soldier] { does-bag-soldier }
        [bag-volunteer] { does-bag-volunteer }
        [bag-doubt] { does-bag-doubt }
        [desert] { does-desert }
        [bury] { does-bury }
        [treat] { does-treat }
        [relapse] { does-relapse }
        [german] { does-german }
        [repair] { does-repair }
        [damage] { does-damage }
        [jam] { does-jam }
        [miss] { does-miss }
        [less-miss] { does-less-miss }
        [artillery] { does-artillery }
        [less-artillery] { does-less-artillery }
        [air] { does-air }
        [hit] { does-hit }
        [reveal] { does-reveal }
        [patrol] { does-patrol }
        [less-patrol] { does-less-patrol }
        [infantry] { does-infantry }
        [kill] { does-kill }
        [pin] { does-pin }
        [gun] { does-gun }
        [less-gun] { does-less-gun }
        [route] { does-route }
        [less-token] { does-less-token }
        [hope] { does-hope }
       *[despair] { does-despair }
    }
log-deed-impossible = Not possible: { $deed }
log-doubt-added = { $doubt-discs ->
        [one] 1 Doubt disc is
       *[other] { $doubt-discs } Doubt discs are
    } in the Recruit bag now
log-recruit-drawn = One { $defender } comes out of the Recruit bag
log-doubt-drawn = A Doubt disc comes out of the Recruit bag and goes back
log-joins = One { $defender } joins you and is ready
log-recruit-leaves = One { $defender } goes to the Reserve
log-supplies-now = { $supplies ->
        [0] There are no supplies left
        [one] There is 1 supply in store
       *[other] There are { $supplies } supplies in store
    }
log-tile-drawn = From the Hit bag: { $tile }
log-damage-placed = Damaged: { $tile }
log-air-raid = Bombers strike: { $tile }
log-artillery-moves = The Artillery marker is on { $artillery-space }
log-piece-placed = An artillery piece appears on { $field }
log-air-stack-added = An air stack goes into the Hit bag; { $count } left
log-infantry-added = { $count ->
        [one] 1 infantryman appears
       *[other] { $count } infantrymen appear
    } in sector { $sector }
log-infantry-rolls = The infantry in sector { $sector } rolls { $die }
log-undefended = Nobody holds a position: the infantry advances
log-stand-up = { $count ->
        [one] 1 suppressed infantryman stands up
       *[other] { $count } suppressed infantrymen stand up
    }
log-grenades-thrown = { $count ->
        [one] 1 grenade is thrown
       *[other] { $count } grenades are thrown
    }
log-hits-taken = The infantry scores { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }; { $count2 ->
        [0] none gets
        [one] 1 gets
       *[other] { $count2 } get
    } past the Defence
log-infantry-moves = { $count ->
        [one] 1 infantryman climbs
       *[other] { $count } infantrymen climb
    } up from sector { $sector }
log-charge = An infantryman charges
log-fallen = The { $defender } falls
log-injured = The { $body } is injured and lies at level { $die }
log-bedded = A bed is free for the { $patient }
log-waits = No bed, so there waits the { $patient }
log-lost = The { $defender } is lost
log-morale-now = Morale is now { $mood }
log-suspicion-now = Suspicion is now { $suspicion }
log-defence-now = Defence is now { $defence }
log-surrender-now = The Surrender marker is on { $outcome }
log-rested = { $count ->
        [one] 1 defender has rested and is ready
       *[other] { $count } defenders have rested and are ready
    }
log-readied = The { $defender } is ready again
log-to-rest = The { $defender } rests until tomorrow
log-placed = { $place }
log-relieved = The { $defender } is relieved and tired
log-fear-now = Fear is now { $fear }
log-doubt-now = Doubt now adds { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } to the bag each day and { $count2 } to Morale each evening
log-route-opened = A new supply route opens: { $token }
log-telephone = The field telephone adds { $count } to every shot
log-shot = Position { $position } fires: { $throw }
log-pinned = Infantry in sector { $sector } is suppressed
log-removed = An infantryman is removed: { $target }
log-machine-gun-fires = The machine gun fires from { $position }: { $throw }
log-reckless-defence = The { $defender } defends recklessly
log-gun-fires = { $gun } fires at the { $aim }
log-gun-jams = { $gun } jams
log-gun-holds = { $gun } stays ready
log-airfield-hit = Værnes airfield: { $strike }
log-patrol-removed = The patrol on { $field } is gone
log-piece-removed = The artillery piece on { $field } goes back to its track
log-run-sent = The { $defender } sets out on a supply run
log-run-moves = The { $defender } goes to { $node }
log-run-hides = The { $defender } hides on { $node }
log-run-sneaks = The { $defender } sneaks past with { $die }
log-run-caught = The { $defender } is caught with { $die }
log-run-fights = The { $defender } fights: { $die }
log-run-stays = The { $defender } stops on { $node }
log-token-taken = The { $defender } takes along: { $token }
log-token-lost = A delivery token is lost: { $token }
log-delivered = A delivery is home: { $token }
log-run-returns = The { $defender } is back in the fortress
log-patrol-added = A patrol appears on { $field }
log-snow-found = Found in the snow: { $snow }
log-repaired = Repaired: { $mend }
log-miss-added = { $count ->
        [one] 1 Miss tile goes
       *[other] { $count } Miss tiles go
    } into the Hit bag
log-promoted = The { $defender } becomes a soldier
log-hope-added = Hope for the Low deck: { $morale }; { $count } left
log-despair-added = Despair for the High deck: { $morale }; { $count } left
log-map-room = The map room shows { $count ->
        [one] the next find
       *[other] the next { $count } finds
    }
log-treated = Treated: the { $patient }
log-cured = The { $body } is cured
log-worse = Worse than before: the { $patient }
log-died = The { $body } dies
log-better = Better than before: the { $patient }
log-modifier = Morale { $reason }: { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
log-card-drawn = A Morale card is drawn: { $morale }
log-card-resolved = The card takes effect: { $morale }
log-otherwise = { $morale }: its first effect is impossible, so its last line counts
log-heart-done = Done as the card says, and gone: { $morale }
log-heart-ignored = The card is ignored: { $morale }
log-surrender-reason = The Surrender marker moves on: { $cause }
log-coup = The Coup: the Mobilisation ends
log-retreat = Retreat into the fortress: the siege begins
log-last-stand = The Last Stand
log-final-advance = The infantry presses on by { $count ->
        [one] 1 sector
       *[other] { $count } sectors
    }
log-held = You have held out: { $outcome }
log-defeated = Unconditional surrender on day { $day }
log-too-few = You have { $healthy } healthy defenders and needed { $need }
log-buried = The { $body } is buried
log-tired = The { $defender } is tired
log-mission-given = Mission: { $mission }
log-mission-done = Mission done: { $mission }
log-mission-failed = Mission failed: { $mission }
log-marker-placed = A marker goes to sector { $sector }: { $event }
log-marker-cleared = No longer in force: { $event }
log-air-stack-dropped = An air stack is dropped; { $count } left
log-bag-changed = Into the Recruit bag: { $count } × { $defender }
log-card-says = The card says: { log-deed-done }
log-card-asks = Its price: { log-deed-done }
log-mission-goal = What it asks: { $goal }, { $count }
log-marker-rule = As long as it is in force: { $ongoing }
log-marker-end = It ends by: { $clear } { $count ->
        [0] {""}
       *[other] ({ $count })
    }
log-snow-seen = Seen in the map room: { $snow }
log-ration-now = Each supply now makes { $count ->
        [one] 1 tired defender
       *[other] { $count } tired defenders
    } ready
log-left = { $count ->
        [one] 1 defender comes
       *[other] { $count } defenders come
    } back tired from “{ $space }”
log-deck-renewed = The discards become the new deck: { $morale-deck }
log-card-back = Back into its deck: { $morale }
log-machine-gun-ready = The machine gun is set up
log-machine-gun-jams = The machine gun is jammed
log-infantry-stands = { $count ->
        [one] 1 infantryman stands
       *[other] { $count } infantrymen stand
    } on the main board, in sector { $sector }
log-air-laid = The next air stack: { $air } and { $air2 }
log-leaving = Morale cannot fall any lower, so you lose { $count ->
        [one] 1 defender
       *[other] { $count } defenders
    }
log-lacking = { $space } came to nothing: { $count ->
        [one] one more was needed
       *[other] { $count } more were needed
    }
log-first-attack = Fear and Doubt leave the game, the 1st Attack begins

## People placed in vain

vain-too-few-at-work = { $space } lacks { $lacking ->
        [one] one
       *[other] { $lacking }
    }
vain-no-patient = { $space }: nobody lies in a bed
vain-nothing-broken = { $space }: nothing is broken
vain-nothing-to-bolster = { $space }: nothing left to add

## Results of an option

result-run-sneaks = The { $defender } gets past
result-run-caught = The { $defender } is caught and goes back to the Reserve
result-injured = Injured: { $body }, at a level the die shows
result-remove = Infantry is removed
result-suppress = Infantry is suppressed

## The end

end-german-retreat = You have won: the Germans have given up the siege.
    .seen = The fortress won: the Germans have given up the siege.
end-truce = You have won: a truce saves the fortress.
    .seen = The fortress won: a truce saves it.
end-honourable = You have won: you surrender with honour after eleven days.
    .seen = The fortress won: it surrenders with honour after eleven days.
end-surrender = You have won, barely: after eleven days you surrender.
    .seen = The fortress won, barely: after eleven days it surrenders.
end-unconditional = You have lost: unconditional surrender.
    .seen = The fortress lost: unconditional surrender.
end-too-few = You have lost: too few healthy defenders are left.
    .seen = The fortress lost: too few healthy defenders are left.

## The story: what cards are called

sort-event = Event of the day
sort-morale-high = High Morale
sort-morale-low = Low Morale
sort-morale-hope = Hope
sort-morale-despair = Despair
sort-mission = Mission
sort-snow = Found in the snow

## The story: chapters

chapter-day = { $stage-name ->
        [mobilisation] Mobilisation. There is still time to call in people and to dig.
        [attack] 1st Attack. Infantry comes up the slope.
       *[siege] Siege. They are all around the hill.
    }
    .title = Day { $day }
chapter-coup = The Mobilisation is over. Whoever is here now has to do.
    .title = The Coup
chapter-siege = The gates are shut. From now on everything comes over the mountain, or not at all.
    .title = The siege begins
chapter-last-stand = Eleven days are over. One more assault, and everything will be decided.
    .title = The Last Stand

## The story: the end

epilogue-held = The fortress held for { $day } days ({ $outcome }).
epilogue-unconditional = On day { $day } the flag moved to the skull: { $cause }.
epilogue-too-few = On day { $day } too few were left: { $healthy } healthy, { $need } needed.
epilogue-supplies = { $delivered ->
        [one] One load came
       *[other] { $delivered } loads came
    } over the mountain{ $caught ->
        [0] , and no runner was caught
        [one] ; one runner was caught
       *[other] ; { $caught } runners were caught
    }.
epilogue-no-supplies = Runners went out, but not one load came over the mountain{ $caught ->
        [0] {""}
        [one] ; one of them was caught
       *[other] ; { $caught } of them were caught
    }.
epilogue-walls = { $removed ->
        [0] The walls fired and stopped nobody for good
        [one] One infantryman was stopped for good
       *[other] { $removed } infantry were stopped for good
    }. { $post } fired most often: { $post-count ->
        [one] once
       *[other] { $post-count } times
    }.
epilogue-damage = Shells and bombs broke the fortress { $damaged } times; { $repaired ->
        [0] nothing was repaired
        [one] one thing was repaired
       *[other] { $repaired } things were repaired
    }.
epilogue-people = { $injured ->
        [one] One defender was injured
       *[other] { $injured } defenders were injured
    }, { $cured ->
        [0] nobody
       *[other] { $cured }
    } got well again, { $morgue ->
        [0] and nobody lay in the Morgue
       *[other] and { $morgue } lay in the Morgue
    }.
epilogue-mission-done = The mission was done: { $mission }.
epilogue-mission-failed = The mission was not done: { $failed }.
epilogue-lost-by-charges = What the chronicle names: they charged over the wall { $charges } times.
epilogue-lost-by-wounds = What the chronicle names: the injured came faster than the infirmary could help them.
epilogue-won-by-infirmary = What the chronicle names: the infirmary, which gave { $cured } people back.
epilogue-won-by-supplies = What the chronicle names: the way over the mountain stayed open.
epilogue-won-by-walls = What the chronicle names: the walls held.

## Nouns

defender-officer = officer
defender-soldier = soldier
defender-volunteer = volunteer
defender-medic = medic
defender-hunter = hunter
body-officer = officer
body-soldier = soldier
body-volunteer = volunteer
body-medic = medic
body-hunter = hunter
body-german = frozen German
disc-officer = officer
disc-soldier = soldier
disc-volunteer = volunteer
disc-medic = medic
disc-hunter = hunter
disc-doubt = Doubt
patient-at = { $body }, level { $level }
bed-1 = 1
bed-2 = 2
bed-3 = 3
position-front = at the front
position-A = A
position-B = B
position-C = C
space-negotiate = Negotiate
space-new-route = New supply route
space-telephone = Field telephone
space-reckless = Reckless defence
space-fire-guns = Fire the guns
space-supply-run = Supply run
space-counter-patrol = Counter patrol
space-shovel = Shovel snow
space-repair = Repair
space-bolster = Bolster
space-promote = Promote
space-inspire = Inspire
space-radio = Radio
space-map-room = Map room
space-treat = Treat a patient
space-cabinet = Medicine cabinet
job-space = { $space }: { $defender }
place-space = { $space }: { $defender }
place-position = Position { $position }: { $defender }
source-tired = { $defender }, tired
source-rest = { $defender }, resting
source-ready = { $defender }, ready
stage-mobilisation = Mobilisation
stage-attack = 1st Attack
stage-siege = Siege
deck-mobilisation = Mobilisation
deck-attack = 1st Attack
deck-siege-1 = Siege 1
deck-siege-2 = Siege 2
deck-last-stand = Last Stand
weather-clear = clear
weather-cloud = cloudy
weather-snow = snow
mood-minus-3 = -3
mood-minus-2 = -2
mood-minus-1 = -1
mood-zero = 0
mood-plus-1 = +1
mood-plus-2 = +2
mood-plus-3 = +3
outcome-german-retreat = German Retreat
outcome-truce = Truce
outcome-honourable = Honourable Surrender
outcome-surrender = Surrender
outcome-unconditional = Unconditional Surrender
tile-A = position A
tile-B = position B
tile-C = position C
tile-gun-1 = gun 1
tile-gun-2 = gun 2
tile-counter-patrol = counter patrol
tile-telephone = field telephone
tile-cabinet = medicine cabinet
tile-map-room = map room
tile-radio = radio
tile-miss = a miss
tile-air-injury = air raid, 1 injury
tile-air-morale = air raid, 1 Morale less
tile-air-supply = air raid, 1 supply less
tile-artillery = artillery
mend-A = position A
mend-B = position B
mend-C = position C
mend-gun-1 = gun 1
mend-gun-2 = gun 2
mend-counter-patrol = counter patrol
mend-telephone = field telephone
mend-cabinet = medicine cabinet
mend-map-room = map room
mend-radio = radio
mend-jammed-gun-1 = jammed gun 1
mend-jammed-gun-2 = jammed gun 2
mend-jammed-machine-gun = jammed machine gun
air-injury = injury
air-morale = Morale
air-supply = supply
air-stack-1 = 1
air-stack-2 = 2
air-stack-3 = 3
air-stack-4 = 4
air-stack-5 = 5
air-stack-6 = 6
gun-gun-1 = Gun 1
gun-gun-2 = Gun 2
find-counter-patrol = Counter patrol
find-telephone = Field telephone
find-cabinet = Medicine cabinet
find-map-room = Map room
find-radio = Radio
find-gun-2 = Gun 2
sector-1 = 1
sector-2 = 2
sector-3 = 3
sector-4 = 4
target-standing-1 = sector 1, standing
target-standing-2 = sector 2, standing
target-standing-3 = sector 3, standing
target-standing-4 = sector 4, standing
target-lying-1 = sector 1, suppressed
target-lying-2 = sector 2, suppressed
target-lying-3 = sector 3, suppressed
target-lying-4 = sector 4, suppressed
aim-sector-1 = infantry in sector 1
aim-sector-2 = infantry in sector 2
aim-sector-3 = infantry in sector 3
aim-sector-4 = infantry in sector 4
aim-blue-row = blue row
aim-green-row = green row
aim-yellow-row = yellow row
aim-airfield = Værnes airfield
strike-morale = 2 Morale
strike-miss = 2 Miss tiles into the Hit bag
strike-surrender = Surrender marker 1 back
strike-air = drop an air stack
map-row-blue = blue row
map-row-green = green row
map-row-yellow = yellow row
node-fortress = the fortress
node-forest-1 = forest edge 1
node-forest-2 = forest edge 2
node-forest-3 = forest edge 3
node-forest-4 = forest edge 4
node-field = { $field }
node-depot-1 = depot 1
node-depot-2 = depot 2
node-depot-3 = depot 3
node-depot-4 = depot 4
field-in-row = { $map-row } { $number }
patrol-number-1 = 1
patrol-number-2 = 2
patrol-number-3 = 3
patrol-number-4 = 4
patrol-number-5 = 5
patrol-number-6 = 6
piece-patrol = patrol, { $field }
piece-artillery = artillery, { $field }
walker-at = { $defender }, { $node }
depot-depot-1 = depot 1
depot-depot-2 = depot 2
depot-depot-3 = depot 3
depot-depot-4 = depot 4
token-supply = 1 more supply
token-patrol = removes a patrol
token-miss = 1 Miss tile
token-morale = 1 more Morale
token-soldier = 1 soldier
morale-deck-high = High Morale
morale-deck-low = Low Morale
reason-doubt = rises, as the people trust you
reason-red-day = falls on a red day
reason-no-supplies = falls without supplies
reason-someone-waits = falls while patients wait
reason-the-dead = falls for the dead in the Morgue
reason-red-sector = falls for Germans in a red sector
cause-the-dead = too many dead
cause-the-waiting = too many waiting patients
cause-the-artillery = all artillery is on the map
cause-empty-bag = the Hit bag ran empty
cause-shelling = artillery fired, and none was left to bring
cause-card = a card
goal-defence = Defence at least
goal-supplies = supplies at least
goal-delivered = tokens delivered at least
goal-repaired = damage tiles repaired at least
goal-manned = positions manned at least
goal-soldiers = healthy soldiers at least
goal-guns = icons on your guns at least
goal-unpatrolled = no patrol on the map
goal-healthy = healthy defenders at least
ongoing-red = the sector counts as red
ongoing-dug-in = infantry there cannot be suppressed
ongoing-mortars = blank dice there throw grenades
ongoing-swift = blank dice there move
ongoing-smoke = only soldiers and the officer shoot into it
ongoing-cover = shots into it need 5
clear-empty = no infantry left in the sector
clear-silenced = a gun fires at the sector
clear-supplies = paying supplies
clear-morale = paying Morale
machine-gun-none = not there yet
machine-gun-ready = ready
machine-gun-jammed = jammed
facility-state-hidden = under the snow
facility-state-damaged = half repaired
facility-state-whole = repaired
deed-morale = Morale up
deed-less-morale = Morale down
deed-supply = Supplies gained
deed-less-supply = Supplies lost
deed-suspicion = Suspicion up
deed-less-suspicion = Suspicion down
deed-defence = Defence up
deed-less-defence = Defence down
deed-snow = Snow deeper
deed-less-snow = Snow cleared
deed-fear = Fear up
deed-less-fear = Fear down
deed-doubt = Doubt up
deed-less-doubt = Doubt down
deed-surrender = Surrender nearer
deed-less-surrender = Surrender further off
deed-injure = Defenders injured
deed-injure-post = Defenders in positions injured
deed-lose = Defenders lost
deed-tire = Ready defenders tired
deed-wake = Tired defenders ready
deed-rest = Tired defenders rest
deed-soldier = Soldiers join
deed-volunteer = Volunteers join
deed-medic = Medics join
deed-hunter = Hunters join
deed-recruit = Recruits from the bag
deed-bag-soldier = Soldiers into the bag
deed-bag-volunteer = Volunteers into the bag
deed-bag-doubt = Doubt discs into the bag
deed-desert = Defenders leave the bag
deed-bury = Dead buried
deed-treat = Patients treated
deed-relapse = Waiting patients get worse
deed-german = A frozen German is taken in
deed-repair = Free repairs
deed-damage = Positions damaged
deed-jam = Guns jammed
deed-miss = Miss tiles into the Hit bag
deed-less-miss = Miss tiles out of the Hit bag
deed-artillery = Artillery tiles into the Hit bag
deed-less-artillery = Artillery tiles out of the Hit bag
deed-air = Air stacks into the Hit bag
deed-hit = Tiles drawn from the Hit bag
deed-reveal = Finds revealed
deed-patrol = New patrols
deed-less-patrol = Patrols removed
deed-infantry = More infantry
deed-kill = Infantry removed
deed-pin = Infantry suppressed
deed-gun = Artillery pieces onto the map
deed-less-gun = Artillery pieces off the map
deed-route = New supply routes
deed-less-token = Delivery tokens lost
deed-hope = Hope cards added
deed-despair = Despair cards added
amount-of-deed = { $deed } { $amount }

## What cards do, in sentences

does-morale = Morale goes up by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-morale = Morale goes down by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-supply = You gain { $amount ->
        [one] 1 supply
       *[other] { $amount } supplies
    }.
does-less-supply = You lose { $amount ->
        [one] 1 supply
       *[other] { $amount } supplies
    }.
does-suspicion = Suspicion goes up by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-suspicion = Suspicion goes down by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-defence = Defence goes up by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-defence = Defence goes down by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-snow = The snow gets deeper by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-snow = You clear { $amount } of the snow.
does-fear = Fear goes up by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-fear = Fear goes down by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-doubt = Doubt goes up by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-less-doubt = Doubt goes down by { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }.
does-surrender = Surrender comes { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    } nearer.
does-less-surrender = Surrender moves { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    } further off.
does-injure = { $amount ->
        [one] 1 defender is
       *[other] { $amount } defenders are
    } injured.
does-injure-post = { $amount ->
        [one] 1 defender in a position is
       *[other] { $amount } defenders in positions are
    } injured, from the left.
does-lose = { $amount ->
        [one] 1 defender is
       *[other] { $amount } defenders are
    } lost.
does-tire = { $amount ->
        [one] 1 ready defender gets
       *[other] { $amount } ready defenders get
    } tired.
does-wake = You make { $amount ->
        [one] 1 tired defender
       *[other] { $amount } tired defenders
    } ready.
does-rest = You send { $amount ->
        [one] 1 tired defender
       *[other] { $amount } tired defenders
    } to rest.
does-soldier = { $amount ->
        [one] 1 soldier joins
       *[other] { $amount } soldiers join
    } you.
does-volunteer = { $amount ->
        [one] 1 volunteer joins
       *[other] { $amount } volunteers join
    } you.
does-medic = { $amount ->
        [one] 1 medic joins
       *[other] { $amount } medics join
    } you.
does-hunter = { $amount ->
        [one] 1 hunter joins
       *[other] { $amount } hunters join
    } you.
does-recruit = { $amount ->
        [one] 1 recruit joins
       *[other] { $amount } recruits join
    } you from the Recruit bag.
does-bag-soldier = { $amount ->
        [one] 1 soldier goes
       *[other] { $amount } soldiers go
    } into the Recruit bag.
does-bag-volunteer = { $amount ->
        [one] 1 volunteer goes
       *[other] { $amount } volunteers go
    } into the Recruit bag.
does-bag-doubt = { $amount ->
        [one] 1 Doubt disc goes
       *[other] { $amount } Doubt discs go
    } into the Recruit bag.
does-desert = { $amount ->
        [one] 1 defender leaves
       *[other] { $amount } defenders leave
    } the Recruit bag.
does-bury = You bury { $amount } of the dead.
does-treat = You treat { $amount ->
        [one] 1 patient in a bed
       *[other] { $amount } patients in beds
    }.
does-relapse = { $amount ->
        [one] 1 waiting patient gets
       *[other] { $amount } waiting patients get
    } worse.
does-german = A frozen German is taken in.
does-repair = You may repair { $amount ->
        [one] once
       *[other] { $amount } times
    } for nothing.
does-damage = { $amount ->
        [one] 1 position is
       *[other] { $amount } positions are
    } damaged, the rightmost first.
does-jam = { $amount ->
        [one] 1 gun jams
       *[other] { $amount } guns jam
    }, the machine gun first.
does-miss = { $amount ->
        [one] 1 Miss tile goes
       *[other] { $amount } Miss tiles go
    } into the Hit bag.
does-less-miss = { $amount ->
        [one] 1 Miss tile comes
       *[other] { $amount } Miss tiles come
    } out of the Hit bag.
does-artillery = { $amount ->
        [one] 1 Artillery tile goes
       *[other] { $amount } Artillery tiles go
    } into the Hit bag.
does-less-artillery = { $amount ->
        [one] 1 Artillery tile comes
       *[other] { $amount } Artillery tiles come
    } out of the Hit bag.
does-air = { $amount ->
        [one] 1 air stack goes
       *[other] { $amount } air stacks go
    } into the Hit bag.
does-hit = { $amount ->
        [one] 1 tile is
       *[other] { $amount } tiles are
    } drawn from the Hit bag.
does-reveal = { $amount ->
        [one] 1 find is
       *[other] { $amount } finds are
    } revealed.
does-patrol = { $amount ->
        [one] 1 new patrol appears
       *[other] { $amount } new patrols appear
    }.
does-less-patrol = You remove { $amount ->
        [one] 1 patrol
       *[other] { $amount } patrols
    }.
does-infantry = { $amount ->
        [one] 1 more infantryman comes
       *[other] { $amount } more infantrymen come
    }.
does-kill = You remove { $amount ->
        [one] 1 infantryman
       *[other] { $amount } infantrymen
    }.
does-pin = You suppress { $amount ->
        [one] 1 infantryman
       *[other] { $amount } infantrymen
    }.
does-gun = { $amount ->
        [one] 1 artillery piece comes
       *[other] { $amount } artillery pieces come
    } onto the map.
does-less-gun = { $amount ->
        [one] 1 artillery piece leaves
       *[other] { $amount } artillery pieces leave
    } the map.
does-route = { $amount ->
        [one] 1 new supply route opens
       *[other] { $amount } new supply routes open
    }.
does-less-token = { $amount ->
        [one] 1 delivery token is
       *[other] { $amount } delivery tokens are
    } lost.
does-hope = { $amount ->
        [one] 1 Hope card goes
       *[other] { $amount } Hope cards go
    } into the Low deck.
does-despair = { $amount ->
        [one] 1 Despair card goes
       *[other] { $amount } Despair cards go
    } into the High deck.

## What cannot be in a position

check-discs = There are { $have } discs of the type { $defender } instead of { $need }
check-german = There is only one frozen German
check-waiting = Waiting patients must be named in order
check-tile = Of the damage tile { $tile } there are { $have } instead of { $need }
check-miss = There are only { $most } Miss tiles
check-artillery-tiles = There are only { $most } Artillery tiles
check-air = There are only { $most } air tiles, two in each stack
check-gun-jam = The leftmost status tile of a gun never jams
check-gun-hidden = Gun 2 lies under the snow and cannot have been touched
check-front = The front position and gun 2 have no such state
check-post-damaged = Nobody can hold a damaged position
check-post-medic = A medic cannot hold a position
check-machine-gun = The machine gun is there in the siege only
check-sector = Sector { $sector } cannot hold { $have } infantry
check-movers = More infantry moves out of sector { $sector } than stands there
check-infantry = There are { $have } infantry too many
check-patrols = Of patrol { $number } there are { $have } tokens instead of { $need }
check-pieces = An artillery piece stands where it cannot
check-artillery-marker = The Artillery marker can be on space { $most } at most
check-depot = Depot { $depot } cannot hold these tokens
check-runners = The lists of runners do not fit each other
check-paces = A runner cannot have fewer than 0 spaces left
check-card-twice = A card lies in two places
check-card-order = The cards of a deck must be named in order
check-event = An event that was drawn is still in its deck
check-ongoing = Only advanced events stay in force
check-stage = Day { $day } does not belong to that stage
check-skull = On the skull the game is over, but no ending is given
check-ending = The game has not come to that ending
check-agenda = What is still to be done must end with the next day
check-mission = On day 11 no mission is left

## Titles of zones

zone-day = Day
zone-stage = Stage
zone-event = Event of the day
zone-events = Events to come
zone-ongoing = Events in force
zone-bag = Recruit bag
zone-reserve = Reserve
zone-recruits = Recruitment area
zone-ready = Ready
zone-tired = Tired
zone-rest = Rest
zone-morgue = Morgue
zone-post = Defensive positions
zone-jobs = Action spaces
zone-bag_doubt = Doubt in the bag
zone-beds = Beds
zone-waiting = Waiting area
zone-supplies = Supplies
zone-ration = Supply track
zone-snow = Snow
zone-weather = Weather
zone-morale = Morale
zone-suspicion = Suspicion
zone-defence = Defence
zone-surrender = Surrender
zone-fear = Fear
zone-doubt = Doubt
zone-artillery = Artillery marker
zone-tiles = Hit bag
zone-salvo = Drawn tiles
zone-air_stacks = Air stacks
zone-damaged = Damaged positions
zone-gun_damage = Damage on the guns
zone-gun_jam = Jammed status tiles
zone-machine_gun = Machine gun
zone-facility = Dug out of the snow
zone-snow_deck = Finds to come
zone-snow_top = Known finds
zone-standing = Infantry
zone-lying = Suppressed infantry
zone-movers = Moving infantry
zone-hits = Hits
zone-grenades = Grenades
zone-charging = Charge
zone-patrols = Patrols
zone-patrol_bag = Patrol bag
zone-pieces = Artillery on the map
zone-depot_token = Depots
zone-depot_count = Tokens in the depots
zone-stacks = Stacks in the Reserve
zone-runner_who = Supply runs
zone-runner_at = Places of the supply runs
zone-runner_load = Loads of the supply runs
zone-walkers = Supply runs still to move
zone-paces = Spaces left to go
zone-high_deck = High Morale deck
zone-low_deck = Low Morale deck
zone-high_pile = High Morale discards
zone-low_pile = Low Morale discards
zone-hope = Hope
zone-despair = Despair
zone-hand = Drawn cards
zone-mission = Mission
zone-asked = Mission put off today
zone-phone = Bonus of the telephone
zone-fired = Positions that have fired
zone-airfield = Airfield options used
zone-delivered = Tokens delivered
zone-spared = Waiting patients spared

## What is wrong in content tables

content-deed = an effect such as "morale -1"
content-goal = a goal such as "defence 3" of { $names }
content-rounds = rising rounds, with as many rewards
content-faces = each face of the die in one box only
content-stages = a Coup by day 5, and before the Retreat
content-advanced = it together with ongoing, sector and clear, or none of them
content-amount = an amount if supplies or morale are paid, and none otherwise
content-no-infantry = no infantry in the Mobilisation
content-deck = at least { $least } cards of both editions in each deck
content-card-id = an id that no card of morale.toml has
content-most = at most { $most } rows
content-take = at most as many as are drawn
content-one-find = each action space once
content-reach = links in links.toml that lead from the fortress to this space
content-row-stage = a stage of its own for each row
content-pieces = { $need } artillery spaces in all

## Luck that the player enters

luck-DrawMission = Which mission was drawn?
luck-DrawAir = Which air tile lies next, from the left?
luck-DrawEvent = Which event was drawn ({ $deck })?
luck-DrawRecruit = Which disc was drawn?
luck-DrawDefender = Which defender was drawn first?
luck-Desert = Which defender was drawn from the bag?
luck-DrawTile = Which tile was drawn from the Hit bag?
luck-DrawPatrol = Which number has the patrol token?
luck-DrawSnow = Which find came up?
luck-DrawCard = Which card was drawn ({ $morale-deck })?
luck-AddHope = Which Hope card comes into play?
luck-AddDespair = Which Despair card comes into play?
luck-InfantryRoll = The die for infantry in sector { $sector }?
luck-Wound = The die for the injured: { $body }?
luck-Shoot = The die for position { $position }?
luck-MachineGun = The die for the machine gun in { $position }?
luck-GunDie = The die for { $gun }?
luck-Sneak = The die for sneaking past?
luck-Fight = The die for the fight?

## Event cards: Mobilisation

event-sledges-on-the-road = Sledges on the road
story-event-sledges-on-the-road = Farm lads with rifles over their shoulders walk up from the valley in broad daylight. So does the news of them.
event-out-of-vaernes = Smuggled out of Værnes
story-event-out-of-vaernes = Boots, blankets and cartridges leave the depot under a load of hay while the new sentries look on.
event-rumours-in-the-valley = Rumours in the valley
story-event-rumours-in-the-valley = At every kitchen table somebody knows for certain that the war is already over.
event-leaflets = Paper from the sky
story-event-leaflets = A plane circles over the farms and lets leaflets fall. They promise peace to all who stay at home.
event-april-blizzard = April blizzard
story-event-april-blizzard = The storm fills the yard up to the gun shields, and a week's firewood goes up the chimney in a night.
event-frostbite = Frostbite
story-event-frostbite = The tunnels have straw but no stoves. In the morning one man cannot feel his feet.
event-pickets-by-the-river = Pickets by the river
story-event-pickets-by-the-river = Grey coats stand at the crossing and ask everyone where all that bread is going.
event-thaw-in-the-tunnels = Thaw in the tunnels
story-event-thaw-in-the-tunnels = Water runs down the walls and takes the old mortar with it. Outside, a step shows under the snow.
event-last-train = The last train
story-event-last-train = One more man jumps off at Hegra station. The others in his carriage stay in their seats.
event-general-gone = The general is gone
story-event-general-gone = Trondheim has fallen, and nobody can say where the commander of the division is sleeping tonight.
event-order-to-stand-down = An order to stand down
story-event-order-to-stand-down = A voice on the telephone says that every man is to go home. Some believe it.
event-too-few-rifles = Too few rifles
story-event-too-few-rifles = More men than weapons come up the hill. They are fed, listed and sent to practise with broomsticks.

## Event cards: 1st Attack

event-night-at-troyte = Night at Trøyte
story-event-night-at-troyte = Two companies climb out in the dark, a short walk from the village. Their scouts are already in the hay barns.
event-fight-at-the-station = Fight at the station
story-event-fight-at-the-station = For three hours both sides shoot from behind goods wagons. A stretcher comes up the hill, and a worn-out straggler after it.
event-bridge-goes-up = The bridge goes up
story-event-bridge-goes-up = Stones rain into the river. Their column has to halt, and so does our sledge on the far bank.
event-round-the-flank = Round the flank
story-event-round-the-flank = No word passes between the roadblocks. While one still waits, skiers are already behind it.
event-drifting-snow = Drifting snow
story-event-drifting-snow = It snows all night and blows all morning. What was dug free yesterday is a white slope again.
event-first-shells = First shells
story-event-first-shells = A battery by the railway needs four rounds to find the range. The fifth one lands in the yard.
event-plane-without-haste = A plane without haste
story-event-plane-without-haste = It flies low enough to count our chimneys, dips a wing and comes back with company.
event-smoke-over-the-village = Smoke over the village
story-event-smoke-over-the-village = Barns are burning along the road. Those who owned them ask where they can sign on.
event-friendly-voice = A friendly voice
story-event-friendly-voice = The loudspeaker knows our names, our farms and what it will cost to go on.
event-hot-barrels = Hot barrels
story-event-hot-barrels = The guns fire until the oil smokes. When the crews step back, the parapet stands empty, and someone below sees it.
event-frozen-bolts = Frozen bolts
story-event-frozen-bolts = A rifle that will not fire is first noticed on the other side of the field.
event-runner-overdue = The runner is overdue
story-event-runner-overdue = He knew every path up from the farms. His tracks end at a road with fresh wheel marks.

## Event cards: Siege

event-man-in-the-snow = The man in the snow
story-event-man-in-the-snow = Between the lines lie a loaded sledge and a boy in grey, blue with cold. Nobody fires while both are fetched.
event-camp-in-ashes = The camp in ashes
story-event-camp-in-ashes = The huts below the walls burn down within the hour. Those who slept there come up with little more than their rifles.
event-kitchens-over-the-ridge = Kitchens over the ridge
story-event-kitchens-over-the-ridge = Soup comes over the mountain by night now, on the same sledges as the sandbags. It arrives cold, and not unseen.
event-blast-in-the-trench = Blast in the trench
story-event-blast-in-the-trench = There is not a scratch on him, but he does not answer. The doctors sit with him, and his comrades take good aim.
event-guns-from-trondheim = Guns from Trondheim
story-event-guns-from-trondheim = Norwegian pieces under new masters, who do not know them yet. The first shells fall wide.
event-white-flag-at-the-bend = White flag at the bend
story-event-white-flag-at-the-bend = An officer comes with terms, better than last time, and goes without an answer. But everyone has heard him.
event-ambush-at-flaksjoen = Ambush at Flaksjøen
story-event-ambush-at-flaksjoen = A column from Hoset walks into rifles on the frozen lake. One sledge is left; the drivers bring up the rest by night.
event-bombers-at-noon = Bombers at noon
story-event-bombers-at-noon = Værnes is two minutes away, and they are soon back. Half of the load sticks in the snow, and the other half does not.
event-flag-on-the-ridge = A flag on the ridge
story-event-flag-on-the-ridge = Every man on the wall can see it when he lifts his head. It has to come down.
event-dug-in-by-the-road = Dug in by the road
story-event-dug-in-by-the-road = They have cut pits into the frozen bank. Rifle fire only knocks off icicles, until somebody has to fetch water.
event-smoke-pots = Smoke pots
story-event-smoke-pots = Grey fog rolls up the slope on a windless day. Only trained eyes still find a target in it, theirs no more than ours.
event-howitzers-at-bjorngard = Howitzers at Bjørngard
story-event-howitzers-at-bjorngard = They stand behind a hill and lob their shells over it. Our flat-shooting guns can only guess where.
event-ships-have-sailed = The ships have sailed
story-event-ships-have-sailed = British and French troops are leaving the coast. By evening nobody talks of help any more.
event-cough-in-the-dark = A cough in the dark
story-event-cough-in-the-dark = Wet straw, stale air, two weeks without sun. It goes from bunk to bunk.
event-rifle-in-the-birches = A rifle in the birches
story-event-rifle-in-the-birches = One shot an hour at the same loophole, and another at whoever comes to help.
event-last-flour = The last sack of flour
story-event-last-flour = The baker turns the sack inside out and taps along the seams. Two of us can no longer get up.
event-rails-to-the-border = Rails to the border
story-event-rails-to-the-border = They want the line to Storlien, and they no longer fear that our shells can reach it.
event-cracked-gun-mount = Cracked gun mount
story-event-cracked-gun-mount = Our best gun jumps back and stays there. Across the valley they hear the gap in our fire.
event-over-the-wall = Over the wall by night
story-event-over-the-wall = Three bunks are empty, and three pairs of skis are gone.
event-mortars-in-the-gully = Mortars in the gully
story-event-mortars-in-the-gully = Something thuds below the ridge, and a moment later the walls answer with dust.
event-ski-company = Ski company
story-event-ski-company = Men from the Alps, and well rested. They climb faster than the lookout can count them.
event-behind-the-boulders = Behind the boulders
story-event-behind-the-boulders = Last night they crept in among the rocks. One sees a helmet rim now and then, and never for long.

## Event cards: Last Stand

event-all-guns-at-dawn = All guns at dawn
story-event-all-guns-at-dawn = Nobody counts the hits any more. The lamps swing on their hooks and do not stop.
event-up-the-slope = Up the slope in line
story-event-up-the-slope = They come without cover, shoulder to shoulder, because today they are to finish it.
event-white-capes = White capes
story-event-white-capes = The snow outside the wall is moving. By the time the alarm is given, they are at the wire.

## Morale cards: high

morale-songs-in-the-tunnel = Songs in the tunnel
story-morale-songs-in-the-tunnel = Somebody has saved a mouth organ through it all. Even the sentries tap their boots.
morale-bread-from-the-farms = Bread from the farms
story-morale-bread-from-the-farms = The ovens in the valley are lit at midnight. What they bake goes up the hill in rucksacks.
morale-word-gets-round = Word gets round
story-morale-word-gets-round = In Stjørdal they say that the old fort still holds. Whoever hears it walks a little straighter.
morale-graves-in-the-birch-wood = Graves in the birch wood
story-morale-graves-in-the-birch-wood = Under cover of dark the dead are carried out, and each is given a name and a cross.
morale-word-of-comfort = A word of comfort
story-morale-word-of-comfort = Sister Bang goes from bed to bed and has time for everyone. Nobody knows when she sleeps.
morale-doctors-by-lamplight = Doctors by lamplight
story-morale-doctors-by-lamplight = Finsen has seen two wars before this one. He and Thomassen work until the lamp runs dry.
morale-smith-among-us = A smith among us
story-morale-smith-among-us = He needs a forge, a file and an hour of quiet. He gets the file.
morale-sandbags-by-moonlight = Sandbags by moonlight
story-morale-sandbags-by-moonlight = Those who cannot sleep fill sacks. By morning the parapet is a foot higher.
morale-ski-scouts = Ski scouts
story-morale-ski-scouts = Two boys from Meråker lead a patrol in a circle until it follows its own tracks.
morale-steady-aim = A steady aim
story-morale-steady-aim = Years of hunting elk teach a man to breathe out first.
morale-fog-bank = A bank of fog
story-morale-fog-bank = It creeps up from the fjord and lies over the slope. Whoever knows the way can go where he likes.
morale-duds = Duds
story-morale-duds = Three shells in a row bore into the snow and lie there. Somebody chalks a face on one.
morale-raid-on-the-battery = Raid on the battery
story-morale-raid-on-the-battery = Six men go out with an axe and a bag of explosives. Before dawn all six are back.

## Morale cards: low

morale-short-rations = Short rations
story-morale-short-rations = One tin too few is on the shelf, and everyone has somebody in mind.
morale-homesick = Homesick
story-morale-homesick = From the wall he can see the smoke of his own chimney. In the evening he is gone.
morale-fever = Fever
story-morale-fever = It begins with shivering, and soon half the straw is wet with sweat.
morale-careless-fire = A careless fire
story-morale-careless-fire = Green wood on the stove, a column of smoke above the hill: now they know where to aim.
morale-whispers = Whispers
story-morale-whispers = The talk stops as soon as an officer comes in. It goes on when he has left.
morale-sentry-asleep = A sentry asleep
story-morale-sentry-asleep = He only closed his eyes for a moment. They used it.
morale-rust-and-ice = Rust and ice
story-morale-rust-and-ice = Nobody felt like greasing the breech last night. Today it will not move.
morale-path-betrayed = The path betrayed
story-morale-path-betrayed = Somebody has shown them the way through the wood, for money or out of fear.
morale-nobody-is-coming = Nobody is coming
story-morale-nobody-is-coming = For days they have listened for gunfire in the north. Tonight they stop listening.

## Hope

morale-letter-from-home = A letter from home
story-morale-letter-from-home = The runner takes it out of his boot. It is read aloud, twice.
morale-truce-for-the-dead = A truce for the dead
story-morale-truce-for-the-dead = For one hour nobody shoots. Both sides carry theirs away.
morale-bandages-from-sweden = Bandages from Sweden
story-morale-bandages-from-sweden = A bale of linen has come over the border under a load of fish, with chocolate in the middle.
morale-king-on-the-air = The King on the air
story-morale-king-on-the-air = The battery is nearly flat and the voice is faint, but it is his, and he has not given in.
morale-latecomer = A latecomer
story-morale-latecomer = He has skied three nights to get here, and wants only something hot and a rifle.
morale-night-of-fog = A night of fog
story-morale-night-of-fog = Shells go over, searchlights find nothing. For once everyone sleeps.

## Despair

morale-cold-hearths = Cold hearths
story-morale-cold-hearths = They sit in their coats around a stove that nobody lights.
morale-open-quarrel = An open quarrel
story-morale-open-quarrel = It is shouted out in the yard, loud enough to be heard in the valley.
morale-last-candle = The last candle
story-morale-last-candle = When it has burnt down, the dead and the living lie in the same dark.
morale-neglected-wall = A neglected wall
story-morale-neglected-wall = The gap has been there since Tuesday. Everyone thought that somebody else would see to it.
morale-empty-bunk = The man who wants to go
story-morale-empty-bunk = He has packed, and asks only to be let out. His share of bread he leaves on the blanket.
morale-bitter-vote = A bitter vote
story-morale-bitter-vote = Caps are passed round with slips of paper in them. Whatever the count says, it will be known outside.

## Under the snow

snow-counter-patrol = Skis for counter patrols
story-snow-counter-patrol = Twenty pairs of army skis, waxed and wrapped. Now we can hunt the hunters.
snow-telephone = Field telephone
story-snow-telephone = A switchboard, two handsets and a mile of wire. The lookout can talk to the wall.
snow-cabinet = Medicine cabinet
story-snow-cabinet = Behind the frozen door stand rows of brown bottles, every one of them labelled.
snow-map-room = Map room
story-snow-map-room = Plans of the fort from 1910 hang on the wall, with every chamber marked.
snow-radio = Radio
story-snow-radio = One valve is cracked, the rest glow. Between the noise there is a voice.
snow-gun-2 = A second gun
story-snow-gun-2 = First a muzzle, then a shield, then the whole gun comes out of the drift.
snow-tinned-meat = Tinned meat
story-snow-tinned-meat = The date on the crate is older than most of those who eat from it. It tastes wonderful.
snow-iron-stove = An iron stove
story-snow-iron-stove = It takes four men to move it and one match to make it the centre of the world.
snow-timber-store = Timber store
story-snow-timber-store = Props and planks, dry as on the first day: enough for a stretch of wall and a false gun.
snow-tool-chest = Tool chest
story-snow-tool-chest = Spanners, files and spare springs, each in its place and packed in grease.
snow-vaulted-cellar = A vaulted cellar
story-snow-vaulted-cellar = Cold, dry, and too deep for shells. Here those who have fallen can lie in peace, and the others can take their leave.

## Missions

mission-keep-them-standing = Keep them standing
story-mission-keep-them-standing = The Major wants a garrison that still fills the yard at roll call.
mission-walls-that-hold = Walls that hold
story-mission-walls-that-hold = The engineers have drawn what the fort needs. Now it has to be built, and kept standing.
mission-road-to-hoset = The road to Hoset
story-mission-road-to-hoset = The farm has more than it can hide. Bring it home before others find it.
mission-guns-in-working-order = Guns in working order
story-mission-guns-in-working-order = The battery is to be ready on command, and not used up before.

## The drawn board: names on the map

look-halls = Halls
look-quarters = Quarters
look-infirmary = Infirmary
look-enemy = Enemy
look-map = Supply map
look-walls = Walls
look-days = Days
look-outcomes = Surrender
look-morale = Morale
look-cards = Cards
look-ready = Ready
look-tired = Tired
look-rest = Rest
look-fear = Fear
look-doubt = Doubt
look-bag = Recruit bag
look-recruits = Drawn
look-reserve = Reserve
look-doubt-space = Doubt track, steps from the left:
look-doubt-discs = Doubt discs
look-store = Supplies
look-supplies = Supplies
look-ration = Supply track, steps to the right:
look-snow = Snow
look-finds = Finds under the snow
look-beds = Beds: levels 1 to 6
look-waiting = Waiting
look-morgue = Morgue
look-event = Event of the day
look-mission = Mission
look-hit-bag = Hit bag
look-artillery = Artillery
look-machine-gun = MG
look-defence = Defence
look-decks = Morale cards
look-hand = Drawn cards
look-high-deck = High Morale deck
look-low-deck = Low Morale deck
look-suspicion = Suspicion
look-patrol-bag = Patrols to come
look-damage = Damaged
look-jammed = Jammed
look-standing = Infantry
look-lying = Suppressed infantry
look-artillery-piece = Artillery
look-patrols = Patrols
look-tokens = Delivery tokens
look-day = Day
look-negotiate = Negotiate
look-new-route = New route
look-telephone = Telephone
look-reckless = Reckless
look-fire-guns = Fire guns
look-supply-run = Supply run
look-counter-patrol = Patrol
look-shovel = Shovel
look-repair = Repair
look-bolster = Bolster
look-promote = Promote
look-inspire = Inspire
look-radio = Radio
look-map-room = Map room
look-treat = Treat
look-cabinet = Medicine
look-outcome-german-retreat = Retreat
look-outcome-truce = Truce
look-outcome-honourable = With honour
look-outcome-surrender = Surrender
look-outcome-unconditional = The end
look-letter-officer = O
look-letter-soldier = S
look-letter-volunteer = V
look-letter-medic = X
look-letter-hunter = H
look-letter-german = X
look-place-day = Day { $name }
look-place-bed = Bed { $name }
look-place-position = Position { $name }
look-place-sector = Sector { $name }
look-place-mood = Morale { $name }
look-place-outcome = Surrender track: { $name }

## The position in sentences

told-patrol-bag = { $value } for number { $key }
told-standing = { $value } infantry
told-lying = { $value } suppressed
told-gun-damage = { $value ->
        [one] 1 status tile damaged
       *[other] { $value } status tiles damaged
    }
told-patrols = { $value ->
        [one] 1 patrol
       *[other] { $value } patrols
    }
told-depot-count = { $value ->
        [one] 1 delivery token
       *[other] { $value } delivery tokens
    }

## The outlook

outlook-gauge = { $outcome }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from defeat
outlook-gauge-danger = { $danger }. { $standing }
outlook-gauge-end = { $ending ->
    [skull] Lost: the flag is on the skull
    [too-few] Lost: { $healthy } healthy, { $need } were needed
   *[held] Held: { $outcome }
}
outlook-danger-skull = Tonight the flag reaches the skull: { $reasons }
outlook-danger-pushed = Tonight the flag moves on: { $reasons }
outlook-danger-too-few = Too few tonight: { $healthy } healthy, { $need } needed
outlook-danger-leaving = Morale falls so far tonight that { $count ->
    [one] one leaves
   *[other] { $count } leave
}
outlook-danger-bag = { $last ->
    [yes] Last Stand
   *[no] Tomorrow
}: { $due ->
    [one] one tile is
   *[other] { $due } tiles are
} due, { $bag } in the Hit bag, so the flag moves { $left ->
    [0] onto the skull
   *[other] a step
}
outlook-danger-breaks = { $last ->
    [yes] Last Stand
   *[no] Tomorrow
}: { $count ->
    [one] one infantryman breaks
   *[other] { $count } infantry break
} in, as nobody holds a position
outlook-danger-one-step = The next step of the flag loses
outlook-danger-few = { $next ->
    [yes] Siege tomorrow: { $need } healthy needed, { $healthy } this evening
   *[no] The siege will need { $need } healthy, { $healthy } this evening
}
outlook-danger-thin = { $healthy } healthy, { $need } needed{ $spare ->
    [0] {""}: nobody may be lost
   *[other] ; usually { $usual } are lost by the end
}
outlook-name-day = Day
outlook-name-supplies = Supplies
outlook-name-morale = Morale
outlook-name-suspicion = Suspicion
outlook-name-defence = Defence
outlook-name-bag = Hit bag
outlook-name-healthy = Healthy this evening
outlook-name-ahead = Ahead
outlook-name-mission = Mission
outlook-last-stand = Last Stand
outlook-in-days = { $days ->
    [0] tonight
    [one] tomorrow
   *[other] in { $days } days
}
outlook-ahead-coup = { $days ->
    [0] the Mobilisation ends this evening
    [one] the Mobilisation ends tomorrow evening
   *[other] the Mobilisation ends in { $days } days
}
outlook-ahead-siege = { $days ->
    [0] the siege from tomorrow
    [one] the siege in 2 days
   *[other] the siege after { $days } more days
}: { $need } healthy each evening; { $usual } usually lost by the end
outlook-ahead-last-stand = { $days ->
    [0] Last Stand this evening
    [one] Last Stand tomorrow evening
   *[other] Last Stand in { $days } days
}: { $need } healthy needed; { $usual } usually lost till then, { $most } at worst
outlook-day = { $day } of { $days }, { $stage }
outlook-supplies = { $supplies }, each readies { $ration }
outlook-morale = { $mood }: { $cards }
outlook-cards = { $high ->
    [0] take { $take } of { $low } Low cards
   *[other] take { $take } of { $high } High cards
}
outlook-no-cards = no card
outlook-suspicion = { $level }, sneak { $percent } %
outlook-bag = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $miss ->
    [one] one miss
   *[other] { $miss } misses
}
outlook-healthy = { $healthy }, siege needs { $need }
outlook-mission = { $have } of { $need }
outlook-mission-done = done
outlook-mission-over = over
outlook-goal = { $kind ->
    [unpatrolled] { $goal }
   *[other] { $goal } { $need }
}
outlook-mission-asks = Asks for: { $goal }; now { $have }
outlook-mission-row = { $day ->
    [1] Brings { $rewards }
   *[other] from day { $day } also { $rewards }
}
outlook-vain = In vain: { $vain }
outlook-work = Carried out: { $each }
outlook-useless-no-patient = no patient
outlook-useless-nothing-broken = nothing broken
outlook-useless-nothing-to-bolster = nothing left
outlook-idle = Idle, and ready tomorrow: { $count }
outlook-evening = As things stand, Morale ends the day at { $mood }{ $leaving ->
    [0] {""}
    [one] , and one is lost for it
   *[other] , and { $leaving } are lost for it
}
outlook-uses = { $uses ->
        [0] Not enough defenders yet, { $lacking } more needed
        [one] Will be done once
       *[other] Will be done { $uses } times
    }
outlook-uses-more = { $words }; { $lacking } more needed for another time
outlook-undefended = Nobody holds a position: all of them advance
outlook-hits = { $count } roll at the next attack: a hit with { $percent } %, Defence cancels { $defence }
outlook-breaks = Charges with { $percent } % and injures the first position
outlook-ongoing = In force here: { $event }
outlook-mood = Morale moves by { $change } this evening, as things stand
outlook-dies = { $count ->
    [one] A waiting patient dies
   *[other] { $count } waiting patients die
} this evening without a bed
outlook-worsens = { $count ->
    [one] A waiting patient gets
   *[other] { $count } waiting patients get
} worse this evening
outlook-surrender = Surrender comes nearer this evening: { $reasons }
outlook-too-few = { $healthy } healthy this evening, { $need } needed: the game is lost
outlook-tiles = Next morning { $count } tiles are drawn out of { $bag }
outlook-empty = Next morning the bag of { $bag } tiles runs empty, and Surrender comes nearer
outlook-patrols = New patrols in the { $row } this evening: { $count }

## The board in the terminal

board-title = HEGRA 1940
board-day = Day { $day }/{ $days }
board-healthy = · tonight { $healthy }/{ $need }
board-weather = { $weather }, { $moves } moves
board-new-infantry = infantry { $count }
board-order = hurt first { $order }
board-morale = Morale
board-tracks = Suspicion { $suspicion }/6 Defence { $defence } Snow { $snow }/5
board-supplies = Supplies { $supplies }, { $ration } people each
board-ready = Ready
board-tired = Tired
board-rest = Rest
board-bag = Bag
board-recruits = Drawn
board-reserve = Reserve
board-minds = Fear { $fear } Doubt +{ $doubt }
board-beds = Beds
board-waiting = Waiting
board-morgue = Morgue
board-hit-bag = Hit bag
board-artillery = Artillery { $marker } of { $next }, draws { $drawn }
board-air = Air
board-hand = Cards
board-ongoing = In force
board-mission = Mission
board-depots = Depots
board-forest = Wood
board-gate = fortress
board-row-yellow = yellow
board-row-green = green
board-row-blue = blue
board-front = Front
board-snow = snow
board-quiet = No attack during the Mobilisation
board-head-officer = Off
board-head-soldier = Sol
board-head-volunteer = Vol
board-head-medic = +Med
board-head-hunter = Hun
board-machine-gun-none = no MG
board-machine-gun-ready = MG
board-machine-gun-jammed = MG !
board-hit = hit
board-move = move
board-grenade = gren
board-gun = Gun { $number }
board-tile-A = A
board-tile-B = B
board-tile-C = C
board-tile-gun-1 = gun1
board-tile-gun-2 = gun2
board-tile-counter-patrol = patr
board-tile-telephone = tel
board-tile-cabinet = med
board-tile-map-room = map
board-tile-radio = radio
board-tile-miss = miss
board-tile-air-injury = airI
board-tile-air-morale = airM
board-tile-air-supply = airS
board-tile-artillery = shell
board-air-injury = I
board-air-morale = M
board-air-supply = S
board-token-supply = S
board-token-patrol = P
board-token-miss = X
board-token-morale = M
board-token-soldier = +
board-legend-healthy = defenders healthy this evening, as things stand, and how many the siege needs
board-legend-discs = defenders: O officer, S soldier, V volunteer, + medic, H hunter
board-legend-patient = a patient with his level; 6 is nearly well, 1 nearly dead
board-legend-need = an action space: a square for each disc that a use needs, filled as they come
board-legend-doubled = this type counts twice on the space
board-legend-uses = the action will be done so often
board-legend-doubt = Doubt discs in the Recruit bag
board-legend-infantry = infantry standing and suppressed
board-legend-red = a red sector: infantry there costs Morale
board-legend-dice = the faces of the die with which infantry there hits, moves or throws a grenade
board-legend-hits = how likely the sector hits at the next attack
board-legend-map = a space with patrols and artillery; letters are supply runs; ways go up and down everywhere, and along ───
board-legend-depot = a depot with its tokens; it and the wood (^) join the spaces on both sides
board-legend-damage = a damaged position or status tile
board-legend-guns = status tiles of a gun: without icon, ready, jammed
board-odds-recruit = Next disc: Doubt { $doubt } %, { $each }
board-odds-safe = Draws without Doubt: { $chances }
board-odds-tiles = Next tile: { $each }
board-odds-no-tiles = The Hit bag is empty: the next draw costs Surrender
board-odds-attack = Sector { $sector }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: a hit { $hit } %, a move { $move } %
board-odds-fire = A shot from a position removes one with { $percent } %, else it suppresses
board-odds-guns = A gun stays ready: { $each }
board-odds-machine-gun = The machine gun removes with { $percent } %, with a supply { $bonus } %
board-odds-sneak = Sneaking past or fighting unhurt at Suspicion { $level }: { $percent } %

## The first lesson

lesson-first-title = Day 1: the old fort
lesson-first-blurb = Recruits, placing, a supply run, shovels and hammers, Morale, and the next morning. About nine minutes, and the first day is done.
lesson-first-welcome = You hold an old mountain fort for eleven days. The flag shows how it would end today. If it ever reaches the skull on the right, all is lost.
    .typed = You hold an old mountain fort for eleven days. The end of the first line of the board says how it would end today: each × is a step towards the skull. When the last □ is gone, all is lost.
lesson-first-stages = First you gather people for three days. Then infantry comes up the slope, sectors 1 to 4, and from day 7 on it besieges the fort itself. Today it is still quiet.
lesson-first-event = Each day begins with an event. This one brings 2 supplies and draws attention: Suspicion is at 3. The sun means that runners go 6 spaces.
lesson-first-recruit = Recruits come out of the bag. A hunter is already in the Recruitment area. You may draw four discs in all, but two Doubt discs are in the bag, too. Draw one.
lesson-first-recruit-2 = A volunteer. When Doubt comes, only one of those drawn stays. Let the pointer or a finger rest on the option, and you see how likely that is before you choose. Risk one more.
    .typed = A volunteer. When Doubt comes, only one of those drawn stays. Type 1? to see how likely that is. Then risk one more.
lesson-first-stop = A soldier. Three are a good catch: stop, and all of them join you. The volunteer brings a supply along.
lesson-first-ready = Those who are ready stand together in the area Ready. Pick a type and then a space, or a space and then a type. Everybody does one thing a day and is tired afterwards.
    .typed = The row "Ready" counts those who are ready, by type. The table of answers has a number for every work and type. Everybody does one thing a day and is tired afterwards.
lesson-first-negotiate = The circles are the discs that one use needs: two. The officer counts twice in Negotiate, as the sign says, so he is enough alone. Send him into the valley.
    .typed = "Negotiate □□ O×2" on the board says: one use needs two discs, and O, the officer, counts twice. So he is enough alone. Send him into the valley.
lesson-first-run = A supply run needs one. Send a soldier: he can fight if he meets a patrol.
lesson-first-shovel = Rooms and guns lie under the snow. Send a volunteer to the space with the shovel, in the workshop.
    .typed = Rooms and guns lie under the snow; the board says so. Send a volunteer to shovel.
lesson-first-shovel-2 = A hunter counts twice with a shovel. Together that makes three steps.
lesson-first-repair = Positions A, B and C and gun 1 are damaged. A repair needs two: send a soldier to the space with the hammer.
    .typed = Positions A, B and C and gun 1 are damaged, drawn as ×. A repair needs two: send a soldier to repair.
lesson-first-repair-2 = And a second one. If too few stand on a space, they come back tired and nothing happens.
lesson-first-bolster = Two volunteers can strengthen the walls. Send the first to Bolster.
lesson-first-bolster-2 = Send the other one.
lesson-first-placed = A soldier stays ready for tomorrow. Finish placing; the day now runs from the valley to the infirmary.
lesson-first-valley = The officer has talked to the farmers. Less Fear means that fewer leave you before the first attack; less Doubt means a cleaner bag, and Morale. Lower Doubt.
lesson-first-map = The supply map shows the way to the farms. Runs start at the fort and fetch delivery tokens from the depots. Artillery and patrols will stand on its coloured rows later.
lesson-first-way-1 = You go space by space, and may stop on any of them. Go to the left edge of the forest.
lesson-first-way-2 = Each row belongs to a stage: new patrols come to the yellow one now, to the green one in the attack, to the blue one in the siege. Go on.
lesson-first-way-3 = Who meets Germans hides, sneaks past or, as a soldier, fights. Sneaking succeeds if the die shows more than Suspicion. Go on.
lesson-first-way-4 = Suspicion rises with every success and every delivery, and falls when somebody hides. Go on.
lesson-first-depot = At the depot the run stops for today. Tomorrow the soldier leaves with a token, one space slower; at home it is worth supplies and Morale.
lesson-first-work-shovel = You choose which work is done first, because a find can matter to the others. Let them shovel.
lesson-first-found = Three steps clear the track: something is found, and the marker goes back to 3. The cellar brings a Hope card that waits in the low deck for a bad evening.
lesson-first-mend = Now the hammers. Position A is damaged. Nobody can stand there until it is repaired. Repair it.
lesson-first-hit-bag = Mind this: its damage tile is now in the Hit bag. In the siege tiles are drawn from it, and what was repaired can break again.
lesson-first-defence = The walls: a Miss tile makes the Hit bag kinder, Defence cancels one hit of every attack. Raise Defence.
lesson-first-evening = Day 1 is over. In the evening Morale stood on space +1, because the people trust you: so one good card was drawn and carried out. Then it went back to 0.
lesson-first-blizzard = Day 2 brings a blizzard: more snow, a supply lost, and Morale falls to -2. If it is still that low tonight, bad cards are drawn: two, of which you take one.
lesson-first-doubt = The first disc was Doubt. Then the next defender comes in alone: a medic, who counts twice with patients.
lesson-first-breakfast = Those who worked are tired. One supply readies four of them, as the Supply track says. Spend one.
lesson-first-wake = You choose whom. The officer first.
lesson-first-wake-2 = A volunteer.
lesson-first-wake-3 = Another volunteer.
lesson-first-wake-4 = And the hunter.
lesson-first-fed = You could spend more, or Morale for two people. An empty store in the evening costs Morale, so keep the rest.
lesson-first-rest = Two may always rest for nothing. They are ready the day after. Let a soldier rest.
lesson-first-rest-2 = And another one. Then the second day is yours.
lesson-first-won = The first day is done
lesson-first-summary = Your people are fed, position A stands, and a runner is on his way. You can now:
    draw recruits, and stop in time;
    place defenders: each does one thing a day and is tired afterwards;
    send a supply run to a depot and back;
    shovel, repair, bolster, and let people rest;
    keep an eye on Morale, which draws good or bad cards in the evening.
    Still to come: the attack on the slope and the guns; the siege, the infirmary and the end.

## The second lesson

lesson-second-title = Day 5: the attack
lesson-second-blurb = Infantry on the slope: positions, dice, Defence, the telephone, reckless defence and the guns. About eight minutes, and the attack is beaten back.
lesson-second-won = The attack is beaten back
lesson-second-welcome = Day 5. Infantry comes up through three sectors: 1 is the farthest, 3 is right below your walls. Today you empty the slope.
lesson-second-walls = Soldiers stand in the position at the front and in position A. Only whoever is in a position can be hit, and only they shoot back.
lesson-second-recruit = A recruit has come. Two Doubt discs are in the bag, and one recruit is enough: stop. Then more infantry comes, and the attack begins.
lesson-second-dice = Each infantryman has rolled a die, and his sector says what a number does: a hit, a move, or nothing. The nearer the sector, the more numbers hit.
lesson-second-hits = There were two hits. Defence is 1 and cancels one of them. The other one injured the leftmost manned position: the soldier at the front.
lesson-second-bed = A second die said how badly, from 1 to 6; the lower, the worse. In a bed he gets better every evening, in the waiting area worse. Beds are free: take one.
lesson-second-closer = Then they moved. Three stand in sector 3 now. Whoever moves on from there charges: he injures one of yours without a die. So sector 3 comes first.
lesson-second-front = Your morning. The position at the front is empty; hits take the leftmost first, so it shields the others. Send a soldier there.
lesson-second-b = Position B is empty, too. A soldier or a hunter? Both shoot as far as sector 2; a volunteer reaches only sector 3. Choose one of the two.
lesson-second-telephone = The field telephone directs the shots: +1 to every die on the walls today. It needs two, but the officer counts twice. Send him.
lesson-second-reckless = The space Reckless defence: whoever stands there removes two infantry in range for certain, and is injured for certain. A volunteer reaches sector 3, and there are three. Send one.
lesson-second-guns = Gun 1 shows two icons, one for each repaired tile but the first. Its crew are two soldiers, and only soldiers. Send one to Fire the guns.
lesson-second-guns-2 = And the other.
lesson-second-medic = The medic goes to Treat a patient: he counts twice there, so two levels go up.
lesson-second-placed = The others stay ready: a reserve for tomorrow. Finish placing.
lesson-second-storm = The telephone works: +1. First the reckless one, because he is certain: let the volunteer storm out.
lesson-second-bed-2 = Two fewer in sector 3. The volunteer has paid for it. Into a bed with him, too.
lesson-second-shoot = Now the three positions shoot, in any order. 4 and more removes one, less only suppresses: he lies down for one attack. With the telephone a 3 is enough. Choose who begins.
lesson-second-target = A hit. Sector 2 or sector 3? At dusk each infantryman in the red sector 3 would weigh on Morale, and he is the next to charge. Take sector 3.
lesson-second-shoot-2 = Sector 3 is empty. Two are left in sector 2, and two of your positions have not fired. Go on.
lesson-second-aim = Both hit. Four are left in sector 1, out of reach of rifles. But not of gun 1: for each icon it removes two infantry of a sector. Aim at sector 1.
lesson-second-empty = The slope is empty. After each shot a die is rolled: too low, and an icon jams until it is repaired. This time the gun stays ready.
lesson-second-treat = The infirmary. The medic raises a patient by two levels in all. You decide: bed 1 or bed 2?
lesson-second-treat-2 = Once more. Whoever gets above level 6 is healthy again, and tired. Each bed adds a level in the evening by itself.
lesson-second-evening = Nobody stood in the red sector, nobody waits in the infirmary, and there are supplies: Morale stayed at 0, and no bad card was drawn.
lesson-second-summary = Day 6 begins, and the slope below you is bare. You can now:
    man positions: the leftmost takes the hits, Defence cancels some;
    shoot: 4 and more removes, less suppresses;
    make sure with the telephone and, at a price, with reckless defence;
    fire a gun at a sector that rifles do not reach;
    choose between a bed and the waiting area.
    Still to come: bombs, the infirmary in need, and how it ends.

## The third lesson

lesson-third-title = Day 11: the Last Stand
lesson-third-blurb = The infirmary, the Hit bag, bombers and artillery, the airfield, and the end of the game. About nine minutes, and you win.
lesson-third-won = The fort has held out
lesson-third-welcome = The evening of day 10. One more day, then the Last Stand. The flag is on Honourable Surrender: that would be your outcome now. The farther left, the better.
lesson-third-healthy = Each space of the Surrender track asks for healthy defenders: 10 for Honourable Surrender, 11 for a Truce. Healthy is who is ready, tired, at rest or in a position. Patients, runners and the dead do not count.
lesson-third-patients = Look at the infirmary. All three beds are taken, and a soldier waits on level 1. Every evening those who wait get worse: tonight he would die.
lesson-third-treat = A medic can raise patients in beds by two levels. Where does that help the man who waits? In bed 1: on level 6, one more level cures. Treat bed 1.
lesson-third-admit = Cured, and the bed is free at once. Now the one who waits can have it.
lesson-third-treat-2 = One more level. The soldier in bed 1 or the hunter in bed 2? Nobody in a bed can die, so both are right. Choose.
lesson-third-event = Nobody died. Day 11 began with its event: supplies were lost, and two volunteers were injured. With all beds taken, they wait.
lesson-third-bag = Then the artillery fired: each piece on the map means one more tile out of the Hit bag. One of them damaged position C. Had somebody stood there, he would be injured.
lesson-third-bombers = The second tile was a Miss, which does nothing. The third was Artillery: one more piece stands on the yellow row of the map, so one more tile is drawn from now on. Bombers are in the bag, too; they cost people, Morale or supplies.
lesson-third-attack = Last the infantry rolled. Defence 2 has cancelled every hit. Two stand in sector 3, and in the siege sector 4 is the red one.
lesson-third-breakfast = You could feed the tired. But those who are tired count as healthy, and a store that is empty in the evening costs Morale. Keep the two supplies.
lesson-third-free-rest = Resting people would be ready on day 12, and there is none. Go on.
lesson-third-guns = Think of what counts tonight: the flag, and how many are healthy. Gun 1 can do something for the flag. Send a soldier to Fire the guns.
lesson-third-guns-2 = And the second of the crew.
lesson-third-bolster = Tiles are drawn in the Last Stand as well. Two volunteers can make the bag kinder or Defence stronger. Send the first to Bolster.
lesson-third-bolster-2 = And the second.
lesson-third-inspire = Patients who wait cost 1 Morale in the evening, and below 0 bad cards are drawn. The officer counts twice at Inspire: +1. Send him.
lesson-third-placed = All others stay where they are, ready and healthy. Finish placing.
lesson-third-machine-gun = In the siege positions A, B and C have a machine gun, once until it jams. It takes up to three. One of your supplies makes it surer: +2. Fire it from position A.
lesson-third-remove = A hit. Take one in sector 3.
lesson-third-remove-2 = And the other one.
lesson-third-aim = Gun 1 could shell a sector, a row of the map or, far off, the airfield at Værnes. For each icon it gets one of four effects there. Aim at the airfield.
lesson-third-strike = This one matters: the flag goes one space back, from Honourable Surrender to Truce. From now on you need 11 healthy.
lesson-third-strike-2 = One icon is left. Remove the last stack of bombers, or put two Misses into the bag? Both make the Last Stand milder. Choose.
lesson-third-miss = A Miss for the bag, or Defence up by 1? You have seen what each of them does. Choose.
lesson-third-admit-2 = Evening. The volunteer in bed 3 was on level 6: cured, and one more healthy. Give the bed to one of those who wait.
lesson-third-last-stand = The Last Stand: a card that injures, the last air tiles, a last bombardment, a last attack. Then all infantry moved up one sector. Nobody asks you any more; what you prepared decides.
lesson-third-outcome = It was enough: at least 11 are healthy, and the flag is on Truce. That is your outcome, and you have won.
lesson-third-summary = Now you know all you need for all eleven days. You have learnt:
    a freed bed saves whoever waits; below level 1 he dies;
    what you repair goes into the Hit bag, Misses make it kinder;
    artillery pieces mean more tiles: guns can remove them;
    a gun on the airfield moves the flag;
    count your healthy before each siege evening.
    Three dead, four who wait or six pieces on the map move the flag to the right.

## What luck brought

fortune-bag = The Recruit bag
fortune-hits = The Hit bag
fortune-dice = Dice
fortune-patrols = New patrols
fortune-die = { $name }
fortune-patrol = Space { $name }
fortune-tile-miss = a miss
fortune-tile-harm = damage
fortune-tile-air = air raid
fortune-tile-artillery = artillery

## Explanations: parts of sentences

explain-terms = { $need ->
    [one] One defender is enough for one use.
   *[other] One use takes { $need } defenders.
}{ $doubles ->
    [0] {""}
   *[other] {" "}Counts double: { $doubled }.
}{ $limits ->
    [barred] {" "}Not for: { $limited }.
    [only] {" "}Only for: { $limited }.
   *[none] {""}
}
explain-sector = hit { $hits }; move { $moves }; grenade { $grenades }; a gun jams below { $criterion }; { $shooters ->
    [0] out of range
   *[other] in range of { $reach }
}{ $red ->
    [1] ; red, 1 Morale less each evening
   *[other] {""}
}
explain-no-sector = not in use

## Explanations: people and stores

about-area-ready = Defenders who can be placed this morning. Whoever is not placed stays ready for tomorrow. If nobody is tired, an injury or a loss finds them.
    .rule = 9.5
about-area-tired = Defenders who have worked. In the morning a supply makes as many ready as the Supply track says, 1 Morale up to { $morale-readies }, and { $free-rest } may rest for free. An injury or a loss that names nobody finds the tired first.
    .rule = 9.3
about-area-rest = Defenders who rest today. Tomorrow morning all of them are ready. Injuries and charges do not reach them.
    .rule = 9.2
about-area-fear = When the Mobilisation ends, so many defenders leave the Recruit bag for the Reserve. The track goes from 0 to { $fear-top }. Negotiate lowers it; after the Mobilisation it is out of the game.
    .rule = 18.3
about-area-doubt = From left to right the spaces add { $doubt-discs } Doubt discs to the Recruit bag each day and give { $doubt-morale } Morale each evening. Negotiate lowers Doubt; after the Mobilisation it is out of the game.
    .rule = 5.1
about-area-bag = Recruits are drawn from it in the Mobilisation and in the 1st Attack, up to { $draws } a day. The signs count who is in it, and how many Doubt discs. If Doubt comes, only one of those drawn stays. A volunteer out of the bag brings 1 supply.
    .rule = 5.2
about-area-recruits = Recruits drawn today. When you stop, or after { $draws } of them, all are ready. If Doubt comes, you keep one, and the others go to the Reserve.
    .rule = 5.3
about-area-reserve = Defenders who are out of play: lost, caught or buried, or not yet called. They do not count as healthy. Cards, promotions and deliveries can bring some of them in.
    .rule = 2.2
about-zone-bag_doubt = Doubt discs in the Recruit bag. If one is drawn, you keep only one recruit; if it comes first of all, you get just the next defender.
    .rule = 5.3
about-area-store = What you have in store, and beside it the Supply track, which says how many tired defenders each supply makes ready in the morning.
    .rule = 9.3
about-zone-supplies = Supplies in store. Spend them in the morning to make tired defenders ready, or one at a time for a better shot of the machine gun. An evening without any costs 1 Morale.
    .rule = 9.3
about-zone-ration = The Supply track: so many tired defenders get ready for each supply you spend in the morning. From left to right: { $rations }. The marker goes one space to the right when the Mobilisation ends and again when the 1st Attack ends.
    .rule = 9.3
about-area-snow = The Snow track from 1 to { $snow-end }. Shovels move the marker left; past 1 something is found, and the marker goes to { $snow-start }. Snowfall moves it right; past { $snow-end } a tile is drawn from the Hit bag instead.
    .rule = 14.2
about-zone-snow_deck = What still lies under the snow. At the start there are new action spaces and a gun: { $rooms }; and items that are used at once: { $items }.
    .rule = 14.3
about-zone-facility = What must be dug out of the snow first. Once found, half of it works; the rest after a repair.
    .rule = 14.3
about-zone-jobs = Defenders at work. What they count for together says how often the action is carried out; a rest that is too small does nothing. When the action has been carried out, they are tired.
    .rule = 9.6

## Explanations: action spaces

about-area-negotiate = Each use lowers Fear or Doubt by one space, as you choose. { explain-terms } Open in the Mobilisation only.
    .rule = 10.1
    .name = { space-negotiate }
about-area-new-route = Each use opens a supply route: { $stack } delivery tokens go to their depot. { explain-terms } Open in the Mobilisation only, while a route is left.
    .rule = 10.2
    .name = { space-new-route }
about-area-telephone = Each use adds 1 to every later shot from the positions today, and to the machine gun. Once it is repaired, each use also suppresses up to { $telephone-pins } infantry in one sector. { explain-terms } Open from the 1st Attack on, when dug out of the snow.
    .rule = 11.1
    .name = { space-telephone }
about-area-reckless = Each defender here removes { $reckless-hits } infantry in his range and is injured. If none is in range, he is only tired. { explain-terms } Open from the 1st Attack on.
    .rule = 11.5
    .name = { space-reckless }
about-area-fire-guns = Each of your guns that shows an icon may fire once today: at a sector, a row of the map or the airfield. You choose which fires first. A larger crew fires no more often. { explain-terms } Open while a gun shows an icon.
    .rule = 12.1
    .name = { space-fire-guns }
about-area-supply-run = Each defender here sets out from the fortress on the supply map to fetch delivery tokens from the depots. He stays on the map until he is home, and does not count as healthy there. { explain-terms } Always open.
    .rule = 13.1
    .name = { space-supply-run }
about-area-counter-patrol = Each use removes a patrol of your choice from the map. Once it is repaired, you may also lower Suspicion by { $counter-suspicion }. { explain-terms } Open when dug out of the snow.
    .rule = 13.2
    .name = { space-counter-patrol }
about-area-shovel = Each use moves the Snow marker one space to the left. Past 1 something is found, and the marker goes to { $snow-start }. { explain-terms } Always open.
    .rule = 14.2
    .name = { space-shovel }
about-area-repair = Each use takes one damage tile off and puts it into the Hit bag, or frees a jammed tile that no damage covers. { explain-terms } Always open.
    .rule = 14.4
    .name = { space-repair }
about-area-bolster = Each use puts a Miss tile into the Hit bag or raises Defence by 1, as you choose. { explain-terms } Always open.
    .rule = 14.5
    .name = { space-bolster }
about-area-promote = The officer comes with one other: that one is exchanged for a soldier from the Reserve, if there is one. Once a day. { explain-terms } Always open.
    .rule = 14.6
    .name = { space-promote }
about-area-inspire = Each use raises Morale by 1. { explain-terms } Always open.
    .rule = 14.7
    .name = { space-inspire }
about-area-radio = Each use puts a Hope card into the Low deck, or two once the radio is repaired. { explain-terms } Open when dug out of the snow.
    .rule = 14.8
    .name = { space-radio }
about-area-map-room = Each use shows you the next { $known } finds, and you lay them back in any order. Once it is repaired, the Snow marker then goes { $map-room-snow } spaces to the left. { explain-terms } Open when dug out of the snow.
    .rule = 14.9
    .name = { space-map-room }
about-area-treat = Each use raises a patient in a bed by one level. Above { $levels } he is well, and tired. { explain-terms } Always open.
    .rule = 15.2
    .name = { space-treat }
about-area-cabinet = Each use cures a patient in a bed at once. Once it is repaired, a use also keeps all who wait from getting worse today. { explain-terms } Open when dug out of the snow.
    .rule = 15.3
    .name = { space-cabinet }

## Explanations: the infirmary

about-area-beds = A patient lies in the column of his level; the lower, the worse. Each evening he goes up one; above { $levels } he is well, and tired. Only patients in beds can be treated. Those who wait may move in when a treatment empties one of the { $beds } beds, and { $early ->
    [1] one of them
   *[other] as many as there is room for
} at the end of the section.
    .rule = 15.1
about-area-waiting = Patients without a bed. Each evening they go down a level, and below 1 they die. If anyone waits, Morale falls by 1 in the evening; if { $waiting-surrender } or more wait, Surrender comes a step nearer.
    .rule = 15.4
about-area-morgue = The dead. Each of them costs 1 Morale every evening. With { $morgue-surrender } or more Surrender comes a step nearer every evening. Some cards bury them.
    .rule = 16.1

## Explanations: the enemy

about-area-event = The card of the day. The weather says how far runners go: clear { $clear }, cloudy { $cloud }, snow { $snow } spaces. The soldier's number is new infantry. The row of discs is the order in which types are injured or lost when no rule names them.
    .rule = 4.3
about-zone-weather = The weather of the day. Runners go { $clear } spaces when it is clear, { $cloud } when cloudy, { $snow } in snow. Snow also moves the Snow marker one space to the right.
    .rule = 4.5
about-area-mission = The task of this game. If what it asks for holds after a section of the day, you may claim the reward: all signs up to today. Waiting brings more. If it is not done by day { $rounds }, the next day begins with { $mission-penalty } Morale less.
    .rule = 20.4
about-area-hit-bag = Tiles are drawn from it every siege morning and by some cards. Damage closes a part, a Miss does nothing, air tiles injure someone or cost 1 Morale or 1 supply, Artillery moves its marker. Repaired damage goes in here. If a tile is due and none is there, Surrender comes a step nearer.
    .rule = 6.1
about-area-artillery = Each Artillery tile moves the marker one space right; a piece it reaches goes to the map. The highest number without a piece is how many tiles a siege morning draws. With all { $pieces } pieces on the map every evening and every Artillery tile bring Surrender a step nearer.
    .rule = 6.5
about-zone-air_stacks = Bombers to come. On each siege day and in the Last Stand the leftmost stack, { $air-stack } tiles, goes into the Hit bag. A shot at the airfield can take one away.
    .rule = 6.7
about-area-sector = Room for { $room } infantry. At an attack each that stands rolls a die. 1st Attack: { $attack }. Siege: { $siege }.
    .rule = 7.3
about-zone-stage = The infantry board of this stage. Each sector shows the faces of the die: a hit injures in the positions, a move leads one sector up, two grenades lower Defence by 1. Beside the small gun is the number below which your gun jams; at the bottom stands who can shoot at it.
    .rule = 7.3
about-zone-standing = Infantry that stands. At the next attack each one rolls a die. With nobody in a position all of them advance without rolling.
    .rule = 7.3
about-zone-lying = Suppressed infantry. It lies down, does not act at the next attack, and stands up after the dice. In a red sector it still costs Morale.
    .rule = 2.8

## Explanations: the supply map

about-area-suspicion = How watchful the enemy is, from { $suspicion-floor } to { $suspicion-top }. To sneak past, or to fight unhurt, the die must be higher. It rises by 1 with each such success and each delivery. It falls by 1 when someone hides, by 2 when someone is caught or hurt. Above { $suspicion-top } it goes to { $suspicion-reset }, and a patrol appears.
    .rule = 13.12
    .name = { zone-suspicion }
about-area-patrol-bag = Patrols that are not on the map. Each has a number, which says on which space of the row it appears. If one is due and there is none, a delivery token is lost instead, or else a tile is drawn from the Hit bag.
    .rule = 18.2
    .name = { zone-patrol_bag }
about-area-airfield = A target for your guns. For each icon choose one of these, each once a day: 2 Morale; 2 Miss tiles into the Hit bag; Surrender a step back; one air stack less. After the shot the gun jams on a die below { $airfield-criterion }.
    .rule = 12.5
about-area-row = A target for your guns: for each icon you may remove one patrol or artillery piece of this row. Then the gun jams on a die below { $criterion }. Each one taken from a runner's space costs 1 Morale. New patrols come here in the stage { $stage }.
    .rule = 12.4
about-area-field = A space where one runner may stop. Patrols with the number { $number } come here in the stage { $stage }. { $guns ->
    [1] German artillery can stand here.{" "}
   *[other] {""}
}Whoever enters while an enemy is here hides, sneaks past or, as a soldier, fights.
    .rule = 13.5
about-area-forest = The edge of the forest. No enemy comes here. One runner may stop here.
    .rule = 13.4
about-area-fortress = Supply runs begin and end here. After all moves runners at home are tired, and what they carry is delivered.
    .rule = 13.10
about-area-depot = A move ends here. Whoever leaves takes a delivery token along, if one is left, and has one move less, unless he is a hunter. At home it brings { $token-supplies } supplies, 1 Morale and 1 Suspicion, and besides: { $bonus }{ $kinds ->
    [2] {" "}or { $other }, by the kind you open
   *[other] {""}
}. { $route ->
    [1] Empty until New supply route opens it.
   *[other] Stocked from the start.
}
    .rule = 13.9
about-zone-depot_token = The kind of delivery token in this depot: it says what a delivery brings besides supplies, Morale and Suspicion.
    .rule = 13.11
about-zone-depot_count = Delivery tokens left in this depot. A runner takes one along when he leaves it.
    .rule = 13.9
about-zone-runner_who = A runner. He moves as far as the weather allows, one space less with a token unless he is a hunter{ $early ->
    [1] {""}
   *[other] , and at least one space
}. He is not healthy for the count until he is home.
    .rule = 13.3
about-zone-runner_load = The delivery token that this runner carries. If he is caught or hurt, it leaves the game.
    .rule = 13.9
about-zone-patrols = Patrols. Whoever enters their space hides, sneaks past or, as a soldier, fights. Your guns, the counter patrol and some tokens remove them.
    .rule = 13.5
about-zone-pieces = German artillery. Each piece on the map adds a tile to every draw of a siege morning and stops runners like a patrol. Your guns and soldiers send it back to its track.
    .rule = 6.5

## Explanations: walls and guns

about-area-position = Room for one defender from the 1st Attack on, if it is not damaged. He stays overnight and shoots once a day: { $hits-from } or more removes one infantryman in range, less suppresses one. In the siege he may use the machine gun. Hits injure the first manned position from the front on. { $limits ->
    [barred] Not for: { $limited }.
   *[other] Only for: { $limited }.
}
    .rule = 9.7
about-area-position-front = Room for one defender from the 1st Attack on. It is never damaged, but hits find it first, and it has no machine gun. He stays overnight and shoots once a day: { $hits-from } or more removes one infantryman in range, less suppresses one. { $limits ->
    [barred] Not for: { $limited }.
   *[other] Only for: { $limited }.
}
    .rule = 9.7
about-zone-post = The defender who holds this position. He stays here and shoots every day until he is relieved or injured.
    .rule = 9.7
about-zone-damaged = Damage: nobody can stand in this position until it is repaired. The tile then goes into the Hit bag and may come back.
    .rule = 2.5
about-area-gun = Your gun with { $gun-tiles } status tiles; the first shows no icon. For each icon that is neither damaged nor jammed a shot removes { $gun-hits } infantry of a sector, where all others are suppressed, or one enemy of a row, or has one effect at the airfield.
    .rule = 2.6
about-area-gun-2 = A second gun, under the snow until it is found. It comes with damage on all { $gun-tiles } status tiles. Repaired, it works like gun 1: the more icons it shows, the better it shoots.
    .rule = 14.3
about-zone-gun_damage = Damage on a status tile: it does not count until repaired. Repairs go from left to right, new damage comes from the right.
    .rule = 2.5
about-zone-gun_jam = A jammed icon does not count until it is repaired. A gun jams when the die after its shot is below the number of its target.
    .rule = 12.6
about-area-machine-gun = The machine gun is there from the siege on. One defender in A, B or C may fire it instead of shooting, and { $early ->
    [1] { $machine-gun-hits } infantry, if as many are in range,
   *[other] up to { $machine-gun-hits } infantry in range
} are suppressed or removed as by a shot. 1 supply adds { $machine-gun-bonus } to the die. Then it is jammed until repaired.
    .rule = 11.4
    .name = { zone-machine_gun }
about-area-defence = So many hits of each attack are cancelled. It goes from 0 to { $defence-top }. Bolster raises it; two or more grenades in an attack lower it by 1. For each step below 0 a tile is drawn from the Hit bag instead.
    .rule = 7.6

## Explanations: Morale and Surrender

about-area-mood = A space of the Morale track. With the marker here in the evening { $drawn ->
    [high] { $cards ->
        [one] one High card is drawn
       *[other] { $cards } High cards are drawn
    }, and you take { $take }
    [low] { $cards ->
        [one] one Low card is drawn
       *[other] { $cards } Low cards are drawn
    }, and you take { $take }
   *[none] no card is drawn
}. Then the marker goes back to 0. { $end ->
    [top] Each step above it puts a Hope card into the Low deck.
    [bottom] Each step below it loses a defender, and no Morale can be spent here.
   *[none] In the morning 1 Morale makes up to { $morale-readies } tired defenders ready.
}
    .rule = 16.3
    .name = { look-place-mood }
about-zone-morale = Morale. In the evening it goes down by 1 each for a red day, no supplies, anyone waiting in the infirmary, each of the dead, and each red sector with infantry; low Doubt raises it. Then its space says which cards are drawn.
    .rule = 16.1
about-area-decks = The two decks of Morale cards: High for evenings above 0, Low for those below. Hope cards come among the Low ones, Despair among the High ones.
    .rule = 16.3
about-zone-high_deck = High cards, which help; { $high } at the start. They are drawn on evenings with Morale above 0. Despair cards can come among them, of { $despair } in all.
    .rule = 16.3
about-zone-low_deck = Low cards, which hurt; { $low } at the start. They are drawn on evenings with Morale below 0. Hope cards can come among them, of { $hope } in all.
    .rule = 16.3
about-area-hand = Cards drawn this evening. You choose which ones you take, but Hope and Despair must be taken first. The others go back into their decks.
    .rule = 16.4
about-area-outcome = A space of the Surrender track. The number is how many healthy defenders you need with the marker here: { $need }, at the end of every siege day and after the Last Stand. With fewer you have lost. If you hold out, this is your outcome.
    .rule = 17.3
    .name = { look-place-outcome }
about-area-outcome-unconditional = The skull. If the marker ever comes here, you have lost at once.
    .rule = 17.2
    .name = { look-place-outcome }
about-zone-surrender = The Surrender marker. In the evening it goes up one step each for { $morgue-surrender } or more dead, { $waiting-surrender } or more waiting patients, and all { $pieces } artillery pieces on the map. Each space says how many healthy defenders you need.
    .rule = 17.1

## Explanations: the days

about-area-day = Day { $day } of { $days }, { $stage }. { $patrols ->
    [0] No patrol appears in the evening.
    [one] One patrol appears in the evening, { $row }.
   *[other] { $patrols } patrols appear in the evening, { $row }.
}{ $red ->
    [1] {" "}A red day: Morale falls by 1 in the evening.
   *[other] {""}
}{ $turn ->
    [coup] {" "}Then the Mobilisation ends: Fear takes defenders out of the Recruit bag, the Supply marker goes one space to the right, and the positions are manned.
    [retreat] {" "}Then the 1st Attack ends: the Supply marker goes one space to the right, Defence falls by 1, and artillery and infantry close in for the siege.
    [last] {" "}After it comes the Last Stand.
   *[none] {""}
}
    .rule = { $turn ->
        [coup] 18.3
        [retreat] 18.5
        [last] 18.7
       *[none] 18.1
    }
about-zone-day = The days of the game. Signs below a day are the patrols that appear in its evening. Red days cost 1 Morale: { $red-days }. The Mobilisation ends after day { $coup }, the 1st Attack after day { $retreat }; from day { $siege-2-day } on events come from the deck Siege 2, and after day { $days } comes the Last Stand.
    .rule = 1.2

## Explanations: what is always shown

about-gauge = How many steps the flag, the Surrender marker, is from the skull, which loses the game; and before that the nearest way to lose, as things stand: the flag, too few healthy, Morale, the Hit bag, infantry about to break in.
    .rule = 17.2
    .name = Steps to the skull
about-status-day = Day and stage. After day { $coup } the Mobilisation ends, after day { $retreat } the 1st Attack, and after day { $days } comes the Last Stand.
    .rule = 1.2
about-status-supplies = Supplies in store, and how many tired defenders each of them makes ready in the morning. An evening without any costs 1 Morale.
    .rule = 9.3
about-status-morale = Morale, and which cards it would draw this evening.
    .rule = 16.3
about-status-suspicion = How watchful the enemy is. The percentage says how likely a runner sneaks past, or fights unhurt.
    .rule = 13.7
about-status-defence = So many hits of each attack are cancelled.
    .rule = 7.6
about-status-bag = How many tiles are in the Hit bag, and how many of them are misses, which do nothing.
    .rule = 6.1
about-status-ahead = The stage that comes next, and how many healthy defenders it needs each evening. What is usually lost was measured: half of a thousand games lost no more, nine of ten no more than "at worst".
    .rule = 1.2
about-status-healthy = Who is healthy now, and who is at work and will be back, without runners and the reckless. Then how many the Surrender track asks for at the end of a siege day.
    .rule = 2.9
about-status-mission = How much of what the mission asks for you have.
    .rule = 20.4

## Explanations: marks

about-mark-mission = How much of what the mission asks for you have, and how much it needs.
    .rule = 20.4
    .name = Mission
about-mark-mission-met = The mission can be done: after a section of the day you are asked for it.
    .rule = 20.4
    .name = Mission fulfilled
about-mark-uses = So often the defenders here carry out the action today.
    .rule = 9.6
    .name = Uses today
about-mark-short = Some defenders here are too few for a use. Without another they come back tired for nothing.
    .rule = 9.6
    .name = Too few here
about-mark-hits = The star says how likely the infantry of this sector scores at least one hit at the next attack. Defence cancels some of all hits.
    .typed = How likely the infantry of this sector scores at least one hit at the next attack. Defence cancels some of all hits.
    .rule = 7.3
    .name = Chance of a hit
about-mark-breaks = The arrow says how likely somebody charges out of this sector at the next attack, or advances because nobody holds a position. A charge injures the first manned position; with none a tired defender falls.
    .typed = How likely somebody charges out of this sector at the next attack, or advances because nobody holds a position. A charge injures the first manned position; with none a tired defender falls.
    .rule = 7.8
    .name = Chance of a charge
about-mark-ongoing = An advanced event is in force in this sector until its condition is met.
    .rule = 20.6
    .name = Event in force
about-mark-mood = Where Morale will be this evening, as things stand, and by how much it moves.
    .rule = 16.1
    .name = Morale this evening
about-mark-dies = So many waiting patients die this evening, unless they get a bed.
    .rule = 15.4
    .name = Patients who die
about-mark-worsens = So many waiting patients go down a level this evening, unless they get a bed.
    .rule = 15.4
    .name = Patients who get worse
about-mark-surrenders = With a plus: where the Surrender marker will be this evening, as things stand. Without: so many healthy defenders are lacking, and the game would be lost.
    .rule = 17.1
    .name = Surrender this evening
about-mark-patrols = So many patrols appear in this row this evening.
    .rule = 18.1
    .name = Patrols this evening
about-mark-tiles = So many tiles are drawn from the Hit bag next morning. With an exclamation mark the bag has fewer, and Surrender comes a step nearer.
    .rule = 6.1
    .name = Tiles next morning

## Explanations: pieces

about-piece-defender = { $who ->
    [officer] Only the officer can promote others.
    [soldier] Only soldiers can fight patrols and artillery on the map.
    [volunteer] A volunteer out of the Recruit bag brings 1 supply.
    [medic] A medic does not fight.
   *[hunter] A hunter carries a delivery token without losing a move.
}{ $doubles ->
    [0] {""}
   *[other] {" "}Counts double: { $doubled }.
}{ $bars ->
    [0] {""}
   *[other] {" "}Not allowed: { $barred }.
}{ $stands ->
    [0] {" "}Cannot hold a position.
   *[other] {""}
}{ $shoots ->
    [0] {""}
   *[other] {" "}Shoots at sector { $attack } and above in the 1st Attack, { $siege } and above in the siege.
}
    .rule = 2.1
about-piece-german = A frozen German. He is a patient like any other, and counts like one in the Morgue. Cured, he leaves the game.
    .rule = 15.7
about-piece-patient = An injured defender with his level, 1 to { $levels }: the lower, the worse. In a bed he goes up one each evening, waiting he goes down one.
    .rule = 15.1
about-piece-event = { $effects ->
    [0] It does nothing by itself.
   *[other] { $says }
} The weather today: { $weather }. { $infantry ->
    [0] No new infantry comes.
    [one] 1 new infantryman comes.
   *[other] { $infantry } new infantrymen come.
} Losses today go in this order: { $order }.{ $lasts ->
    [1] {" "}In sector { $sector } this stays in force: { $ongoing }. It ends with this: { $clear }{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }.
   *[other] {""}
}
    .rule = 4.6
about-piece-morale = { $kind ->
    [high] A High card. In the Mobilisation: { $mobilisation } In the 1st Attack: { $attack } In the Siege: { $siege }
    [low] A Low card. In the Mobilisation: { $mobilisation } In the 1st Attack: { $attack } In the Siege: { $siege }
    [hope] A Hope card, which takes a bad card's place. You may do what it says, or ignore it.
   *[despair] A Despair card, which takes a good card's place. You may do what it says, or ignore it.
}{ $fallback ->
    [0] {""}
   *[other] { $early ->
        [1] {""}
       *[other] {" "}If the first effect is impossible, this happens instead: { $otherwise }
    }
}{ $costs ->
    [0] {""}
   *[other] {" "}First you pay its price: { $price }
}{ $gains ->
    [0] {""}
   *[other] {" "}If you do, this happens: { $gain }
}
    .mobilisation = { $mobilisation }
    .attack = { $attack }
    .siege = { $siege }
    .rest = Only the line of the stage that you are in counts.{ $fallback ->
        [0] {""}
       *[other] { $early ->
            [1] {""}
           *[other] {" "}If the first effect is impossible, this happens instead: { $otherwise }
        }
    }
    .rule = { $kind ->
        [hope] 16.6
        [despair] 16.6
       *[other] 16.5
    }
brings-reward = { $day ->
    [1] It brings this: { $rewards }
   *[other] From day { $day } on this, too: { $rewards }
}
about-piece-mission = It asks for this: { $goal }. { $rewards }
    .rule = 20.3
about-piece-snow = { $what ->
    [item] An item that is used at once. { $says }
    [gun-2] A second gun, with damage on all { $gun-tiles } status tiles.
   *[other] A new action space. Half of it works at once, the rest after a repair.
}
    .rule = 14.3
about-piece-weather = Runners go { $moves } spaces today.{ $weather ->
    [snow] {" "}The Snow marker goes one space to the right.
   *[other] {""}
}
    .rule = 4.5
about-piece-tile-damage = Damage: it closes the part that it names until that is repaired. Whoever stands in a position that is hit is injured.
    .rule = 6.3
about-piece-tile-miss = A miss. It does nothing and goes to the Reserve.
    .rule = 6.2
about-piece-tile-air = { $kind ->
    [injury] An air raid that injures one defender.
    [morale] An air raid that costs 1 Morale.
   *[supply] An air raid that costs 1 supply.
} The tile then goes to the Reserve.
    .rule = 6.4
about-piece-tile-artillery = Artillery: its marker moves one space to the right, and a piece that it reaches goes to the map. The tile goes back into the bag.
    .rule = 6.5
about-piece-token = A delivery token. At home it brings { $token-supplies } supplies, 1 Morale and 1 Suspicion, and besides: { $bonus }.
    .rule = 13.11

stretch-day = Day { $number }
stretch-day-each = a day
