# The table

board = Board
actions = Actions
status = Status
log = Log
rules = Rules
seats = Seats
luck = Luck so far
talk = Talk
talk-new = Talk: { $count } new
talk-about = Only those who sit at this table read this. It is forgotten once all have left. To show something on the board, point at it and press s, or use the eye beside its words.
talk-line = Say something
talk-said = { $name }: { $words }
talk-shown = look at { $what }
talk-show = Let the others look there
keys = Keys
odds = What comes of it
table-doors = Table
more-doors = More
text-mode = Text mode

# Prompt and waiting

waiting = One moment …
waiting-for = Waiting for { $name }.
bot-thinks = { $name } is thinking.
seat-open-waits = The seat of { $name } is free. Your guest comes by the link under Seats; or take it yourself.
waiting-away = Waiting for { $name }, who is not connected.
seat-open-empty = The seat of { $name } is still free.
seat-stood-in = A bot plays for you.
seat-back-mine = Play again yourself
tab-mine = Your turn: { $title }
tab-other = { $name }: { $title }
open-rule = Rule { $rule }
connection-lost = The connection is lost. It comes back by itself; your game is safe.
pending-late = “{ $what }” is on its way. The answer takes longer than usual.
pending = The connection is lost. “{ $what }” waits for it, and is sent once as soon as it is back.
assisted = With rewind
luck-known = Luck known
luck-from-seed = Luck was chosen here: whoever opened the table gave its number.
luck-from-same = Luck is the same here as in an earlier game, and may be known.
luck-from-record = This game was taken in from a file, and its luck may be known.
luck-from-given = Luck is what people say here.
seat-changed-hands = Seat taken over
takeover-host-person = The host took over the seat of { $name } from somebody else; both know what it held.
takeover-host-bot = The host took over the seat of { $name } from a bot, and knows what it held.
takeover-link-person = Somebody came to the seat of { $name } by a link; who had it before knows what it held.
takeover-link-bot = Somebody came to the seat of { $name } by a link; a bot had it before.
role-watch = You are watching
role-hand = You are looking on

# Board

propose = Propose to the others: { $words }
take-again = { $words }: as often as possible
take-again-short = all
way-steps = { $words } ({ $steps } steps)
place-options = { $name }: { $count ->
    [one] one choice
   *[other] { $count } choices
}
place-holds = { $done }. Here: { $things }
place-pick = Pick: { $name }
inspector-idle = Point at anything to see what it is and what comes next.
inspector-vain = Nothing to choose here now.
inspector-idle-look = Tap a place to see what it is and what comes next.
inspector-idle-tap = Tap a place to see what it is. What is lit is chosen by a tap; hold it to see first what comes of it.
about = What this is
about-more = All of it
regions = Parts of the board
region-whole = Whole board
hidden = hidden
nothing = none

# Cards and titles over the board

stage-on = Go on
card-look = Look at the card
card-short = Card
part-now = { $name } (now)

# Actions

parts = What to do it with
not-possible = { $count ->
    [one] One thing is not possible now
   *[other] { $count } things are not possible now
}
gauge = Danger: { $words }, { $value } of { $most }
gauge-danger = { $danger ->
    [0] Holding
    [1] Under pressure
    [2] In danger
   *[other] About to fall
}
undo-what = Undo: { $what }
undo-all = Take all { $count } choices back
undo-none = Nothing to undo
redo = Redo
redo-what = Redo: { $what }
doubt = Luck decides next
doubt-words = “{ $what }” cannot be taken back: luck decides what follows.
spot-again = “{ $words }” appeared just where you clicked, so it was not taken. Click it again if you mean it.
digit-again = { $digit } now means “{ $words }”, so it was not taken. Press it again if you mean it.
doubt-unspent = Sure? { $unspent }
doubt-unspent-words = After “{ $what }” that stays as it is. It cannot be taken back.
doubt-last = This is the last one
doubt-last-words = After “{ $what }” nothing is left to choose here, and luck decides what follows. It cannot be taken back.
closes = The next choice here is the last; then it goes on.
doubt-fatal = This loses the game
doubt-lost = This loses the game, like every choice now
odds-exact = counted
odds-simulated = from { $samples } trials
odds-singly = each by itself
odds-more = … and { $count } more, less likely
certain = certain
nothing-more = nothing more
nothing-happens = nothing happens

# Log and steps

since-acted =
    { $count ->
        [one] New
       *[other] New: the last of { $count }
    }
log-more = Whole log
log-less = Fold
log-earlier = Earlier lines
back-before = Back to before “{ $what }”
rewind-before = Practise again from “{ $what }”; the game then counts as played with rewind
past = What happened
past-through = Step through
past-of = { $at } of { $all }
past-back = Back
past-on = On
past-shown = This is what happened.
past-skip = Skip

# Rules

cards = Cards
cards-search = Search the cards
cards-none = No card has all these words.
cards-of = { $sort } ({ $count })
rules-search = Search the rules
rules-none = No paragraph has all these words.

# Luck

luck-hint = The dot is what came, the line what to expect on average. In 95 of 100 games it lies in the band.
luck-stream = { $words }: { $count } drawn
luck-what = What
luck-seen = Came
luck-expected = Expected
luck-usual = Usual
luck-range = { $low } to { $high }
luck-none = Luck has not decided anything yet.

# Seats

seat-number = Player { $number }
seat-side = { $name }, { $side }
seat-name = Name of player { $number }
seat-asked = is asked
seat-you = { $name } (you)
seat-you-is = you, { $kind }
led-by = { $thing } ({ $names })
you = you
acts-now = { $name }, whose turn it is
seat-here = here
seat-away = not connected
seat-open = open
seat-bot = bot, { $level }
seat-bot-choose = Bot for { $name }
seat-bot-none = No bot
seat-gone = away
seat-bot-here = bot, { $level }; { $name } is connected
seat-bot-for = Let a bot play for { $name }
seat-back = Give the seat back to { $name }
seat-take = Take the seat
link-seat = Invite by link
link-another = Make another link
link-another-hint = Another link is for the same seat; the one that { $name } came by leads nowhere then.
link-device = Play on another device
link-hand = Let somebody look on
link-hand-close = Stop others looking on
link-close = Close the seat's links
link-watch = Link for spectators
link-watch-close = Send spectators away
link-made-seat = Whoever opens this link first takes the seat of { $name }:
link-made-seat-alone = Whoever opens this link first has the seat of { $name }; nobody else has it then, not this browser either:
link-made-hand = Whoever opens this link first sees what you see:
link-made-watch = Whoever opens this link sees what everyone may see:

# Several people at one screen

hand-over = Hand the screen to { $name }
hand-over-hint = What comes next is for one pair of eyes.
i-am = I am { $name }

# Text mode

text-line = Type a number, an option or “help”
text-sentences = The position in sentences
text-send = Send

# Keys

key-digits = choose from the actions
key-end = end the turn, or what is asked
key-arrows = go over the lit places; Enter chooses
key-hold = a finger held on an action shows its odds
key-undo = undo
key-redo = redo
key-rule = the paragraph of the rules that the prompt cites
key-about = all about what you point at
key-show = let the others look at what you point at
key-log = unfold the log
key-steps = step back and on
key-skip = skip what is being shown
key-text = text mode
key-help = this list
enders = End
