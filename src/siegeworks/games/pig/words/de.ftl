### Wörter von Schwein, auf Deutsch.

title = Schwein
blurb = Würfle, solange du dich traust; wer zuerst 100 Punkte hat, gewinnt.
about = 2 bis 4 Personen, etwa 5 Minuten. Ein überliefertes Würfelspiel, hier zum Kennenlernen des Programms.

ask-RollOrHold = Würfle, oder hör auf und sichere den Topf
do-roll = Würfeln
do-hold = Aufhören und den Topf sichern

log-rolled = { $seat } würfelt { $face }
log-banked = { $seat } sichert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

end-reached = Jemand hat 100 Punkte erreicht.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-scores = Punktestände
zone-pot = Topf

fortune-dice = Der Würfel
