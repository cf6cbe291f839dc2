title = Torhaus
blurb = Ein Lehrspiel: drei Tore stürmen oder halten, mit Geheimnissen auf beiden Seiten.
about = Zwei Personen, fünf Minuten. Gemacht, um Siegeworks kennenzulernen.

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

## Der gezeichnete Plan

look-left = Links
look-middle = Mitte
look-right = Rechts
look-round-1 = 1
look-round-2 = 2
look-round-3 = 3
look-round-4 = 4

fortune-dice = Der Würfel
