### Words of all games and all clients, in English.

seat = Player { $number }

## Starting a game

error-unknown-game = There is no game "{ $found }"; choose one of: { $expected }.
error-seats = { $game } cannot be played with { $found } seats; choose one of: { $expected }.
error-luck = Luck cannot be "{ $found }"; write "own" to let the program draw, or "given" to enter it yourself.
error-setting = { $game } has no option "{ $found }"; its options are: { $expected }.
error-setting-value = The option { $setting } of { $game } cannot be "{ $found }"; choose one of: { $expected }.
error-no-content = { $game } has no content tables that you could replace; leave the folder out.

## Choosing

error-over = The game is over; nothing more can be chosen.
error-luck-first = Luck must fall first; enter its outcome, then choose.
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
error-content-differs = This was made with other content tables ({ $found } instead of { $expected }); name their folder with --content.

## Positions in one line

error-position-head = A position of this game begins with "{ $expected }", not "{ $found }"; copy the whole line.
error-position-content = The position was made with other content tables than these ({ $expected }); name their folder with --content.
error-position-word = The word "{ $word }" of the position cannot be "{ $found }"; copy the line anew.
error-position-missing = The position lacks the word "{ $word }"; copy the whole line.
error-position-unknown = The position has an unknown word "{ $word }"; take it out.

## Records

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
error-no-folder = There is no folder "{ $path }"; check the path.

## Content tables

error-content = { $place }: found { $found }, expected { $expected }.
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
