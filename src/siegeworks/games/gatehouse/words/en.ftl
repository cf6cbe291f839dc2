title = Gatehouse
blurb = A teaching game: storm or hold three gates, with secrets on both sides.
about = Two players, five minutes. Made for learning how Siegeworks works.
points = One point for whoever wins.
play-win = The invader wins as soon as one gate is breached, the defender when all three have held for four rounds.
play-lose = When the other side has won.
play-turn = Both name a gate in secret; then tokens are laid, the assault comes, and both may answer with cards.
role-1 = the invader
    .name = Invader
role-2 = the defender
    .name = Defender

ask-SecretOrders = Name a gate in secret
ask-PlaceToken = Lay a token face down at the { $gate } gate
ask-Answer = Play a card against the assault on the { $gate } gate, or pass
ask-Shield = Spend your shield against { $card }, or pass

do-name = Name the { $gate } gate
do-place = Place a { $token }
do-play = Play { $card }
do-pass = Pass
do-shield = Spend the shield

log-card-secret = The defender draws a card
log-card-drawn = The card is { $card }
log-order-given = { $seat } has named a gate
log-orders-shown = The invader storms the { $gate } gate, the defender guards the { $gate2 } gate
log-token-placed = The token at the { $gate } gate is a { $token }
log-token-secret = The invader lays a token face down at the { $gate } gate
log-card-played = The defender plays { $card }
log-shielded = The invader's shield stops { $card }
log-token-shown = The token at the { $gate } gate is turned over: { $token }
log-die-rolled = The die shows { $face }
log-gate-damaged = The { $gate } gate is hit and has { $strength } left
log-gate-holds = The { $gate } gate holds
log-gate-breached = The { $gate } gate is breached
log-army-leaves = The army leaves

why-no-token = There is none left: you need { $need }, you have { $have }
why-no-card = You hold no such card: you need { $need }, you have { $have }

check-tokens = There are { $have } tokens in play, but only { $most } exist
check-cards = There are { $have } cards in hand and deck, but only { $most } exist, kept in order
check-over = The game would be over already
check-shown = A token that is not there cannot lie face up
check-ordered = The { $seat ->
        [0] invader
       *[1] defender
    } has named a gate already, and cannot be asked for one

end-breached = A gate was breached: the invader wins.
end-relieved = All gates held for four rounds: the defender wins.

gate-left = left
gate-middle = middle
gate-right = right
token-feint = feint
token-ladder = ladder
token-ram = ram
card-oil = oil
card-stones = stones
card-rumour = a rumour
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-gate = Gates
zone-token = Tokens
zone-shown = Face up
zone-stock = Stock
zone-hand = Hand
zone-deck = Deck
zone-order = Orders
zone-shields = Shields
zone-weight = Taken off the assault
zone-round = Round

## The story

chapter-breach = The beams give way, and the army pours in.
    .title = The { $gate } gate is breached
chapter-relief = Four rounds, and every gate still stands.
    .title = The army leaves

epilogue-gates = The { $stormed } gate was stormed most often; { $hits ->
        [0] no blow went home
        [one] one blow went home
       *[other] { $hits } blows went home
    }.
epilogue-shield = The invader's shield was spent.

## The drawn board

look-left = Left
look-middle = Middle
look-right = Right
look-round-1 = 1
look-round-2 = 2
look-round-3 = 3
look-round-4 = 4

## What everything on the board is

about-area-gate = A gate of strength 4. Both sides name one gate in secret each round. If the invader breaks one, the invader wins at once.
    .rule = 1.3
about-zone-gate = The beams are the strength that a gate has left. A successful assault takes away the strength of the token.
    .rule = 3.2
about-zone-token = The token laid before the gate that is stormed, face down until the assault: a ram (3), a ladder (2) or a feint (0).
    .rule = 1.5
about-zone-order = Which gate each side has named. A guarded gate is harder to storm: the die must show 1 less.
    .rule = 1.4
about-zone-stock = The tokens that the invader still has. A ram and a ladder are used up, a feint comes back.
    .rule = 1.5
about-zone-shields = The invader's shield. Once in the game it stops oil or stones.
    .rule = 2.3
about-zone-weight = What the defender's cards take off this assault so far. The die must show so much less.
    .rule = 2.4
about-zone-hand = The defender's cards, which the invader cannot see. Oil takes 2 off the assault, stones take 1, a rumour nothing.
    .rule = 2.4
about-zone-deck = Cards that the defender has still to draw, one each round: 2 oil, 3 stones and 2 rumours in all.
    .rule = 1.2
about-zone-round = The round you are in. After the fourth the army leaves, and the defender wins.
    .rule = 3.5
about-piece-token-ram = A ram has strength 3: it succeeds on a 4 or less, before anything is taken off, and costs the gate 3.
    .rule = 3.2
about-piece-token-ladder = A ladder has strength 2: it succeeds on a 3 or less, before anything is taken off, and costs the gate 2.
    .rule = 3.2
about-piece-token-feint = A feint does nothing. It may draw cards out of the defender, and it comes back to the stock.
    .rule = 3.1
about-piece-card-oil = Oil takes 2 off the assault. The shield can stop it.
    .rule = 2.4
about-piece-card-stones = Stones take 1 off the assault. The shield can stop them.
    .rule = 2.4
about-piece-card-rumour = A rumour takes nothing off the assault. The shield cannot be spent on it.
    .rule = 2.4

fortune-dice = The die
