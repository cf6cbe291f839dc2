### Wörter aller Spiele und aller Oberflächen, auf Deutsch.

seat = Spieler { $number }
proposed = Vorgeschlagen: { $who }
fatal = Dann ist es vorbei. { $how }
log-times = { $words }, { $times }-mal
group-vain = Jetzt vergeblich
list-and = { $first } und { $last }
and-more = { $shown } und { $more } weitere

## Ein Spiel beginnen

error-unknown-game = Ein Spiel „{ $found }“ gibt es nicht; wähle eines von: { $expected }.
error-game-fails = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt weg, weil es sich nicht laden lässt: { $why }
error-game-none = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt weg, weil { $found } kein Spiel ist.
error-game-lacks = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt weg, weil ihm Angaben fehlen: { $found }.
error-game-key = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt weg, weil es sich selbst „{ $found }“ nennt.
error-game-taken = Das Spiel „{ $game }“ aus dem Paket { $package } bleibt weg, weil schon ein anderes so heißt.
error-seats = { $game } lässt sich nicht mit { $found } Plätzen spielen; wähle eine Zahl von: { $expected }.
error-setting-seats = { $game } mit { $setting } ist für { $expected } Personen, nicht für { $found }; ändere eins von beiden.
error-seat = Es gibt keinen Platz „{ $found }“; die Plätze sind von 0 bis { $last } nummeriert.
error-seed = Der Startwert muss eine ganze Zahl mit höchstens { $digits } Ziffern sein, nicht „{ $found }“.
error-luck = Der Zufall kann nicht „{ $found }“ sein; schreib „own“, wenn das Programm ziehen soll, oder „given“, wenn du ihn eingibst.
error-seats-number = Die Zahl der Plätze muss eine ganze Zahl wie { $example } sein, nicht { $found }.
error-settings-names = Einstellungen werden mit ihrem Namen angegeben, etwa {"{"}"level": "hard"{"}"}, nicht als { $found }.
error-content-folder = Der Ordner mit eigenen Tabellen muss ein Pfad sein, nicht { $found }.
error-setting = { $game } hat keine Einstellung „{ $found }“; es gibt: { $expected }.
error-no-settings = { $game } hat keine Einstellungen; lass „{ $found }“ weg.
error-language = Das Programm spricht nicht „{ $found }“; wähle eines von: { $expected }.
error-setting-value = Die Einstellung { $setting } von { $game } kann nicht „{ $found }“ sein; wähle eines von: { $expected }.
error-setting-clash = Die Einstellung { $setting } von { $game } geht nur mit { $other }; lass eine von beiden weg.
error-no-content = { $game } hat keine Tabellen, die du ersetzen könntest; lass den Ordner weg.

## Wählen

error-over = Die Partie ist vorbei; es gibt nichts mehr zu wählen.
error-luck-first = Erst muss der Zufall fallen; gib sein Ergebnis ein und wähle dann.
error-broken-position = Von dieser Stellung aus geht es so nicht weiter: sie wurde zu etwas verändert, das die Regeln nie erreichen.
error-not-asked = Platz { $seat } ist jetzt nicht gefragt; antworten kann einer dieser Plätze: { $asked }.
error-refused = „{ $choice }“ geht jetzt nicht: { $why } ({ $rule }).
error-not-offered = „{ $choice }“ steht nicht zur Wahl ({ $rule }); wähle eines von: { $offered }.
error-outcome = Der Zufall kann hier nicht „{ $found }“ ergeben; möglich ist: { $expected }.
error-no-luck = Gerade wird kein Zufall erwartet, also kann „{ $found }“ nicht eintreten; triff stattdessen eine Wahl.
error-no-undo = Es gibt nichts zurückzunehmen: Seitdem ist der Zufall gefallen, oder niemand hat gewählt.
error-undo-place = Bis zur Stelle { $found } kannst du nicht zurück; wähle eine von: { $expected }.
error-no-redo = Es gibt nichts zu wiederholen; nimm zuerst eine Wahl zurück.

## Stellungen als Daten

error-dump-not-data = Eine Stellung muss ein Objekt mit benannten Feldern sein; speichere eine aus einer Partie, um die Form zu sehen.
error-dump-missing = In der Stellung fehlt „{ $place }“; ergänze es.
error-dump-unknown = In der Stellung ist „{ $place }“ unbekannt; nimm es heraus oder nutze eines von: { $expected }.
error-dump-value = „{ $place }“ kann nicht „{ $found }“ sein; erwartet: { $expected }.
error-dump-game = Das gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“; öffne es mit jenem Spiel.
error-dump-not-a-row = „{ $place }“ muss ein Objekt mit benannten Feldern sein; schreib es so.
error-dump-not-a-list = „{ $place }“ muss eine Liste sein; schreib es so.
error-dump-not-a-number = „{ $place }“ muss eine einzelne Zahl sein; schreib es so.
error-dump-length = „{ $place }“ hat { $found } { $found ->
        [one] Eintrag
       *[other] Einträge
    } statt { $expected }; berichtige die Anzahl.
error-dump-step = „{ $place }“ ist kein Schritt dieses Spiels: „{ $found }“; schreib einen Schritt wie Name(Wert).
error-dump-step-numbers = „{ $place }“: Der Schritt { $step } braucht { $expected ->
        [0] keine Werte
        [one] 1 Wert
       *[other] { $expected } Werte
    }; berichtige sie.
error-dump-luck = „luck“ muss „keys“, „drawn“ und „given“ wie in einer gespeicherten Stellung haben; lass es für neuen Zufall weg.
error-dump-no-agenda = Die Stellung hat weder einen nächsten Schritt noch ein Ende; gib eines davon an.
error-dump-agenda = Die nächsten Schritte passen nicht zum Rest der Stellung; berichtige „agenda“.
error-impossible = Nach den Regeln kann es diese Stellung nicht geben: { $why }.
error-rules-version = Das stammt aus Fassung { $found } der Regeln, dieses Programm spielt aber Fassung { $expected }; nimm das Programm, aus dem es stammt.
error-content-differs = Das stammt aus anderen Tabellen ({ $found } statt { $expected }). Die Tabellen des Spiels haben sich seither geändert, oder es waren eigene: Nenne ihren Ordner mit --content oder beginne ein neues Spiel.

## Lagen

error-situation-unknown = { $game } kennt keine Angabe „{ $found }“; sag eine von: { $expected }.
error-situation-names = „{ $fact }“ braucht Namen, etwa {"{"}"A": 1{"}"}, nicht „{ $found }“.
error-situation-list = „{ $fact }“ muss eine Liste sein, etwa ["A", "B"], nicht „{ $found }“.
error-situation-long = „{ $fact }“ hat { $found } Einträge; sag höchstens { $expected }.
error-situation-key = „{ $fact }“ kann nicht von „{ $found }“ sprechen; nenne eines von: { $expected }.
error-situation-value = „{ $fact }“ kann nicht „{ $found }“ sein; erwartet: { $expected }.
error-situation-question = Nichts in den Regeln heißt „{ $found }“; am nächsten kommen: { $expected }.
error-situation-not-met = „{ $found }“ kommt in einer solchen Partie nicht von selbst; sag alles, wovon es spricht: { $expected }.
error-situation-at = Sag entweder „at“ oder „agenda“; „{ $found }“ ist der erste Schritt einer Agenda, die du selbst schreiben kannst.
error-situation-impossible = { $count ->
        [one] { $facts } ist nicht möglich: { $why }; ändere es.
       *[other] { $facts } passen nicht zusammen: { $why }; ändere eines davon.
    }
error-situation-agenda = { $facts }: Von dem, was hier gefragt wird, geht es nach den Regeln nicht weiter; frag etwas anderes oder ändere den Rest.
error-situation-refused = { $facts }: { $why }

## Stellungen in einer Zeile

error-position-head = Eine Stellung dieses Spiels beginnt mit „{ $expected }“, nicht mit „{ $found }“; kopiere die ganze Zeile.
error-position-content = Die Stellung stammt aus anderen Tabellen als diesen ({ $expected }); nenne ihren Ordner mit --content.
error-position-word = Das Wort „{ $word }“ der Stellung kann nicht „{ $found }“ sein; kopiere die Zeile neu.
error-position-missing = In der Stellung fehlt das Wort „{ $word }“; kopiere die ganze Zeile.
error-position-unknown = In der Stellung ist das Wort „{ $word }“ unbekannt; nimm es heraus.

## Aufzeichnungen

error-record-path = siegeworks.read nimmt den Pfad einer .siege-Datei, nicht { $found }.
error-record-itself = Das ist der Text einer Aufzeichnung, nicht der Pfad einer Datei; nimm game.read.
error-record-no-text = game.read nimmt den Text einer Aufzeichnung, nicht { $found }.
error-position-text = Eine Stellung ist eine Zeile Text, nicht { $found }.
error-no-file = „{ $path }“ lässt sich nicht lesen ({ $why }); prüfe den Pfad.
error-not-text = „{ $path }“ ist keine Textdatei; wähle eine Aufzeichnung mit der Endung .siege.
error-record-head = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“; wähle eine Datei mit der Endung .siege.
error-record-missing = In der Aufzeichnung fehlt die Zeile „{ $name }“; ergänze sie.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht zu verstehen: „{ $found }“; berichtige sie oder nimm sie heraus.
error-record-answer = Zeile { $line } der Aufzeichnung passt nicht zur Partie: { $why }
error-record-luck = Der Zufall ergab mit diesem Startwert „{ $expected }“, nicht „{ $found }“; berichtige die Zeile oder nimm den Startwert heraus.
error-record-no-luck = Hier wird eine Wahl erwartet, kein Zufall; beginne die Zeile mit der Nummer des Platzes.
error-record-seed = Der Startwert muss eine ganze Zahl sein, nicht „{ $found }“; berichtige ihn oder nimm ihn heraus.

## Nachschlagen

error-no-paragraph = Die Regeln von { $game } haben keinen Absatz { $found }; lass die Nummer weg, um alle zu sehen.
error-no-lesson = { $game } hat keine Lektion "{ $found }"; die Liste der Spiele nennt die vorhandenen.
error-no-tables = In „{ $path }“ liegt keine Tabelle; lege mindestens eine von diesen hinein: { $expected }.
error-no-folder = Einen Ordner „{ $path }“ gibt es nicht; prüfe den Pfad.

## Inhaltstabellen

error-content = { $place }: gefunden: { $found }; erwartet: { $expected }.
error-content-own = { $own }: Das passt nicht zum Übrigen. { $why }
content-and = { $one } und { $other }
content-and-more = { $one } und { $more ->
    [one] eine weitere Zeile
   *[other] { $more } weitere Zeilen
 }
content-row = { $place }, Zeile „{ $row }“
content-row-number = { $place }, Zeile { $row }
content-field = { $place }, Feld „{ $field }“

content-nothing = nichts
content-long-number = eine Zahl, die zum Zeigen zu lang ist
content-no-file = keine Datei { $file }
content-no-row = keine solche Zeile
content-no-folder = kein lesbarer Ordner ({ $why })
content-no-size = keine Datei von brauchbarer Größe
content-unknown-row = eine unbekannte Zeile
content-unknown-field = ein unbekanntes Feld
content-unknown-file = die unbekannte Datei { $file }
content-again = noch einmal „{ $id }“
content-unreadable = eine Datei, die sich nicht lesen lässt ({ $why })
content-not-utf8 = ein Byte, das kein UTF-8-Text ist, an Stelle { $position }
content-too-deep = zu tief verschachtelte Werte
content-not-toml = Text, der kein TOML ist ({ $why })

content-whole = eine ganze Zahl von { $low } bis { $high }
content-whole-only = die ganze Zahl { $number }
content-one-of = eines von { $names }
content-only = nur { $names }
content-id-of = eine id der Tabelle { $table }
content-range = { $low } bis { $high }
content-list = eine Liste von { $count } Einträgen, jeder davon { $each }
content-list-different = eine Liste von { $count } verschiedenen Einträgen, jeder davon { $each }
content-an-id = bis zu 60 Buchstaben und Ziffern, dazwischen einzelne Bindestriche
content-once = jede id nur einmal
content-one-row = eine Zeile mit dieser id
content-rows-stay = kein „remove“, denn die Zeilen dieser Tabelle müssen bleiben
content-row-blocks = Blöcke der Form [[row]]
content-that-file = diese Datei
content-a-table = eine Tabelle in TOML
content-a-folder = ein Ordner mit Tabellen

## Terminal

cli-usage-whole = { $flag } braucht eine ganze Zahl, nicht „{ $found }“.
cli-usage-number = { $flag } braucht eine Zahl, nicht „{ $found }“.
cli-usage-least = { $flag } kann nicht { $found } sein; es muss mindestens { $bound } sein.
cli-usage-most = { $flag } kann nicht { $found } sein; es darf höchstens { $bound } sein.
cli-usage-flag = Ein { $found } gibt es nicht; am nächsten kommt { $near }.
cli-menu = SIEGEWORKS
cli-menu-ask = Wähle mit Nummer oder Namen; Enter { $kind ->
        [left] setzt { $game } fort
       *[other] beginnt { $game }
    }, q beendet
cli-menu-nonsense = Das steht nicht in der Liste; tippe eine Zahl von 1 bis { $count }, einen Namen oder q.
cli-seats = { $seats ->
        [1] 1 Person
       *[other] { $seats } Personen
    }
cli-left-off = Angefangene Partien
cli-over = Beendete Partien, zum Ansehen
cli-menu-all = a zeigt alle { $count } Partien, die hier aufbewahrt sind.
cli-kept-won = gewonnen
cli-kept-lost = verloren
cli-kept-won-by = gewonnen von { $who }
cli-look-back = { $number } von { $count }: Enter geht weiter, z zurück, q beendet >
cli-bot-plays = { $who } ist ein Bot ({ $bot })
cli-players = Personen
cli-setup = Enter nimmt, was in Klammern steht, h erklärt, q beendet.
cli-setup-help = Tippe eines davon: { $found }; sein Anfang genügt. Enter nimmt { $usual }, q beendet.
cli-who-plays = Wer spielt?
cli-who-plays-ask = Spieler
cli-who-side = Du als { $role }, gegen einen Bot
cli-who-alone = Du gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    }
cli-who-together = Du, und { $bots ->
        [one] ein Bot an deiner Seite
       *[other] { $bots } Bots an deiner Seite
    }
cli-who-people = { $seats } Menschen an dieser Tastatur, abwechselnd
cli-bot-level = Wie stark ist der Bot
cli-report = WAS SEIT DEINER LETZTEN ANTWORT GESCHAH
cli-report-harm = { $count ->
        [one] 1 Sache, die schadet
       *[other] { $count } Sachen, die schaden
    }
cli-report-all = Alles der Reihe nach
cli-report-on = Enter zeigt das Brett und die Frage:
cli-usual = Wie üblich: { $found }.
cli-usual-ask = Optionen
cli-usual-take = wie üblich
cli-usual-choose = jede wählen
cli-pick = „{ $typed }“ steht nicht zur Wahl; tippe eines davon: { $found }; ? erklärt sie, Enter nimmt das Übliche.
cli-resume-options = Personen, Optionen, Startwert und Würfel gehören zu einer neuen Partie; lass sie weg, um eine gespeicherte fortzusetzen.
cli-hints = h Hilfe  ? Regel  q Ende  w warum nicht  l Verlauf  o Chancen  v Lage
cli-hint-pick = { $numbers } oder Worte
cli-hint-ask = { $number }? was es bewirkt
cli-hint-enter = Enter: { $choice }
cli-hint-undo = u zurück ({ $choice })
cli-hint-redo = r wieder
cli-role = { $who } ({ $role })
cli-you-play = du bist { $who }
cli-introduction = h nennt alles, was du tippen kannst; ? erklärt: ? Ziel, ? Zug oder jedes Wort auf dem Brett.
cli-more = Enter zeigt mehr, oder tippe weiter >
cli-since = Seit deiner letzten Wahl
cli-no-news = Seit deiner letzten Wahl ist nichts geschehen.
cli-too-small = Dieses Fenster hat { $columns } Spalten und { $lines } Zeilen; das Brett braucht { $width } und { $height }. Bis dahin wird es in Sätzen erzählt, v erzählt alles.
cli-stopped = „{ $typed }“ steht nicht mehr zur Wahl; es blieb weg, mit allem, was danach kam.
cli-stopped-why = Weggelassen, mit allem, was danach kam: { $why }
cli-near = „{ $typed }“ ist hier keine Antwort; meinst du: { $found }?
cli-nonsense-about = „{ $typed }“ ist jetzt keine Antwort; ? { $typed } sagt, was es ist, w, was du nicht tun kannst und warum.
cli-risky = { $choice }: Das verliert die Partie sofort{ $percent ->
        [100] , und zwar sicher
       *[other] { " " }in { $percent } von 100 Fällen
    }.
cli-unspent = { $choice } ({ $unspent }): Was dann kommt, lässt sich nicht zurücknehmen.
cli-risky-ask = Wirklich? j, oder Enter, um neu zu überlegen >
cli-yes = j ja y
cli-next-last = Die nächste Antwort ist hier die letzte, dann geht das Spiel weiter.
cli-last-final = { $choice }: Das ist das Letzte hier, und was dann kommt, lässt sich nicht zurücknehmen.
cli-last-final-ask = Enter geht weiter, u überlegt neu >
cli-goal-sides = Wer ist wer
cli-goal-win = Gewinnen
cli-goal-lose = Verlieren
cli-goal-turn = Ein Zug
cli-goal-score = Punkte
cli-learn = Wie möchtest du beginnen?
cli-learn-ask = Lektion oder Partie
cli-own-game = Eine eigene Partie
cli-lesson = LEKTION { $title } · { $step } von { $steps }
cli-lesson-do = Tippe jetzt die Zahl oder die Worte: { $choice }
cli-lesson-others = { $count } andere Antworten lassen sich ebenso tippen
cli-lesson-on = Enter geht weiter >
cli-lesson-left = Das ist ein anderer Weg als der der Lektion. u nimmt es zurück; gehst du weiter, spielst du ohne die Lektion.
cli-lesson-over = Die Lektion ist zu Ende. n führt zur nächsten, oder spiele von hier aus weiter; q beendet. Später heißt sie:
cli-lesson-ended = Die Lektion ist zu Ende. n führt jetzt zur nächsten; später heißt sie:
cli-lessons-ended = Die Lektion ist zu Ende, und es war die letzte. n beginnt ein richtiges Spiel.
cli-lessons-over = Die Lektion ist zu Ende, und es war die letzte. n beginnt ein richtiges Spiel, oder spiele von hier aus weiter; q beendet.

# Wonach man mit „? Wort“ fragt; mehrere Namen eines Themas mit Kommas dazwischen.
cli-topic-small-words = wie kann können ich du wir man mir mein der die das den ein eine ist sind was wann wo zu es im in dem dieses spiel
cli-topic-win = gewinnen, gewinne, gewinnt, gewinn, sieg, siegen, ziel, ziele, spielziel, zweck, win, goal
cli-topic-lose = verlieren, verliere, verliert, verloren, niederlage, scheitern, lose
cli-topic-turn = zug, züge, runde, runden, ablauf, spielablauf, phasen, reihenfolge, turn
cli-topic-score = punkte, punkt, wertung, ergebnis, punktzahl, score
cli-topic-how = wie, spielen, anfangen, beginnen, anfang, anfänger, lernen, überblick, regeln, how
cli-topic-undo = zurück, zurücknehmen, rückgängig, fehler, wiederholen, undo, redo
cli-topic-save = speichern, sichern, laden, fortsetzen, weiterspielen, save
cli-topic-log = verlauf, geschichte, was geschah, geschehen, log
cli-topic-odds = chancen, chance, wahrscheinlichkeit, glück, zufall, würfel, odds
cli-topic-why = warum, warum nicht, verboten, unmöglich, why
cli-topic-look = lage, schauen, sehen, zeigen, beschreiben, look
cli-topic-quit = beenden, ende, aufhören, verlassen, quit
cli-topic-several = mehrere, mehrfach, alle, bereich, mehrmals
cli-topic-about = hilfe, erklären, wort, worte, help
cli-together = Alle gemeinsam
cli-luck = Wie fiel der Zufall?
cli-earlier = … { $count } weitere Zeilen: Enter oder n
cli-curtain = Übergib an { $who }. Drücke Enter, wenn sonst niemand hinsieht.
cli-nonsense = „{ $typed }“ ist hier keine Antwort; tippe eine Zahl ({ $numbers }), die Worte einer Möglichkeit oder h für Hilfe.
cli-nonsense-luck = „{ $typed }“ kann jetzt nicht kommen; tippe eine Zahl von 1 bis { $count }, einen Namen oder seinen Anfang, oder h für Hilfe.
cli-ambiguous = „{ $typed }“ kann heißen: { $found }; tippe mehr davon oder die Zahl.
cli-which = { $count } passen; tippe mehr vom Namen oder die Zahl.
cli-undone = Zurückgenommen: { $choice }
cli-redone = Wiederholt: { $choice }
cli-no-rule = Einen Absatz { $number } gibt es in den Regeln nicht; tippe ? und eine Nummer wie 4 oder 4.2.
cli-no-about = Unter { $typed } wird nichts erklärt; versuche ein anderes Wort oder ? und die Nummer einer Regel.
cli-no-refusals = Nichts, was du erwarten könntest, ist jetzt verwehrt; w und einige Worte sagen, warum eines nicht geht.
cli-why-possible = Das ist jetzt möglich: { $found }
cli-why-unknown = Nichts, was jetzt möglich oder verwehrt ist, heißt „{ $typed }“; ? { $typed } erklärt es, w allein nennt alles Verwehrte.
cli-log-number = „{ $typed }“ ist keine Zahl von Zeilen; tippe l allein oder l und eine Zahl ab 1, wie l 40.
cli-no-odds = Von hier aus lässt sich kein Zug aus dem Stapel berechnen.
cli-odds = Als Nächstes kommt: { $list }.
cli-odds-certain = sicher: { $what }
cli-odds-result = { $percent } %: { $what }
cli-odds-about = etwa { $percent } %: { $what }
cli-odds-nothing = sonst nichts
odds-asked = Dann wirst du gefragt: { $question }
cli-odds-no-change = Nichts, was sofort gemeldet wird.
cli-always-kept = Der Tisch ist immer gespeichert; geh, wann du willst, und komm über seinen Link zurück.
cli-luck-from-seed = Der Zufall wurde hier gewählt: Wer den Tisch eröffnet hat, gab den Startwert vor.
cli-luck-from-same = Der Zufall ist hier derselbe wie in einer früheren Partie und kann bekannt sein.
cli-luck-from-record = Die Partie kommt aus einer Aufzeichnung, ihr Zufall kann bekannt sein.
cli-luck-from-given = Zufall ist hier, was Menschen eingeben.
cli-takeover-host-person = Der Gastgeber hat den Platz von { $who } von jemand anderem übernommen; beide wissen, was er enthielt.
cli-takeover-host-bot = Der Gastgeber hat den Platz von { $who } von einem Bot übernommen und weiß, was er enthielt.
cli-takeover-link-person = Jemand kam über einen Link auf den Platz von { $who }; wer ihn vorher hatte, weiß, was er enthielt.
cli-takeover-link-bot = Jemand kam über einen Link auf den Platz von { $who }; vorher hatte ihn ein Bot.
cli-text-curtain = An diesem Bildschirm spielen mehrere, und jeder hat Geheimnisse. Gib ihn an { $who } weiter, wer dort sitzt, nennt den Platz.
cli-waiting = Es wird gewartet auf { $who }.
cli-thinking = { $who } denkt nach …
cli-kept = Die Partie ist gespeichert. Weiter geht es mit:
cli-unsaved = Die Partie wird nicht gespeichert: { $folder } lässt sich nicht beschreiben ({ $why }); schaffe dort Platz oder speichere anderswo mit s DATEI.
cli-not-saved = NICHT GESPEICHERT
cli-parted = Jemand anderes hat diese Partie in ihrer Datei fortgesetzt; deine wird von nun an als { $path } gespeichert.
cli-copied = Kopie gespeichert als { $path }.
cli-not-copied = { $path } lässt sich nicht schreiben ({ $why }); wähle einen anderen Ort.
cli-no-folder = Einen Ordner { $folder } gibt es nicht; dort wurde nichts gespeichert. Lege ihn erst an oder wähle einen anderen Ort.
cli-not-ours = { $path } gibt es schon und ist keine Aufzeichnung einer Partie; wähle einen anderen Namen.
cli-score = Punkte: { $score }
cli-seed = Startwert: { $seed } (derselbe Startwert bringt denselben Zufall)
cli-record = Aufzeichnung: { $path }
cli-no-output = Die Ausgabe lässt sich nicht schreiben ({ $why }); die Partie ist bis zur letzten Wahl gespeichert.
cli-again = n neue Partie, r ansehen, l Verlauf, q beenden >
cli-again-nonsense = „{ $typed }“ ist hier keine Antwort; tippe n, r, l oder q.
cli-help-pick = 2, move g3 = etwas wählen: seine Zahl, seine Worte oder genug davon
cli-help-several = 3 5, 1-4, 3x2 = mehrere Antworten in einer Zeile; zwischen Worten steht ;
cli-help-ask = 3?, move g3? = was aus einer Antwort wird, bevor du sie gibst
cli-help-news = n = was seit deiner letzten Wahl geschehen ist
cli-help-rule = ?, ? 7.3 = die Regel hinter der Frage oder jede andere
cli-help-about = ? Wort = was etwas ist und bewirkt, nach seinem Namen; auch ? Ziel, ? Zug, ? Punkte
cli-help-undo = u, r = die letzte Wahl zurücknehmen; sie wiederholen
cli-help-log = l, l 40 = was geschehen ist
cli-help-save = s, s DATEI = wo die Partie gespeichert ist; eine Kopie speichern
cli-help-odds = o, o 3 = was das Glück als Nächstes bringen kann, und was aus Möglichkeit 3 wird
cli-help-why = w, w WORTE = was du jetzt nicht tun kannst, und warum; oder warum eines nicht
cli-help-board = Enter = das Spielbrett noch einmal zeigen; gibt es nur eine Antwort, sie geben
cli-help-look = v, v g3 = die Lage in Sätzen; ein Ort, und was er ist
cli-look-status = Wie es steht
cli-look-board = Auf dem Plan
cli-look-comes = Was kommt
cli-look-besides = Außerdem
cli-look-hidden = verdeckt
cli-look-none = Nichts auf dem Plan heißt { $typed }; tippe v allein für alles.
cli-help-quit = q = beenden; die Partie ist immer gespeichert

## Commands

cli-verified = { $file }: { $entries } Antworten führen zur selben Partie.
cli-perft = Tiefe { $depth }: { $lines } Wege
cli-content-good = { $folder }: gute Tabellen für { $game } (Inhalt { $hash }).
cli-checked = { $game }: { $games } Partien, { $decisions } Entscheidungen in { $seconds } s
cli-laws-broken = Verletzte Gesetze: { $count }
cli-laws-hold = Alle Gesetze gelten.
cli-not-reached = Nie erreicht: { $steps }
cli-rare = Selten, diesmal nicht erreicht, je mit eigenem Test: { $steps }
cli-bench-compiled = Mit mypyc kompiliert; ein Kern.
cli-bench-interpreted = Interpretiert; ein Kern. "python -m siegeworks.build" kompiliert es.
error-lesson = Es gibt keine Lektion { $found }; dieses Spiel hat: { $expected }.
error-name-value = { $found } hat nicht die Form name=wert, wie { $example }.

use-siegeworks = Belagerungsspiele nach ihren Regelheften: spielen, prüfen, messen.
use-play = Im Terminal spielen.
use-games = Die Spiele auflisten.
use-rules = Die Regeln eines Spiels zeigen oder einen Absatz daraus.
use-replay = Eine aufgezeichnete Partie erzählen oder prüfen, ob die Regeln sie noch gleich spielen.
use-check = Die Gesetze über zufällige Partien prüfen, und welche Regeln diese erreichen.
use-perft = Die möglichen Verläufe zählen: ein Fingerabdruck der Regeln.
use-bench = Zufallspartien, Kopien und Suchen auf einem Kern messen, einen Server mit vielen Spielern oder den Browser.
use-content = Eigene Inhaltstabellen.
use-compile = Die Engine und die Regeln für mehr Tempo kompilieren; alles läuft auch unkompiliert, mit denselben Ergebnissen.
use-content-check = Einen Ordner mit eigenen Inhaltstabellen prüfen.
use-json = Reines JSON ausgeben.
use-content-dir = Ein Ordner mit eigenen Inhaltstabellen.
use-language = en oder de.
use-option = Eine Option des Spiels, wie level=hard.
use-what = Ein Spiel oder eine .siege-Datei zum Weiterspielen; ohne beides ein Menü.
use-play-bot = Ein Bot auf einem Platz, etwa 2=hard; mehrmals möglich. „siegeworks games --json“ sagt, wie stark die Stufen sind.
use-seats = Wie viele Personen spielen.
use-seed = Derselbe Startwert bringt denselben Zufall.
use-lesson = Eine Lektion des Spiels, etwa "first"; das Programm sagt, welche es gibt.
use-real-dice = Du gibst ein, was der Zufall tut.
use-plain = Keine Farbe, keine Bildschirmsteuerung.
use-number = Ein Kapitel oder Absatz, wie 4 oder 4.2.
use-verify = Nur sagen, ob sie sich nachspielen lässt.
use-one-game = Ein Spiel; sonst alle.
use-check-games = Wie viele zufällige Partien.
use-first-seed = Wo die Startwerte beginnen.
use-processes = Prozesse, die sich die Arbeit teilen.
use-depth = Wie viele Antworten tief.
use-position = Wo begonnen wird, als Stellungstext.
use-divide = Für jede erste Antwort zählen.
use-seconds = Wie lange jeder Wert gemessen wird.
use-content-game = Das Spiel, für das die Tabellen sind.

## The store

error-no-table = Eine Partie „{ $found }“ gibt es hier nicht; wähle eine aus der Liste.
error-store-stale = Die Partie ist inzwischen bei { $present }; sieh sie dir neu an und wähle dann.
error-store-key-used = Dieser Zug ist schon angekommen, als Nummer { $seq }, und zählt einmal; mach von dort weiter.
error-store-text = Ein Text enthält ein Zeichen, das sich nicht speichern lässt; schreib ihn mit gewöhnlichen Buchstaben.
error-store-libraries = Für gespeicherte Partien fehlt „{ $found }“; hole es mit { $install }
error-store-url = Diese { $scheme }-Adresse ist nicht zu verstehen; schreib sqlite:///pfad oder postgresql://benutzer@rechner/name.
error-store-scheme = In einer „{ $found }“-Datenbank lassen sich keine Partien speichern; schreib sqlite:///pfad oder postgresql://benutzer@rechner/name.
error-store-folder = { $place } ist ein Ordner; nenne eine Datei darin.
error-store-no-file = Die Datenbank { $place } gibt es nicht; prüfe den Pfad.
error-store-closed-file = { $place } lässt sich nicht zum Schreiben öffnen ({ $why }); ändere die Rechte oder wähle einen anderen Ort.
error-store-not-a-database = { $place } ist keine Datenbank; wähle eine andere Datei oder hol eine Kopie zurück.
error-store-empty = { $place } ist leer, also sind die Partien darin, falls es welche gab, verloren; hol eine Kopie zurück, oder lösche die leere Datei, um neu zu beginnen.
error-store-damaged = { $place } ist beschädigt; beende, was sie benutzt, und hol eine Kopie zurück.
error-store-served = Mit { $place } läuft schon ein Server; nimm jenen oder nenne mit --db eine andere Datenbank.
error-store-vanished = { $place } gibt es nicht mehr, oder es ist eine andere Datei; hol sie zurück und starte neu.
error-store-foreign = { $place } ist die Datenbank eines anderen Programms (darin ist eine Tabelle „{ $found }“); wähle eine andere.
error-store-newer = { $place } stammt von einem neueren Programm (Schema { $found }); nimm jenes Programm oder eine andere Datenbank.
error-store-no-copy = { $place } muss auf den neuen Stand, lässt sich aber vorher nicht kopieren ({ $why }); schaffe daneben Platz.
error-store-full = Für { $place } ist kein Platz mehr; schaffe Platz und versuch es noch einmal.
error-store-busy = { $place } ist von einem anderen Programm gesperrt; schließ es oder versuch es noch einmal.
error-store-disk = { $place } lässt sich nicht schreiben ({ $why }); prüfe den Datenträger und versuch es noch einmal.
error-store-refused = { $place } weist uns ab ({ $why }); prüfe Benutzer, Passwort und den Namen der Datenbank.
error-store-unreachable = { $place } ist nicht zu erreichen; prüfe, ob der Datenbankserver läuft, und versuch es noch einmal.
error-store-closed = { $place } ist geschlossen; öffne es wieder.
error-store-trouble = { $place } kann das nicht ({ $why }); versuch es noch einmal.
error-store-gap = Die Aufzeichnung bricht bei Nummer { $seq } ab; hol eine Kopie der Datenbank zurück.
error-store-back = Nummer { $seq } der Aufzeichnung geht zurück zu „{ $found }“, was es nicht gibt; hol eine Kopie der Datenbank zurück.
error-store-ending = Die Partie wurde mit dem Ende „{ $found }“ gespeichert, nach den Regeln ist es aber „{ $expected }“.
error-store-differs = Nach den Regeln liest sich diese Partie anders, als sie gespeichert ist.
error-replay-what = Nenne entweder eine .siege-Datei oder mit --db eine Datenbank; eines von beiden.
error-replay-db = Eine Datenbank lässt sich nur prüfen; ergänze --verify.
cli-stored-differs = { $title } ({ $game }, { $id }): { $why }
cli-stored-all = { $place }: { $games ->
        [one] 1 gespeicherte Partie führt zur selben Partie.
       *[other] { $games } gespeicherte Partien führen zu denselben Partien.
    }
cli-stored-some = { $place }: { $differ } von { $games } gespeicherten Partien würden anders verlaufen.
cli-stored-title = gespeicherte Partien
cli-untitled = ohne Titel
use-db = Alle Partien einer Datenbank prüfen: ein Pfad oder eine URL wie postgresql://benutzer@rechner/name.
use-file = Eine .siege-Datei.

## Bots

error-bot-name = Ein Bot wird mit einem Text wie „hard“ genannt, nicht mit { $found }.
error-bot-unknown = Es gibt keinen Bot „{ $found }“; zur Wahl stehen: { $expected }.
error-bot-setting = Der Bot { $bot } lässt sich nicht mit „{ $found }“ einstellen; schreibe name=wert mit einem dieser Namen: { $expected }.
error-bot-value = Die Einstellung { $setting } des Bots { $bot } kann nicht „{ $found }“ sein oder steht doppelt da; erwartet wird einmal: { $expected }.
error-bot-budget = Der Bot { $bot } hat entweder eine Zahl von Simulationen oder eine Zeit in Millisekunden; gib eines davon an.
error-bot-seat = Es gibt keinen Spieler { $found }, den ein Bot spielen könnte; schreibe --bot 2=hard mit einer Zahl von 1 bis { $seats }.
error-bot-no-command = „{ $found }“ nennt kein Programm; schreibe program: und den Befehl, der es startet.
error-bot-no-class = „{ $found }“ nennt keine Klasse; schreibe python: mit Modul und Klasse, etwa python:my_bots:Cautious.
error-bot-class-fails = Der Bot „{ $found }“ lässt sich nicht anlegen ({ $why }); sein Modul muss dort liegen, wo du bist, oder installiert sein, und Klasse(game, seed) muss ihn anlegen.
error-bot-class-mute = „{ $found }“ ist kein Bot; gib ihm eine Methode choose(observation), die den Text einer Option liefert.
error-bot-no-policy = Schreibe onnx: und die Datei einer gelernten Spielweise, etwa onnx:policy.onnx.
error-bot-policy-library = Gelernte Spielweisen als Bots brauchen „{ $found }“, das nicht installiert ist; hole es mit { $install }
error-bot-policy-file = „{ $found }“ lässt sich nicht als ONNX-Datei lesen ({ $why }).
error-bot-policy-mute = „{ $found }“ sagt nicht, nach welchen Zahlen gelernt wurde; schreibe das gespeicherte Schema als „{ $note }“ in ihre Metadaten.
error-bot-policy-other = Gelernt wurde nach „{ $found }“, dies ist aber „{ $expected }“: ein anderes Spiel oder andere Regeln; lerne neu.
error-bot-policy-shape = „{ $found }“ muss { $bytes } Bytes je Beobachtung als uint8 nehmen und { $actions } Zahlen geben, eine für jede Aktion.
error-bot-not-found = Das Programm „{ $found }“ lässt sich nicht starten ({ $why }); prüfe Namen und Pfad.
error-bot-late = Das Programm hat in { $seconds } s nicht geantwortet und wurde beendet; gib ihm mit seconds=N vor seinem Befehl mehr Zeit oder mache es schneller.
error-bot-flood = Die Antwort des Programms war länger als { $most } Byte, und es wurde beendet; es muss mit einer kurzen Zeile antworten.
error-bot-died = Das Programm endete mit Status { $status }, statt zu antworten; seine letzten Worte: „{ $said }“.
error-bot-silent = Das Programm hat seine Ausgabe ohne Antwort geschlossen und wurde beendet; es muss jede Frage mit einer Zeile beantworten.
error-bot-unasked = Das Programm hat ungefragt eine Zeile geschrieben („{ $found }“) und wurde beendet; es muss auf jede Frage mit einer Zeile antworten.
error-bot-nonsense = Die Antwort „{ $found }“ des Programms ist nicht zu verstehen; sie muss eine Zeile sein wie {"{"}"choice": "end"{"}"}.
error-bot-not-offered = Das Programm hat „{ $found }“ gewählt, was nicht zur Wahl stand; es muss eines hiervon wählen: { $expected }.

## Server

error-unknown-bot = Es gibt keinen Bot "{ $found }"; wähle einen von: { $expected }.
error-analysis-over = Ein Spiel wird erst ausgewertet, wenn es zu Ende ist; spiele es zuerst fertig.
error-branch-others = An diesem Tisch spielen noch andere, darum geht „Was wäre wenn“ erst, wenn das Spiel zu Ende ist.
error-rewind-solo = Nur eine Solopartie lässt sich zum Üben zurückspulen; nimm sonst Züge zurück.
error-rewind-place = An Stelle { $found } steht keine Entscheidung; wähle eine aus der Liste der früheren Entscheidungen.
error-import-luck = Bei dieser Aufzeichnung haben Menschen den Zufall eingegeben, damit kann ein Tisch nicht weiterspielen; spiele sie im Terminal.
error-table-changed = „{ $title }“ wurde mit einer früheren Fassung des Spiels begonnen, deren Regeln oder Tabellen sich seither geändert haben, und kann nicht weitergehen. Beginne es auf der Startseite neu oder lösche es dort.
error-table-missing = „{ $title }“ ist eine Partie von „{ $game }“, das hier nicht mehr installiert ist. Installiere es wieder oder lösche „{ $title }“ auf der Startseite.
error-luck-known = An diesem Tisch kann jemand den Zufall vorher kennen, und das Spiel hat Geheimnisse; lade andere an einen Tisch mit frischem Zufall ein.
error-stranger = Du bist nicht an diesem Tisch; bitte den Gastgeber um einen Link.
error-talk-alone = Niemand sonst sitzt an diesem Tisch, der dich hören könnte.
error-proposal-alone = Niemand sonst wird das mit dir gefragt; wähle einfach.
error-proposal-unknown = Das steht nicht zur Wahl; schlage eine der Möglichkeiten vor.
error-talk-empty = Sag etwas in gewöhnlichen Zeichen, oder zeige etwas auf dem Spielplan.
error-no-seat = Du hast an diesem Tisch keinen Platz; bitte den Gastgeber um einen Link dazu.
error-not-your-seat = Platz { $seat } ist nicht deiner; wähle einen eigenen.
error-not-host = Das darf nur der Gastgeber des Tisches; bitte ihn darum.
error-no-such-seat = Der Tisch hat keinen Platz { $seat }; wähle einen, den es gibt.
error-which-seat = Es ist unklar, welcher Platz gemeint ist; nenne ihn.
error-seat-taken = Auf Platz { $seat } sitzt jemand; schließe zuerst die Links dorthin.
error-seat-here = Auf Platz { $seat } spielt gerade jemand; ein Bot kann spielen, sobald er weg ist.
error-nobody-to-return = Zu Platz { $seat } ist niemand über einen Link gekommen; mach einen neuen.
error-not-near = Diese Tür steht nur dem lokalen Netz offen; geh in das Netz des Rechners.
error-not-this-machine = Das geht nur an dem Rechner, auf dem der Server läuft; mach es dort.
error-no-network = Dieser Rechner ist in keinem lokalen Netz; verbinde ihn und versuch es noch einmal.
error-no-network-port = Auf diesem Rechner ist kein Port für das Netz frei; schließ andere Programme und versuch es noch einmal.
error-link-needed = Dieser Server lässt dich nur mit einem Link ein; bitte den Gastgeber des Tisches um einen.
error-link-closed = Dieser Link wurde schon benutzt, geschlossen oder gehört zu einem anderen Tisch; bitte um einen neuen.
error-record-secret = Die Aufzeichnung würde Geheimnisse einer laufenden Partie verraten; speichere sie, wenn die Partie vorbei ist.
error-delete-title = Um den Tisch zu löschen, wiederhole seinen Titel: { $title }
error-rematch-luck = Denselben Zufall gibt es erst wieder, wenn die Partie vorbei ist; nimm neuen.
error-rematch-position = Diese Partie begann nicht beim Aufbau und kann darum nicht neu aufgebaut werden; eröffne einen neuen Tisch.
error-host = Unter diesem Namen ist der Server nicht bekannt; nimm die Adresse, die er beim Start nannte.
error-origin = Die Anfrage kommt von der Seite eines anderen Servers; öffne die Seite dieses Servers.
error-too-fast = Das war zu viel auf einmal; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-too-many-tables = Du hast zu viele Tische eröffnet; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-too-many-sockets = Du hast schon { $most } offene Verbindungen; schließe erst eine.
error-too-many-replays = Du siehst dir zu viele Partien zugleich an; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-too-many-odds = Du fragst nach zu vielen Aussichten zugleich; warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-record-too-long = Die Aufzeichnung hat { $found } Antworten, und dieser Server bewahrt höchstens { $most } auf; spiele sie im Terminal.
error-game-too-long = Diese Partie hat { $most } Einträge erreicht, mehr bewahrt der Server nicht auf; beginne eine neue.
error-replay-too-long = Die Partie ist zu lang, um sie rechtzeitig nachzuspielen; versuche es bald noch einmal.
error-nobody-waits = Niemand hat mehr auf die Antwort gewartet.
error-too-slow = Die Anfrage kam nicht rechtzeitig an; sende sie noch einmal, in einem Stück.
error-bot-plays = Auf Platz { $seat } spielt jetzt ein Bot; nimm den Platz erst wieder ein.
error-bad-message = Die Nachricht ist nicht zu verstehen; sende JSON, wie die Beschreibung der Schnittstelle es zeigt.
error-bad-socket = Zu viele Nachrichten wurden abgewiesen; verbinde dich neu und sende, was die Ansichten anbieten.
error-bad-request = Die Anfrage ist nicht zu verstehen ({ $place }); sende sie, wie die Beschreibung der Schnittstelle es zeigt.
error-no-page = Unter dieser Adresse ist nichts; prüfe sie.
error-no-method = Diese Adresse lässt sich so nicht benutzen; nimm eine der Methoden, die die Antwort erlaubt.
error-too-large = Die Anfrage ist zu groß; sende weniger.
error-not-json = Die Anfrage ist kein JSON; sende JSON.
error-damaged-store = Die Datenbank des Servers ist beschädigt, darum ist nichts geschehen; sag es dem Betreiber.
error-no-store = Der Server kann gerade nicht speichern, darum ist nichts geschehen; versuche es bald noch einmal.
error-unexpected = Im Server ging etwas schief; nenne dem Betreiber diese Nummer: { $id }
error-cannot-listen = Der Server kann an { $host } Port { $port } nicht lauschen ({ $why }); wähle mit --port einen anderen Port.
error-needs-public = An { $host } könnten andere den Server erreichen; erlaube es mit --public oder lass --host weg.
error-origin-form = "{ $found }" ist keine Adresse einer Website; schreibe sie wie https://play.example.org.
error-limit-name = Es gibt keine Grenze "{ $found }"; wähle eine von: { $expected }.
error-limit-value = Die Grenze { $limit } kann nicht "{ $found }" sein; gib eine Zahl über 0 an.
error-port = Es gibt keinen Port { $found }; gib eine Zahl von 0 bis 65535 an.

cli-served-already = Siegeworks läuft schon, unter { $address }
cli-serving = Siegeworks ist unter { $address } (Strg+C beendet; alle Partien sind gespeichert)

page-title = Siegeworks
page-plain = Diese Seite zählt nur die Tische auf. Um hier zu spielen, erlaube deinem Browser Skripte; sind die Seiten dafür nicht gebaut, führe einmal "python3 start.py" aus.
page-schema = Was Programme abfragen können
page-tables = Tische
page-private = Auf diesem Server kennt einen Tisch nur, wer einen Link hat.
page-no-tables = Es gibt noch keine Tische.
page-table = Tisch
page-game = Spiel
page-players = Spieler
page-state = Stand
page-since = Seit
page-under-way = läuft
page-over = vorbei

use-serve = Partien für Browser und Programme anbieten, auf diesem Rechner oder für andere.
use-host = Die Adresse, an der gelauscht wird.
use-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
use-public = Andere einlassen, alle mit einem Link.
use-lobby = Auf einem öffentlichen Server die Liste der Tische allen zeigen.
use-origin = Die Adresse, unter der Browser einen öffentlichen Server kennen, wie https://play.example.org.
use-serve-db = Der Pfad oder die URL der Datenbank; sonst im Datenordner.
use-proxy = Die Adresse eines Proxys, dem geglaubt wird, woher seine Anfragen kommen.
use-limit = Eine Grenze als name=wert, wie tables=10.
use-quiet = Nur Warnungen und Fehler protokollieren.

## The laboratory

error-lab-games = { $found } Partien lassen sich nicht spielen; nimm 1 bis { $most }.
error-lab-bots = Für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } sind { $found } Bots genannt ({ $bots }); nenne einen für alle Plätze oder für jeden einen.
error-lab-bot-failed = Der Bot „{ $bot }“ ist in der Partie mit dem Startwert { $seed } gescheitert: { $why } Was fertig war, ist gespeichert; berichtige den Bot und gib denselben Befehl noch einmal.
error-lab-scratch = In { $path } lassen sich keine Zeilen schreiben ({ $why }); schaffe dort Platz und gib denselben Befehl noch einmal, was fertig war, ist gespeichert.
error-lab-no-rows = In { $path } sind noch keine Ergebnisse; lass zuerst „siegeworks lab run“ spielen.
error-lab-worker = Ein Arbeitsprozess endete mitten in seinen Partien, beendet oder ohne Speicher; gib denselben Befehl noch einmal, was fertig war, ist gespeichert.
error-lab-other = In { $path } sind die Ergebnisse eines anderen Experiments; wähle mit --out einen anderen Ordner.
error-lab-fewer = { $path } enthält schon einen Versuch mit je { $games } Partien; verlange mindestens so viele statt { $found } oder wähle mit --out einen anderen Ordner.
error-lab-not-empty = In { $path } sind andere Dateien; wähle mit --out einen anderen Ordner.
error-lab-no-run = In { $path } sind keine Ergebnisse eines Experiments; nenne einen Ordner, den „siegeworks lab run“ geschrieben hat.
error-lab-disk = { $path } lässt sich nicht schreiben ({ $why }); schaffe Platz oder wähle einen anderen Ort und gib denselben Befehl noch einmal, was fertig war, ist gespeichert.
error-lab-file = Das Experiment { $path } lässt sich nicht lesen ({ $why }); prüfe den Pfad.
error-lab-toml = { $path } ist keine TOML-Datei ({ $why }); berichtige sie.
error-lab-field = Ein Experiment hat kein Feld „{ $field }“; möglich sind { $expected }.
error-lab-value = Im Feld „{ $field }“ steht { $found }; es muss { $expected } sein.
error-lab-versus = An einem Tisch spielen zwei Bots gegeneinander: in einem Spiel für zwei, die nicht gemeinsam gewinnen, sonst in allem gleich; nenne A und B als bots=NAME.
error-lab-mirrors = In diesem Spiel spielen die Plätze gegeneinander, und jeder dieser Bots träfe nur auf sich selbst; das sagt nicht, welcher stärker ist: setze --versus dazu, dann spielen sie gegeneinander.
error-lab-tournament = Ein Turnier ist für zwei oder mehr Bots, die dasselbe Spiel gleich spielen; nenne jeden mit --bots und von allem anderen eines.
error-lab-tournament-seats = Jeder trifft jeden an einem Tisch für zwei, nicht für { $found }; wähle --seats 2.
error-lab-mixed = „{ $found }“ ist ein Ordner, „{ $other }“ nicht; nenne zwei Ordner mit Ergebnissen oder zwei Spielweisen.
error-lab-played-already = Partien in Ordnern sind schon gespielt; lass --stop und --versus weg oder nenne Spielweisen statt Ordner.
error-lab-unpaired = Diese Partien hatten nicht dasselbe Glück; vergleiche Läufe desselben Spiels mit demselben Startwert.
error-lab-tune-one = Abstimmen lässt sich nur ein Spiel mit seinem eigenen Inhalt; lass andere Spiele und Inhaltsordner weg.
error-lab-tune-empty = Es gibt nichts abzustimmen; das Experiment braucht eine Tabelle [tune] mit numbers und targets.
error-lab-tune-target = Ein Ziel beschreibt { $found } Spielweisen; es muss je eines nennen: Plätze, Bots und Optionen.
error-lab-tune-name = „{ $found }“ ist keine Zahl, die sich abstimmen lässt; es gibt { $expected }.
error-lab-tune-refused = Die Prüfungen des Spiels lehnen alle { $count } Versuche ab, den letzten aus diesem Grund: { $why } Wähle andere Bereiche.
error-lab-number-twice = Die Zahl { $found } ist zweimal genannt; nenne jede einmal.
error-lab-number = „{ $found }“ hat nicht die Form Tabelle.Zeile.Feld = 1..9.
error-cli-library = Die Befehle brauchen „{ $found }“, was nicht installiert ist; hole es mit { $install }
error-lab-library = Das Labor braucht „{ $found }“, was nicht installiert ist; hole es mit { $install }
error-lab-ray = Ray bei „{ $address }“ lässt sich nicht benutzen ({ $why }); prüfe, ob es läuft, was fertig war, ist gespeichert.
error-lab-seat = Einen Platz { $found } gibt es nicht; dieses Spiel hat { $seats }.
error-lab-no-decisions = In dieser Partie hat noch niemand etwas entschieden; spiel erst weiter.
error-lab-stop = „{ $found }“ ist kein Paar von Annahmen über das Gewinnen; schreib NIEDRIG:HOCH, etwa 0:0.05, oder mit --versus Elo wie 0:20.
error-lab-measure = Ein Maß „{ $found }“ haben Partien nicht; es gibt { $expected }.
error-lab-arrangement = { $path } hat keine Aufstellung { $found }; es sind { $count }, von 0 an gezählt.
error-lab-one-side = „{ $found }“ beschreibt { $count } Spielweisen; jede Seite muss eine sein.
error-lab-calibrate-none = Das Spiel „{ $game }“ hat keine Datei { $path }, die sagt, wie es zu beurteilen ist; schreibe eine, oder lass es so: Dann spielen Bots weiter, um es zu beurteilen.
error-lab-calibrate-plan = { $path } ist nicht zu gebrauchen: { $why }
error-lab-side = „{ $found }“ ist weder ein Ordner mit Ergebnissen noch ein Experiment noch von der Form Name=Wert, etwa bots=hard.
error-lab-balance-none = { $game } sagt nicht, wie es zu messen ist; schreib eine bot/balance.toml dafür.
error-lab-balance-file = { $path } ist nicht zu gebrauchen ({ $why }); bessere es aus.
error-lab-balance-name = { $path } nennt „{ $found }“, was es nicht gibt; es gibt { $expected }.
error-lab-balance-against = Der Lauf „{ $run }“ hat keine Partien mit { $found }; vergleiche das Verbotene mit Partien, die er hat.
error-lab-balance-text = Der Text „{ $found }“ lässt sich nicht ausfüllen; er darf von { $expected } sprechen.
error-lab-balance-page = Die Seite { $path } ist nicht zu lesen; ruf das im Ordner des Projekts auf, oder nenn mit --docs den Ordner der Seiten.
error-lab-balance-marks = { $path } hat Marken für die Zahlen { $found }, gemacht werden aber { $expected }; beide müssen dasselbe nennen.
error-lab-balance-only = Es gibt keinen Teil „{ $found }“ zu messen; es gibt { $expected }.
lab-a-table = eine Tabelle
lab-a-number = eine ganze Zahl von { $least } bis { $most }
lab-numbers = eine ganze Zahl oder eine Liste davon
lab-texts = ein Text oder eine Liste davon
lab-bot-lists = ein Bot oder eine Liste aus Bots und aus Listen mit je einem Bot für jeden Platz
lab-a-rate = eine Quote von 0 bis 1

lab-about = { $games } von { $total } Partien, Startwert { $seed }. Die Bereiche gelten zu 95 Prozent.
lab-wins = Siegquoten
lab-endings = Wie Partien enden
lab-lengths = Wie lang Partien sind
lab-ratings = Spielstärke der Bots
lab-ratings-about = Nach OpenSkill; ein neuer Bot beginnt bei 25. Wo alle gemeinsam gewinnen oder verlieren, spielen die Bots gegen das Spiel.
lab-details = { $label }
lab-uses = Entscheidungen
lab-luck = Glück: { $kind }
lab-luck-about = Wie oft das Glück so fiel
lab-rules = Regeln
lab-rules-about = { $reached } von { $rules } Regeln mit Schritten wurden ausgeführt.
lab-not-reached = Schritte, die keine Partie erreichte: { $steps }
lab-arrangement = Aufstellung
lab-games = Partien
lab-won = Gewonnen
lab-rate = Quote
lab-interval = Bereich
lab-decisions = Entscheidungen
lab-mean = Mittel
lab-deviation = Streuung
lab-least = Kleinstes
lab-tenth = 10 %
lab-median = Median
lab-ninetieth = 90 %
lab-most = Größtes
lab-forced = Ohne Wahl
lab-score = Punkte
lab-bot = Bot
lab-final = Am Ende
lab-name = Name
lab-count = Anzahl
lab-per-game = Pro Partie
lab-in-games = In Partien
lab-worth = Wert
lab-worth-about = Wert: wie viele von hundert Partien mehr gewonnen werden, wo etwas gezogen wird, als wo beim selben Zug etwas anderes kommt, solange dieses noch kommen könnte. Die Partien, in denen etwas überhaupt kommt, sagen dazu nichts: Was spät kommt, kommt in Partien, die lange dauern. Von zwanzig Dingen, die nichts wert sind, liegt trotzdem eines außerhalb seiner Spanne.
lab-rule = Regel
lab-number = Nummer
lab-numbers-tried = Zahlen
lab-before = Vorher
lab-best = Bestes
lab-target = Ziel
lab-tuned = Zahlen
lab-targets = Ziele
lab-trials = Versuche
lab-loss = Abstand
lab-fresh = In anderen Partien
lab-fresh-about = Die besten Zahlen wurden noch einmal in Partien gespielt, die sie nicht bestimmt haben: Diese Quote ist die ehrliche.
lab-refused = abgelehnt
lab-common = In allen: { $label }
lab-curve = Siegchance mit ihrem Bereich
lab-entries = Eintrag der Aufzeichnung
lab-worst = Die teuersten Entscheidungen
lab-seat = Platz
lab-seat-of = Platz { $number }: { $bot }
lab-chosen = Gewählt
lab-better = Besser
lab-cost = Kosten
lab-luck-skill = Glück und Können
lab-balance-yes = ja
lab-balance-no = nein
lab-balance-none = keine
lab-balance-nothing = nichts
lab-balance-share = { $value } % ({ $low } bis { $high } %)
lab-balance-points = { $value } ({ $low } bis { $high })
lab-balance-percent = { $value } %
lab-balance-band = { $low } bis { $high } %
lab-balance-from-to = { $low } bis { $high }

cli-lab-done = { $folder }: { $games } von { $total } Partien.
cli-lab-rated = { $bot }: { $mean } ± { $deviation }
cli-lab-more-rates = Und { $more } weitere: siegeworks lab report { $folder }
cli-lab-stopped = Angehalten; { $games } von { $total } sind in { $folder } gespeichert. Derselbe Befehl noch einmal macht weiter.
cli-lab-written = Bericht: { $path }
cli-lab-rate = { $won } von { $games } gewonnen: { $rate } ({ $low } bis { $high })
cli-lab-side = { $side }: { $label }: { $measure ->
    [win] { $mean } gewonnen
    [score] Wertung { $mean }
   *[decisions] { $mean } Entscheidungen
 }
cli-lab-difference = Unterschied A - B über { $pairs } Paare: { $value } ({ $low } bis { $high })
cli-lab-score = Punkte von A über { $pairs } Paare an einem Tisch: { $value } ({ $low } bis { $high }); 0,5 ist gleichauf
cli-lab-verdict = { $sure ->
    [sure] { $who ->
        [a] A liegt vorn
       *[b] B liegt vorn
     }
    [none] Kein Unterschied ist zu sehen
   *[open] { $who ->
        [a] A scheint vorn zu liegen
       *[b] B scheint vorn zu liegen
     }
 }: { $unit ->
    [won] { $value } % gewonnen
    [points] +{ $value } Prozentpunkte
    [score] +{ $value } an Wertung
   *[decisions] +{ $value } Entscheidungen
 } ({ $low } bis { $high }), { $pairs } Paare: { $sure ->
    [sure] sicher.
    [none] Wie viele mehr es zeigen würden, kann niemand sagen.
   *[open] noch nicht sicher. Ist er so groß, wie er scheint, würden es etwa { $more } weitere Paare zeigen.
 }
cli-lab-gain = Ohne gemeinsames Glück wären { $factor }-mal so viele Partien nötig, um ebenso viel zu sagen.
cli-lab-no-gain = Gemeinsames Glück hat hier geschadet: Ohne es würden { $factor }-mal so viele Partien ebenso viel sagen.
cli-lab-same = Alle Paare endeten gleich; was das gemeinsame Glück gespart hat, lässt sich nicht sagen.
cli-lab-test = Sequenzieller Test: logarithmisches Verhältnis { $ratio }, Grenzen { $low } und { $high }: { $verdict ->
        [H1] die höhere Annahme gilt.
        [H0] die niedrigere Annahme gilt.
       *[other] noch nicht entschieden.
    }
cli-lab-target = { $label }: vorher { $before }, jetzt { $found } ({ $low } bis { $high }) in anderen Partien als denen, die die Zahlen bestimmt haben, gewünscht { $wished }
cli-lab-tuned = Inhaltsordner: { $content }
cli-lab-calibrate-fit = { $method }: Brier-Wert { $brier } auf Partien, die die Kurve nicht kannte ({ $games } Partien).
cli-lab-balance-written = Geschrieben: { $path }
cli-lab-curve = Gewinnchance von Platz { $seat }, von der ersten Entscheidung bis zur letzten:
cli-lab-split = { "  " }{ $opening } zu Beginn, Glück { $luck }, Entscheidungen { $skill }{ $others ->
        [none] { "" }
       *[other] , Entscheidungen der anderen { $others }
    }: { $result ->
        [won] gewonnen
        [lost] verloren
       *[other] jetzt { $result }
    }. Punkte sind Prozent der Gewinnchance.
cli-lab-dearest = Was am meisten gekostet hat:
cli-lab-none-dearest = Keine Entscheidung hat viel gekostet.
cli-lab-none-clear = Von keiner Entscheidung ist klar, dass sie viel gekostet hat.
cli-lab-dear = { "  " }{ $stretch }: { $cost } Punkte.
cli-lab-mistake = { "    " }Eintrag { $entry }, Regel { $rule }: { $chosen }; besser: { $better }, { $worth } Punkte{ $low ->
        [none] { "" }
       *[other] { " " }({ $low } bis { $high })
    }. { $why }
cli-lab-no-mistake = { "    " }Keine einzelne Entscheidung darin ragt heraus.
cli-lab-no-better = { "    " }Nichts anderes war erkennbar besser.
cli-lab-doubt = Die Zahl nach ± sagt, wie weit ein Wert daneben liegen kann, weil nur so viele Partien weitergespielt wurden; --rollouts spielt mehr.
cli-lab-draws = Was das Glück am meisten brachte:
cli-lab-draw = { "  " }{ $stretch }{ $whose ->
        [own] { "" }
       *[other] { " " }(eines anderen Platzes)
    }: { $drawn }, { $worth } Punkte.

stretch = Entscheidung { $number }
stretch-each = je Entscheidung
judged-calibrated = Die Chancen sind die von starkem Spiel: Sie wurden an { $games } Spielen gemessen.
judged-not-calibrated = Noch hat niemand gemessen, was starkes Spiel aus diesem Spiel macht: Die Chancen sind die von Bots, die aus Gewohnheit weiterspielen.
judged-bot = { $bot ->
        [random] Zufall
        [habit] Gewohnheit
        [easy] leichtem Bot
        [normal] normalem Bot
        [hard] schwerem Bot
        [expert] Experten-Bot
       *[other] { $bot }
    }
judged-little = { $spread ->
        [0] Ein Spiel sagt wenig.
       *[other] Ein Spiel sagt wenig: Die Entscheidungen des schweren Bots selbst schwanken von Spiel zu Spiel um { $spread } Punkte.
    }
judged-between = { $points } Punkte { $each }, zwischen { $below } und { $above }. { judged-little }
judged-best = { $points } Punkte { $each }, im Mittel besser als { $below }. { judged-little }
judged-least = { $points } Punkte { $each }, unter { $above }. { judged-little }
judged-why = Danach werden { $better } von 100 Spielen gewonnen statt { $chosen }.
judged-why-gains = Damit bliebe im Mittel: { $gains }. Danach werden { $better } von 100 Spielen gewonnen statt { $chosen }.
judged-gain = { $figure } { $would } statt { $had }

use-lab = Experimente: tausendfach spielen, berichten, vergleichen, abstimmen.
use-lab-run = Ein Experiment spielen oder ein abgebrochenes fortsetzen.
use-lab-report = Den Bericht eines Laufs als eine Seite schreiben.
use-lab-compare = Zwei Spielweisen bei gleichem Glück vergleichen.
use-lab-tournament = Jeden Bot auf jeden anderen treffen lassen: alle Paare mit Spannen, und Wertungen.
use-lab-tune = Zahlen einer Inhaltstabelle auf gewünschte Siegquoten abstimmen.
use-lab-balance = Misst, wie schwer ein Spiel ist, und schreibt seine Seite, seine Bilder und die Zahlen seiner Bots.
use-lab-balance-game = Ein Spiel mit einer bot/balance.toml, die sagt, was gespielt und geschrieben wird.
use-lab-balance-games = Höchstens so viele Partien je Kombination, für einen kurzen Blick; was sie sagen, wird daneben geschrieben, in den Ordner „written“.
use-lab-balance-bot = Dieser Bot statt aller anderen außer random, für einen kurzen Blick wie --games.
use-lab-balance-only = Nur ein Teil: page oder levels.
use-lab-balance-as-it-is = Nichts spielen; schreiben, was da ist.
use-lab-balance-docs = Der Ordner der Seiten.
use-lab-calibrate = Messen, was starkes Spiel aus Stellungen macht, um Partien danach zu beurteilen.
use-analyse = Eine aufgezeichnete Partie untersuchen: Chancen, teure Entscheidungen, Glück und Können.
use-lab-file = Ein Experiment als TOML-Datei; Schalter ersetzen seine Felder.
use-lab-game = Ein Spiel; mehrmals möglich.
use-lab-seats = Wie viele Plätze; mehrmals möglich.
use-lab-option = Eine Option des Spiels, etwa level=easy,hard für beide.
use-lab-bots = Ein Bot für alle Plätze oder „einer | anderer“ nach Plätzen; mehrmals möglich. „siegeworks games --json“ sagt, wie stark die Stufen sind.
use-lab-content = Ein Ordner mit Inhaltstabellen oder - für die des Spiels; mehrmals möglich.
use-lab-games = Partien je Aufstellung.
use-lab-seed = Der Startwert, aus dem die aller Partien folgen.
use-lab-out = Wohin die Ergebnisse kommen.
use-lab-ray = Auf dem Ray-Verbund an dieser Adresse spielen; „local“ startet einen hier.
use-lab-folder = Ein Ordner, den lab run geschrieben hat.
use-lab-page = Wohin die Seite kommt.
use-lab-side = Ein Ordner mit Ergebnissen (ORDNER@1 für die zweite Aufstellung), ein Experiment oder Änderungen wie bots=hard.
use-lab-measure = Was verglichen wird: win, score oder decisions.
use-lab-seat = Der Platz, für den verglichen wird.
use-lab-versus = A und B sitzen an einem Tisch und tauschen für die zweite Partie jedes Paars die Plätze.
use-lab-stop = Aufhören, wenn es klar ist: NIEDRIG:HOCH als Unterschied der Siegquoten, mit --versus als Elo.
use-lab-alpha = Wie oft die höhere Annahme irrtümlich gelten darf.
use-lab-beta = Wie oft die niedrigere Annahme irrtümlich gelten darf.
use-lab-tune-file = Ein Experiment als TOML-Datei mit einer Tabelle [tune].
use-lab-trials = Wie viele Sätze von Zahlen versucht werden.
use-lab-record = Eine .siege-Datei.
use-lab-judge = Wer von jeder Entscheidung an weiterspielt (habit, random oder irgendein Bot), statt des Werts, der für das Spiel gemessen wurde.
use-lab-rollouts = Partien, die sagen, wie gut eine Stellung ist, wo nichts gemessen wurde oder ein Bot genannt ist.
use-lab-curve-seat = Der Platz, dessen Chancen gezeigt werden.
use-lab-rollout-seed = Der Startwert dieser Partien.
use-lab-html = Die Untersuchung auch als Seite schreiben.
use-lab-bench = Messen, wie schnell zwei Prozesse Zufallspartien spielen, einzeln und gemeinsam.
use-lab-bench-games = Partien je Messung.
use-lab-bench-ray = Auch ein lokales Ray mit zwei Arbeitern messen.

# Die Messung eines Servers mit vielen Spielern.

cli-bench-server = { $tables } Tische { $game } mit je { $seats } { $seats ->
    [one] Person
   *[other] Personen
}, über Sockets:
error-bench-no-server = Der Server, der gemessen werden soll, ist nicht gestartet (Code { $found }); was er gesagt hat, steht oben.
error-bench-no-players = Ein Prozess mit Spielern kam zu keinem Ende (Code { $found }); nimm weniger Tische oder weniger Prozesse.
error-bench-url-db = Nenne einen laufenden Server mit --url oder eine Datenbank für einen neuen mit --db, nicht beides.
error-bench-url = „{ $found }“ ist keine Adresse eines Servers; eine sieht so aus: http://127.0.0.1:8040/.
error-bench-unwelcome = Der Server unter { $url } lässt sich nicht messen: { $found }
use-bench-what = Ein Spiel, „server“ für einen Server mit vielen Spielern, „web“ für den Browser, „envs“ für die Umgebungen von Lernenden oder „lab“ für das Labor; sonst alle Spiele.
cli-bench-web = Tische { $game } in einem Browser auf diesem Rechner.
error-bench-libraries = Um den Browser zu messen, fehlt „{ $found }“; hole es mit { $install }
error-bench-no-chromium = Um den Browser zu messen, fehlt Chromium; installiere es (unter Debian und Ubuntu: apt install chromium).
use-bench-lab = Alle Spiele: auch das Labor auf zwei Kernen messen.
use-bench-tables = Server: Tische zugleich.
use-bench-rate = Server: Züge je Sekunde an allen Tischen; sonst so viele wie möglich.
use-bench-game = Server, Web, Umgebungen: das Spiel, das gespielt wird.
use-bench-clients = Server: Prozesse, die spielen.
use-bench-attack = Server: auf mehrere Arten angreifen und sagen, was seine Spieler merken.
cli-bench-attack = Ein öffentlicher Server mit { $tables } Tischen von { $game }, angegriffen von einer anderen Adresse; was seine Spieler merken:
error-bench-attack-url = Angegriffen wird nur ein eigener Server; lass --url weg.
use-bench-kills = Server: mitten im Spiel so oft abschießen und sagen, was verloren ging.
cli-bench-kills = Ein Server, der { $kills }-mal abgeschossen wurde, während gespielt wurde:
error-bench-kills-url = Abgeschossen wird nur ein eigener Server; lass --url weg.
error-bench-kills-stuck = Diese Tische gingen nicht weiter, nachdem der Server wieder da war: { $found }.
use-bench-db = Server: eine Datenbank zum Messen, als Pfad oder URL; sonst eine frische SQLite-Datei.
use-bench-url = Server: die Adresse eines laufenden; sonst wird einer gestartet.

## Gegner

level-random = Zufall
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
level-wins = Gewinnt { $share } von 100 Spielen { $seats ->
        [one] allein
       *[other] mit { $seats } Plätzen
    }{ $setting ->
        [none] {""}
       *[other] , { $setting }
    } ({ $low } bis { $high }; { $games } gemessen).
level-wins-against = Gewinnt { $share } von 100 Spielen gegen { $against } ({ $low } bis { $high }; { $games } gemessen).

## Rückblick

branch-title = Was wäre wenn: { $title }

## Lernende

error-action-text = Eine Aktion wird mit dem Text einer Möglichkeit benannt, etwa „move G3“, nicht mit { $found }.
error-no-action = { $game } hat keine Aktion „{ $found }“.
error-vector-size = Eine Beobachtung von { $found } Bytes passt nicht; erwartet: { $expected }.
error-vector-value = Das ist keine Beobachtung: „{ $found }“ ist kein Wert von { $field }.
error-no-field = { $game } hat kein Feld „{ $found }“.
error-schema-format = Das ist nicht das gespeicherte Schema eines Spiels.
error-schema-other = Das Gespeicherte gehört zu „{ $found }“, nicht zu „{ $expected }“; lerne neu oder übertrage es nach Namen.
error-history = Eine Vorgeschichte umfasst 0 bis 1000 Ereignisse, nicht { $found }.
error-env-illegal = Aktion { $found } ({ $text }) steht jetzt nicht zur Wahl; die Maske sagt, was es gibt.
error-env-range = Eine Aktion { $found } gibt es nicht; Aktionen sind ganze Zahlen von 0 bis { $last }.
error-env-shape = Erwartet werden { $expected } ganze Zahlen als Aktionen, eine für jedes Spiel, nicht { $found }.
error-env-over = Das Spiel ist zu Ende; setze es zuerst zurück.
error-env-not-begun = Setze die Umgebung vor ihrem ersten Schritt zurück.
error-env-rewards = Belohnungen können „result“, „graded“ oder „shaped“ sein, nicht „{ $found }“.
error-env-render = Gezeigt werden kann es als „ansi“, „svg“ oder „human“, nicht als „{ $found }“.
error-env-gamma = Der Abschlag muss eine Zahl von 0 bis 1 sein, nicht { $found }.
error-env-agent = Es gibt keinen Agenten { $found }; es gibt { $expected }.
error-env-places = Die Zahl der Spiele und der Prozesse muss eine ganze Zahl ab 1 sein, nicht { $found }.
error-env-worker = Ein Prozess der Umgebung ist zu Ende; schließe sie und lege eine neue an.
error-env-saved = Das wurde von einer anderen Umgebung gespeichert.
error-env-luck = Das Glück kann hier nicht { $found } bringen; was es bringen kann, sagen seine Ausgänge.
error-env-position = „{ $found }“ ist keine gepackte Stellung; gib die Zeile einer Stellung an siegeworks.envs.spiel.load.
error-env-simultaneous = In { $game } antwortet niemand zugleich mit anderen; lass „simultaneous“ weg.
error-env-initial = Wo ein Spiel beginnt, sagst du beim Laden: load(..., position=...).
error-env-all-players = Kein Beobachter sieht, was alle sehen; verlange einen Spieler oder das Öffentliche.
error-env-cycles = Eine Zahl von Antworten ist eine ganze Zahl, 0 für unbegrenzt; nicht { $found }.
use-lab-dataset = Partien von Bots als Zahlen für Lernende schreiben oder damit fortfahren.
use-lab-history = So viele Ereignisse, die ein Sitz hörte, am Ende jeder Beobachtung.
cli-lab-dataset-done = { $games } Partien in { $folder }.
cli-lab-dataset-stopped = Angehalten; was fertig ist, liegt in { $folder }. Derselbe Befehl fährt fort.
error-lab-dataset-games = Ein Datensatz ist von einem Spiel, nicht von mehreren: { $found }.
error-env-one-process = Spiele werden in einer Umgebung mit einem Prozess beiseitegelegt und aufgenommen; diese hat mehrere.
error-env-place = Einen Platz { $found } gibt es nicht; Plätze sind von 0 bis { $last } nummeriert.
error-env-library = Umgebungen brauchen „{ $found }“, das nicht installiert ist; hole es mit { $install }
