### Wörter aller Spiele und aller Oberflächen, auf Deutsch.

seat = Spieler { $number }

## Ein Spiel beginnen

error-unknown-game = Ein Spiel „{ $found }“ gibt es nicht; wähle eines von: { $expected }.
error-seats = { $game } lässt sich nicht mit { $found } Plätzen spielen; wähle eine Zahl von: { $expected }.
error-luck = Der Zufall kann nicht „{ $found }“ sein; schreib „own“, wenn das Programm ziehen soll, oder „given“, wenn du ihn eingibst.
error-setting = { $game } hat keine Einstellung „{ $found }“; es gibt: { $expected }.
error-setting-value = Die Einstellung { $setting } von { $game } kann nicht „{ $found }“ sein; wähle eines von: { $expected }.
error-no-content = { $game } hat keine Tabellen, die du ersetzen könntest; lass den Ordner weg.

## Wählen

error-over = Die Partie ist vorbei; es gibt nichts mehr zu wählen.
error-luck-first = Erst muss der Zufall fallen; gib sein Ergebnis ein und wähle dann.
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
error-content-differs = Das stammt aus anderen Tabellen ({ $found } statt { $expected }); nenne ihren Ordner mit --content.

## Stellungen in einer Zeile

error-position-head = Eine Stellung dieses Spiels beginnt mit „{ $expected }“, nicht mit „{ $found }“; kopiere die ganze Zeile.
error-position-content = Die Stellung stammt aus anderen Tabellen als diesen ({ $expected }); nenne ihren Ordner mit --content.
error-position-word = Das Wort „{ $word }“ der Stellung kann nicht „{ $found }“ sein; kopiere die Zeile neu.
error-position-missing = In der Stellung fehlt das Wort „{ $word }“; kopiere die ganze Zeile.
error-position-unknown = In der Stellung ist das Wort „{ $word }“ unbekannt; nimm es heraus.

## Aufzeichnungen

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
error-no-folder = Einen Ordner „{ $path }“ gibt es nicht; prüfe den Pfad.

## Inhaltstabellen

error-content = { $place }: gefunden: { $found }; erwartet: { $expected }.
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
