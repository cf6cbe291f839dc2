// Generated from the wire's schema by "python -m siegeworks.server.schema.typescript". Do not edit.

/** The version of the wire that these types describe. */
export const VERSION = 1;

/** What all routes begin with, but those that people watch the server by. */
export const API = "/api/v1";

/** What something drawn is and does, and the rule that says so; its name if it has one. */
export interface About {
  words: string;
  rule?: string;
  name?: string;
}

/** All options of a verb as one wish: its words, and the option that it begins with. */
export interface AllOf {
  verb: string;
  words: string;
  option: string;
}

/**
 * A slot's place by the value of another zone under the same key, or of one that is no row.
 * With `holds`, by the key under which the row `zone` holds that value (where a tile lies).
 * Of a pile, by what the pile `zone` holds at the same place; several alike stand in a
 * line.
 */
export interface Along {
  zone: string;
  places: Record<string, [number, number]>;
  holds?: string;
}

/**
 * A game judged; `done` of `total` looks so far, and what is known by then. The curve comes
 * roughly first, then point by point; what luck and decisions did, and what cost most,
 * comes when all is done. `opening`, `luck`, `skill` and `others` add up to `result`, and
 * turn by turn do what the turns hold.
 */
export interface Analysis {
  done: number;
  total: number;
  curve: Array<CurvePoint>;
  worst: Array<Mistake>;
  opening: Chances | null;
  same_luck: Chances | null;
  result: number | null;
  luck: number | null;
  skill: number | null;
  others: number | null;
  turns: Array<JudgedTurn>;
  dearest: Array<DearTurn>;
  draws: Array<LuckyDraw>;
  per_turn: number | null;
  standing: string;
  trust: string;
  calibrated: boolean;
}

/** A choice: the sequence it was made at, the option's text, a key that makes retries safe. */
export interface Answer {
  /** From 0 to 2147483647. */
  sequence: number;
  /** The text of an option. At most 200 characters. */
  option: string;
  /** Chosen by the client; sent again, it counts once. At most 64 characters. */
  key?: string;
  /** From 0 to 30. */
  seat?: number | null;
  how?: "again" | "all" | "once" | "way" | "wish";
}

/** A place that can be lit, chosen and zoomed to; `x` and `y` are its upper left corner. */
export interface Area {
  id: string;
  nouns: Array<string>;
  x: number;
  y: number;
  width: number;
  height: number;
  shape?: "box" | "path" | "round";
  d?: string;
  zoom?: string;
  label?: string;
  places?: Array<[number, number]>;
  /** At most 2 entries. */
  mark?: [number, number] | null;
  of?: string;
  picks?: string;
  tags?: Record<string, string>;
}

/**
 * What a client needs to draw the tables of one game and its options. `art` are addresses:
 * `board` (an SVG to be put below the pieces), `pieces` (an SVG of symbols), `style` (a
 * style sheet); none of a game that is drawn plainly. `words` are those of the layout's
 * keys in the language asked for; `names` those of nouns, by `kind:name`, and `pieces` are
 * found in the same way. `zones` says of which kind the names in a zone are. `about`
 * explains what is drawn, by `area:<id>`, `zone:<name>`, `status:<key>`, `mark:<kind>`,
 * `gauge` and `piece:<kind>:<name>`. `people` are the nouns that each seat leads, such as
 * `officer:1`: the style sheet gives their names a colour. `story` has the cards, and says
 * how lines of the log are shown and heard.
 */
export interface Board {
  game: string;
  layout: Layout | null;
  art: Record<string, string>;
  pieces: Record<string, Piece>;
  words: Record<string, string>;
  names: Record<string, string>;
  zones: Record<string, ZoneKinds>;
  about: Record<string, About>;
  people: Array<Array<string>>;
  story: Story | null;
}

/** A path between two areas; `closed_by` names zones and the values that close it. */
export interface BoardLink {
  start: string;
  end: string;
  d?: string;
  closed_by?: Record<string, Array<string>>;
}

/** A what-if: a table of one's own that goes on from a place of the journal, with fresh luck. */
export interface Branch {
  /** From 0 to 2147483647. */
  place: number;
  /** What people call the table. At most 120 characters. */
  title?: string;
}

/**
 * A card as it is shown: what it is, its story, what it does, and the rule. `words` say all
 * that it does. A card of which only a part counts at a time has the same in `parts`, by
 * what the zone `by` holds, and what goes for all of them in `rest`.
 */
export interface Card {
  name: string;
  sort: string;
  story: string;
  words: string;
  rule?: string;
  symbol?: string;
  by?: string;
  parts?: Array<CardPart>;
  rest?: string;
}

/** What a card does while a zone holds a value, such as a stage of the game. */
export interface CardPart {
  value: string;
  name: string;
  words: string;
}

/** Something luck may do after an option is taken. */
export interface Chance {
  text: string;
  words: string;
  chance: number;
  rule: string;
  log: Array<string>;
}

/** A share with the bounds of its 95 % interval, each from 0 to 1. */
export interface Chances {
  value: number;
  low: number;
  high: number;
}

/** What is written over a stage of the game as it begins, or as it ends. */
export interface Chapter {
  title: string;
  words: string;
  symbol?: string;
  review?: Array<string>;
}

/** How many links were closed; nobody comes or stays in by them. */
export interface Closed {
  closed: number;
}

/** Something that may come of an option; with all others it makes the whole. */
export interface Consequence {
  words: Array<string>;
  chance: number;
  rule: string;
  percent: number;
}

/** The chance to win at the beginning of a turn. */
export interface CurvePoint {
  place: number;
  seat: number;
  chance: Chances;
}

/** A turn that cost much, and the decision in it that did, if one stands out. */
export interface DearTurn {
  turn: JudgedTurn;
  mistake: Mistake | null;
}

/**
 * Something short that moves on the board while a line is shown. - `shot`: a flash from
 * `start` to `end` - `fall`: rubble at `end` - `die`: a die at `end` that settles on what
 * `text` says - `draw`: something that goes from `start` to `end` Places are nouns, such as
 * `lane:{lane}`, or zones, such as `zone:bag`; names in braces stand for what the line
 * speaks of.
 */
export interface Effect {
  kind: "die" | "draw" | "fall" | "shot";
  end: string;
  start?: string;
  text?: string;
}

/** The table as it is now; `view.sequence` numbers the frames. */
export interface Frame {
  type: "view";
  view: View;
}

/** A line of the log by its number, and what had changed when it was told. */
export interface FrameStep {
  line: number;
  zones: Record<string, string | number | Array<string | number | null> | Record<string, string | number | null> | null>;
  outlook: Outlook | null;
}

/** What changed with each line of the log since a sequence, so that it can be shown in steps. */
export interface Frames {
  start: Record<string, string | number | Array<string | number | null> | Record<string, string | number | null> | null>;
  steps: Array<FrameStep>;
  outlook: Outlook | null;
}

/** All cards of a game, kind by kind, and the addresses of the drawings on them. */
export interface Gallery {
  game: string;
  cards: Array<Card>;
  art: Record<string, string>;
}

/** A game that can be played here. */
export interface GameFacts {
  key: string;
  title: string;
  blurb: string;
  seats: Array<number>;
  options: Array<SettingFacts>;
  teaching: boolean;
  rules: number;
  bots: Array<string>;
  about: string;
  minutes: Array<number>;
  together: boolean;
  levels: Array<LevelFacts>;
  lessons: Array<LessonFacts>;
  emblem: string;
  endings: Record<string, string>;
  own_endings: Record<string, string>;
  titles: Record<string, string>;
  cards: boolean;
  secrets: boolean;
  sides: Array<string>;
}

/**
 * How close the side is to losing: `value` of `most`, which is defeat. `danger` says how
 * things stand, for a word that is read at a glance: 0 held, 1 pressed, 2 in danger, 3
 * about to be lost. None: no such word is told.
 */
export interface Gauge {
  words: string;
  value: number;
  most: number;
  alarm: boolean;
  danger: number | null;
}

/** A game from a `.siege` record, to be played on or looked at. */
export interface Import {
  /** At most 200000 characters. */
  record: string;
  /** What people call the table. At most 120 characters. */
  title?: string;
  /** At most 30 entries. */
  seats?: Array<SeatWish>;
}

/** A link to be exchanged for a cookie. On a local server, none is needed. */
export interface Join {
  /** What follows the # of a link. At most 100 characters. */
  link?: string;
  /** What people call the player. At most 60 characters. */
  name?: string;
}

/** A turn, a day or a single decision: what its decisions and its luck did to the chance. */
export interface JudgedTurn {
  place: number;
  words: string;
  own: boolean;
  before: number;
  decision: number;
  luck: number;
}

/** The whole board. */
export interface Layout {
  width: number;
  height: number;
  areas: Array<Area>;
  slots: Array<Slot>;
  regions?: Array<Region>;
  links?: Array<BoardLink>;
  verbs?: Array<VerbPlace>;
}

/**
 * A guided game on real rules, with luck from a fixed seed: what is said, and what comes
 * then. `won` is what has been reached at its end, `next` the lesson after it. Who is
 * taught plays on `seat`; on the others, bots do as the lesson has it.
 */
export interface Lesson {
  key: string;
  title: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  seed: string;
  steps: Array<LessonStep>;
  won: string;
  next: LessonFacts | null;
  seat: number;
}

/** A lesson of a game. */
export interface LessonFacts {
  key: string;
  title: string;
  blurb: string;
  minutes: number;
}

/**
 * What a lesson says at a moment of its game. It is said once the player has made `turn`
 * decisions, after the steps before it. `point` are nouns to be lit, `choose` is the option
 * that the lesson asks for, and `accept` all that will do; without any, the player goes on
 * by a button.
 */
export interface LessonStep {
  turn: number;
  words: string;
  point: Array<string>;
  choose: string;
  rule: string;
  accept: Array<string>;
}

/** A table for a lesson; all but its title is as the lesson says. */
export interface LessonTable {
  /** What people call the table. At most 120 characters. */
  title?: string;
}

/**
 * A level of the game's bots: what it is, and how strong it was measured to be, in words.
 * `options` are those that it was measured on: of other games the words say nothing.
 */
export interface LevelFacts {
  level: string;
  words: string;
  measured: string;
  options: Record<string, string>;
}

/** A link; its secret is shown this once and kept nowhere. */
export interface Link {
  role: "hand" | "seat" | "watch";
  seat: number | null;
  secret: string;
  path: string;
  addresses: Array<LinkAddress>;
}

/** A link as others can follow it, with a code for the cameras of their phones. */
export interface LinkAddress {
  url: string;
  size: number;
  code: string;
}

/** A link as its table knows it. */
export interface LinkFacts {
  role: "hand" | "seat" | "watch" | "host";
  seat: number | null;
  used: boolean;
  revoked: boolean;
  created: number;
}

/** A link that somebody has, to be looked at without following it. */
export interface LinkSecret {
  /** What follows the # of a link. At most 100 characters. */
  link: string;
}

/** A link to be made: to a seat, to watch, or to look into a hand of one's own. */
export interface LinkWish {
  role: "hand" | "seat" | "watch";
  /** From 0 to 30. */
  seat?: number | null;
}

/** A page of tables, newest first; `before` is the id to ask for the next page with. */
export interface Lobby {
  tables: Array<TableFacts>;
  before: string | null;
}

/** Something that happened to a table. */
export interface LobbyEvent {
  event: "changed" | "created" | "deleted" | "finished";
  id: string;
  table: TableFacts | null;
}

/**
 * Something that happened, as far as this seat may hear it. `joins` is the number of the
 * line before it that says the same, and `summed` what all such lines say together: a
 * client that shows it leaves out those that were joined. `level` is that of the title
 * which the line is itself; `above` are titles that stand above it.
 */
export interface LogLine {
  number: number;
  event: string;
  about: Record<string, string | number | null>;
  rule: string;
  words: string;
  level?: number;
  above?: Array<LogTitle>;
  joins?: number | null;
  summed?: string;
  chapter?: Chapter | null;
}

/** The title of a part of the log, such as a day; those of a higher level lie inside. */
export interface LogTitle {
  level: number;
  words: string;
}

/** A kind of thing that luck brings: how often it came, and how often to expect (95 % band). */
export interface LuckRow {
  words: string;
  seen: number;
  expected: number;
  low: number;
  high: number;
}

/** What luck did for one purpose, such as drawing cards. */
export interface LuckStream {
  words: string;
  draws: number;
  rows: Array<LuckRow>;
}

/** Something that luck brought, and what it was worth. */
export interface LuckyDraw {
  place: number;
  turn: string;
  noun: string;
  words: string;
  worth: number;
}

/**
 * Something that comes next, on the nouns it threatens or helps: `kind` picks the sign. The
 * sign is the symbol `mark-<kind>` of the game, with `text` (a short number) on it. `share`
 * says how likely it comes if nobody interferes, 1 being certain; the game's board says how
 * such a mark comes true. None: the mark tells what is, or what could be done. What
 * `stands` is a part of the position, and drawn while the steps of a move are shown, too.
 */
export interface Mark {
  kind: string;
  nouns: Array<string>;
  words: string;
  rule: string;
  text: string;
  share: number | null;
  stands: boolean;
}

/** What a client is at a table. */
export interface Me {
  host: boolean;
  seats: Array<number>;
  hands: Array<number>;
  watch: boolean;
}

/** One wish: a choice, an undo, a redo, a rewind, a saying, or a view with the log since. */
export interface Message {
  /** At most 60 characters. */
  id?: string;
  /** From 0 to 2147483647. */
  since?: number | null;
  choice?: Answer | null;
  undo?: TakeBack | null;
  redo?: TakeBack | null;
  rewind?: TakeBack | null;
  say?: Saying | null;
}

/** A decision that cost much, and what was better. */
export interface Mistake {
  place: number;
  seat: number;
  rule: string;
  chosen: string;
  better: string;
  cost: Chances;
  better_text: string;
  certain: boolean;
  nouns: Array<string>;
  why: string;
}

/** An earlier decision of a solo game, to which a practice rewind can go back. */
export interface Moment {
  place: number;
  log: number;
  rule: string;
  words: string;
}

/** Whether friends on the local network can come in, and where. */
export interface Network {
  mine: boolean;
  open: boolean;
  addresses: Array<string>;
}

/** A table to be opened; without seats, all of them at this screen, as few as possible. */
export interface NewTable {
  /** At most 60 characters. */
  game: string;
  /** At most 20 entries. */
  options?: Record<string, string>;
  /** At most 30 entries. */
  seats?: Array<SeatWish>;
  /** What people call the table. At most 120 characters. */
  title?: string;
  seed?: string | null;
}

/**
 * What luck may do next, if an option is taken. `certain`: no luck follows before the next
 * question. `exact`: counted from all that can happen. `simulated`: counted over so many
 * ways that the hidden things may lie. `passed`: the table has gone on from the sequence
 * that was asked about, so there is nothing to tell.
 */
export interface Odds {
  option: string;
  kind: "certain" | "exact" | "passed" | "simulated";
  samples: number;
  outcomes: Array<Chance>;
  effects: Array<string>;
  results: Array<Consequence>;
  defeat: number;
}

/** One thing that may be chosen; `text` is what is sent back. */
export interface Option {
  text: string;
  verb: string;
  noun: string | number | null;
  words: string;
  kind: string;
  ends_turn: boolean;
  ends_question: boolean;
  warning: string;
  closes: string;
  repeats: boolean;
  steps: number;
  group: string;
  short: string;
  stack: string;
  pick: string;
  change: string;
  changes: Array<string>;
  vain: boolean;
  unspent: string;
  place: string;
  proposed: string;
}

/** What a game says of a position beside its pieces; counted from the same view. */
export interface Outlook {
  gauge: Gauge | null;
  status: Array<Status>;
  marks: Array<Mark>;
}

/** A numbered paragraph of the rules reference, in Markdown. */
export interface Paragraph {
  number: string;
  title: string;
  text: string;
}

/** Something that lies in zones: its words, and its attributes for symbols and pips. */
export interface Piece {
  words: string;
  letter: string;
  attributes: Record<string, string | number>;
}

/**
 * Small countable signs on a piece: so many as an attribute says, less what a zone holds.
 * With `zone`, so many as that holds under the same key, such as the rounds of an officer.
 */
export interface Pips {
  attribute: string;
  symbol: string;
  x: number;
  y: number;
  dx: number;
  dy?: number;
  less?: string;
  lost?: string;
  zone?: string;
  size?: number;
}

/** A refusal: its code, a sentence, and what a client needs to go on. */
export interface Problem {
  code: string;
  words: string;
  sequence: number | null;
  rule: string;
  reason: string;
  need: number | null;
  have: number | null;
  id: string;
}

/** What is asked of this seat. */
export interface Prompt {
  key: string;
  rule: string;
  words: string;
  options: Array<Option>;
  refused: Array<Refused>;
  ways: Array<Option>;
  all_of: Array<AllOf>;
  wishes: Array<WishOffered>;
  legend: string;
  shared: boolean;
}

/** Why things are not possible at a sequence: all that somebody may try, notable or not. */
export interface Reasons {
  sequence: number;
  refused: Array<Refused>;
}

/** An answer that is on disk: the sequence after it, and whether it had been there already. */
export interface Receipt {
  sequence: number;
  repeated: boolean;
}

/** A wish that was refused. */
export interface Refusal {
  type: "problem";
  id: string;
  problem: Problem;
}

/** A notable option that is not available now, with the reason as code, numbers and words. */
export interface Refused {
  text: string;
  reason: string;
  need: number;
  have: number;
  rule: string;
  words: string;
  verb: string;
  noun: string | number | null;
  kind: string;
  what: string;
}

/** A part of the board that a small screen shows at once; `words` is a key of the game's. */
export interface Region {
  id: string;
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same game with the same seats again, on fresh luck or on the same. */
export interface Rematch {
  luck?: "fresh" | "same";
  /** At most 120 characters. */
  title?: string | null;
}

/** Another title. */
export interface Rename {
  /** What people call the table. At most 120 characters. */
  title: string;
}

/** A wish that was granted. */
export interface Reply {
  type: "receipt";
  id: string;
  receipt: Receipt;
}

/** How the game ended. */
export interface Result {
  ending: string;
  winners: Array<number>;
  grade: string;
  score: Record<string, number>;
  words: string;
  seed: string;
  epilogue: Array<string>;
  points: string;
}

/** What a seat said, or the thing of the board that it showed. */
export interface Said {
  number: number;
  seat: number;
  text: string;
  noun: string;
}

/**
 * Something for the others who sit at the table: words, or a thing of the board to look at.
 * An option is for those alone who are asked the same, of whom one answer counts: it is
 * proposed.
 */
export interface Saying {
  /** What somebody says. At most 300 characters. */
  text?: string;
  /** A thing of the board, shown. */
  noun?: string;
  /** The text of an option. At most 200 characters. */
  option?: string;
  /** From 0 to 30. */
  seat?: number | null;
}

/** How lines of one kind are shown: which card comes up, what is heard, and what moves. */
export interface Scene {
  card?: string;
  chapter?: string;
  symbol?: string;
  when?: Record<string, Array<string>>;
  since?: string;
  sound?: "alarm" | "bell" | "card" | "defeat" | "dice" | "draw" | "fall" | "shot" | "step" | "victory" | null;
  effects?: Array<Effect>;
}

/** Who sits on a seat; an open seat with a bot's name is a bot that was stopped. */
export interface Seat {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string;
  here: boolean;
  side: string;
}

/** Who is to sit on a seat: somebody at this screen, a bot, or whoever follows a link. */
export interface SeatWish {
  kind?: "bot" | "human" | "open";
  /** What people call the player. At most 60 characters. */
  name?: string;
  /** At most 60 characters. */
  bot?: string;
}

/**
 * An option of a game: its values, the first of them the default. `facts` are in the order
 * that people read them in. `clashes`: for some of the values, the names of options that
 * keep their defaults with it. `seats`: for some of the values, how many may play with it.
 */
export interface SettingFacts {
  name: string;
  values: Array<string>;
  words: string;
  hint: string;
  facts: Array<ValueFacts>;
  clashes: Record<string, Array<string>>;
  seats: Record<string, Array<number>>;
}

/**
 * How a zone, or one key of it, is drawn; `x`, `y` and all points are centres of pieces. -
 * `pile`: so many `symbol` in rows of `columns`, up to `most`; gone ones as `lost`. The
 * first lies at `x`, `y`, the next one `dx` further, the next row `dy` further - `piece`:
 * the thing that lies there; its symbol is `symbol`, in which `{value}`, `{key}` and
 * attributes of the piece such as `{kind}` are filled in; `along` moves it - `stand`: for
 * each key of a row, a piece that stands on the area that its value names - `tally`: for
 * each key of a row, or for `keys`, so many pieces as its number says, one after the other
 * as in a pile; more than `many` of them are one piece with a number - `track`: a marker on
 * `places[value]`; `labels` are keys of words for the places, each written `dx` and `dy`
 * beside its place - `number`: a number on a plate, with `symbol` beside it - `stack`: a
 * pile of cards, with how many there are - `flag`: `symbol`, if the value is not nothing;
 * with `bit`, if that bit is set - `text`: the words for the value
 */
export interface Slot {
  zone: string;
  kind: "flag" | "number" | "piece" | "pile" | "stack" | "stand" | "tally" | "text" | "track";
  x?: number;
  y?: number;
  key?: string;
  area?: string;
  width?: number;
  height?: number;
  symbol?: string;
  lost?: string;
  most?: number;
  many?: number;
  keys?: Array<string>;
  columns?: number;
  dx?: number;
  dy?: number;
  along?: Along | null;
  pips?: Array<Pips>;
  places?: Array<[number, number]>;
  labels?: Array<string>;
  words?: string;
  layer?: number;
  noun?: string;
  less?: string;
  active?: string;
  turns?: string;
  back?: string;
  bit?: number | null;
}

/**
 * A fact that is always shown: a symbol, a short name and a value. Some have the value in a
 * word or a number as well: they are drawn large, to be read at a glance, below `heading`
 * if the name does not say what that is.
 */
export interface Status {
  key: string;
  symbol: string;
  name: string;
  value: string;
  short: string;
  heading: string;
}

/** The cards of a game by `kind:name`, the scenes by kind of log line, and quiet kinds. */
export interface Story {
  cards: Record<string, Card>;
  scenes: Record<string, Scene>;
  quiet: Array<string>;
}

/** What everybody may know of a table who knows its id. */
export interface TableFacts {
  id: string;
  title: string;
  game: string;
  options: Record<string, string>;
  seats: Array<Seat>;
  sequence: number;
  created: number;
  changed: number;
  ending: string | null;
  assisted: boolean;
  rematch_of: string | null;
  asked: Array<number>;
  winners: Array<number> | null;
  luck_from: "fresh" | "given" | "lesson" | "record" | "same" | "seed" | "unknown";
  takeovers: Array<Takeover>;
  obstacle: "" | "changed" | "missing";
}

/** Undo, redo or rewind: to which place of the journal; the latest if none is named. */
export interface TakeBack {
  /** From 0 to 2147483647. */
  sequence: number;
  /** From 0 to 2147483647. */
  to?: number | null;
  /** From 0 to 30. */
  seat?: number | null;
}

/** That somebody came to a seat of a game with secrets which another, or a bot, had before. */
export interface Takeover {
  seat: number;
  taken_by: "host" | "link";
  taken_from: "bot" | "person";
  sequence: number;
}

/** What was said since the last of these; the first on a socket has all that is kept. */
export interface Talk {
  type: "talk";
  lines: Array<Said>;
}

/**
 * What text mode shows: an answer, or the whole position with its numbered options. A whole
 * position also comes in sentences, for those who hear it.
 */
export interface TextPage {
  lines: Array<string>;
  sequence: number;
  parts: Array<TextPart>;
}

/** A part of a position in sentences: a title, and a sentence for each thing. */
export interface TextPart {
  title: string;
  items: Array<string>;
}

/** A decision of a game: where it stands in the journal, whose it was and what was chosen. */
export interface Turn {
  place: number;
  seat: number;
  rule: string;
  words: string;
  log: number;
  text: string;
}

/** A line typed in text mode; the same commands as in the terminal. */
export interface Typed {
  /** The text of an option. At most 200 characters. */
  line: string;
  /** From 0 to 2147483647. */
  sequence: number;
  /** From 0 to 30. */
  seat?: number | null;
  narrow?: boolean;
}

/** What can be taken back: places of the journal, the latest first, and the latest in words. */
export interface Undo {
  places: Array<number>;
  words: string;
  redo: boolean;
  redo_place: number | null;
}

/**
 * A value of an option, with its words, a line that explains it, and how hard it is
 * measured. `measured` is the share of games that the strongest bot wins, by number of
 * seats, in per cent.
 */
export interface ValueFacts {
  value: string;
  words: string;
  hint: string;
  measured: Record<string, number>;
}

/**
 * Where an option is lit whose noun is no area: `area` itself, or the area named by a zone.
 * In `area`, `{noun}` stands for the noun of the option. With `holds`, the area of the key
 * under which the row `zone` holds that value (a tile); with `of`, the area that the row
 * `zone` names under the key that `of`'s value gives (the post of the active officer), or
 * the pile `zone` at that place (a runner of several); else the area that the value of
 * `zone` names.
 */
export interface VerbPlace {
  verb: string;
  zone?: string;
  holds?: string;
  of?: string;
  kind?: string;
  area?: string;
  noun?: string;
}

/** A table as one seat, or a spectator, sees it at one moment. */
export interface View {
  version: number;
  table: string;
  title: string;
  game: string;
  options: Record<string, string>;
  sequence: number;
  seat: number | null;
  role: "hand" | "seat" | "watch";
  seats: Array<Seat>;
  zones: Record<string, string | number | Array<string | number | null> | Record<string, string | number | null> | null>;
  to_move: number | null;
  asked: Array<number>;
  prompt: Prompt | null;
  undo: Undo;
  log_from: number;
  log: Array<LogLine>;
  result: Result | null;
  assisted: boolean;
  outlook: Outlook | null;
  secrets: boolean;
  redo_words: string;
  steps: Array<FrameStep> | null;
  fresh: boolean;
  luck_from: "fresh" | "given" | "lesson" | "record" | "same" | "seed" | "unknown";
  takeovers: Array<Takeover>;
}

/** A table that was just opened: what it is, what you are, and the links to its open seats. */
export interface Welcome {
  table: TableFacts;
  me: Me;
  links: Array<Link>;
}

/** Several answers as one wish: sent back by its key, as an answer whose `how` is "wish". */
export interface WishOffered {
  key: string;
  words: string;
  group: string;
  short: string;
  change: string;
}

/** The kind of noun that a zone holds, and the one that a row is counted by. */
export interface ZoneKinds {
  holds: string;
  by: string;
}

/** What comes over a table's socket; the client sends a `Message`. */
export type FromServer = Frame | Talk | Reply | Refusal;

/** All routes: what stands in the query, what is sent as JSON, and what is answered. */
export interface Routes {
  /** The games that can be played here, with their options, opponents and lessons. */
  "GET /games": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Array<GameFacts>;
  };
  /** All cards of a game, with their stories and what they do. */
  "GET /games/{game}/cards": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Gallery;
  };
  /** A guided game: what is said at which decision, and what is asked for. */
  "GET /games/{game}/lessons/{key}": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Lesson;
  };
  /**
   * Open the table of a lesson. You are its host, and sit on the seat that is taught. Bots
   * sit on the others, and do what the lesson has for them as long as you follow it. One
   * that begins in the middle of a game counts as assisted.
   */
  "POST /games/{game}/lessons/{key}": {
    query: { language?: "de" | "en" | null };
    body: LessonTable;
    answer: Welcome;
  };
  /** The rules reference of a game. */
  "GET /games/{game}/rules": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Array<Paragraph>;
  };
  /** One paragraph of a rules reference. */
  "GET /games/{game}/rules/{number}": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Paragraph;
  };
  /**
   * Server-sent events: created, changed, finished, deleted, each with the table's facts.
   * Where the list of tables is private, only of the tables whose ids you name.
   */
  "GET /lobby": {
    query: { ids?: string | null };
    body: null;
    answer: unknown;
  };
  /** Close the door to the local network; who came in by it is out until it opens again. */
  "DELETE /network": {
    query: null;
    body: null;
    answer: Network;
  };
  /** Whether friends on the local network can come in; where, only this machine is told. */
  "GET /network": {
    query: null;
    body: null;
    answer: Network;
  };
  /**
   * Open a second door for the local network, under the rules of a public server. There
   * links are needed, and nobody sees the list of tables. It closes with the server.
   */
  "POST /network": {
    query: null;
    body: null;
    answer: Network;
  };
  /** Tables, newest first. Where the list is private, only those whose ids you know. */
  "GET /tables": {
    query: { before?: string | null; finished?: boolean | null; game?: string | null; ids?: string | null; limit?: number };
    body: null;
    answer: Lobby;
  };
  /**
   * Open a table. You are its host, and sit on all seats of kind `human`. With a seed,
   * everybody is told so, and a game with secrets cannot have open seats.
   */
  "POST /tables": {
    query: null;
    body: NewTable;
    answer: Welcome;
  };
  /**
   * Open a table with the game of a `.siege` record, as everybody is told there. A game
   * with secrets cannot have open seats then.
   */
  "POST /tables/import": {
    query: null;
    body: Import;
    answer: Welcome;
  };
  /**
   * Delete a table with its game for good. Only its host may, by repeating its title. On a
   * local server, whoever is at the machine may also delete what cannot be played on.
   */
  "DELETE /tables/{table_id}": {
    query: { title: string };
    body: null;
    answer: null;
  };
  /** What everybody may know of a table, and what you are there. */
  "GET /tables/{table_id}": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Welcome;
  };
  /** Give a table another title. Only its host may. */
  "PATCH /tables/{table_id}": {
    query: null;
    body: Rename;
    answer: TableFacts;
  };
  /**
   * A finished game judged, for a seat: the chances at each decision, what cost most, luck.
   * It answers at once with how far it is; ask again until `done` is `total` and not 0.
   */
  "GET /tables/{table_id}/analysis": {
    query: { language?: "de" | "en" | null; seat?: number | null };
    body: null;
    answer: Analysis;
  };
  /**
   * The table as you saw it at a decision; when the game is over, as any seat saw it. The
   * journal's length as the place is the game as it is now.
   */
  "GET /tables/{table_id}/at/{place}": {
    query: { language?: "de" | "en" | null; seat?: number | null };
    body: null;
    answer: View;
  };
  /**
   * How this table is drawn: areas, slots, pieces and words. It stays the same for a whole
   * game. Without a layout the zones of a view are to be shown plainly.
   */
  "GET /tables/{table_id}/board": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Board;
  };
  /**
   * Open a table that goes on from an earlier decision, with fresh luck; it counts as
   * assisted. All seats of people are yours there. While the game goes on, only whoever
   * plays alone may, and what their seat cannot see lies anew.
   */
  "POST /tables/{table_id}/branch": {
    query: { language?: "de" | "en" | null };
    body: Branch;
    answer: Welcome;
  };
  /**
   * Take an option. When the answer comes, the choice is on disk. With a key it is safe to
   * send the same choice again: it counts once.
   */
  "POST /tables/{table_id}/choice": {
    query: null;
    body: Answer;
    answer: Receipt;
  };
  /**
   * What changed with each line of the log since a sequence, as you see it. What was taken
   * back since then is left out.
   */
  "GET /tables/{table_id}/frames": {
    query: { language?: "de" | "en" | null; seat?: number | null; since: number };
    body: null;
    answer: Frames;
  };
  /**
   * Exchange a link, once, for a cookie that makes you what the link says. With that cookie
   * you may follow the same link again, and sit where you sat. In a game with secrets
   * whoever had the seat before is out then. On a local server no link is needed: whoever
   * is at the machine is the host and has all seats of people; with secrets, not those that
   * others came to by a link.
   */
  "POST /tables/{table_id}/join": {
    query: null;
    body: Join;
    answer: Welcome;
  };
  /** Give back the cookie: this client is nobody at the table from now on. */
  "POST /tables/{table_id}/leave": {
    query: null;
    body: null;
    answer: Me;
  };
  /**
   * Do what a typed line says, as in the terminal: an option, or a command such as `help`.
   * After a choice, what happened and the whole position come back; else the answer to the
   * command. Of several at one screen with secrets, one must be named.
   */
  "POST /tables/{table_id}/line": {
    query: { language?: "de" | "en" | null };
    body: Typed;
    answer: TextPage;
  };
  /**
   * Close the links of spectators, to a seat or to a hand; who came in by them is out. The
   * host may close all but those into hands, which are their players' own. A seat whose
   * links are closed is open again, and nobody looks into its hand any more.
   */
  "DELETE /tables/{table_id}/links": {
    query: { role: "hand" | "seat" | "watch"; seat?: number | null };
    body: null;
    answer: Closed;
  };
  /** The links of a table: the host sees all, others those of their seats. */
  "GET /tables/{table_id}/links": {
    query: null;
    body: null;
    answer: Array<LinkFacts>;
  };
  /**
   * A link to a seat that is open or your own, to your own hand, or for spectators. Whoever
   * follows a link to a seat of a game with secrets is the only one to have it then.
   */
  "POST /tables/{table_id}/links": {
    query: null;
    body: LinkWish;
    answer: Link;
  };
  /** What a link opens, and by which addresses others can follow it now. It stays unused. */
  "POST /tables/{table_id}/links/shown": {
    query: null;
    body: LinkSecret;
    answer: Link;
  };
  /** What luck did so far against expectation, counted over the draws that everybody saw. */
  "GET /tables/{table_id}/luck": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Array<LuckStream>;
  };
  /** The decisions of a solo game so far, for the practice rewind. */
  "GET /tables/{table_id}/moments": {
    query: { language?: "de" | "en" | null };
    body: null;
    answer: Array<Moment>;
  };
  /** What luck may do next if you take an option: counted, or simulated if things are hidden. */
  "GET /tables/{table_id}/odds": {
    query: { language?: "de" | "en" | null; option: string; seat?: number | null; sequence?: number | null };
    body: null;
    answer: Odds;
  };
  /** Everything that you may try now and that is not possible, with the reason of each. */
  "GET /tables/{table_id}/reasons": {
    query: { language?: "de" | "en" | null; seat?: number | null };
    body: null;
    answer: Reasons;
  };
  /**
   * The game as a `.siege` file, with the seed once it is over. Before that, in a game with
   * secrets, only whoever plays all seats gets it.
   */
  "GET /tables/{table_id}/record": {
    query: null;
    body: null;
    answer: string;
  };
  /** Take the choice again that you took back last. */
  "POST /tables/{table_id}/redo": {
    query: null;
    body: TakeBack;
    answer: Receipt;
  };
  /** Open a table for the same game and the same seats; those of others are open there. */
  "POST /tables/{table_id}/rematch": {
    query: null;
    body: Rematch;
    answer: Welcome;
  };
  /** In a solo game, go back to any earlier decision; the game counts as assisted from then on. */
  "POST /tables/{table_id}/rewind": {
    query: null;
    body: TakeBack;
    answer: Receipt;
  };
  /**
   * Start or stop a bot, take over an open seat or a bot's, or change your own name. A bot
   * that is stopped leaves an open seat, which keeps the bot's name. The host may also let
   * a bot play for somebody who is not connected; their link and their cookie stay good.
   * Whoever had a seat that is taken over is out; in a game with secrets everybody is told.
   * Whoever leaves a seat open, or in a game with secrets to a bot, has it no longer.
   */
  "PUT /tables/{table_id}/seats/{seat}": {
    query: null;
    body: SeatWish;
    answer: Welcome;
  };
  /** Let the person play again for whom a bot does. The host may, and the person. */
  "POST /tables/{table_id}/seats/{seat}/back": {
    query: null;
    body: null;
    answer: TableFacts;
  };
  /**
   * The table as lines of text: the board, what is asked, and the numbered options. On a
   * narrow screen the board is told in sentences. Of several at one screen with secrets,
   * only whom it waits for, until one is named.
   */
  "GET /tables/{table_id}/text": {
    query: { language?: "de" | "en" | null; narrow?: boolean; seat?: number | null };
    body: null;
    answer: TextPage;
  };
  /** All decisions so far. Of a game with secrets, others' have no words until it is over. */
  "GET /tables/{table_id}/turns": {
    query: { language?: "de" | "en" | null; seat?: number | null };
    body: null;
    answer: Array<Turn>;
  };
  /** Take back your latest choice, or all down to a place that the view names. */
  "POST /tables/{table_id}/undo": {
    query: null;
    body: TakeBack;
    answer: Receipt;
  };
  /** The table as you see it: all that is needed to draw it and to answer. */
  "GET /tables/{table_id}/view": {
    query: { covered?: boolean; language?: "de" | "en" | null; seat?: number | null; since?: number | null };
    body: null;
    answer: View;
  };
  /** Whether the store lets the server write, by its lock, its file and the last write. */
  "GET /healthz": {
    query: null;
    body: null;
    answer: Record<string, string>;
  };
}
