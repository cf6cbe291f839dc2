### Wörter von Hegra 1940, auf Deutsch.

title = Hegra 1940
blurb = Ein Kommandant hält elf Tage lang eine verschneite Bergfestung gegen Infanterie, Geschütze und Bomber.
about = Inoffiziell: eigene Worte und eigene Karten, ohne Verbindung zum Verlag oder zum Autor des gedruckten Spiels (Petter Schanke Olsen, Halls of Hegra, 2023; Hegra 1940).
points = Ein Punkt für jeden Tag; wenn du durchhältst, 10 für jeden Schritt, den die Kapitulation vom Totenkopf entfernt ist, und einer für jeden Unverletzten.
play-win = Halte die Festung elf Tage lang. Je weiter der Kapitulationsmarker vom Totenkopf weg ist, desto besser endet es.
play-lose = Der Kapitulationsmarker erreicht den Totenkopf; oder in der Belagerung sind am Abend zu wenige gesunde Verteidiger übrig.
play-turn = Ein Tag: ein Ereignis und was der Feind tut; am Morgen versorgst und verteilst du deine Leute; tagsüber wird ihre Arbeit getan; am Abend zieht die Moral Karten.

## Einstellungen

setting-edition = Ausgabe
setting-edition-1940 = Hegra 1940
    .hint = Die späteren, vollständigeren Regeln.
setting-edition-2023 = Halls of Hegra
    .hint = Die ersten, englischen Regeln; ohne Varianten und Schwierigkeitsstufen.
setting-difficulty = Schwierigkeit
setting-difficulty-normal = Normal
    .hint = Das Dorf wird ab Tag 4 angegriffen, die Belagerung beginnt an Tag 7.
setting-difficulty-easier = Leichter
    .hint = Der Angriff auf das Dorf und die Belagerung beginnen einen Tag später, doch im Tal gibt es mehr Zweifel.
setting-difficulty-easiest = Am leichtesten
    .hint = Der Angriff auf das Dorf und die Belagerung beginnen zwei Tage später, doch im Tal gibt es mehr Zweifel.
setting-difficulty-harder = Schwerer
    .hint = Der Angriff auf das Dorf und die Belagerung beginnen einen Tag früher; du beginnst mit einem Soldaten mehr.
setting-difficulty-hardest = Am schwersten
    .hint = Der Angriff auf das Dorf und die Belagerung beginnen zwei Tage früher; du beginnst mit mehr Leuten und Vorräten.
setting-rations = Rationen
setting-rations-full = Voll
    .hint = Die Rationsleiste beginnt bei 4.
setting-rations-short = Knapp
    .hint = Die Rationsleiste beginnt bei 3.
setting-missions = Auftrag
setting-missions-off = Kein Auftrag
    .hint = Keine Aufgabe außer durchzuhalten.
setting-missions-on = Ein Auftrag
    .hint = Eine Aufgabe mit wachsender Belohnung und einem Preis für das Scheitern.
setting-advanced = Fortgeschrittene Ereignisse
setting-advanced-off = Ohne
    .hint = Für erste Partien.
setting-advanced-on = Mit
    .hint = Manche Ereignisse der Belagerung wirken in einem Sektor weiter.
setting-air = Luftangriffe
setting-air-fixed = Wie vorgegeben
    .hint = Zwei gleiche Plättchen je Stapel in fester Reihenfolge.
setting-air-random = Gemischt
    .hint = Beide Plättchen jedes Stapels werden gelost, sodass kein Luftangriff dem anderen gleicht.

## Fragen

ask-Recruit = Zieh noch eine Scheibe aus dem Verstärkungsbeutel oder hör auf
ask-KeepOne = Zweifel: Wähle den einen Rekruten, der bleibt
ask-ToBed = Wähle ein Bett oder den Wartebereich: { $patient }
ask-Fall = Der Ansturm bricht durch: Wähle, wer fällt
ask-Breakfast = Mach Erschöpfte mit Vorräten (noch { $supplies }) oder Moral bereit oder mach weiter
ask-Wake = Wähle einen Erschöpften, der bereit wird, höchstens { $amount }
ask-FreeRest = Wähle einen Erschöpften, der bis morgen rastet, höchstens { $amount }
ask-Placement = Setz einen bereiten Verteidiger ein oder beende das Einsetzen
ask-Negotiate = Wähle, ob Angst oder Zweifel sinkt
ask-OpenRoute = Wähle die Plättchen der neuen Versorgungsroute
ask-PinSector = Wähle einen Sektor, den das Feldtelefon unter Beschuss nimmt
ask-Defend = Wähle, wer als Nächster auf den Mauern kämpft
ask-Remove = Wähle Infanterie zum Entfernen ({ $defender })
ask-Suppress = Wähle, wo Infanterie unter Beschuss kommt ({ $defender })
ask-Cull = Wähle Infanterie zum Entfernen
ask-PinAny = Wähle einen Sektor, in dem ein Infanterist unter Beschuss kommt
ask-FirstGun = Wähle, welches Geschütz zuerst feuert
ask-Aim = Wähle das Ziel von { $gun } oder feuere nicht
ask-ShootRow = Wähle, was der Schuss entfernt ({ $map-row }), höchstens { $amount }
ask-TakePiece = Wähle ein Geschütz, das auf seine Leiste zurückgeht
ask-Strike = Wähle, was der Beschuss des Flugplatzes bewirkt, höchstens { $amount }
ask-DropStack = Wähle den Stapel Luftangriffe, der wegfällt
ask-NextRunner = Wähle den Versorgungszug, der als Nächster zieht
ask-Stride = Wähle, wohin der Versorgungszug geht, höchstens noch { $paces }
ask-Encounter = Deutsche: verstecken, schleichen oder kämpfen bei Überwachung { $suspicion }
ask-Hush = Senke die Überwachung von { $suspicion } oder lass sie so
ask-TakePatrol = Wähle eine Patrouille zum Entfernen
ask-Work = Wähle, welche Arbeit als Nächste getan wird
ask-Repair = Wähle, was repariert wird, höchstens noch { $amount }
ask-Bolster = Wähle ein „Verfehlt“-Plättchen für den Trefferbeutel oder mehr Verteidigung
ask-LayTop = Kartenraum: Wähle, welcher dieser Funde als Nächster kommt
ask-Treat = Wähle, wer behandelt wird, höchstens noch { $amount }
ask-Cure = Wähle, wer geheilt wird
ask-FillBeds = Wähle einen Wartenden für ein freies Bett, oder lass es frei
ask-TakeCard = Wähle eine Karte zum Abhandeln, noch { $amount }
ask-Heart = { $morale }: Führ aus, was sie sagt, und werd sie los, oder übergeh sie
ask-ManPosition = Wähle, wer Stellung { $position } besetzt
ask-PayMarkers = Wähle ein Ereignis, das du abgiltst, oder mach weiter
ask-Claim = Auftrag erfüllt: Nimm die Belohnung jetzt, später heute oder an einem anderen Tag
ask-Tire = Wähle einen Bereiten, der erschöpft wird
ask-Rouse = Wähle einen Erschöpften, der bereit wird
ask-Bury = Wähle, wer die Leichenhalle verlässt

## Möglichkeiten

do-done =
    { $idle ->
        [0] Fertig
       *[other] Fertig: { $idle } untätig
    }
    .unspent = { $vain }
do-draw = Eine Scheibe ziehen
do-stop = Aufhören und alle nehmen
do-keep = Behalten: { $defender }
do-feed = 1 Vorrat ausgeben
do-cheer = 1 Moral ausgeben
do-wake = Bereit machen: { $defender }
do-wake-all = Alle bereit machen
do-rest = Rasten: { $defender }
do-tire = Erschöpfen: { $defender }
do-put = { $place }
do-shoot = Aus Stellung { $position } feuern
all-shoot = Aus allen Stellungen feuern
do-machine-gun = Maschinengewehr in { $position } abfeuern
do-machine-gun-supply = Maschinengewehr in { $position } mit 1 Vorrat für +2 abfeuern
do-reckless = Erbitterte Verteidigung: { $defender }
do-remove = Entfernen: { $target }
do-pin = Unter Beschuss nehmen in Sektor { $sector }
do-pin-one = Nur einen unter Beschuss nehmen in Sektor { $sector }
do-aim = Feuern: { $aim }
do-hold = Nicht feuern
do-fire = Zuerst { $gun }
do-take = Entfernen: { $piece }
do-strike = { $strike }
do-drop = Stapel { $air-stack } von links entfernen
do-walk = Ziehen: { $walker }
do-go =
    { $stock ->
        [empty] Gehen: { $node } (leer)
       *[other] Gehen: { $node }
    }
do-stay = Hier anhalten
do-hide = Verstecken: hier anhalten, Überwachung -1
do-sneak = Vorbeischleichen
do-fight = Kämpfen: { $piece }
do-work = { $space }
do-mend = Reparieren: { $mend }
do-add-miss = Ein „Verfehlt“-Plättchen in den Trefferbeutel werfen
do-raise-defence = Verteidigung um 1 erhöhen
do-treat = Bett { $bed } behandeln
do-bed = In ein Bett
do-wait = In den Wartebereich
do-admit = In ein Bett: { $patient }
do-choose = { $told ->
    [1] Nehmen: { $morale } ({ $says })
   *[other] Nehmen: { $morale }
}
do-act = { $told ->
    [1] Ausführen, was sie sagt: { $says }
    [2] Ausführen, was sie sagt: { $price }; dann { $says }
   *[other] Ausführen, was sie sagt
}
do-ignore = Übergehen
do-lower-fear = Angst senken
do-lower-doubt = Zweifel senken
do-lower-suspicion = Überwachung senken
do-open = Route öffnen: { $token }
do-man = { $source }
do-top = Als Nächstes: { $snow }
do-claim = { $told ->
    [1] Belohnung nehmen: { $says }
   *[other] Belohnung nehmen
}
do-later = Nach dem nächsten Abschnitt
do-not-today = Heute nicht
do-pay = { $how ->
    [supplies] Abgelten: { $event } ({ $amount ->
        [one] 1 Vorrat
       *[other] { $amount } Vorräte
    })
    [morale] Abgelten: { $event } ({ $amount } Moral)
   *[other] Abgelten: { $event }
}
do-bury = Bestatten: { $body }
do-fall = Fällt: { $defender }

## Warum nicht

why-nobody-tired = Niemand ist erschöpft
why-no-supplies = Du hast keine Vorräte mehr
why-no-morale = Die Moral ist ganz unten
why-under-snow = Es liegt noch unter dem Schnee
why-mobilisation-over = Die Mobilmachung ist vorbei
why-barred = Dieser Typ ist dort nicht erlaubt
why-promotes-one = Der Offizier befördert einen Verteidiger am Tag
why-no-officer = Dazu gehört der Offizier, und der ist weder bereit noch dort
why-filled-today = Dort hast du gerade jemanden eingesetzt: Nimm das zurück, um einen anderen einzusetzen
why-routes-open = Für eine Route ist kein Depot mehr frei
why-no-icon = Kein Geschütz zeigt ein Symbol: Repariere erst eines
why-no-attack-yet = Vor dem Ende der Mobilmachung greift niemand an
why-damaged = Die Stellung ist beschädigt: Repariere sie erst
why-space-taken = Dort steht ein anderer Versorgungszug
why-only-soldiers = Nur Soldaten können gegen Patrouillen und Artillerie kämpfen
why-space-far = Das ist { $need } Felder weit; dieser Versorgungszug kann { $have } gehen
why-must-move = Jeder Versorgungszug muss ziehen: mindestens { $need } Feld, bisher { $have }
why-has-fired = Diese Stellung hat heute schon gefeuert
why-out-of-range = Keine Infanterie ist in Schussweite
why-gun-jammed = Das Maschinengewehr ist blockiert: Repariere es
why-nobody-stands = Dort steht keine Infanterie
why-dug-in = Die Infanterie dort hat sich eingegraben
why-no-troops = In diesem Sektor ist keine Infanterie
why-no-enemies = In dieser Reihe ist weder eine Patrouille noch Artillerie
why-struck-today = Das wurde heute schon getroffen
why-hearts-first = Hoffnung und Verzweiflung müssen zuerst genommen werden
why-too-few-supplies = Es kostet { $need } Vorräte; du hast { $have }
why-too-little-morale = Es kostet { $need } Moral; du kannst { $have } ausgeben
why-not-drawn = Ein solcher Rekrut wurde nicht gezogen: Wähle einen der gezogenen
why-tired-first = Solange jemand erschöpft ist, fällt niemand, der bereit ist
why-nobody-there = Dort ist kein Verteidiger dieses Typs: Wähle einen anderen
why-type-not-tired = Kein Verteidiger dieses Typs ist erschöpft: Wähle einen anderen
why-type-not-ready = Kein Verteidiger dieses Typs ist bereit: Wähle einen anderen
why-too-many-tired = { $need } sind erschöpft, und nur noch { $have } kannst du bereit machen: Wähle sie einzeln
why-route-opened = Diese Route ist schon geöffnet worden
why-last-depot-taken = Das letzte Depot hat die andere Art von Plättchen bekommen
why-nobody-lies = Dort liegt keine Infanterie unter Beschuss
why-below-reach = Dieser Typ reicht nicht bis in diesen Sektor: Wähle einen höheren
why-in-smoke = In den Nebel schießen nur Soldaten und der Offizier
why-in-cover = Um Infanterie in Deckung zu entfernen, brauchst du { $need }, gewürfelt ist { $have }: Nimm sie unter Beschuss
why-must-hit = Solange Infanterie in Schussweite ist, kannst du auf keinen Schuss verzichten
why-other-row = Das Geschütz feuert auf eine andere Reihe
why-has-moved = Dieser Versorgungszug ist heute schon gezogen
why-only-patrols = Jetzt kann nur eine Patrouille entfernt werden
why-only-artillery = Jetzt kann nur ein Geschütz entfernt werden
why-nobody-at-work = Dort arbeitet niemand oder niemand mehr
why-too-few-at-work = Die Arbeit braucht { $need }; wer dort ist, zählt { $have }
why-not-damaged = Das ist nicht beschädigt
why-not-jammed = Das ist nicht blockiert
why-jam-covered = Auf dem Blockierten liegt ein Schaden: Repariere erst den
why-no-machine-gun = Vor der Belagerung gibt es kein Maschinengewehr
why-no-patient = Niemand liegt in einem Bett
why-nothing-broken = Nichts ist kaputt
why-nothing-to-bolster = Kein „Verfehlt“-Plättchen ist übrig, und die Verteidigung ist ganz oben
why-laid-already = Dieser Fund ist schon zurückgelegt
why-bed-empty = In diesem Bett liegt niemand
why-has-bed = Dieser Patient hat schon ein Bett
why-not-in-morgue = Niemand dieses Typs liegt in der Leichenhalle

## Das Protokoll

log-day-begins = Tag { $day }: { $stage }
log-event-drawn = Ereignis: { $event }
log-weather-is = Das Wetter: { $weather }
log-snow-moves = Der Schneemarker liegt auf { $snow-space }
log-deed-done = { $deed-name ->
        [morale] { does-morale }
        [less-morale] { does-less-morale }
        [supply] { does-supply }
        [less-supply] { does-less-supply }
        [suspicion] { does-suspicion }
        [less-suspicion] { does-less-suspicion }
        [defence] { does-defence }
        [less-defence] { does-less-defence }
        [snow] { does-snow }
        [less-snow] { does-less-snow }
        [fear] { does-fear }
        [less-fear] { does-less-fear }
        [doubt] { does-doubt }
        [less-doubt] { does-less-doubt }
        [surrender] { does-surrender }
        [less-surrender] { does-less-surrender }
        [injure] { does-injure }
        [injure-post] { does-injure-post }
        [lose] { does-lose }
        [tire] { does-tire }
        [wake] { does-wake }
        [rest] { does-rest }
        [soldier] { does-soldier }
        [volunteer] { does-volunteer }
        [medic] { does-medic }
        [hunter] { does-hunter }
        [recruit] { does-recruit }
        [bag-soldier] { does-bag-soldier }
        [bag-volunteer] { does-bag-volunteer }
        [bag-doubt] { does-bag-doubt }
        [desert] { does-desert }
        [bury] { does-bury }
        [treat] { does-treat }
        [relapse] { does-relapse }
        [german] { does-german }
        [repair] { does-repair }
        [damage] { does-damage }
        [jam] { does-jam }
        [miss] { does-miss }
        [less-miss] { does-less-miss }
        [artillery] { does-artillery }
        [less-artillery] { does-less-artillery }
        [air] { does-air }
        [hit] { does-hit }
        [reveal] { does-reveal }
        [patrol] { does-patrol }
        [less-patrol] { does-less-patrol }
        [infantry] { does-infantry }
        [kill] { does-kill }
        [pin] { does-pin }
        [gun] { does-gun }
        [less-gun] { does-less-gun }
        [route] { does-route }
        [less-token] { does-less-token }
        [hope] { does-hope }
       *[despair] { does-despair }
    }
log-deed-impossible = Nicht möglich: { $deed }
log-doubt-added = Im Verstärkungsbeutel { $doubt-discs ->
        [one] liegt jetzt 1 Zweifelscheibe
       *[other] liegen jetzt { $doubt-discs } Zweifelscheiben
    }
log-recruit-drawn = Aus dem Beutel kommt ein { $defender }
log-doubt-drawn = Aus dem Verstärkungsbeutel kommt eine Zweifelscheibe und geht zurück
log-joins = Ein { $defender } kommt dazu und ist bereit
log-recruit-leaves = Ein { $defender } geht in die Reserve
log-supplies-now = { $supplies ->
        [0] Die Vorräte sind zu Ende
        [one] 1 Vorrat ist da
       *[other] { $supplies } Vorräte sind da
    }
log-tile-drawn = Aus dem Trefferbeutel: { $tile }
log-damage-placed = Beschädigt: { $tile }
log-air-raid = Bomber greifen an: { $tile }
log-artillery-moves = Der Artilleriemarker liegt auf { $artillery-space }
log-piece-placed = Ein Artilleriegeschütz erscheint: { $field }
log-air-stack-added = Ein Stapel Luftangriffe kommt in den Trefferbeutel; noch { $count }
log-infantry-added = In Sektor { $sector } { $count ->
        [one] erscheint 1 Infanterist
       *[other] erscheinen { $count } Infanteristen
    }
log-infantry-rolls = Die Infanterie in Sektor { $sector } würfelt { $die }
log-undefended = Keine Stellung ist besetzt: Die Infanterie rückt vor
log-stand-up = { $count ->
        [one] 1 Infanterist unter Beschuss steht auf
       *[other] { $count } Infanteristen unter Beschuss stehen auf
    }
log-grenades-thrown = { $count ->
        [one] 1 Granate wird geworfen
       *[other] { $count } Granaten werden geworfen
    }
log-hits-taken = Die Infanterie erzielt { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }; an der Verteidigung vorbei { $count2 ->
        [0] kommt keiner
        [one] kommt 1
       *[other] kommen { $count2 }
    }
log-infantry-moves = { $count ->
        [one] 1 Infanterist rückt
       *[other] { $count } Infanteristen rücken
    } aus Sektor { $sector } vor
log-charge = Ein Infanterist stürmt an
log-fallen = Ein { $defender } fällt
log-injured = Ein { $body } wird verwundet und liegt auf Stufe { $die }
log-bedded = Ein Bett ist frei für: { $patient }
log-waits = Ohne Bett wartet: { $patient }
log-lost = Ein { $defender } geht verloren
log-morale-now = Die Moral steht jetzt auf { $mood }
log-suspicion-now = Die Überwachung steht jetzt auf { $suspicion }
log-defence-now = Die Verteidigung steht jetzt auf { $defence }
log-surrender-now = Der Kapitulationsmarker liegt auf: { $outcome }
log-rested = { $count ->
        [one] 1 Verteidiger hat sich ausgeruht und ist bereit
       *[other] { $count } Verteidiger haben sich ausgeruht und sind bereit
    }
log-readied = Ein { $defender } ist wieder bereit
log-to-rest = Ein { $defender } rastet bis morgen
log-placed = { $place }
log-relieved = Ein { $defender } wird abgelöst und ist erschöpft
log-fear-now = Die Angst steht jetzt auf { $fear }
log-doubt-now = Der Zweifel bringt jetzt jeden Tag { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } in den Beutel und jeden Abend { $count2 } Moral
log-route-opened = Eine neue Versorgungsroute öffnet: { $token }
log-telephone = Das Feldtelefon gibt jedem Schuss +{ $count }
log-shot = Stellung { $position } feuert: { $throw }
log-pinned = Infanterie in Sektor { $sector } kommt unter Beschuss
log-removed = Ein Infanterist wird entfernt: { $target }
log-machine-gun-fires = Das Maschinengewehr feuert in { $position }: { $throw }
log-reckless-defence = Ein { $defender } verteidigt sich erbittert
log-gun-fires = { $gun } feuert: { $aim }
log-gun-jams = { $gun } ist blockiert
log-gun-holds = { $gun } bleibt einsatzbereit
log-airfield-hit = Flugplatz Værnes: { $strike }
log-patrol-removed = Die Patrouille ist weg: { $field }
log-piece-removed = Das Geschütz geht auf seine Leiste zurück: { $field }
log-run-sent = Ein { $defender } bricht zu einem Versorgungszug auf
log-run-moves = Ein { $defender } geht weiter: { $node }
log-run-hides = Ein { $defender } versteckt sich: { $node }
log-run-sneaks = Ein { $defender } schleicht mit { $die } vorbei
log-run-caught = Ein { $defender } wird mit { $die } gefasst
log-run-fights = Ein { $defender } kämpft: { $die }
log-run-stays = Ein { $defender } hält an: { $node }
log-token-taken = Ein { $defender } nimmt mit: { $token }
log-token-lost = Ein Versorgungsplättchen geht verloren: { $token }
log-delivered = Eine Lieferung ist da: { $token }
log-run-returns = Ein { $defender } ist zurück in der Festung
log-patrol-added = Eine Patrouille erscheint: { $field }
log-snow-found = Im Schnee gefunden: { $snow }
log-repaired = Repariert: { $mend }
log-miss-added = { $count ->
        [one] 1 „Verfehlt“-Plättchen kommt
       *[other] { $count } „Verfehlt“-Plättchen kommen
    } in den Trefferbeutel
log-promoted = Ein { $defender } wird zum Soldaten befördert
log-hope-added = Hoffnung für den Stapel Schlechte Moral: { $morale }; noch { $count }
log-despair-added = Verzweiflung für den Stapel Gute Moral: { $morale }; noch { $count }
log-map-room = Der Kartenraum zeigt { $count ->
        [one] den nächsten Fund
       *[other] die nächsten { $count } Funde
    }
log-treated = Behandelt: { $patient }
log-cured = Ein { $body } ist geheilt
log-worse = Schlechter als vorher: { $patient }
log-died = Ein { $body } stirbt
log-better = Besser als vorher: { $patient }
log-modifier = Die Moral { $reason }: { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
log-card-drawn = Eine Moralkarte wird gezogen: { $morale }
log-card-resolved = Die Karte wirkt: { $morale }
log-otherwise = { $morale }: Die erste Wirkung ist unmöglich, also gilt die letzte Zeile
log-heart-done = Getan, was die Karte sagt, und los: { $morale }
log-heart-ignored = Die Karte wird übergangen: { $morale }
log-surrender-reason = Der Kapitulationsmarker rückt weiter: { $cause }
log-coup = Letzte Vorbereitungen: Die Mobilmachung endet
log-retreat = Rückzug in die Festung: Die Belagerung beginnt
log-last-stand = Das letzte Gefecht
log-final-advance = Die Infanterie drängt um { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } vor
log-held = Du hast standgehalten: { $outcome }
log-defeated = Bedingungslose Kapitulation an Tag { $day }
log-too-few = Du hast { $healthy } unverletzte Verteidiger und brauchtest { $need }
log-buried = Ein { $body } wird bestattet
log-tired = Ein { $defender } ist erschöpft
log-mission-given = Auftrag: { $mission }
log-mission-done = Auftrag erfüllt: { $mission }
log-mission-failed = Auftrag gescheitert: { $mission }
log-marker-placed = Ein Marker kommt auf Sektor { $sector }: { $event }
log-marker-cleared = Nicht mehr in Kraft: { $event }
log-air-stack-dropped = Ein Stapel Luftangriffe fällt weg; noch { $count }
log-bag-changed = In den Verstärkungsbeutel: { $count } × { $defender }
log-card-says = Die Karte sagt: { log-deed-done }
log-card-asks = Ihr Preis: { log-deed-done }
log-mission-goal = Verlangt: { $goal }, { $count }
log-marker-rule = Solange es in Kraft ist: { $ongoing }
log-marker-end = Es endet damit: { $clear } { $count ->
        [0] {""}
       *[other] ({ $count })
    }
log-snow-seen = Im Kartenraum gesehen: { $snow }
log-ration-now = Jeder Vorrat macht jetzt { $count ->
        [one] 1 Erschöpften
       *[other] { $count } Erschöpfte
    } bereit
log-left = { $count ->
        [one] 1 Verteidiger kommt
       *[other] { $count } Verteidiger kommen
    } erschöpft zurück: „{ $space }“
log-deck-renewed = Die Ablage wird zum neuen Stapel: { $morale-deck }
log-card-back = Zurück in den Stapel: { $morale }
log-machine-gun-ready = Das Maschinengewehr ist aufgebaut
log-machine-gun-jams = Das Maschinengewehr ist blockiert
log-infantry-stands = Auf dem Hauptplan in Sektor { $sector } { $count ->
        [one] steht 1 Infanterist
       *[other] stehen { $count } Infanteristen
    }
log-air-laid = Der nächste Stapel Luftangriffe: { $air } und { $air2 }
log-leaving = Die Moral kann nicht tiefer fallen, also verlierst du { $count ->
        [one] 1 Verteidiger
       *[other] { $count } Verteidiger
    }
log-lacking = { $space }, vergeblich: { $count ->
        [one] einer mehr war nötig
       *[other] { $count } mehr waren nötig
    }
log-first-attack = Angst und Zweifel verlassen das Spiel, der 1. Angriff beginnt

## Vergeblich eingeteilte Leute

vain-too-few-at-work = { $space }: { $lacking ->
        [one] einer fehlt
       *[other] { $lacking } fehlen
    }
vain-no-patient = { $space }: niemand liegt in einem Bett
vain-nothing-broken = { $space }: nichts ist kaputt
vain-nothing-to-bolster = { $space }: nichts mehr hinzuzufügen

## Ergebnisse einer Möglichkeit

result-run-sneaks = Kommt vorbei: { $defender }
result-run-caught = Gefasst, zurück in die Reserve: { $defender }
result-injured = Verletzt: { $body }, die Stufe sagt der Würfel
result-remove = Infanterie wird entfernt
result-suppress = Infanterie ist unter Beschuss

## Das Ende

end-german-retreat = Du hast gewonnen: Die Deutschen haben die Belagerung aufgegeben.
    .seen = Die Festung hat gewonnen: Die Deutschen haben die Belagerung aufgegeben.
end-truce = Du hast gewonnen: Ein Waffenstillstand rettet die Festung.
    .seen = Die Festung hat gewonnen: Ein Waffenstillstand rettet sie.
end-honourable = Du hast gewonnen: Nach elf Tagen kapitulierst du in Ehren.
    .seen = Die Festung hat gewonnen: Nach elf Tagen kapituliert sie in Ehren.
end-surrender = Du hast knapp gewonnen: Nach elf Tagen kapitulierst du.
    .seen = Die Festung hat knapp gewonnen: Nach elf Tagen kapituliert sie.
end-unconditional = Du hast verloren: bedingungslose Kapitulation.
    .seen = Die Festung hat verloren: bedingungslose Kapitulation.
end-too-few = Du hast verloren: Es sind zu wenige unverletzte Verteidiger übrig.
    .seen = Die Festung hat verloren: Es sind zu wenige unverletzte Verteidiger übrig.

## Die Geschichte: wie Karten heißen

sort-event = Ereignis des Tages
sort-morale-high = Hohe Moral
sort-morale-low = Niedrige Moral
sort-morale-hope = Hoffnung
sort-morale-despair = Verzweiflung
sort-mission = Auftrag
sort-snow = Im Schnee gefunden

## Die Geschichte: Kapitel

chapter-day = { $stage-name ->
        [mobilisation] Mobilmachung. Noch ist Zeit, Leute zu holen und zu graben.
        [attack] 1. Angriff. Infanterie kommt den Hang herauf.
       *[siege] Belagerung. Sie stehen rings um den Berg.
    }
    .title = Tag { $day }
chapter-coup = Die Mobilmachung ist vorbei. Wer jetzt da ist, muss genügen.
    .title = Letzte Vorbereitungen
chapter-siege = Die Tore sind zu. Von nun an kommt alles über den Berg, oder gar nicht.
    .title = Die Belagerung beginnt
chapter-last-stand = Elf Tage sind vorbei. Noch ein Ansturm, und alles ist entschieden.
    .title = Das letzte Gefecht

## Die Geschichte: das Ende

epilogue-held = Die Festung hielt { $day } Tage ({ $outcome }).
epilogue-unconditional = An Tag { $day } rückte die Fahne auf den Totenkopf: { $cause }.
epilogue-too-few = An Tag { $day } waren zu wenige übrig: { $healthy } unverletzt, { $need } nötig.
epilogue-supplies = { $delivered ->
        [one] Eine Ladung kam
       *[other] { $delivered } Ladungen kamen
    } über den Berg{ $caught ->
        [0] , und kein Läufer wurde gefasst
        [one] ; ein Läufer wurde gefasst
       *[other] ; { $caught } Läufer wurden gefasst
    }.
epilogue-no-supplies = Läufer gingen los, aber keine Ladung kam über den Berg{ $caught ->
        [0] {""}
        [one] ; einer von ihnen wurde gefasst
       *[other] ; { $caught } von ihnen wurden gefasst
    }.
epilogue-walls = { $removed ->
        [0] Von den Mauern wurde geschossen und niemand ganz aufgehalten
        [one] Ein Infanterist wurde ganz aufgehalten
       *[other] { $removed } Infanteristen wurden ganz aufgehalten
    }. Am öftesten feuerte { $post }: { $post-count ->
        [one] einmal
       *[other] { $post-count }-mal
    }.
epilogue-damage = Granaten und Bomben beschädigten die Festung { $damaged }-mal; { $repaired ->
        [0] nichts wurde repariert
        [one] einmal wurde repariert
       *[other] { $repaired }-mal wurde repariert
    }.
epilogue-people = { $injured ->
        [one] Ein Verteidiger wurde verletzt
       *[other] { $injured } Verteidiger wurden verletzt
    }, { $cured ->
        [0] niemand wurde
        [one] einer wurde
       *[other] { $cured } wurden
    } gesund, { $morgue ->
        [0] und niemand lag in der Leichenhalle
       *[other] und { $morgue } lagen in der Leichenhalle
    }.
epilogue-mission-done = Der Auftrag wurde erfüllt: { $mission }.
epilogue-mission-failed = Der Auftrag wurde nicht erfüllt: { $failed }.
epilogue-lost-by-charges = Was die Chronik nennt: { $charges }-mal stürmten sie über die Mauer.
epilogue-lost-by-wounds = Was die Chronik nennt: Die Verletzten kamen schneller, als das Lazarett helfen konnte.
epilogue-won-by-infirmary = Was die Chronik nennt: das Lazarett, das { $cured } Menschen zurückgab.
epilogue-won-by-supplies = Was die Chronik nennt: Der Weg über den Berg blieb offen.
epilogue-won-by-walls = Was die Chronik nennt: Die Mauern hielten.

## Wörter

defender-officer = Offizier
defender-soldier = Soldat
defender-volunteer = Freiwilliger
defender-medic = Sanitäter
defender-hunter = Jäger
body-officer = Offizier
body-soldier = Soldat
body-volunteer = Freiwilliger
body-medic = Sanitäter
body-hunter = Jäger
body-german = erfrorener Deutscher
disc-officer = Offizier
disc-soldier = Soldat
disc-volunteer = Freiwilliger
disc-medic = Sanitäter
disc-hunter = Jäger
disc-doubt = Zweifel
patient-at = { $body }, Stufe { $level }
bed-1 = 1
bed-2 = 2
bed-3 = 3
position-front = vorn
position-A = A
position-B = B
position-C = C
space-negotiate = Überzeugen
space-new-route = Neue Versorgungsroute
space-telephone = Feldtelefon
space-reckless = Erbitterte Verteidigung
space-fire-guns = Artilleriefeuer
space-supply-run = Versorgungszug
space-counter-patrol = Patrouille angreifen
space-shovel = Schnee schaufeln
space-repair = Reparieren
space-bolster = Befestigen
space-promote = Befördern
space-inspire = Anspornen
space-radio = Radio
space-map-room = Kartenraum
space-treat = Patienten behandeln
space-cabinet = Behandlungsraum
job-space = { $space }: { $defender }
place-space = { $space }: { $defender }
place-position = Stellung { $position }: { $defender }
source-tired = { $defender }, erschöpft
source-rest = { $defender }, rastet
source-ready = { $defender }, bereit
stage-mobilisation = Mobilmachung
stage-attack = 1. Angriff
stage-siege = Belagerung
deck-mobilisation = Mobilmachung
deck-attack = 1. Angriff
deck-siege-1 = Belagerung 1
deck-siege-2 = Belagerung 2
deck-last-stand = Letztes Gefecht
weather-clear = klar
weather-cloud = bewölkt
weather-snow = Schnee
mood-minus-3 = -3
mood-minus-2 = -2
mood-minus-1 = -1
mood-zero = 0
mood-plus-1 = +1
mood-plus-2 = +2
mood-plus-3 = +3
outcome-german-retreat = Rückzug der Deutschen
outcome-truce = Waffenstillstand
outcome-honourable = Ehrenvolle Kapitulation
outcome-surrender = Kapitulation
outcome-unconditional = Bedingungslose Kapitulation
tile-A = Stellung A
tile-B = Stellung B
tile-C = Stellung C
tile-gun-1 = Geschütz 1
tile-gun-2 = Geschütz 2
tile-counter-patrol = Patrouille angreifen
tile-telephone = Feldtelefon
tile-cabinet = Behandlungsraum
tile-map-room = Kartenraum
tile-radio = Radio
tile-miss = verfehlt
tile-air-injury = Luftangriff, 1 Verwundung
tile-air-morale = Luftangriff, 1 Moral weniger
tile-air-supply = Luftangriff, 1 Vorrat weniger
tile-artillery = Artillerie
mend-A = Stellung A
mend-B = Stellung B
mend-C = Stellung C
mend-gun-1 = Geschütz 1
mend-gun-2 = Geschütz 2
mend-counter-patrol = Patrouille angreifen
mend-telephone = Feldtelefon
mend-cabinet = Behandlungsraum
mend-map-room = Kartenraum
mend-radio = Radio
mend-jammed-gun-1 = blockiertes Geschütz 1
mend-jammed-gun-2 = blockiertes Geschütz 2
mend-jammed-machine-gun = blockiertes Maschinengewehr
air-injury = Verwundung
air-morale = Moral
air-supply = Vorrat
air-stack-1 = 1
air-stack-2 = 2
air-stack-3 = 3
air-stack-4 = 4
air-stack-5 = 5
air-stack-6 = 6
gun-gun-1 = Geschütz 1
gun-gun-2 = Geschütz 2
find-counter-patrol = Patrouille angreifen
find-telephone = Feldtelefon
find-cabinet = Behandlungsraum
find-map-room = Kartenraum
find-radio = Radio
find-gun-2 = Geschütz 2
sector-1 = 1
sector-2 = 2
sector-3 = 3
sector-4 = 4
target-standing-1 = Sektor 1, feuerbereit
target-standing-2 = Sektor 2, feuerbereit
target-standing-3 = Sektor 3, feuerbereit
target-standing-4 = Sektor 4, feuerbereit
target-lying-1 = Sektor 1, unter Beschuss
target-lying-2 = Sektor 2, unter Beschuss
target-lying-3 = Sektor 3, unter Beschuss
target-lying-4 = Sektor 4, unter Beschuss
aim-sector-1 = Infanterie in Sektor 1
aim-sector-2 = Infanterie in Sektor 2
aim-sector-3 = Infanterie in Sektor 3
aim-sector-4 = Infanterie in Sektor 4
aim-blue-row = blaue Reihe
aim-green-row = grüne Reihe
aim-yellow-row = gelbe Reihe
aim-airfield = Flugplatz Værnes
strike-morale = 2 Moral
strike-miss = 2 „Verfehlt“-Plättchen in den Trefferbeutel
strike-surrender = Kapitulationsmarker 1 zurück
strike-air = einen Stapel Luftangriffe entfernen
map-row-blue = blaue Reihe
map-row-green = grüne Reihe
map-row-yellow = gelbe Reihe
node-fortress = Festung
node-forest-1 = Waldrand 1
node-forest-2 = Waldrand 2
node-forest-3 = Waldrand 3
node-forest-4 = Waldrand 4
node-field = { $field }
node-depot-1 = Depot 1
node-depot-2 = Depot 2
node-depot-3 = Depot 3
node-depot-4 = Depot 4
field-in-row = { $map-row } { $number }
patrol-number-1 = 1
patrol-number-2 = 2
patrol-number-3 = 3
patrol-number-4 = 4
patrol-number-5 = 5
patrol-number-6 = 6
piece-patrol = Patrouille, { $field }
piece-artillery = Geschütz, { $field }
walker-at = { $defender }, { $node }
depot-depot-1 = Depot 1
depot-depot-2 = Depot 2
depot-depot-3 = Depot 3
depot-depot-4 = Depot 4
token-supply = 1 Vorrat mehr
token-patrol = entfernt eine Patrouille
token-miss = 1 „Verfehlt“-Plättchen
token-morale = 1 Moral mehr
token-soldier = 1 Soldat
morale-deck-high = Gute Moral
morale-deck-low = Schlechte Moral
reason-doubt = steigt, weil die Leute dir vertrauen
reason-red-day = fällt an einem roten Tag
reason-no-supplies = fällt ohne Vorräte
reason-someone-waits = fällt, weil Patienten warten
reason-the-dead = fällt für die Toten in der Leichenhalle
reason-red-sector = fällt wegen Deutscher in einem roten Sektor
cause-the-dead = zu viele Tote
cause-the-waiting = zu viele wartende Patienten
cause-the-artillery = alle Artillerie ist auf der Karte
cause-empty-bag = der Trefferbeutel wurde leer
cause-shelling = Artillerie schoss, und keine war mehr zu bringen
cause-card = eine Karte
goal-defence = Verteidigung mindestens
goal-supplies = Vorräte mindestens
goal-delivered = gebrachte Plättchen mindestens
goal-repaired = reparierte Schäden mindestens
goal-manned = besetzte Stellungen mindestens
goal-soldiers = unverletzte Soldaten mindestens
goal-guns = Symbole auf deinen Geschützen mindestens
goal-unpatrolled = keine Patrouille auf der Karte
goal-healthy = unverletzte Verteidiger mindestens
ongoing-red = der Sektor zählt als rot
ongoing-dug-in = Infanterie dort kommt nicht unter Beschuss
ongoing-mortars = leere Würfel dort sind Granaten
ongoing-swift = leere Würfel dort rücken vor
ongoing-smoke = nur Soldaten und der Offizier schießen hinein
ongoing-cover = Schüsse hinein brauchen 5
clear-empty = keine Infanterie mehr im Sektor
clear-silenced = ein Geschütz feuert auf den Sektor
clear-supplies = Vorräte zahlen
clear-morale = Moral zahlen
machine-gun-none = noch nicht da
machine-gun-ready = einsatzbereit
machine-gun-jammed = blockiert
facility-state-hidden = unter dem Schnee
facility-state-damaged = halb repariert
facility-state-whole = repariert
deed-morale = Moral steigt
deed-less-morale = Moral sinkt
deed-supply = Vorräte dazu
deed-less-supply = Vorräte weniger
deed-suspicion = Überwachung steigt
deed-less-suspicion = Überwachung sinkt
deed-defence = Verteidigung steigt
deed-less-defence = Verteidigung sinkt
deed-snow = Mehr Schnee
deed-less-snow = Schnee geräumt
deed-fear = Angst steigt
deed-less-fear = Angst sinkt
deed-doubt = Zweifel steigt
deed-less-doubt = Zweifel sinkt
deed-surrender = Kapitulation näher
deed-less-surrender = Kapitulation ferner
deed-injure = Verteidiger verwundet
deed-injure-post = Verteidiger in Stellungen verwundet
deed-lose = Verteidiger verloren
deed-tire = Bereite erschöpft
deed-wake = Erschöpfte bereit
deed-rest = Erschöpfte rasten
deed-soldier = Soldaten kommen dazu
deed-volunteer = Freiwillige kommen dazu
deed-medic = Sanitäter kommen dazu
deed-hunter = Jäger kommen dazu
deed-recruit = Rekruten aus dem Beutel
deed-bag-soldier = Soldaten in den Beutel
deed-bag-volunteer = Freiwillige in den Beutel
deed-bag-doubt = Zweifel in den Beutel
deed-desert = Verteidiger verlassen den Beutel
deed-bury = Tote bestattet
deed-treat = Patienten behandelt
deed-relapse = Wartenden geht es schlechter
deed-german = Ein erfrorener Deutscher wird aufgenommen
deed-repair = Freie Reparaturen
deed-damage = Stellungen beschädigt
deed-jam = Waffen blockiert
deed-miss = „Verfehlt“ in den Trefferbeutel
deed-less-miss = „Verfehlt“ aus dem Trefferbeutel
deed-artillery = Artillerie in den Trefferbeutel
deed-less-artillery = Artillerie aus dem Trefferbeutel
deed-air = Luftangriffe in den Trefferbeutel
deed-hit = Plättchen aus dem Trefferbeutel
deed-reveal = Funde aufgedeckt
deed-patrol = Neue Patrouillen
deed-less-patrol = Patrouillen entfernt
deed-infantry = Mehr Infanterie
deed-kill = Infanterie entfernt
deed-pin = Infanterie unter Beschuss
deed-gun = Geschütze auf die Karte
deed-less-gun = Geschütze von der Karte
deed-route = Neue Versorgungsrouten
deed-less-token = Versorgungsplättchen verloren
deed-hope = Hoffnungskarten dazu
deed-despair = Verzweiflungskarten dazu
amount-of-deed = { $deed } { $amount }

## Was Karten bewirken, in Sätzen

does-morale = Die Moral steigt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-less-morale = Die Moral sinkt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-supply = Du bekommst { $amount ->
        [one] 1 Vorrat
       *[other] { $amount } Vorräte
    }.
does-less-supply = Du verlierst { $amount ->
        [one] 1 Vorrat
       *[other] { $amount } Vorräte
    }.
does-suspicion = Die Überwachung steigt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-less-suspicion = Die Überwachung sinkt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-defence = Die Verteidigung steigt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-less-defence = Die Verteidigung sinkt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-snow = Der Schnee wird um { $amount } tiefer.
does-less-snow = Du räumst Schnee um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-fear = Die Angst steigt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-less-fear = Die Angst sinkt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-doubt = Der Zweifel steigt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-less-doubt = Der Zweifel sinkt um { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    }.
does-surrender = Die Kapitulation rückt { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    } näher.
does-less-surrender = Die Kapitulation rückt { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    } weiter weg.
does-injure = { $amount ->
        [one] 1 Verteidiger wird
       *[other] { $amount } Verteidiger werden
    } verwundet.
does-injure-post = { $amount ->
        [one] 1 Verteidiger in einer Stellung wird
       *[other] { $amount } Verteidiger in Stellungen werden
    } verwundet, von links an.
does-lose = { $amount ->
        [one] 1 Verteidiger geht
       *[other] { $amount } Verteidiger gehen
    } verloren.
does-tire = { $amount ->
        [one] 1 bereiter Verteidiger wird
       *[other] { $amount } bereite Verteidiger werden
    } erschöpft.
does-wake = Du machst { $amount ->
        [one] 1 erschöpften
       *[other] { $amount } erschöpfte
    } Verteidiger bereit.
does-rest = Du lässt { $amount ->
        [one] 1 erschöpften
       *[other] { $amount } erschöpfte
    } Verteidiger rasten.
does-soldier = { $amount ->
        [one] 1 Soldat kommt
       *[other] { $amount } Soldaten kommen
    } zu dir.
does-volunteer = { $amount ->
        [one] 1 Freiwilliger kommt
       *[other] { $amount } Freiwillige kommen
    } zu dir.
does-medic = { $amount ->
        [one] 1 Sanitäter kommt
       *[other] { $amount } Sanitäter kommen
    } zu dir.
does-hunter = { $amount ->
        [one] 1 Jäger kommt
       *[other] { $amount } Jäger kommen
    } zu dir.
does-recruit = { $amount ->
        [one] 1 Rekrut kommt
       *[other] { $amount } Rekruten kommen
    } aus dem Verstärkungsbeutel zu dir.
does-bag-soldier = { $amount ->
        [one] 1 Soldat kommt
       *[other] { $amount } Soldaten kommen
    } in den Verstärkungsbeutel.
does-bag-volunteer = { $amount ->
        [one] 1 Freiwilliger kommt
       *[other] { $amount } Freiwillige kommen
    } in den Verstärkungsbeutel.
does-bag-doubt = { $amount ->
        [one] 1 Zweifelscheibe kommt
       *[other] { $amount } Zweifelscheiben kommen
    } in den Verstärkungsbeutel.
does-desert = { $amount ->
        [one] 1 Verteidiger verlässt
       *[other] { $amount } Verteidiger verlassen
    } den Verstärkungsbeutel.
does-bury = Du bestattest { $amount ->
        [one] 1 Toten
       *[other] { $amount } Tote
    }.
does-treat = Du behandelst { $amount ->
        [one] 1 Patienten im Bett
       *[other] { $amount } Patienten in Betten
    }.
does-relapse = { $amount ->
        [one] 1 Wartendem geht
       *[other] { $amount } Wartenden geht
    } es schlechter.
does-german = Ein erfrorener Deutscher wird aufgenommen.
does-repair = Du darfst { $amount ->
        [one] einmal
       *[other] { $amount }-mal
    } umsonst reparieren.
does-damage = { $amount ->
        [one] 1 Stellung wird
       *[other] { $amount } Stellungen werden
    } beschädigt, zuerst die rechte.
does-jam = { $amount ->
        [one] 1 Waffe blockiert
       *[other] { $amount } Waffen blockieren
    }, zuerst das Maschinengewehr.
does-miss = { $amount ->
        [one] 1 Plättchen „Verfehlt“ kommt
       *[other] { $amount } Plättchen „Verfehlt“ kommen
    } in den Trefferbeutel.
does-less-miss = { $amount ->
        [one] 1 Plättchen „Verfehlt“ kommt
       *[other] { $amount } Plättchen „Verfehlt“ kommen
    } aus dem Trefferbeutel.
does-artillery = { $amount ->
        [one] 1 Artillerieplättchen kommt
       *[other] { $amount } Artillerieplättchen kommen
    } in den Trefferbeutel.
does-less-artillery = { $amount ->
        [one] 1 Artillerieplättchen kommt
       *[other] { $amount } Artillerieplättchen kommen
    } aus dem Trefferbeutel.
does-air = { $amount ->
        [one] 1 Stapel Luftangriffe kommt
       *[other] { $amount } Stapel Luftangriffe kommen
    } in den Trefferbeutel.
does-hit = { $amount ->
        [one] 1 Plättchen wird
       *[other] { $amount } Plättchen werden
    } aus dem Trefferbeutel gezogen.
does-reveal = { $amount ->
        [one] 1 Fund wird
       *[other] { $amount } Funde werden
    } aufgedeckt.
does-patrol = { $amount ->
        [one] 1 neue Patrouille erscheint
       *[other] { $amount } neue Patrouillen erscheinen
    }.
does-less-patrol = Du entfernst { $amount ->
        [one] 1 Patrouille
       *[other] { $amount } Patrouillen
    }.
does-infantry = { $amount ->
        [one] 1 Infanterist kommt
       *[other] { $amount } Infanteristen kommen
    } dazu.
does-kill = Du entfernst { $amount ->
        [one] 1 Infanteristen
       *[other] { $amount } Infanteristen
    }.
does-pin = Du nimmst { $amount ->
        [one] 1 Infanteristen
       *[other] { $amount } Infanteristen
    } unter Beschuss.
does-gun = { $amount ->
        [one] 1 Geschütz kommt
       *[other] { $amount } Geschütze kommen
    } auf die Karte.
does-less-gun = { $amount ->
        [one] 1 Geschütz verlässt
       *[other] { $amount } Geschütze verlassen
    } die Karte.
does-route = { $amount ->
        [one] 1 neue Versorgungsroute öffnet
       *[other] { $amount } neue Versorgungsrouten öffnen
    } sich.
does-less-token = { $amount ->
        [one] 1 Versorgungsplättchen geht
       *[other] { $amount } Versorgungsplättchen gehen
    } verloren.
does-hope = { $amount ->
        [one] 1 Hoffnungskarte kommt
       *[other] { $amount } Hoffnungskarten kommen
    } unter die schlechten Karten.
does-despair = { $amount ->
        [one] 1 Verzweiflungskarte kommt
       *[other] { $amount } Verzweiflungskarten kommen
    } unter die guten Karten.

## Was es in einer Stellung nicht geben kann

check-discs = Vom Typ { $defender } gibt es { $have } Scheiben statt { $need }
check-german = Es gibt nur einen erfrorenen Deutschen
check-waiting = Wartende Patienten müssen der Reihe nach stehen
check-tile = Vom Schadensplättchen { $tile } gibt es { $have } statt { $need }
check-miss = Es gibt nur { $most } „Verfehlt“-Plättchen
check-artillery-tiles = Es gibt nur { $most } Artillerieplättchen
check-air = Es gibt nur { $most } Luftangriffsplättchen, zwei je Stapel
check-gun-jam = Das linke Statusplättchen eines Geschützes wird nie blockiert
check-gun-hidden = Geschütz 2 liegt unter dem Schnee und kann nicht verändert sein
check-front = Die vordere Stellung und Geschütz 2 haben keinen solchen Zustand
check-post-damaged = Eine beschädigte Stellung kann niemand halten
check-post-medic = Ein Sanitäter kann keine Stellung halten
check-machine-gun = Das Maschinengewehr gibt es nur in der Belagerung
check-sector = Sektor { $sector } kann nicht { $have } Infanteristen haben
check-movers = Aus Sektor { $sector } rücken mehr vor, als dort stehen
check-infantry = Es gibt { $have } Infanteristen zu viel
check-patrols = Von Patrouille { $number } gibt es { $have } Plättchen statt { $need }
check-pieces = Ein Artilleriegeschütz steht, wo es nicht kann
check-artillery-marker = Der Artilleriemarker kann höchstens auf Feld { $most } liegen
check-depot = Depot { $depot } kann diese Plättchen nicht haben
check-runners = Die Listen der Versorgungszüge passen nicht zusammen
check-paces = Ein Versorgungszug kann nicht weniger als 0 Felder übrig haben
check-card-twice = Eine Karte liegt an zwei Stellen
check-card-order = Die Karten eines Stapels müssen der Reihe nach stehen
check-event = Ein gezogenes Ereignis liegt noch im Stapel
check-ongoing = Nur fortgeschrittene Ereignisse bleiben in Kraft
check-stage = Tag { $day } gehört nicht zu diesem Kapitel
check-skull = Auf dem Totenschädel ist die Partie zu Ende, aber es ist kein Ende angegeben
check-ending = So ist die Partie nicht zu Ende gegangen
check-agenda = Was noch zu tun ist, muss mit dem nächsten Tag enden
check-mission = An Tag 11 gibt es keinen Auftrag mehr

## Namen der Bereiche

zone-day = Tag
zone-stage = Kapitel
zone-event = Ereignis des Tages
zone-events = Kommende Ereignisse
zone-ongoing = Geltende Ereignisse
zone-bag = Verstärkungsbeutel
zone-reserve = Reserve
zone-recruits = Verstärkungsbereich
zone-ready = Bereit
zone-tired = Erschöpft
zone-rest = Rast
zone-morgue = Leichenhalle
zone-post = Verteidigungsstellungen
zone-jobs = Aktionsfelder
zone-bag_doubt = Zweifel im Beutel
zone-beds = Betten
zone-waiting = Wartebereich
zone-supplies = Vorräte
zone-ration = Rationsleiste
zone-snow = Schnee
zone-weather = Wetter
zone-morale = Moral
zone-suspicion = Überwachung
zone-defence = Verteidigung
zone-surrender = Kapitulation
zone-fear = Angst
zone-doubt = Zweifel
zone-artillery = Artilleriemarker
zone-tiles = Trefferbeutel
zone-salvo = Gezogene Plättchen
zone-air_stacks = Luftangriffe
zone-damaged = Beschädigte Stellungen
zone-gun_damage = Schaden an den Geschützen
zone-gun_jam = Blockierte Statusplättchen
zone-machine_gun = Maschinengewehr
zone-facility = Ausgegraben
zone-snow_deck = Kommende Funde
zone-snow_top = Bekannte Funde
zone-standing = Infanterie
zone-lying = Infanterie unter Beschuss
zone-movers = Vorrückende Infanterie
zone-hits = Treffer
zone-grenades = Granaten
zone-charging = Ansturm
zone-patrols = Patrouillen
zone-patrol_bag = Patrouillenbeutel
zone-pieces = Artillerie auf der Karte
zone-depot_token = Depots
zone-depot_count = Plättchen in den Depots
zone-stacks = Stapel in der Reserve
zone-runner_who = Versorgungszüge
zone-runner_at = Orte der Versorgungszüge
zone-runner_load = Lasten der Versorgungszüge
zone-walkers = Noch zu ziehende Versorgungszüge
zone-paces = Noch mögliche Felder
zone-high_deck = Gute Moral
zone-low_deck = Schlechte Moral
zone-high_pile = Abwurf gute Moral
zone-low_pile = Abwurf schlechte Moral
zone-hope = Hoffnung
zone-despair = Verzweiflung
zone-hand = Gezogene Karten
zone-mission = Auftrag
zone-asked = Auftrag heute verschoben
zone-phone = Bonus des Feldtelefons
zone-fired = Stellungen, die gefeuert haben
zone-airfield = Benutzte Flugplatz-Optionen
zone-delivered = Gebrachte Plättchen
zone-spared = Wartende verschont

## Was an Tabellen falsch ist

content-deed = eine Wirkung wie „morale -1“
content-goal = ein Ziel wie „defence 3“ aus { $names }
content-rounds = aufsteigende Runden mit ebenso vielen Belohnungen
content-faces = jede Augenzahl in nur einer Box
content-stages = die letzten Vorbereitungen bis Tag 5 und vor dem Rückzug
content-advanced = es zusammen mit ongoing, sector und clear oder keines davon
content-amount = eine Menge, wenn supplies oder morale bezahlt werden, sonst keine
content-no-infantry = keine Infanterie in der Mobilmachung
content-deck = mindestens { $least } Karten beider Ausgaben in jedem Stapel
content-card-id = eine id, die keine Karte in morale.toml hat
content-most = höchstens { $most } Zeilen
content-take = höchstens so viele, wie gezogen werden
content-one-find = jedes Aktionsfeld einmal
content-reach = Wege in links.toml, die von der Festung zu diesem Feld führen
content-row-stage = für jede Reihe ein eigenes Kapitel
content-pieces = zusammen { $need } Artilleriefelder

## Glück, das du eingibst

luck-DrawMission = Welcher Auftrag wurde gezogen?
luck-DrawAir = Welches Luftangriffsplättchen liegt als Nächstes, von links?
luck-DrawEvent = Welches Ereignis wurde gezogen ({ $deck })?
luck-DrawRecruit = Welche Scheibe wurde gezogen?
luck-DrawDefender = Welcher Verteidiger wurde zuerst gezogen?
luck-Desert = Welcher Verteidiger wurde aus dem Beutel gezogen?
luck-DrawTile = Welches Plättchen wurde aus dem Trefferbeutel gezogen?
luck-DrawPatrol = Welche Nummer hat das Patrouillenplättchen?
luck-DrawSnow = Welcher Fund kam?
luck-DrawCard = Welche Karte wurde gezogen ({ $morale-deck })?
luck-AddHope = Welche Hoffnungskarte kommt ins Spiel?
luck-AddDespair = Welche Verzweiflungskarte kommt ins Spiel?
luck-InfantryRoll = Der Würfel für Infanterie in Sektor { $sector }?
luck-Wound = Der Würfel für die Verwundung: { $body }?
luck-Shoot = Der Würfel für Stellung { $position }?
luck-MachineGun = Der Würfel für das Maschinengewehr in { $position }?
luck-GunDie = Der Würfel für { $gun }?
luck-Sneak = Der Würfel für das Schleichen?
luck-Fight = Der Würfel für den Kampf?

## Ereigniskarten: Mobilmachung

event-sledges-on-the-road = Schlitten auf der Straße
story-event-sledges-on-the-road = Bauernsöhne mit geschultertem Gewehr kommen am hellen Tag aus dem Tal herauf. Die Nachricht von ihnen kommt ebenso weit.
event-out-of-vaernes = Aus Værnes geschmuggelt
story-event-out-of-vaernes = Stiefel, Decken und Patronen verlassen das Depot unter einer Fuhre Heu, und die neuen Posten sehen zu.
event-rumours-in-the-valley = Gerüchte im Tal
story-event-rumours-in-the-valley = An jedem Küchentisch weiß jemand ganz sicher, dass der Krieg schon vorbei ist.
event-leaflets = Papier vom Himmel
story-event-leaflets = Ein Flugzeug kreist über den Höfen und lässt Blätter fallen. Sie versprechen allen Frieden, die zu Hause bleiben.
event-april-blizzard = Schneesturm im April
story-event-april-blizzard = Der Sturm füllt den Hof bis an die Schilde der Geschütze, und in einer Nacht geht das Holz einer Woche durch den Schornstein.
event-frostbite = Erfrierungen
story-event-frostbite = In den Stollen gibt es Stroh, aber keine Öfen. Am Morgen spürt einer seine Füße nicht mehr.
event-pickets-by-the-river = Posten am Fluss
story-event-pickets-by-the-river = Graue Mäntel stehen am Übergang und fragen jeden, wohin so viel Brot unterwegs ist.
event-thaw-in-the-tunnels = Tauwetter in den Stollen
story-event-thaw-in-the-tunnels = Wasser läuft die Wände herab und nimmt den alten Mörtel mit. Draußen zeigt sich eine Stufe unter dem Schnee.
event-last-train = Der letzte Zug
story-event-last-train = Am Bahnhof von Hegra springt noch einer ab. Die anderen in seinem Wagen bleiben sitzen.
event-general-gone = Der General ist fort
story-event-general-gone = Trondheim ist gefallen, und niemand weiß, wo der Kommandeur der Division heute Nacht schläft.
event-order-to-stand-down = Befehl zum Heimgehen
story-event-order-to-stand-down = Eine Stimme am Telefon sagt, jeder Mann solle nach Hause gehen. Manche glauben ihr.
event-too-few-rifles = Zu wenige Gewehre
story-event-too-few-rifles = Es kommen mehr Männer den Berg herauf, als Waffen da sind. Sie werden verpflegt, aufgeschrieben und üben mit Besenstielen.

## Ereigniskarten: 1. Angriff

event-night-at-troyte = Nacht bei Trøyte
story-event-night-at-troyte = Zwei Kompanien steigen im Dunkeln aus, einen kurzen Fußweg vor dem Dorf. Ihre Späher liegen schon in den Heuschobern.
event-fight-at-the-station = Gefecht am Bahnhof
story-event-fight-at-the-station = Drei Stunden lang schießt man hinter Güterwagen hervor. Dann kommt eine Trage den Berg herauf und ein erschöpfter Nachzügler.
event-bridge-goes-up = Die Brücke fliegt in die Luft
story-event-bridge-goes-up = Es regnet Steine in den Fluss. Ihre Kolonne muss halten, und unser Schlitten am anderen Ufer auch.
event-round-the-flank = Um die Flanke herum
story-event-round-the-flank = Zwischen den Straßensperren geht keine Nachricht durch. Während die eine noch wartet, sind Skiläufer schon hinter ihr.
event-drifting-snow = Schneeverwehungen
story-event-drifting-snow = Es schneit die ganze Nacht und weht den ganzen Morgen. Was gestern frei lag, ist wieder ein weißer Hang.
event-first-shells = Die ersten Granaten
story-event-first-shells = Eine Batterie an der Bahn schießt sich mit vier Schuss ein. Der fünfte liegt im Hof.
event-plane-without-haste = Ein Flugzeug ohne Eile
story-event-plane-without-haste = Es fliegt so tief, dass es unsere Schornsteine zählen kann, wackelt mit dem Flügel und kommt nicht allein wieder.
event-smoke-over-the-village = Rauch über dem Dorf
story-event-smoke-over-the-village = Entlang der Straße brennen Scheunen. Wem sie gehörten, der fragt jetzt, wo man sich melden kann.
event-friendly-voice = Eine freundliche Stimme
story-event-friendly-voice = Der Lautsprecher kennt unsere Namen, unsere Höfe und den Preis fürs Weitermachen.
event-hot-barrels = Heiße Rohre
story-event-hot-barrels = Es wird gefeuert, bis das Öl raucht. Als die Mannschaften zurücktreten, ist die Brustwehr leer, und unten sieht es einer.
event-frozen-bolts = Vereiste Verschlüsse
story-event-frozen-bolts = Dass ein Gewehr nicht schießt, merkt man zuerst auf der anderen Seite des Feldes.
event-runner-overdue = Der Melder bleibt aus
story-event-runner-overdue = Er kannte jeden Pfad von den Höfen herauf. Seine Spur endet an einer Straße mit frischen Reifenabdrücken.

## Ereigniskarten: Belagerung

event-man-in-the-snow = Der Mann im Schnee
story-event-man-in-the-snow = Zwischen den Linien liegen ein voller Schlitten und ein Junge in Grau, blau vor Kälte. Niemand schießt, bis beide geholt sind.
event-camp-in-ashes = Das Lager in Asche
story-event-camp-in-ashes = Die Baracken unter den Mauern brennen in einer Stunde nieder. Wer dort schlief, kommt mit kaum mehr als seinem Gewehr herauf.
event-kitchens-over-the-ridge = Küchen hinter dem Kamm
story-event-kitchens-over-the-ridge = Nachts kommt nun Suppe über den Berg, auf den Schlitten mit den Sandsäcken. Sie kommt kalt an, und nicht ungesehen.
event-blast-in-the-trench = Druckwelle im Graben
story-event-blast-in-the-trench = Er hat keinen Kratzer, aber er antwortet nicht. Die Ärzte bleiben bei ihm, und seine Kameraden zielen gut.
event-guns-from-trondheim = Geschütze aus Trondheim
story-event-guns-from-trondheim = Norwegische Rohre unter neuen Herren, die sie noch nicht kennen. Die ersten Schüsse gehen fehl.
event-white-flag-at-the-bend = Weiße Fahne an der Kehre
story-event-white-flag-at-the-bend = Ein Offizier bringt Bedingungen, bessere als zuletzt, und geht ohne Antwort. Doch gehört haben ihn alle.
event-ambush-at-flaksjoen = Hinterhalt am Flaksjøen
story-event-ambush-at-flaksjoen = Ein Zug aus Hoset läuft auf dem See vor die Gewehre. Ein Schlitten bleibt stehen, die übrigen kommen nachts herauf.
event-bombers-at-noon = Bomber am Mittag
story-event-bombers-at-noon = Bis Værnes sind es zwei Minuten, bald sind sie wieder da. Die halbe Last steckt im Schnee, die andere nicht.
event-flag-on-the-ridge = Eine Fahne auf dem Kamm
story-event-flag-on-the-ridge = Jeder auf der Mauer sieht sie, sobald er den Kopf hebt. Sie muss weg.
event-dug-in-by-the-road = Eingegraben am Weg
story-event-dug-in-by-the-road = Sie haben Löcher in die Böschung gehauen. Gewehrfeuer schlägt nur Eiszapfen ab, bis einer Wasser holen muss.
event-smoke-pots = Nebeltöpfe
story-event-smoke-pots = Bei Windstille wälzt sich grauer Dunst den Hang herauf. Nur geübte Augen finden darin ein Ziel, ihre so wenig wie unsere.
event-howitzers-at-bjorngard = Haubitzen bei Bjørngard
story-event-howitzers-at-bjorngard = Sie stehen hinter einem Hügel und werfen ihre Granaten darüber. Unsere flach schießenden Rohre können nur raten, wo.
event-ships-have-sailed = Die Schiffe sind fort
story-event-ships-have-sailed = Briten und Franzosen verlassen die Küste. Am Abend spricht niemand mehr von Hilfe.
event-cough-in-the-dark = Husten im Dunkeln
story-event-cough-in-the-dark = Nasses Stroh, schlechte Luft, zwei Wochen ohne Sonne. Es geht von Pritsche zu Pritsche.
event-rifle-in-the-birches = Ein Gewehr in den Birken
story-event-rifle-in-the-birches = Jede Stunde ein Schuss auf dieselbe Scharte, und noch einer auf den, der helfen will.
event-last-flour = Der letzte Sack Mehl
story-event-last-flour = Der Bäcker kehrt den Sack um und klopft die Nähte aus. Zwei von uns stehen nicht mehr auf.
event-rails-to-the-border = Gleise zur Grenze
story-event-rails-to-the-border = Sie wollen die Strecke nach Storlien und fürchten nicht mehr, dass unsere Granaten so weit reichen.
event-cracked-gun-mount = Gebrochene Lafette
story-event-cracked-gun-mount = Unser bestes Geschütz springt zurück und bleibt liegen. Drüben im Tal hören sie die Lücke in unserem Feuer.
event-over-the-wall = Nachts über die Mauer
story-event-over-the-wall = Drei Pritschen sind leer, und drei Paar Ski fehlen.
event-mortars-in-the-gully = Mörser in der Rinne
story-event-mortars-in-the-gully = Unter dem Kamm wummert etwas, und gleich darauf antworten die Mauern mit Staub.
event-ski-company = Skikompanie
story-event-ski-company = Männer aus den Alpen, und ausgeruht. Sie steigen schneller, als der Ausguck sie zählen kann.
event-behind-the-boulders = Hinter den Felsblöcken
story-event-behind-the-boulders = In der Nacht sind sie zwischen die Felsen gekrochen. Ab und zu sieht man einen Helmrand, nie lange.

## Ereigniskarten: Letztes Gefecht

event-all-guns-at-dawn = Alle Rohre im Morgengrauen
story-event-all-guns-at-dawn = Niemand zählt die Einschläge mehr. Die Lampen schwingen an ihren Haken und hören nicht auf.
event-up-the-slope = In Linie den Hang hinauf
story-event-up-the-slope = Sie kommen ohne Deckung, Schulter an Schulter, denn heute sollen sie es zu Ende bringen.
event-white-capes = Weiße Umhänge
story-event-white-capes = Der Schnee vor der Mauer bewegt sich. Als endlich Alarm gegeben wird, sind sie schon am Draht.

## Moralkarten: gut

morale-songs-in-the-tunnel = Lieder im Stollen
story-morale-songs-in-the-tunnel = Jemand hat eine Mundharmonika durch alles hindurch gerettet. Selbst die Wachen wippen mit dem Stiefel.
morale-bread-from-the-farms = Brot von den Höfen
story-morale-bread-from-the-farms = Um Mitternacht werden im Tal die Öfen angeheizt. Was sie backen, geht in Rucksäcken den Berg hinauf.
morale-word-gets-round = Es spricht sich herum
story-morale-word-gets-round = In Stjørdal heißt es, die alte Festung halte noch. Wer das hört, geht ein wenig aufrechter.
morale-graves-in-the-birch-wood = Gräber im Birkenwald
story-morale-graves-in-the-birch-wood = Im Schutz der Dunkelheit trägt man die Toten hinaus, und jeder bekommt einen Namen und ein Kreuz.
morale-word-of-comfort = Ein tröstendes Wort
story-morale-word-of-comfort = Schwester Bang geht von Bett zu Bett und hat Zeit für jeden. Wann sie schläft, weiß niemand.
morale-doctors-by-lamplight = Ärzte bei Lampenlicht
story-morale-doctors-by-lamplight = Finsen hat schon zwei Kriege gesehen. Er und Thomassen arbeiten, bis das Petroleum zu Ende ist.
morale-smith-among-us = Ein Schmied unter uns
story-morale-smith-among-us = Er braucht eine Esse, eine Feile und eine ruhige Stunde. Die Feile bekommt er.
morale-sandbags-by-moonlight = Sandsäcke im Mondschein
story-morale-sandbags-by-moonlight = Wer nicht schlafen kann, füllt Säcke. Am Morgen ist die Brustwehr einen Fuß höher.
morale-ski-scouts = Späher auf Skiern
story-morale-ski-scouts = Zwei Jungen aus Meråker führen eine Streife im Kreis, bis sie ihrer eigenen Spur folgt.
morale-steady-aim = Eine ruhige Hand
story-morale-steady-aim = Wer jahrelang Elche gejagt hat, atmet vor dem Schuss erst aus.
morale-fog-bank = Eine Nebelbank
story-morale-fog-bank = Sie kriecht vom Fjord herauf und legt sich über den Hang. Wer den Weg kennt, kann gehen, wohin er will.
morale-duds = Blindgänger
story-morale-duds = Drei Granaten nacheinander bohren sich in den Schnee und bleiben liegen. Auf eine malt jemand ein Gesicht.
morale-raid-on-the-battery = Überfall auf die Batterie
story-morale-raid-on-the-battery = Sechs Mann ziehen mit einer Axt und einer Tasche Sprengstoff los. Vor Tagesanbruch sind alle sechs zurück.

## Moralkarten: schlecht

morale-short-rations = Knappe Rationen
story-morale-short-rations = Im Regal fehlt eine Dose, und jeder denkt dabei an einen bestimmten Mann.
morale-homesick = Heimweh
story-morale-homesick = Von der Mauer sieht er den Rauch aus dem eigenen Schornstein. Am Abend ist er weg.
morale-fever = Fieber
story-morale-fever = Es beginnt mit Frösteln, und bald ist das halbe Stroh nass vom Schweiß.
morale-careless-fire = Leichtsinniges Feuer
story-morale-careless-fire = Grünes Holz im Ofen, eine Rauchsäule über dem Berg: Jetzt wissen sie, wohin sie zielen müssen.
morale-whispers = Geflüster
story-morale-whispers = Sobald ein Offizier eintritt, verstummen sie. Ist er gegangen, geht es weiter.
morale-sentry-asleep = Schlafende Wache
story-morale-sentry-asleep = Er hat nur kurz die Augen zugemacht. Das hat ihnen gereicht.
morale-rust-and-ice = Rost und Eis
story-morale-rust-and-ice = Gestern Abend hatte keiner Lust, den Verschluss zu fetten. Heute rührt er sich nicht.
morale-path-betrayed = Der verratene Pfad
story-morale-path-betrayed = Jemand hat ihnen den Weg durch den Wald gezeigt, für Geld oder aus Angst.
morale-nobody-is-coming = Niemand kommt
story-morale-nobody-is-coming = Tagelang haben sie auf Geschützdonner im Norden gelauscht. Heute Abend hören sie damit auf.

## Hoffnung

morale-letter-from-home = Ein Brief von daheim
story-morale-letter-from-home = Der Melder zieht ihn aus dem Stiefel. Er wird vorgelesen, zweimal.
morale-truce-for-the-dead = Waffenruhe für die Toten
story-morale-truce-for-the-dead = Eine Stunde lang schießt niemand. Beide Seiten tragen die Ihren fort.
morale-bandages-from-sweden = Verbandszeug aus Schweden
story-morale-bandages-from-sweden = Ein Ballen Leinen ist unter einer Ladung Fisch über die Grenze gekommen, mit Schokolade in der Mitte.
morale-king-on-the-air = Der König im Radio
story-morale-king-on-the-air = Die Batterie ist fast leer und die Stimme schwach, aber es ist seine, und er hat nicht nachgegeben.
morale-latecomer = Ein Nachzügler
story-morale-latecomer = Drei Nächte ist er auf Skiern gelaufen und will nur etwas Warmes und ein Gewehr.
morale-night-of-fog = Eine Nacht im Nebel
story-morale-night-of-fog = Granaten gehen zu weit, Scheinwerfer finden nichts. Endlich einmal schlafen alle.

## Verzweiflung

morale-cold-hearths = Kalte Öfen
story-morale-cold-hearths = Sie sitzen in Mänteln um einen Ofen, den keiner anzündet.
morale-open-quarrel = Offener Streit
story-morale-open-quarrel = Er wird im Hof ausgetragen, so laut, dass man ihn im Tal hört.
morale-last-candle = Die letzte Kerze
story-morale-last-candle = Ist sie heruntergebrannt, liegen Tote und Lebende im selben Dunkel.
morale-neglected-wall = Die vernachlässigte Mauer
story-morale-neglected-wall = Das Loch ist seit Dienstag da. Jeder dachte, ein anderer kümmere sich darum.
morale-empty-bunk = Einer will gehen
story-morale-empty-bunk = Er hat gepackt und bittet nur, dass man ihn hinauslässt. Seinen Anteil Brot legt er auf die Decke.
morale-bitter-vote = Bittere Abstimmung
story-morale-bitter-vote = Mützen mit Zetteln gehen herum. Was immer die Zählung ergibt, draußen wird man es erfahren.

## Unter dem Schnee

snow-counter-patrol = Ski für Patrouillenjäger
story-snow-counter-patrol = Zwanzig Paar Armeeski, gewachst und eingewickelt. Nun können wir die Jäger jagen.
snow-telephone = Feldtelefon
story-snow-telephone = Ein Klappenschrank, zwei Hörer und eine Meile Draht. Der Ausguck kann mit der Mauer sprechen.
snow-cabinet = Behandlungsraum
story-snow-cabinet = Hinter der vereisten Tür stehen Reihen brauner Flaschen, jede einzelne beschriftet.
snow-map-room = Kartenraum
story-snow-map-room = An der Wand hängen Pläne der Festung von 1910, jede Kammer ist eingezeichnet.
snow-radio = Radio
story-snow-radio = Eine Röhre ist gesprungen, die übrigen glimmen. Im Rauschen ist eine Stimme.
snow-gun-2 = Ein zweites Geschütz
story-snow-gun-2 = Erst eine Mündung, dann ein Schild, dann das ganze Geschütz kommt aus der Wehe hervor.
snow-tinned-meat = Büchsenfleisch
story-snow-tinned-meat = Das Datum auf der Kiste ist älter als die meisten, die daraus essen. Es schmeckt herrlich.
snow-iron-stove = Ein eiserner Ofen
story-snow-iron-stove = Vier Mann rücken ihn zurecht, ein Streichholz macht ihn zum Mittelpunkt der Welt.
snow-timber-store = Holzlager
story-snow-timber-store = Stempel und Bohlen, trocken wie am ersten Tag: genug für ein Stück Wall und ein Scheingeschütz.
snow-tool-chest = Werkzeugkiste
story-snow-tool-chest = Schlüssel, Feilen und Ersatzfedern, jedes Stück an seinem Platz und eingefettet.
snow-vaulted-cellar = Ein Gewölbekeller
story-snow-vaulted-cellar = Kalt, trocken und zu tief für Granaten. Hier können die Gefallenen ruhen und die anderen Abschied nehmen.

## Aufträge

mission-keep-them-standing = Haltet sie auf den Beinen
story-mission-keep-them-standing = Der Major will eine Besatzung, die beim Appell noch den Hof füllt.
mission-walls-that-hold = Mauern, die halten
story-mission-walls-that-hold = Die Pioniere haben gezeichnet, was die Festung braucht. Nun muss es gebaut werden und stehen bleiben.
mission-road-to-hoset = Der Weg nach Hoset
story-mission-road-to-hoset = Der Hof hat mehr, als er verstecken kann. Bringt es heim, ehe es andere finden.
mission-guns-in-working-order = Geschütze in Bereitschaft
story-mission-guns-in-working-order = Die Batterie soll auf Befehl bereitstehen und nicht schon vorher verschossen sein.

## Der gezeichnete Plan: Namen auf der Karte

look-halls = Hallen
look-quarters = Quartiere
look-infirmary = Lazarett
look-enemy = Feind
look-map = Versorgungskarte
look-walls = Wälle
look-days = Tage
look-outcomes = Kapitulation
look-morale = Moral
look-cards = Karten
look-ready = Bereit
look-tired = Erschöpft
look-rest = Rast
look-fear = Angst
look-doubt = Zweifel
look-bag = Verstärkung
look-recruits = Neue
look-reserve = Reserve
look-doubt-space = Zweifelleiste, Schritte von links:
look-doubt-discs = Zweifelscheiben
look-store = Vorräte
look-supplies = Vorräte
look-ration = Rationsleiste, Schritte nach rechts:
look-snow = Schnee
look-finds = Funde im Schnee
look-beds = Betten: Stufe 1 bis 6
look-waiting = Wartend
look-morgue = Leichenhalle
look-event = Ereignis des Tages
look-mission = Auftrag
look-hit-bag = Trefferbeutel
look-artillery = Artillerie
look-machine-gun = MG
look-defence = Verteidigung
look-decks = Moralkarten
look-hand = Gezogene Karten
look-high-deck = Stapel der guten Moral
look-low-deck = Stapel der schlechten Moral
look-suspicion = Überwachung
look-patrol-bag = Patrouillen im Beutel
look-damage = Beschädigt
look-jammed = Blockiert
look-standing = Infanterie
look-lying = Infanterie unter Beschuss
look-artillery-piece = Artillerie
look-patrols = Patrouillen
look-tokens = Lieferungen
look-day = Tag
look-negotiate = Überzeugen
look-new-route = Route
look-telephone = Telefon
look-reckless = Erbittert
look-fire-guns = Geschütze
look-supply-run = Versorgen
look-counter-patrol = Jagd
look-shovel = Schaufeln
look-repair = Reparieren
look-bolster = Befestigen
look-promote = Befördern
look-inspire = Anspornen
look-radio = Radio
look-map-room = Karten
look-treat = Behandeln
look-cabinet = Medizin
look-outcome-german-retreat = Rückzug
look-outcome-truce = Waffenruhe
look-outcome-honourable = Mit Ehren
look-outcome-surrender = Kapitulation
look-outcome-unconditional = Das Ende
look-letter-officer = O
look-letter-soldier = S
look-letter-volunteer = F
look-letter-medic = X
look-letter-hunter = J
look-letter-german = X
look-place-day = Tag { $name }
look-place-bed = Bett { $name }
look-place-position = Stellung { $name }
look-place-sector = Sektor { $name }
look-place-mood = Moral { $name }
look-place-outcome = Kapitulationsleiste: { $name }

## Die Lage in Sätzen

told-patrol-bag = { $value } für Nummer { $key }
told-standing = { $value } Infanterie
told-lying = { $value } unter Beschuss
told-gun-damage = { $value ->
        [one] 1 Zustandsplättchen beschädigt
       *[other] { $value } Zustandsplättchen beschädigt
    }
told-patrols = { $value ->
        [one] 1 Patrouille
       *[other] { $value } Patrouillen
    }
told-depot-count = { $value ->
        [one] 1 Versorgungsplättchen
       *[other] { $value } Versorgungsplättchen
    }

## Der Ausblick

outlook-gauge = { $outcome }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} vor der Niederlage
outlook-gauge-danger = { $danger }. { $standing }
outlook-gauge-end = { $ending ->
    [skull] Verloren: Die Fahne ist auf dem Totenkopf
    [too-few] Verloren: { $healthy } unverletzt, { $need } wären nötig gewesen
   *[held] Durchgehalten: { $outcome }
}
outlook-danger-skull = Heute Abend erreicht die Fahne den Totenkopf: { $reasons }
outlook-danger-pushed = Heute Abend rückt die Fahne weiter: { $reasons }
outlook-danger-too-few = Heute Abend zu wenige: { $healthy } unverletzt, { $need } nötig
outlook-danger-leaving = Die Moral fällt heute Abend so tief, dass { $count ->
    [one] einer geht
   *[other] { $count } gehen
}
outlook-danger-bag = { $last ->
    [yes] Letztes Gefecht
   *[no] Morgen
}: { $due ->
    [one] Ein Plättchen ist
   *[other] { $due } Plättchen sind
} fällig, im Trefferbeutel { $bag ->
    [one] ist eins
   *[other] sind { $bag }
}; die Fahne rückt { $left ->
    [0] auf den Totenkopf
   *[other] einen Schritt
}
outlook-danger-breaks = { $last ->
    [yes] Letztes Gefecht
   *[no] Morgen
}: { $count ->
    [one] Ein Infanterist bricht
   *[other] { $count } Infanteristen brechen
} ein, weil niemand eine Stellung hält
outlook-danger-one-step = Der nächste Schritt der Fahne ist die Niederlage
outlook-danger-few = { $next ->
    [yes] Morgen Belagerung: { $need } Unverletzte nötig, am Abend { $healthy }
   *[no] Die Belagerung braucht { $need } Unverletzte, am Abend { $healthy }
}
outlook-danger-thin = { $healthy } unverletzt, { $need } nötig{ $spare ->
    [0] {""}: Niemand darf verloren gehen
   *[other] ; meist gehen bis zum Ende { $usual } verloren
}
outlook-name-day = Tag
outlook-name-supplies = Vorräte
outlook-name-morale = Moral
outlook-name-suspicion = Überwachung
outlook-name-defence = Verteidigung
outlook-name-bag = Trefferbeutel
outlook-name-healthy = Abends heil
outlook-name-ahead = Bald
outlook-name-mission = Auftrag
outlook-last-stand = Letztes Gefecht
outlook-in-days = { $days ->
    [0] heute
    [one] morgen
   *[other] in { $days } Tagen
}
outlook-ahead-coup = { $days ->
    [0] die Mobilmachung endet heute Abend
    [one] die Mobilmachung endet morgen Abend
   *[other] die Mobilmachung endet in { $days } Tagen
}
outlook-ahead-siege = { $days ->
    [0] Belagerung ab morgen
    [one] Belagerung in 2 Tagen
   *[other] Belagerung nach { $days } weiteren Tagen
}: { $need } Unverletzte jeden Abend; meist fallen { $usual } aus bis zum Ende
outlook-ahead-last-stand = { $days ->
    [0] letztes Gefecht heute Abend
    [one] letztes Gefecht morgen Abend
   *[other] letztes Gefecht in { $days } Tagen
}: { $need } Unverletzte nötig; meist fallen { $usual } bis dahin aus, schlimmstenfalls { $most }
outlook-day = { $day } von { $days }, { $stage }
outlook-supplies = { $supplies }, je { $ration } Leute
outlook-morale = { $mood }: { $cards }
outlook-cards = { $high ->
    [0] nimm { $take } von { $low } schlechten Karten
   *[other] nimm { $take } von { $high } guten Karten
}
outlook-no-cards = keine Karte
outlook-suspicion = { $level }, Schleichen { $percent } %
outlook-bag = { $tiles } Plättchen, { $miss } daneben
outlook-healthy = { $healthy }, nötig { $need }
outlook-mission = { $have } von { $need }
outlook-mission-done = erfüllt
outlook-mission-over = vorbei
outlook-goal = { $kind ->
    [unpatrolled] { $goal }
   *[other] { $goal } { $need }
}
outlook-mission-asks = Verlangt: { $goal }; jetzt { $have }
outlook-mission-row = { $day ->
    [1] Bringt { $rewards }
   *[other] ab Tag { $day } dazu { $rewards }
}
outlook-vain = Vergeblich: { $vain }
outlook-work = Ausgeführt: { $each }
outlook-useless-no-patient = kein Patient
outlook-useless-nothing-broken = nichts kaputt
outlook-useless-nothing-to-bolster = nichts übrig
outlook-idle = Untätig und morgen bereit: { $count }
outlook-evening = Wie es steht, endet der Tag mit Moral { $mood }{ $leaving ->
    [0] {""}
    [one] , und einer geht deshalb verloren
   *[other] , und { $leaving } gehen deshalb verloren
}
outlook-uses = { $uses ->
        [0] Noch nicht genug Verteidiger, es { $lacking ->
            [one] fehlt einer
           *[other] fehlen { $lacking }
        }
        [one] Wird einmal ausgeführt
       *[other] Wird { $uses }-mal ausgeführt
    }
outlook-uses-more = { $words }; für einmal mehr { $lacking ->
        [one] fehlt einer
       *[other] fehlen { $lacking }
    }
outlook-undefended = Niemand hält eine Stellung: Alle rücken vor
outlook-hits = { $count } würfeln beim nächsten Angriff: Treffer mit { $percent } %, die Verteidigung hebt { $defence } auf
outlook-breaks = Stürmt mit { $percent } % und verletzt die erste Stellung
outlook-ongoing = Hier gilt: { $event }
outlook-mood = Die Moral ändert sich heute Abend um { $change }, wenn es so bleibt
outlook-dies = { $count ->
    [one] Ein wartender Patient stirbt
   *[other] { $count } wartende Patienten sterben
} heute Abend ohne Bett
outlook-worsens = { $count ->
    [one] Einem wartenden Patienten
   *[other] { $count } wartenden Patienten
} geht es heute Abend schlechter
outlook-surrender = Heute Abend rückt die Kapitulation näher: { $reasons }
outlook-too-few = { $healthy } am Abend unverletzt, { $need } nötig: Das Spiel ist verloren
outlook-tiles = Am nächsten Morgen werden { $count } von { $bag } Plättchen gezogen
outlook-empty = Am nächsten Morgen wird der Beutel mit { $bag } Plättchen leer, und die Kapitulation rückt näher
outlook-patrols = Neue Patrouillen heute Abend, { $row }: { $count }

## Der Plan im Terminal

board-title = HEGRA 1940
board-day = Tag { $day }/{ $days }
board-healthy = · abends { $healthy }/{ $need }
board-weather = { $weather }, { $moves } Schritte
board-new-infantry = Inf. { $count }
board-order = verl. { $order }
board-morale = Moral
board-tracks = Überwachung { $suspicion }/6 Verteidigung { $defence } Schnee { $snow }/5
board-supplies = Vorräte { $supplies }, je { $ration } Leute
board-ready = Bereit
board-tired = Erschöpft
board-rest = Rast
board-bag = Beutel
board-recruits = Gez.
board-reserve = Reserve
board-minds = Angst { $fear } Zweifel +{ $doubt }
board-beds = Betten
board-waiting = Wartend
board-morgue = Tote
board-hit-bag = Treffer
board-artillery = Artill. { $marker } von { $next }, zieht { $drawn }
board-air = Luft
board-hand = Karten
board-ongoing = Es gilt
board-mission = Auftrag
board-depots = Depots
board-forest = Wald
board-gate = Festung
board-row-yellow = gelb
board-row-green = grün
board-row-blue = blau
board-front = Vorn
board-snow = Schnee
board-quiet = Kein Angriff in der Mobilmachung
board-head-officer = Off
board-head-soldier = Sol
board-head-volunteer = Fre
board-head-medic = +San
board-head-hunter = Jäg
board-machine-gun-none = kein MG
board-machine-gun-ready = MG
board-machine-gun-jammed = MG !
board-hit = Tr
board-move = vor
board-grenade = Gran
board-gun = Gesch. { $number }
board-tile-A = A
board-tile-B = B
board-tile-C = C
board-tile-gun-1 = Ges1
board-tile-gun-2 = Ges2
board-tile-counter-patrol = Jagd
board-tile-telephone = Tel
board-tile-cabinet = Med
board-tile-map-room = Kart
board-tile-radio = Radio
board-tile-miss = vorbei
board-tile-air-injury = LuftV
board-tile-air-morale = LuftM
board-tile-air-supply = LuftP
board-tile-artillery = Gran
board-air-injury = V
board-air-morale = M
board-air-supply = P
board-token-supply = V
board-token-patrol = P
board-token-miss = X
board-token-morale = M
board-token-soldier = +
board-legend-healthy = am Abend Unverletzte, so wie es steht, und wie viele die Belagerung verlangt
board-legend-discs = Verteidiger: O Offizier, S Soldat, F Freiwilliger, + Sanitäter, J Jäger
board-legend-patient = ein Patient mit seiner Stufe; 6 ist fast gesund, 1 fast tot
board-legend-need = ein Aktionsfeld: ein Kästchen für jede Scheibe, die es braucht, gefüllt, wenn sie da ist
board-legend-doubled = diese Art zählt auf dem Feld doppelt
board-legend-uses = so oft wird die Aktion ausgeführt
board-legend-doubt = Zweifel im Verstärkungsbeutel
board-legend-infantry = Infanterie, stehend und unter Beschuss
board-legend-red = ein roter Sektor: Infanterie dort kostet Moral
board-legend-dice = die Augen, mit denen Infanterie dort trifft (Tr), vorrückt oder Granaten wirft
board-legend-hits = wie wahrscheinlich der Sektor beim nächsten Angriff trifft
board-legend-map = ein Ort mit Patrouillen und Artillerie; Buchstaben sind Versorgungszüge; Wege führen überall auf und ab und entlang ───
board-legend-depot = ein Depot mit seinen Lieferungen; es und der Wald (^) verbinden die Orte zu beiden Seiten
board-legend-damage = eine beschädigte Stellung oder ein beschädigtes Statusplättchen
board-legend-guns = Statusplättchen eines Geschützes: ohne Symbol, bereit, blockiert
board-odds-recruit = Nächste Scheibe: Zweifel { $doubt } %, { $each }
board-odds-safe = Züge ohne Zweifel: { $chances }
board-odds-tiles = Nächstes Plättchen: { $each }
board-odds-no-tiles = Der Trefferbeutel ist leer: Der nächste Zug kostet Kapitulation
board-odds-attack = Sektor { $sector }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}: ein Treffer { $hit } %, ein Schritt vor { $move } %
board-odds-fire = Ein Schuss aus einer Stellung entfernt mit { $percent } %, sonst hält er nieder
board-odds-guns = Ein Geschütz bleibt bereit: { $each }
board-odds-machine-gun = Das Maschinengewehr entfernt mit { $percent } %, mit einem Vorrat { $bonus } %
board-odds-sneak = Vorbeischleichen oder heil kämpfen bei Überwachung { $level }: { $percent } %

## Die erste Lektion

lesson-first-title = Tag 1: die alte Festung
lesson-first-blurb = Verstärkung, Einsetzen, ein Versorgungszug, Schaufeln und Hämmer, Moral und der nächste Morgen. Etwa neun Minuten, und der erste Tag ist geschafft.
lesson-first-welcome = Du hältst elf Tage lang eine alte Bergfestung. Die Fahne zeigt, wie es heute ausginge. Erreicht sie den Totenkopf rechts, ist alles verloren.
    .typed = Du hältst elf Tage lang eine alte Bergfestung. Am Ende der ersten Zeile des Plans steht, wie es heute ausginge: Jedes × ist ein Schritt zum Totenkopf. Ist das letzte □ weg, ist alles verloren.
lesson-first-stages = Drei Tage lang sammelst du Leute. Dann kommt Infanterie den Hang herauf, durch die Sektoren 1 bis 4, und ab Tag 7 belagert sie die Festung selbst. Heute ist es noch ruhig.
lesson-first-event = Jeder Tag beginnt mit einem Ereignis. Dieses bringt 2 Vorräte und erregt Aufsehen: Die Überwachung steht auf 3. Sonne heißt: Läufer gehen 6 Felder weit.
lesson-first-recruit = Verstärkung kommt aus dem Beutel. Ein Jäger ist schon da. Bis zu vier Scheiben darfst du ziehen, aber auch zwei Zweifelscheiben sind im Beutel. Zieh eine.
lesson-first-recruit-2 = Ein Freiwilliger. Kommt Zweifel, bleibt nur einer der Gezogenen. Lass den Zeiger oder einen Finger auf der Möglichkeit ruhen, dann siehst du vorher, wie wahrscheinlich das ist. Wage noch eine.
    .typed = Ein Freiwilliger. Kommt Zweifel, bleibt nur einer der Gezogenen. Tippe 1?, um zu sehen, wie wahrscheinlich das ist. Dann wage noch eine.
lesson-first-stop = Ein Soldat. Drei sind ein guter Fang: Hör auf, dann kommen alle zu dir. Der Freiwillige bringt einen Vorrat mit.
lesson-first-ready = Im Bereich „Bereit“ stehen alle, die bereit sind. Wähl erst einen Typ und dann ein Feld oder umgekehrt. Jeder tut am Tag eines und ist danach erschöpft.
    .typed = Die Zeile „Bereit“ zählt, wer bereit ist, nach Typ. Die Tabelle der Antworten hat eine Zahl für jede Arbeit und jeden Typ. Jeder tut am Tag eines und ist danach erschöpft.
lesson-first-negotiate = Die Kreise zeigen, wie viele Scheiben es braucht: zwei. Der Offizier zählt beim Überzeugen doppelt, wie das Zeichen sagt, also genügt er allein. Schick ihn ins Tal.
    .typed = „Überzeugen □□ O×2“ auf dem Brett heißt: Es braucht zwei Scheiben, und O, der Offizier, zählt doppelt. Also genügt er allein. Schick ihn ins Tal.
lesson-first-run = Ein Versorgungszug braucht einen. Schick einen Soldaten: Er kann kämpfen, wenn er auf eine Patrouille trifft.
lesson-first-shovel = Unter dem Schnee liegen Räume und Geschütze. Schick einen Freiwilligen auf das Feld mit der Schaufel, in der Werkstatt.
    .typed = Unter dem Schnee liegen Räume und Geschütze; das Brett sagt es. Schick einen Freiwilligen zum Schaufeln.
lesson-first-shovel-2 = Ein Jäger zählt mit der Schaufel doppelt. Zusammen sind das drei Schritte.
lesson-first-repair = Die Stellungen A, B und C und Geschütz 1 sind beschädigt. Reparieren braucht zwei: Schick einen Soldaten auf das Feld mit dem Hammer.
    .typed = Die Stellungen A, B und C und Geschütz 1 sind beschädigt, gezeichnet als ×. Reparieren braucht zwei: Schick einen Soldaten zum Reparieren.
lesson-first-repair-2 = Und einen zweiten. Stehen zu wenige auf einem Feld, kommen sie erschöpft zurück, und nichts geschieht.
lesson-first-bolster = Zwei Freiwillige können die Wälle verstärken. Schick den ersten zum Befestigen.
lesson-first-bolster-2 = Schick auch den anderen.
lesson-first-placed = Ein Soldat bleibt für morgen bereit. Schließ das Einsetzen ab; der Tag läuft nun vom Tal bis zum Lazarett.
lesson-first-valley = Der Offizier hat mit den Bauern gesprochen. Weniger Angst: Vor dem ersten Angriff gehen weniger fort. Weniger Zweifel: Der Beutel bleibt sauber, und es gibt Moral. Senk den Zweifel.
lesson-first-map = Die Versorgungskarte zeigt den Weg zu den Höfen. Züge beginnen an der Festung und holen Lieferungen aus den Depots. Später stehen auf ihren farbigen Reihen Artillerie und Patrouillen.
lesson-first-way-1 = Du gehst Feld um Feld und darfst überall anhalten. Geh zum linken Waldrand.
lesson-first-way-2 = Jede Reihe gehört zu einem Kapitel: Neue Patrouillen kommen jetzt auf die gelbe, im Angriff auf die grüne, in der Belagerung auf die blaue. Geh weiter.
lesson-first-way-3 = Wer auf Deutsche trifft, versteckt sich, schleicht vorbei oder kämpft, wenn er Soldat ist. Schleichen gelingt, wenn der Würfel mehr zeigt als die Überwachung. Geh weiter.
lesson-first-way-4 = Die Überwachung steigt mit jedem Erfolg und jeder Lieferung und sinkt, wenn sich jemand versteckt. Geh weiter.
lesson-first-depot = Am Depot endet der Zug für heute. Morgen geht der Soldat mit einer Lieferung los, ein Feld langsamer; daheim bringt sie Vorräte und Moral.
lesson-first-work-shovel = Du wählst, welche Arbeit zuerst getan wird, denn ein Fund kann für die anderen wichtig sein. Lass schaufeln.
lesson-first-found = Drei Schritte räumen die Leiste: Etwas wird gefunden, und der Marker geht zurück auf 3. Der Keller bringt eine Hoffnungskarte, die auf einen schlechten Abend wartet.
lesson-first-mend = Jetzt die Hämmer. Stellung A ist beschädigt. Dort kann niemand stehen, bis sie repariert ist. Reparier sie.
lesson-first-hit-bag = Merk dir: Ihr Schadensplättchen ist jetzt im Trefferbeutel. In der Belagerung wird daraus gezogen, und Repariertes kann wieder zerbrechen.
lesson-first-defence = Die Wälle: Ein Fehlschuss macht den Trefferbeutel milder, Verteidigung hebt bei jedem Angriff einen Treffer auf. Erhöh die Verteidigung.
lesson-first-evening = Tag 1 ist vorbei. Am Abend stand die Moral auf Feld +1, weil die Leute dir vertrauen: Also wurde eine gute Karte gezogen und ausgeführt. Dann ging sie auf 0 zurück.
lesson-first-blizzard = Tag 2 bringt einen Schneesturm: mehr Schnee, ein Vorrat weniger, und die Moral fällt auf -2. Ist sie heute Abend noch so niedrig, kommen schlechte Karten: zwei, von denen du eine nimmst.
lesson-first-doubt = Die erste Scheibe war Zweifel. Dann kommt der nächste Verteidiger allein: ein Sanitäter, der bei Patienten doppelt zählt.
lesson-first-breakfast = Wer gearbeitet hat, ist erschöpft. Ein Vorrat macht vier davon bereit, wie die Rationsleiste sagt. Gib einen aus.
lesson-first-wake = Du wählst, wen. Zuerst den Offizier.
lesson-first-wake-2 = Einen Freiwilligen.
lesson-first-wake-3 = Noch einen Freiwilligen.
lesson-first-wake-4 = Und den Jäger.
lesson-first-fed = Du könntest mehr ausgeben oder für zwei Leute Moral. Ein leeres Lager am Abend kostet Moral, also behalt den Rest.
lesson-first-rest = Zwei dürfen immer umsonst rasten. Sie sind am Tag darauf bereit. Lass einen Soldaten rasten.
lesson-first-rest-2 = Und noch einen. Dann gehört dir der zweite Tag.
lesson-first-won = Der erste Tag ist geschafft
lesson-first-summary = Deine Leute sind satt, Stellung A steht, und ein Läufer ist unterwegs. Du kannst jetzt:
    Verstärkung ziehen und rechtzeitig aufhören;
    Verteidiger einsetzen: Jeder tut am Tag eines und ist danach erschöpft;
    einen Versorgungszug zu einem Depot und zurück schicken;
    schaufeln, reparieren, befestigen und Leute rasten lassen;
    die Moral im Auge behalten, die am Abend gute oder schlechte Karten bringt.
    Noch nicht dabei: der Angriff am Hang und die Geschütze; die Belagerung, das Lazarett und das Ende.

## Die zweite Lektion

lesson-second-title = Tag 5: der Angriff
lesson-second-blurb = Infanterie am Hang: Stellungen, Würfel, Verteidigung, Telefon, erbitterte Verteidigung und Geschütze. Etwa acht Minuten, und der Angriff ist abgeschlagen.
lesson-second-won = Der Angriff ist abgeschlagen
lesson-second-welcome = Tag 5. Infanterie kommt durch drei Sektoren herauf: 1 ist am weitesten weg, 3 liegt direkt unter deinen Wällen. Heute räumst du den Hang.
lesson-second-walls = In der Stellung vorn und in Stellung A stehen Soldaten. Nur wer in einer Stellung steht, kann getroffen werden, und nur er schießt zurück.
lesson-second-recruit = Verstärkung ist da. Im Beutel sind zwei Zweifelscheiben, und einer genügt: Hör auf. Dann kommt mehr Infanterie, und der Angriff beginnt.
lesson-second-dice = Jeder Infanterist hat gewürfelt, und sein Sektor sagt, was eine Zahl tut: ein Treffer, ein Schritt oder nichts. Je näher der Sektor, desto mehr Zahlen treffen.
lesson-second-hits = Es gab zwei Treffer. Die Verteidigung steht auf 1 und hebt einen davon auf. Der andere hat die erste besetzte Stellung von links verletzt: den Soldaten vorn.
lesson-second-bed = Ein zweiter Würfel sagte, wie schlimm, von 1 bis 6; je niedriger, desto schlimmer. Im Bett geht es ihm jeden Abend besser, im Wartebereich schlechter. Betten sind frei: Nimm eines.
lesson-second-closer = Dann rückten sie vor. In Sektor 3 stehen jetzt drei. Wer von dort weitergeht, stürmt an: Er verletzt einen von dir ganz ohne Würfel. Also zuerst Sektor 3.
lesson-second-front = Dein Morgen. Die Stellung vorn ist leer; Treffer gehen zuerst nach links, also schützt sie die anderen. Schick einen Soldaten hin.
lesson-second-b = Auch Stellung B ist leer. Ein Soldat oder ein Jäger? Beide schießen bis in Sektor 2; ein Freiwilliger nur in Sektor 3. Wähle einen der beiden.
lesson-second-telephone = Das Feldtelefon lenkt die Schüsse: heute +1 auf jeden Würfel an den Wällen. Es braucht zwei, aber der Offizier zählt doppelt. Schick ihn.
lesson-second-reckless = Das Feld Erbitterte Verteidigung: Wer dort steht, entfernt sicher zwei Infanteristen in Schussweite und wird sicher verletzt. Ein Freiwilliger reicht bis Sektor 3, und dort sind drei. Schick einen.
lesson-second-guns = Geschütz 1 zeigt zwei Zeichen, eines für jedes reparierte Plättchen außer dem ersten. Es braucht zwei Soldaten, niemand sonst darf. Schick einen zum Artilleriefeuer.
lesson-second-guns-2 = Und den anderen.
lesson-second-medic = Der Sanitäter geht Patienten behandeln: Er zählt dort doppelt, also steigen zwei Stufen.
lesson-second-placed = Die anderen bleiben bereit, als Rückhalt für morgen. Schließ das Einsetzen ab.
lesson-second-storm = Das Telefon wirkt: +1. Zuerst die erbitterte Verteidigung, denn sie ist sicher: Lass den Freiwilligen losstürmen.
lesson-second-bed-2 = Zwei weniger in Sektor 3. Der Freiwillige hat dafür bezahlt. Auch er kommt in ein Bett.
lesson-second-shoot = Jetzt schießen die drei Stellungen, in beliebiger Folge. 4 und mehr entfernt einen, weniger nimmt ihn nur unter Beschuss: Er liegt einen Angriff lang. Mit dem Telefon reicht eine 3. Wähle, wer beginnt.
lesson-second-target = Ein Treffer. Sektor 2 oder Sektor 3? Am Abend kostet Infanterie im roten Sektor 3 Moral, und der dort stürmt als Nächster. Nimm Sektor 3.
lesson-second-shoot-2 = Sektor 3 ist leer. In Sektor 2 sind noch zwei, und zwei deiner Stellungen haben nicht geschossen. Weiter.
lesson-second-aim = Beide haben getroffen. In Sektor 1 sind noch vier, außer Reichweite der Gewehre. Aber nicht von Geschütz 1: Für jedes Zeichen entfernt es zwei Infanteristen eines Sektors. Ziele auf Sektor 1.
lesson-second-empty = Der Hang ist leer. Nach jedem Schuss wird gewürfelt: Ist es zu wenig, blockiert ein Zeichen, bis es repariert ist. Diesmal bleibt das Geschütz bereit.
lesson-second-treat = Das Lazarett. Der Sanitäter hebt Patienten um zusammen zwei Stufen. Du entscheidest: Bett 1 oder Bett 2?
lesson-second-treat-2 = Noch einmal. Wer über Stufe 6 kommt, ist wieder gesund und erschöpft. Jedes Bett bringt am Abend von selbst eine Stufe.
lesson-second-evening = Niemand stand im roten Sektor, niemand wartet im Lazarett, und es gibt Vorräte: Die Moral blieb auf 0, und keine schlechte Karte kam.
lesson-second-summary = Tag 6 beginnt, und der Hang unter dir ist leer. Du kannst jetzt:
    Stellungen besetzen: Die erste von links fängt Treffer ab, Verteidigung hebt einige auf;
    schießen: 4 und mehr entfernt, weniger nimmt unter Beschuss;
    nachhelfen, mit dem Telefon und, gegen einen Preis, mit erbitterter Verteidigung;
    mit einem Geschütz Sektoren treffen, die kein Gewehr erreicht;
    zwischen Bett und Wartebereich wählen.
    Noch nicht dabei: Bomben, das Lazarett in Not und wie es endet.

## Die dritte Lektion

lesson-third-title = Tag 11: das letzte Gefecht
lesson-third-blurb = Lazarett, Trefferbeutel, Bomber und Artillerie, der Flugplatz und das Ende des Spiels. Etwa neun Minuten, und du gewinnst.
lesson-third-won = Die Festung hat standgehalten
lesson-third-welcome = Der Abend von Tag 10. Noch ein Tag, dann das letzte Gefecht. Die Fahne steht auf Ehrenvolle Kapitulation: So ginge es jetzt aus. Je weiter links, desto besser.
lesson-third-healthy = Jedes Feld der Kapitulationsleiste verlangt unverletzte Verteidiger: für Ehrenvolle Kapitulation 10, für einen Waffenstillstand 11. Unverletzt ist, wer bereit, erschöpft, in Rast oder in einer Stellung ist. Patienten, Läufer und Tote zählen nicht.
lesson-third-patients = Sieh ins Lazarett. Alle drei Betten sind belegt, und ein Soldat wartet auf Stufe 1. Jeden Abend geht es Wartenden schlechter: Heute Nacht würde er sterben.
lesson-third-treat = Ein Sanitäter kann Patienten in Betten um zwei Stufen heben. Wo hilft das dem, der wartet? In Bett 1: Auf Stufe 6 macht eine Stufe mehr gesund. Behandle Bett 1.
lesson-third-admit = Gesund, und das Bett ist sofort frei. Jetzt kann es der haben, der wartet.
lesson-third-treat-2 = Noch eine Stufe. Der Soldat in Bett 1 oder der Jäger in Bett 2? In einem Bett kann niemand sterben, also ist beides richtig. Wähle.
lesson-third-event = Niemand ist gestorben. Tag 11 begann mit seinem Ereignis: Vorräte gingen verloren, und zwei Freiwillige wurden verletzt. Alle Betten sind belegt, also warten sie.
lesson-third-bag = Dann feuerte die Artillerie: Jedes Geschütz auf der Karte bedeutet ein Plättchen mehr aus dem Trefferbeutel. Eines hat Stellung C beschädigt. Hätte dort jemand gestanden, wäre er verletzt.
lesson-third-bombers = Das zweite Plättchen war „Verfehlt“ und tut nichts. Das dritte war Artillerie: Auf der gelben Reihe der Karte steht ein Geschütz mehr, also wird von nun an eines mehr gezogen. Auch Bomber sind im Beutel; sie kosten Leute, Moral oder Vorräte.
lesson-third-attack = Zuletzt würfelte die Infanterie. Verteidigung 2 hat alle Treffer aufgehoben. Zwei stehen in Sektor 3, und in der Belagerung ist Sektor 4 der rote.
lesson-third-breakfast = Du könntest die Erschöpften versorgen. Aber auch Erschöpfte zählen als unverletzt, und ein am Abend leeres Lager kostet Moral. Behalte die zwei Vorräte.
lesson-third-free-rest = Wer rastet, wäre an Tag 12 bereit, und den gibt es nicht. Weiter.
lesson-third-guns = Denk an das, was heute Abend zählt: die Fahne, und wie viele unverletzt sind. Geschütz 1 kann etwas für die Fahne tun. Schick einen Soldaten zum Artilleriefeuer.
lesson-third-guns-2 = Und den zweiten dazu.
lesson-third-bolster = Auch im letzten Gefecht werden Plättchen gezogen. Zwei Freiwillige können den Beutel milder oder die Verteidigung stärker machen. Schick den ersten zum Befestigen.
lesson-third-bolster-2 = Und den zweiten.
lesson-third-inspire = Wartende Patienten kosten am Abend 1 Moral, und unter 0 kommen schlechte Karten. Der Offizier zählt beim Anspornen doppelt: +1. Schick ihn.
lesson-third-placed = Alle anderen bleiben, wo sie sind, bereit und unverletzt. Schließ das Einsetzen ab.
lesson-third-machine-gun = In der Belagerung haben die Stellungen A, B und C ein Maschinengewehr, bis es blockiert. Es trifft bis zu drei. Ein Vorrat macht es sicherer: +2. Feuere damit aus Stellung A.
lesson-third-remove = Ein Treffer. Nimm einen in Sektor 3.
lesson-third-remove-2 = Und den anderen.
lesson-third-aim = Geschütz 1 kann einen Sektor beschießen, eine Reihe der Karte oder, weit weg, den Flugplatz Værnes. Dort bringt jedes Zeichen eine von vier Wirkungen. Ziele auf den Flugplatz.
lesson-third-strike = Darauf kommt es an: Die Fahne geht ein Feld zurück, von Ehrenvolle Kapitulation auf Waffenstillstand. Ab jetzt brauchst du 11 Unverletzte.
lesson-third-strike-2 = Ein Zeichen bleibt. Den letzten Stapel Luftangriffe entfernen oder zweimal „Verfehlt“ in den Beutel? Beides macht das letzte Gefecht milder. Wähle.
lesson-third-miss = Ein „Verfehlt“ für den Beutel oder 1 Verteidigung mehr? Was beides tut, hast du gesehen. Wähle.
lesson-third-admit-2 = Abend. Der Freiwillige in Bett 3 war auf Stufe 6: gesund, und einer mehr zählt. Gib das Bett einem von denen, die warten.
lesson-third-last-stand = Das letzte Gefecht: eine Karte, die verletzt, die letzten Luftangriffe, ein letzter Beschuss, ein letzter Angriff. Dann rückte alle Infanterie einen Sektor vor. Niemand fragt dich mehr; was du vorbereitet hast, entscheidet.
lesson-third-outcome = Es hat gereicht: Mindestens 11 sind unverletzt, und die Fahne steht auf Waffenstillstand. So geht es aus, und du hast gewonnen.
lesson-third-summary = Jetzt weißt du alles, was du für alle elf Tage brauchst. Gelernt hast du:
    Ein freies Bett rettet, wer wartet; unter Stufe 1 stirbt er;
    was du reparierst, kommt in den Trefferbeutel, „Verfehlt“ macht ihn milder;
    Artillerie auf der Karte bedeutet mehr Plättchen: Geschütze können sie entfernen;
    ein Geschütz am Flugplatz bewegt die Fahne;
    zähle deine Unverletzten vor jedem Abend der Belagerung.
    Drei Tote, vier Wartende oder sechs Geschütze auf der Karte schieben die Fahne nach rechts.

## Was das Glück gebracht hat

fortune-bag = Der Verstärkungsbeutel
fortune-hits = Der Trefferbeutel
fortune-dice = Würfel
fortune-patrols = Neue Patrouillen
fortune-die = { $name }
fortune-patrol = Feld { $name }
fortune-tile-miss = verfehlt
fortune-tile-harm = Schaden
fortune-tile-air = Luftangriff
fortune-tile-artillery = Artillerie

## Erklärungen: Satzteile

explain-terms = { $need ->
    [one] Eine Ausführung braucht einen Verteidiger.
   *[other] Eine Ausführung braucht { $need } Verteidiger.
}{ $doubles ->
    [0] {""}
   *[other] {" "}Doppelt zählt: { $doubled }.
}{ $limits ->
    [barred] {" "}Nicht erlaubt: { $limited }.
    [only] {" "}Nur erlaubt: { $limited }.
   *[none] {""}
}
explain-sector = Treffer { $hits }; Schritt { $moves }; Granate { $grenades }; Geschütz blockiert unter { $criterion }; { $shooters ->
    [0] außer Schussweite
   *[other] Ziel für { $reach }
}{ $red ->
    [1] ; rot, abends 1 Moral weniger
   *[other] {""}
}
explain-no-sector = nicht in Gebrauch

## Erklärungen: Leute und Vorräte

about-area-ready = Verteidiger, die du heute Morgen einsetzen kannst. Wer nicht eingesetzt wird, bleibt für morgen bereit. Ist niemand erschöpft, trifft eine Verwundung oder ein Verlust sie.
    .rule = 9.5
about-area-tired = Verteidiger, die gearbeitet haben. Am Morgen macht ein Vorrat so viele bereit, wie die Rationsleiste sagt, 1 Moral bis zu { $morale-readies }, und { $free-rest } dürfen umsonst rasten. Eine Verwundung oder ein Verlust ohne Namen trifft zuerst die Erschöpften.
    .rule = 9.3
about-area-rest = Verteidiger, die heute rasten. Morgen früh sind alle bereit. Verwundungen und Anstürme erreichen sie nicht.
    .rule = 9.2
about-area-fear = Am Ende der Mobilmachung verlassen so viele Verteidiger den Verstärkungsbeutel für die Reserve. Die Leiste geht von 0 bis { $fear-top }. Überzeugen senkt sie; nach der Mobilmachung ist sie aus dem Spiel.
    .rule = 18.3
about-area-doubt = Von links nach rechts bringen die Felder { $doubt-discs } Zweifelscheiben am Tag in den Verstärkungsbeutel und { $doubt-morale } Moral am Abend. Überzeugen senkt den Zweifel; nach der Mobilmachung ist er aus dem Spiel.
    .rule = 5.1
about-area-bag = Daraus wird in der Mobilmachung und im 1. Angriff Verstärkung gezogen, bis zu { $draws } am Tag. Die Zeichen zählen, wer darin ist und wie viele Zweifelscheiben. Kommt Zweifel, bleibt nur einer der Gezogenen. Ein Freiwilliger aus dem Beutel bringt 1 Vorrat.
    .rule = 5.2
about-area-recruits = Heute gezogene Rekruten. Hörst du auf oder sind es { $draws }, sind alle bereit. Kommt Zweifel, behältst du einen, und die anderen gehen in die Reserve.
    .rule = 5.3
about-area-reserve = Verteidiger, die nicht im Spiel sind: verloren, gefasst, bestattet oder noch nicht gerufen. Sie zählen nicht als unverletzt. Karten, Beförderungen und Lieferungen können einige holen.
    .rule = 2.2
about-zone-bag_doubt = Zweifelscheiben im Verstärkungsbeutel. Wird eine gezogen, behältst du nur einen Rekruten; kommt sie als Allererstes, bekommst du nur den nächsten Verteidiger.
    .rule = 5.3
about-area-store = Was du im Lager hast, und daneben die Rationsleiste, die sagt, wie viele Erschöpfte jeder Vorrat am Morgen bereit macht.
    .rule = 9.3
about-zone-supplies = Vorräte im Lager. Gib sie am Morgen aus, um Erschöpfte bereit zu machen, oder einen für einen besseren Schuss des Maschinengewehrs. Ein Abend ganz ohne kostet 1 Moral.
    .rule = 9.3
about-zone-ration = Die Rationsleiste: So viele Erschöpfte macht jeder Vorrat bereit, den du am Morgen ausgibst. Von links nach rechts: { $rations }. Der Marker rückt am Ende der Mobilmachung und wieder am Ende des 1. Angriffs ein Feld nach rechts.
    .rule = 9.3
about-area-snow = Die Schneeleiste von 1 bis { $snow-end }. Schaufeln rückt den Marker nach links; über 1 hinaus wird etwas gefunden, und der Marker geht auf { $snow-start }. Schneefall rückt ihn nach rechts; über { $snow-end } hinaus wird stattdessen ein Plättchen aus dem Trefferbeutel gezogen.
    .rule = 14.2
about-zone-snow_deck = Was noch unter dem Schnee liegt. Zu Beginn sind das neue Aktionsfelder und ein Geschütz: { $rooms }; und Dinge, die sofort verbraucht werden: { $items }.
    .rule = 14.3
about-zone-facility = Was erst aus dem Schnee gegraben werden muss. Gefunden, wirkt die Hälfte davon; der Rest nach einer Reparatur.
    .rule = 14.3
about-zone-jobs = Verteidiger bei der Arbeit. Was sie zusammen zählen, sagt, wie oft die Aktion ausgeführt wird; ein zu kleiner Rest bewirkt nichts. Ist die Aktion ausgeführt, sind sie erschöpft.
    .rule = 9.6

## Erklärungen: Aktionsfelder

about-area-negotiate = Senkt jedes Mal Angst oder Zweifel um ein Feld, nach deiner Wahl. { explain-terms } Nur in der Mobilmachung offen.
    .rule = 10.1
    .name = { space-negotiate }
about-area-new-route = Öffnet jedes Mal eine Versorgungsroute: { $stack } Versorgungsplättchen kommen auf ihr Depot. { explain-terms } Nur in der Mobilmachung offen, solange eine Route übrig ist.
    .rule = 10.2
    .name = { space-new-route }
about-area-telephone = Gibt jedes Mal heute allen späteren Schüssen aus den Stellungen +1, auch dem Maschinengewehr. Repariert nimmt es außerdem jedes Mal bis zu { $telephone-pins } Infanteristen in einem Sektor unter Beschuss. { explain-terms } Ab dem 1. Angriff offen, wenn es aus dem Schnee gegraben ist.
    .rule = 11.1
    .name = { space-telephone }
about-area-reckless = Jeder Verteidiger hier entfernt { $reckless-hits } Infanteristen in seiner Schussweite und wird verwundet. Ist keiner in Schussweite, ist er nur erschöpft. { explain-terms } Ab dem 1. Angriff offen.
    .rule = 11.5
    .name = { space-reckless }
about-area-fire-guns = Jedes deiner Geschütze, das ein Symbol zeigt, darf heute einmal feuern: auf einen Sektor, eine Reihe der Karte oder den Flugplatz. Du wählst, welches zuerst feuert. Mehr Leute feuern nicht öfter. { explain-terms } Offen, solange ein Geschütz ein Symbol zeigt.
    .rule = 12.1
    .name = { space-fire-guns }
about-area-supply-run = Jeder Verteidiger hier bricht von der Festung auf die Versorgungskarte auf und holt Versorgungsplättchen aus den Depots. Er bleibt auf der Karte, bis er daheim ist, und zählt dort nicht als unverletzt. { explain-terms } Immer offen.
    .rule = 13.1
    .name = { space-supply-run }
about-area-counter-patrol = Entfernt jedes Mal eine Patrouille deiner Wahl von der Karte. Repariert darfst du auch die Überwachung um { $counter-suspicion } senken. { explain-terms } Offen, wenn es aus dem Schnee gegraben ist.
    .rule = 13.2
    .name = { space-counter-patrol }
about-area-shovel = Rückt den Schneemarker jedes Mal ein Feld nach links. Über 1 hinaus wird etwas gefunden, und der Marker geht auf { $snow-start }. { explain-terms } Immer offen.
    .rule = 14.2
    .name = { space-shovel }
about-area-repair = Nimmt jedes Mal ein Schadensplättchen weg und wirft es in den Trefferbeutel, oder löst ein blockiertes Plättchen, auf dem kein Schaden liegt. { explain-terms } Immer offen.
    .rule = 14.4
    .name = { space-repair }
about-area-bolster = Wirft jedes Mal ein „Verfehlt“-Plättchen in den Trefferbeutel oder erhöht die Verteidigung um 1, nach deiner Wahl. { explain-terms } Immer offen.
    .rule = 14.5
    .name = { space-bolster }
about-area-promote = Der Offizier kommt mit einem anderen: Dieser wird gegen einen Soldaten aus der Reserve getauscht, wenn es einen gibt. Einmal am Tag. { explain-terms } Immer offen.
    .rule = 14.6
    .name = { space-promote }
about-area-inspire = Erhöht die Moral jedes Mal um 1. { explain-terms } Immer offen.
    .rule = 14.7
    .name = { space-inspire }
about-area-radio = Bringt jedes Mal eine Hoffnungskarte in den Stapel der schlechten Moral, zwei, sobald das Radio repariert ist. { explain-terms } Offen, wenn es aus dem Schnee gegraben ist.
    .rule = 14.8
    .name = { space-radio }
about-area-map-room = Zeigt dir jedes Mal die nächsten { $known } Funde, und du legst sie in beliebiger Reihenfolge zurück. Repariert rückt er danach den Schneemarker { $map-room-snow } Felder nach links. { explain-terms } Offen, wenn er aus dem Schnee gegraben ist.
    .rule = 14.9
    .name = { space-map-room }
about-area-treat = Hebt jedes Mal einen Patienten in einem Bett um eine Stufe. Über { $levels } ist er gesund und erschöpft. { explain-terms } Immer offen.
    .rule = 15.2
    .name = { space-treat }
about-area-cabinet = Heilt jedes Mal sofort einen Patienten in einem Bett. Repariert bewahrt er außerdem heute alle Wartenden davor, dass es ihnen schlechter geht. { explain-terms } Offen, wenn er aus dem Schnee gegraben ist.
    .rule = 15.3
    .name = { space-cabinet }

## Erklärungen: das Lazarett

about-area-beds = Ein Patient liegt in der Spalte seiner Stufe; je niedriger, desto schlechter. Jeden Abend steigt er um eine; über { $levels } ist er gesund und erschöpft. Nur in Betten wird behandelt. Wartende dürfen nachrücken, wenn eine Behandlung eines der { $beds } Betten leert, und am Ende des Abschnitts { $early ->
    [1] einer
   *[other] so viele, wie Platz ist
}.
    .rule = 15.1
about-area-waiting = Patienten ohne Bett. Jeden Abend sinken sie um eine Stufe, und unter 1 sterben sie. Wartet jemand, sinkt die Moral am Abend um 1; warten { $waiting-surrender } oder mehr, rückt die Kapitulation einen Schritt näher.
    .rule = 15.4
about-area-morgue = Die Toten. Jeder kostet jeden Abend 1 Moral. Bei { $morgue-surrender } oder mehr rückt die Kapitulation jeden Abend einen Schritt näher. Manche Karten bestatten sie.
    .rule = 16.1

## Erklärungen: der Feind

about-area-event = Die Karte des Tages. Das Wetter sagt, wie weit Versorgungszüge gehen: klar { $clear }, bewölkt { $cloud }, Schnee { $snow } Felder. Die Zahl am Soldaten ist neue Infanterie. Die Reihe der Scheiben ist die Folge, in der Typen verwundet werden oder verloren gehen, wenn keine Regel sie nennt.
    .rule = 4.3
about-zone-weather = Das Wetter des Tages. Versorgungszüge gehen { $clear } Felder, wenn es klar ist, { $cloud }, wenn es bewölkt ist, { $snow } bei Schnee. Schnee rückt auch den Schneemarker ein Feld nach rechts.
    .rule = 4.5
about-area-mission = Die Aufgabe dieser Partie. Gilt nach einem Abschnitt des Tages, was sie verlangt, darfst du die Belohnung nehmen: alle Zeichen bis heute. Warten bringt mehr. Ist sie bis Tag { $rounds } nicht erfüllt, beginnt der nächste Tag mit { $mission-penalty } Moral weniger.
    .rule = 20.4
about-area-hit-bag = Daraus zieht jeder Morgen der Belagerung Plättchen, und manche Karte. Schaden schließt etwas, „Verfehlt“ bewirkt nichts, Luftangriffe verwunden jemanden oder kosten 1 Moral oder 1 Vorrat, Artillerie rückt ihren Marker vor. Reparierter Schaden kommt hinein. Fehlt ein fälliges, rückt die Kapitulation einen Schritt näher.
    .rule = 6.1
about-area-artillery = Jedes Artillerieplättchen rückt den Marker ein Feld nach rechts; ein erreichtes Geschütz kommt auf die Karte. Die höchste Zahl ohne Geschütz: so viele Plättchen zieht ein Morgen der Belagerung. Sind alle { $pieces } auf der Karte, bringen jeder Abend und jedes Artillerieplättchen die Kapitulation einen Schritt näher.
    .rule = 6.5
about-zone-air_stacks = Kommende Bomber. An jedem Tag der Belagerung und im letzten Gefecht kommt der linke Stapel, { $air-stack } Plättchen, in den Trefferbeutel. Ein Schuss auf den Flugplatz kann einen entfernen.
    .rule = 6.7
about-area-sector = Platz für { $room }. Beim Angriff würfelt, wer steht. 1. Angriff: { $attack }. Belagerung: { $siege }.
    .rule = 7.3
about-zone-stage = Der Infanterieplan dieses Kapitels. Jeder Sektor zeigt die Würfelseiten: Ein Treffer verwundet in den Stellungen, ein Schritt führt einen Sektor hinauf, zwei Granaten senken die Verteidigung um 1. Am kleinen Geschütz steht, unter welcher Zahl deines blockiert; unten, wer hineinschießen kann.
    .rule = 7.3
about-zone-standing = Infanterie, die steht. Beim nächsten Angriff würfelt jeder. Ist keine Stellung besetzt, rücken alle vor, ohne zu würfeln.
    .rule = 7.3
about-zone-lying = Infanterie unter Beschuss. Sie liegt, handelt beim nächsten Angriff nicht und steht nach dem Würfeln auf. In einem roten Sektor kostet sie trotzdem Moral.
    .rule = 2.8

## Erklärungen: die Versorgungskarte

about-area-suspicion = Wie wachsam der Feind ist, von { $suspicion-floor } bis { $suspicion-top }. Um vorbeizuschleichen oder heil zu kämpfen, muss der Würfel mehr zeigen. Jeder solche Erfolg und jede Lieferung: 1 mehr. Versteckt sich jemand: 1 weniger; gefasst oder verwundet: 2 weniger. Über { $suspicion-top } geht sie auf { $suspicion-reset }, und eine Patrouille erscheint.
    .rule = 13.12
    .name = { zone-suspicion }
about-area-patrol-bag = Patrouillen, die nicht auf der Karte sind. Jede hat eine Nummer, die sagt, auf welchem Feld der Reihe sie erscheint. Ist eine fällig und keine da, geht stattdessen ein Versorgungsplättchen verloren, oder sonst wird ein Plättchen aus dem Trefferbeutel gezogen.
    .rule = 18.2
    .name = { zone-patrol_bag }
about-area-airfield = Ein Ziel für deine Geschütze. Für jedes Symbol wählst du eines davon, jedes einmal am Tag: 2 Moral; 2 „Verfehlt“-Plättchen in den Trefferbeutel; Kapitulation einen Schritt zurück; einen Stapel Luftangriffe weniger. Nach dem Schuss blockiert das Geschütz bei einem Wurf unter { $airfield-criterion }.
    .rule = 12.5
about-area-row = Ein Ziel für deine Geschütze: Für jedes Symbol darfst du hier eine Patrouille oder ein Artilleriegeschütz entfernen. Danach blockiert das Geschütz bei einem Wurf unter { $criterion }. Jedes vom Feld eines Versorgungszugs kostet 1 Moral. Neue Patrouillen kommen im Kapitel { $stage }.
    .rule = 12.4
about-area-field = Ein Feld, auf dem ein Versorgungszug anhalten darf. Patrouillen mit der Nummer { $number } kommen im Kapitel { $stage } hierher. { $guns ->
    [1] Deutsche Artillerie kann hier stehen.{" "}
   *[other] {""}
}Wer es betritt, solange ein Feind hier ist, versteckt sich, schleicht vorbei oder kämpft, wenn er Soldat ist.
    .rule = 13.5
about-area-forest = Der Waldrand. Hierher kommt kein Feind. Ein Versorgungszug darf hier anhalten.
    .rule = 13.4
about-area-fortress = Hier beginnen und enden Versorgungszüge. Nach allen Zügen ist erschöpft, wer daheim ist, und was er trägt, ist geliefert.
    .rule = 13.10
about-area-depot = Ein Zug endet hier. Wer weggeht, nimmt ein Versorgungsplättchen mit, wenn eines da ist, und geht ein Feld weniger weit, außer als Jäger. Daheim bringt es { $token-supplies } Vorräte, 1 Moral und 1 Überwachung und dazu: { $bonus }{ $kinds ->
    [2] {" "}oder { $other }, je nach der Art, die du öffnest
   *[other] {""}
}. { $route ->
    [1] Leer, bis Neue Versorgungsroute es öffnet.
   *[other] Von Anfang an gefüllt.
}
    .rule = 13.9
about-zone-depot_token = Die Art der Versorgungsplättchen in diesem Depot: Sie sagt, was eine Lieferung außer Vorräten, Moral und Überwachung bringt.
    .rule = 13.11
about-zone-depot_count = Versorgungsplättchen, die in diesem Depot übrig sind. Ein Versorgungszug nimmt eines mit, wenn er es verlässt.
    .rule = 13.9
about-zone-runner_who = Ein Versorgungszug. Er geht so weit, wie das Wetter erlaubt, mit einem Plättchen ein Feld weniger, außer als Jäger{ $early ->
    [1] {""}
   *[other] , und mindestens ein Feld
}. Er zählt nicht als unverletzt, bis er daheim ist.
    .rule = 13.3
about-zone-runner_load = Das Versorgungsplättchen, das dieser Versorgungszug trägt. Wird er gefasst oder verwundet, verlässt es das Spiel.
    .rule = 13.9
about-zone-patrols = Patrouillen. Wer ihr Feld betritt, versteckt sich, schleicht vorbei oder kämpft, wenn er Soldat ist. Deine Geschütze, Patrouille angreifen und manche Plättchen entfernen sie.
    .rule = 13.5
about-zone-pieces = Deutsche Artillerie. Jedes Geschütz auf der Karte bringt an jedem Morgen der Belagerung ein Plättchen mehr und hält Versorgungszüge auf wie eine Patrouille. Deine Geschütze und Soldaten schicken es auf seine Leiste zurück.
    .rule = 6.5

## Erklärungen: Wälle und Geschütze

about-area-position = Platz für einen Verteidiger ab dem 1. Angriff, wenn sie heil ist. Er bleibt über Nacht und schießt einmal am Tag: { $hits-from } oder mehr entfernt einen Infanteristen in Schussweite, weniger nimmt ihn unter Beschuss. In der Belagerung darf er ans Maschinengewehr. Treffer verwunden den Vordersten. { $limits ->
    [barred] Nicht erlaubt: { $limited }.
   *[other] Nur erlaubt: { $limited }.
}
    .rule = 9.7
about-area-position-front = Platz für einen Verteidiger ab dem 1. Angriff. Sie wird nie beschädigt, aber Treffer finden sie zuerst, und sie hat kein Maschinengewehr. Er bleibt über Nacht und schießt einmal am Tag: { $hits-from } oder mehr entfernt einen Infanteristen in Schussweite, weniger nimmt ihn unter Beschuss. { $limits ->
    [barred] Nicht erlaubt: { $limited }.
   *[other] Nur erlaubt: { $limited }.
}
    .rule = 9.7
about-zone-post = Der Verteidiger, der diese Stellung hält. Er bleibt hier und schießt jeden Tag, bis er abgelöst oder verwundet wird.
    .rule = 9.7
about-zone-damaged = Schaden: In dieser Stellung kann niemand stehen, bis sie repariert ist. Das Plättchen kommt dann in den Trefferbeutel und kann wiederkehren.
    .rule = 2.5
about-area-gun = Dein Geschütz mit { $gun-tiles } Statusplättchen; das erste zeigt kein Symbol. Für jedes Symbol, das weder beschädigt noch blockiert ist, entfernt ein Schuss { $gun-hits } Infanteristen eines Sektors, wo alle anderen unter Beschuss kommen, oder einen Feind einer Reihe, oder er wirkt einmal auf den Flugplatz.
    .rule = 2.6
about-area-gun-2 = Ein zweites Geschütz, unter dem Schnee, bis es gefunden ist. Es kommt mit Schaden auf allen { $gun-tiles } Statusplättchen. Repariert wirkt es wie Geschütz 1: Je mehr Symbole es zeigt, desto besser schießt es.
    .rule = 14.3
about-zone-gun_damage = Schaden auf einem Statusplättchen: Es zählt nicht, bis es repariert ist. Repariert wird von links nach rechts, neuer Schaden kommt von rechts.
    .rule = 2.5
about-zone-gun_jam = Ein blockiertes Symbol zählt nicht, bis es repariert ist. Ein Geschütz blockiert, wenn der Würfel nach dem Schuss unter der Zahl des Ziels liegt.
    .rule = 12.6
about-area-machine-gun = Das Maschinengewehr gibt es ab der Belagerung. Ein Verteidiger in A, B oder C darf es abfeuern, statt zu schießen: { $early ->
    [1] { $machine-gun-hits } Infanteristen, wenn so viele in Schussweite sind,
   *[other] Bis zu { $machine-gun-hits } Infanteristen in Schussweite
} kommen wie durch einen Schuss unter Beschuss oder werden entfernt. 1 Vorrat gibt dem Würfel +{ $machine-gun-bonus }. Danach ist es blockiert, bis es repariert ist.
    .rule = 11.4
    .name = { zone-machine_gun }
about-area-defence = So viele Treffer jedes Angriffs werden aufgehoben. Sie geht von 0 bis { $defence-top }. Befestigen erhöht sie; zwei oder mehr Granaten in einem Angriff senken sie um 1. Für jeden Schritt unter 0 wird stattdessen ein Plättchen aus dem Trefferbeutel gezogen.
    .rule = 7.6

## Erklärungen: Moral und Kapitulation

about-area-mood = Ein Feld der Moralleiste. Liegt der Marker am Abend hier, { $drawn ->
    [high] { $cards ->
        [one] wird eine Karte der guten Moral gezogen
       *[other] werden { $cards } Karten der guten Moral gezogen
    }, und du nimmst { $take }
    [low] { $cards ->
        [one] wird eine Karte der schlechten Moral gezogen
       *[other] werden { $cards } Karten der schlechten Moral gezogen
    }, und du nimmst { $take }
   *[none] wird keine Karte gezogen
}. Dann geht der Marker auf 0 zurück. { $end ->
    [top] Jeder Schritt darüber hinaus bringt eine Hoffnungskarte in den Stapel der schlechten Moral.
    [bottom] Jeder Schritt darunter kostet einen Verteidiger, und hier kann keine Moral ausgegeben werden.
   *[none] Am Morgen macht 1 Moral bis zu { $morale-readies } Erschöpfte bereit.
}
    .rule = 16.3
    .name = { look-place-mood }
about-zone-morale = Die Moral. Am Abend sinkt sie um je 1 für einen roten Tag, fehlende Vorräte, Wartende im Lazarett, jeden Toten und jeden roten Sektor mit Infanterie; wenig Zweifel hebt sie. Dann sagt ihr Feld, welche Karten gezogen werden.
    .rule = 16.1
about-area-decks = Die beiden Stapel der Moralkarten: gute für Abende über 0, schlechte für solche darunter. Hoffnungskarten kommen zu den schlechten, Verzweiflung zu den guten.
    .rule = 16.3
about-zone-high_deck = Karten der guten Moral, die helfen; zu Beginn { $high }. Sie werden an Abenden mit Moral über 0 gezogen. Verzweiflungskarten können dazukommen, von { $despair } insgesamt.
    .rule = 16.3
about-zone-low_deck = Karten der schlechten Moral, die schaden; zu Beginn { $low }. Sie werden an Abenden mit Moral unter 0 gezogen. Hoffnungskarten können dazukommen, von { $hope } insgesamt.
    .rule = 16.3
about-area-hand = Heute Abend gezogene Karten. Du wählst, welche du nimmst, aber Hoffnung und Verzweiflung müssen zuerst genommen werden. Die anderen gehen in ihre Stapel zurück.
    .rule = 16.4
about-area-outcome = Ein Feld der Kapitulationsleiste. Die Zahl sagt, wie viele Unverletzte du brauchst, wenn der Marker hier liegt: { $need }, am Ende jedes Tags der Belagerung und nach dem letzten Gefecht. Mit weniger hast du verloren. Hältst du durch, ist das dein Ausgang.
    .rule = 17.3
    .name = { look-place-outcome }
about-area-outcome-unconditional = Der Totenkopf. Kommt der Marker je hierher, hast du sofort verloren.
    .rule = 17.2
    .name = { look-place-outcome }
about-zone-surrender = Der Kapitulationsmarker. Am Abend rückt er je einen Schritt vor für { $morgue-surrender } oder mehr Tote, { $waiting-surrender } oder mehr Wartende und alle { $pieces } Artilleriegeschütze auf der Karte. Jedes Feld sagt, wie viele Unverletzte du brauchst.
    .rule = 17.1

## Erklärungen: die Tage

about-area-day = Tag { $day } von { $days }, { $stage }. { $patrols ->
    [0] Am Abend erscheint keine Patrouille.
    [one] Am Abend erscheint eine Patrouille, { $row }.
   *[other] Am Abend erscheinen { $patrols } Patrouillen, { $row }.
}{ $red ->
    [1] {" "}Ein roter Tag: Am Abend sinkt die Moral um 1.
   *[other] {""}
}{ $turn ->
    [coup] {" "}Dann endet die Mobilmachung: Angst nimmt Verteidiger aus dem Verstärkungsbeutel, der Rationsmarker rückt ein Feld nach rechts, und die Stellungen werden besetzt.
    [retreat] {" "}Dann endet der 1. Angriff: Der Rationsmarker rückt ein Feld nach rechts, die Verteidigung sinkt um 1, und Artillerie und Infanterie rücken zur Belagerung an.
    [last] {" "}Danach kommt das letzte Gefecht.
   *[none] {""}
}
    .rule = { $turn ->
        [coup] 18.3
        [retreat] 18.5
        [last] 18.7
       *[none] 18.1
    }
about-zone-day = Die Tage der Partie. Zeichen unter einem Tag sind die Patrouillen, die an seinem Abend erscheinen. Rote Tage kosten 1 Moral: { $red-days }. Die Mobilmachung endet nach Tag { $coup }, der 1. Angriff nach Tag { $retreat }; ab Tag { $siege-2-day } kommen die Ereignisse aus dem Stapel Belagerung 2, und nach Tag { $days } kommt das letzte Gefecht.
    .rule = 1.2

## Erklärungen: was immer zu sehen ist

about-gauge = Wie viele Schritte die Fahne, der Kapitulationsmarker, vom Totenkopf entfernt ist, auf dem das Spiel verloren ist; und davor, was die Niederlage am nächsten bringt, wenn es so bleibt: die Fahne, zu wenige Unverletzte, die Moral, der Trefferbeutel oder Infanterie, die einbricht.
    .rule = 17.2
    .name = Schritte bis zum Totenkopf
about-status-day = Tag und Kapitel. Nach Tag { $coup } endet die Mobilmachung, nach Tag { $retreat } der 1. Angriff, und nach Tag { $days } kommt das letzte Gefecht.
    .rule = 1.2
about-status-supplies = Vorräte im Lager, und wie viele Erschöpfte jeder davon am Morgen bereit macht. Ein Abend ganz ohne kostet 1 Moral.
    .rule = 9.3
about-status-morale = Die Moral, und welche Karten sie heute Abend ziehen würde.
    .rule = 16.3
about-status-suspicion = Wie wachsam der Feind ist. Die Prozente sagen, wie wahrscheinlich ein Versorgungszug vorbeischleicht oder heil kämpft.
    .rule = 13.7
about-status-defence = So viele Treffer jedes Angriffs werden aufgehoben.
    .rule = 7.6
about-status-bag = Wie viele Plättchen im Trefferbeutel sind, und wie viele davon daneben gehen und nichts bewirken.
    .rule = 6.1
about-status-ahead = Das Kapitel, das als Nächstes kommt, und wie viele Unverletzte du dann jeden Abend brauchst. Was man verliert, ist gemessen: die Hälfte von tausend Partien verlor höchstens so viele, neun von zehn höchstens die Zahl hinter „schlimmstenfalls“.
    .rule = 1.2
about-status-healthy = Wer jetzt unverletzt ist, und wer bei der Arbeit ist und zurückkommt, ohne Versorgungszüge und erbitterte Verteidiger. Dann, wie viele die Kapitulationsleiste am Ende eines Tags der Belagerung verlangt.
    .rule = 2.9
about-status-mission = Wie viel du von dem hast, was der Auftrag verlangt.
    .rule = 20.4

## Erklärungen: Zeichen

about-mark-mission = Wie viel du von dem hast, was der Auftrag verlangt, und wie viel er braucht.
    .rule = 20.4
    .name = Auftrag
about-mark-mission-met = Der Auftrag kann erfüllt werden: Nach einem Abschnitt des Tages wirst du danach gefragt.
    .rule = 20.4
    .name = Auftrag erfüllbar
about-mark-uses = So oft führen die Verteidiger hier die Aktion heute aus.
    .rule = 9.6
    .name = Ausführungen heute
about-mark-short = Einige Verteidiger hier sind zu wenige für einmal mehr. Kommt keiner dazu, kehren sie umsonst erschöpft zurück.
    .rule = 9.6
    .name = Zu wenige hier
about-mark-hits = Der Stern sagt, wie wahrscheinlich die Infanterie dieses Sektors beim nächsten Angriff mindestens einmal trifft. Die Verteidigung hebt einige aller Treffer auf.
    .typed = Wie wahrscheinlich die Infanterie dieses Sektors beim nächsten Angriff mindestens einmal trifft. Die Verteidigung hebt einige aller Treffer auf.
    .rule = 7.3
    .name = Chance auf einen Treffer
about-mark-breaks = Der Pfeil sagt, wie wahrscheinlich beim nächsten Angriff jemand aus diesem Sektor stürmt, oder dass er vorrückt, weil niemand eine Stellung hält. Ein Ansturm verwundet in der ersten besetzten Stellung; ist keine besetzt, fällt ein Erschöpfter.
    .typed = Wie wahrscheinlich beim nächsten Angriff jemand aus diesem Sektor stürmt, oder vorrückt, weil niemand eine Stellung hält. Ein Ansturm verwundet in der ersten besetzten Stellung; ist keine besetzt, fällt ein Erschöpfter.
    .rule = 7.8
    .name = Chance auf einen Ansturm
about-mark-ongoing = In diesem Sektor gilt ein fortgeschrittenes Ereignis, bis seine Bedingung erfüllt ist.
    .rule = 20.6
    .name = Geltendes Ereignis
about-mark-mood = Wo die Moral heute Abend ist, wenn es so bleibt, und um wie viel sie sich bewegt.
    .rule = 16.1
    .name = Moral heute Abend
about-mark-dies = So viele Wartende sterben heute Abend, wenn sie kein Bett bekommen.
    .rule = 15.4
    .name = Patienten, die sterben
about-mark-worsens = So viele Wartende sinken heute Abend um eine Stufe, wenn sie kein Bett bekommen.
    .rule = 15.4
    .name = Patienten, denen es schlechter geht
about-mark-surrenders = Mit einem Plus: wo der Kapitulationsmarker heute Abend ist, wenn es so bleibt. Ohne: So viele Unverletzte fehlen, und das Spiel wäre verloren.
    .rule = 17.1
    .name = Kapitulation heute Abend
about-mark-patrols = So viele Patrouillen erscheinen heute Abend in dieser Reihe.
    .rule = 18.1
    .name = Patrouillen heute Abend
about-mark-tiles = So viele Plättchen werden am nächsten Morgen aus dem Trefferbeutel gezogen. Mit einem Ausrufezeichen hat der Beutel weniger, und die Kapitulation rückt einen Schritt näher.
    .rule = 6.1
    .name = Plättchen am nächsten Morgen

## Erklärungen: Spielsteine und Karten

about-piece-defender = { $who ->
    [officer] Nur der Offizier kann andere befördern.
    [soldier] Nur Soldaten können auf der Karte gegen Patrouillen und Artillerie kämpfen.
    [volunteer] Ein Freiwilliger aus dem Verstärkungsbeutel bringt 1 Vorrat.
    [medic] Ein Sanitäter kämpft nicht.
   *[hunter] Ein Jäger trägt ein Versorgungsplättchen, ohne ein Feld zu verlieren.
}{ $doubles ->
    [0] {""}
   *[other] {" "}Zählt doppelt: { $doubled }.
}{ $bars ->
    [0] {""}
   *[other] {" "}Nicht erlaubt: { $barred }.
}{ $stands ->
    [0] {" "}Kann keine Stellung halten.
   *[other] {""}
}{ $shoots ->
    [0] {""}
   *[other] {" "}Schießt im 1. Angriff auf Sektor { $attack } und höher, in der Belagerung auf { $siege } und höher.
}
    .rule = 2.1
about-piece-german = Ein erfrorener Deutscher. Er ist ein Patient wie jeder andere und zählt auch in der Leichenhalle so. Geheilt verlässt er das Spiel.
    .rule = 15.7
about-piece-patient = Ein Verwundeter mit seiner Stufe, 1 bis { $levels }: je niedriger, desto schlechter. Im Bett steigt er jeden Abend um eine, wartend sinkt er um eine.
    .rule = 15.1
about-piece-event = { $effects ->
    [0] Es bewirkt von sich aus nichts.
   *[other] { $says }
} Das Wetter: { $weather }. { $infantry ->
    [0] Es kommt keine neue Infanterie.
    [one] Es kommt 1 neuer Infanterist.
   *[other] Es kommen { $infantry } neue Infanteristen.
} Verluste treffen heute der Reihe nach: { $order }.{ $lasts ->
    [1] {" "}In Sektor { $sector } bleibt in Kraft: { $ongoing }. Es endet damit: { $clear }{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }.
   *[other] {""}
}
    .rule = 4.6
about-piece-morale = { $kind ->
    [high] Eine Karte der guten Moral. In der Mobilmachung: { $mobilisation } Im 1. Angriff: { $attack } In der Belagerung: { $siege }
    [low] Eine Karte der schlechten Moral. In der Mobilmachung: { $mobilisation } Im 1. Angriff: { $attack } In der Belagerung: { $siege }
    [hope] Eine Hoffnungskarte, die an die Stelle einer schlechten tritt. Du darfst tun, was sie sagt, oder sie übergehen.
   *[despair] Eine Verzweiflungskarte, die an die Stelle einer guten tritt. Du darfst tun, was sie sagt, oder sie übergehen.
}{ $fallback ->
    [0] {""}
   *[other] { $early ->
        [1] {""}
       *[other] {" "}Ist die erste Wirkung unmöglich, geschieht dies: { $otherwise }
    }
}{ $costs ->
    [0] {""}
   *[other] {" "}Zuerst zahlst du ihren Preis: { $price }
}{ $gains ->
    [0] {""}
   *[other] {" "}Tust du es, geschieht dies: { $gain }
}
    .mobilisation = { $mobilisation }
    .attack = { $attack }
    .siege = { $siege }
    .rest = Nur die Zeile des laufenden Kapitels zählt.{ $fallback ->
        [0] {""}
       *[other] { $early ->
            [1] {""}
           *[other] {" "}Ist die erste Wirkung unmöglich, geschieht dies: { $otherwise }
        }
    }
    .rule = { $kind ->
        [hope] 16.6
        [despair] 16.6
       *[other] 16.5
    }
brings-reward = { $day ->
    [1] Er bringt dies: { $rewards }
   *[other] Ab Tag { $day } auch dies: { $rewards }
}
about-piece-mission = Er verlangt: { $goal }. { $rewards }
    .rule = 20.3
about-piece-snow = { $what ->
    [item] Etwas, das sofort verbraucht wird. { $says }
    [gun-2] Ein zweites Geschütz, mit Schaden auf allen { $gun-tiles } Statusplättchen.
   *[other] Ein neues Aktionsfeld. Die Hälfte davon wirkt sofort, der Rest nach einer Reparatur.
}
    .rule = 14.3
about-piece-weather = Versorgungszüge gehen heute { $moves } Felder.{ $weather ->
    [snow] {" "}Der Schneemarker rückt ein Feld nach rechts.
   *[other] {""}
}
    .rule = 4.5
about-piece-tile-damage = Schaden: Er schließt den genannten Teil, bis der repariert ist. Wer in einer getroffenen Stellung steht, wird verwundet.
    .rule = 6.3
about-piece-tile-miss = Verfehlt. Das Plättchen bewirkt nichts und geht in die Reserve.
    .rule = 6.2
about-piece-tile-air = { $kind ->
    [injury] Ein Luftangriff, der einen Verteidiger verwundet.
    [morale] Ein Luftangriff, der 1 Moral kostet.
   *[supply] Ein Luftangriff, der 1 Vorrat kostet.
} Das Plättchen geht danach in die Reserve.
    .rule = 6.4
about-piece-tile-artillery = Artillerie: Ihr Marker rückt ein Feld nach rechts, und ein Geschütz, das er erreicht, kommt auf die Karte. Das Plättchen kommt zurück in den Beutel.
    .rule = 6.5
about-piece-token = Ein Versorgungsplättchen. Daheim bringt es { $token-supplies } Vorräte, 1 Moral und 1 Überwachung und dazu: { $bonus }.
    .rule = 13.11

stretch-day = Tag { $number }
stretch-day-each = je Tag
