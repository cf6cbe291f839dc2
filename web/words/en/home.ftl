play = Play
options = Options
teaching-games = Small games to learn the program with
newcomer = New here? Learn by playing.
first-lesson = Begin the lesson · { $minutes } minutes
lesson-minutes = { $number ->
    [1] Lesson · { $minutes } minutes
   *[other] Lesson { $number } · { $minutes } minutes
}
players = { $same ->
    [yes] { $few ->
        [one] 1 player
       *[other] { $few } players
    }
   *[no] { $few } to { $many } players
}
players-together = { $same ->
    [yes] { $few ->
        [one] alone
       *[other] { $few } players together
    }
   *[no] { $few } to { $many } players together
}
minutes = { $same ->
    [yes] about { $from } minutes
   *[no] { $from } to { $to } minutes
}
difficulty = { $level }: a strong bot wins { $share }
difficulty-easy = { $level }: a strong bot wins nearly every game

continue = Continue
finished = Finished games
show-all = Show all { $count }
seated = { $people ->
    [one] 1 player
   *[other] { $people } players
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}
turn-yours = Your turn
turn-of = Waiting for { $names }
result-won = Victory.
result-lost = Defeat.
result-of = { $names } won.
rename = Rename
rename-table = Rename “{ $title }”
table-title = Name of the table
delete = Delete
delete-table = Delete “{ $title }”
outdated-changed = Cannot be played on: the game’s rules or tables have changed since. Begin it anew with the same options, or delete it.
outdated-missing = Cannot be played on: the game is not installed here any more. Install it again, or delete this.
begin-anew = Begin anew
delete-title = Delete this game?
delete-sure = “{ $title }” will be gone for good, with its whole game.

ways-in = Other ways in
join-by-link = Somebody sent you a link?
link-example = Paste it here
join = Join
no-link = That is no link to a table: copy the whole link and paste it again.
take-in = Open a .siege file

new-game = New game
start = Start
how-many = Players
seat = Seat { $number }
who = Who plays seat { $number }
who-me = You
who-here = At this screen
who-bot = Bot
who-open = By link
name = Name
name-of = Name of seat { $number }
level-of = Level of the bot on seat { $number }
who-hint = Players at this screen take turns here. A seat by link is for whoever you send the link to. Bots see only what their seat sees and have the same luck as you; a higher level thinks further.
won-by-bots = A strong bot wins { $share } { $seats ->
    [one] alone
   *[other] with { $seats } players
}.
only-for = For { $seats } players
more-options = Name and luck
seed = Number of the luck
seed-hint = Leave it empty for fresh luck. The same number gives the same luck again.
links-title = Send these links
links-words = Each link seats one player. It is shown only now; at the table you can make another under Seats.
link-to-seat = Link to seat { $number }
copy = Copy
to-table = To the table
no-such-game = There is no such game here.

join-title = You are invited
join-by = { $count ->
    [0] You are invited to a game of { $game }.
    [one] { $names } invites you to a game of { $game }.
   *[other] { $names } invite you to a game of { $game }.
}
join-seats = { $count ->
    [one] 1 player: { $names }
   *[other] { $count } players: { $names }
}
join-as = { $name } ({ $side })
join-you = you
join-bot = a bot
join-free = a free seat
join-together = All see the same board, and win or lose together.
join-open = All see the same board; nothing is hidden.
join-secrets = There are secrets: you see your own things only.
join-luck = The program sees to cards and dice. You need no board, no real dice and no account.
join-then-seat = Once you sit down, the table opens and you play along. The seat stays yours in this browser: close the page when you like, and open the link again to play on. The table has the rules, too.
join-then-watch = You then see what everyone may see, and nobody waits for you.
join-then-hand = You then see what this player sees, and act on nothing.
join-name = Your name
join-without = This address has no link behind it. If the table is yours, go on.
join-watch = You are invited to watch.
join-watch-deed = Watch
join-hand = You are invited to look over a player’s shoulder.
join-hand-deed = Look on
sit-down = Sit down

settings-kept = Kept in this browser.
setting-language = Language
setting-language-en = English
setting-language-de = Deutsch
setting-theme = Theme
setting-theme-dark = Dark
setting-theme-light = Light
setting-text-size = Text size
setting-text-size-normal = Normal
setting-text-size-large = Large
setting-text-size-larger = Larger
setting-motion = Speed of the enemy
setting-motion-off = No steps
setting-motion-fast = Fast
setting-motion-normal = Normal
setting-motion-slow = Slow
setting-motion-hint = How fast the enemy’s moves are shown. You can always go on at once.
setting-volume = Sound
setting-volume-off = off
setting-volume-hint = How loud shots, dice and cards are. They are made by the page itself, and nothing is fetched. On a phone sound is off unless you turn it on.
setting-text-mode = Text mode
setting-text-mode-hint = Play by typed commands, as in the terminal; made for screen readers.
setting-confirm-unspent = Ask before something is left unused
setting-confirm-unspent-hint = Such as an action that you could still do when you finish.
setting-confirm-end = Ask before every end of a turn
setting-confirm-end-hint = One press more, but no turn ends by mistake.
option-fixed = As usual, because { $option } is { $value }.
who-plays = Let a bot play, or somebody by a link
setting-notify = Notify me when it is my turn
setting-notify-hint = The browser tells you while you look at something else; it asks whether it may.
setting-notify-refused = The browser does not allow it: allow notifications for this page in the browser, then turn this on again.
setting-notify-impossible = The browser allows it only on this machine itself or at addresses with https.

friends = Play with friends on this network
friends-words = Siegeworks then listens on your local network, so that devices in the same Wi-Fi or house network can follow links that you make here. Nobody comes in without a link, nobody sees your other games, and it ends when you close it or stop Siegeworks.
friends-yes = Let friends in
friends-open = Friends on this network can follow your links.
friends-close = Close the door; guests must wait
link-here-only = This link works on this machine only.
link-others = If friends cannot open it: other addresses of this machine
link-code = The link as a code for a phone’s camera
