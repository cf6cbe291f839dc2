### Wörter der Burg am Fels, auf Deutsch.

title = Die Burg am Fels
blurb = Halte drei Mauern sechs Nächte lang, allein oder zu zweit.
about = 1 oder 2 Personen, etwa 10 Minuten. Ein Beispiel für ein Spiel in einem eigenen Paket.
points = Ein Punkt für jeden Stein, der steht.
play-win = Halte alle drei Mauern sechs Nächte lang.
play-lose = Sobald eine Mauer keine Steine mehr hat.
play-turn = Eine Nacht: Drei Karten stellen Leitern auf, die Hauptperson handelt zweimal, und jede Mauer wird gestürmt.

ask-Act = Stoße, gieße, bessere aus oder ruhe (noch { $actions ->
        [one] 1 Handlung
       *[other] { $actions } Handlungen
    })
do-push = Eine Leiter an der { $wall } umstoßen
do-pour = Öl die { $wall } hinabgießen
do-mend = Die { $wall } ausbessern
do-rest = Ruhen bis zum Sturm

log-night-falls = Nacht { $night } bricht an
log-card-drawn = Der Feind kommt: { $card }
log-pushed = An der { $wall } fällt eine Leiter
log-poured = Öl rinnt die { $wall } hinab: { $ladders ->
        [one] 1 Leiter fällt
       *[other] { $ladders } Leitern fallen
    }
log-mended = Die { $wall } ist ausgebessert: { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }
log-die-rolled = Der Sturm auf die { $wall }: { $face }
log-stone-lost = Die { $wall } verliert einen Stein und hat noch { $stones }
log-wall-holds = Die { $wall } hält, und eine Leiter bricht
log-wall-falls = In der { $wall } klafft eine Bresche
log-help-comes = Hilfe kommt

why-no-ladder = An dieser Mauer steht keine Leiter
why-no-oil = Das Öl ist verbraucht: du brauchst { $need } Topf, du hast { $have }
why-whole = Diese Mauer ist ganz

check-cards = Im Stapel und daneben sind { $have } Karten, aber jede der { $most } muss einmal da sein, der Reihe nach
check-played = { $have } Karten sind gekommen, aber bis zu dieser Nacht müssen es höchstens { $most } sein
check-over = Eine Mauer ohne Steine hätte das Spiel beendet

end-held = Hilfe kommt: Die Burg hat gehalten.
end-breached = In einer Mauer klafft eine Bresche: Die Burg ist verloren.

wall-north = Nordmauer
wall-east = Ostmauer
wall-south = Südmauer
card-ladders = { $ladders ->
        [one] 1 Leiter
       *[other] { $ladders } Leitern
    }, { $wall }
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

zone-stones = Steine
zone-ladders = Leitern
zone-deck = Karten, die noch kommen
zone-played = Karten, die schon kamen
zone-oil = Töpfe Öl
zone-night = Nacht
zone-actions = Übrige Handlungen

## Tabellen

content-cards = so wenige, dass die { $have } Karten reichen (Nächte mal Karten ist jetzt { $need }), und höchstens { $most } Karten

## Der gezeichnete Plan

look-north = Nord
look-east = Ost
look-south = Süd

outlook-gauge = Am schwächsten ist die { $wall }: { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }
outlook-name-night = Nacht
outlook-name-oil = Öl
outlook-name-actions = Handlungen
outlook-storm = Der Sturm kostet die { $wall } mit { $percent } % einen Stein

board-head = Nacht { $night } von { $nights }   Öl: { $oil }   Karten im Stapel: { $cards }
board-wall-1 = Nord
board-wall-2 = Ost
board-wall-3 = Süd
board-legend-stones = Steine, die stehen, und Steine, die fehlen
board-legend-ladders = eine Leiter
board-legend-storm = so viele Seiten des Würfels kosten diese Mauer heute Nacht einen Stein

## Was alles auf dem Brett ist

about-area-wall = Eine von drei Mauern, heil mit { $stones } Steinen. Hier könnt ihr eine Leiter umstoßen, Öl gießen oder ausbessern. Hat eine Mauer keine Steine mehr, fällt die Burg.
    .rule = 2.3
about-area-fire = Ausruhen: Ihr verzichtet auf die übrigen Aktionen, und der Sturm beginnt.
    .rule = 2.3
    .name = Das Feuer
about-zone-stones = Steine sind, was eine Mauer aushält, höchstens { $stones }. Jeder gelungene Sturm kostet einen; Ausbessern setzt einen zurück.
    .rule = 2.6
about-zone-ladders = Leitern an dieser Mauer, höchstens drei. Der Sturm gelingt mit einem Wurf bis zum Doppelten ihrer Zahl, drei also immer.
    .rule = 3.2
about-zone-oil = Töpfe mit Öl, { $oil } für das ganze Spiel. Ein Topf wirft alle Leitern an einer Mauer um.
    .rule = 2.5
about-zone-night = Die Nacht, in der ihr seid. Haltet { $nights } Nächte durch, und Hilfe kommt.
    .rule = 3.4
about-zone-actions = Aktionen, die der Hauptmann heute Nacht noch hat, von { $actions }: umstoßen, gießen oder ausbessern.
    .rule = 2.3
about-zone-deck = Karten, die noch kommen, jede Nacht { $cards }. Eine Karte nennt eine Mauer, und wie viele Leitern dort angelegt werden.
    .rule = 2.2
about-status-night = Die Nacht, in der ihr seid, und wie viele es sind. Nach der letzten kommt Hilfe, und ihr gewinnt.
    .rule = 3.4
about-status-oil = Töpfe mit Öl, die übrig sind. Ein Topf wirft alle Leitern an einer Mauer um.
    .rule = 2.5
about-status-actions = Aktionen, die ihr vor dem Sturm noch habt: umstoßen, gießen oder ausbessern.
    .rule = 2.3
about-mark-storm = Wie wahrscheinlich diese Mauer heute Nacht einen Stein verliert. Jede umgestoßene Leiter macht es unwahrscheinlicher.
    .rule = 3.2
about-gauge = Wie viele Steine die schwächste Mauer verloren hat. Mit { $stones } ist sie durchbrochen, und die Burg fällt.
    .rule = 3.3
    .name = Die schwächste Mauer

fortune-cards = Die Karten
fortune-dice = Der Würfel
fortune-north = Nordmauer
fortune-east = Ostmauer
fortune-south = Südmauer

## Die erste Lektion

lesson-first-title = Die erste Nacht
lesson-first-blurb = Leitern, Öl und Steine, in drei Minuten.
lesson-first-welcome = Das sind deine drei Mauern. Jede hat drei Steine; hat eine keinen mehr, fällt die Burg.
lesson-first-ladders = Es ist Nacht, und der Feind legt Leitern an. Drei Leitern kosten eine Mauer immer einen Stein.
lesson-first-pour = Öl stößt alle Leitern an einer Mauer um, aber du hast nur zwei Töpfe. Hier lohnt es sich: Gieße es die Nordmauer hinab.
lesson-first-push = Du hast noch eine Handlung. Stoße eine Leiter an der Ostmauer um; bei einer Leiter kostet nur eine 1 oder 2 einen Stein.
lesson-first-storm = Der Sturm ist vorbei. Die Ostmauer hat einen Stein verloren, die Südmauer hat gehalten und eine Leiter zerbrochen. Eine neue Nacht hat begonnen.
lesson-first-mend = Steine lassen sich zurücklegen, solange dafür Zeit ist. Bessere die Ostmauer aus.
lesson-first-won = Die erste Nacht ist vorbei
lesson-first-summary = Die Burg steht. Du kannst jetzt:
    Öl auf viele Leitern gießen, einzelne umstoßen;
    zwischen zwei Stürmen Steine ausbessern.
    Halte durch, bis nach der sechsten Nacht Hilfe kommt. Von jetzt an bist du der Hauptmann.
