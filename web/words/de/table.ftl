# Der Tisch

board = Spielplan
actions = Aktionen
status = Lage
log = Verlauf
rules = Regeln
seats = Plätze
luck = Das Glück bisher
talk = Gespräch
talk-new = Gespräch: { $count } neu
talk-about = Das lesen nur die, die an diesem Tisch sitzen. Es ist vergessen, wenn alle gegangen sind. Um etwas auf dem Plan zu zeigen, zeige darauf und drücke s, oder nimm das Auge neben seinen Worten.
talk-line = Sag etwas
talk-said = { $name }: { $words }
talk-shown = seht hier: { $what }
talk-show = Die anderen dorthin sehen lassen
keys = Tasten
odds = Was daraus wird
table-doors = Tisch
more-doors = Mehr
text-mode = Textmodus

# Frage und Warten

waiting = Einen Augenblick …
waiting-for = Wir warten auf { $name }.
bot-thinks = { $name } denkt nach.
seat-open-waits = Der Platz von { $name } ist frei. Dein Gast setzt sich über den Link unter „Plätze“; oder nimm ihn selbst.
waiting-away = Wir warten auf { $name }; die Verbindung fehlt.
seat-open-empty = Der Platz von { $name } ist noch frei.
seat-stood-in = Ein Bot spielt für dich.
seat-back-mine = Selbst weiterspielen
tab-mine = Du bist am Zug: { $title }
tab-other = { $name }: { $title }
open-rule = Regel { $rule }
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; dein Spiel ist sicher.
pending-late = „{ $what }“ ist unterwegs. Die Antwort dauert länger als sonst.
pending = Die Verbindung ist weg. „{ $what }“ wartet auf sie und wird einmal gesendet, sobald sie wieder da ist.
assisted = Mit Zurückspulen
luck-known = Glück bekannt
luck-from-seed = Das Glück wurde hier gewählt: Wer den Tisch eröffnet hat, gab seine Nummer vor.
luck-from-same = Das Glück ist hier dasselbe wie in einem früheren Spiel und kann bekannt sein.
luck-from-record = Dieses Spiel kommt aus einer Datei, sein Glück kann bekannt sein.
luck-from-given = Glück ist hier, was Menschen eingeben.
seat-changed-hands = Platz übernommen
takeover-host-person = Der Gastgeber hat den Platz von { $name } von jemand anderem übernommen; beide wissen, was er enthielt.
takeover-host-bot = Der Gastgeber hat den Platz von { $name } von einem Bot übernommen und weiß, was er enthielt.
takeover-link-person = Jemand kam über einen Link auf den Platz von { $name }; wer ihn vorher hatte, weiß, was er enthielt.
takeover-link-bot = Jemand kam über einen Link auf den Platz von { $name }; vorher hatte ihn ein Bot.
role-watch = Du siehst zu
role-hand = Du siehst jemandem zu

# Spielplan

propose = Den anderen vorschlagen: { $words }
take-again = { $words }: so oft wie möglich
take-again-short = alle
way-steps = { $words } ({ $steps } Schritte)
place-options = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
place-holds = { $done }. Hier: { $things }
place-pick = Wählen: { $name }
inspector-idle = Zeig auf irgendetwas, um zu sehen, was es ist und was kommt.
inspector-vain = Hier gibt es nichts zu wählen.
inspector-idle-look = Tippe einen Ort an, um zu sehen, was es ist und was kommt.
inspector-idle-tap = Tippe einen Ort an, um zu sehen, was es ist. Was leuchtet, wählst du damit; halte es, um erst zu sehen, was daraus wird.
about = Was das ist
about-more = Alles dazu
regions = Teile des Plans
region-whole = Ganzer Plan
hidden = verdeckt
nothing = nichts

# Karten und Titel über dem Spielplan

stage-on = Weiter
card-look = Die Karte ansehen
card-short = Karte
part-now = { $name } (jetzt)

# Aktionen

parts = Womit
not-possible = { $count ->
    [one] Eines geht gerade nicht
   *[other] { $count } Dinge gehen gerade nicht
}
gauge = Gefahr: { $words }, { $value } von { $most }
gauge-danger = { $danger ->
    [0] Hält stand
    [1] Unter Druck
    [2] In Gefahr
   *[other] Kurz vor dem Fall
}
undo-what = Zurück: { $what }
undo-all = Alle { $count } Entscheidungen zurücknehmen
undo-none = Nichts zurückzunehmen
redo = Noch einmal
redo-what = Noch einmal: { $what }
doubt = Jetzt entscheidet das Glück
doubt-words = „{ $what }“ lässt sich nicht zurücknehmen: Das Glück entscheidet, was folgt.
spot-again = „{ $words }“ erschien gerade dort, wo du geklickt hast, und wurde nicht gewählt. Klick noch einmal, wenn du es willst.
digit-again = { $digit } bedeutet jetzt „{ $words }“ und wurde nicht gewählt. Drück noch einmal, wenn du es willst.
doubt-unspent = Sicher? { $unspent }
doubt-unspent-words = Nach „{ $what }“ bleibt es dabei. Es lässt sich nicht zurücknehmen.
doubt-last = Das ist das Letzte
doubt-last-words = Nach „{ $what }“ ist hier nichts mehr zu wählen, und der Zufall entscheidet, was folgt. Es lässt sich nicht zurücknehmen.
closes = Die nächste Wahl hier ist die letzte; dann geht es weiter.
doubt-fatal = Damit ist das Spiel verloren
doubt-lost = Damit ist das Spiel verloren, wie mit jeder Wahl
odds-exact = gezählt
odds-simulated = aus { $samples } Versuchen
odds-singly = jedes für sich
odds-more = … und { $count } weitere, weniger wahrscheinlich
certain = sicher
nothing-more = sonst nichts
nothing-happens = nichts geschieht

# Verlauf und Schritte

since-acted =
    { $count ->
        [one] Neu
       *[other] Neu: die letzten von { $count }
    }
log-more = Ganzer Verlauf
log-less = Einklappen
log-earlier = Frühere Zeilen
back-before = Zurück vor „{ $what }“
rewind-before = Ab „{ $what }“ noch einmal üben; das Spiel gilt dann als zurückgespult
past = Was geschah
past-through = Durchgehen
past-of = { $at } von { $all }
past-back = Zurück
past-on = Weiter
past-shown = Das ist geschehen.
past-skip = Überspringen

# Regeln

cards = Karten
cards-search = Karten durchsuchen
cards-none = Keine Karte hat alle diese Wörter.
cards-of = { $sort } ({ $count })
rules-search = In den Regeln suchen
rules-none = Kein Absatz enthält alle diese Wörter.

# Glück

luck-hint = Der Punkt ist, was kam, der Strich, was im Mittel zu erwarten ist. In 95 von 100 Spielen liegt es im Band.
luck-stream = { $words }: { $count } gezogen
luck-what = Was
luck-seen = Kam
luck-expected = Erwartet
luck-usual = Üblich
luck-range = { $low } bis { $high }
luck-none = Das Glück hat noch nichts entschieden.

# Plätze

seat-number = Spieler { $number }
seat-side = { $name }, { $side }
seat-name = Name von Spieler { $number }
seat-asked = ist gefragt
seat-you = { $name } (du)
seat-you-is = du, { $kind }
led-by = { $thing } ({ $names })
you = du
acts-now = { $name }, am Zug
seat-here = da
seat-away = nicht verbunden
seat-open = frei
seat-bot = Bot, { $level }
seat-bot-choose = Bot für { $name }
seat-bot-none = Kein Bot
seat-gone = weg
seat-bot-here = Bot, { $level }; { $name } ist verbunden
seat-bot-for = Einen Bot für { $name } spielen lassen
seat-back = { $name } den Platz zurückgeben
seat-take = Platz nehmen
link-seat = Per Link einladen
link-another = Noch einen Link machen
link-another-hint = Ein neuer Link ist für denselben Platz; der, über den { $name } kam, führt dann nirgendwohin.
link-device = Auf anderem Gerät spielen
link-hand = Jemanden mitschauen lassen
link-hand-close = Mitschauen beenden
link-close = Links des Platzes schließen
link-watch = Link für Zuschauer
link-watch-close = Zuschauer wegschicken
link-made-seat = Wer diesen Link zuerst öffnet, nimmt den Platz von { $name }:
link-made-seat-alone = Wer diesen Link zuerst öffnet, hat den Platz von { $name }; dann hat ihn sonst niemand, auch dieser Browser nicht:
link-made-hand = Wer diesen Link zuerst öffnet, sieht, was du siehst:
link-made-watch = Wer diesen Link öffnet, sieht, was alle sehen dürfen:

# Mehrere an einem Bildschirm

hand-over = Gib den Bildschirm an { $name }
hand-over-hint = Was jetzt kommt, ist nur für ein Paar Augen.
i-am = Ich bin { $name }

# Textmodus

text-line = Tippe eine Zahl, eine Möglichkeit oder „hilfe“
text-sentences = Die Lage in Sätzen
text-send = Senden

# Tasten

key-digits = aus den Aktionen wählen
key-end = den Zug beenden, oder was gefragt ist
key-arrows = über die hellen Orte gehen; Enter wählt
key-hold = ein Finger, der auf einer Aktion bleibt, zeigt ihre Chancen
key-undo = zurücknehmen
key-redo = noch einmal
key-rule = der Absatz der Regeln zur Frage
key-about = alles über das, worauf du zeigst
key-show = die anderen sehen lassen, worauf du zeigst
key-log = den Verlauf ausklappen
key-steps = einen Schritt zurück und weiter
key-skip = überspringen, was gezeigt wird
key-text = Textmodus
key-help = diese Liste
enders = Beenden
