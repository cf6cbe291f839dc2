### Words of all games and all clients, in English.

seat = Player { $number }
proposed = Proposed: { $who }
fatal = Then it is over. { $how }
log-times = { $words }, { $times } times
group-vain = In vain now
list-and = { $first } and { $last }
and-more = { $shown } and { $more } more

## Starting a game

error-unknown-game = There is no game "{ $found }"; choose one of: { $expected }.
error-game-fails = The game "{ $game }" of the package { $package } is left out, because it does not load: { $why }
error-game-none = The game "{ $game }" of the package { $package } is left out, because { $found } is not a game.
error-game-lacks = The game "{ $game }" of the package { $package } is left out, because its manifest lacks: { $found }.
error-game-key = The game "{ $game }" of the package { $package } is left out, because it calls itself "{ $found }".
error-game-taken = The game "{ $game }" of the package { $package } is left out, because another game has that key.
error-seats = { $game } cannot be played with { $found } seats; choose one of: { $expected }.
error-setting-seats = { $game } with { $setting } is for { $expected } players, not for { $found }; change one of the two.
error-seat = There is no seat "{ $found }"; seats are numbered from 0 to { $last }.
error-seed = The seed must be a whole number of at most { $digits } digits, not "{ $found }".
error-luck = Luck cannot be "{ $found }"; write "own" to let the program draw, or "given" to enter it yourself.
error-seats-number = The number of seats must be a whole number such as { $example }, not { $found }.
error-settings-names = Options are given by name, such as {"{"}"level": "hard"{"}"}, not as { $found }.
error-content-folder = The folder of your own content must be a path, not { $found }.
error-setting = { $game } has no option "{ $found }"; its options are: { $expected }.
error-no-settings = { $game } has no options; leave out "{ $found }".
error-language = The program does not speak "{ $found }"; choose one of: { $expected }.
error-setting-value = The option { $setting } of { $game } cannot be "{ $found }"; choose one of: { $expected }.
error-setting-clash = The option { $setting } of { $game } goes only with { $other }; leave one of them out.
error-no-content = { $game } has no content tables that you could replace; leave the folder out.

## Choosing

error-over = The game is over; nothing more can be chosen.
error-luck-first = Luck must fall first; enter its outcome, then choose.
error-broken-position = This position cannot be played on from here: it was edited to something the rules never reach.
error-not-asked = Seat { $seat } is not asked now; let one of these seats answer: { $asked }.
error-refused = "{ $choice }" is not possible now: { $why } ({ $rule }).
error-not-offered = "{ $choice }" is not on offer ({ $rule }); choose one of: { $offered }.
error-outcome = Luck cannot fall as "{ $found }" here; it can be one of: { $expected }.
error-no-luck = No luck is waited for, so "{ $found }" cannot happen; make a choice instead.
error-no-undo = There is nothing to take back: luck has fallen or nobody has chosen since.
error-undo-place = You cannot go back to place { $found }; choose one of: { $expected }.
error-no-redo = There is nothing to take again; take a choice back first.

## Positions as data

error-dump-not-data = A position must be an object with named fields; save one from a game to see its form.
error-dump-missing = The position lacks "{ $place }"; add it.
error-dump-unknown = The position has an unknown "{ $place }"; take it out or use one of: { $expected }.
error-dump-value = "{ $place }" cannot be "{ $found }"; expected: { $expected }.
error-dump-game = This belongs to the game "{ $found }", not to "{ $expected }"; open it as that game.
error-dump-not-a-row = "{ $place }" must be an object with named fields; write it as one.
error-dump-not-a-list = "{ $place }" must be a list; write it as one.
error-dump-not-a-number = "{ $place }" must be a single number; write it as one.
error-dump-length = "{ $place }" has { $found } { $found ->
        [one] entry
       *[other] entries
    } instead of { $expected }; correct their number.
error-dump-step = "{ $place }" has no step of this game: "{ $found }"; write a step such as Name(value).
error-dump-step-numbers = "{ $place }": the step { $step } needs { $expected ->
        [0] no values
        [one] 1 value
       *[other] { $expected } values
    }; correct them.
error-dump-luck = "luck" must have "keys", "drawn" and "given" as a saved position has them; leave it out for fresh luck.
error-dump-no-agenda = The position has neither a next step nor an ending; give one of them.
error-dump-agenda = The next steps do not fit the rest of the position; correct "agenda".
error-impossible = The rules cannot lead to this position: { $why }.
error-rules-version = This was made with version { $found } of the rules, but this program plays version { $expected }; use the program that made it.
error-content-differs = This was made with other content tables ({ $found } instead of { $expected }). The tables of the game have changed since, or they were your own: name their folder with --content, or begin a new game.

## Situations

error-situation-unknown = { $game } has no fact "{ $found }"; say one of: { $expected }.
error-situation-names = "{ $fact }" must be given by name, such as {"{"}"A": 1{"}"}, not as "{ $found }".
error-situation-list = "{ $fact }" must be a list, such as ["A", "B"], not "{ $found }".
error-situation-long = "{ $fact }" has { $found } entries; say at most { $expected }.
error-situation-key = "{ $fact }" cannot speak of "{ $found }"; name one of: { $expected }.
error-situation-value = "{ $fact }" cannot be "{ $found }"; expected: { $expected }.
error-situation-question = Nothing in the rules is called "{ $found }"; the nearest are: { $expected }.
error-situation-not-met = "{ $found }" does not come up by itself in a game like this; say all that it speaks of: { $expected }.
error-situation-at = Say either "at" or "agenda"; "{ $found }" is the first step of an agenda that you can write yourself.
error-situation-impossible = { $count ->
        [one] { $facts } is not possible: { $why }; change it.
       *[other] { $facts } do not go together: { $why }; change one of them.
    }
error-situation-agenda = { $facts }: the rules cannot go on from what is asked here; ask something else, or change the rest.
error-situation-refused = { $facts }: { $why }

## Positions in one line

error-position-head = A position of this game begins with "{ $expected }", not "{ $found }"; copy the whole line.
error-position-content = The position was made with other content tables than these ({ $expected }); name their folder with --content.
error-position-word = The word "{ $word }" of the position cannot be "{ $found }"; copy the line anew.
error-position-missing = The position lacks the word "{ $word }"; copy the whole line.
error-position-unknown = The position has an unknown word "{ $word }"; take it out.

## Records

error-record-path = siegeworks.read takes the path of a .siege file, not { $found }.
error-record-itself = This is a record's text, not the path of a file; use game.read.
error-record-no-text = game.read takes the text of a record, not { $found }.
error-position-text = A position is one line of text, not { $found }.
error-no-file = "{ $path }" cannot be read ({ $why }); check the path.
error-not-text = "{ $path }" is not a text file; choose a .siege record.
error-record-head = A record begins with the line "{ $expected }"; choose a .siege file.
error-record-missing = The record does not say its "{ $name }"; add that line.
error-record-line = Line { $line } of the record cannot be understood: "{ $found }"; correct it or take it out.
error-record-answer = Line { $line } of the record does not fit the game: { $why }
error-record-luck = Luck fell as "{ $expected }" with this seed, not as "{ $found }"; correct the line or take out the seed.
error-record-no-luck = A choice is waited for here, not luck; begin the line with the number of the seat.
error-record-seed = The seed must be a whole number, not "{ $found }"; correct it or take it out.

## Looking things up

error-no-paragraph = The rules of { $game } have no paragraph { $found }; leave the number out to see them all.
error-no-lesson = { $game } has no lesson "{ $found }"; the list of games names those it has.
error-no-tables = There is no table in "{ $path }"; put at least one of these into it: { $expected }.
error-no-folder = There is no folder "{ $path }"; check the path.

## Content tables

error-content = { $place }: found { $found }, expected { $expected }.
error-content-own = { $own }: this does not go with the rest. { $why }
content-and = { $one }, and { $other }
content-and-more = { $one }, and { $more ->
    [one] one more row
   *[other] { $more } more rows
 }
content-row = { $place }, row "{ $row }"
content-row-number = { $place }, row { $row }
content-field = { $place }, field "{ $field }"

content-nothing = nothing
content-long-number = a number too long to show
content-no-file = no { $file }
content-no-row = no such row
content-no-folder = no folder that can be read ({ $why })
content-no-size = no file of a usable size
content-unknown-row = an unknown row
content-unknown-field = an unknown field
content-unknown-file = the unknown file { $file }
content-again = "{ $id }" again
content-unreadable = a file that cannot be read ({ $why })
content-not-utf8 = a byte that is not UTF-8 text at position { $position }
content-too-deep = values nested too deeply
content-not-toml = text that is not TOML ({ $why })

content-whole = a whole number from { $low } to { $high }
content-whole-only = the whole number { $number }
content-one-of = one of { $names }
content-only = only { $names }
content-id-of = an id of the table { $table }
content-range = { $low } to { $high }
content-list = a list of { $count } entries, each { $each }
content-list-different = a list of { $count } different entries, each { $each }
content-an-id = up to 60 letters and digits, with single hyphens between
content-once = each id once
content-one-row = one row of that id
content-rows-stay = no "remove", as the rows of this table must stay
content-row-blocks = blocks of the form [[row]]
content-that-file = that file
content-a-table = a table in TOML
content-a-folder = a folder of tables

## Terminal

cli-usage-whole = { $flag } takes a whole number, not "{ $found }".
cli-usage-number = { $flag } takes a number, not "{ $found }".
cli-usage-least = { $flag } cannot be { $found }; it must be at least { $bound }.
cli-usage-most = { $flag } cannot be { $found }; it must be at most { $bound }.
cli-usage-flag = There is no { $found }; the nearest is { $near }.
cli-menu = SIEGEWORKS
cli-menu-ask = Choose by number or name; Enter { $kind ->
        [left] goes on with { $game }
       *[other] begins { $game }
    }, q quits
cli-menu-nonsense = That is not in the list; type a number from 1 to { $count }, a name, or q.
cli-seats = { $seats ->
        [1] 1 player
       *[other] { $seats } players
    }
cli-left-off = Games left off
cli-over = Games that are over, to look back on
cli-menu-all = a shows all { $count } games that were kept here.
cli-kept-won = won
cli-kept-lost = lost
cli-kept-won-by = won by { $who }
cli-look-back = { $number } of { $count }: Enter goes on, b back, q ends >
cli-bot-plays = { $who } is a bot ({ $bot })
cli-players = Players
cli-setup = Enter takes what stands in brackets, h explains, q quits.
cli-setup-help = Type one of: { $found }; its beginning will do. Enter takes { $usual }, q quits.
cli-who-plays = Who plays?
cli-who-plays-ask = Players
cli-who-side = You as { $role }, against a bot
cli-who-alone = You against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
cli-who-together = You, and { $bots ->
        [one] a bot beside you
       *[other] { $bots } bots beside you
    }
cli-who-people = { $seats } people at this keyboard, in turn
cli-bot-level = How strong is the bot
cli-report = WHAT HAPPENED SINCE YOUR LAST ANSWER
cli-report-harm = { $count ->
        [one] 1 thing that hurts
       *[other] { $count } things that hurt
    }
cli-report-all = All of it, in order
cli-report-on = Enter shows the board and what is asked:
cli-usual = As usual: { $found }.
cli-usual-ask = Options
cli-usual-take = as usual
cli-usual-choose = choose each
cli-pick = "{ $typed }" is not on offer; type one of: { $found }; ? explains them, Enter takes the usual.
cli-resume-options = Players, options, seed and dice belong to a new game; leave them out to go on with a saved one.
cli-hints = h help  ? rule  q quit  w why not  l log  o odds  v look
cli-hint-pick = { $numbers } or words
cli-hint-ask = { $number }? what it does
cli-hint-enter = Enter: { $choice }
cli-hint-undo = u undo ({ $choice })
cli-hint-redo = r redo
cli-role = { $who } ({ $role })
cli-you-play = you are { $who }
cli-introduction = h lists all that you can type, ? explains: ? win, ? turn, or any word on the board.
cli-more = Enter shows more, or type on >
cli-since = Since you last chose
cli-no-news = Nothing has happened since you last chose.
cli-too-small = This window has { $columns } columns and { $lines } lines; the board needs { $width } and { $height }. Until then it is told in sentences, v tells all of it.
cli-stopped = "{ $typed }" is not on offer any more; it was left out, with all that came after it.
cli-stopped-why = Left out, with all that came after it: { $why }
cli-near = "{ $typed }" is no answer here; did you mean: { $found }?
cli-nonsense-about = "{ $typed }" is no answer now; ? { $typed } says what it is, w what you cannot do and why.
cli-risky = { $choice }: this loses the game at once { $percent ->
        [100] for sure
       *[other] in { $percent } of 100 cases
    }.
cli-unspent = { $choice } ({ $unspent }): what comes then cannot be taken back.
cli-risky-ask = Do it? y or Enter to think again >
cli-yes = y yes do
cli-next-last = The next answer is the last one here, then the game goes on.
cli-last-final = { $choice }: that is the last one, and what comes then cannot be taken back.
cli-last-final-ask = Enter goes on, u thinks again >
cli-goal-sides = Who is who
cli-goal-win = You win
cli-goal-lose = You lose
cli-goal-turn = A turn
cli-goal-score = Score
cli-learn = How do you want to begin?
cli-learn-ask = Lesson or game
cli-own-game = A game of your own
cli-lesson = LESSON { $title } · { $step } of { $steps }
cli-lesson-do = Now type its number or words: { $choice }
cli-lesson-others = { $count } other answers can be typed as well
cli-lesson-on = Enter goes on >
cli-lesson-left = That is another way than the lesson goes. u takes it back; if you go on, you play without the lesson.
cli-lesson-over = The lesson is done. n takes you to the next one, or play on from here; q leaves. Later it is:
cli-lesson-ended = The lesson is done. n takes you to the next one, now; later it is:
cli-lessons-ended = The lesson is done, and it was the last one. n begins a real game.
cli-lessons-over = The lesson is done, and it was the last one. n begins a real game, or play on from here; q leaves.

# What people ask about with "? word"; several names of a topic with commas between.
cli-topic-small-words = how do does can could i you we me my the a an is are what when where to it of in this game
cli-topic-win = win, won, winning, victory, goal, goals, aim, objective, purpose, beat
cli-topic-lose = lose, lost, losing, loss, defeat, fail, die
cli-topic-turn = turn, turns, round, rounds, sequence, sequence of play, phases, order of play
cli-topic-score = score, scores, scoring, points, result
cli-topic-how = how, how to play, play, start, begin, beginner, tutorial, learn, overview, rules
cli-topic-undo = undo, redo, back, take back, go back, mistake
cli-topic-save = save, saving, load, continue, resume
cli-topic-log = log, history, what happened, happened
cli-topic-odds = odds, chance, chances, luck, probability, dice
cli-topic-why = why, why not, cannot, impossible, refused
cli-topic-look = look, see, show, describe
cli-topic-quit = quit, exit, leave, end, stop playing
cli-topic-several = several, repeat, all, range, many
cli-topic-about = help, explain, word, words
cli-together = All together
cli-luck = How did luck fall?
cli-earlier = … { $count } more lines: press Enter, or n
cli-curtain = Hand over to { $who }. Press Enter when nobody else is looking.
cli-nonsense = "{ $typed }" is no answer here; type a number ({ $numbers }), the words of an option, or h for help.
cli-nonsense-luck = "{ $typed }" cannot come now; type a number from 1 to { $count }, a name or its beginning, or h for help.
cli-ambiguous = "{ $typed }" can mean: { $found }; type more of it, or the number.
cli-which = { $count } fit; type more of the name, or the number.
cli-undone = Taken back: { $choice }
cli-redone = Taken again: { $choice }
cli-no-rule = There is no paragraph { $number } in the rules; type ? and a number such as 4 or 4.2.
cli-no-about = Nothing is explained under { $typed }; try another word, or ? and a number for a rule.
cli-no-refusals = Nothing that you might expect is refused now; w and some words say why not one thing.
cli-why-possible = This can be done now: { $found }
cli-why-unknown = Nothing that is possible or refused now is called "{ $typed }"; ? { $typed } explains it, w alone says all that is refused.
cli-log-number = "{ $typed }" is no number of lines; type l alone, or l and a number from 1 on, such as l 40.
cli-no-odds = No draw can be counted from here.
cli-odds = Next comes: { $list }.
cli-odds-certain = certain: { $what }
cli-odds-result = { $percent } %: { $what }
cli-odds-about = about { $percent } %: { $what }
cli-odds-nothing = nothing more
odds-asked = Then you are asked: { $question }
cli-odds-no-change = Nothing that is told at once.
cli-always-kept = The table is always saved; leave it whenever you like and come back by its link.
cli-luck-from-seed = Luck was chosen here: whoever opened the table gave its seed.
cli-luck-from-same = Luck is the same here as in an earlier game, and may be known.
cli-luck-from-record = The game was taken in from a record, and its luck may be known.
cli-luck-from-given = Luck is what people say here.
cli-takeover-host-person = The host took over the seat of { $who } from somebody else; both know what it held.
cli-takeover-host-bot = The host took over the seat of { $who } from a bot, and knows what it held.
cli-takeover-link-person = Somebody came to the seat of { $who } by a link; who had it before knows what it held.
cli-takeover-link-bot = Somebody came to the seat of { $who } by a link; a bot had it before.
cli-text-curtain = Several people play at this screen, and each has secrets. Hand it over to { $who }, who names the seat.
cli-waiting = Waiting for { $who }.
cli-thinking = { $who } thinks …
cli-kept = The game is saved. To go on:
cli-unsaved = The game is not being saved: { $folder } cannot be written ({ $why }); make room there, or save elsewhere with s FILE.
cli-not-saved = NOT SAVED
cli-parted = Somebody else has gone on with this game in its file; yours is saved as { $path } from now on.
cli-copied = Saved a copy as { $path }.
cli-not-copied = { $path } cannot be written ({ $why }); choose another place.
cli-no-folder = There is no folder { $folder }; nothing was saved there. Make it first, or choose another place.
cli-not-ours = { $path } exists and is no record of a game; choose another name.
cli-score = Score: { $score }
cli-seed = Seed: { $seed } (the same seed gives the same luck)
cli-record = Record: { $path }
cli-no-output = The output cannot be written ({ $why }); the game is saved up to the last choice.
cli-again = n new game, r replay, l log, q quit >
cli-again-nonsense = "{ $typed }" is no answer here; type n, r, l or q.
cli-help-pick = 2, move g3 = take an option: its number, its words, or enough of them
cli-help-several = 3 5, 1-4, 3x2 = several answers in one line; ; stands between words
cli-help-ask = 3?, move g3? = what comes of an answer, before you give it
cli-help-news = n = what happened since you last chose
cli-help-rule = ?, ? 7.3 = the rule behind the question, or any other
cli-help-about = ? word = what something is and does, by its name; also ? win, ? turn, ? score
cli-help-undo = u, r = take back the last choice; take it again
cli-help-log = l, l 40 = what happened
cli-help-save = s, s FILE = where the game is saved; save a copy
cli-help-odds = o, o 3 = what luck may bring next, and what comes of choice 3
cli-help-why = w, w WORDS = what you cannot do now, and why; or why not one thing
cli-help-board = Enter = show the board again; if there is only one answer, give it
cli-help-look = v, v g3 = the position in sentences; one place, and what it is
cli-look-status = How it stands
cli-look-board = On the board
cli-look-comes = What comes
cli-look-besides = Besides
cli-look-hidden = hidden
cli-look-none = Nothing on the board is called { $typed }; type v alone for everything.
cli-help-quit = q = quit; the game is always saved

## Commands

cli-verified = { $file }: { $entries } answers replay to the same game.
cli-perft = depth { $depth }: { $lines } lines
cli-content-good = { $folder }: good tables for { $game } (content { $hash }).
cli-checked = { $game }: { $games } games, { $decisions } decisions in { $seconds } s
cli-laws-broken = Laws broken: { $count }
cli-laws-hold = All laws hold.
cli-not-reached = Never reached: { $steps }
cli-rare = Rare, not reached this time, each with a test of its own: { $steps }
cli-bench-compiled = Compiled with mypyc; one core.
cli-bench-interpreted = Interpreted; one core. "python -m siegeworks.build" compiles it.
error-lesson = There is no lesson { $found }; this game has: { $expected }.
error-name-value = { $found } is not of the form name=value, such as { $example }.

use-siegeworks = Siege-defence board games by their rulebooks: play, check, measure.
use-play = Play in the terminal.
use-games = List the games.
use-rules = Show a game's rules reference, or one paragraph of it.
use-replay = Tell a recorded game, or verify that the rules still play it alike.
use-check = Check the laws over random games, and which rules they reach.
use-perft = Count the lines of play: a fingerprint of the rules.
use-bench = Measure random play, clones and searches on one core, a server with many players, or the browser.
use-content = Content tables of your own.
use-compile = Compile the engine and the rules for speed; everything also runs uncompiled, with the same results.
use-content-check = Check a folder of your own content tables.
use-json = Print plain JSON.
use-content-dir = A folder of your own content tables.
use-language = en or de.
use-option = An option of the game, such as level=hard.
use-what = A game, or a .siege file to go on with; without either, a menu.
use-play-bot = A bot on a seat, such as 2=hard; may be given several times. "siegeworks games --json" says how strong the levels are.
use-seats = How many players.
use-seed = The same seed gives the same luck.
use-lesson = Take a lesson of the game, such as "first"; the program says which there are.
use-real-dice = You enter what luck does.
use-plain = No colour, no screen control.
use-number = A chapter or paragraph, such as 4 or 4.2.
use-verify = Only say whether it replays.
use-one-game = One game; all of them otherwise.
use-check-games = Random games to play.
use-first-seed = Where the seeds begin.
use-processes = Processes to share the work.
use-depth = How many answers deep.
use-position = Where to begin, as a position text.
use-divide = Count for each first answer.
use-seconds = How long to measure each figure.
use-content-game = The game the tables are for.

## The store

error-no-table = There is no game "{ $found }" here; choose one from the list.
error-store-stale = The game has gone on to { $present } since; look at it again, then choose.
error-store-key-used = This move has arrived before, as number { $seq }, and counts once; go on from there.
error-store-text = A text has a sign in it that cannot be kept; write it with ordinary letters.
error-store-libraries = Stored games need "{ $found }", which is not installed; get it by { $install }
error-store-url = This { $scheme } address cannot be understood; write sqlite:///path or postgresql://user@host/name.
error-store-scheme = Games cannot be kept in a "{ $found }" database; write sqlite:///path or postgresql://user@host/name.
error-store-folder = { $place } is a folder; name a file in it.
error-store-no-file = There is no database { $place }; check the path.
error-store-closed-file = { $place } cannot be opened for writing ({ $why }); change its permissions or choose another place.
error-store-not-a-database = { $place } is not a database; choose another file or bring back a copy.
error-store-empty = { $place } is empty, so its games, if there were any, are gone; bring back a copy, or delete the empty file to begin anew.
error-store-damaged = { $place } is damaged; stop what uses it, and bring back a copy.
error-store-served = Another server runs with { $place }; use that one, or name another database with --db.
error-store-vanished = { $place } is not there any more, or is another file; bring it back, then start anew.
error-store-foreign = { $place } is the database of another program (it has a table "{ $found }"); choose another.
error-store-newer = { $place } was written by a newer program (schema { $found }); use that program, or another database.
error-store-no-copy = { $place } must be brought up to date but cannot be copied before ({ $why }); make room beside it.
error-store-full = There is no room left for { $place }; make room and try again.
error-store-busy = { $place } is locked by another program; close that program or try again.
error-store-disk = { $place } cannot be written ({ $why }); check the disk and try again.
error-store-refused = { $place } refuses us ({ $why }); check user, password and the name of the database.
error-store-unreachable = { $place } cannot be reached; check that the database server runs and try again.
error-store-closed = { $place } is closed; open it again.
error-store-trouble = { $place } cannot do that ({ $why }); try again.
error-store-gap = The journal breaks off at number { $seq }; bring back a copy of the database.
error-store-back = Number { $seq } of the journal goes back to "{ $found }", which is not there; bring back a copy of the database.
error-store-ending = The game was kept with the ending "{ $found }", but the rules give "{ $expected }".
error-store-differs = The rules tell this game differently than it was kept.
error-replay-what = Name either a .siege file or, with --db, a database; one of them.
error-replay-db = A database can only be verified; add --verify.
cli-stored-differs = { $title } ({ $game }, { $id }): { $why }
cli-stored-all = { $place }: { $games ->
        [one] 1 stored game replays to the same game.
       *[other] { $games } stored games replay to the same games.
    }
cli-stored-some = { $place }: { $differ } of { $games } stored games would be played differently.
cli-stored-title = stored games
cli-untitled = untitled
use-db = Verify all games in a database: a path, or a URL such as postgresql://user@host/name.
use-file = A .siege file.

## Bots

error-bot-name = A bot is named by a text such as "hard", not by { $found }.
error-bot-unknown = There is no bot "{ $found }"; choose one of: { $expected }.
error-bot-setting = The bot { $bot } cannot be set by "{ $found }"; write name=value with one of these names: { $expected }.
error-bot-value = The setting { $setting } of the bot { $bot } cannot be "{ $found }", or is there twice; expected once: { $expected }.
error-bot-budget = The bot { $bot } has either a number of simulations or a time in milliseconds; give one of them.
error-bot-seat = There is no player { $found } for a bot to play; write --bot 2=hard with a number from 1 to { $seats }.
error-bot-no-command = "{ $found }" names no program; write program: and the command that starts it.
error-bot-no-class = "{ $found }" names no class; write python: with module and class, such as python:my_bots:Cautious.
error-bot-class-fails = The bot "{ $found }" cannot be made ({ $why }); its module must lie where you are or be installed, and Class(game, seed) must make it.
error-bot-class-mute = "{ $found }" is no bot; give it a method choose(observation) that returns the text of an option.
error-bot-no-policy = Write onnx: and the file of a policy, such as onnx:policy.onnx.
error-bot-policy-library = Policies as bots need "{ $found }", which is not installed; get it by { $install }
error-bot-policy-file = "{ $found }" cannot be read as a file of ONNX ({ $why }).
error-bot-policy-mute = "{ $found }" does not say by which numbers it was learnt; write the saved schema into its metadata as "{ $note }".
error-bot-policy-other = The policy was learnt by "{ $found }" and this is "{ $expected }": another game, or other rules; learn it anew.
error-bot-policy-shape = The policy "{ $found }" must take { $bytes } bytes of each observation as uint8, and give { $actions } numbers, one for each action.
error-bot-not-found = The program "{ $found }" cannot be started ({ $why }); check its name and path.
error-bot-late = The program gave no answer within { $seconds } s and was ended; give it more time with seconds=N before its command, or make it faster.
error-bot-flood = The program's answer was longer than { $most } bytes, and it was ended; it must answer with one short line.
error-bot-died = The program ended with status { $status } instead of an answer; its last words: "{ $said }".
error-bot-silent = The program closed its output without an answer and was ended; it must answer each question with one line.
error-bot-unasked = The program wrote a line that nobody asked for ("{ $found }") and was ended; it must answer each question with one line.
error-bot-nonsense = The program's answer "{ $found }" cannot be understood; it must be a line such as {"{"}"choice": "end"{"}"}.
error-bot-not-offered = The program chose "{ $found }", which was not on offer; it must choose one of: { $expected }.

## Server

error-unknown-bot = There is no bot "{ $found }"; choose one of: { $expected }.
error-analysis-over = A game is analysed when it is over; finish it first.
error-branch-others = Others play at this table, so what-if tables wait until the game is over.
error-rewind-solo = Only a solo game can be rewound for practice; take back with undo instead.
error-rewind-place = There is no decision at place { $found }; choose one that the list of earlier decisions names.
error-import-luck = The record was played with luck that people entered, which a table cannot go on with; play it in the terminal.
error-table-changed = “{ $title }” was begun with an earlier version of the game, whose rules or tables have changed since, so it cannot go on. Begin it anew from the home page, or delete it there.
error-table-missing = “{ $title }” is a game of “{ $game }”, which is not installed here any more. Install it again, or delete “{ $title }” on the home page.
error-luck-known = Somebody may know what luck brings at this table, and the game has secrets; invite others to a table with fresh luck.
error-stranger = You are not at this table; ask its host for a link.
error-talk-alone = Nobody else sits at this table who could hear you.
error-proposal-alone = Nobody else is asked this with you; just choose.
error-proposal-unknown = That is not on offer; propose one of the options.
error-talk-empty = Say something in plain letters, or show a thing of the board.
error-no-seat = You have no seat at this table; ask its host for a link to one.
error-not-your-seat = Seat { $seat } is not yours; choose one of your own.
error-not-host = Only the host of the table may do that; ask the host.
error-no-such-seat = The table has no seat { $seat }; choose one that it has.
error-which-seat = It is not clear which seat is meant; name it.
error-seat-taken = Somebody sits on seat { $seat }; close the links to it first.
error-seat-here = Somebody plays on seat { $seat } right now; a bot can play for them once they are gone.
error-nobody-to-return = Nobody has come to seat { $seat } by a link; make one for them.
error-not-near = This door is open to the local network only; join the network of the machine.
error-not-this-machine = Only who sits at the machine that runs the server can do that; do it there.
error-no-network = This machine is on no local network; join one, then try again.
error-no-network-port = No port for the network is free on this machine; close other programs, then try again.
error-link-needed = This server lets you in by a link only; ask the table's host for one.
error-link-closed = This link was used before, or was closed, or belongs to another table; ask for a new one.
error-record-secret = The record would tell secrets of a game that is not over; save it when it is.
error-delete-title = To delete the table, repeat its title: { $title }
error-rematch-luck = The same luck can be had again only when the game is over; take fresh luck.
error-rematch-position = This game did not begin at the set-up, so it cannot be set up again; open a new table.
error-host = The server is not known by this name; use the address that it printed when it started.
error-origin = The request comes from another site's page; open this server's own page.
error-too-fast = That was too much at once; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
error-too-many-tables = You have opened too many tables; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
error-too-many-sockets = There are { $most } open connections of yours already; close one first.
error-too-many-replays = You look back at too many games at once; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
error-too-many-odds = You ask for too many odds at once; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
error-record-too-long = The record has { $found } answers, and this server keeps games of at most { $most }; play it in the terminal.
error-game-too-long = This game has come to { $most } entries, more than which the server does not keep; begin a new one.
error-replay-too-long = The game is too long to be played again in time; try again in a while.
error-nobody-waits = Nobody waited for the answer any more.
error-too-slow = The request did not come in time; send it again, all at once.
error-bot-plays = A bot plays on seat { $seat } now; take the seat back first.
error-bad-message = The message cannot be understood; send JSON as the documentation of the wire describes it.
error-bad-socket = Too many messages on this socket were refused; connect again, and send what the views offer.
error-bad-request = The request cannot be understood ({ $place }); send it as the documentation of the wire describes it.
error-no-page = There is nothing at this address; check it.
error-no-method = This address cannot be used in that way; use one of the methods that the answer allows.
error-too-large = The request is too large; send less.
error-not-json = The request is not JSON; send JSON.
error-damaged-store = The server's database is damaged, so nothing has happened; tell whoever runs the server.
error-no-store = The server cannot save at the moment, so nothing has happened; try again in a while.
error-unexpected = Something went wrong in the server; tell whoever runs it this number: { $id }
error-cannot-listen = The server cannot listen at { $host } port { $port } ({ $why }); choose another port with --port.
error-needs-public = Others could reach the server at { $host }; add --public to allow it, or leave out --host.
error-origin-form = "{ $found }" is not the address of a site; write it like https://play.example.org.
error-limit-name = There is no limit "{ $found }"; choose one of: { $expected }.
error-limit-value = The limit { $limit } cannot be "{ $found }"; give a number above 0.
error-port = There is no port { $found }; give a number from 0 to 65535.

cli-served-already = Siegeworks is running already, at { $address }
cli-serving = Siegeworks is at { $address } (Ctrl+C stops it; all games are saved)

page-title = Siegeworks
page-plain = This page only lists the tables. To play here, let your browser run scripts; if the pages for it are not built, run "python3 start.py" once.
page-schema = What programs can ask for
page-tables = Tables
page-private = On this server, tables are known only to those who have a link.
page-no-tables = There are no tables yet.
page-table = Table
page-game = Game
page-players = Players
page-state = State
page-since = Since
page-under-way = under way
page-over = over

use-serve = Serve games to browsers and programs, on this machine or to others.
use-host = The address to listen at.
use-port = The port to listen at; 0 takes a free one.
use-public = Let others in, each by a link.
use-lobby = On a public server, let everybody see the list of tables.
use-origin = The address by which browsers know a public server, such as https://play.example.org.
use-serve-db = The path or URL of the database; by default in your data folder.
use-proxy = The address of a proxy whose word on its clients' addresses is believed.
use-limit = A limit as name=value, such as tables=10.
use-quiet = Log warnings and errors only.

## The laboratory

error-lab-games = { $found } games cannot be played; take 1 to { $most }.
error-lab-bots = { $found } bots are named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } ({ $bots }); name one for all seats, or one for each.
error-lab-bot-failed = The bot "{ $bot }" failed in the game with seed { $seed }: { $why } What was finished is kept; mend the bot and run the same command again.
error-lab-scratch = Rows cannot be written in { $path } ({ $why }); make room there and run the same command again, what was finished is kept.
error-lab-no-rows = { $path } holds no results yet; let "siegeworks lab run" play first.
error-lab-worker = A worker process ended in the middle of its games, killed or out of memory; run the same command again, what was finished is kept.
error-lab-other = { $path } holds the results of another experiment; choose another folder with --out.
error-lab-fewer = { $path } holds an experiment of { $games } games of each already; ask for at least as many, not { $found }, or choose another folder with --out.
error-lab-not-empty = { $path } holds other files; choose another folder with --out.
error-lab-no-run = { $path } does not hold the results of an experiment; name a folder that "siegeworks lab run" wrote.
error-lab-disk = { $path } cannot be written ({ $why }); make room or choose another place and run the same command again, what was finished is kept.
error-lab-file = The experiment { $path } cannot be read ({ $why }); check the path.
error-lab-toml = { $path } is not a TOML file ({ $why }); mend it.
error-lab-field = An experiment has no field "{ $field }"; it may have { $expected }.
error-lab-value = The field "{ $field }" holds { $found }; it must be { $expected }.
error-lab-versus = At one table two bots play against each other: in a game for two seats whose players do not win together, alike in all else; name A and B as bots=NAME.
error-lab-mirrors = In this game the seats play against each other, and each of these bots would only meet itself, which does not tell which is stronger; add --versus to let them play against each other.
error-lab-tournament = A tournament is for two or more bots that play the same game alike; name each with --bots, and one of everything else.
error-lab-tournament-seats = Everybody meets everybody at a table for two, not for { $found }; choose --seats 2.
error-lab-mixed = "{ $found }" is a folder, and "{ $other }" is not; let both sides be folders of results, or both ways to play.
error-lab-played-already = Games in folders are played already; leave --stop and --versus out, or name ways to play instead of folders.
error-lab-unpaired = These games were not played on the same luck; compare runs of the same game with the same seed.
error-lab-tune-one = Only one game with its own content can be tuned; leave other games and content folders out.
error-lab-tune-empty = There is nothing to tune; the experiment needs a [tune] table with numbers and targets.
error-lab-tune-target = A target describes { $found } ways to play; let it name one of each: seats, bots and options.
error-lab-tune-name = "{ $found }" is no number that can be tuned; there are { $expected }.
error-lab-tune-refused = The game's own checks refuse all { $count } tries, the latest because: { $why } Choose other ranges.
error-lab-number-twice = The number { $found } is named twice; name each once.
error-lab-number = "{ $found }" is not of the form table.row.field = 1..9.
error-cli-library = The commands need "{ $found }", which is not installed; get it by { $install }
error-lab-library = The laboratory needs "{ $found }", which is not installed; get it by { $install }
error-lab-ray = Ray at "{ $address }" cannot be used ({ $why }); check that it runs, what was finished is kept.
error-lab-seat = There is no seat { $found }; this game has { $seats }.
error-lab-no-decisions = Nobody has decided anything in this game yet; play on first.
error-lab-stop = "{ $found }" is no pair of hypotheses about winning; write LOW:HIGH, such as 0:0.05, or with --versus Elo such as 0:20.
error-lab-measure = Games have no measure "{ $found }"; there are { $expected }.
error-lab-arrangement = { $path } has no arrangement { $found }; it has { $count }, counted from 0.
error-lab-one-side = "{ $found }" describes { $count } ways to play; let each side be one.
error-lab-calibrate-none = The game "{ $game }" has no file { $path } that says how to judge it; write one, or leave it as it is: it is judged by bots that play on.
error-lab-calibrate-plan = { $path } cannot be used: { $why }
error-lab-side = "{ $found }" is neither a folder of results nor an experiment file nor of the form name=value, such as bots=hard.
error-lab-balance-none = { $game } does not say how it is to be measured; write a bot/balance.toml for it.
error-lab-balance-file = { $path } cannot be used ({ $why }); mend it.
error-lab-balance-name = { $path } names "{ $found }", which there is not; there are { $expected }.
error-lab-balance-against = The run "{ $run }" has no games with { $found }; let what is denied be compared with games that it has.
error-lab-balance-text = The text "{ $found }" cannot be filled in; it may speak of { $expected }.
error-lab-balance-page = The page { $path } cannot be read; run this in the folder of the project, or name the folder of its pages with --docs.
error-lab-balance-marks = { $path } has marks for the figures { $found }, but { $expected } are made; let both name the same.
error-lab-balance-only = There is no part "{ $found }" to be measured; there are { $expected }.
lab-a-table = a table
lab-a-number = a whole number from { $least } to { $most }
lab-numbers = a whole number or a list of them
lab-texts = a text or a list of them
lab-bot-lists = a bot, or a list of bots and of lists with a bot for each seat
lab-a-rate = a rate from 0 to 1

lab-about = { $games } of { $total } games, seed { $seed }. Intervals are for 95 per cent.
lab-wins = Win rates
lab-endings = How games end
lab-lengths = How long games are
lab-ratings = Ratings of the bots
lab-ratings-about = By OpenSkill; a new bot begins at 25. Where all win or lose together, the bots play against the game.
lab-details = { $label }
lab-uses = Choices
lab-luck = Luck: { $kind }
lab-luck-about = How often luck fell so
lab-rules = Rules
lab-rules-about = { $reached } of { $rules } rules with steps were carried out.
lab-not-reached = Steps that no game reached: { $steps }
lab-arrangement = Arrangement
lab-games = Games
lab-won = Won
lab-rate = Rate
lab-interval = Interval
lab-decisions = Decisions
lab-mean = Mean
lab-deviation = Deviation
lab-least = Least
lab-tenth = 10 %
lab-median = Median
lab-ninetieth = 90 %
lab-most = Most
lab-forced = Without choice
lab-score = Score
lab-bot = Bot
lab-final = At the end
lab-name = Name
lab-count = Times
lab-per-game = Per game
lab-in-games = In games
lab-worth = Worth
lab-worth-about = Worth: how many more of a hundred games are won where a thing is drawn than where, at the same draw, another is while this one could still come. The games in which a thing comes at all tell nothing of the sort: what comes late comes in games that last. Of twenty things that are worth nothing, one lies outside its interval all the same.
lab-rule = Rule
lab-number = Number
lab-numbers-tried = Numbers
lab-before = Before
lab-best = Best
lab-target = Target
lab-tuned = Numbers
lab-targets = Targets
lab-trials = Trials
lab-loss = Distance
lab-fresh = On other games
lab-fresh-about = The best numbers were played once more on games that did not choose them: that rate is the honest one.
lab-refused = refused
lab-common = In all of them: { $label }
lab-curve = Chance to win, with its band
lab-entries = Entry of the record
lab-worst = The decisions that cost most
lab-seat = Seat
lab-seat-of = seat { $number }: { $bot }
lab-chosen = Chosen
lab-better = Better
lab-cost = Cost
lab-luck-skill = Luck and skill
lab-balance-yes = yes
lab-balance-no = no
lab-balance-none = none
lab-balance-nothing = nothing
lab-balance-share = { $value } % ({ $low } to { $high } %)
lab-balance-points = { $value } ({ $low } to { $high })
lab-balance-percent = { $value } %
lab-balance-band = { $low } to { $high } %
lab-balance-from-to = { $low } to { $high }

cli-lab-done = { $folder }: { $games } of { $total } games.
cli-lab-rated = { $bot }: { $mean } ± { $deviation }
cli-lab-more-rates = And { $more } more: siegeworks lab report { $folder }
cli-lab-stopped = Stopped; { $games } of { $total } are kept in { $folder }. Run the same command again to go on.
cli-lab-written = Report: { $path }
cli-lab-rate = won { $won } of { $games }: { $rate } ({ $low } to { $high })
cli-lab-side = { $side }: { $label }: { $measure ->
    [win] { $mean } won
    [score] score { $mean }
   *[decisions] { $mean } decisions
 }
cli-lab-difference = Difference A - B over { $pairs } pairs: { $value } ({ $low } to { $high })
cli-lab-score = Score of A over { $pairs } pairs at one table: { $value } ({ $low } to { $high }); 0.5 is even
cli-lab-verdict = { $sure ->
    [sure] { $who ->
        [a] A is ahead
       *[b] B is ahead
     }
    [none] No difference is seen
   *[open] { $who ->
        [a] A seems ahead
       *[b] B seems ahead
     }
 }: { $unit ->
    [won] { $value } % won
    [points] +{ $value } points
    [score] +{ $value } of score
   *[decisions] +{ $value } decisions
 } ({ $low } to { $high }), { $pairs } pairs: { $sure ->
    [sure] sure.
    [none] nobody can say how many more would tell.
   *[open] not sure yet. If it is as large as it seems, about { $more } more pairs would tell.
 }
cli-lab-gain = Without common luck { $factor } times as many games would say as much.
cli-lab-no-gain = Common luck hurt here: without it { $factor } times as many games would say as much.
cli-lab-same = All pairs ended alike, so it cannot be told what common luck saved.
cli-lab-test = Sequential test: log-likelihood ratio { $ratio }, bounds { $low } and { $high }: { $verdict ->
        [H1] the higher hypothesis is taken.
        [H0] the lower hypothesis is taken.
       *[other] not decided yet.
    }
cli-lab-target = { $label }: before { $before }, now { $found } ({ $low } to { $high }) on other games than those that chose the numbers, wished { $wished }
cli-lab-tuned = Content folder: { $content }
cli-lab-calibrate-fit = { $method }: Brier score { $brier } on games that the curve did not know ({ $games } games).
cli-lab-balance-written = Written: { $path }
cli-lab-curve = Chance of seat { $seat } to win, from the first decision to the last:
cli-lab-split = { "  " }{ $opening } at the opening, luck { $luck }, decisions { $skill }{ $others ->
        [none] { "" }
       *[other] , decisions of others { $others }
    }: { $result ->
        [won] won
        [lost] lost
       *[other] { $result } now
    }. Points are per cent of the chance to win.
cli-lab-dearest = What cost most:
cli-lab-none-dearest = No decision cost much.
cli-lab-none-clear = Of no decision it is clear that it cost much.
cli-lab-dear = { "  " }{ $stretch }: { $cost } points.
cli-lab-mistake = { "    " }Entry { $entry }, rule { $rule }: { $chosen }; better: { $better }, { $worth } points{ $low ->
        [none] { "" }
       *[other] { " " }({ $low } to { $high })
    }. { $why }
cli-lab-no-mistake = { "    " }No single decision of it stands out.
cli-lab-no-better = { "    " }Nothing else is seen to be clearly better.
cli-lab-doubt = The number after ± is how far off a figure may be, because only so many games were played on; --rollouts plays more.
cli-lab-draws = What luck brought most:
cli-lab-draw = { "  " }{ $stretch }{ $whose ->
        [own] { "" }
       *[other] { " " }(of another seat)
    }: { $drawn }, { $worth } points.

stretch = Decision { $number }
stretch-each = a decision
judged-calibrated = The chances are those of strong play: they were fitted to { $games } games.
judged-not-calibrated = Nobody has measured yet what strong play makes of this game: the chances are those of bots that play on by habit.
judged-bot = { $bot ->
        [random] chance
        [habit] habit
        [easy] the easy bot
        [normal] the normal bot
        [hard] the hard bot
        [expert] the expert bot
       *[other] { $bot }
    }
judged-little = { $spread ->
        [0] One game says little.
       *[other] One game says little: the decisions of the hard bot itself scatter by { $spread } points from game to game.
    }
judged-between = { $points } points { $each }, between { $below } and { $above }. { judged-little }
judged-best = { $points } points { $each }, better than { $below } on average. { judged-little }
judged-least = { $points } points { $each }, below { $above }. { judged-little }
judged-why = After it { $better } of 100 games are won instead of { $chosen }.
judged-why-gains = It would have left, on average: { $gains }. After it { $better } of 100 games are won instead of { $chosen }.
judged-gain = { $figure } { $would } instead of { $had }

use-lab = Experiments: play by the thousand, report, compare, tune.
use-lab-run = Play an experiment, or go on with one that was broken off.
use-lab-report = Write the report of a run as one page.
use-lab-compare = Compare two ways to play on the same luck.
use-lab-tournament = Let every bot meet every other: all pairs with intervals, and ratings.
use-lab-tune = Adjust numbers of a content table toward target win rates.
use-lab-balance = Measure how hard a game is, and write its page, its pictures and the figures of its bots.
use-lab-balance-game = A game with a bot/balance.toml, which says what is played and written.
use-lab-balance-games = At most so many games of each combination, for a quick look; what they say is written beside them, into the folder "written".
use-lab-balance-bot = This bot instead of all others but random, for a quick look like --games.
use-lab-balance-only = Only one part: page or levels.
use-lab-balance-as-it-is = Play nothing; write what there is.
use-lab-balance-docs = The folder of the pages.
use-lab-calibrate = Measure what strong play makes of positions, so that games can be judged by it.
use-analyse = Analyse a recorded game: chances, costly decisions, luck and skill.
use-lab-file = An experiment as a TOML file; flags replace its fields.
use-lab-game = A game; may be given several times.
use-lab-seats = How many seats; may be given several times.
use-lab-option = An option of the game, such as level=easy,hard for both.
use-lab-bots = A bot for all seats, or "one | other" by seat; may be given several times. "siegeworks games --json" says how strong the levels are.
use-lab-content = A folder of content tables, or - for the game's own; may be given several times.
use-lab-games = Games of each arrangement.
use-lab-seed = The seed that all games' seeds come from.
use-lab-out = Where the results go.
use-lab-ray = Play on the Ray cluster at this address; "local" starts one here.
use-lab-folder = A folder that lab run wrote.
use-lab-page = Where the page goes.
use-lab-side = A folder of results (FOLDER@1 for its second arrangement), an experiment file, or changes such as bots=hard.
use-lab-measure = What is compared: win, score or decisions.
use-lab-seat = The seat it is compared for.
use-lab-versus = A and B sit at one table, and change seats for the second game of each pair.
use-lab-stop = Stop when it is clear: LOW:HIGH as difference of win rates, with --versus as Elo.
use-lab-alpha = How often the higher hypothesis may be taken wrongly.
use-lab-beta = How often the lower hypothesis may be taken wrongly.
use-lab-tune-file = An experiment as a TOML file with a [tune] table.
use-lab-trials = How many sets of numbers to try.
use-lab-record = A .siege file.
use-lab-judge = Who plays on from each decision (habit, random or any bot), instead of the value that was measured for the game.
use-lab-rollouts = Games that say how good a position is, where nothing was measured or a bot is named.
use-lab-curve-seat = The seat whose chances are shown.
use-lab-rollout-seed = The seed of these games.
use-lab-html = Write the analysis as a page, too.
use-lab-bench = Measure how fast two processes play random games, apart and together.
use-lab-bench-games = Games of each measurement.
use-lab-bench-ray = Measure a local Ray of two workers, too.

# The measure of a server with many players.

cli-bench-server = { $tables } tables of { $game } with { $seats } { $seats ->
    [one] player
   *[other] players
} each, over sockets:
error-bench-no-server = The server to be measured did not start (exit code { $found }); what it said is above.
error-bench-no-players = A process of players came to no end (exit code { $found }); try fewer tables or fewer clients.
error-bench-url-db = Name a running server with --url, or a database for a new one with --db, not both.
error-bench-url = "{ $found }" is no address of a server; one looks like http://127.0.0.1:8040/.
error-bench-unwelcome = The server at { $url } cannot be measured: { $found }
use-bench-what = A game, "server" for a server with many players, "web" for the browser, "envs" for learners' environments, or "lab" for the laboratory; all games otherwise.
cli-bench-web = Tables of { $game } in a browser on this machine.
error-bench-libraries = Measuring the browser needs "{ $found }", which is not installed; get it by { $install }
error-bench-no-chromium = Measuring the browser needs Chromium, and there is none; install it (on Debian and Ubuntu: apt install chromium).
use-bench-lab = All games: measure the laboratory on two cores, too.
use-bench-tables = Server: tables at once.
use-bench-rate = Server: moves a second over all tables; by default as many as it takes.
use-bench-game = Server, web, envs: the game that is played.
use-bench-clients = Server: processes that play.
use-bench-attack = Server: attack it in several ways, and say what its players feel.
cli-bench-attack = A public server with { $tables } tables of { $game }, attacked from another address; what its players feel:
error-bench-attack-url = Only a server of its own is attacked; leave out --url.
use-bench-kills = Server: kill it so many times in the middle of play, and say what was lost.
cli-bench-kills = A server that was killed { $kills } times while people played:
error-bench-kills-url = Only a server of its own is killed; leave out --url.
error-bench-kills-stuck = These tables did not go on after the server had come back: { $found }.
use-bench-db = Server: a database to measure with, as a path or URL; by default a fresh SQLite file.
use-bench-url = Server: the address of a running one; by default one is started.

## Opponents

level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-wins = Wins { $share } of 100 games { $seats ->
        [one] alone
       *[other] with { $seats } players
    }{ $setting ->
        [none] {""}
       *[other] , { $setting }
    } ({ $low } to { $high }; { $games } measured).
level-wins-against = Wins { $share } of 100 games against { $against } ({ $low } to { $high }; { $games } measured).

## Looking back

branch-title = What if: { $title }

## Learners

error-action-text = An action is named by the text of an option, such as "move G3", not by { $found }.
error-no-action = { $game } has no action "{ $found }".
error-vector-size = An observation of { $found } bytes does not fit; expected: { $expected }.
error-vector-value = This is no observation: "{ $found }" is no code of { $field }.
error-no-field = { $game } has no field "{ $found }".
error-schema-format = This is not the saved schema of a game.
error-schema-other = What was saved belongs to "{ $found }", not to "{ $expected }"; learn anew, or carry it over by names.
error-history = A history holds 0 to 1000 events, not { $found }.
error-env-illegal = Action { $found } ({ $text }) is not offered now; the mask says what is.
error-env-range = There is no action { $found }; actions are whole numbers from 0 to { $last }.
error-env-shape = { $expected } whole numbers are expected as actions, one for each game, not { $found }.
error-env-over = The game is over; reset it first.
error-env-not-begun = Reset the environment before its first step.
error-env-rewards = Rewards can be "result", "graded" or "shaped", not "{ $found }".
error-env-render = It can be shown as "ansi", "svg" or "human", not as "{ $found }".
error-env-gamma = The discount must be a number from 0 to 1, not { $found }.
error-env-agent = There is no agent { $found }; there are { $expected }.
error-env-places = The number of games and of processes must be a whole number from 1 on, not { $found }.
error-env-worker = A process of the environment has ended; close it and make a new one.
error-env-saved = This was saved by another environment.
error-env-luck = Luck cannot fall as { $found } here; its outcomes say how it can.
error-env-position = "{ $found }" is no packed position; give the line of a position to siegeworks.envs.spiel.load.
error-env-simultaneous = In { $game } nobody answers at the same time as others; leave "simultaneous" out.
error-env-initial = Where a game begins is said when it is loaded: load(..., position=...).
error-env-all-players = No observer sees what all players see; ask for one player or for the public.
error-env-cycles = A number of answers is a whole number, 0 for no limit; not { $found }.
use-lab-dataset = Write games of bots down as numbers for learners, or go on with it.
use-lab-history = So many events that a seat heard at the end of each observation.
cli-lab-dataset-done = { $games } games in { $folder }.
cli-lab-dataset-stopped = Stopped; what is finished is kept in { $folder }. The same command goes on.
error-lab-dataset-games = A dataset is of one game, not of several: { $found }.
error-env-one-process = Games are put aside and taken up in an environment of one process; this one has several.
error-env-place = There is no place { $found }; places are numbered from 0 to { $last }.
error-env-library = Environments need "{ $found }", which is not installed; get it by { $install }
