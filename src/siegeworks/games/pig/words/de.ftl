### Wörter von Schwein, auf Deutsch.

title = Schwein
blurb = Würfle, solange du dich traust; wer zuerst 100 Punkte hat, gewinnt.
about = 2 bis 4 Personen, etwa 5 Minuten. Ein überliefertes Würfelspiel, hier zum Kennenlernen des Programms.
points = Die Punkte, die jeder gesichert hat.
play-win = Sichere als erste Person 100 Punkte.
play-lose = Wenn jemand anderes sie zuerst hat.
play-turn = Würfle, so oft du magst; jeder Wurf kommt in den Topf. Eine 1 leert ihn und beendet deinen Zug; hältst du an, gehört dir der Topf.

ask-RollOrHold = Würfle, oder hör auf und sichere den Topf
do-roll = Würfeln
do-hold = Aufhören und den Topf sichern

log-rolled = { $seat } würfelt { $face }
log-banked = { $seat } sichert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

result-spilt = Der Topf ist verloren, und der Zug endet

end-reached = Jemand hat 100 Punkte erreicht.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-scores = Punktestände
zone-pot = Topf

## Die Geschichte

epilogue-rolls = { $winner } sicherte die letzten Punkte, nach { $rolls } Würfen; { $spilt ->
        [0] kein Topf wurde verschüttet
        [one] ein Topf wurde verschüttet
       *[other] { $spilt } Töpfe wurden verschüttet
    }.

## Was alles auf dem Brett ist

about-area-die = Würfle. Eine 2 bis 6 kommt in den Topf; eine 1 leert ihn und beendet deinen Zug.
    .rule = 1.3
    .name = Der Würfel
about-area-trough = Aufhören: Der Topf wird dir gutgeschrieben, und der Nächste ist dran.
    .rule = 1.4
    .name = Der Trog
about-zone-pot = Die Punkte dieses Zuges, die noch nicht gutgeschrieben sind. Eine 1 kostet sie.
    .rule = 1.3
about-zone-scores = Die gutgeschriebenen Punkte dieses Spielers. Sie sind sicher; mit 100 ist das Spiel gewonnen.
    .rule = 1.4

fortune-dice = Der Würfel

check-over = Das Spiel wäre zu Ende, denn jemand hat { $goal } Punkte
check-pot = Eine 1 kostet den Topf, also liegt nie ein einzelner Punkt darin
