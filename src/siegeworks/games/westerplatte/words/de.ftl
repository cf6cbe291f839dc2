### Wörter von 7 Tage der Westerplatte, auf Deutsch.

title = 7 Tage der Westerplatte
blurb = Ein bis vier Offiziere halten ein Depot sieben Tage lang gegen Angreifer auf fünf Bahnen.
about = Inoffiziell: eigene Worte und eigene Karten, ohne Verbindung zum Verlag oder zum Autor des gedruckten Spiels (Łukasz Woźniak, G3 / ST Games, 2013).
points = Ein Punkt für jede Karte, die unter einem Tag liegt; wenn du gewinnst, noch einer für jeden Ziegel, der steht.
play-win = Halte durch, bis sieben Tage voll sind: Acht abgelegte Karten sind ein Tag.
play-lose = Zwei Wachhäuser ohne Ziegel, oder der letzte Zug ist vorbei, ehe es der siebte Tag ist.
play-turn = Ein Offizier zieht zweimal und handelt einmal; dann feuern die Truppen in Reichweite, und eine Karte bringt neue.

setting-level = Stufe
setting-level-easy = Leicht
    .hint = Nur gute Ereignisse, voller Nachschub und ein freier Schritt über der niedrigen Moral.
setting-level-medium = Mittel
    .hint = Wie leicht, aber die Hälfte der Ereignisse ist schlecht.
setting-level-hard = Schwer
    .hint = Die Hälfte der Ereignisse ist schlecht, der Nachschub ist knapp, und die Moral beginnt einen Schritt über niedrig.

## Fragen

ask-TakePost = Wähle ein vorgeschobenes Feld, auf dem { $officer } beginnt
ask-Act = { $moves ->
    [0] { $actions ->
        [0] Beende den Zug von { $officer }: kein Schritt und keine Aktion mehr
        [one] Handle mit { $officer }: kein Schritt mehr, noch 1 Aktion
       *[other] Handle mit { $officer }: kein Schritt mehr, noch { $actions } Aktionen
    }
   *[other] Bewege { $officer } und handle: noch { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    } und { $actions ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
}
ask-JoinFire = Offizier { $asker } greift Bahn { $lane } an und braucht noch { $missing } Schuss: Wähle, ob { $officer } mitschießt
ask-PushAnother = Wähle weiter rechts einen Trupp zum Zurückdrängen, höchstens noch { $more }, oder hör auf
ask-Overflow = { $forward } hat keine Ziegel: Wähle ein Wachhaus dahinter, das einen Ziegel verliert
ask-ShareRest = Wähle einen Offizier, der { $share }
ask-ChooseGain = Wähle, was du gewinnst: eine Mine, eine Granate oder Ziegel
ask-ChooseLoss = Wähle, was du verlierst: eine Mine, eine Granate oder Ziegel
ask-LayBrick = Wähle ein beschädigtes Feld für einen Ziegel, { $bricks } Ziegel zu legen

## Möglichkeiten

do-end = Handeln beenden
    .unspent = { $unspent ->
        [one] noch 1 Aktion
       *[other] noch { $unspent } Aktionen
    }
do-move = Nach { $field } gehen
do-fire = 1 eigenen Schuss abgeben
do-order-fire = Die anderen schießen lassen
do-join = Mit 1 Schuss mitschießen
do-hold-fire = Nicht mitschießen
do-raise-morale = Moral heben
do-mortar = Mörser auf Bahn { $lane } feuern
do-lay-mine = Mine auf Bahn { $lane } legen
do-rebuild = Mauer von { $field } wieder aufbauen
do-take-ammunition = Munition holen
do-push-back = Trupp auf Bahn { $lane } zurückdrängen
do-enough = Keinen mehr zurückdrängen
do-use-extra-move = Marker Zusatzbewegung nutzen
do-use-extra-action = Marker Zusatzaktion nutzen
do-stand = Auf { $field } beginnen
do-hit = Ziegel von { $field } nehmen
do-give = { $officer } einen geben
do-take-from = { $officer } einen nehmen
do-gain = { $supply ->
        [Minen] Eine Mine
        [Granaten] Eine Granate
       *[other] { $amount ->
            [0] { $supply }
           *[other] { $amount } Ziegel
        }
    }{ $amount ->
        [0] {""}
       *[other] {" "}für das Plättchen { $supply ->
            [Minen] „Minen“
            [Granaten] „Mörser“
           *[other] „Wiederaufbau“
        } (dort: { $stock })
    } gewinnen
do-lose = { $supply ->
        [Minen] Eine Mine
        [Granaten] Eine Granate
       *[other] { $amount ->
            [0] { $supply }
           *[other] { $amount } Ziegel
        }
    }{ $amount ->
        [0] {""}
       *[other] {" "}vom Plättchen { $supply ->
            [Minen] „Minen“
            [Granaten] „Mörser“
           *[other] „Wiederaufbau“
        } (dort: { $stock })
    } verlieren
do-fire-at = Auf Bahn { $lane } schießen
do-brick = Einen Ziegel auf { $field } legen

## Warum nicht

why-no-move-left = Du hast keine Schritte mehr
why-not-next = Eine Bewegung führt auf ein Nachbarfeld; bis dorthin sind es { $need }, Schritt für Schritt, und du hast { $have }
why-no-path = Kein offener Weg führt dorthin
why-passage-burnt = Der Durchgang ist verbrannt und bis zum nächsten Ereignis gesperrt
why-no-action-left = Du hast keine Aktion mehr
why-lane-empty = Auf der Bahn steht keine Truppe
why-lane-elsewhere = Geschossen wird nur auf die Bahn gegenüber: geh erst auf das vorgeschobene Feld dieser Bahn
why-no-ammunition = Du hast keine Munition
why-pool-empty = Der Munitionsvorrat ist leer
why-no-bricks = Auf dem Plättchen liegen keine Ziegel mehr
why-wall-whole = Die Mauer hat alle ihre Ziegel
why-no-grenades = Auf dem Plättchen liegen keine Granaten mehr
why-no-mines = Auf dem Plättchen liegen keine Minen mehr
why-lane-taken = Auf der Bahn steht eine Truppe
why-lane-mined = Auf der Bahn liegt schon eine Mine
why-howitzer-stays = Haubitzen lassen sich nicht zurückdrängen
why-no-marker = Du hast keinen solchen Marker: du brauchst { $need }, du hast { $have }
why-marker-used = Du hast in diesem Zug schon einen Marker dieser Art benutzt
why-first-space = Der Trupp steht schon am fernen Ende seiner Bahn
why-nobody-to-order = Sonst hat hier niemand Munition
why-lane-passed = Zurückgedrängt wird von links nach rechts, und die Bahn ist vorbei
why-tile-full = Auf dem Plättchen ist kein Platz frei
why-tile-empty = Auf dem Plättchen liegt nichts mehr davon
why-officer-passed = Die Offiziere kommen der Reihe nach, und dieser ist vorbei
why-nothing-to-take = Der Offizier hat keine Munition
why-too-few-officers = Nach diesem kommen zu wenige Offiziere
why-field-passed = Die Felder kommen der Reihe nach, und dieses ist vorbei
why-too-few-gaps = Ab dort passen nicht alle Ziegel: sie brauchen { $need } Lücken, es gibt { $have }

## Das Protokoll

log-tile-placed = { $field } bekommt das Plättchen { $tile }
log-officer-stands = { $officer } beginnt auf { $field }
log-first-card-filed = Die erste Karte liegt offen bei Tag 1: { $card }
log-turn-begins = Zug { $turn }: { $officer }
log-marker-shed = { $officer } gibt einen Marker Bewegungseinschränkung ab und hat einen Schritt weniger
log-officer-moves = { $officer } geht nach { $field }
log-extra-move-used = { $officer } nutzt einen Marker Zusatzbewegung
log-extra-action-used = { $officer } nutzt einen Marker Zusatzaktion
log-officer-fires = { $officer } schießt auf Bahn { $lane }
log-officer-orders-fire = { $officer } lässt auf Bahn { $lane } schießen
log-officer-joins = { $officer } schießt mit 1 Schuss mit
log-officer-holds = { $officer } schießt nicht mit
log-nobody-fires = Keiner schießt; die Aktion ist verbraucht
log-troop-wounded = Die Truppe auf Bahn { $lane } ist beschädigt; { $health ->
        [one] 1 weiterer Schaden zerstört
       *[other] { $health } weitere Schäden zerstören
    } sie
log-troop-destroyed = Die Truppe auf Bahn { $lane } ist zerstört
log-mortar-fired = Der Mörser feuert auf Bahn { $lane }
log-mine-laid = Auf Bahn { $lane } liegt eine Mine
log-wall-rebuilt = { $field } ist aufgebaut und hat { $bricks } Ziegel
log-ammunition-taken = { $officer } holt { $rounds } Schuss
log-troop-pushed = Der Trupp auf Bahn { $lane } weicht auf Abschnitt { $space }
log-bricks-lost = { $field } verliert { $bricks } Ziegel
log-guardhouse-hit = { $field } verliert 1 Ziegel; { $bricks ->
        [0] keiner ist
        [one] 1 ist
       *[other] { $bricks } sind
    } übrig
log-card-drawn = Neue Karte: { $card }
log-troop-enters = Die Truppe erscheint auf Bahn { $lane }
log-lane-taken = Bahn { $lane } ist besetzt; die Truppe weicht auf Bahn { $lane2 } aus
log-mine-explodes = Die Mine auf Bahn { $lane } zerstört die Truppe
log-lanes-full = Alle Bahnen sind besetzt; die Karte kommt unter den Stapel
log-air-raid = Bomben fallen auf { $field }
log-troop-advances = Der Trupp auf Bahn { $lane } rückt auf Abschnitt { $space } vor
log-morale-moves = { $track ->
        [neutral] Der Moralmarker rückt ein Feld weiter und steht auf einem neutralen: Nichts geschieht
       *[other] Der Moralmarker kommt auf { $track }
    }
log-supply-gained = Gewonnen: { $supply }, jetzt { $stock } auf dem Plättchen
log-supply-lost = Verloren: { $supply }, noch { $stock } auf dem Plättchen
log-marker-given = { $officer } bekommt 1 { $marker }
log-markers-cancel = Marker Zusatzbewegung und Bewegungseinschränkung von { $officer } heben sich auf
log-ammunition-given = { $officer } bekommt 1 Schuss
log-ammunition-lost = { $officer } verliert 1 Schuss
log-day-ends = Tag { $day } ist vorbei
log-refilled = Mörser, Minen und Wiederaufbau sind wieder voll
log-event-drawn = Ereignis: { $event }
log-brick-laid = { $field } bekommt einen Ziegel und hat { $bricks } Ziegel
log-passage-burns = { $event }: bis zum nächsten Ereignis gesperrt
log-passage-opens = { $event }: wieder frei
log-garrison-holds = Die Besatzung hält durch, nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }
log-garrison-falls = Die Besatzung fällt an Tag { $day }
log-garrison-starves = Die Besatzung ist ausgehungert, nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }
log-nothing-happens = Es hat keine Wirkung

heading-first-card-filed = Tag 1
heading-day-ends = Tag { $next-day }
summed-ammunition-given = { $officer } bekommt { $times } Schuss
summed-ammunition-lost = { $officer } verliert { $times } Schuss
summed-marker-given = { $officer } bekommt { $times } × { $marker }

## Das Ende

end-held = Du hast gewonnen: Die Besatzung hat bis zum Ende des letzten Tages durchgehalten.
    .seen = Die Besatzung hat gewonnen: Sie hat bis zum Ende des letzten Tages durchgehalten.
end-fallen = Du hast verloren: Zwei Wachhäuser haben keine Ziegel mehr.
    .seen = Die Besatzung hat verloren: Zwei Wachhäuser haben keine Ziegel mehr.
end-starved = Du hast verloren: Der letzte Zug ist vorbei und die Besatzung ausgehungert.
    .seen = Die Besatzung hat verloren: Der letzte Zug ist vorbei und sie ist ausgehungert.

## Die Geschichte: wie Karten heißen und was sie erzählen

sort-event-good = Gutes Ereignis
sort-event-bad = Schlechtes Ereignis

story-event-walls-2 = Zwischen zwei Angriffen schleppen die Männer Sand und Balken aus den Trümmern. Um Mitternacht ist die schlimmste Lücke zu.
story-event-walls-3 = Ein Keller voll vergessener Ziegel. Niemand fragt, wem sie gehörten; alle tragen.
story-event-ammunition = Unter einem eingestürzten Dach finden sich Kisten, die auf keiner Liste stehen. Die Deckel sind vernagelt, die Patronen trocken.
story-event-grenade = Die Mörserleute kehren jeden Winkel aus, und aus dem Stroh rollt eine letzte Granate.
story-event-mine = Ein Pionier hat eine für einen schlechten Tag zurückgelegt. Er findet, dass heute dieser Tag ist.
story-event-morale = Im Funk heißt es, dass die Westerplatte noch kämpft. Im Dunkeln beginnt jemand zu summen.
story-event-shelling-BD = Das alte Schlachtschiff im Kanal feuert wieder seine Breitseite, und diesmal stimmt die Entfernung.
story-event-shelling-ACE = Schuss um Schuss kommt über das Wasser. Dazwischen hört man die Bäume fallen.
story-event-attack-BCD = Pfiffe im Wald, und dann kommen sie aus dem Rauch, links, rechts und geradeaus.
story-event-attack-all = Auf der ganzen Linie schwillt das Feuer zu einem einzigen Dröhnen an. Heute sollen sie es zu Ende bringen.
story-event-burnt-1 = Ein Benzinwaggon ist ins Unterholz geschoben worden. Zwischen B und C sind nur noch Feuer und Asche.
story-event-burnt-2 = Der Wald zwischen den Häusern brennt wie Papier. Von G3 nach G4 kommt niemand durch.

## Die Geschichte: Kapitel

chapter-opening = Vor Tagesanbruch eröffnen die Geschütze das Feuer auf das Depot. Haltet es sieben Tage.
    .title = September 1939
chapter-day = { $day ->
        [1] Die Nacht kommt. Die Mauern haben Narben, und die Fahne ist, wo sie war.
        [2] Der Rauch verzieht sich nicht mehr. Die Verwundeten liegen im Keller und fragen, welcher Tag ist.
        [3] Mörser, Minen und Ziegel werden vom letzten Nachschub ergänzt.
        [4] Mit einem vierten Abend hatte niemand gerechnet, die andere Seite am wenigsten.
        [5] Das Brot ist knapp, der Schlaf noch knapper. Die Wachen reden, um nicht einzunicken.
        [6] Noch ein Tag. Alle wissen es, und niemand sagt es.
       *[other] Zum ersten Mal seit einer Woche ist es still.
    }
    .title = Tag { $day } ist vorbei

## Die Geschichte: das Ende

epilogue-held = Die Besatzung hielt das Depot alle { $day } Tage, { $turn } Züge lang.
epilogue-fallen = Die Besatzung fiel an Tag { $day }, nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }.
epilogue-starved = Die Besatzung war an Tag { $day } ausgehungert, nach { $turn } Zügen.
epilogue-destroyed = { $destroyed ->
        [one] Eine feindliche Truppe wurde zerstört
       *[other] { $destroyed } feindliche Truppen wurden zerstört
    }{ $mined ->
        [0] {""}
        [one] , eine davon durch eine Mine
       *[other] , { $mined } davon durch Minen
    }{ $mortar ->
        [0] ; der Mörser blieb stumm
        [one] ; der Mörser feuerte einmal
       *[other] ; der Mörser feuerte { $mortar }-mal
    }.
epilogue-shooter = Am meisten schoss { $shooter }: { $shooter-count }-mal.
epilogue-unscathed = Kein einziges Wachhaus ging verloren, und { $bricks } Ziegel standen noch.
epilogue-one-lost = In Trümmern lag da schon: { $houses }. Noch eines wäre das Ende gewesen.
epilogue-walls = Bis auf den letzten Ziegel zerschossen { $walls-count ->
        [one] wurde die Mauer
       *[other] wurden die Mauern
    }: { $walls }.
epilogue-lost-by-morale = Was die Chronik nennt: Die Moral sank { $low }-mal dorthin, wo es wehtut. Der letzte Ziegel fiel hier: { $blow }.
epilogue-lost-by-bombs = Was die Chronik nennt, kam aus der Luft: { $raids } Angriffe. Der letzte Ziegel fiel hier: { $blow }.
epilogue-lost-by-fire = Was die Chronik nennt: Am öftesten getroffen wurde { $target }, { $target-count ->
        [one] einmal
       *[other] { $target-count }-mal
    }. Der letzte Ziegel fiel hier: { $blow }.
epilogue-won-by-building = Was die Chronik nennt: { $rebuilt }-mal wurden Mauern aufgebaut, ehe sie brechen konnten.
epilogue-won-by-mortar = Was die Chronik nennt: der Mörser, im richtigen Augenblick.
epilogue-won-by-rifles = Was die Chronik nennt: ruhige Gewehre an der Mauer.

## Nomen

field-A = A
field-B = B
field-C = C
field-D = D
field-E = E
field-G1 = G1
field-G2 = G2
field-G3 = G3
field-G4 = G4
field-G5 = G5
field-G6 = G6

forward-A = A
forward-B = B
forward-C = C
forward-D = D
forward-E = E

guardhouse-G1 = G1
guardhouse-G2 = G2
guardhouse-G3 = G3
guardhouse-G4 = G4
guardhouse-G5 = G5
guardhouse-G6 = G6

lane-A = A
lane-B = B
lane-C = C
lane-D = D
lane-E = E

space-I = I
space-II = II
space-III = III
space-IV = IV

tile-morale = Moral
tile-mortar = Mörser
tile-mines = Minen
tile-rebuild = Wiederaufbau
tile-ammunition = Munition
tile-push-back = Zurückdrängen

supply-mines = Minen
supply-grenades = Granaten
supply-bricks = Ziegel

marker-extra-move = Marker Zusatzbewegung
marker-extra-action = Marker Zusatzaktion
marker-limited-move = Marker Bewegungseinschränkung

share-extra-move = noch einen Marker Zusatzbewegung bekommt
share-extra-action = noch einen Marker Zusatzaktion bekommt
share-limited-move = noch einen Marker Bewegungseinschränkung bekommt
share-ammunition = noch einen Schuss bekommt
share-loss = noch einen Schuss verliert

officer-1 = Offizier 1
officer-2 = Offizier 2
officer-3 = Offizier 3
officer-4 = Offizier 4

holding-extra-move-1 = { officer-1 }, Zusatzbewegung
holding-extra-move-2 = { officer-2 }, Zusatzbewegung
holding-extra-move-3 = { officer-3 }, Zusatzbewegung
holding-extra-move-4 = { officer-4 }, Zusatzbewegung
holding-extra-action-1 = { officer-1 }, Zusatzaktion
holding-extra-action-2 = { officer-2 }, Zusatzaktion
holding-extra-action-3 = { officer-3 }, Zusatzaktion
holding-extra-action-4 = { officer-4 }, Zusatzaktion
holding-limited-move-1 = { officer-1 }, Bewegungseinschränkung
holding-limited-move-2 = { officer-2 }, Bewegungseinschränkung
holding-limited-move-3 = { officer-3 }, Bewegungseinschränkung
holding-limited-move-4 = { officer-4 }, Bewegungseinschränkung

track-low-3 = niedrig 3
track-low-2 = niedrig 2
track-low-1 = niedrig 1
track-neutral = neutral
track-start = Start
track-high-1 = hoch 1
track-high-2 = hoch 2
track-high-3 = hoch 3

event-walls-2 = Mauerverstärkung, 2 Ziegel
event-walls-3 = Mauerverstärkung, 3 Ziegel
event-ammunition = Mehr Munition
event-grenade = Eine Granate mehr
event-mine = Eine Mine mehr
event-morale = Moral steigt
event-shelling-BD = Beschuss von B und D
event-shelling-ACE = Beschuss von A, C und E
event-attack-BCD = Deutscher Angriff auf B, C und D
event-attack-all = Deutscher Angriff auf allen Bahnen
event-burnt-1 = Verbrannter Durchgang zwischen B und C
event-burnt-2 = Verbrannter Durchgang zwischen G3 und G4

card-howitzer = Haubitze, Karte { $lane }: Ausdauer { $health }, Feuerkraft { $fire }; Marschzeichen { $mark1 } und { $mark2 }
card-machine-gun = MG-Trupp, Karte { $lane }: Ausdauer { $health }, Tempo { $speed }, Feuerkraft { $fire }; Marschzeichen { $mark1 } und { $mark2 }
card-air-raid = Luftangriff auf { $target }; Marschzeichen { $mark1 } und { $mark2 }
card-morale-loss = Moralverlust; Marschzeichen { $mark1 } und { $mark2 }

## Was es in einer Stellung nicht geben kann

check-bricks = Auf Mauern und Wiederaufbau liegen { $have } Ziegel, es gibt aber nur { $most }
check-already-fallen = { $fields } haben keine Ziegel, die Partie ist also schon verloren, ein Ende ist aber nicht angegeben
check-stock = { $supply ->
        [mines] Es sind { $have } Minen da, auf dem Plättchen ist aber Platz für { $most }
        [grenades] Es sind { $have } Granaten da, auf dem Plättchen ist aber Platz für { $most }
       *[other] Es sind { $have } Ziegel da, auf dem Plättchen ist aber Platz für { $most }
    }
check-ammunition = Die Offiziere haben { $have } Schuss, es gibt aber nur { $most }
check-markers = Von einer Sorte Marker sind { $have } von { $most } vergeben, oder ein Offizier hat welche, der nicht mitspielt
check-mines = Auf den Bahnen liegen { $have } Minen, aber es gibt nur { $most }
check-markers-both = Offizier { $officer } kann nicht Zusatzbewegung und eingeschränkte Bewegung zugleich haben, sie heben sich auf
check-filed = An Tag { $day } können höchstens { $most } Karten abgelegt sein, nicht { $have }
check-agenda = Was noch zu tun ist, muss mit dem Zug des nächsten Offiziers enden
check-active = Der Offizier am Zug spielt nicht mit
check-active-other = Was noch zu tun ist, gehört zum Zug eines anderen Offiziers als Offizier { $officer }
check-shots = Schüsse zählen nur, solange Offiziere gefragt werden, ob sie mitschießen
check-post = Nach dem Aufbau steht jeder Offizier auf einem Feld
check-lane-empty = Auf Bahn { $lane } steht keine Truppe, also gibt es dort weder Abschnitt noch Schäden
check-lane-no-troop = Die Karte auf Bahn { $lane } ist keine Truppe
check-lane-space = Die Truppe auf Bahn { $lane } kann nicht auf diesem Abschnitt stehen
check-lane-wounds = Die Truppe auf Bahn { $lane } wäre zerstört, denn ihre Ausdauer ist { $health }
check-lane-mine = Auf Bahn { $lane } können nicht Truppe und Mine zugleich sein
check-card-twice = Eine Karte liegt an zwei Stellen
check-rest-order = Die ungesehenen Karten müssen in der Ordnung des Stapels stehen
check-card-count = Es sind { $have } Karten verzeichnet statt { $need }
check-phase-order = Karten der Phase 2 sind vor denen der Phase 1 vom Stapel gekommen
check-first-card = Bei zwei Offizieren liegt an Tag 1 eine Karte der Phase 1 offen bei diesem Tag, sonst nie
check-events = Die Ereignisse passen nicht zu Tag { $day }: Am Ende jedes Tages wird eines gezogen
check-burnt = Der brennende Durchgang muss zu einem schon gezogenen Ereignis gehören
check-day = Tag { $day } beginnt mit { $need } abgelegten Karten, nicht mit { $filed }
check-morale = Der Moralmarker kann auf diesem Feld nicht stehen bleiben
check-new-card = Nach dem ersten Zug gibt es eine zuletzt gezogene Karte
check-ending = Dieses Ende hat die Partie nicht erreicht
check-tiles = Jedes der sechs Plättchen liegt auf einem Wachhaus

## Titel der Zonen

zone-walls = Mauern
zone-card = Truppen
zone-space = Abschnitte der Truppen
zone-wounds = Schäden
zone-mine = Minen auf Bahnen
zone-tile = Aktionsplättchen
zone-stock = Bestände der Plättchen
zone-post = Offiziere
zone-ammo = Munition
zone-markers = Marker
zone-rest = Ungesehene Angriffskarten
zone-under = Karten unter dem Stapel
zone-events = Ungesehene Ereignisse
zone-good_left = Gute Ereignisse übrig
zone-bad_left = Schlechte Ereignisse übrig
zone-first_card = Erste Karte
zone-filed = Abgelegte Karten
zone-day = Tag
zone-morale = Moral
zone-burnt = Verbrannter Durchgang
zone-new_card = Neue Karte
zone-turn = Zug
zone-active = Offizier am Zug
zone-moves = Schritte übrig
zone-actions = Aktionen übrig
zone-used = Genutzte Zusatzmarker
zone-shots = Abgegebene Schüsse

## Das Spielbrett im Terminal

board-title = WESTERPLATTE
board-level-easy = leicht
board-level-medium = mittel
board-level-hard = schwer
board-day = Tag { $day }/{ $days }
board-fallen = Wachhäuser verloren
board-fire = Feuer
board-forward = Mauer   Offiz.
board-guardhouse = Wachhaus
board-tile = Plättchen
board-mine = Mine
board-tile-morale = Moral +1
board-tile-mortar = Mörser { $have }/{ $most }
board-tile-mines = Minen { $have }/{ $most }
board-tile-rebuild = Ziegel { $have }/{ $most }
board-tile-ammunition = Munition { $have }
board-tile-push-back = Zurück { $have }
board-morale = Moral
board-low-3 = -{ $count } Mun.
board-low-2 = lahm×{ $count }
board-low-1 = -Nachs.
board-neutral = neutral
board-start = Start
board-high-1 = +Nachs.
board-high-2 = +{ $count } Wege
board-high-3 = +{ $count } Akt.
board-officer = Offizier { $officer }
board-ammo = Mun.
board-extra-move = +{ $count } { $count ->
        [one] Schritt
       *[other] Schritte
    }
board-extra-action = +{ $count } { $count ->
        [one] Aktion
       *[other] Aktionen
    }
board-limited-move = gebremst ×{ $count }
board-beside = Zug { $turn } von { $cap }  Munition: { $rounds }  Lose Ziegel: { $bricks }  Stapel: { $cards }
board-first-card = Zuerst abgelegt: { $kind ->
        [howitzer] Haubitze für { $place }
        [machine-gun] MG-Trupp für { $place }
        [air-raid] Luftangriff auf { $place }
       *[other] Moralverlust
    }
board-burnt = verbrannt: { $paths }
board-other-paths = Andere Wege: { $paths }
board-legend-howitzer = Haubitze, bleibt auf I und feuert in jedem Zug
board-legend-gun = MG-Trupp, ein Pfeil für jedes Feld, das er vorrückt, feuert auf IV
board-legend-health = Ausdauer, Wunden
board-legend-fire = feuert als Nächstes, und wie viele Ziegel; ! trifft auch die Wachhäuser dahinter
board-legend-marked = von der letzten Karte markierte Bahn: ihre Truppe ist vorgerückt
board-legend-new = die neueste Truppe
board-legend-active = der Offizier am Zug
board-legend-burnt = verbrannter Weg, gesperrt
board-odds-head = Die nächste Karte ist eine von { $count } unbekannten, alle gleich wahrscheinlich (8.1). So, wie die Bahnen jetzt stehen:
board-odds-under = Die nächste Karte ist die, die zuerst unter den Stapel kam (8.5).
board-odds-troop = Truppe kommt
board-odds-advance = markiert
board-odds-morale = Moral sinkt { $percent } %, Luftangriff { $raid } %
board-odds-event = Am Ende des Tages: gutes Ereignis { $good } %, schlechtes { $bad } % (12.1).

## Wie Inhaltstabellen sein müssen

content-card-needs = ein Wert, denn die Art ist „{ $kind }“
content-card-lacks = nichts, denn die Art ist „{ $kind }“
content-other-lanes = andere Bahnen als die eigene, { $lane }
content-for-kind = { $what } für die Art „{ $kind }“
content-event-needs = Einträge für die Art „{ $kind }“
content-event-lacks = keine Einträge für die Art „{ $kind }“
content-track = { $levels } in dieser Folge, mit „neutral“ nur dazwischen
content-events-of-sort = höchstens { $most }, denn mehr der Sorte „{ $sort }“ hat events.toml nicht
content-events-in-all = so viele, dass beide Sorten mindestens { $least } Ereignisse ergeben, eines für jeden Tag außer dem letzten
content-unjoined-fields = zwei Felder, die kein anderer Weg verbindet
content-reach = Wege in paths.toml, die von { $start } zu diesem Feld führen
content-links = Wege von dort zu genau 2 Wachhäusern in paths.toml, nicht { $have }
content-walls = so wenige, dass { $bricks } Ziegel für { $walls } Mauern reichen
content-pieces = höchstens { $most }, so viele lässt numbers.toml dafür übrig
content-multiple = ein Vielfaches von { $step }, dem Wert { $name } aus numbers.toml
content-no-phase = keine Karte der Phase { $phase }
content-some-card = mindestens eine
content-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
content-most-cards = höchstens { $most }
content-day-cards = so wenige, dass sie für { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } und 8 weitere in { $cards } Karten Platz haben
content-least-ammunition = mindestens { $least }, damit jeder Offizier seinen vollen Anteil bekommt
content-least-turn-cap = mindestens { $least }, damit eine Partie zu gewinnen ist

## Zufall, den die Spieler eingeben

luck-DrawTile = Welches Plättchen liegt auf { $guardhouse }?
luck-FileFirstCard = Welche Karte wird als erste offen abgelegt?
luck-DrawCard = Welche Angriffskarte wurde gezogen?
luck-DrawEvent = Welches Ereignis wurde gezogen?

## Der gezeichnete Plan

look-west = Westen
look-centre = Mitte
look-east = Osten
look-low-morale = Moral, unten
look-high-morale = Moral, oben
look-morale = Moral
look-place-forward = Vorgeschobenes Feld { $name }
look-place-guardhouse = Wachhaus { $name }
look-place-lane = Bahn { $name }
look-place-track = Moral { $name }
look-wall = Ziegel
look-mines = Minen auf dem Plättchen
look-grenades = Granaten auf dem Plättchen
look-bricks = Ziegel auf dem Plättchen
look-mine-on-lane = Mine
look-rounds = Schuss
look-extra-move = Marker Zusatzbewegung
look-extra-action = Marker Zusatzaktion
look-limited-move = Marker Bewegungseinschränkung
look-filed = Abgelegte Karten, acht je Tag
look-day = Tag
look-pile = Angriffskarten im Stapel
look-good-events = Gute Ereignisse, die noch kommen
look-bad-events = Schlechte Ereignisse, die noch kommen
look-low-3 = −5 Schuss
look-low-2 = gebremst
look-low-1 = −Nachschub
look-neutral = –
look-start = Start
look-high-1 = +Nachschub
look-high-2 = +5 Schritte
look-high-3 = +4 Aktionen

## Die Lage in Sätzen

told-walls = { $value ->
        [0] kein Ziegel
       *[other] { $value } Ziegel
    }
told-space = auf Abschnitt { $value }
told-wounds = { $value ->
        [one] 1 Wunde
       *[other] { $value } Wunden
    }
told-ammo = { $value } Schuss
told-tile = Plättchen { $value }

## Was als Nächstes kommt

outlook-gauge-whole = Verlorene Wachhäuser: { $fallen } von { $most }. { $fallen ->
        [0] Alle sind heil
       *[other] Die anderen sind heil
    }
outlook-gauge-bare = Verlorene Wachhäuser: { $fallen } von { $most }. Treffer gehen durch bei { $bare }
outlook-gauge-lost = Verlorene Wachhäuser: { $fallen } von { $most }
outlook-gauge = Verlorene Wachhäuser: { $fallen } von { $most }. Am schwächsten: { $weakest }, { $bricks } Ziegel
outlook-name-day = Tag
outlook-name-cards = Karten heute
outlook-name-morale = Moral
outlook-name-ammunition = Schuss
outlook-name-moves = Schritte
outlook-name-actions = Aktionen
outlook-morale = { $here }; { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } tiefer: { $bite }
outlook-morale-lowest = { $here }
outlook-no-effect = ohne Wirkung
outlook-low-1 = −Nachschub
outlook-low-2 = { $count }× gebremst
outlook-low-3 = −{ $count } Schuss
outlook-rounds = { $each } · Munitionsvorrat: { $pool }
outlook-rounds-yours = { $officer } (du): { $count }
outlook-fallen = { $field } hat keine Ziegel mehr
outlook-fires = { $kind ->
        [howitzer] Die Haubitze
       *[other] Der MG-Trupp
    } auf Bahn { $lane } feuert, wenn du fertig bist: { $bricks } Ziegel
outlook-overflow = Die Mauer von { $lane } hält nicht alles auf: { $bricks ->
        [one] 1 Ziegel fällt
       *[other] { $bricks } Ziegel fallen
    } bei { $fields }
outlook-advances = Die nächste Karte bewegt den Trupp auf Bahn { $lane } mit { $percent } % auf Abschnitt { $space }{ $early ->
        [0] {""}
        [one] : Von Phase 1 ist nur eine Karte übrig, und sie kommt als nächste
       *[other] : Als nächste kommt eine der { $early } Karten, die von Phase 1 übrig sind
    }
outlook-falls = Die nächste Karte senkt die Moral mit { $percent } % auf { $track }: { $bite }
outlook-full = Alle Bahnen sind besetzt. Die nächste Karte senkt die Moral mit { $percent } % auf { $track }: { $bite }

## Was alles auf dem Brett ist

about-area-forward = Ein Feld gleich hinter seiner Bahn. Ein Offizier hier kann die Bahn mit demselben Buchstaben beschießen: 1 Aktion, 1 Schuss, 1 Schaden; andere, die hier stehen, dürfen mit je einem Schuss mitmachen. Feindliches Feuer nimmt zuerst seine Ziegel, höchstens { $wall }.
    .rule = 5.1
about-area-guardhouse = Ein Offizier hier kann als Aktion das Plättchen nutzen. Feuer trifft es nur, wenn die Mauer davor weg ist, Bomben immer. Sind { $fatal } Wachhäuser ohne Ziegel, verlierst du.
    .rule = 6.1
about-area-lane = Feinde kommen auf I und gehen bis { $last }. Von dort schießen Maschinengewehre auf das Feld davor; Haubitzen schießen von I, jeden Zug. Immer nur eine Truppe; auf einer leeren Bahn kann eine Mine liegen.
    .rule = 2.3
about-area-officer = Was dieser Offizier bei sich hat: Schuss und Marker. Weitergeben kann er nichts. Ein Zug hat { $moves } Schritte und { $actions } Aktion, in beliebiger Folge.
    .rule = 4.2
about-area-track = { $space ->
        [low-3] Sinkt die Moral bis hierher, verlieren die Offiziere zusammen { $count } Schuss. Dann geht der Stein zurück auf Start.
        [low-2] Sinkt die Moral bis hierher, werden { $count } Marker Bewegungseinschränkung verteilt. Jeder kostet seinen Offizier in einem Zug einen Schritt.
        [low-1] Sinkt die Moral bis hierher, verlierst du eine Mine, eine Granate oder { $supply } Ziegel vom Plättchen, nach deiner Wahl.
        [start] Hier beginnt die Moral. Dieses Feld bewirkt nichts.
        [high-1] Steigt die Moral bis hierher, bekommst du eine Mine, eine Granate oder { $supply } Ziegel auf das Plättchen, nach deiner Wahl.
        [high-2] Steigt die Moral bis hierher, werden { $count } Marker Zusatzbewegung verteilt. Jeder ist gut für einen weiteren Schritt.
        [high-3] Steigt die Moral bis hierher, werden { $count } Marker Zusatzaktion verteilt. Dann geht der Stein zurück auf Start.
       *[other] Ein einfaches Feld: Hier geschieht nichts, weder aufwärts noch abwärts.
    }
    .rule = { $space ->
        [low-3] 10.9
        [low-2] 10.8
        [low-1] 10.7
        [high-1] 10.3
        [high-2] 10.4
        [high-3] 10.5
       *[other] 10.1
    }

about-zone-walls = Ziegel sind, was ein Feld aushält. Es hat höchstens { $wall }; jeder Punkt feindlichen Feuers nimmt einen weg.
    .rule = 2.4
about-zone-tile = Ein Plättchen gibt seinem Wachhaus eine starke Aktion. Welches wo liegt, entscheidet zu Beginn das Los.
    .rule = 6.1
about-zone-stock = Was auf dem Plättchen übrig ist. Jede Nutzung nimmt etwas weg. Nach Tag { $refill } werden die Plättchen aufgefüllt, einmal.
    .rule = 3.3
about-zone-card = Eine feindliche Truppe. Herzen sind die Schäden, die sie aushält, Sterne die Ziegel, die sie wegschießt, Pfeile, wie weit sie vorrückt. Eine Haubitze schießt jeden Zug von I, ein Maschinengewehr nur von { $last }.
    .typed = Eine feindliche Truppe, als Buchstabe ihrer Art mit einem Pfeil für jedes Feld, das sie vorrückt. Jedes ● ist ein Schaden, den sie aushält, jedes ○ einer, den sie schon hat. Eine Haubitze schießt jeden Zug von I, ein Maschinengewehr nur vom Feld an der Mauer. Das Übrige sagen die Legende und die Spalte des Feuers.
    .rule = 2.6
about-zone-mine = Die nächste Truppe, die auf diese Bahn kommt, wird sofort zerstört, und die Mine mit ihr.
    .rule = 8.4
about-zone-post = Ein Offizier auf dem Feld, auf dem er steht. Der umringte ist am Zug. Beliebig viele dürfen auf einem Feld stehen.
    .rule = 2.1
about-zone-ammo = Die Schüsse dieses Offiziers. Schießen kostet einen. Es gibt { $rounds } im Spiel; verbrauchte kommen in den Munitionsvorrat.
    .rule = 2.5
about-zone-markers = Marker: ein Schritt oder eine Aktion mehr, wann du willst, je einmal im Zug. Eine Bewegungseinschränkung muss zurückgegeben werden und kostet einen Schritt.
    .rule = 4.5
about-zone-filed = Der Kalender. Zerstörte Truppen, Luftangriffe und Moralverluste werden hier abgelegt, { $cards } für jeden Tag. Füll { $days } Tage, und du gewinnst.
    .rule = 11.1
about-zone-day = Der laufende Tag. Liegen { $cards } Karten darunter, endet er, und ein Ereignis wird gezogen.
    .rule = 11.2
about-zone-first_card = Die erste Karte des Aufbaus. Zu einem oder zweien liegt sie offen bei Tag 1 und tut sonst nichts. Endet der Tag, wird sie umgedreht.
    .rule = 3.9
about-zone-new_card = Die zuletzt gezogene Karte. Die zwei Buchstaben unten sind die Bahnen, deren Truppen mit ihr vorgerückt sind.
    .rule = 9.1
about-zone-rest = Die Angriffskarten, die noch niemand gesehen hat. Nach jedem Zug eines Offiziers wird eine gezogen; die der Phase 1 kommen zuerst.
    .rule = 3.7
about-zone-good_left = So viele gute Ereignisse sind noch im Stapel. Am Ende jedes Tages außer dem letzten wird ein Ereignis gezogen.
    .rule = 12.1
about-zone-bad_left = So viele schlechte Ereignisse sind noch im Stapel. Am Ende jedes Tages außer dem letzten wird ein Ereignis gezogen.
    .rule = 12.1
about-zone-morale = Der Stein der Moral. Er sinkt bei Luftangriffen, Moralverlusten und wenn alle Bahnen voll sind; das Plättchen Moral hebt ihn. Die Felder an den Enden bewirken etwas, wenn er sie erreicht.
    .rule = 10.1

about-piece-tile-morale = Aktion: Die Moral steigt um eins. Von einem tiefen Feld geht sie geradewegs auf Start zurück.
    .rule = 6.2
about-piece-tile-mortar = Aktion: Gib eine Granate aus, und eine Truppe auf einer beliebigen Bahn bekommt { $mortar } Schäden. Das Plättchen fasst höchstens { $grenades } Granaten.
    .rule = 6.3
about-piece-tile-mines = Aktion: Leg eine Mine auf eine Bahn ohne Truppe und Mine. Sie zerstört die nächste Truppe, die kommt. Es gibt höchstens { $mines }, die auf den Bahnen mitgezählt.
    .rule = 6.4
about-piece-tile-rebuild = Aktion: Setz { $rebuild } Ziegel auf ein beschädigtes Feld, wo immer es liegt. Das Plättchen fasst höchstens { $bricks } Ziegel.
    .rule = 6.5
about-piece-tile-ammunition = Aktion: Nimm { $take } Schuss aus dem Munitionsvorrat, oder was dort noch liegt.
    .rule = 6.6
about-piece-tile-push-back = Aktion: Dräng bis zu { $push } Maschinengewehre um je { $back } Abschnitte zurück, nicht weiter als I. Haubitzen bleiben.
    .rule = 6.7
about-piece-event = { $kind ->
        [walls] Setz { $amount } Ziegel auf beschädigte Felder, wie du willst.
        [ammunition] Die Offiziere teilen sich { $amount } Schuss aus dem Munitionsvorrat.
        [grenade] Das Mörserplättchen bekommt eine Granate, wenn Platz ist.
        [mine] Das Minenplättchen bekommt eine Mine, wenn Platz ist.
        [morale] Die Moral steigt um ein Feld.
        [shelling] { $places } verlieren je 1 Ziegel. Eine Mauer ohne Ziegel gibt den Treffer an ein Wachhaus weiter.
        [attack] Die Truppen auf den Bahnen { $places } feuern sofort; dann rücken dort die Maschinengewehre vor.
       *[burnt] Zwischen { $places } kommt bis zum nächsten Ereignis niemand durch.
    }
    .rule = { $kind ->
        [walls] 12.2
        [ammunition] 12.3
        [grenade] 12.4
        [mine] 12.5
        [morale] 12.6
        [shelling] 12.7
        [attack] 12.8
       *[burnt] 12.9
    }

about-status-day = Haltet { $days } Tage durch. Ein Tag endet, wenn { $cards } Angriffskarten darunter liegen; dann wird ein Ereignis gezogen.
    .rule = 11.2
about-status-cards = Heute abgelegte Karten. Zerstörte Truppen, Luftangriffe und Moralverluste zählen. Mit { $cards } endet der Tag nach diesem Zug.
    .rule = 11.1
about-status-morale = Wo der Stein der Moral steht, wie viele Schritte tiefer der nächste Verlust kommt und was er kostet.
    .rule = 10.6
about-status-ammunition = Die Schüsse jedes Offiziers, und die im Munitionsvorrat. Schießen kostet einen; das Plättchen Munition gibt { $take }.
    .rule = 5.2
about-status-moves = Schritte, die der Offizier am Zug noch hat. Ein Schritt führt auf einem Weg zum nächsten Feld.
    .rule = 4.4
about-status-actions = Aktionen, die der Offizier am Zug noch hat: von einem vorgeschobenen Feld schießen oder das Plättchen eines Wachhauses nutzen.
    .rule = 4.3

about-mark-fires = Diese Truppe schießt, wenn du fertig bist. Die Zahl sagt, wie viele Ziegel das kostet. Zerstör sie vorher, oder dräng sie zurück.
    .rule = 7.1
about-mark-overflow = Die Mauer davor hält nicht alles auf. Der Rest nimmt Ziegel von einem Wachhaus dahinter, und du wählst welches.
    .rule = 7.3
about-mark-advances = Wie wahrscheinlich die nächste Karte diese Truppe bewegt. Jede Karte nennt zwei Bahnen; Truppen dort rücken nach ihrem Tempo vor.
    .rule = 9.1
about-mark-falls = Wie wahrscheinlich die nächste Karte die Moral bis hierher senkt: ein Luftangriff oder ein Moralverlust.
    .rule = 10.6
about-mark-full = Alle Bahnen sind besetzt, eine neue Truppe hat keinen Platz. Sie würde die Moral bis hierher senken und unter den Stapel kommen.
    .rule = 8.5
about-mark-fallen = Dieses Wachhaus hat keine Ziegel mehr. Sein Plättchen wirkt noch, und es kann wieder aufgebaut werden. Haben { $fatal } keine mehr, verlierst du.
    .rule = 13.1

about-gauge = Wie nah du der Niederlage bist: Wachhäuser ohne Ziegel. Bei { $fatal } ist das Spiel sofort verloren.
    .rule = 13.1
    .name = Verlorene Wachhäuser

## Die erste Lektion

lesson-first-title = Tag 1: die ersten Schüsse
lesson-first-blurb = Gehen, schießen, Aktionsplättchen, Ziegel, Moral und eine Mine. Echte Regeln, etwa acht Minuten, und am Ende ist Tag 1 gehalten.
lesson-first-welcome = Willkommen, Kommandant. Du hältst dieses Depot sieben Tage lang. Die sechs Wachhäuser, G1 bis G6, halten dich am Leben: Haben zwei davon keine Ziegel mehr, ist alles verloren.
lesson-first-lanes = Der Feind kommt auf fünf Bahnen, A bis E, von I ganz hinten bis IV an deiner Mauer. Jede führt zu einem vorgeschobenen Feld.
lesson-first-post-1 = Du führst zwei Offiziere, die abwechselnd an der Reihe sind. Stelle Offizier 1 auf B: Wähle das Feld im Plan oder den Knopf in der Liste.
    .typed = Du führst zwei Offiziere, die abwechselnd an der Reihe sind. Stelle Offizier 1 auf B: Tippe 2 oder start b.
lesson-first-post-2 = Stelle Offizier 2 auf C. Von einem vorgeschobenen Feld aus schießt ein Offizier auf die Bahn mit demselben Buchstaben.
lesson-first-troops = Zwei Truppen sind da. Der MG-Trupp auf B kommt näher und feuert erst von IV aus. Die Haubitze auf C bleibt, wo sie ist, und feuert jeden Zug. Herzen sind ihre Ausdauer, Sterne ihr Feuer.
    .typed = Zwei Truppen sind da. M auf B ist ein MG-Trupp: Er kommt näher und feuert erst von IV aus. [H] auf C ist eine Haubitze: Sie bleibt und feuert jeden Zug. Jeder ● ist Ausdauer; die Zahl in der Spalte für Feuer ist ihr Feuer.
lesson-first-fire = In deinem Zug hast du zwei Schritte und eine Aktion, in beliebiger Folge. Offizier 1 steht vor dem MG, also schieße: 1 Schuss, 1 Schaden.
lesson-first-destroyed = Der Trupp hatte Ausdauer 1 und ist zerstört. Seine Karte kommt in den Kalender, neben die, die seit dem Aufbau dort liegt. Acht Karten sind ein Tag.
lesson-first-end = Der Stern an der Mauer von C sagt, was kommt: Die Haubitze nimmt C 1 Ziegel weg. In diesem Zug hält sie niemand auf. Beende das Handeln.
    .typed = Das ► vor der Mauer von C sagt, was kommt: Die Haubitze nimmt C 1 Ziegel weg. In diesem Zug hält sie niemand auf. Beende das Handeln.
lesson-first-brick-lost = C hat einen Ziegel verloren. Danach kam eine Karte: Auf B steht ein neuer Trupp. Das geschieht nach jedem einzelnen Zug, also zählt jeder Zug.
lesson-first-howitzer = Jetzt ist Offizier 2 dran, Auge in Auge mit der Haubitze. Ausdauer 1, ein Schuss: Bring sie zum Schweigen, bevor sie wieder feuert.
lesson-first-end-2 = Niemand ist mehr da, der auf dich feuern kann. Beende das Handeln und sieh, was die nächste Karte bringt.
lesson-first-tiles = Auf B und C stehen langsame Trupps mit Ausdauer 2; ein Schuss reicht da nicht. Aber jedes Wachhaus hat ein Plättchen mit einer stärkeren Aktion. Du nutzt es, wenn du dort stehst.
lesson-first-move = Der Mörser liegt auf G3, gleich neben B. Bewege Offizier 1 auf dem Weg dorthin.
lesson-first-mortar = Der Mörser trifft jede Bahn mit 2 Schäden. Feuere auf B. Du hast vier Granaten; hebe sie für Truppen mit Ausdauer 2 oder mehr auf.
lesson-first-end-3 = Mit einer Aktion zerstört. Einen Schritt hast du noch, aber du musst ihn nicht nutzen. Beende das Handeln.
lesson-first-advance = Die neue Karte hat Bahn C mit einem Pfeil markiert, also ist der Trupp dort auf II vorgerückt. Die Schilder an den Bahnen sagen dir vorher, wie wahrscheinlich das ist.
    .typed = Die neue Karte hat Bahn C mit » markiert, also ist der Trupp dort auf II vorgerückt. Mit v und o siehst du vorher, wie wahrscheinlich das ist.
lesson-first-way-1 = Offizier 2 hat noch einen Schuss. Munition gibt es auf G2, zwei Schritte entfernt. Gehe zuerst nach B.
lesson-first-way-2 = Und weiter nach G2.
lesson-first-ammunition = Hole Munition: vier Schuss aus dem Munitionsvorrat. Die Zahl neben dem Offizier zeigt, wie viel jeder bei sich hat.
lesson-first-end-4 = Die neue Haubitze auf B wird feuern, denn deine Aktion ist verbraucht. Eine Mauer hat sechs Ziegel, einer ist kein Unglück. Beende das Handeln.
lesson-first-air-raid = Das war ein Luftangriff: Er hat D einen Ziegel genommen und die Moral um eins gesenkt.
lesson-first-track = Noch schadet das nicht. Ab dem ersten Schritt unter Neutral tut jeder weh: Du verlierst Nachschub, dann Schritte, dann fünf Schuss.
lesson-first-way-3 = Das Moralplättchen liegt nebenan. Bewege Offizier 1 nach G4.
lesson-first-morale = Hebe die Moral. Über dem Start bringt dir jeder neue Schritt sogar etwas ein.
lesson-first-end-5 = Gut so. Beende das Handeln.
lesson-first-way-4 = Noch ein Kniff. Bewege Offizier 2 nach G1, wo die Minen sind.
lesson-first-mine = Lege eine Mine auf A, die Bahn ist leer. Die nächste Truppe, die auf A erscheint, ist sofort zerstört.
lesson-first-end-6 = Die Haubitze auf B wird wieder feuern und einen Ziegel nehmen. Lass sie vorerst und beende das Handeln.
lesson-first-way-5 = B hat nur noch drei Ziegel. Hat es keine mehr, trifft das Feuer auf B die Wachhäuser G2 oder G3 dahinter, und so verliert man. Bewege Offizier 1 nach G5, dort sind Ziegel.
lesson-first-rebuild = Baue B wieder auf: zwei Ziegel auf einmal, wo du willst.
lesson-first-end-7 = Die Bahnen B bis E sind besetzt, die nächste Truppe kann also nur nach A. Beende das Handeln und sieh zu.
lesson-first-exploded = Der neue Trupp sollte nach B, fand bis E keine freie Bahn und kam nach A, auf deine Mine. Auch seine Karte zählt für den Tag. Sechs von acht sind abgelegt.
lesson-first-way-6 = Noch zwei Karten, dann ist der Tag vorbei. Die Haubitze auf B ist zwei Schritte entfernt. Bewege Offizier 2 zuerst nach A.
lesson-first-way-7 = Und weiter nach B, vor die Haubitze.
lesson-first-fire-2 = Schieße, mit einem deiner fünf Schuss.
lesson-first-end-8 = Sieben Karten. Beende das Handeln: Vielleicht bringt die nächste Karte die achte.
lesson-first-day-over = Auch ein Moralverlust zählt, also ist Tag 1 vorbei. Am Abend kommt ein Ereignis: Dieses hat eine Granate gebracht, für die verschossene.
lesson-first-won = Du hast Tag 1 gehalten
lesson-first-summary = Einer von sieben Tagen, und kein Wachhaus hat einen Ziegel verloren. Du kannst jetzt:
    in einem Zug zweimal gehen und einmal handeln, in beliebiger Folge;
    auf die Bahn vor dir schießen: ein Schuss, ein Schaden;
    das Plättchen eines Wachhauses nutzen, wenn du dort stehst: Mörser, Munition, Moral, Minen, Ziegel;
    die Sterne an den Mauern lesen: was am Ende deines Zuges feuert.
    Noch nicht dabei: zurückdrängen, gemeinsames Feuer, Marker und schnelle Trupps.
    .typed = Einer von sieben Tagen, und kein Wachhaus hat einen Ziegel verloren. Du kannst jetzt:
    in einem Zug zweimal gehen und einmal handeln, in beliebiger Folge;
    auf die Bahn vor dir schießen: ein Schuss, ein Schaden;
    das Plättchen eines Wachhauses nutzen, wenn du dort stehst: Mörser, Munition, Moral, Minen, Ziegel;
    die ► vor den Mauern lesen: was am Ende deines Zuges feuert.
    Noch nicht dabei: zurückdrängen, gemeinsames Feuer, Marker und schnelle Trupps.

## Die zweite Lektion

lesson-second-title = Tag 2: drei vor der Mauer
lesson-second-blurb = Zurückdrängen, gemeinsames Feuer, Marker und schnelle Trupps, und ein gewonnener Tag. Etwa acht Minuten.
lesson-second-won = Du hast Tag 2 gehalten
lesson-second-welcome = Tag 2, und es wird eng. Auf den Bahnen B, C und D stehen Trupps auf IV. Am Ende dieses Zuges feuern sie: 1 Ziegel von B, 2 von C, 1 von D. Schießen kannst du höchstens auf einen.
lesson-second-mined = Bahn A ist leer, aber dort liegt eine Mine. Für heute sind drei von acht Karten abgelegt.
lesson-second-push = Offizier 1 steht auf G3, dem Plättchen zum Zurückdrängen: Bis zu drei MG-Trupps gehen zwei Felder zurück. Du nennst sie von links nach rechts. Beginne mit Bahn B.
lesson-second-push-2 = Von IV auf II: Dieser Trupp muss zweimal markiert werden, bevor er wieder feuert. Nun der auf C, er trifft am härtesten.
lesson-second-push-3 = Und der auf D. Haubitzen ließen sich nicht zurückdrängen: Sie bewegen sich nie.
lesson-second-to-c = Niemand steht mehr auf IV, also feuert niemand. Zwei Schritte bleiben. Bewege Offizier 1 nach vorn auf C: Gleich siehst du, warum.
lesson-second-end = Die nächste Truppe sucht eine freie Bahn, und nur auf A steht niemand. Überlege: Was wird dort geschehen? Beende das Handeln.
lesson-second-exploded = Die neue Truppe kam auf Bahn A, auf die Mine. Sie ist zerstört und zählt für heute: vier von acht. Und kein Ziegel ging verloren.
lesson-second-limited = Jetzt Offizier 2 auf D. Schlechte Moral hat Marker Bewegungseinschränkung gebracht: In jedem Zug muss Offizier 2 einen abgeben und hat nur einen Schritt. Einer bleibt für den nächsten Zug.
lesson-second-beside = Der Trupp auf C hat Ausdauer 2, und ein Schuss ist ein Schaden. Aber Offizier 1 steht schon auf C. Ein Schritt genügt: Gehe auch nach C.
lesson-second-joint = Gemeinsames Feuer: Wer auf demselben Feld steht, darf mit einem eigenen Schuss mitfeuern, und das kostet keine Aktion. Befiehl das Feuer.
lesson-second-join = Offizier 1 wird gefragt. Ein Schuss mehr macht zwei Schäden. Feuere mit.
lesson-second-end-2 = Zerstört: fünf von acht. Sieh dir jetzt den Trupp auf E an. Seine Pfeile bedeuten Tempo 3: Wird seine Bahn einmal markiert, rennt er von I auf IV. Beende das Handeln.
lesson-second-high = Noch wurde er nicht markiert. Offizier 1 hat keinen Schuss mehr, also tue etwas anderes Nützliches: Die Moral ist auf Hoch 1. Jede neue Stufe über dem Start bringt etwas; Hoch 2 bringt zusätzliche Schritte.
lesson-second-to-g4 = Das Moralplättchen liegt auf G4, gleich neben C. Bewege Offizier 1 dorthin.
lesson-second-raise = Hebe die Moral auf Hoch 2: Fünf Marker Zusatzbewegung werden verteilt.
lesson-second-share = Zwei für jeden, und einer bleibt übrig. Wem gibst du ihn? Offizier 1 hat es weit zur Munition, Offizier 2 weit nach E. Beides ist richtig: Wähle.
lesson-second-cancelled = Einer von denen für Offizier 2 war gleich verbraucht: Eine Zusatzbewegung und eine Bewegungseinschränkung heben sich auf. Also hat Offizier 2 wieder zwei Schritte.
lesson-second-extra-move = Offizier 1 hat noch einen Schritt und braucht zwei, bis zur Munition auf G2. Einmal im Zug darfst du so einen Marker für einen weiteren Schritt abgeben. Nutze ihn.
lesson-second-to-g3 = Gehe nach G3.
lesson-second-to-g2 = Und weiter nach G2. Die Aktion ist verbraucht, also muss die Munition bis zum nächsten Zug warten.
lesson-second-end-3 = Behalte Bahn E im Auge und beende das Handeln.
lesson-second-fast = Da rennt er: Bahn E wurde markiert, und der schnelle Trupp steht auf IV. Seine Ausdauer ist nur 1. Schnelle Trupps sind schwach, aber du musst rechtzeitig dort sein.
lesson-second-to-d = Offizier 2 steht auf C, mit einem Schuss und zwei Schritten. Gehe nach D.
lesson-second-to-e = Und weiter nach E.
lesson-second-fire = Schieße, bevor er es tut.
lesson-second-end-4 = Sechs von acht. Beende das Handeln.
lesson-second-ammunition = Offizier 1 steht auf dem Munitionsplättchen, G2. Hole vier Schuss.
lesson-second-extra-action = Das war die Aktion. Aber Offizier 1 hat auch einen Marker Zusatzaktion; Hoch 3 bringt solche. Einmal im Zug bekommst du dafür eine zweite Aktion. Nutze ihn.
lesson-second-to-b = Der Trupp auf Bahn B hat Ausdauer 1. Gehe nach B.
lesson-second-fire-2 = Und schieße.
lesson-second-end-5 = Sieben von acht. Noch eine Karte, dann ist der Tag vorbei. Beende das Handeln.
lesson-second-last = Der Trupp auf D hat Ausdauer 2, und Offizier 2 auf E hat keinen Schuss. Welches Plättchen macht auf jeder Bahn zwei Schäden? Der Mörser, auf G5 neben E.
lesson-second-to-g5 = Bewege Offizier 2 nach G5.
lesson-second-mortar = Feuere mit dem Mörser auf D.
lesson-second-end-6 = Das ist die achte Karte. Der Tag endet nach diesem Zug, wenn die Deutschen gefeuert haben und eine Karte gezogen ist. Beende das Handeln.
lesson-second-event = Tag 2 ist vorbei. Am Abend kommt ein Ereignis; auf der leichten Stufe sind alle gut. Nach Tag 3 werden Minen, Granaten und Ziegel einmal aufgefüllt.
lesson-second-summary = Jetzt weißt du alles, was du brauchst:
    Zurückdrängen gewinnt Zeit, bei bis zu drei Trupps auf einmal;
    Offiziere auf einem Feld feuern gemeinsam, ohne eine Aktion der anderen;
    Moral über dem Start bringt Nachschub, Schritte, Aktionen; niedrige Moral nimmt sie;
    ein schneller Trupp ist nach einer Markierung an deiner Mauer.
    Fünf weitere solche Tage gewinnen das Spiel. Die Regel steht immer als Nummer neben den Worten.

## Die Geschichte des Glücks

fortune-cards = Angriffskarten
fortune-events = Ereignisse
fortune-card-howitzer = Haubitze
fortune-card-machine-gun = Maschinengewehr
fortune-card-air-raid = Luftangriff
fortune-card-morale-loss = Moralverlust
fortune-event-good = Gut
fortune-event-bad = Schlecht

stretch-turn = Zug { $number }
stretch-turn-each = je Zug
