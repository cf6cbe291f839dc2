### Worte von Stronghold, deutsch.

title = Stronghold
blurb = Ein Angreifer mit einem Heer, ein Verteidiger mit Zeit: sieben Runden, neun Mauerabschnitte, und ein Durchbruch entscheidet.
about = Inoffiziell: eigene Worte und eigene Karten, ohne Verbindung zu den Verlagen oder dem Autor des gedruckten Spiels (Ignacy Trzewiczek, Stronghold, zweite Ausgabe, 2015).
points = Ein Punkt für den, der gewinnt.
play-win = Der Angreifer gewinnt, sobald ein Mauerabschnitt durchbrochen ist, der Verteidiger, wenn alle sieben Runden lang gehalten haben.
play-lose = Wenn die andere Seite gewonnen hat.
play-turn = Der Angreifer nutzt neun Karten von links nach rechts. Was sie kosten, ist Zeit für den Verteidiger, der sie nach jeder Karte ausgibt. Dann kommt der Sturm.
role-1 = der Angreifer
    .name = Angreifer
role-2 = der Verteidiger
    .name = Verteidiger

## Einstellungen

setting-empty-walls = Mauern ohne Verteidiger
setting-empty-walls-fight = Kämpfen
    .hint = Mauern und Helden töten Angreifer, auch wenn keine Einheit den Abschnitt verteidigt.
setting-empty-walls-idle = Untätig
    .hint = Ein Abschnitt ohne verteidigende Einheiten tötet niemanden.
setting-secrets = Ziele und Pläne
setting-secrets-drawn = Gezogen
    .hint = Jede Seite zieht drei Karten und behält zwei.
setting-secrets-chosen = Aus allen gewählt
    .hint = Jede Seite wählt zwei von allen zehn.

## Fragen: Aufbau, Karten des Angreifers, Ziele (Kapitel 4 bis 11, 19)

ask-Arrange = Wähle, welche Karte dieser Phase als nächste in der Reihe liegt
ask-KeepObjective = Wähle ein Ziel, das du behältst, noch { $count }
ask-KeepPlan = Wähle einen Plan, den du heimlich behältst, noch { $count }
ask-Exchange = Tausche oder ordne deine Karten für 1 Sanduhr, oder lass die Reihe, wie sie ist
ask-SwapOut = Wähle eine Karte der Reihe, die du tauschst, oder ende
ask-SwapIn = Wähle eine Karte des Ersatzes, die an ihre Stelle kommt
ask-Resources = Gib eine Einheit für Holz her, oder übergeh die Karte
ask-ActionCard = Nutze die Karte oder übergeh sie
ask-PaySpy = Ein Spion: Wähle die Einheit, die du zusätzlich zahlst
ask-PlaceMachine = Wähle, wo gebaut wird: { $card }
ask-PlaceTower = Wähle das Vorfeld, auf dem der Belagerungsturm beginnt
ask-Equip = Wähle einen Abschnitt dafür: { $card }
ask-LayBridge = Wähle einen Pfad für die Brücke
ask-TrainAt = Wähle eine Schanze dafür: { $card }
ask-TrainCrew = Wähle das Geschütz, dessen Stapel einen Fehlschuss verliert
ask-SendSaboteur = Wähle ein Gebäude für den Saboteur
ask-TrollComes = Wähle das Vorfeld, auf dem ein Troll eintrifft
ask-LayTokens = Lege einen Marker des Rituals verdeckt, oder ende
ask-Rise = Wähle das Vorfeld, auf dem der tote Verteidiger sich erhebt: { $horde-kind }
ask-KillDefenders = Wähle einen Verteidiger, der stirbt: { $post }
ask-KillInvaders = Wähle einen Angreifer, der stirbt: { $camp }
ask-LoseInvaders = Wähle einen Angreifer, der stirbt, noch { $points } Stärke: { $camp }
ask-LoseDefenders = Wähle einen Verteidiger, der stirbt, noch { $points } Stärke: { $section }
ask-AddHit = Volle Batterie: Wähle ein Geschütz, dessen Stapel einen Treffer bekommt
ask-JoinAt = Handel der Gesetzlosen: Wähle die Schanze, zu der ein Ork und ein Goblin stoßen
ask-EquipFree = Zeichen am Stein: Wähle einen freien Marker und seinen Ort

## Fragen: der Verteidiger (Kapitel 14 bis 18)

ask-Spend = { $sand ->
        [one] Gib die letzte Sanduhr aus
       *[other] Gib alle { $sand } Sanduhren aus
    }
ask-CompletePaid = Der Saboteur ist fort: Wähle die Aktion, die als nächste geschieht
ask-PutDown = Wähle, wohin: { $post-unit }
ask-PutHero = Wähle, wohin: { $hero }
ask-PayGale = Ein Sturmwind: zahle eine Sanduhr mehr, oder sag die Bewegung ab
ask-PayHeroGale = Ein Sturmwind: zahle eine Sanduhr mehr, oder sag die Bewegung ab
ask-PayOrderGale = Ein Sturmwind: zahle eine Sanduhr, oder sag den Befehl ab
ask-Reinforce = Verstärken: Wähle, wer vom Hof zu einem Helden geht
ask-WorkFrom = Anpacken: Wähle die Einheit, die anpackt
ask-WorkOn = Anpacken: Wähle die Aktion, die eine Sanduhr bekommt
ask-Recall = Zurückrufen: Wähle, wer in den Hof zurückkommt
ask-Bless = Segen: Wähle eine Seite
ask-MixUp = Verwirrung: Wähle den Befehl, der ausfällt
ask-Shoot = Scharfschützen: Wähle, wer stirbt
ask-Dazzle = Blendlicht: Wähle den Abschnitt ohne Kampf
ask-PutItem = Wähle einen Turm dafür: { $action }
ask-HangCauldron = Wähle einen Abschnitt für den Kessel: { $horde-kind }
ask-Jam = Panne: Wähle das Geschütz, das nicht schießen wird
ask-SpyOn = Spion: Wähle eine Karte der Reihe
ask-SetTrap = Falle: Wähle ihre Art und einen Pfad
ask-BuildWall = Wähle einen Abschnitt für ein Mauerstück
ask-SetPlatform = Wähle einen Abschnitt für ein Podest
ask-Window = Spiele einen Plan, oder passe
ask-ForgeFree = Schmiede bei Nacht: Wähle, was gemacht wird
ask-Scorch = Verbrannte Erde: Wähle ein Vorfeld
ask-TakeWall = Zweite Wache: Wähle den Abschnitt, der ein Mauerstück verliert
ask-Topple = Brüstung stürzen: Wähle einen Abschnitt
ask-SendHome = Umgedrehter Bote: Wähle, was heimgeht
ask-FoulAxles = Verdorbene Achsen: Wähle einen Stapel

## Fragen: Manöver, Befehle, der Sturm (Kapitel 12, 13, 20 bis 22)

ask-Maneuvers = Wähle ein Manöver; nach einem davon kannst du zu den Befehlen übergehen
ask-SapUp = Schick einen Goblin oder Ork durch den Stollen bei { $section }, oder passe
ask-March = Schick Einheiten von { $camp } los, höchstens { $count }, oder ende
ask-Muster = Schick Einheiten aus dem Vorrat auf das Vorfeld { $side }, höchstens { $count }, oder ende
ask-CallMarauders = Platz ist für einen: Wähle, wer bei R7 dazukommt
ask-TrollFalls = Eine Trollfalle: Wähle den Troll, der stirbt
ask-GiveOrders = Gib einen offenen Befehl, oder geheime für 1 Sanduhr, oder keinen
ask-LayOpenly = Wähle einen Befehl und seinen Abschnitt
ask-LaySecretly = Lege einen Befehl verdeckt an einen Abschnitt, oder ende
ask-Detonate = Sprengung bei { $section }: Wähle, wie viele Orks
ask-CallTroll = Ruf bei { $section }: Wähle den Troll, der näher kommt
ask-AimCannon = Wähle, wohin die Kanone in { $tower } feuert
ask-KillShown = Wähle, wen die Kanone tötet: { $camp }
ask-AimMachine = Wähle, wohin das Geschütz auf { $gun } schießt, oder lass es warten
ask-BreakItem = Bei { $section } ist sonst nichts: Wähle einen Turm, dessen Gerät zerbricht
ask-AimArrows = Wähle, wohin ein Schütze schießt, noch { $count }: { $post }
ask-BlessedVolley = Segen: Wähle die Schanze, auf die alle { $side } schießen
ask-UsePole = Wähle, wo die Stange in { $tower } zuschlägt
ask-Recover = Wähle, wer wieder aufsteht, noch { $count }

## Möglichkeiten: Aufbau, Karten des Angreifers, Ziele (Kapitel 4 bis 11, 19)

do-pass = Passen
do-done = Fertig
do-kill-defender = Töten: { $garrison-kind }
do-kill-invader = Töten: { $horde-kind }
do-put-next = Als nächste: { $card }
do-keep-objective = Behalten: { $objective }
do-keep-plan = Behalten: { $plan }
do-keep-line = Die Reihe lassen, wie sie ist
do-change-line = Die Reihe für 1 Sanduhr ändern
do-swap-out = In den Ersatz: { $card }
do-swap-in = In die Reihe: { $card }
do-give-up = Für Holz hergeben: { $horde-kind }
do-use = { $price }
do-pay-spy = Zusätzlich zahlen: { $horde-kind }
do-build-at = Bauen: { $gun }
do-tower-at = Beginnen auf dem Vorfeld { $side }
do-equip = Legen: { $section }
do-bridge-at = Brücke: { $path }
do-train-at = Nach { $rampart }
do-train-crew = Einen Fehlschuss aus dem Stapel: { $gun }
do-sabotage = Saboteur: { $building }
do-troll-to = Troll auf das Vorfeld { $side }
do-lay-target = Das Ziel legen: { $mark }
do-lay-feint = Einen Bluff legen: { $mark }
do-rise-at = Auf dem Vorfeld { $side } erheben
do-add-hit = Einen Treffer in den Stapel: { $gun }
do-join-at = Dazustoßen: { $rampart }
do-equip-free = Frei legen: { $fitting }

## Möglichkeiten: der Verteidiger (Kapitel 14 bis 18)

do-lay = Eine Sanduhr legen: { $action }
    .group = { $building }
    .short = { $action }
    .stack = { $action }
    .pick = +1
do-finish = Sofort vollenden: { $action }
    .group = { $building }
    .short = { $action }: vollenden
    .stack = { $action }
    .pick = fertig
do-complete = Jetzt: { $action }
do-pick-up = Bewegen: { $post-unit }
    .group = Bewegen: { $unit }
    .short = { $place }
do-pick-hero = Bewegen: { $hero }
    .group = Helden
    .short = Bewegen: { $hero }
do-put = Nach { $post }
    .group = Gehen
    .short = { $post }
do-swap = Tauschen mit: { $post-unit }
    .group = Tauschen mit: { $unit }
    .short = { $place }
do-put-hero = Nach { $hero-post }
do-swap-heroes = Mit dem anderen Helden tauschen
do-pay-gale = Für den Sturmwind zahlen
do-call-off = Absagen
do-heroic = { $hero-order }
    .group = Helden
    .short = { $hero-order }
do-reinforce-at = { $post-unit }
do-work-from = { $post-unit }
    .group = Zur Arbeit: { $unit }
    .short = { $place }
do-work-on = Eine Sanduhr auf: { $action }
do-recall-from = Zurück in den Hof: { $post-unit }
do-bless = Die Schützen { $side }
do-mix-up-at = Der Befehl bei { $section }
do-shoot = Töten: { $camp-unit }
    .group = Töten: { $unit }
    .short = { $place }
do-dazzle = Kein Kampf bei { $section }
do-put-item = Auf { $tower }
do-hang = Bei { $section }
do-jam = Das Geschütz auf { $gun }
do-spy-on = Ausspähen: { $card }
do-set-trap = { $trap-at }
    .group = { $trap }
    .short = { $path }
do-build-wall = Ein Mauerstück auf { $section }
do-set-platform = Ein Podest bei { $section }
do-play = Den Plan spielen: { $plan }
    .group = Pläne
    .short = { $plan }
do-forge = Machen: { $action }
do-scorch = Das Vorfeld { $side } verbrennen
do-take-wall = Ein Mauerstück von { $section } nehmen
do-topple = Die Mauern von { $section } stürzen
do-order-home = Der Befehl bei { $section } geht heim
do-ritual-home = Geht heim: { $mark }
do-foul = Fehlschüsse in den Stapel auf { $gun }

## Möglichkeiten: Manöver, Befehle, der Sturm (Kapitel 12, 13, 20 bis 22)

do-perform = Das { $maneuver }
do-sap-up = Durch den Stollen: { $horde-kind }
do-send-1 = 1 losschicken: { $march }
    .group = { $way }
    .short = 1 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×1
do-send-2 = 2 losschicken: { $march }
    .group = { $way }
    .short = 2 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×2
do-send-3 = 3 losschicken: { $march }
    .group = { $way }
    .short = 3 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×3
do-send-4 = 4 losschicken: { $march }
    .group = { $way }
    .short = 4 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×4
do-send-5 = 5 losschicken: { $march }
    .group = { $way }
    .short = 5 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×5
do-send-6 = 6 losschicken: { $march }
    .group = { $way }
    .short = 6 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×6
do-send-7 = 7 losschicken: { $march }
    .group = { $way }
    .short = 7 × { $horde-kind }
    .stack = { $horde-kind }
    .pick = ×7
do-lead = Mit dem Quartiermeister: { $march }
do-roll-tower = Den Belagerungsturm rollen: { $path }
do-join = Kommt dazu: { $horde-kind }
do-fell-on = Ein Troll auf { $path }
do-fell-rider = Der Troll, den der Quartiermeister bei { $rampart } führt
do-order-openly = Ein offener Befehl
do-order-secretly = Geheime Befehle für 1 Sanduhr
do-no-orders = Keine Befehle
do-lay-open = { $order-at }
    .group = { $order }
    .short = { $section }
do-lay-secret = { $order-at }
    .group = { $order }
    .short = { $section }
do-detonate = Orks, die sich sprengen: { $count }
do-come-over = Der Troll kommt: { $path }
do-aim-cannon = Auf { $camp } feuern
do-aim-machine = Auf { $section } schießen
do-hold-fire = Nicht schießen
do-break-item = Das Gerät in { $tower }
do-aim-arrows = Auf { $rampart } schießen
do-pole-at = Bei { $section } zuschlagen
do-recover = Steht auf: { $garrison-kind }

## Warum nicht: Aufbau, Karten des Angreifers, Ziele (Kapitel 4 bis 11, 19)

why-no-such-unit = Eine solche Einheit ist nicht dort: Wähle eine andere
why-too-strong = Diese Einheit zählt { $need }, und { $have } ist übrig
why-nobody-dead = Keine solche Einheit hat das Spiel verlassen: Du brauchst { $need }, da sind { $have }
why-no-room = Es ist kein Platz: freie Plätze nötig { $need }, vorhanden { $have }
why-not-drawn = Diese Karte hast du nicht gezogen
why-already-kept = Diese Karte behältst du schon
why-behind-cursor = An dieser Karte bist du vorbei: Getauscht wird von links nach rechts
why-reserve-empty = Der Ersatz ist leer
why-other-phase = Diese Karte gehört zu einer anderen Phase: Die Reihe bleibt nach Phasen geordnet
why-already-placed = Diese Karte hat ihren Platz schon
why-no-wood-left = Im Vorrat ist kein Holz mehr
why-too-few-units = Zu wenige dieser Art im Vorrat: nötig { $need }, vorhanden { $have }
why-too-little-wood = Es kostet { $need } Holz, du hast { $have }
why-too-few-for-spy = Mit dem Spion kostet es zusammen { $need } Einheiten, du hast { $have }
why-barrage-limit = Auf dem Brett stehen { $have } von höchstens { $need } Geschützen
why-no-tile = Alle Plättchen dieser Art sind auf dem Brett
why-place-taken = Dort steht schon eines
why-wrong-ground = Diese Maschine kann dort nicht stehen
why-no-place = Es gibt keinen Platz dafür
why-same-token = Ein solcher Marker liegt dort schon: Die beiden müssen verschieden sein
why-equipment-full = Platz ist für { $need } Marker, und { $have } liegen dort
why-path-taken = Auf diesem Pfad liegt schon etwas
why-path-closed = Auf diesen Pfad kann nichts gelegt werden
why-same-training = Jemand mit dieser Ausbildung ist schon dort: Die beiden müssen verschieden sein
why-no-machine = Dort steht kein Geschütz
why-no-miss = In seinem Stapel ist kein Fehlschuss mehr
why-saboteur-there = Dort ist schon ein Saboteur
why-no-actions = Dieses Gebäude hat keine Aktionen
why-no-troll = Im Beutel ist kein Troll mehr
why-no-place-for-ritual = Dort kann kein Marker dieses Rituals liegen
why-rising-order = Marker werden von links nach rechts gelegt: Wähle einen späteren Ort, oder nimm den letzten zurück
why-lay-one = Mindestens { $need } Marker muss gelegt werden, du hast { $have } gelegt
why-no-token = Einen solchen Marker hast du nicht mehr
why-no-hit-cards = Es gibt keine Trefferkarte mehr
why-same-deck = Dieser Stapel hat schon eine bekommen

## Warum nicht: der Verteidiger (Kapitel 14 bis 18)

why-action-done = Diese Aktion wurde in dieser Runde vollendet: in der nächsten ist sie wieder frei
why-all-laid = Alle ihre Sanduhren liegen: sie wartet, bis sie möglich ist
why-one-missing = Eine Sanduhr fehlt: Lege sie
why-too-little-sand = Es braucht { $need } Sanduhren, du hast { $have }
why-hourglasses-missing = Es fehlen Sanduhren: { $need }
why-nobody-here = Niemand dieser Art ist dort
why-nowhere-to-go = Es gibt keinen freien Platz und niemanden zum Tauschen
why-closed-building = In dieses Gebäude kommt niemand, außer durch den Heldenbefehl Anpacken
why-not-connected = Eine Bewegung führt nicht dorthin: geh über den Hof
why-already-there = Er ist schon dort
why-marksmen-only = Nur Schützen dürfen dort sein
why-same-kind = Sie sind von derselben Art, ein Tausch änderte nichts
why-hero-there = Der andere Held ist dort: tausche mit ihm
why-not-adjacent = Sie sind nicht nebeneinander
why-in-hospital = Wer im Hospital liegt, kann nicht gehen
why-no-space-of-kind = Für diese Art ist kein Platz frei
why-hero-acted = Dieser Held hat in dieser Runde schon befohlen
why-heroic-used = Dieser Befehl wurde in dieser Runde schon gegeben
why-heroic-gone = Dieser Befehl ist aus dem Spiel
why-one-heroic = Seit dem Eid der Hauptleute gibt es nur einen Heldenbefehl in der Runde
why-courtyard-empty = Niemand dieser Art ist im Hof
why-no-hero-section = Kein Held steht auf einem Abschnitt
why-hero-inside = Dieser Held ist im Hof, auf keiner Seite
why-nobody-to-recall = Niemand ist auf einem Abschnitt der Seite dieses Helden
why-nothing-to-lay = Keine Aktion dieser Gebäude nimmt jetzt eine Sanduhr
why-other-side = Dieser Abschnitt ist nicht auf der Seite dieses Helden
why-not-for-work = Anpacken führt in Kathedrale, Schmiede, Kundschafter oder Werkstatt
why-tower-taken = Der Turm hat schon ein Gerät
why-cauldron-there = Dort hängt schon ein Kessel
why-platform-there = Dort ist schon ein Podest
why-parapet-toppled = Die Brüstung dort wurde gestürzt: keine Mauern mehr
why-no-order-laid = Dort liegt kein Befehl
why-axles-fouled = Seit den verdorbenen Achsen gibt es keine Panne mehr
why-spied-already = Auf dieser Karte ist schon ein Spion
why-not-in-line = Ein Spion geht nur auf eine Karte in der Mitte der Reihe
why-path-loaded = Auf diesem Pfad liegt schon etwas
why-path-takes-none = Auf diesen Pfad passt keine Falle
why-guards-empty = In der Wache ist kein Schütze
why-no-saboteur = Es gibt keinen Saboteur aufzuspüren
why-nobody-to-train = Niemand in der Kaserne kann dazu ausgebildet werden
why-stock-empty = Der Bestand hat keinen mehr
why-plan-not-held = Du hast diesen Plan nicht
why-hospital-empty = Das Hospital ist leer, der Plan täte nichts
why-nobody-there = Niemand vom Angreifer ist dort
why-nothing-hidden = Weder ein Befehl noch ein Ritualmarker liegt verdeckt
why-no-wall-there = Dort ist kein Mauerstück

## Warum nicht: Manöver, Befehle, der Sturm (Kapitel 12, 13, 20 bis 22)

why-one-maneuver = Mindestens { $need } Manöver muss vorher sein
why-maneuver-done = Dieses Manöver gab es in dieser Runde schon
why-sap-too-narrow = Ein Troll ist zu groß für den Stollen
why-tower-there = Dort ist schon ein Belagerungsturm
why-no-tower-here = Hier steht kein Belagerungsturm
why-no-quartermaster = Bei dieser Schanze ist kein Quartiermeister
why-rides-already = Dieser Quartiermeister führt schon jemanden
why-too-few-here = Du willst { $need } schicken, hier sind { $have }
why-maneuver-limit = Du willst { $need } schicken, von hier dürfen in diesem Manöver noch { $have }
why-no-order-token = Du hast keinen solchen Befehl mehr
why-order-there = Dort liegt schon ein Befehl
why-lay-one-order = Lege mindestens { $need } Befehl, oder nimm die Wahl zurück
why-no-troll-there = Dort ist kein Troll
why-trenches = Dort ist ein Grabenmeister: Kanonen bewirken nichts
why-nobody-to-hit = Dort ist niemand zu treffen
why-mantelet = Dort steht eine Schutzwand: Pfeile bewirken nichts
why-not-on-card = Die Karte zeigt diese Art nicht
why-glare = Über diesem Abschnitt liegt ein Blendlicht: Kein Geschütz kann darauf zielen
why-tower-empty = In diesem Turm ist kein Gerät
why-no-melee-there = Dort wird nicht gekämpft
why-nobody-in-hospital = Niemand dieser Art ist im Hospital

## Das Protokoll: Aufbau, Karten des Angreifers, Ziele (Kapitel 4 bis 11, 19)

log-card-dealt = Ausgeteilt: { $card }
log-objectives-dealt = Der Angreifer zieht ein Ziel
log-objective-drawn = Das Ziel: { $objective }
log-objective-kept = Ziel: { $objective }
log-plans-dealt = Der Verteidiger zieht einen Plan
log-plan-drawn = Der Plan: { $plan }
log-plan-chosen = Der Verteidiger behält heimlich einen Plan
log-plan-kept = Behalten: { $plan }
log-round-begins = Runde { $round }
log-units-drawn = Aus dem Beutel: { $horde-kind }, { $count }
log-wood-gained = Holz erhalten: { $count }
log-line-changed = Der Angreifer ändert die Reihe; Sanduhren: { $count }
log-card-out = In den Ersatz: { $card }
log-card-in = In die Reihe: { $card }
log-card-passed = Übergangen: { $card }
log-card-idle = Nicht nutzbar: { $card } ({ $obstacle })
log-card-used = Genutzt: { $card }
log-units-paid = Bezahlt: { $horde-kind }, { $count }
log-wood-paid = Holz bezahlt: { $count }
log-sand-given = Sanduhren für den Verteidiger: { $count }, jetzt { $count2 }
log-unit-given-up = Hergegeben: { $horde-kind }; Holz erhalten: { $count }
log-machine-built = Gebaut auf { $gun }: { $card }
log-mantelet-built = Eine Schutzwand steht vor { $rampart }
log-siege-tower-built = Ein Belagerungsturm erhebt sich auf dem Vorfeld { $side }
log-equipment-laid = An { $section }: { $card }
log-bridge-laid = Eine Brücke: { $path }
log-trained = An { $rampart }: { $card }
log-crew-trained = Ein Fehlschuss verlässt den Stapel auf { $gun }
log-saboteur-sent = Ein Saboteur schleicht sich ein: { $building }
log-troll-comes = Ein Troll trifft auf dem Vorfeld { $side } ein
log-ritual-performed = Ritual: { $ritual }
log-token-laid = Ein Marker wird verdeckt gelegt: { $mark }
log-target-laid = Er ist das Ziel: { $mark }
log-feint-laid = Er ist ein Bluff: { $mark }
log-target-turned = Aufgedeckt, das Ziel: { $mark }
log-feint-turned = Aufgedeckt, ein Bluff: { $mark }
log-defender-dies = Stirbt: { $garrison-kind } ({ $post })
log-defender-rises = Erhebt sich auf dem Vorfeld { $side }: { $horde-kind }
log-invader-dies = Stirbt: { $horde-kind } ({ $camp })
log-objective-met = Ziel erreicht: { $objective }
log-hit-added = Ein Treffer kommt in den Stapel auf { $gun }
log-sand-kept = Dem Verteidiger vorenthaltene Sanduhren: { $count }
log-spy-home = Der Spion geht nach Hause: { $card }
log-unit-joins = Stößt zu { $rampart }: { $horde-kind }
log-order-lost = An { $section } ist niemand übrig, der Befehl verlässt das Spiel: { $order }

## Das Protokoll: der Verteidiger (Kapitel 14 bis 18)

log-sand-laid = Sanduhren gelegt: { $count } ({ $action })
log-action-done = Vollendet: { $action }
log-unit-moves = { $post-unit } geht nach { $post }
log-units-swap = Zwei tauschen: { $post-unit }; { $post-unit2 }
log-hero-moves = { $hero } geht nach { $hero-post }
log-move-called-off = Die Bewegung ist abgesagt
log-gale-paid = Sanduhren für den Sturmwind: { $count }
log-hero-orders = { $hero } befiehlt: { $heroic }
log-order-possessed = Besessen: Der Heldenbefehl { $heroic } verlässt das Spiel
log-unit-trained = In der Kaserne ausgebildet: { $garrison-kind }
log-side-blessed = Die Schützen { $side } sind gesegnet
log-order-off = Der Befehl bei { $section } fällt aus, ungesehen
log-glare-over = Ein Blendlicht über { $section }: dort kein Sturm
log-item-built = In { $tower }: { $item }
log-cauldron-hung = Ein Kessel bei { $section }: { $horde-kind }
log-saboteurs-gone = Ein Schütze geht den Saboteuren nach, und alle sind fort
log-machine-jammed = Das Geschütz auf { $gun } wird nicht schießen
log-spy-sent = Ein Spion ist auf dieser Karte: { $card }
log-trap-laid = Eine Falle wird verdeckt gelegt: { $path }
log-trap-meant = Ihre Art: { $trap }, { $path }
log-wall-built = Ein Mauerstück auf { $section }, jetzt { $walls }
log-platform-set = Ein Podest bei { $section }
log-plan-played = Plan: { $plan }
log-town-levied = Soldaten aus der Stadt in den Hof: { $count }
log-ward-opened = Vom Hospital in den Hof: { $garrison-kind }, { $count }
log-ground-scorched = Das Vorfeld { $side } brennt
log-wall-taken = Der Angreifer nimmt ein Mauerstück von { $section }, es bleiben { $walls }
log-parapet-toppled = Die Mauern von { $section } stürzen: { $walls }
log-order-sent-home = Der Befehl bei { $section } geht heim
log-ritual-sent-home = Geht heim: { $mark }
log-deck-fouled = Fehlschüsse in den Stapel auf { $gun }: { $count }

## Das Protokoll: Manöver, Befehle, der Sturm (Kapitel 12, 13, 20 bis 22)

log-maneuver-begins = Das { $maneuver } beginnt
log-sapped = Durch den Stollen zu { $section }: { $horde-kind }
log-sent = Losgeschickt: { $march }, { $count }
log-led = Der Quartiermeister führt: { $march }
log-tower-sets-out = Der Belagerungsturm rollt: { $path }
log-tower-stops = Die Falle hält den Belagerungsturm auf: { $path }
log-trap-springs = Auf { $path }: { $trap }
log-dies-on-path = Stirbt unterwegs: { $march }
log-marauders-join = Marodeure kommen bei R7 dazu: { $horde-kind }, { $count }
log-order-given = Ein offener Befehl bei { $section }: { $order }
log-order-laid = Ein geheimer Befehl bei { $section }
log-order-meant = Der Befehl bei { $section }: { $order }
log-order-shown = Der Befehl bei { $section } wird gezeigt: { $order }
log-wall-bursts = Ein Ork nimmt ein Mauerstück von { $section } mit, es bleiben { $walls }
log-troll-called = Ein Troll folgt dem Ruf bei { $section }: { $path }
log-assault-begins = Der Sturm der Runde { $round }
log-cannon-fires = Die Kanone in { $tower } feuert: { $hit-card }
log-machine-misses = Das Geschütz auf { $gun } verfehlt { $section }
log-machine-hits = Das Geschütz auf { $gun } trifft { $section }
log-wall-breaks = Ein Mauerstück von { $section } bricht, es bleiben { $walls }
log-cauldron-breaks = Der Kessel bei { $section } zerbricht
log-item-breaks = Zerbrochen in { $tower }: { $item }
log-volley = Pfeile auf { $rampart }: { $count }
log-poison-works = Gift bei { $section }
log-cauldron-pours = Der Kessel bei { $section } wird geleert: { $horde-kind }
log-pole-strikes = Eine Stange schlägt bei { $section } zu: { $hit-card }
log-invader-sum = Der Angreifer bei { $section }: { $points }
log-defender-sum = Der Verteidiger bei { $section }: { $points }
log-breach-line = Mit { $points } wäre { $section } durchbrochen
log-breach = Ein Durchbruch bei { $section }
log-assault-ends = Das Ende des Sturms der Runde { $round }
log-recovered = Steht wieder auf: { $garrison-kind }
log-sent-away = Vom Hospital in den Bestand: { $garrison-kind }, { $count }
log-round-ends = Das Ende der Runde { $round }
log-castle-held = Die Burg hat { $round } Runden gehalten

## Was nicht sein kann

check-horde = Im Spiel sind { $have } von { $most } { $kind ->
        [0] Goblins
        [1] Orks
       *[2] Trollen
    }
check-garrison = Im Spiel sind { $have } von { $most } { $kind ->
        [0] Schützen
        [1] Soldaten
       *[2] Veteranen
    }
check-crowded = Auf { $place } sind zu viele Einheiten
check-tower-unit = In Türmen stehen nur Schützen, nicht so in { $place }
check-walls = Auf den Abschnitten sind { $have } Mauerstücke, aber es gibt nur { $most }
check-toppled = Auf { $place } kann keine Mauer mehr stehen
check-tiles = Davon gibt es höchstens { $most }: { $what }
check-heroes = Zwei Helden können nicht zusammen auf { $place } stehen
check-barrage = Es sind { $have } Geschütze, aber höchstens { $most } sind erlaubt
check-deck = Auf { $place } liegt ein Stapel, aber kein Geschütz
check-machine = Diese Maschine kann nicht auf { $place } stehen
check-deck-cards = In den Stapeln sind { $hits } Treffer und { $misses } Fehlschüsse, mehr als es gibt
check-equipment = Die Ausrüstung an { $place } kann dort nicht liegen; Platz ist für { $most }
check-training = Niemand mit dieser Ausbildung kann an { $place } sein
check-siege-towers = So können die Belagerungstürme nicht stehen
check-saboteur = Dort gibt es nichts zu sabotieren: { $place }
check-cards = Eine Karte ist zweimal da oder gehört nicht dorthin
check-line = Die Reihe ist nicht nach Phasen geordnet
check-spy = Ein Spion kann nur auf einer Karte der Reihe sein
check-wood = Im Spiel ist { $have } Holz, aber es gibt nur { $most }
check-sorted = Diese Karten müssen der Reihe nach liegen, jede einmal: { $zone }
check-path = Auf dem Pfad { $place } kann nichts liegen
check-ritual = Von diesem Ritual sind zu viele Marker da: { $what }
check-plan = Ein gespielter Plan kann nicht auf der Hand sein
check-order = Ein Befehl kann nicht liegen, wo kein Angreifer steht

## Das Ende

end-breached = Die Mauer ist durchbrochen: Der Angreifer gewinnt.
end-held = Die Mauer hat sieben Runden gehalten: Der Verteidiger gewinnt.

## Die Ströme des Glücks

fortune-cards = Das Austeilen
fortune-units = Der Beutel
fortune-machines = Die Geschütze
fortune-hits = Die Trefferkarten
fortune-guess = Vermutungen

## Das Brett

side-left = links
side-right = rechts
section-W1 = W1
section-W2 = W2
section-W3 = W3
section-W4 = W4
section-W5 = W5
section-W6 = W6
section-W7 = W7
section-W8 = W8
section-W9 = W9
tower-T1 = T1
tower-T2 = T2
tower-T3 = T3
tower-T4 = T4
tower-T5 = T5
tower-T6 = T6
tower-T7 = T7
rampart-R1 = R1
rampart-R2 = R2
rampart-R3 = R3
rampart-R4 = R4
rampart-R5 = R5
rampart-R6 = R6
rampart-R7 = R7
foreground-left = Vorfeld links
foreground-right = Vorfeld rechts
building-barracks = Kaserne
building-cathedral = Kathedrale
building-courtyard = Hof
building-forge = Schmiede
building-guards = Wache
building-hospital = Hospital
building-scouts = Kundschafter
building-workshop = Werkstatt
camp-marauders = Plünderer
camp-supply = Vorrat
camp-bag = Beutel
camp-drawn = gezogen
camp-paid = auf den Karten
camp-dead = aus dem Spiel
post-stock = Reserve
post-gone = aus dem Spiel
path-between = { $from } nach { $to }

## Die Figuren

horde-kind-goblin = Goblin
horde-kind-orc = Ork
horde-kind-troll = Troll
garrison-kind-marksman = Schütze
garrison-kind-soldier = Soldat
garrison-kind-veteran = Veteran
hero-officer = der Offizier
hero-warrior = der Krieger
unit-in = { $unit }, { $place }
ride-to = { $horde-kind } nach { $section }
march-over = { $horde-kind }, { $path }
march-muster = { $horde-kind } aus dem Vorrat, { $side }
nothing-chosen = nichts davon
order-at = { $order } bei { $section }
trap-on = { $trap } auf { $path }
hero-gives = { $hero }: { $heroic }
gunner-cannon = Kanone in { $tower }
gunner-machine = Geschütz auf { $gun }
load-goblin-trap = Goblinfalle, verdeckt
load-troll-trap = Trollfalle, verdeckt
load-tower-trap = Turmfalle, verdeckt
load-open-goblin-trap = Goblinfalle
load-open-troll-trap = Trollfalle
load-open-tower-trap = Turmfalle
load-bridge = Brücke
trap-goblin-trap = Goblinfalle
trap-troll-trap = Trollfalle
trap-tower-trap = Turmfalle
siege-tower-number = Belagerungsturm { $number }
item-cannon = Kanone
item-pole = Stange
item-bay-window = Erker

## Karten

card-briefing = Lagebesprechung
card-resources = Rohstoffe
card-ballista = Balliste
card-catapult = Katapult
card-trebuchet = Trebuchet
card-mantelet = Schutzwand
card-siege-tower = Belagerungsturm
card-banner = Banner
card-bridge = Brücke
card-ladder = Leiter
card-poison = Gift
card-sap = Stollen
card-artilleryman = Richtmeister
card-quartermaster = Quartiermeister
card-saboteur = Saboteur
card-trainer = Ausbilder
card-trench-master = Schanzmeister
card-bloodstones = Blutsteine
card-demon = Dämon
card-gale = Sturmwind
card-possession = Besessenheit
card-specter = Gespenst
card-maneuver = Manöver
price-of = { $card } ({ $goblins ->
        [0] {""}
        [one] { $goblins } Goblin,{" "}
       *[other] { $goblins } Goblins,{" "}
    }{ $orcs ->
        [0] {""}
        [one] { $orcs } Ork,{" "}
       *[other] { $orcs } Orks,{" "}
    }{ $trolls ->
        [0] {""}
        [one] { $trolls } Troll,{" "}
       *[other] { $trolls } Trolle,{" "}
    }{ $wood ->
        [0] {""}
       *[other] { $wood } Holz,{" "}
    }{ $sand ->
        [one] { $sand } Sanduhr
       *[other] { $sand } Sanduhren
    })
fitting-at = { $card } an { $section }
fitting-bridge = Brücke: { $path }
maneuver-minor = kleine Manöver
maneuver-major = große Manöver
order-fury = Wut
order-detonation = Sprengung
order-call = Ruf
order-bluff = Bluff
order-open = { $order }, offen
ritual-bloodstones = Blutsteine
ritual-demon = Dämon
ritual-gale = Sturmwind
ritual-possession = Besessenheit
ritual-specter = Gespenst
token-feint = Bluff
token-target = Ziel
token-open-target = Ziel, offen
mark-gun = Blutsteine, { $gun }
mark-building = Dämon, { $building }
mark-gale = Sturmwind, { $section }
mark-heroic = Besessenheit, { $heroic }
mark-specter = Gespenst, { $section }
heroic-reinforce = Verstärken
heroic-work = Anpacken
heroic-recall = Zurückrufen
action-train-soldier = Soldat ausbilden
action-train-veteran = Veteran ausbilden
action-blessing = Segen
action-mix-up = Verwirrung
action-sharpshooters = Scharfschützen
action-glare = Blendlicht
action-cannon = Kanone
action-goblin-cauldron = Goblinkessel
action-orc-cauldron = Orkkessel
action-troll-cauldron = Trollkessel
action-tracking = Spurensuche
action-malfunction = Panne
action-spy = Spion
action-trap = Falle
action-wall = Mauer
action-platform = Plattform
action-pole = Stange
action-bay-window = Erker
hit-card-hit-1 = Trefferkarte 1
hit-card-hit-2 = Trefferkarte 2
hit-card-hit-3 = Trefferkarte 3
hit-card-hit-4 = Trefferkarte 4
hit-card-hit-5 = Trefferkarte 5
hit-card-hit-6 = Trefferkarte 6
shot-miss = Fehlschuss
shot-hit = Treffer
objective-altar-of-ash = Altar der Asche
objective-bare-battlements = Kahle Zinnen
objective-hooded-choir = Chor der Kapuzen
objective-full-battery = Volle Batterie
objective-crossed-fire = Kreuzfeuer
objective-timber-giant = Holzriese
objective-heavy-steps = Schwere Schritte
objective-outlaws-bargain = Handel der Gesetzlosen
objective-signs-on-the-stone = Zeichen am Stein
objective-drums-on-both-flanks = Trommeln an beiden Flanken
plan-levy-of-the-town = Aufgebot der Stadt
plan-forge-by-night = Nächtliche Schmiede
plan-masons-shift = Schicht der Maurer
plan-open-wards = Offene Säle
plan-scorched-ground = Verbrannte Erde
plan-second-watch = Zweite Wache
plan-captains-oath = Eid der Hauptleute
plan-topple-the-parapet = Sturz der Brüstung
plan-turned-messenger = Der umgedrehte Bote
plan-fouled-axles = Verdorbene Achsen
obstacle-wood = zu wenig Holz
obstacle-units = zu wenige Einheiten
obstacle-tile = kein Plättchen übrig
obstacle-place = kein Platz dafür

## Zonen

zone-round = Runde
zone-slot = Karte am Zug
zone-used = In dieser Runde genutzte Karten
zone-maneuvers = Manöver dieser Runde
zone-horde = Die Horde
zone-garrison = Die Besatzung
zone-sent = Unterwegs
zone-rides = Von Quartiermeistern mitgenommen
zone-walls = Mauerstücke
zone-cauldron = Kessel
zone-equipment = Ausrüstung
zone-platforms = Plattformen
zone-tower_item = In den Türmen
zone-toppled = Gestürzter Abschnitt
zone-barrage = Geschütze
zone-hits = Treffer in den Stapeln
zone-misses = Fehlschüsse in den Stapeln
zone-siege_tower = Belagerungstürme
zone-mantelets = Schutzwände
zone-training = Ausbildung
zone-saboteurs = Saboteure
zone-paths = Auf den Pfaden
zone-line = Die Reihe
zone-reserve = Der Ersatz
zone-swapped = Aus der Reihe
zone-spies = Spione
zone-wood = Holz
zone-wood_paid = Holz auf den Karten
zone-sand = Sanduhren zum Ausgeben
zone-laid = Sanduhren auf Aktionen
zone-finished = In dieser Runde getane Aktionen
zone-hero_at = Helden
zone-hero_used = Helden, die befohlen haben
zone-heroic_used = Gegebene Heldenbefehle
zone-heroic_gone = Heldenbefehle aus dem Spiel
zone-oath = Eid der Hauptleute gilt
zone-glare = Blendlicht
zone-blessing = Segen
zone-malfunction = Panne
zone-orders = Befehle
zone-orders_worked = Ausgeführte Befehle
zone-orders_gone = Befehle aus dem Spiel
zone-mixed = Verwirrte Befehle
zone-roles = Ritualmarker
zone-feints_turned = In dieser Runde aufgedeckte Bluffs
zone-rituals_done = Rituale dieser Runde
zone-targets_turned = Aufgedeckte Ritualziele
zone-objectives = Ziele
zone-objectives_drawn = Ziele zur Auswahl
zone-objectives_met = Erreichte Ziele
zone-joins = Manöver mit Plünderern
zone-plans = Pläne
zone-plans_drawn = Pläne zur Auswahl
zone-plans_played = Gespielte Pläne
zone-aim = Gezielt auf
zone-volley = Pfeile
zone-struck = Treffer der Geschütze in diesem Sturm
zone-hits_drawn = Aufgedeckte Trefferkarten

## Was in Inhaltstabellen falsch ist

content-no-wood = 0, denn nur Goblins, Orks und Trolle werden zu Holz
content-garrison-room = höchstens { $most } Einheiten, die Plätze nach defenders
content-hero = genau ein Abschnitt mit { $hero }
content-no-units = keine Einheiten, denn dort kann anfangs niemand sein
content-typed-room = höchstens { $most } der Art „{ $unit }“, die Plätze nach numbers.toml
content-garrison-units = mindestens { $least }, denn so viele sind anfangs auf den Mauern und in den Gebäuden
content-same-side = andere Schanzen der Seite „{ $side }“
content-mutual = nur Schanzen, die sie auch neben sich haben, was für { $rampart } nicht gilt
content-price = mindestens eine Art zu bezahlen
content-no-price = kein Preis, denn diese Karte kostet nichts
content-one-unit = eine Einheit für jede Art zu bezahlen
content-wood = höchstens { $most } Holz
content-foreground-room = so wenige, dass ein Vorfeld mit höchstens { $most } Einheiten beginnt
content-horde-units = mindestens { $least }, denn so viele sind anfangs nicht im Beutel
content-bag = mindestens { $least }, damit der Beutel { $need } Einheiten geben kann, so viele wie eine Partie höchstens zieht
content-walls = mindestens { $least }, für die Mauern aller Abschnitte am Anfang
content-card-each = höchstens { $most }, eine für jede Trefferkarte
content-machine-cards = mindestens { $least }, für die Stapel aller Geschütze
content-keep = höchstens { $most }, denn so viele werden gezogen
content-goal = höchstens { $most }, damit das Ziel zu erreichen ist
content-take = höchstens { $most }, denn mehr gibt es nicht zu nehmen

## Das gezeichnete Brett: Teile, Namen und was dort liegt

look-road = Straße
look-reserve = Vorrat an Karten
look-left-field = Linkes Feld
look-camp = Lager
look-right-field = Rechtes Feld
look-left-wall = Linke Mauer
look-gate-wall = Mauer am Tor
look-right-wall = Rechte Mauer
look-west-houses = Häuser im Westen
look-courtyard = Hof
look-east-houses = Häuser im Osten
look-table = Zeit
look-stock = Vorrat
look-place-barracks = Kaserne
look-place-cathedral = Kathedrale
look-place-courtyard = Hof
look-place-forge = Schmiede
look-place-guards = Wache
look-place-hospital = Hospital
look-place-scouts = Kundschafter
look-place-workshop = Werkstatt
look-action-train-soldier = Soldat
look-action-train-veteran = Veteran
look-action-blessing = Segen
look-action-mix-up = Verwirrung
look-action-sharpshooters = Scharfschützen
look-action-glare = Blendlicht
look-action-cannon = Kanone
look-action-goblin-cauldron = Goblinkessel
look-action-orc-cauldron = Orkkessel
look-action-troll-cauldron = Trollkessel
look-action-tracking = Spurensuche
look-action-malfunction = Panne
look-action-spy = Spion
look-action-trap = Falle
look-action-wall = Mauer
look-action-platform = Plattform
look-action-pole = Stange
look-action-bay-window = Erker
look-sand = Sanduhren zum Ausgeben
look-wood = Holz
look-slot = Karte an der Reihe
look-assault = Sturm
look-used = genutzt
look-round = Runde
look-plan = Plan
look-plan-drawn = Plan zur Auswahl
look-objective-drawn = Ziel zur Auswahl
look-order = Befehl
look-gale = Marker des Rituals Sturmwind
look-specter = Marker des Rituals Gespenst
look-bloodstones = Marker des Rituals Blutsteine
look-demon = Marker des Rituals Dämon
look-possession = Marker des Rituals Besessenheit
look-walls = Mauerstücke
look-cauldron = Kessel
look-path = Falle
look-hits = Treffer im Stapel
look-misses = Fehlschüsse im Stapel
look-mantelet = Schutzwand
look-siege-tower = Belagerungsturm
look-laid = Sanduhren
look-saboteur = Saboteur
look-heroic-used = in dieser Runde gegeben
look-heroic-gone = aus dem Spiel
look-hit-turned = aufgedeckte Trefferkarte

## Der Ausblick: wie nah ein Durchbruch ist, Tatsachen und Zeichen

outlook-name-round = Runde
outlook-name-sand = { $side ->
        [defender] Sanduhren
       *[none] Sanduhren des Verteidigers
    }
outlook-name-wood = { $side ->
        [invader] Holz
       *[none] Holz des Angreifers
    }
outlook-name-supply = { $side ->
        [invader] Vorrat
       *[none] Vorrat des Angreifers
    }
outlook-name-card = Karte
outlook-name-hidden = Verdeckt
outlook-name-step = Sturm
outlook-card = { $place } von 9: { $card }
outlook-card-assault = der Sturm
outlook-card-none = Aufbau
outlook-supply = Goblins { $goblins }, Orks { $orcs }, Trolle { $trolls }
outlook-hidden-traps = Fallen { $count }
outlook-hidden-orders = Befehle { $count }
outlook-hidden-tokens = Ritualmarker { $count }
outlook-hidden-plans = Pläne { $count }
outlook-hidden-nothing = nichts
outlook-step-cannons = Kanonen
outlook-step-machines = Geschütze
outlook-step-marksmen = Pfeile
outlook-step-poison = Gift
outlook-step-cauldrons = Kessel
outlook-step-poles = Stangen
outlook-step-orders = Befehle
outlook-step-strength = Stärke
outlook-gauge = { $margin ->
        [0] { $section } bricht: { $invader } gegen { $defender }, Durchbruch ab { $line }
       *[other] { $side ->
            [invader] Am nächsten
           *[other] Am schwächsten
        }: { $section }, zum Durchbruch fehlen { $margin }
    }
outlook-gauge-worst = { $side ->
        [invader] Am nächsten: { $section }, es fehlen { $margin }; bestenfalls bricht { $worst }
       *[other] Schwach: { $section }, es fehlen { $margin }; schlimmstens bricht { $worst }
    }
outlook-plate = { $invader } : { $defender } · ab { $line }
outlook-plate-worst = ≤{ $invader } : { $defender } · ab { $line }
outlook-holds = { $section }: { $invader } gegen { $defender }, Durchbruch ab { $line }
outlook-strained = { $section } ist bedroht: { $invader } gegen { $defender }, Durchbruch ab { $line }
outlook-breaks = { $section } bricht, wie es steht: { $invader } gegen { $defender }, Durchbruch ab { $line }
outlook-worst-holds = { $side ->
        [invader] Dein bester Fall
       *[other] Schlimmster Fall
    } an { $section }: { $invader } gegen { $defender }, Durchbruch ab { $line }; die Mauer hält
outlook-worst-breaks = { $side ->
        [invader] Dein bester Fall
       *[other] Schlimmster Fall
    } an { $section }: { $invader } gegen { $defender }, Durchbruch ab { $line }; die Mauer bricht
outlook-aims = Das Geschütz auf { $gun } schießt auf { $section }: { $percent } % Treffer
outlook-sent = Unterwegs: { $count } ({ $path })
outlook-spied = Ein Spion bewacht die Karte { $card }: sie kostet eine Einheit mehr

## Wozu eine Wahl gut ist

deed-card-ballista = auf einer Schanze: ein Treffer tötet an einem Abschnitt je eine Einheit beider Seiten
deed-card-catapult = auf einer Schanze: ein Treffer bricht ein Mauerstück eines Abschnitts
deed-card-trebuchet = auf einem Vorfeld: ein Treffer bricht irgendwo auf dieser Seite ein Mauerstück
deed-card-mantelet = Pfeile bewirken auf ihrer Schanze nichts
deed-card-siege-tower = rollt zu einem Abschnitt, wo Mauerstücke dann nicht zählen
deed-card-banner = 1 Stärke mehr an einem Abschnitt
deed-card-bridge = auf ihren Pfad kann keine Falle gelegt werden
deed-card-ladder = an einem Abschnitt hat ein Angreifer mehr Platz
deed-card-poison = an einem Abschnitt stirbt vor jedem Nahkampf ein Schütze
deed-card-sap = ein Goblin oder Ork geht aus dem Vorrat geradewegs zu einem Abschnitt
deed-card-artilleryman = der Stapel eines Geschützes verliert einen Fehlschuss
deed-card-quartermaster = eine Einheit zieht ohne Halt über seine Schanze
deed-card-saboteur = jede Aktion eines Gebäudes braucht { $saboteur-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $saboteur-hourglasses } Sanduhren
    } mehr
deed-card-trainer = Trolle aus dem Beutel auf die Vorfelder: { $trainer-trolls }
deed-card-trench-master = Kanonen bewirken auf seiner Schanze nichts
deed-card-bloodstones = Ritual: Treffer eines Geschützes töten einen Verteidiger mehr
deed-card-demon = Ritual: Aktionen in einem Gebäude töten im Hof
deed-card-gale = Ritual: Bewegungen an einem Abschnitt brauchen { $gale-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $gale-hourglasses } Sanduhren
    } mehr
deed-card-possession = Ritual: ein Heldenbefehl geht verloren
deed-card-specter = Ritual: die Toten eines Abschnitts stehen als Angreifer auf
deed-give-up = { $wood } Holz; der Verteidiger bekommt 1 Sanduhr
deed-perform = { $units } Einheiten von jedem Ort; der Verteidiger bekommt { $sand } Sanduhren
deed-finish = Das kostet { $count ->
        [one] 1 Sanduhr
       *[other] { $count } Sanduhren
    } von { $sand }
    .short = { $count }
deed-heroic-reinforce = aus dem Hof zu einem Abschnitt mit einem Helden
deed-heroic-work = eine Einheit geht in ein Gebäude und legt eine Sanduhr
deed-heroic-recall = von einem Abschnitt zurück in den Hof
deed-fury-gain = Stärke +{ $gain }
deed-order-openly = der Verteidiger sieht ihn und bekommt keine Sanduhr
deed-order-fury = Wut: jeder Goblin dort zählt { $fury }, und danach sterben die Goblins
deed-order-detonation = Sprengung: Orks dort sterben und nehmen je ein Mauerstück mit
deed-order-call = Ruf: zu einem Troll dort rückt ein zweiter einen Schritt heran
deed-order-bluff = Ein Bluff tut nichts, aber das weiß der Verteidiger nicht

## Mehrere Antworten auf ein Wort

wish-fill = { $way }: die Stärksten
    .short = die Stärksten
wish-again = Wie beim letzten Mal: { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
wish-again-all = Das { $maneuver } wie beim letzten Mal

## Was eine Wahl mit dem Abstand zum Durchbruch macht

change-legend = Zahlen: was dem Angreifer zum Durchbruch fehlt, und was daraus wird; „schlimmst“ oder „best“ zählt alle mit, die noch kommen können, und das Glück.
change-now = { $section }: { $new ->
        [0] die Mauer bricht, wie es steht
       *[other] { $old ->
            [0] kein Durchbruch mehr: dem Angreifer fehlen { $new }
           *[other] dem Angreifer fehlen { $new } zum Durchbruch, nicht { $old }
        }
    }
    .short = { $section } { $old } → { $new ->
        [0] Bruch
       *[other] { $new }
    }
change-worst = { $section } { $side ->
        [invader] bestenfalls
       *[other] schlimmstenfalls
    }: { $new ->
        [0] sie bricht
       *[other] { $old ->
            [0] sie hält, es fehlen { $new }
           *[other] es fehlen { $new }, nicht { $old }
        }
    }
    .short = { $section } { $side ->
        [invader] best
       *[other] schlimmst
    } { $old } → { $new ->
        [0] Bruch
       *[other] { $new }
    }

luck-cannon = { $percent } %, dass die Trefferkarte jemanden dort nennt: einer stirbt
    .short = tötet { $percent } %
luck-machine = { $percent } %, dass die nächste Karte seines Stapels ein Treffer ist: { $effect }
    .short = { $percent } %: { $effect }
luck-hit-both = tötet je einen auf beiden Seiten
luck-hit-defender = tötet einen Verteidiger
luck-hit-invader = tötet einen Angreifer
luck-hit-wall = bricht ein Mauerstück
luck-hit-cauldron = zerbricht den Kessel
luck-hit-item = zerbricht etwas in einem Turm
luck-hit-nothing = dort ist nichts zu zerbrechen
luck-arrows = Pfeile auf diesen Wall töten Einheiten bis zur Stärke { $arrows }
    .short = tötet bis Stärke { $arrows }

## Was gezeichnet ist, erklärt

about-area-section = Ein Mauerabschnitt: oben { $attackers } Plätze für Angreifer, unten { $defenders } für Verteidiger, eine Leiter gibt einen mehr. Das Schild nennt Stärke gegen Stärke und ab wann die Mauer bricht.
    .rule = 2.5
about-area-tower = Ein Turm fasst { $towers } Schützen und einen Gegenstand. Seine Schützen und seine Kanone schießen auf die Schanze gegenüber.
    .rule = 2.2
about-area-rampart = Eine Schanze fasst { $ramparts } Einheiten, ein Geschütz, eine Schutzwand und zwei Helfer. Von hier führen Pfade zu zwei Abschnitten.
    .rule = 2.3
about-area-foreground = Ein Vorfeld fasst { $foregrounds } Einheiten und ein Trebuchet. Neue Einheiten kommen hierher und von hier zu den Schanzen dieser Seite.
    .rule = 2.3
about-area-path = Ein Pfad führt nur zur Mauer hin. Auf ihm kann eine Falle oder eine Brücke liegen; was verdeckt liegt, weiß nur der Verteidiger.
    .rule = 2.4
about-area-camp = Der Vorrat des Angreifers. Von hier werden Karten bezahlt; im Manöver ziehen Einheiten von hier auf die Vorfelder. Darunter: der Rest im Beutel, Holz und Ziele.
    .rule = 6.1
about-area-marauders = Plünderer stoßen auf R7 dazu, wenn dort eine Einheit von R6 ankommt: einmal je Manöver, soweit Platz ist. Der Beutel ersetzt sie.
    .rule = 12.13
about-area-courtyard = Der Hof hat Platz für alle und grenzt an jeden Abschnitt und jeden Turm. Wer genesen ist, kommt hierher.
    .rule = 17.7
about-area-sand = Sanduhren, die der Verteidiger jetzt ausgeben muss, für Aktionen oder Bewegungen. Mit der letzten endet die Phase.
    .rule = 14.1
about-area-briefing = Lagebesprechung: { $units } Einheiten aus dem Beutel und { $wood } Holz kommen in den Vorrat; dann kann man Karten tauschen, für 1 Sanduhr insgesamt.
    .rule = 7.1
    .name = Lagebesprechung
about-area-resources = Rohstoffe: eine Einheit wird nach ihrer Stärke zu 1, 2 oder 3 Holz, und der Verteidiger bekommt 1 Sanduhr.
    .rule = 7.6
    .name = Rohstoffe
about-area-line = Ein Platz in der Reihe. Karten werden von links nach rechts genutzt oder übergangen; nach jeder gibt der Verteidiger Sanduhren aus.
    .rule = 5.1
    .name = Die Reihe
about-area-maneuver = Die letzte Karte: Ein kleines Manöver bewegt { $minor } Einheiten von jedem Ort, ein großes { $major }; dann werden Befehle gegeben.
    .rule = 12.1
    .name = Manöver
about-area-assault = Nach den neun Karten kommt der Sturm: Kanonen, Geschütze, Pfeile, Gift, Kessel, Stangen, Befehle und Stärke gegen Stärke.
    .rule = 20.1
    .name = Sturm
about-area-reserve = Eine Karte der Reserve, für beide offen. In der Lagebesprechung kann man sie gegen eine Karte der Reihe tauschen.
    .rule = 4.3
    .name = Die Reserve
about-area-barracks = Die Kaserne hat Plätze für jede Art von Einheit. Hier wird eine Einheit zur nächsten Art ausgebildet.
    .rule = 17.1
about-area-cathedral = Die Kathedrale: Segen, Verwirrung, Scharfschützen und Blendlicht.
    .rule = 17.3
about-area-forge = Die Schmiede macht Kanonen für die Türme und Kessel für die Abschnitte.
    .rule = 17.9
about-area-guards = Die Wache hat { $guards } Plätze für Schützen; einer von ihnen kann alle Saboteure aufspüren.
    .rule = 17.10
about-area-hospital = Im Hospital liegen die Toten dieser Runde. An ihrem Ende genesen { $recovering } von ihnen, die anderen kommen in den Vorrat.
    .rule = 22.2
about-area-scouts = Die Kundschafter legen ein Geschütz lahm, bespitzeln eine Karte oder legen eine Falle.
    .rule = 17.13
about-area-workshop = Die Werkstatt baut Mauern, Plattformen, Stangen und Erker.
    .rule = 17.16
about-area-train-soldier = { $need } Sanduhren: Ein Schütze in der Kaserne wird Soldat. Auch mehrmals in einer Runde.
    .rule = 17.1
about-area-train-veteran = { $need } Sanduhren: Ein Soldat in der Kaserne wird Veteran. Auch mehrmals in einer Runde.
    .rule = 17.1
about-area-blessing = { $need } Sanduhren: Die freien Schützen einer Seite schießen in dieser Runde zusammen auf eine Schanze dieser Seite.
    .rule = 17.3
about-area-mix-up = { $need } Sanduhren: Ein Befehl wird ungesehen von seinem Abschnitt genommen.
    .rule = 17.4
about-area-sharpshooters = { $need } Sanduhren: eine Einheit des Angreifers stirbt, überall außer bei den Plünderern.
    .rule = 17.5
about-area-glare = { $need } Sanduhren: in dieser Runde kein Sturm auf einen Abschnitt, und kein Geschütz zielt auf ihn.
    .rule = 17.6
about-area-cannon = { $need } Sanduhren: eine Kanone für einen leeren Turm. Sie schießt vor allem anderen.
    .rule = 17.8
about-area-goblin-cauldron = { $need } Sanduhren: ein Kessel für einen Abschnitt, der dort vor dem Nahkampf alle Goblins tötet.
    .rule = 17.9
about-area-orc-cauldron = { $need } Sanduhren: ein Kessel für einen Abschnitt, der dort vor dem Nahkampf einen Ork tötet.
    .rule = 17.9
about-area-troll-cauldron = { $need } Sanduhren: ein Kessel für einen Abschnitt, der dort vor dem Nahkampf einen Troll tötet.
    .rule = 17.9
about-area-tracking = { $need ->
        [one] { $need } Sanduhr
       *[other] { $need } Sanduhren
    } und ein Schütze der Wache, der das Spiel verlässt: alle Saboteure gehen nach Hause.
    .rule = 17.10
about-area-malfunction = { $need } Sanduhren: eine Belagerungsmaschine schießt im nächsten Sturm nicht.
    .rule = 17.11
about-area-spy = { $need } Sanduhren: mit einem Spion kostet eine Karte der Reihe eine Einheit mehr.
    .rule = 17.12
about-area-trap = { $need } Sanduhren: eine verdeckte Falle auf einen Pfad ohne Falle und Brücke.
    .rule = 17.13
about-area-wall = { $need } Sanduhren: ein Mauerstück für einen beliebigen Abschnitt, auch unter Angriff.
    .rule = 17.16
about-area-platform = { $need } Sanduhren: ein Platz mehr für Verteidiger auf einem Abschnitt.
    .rule = 17.15
about-area-pole = { $need } Sanduhren: eine Stange für einen leeren Turm. Im Nahkampf stößt sie auf einen Abschnitt daneben.
    .rule = 17.8
about-area-bay-window = { $need } Sanduhren: beide Abschnitte neben dem Turm zählen 1 mehr, solange ein Schütze in ihm ist.
    .rule = 17.14
about-area-reinforce = Heldenbefehl: eine Einheit geht aus dem Hof zu einem Abschnitt mit einem Helden.
    .rule = 16.2
about-area-work = Heldenbefehl: eine Einheit geht in Kathedrale, Schmiede, Werkstatt oder zu den Kundschaftern und legt dort sofort eine Sanduhr.
    .rule = 16.3
about-area-recall = Heldenbefehl: eine Einheit kommt von einem Abschnitt auf der Seite des Helden in den Hof.
    .rule = 16.4
about-zone-horde = Einheiten des Angreifers, nach Art. Eine Zahl zählt gleiche.
    .rule = 3.1
about-zone-garrison = Einheiten des Verteidigers, nach Art. Eine Zahl zählt gleiche.
    .rule = 3.2
about-zone-walls = Mauerstücke, jedes zählt im Nahkampf 1. Es gibt { $walls }; ein Belagerungsturm macht die seines Abschnitts wertlos.
    .rule = 21.5
about-zone-cauldron = Ein Kessel. Vor dem Nahkampf tötet er dort alle Goblins oder einen Ork oder einen Troll, Runde für Runde.
    .rule = 21.2
about-zone-equipment = Ausrüstung des Angreifers: höchstens zwei verschiedene Marker an einem Abschnitt, und sie bleiben.
    .rule = 9.1
about-zone-platforms = Eine Plattform: ein Platz mehr für Verteidiger.
    .rule = 17.15
about-zone-tower_item = Was ein Turm trägt: eine Kanone, eine Stange oder einen Erker.
    .rule = 2.2
about-zone-toppled = Hier wurde die Brüstung gestürzt. Auf diesem Abschnitt kann keine Mauer mehr gebaut werden.
    .rule = 18.3
about-zone-barrage = Eine Belagerungsmaschine. Sie schießt in jedem Sturm einmal auf einen Abschnitt, den sie erreicht.
    .rule = 8.1
about-zone-hits = Treffer im Stapel dieses Geschützes, anfangs { $hits }. Ein Treffer kommt zurück in den Stapel.
    .rule = 8.2
about-zone-misses = Fehlschüsse im Stapel dieses Geschützes, anfangs { $misses }. Ein Fehlschuss verlässt das Spiel.
    .rule = 8.2
about-zone-siege_tower = Ein Belagerungsturm geht in jedem Manöver einen Pfad. An seinem Abschnitt zählen Mauern und Kessel nicht.
    .rule = 8.7
about-zone-mantelets = Eine Schutzwand: Salven auf diese Schanze bewirken nichts. Kanonen und Scharfschützen treffen trotzdem.
    .rule = 8.6
about-zone-training = Helfer: höchstens zwei verschiedene auf einer Schanze, und sie bleiben.
    .rule = 10.1
about-zone-saboteurs = Ein Saboteur: jede Aktion dieses Gebäudes kostet { $saboteur } mehr.
    .rule = 10.4
about-zone-paths = Etwas liegt auf diesem Pfad: eine Falle oder eine Brücke. Eine verdeckte Falle kennt nur der Verteidiger.
    .rule = 3.6
about-zone-line = Die sechs mittleren Karten der Reihe, nach Phasen geordnet.
    .rule = 4.3
about-zone-reserve = Die sechs Karten der Reserve. Beide Seiten sehen sie.
    .rule = 4.3
about-zone-swapped = Karten, die im laufenden Tausch die Reihe verlassen.
    .rule = 7.2
about-zone-slot = Die Karte, die an der Reihe ist. Links von ihr wurden die ohne Haken übergangen.
    .rule = 5.2
about-zone-used = Diese Karte wurde in dieser Runde genutzt.
    .rule = 5.2
about-zone-wood = Holz im Vorrat, mit dem Karten bezahlt werden.
    .rule = 6.1
about-zone-sand = Sanduhren, die der Verteidiger jetzt ausgeben muss. Jede ist ein Schritt einer Aktion oder eine Bewegung.
    .rule = 14.1
about-zone-laid = Sanduhren auf dieser Aktion und leere Plätze für die, die noch fehlen. Sie warten, auch über Runden.
    .rule = 14.5
about-zone-finished = Diese Aktion ist in dieser Runde getan. In der nächsten ist sie wieder frei.
    .rule = 14.6
about-zone-hero_at = Ein Held ist keine Einheit und kann nicht sterben. Der Offizier zählt im Nahkampf { $officer }, der Krieger { $warrior }.
    .rule = 3.3
about-zone-heroic_used = Dieser Heldenbefehl wurde in dieser Runde gegeben.
    .rule = 16.1
about-zone-heroic_gone = Dieser Heldenbefehl hat das Spiel verlassen.
    .rule = 11.8
about-zone-glare = Das Blendlicht: in dieser Runde kein Sturm auf diesen Abschnitt.
    .rule = 17.6
about-zone-malfunction = Eine Panne: Dieses Geschütz schießt im nächsten Sturm nicht.
    .rule = 17.11
about-zone-orders = Ein Befehl des Angreifers. Verdeckt kann er Wut, Sprengung, Ruf oder Bluff sein.
    .rule = 13.3
about-zone-roles = Ein Marker eines Rituals. Verdeckt kann er das Ziel oder einer von { $bluffs } Bluffs sein; beide sehen gleich aus.
    .rule = 11.1
about-zone-objectives = Ziele des Angreifers. Sie liegen offen und zahlen, sobald sie erreicht sind.
    .rule = 19.1
about-zone-objectives_drawn = Ziele, aus denen der Angreifer wählt.
    .rule = 4.6
about-zone-plans = Pläne des Verteidigers. Der Angreifer sieht nur, wie viele es sind.
    .rule = 18.1
about-zone-plans_drawn = Pläne, aus denen der Verteidiger heimlich wählt.
    .rule = 4.8
about-zone-round = Die Runde. Es sind { $rounds }; hält die Mauer in allen, gewinnt der Verteidiger.
    .rule = 1.3
about-zone-hits_drawn = Trefferkarten, die Kanonen oder Stangen aufgedeckt haben. Keine kommt zweimal, bevor sie gemischt werden.
    .rule = 20.3
about-piece-horde-kind-goblin = Ein Goblin hat Stärke 1. In Wut zählt er mehr, und dann stirbt er.
    .rule = 3.1
about-piece-horde-kind-orc = Ein Ork hat Stärke 2. Eine Sprengung schickt Orks in den Tod, jeden mit einem Mauerstück.
    .rule = 3.1
about-piece-horde-kind-troll = Ein Troll hat Stärke 3. Ein Troll an einem Abschnitt kann einen anderen näher rufen.
    .rule = 3.1
about-piece-garrison-kind-marksman = Ein Schütze hat Stärke 1. In einem Turm oder auf einem Abschnitt ohne Angreifer schießt er auf eine Schanze.
    .rule = 3.2
about-piece-garrison-kind-soldier = Ein Soldat hat Stärke 2. Er kann nicht in Türme.
    .rule = 3.2
about-piece-garrison-kind-veteran = Ein Veteran hat Stärke 3, mehr als alle anderen der Garnison. Er kann nicht in Türme.
    .rule = 3.2
about-status-round = Die Runde, von { $rounds } insgesamt.
    .rule = 1.3
about-status-sand = Sanduhren, die der Verteidiger jetzt auszugeben hat.
    .rule = 14.1
about-status-wood = Holz im Vorrat des Angreifers.
    .rule = 6.1
about-status-supply = Einheiten im Vorrat des Angreifers: Mit ihnen werden Karten bezahlt, und Manöver bringen sie auf die Vorfelder.
    .rule = 6.1
about-status-card = Welche der neun Karten an der Reihe ist.
    .rule = 5.1
about-status-hidden = Wie viel verdeckt liegt. Das dürfen beide wissen, nicht aber, was es ist.
    .rule = 3.6
about-status-step = Die Schritte des Sturms in ihrer Folge; der Pfeil zeigt auf das, was jetzt geschieht.
    .rule = 20.1
about-mark-holds = Stärke des Angreifers gegen die des Verteidigers, und ab welcher Stärke der Abschnitt bricht.
    .rule = 21.9
about-mark-strained = Dem Angreifer fehlen hier höchstens 3 zum Durchbruch.
    .rule = 21.9
about-mark-breaks = Wenn sich nichts ändert, bricht dieser Abschnitt im Sturm, und der Verteidiger hat verloren.
    .rule = 21.9
about-mark-worst-holds = Das Äußerste, für den Verteidiger der schlimmste Fall, für den Angreifer der beste: Alle kommen, die in dieser Runde noch dorthin ziehen können, jedes Geschütz in Reichweite trifft, Gift wirkt, und Goblins rasen oder ein Troll wird gerufen. Auch dann hält es.
    .rule = 21.9
about-mark-worst-breaks = Das Äußerste, für den Verteidiger der schlimmste Fall, für den Angreifer der beste: Alle kommen, die in dieser Runde noch dorthin ziehen können, jedes Geschütz in Reichweite trifft, Gift wirkt, und Goblins rasen oder ein Troll wird gerufen. Dann bricht es.
    .rule = 21.9
about-mark-aims = Ein Geschütz hat gezielt. So wahrscheinlich ist die nächste Karte seines Stapels ein Treffer.
    .rule = 20.6
about-mark-sent = Einheiten, die aufgebrochen sind. Sie kommen zusammen an, wenn alle aufgebrochen sind; dann werden Fallen aufgedeckt.
    .rule = 12.7
about-mark-spied = Ein Spion bewacht diese Karte. Sie kostet eine Einheit mehr, die auch eine Sanduhr gibt.
    .rule = 6.5
about-gauge = Wie nah der schwächste Abschnitt am Durchbruch ist: ein Kästchen für jeden Punkt Stärke, der nicht mehr fehlt, voll beim Durchbruch.
    .rule = 21.9
    .name = Kleinster Abstand

## Die Geschichte

chapter-round = { $round ->
        [1] Ein Heer liegt vor der Burg. Was immer es tut, kostet Zeit, und mit der Zeit arbeiten die Verteidiger.
        [7] Die letzte Runde. Hält die Mauer noch einmal, ist die Belagerung vorbei.
       *[other] Die Horde sammelt sich neu, und der Sand rinnt.
    }
    .title = Runde { $round }
chapter-assault = Erst Kanonen und Geschütze, dann Pfeile, und dann Mann gegen Mann auf der Mauer.
    .title = Der Sturm der Runde { $round }
chapter-assault-over = Die Horde holt Atem, die Besatzung trägt ihre Verwundeten fort.
    .title = Die Mauer hält in Runde { $round }
review-quiet = Um keinen Abschnitt wurde gekämpft
review-nearest = { $margin ->
        [0] { $section } wurde durchbrochen
       *[other] Am nächsten an einem Durchbruch: { $section }, es fehlten { $margin }
    }
review-losses = Gefallen: { $horde } der Horde, { $garrison } der Besatzung, { $walls ->
        [one] ein Mauerstück
       *[other] { $walls } Mauerstücke
    }
review-fight = { $section }: { $invader } gegen { $defender }, Durchbruch bei { $line }
review-calm = { $section }: kein Nahkampf
review-horde = Horde −{ $lost }
review-garrison = Besatzung −{ $lost }
review-walls = Mauer −{ $lost }
chapter-breach = Die Mauer bricht bei { $section }, und die Horde strömt in die Burg.
    .title = Durchbruch bei { $section }
chapter-held = Die Horde zieht ab. Die Burg steht.
    .title = Die Mauer hat gehalten
epilogue-breached = Die Burg fiel in Runde { $round }: Die Mauer brach bei { $breach }.
epilogue-held = Die Burg hielt alle { $round } Runden lang.
epilogue-dead = Von der Horde starben { $killed } im Kampf, von der Garnison { $fallen }.
epilogue-work = { $actions } Aktionen wurden in den Gebäuden vollendet.
epilogue-walls = { $walls ->
        [one] Ein Mauerstück fiel Geschützen und Sprengungen zum Opfer.
       *[other] { $walls } Mauerstücke fielen Geschützen und Sprengungen zum Opfer.
    }
epilogue-traps = { $traps ->
        [one] Eine Falle schnappte auf den Pfaden zu.
       *[other] { $traps } Mal schnappte auf den Pfaden eine Falle zu.
    }
epilogue-rituals = { $targets ->
        [one] Ein Ritual traf sein Ziel.
       *[other] { $targets } Rituale trafen ihr Ziel.
    }
epilogue-marauders = Am Ende der Mauer stießen Plünderer zur Horde.
epilogue-lost-by-machines = Was die Chronik nennt: die Geschütze mit { $shots } Treffern, die meisten bei { $target }.
epilogue-lost-by-storm = Was die Chronik nennt: der Sturm auf { $breach }.
epilogue-won-by-walls = Was die Chronik nennt: { $built } Mauerstücke, so schnell gebaut, wie andere fielen.
epilogue-won-by-blood = Was die Chronik nennt: wer die Mauer erreichte, starb dort.

## Erklärungen: Aktionskarten

cost-units = { $count ->
        [0] nichts
       *[other] { $goblins ->
            [0] {""}
            [one] { $goblins } Goblin
           *[other] { $goblins } Goblins
        }{ $orcs ->
            [0] {""}
            [one] { $orcs } Ork
           *[other] { $orcs } Orks
        }{ $trolls ->
            [0] {""}
            [one] { $trolls } Troll
           *[other] { $trolls } Trolle
        }
    }
cost-or = { $one } oder { $other }
cost-of = { $wood ->
        [0] Kosten: { $units }
       *[other] Kosten: { $units } und { $wood } Holz
    }{ $sand ->
        [0] .
        [one] {" "}und 1 Sanduhr obendrein.
       *[other] {" "}und { $sand } Sanduhren obendrein.
    }
about-piece-card-briefing = Der Angreifer zieht { $briefing-units } Einheiten aus dem Beutel und nimmt { $briefing-wood } Holz. Dann darf er Karten der Reihe gegen den Ersatz tauschen und Karten einer Phase anders ordnen, für { $exchange-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $exchange-hourglasses } Sanduhren
    } im Ganzen. Übergehen kann er sie nicht.
    .rule = 7.1
about-piece-card-resources = Der Angreifer bezahlt eine Einheit und nimmt Holz vom Stapel: { $goblin-wood } für einen Goblin, { $orc-wood } für einen Ork, { $troll-wood } für einen Troll. Der Verteidiger bekommt für die Einheit eine Sanduhr.
    .rule = 7.6
about-piece-card-ballista = { $cost } Sie kommt auf eine Schanze und feuert auf einen Abschnitt, zu dem von dort ein Pfad führt. Ein Treffer tötet dort eine Einheit jeder Seite. Ihr Stapel beginnt mit { $deck-hits } Treffern und { $deck-misses } Fehlschüssen; Fehlschüsse gehen, wenn sie kommen. Höchstens { $barrage-limit } Geschütze dürfen auf dem Brett sein.
    .rule = 8.3
about-piece-card-catapult = { $cost } Es kommt auf eine Schanze und feuert auf einen Abschnitt, zu dem von dort ein Pfad führt. Ein Treffer nimmt dort ein Mauerstück, sonst den Kessel, sonst das Gerät eines Turms daneben. Sein Stapel beginnt mit { $deck-hits } Treffern und { $deck-misses } Fehlschüssen. Höchstens { $barrage-limit } Geschütze dürfen auf dem Brett sein.
    .rule = 8.4
about-piece-card-trebuchet = { $cost } Es kommt auf ein Vorfeld und feuert auf einen beliebigen Abschnitt seiner Seite. Ein Treffer nimmt dort ein Mauerstück, sonst den Kessel, sonst das Gerät eines Turms daneben. Sein Stapel beginnt mit { $deck-hits } Treffern und { $deck-misses } Fehlschüssen. Höchstens { $barrage-limit } Geschütze dürfen auf dem Brett sein.
    .rule = 8.5
about-piece-card-mantelet = { $cost } Sie kommt auf eine Schanze. Pfeile bewirken dort nichts mehr, auch nicht mit einem Segen. Kanonen und Scharfschützen treffen weiterhin.
    .rule = 8.6
about-piece-card-siege-tower = { $cost } Er beginnt auf einem Vorfeld und rückt in jedem Manöver einen Pfad weit vor, außerhalb aller Grenzen. An seinem Abschnitt zählen Mauerstücke und Kessel nicht. An der Mauer bleibt er für immer.
    .rule = 8.7
about-piece-card-banner = { $cost } Es kommt an einen Abschnitt: Die Stärke des Angreifers dort ist um eins höher, solange eine seiner Einheiten da ist. Ein Abschnitt hat Raum für { $equipment-spaces } verschiedene Stücke Ausrüstung.
    .rule = 9.2
about-piece-card-bridge = { $cost } Sie kommt auf einen Pfad ohne Falle. Eine Falle kann dort nicht mehr gelegt werden.
    .rule = 9.3
about-piece-card-ladder = { $cost } Sie kommt an einen Abschnitt: Der Angreifer hat dort einen Platz mehr. Ein Abschnitt hat Raum für { $equipment-spaces } verschiedene Stücke Ausrüstung.
    .rule = 9.4
about-piece-card-poison = { $cost } Es kommt an einen Abschnitt: In jedem Sturm, in dem eine Einheit des Angreifers dort ist, stirbt vor dem Nahkampf ein Schütze auf diesem Abschnitt.
    .rule = 9.5
about-piece-card-sap = { $cost } Er kommt an einen Abschnitt: In jedem Manöver darf ein Goblin oder Ork aus dem Vorrat geradewegs dorthin, an allen Fallen vorbei, wenn ein Platz frei ist.
    .rule = 9.6
about-piece-card-artilleryman = { $cost } Ein Fehlschuss verlässt den Stapel eines Geschützes nach Wahl des Angreifers, für immer.
    .rule = 10.2
about-piece-card-quartermaster = { $cost } Er kommt auf eine Schanze: In jedem Manöver darf eine Einheit ohne Halt hindurch, geradewegs an einen Abschnitt dahinter, auch wenn die Schanze voll ist. Fallen auf beiden Pfaden wirken.
    .rule = 10.3
about-piece-card-saboteur = { $cost } Er kommt auf ein Gebäude: Jede seiner Aktionen braucht { $saboteur-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $saboteur-hourglasses } Sanduhren
    } mehr, bis die Wache ihn aufspürt.
    .rule = 10.4
about-piece-card-trainer = { $cost } Trolle kommen aus dem Beutel auf freie Plätze der Vorfelder, wie der Angreifer mag: { $trainer-trolls }.
    .rule = 10.5
about-piece-card-trench-master = { $cost } Er kommt auf eine Schanze: Kanonen bewirken dort nichts mehr. Pfeile und Scharfschützen treffen weiterhin.
    .rule = 10.6
about-piece-card-bloodstones = { $cost } Das Ziel und Bluffs kommen verdeckt auf Geschütze. Trifft das Geschütz mit dem Ziel in dieser Runde, stirbt an seinem Abschnitt ein Verteidiger mehr.
    .rule = 11.4
about-piece-card-demon = { $cost } Das Ziel und Bluffs kommen verdeckt auf Gebäude. Vor jeder Aktion, die in dieser Runde im Gebäude mit dem Ziel vollendet wird, stirbt eine Einheit im Hof.
    .rule = 11.5
about-piece-card-gale = { $cost } Das Ziel und Bluffs kommen verdeckt auf Abschnitte. Jeder Gang zum Abschnitt mit dem Ziel oder von ihm weg kostet in dieser Runde { $gale-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $gale-hourglasses } Sanduhren
    } mehr, auch für Helden und Heldenbefehle.
    .rule = 11.6
about-piece-card-possession = { $cost } Das Ziel und Bluffs kommen verdeckt auf Heldenbefehle, die in dieser Runde noch nicht gegeben wurden. Wird der mit dem Ziel angesagt, bewirkt er nichts und verlässt das Spiel.
    .rule = 11.8
about-piece-card-specter = { $cost } Das Ziel und Bluffs kommen verdeckt auf Abschnitte. Jeder Verteidiger, der in dieser Runde am Abschnitt mit dem Ziel stirbt, kehrt als abgelegte Einheit des Angreifers von gleicher Stärke auf ein Vorfeld zurück.
    .rule = 11.9
about-piece-card-maneuver = Ein kleines Manöver bewegt { $minor-units } Einheiten von jedem Ort und gibt { $minor-hourglasses } Sanduhren, ein großes { $major-units } und gibt { $major-hourglasses }. Mindestens eines muss sein. Dann darf der Angreifer Abschnitten mit seinen Einheiten Befehle geben: einen offen oder beliebig viele geheim für { $secret-hourglasses ->
        [one] 1 Sanduhr
       *[other] { $secret-hourglasses } Sanduhren
    }.
    .rule = 12.1

## Erklärungen: Ziele

sort-card = Aktionskarte
sort-objective = Ziel des Angreifers
about-piece-objective-altar-of-ash = Erreicht, wenn in dieser Partie { $need } Ziele von Ritualen umgedreht wurden. Von da an kostet jedes Ritual { $give ->
        [one] eine Einheit
       *[other] { $give } Einheiten
    } weniger.
    .rule = 19.3
story-objective-altar-of-ash = Asche fällt auf das Lager, obwohl nirgends ein Feuer brennt. Die Vermummten nennen es ein gutes Zeichen.
about-piece-objective-bare-battlements = Erreicht, wenn am Ende eines Sturms { $need } Abschnitte keine Mauerstücke haben. Von da an ist die Stärke des Angreifers um { $give } höher an jedem Abschnitt ohne Mauerstücke, an dem seine Einheiten stehen.
    .rule = 19.3
story-objective-bare-battlements = Wo die Zinnen standen, ist nur noch Himmel und dahinter ein paar blasse Gesichter.
about-piece-objective-hooded-choir = Erreicht, wenn in einer Runde { $need } Rituale vollzogen werden. Von da an bringt jede Lagebesprechung { $give ->
        [one] einen Goblin
       *[other] { $give } Goblins
    } mehr aus dem Beutel.
    .rule = 19.3
story-objective-hooded-choir = Die ganze Nacht singen sie in einer Sprache, die kein Wort für Morgen hat, und am Morgen sind es mehr geworden.
about-piece-objective-full-battery = Erreicht, wenn { $need } Geschütze auf dem Brett sind. { $give ->
        [one] Je ein Treffer kommt
       *[other] Je { $give } Treffer kommen
    } in zwei Stapel nach Wahl des Angreifers.
    .rule = 19.3
story-objective-full-battery = Die Mannschaften vergleichen ihre Reichweiten und wetten auf Türme.
about-piece-objective-crossed-fire = Erreicht, wenn in einem Sturm { $need } Geschütze denselben Abschnitt treffen. { $give ->
        [one] Ein Verteidiger dort stirbt
       *[other] { $give } Verteidiger dort sterben
    } noch dazu, nach Wahl des Angreifers.
    .rule = 19.3
story-objective-crossed-fire = Beim ersten Stein schauen sie auf. Der zweite kommt von der anderen Seite.
about-piece-objective-timber-giant = Erreicht, wenn { $need ->
        [one] ein Belagerungsturm
       *[other] { $need } Belagerungstürme
    } an einer Mauer { $need ->
        [one] steht
       *[other] stehen
    }. Der Angreifer nimmt { $give } Holz vom Stapel.
    .rule = 19.3
story-objective-timber-giant = Er ächzt, er schwankt, er steht. Was unterwegs übrig blieb, taugt zum Brennen und zum Bauen.
about-piece-objective-heavy-steps = Erreicht, wenn auf { $need } Abschnitten zugleich Trolle stehen. Trolle kommen aus dem Beutel auf freie Plätze der Vorfelder: { $give }.
    .rule = 19.3
story-objective-heavy-steps = Wo sie sich an die Mauer lehnen, rieselt der Mörtel aus den Fugen. Die Straße herauf kommen noch mehr.
about-piece-objective-outlaws-bargain = Erreicht, wenn sich die Plünderer in { $need } Manövern angeschlossen haben. Aus dem Beutel { $give ->
        [one] kommen ein Goblin und ein Ork
       *[other] kommen { $give } Goblins und { $give } Orks
    } auf eine Schanze mit Raum.
    .rule = 19.3
story-objective-outlaws-bargain = Zweimal bezahlt, bringen sie ihre Vettern mit.
about-piece-objective-signs-on-the-stone = Erreicht, wenn { $need } Stück Ausrüstung an Abschnitten liegen; Brücken zählen nicht. Der Angreifer legt { $give ->
        [one] ein weiteres Stück
       *[other] { $give } weitere Stücke
    } aus dem Bestand, ohne Preis.
    .rule = 19.3
story-objective-signs-on-the-stone = Kreidestriche an der Mauer: hier eine Leiter, dort ein Fetzen an einer Stange. Jemand hat gelernt, die Burg zu lesen.
about-piece-objective-drums-on-both-flanks = Erreicht, wenn nach den Manövern auf einer Schanze jeder Seite { $need } Einheiten sind. Der Verteidiger bekommt für diese Phase 6 { $give ->
        [one] eine Sanduhr
       *[other] { $give } Sanduhren
    } weniger.
    .rule = 19.3
story-objective-drums-on-both-flanks = Trommeln im Osten, Trommeln im Westen, und auf den Mauern weiß niemand, wohin er laufen soll.

## Erklärungen: Verteidigungspläne

sort-plan = Verteidigungsplan
about-piece-plan-levy-of-the-town = Beim Ausspielen: Soldaten kommen aus der Reserve in den Hof: { $give }. Von da an bekommt der Verteidiger mit jeder Runde { $take ->
        [one] eine Sanduhr
       *[other] { $take } Sanduhren
    } weniger.
    .rule = 18.3
story-plan-levy-of-the-town = Bäcker, Böttcher, ein Schulmeister. Sie halten ihre Spieße wie Besen, und niemand lacht.
about-piece-plan-forge-by-night = Beim Ausspielen: Eine Aktion der Schmiede geschieht ohne Sanduhren. Von da an brauchen Aktionen der Schmiede { $take } mehr.
    .rule = 18.3
story-plan-forge-by-night = Der Schmied schickt den Jungen heim und arbeitet allein weiter. Am Morgen ist keine Kohle mehr da.
about-piece-plan-masons-shift = Beim Ausspielen: Mauerstücke kommen auf einen oder zwei Abschnitte: { $give }. Von da an braucht Mauer { $take } mehr.
    .rule = 18.3
story-plan-masons-shift = Sie nehmen die Steine von der Mühle, dann vom Kirchhof. Mehr ist nicht zu holen.
about-piece-plan-open-wards = Beim Ausspielen: Alle Einheiten im Hospital gehen in den Hof. Von da an { $take ->
        [one] genest in einer Runde eine Einheit
       *[other] genesen in einer Runde { $take } Einheiten
    } weniger.
    .rule = 18.3
story-plan-open-wards = Wer stehen kann, soll stehen. Die Schwestern öffnen die Türen und sehen weg.
about-piece-plan-scorched-ground = Beim Ausspielen: Einheiten auf einem Vorfeld sterben, bis zur Stärke { $give } zusammen, nach Wahl des Verteidigers. Von da an brauchen Aktionen der Kundschafter { $take } mehr.
    .rule = 18.3
story-plan-scorched-ground = Das dürre Gras brennt schneller, als ein Goblin läuft. Auch die Verstecke der Kundschafter brennen.
about-piece-plan-second-watch = Beim Ausspielen: Der Verteidiger bekommt { $give } Sanduhren. Gleich darauf nimmt der Angreifer ein Mauerstück von einem beliebigen Abschnitt weg. Dann ist der Plan aus dem Spiel.
    .rule = 18.3
story-plan-second-watch = Heute Nacht schläft niemand. Gegen Morgen nickt einer neben der Stütze ein, auf die er achten sollte.
about-piece-plan-captains-oath = Beim Ausspielen: Jeder Held auf einer Mauer zählt in dieser Runde { $give } mehr. Von da an kann in einer Runde nur ein Heldenbefehl gegeben werden, für beide Helden zusammen.
    .rule = 18.3
story-plan-captains-oath = Sie schwören vor allen Leuten, die Mauer nicht zu verlassen. Alle Leute werden sie beim Wort nehmen.
about-piece-plan-topple-the-parapet = Beim Ausspielen: Alle Mauerstücke eines Abschnitts mit Angreifern fallen, und jedes tötet { $give ->
        [one] einen von ihnen
       *[other] { $give } von ihnen
    }, nach Wahl des Verteidigers. Von da an kommen auf diesen Abschnitt keine Mauerstücke mehr.
    .rule = 18.3
story-plan-topple-the-parapet = Was ihre Großväter bauten, fällt in einem Atemzug auf alle, die darunter stehen.
about-piece-plan-turned-messenger = Beim Ausspielen: Alle verdeckten Befehle und Ritualmarker werden gezeigt; Bluffs von Ritualen gehen zurück, und der Verteidiger schickt noch einen Marker zurück. Von da an geben geheime Befehle keine Sanduhr.
    .rule = 18.3
story-plan-turned-messenger = Für einen Beutel und einen Ausweg verrät er alles, was er bei sich trägt. Der nächste wird nicht käuflich sein.
about-piece-plan-fouled-axles = Beim Ausspielen: Fehlschüsse kommen in die Stapel von bis zu zwei Geschützen, { $give } in jeden. Von da an kann Panne nicht mehr vollendet werden.
    .rule = 18.3
story-plan-fouled-axles = Sand im Fett, ein Keil im Rad. Danach werden sie ihre Maschinen bewachen.

## Das Brett im Terminal

board-title = STRONGHOLD
board-round = Runde { $round }/{ $rounds }
board-sand = Sanduhren { $sand }
board-more = (noch { $count })
board-gauge = { $section }: { $margin ->
        [0] Durchbruch
       *[other] { $margin } fehlen
    }
board-supply = Vorrat
board-wood = Holz { $wood }
board-bag = Beutel
board-marauders = Plünderer
board-paths = Pfade
board-attack = Sturm
board-works = Werke
board-sums = Summe
board-breach = Bruch
board-best = bis
board-sent = Unterwegs
board-worst = bis
board-defend = Wehr
board-towers = Türme
board-stock = Vorrat
board-officer = O
board-warrior = K
board-legend-horde = Goblin, Ork, Troll, mit ihrer Zahl
board-legend-garrison = Schütze, Soldat, Veteran; _ ist ein freier Platz
board-legend-heroes = der Offizier und der Krieger (K)
board-legend-wall = Mauerstück
board-legend-cauldron = Kessel, mit der Art, die er tötet
board-legend-equipment = Banner, Leiter, Gift, Stollen
board-legend-siege-tower = Belagerungsturm
board-legend-face-down = verdeckter Befehl oder verdeckte Falle; Marker eines Rituals
board-legend-machines = Balliste, Katapult, Trebuchet, mit Treffern:Fehlschüssen im Stapel; × schießt nicht
board-legend-mantelet = Schutzwand; Helfer: q Quartiermeister, d Schanzmeister
board-legend-items = in Türmen: Kanone, Stange, Erker
board-legend-bridge = Brücke auf einem Pfad
board-legend-sums = Angreifer v Verteidiger; darunter die Stärke für einen Durchbruch, mit ! wo er ist
board-legend-worst = das Äußerste, was kommen kann / Stärke zum Durchbruch dann; ! wäre einer
board-legend-laid = gelegte / nötige Sanduhren
board-odds-machine = { $card } auf { $gun }: { $percent } % Treffer
board-odds-bag = Nächste Einheit aus dem Beutel: { $shares }
board-odds-cannon = Nächste Trefferkarte, für eine Kanone: { $shares }
board-odds-pole = Nächste Trefferkarte, für eine Stange: { $shares }

## Die erste Lektion

lesson-first-title = Der Verteidiger: Halte die Mauer
lesson-first-blurb = Sechs Sanduhren und ein Abschnitt in Gefahr: Gänge, Mauern, Ausbildung, ein Held, ein Kessel und der Sturm. Etwa neun Minuten, und die Burg ist gerettet.
lesson-first-won = Die Burg ist gerettet
lesson-first-welcome = Du verteidigst die Burg. Das ist die siebte Runde, die letzte: Wenn in ihr kein Abschnitt der Mauer bricht, hast du gewonnen.
lesson-first-plate = Bei W8 stehen zwei Trolle unter einem Banner. Die Zahlen dort sagen 7 : 5, Durchbruch ab 9: Der Angreifer hat 7, du hast 5, und mit 9 bräche er durch.
lesson-first-line = Warum 9? Einheiten zählen doppelt: ein Schütze 1 und ein Soldat 2 machen 6. Mit zwei Mauerstücken sind es 8. Wer mehr hat, bricht durch.
lesson-first-sand = Was du hast, ist Zeit: sechs Sanduhren, wie in der ersten Runde jeder Partie. Du musst sie alle ausgeben.
lesson-first-move = Auf W8 ist ein Platz frei. In der Kaserne wartet ein Soldat. Wähle ihn.
lesson-first-move-2 = Und jetzt W8. Jeder Gang kostet eine Sanduhr.
lesson-first-wall = W8 bricht jetzt erst ab 13. Mit Stein wird es noch sicherer: Mauer braucht zwei Sanduhren. Lege die erste.
lesson-first-wall-2 = Noch geschieht nichts. Eine Aktion geschieht mit ihrer letzten Sanduhr: Lege sie.
lesson-first-wall-3 = Jetzt sagst du, wo. Ein Mauerstück zählt auf jedem Abschnitt 1: Wähle W8.
lesson-first-goblins = Schau hinaus: Auf R4 warten drei Goblins, auf R7 auch. Ein Goblin hat Stärke 1. Mit dem Befehl Wut zählt er 3.
lesson-first-cauldron = Ein Goblinkessel tötet alle Goblins an einem Abschnitt und braucht zwei Sanduhren. Lege nur eine: Sie wartet dort, bis du weißt, wohin die Goblins gehen.
lesson-first-train = Zwei bleiben, genug zum Ausbilden: Ein Schütze in der Kaserne wird Soldat. Vollende das sofort. Die letzte Sanduhr beendet deinen Zug.
lesson-first-paid = Der Angreifer hat einen Ork für Holz hergegeben. Für jede Einheit, mit der er zahlt, bekommst du eine Sanduhr: Hier ist eine.
lesson-first-hero = Ein Held ist keine Einheit: Er braucht keinen Platz und kann nicht sterben. Der Krieger auf W7 zählt 2. Wähle ihn.
lesson-first-hero-2 = Von W7 ist es ein Gang die Mauer entlang. Schick ihn nach W8.
lesson-first-ladder = Ein weiterer Ork zahlte für eine Leiter: Bei W8 haben jetzt fünf Angreifer Platz statt vier. Und du hast wieder eine Sanduhr.
lesson-first-archer = Schützen auf einem Abschnitt schießen nicht mehr, wenn Angreifer da sind. In einem Turm schießen sie immer. Wähle einen Schützen in der Kaserne.
lesson-first-tower = Jeder Turm liegt einer Schanze gegenüber, T6 liegt bei R6. Schick ihn nach T6.
lesson-first-storm = Die Goblins sind auf der Mauer, bei W5 und bei W8. Bei beiden liegt ein Befehl verdeckt. Einer kann Wut sein und einer ein Bluff.
lesson-first-worst = Unter den Zahlen steht der schlimmste Fall: bei W8 bis 16, bei W5 bis 9. Mit Wut brächen beide. Das Manöver gab dir drei Sanduhren, die geheimen Befehle eine.
lesson-first-rescue = Jetzt hilft es, dass nur eine fehlt. Lege sie auf den Goblinkessel.
lesson-first-rescue-2 = Trolle und Goblins zusammen: W8 ist gefährlicher. Häng den Kessel dorthin.
lesson-first-swap = Jetzt W5. Dort ist kein Platz frei, aber zwei Einheiten können für eine Sanduhr tauschen. Wähle den Schützen auf W5.
lesson-first-swap-2 = Er tauscht mit jemandem in der Kaserne. Mit dem Veteranen bricht W5 ab 13, mit einem Soldaten ab 11. Beides genügt gegen 9.
lesson-first-mix-up = Zwei bleiben, genug für Verwirrung in der Kathedrale: Sie nimmt einen Befehl ungesehen weg. Vollende sie sofort.
lesson-first-mix-up-2 = Nimm den Befehl bei W5. Dann läuft der Sturm von selbst: Geschütze, Pfeile, Kessel, Befehle und Stärke gegen Stärke.
lesson-first-fight = Pfeile töteten einen Ork auf R6. Bei W8 tötete der Kessel die Goblins, und die Wut traf niemanden mehr an: 7 kämpften gegen 10, und ein Troll starb.
lesson-first-summary = Kein Abschnitt ist gebrochen, und die Belagerung ist vorbei. Du kannst jetzt:
    einen Abschnitt lesen: Stärke, Durchbruch und darunter den schlimmsten Fall;
    gehen und tauschen, für je eine Sanduhr;
    Aktionen vollenden, oder eine Sanduhr davor anhalten;
    Helden und Türme nutzen;
    zählen, womit der Angreifer zahlt: Jede Einheit ist Zeit für dich.
    Heldenbefehle und Pläne kosten nichts; sie stehen unter dem, was du wählen kannst. Sieh es als Nächstes von außen.

## Die zweite Lektion

lesson-second-title = Der Angreifer: der letzte Sturm
lesson-second-blurb = Holz, Banner und Leiter, ein Manöver, ein geheimer Befehl und ein Bluff. Etwa acht Minuten, und die Mauer bricht.
lesson-second-won = Die Mauer ist durchbrochen
lesson-second-welcome = Jetzt führst du die Horde. Das ist die letzte Runde. Ein Durchbruch, an irgendeinem Abschnitt, und du hast gewonnen.
lesson-second-plate = W4 ist dein Ziel. Seine Zahlen sagen 0 : 7, Durchbruch ab 11: Von dir ist noch niemand dort, und mit 11 brichst du durch.
lesson-second-army = Auf R3 warten ein Troll und drei Goblins, zusammen 6: zu wenig. Das Katapult neben ihnen hilft: In seinem Stapel ist kein Fehlschuss mehr.
lesson-second-resources = Du gehst die Karten von links nach rechts durch. Rohstoffe machen aus einer Einheit Holz, und der Verteidiger bekommt dafür eine Sanduhr. Gib einen Ork für 2 Holz her.
lesson-second-mantelet = Der Verteidiger hat diese Sanduhr auf Mauer gelegt. Als Nächstes kommt die Schutzwand gegen Pfeile. Sie nähme dein ganzes Holz, also passe. Das kostet nichts.
lesson-second-banner = Das Banner: Mit ihm zählst du an einem Abschnitt 1 mehr. Es kostet einen Goblin und 1 Holz. Nutze es.
lesson-second-banner-2 = Lege es an W4.
lesson-second-ladder = Der Verteidiger hat die Mauer vollendet, also bricht W4 erst ab 12. Nutze die Leiter, für einen Ork und 2 Holz: Sie schafft Platz für einen mehr von dir.
lesson-second-ladder-2 = Wieder an W4. Dort können jetzt vier stehen.
lesson-second-soldier = Mit dieser Sanduhr nahm ein Soldat den Platz des Schützen auf W4 ein, und es bricht erst ab 14. Alles, womit du zahlst, wird beantwortet. Zahle also nur für das, was gewinnt.
lesson-second-maneuver = Jetzt rückt das Heer vor. Ein kleines Manöver bewegt fünf von jedem Ort und gibt 3 Sanduhren, ein großes sieben und gibt 5. Mehr als vier brauchst du nicht: Wähle das kleine.
lesson-second-feint = Zuerst gehen die Schanzen an die Mauern, damit niemand zweimal zieht. Schick alle drei Goblins von R1 nach W1. Sie sollen täuschen.
lesson-second-march = Von R3 gehen alle nach W4: der Troll und drei Goblins. Schick zuerst ihn oder zuerst sie los.
lesson-second-march-2 = Und jetzt die anderen, auch nach W4.
lesson-second-stay = Die Vorfelder ziehen nach den Schanzen. Die Orks kämen nur auf eine Schanze, und dort kämpft niemand. Wähle Fertig, dann bleiben sie.
lesson-second-enough = Mit einem großen Manöver dazu wären es 9 Sanduhren. Für 6 vollendet der Verteidiger Blendlicht, und bei W4 gäbe es keinen Kampf. Wähle Fertig.
lesson-second-orders = Bei W4 hast du 7, und es bricht ab 14. Ein Befehl muss es entscheiden. Ein offener ist frei, geheime geben 1 Sanduhr: Wähle geheime.
lesson-second-fury = Mit Wut zählt jeder Goblin bei W4 3. Lege sie dorthin.
lesson-second-bluff = Ein Bluff bewirkt nichts. Aber drei Goblins mit einem Befehl sehen auch bei W1 gefährlich aus. Lege ihn dorthin.
lesson-second-guess = Der Verteidiger hatte vier Sanduhren und musste raten: Verwirrung nahm den Befehl bei W1 weg, deinen Bluff. Der Orkkessel bei W4 tut Goblins nichts.
lesson-second-aim = Der Sturm beginnt, und die Geschütze schießen zuerst. Ein Treffer des Katapults nimmt ein Mauerstück: Ziele auf W4.
lesson-second-breach = 13 gegen 8 bei W4. Der Unterschied ist 5, und die Einheiten dort haben 4: ein Durchbruch. Ohne Banner, Leiter, Katapult oder Wut hätte es gehalten.
lesson-second-summary = Ein Abschnitt ist gebrochen, und die Burg gehört dir. Du kannst jetzt:
    Karten von links nach rechts nutzen oder übergehen;
    jeden Preis gegen die Sanduhren halten, die er gibt;
    in der richtigen Folge ziehen: Mauern, Schanzen, Vorfelder;
    einen Befehl hinter einem Bluff verstecken;
    zählen, was ein Durchbruch braucht, bevor du jemanden schickst.
    Die anderen Karten erklären sich, wenn du nach ihnen fragst. Jetzt kannst du eine ganze Belagerung spielen, auf beiden Seiten.
