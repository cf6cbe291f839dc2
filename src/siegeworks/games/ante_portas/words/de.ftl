### Die Wörter von Ante Portas, auf Deutsch.

title = Ante Portas
blurb = Baut eure Gemeinden, schickt Bauern und Bürger in den Krieg und haltet den Pass, bis die Letzte Welle geschlagen ist.
about = Inoffiziell: eigene Wörter und eigene Tabellen, nicht verbunden mit Verlag oder Autor der gedruckten Spiele (Tim Puls, Die Kolonisten, 2016, und ihre kooperative Erweiterung, 2017).
points = Ein Punkt für alle, die gewinnen.
play-win = Ihr gewinnt gemeinsam, wenn die Letzte Welle geschlagen ist: Kein Angreifer ist übrig, und keiner kommt mehr.
play-lose = Alle verlieren, sobald ein Angreifer den Pass am unteren Rand verlässt.
play-turn = Zieh deinen Verwalter auf einen Ort und handle dort: sammeln, bauen, einberufen, Minen legen. Am Ende jedes Halbjahrs marschieren die Angreifer.

## Einstellungen

setting-mode = Spielweise
setting-mode-coop = Gemeinsam
    .hint = Eine bis drei Personen halten gemeinsam den Pass.
setting-mode-flag = Flaggenraub
    .hint = Zwei Teams: Eine Einheit über den fernen Rand gewinnt sofort.
setting-mode-area = Gebietskontrolle
    .hint = Zwei Teams: Wer am Ende die meisten Felder allein sieht, gewinnt.
setting-scenario = Angreifer
setting-scenario-raiders = Räuber
    .hint = Sie kommen zu Fuß; der leichtere Gegner.
setting-scenario-dragons = Drachen
    .hint = Sie fliegen und speien Feuer; der schwerere Gegner.
setting-eras = Länge
setting-eras-1 = Eine Epoche
    .hint = Fünf Jahre, dann die Letzte Welle.
setting-eras-2 = Zwei Epochen
    .hint = Zehn Jahre, mit neuen Orten, Erz und stärkeren Werken.
setting-wave = Letzte Welle
setting-wave-standard = Wie gedruckt
    .hint = Neue Angreifer kommen in den ersten zwei bis vier Runden.
setting-wave-all-dead = Alle tot
    .hint = Gefallene verlassen das Spiel, und es kommen neue, bis eine Sorte aufgebraucht ist.
setting-wave-crescendo = Crescendo
    .hint = Eine Karte, dann zwei, dann drei, bis alle einfachen Einheiten auf dem Plan sind.
setting-strong = Doppelt so stark
setting-strong-off = Aus
    .hint = Einfache Einheiten haben Stärke 1, Elite-Einheiten 3.
setting-strong-on = An
    .hint = Zu zweit oder dritt: jedes Mal eine Karte, aber Stärke 2 und 6.
setting-strong-full = Voll
    .hint = Zu dritt: zwei Karten, Stärke 2 und 6, und je drei Züge.
setting-map = Festland
setting-map-valley = Tal
    .hint = Was zusammengehört, liegt nah beieinander.
setting-map-ridge = Höhenzug
    .hint = Die meisten Wege führen über einen Markt.
setting-map-delta = Delta
    .hint = Sammelorte und Werkstätten liegen weit auseinander.
setting-map-shuffled = Gemischt
    .hint = Die Orte werden in jedem Spiel neu verteilt.

## Das Ende

end-won = Die Letzte Welle ist geschlagen, der Pass gehalten: Ihr habt gewonnen.
    .seen = Die Gemeinden haben gewonnen: Die Letzte Welle ist geschlagen.
end-overrun = Die Angreifer sind durchgebrochen: Ihr habt verloren.
    .seen = Die Gemeinden haben verloren: Die Angreifer sind durchgebrochen.
end-south-won = Der Süden gewinnt.
end-north-won = Der Norden gewinnt.
end-nobody-won = Niemand gewinnt.

## Die Ströme des Glücks

fortune-cards = Die Bewegungskarten
fortune-places = Die Orte
fortune-markets = Die Marktkarten
fortune-improvements = Die Verbesserungen

## Fragen

ask-PickSteward = Wähle, welcher Verwalter zieht
ask-FirstMarket = Wähle den Markt, auf dem dein Verwalter beginnt
ask-FirstGoods = Wähle deine ersten drei Waren
ask-Turn = Zieh deinen Verwalter, oder tu zuerst etwas anderes
ask-Afterwards = Tu noch etwas, oder beende den Zug
ask-NewSteward = Wähle den Markt für deinen zweiten Verwalter
ask-PutPlace = Neuer Ort: { $place }. Wählt gemeinsam, wohin er kommt
ask-Work = Tu es, so oft du willst, und schließ dann ab
ask-Visit = Wähle, was du hier tust
ask-Raze = Kein Bauplatz ist frei: wähle das Gebäude, das weicht
ask-PlayImprovement = Spiel eine Verbesserung, oder behalte deine Karten
ask-GiveImprovement = Behalte die Verbesserung, oder gib sie jemandem
ask-ManIt = Schick jetzt jemanden zur Arbeit dorthin, oder lass es leer
ask-Surplus = Nicht alles hat Platz: wähle, was verloren geht
ask-Trade = Gib etwas ab, oder schließ ab
ask-YearTrade = Das Jahr endet: gib irgendwem etwas, oder schließ ab
ask-Hunger = Die Nahrung reicht nicht: wähle, wer hungert
ask-Refine = Eine Verbesserung kann jetzt Waren verwandeln
ask-Rearrange = Nimm Arbeiter heraus oder setz sie ein, oder schließ ab
ask-PayFee = Wähle, womit du die Gebühr zahlst
ask-Order = Wähle einen der beiden Aufträge
ask-Enlist = Beruf Kolonisten ein, oder schließ ab
ask-Drum = Werbetrommel: Beruf einen Bauern ein, oder mach weiter
ask-Discharge = Entlass Soldaten, oder schließ ab
ask-Deploy = Wähle ein Feld, von dem jemand zieht, oder schließ ab
ask-MoveTo = Feld { $hex }: Wähle, wohin sie ziehen
ask-SendFarmers = Feld { $hex }: Wähle, wie viele Bauern ziehen ({ $direction })
ask-SendCitizens = Feld { $hex }: Wähle, wie viele Bürger ziehen ({ $direction })
ask-SendWork = Feld { $hex }: Wähle, ob das Geschütz zieht ({ $direction })
ask-Over = Das Geschütz fährt über ein Plättchen: Wähle, wo es hält
ask-Bugle = Signalhorn: Wähle, wo ein Soldat aufbricht, oder mach weiter
ask-BugleTo = Feld { $hex }: Wähle, wohin der Soldat zieht
ask-BugleWho = Feld { $hex }: Wähle, wer zieht ({ $direction })
ask-Rotate = Wähle ein Gebäude, das sich dreht, oder schließ ab
ask-Face = Feld { $hex }: Wähle, wohin das Gebäude blickt
ask-Heal = Heil Verwundete, oder schließ ab
ask-SetUpright = Stell Erschöpfte auf, oder schließ ab
ask-Care = Wähle, wer versorgt wird
ask-Lay = Wähle, wo gelegt wird: { $work }
ask-KnockTraps = Wähle eine Falle zum Zurückwerfen, oder schließ ab
ask-FireBombs = Wähle eine Bombe zum Zünden, oder schließ ab
ask-Palisade = Wähle, wo die Palisade steht
ask-Slow = Feld { $hex }: Wähle, wie viele Bauern die Falle hält
ask-ReplaceMine = Feld { $hex }: Ersetzt die Mine, oder passt ({ $work })
ask-ReplaceFrom = Feld { $hex }: Wählt, wer die Mine ersetzt
ask-React = Feld { $hex }: Handelt jetzt, oder passt
ask-SoldierActions = Wähle, was eure Soldaten tun, oder schließ ab
ask-Salvo = Wählt, wer auf Feld { $hex } schießt
ask-SetOff = Wählt, wer die Bombe auf Feld { $hex } zündet
ask-KnockFrom = Wählt, wer von Feld { $hex } zurückwirft
ask-PushElites = Feld { $hex }: Wählt, wie viele Elite-Einheiten zurückmüssen
ask-PushBasics = Feld { $hex }: Wählt, wie viele einfache Einheiten zurückmüssen
ask-PushTo = Wählt, wohin sie zurückgeworfen werden
ask-Suffer = Feld { $hex }, Schaden { $count }: Wählt, wer fällt
ask-LoseInvaders = Feld { $hex }: Wählt, welche Angreifer fallen
ask-RingBell = Neue Angreifer kommen: Läutet die Sturmglocke, oder passt
ask-ChooseTurn = Wählt, wessen Verwalter den einen Zug macht
ask-TeamActs = Wählt, was eure Soldaten tun, oder schließt ab
ask-Answer = Das andere Team hat gezogen: Handelt, oder schließt ab
ask-Barrage = Wählt, wer auf Feld { $hex } schießt
ask-Gather = Kampf auf Feld { $hex }: Schießt, oder passt
ask-TeamSetsOff = Wählt, wer die Bombe auf Feld { $hex } zündet
ask-KnockSoldiers = Wählt, wer von Feld { $hex } zurückwirft
ask-PushDirection = Wählt, wohin die Soldaten zurückgeworfen werden
ask-PushCitizens = Wählt, wie viele Bürger zurückmüssen
ask-PushFarmers = Wählt, wie viele Bauern zurückmüssen
ask-PushFurther = Werft sie weiter zurück, oder lasst sie dort

## Möglichkeiten

do-done = Fertig
do-pass = Passen
do-go = Geh zu: { $place }
    .group = { $use ->
        [gather] Sammeln
        [craft] Verarbeiten
        [office] Ämter
        [build] Bauen
        [market] Märkte
       *[war] Krieg
    }
    .short = { $use ->
        [build] { $built }
       *[other] { $place }
    }
do-employ = Zur Arbeit: { $job }
    .group = Zur Arbeit
    .short = { $job }
do-throw = Wegwerfen: { $good }
    .group = Wegwerfen
    .short = { $good }
do-shift = Ins Lager: { $good }
    .group = Ins Lager
    .short = { $good }
do-give = Geben: { $gift }
do-take = Nimm: { $bundle }
do-turn-in = { $recipe }
do-build = Baue: { $building }
do-raze = Reiß ab: { $building }
do-play = Spiel: { $improvement }
do-keep = Behalte sie
do-give-card = Gib sie an { $seat }
do-start-at = Beginne hier: { $place }
do-use-steward = Der { $steward }
do-lose = Verlier: { $good }
do-put-place = Platz { $spot }
do-dismiss = Herausnehmen: { $job }
do-starve-worker = Hungert: { $seat-job }
do-starve-soldier = Der Bürger auf Feld { $hex } hungert
do-steward-to = Setz den Verwalter auf: { $place }
do-special = Das Sonderangebot
do-pay-fee = Zahl mit: { $resource }
do-trade = Handeln
do-act = Ein Soldat handelt
do-shoot-from = Feuer von Feld { $hex }
do-aim-at = Ziel auf Feld { $hex }
do-loose = Jetzt feuern
do-knock = Zurückwerfen von Feld { $hex }
do-set-off = Zünde die Bombe auf Feld { $hex }
do-shell = Beschieß Feld { $hex }
do-replace = Ersetz die Mine, es zahlt { $seat }
do-act-from = Handle von Feld { $hex }
do-hold-fire = Feuer einstellen, bis seine Karte vorbei ist
do-hold-all = Feuer einstellen, bis alle marschiert sind
do-whet = Nutz den Wetzstein: Stärke +1
do-drill-up = Drill: ein Soldat auf Feld { $hex } steht auf
do-lose-mine =
    Die Mine geht hoch{ $count ->
        [0] {""}
       *[other] , und so viele Bürger fallen: { $count }
    }
do-spare-mine =
    Die Mine bleibt, dafür fallen Soldaten{ $count ->
        [0] {""}
       *[other] ; darunter Bürger: { $count }
    }
do-wound-citizens = Bürger, die fallen: { $count }
do-fell-elites = Elite-Einheiten, die fallen: { $count }
do-push-elites = Elite-Einheiten zurück: { $count }
do-push-basics = Einfache Einheiten zurück: { $count }
do-push-to = Stoß sie { $direction }
do-leave-there = Lass sie dort
do-order = { $order }
do-enlist = Einberufen: { $kind }
do-discharge-farmer = Entlass einen Bauern von Feld { $hex }
do-discharge-citizen = Entlass einen Bürger von Feld { $hex }
do-move-from = Zieh von Feld { $hex }
do-move-to = Geh { $direction }
do-send-farmers = Bauern, die gehen: { $count }
do-send-citizens = Bürger, die gehen: { $count }
do-send-work = Das Geschütz geht mit
do-keep-work = Das Geschütz bleibt
do-send-crew = Seine Besatzung geht mit
do-over-to = Geh weiter { $direction }
do-turn-at = Dreh das Gebäude auf Feld { $hex }
do-face = Blick { $direction }
do-heal-farmer = Heil einen Bauern, heim zu { $seat }
do-heal-citizen = Heil einen Bürger, heim zu { $seat }
do-raise-farmer = Ein Bauer auf Feld { $hex } steht auf
do-raise-citizen = Ein Bürger auf Feld { $hex } steht auf
do-lay-at = Leg es auf Feld { $hex }
do-blast = Zünde die Bombe auf Feld { $hex }
do-fence = Palisade auf Feld { $hex }
do-ring-bell = Läut die Sturmglocke: eine Karte weniger
do-take-turn = { $seat-steward }
do-slow-farmers = Bauern, die festhängen: { $count }
do-slow-citizens = Bürger, die festhängen: { $count }

change-legend = Was dazukommt und weggeht, was es kostet oder warum es vergeblich wäre.
change-surplus = kein Platz für { $count }
change-wounded-farmer =
    verwundet: { $count } { $count ->
        [1] Bauer
       *[other] Bauern
    }
change-wounded-citizen = verwundet: { $count } Bürger
change-people-farmer =
    { $sign }{ $count } { $count ->
        [1] Bauer
       *[other] Bauern
    }
change-people-citizen = { $sign }{ $count } Bürger
change-invaders-basic =
    { $sign }{ $count } { $count ->
        [1] einfache Einheit
       *[other] einfache Einheiten
    }
change-invaders-elite =
    { $sign }{ $count } { $count ->
        [1] Elite-Einheit
       *[other] Elite-Einheiten
    }
change-face = Besetzt sähe es die Felder { $hexes }.
    .short = sieht { $hexes }
change-blind = sieht nichts
change-ends = Handelt niemand, steht der Trupp nach seiner Karte auf Feld { $hex }.
    .short = endet auf Feld { $hex }
change-falls = Handelt niemand, ist nach dieser Karte nichts mehr vom Trupp übrig.
    .short = dann fällt er
change-breaks = Handelt niemand, bricht der Trupp mit dieser Karte durch, und das Spiel ist verloren.
    .short = bricht durch
change-beside = neben { $places }
change-hex = Feld { $hex }
change-vain = Dort wäre jetzt nichts zu tun. { $reason }.
    .short = vergeblich
change-battle-won = Schlacht auf Feld { $hex }: unsere Stärke { $ours }, ihre { $theirs }; so gewinnen wir sie.
    .short = { $ours }:{ $theirs } gewonnen
    .at = Feld { $hex }: { $ours }:{ $theirs } gewonnen
change-battle-lost = Schlacht auf Feld { $hex }: unsere Stärke { $ours }, ihre { $theirs }; so verlieren wir sie.
    .short = { $ours }:{ $theirs } verloren
    .at = Feld { $hex }: { $ours }:{ $theirs } verloren
change-duel-won = Schlacht auf Feld { $hex }: Wer kommt, hat Stärke { $ours }, wer da ist, { $theirs }; so gewinnt, wer kommt.
change-duel-lost = Schlacht auf Feld { $hex }: Wer kommt, hat Stärke { $ours }, wer da ist, { $theirs }; so verliert, wer kommt.
change-salvo = Die Salve richtet { $damage } Schaden bei einem Trupp der Stärke { $theirs } an.
    .short = { $damage } Schaden, Stärke { $theirs }
change-price = Der Preis ist { $price }.

## Das Protokoll: Züge und Gemeinden

log-begins = { $seat } beginnt
log-era-begins = Epoche { $era } beginnt
log-half-year-begins = Jahr { $year }, { $season }
log-market-turned = Die Marktkarte: { $market }
log-place-laid = Neu auf Platz { $spot }: { $place }
log-went = { $seat } geht zu: { $place }
log-began-at = { $seat } beginnt hier: { $place }
log-received = { $seat } bekommt { $bundle }
log-bonus = { $seat } bekommt eins mehr: { $good }
log-lost-good = { $seat } hat keinen Platz und verliert: { $good }
log-shifted = { $seat } räumt um, wo Platz ist: { $good }
log-thrown = { $seat } wirft weg: { $good }
log-turned-in = { $seat }: { $recipe }
log-built = { $seat } baut: { $building }
log-razed = { $seat } reißt ab: { $building }
log-employed = { $seat }, zur Arbeit: { $job }
log-dismissed = { $seat }, aus der Arbeit: { $job }
log-colonist-comes = Zieht bei { $seat } ein: { $kind }
log-colonist-leaves = Verlässt { $seat } für immer: { $kind }
log-gave = Gegeben: { $gift }
log-card-drawn = { $seat } zieht: { $improvement }
log-played = { $seat } spielt: { $improvement }
log-card-given = Sie geht an { $seat }: { $improvement }
log-claimed = { $seat } beginnt im nächsten Jahr
log-starts = Startspieler: { $seat }
log-fed = Nahrung gegessen: { $count }
log-worker-hungry = Hungrig heim: { $seat-job }
log-soldier-hungry = Der hungrige Bürger auf Feld { $hex } kommt ins Lazarett
log-produced = Erzeugt von { $seat-source }: { $count }
log-buffer-full = Kein Platz für Erzeugtes, verloren: { $count } ({ $seat-source })
log-earned = { $seat } verdient Dollar: { $count }
log-smithed = { $seat } schmiedet Werkzeug: { $count }
log-steward-comes = { $seat } bekommt einen zweiten Verwalter
log-steward-leaves = Der zweite Verwalter von { $seat } geht
log-year-ends = Jahr { $year } endet
log-fee-paid = { $seat } zahlt als Gebühr: { $resource }

## Das Protokoll: der Krieg

log-invaders-spawn = Neue Angreifer durch Karte { $card }
log-invader-spawns = Feld { $hex }: { $invader }
log-card-turned = Karte { $card } für den Trupp auf Feld { $hex }
log-troop-goes = Der Trupp geht { $direction } auf Feld { $hex }
log-troop-jumps = { power-merge }: Der Trupp auf Feld { $hex } springt zu dem auf Feld { $hex2 }
log-troop-halts = Der Trupp hält auf Feld { $hex }
log-troop-held = Die Falle auf Feld { $hex } hält: { $count }
log-breakthrough = Ein Angreifer bricht von Feld { $hex } durch
log-our-strength = Kampf auf Feld { $hex }: unsere Stärke { $count }
log-their-strength = Kampf auf Feld { $hex }: ihre Stärke { $count }
log-battle-won = Der Kampf auf Feld { $hex } ist gewonnen
log-battle-lost = Der Kampf auf Feld { $hex } ist verloren
log-soldier-wounded = Verwundet auf Feld { $hex }: { $kind }
log-work-lost = Verloren auf Feld { $hex }: { $work }
log-work-laid = Gelegt auf Feld { $hex }: { $work }
log-invader-falls = Fällt auf Feld { $hex }: { $invader }
log-stands-up = Steht auf auf Feld { $hex }: { $kind }
log-all-stand-up = Alle erschöpften Soldaten stehen auf
log-shot-fired = Ein Schuss auf Feld { $hex }: { $work }
log-salvo-hits = Schaden auf Feld { $hex }: { $count }
log-mine-replaced = Ersetzt auf Feld { $hex }: { $work }
log-knocked-back = Zurückgeworfen von Feld { $hex }: { $count }
log-pushed-to = Sie landen auf Feld { $hex }
log-bomb-explodes = Die Bombe auf Feld { $hex } explodiert
log-fire-breathed = Feuer auf Feld { $hex }, Schaden { $count }
log-shots-fall = Schüsse auf Feld { $hex }, Schaden { $count }
log-held-over = Es trifft noch niemanden auf Feld { $hex }: Stärke +1 im Kampf dort
log-power-works = Eine Sonderkraft wirkt auf Feld { $hex }: { $power }
log-invader-joins = Kommt hinzu auf Feld { $hex }: { $invader }
log-invader-leaves = Geht ab auf Feld { $hex }: { $invader }
log-stealthy = Sie schleichen ungesehen über Feld { $hex }
log-dodges = Sie finden keinen freien Weg und bleiben
log-enlisted = Einberufen: { $kind }
log-discharged = Entlassen von Feld { $hex }: { $kind }
log-deployed = Einheiten gehen von Feld { $hex } { $direction }
log-turned-to = Das Gebäude auf Feld { $hex } blickt jetzt { $direction }
log-healed = Geheilt, heim zu { $seat }: { $kind }
log-fenced = Eine Palisade steht auf Feld { $hex }
log-bell-rung = Die Sturmglocke läutet: eine Karte weniger
log-whetted = Der Wetzstein gibt Stärke +1 auf Feld { $hex }
log-wave-begins = Die Letzte Welle beginnt
log-wave-round = Runde { $count } der Letzten Welle
log-flag-taken = Eine Einheit geht von Feld { $hex } über den fernen Rand
log-trap-slows = Die Falle auf Feld { $hex } hält Soldaten
log-comers-strength = Kampf auf Feld { $hex }: Stärke derer, die kommen: { $count }
log-holders-strength = Kampf auf Feld { $hex }: Stärke derer, die dort sind: { $count }
log-hex-taken = Feld { $hex } wird genommen: { $team }
log-hex-held = Feld { $hex } wird gehalten: { $team }

## Warum nicht

why-box-empty = Von diesem Gebäude ist kein Plättchen mehr da
why-building-limit = Du darfst davon { $need } haben und hast { $have }
why-enemies-there = Dort ist das andere Team
why-farmers-at-work = Dafür muss ein Bauer arbeitslos oder ein Platz frei sein
why-homes-needed = Deine Kolonisten brauchen es zum Wohnen
why-invaders-there = Dort sind Angreifer
why-lack-food = Zu wenig Nahrung: nötig { $need }, vorhanden { $have }
why-must-move = Dein Verwalter muss ziehen
why-no-fee = Du kannst die Gebühr nicht zahlen: fällig { $need }, du hast { $have }
why-no-library = Du brauchst eine Bibliothek, um Verbesserungen zu spielen
why-no-room = Dafür ist kein Platz
why-no-room-to-pay = Die Waren liegen anderswo, und im Lager ist zu wenig Platz: nötig { $need }, frei { $have }
why-no-spot = Kein Bauplatz ist frei
why-no-vacancy = Dort wird niemand gebraucht
why-nobody-unemployed = Niemand der richtigen Art ist arbeitslos zu Hause
why-not-in-hand = Diese Karte hast du nicht
why-own-spots = Lagergebäude haben eigene Bauplätze
why-not-yours-to-raze = So ein Gebäude hast du nicht
why-nothing-to-remodel = Es gibt nichts umzubauen
why-only-command-center = In der Letzten Welle ist nur die Kommandozentrale offen
why-out-of-sight = Das Feld ist außer Sicht
why-passed-by = Das wurde übergangen
why-spot-taken = Dort liegt schon etwas
why-storage-full = Das Lager ist voll: nötige Plätze { $need }, frei { $have }
why-nobody-here = Zum Handeln muss ein Verwalter eines Mitspielers am Ort des deinen stehen
why-free-spot-first = Zuerst kommt der freie Platz am kleinen Markt
why-storage-spots = Alle { $need } Lagerplätze sind belegt
why-tile-there = Dort liegt schon ein Plättchen
why-too-far = Diesen Ort erreichst du nicht in einem Zug, sondern in { $need }
why-touches-too-few = Ein neuer Ort muss { $need } gelegte Plättchen berühren; dieser Platz berührt { $have }
why-lack-wood = Zu wenig Holz: nötig { $need }, vorhanden { $have }
why-lack-clay = Zu wenig Lehm: nötig { $need }, vorhanden { $have }
why-lack-planks = Zu wenige Bretter: nötig { $need }, vorhanden { $have }
why-lack-bricks = Zu wenige Ziegel: nötig { $need }, vorhanden { $have }
why-lack-ore = Zu wenig Erz: nötig { $need }, vorhanden { $have }
why-lack-tools = Zu wenig Werkzeug: nötig { $need }, vorhanden { $have }
why-lack-dollars = Zu wenige Dollar: nötig { $need }, vorhanden { $have }
why-no-crew = Kein aufrechter Soldat der richtigen Art ist im Gebäude: nötig { $need }, da { $have }
why-crew-exhausted = Seine Besatzung liegt erschöpft: { $need } dürfen dort handeln, und { $have } der Art sind da
why-own-hex = Auf das eigene Feld schießt es nicht
why-out-of-its-sight = Seine Pfeile reichen nicht bis zu dem Feld, oder Angreifer stehen dazwischen
why-flies-too-high = Fliegenden Elite-Drachen schadet es nicht
why-nothing-in-reach = Nichts ist in Reichweite einer Besatzung, die bereit ist
why-exhausted = Sie sind erschöpft
why-hex-full = Ein Feld fasst { $need } Soldaten eines Teams
why-no-free-home = Kein Wohnhaus hat dafür einen freien Platz
why-no-way-back = Dahinter liegt kein Feld mehr
why-nobody-to-move = Dort ist niemand, der ziehen kann
why-not-yours = Es gehört dem anderen Team
why-nothing-there = Dafür ist nichts da
why-off-board = Dort liegt kein Feld
why-pool-empty = Davon ist kein Plättchen mehr da
why-trap-empty = In dieser Falle ist kein Angreifer
why-trap-used = Diese Falle hat schon zurückgeworfen
why-work-in-the-way = Dort liegt ein anderes Plättchen, und Geschütze halten nur, wo keines ist

## Was nicht sein kann

check-invaders = Es gibt { $have } von { $most } Angreifern dieser Art: { $what }
check-no-invaders = Gegeneinander gibt es keine Angreifer
check-tiles = Es liegen { $have } Plättchen, aber es gibt nur { $most }: { $what }
check-people = Es gibt { $have } Kolonisten, aber nur { $most } sind möglich: { $what }
check-homes = { $have } wohnen auf { $most } Plätzen: { $what }
check-workers = Dort arbeiten mehr Kolonisten, als es Arbeit gibt: { $what }
check-warehouse = Im Speicher liegt zu viel: { $what }
check-buildings = Davon sind höchstens { $most } möglich: { $what }
check-places = Ein Ort liegt doppelt
check-steward = Ein Verwalter steht, wo kein Ort liegt: { $place }
check-improvements = Es gibt { $have } von { $most } solchen Karten: { $what }

## Wie die Tabellen sein müssen

content-said = Worte wie „{ $example }“
content-top = höchstens { $most } Einheiten
content-power-needs = ein Wert, weil die Kraft dieser Karte ihn braucht
content-power-leaves = nichts, weil diese Karte keine Kraft hat, die es braucht
content-no-arrows = keine Pfeile, weil die Kraft dieser Karte sagt, wie der Trupp zieht
content-unit-building = ein Kriegsgebäude
content-as-rules = { $what }, wie die Regeln dieses Spiels sagen
content-no-use = nichts, weil die Regeln dieses Gebäudes es nicht brauchen
content-work-needs = ein Wert, weil es ein Kriegsgebäude ist
content-work-leaves = nichts, weil nur Kriegsgebäude es haben
content-farthest = höchstens { $most } Felder
content-ore = kein Erz, weil es erst mit Epoche II kommt
content-works-on = nichts, weil diese Verbesserung offen bleibt und nichts einmal tut
content-works-once = nichts, weil diese Verbesserung nur einmal wirkt
content-yearly = nur: { $what }
content-one-each = ein Gewinn und ein Gebäude in jeder Möglichkeit
content-place-twice = ein Ort, der auf dieser Karte sonst nirgends liegt, anders als { $place }
content-place-era = ein Ort der Epoche, in der diese Reihe gelegt wird
content-dealt-era = ein Satz der Epoche, in der diese Reihe gelegt wird, und keiner für Märkte
content-dealt = { $count } Plätze für den Satz „{ $set }“
content-no-builder = ein Gebäude, das ein Ort baut
content-copies = { $count } Karten im Stapel der Epoche { $era }
content-start-homes = höchstens { $most }, so viele, wie es am Anfang Höfe gibt

## Teile von Hauptwörtern

of-seat = { $seat }: { $what }
ward-of = { $kind } ({ $team })
gift-from = { $giver } an { $taker }: 1 { $resource }
recipe-turns = { $cost } für { $gain }
recipe-gives = { $gain }
bundle-0 = nichts
bundle-1 = { $a-count } { $a }
bundle-2 = { $a-count } { $a }, { $b-count } { $b }
bundle-3 = { $a-count } { $a }, { $b-count } { $b }, { $c-count } { $c }
bundle-4 = { $a-count } { $a }, { $b-count } { $b }, { $c-count } { $c }, { $d-count } { $d }

## Hauptwörter

mode-coop = { setting-mode-coop }
mode-flag = { setting-mode-flag }
mode-area = { setting-mode-area }

scenario-raiders = { setting-scenario-raiders }
scenario-dragons = { setting-scenario-dragons }

wave-standard = { setting-wave-standard }
wave-all-dead = { setting-wave-all-dead }
wave-crescendo = { setting-wave-crescendo }

strong-off = { setting-strong-off }
strong-on = { setting-strong-on }
strong-full = { setting-strong-full }

map-valley = { setting-map-valley }
map-ridge = { setting-map-ridge }
map-delta = { setting-map-delta }
map-shuffled = { setting-map-shuffled }

season-summer = Sommer
season-winter = Winter

yes-no-no = nein
yes-no-yes = ja

team-south = Süden
team-north = Norden

steward-first = erste Verwalter
steward-second = zweite Verwalter

kind-farmer = Bauer
kind-citizen = Bürger

invader-basic = einfache Einheit
invader-elite = Elite-Einheit

crew-nobody = niemand
crew-upright = stehend
crew-exhausted = erschöpft

guise-ground = am Boden
guise-flight = im Flug
guise-elite-flight = Elite-Einheiten im Flug

order-enlist = Einberufen
order-discharge = Entlassen
order-deploy = Verlegen
order-rotate = Drehen
order-heal = Heilen
order-upright = Aufstellen
order-lay = Plättchen legen
order-knockback = Zurückwerfen
order-blast = Bomben zünden

direction-up = hinauf
direction-right-up = rechts hinauf
direction-right-down = rechts hinab
direction-down = hinab
direction-left-down = links hinab
direction-left-up = links hinauf

good-wood = Holz
good-clay = Lehm
good-food = Nahrung
good-plank = Bretter
good-brick = Ziegel
good-ore = Erz

resource-wood = Holz
resource-clay = Lehm
resource-food = Nahrung
resource-plank = Bretter
resource-brick = Ziegel
resource-ore = Erz
resource-tool = Werkzeug
resource-dollar = Dollar

piece-wood = Holz
piece-clay = Lehm
piece-food = Nahrung
piece-plank = Brett
piece-brick = Ziegel
piece-ore = Erz
piece-tool = Werkzeug
piece-dollar = Dollar

count-wood = { $count } Holz
count-clay = { $count } Lehm
count-food = { $count } Nahrung
count-plank =
    { $count } { $count ->
        [one] Brett
       *[other] Bretter
    }
count-brick = { $count } Ziegel
count-ore = { $count } Erz
count-tool = { $count } Werkzeug
count-dollar = { $count } Dollar

building-farm = Hof
building-estate = Gutshof
building-flat = Wohnung
building-apartment = Wohnhaus
building-storage-shed = Lagerschuppen
building-storage-house = Lagerhaus
building-foresters-house = Forsthaus
building-hunting-lodge = Jagdhütte
building-hollow = Lehmkuhle
building-pub = Schenke
building-factory = Fabrik
building-library = Bibliothek
building-iron-mine = Eisenmine
building-theater = Theater
building-institute = Institut

job-farm = Hof
job-estate = Gutshof
job-flat = Wohnung
job-apartment = Wohnhaus
job-storage-shed = Lagerschuppen
job-storage-house = Lagerhaus
job-foresters-house = Forsthaus
job-hunting-lodge = Jagdhütte
job-hollow = Lehmkuhle
job-pub = Schenke
job-factory = Fabrik
job-library = Bibliothek
job-iron-mine = Eisenmine
job-theater = Theater
job-institute = Institut
job-factory-citizen = Fabrik, ein Bürger

improvement-stone-axe = Steinaxt
improvement-wood-shovel = Holzschaufel
improvement-wood-saw = Holzsäge
improvement-ruin = Ruine
improvement-guestroom = Gästezimmer
improvement-anvil = Amboss
improvement-handsaw = Handsäge
improvement-clay-oven = Lehmofen
improvement-contract-farm = Vertrag: Höfe
improvement-contract-estate = Vertrag: Gutshof
improvement-contract-flat = Vertrag: Wohnung
improvement-contract-foresters-house = Vertrag: Forsthaus
improvement-contract-hollow = Vertrag: Lehmkuhle
improvement-contract-hunting-lodge = Vertrag: Jagdhütte
improvement-contract-storage-shed = Vertrag: Lagerschuppen
improvement-axe = Axt
improvement-spade = Spaten
improvement-vegetable-garden = Gemüsegarten
improvement-beavers-lodge = Biberburg
improvement-loam-hollow = Lehmloch
improvement-holiday-cabin = Ferienhütte
improvement-holiday-flat = Ferienwohnung
improvement-storehouse = Speicherhaus
improvement-recruit-drum = Werbetrommel
improvement-field-kitchen = Feldküche
improvement-whetstone = Wetzstein
improvement-surveyor = Feldmesser
improvement-sappers = Sappeure
improvement-snares = Schlingen
improvement-palisade = Palisade
improvement-bugle = Signalhorn
improvement-fireplace = Feuerstelle
improvement-ripsaw = Trennsäge
improvement-stone-oven = Steinofen
improvement-toolmaker = Werkzeugmacher
improvement-contract-apartment = Vertrag: Wohnhaus
improvement-contract-iron-mine = Vertrag: Eisenmine
improvement-contract-storage-house = Vertrag: Lagerhaus
improvement-panel-saw = Plattensäge
improvement-kiln = Brennofen
improvement-iron-pickaxe = Eisenpickel
improvement-fruit-farm = Obsthof
improvement-ore-tunnel = Erzstollen
improvement-workshop = Werkstatt
improvement-village-chapel = Dorfkapelle
improvement-slaughtering-blocks = Schlachtbänke
improvement-cottage = Kate
improvement-hostel = Herberge
improvement-wood-warehouse = Holzspeicher
improvement-clay-warehouse = Lehmspeicher
improvement-ore-warehouse = Erzspeicher
improvement-food-warehouse = Nahrungsspeicher
improvement-dolly = Sackkarre
improvement-field-hospital = Feldlazarett
improvement-powder-store = Pulverlager
improvement-range-finder = Entfernungsmesser
improvement-drill = Drill
improvement-storm-bell = Sturmglocke
improvement-reinforced-walls = Verstärkte Wände
improvement-war-bonds = Kriegsanleihen

source-foresters-house = Forsthaus
source-hunting-lodge = Jagdhütte
source-hollow = Lehmkuhle
source-iron-mine = Eisenmine
source-vegetable-garden = Gemüsegarten
source-beavers-lodge = Biberburg
source-loam-hollow = Lehmloch
source-panel-saw = Plattensäge
source-kiln = Brennofen
source-fruit-farm = Obsthof
source-ore-tunnel = Erzstollen

place-riverbank-grove-1 = Uferhain 1
place-riverbank-grove-2 = Uferhain 2
place-day-laborer = Tagelöhner
place-joiner-1 = Schreiner 1
place-developer = Entwickler
place-librarian = Bibliothekar
place-head-official = Amtsleiter
place-grove-1 = Hain 1
place-grove-2 = Hain 2
place-clay-delve-1 = Lehmgrube 1
place-clay-delve-2 = Lehmgrube 2
place-joiner-2 = Schreiner 2
place-clayburner = Lehmbrenner
place-baker = Bäcker
place-riverbank-forest = Uferwald
place-ore-pit = Erzgrube
place-clay-pocket = Lehmtasche
place-grand-baker = Großbäcker
place-joiner-3 = Schreiner 3
place-loamburner = Ziegelbrenner
place-blacksmith = Grobschmied
place-recruiting-officer = Werber
place-commander = Kommandant
place-army-doctor = Feldarzt
place-minelayer-pressure = Minenleger: Druckminen
place-supreme-commander = Oberkommandant
place-trapper = Fallensteller
place-minelayer-bounding = Minenleger: Springminen
place-combat-engineer = Pionier
place-minelayer-dummy = Minenleger: Attrappenminen
place-west-market = Westmarkt
place-east-market = Ostmarkt
place-south-market = Südmarkt
place-small-market = Kleiner Markt
place-builder-farm = Baumeister: Hof
place-builder-estate = Baumeister: Gutshof
place-builder-flat = Baumeister: Wohnung
place-builder-apartment = Baumeister: Wohnhaus
place-builder-storage-shed = Baumeister: Lagerschuppen
place-builder-storage-house = Baumeister: Lagerhaus
place-builder-foresters-house = Baumeister: Forsthaus
place-builder-hunting-lodge = Baumeister: Jagdhütte
place-builder-hollow = Baumeister: Lehmkuhle
place-builder-pub = Baumeister: Schenke
place-builder-factory = Baumeister: Fabrik
place-builder-library = Baumeister: Bibliothek
place-builder-iron-mine = Baumeister: Eisenmine
place-builder-theater = Baumeister: Theater
place-builder-institute = Baumeister: Institut
place-builder-trench = Baumeister: Graben
place-builder-bunker = Baumeister: Bunker
place-builder-guard-post = Baumeister: Wachposten
place-builder-guard-tower = Baumeister: Wachturm
place-builder-catapult = Baumeister: Katapult
place-builder-howitzer = Baumeister: Haubitze

work-trench = Graben
work-bunker = Bunker
work-guard-post = Wachposten
work-guard-tower = Wachturm
work-catapult = Katapult
work-howitzer = Haubitze
work-pressure-mine = Druckmine
work-bounding-mine = Springmine
work-dummy-mine = Attrappenmine
work-trap = Falle
work-bomb = Bombe

spot-A1 = A1
spot-A2 = A2
spot-A3 = A3
spot-A4 = A4
spot-A5 = A5
spot-B1 = B1
spot-B2 = B2
spot-B4 = B4
spot-B5 = B5
spot-B6 = B6
spot-C1 = C1
spot-C2 = C2
spot-C3 = C3
spot-C4 = C4
spot-C5 = C5
spot-C6 = C6
spot-D1 = D1
spot-D2 = D2
spot-D3 = D3
spot-D4 = D4
spot-D6 = D6
spot-E1 = E1
spot-E2 = E2
spot-E3 = E3
spot-E4 = E4
spot-E5 = E5
spot-F1 = F1
spot-F2 = F2
spot-F3 = F3
spot-F5 = F5
spot-F6 = F6
spot-G1 = G1
spot-G2 = G2
spot-G3 = G3
spot-G4 = G4
spot-G5 = G5
spot-G6 = G6
spot-G7 = G7
spot-S = S
spot-N1 = N1
spot-N2 = N2
spot-N3 = N3
spot-N4 = N4
spot-N5 = N5
spot-N6 = N6
spot-R1 = R1
spot-R2 = R2
spot-R3 = R3
spot-R4 = R4
spot-R5 = R5
spot-R6 = R6
spot-R7 = R7
spot-R8 = R8
spot-R9 = R9
spot-R10 = R10
spot-R11 = R11
spot-R12 = R12

hex-1 = 1
hex-2 = 2
hex-3 = 3
hex-4 = 4
hex-5 = 5
hex-6 = 6
hex-7 = 7
hex-8 = 8
hex-9 = 9
hex-10 = 10
hex-11 = 11
hex-12 = 12
hex-13 = 13
hex-14 = 14
hex-15 = 15
hex-16 = 16
hex-17 = 17
hex-18 = 18
hex-19 = 19
hex-20 = 20
hex-21 = 21
hex-22 = 22
hex-23 = 23
hex-24 = 24
hex-25 = 25
hex-26 = 26
hex-27 = 27
hex-28 = 28

card-plain = { $card }
card-with-power = { $card } ({ $power })

deck-raiders-1 = Räuber, Epoche I
deck-raiders-2 = Räuber, Epoche II
deck-dragons-1 = Drachen, Epoche I
deck-dragons-2 = Drachen, Epoche II

power-regroup = Umgruppieren
power-increase = Verstärkung
power-merge = Vereinigung
power-weaker = Schwächer
power-stronger = Stärker
power-temporarily-weaker = Zeitweise schwächer
power-shoot = Schießen
power-fire = Feuer
power-destroy-trap = Falle zerstören
power-decrease-in-trap = Schwund in der Falle
power-remove-citizens = Bürger weg
power-killed-by-citizens = Von Bürgern bezwungen
power-press-ahead = Vorstoß
power-split = Teilung
power-destroy-building = Gebäude zerstören
power-dodge = Ausweichen
power-stealth = Schleichen

market-1-farm = Markt I: Hof
market-1-storage-shed = Markt I: Lagerschuppen
market-1-foresters-house = Markt I: Forsthaus
market-1-hunting-lodge = Markt I: Jagdhütte
market-1-planks = Markt I: Bretter
market-1-librarian = Markt I: Bibliothekar
market-1-head-official = Markt I: Amtsleiter
market-2-estate = Markt II: Gutshof
market-2-flat = Markt II: Wohnung
market-2-hollow = Markt II: Lehmkuhle
market-2-factory = Markt II: Fabrik
market-2-bricks = Markt II: Ziegel
market-2-planks = Markt II: Bretter
market-2-head-official = Markt II: Amtsleiter
market-wave-1 = Markt der Letzten Welle I
market-wave-2 = Markt der Letzten Welle II

## Zonen

zone-era = Epoche
zone-year = Jahr
zone-season = Halbjahr
zone-start = Startspieler
zone-claim = Startspieler des nächsten Jahrs
zone-active = Am Zug
zone-turn = Zug
zone-market = Marktkarte
zone-markets_seen = Gezogene Marktkarten
zone-deck = Bewegungskarten
zone-cards_drawn = Abgelegte Bewegungskarten
zone-card = Karte des Marschs
zone-arrow = Pfeil der Karte
zone-troop_at = Der marschierende Trupp
zone-troop_basic = Seine einfachen Einheiten
zone-troop_elite = Seine Elite-Einheiten
zone-embers = Aufgehobener Schaden
zone-hushed = Feuer eingestellt
zone-lull = Feuer eingestellt, bis alle marschiert sind
zone-paces = Pfeile insgesamt
zone-aloft = Im Flug
zone-lit = Bomben vor der Explosion
zone-spent = Gezogene Geschütze
zone-knocked = Benutzte Fallen
zone-palisades = Palisaden
zone-whetted = Wetzstein benutzt
zone-drilled = Drill benutzt
zone-wave_round = Runde der Letzten Welle
zone-wave_over = Keine Angreifer kommen mehr
zone-storage = Lager
zone-warehouse = Speicher
zone-buffer = Puffer
zone-tools = Werkzeug
zone-dollars = Dollar
zone-buildings = Gebäude
zone-workers = Bei der Arbeit
zone-at_home = Arbeitslos zu Hause
zone-fed = Bürger zu Hause, die gegessen haben
zone-steward = Verwalter
zone-hand = Verbesserungen auf der Hand
zone-owned = Verbesserungen im Spiel
zone-used = Benutzte Verbesserungen
zone-improvements = Verbesserungen im Stapel
zone-spots = Orte
zone-basic = Einfache Einheiten
zone-elite = Elite-Einheiten
zone-farmers = Bauern
zone-citizens = Bürger
zone-tired_farmers = Erschöpfte Bauern
zone-tired_citizens = Erschöpfte Bürger
zone-work = Verteidigungswerke
zone-facing = Blickrichtung der Gebäude
zone-owner = Wessen Werke
zone-army = Wessen Soldaten
zone-cover = Gesammelte Stärke
zone-soft_cover = Gesammelte Stärke aus Gräben und Bunkern
zone-bound_farmers = Bauern unterwegs
zone-bound_citizens = Bürger unterwegs
zone-bound_work = Geschütze unterwegs
zone-bound_facing = Ihre Blickrichtung
zone-bound_crew = Ihre Besatzung
zone-moved_farmers = Bauern, die gezogen sind
zone-moved_citizens = Bürger, die gezogen sind
zone-sickbay = Lazarett
zone-supply = Angreifer im Vorrat
zone-gone = Angreifer aus dem Spiel

## Auf dem Plan gezeichnet

look-land = Festland
look-center = Kommandozentrale
look-camp = Marktkarte und Marsch
look-upper-pass = Oberer Pass
look-lower-pass = Unterer Pass
look-homes = Gemeinden
look-calendar = Kalender
look-reserve = Vorrat und Lazarett
look-supply = Angreifer im Vorrat
look-sickbay = Lazarett
look-legend-spawn = neue Angreifer hier
look-legend-break = brechen durch
look-legend-march = Pfeile zum Ausgang
look-season = Halbjahr
look-era = Epoche
look-wave = Runde der Letzten Welle
look-turn = Zug
look-improvements = Verbesserungen im Stapel
look-palisade = Palisade
look-ember = aufgehobener Schaden
look-basic = einfache Einheiten
look-elite = Elite-Einheiten
look-farmers = Bauern
look-citizens = Bürger
look-bound_farmers = Bauern auf dem Weg hierher
look-bound_citizens = Bürger auf dem Weg hierher
look-tired_farmers = erschöpfte Bauern
look-tired_citizens = erschöpfte Bürger
look-troop_basic = marschierende einfache Einheiten
look-troop_elite = marschierende Elite-Einheiten
look-tools = Werkzeug
look-dollars = Dollar
look-start = Startspieler
look-claim = Startspieler des nächsten Jahrs
look-active = am Zug
look-storage-wood = Holz im Lager
look-storage-clay = Lehm im Lager
look-storage-food = Nahrung im Lager
look-storage-plank = Bretter im Lager
look-storage-brick = Ziegel im Lager
look-storage-ore = Erz im Lager
look-warehouse-wood = Holz im Speicher
look-warehouse-clay = Lehm im Speicher
look-warehouse-food = Nahrung im Speicher
look-warehouse-plank = Bretter im Speicher
look-warehouse-brick = Ziegel im Speicher
look-warehouse-ore = Erz im Speicher
look-hex = Feld { $hex }
look-spot = Stelle { $spot }

## Was alles ist: Flächen und Zonen

about-area-hex = Ein Feld des Passes. Angreifer kommen Schritt für Schritt darüber herab; eure Einheiten halten es.
    .rule = 2.7
about-area-hex-spawn = Ein Feld, auf dem zu Beginn eines Halbjahrs neue Angreifer erscheinen.
    .rule = 4.3
about-area-hex-exit = Ein Feld am unteren Rand. Wer von Angreifern hier hinausgeht, ist durchgebrochen, und alle verlieren.
    .rule = 1.2
about-area-land = Eine Stelle des Festlands. Dein Verwalter geht auf einen Ort nebenan oder springt auf einen Markt.
    .rule = 5.1
about-area-center = Eine Stelle der Kommandozentrale. Hier liegen die Kriegsorte um den kleinen Markt; neue müssen zwei Plättchen berühren.
    .rule = 4.7
about-area-home = Eine Gemeinde: ihr Karren ist das Lager, darunter der Speicher, ihre Gebäude mit Arbeitern und Puffern, Arbeitslose und Verbesserungen.
    .rule = 3.4
about-area-market-card = Die Marktkarte des Jahrs: was gekauft wird, was es gibt, und ein Sonderangebot. Sie gilt auf allen Märkten.
    .rule = 10.1
    .name = Die Marktkarte
about-area-deck = Die Bewegungskarte des Trupps, der jetzt marschiert, mit ihren Pfeilen. Ein Stern ist eine Kraft, eine Flamme ist Feuer vor dem Betreten.
    .rule = 14.3
    .name = Die Bewegungskarte
about-area-supply = Angreifer, die noch kommen können: { $basic } einfache und { $elite } Elite-Einheiten im Ganzen. Wer nicht hier ist, kann nicht erscheinen.
    .rule = 2.3
about-area-sickbay = Hier liegen die Verwundeten, bis ein Feldarzt sie in einen freien Wohnplatz heilt.
    .rule = 15.15
about-area-legend-spawn = Ein dunkles Schild auf einem Feld: wie wahrscheinlich dort Angreifer erscheinen, wenn das nächste Mal Karten dafür aufgedeckt werden.
    .rule = 4.3
about-area-legend-break = Ein rotes Schild auf einem Trupp: wie wahrscheinlich er mit seiner nächsten Karte durchbricht, wie es steht, wenn kein Soldat handelt.
    .rule = 14.6
about-area-legend-march = Ein helles Schild auf einem Trupp: wie viele Pfeile er mindestens bis hinaus braucht. Mit Spitzen an den Seiten ist der Trupp in Sicht.
    .rule = 14.2
about-zone-spots = Die Orte. Ein Verwalter, der hingeht, tut, was sie zeigen.
    .rule = 5.4
about-zone-steward = Die Verwalter, mit der Nummer ihres Platzes. Einer von deinen zieht und handelt in jedem Zug.
    .rule = 5.1
about-zone-tools = Werkzeug zum Bauen. Die Schmiede bringt am Ende jedes Jahrs { $smithy }.
    .rule = 8.11
about-zone-dollars = Dollar. Sie zahlen für verwundete Bürger und zählen keine Punkte.
    .rule = 1.5
about-zone-bound_farmers = Bauern auf dem Weg zu diesem Feld; sie kommen an, wenn du fertig bist.
    .rule = 12.5
about-zone-bound_citizens = Bürger auf dem Weg zu diesem Feld; sie kommen an, wenn du fertig bist.
    .rule = 12.5
about-zone-bound_work = Ein Katapult oder eine Haubitze auf dem Weg zu diesem Feld.
    .rule = 12.6
about-zone-storage = Waren im Lager, nur von hier wird ein Preis bezahlt. Es hat { $storage } Plätze und mehr durch besetzte Lagerschuppen.
    .rule = 6.2
about-zone-warehouse = Waren im Speicher. Er hat { $warehouse } Platz und mehr durch Verbesserungen; von hier geht es weiter ins Lager.
    .rule = 6.1
about-zone-buildings = Gebäude der Gemeinde. Wo jemand arbeiten muss, wirken sie nur besetzt.
    .rule = 8.5
about-zone-workers = Kolonisten bei der Arbeit. Sie verlassen sie nur am Jahresende.
    .rule = 7.4
about-zone-buffer = Waren, die ein Gebäude gemacht hat. Der Puffer fasst den Ertrag von zwei Jahren; hol sie, wenn du Platz hast.
    .rule = 8.6
about-zone-at_home = Arbeitslose. Sie können zur Arbeit gehen oder als Soldaten einberufen werden.
    .rule = 7.4
about-zone-hand = Gezogene Verbesserungen, noch nicht gespielt. Alle dürfen sie sehen.
    .rule = 11.1
about-zone-owned = Verbesserungen, die offen liegen bleiben und weiter wirken.
    .rule = 11.2
about-zone-start = Wer in jedem Halbjahr dieses Jahrs die ersten Züge hat.
    .rule = 4.8
about-zone-claim = Wer zuletzt beim Amtsleiter war und das nächste Jahr beginnt.
    .rule = 9.6
about-zone-active = Wer in diesem Halbjahr gerade am Zug ist.
    .rule = 4.8
about-zone-facing = Wohin ein Kriegsgebäude blickt: Dorthin führen seine Pfeile und zu beiden Seiten davon.
    .rule = 13.1
about-zone-palisades = Eine Palisade: Stärke +1 in Kämpfen hier, bis einer verloren geht.
    .rule = 11.6
about-zone-embers = Feuer, das noch niemanden traf: Der Trupp hat in einem Kampf hier 1 Stärke mehr.
    .rule = 19.5
about-zone-work = Eure Werke: Kriegsgebäude, Minen, Fallen und Bomben. Ein Feld trägt ein Plättchen.
    .rule = 2.8
about-zone-basic = Einfache Einheiten der Angreifer, jede mit Stärke { $low }, bei Doppelt so stark 2.
    .rule = 15.1
about-zone-elite = Elite-Einheiten der Angreifer, jede mit Stärke { $high }, bei Doppelt so stark 6. Kleineren Schaden fangen sie auf.
    .rule = 15.1
about-zone-farmers = Bauern im Krieg, stehend: je Stärke { $low }. In Gräben, Wachposten und an Katapulten können sie handeln.
    .rule = 16.1
about-zone-citizens = Bürger im Krieg, stehend: je Stärke { $high }. In Bunkern, Wachtürmen und an Haubitzen können sie handeln.
    .rule = 16.1
about-zone-tired_farmers = Erschöpfte Bauern: Sie kämpfen und sehen, handeln und ziehen aber nicht. Nach einer Kampfphase stehen sie auf.
    .rule = 16.3
about-zone-tired_citizens = Erschöpfte Bürger: Sie kämpfen und sehen, handeln und ziehen aber nicht. Nach einer Kampfphase stehen sie auf.
    .rule = 16.3
about-zone-troop_basic = Einfache Einheiten des Trupps, der jetzt marschiert, auf dem erreichten Feld.
    .rule = 14.3
about-zone-troop_elite = Elite-Einheiten des Trupps, der jetzt marschiert, auf dem erreichten Feld.
    .rule = 14.3
about-zone-supply = Angreifer, die noch kommen können. Wer nicht hier ist, kann nicht erscheinen.
    .rule = 2.3
about-zone-sickbay = Die Verwundeten. Ein Feldarzt heilt sie für Nahrung oder Dollar.
    .rule = 15.15
about-zone-season = Das Halbjahr: Sommer oder Winter. Jedes endet mit einer Kampfphase; nach dem Winter endet das Jahr.
    .rule = 4.2
about-zone-era = Die Epoche. Jede hat { $years } Jahre.
    .rule = 4.1
about-zone-wave_round = Die Runde der Letzten Welle: neue Angreifer, Marsch, ein Zug insgesamt.
    .rule = 21.2
about-zone-turn = Der wievielte Zug dieses Halbjahrs es ist: eine Scheibe für jeden, dieser eingeschlossen.
    .rule = 4.8
about-zone-market = Die Marktkarte des Jahrs. Sie gilt auf allen Märkten.
    .rule = 10.1
about-zone-card = Die Bewegungskarte des laufenden Marschs: zuerst Kräfte, dann die Pfeile einzeln.
    .rule = 14.3
about-zone-improvements = Verbesserungen dieser Epoche, die noch gezogen werden können.
    .rule = 9.5
about-zone-gone = Angreifer, die in der Letzten Welle fielen und das Spiel verließen.
    .rule = 22.1

## Was alles ist: Orte, Gebäude, Werke, Karten

about-piece-place-gather = Dein Verwalter sammelt hier: Du bekommst { $gain }.
    .rule = 9.1
about-piece-place-refine = Du darfst { $pay } in { $get } verwandeln, so oft du willst.
    .rule = 9.2
about-piece-place-baker = Du bekommst { $gain }; oder du verwandelst { $pay } in { $get }, so oft du willst.
    .rule = 9.3
about-piece-place-developer = Du bekommst { $gain }, dann darfst du mit einer Bibliothek eine Verbesserung spielen.
    .rule = 9.4
about-piece-place-librarian = Du bekommst { $gain } und ziehst 2 Verbesserungen.
    .rule = 9.5
about-piece-place-head-official = Du bekommst { $gain } und beginnst das nächste Jahr, wenn nach dir niemand kommt.
    .rule = 9.6
about-piece-place-market = Verkaufen, bekommen oder das Sonderangebot der Marktkarte. Oder von hier weiter auf einen Ort daneben.
    .rule = 10.2
about-piece-place-builder = Du darfst so oft bauen, wie du willst: { $building }, für je { $price }.
    .rule = 8.1
about-piece-place-war-builder = Du darfst auf Felder in Sicht setzen, so oft du willst: { $work }, für je { $price }.
    .rule = 12.16
about-piece-place-minelayer = Du darfst auf Felder in Sicht legen, so oft du willst: { $work }, für je { $price }.
    .rule = 12.11
about-piece-place-recruiting-officer = Beliebige Arbeitslose gehen als Soldaten auf den Sammelpunkt, ein Bürger für 1 Nahrung. Oder stehende Soldaten kommen heim.
    .rule = 12.1
about-piece-place-commander = Beliebige stehende Soldaten und Geschütze ziehen ein Feld. Oder Kriegsgebäude drehen sich um 60 Grad.
    .rule = 12.4
about-piece-place-supreme-commander = Beliebige stehende Soldaten und Geschütze ziehen bis zu zwei Felder, mit Stärke +1 in so ausgelösten Kämpfen. Oder Gebäude drehen sich um bis zu 120 Grad.
    .rule = 12.8
about-piece-place-army-doctor = Heil Verwundete in freie Wohnplätze, oder stell Erschöpfte auf: { $food } Nahrung für einen Bauern, { $dollars } Dollar für einen Bürger.
    .rule = 12.10
about-piece-place-trapper = Beliebig viele Fallen für je { $price }. Oder Angreifer in Fallen werden ein oder zwei Felder zurückgeworfen.
    .rule = 12.12
about-piece-place-combat-engineer = Beliebig viele Bomben für je { $price }. Oder zünde beliebig viele Bomben, eine nach der anderen.
    .rule = 12.15
about-piece-building-house =
    Ein Wohnhaus für { $price }. { $citizens ->
        [0] Bauern, die hier wohnen: { $farmers }
       *[other] Bürger, die hier wohnen: { $citizens }
    }.
    .rule = 7.1
about-piece-building-store = Für { $price }. Solange es besetzt ist, hat das Lager { $storage } Plätze mehr.
    .rule = 6.1
about-piece-building-producer = Für { $price }. Besetzt macht es im Jahr { $output } { $good } in seinen Puffer.
    .rule = 8.6
about-piece-building-earner = Für { $price }. Besetzt bringt es so viele Dollar im Jahr: { $money }.
    .rule = 8.7
about-piece-building-factory = Für { $price }. Besetzt gibt sie bis zu { $reach } besetzten Erzeugern oder Verdienern mit Arbeitern ihrer Art 1 dazu.
    .rule = 8.8
about-piece-building-library = Für { $price }. Wer eine hat, darf Verbesserungen spielen.
    .rule = 8.9
about-piece-building-institute = Für { $price }. Mit zwei Bauern darin hast du einen zweiten Verwalter.
    .rule = 8.10
about-piece-work-gun = Für { $price }. Stärke { $strength }. Besatzung: { $crew } × { $kind }; jeder richtet { $damage } Schaden an einem Trupp bis { $reach } Felder weit an, in drei Richtungen.
    .rule = 16.9
about-piece-work-guard = Für { $price }. Stärke { $strength }. Besatzung: { $crew } × { $kind }; sie ersetzen Minen, werfen aus Fallen zurück und zünden Bomben bis { $reach } Felder weit.
    .rule = 16.5
about-piece-work-engine = Für { $price }. Stärke { $strength }. Besatzung: { $crew } × { $kind }; ein Schuss richtet bis { $reach } Felder voraus { $damage } Schaden an, über Köpfe hinweg. Es kann ziehen.
    .rule = 16.12
about-piece-work-mine = Für { $price }. Stärke { $strength }. Sie geht bei jedem Schaden hoch und nimmt so viel, wie sie stark ist.
    .rule = 15.6
about-piece-work-trap = Für { $price }. Bis zu { $holds } eines Trupps setzen hier ihren nächsten Pfeil aus; im Kampf gibt sie euch { $bonus } Stärke.
    .rule = 14.8
about-piece-work-bomb = Für { $price }. Wird sie gezündet: { $bomb } Schaden für alle auf ihrem Feld, { $splash } auf jedem Feld daneben, Freund und Feind.
    .rule = 17.1
about-piece-market = Du wählst eines davon: { $offers }. Was verkauft wird, darfst du abgeben, so oft du willst; ein Sonderangebot gilt einmal.
    .rule = 10.2
offer = { $parts }
offer-sale = { $parts } verkaufen
offer-gain = { $gain } nehmen
offer-build = bauen: { $building }
offer-official = das nächste Jahr beginnen
offer-draw =
    { $count ->
        [one] eine Verbesserung ziehen
       *[other] { $count } Verbesserungen ziehen
    }
offer-upright = einen erschöpften Soldaten aufstellen
offer-heal = einen erschöpften Soldaten aufstellen oder einen verwundeten heilen
about-piece-improvement-once = Kostet nur den Besuch. Sie wirkt einmal und ist dann weg.
    .rule = 11.2
about-piece-improvement-contract = Baut sofort zum Preis des Vertrags, ohne Besuch beim Baumeister; Grenzen gelten.
    .rule = 11.4
about-piece-improvement-bonus = Bleibt, für { $price }. Orte, die diese Ware geben, geben dir 1 mehr: { $good }.
    .rule = 9.1
about-piece-improvement-yearly =
    Bleibt, für { $price }. Jedes Jahr gibt sie { $get }{ $pays ->
        [0] { "" }
       *[other] { " " }für { $pay }
    }.
    .rule = 11.5
about-piece-improvement-home = Bleibt, für { $price }. Wohnplätze für weitere Bauern: { $farmers }; Bürger: { $citizens }.
    .rule = 7.1
about-piece-improvement-room =
    Bleibt, für { $price }. Mehr Plätze im Speicher: { $room }{ $any ->
        [yes] { "" }
       *[other] { " " }für { $good }
    }.
    .rule = 6.7
about-piece-improvement-slaughtering-blocks = Bleibt, für { $price }. Jede besetzte Jagdhütte macht im Jahr 1 Nahrung mehr.
    .rule = 11.5
about-piece-improvement-dolly = Bleibt, für { $price }. Einmal im Zug kommen bis zu { $carries } Waren einer Zahlung direkt aus Puffern.
    .rule = 6.9
about-piece-improvement-recruit-drum = Bleibt, für { $price }. Handelt dein Verwalter auf einem Markt, darfst du vorher einen arbeitslosen Bauern einberufen.
    .rule = 11.6
about-piece-improvement-field-kitchen = Bleibt, für { $price }. Einmal im Jahr heilst oder stellst du bis zu zwei Bauern ohne Nahrung auf.
    .rule = 11.6
about-piece-improvement-whetstone = Bleibt, für { $price }. Einmal in einer Kampfphase: Stärke +1 in einem Kampf mit einem Soldaten.
    .rule = 11.6
about-piece-improvement-surveyor = Bleibt, für { $price }. Auch Felder neben einem stehenden Soldaten sind zum Legen in Sicht.
    .rule = 11.6
about-piece-improvement-sappers = Bleibt, für { $price }. Die erste Mine jedes deiner Besuche beim Minenleger ist frei.
    .rule = 11.6
about-piece-improvement-snares = Bleibt, für { $price }. Die erste Falle jedes deiner Besuche beim Fallensteller kostet 1 Werkzeug.
    .rule = 11.6
about-piece-improvement-palisade = Einmal, für { $price }. Markier ein Feld in Sicht ohne Angreifer: Stärke +1 in Kämpfen dort, bis einer verloren geht.
    .rule = 11.6
about-piece-improvement-bugle = Bleibt, für { $price }. Nach deiner Handlung in der Kommandozentrale zieht ein stehender Soldat ein Feld.
    .rule = 11.6
about-piece-improvement-field-hospital = Bleibt, für { $price }. Beim Feldarzt kostet dich ein Bürger 1 Dollar.
    .rule = 11.6
about-piece-improvement-powder-store = Bleibt, für { $price }. Deine Bomben kosten kein Erz.
    .rule = 11.6
about-piece-improvement-range-finder = Bleibt, für { $price }. Katapulte und Haubitzen reichen ein Feld weiter.
    .rule = 11.6
about-piece-improvement-drill = Bleibt, für { $price }. Einmal in einer Kampfphase steht ein erschöpfter Soldat kostenlos auf.
    .rule = 11.6
about-piece-improvement-storm-bell = Einmal, für { $price }. Sie liegt offen; beim Erscheinen von Angreifern wird einmal eine Karte weniger gezogen.
    .rule = 11.6
about-piece-improvement-reinforced-walls = Bleibt, für { $price }. Gräben und Wachtürme widerstehen einem Rest von 1 Schaden.
    .rule = 11.6
about-piece-improvement-war-bonds = Einmal, für { $price }. Du bekommst { $bond } Dollar für jede deiner besetzten Schenken und jedes besetzte Theater.
    .rule = 11.6

## Wie es steht

outlook-gauge-none = Kein Angreifer ist im Pass
outlook-gauge =
    { $arrows ->
        [one] Ein Pfeil bis zum Ausgang: Feld { $hex }
       *[other] { $arrows } Pfeile bis zum Ausgang: Feld { $hex }
    }
outlook-name-calendar = Jahr
outlook-name-wave = Letzte Welle
outlook-name-spawn = Neue Angreifer
outlook-name-deck = Bewegungskarten übrig
outlook-name-score = Teams
outlook-name-market = Markt
outlook-name-tiles = Plättchen übrig
outlook-name-stores = Lager
outlook-name-harvest = Jahresende
outlook-name-hand = Deine Verbesserungen
outlook-calendar = Epoche { $era }, Jahr { $year } von { $years }, { $season }
outlook-wave = Letzte Welle, Runde { $round }
outlook-round = Runde { $round }
outlook-spawn-over = keine mehr
outlook-spawn-round =
    { $cards ->
        [one] nächste Runde, 1 Karte
       *[other] nächste Runde, { $cards } Karten
    }
outlook-spawn-wave = mit der Letzten Welle
outlook-spawn-none = keine im nächsten Halbjahr
outlook-spawn-next =
    { $cards ->
        [one] nächstes Halbjahr, 1 Karte
       *[other] nächstes Halbjahr, { $cards } Karten
    }
outlook-deck = { $left } von { $cards }
outlook-score-rows = Reihen bis zum fernen Rand: Süden { $south }, Norden { $north }
outlook-score-areas = Felder allein in Sicht: Süden { $south }, Norden { $north }
outlook-nothing = keine
outlook-tiles = Gräben { $trenches }, Wachposten { $guards }, Geschütze { $engines }, Minen { $mines }, Fallen { $traps }
outlook-spawn-cards =
    { $cards ->
        [0] keine
        [one] 1 Karte
       *[other] { $cards } Karten
    }
outlook-stores = { $stored } von { $spaces } belegt, Speicher { $ware } von { $shelves }
outlook-harvest = { $made }. Zu ernähren: { $eaters }, Nahrung da: { $food }
outlook-end = Feld { $hex } { $percent } %
outlook-end-breaks = bricht durch { $percent } %
outlook-end-falls = fällt { $percent } %
outlook-ends = Nach seiner Karte: { $ends }
outlook-break = Feld { $hex }: Stärke { $strength } ({ $basic } einfache, { $elite } Elite). Zu { $percent } % Durchbruch mit der nächsten Karte, wenn kein Soldat handelt; eure Schützen könnten { $guns } Schaden anrichten
outlook-march =
    Feld { $hex }: Stärke { $strength } ({ $basic } einfache, { $elite } Elite), { $arrows ->
        [one] mindestens 1 Pfeil
       *[other] mindestens { $arrows } Pfeile
    } bis zum Ausgang; eure Schützen könnten { $guns } Schaden anrichten
outlook-battle-won = Kampf auf Feld { $hex }: unsere Stärke { $ours }, ihre { $theirs }; so, wie es steht, gewinnen wir
outlook-battle-lost = Kampf auf Feld { $hex }: unsere Stärke { $ours }, ihre { $theirs }; so, wie es steht, verlieren wir
outlook-spawn = Neue Angreifer auf Feld { $hex }: { $percent } %
outlook-turns = In { $count } Zügen zu erreichen: { $places }
outlook-sight = In Sicht: { $hexes }
about-gauge = Wie nah ein Durchbruch ist: die wenigsten Pfeile, mit denen ein Angreifer den Pass verlässt. Verlässt ihn einer, verlieren alle.
    .rule = 1.2
    .name = Gefahr
about-status-calendar = Wo das Spiel steht: Eine Epoche hat fünf Jahre, ein Jahr Sommer und Winter. Nach dem letzten kommt die Letzte Welle.
    .rule = 4.1
about-status-wave = Die Runde der Letzten Welle: in den ersten neue Angreifer, ein Marsch und insgesamt ein Zug.
    .rule = 21.2
about-status-spawn = Wie viele Bewegungskarten als Nächstes für neue Angreifer aufgedeckt werden. In den ersten Wintern einer Epoche sind es keine.
    .rule = 4.3
about-status-deck = Bewegungskarten, die noch im Stapel sind. Derselbe Stapel dient neuen Angreifern und Märschen.
    .rule = 2.9
about-status-score = Wie die Teams stehen: Reihen, die die vordersten Einheiten noch vor sich haben, oder Felder, die ein Team allein sieht.
    .rule = 23.2
about-status-market = Was die Marktkarte des Jahrs bietet: verkaufen, bekommen oder das Sonderangebot.
    .rule = 10.2
about-status-tiles = Kriegsplättchen, die noch gelegt werden können; die zwei Sorten eines Vorrats teilen ihn sich.
    .rule = 2.4
about-status-stores = Wie viele Waren in deinem Lager und im Speicher liegen und wie viele passen. Bezahlt wird aus dem Lager; was woanders liegt, kommt von selbst dorthin, wenn Platz ist.
    .rule = 6.1
about-status-harvest = Was deine Gemeinde am Jahresende mit denen erzeugt, die jetzt arbeiten, und wie viele Bürger alle ernähren müssen. Was keinen Platz findet, ist verloren.
    .rule = 20.6
about-status-hand = Die Verbesserungen auf deiner Hand. Du spielst sie beim Entwickler, mit einer Bibliothek.
    .rule = 11.1
about-mark-march = Ein Trupp außer Sicht, mit den wenigsten Pfeilen, die er hinaus braucht. In der Kampfphase bekommt er eine Karte.
    .rule = 14.2
about-mark-march-seen = Ein Trupp in Sicht, mit den wenigsten Pfeilen, die er hinaus braucht. In der Kampfphase bekommt er eine Karte.
    .rule = 14.2
about-mark-break = Wie wahrscheinlich dieser Trupp außer Sicht mit der nächsten Karte durchbricht, so wie es steht und wenn kein Soldat handelt.
    .rule = 14.6
about-mark-break-seen = Wie wahrscheinlich dieser Trupp in Sicht mit der nächsten Karte durchbricht, so wie es steht und wenn kein Soldat handelt.
    .rule = 14.6
about-mark-battle-won = Unsere Stärke und ihre in dem Kampf, der bevorsteht: So, wie es steht, gewinnen wir.
    .rule = 15.4
about-mark-battle-lost = Unsere Stärke und ihre in dem Kampf, der bevorsteht: So, wie es steht, verlieren wir.
    .rule = 15.4
about-mark-turns = In so vielen Zügen kann dein Verwalter dort sein, von da, wo er jetzt steht. Was leuchtet, erreicht er in diesem.
    .rule = 5.1
about-mark-spawn = Wie wahrscheinlich auf diesem Feld Angreifer erscheinen, wenn das nächste Mal Karten dafür aufgedeckt werden.
    .rule = 4.3
about-mark-sight = Felder in Sicht eurer Einheiten: Dort können Plättchen gelegt werden, wenn kein Angreifer und kein Plättchen darauf ist.
    .rule = 13.1

## Im Terminal

board-title = ANTE PORTAS
board-supply = Angreifer im Vorrat: { $units }
board-sickbay = Lazarett ({ $team }): { $units }
board-card = Karte: { $card }
board-purse = Werkzeug { $tools }, Dollar { $dollars }
board-storage = Lager
board-warehouse = Speicher
board-unemployed = arbeitslos { $kind } { $count }
board-legend-invaders = einfache Einheiten, Elite-Einheiten
board-legend-marching = der Trupp, der jetzt marschiert
board-legend-soldiers = Bauern, Bürger
board-legend-tired = erschöpfte Bauern, Bürger
board-legend-bound = auf dem Weg zu diesem Feld
board-legend-trenches = Graben, Bunker
board-legend-guards = Wachposten, Wachturm
board-legend-engines = Katapult, Haubitze
board-legend-mines = Druckmine, Springmine, Attrappenmine
board-legend-traps = Falle, Bombe
board-legend-facing = wohin ein Gebäude blickt
board-legend-sight = in Sicht
board-legend-places = auf der Karte: dort gebaut oder gelegt; in diesem Zug erreicht, in 2
board-legend-stewards = Verwalter nach Spielern
board-legend-workers = Arbeiter dort, nötig im Ganzen

## Teams auf dem Plan

board-legend-sides = Einheiten des Südens, des Nordens
outlook-side-south = Einheiten des Südens: { $hexes }
outlook-side-north = Einheiten des Nordens: { $hexes }
about-mark-south = Hier sind Einheiten des Südens. Sie streben zum oberen Rand des Passes.
    .rule = 23.19
about-mark-north = Hier sind Einheiten des Nordens. Sie streben zum unteren Rand des Passes.
    .rule = 23.19

## Die Geschichte

chapter-era = Wiesen, Haine und Lehm: genug für ein gutes Leben, wenn der Pass hält.
    .title = Epoche { $era }
chapter-year =
    { $year ->
        [1] Die ersten Siedler bauen. Jenseits des Passes steigt Rauch auf.
        [2] Die Felder tragen, und die Späher zählen mehr Feuer als zuvor.
        [3] In der Kommandozentrale werden die letzten Karten ausgelegt.
        [4] Auf die oberen Wiesen geht niemand mehr allein.
       *[other] Die letzte Ernte vor dem Sturm wird eingebracht.
    }
    .title = Jahr { $year }
chapter-wave = Alles, was jenseits des Passes noch steht, kommt auf einmal. Die Felder sind leer; wer stehen kann, ist in der Kommandozentrale.
    .title = Die Letzte Welle
chapter-breakthrough = Von Feld { $hex } läuft ein Angreifer hinab ins offene Land.
    .title = Der Pass ist verloren
epilogue-overrun-in-wave = Der Pass fiel in Runde { $round } der Letzten Welle: Die Angreifer brachen von Feld { $exit } durch.
epilogue-overrun = Der Pass fiel in Jahr { $year } von Epoche { $era }: Die Angreifer brachen von Feld { $exit } durch.
epilogue-held = Der Pass hielt alle Jahre, und die Letzte Welle war in Runde { $round } geschlagen.
epilogue-south = Der Süden hat den Pass gewonnen.
epilogue-north = Der Norden hat den Pass gewonnen.
epilogue-nobody = Keine Seite hat den Pass gewonnen.
epilogue-homes =
    { $built ->
        [one] Ein Gebäude entstand in den Gemeinden.
       *[other] { $built } Gebäude entstanden in den Gemeinden.
    }
epilogue-works = Werke im Pass gelegt: { $laid }; davon wieder verloren: { $lost }.
epilogue-fallen = Gefallene Angreifer: { $felled }; verwundete Soldaten: { $wounded }.
epilogue-by-guns = Was die Chronik nennt: die Schützen, mit { $shots } Schüssen.
epilogue-by-battles = Was die Chronik nennt: { $won } gewonnene Kämpfe, Mann gegen Mann, am heftigsten um Feld { $field }.
epilogue-too-few = Was die Chronik nennt: Zu wenige standen im Pass, als es darauf ankam.
sort-market = Marktkarte
story-market-1-farm = Neue Familien lagern an der Straße und fragen nach Land.
story-market-1-storage-shed = Die Karren stehen voll, und niemand weiß, wohin damit.
story-market-1-foresters-house = Ein Förster hat die Bäume gezeichnet, die im Winter fallen dürfen.
story-market-1-hunting-lodge = Wild kommt von den Höhen herab; etwas hat es vertrieben.
story-market-1-planks = Ein wandernder Schreiner sägt für alle, die einen Stamm bringen.
story-market-1-librarian = Eine Kiste alter Bücher wird nach Gewicht verkauft.
story-market-1-head-official = Der Amtsleiter hört Klagen zwischen den Ständen an.
story-market-2-estate = Drei Familien teilen ein Dach und bauen ein größeres.
story-market-2-flat = Bürger suchen Zimmer mit Aussicht, nur nicht auf den Pass.
story-market-2-hollow = Die Lehmgräber haben einen weichen Hang am Fluss gefunden.
story-market-2-factory = Jemand zeigt eine Maschine, die für vier arbeitet.
story-market-2-bricks = Die Öfen brennen die Nacht hindurch, und der Markt riecht nach Rauch.
story-market-2-planks = Zwei Sägen singen abwechselnd hinter den Ständen.
story-market-2-head-official = Siegel werden gebrochen und gesetzt; die Schlange ist lang.
story-market-wave-1 = Die Stände sind jetzt Verbände und Brot.
story-market-wave-2 = Was übrig ist, wird geteilt, und niemand fragt nach dem Preis.

## Chancen

board-odds-break = Der Trupp auf Feld { $hex } bricht mit der nächsten Karte durch, wenn kein Soldat handelt: { $percent } %. { $ends }
board-odds-spawn = Neue Angreifer beim nächsten Erscheinen, nach Feld: { $shares }
board-odds-arrows = Pfeile auf der nächsten Karte: { $shares }
board-odds-power = Die nächste Karte hat eine Kraft: { $percent } %

## Die erste Lektion

lesson-first-title = Ein Jahr am Pass
lesson-first-blurb = Das erste Jahr allein: Waren, ein Hof, Soldaten, ein Graben, der Marsch und die Ernte. Etwa acht Minuten.
lesson-first-won = Deine Gemeinde steht
lesson-first-welcome = Links führst du eine Gemeinde, rechts hältst du den Pass. Verlässt ein Angreifer den Pass am unteren Rand, ist das Spiel verloren. Oben stehen schon zwei Räuber.
lesson-first-market = Dein Verwalter erledigt die Arbeit jedes Zuges. Er beginnt auf einem Markt: Nimm den Westmarkt.
lesson-first-goods = Du darfst drei Waren nehmen, Holz und Lehm in beliebiger Mischung. Nimm 2 Holz und 1 Lehm: Das reicht für einen Hof und einen Graben.
lesson-first-forester = Dein Forsthaus steht leer, und zwei Bauern zu Hause haben nichts zu tun. Schick einen dorthin zur Arbeit: Das kostet nichts, nicht einmal einen Zug.
lesson-first-farm = Jetzt der erste Zug. Der Verwalter geht auf einen Ort neben seinem oder springt auf einen Markt. Geh zum Baumeister der Höfe.
lesson-first-build = Ein Hof kostet 1 Werkzeug und 1 Holz, und mit ihm zieht ein neuer Bauer ein. Bau einen.
lesson-first-enough = Du könntest mehr bauen, aber das letzte Holz ist für den Graben. Schließ damit ab.
lesson-first-recruit = Von jedem Markt darf der Verwalter auf einen Ort daneben weitergehen; so ist die Kommandozentrale nur einen Zug entfernt. Geh zum Werber.
lesson-first-order = Hier werden Arbeitslose zu Soldaten, oder Soldaten kommen heim. Berufe ein.
lesson-first-enlist = Ein Bauer steht schon auf Feld 2. Schick einen zweiten: Im Graben ist Platz für zwei, die schießen.
lesson-first-sent = Beide stehen jetzt auf Feld 2. Behalt den letzten Bauern für andere Arbeit zu Hause, und schließ ab.
lesson-first-trench = Der dritte Zug dieses Sommers: Geh zum Baumeister der Gräben.
lesson-first-lay = Plättchen kann man legen, wo eure Einheiten hinsehen. Das ist jetzt nur Feld 2: Leg den Graben dorthin, für 1 Werkzeug, 1 Holz und 1 Lehm.
lesson-first-face = Ein Graben schießt in drei Richtungen. Mit Blick hinauf erreicht er die Felder 4, 5 und 7, die Mitte des Passes. An den Rändern kommen Räuber noch vorbei. Blick hinauf.
lesson-first-march = Der Sommer ist vorbei, und die Räuber sind marschiert, jeder Trupp nach einer Karte. Die Zahlen bei ihnen sagen, wie viele Pfeile sie noch hinaus brauchen oder wie wahrscheinlich sie durchbrechen.
lesson-first-laborer = Im Winter gibt es drei weitere Züge. Der Tagelöhner gibt 1 Holz und 1 Dollar.
lesson-first-grove = Dollar heilen später verwundete Bürger. Hol 2 Holz vom Uferhain: Dann ist das Lager mit seinen drei Plätzen voll.
lesson-first-shed = Also mehr Platz: Geh zum Baumeister der Lagerschuppen.
lesson-first-raise = Ein Lagerschuppen kostet 1 Werkzeug und 2 Holz und gibt 2 Plätze. Bau ihn.
lesson-first-man = Er wirkt nur mit einem Bauern darin. Schick deinen letzten.
lesson-first-year = Nach dem Marsch endete das Jahr: Das Forsthaus hat 2 Holz in seinen Puffer gelegt, und die Schmiede gab 3 Werkzeuge. In deinem nächsten Zug kann das Holz ins Lager.
lesson-first-summary = Ein Graben mit zwei Bauern bewacht die Mitte des Passes, und die Gemeinde wächst. Du kannst jetzt:
    deinen Verwalter auf einen Ort schicken, auf einen Markt und von dort weiter;
    bauen, einstellen und einberufen;
    ein Werk legen, wo eure Einheiten hinsehen, und es ausrichten;
    ablesen, wie weit Angreifer vom Ausgang sind.
    Noch offen: Kämpfe, Schüsse, Minen, Verbesserungen und die Letzte Welle.

## Die zweite Lektion

lesson-second-title = Der Pass hält
lesson-second-blurb = Das Ende einer letzten Welle: Sicht, Schüsse, Kommandant, Feldarzt, eine Mine und ein Kampf, und sie ist gewonnen. Etwa acht Minuten.
lesson-second-won = Der Pass hält
lesson-second-welcome = Die letzte Welle: Fünf Jahre sind um, und nur die Kommandozentrale ist offen. In jeder Runde marschieren die Angreifer, dann macht ein Verwalter einen Zug. Neue kommen nicht mehr; vier Angreifer sind übrig, und fallen alle, habt ihr gewonnen.
lesson-second-trenches = Deine Gräben auf 4 und 5 schauen nach oben. Zusammen sehen sie die Felder 6 bis 10, und jeder Trupp muss über sie. Jeder Bauer im Graben schießt einmal, für 1 Schaden; dann ist er erschöpft.
lesson-second-elite = Der Rote ist eine Elite-Einheit der Stärke 3. 1 oder 2 Schaden nimmt sie hin, und Schaden zählt später nicht weiter: Du brauchst drei Schüsse auf einmal. Auf 4 fehlt ein zweiter Bauer.
lesson-second-commander = Der eine Zug dieser Runde: Geh zum Kommandanten, der Soldaten um ein Feld bewegt.
lesson-second-deploy = Lass ziehen. Drehen würde Gebäude wenden.
lesson-second-from = Wähle den Bauern auf Feld 2.
lesson-second-to = Links oben liegt Feld 4, der Graben mit einem Bauern.
lesson-second-moved = Das genügt; die anderen stehen gut. Schließ ab, und die Angreifer marschieren.
lesson-second-window = Die Elite-Einheit bekam eine Karte mit einem Pfeil nach unten und steht auf Feld 7: Beide Gräben sehen sie. Immer wenn einer von euch etwas tun kann, wirst du gefragt. Schieß von Feld 4.
lesson-second-salvo = Noch hat nichts getroffen: Schüsse in einem Augenblick sind eine Summe. Schieß den zweiten von Feld 4.
lesson-second-third = Zwei genügen nicht. Schieß den dritten von Feld 5; dort bleibt dann ein Bauer bereit.
lesson-second-loose = Drei Schaden, Stärke 3: Feuer.
lesson-second-tired = Sie ist gefallen. Zwei Räuber stehen jetzt auf 9, einer auf 18. Drei deiner Bauern liegen erschöpft; nach anderen Märschen stünden sie von selbst auf, in der letzten Welle nicht.
lesson-second-doctor = Dafür ist Nahrung da: Geh zum Feldarzt.
lesson-second-upright = 1 Nahrung stellt einen Bauern auf. Zuerst einen auf Feld 4.
lesson-second-upright-2 = Und den anderen auf Feld 4.
lesson-second-upright-3 = Die letzte Nahrung ist für den auf Feld 5.
lesson-second-act = Soldaten dürfen auch in deinem Zug handeln, und die zwei Räuber auf 9 sind in Sicht. Lass sie handeln.
lesson-second-aim = Ziele auf Feld 9. Der erste Schuss fällt sofort, denn er kann nur von einer Stelle kommen.
lesson-second-both = Schieß den zweiten: Zwei Schaden fällen zwei einfache Einheiten.
lesson-second-last = Ein Räuber ist übrig, auf 13. Du könntest ihn mit einem Schuss erwarten; leg diesmal eine Mine. Geh zum Minenleger.
lesson-second-mine = Plättchen liegen dort, wo eure Einheiten sehen und kein Angreifer steht. Von 13 führt der Weg nach unten auf Feld 8: Leg sie dorthin, für dein letztes Holz.
lesson-second-battle = Er läuft auf die Mine: ein Kampf. Die Marke zeigt beide Summen, eure zuerst. Eine Mine der Stärke 1 gegen 1: Gleich genügt. Passe, und lass sie hochgehen.
lesson-second-summary = Kein Angreifer ist übrig: Du hast den Pass gehalten. Du kannst jetzt:
    sehen, was deine Soldaten sehen;
    sie bewegen und aufstellen;
    Schüsse zu einer Summe sammeln;
    eine Mine oder einen Kampf entscheiden lassen.
    Vor so einer Welle liegen fünf Jahre: Beginne mit Gräben, und lege für das Ende Nahrung zurück.
