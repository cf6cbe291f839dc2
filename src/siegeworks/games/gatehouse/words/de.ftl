title = Torhaus
blurb = Ein Lehrspiel: drei Tore stürmen oder halten, mit Geheimnissen auf beiden Seiten.
about = Zwei Personen, fünf Minuten. Gemacht, um Siegeworks kennenzulernen.
points = Ein Punkt für den, der gewinnt.
play-win = Die angreifende Seite gewinnt, sobald ein Tor durchbrochen ist, die verteidigende, wenn alle drei vier Runden gehalten haben.
play-lose = Wenn die andere Seite gewonnen hat.
play-turn = Beide nennen geheim ein Tor; dann werden Plättchen gelegt, der Ansturm kommt, und beide können mit Karten antworten.
role-1 = Angriff
    .name = Angriff
role-2 = Verteidigung
    .name = Verteidigung

ask-SecretOrders = Nenne geheim ein Tor
ask-PlaceToken = Lege ein Plättchen verdeckt vor das { $gate } Tor
ask-Answer = Spiele eine Karte gegen den Sturm auf das { $gate } Tor oder passe
ask-Shield = Setze deinen Schild gegen { $card } ein oder passe

do-name = Das { $gate } Tor nennen
do-place = { $token } legen
do-play = Karte spielen: { $card }
do-pass = Passen
do-shield = Den Schild einsetzen

log-card-secret = Der Verteidiger zieht eine Karte
log-card-drawn = Die Karte: { $card }
log-order-given = { $seat } hat ein Tor genannt
log-orders-shown = Der Angreifer stürmt das { $gate } Tor, der Verteidiger bewacht das { $gate2 } Tor
log-token-placed = Das Plättchen am { $gate } Tor: { $token }
log-token-secret = Der Angreifer legt ein Plättchen verdeckt vor das { $gate } Tor
log-card-played = Der Verteidiger spielt { $card }
log-shielded = Der Schild des Angreifers hält { $card } auf
log-token-shown = Das Plättchen am { $gate } Tor wird umgedreht: { $token }
log-die-rolled = Der Würfel zeigt { $face }
log-gate-damaged = Das { $gate } Tor ist getroffen und hat noch { $strength }
log-gate-holds = Das { $gate } Tor hält
log-gate-breached = Das { $gate } Tor ist durchbrochen
log-army-leaves = Das Heer zieht ab

why-no-token = Davon ist nichts übrig: du brauchst { $need }, du hast { $have }
why-no-card = Du hast keine solche Karte: du brauchst { $need }, du hast { $have }

check-tokens = Es sind { $have } Plättchen im Spiel, aber es gibt nur { $most }
check-cards = In Hand und Stapel sind { $have } Karten, aber es gibt nur { $most }, der Reihe nach
check-over = Das Spiel wäre schon zu Ende
check-shown = Ein Plättchen, das nicht da ist, kann nicht offen liegen
check-ordered = { $seat ->
        [0] Der Angreifer
       *[1] Der Verteidiger
    } hat schon ein Tor genannt und kann nicht danach gefragt werden

end-breached = Ein Tor ist durchbrochen: der Angreifer gewinnt.
end-relieved = Alle Tore haben vier Runden gehalten: der Verteidiger gewinnt.

gate-left = linke
gate-middle = mittlere
gate-right = rechte
token-feint = Finte
token-ladder = Leiter
token-ram = Ramme
card-oil = Öl
card-stones = Steine
card-rumour = ein Gerücht
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-gate = Tore
zone-token = Plättchen
zone-shown = Offen
zone-stock = Vorrat
zone-hand = Hand
zone-deck = Stapel
zone-order = Befehle
zone-shields = Schilde
zone-weight = Dem Sturm genommen
zone-round = Runde

## Die Geschichte

chapter-breach = Die Balken geben nach, und das Heer dringt ein.
    .title = Das { $gate } Tor ist durchbrochen
chapter-relief = Vier Runden, und jedes Tor steht noch.
    .title = Das Heer zieht ab

epilogue-gates = Am öftesten wurde das { $stormed } Tor gestürmt; { $hits ->
        [0] kein Schlag saß
        [one] ein Schlag saß
       *[other] { $hits } Schläge saßen
    }.
epilogue-shield = Der Schild des Angreifers wurde eingesetzt.

## Der gezeichnete Plan

look-left = Links
look-middle = Mitte
look-right = Rechts
look-round-1 = 1
look-round-2 = 2
look-round-3 = 3
look-round-4 = 4

## Was alles auf dem Brett ist

about-area-gate = Ein Tor mit Stärke 4. Jede Runde nennen beide Seiten heimlich ein Tor. Bricht der Angreifer eines auf, gewinnt er sofort.
    .rule = 1.3
about-zone-gate = Die Balken sind die Stärke, die ein Tor noch hat. Ein gelungener Sturm nimmt ihm die Stärke des Plättchens.
    .rule = 3.2
about-zone-token = Das Plättchen vor dem Tor, das gestürmt wird, verdeckt bis zum Sturm: eine Ramme (3), eine Leiter (2) oder eine Finte (0).
    .rule = 1.5
about-zone-order = Welches Tor jede Seite genannt hat. Ein bewachtes Tor ist schwerer zu stürmen: Der Würfel muss 1 weniger zeigen.
    .rule = 1.4
about-zone-stock = Die Plättchen, die der Angreifer noch hat. Ramme und Leiter werden verbraucht, eine Finte kommt zurück.
    .rule = 1.5
about-zone-shields = Der Schild des Angreifers. Einmal im Spiel hält er Öl oder Steine ab.
    .rule = 2.3
about-zone-weight = Was die Karten des Verteidigers diesem Sturm bisher abziehen. So viel weniger muss der Würfel zeigen.
    .rule = 2.4
about-zone-hand = Die Karten des Verteidigers, die der Angreifer nicht sieht. Öl zieht dem Sturm 2 ab, Steine 1, ein Gerücht nichts.
    .rule = 2.4
about-zone-deck = Karten, die der Verteidiger noch ziehen wird, jede Runde eine: insgesamt 2 Öl, 3 Steine und 2 Gerüchte.
    .rule = 1.2
about-zone-round = Die Runde, in der ihr seid. Nach der vierten zieht das Heer ab, und der Verteidiger gewinnt.
    .rule = 3.5
about-piece-token-ram = Eine Ramme hat Stärke 3: Sie gelingt mit 4 oder weniger, bevor etwas abgezogen wird, und kostet das Tor 3.
    .rule = 3.2
about-piece-token-ladder = Eine Leiter hat Stärke 2: Sie gelingt mit 3 oder weniger, bevor etwas abgezogen wird, und kostet das Tor 2.
    .rule = 3.2
about-piece-token-feint = Eine Finte tut nichts. Sie kann dem Verteidiger Karten entlocken, und sie kommt zurück.
    .rule = 3.1
about-piece-card-oil = Öl zieht dem Sturm 2 ab. Der Schild kann es abhalten.
    .rule = 2.4
about-piece-card-stones = Steine ziehen dem Sturm 1 ab. Der Schild kann sie abhalten.
    .rule = 2.4
about-piece-card-rumour = Ein Gerücht zieht dem Sturm nichts ab. Der Schild hilft nicht dagegen.
    .rule = 2.4

fortune-dice = Der Würfel
