title = Gatehouse
blurb = A teaching game: storm or hold three gates, with secrets on both sides.
about = Two players, five minutes. Made for learning how Siegeworks works.

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

## The drawn board

look-left = Left
look-middle = Middle
look-right = Right
look-round-1 = 1
look-round-2 = 2
look-round-3 = 3
look-round-4 = 4

fortune-dice = The die
