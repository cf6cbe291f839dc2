replay = Rückschau
replay-controls = Das Spiel abspielen
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
play-film = Abspielen
pause = Anhalten
move-number = Zug
move-of = { $move } von { $last }
was-chosen = Gewählt: { $words }
was-better = Besser: { $better }. Das wäre { $cost } Punkte mehr wert gewesen.
copy-link = Link kopieren
play-on = Ab hier weiterspielen
eyes = Gesehen von
eyes-of = Platz { $number } { $name }
curve = Gewinnchance mit ihrem 95-%-Band
curve-and-turns = Gewinnchance; darunter, was jeder Zug daran geändert hat
legend-gain = deine Entscheidungen halfen
legend-cost = deine Entscheidungen kosteten
legend-others = Entscheidungen der anderen
legend-luck = Glück
turn-decisions = Entscheidungen
turn-luck = Glück
curve-numbers = Die Zahlen
decision = Entscheidung
chance = Chance
band = Band

end-won = Sieg
end-lost = Niederlage
end-winners = Gewonnen: { $names }
end-nobody = Das Spiel ist verloren
grade = Note
score = Punkte
score-of = Punkte von { $name }
last-blow = Zuletzt
assisted-name = Mit Hilfe
assisted-words = Dieses Spiel wurde zurückgenommen oder mittendrin begonnen.
from-turning-point = Ab Wendepunkt neu
rematch = Noch einmal spielen
rematch-same = Noch einmal mit demselben Glück
export = Als .siege-Datei speichern
judging = Die Bots sehen sich jeden deiner Züge an, um ihn zu beurteilen.
split-opening = Beginn { $share }
split-luck = Glück { $points }
split-decisions = Entscheidungen { $points }
split-others = Entscheidungen der anderen { $points }
split-won = gewonnen
split-lost = verloren
points-are = Ein Punkt ist eines von hundert Spielen, gewonnen oder verloren. Beginn, Glück und Entscheidungen ergeben zusammen das Ergebnis. Der Beginn ist für dieses eine Spiel geschätzt; die Zahl bei einer Stufe ist über viele gezählt.
costly = Was am meisten gekostet hat
none-costly = Kein Zug hat dich viel gekostet.
dear-choice = { $turn }: Du hast „{ $chosen }“ gewählt. Besser war „{ $better }“; das hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von hundert gekostet.
dear-turn = { $turn }: Deine Entscheidungen haben zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von hundert gekostet; keine einzelne ragt heraus.
dear-more = Mehr
dear-whole = Der ganze Zug: { $points }.
mistake-worth = Mit 95 % Sicherheit hat die Wahl { $low } bis { $high } Punkte gekostet.
mistake-certain = Das Glück hatte dabei nichts zu sagen.
lucky = Was das Glück brachte
look = Ansehen
look-at = Ansehen: { $chosen }
seed-title = Die Nummer des Glücks
seed-words = Alles Glück kam aus dieser Nummer. Beginne ein neues Spiel mit ihr oder öffne die gespeicherte Datei, um zu sehen, dass es genauso fällt.
epilogue = Was daraus wurde
