play = Spielen
options = Optionen
teaching-games = Kleine Spiele, um das Programm kennenzulernen
newcomer = Neu hier? Lerne beim Spielen.
first-lesson = Lektion beginnen · { $minutes } Minuten
lesson-minutes = { $number ->
    [1] Lektion · { $minutes } Minuten
   *[other] Lektion { $number } · { $minutes } Minuten
}
players = { $same ->
    [yes] { $few ->
        [one] 1 Person
       *[other] { $few } Personen
    }
   *[no] { $few } bis { $many } Personen
}
players-together = { $same ->
    [yes] { $few ->
        [one] allein
       *[other] { $few } Personen gemeinsam
    }
   *[no] { $few } bis { $many } Personen gemeinsam
}
minutes = { $same ->
    [yes] etwa { $from } Minuten
   *[no] { $from } bis { $to } Minuten
}
difficulty = { $level }: ein starker Bot gewinnt { $share }
difficulty-easy = { $level }: ein starker Bot gewinnt fast jede Partie

continue = Weiterspielen
finished = Beendete Spiele
show-all = Alle { $count } zeigen
seated = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}{ $bots ->
    [0] {""}
    [one] , 1 Bot
   *[other] , { $bots } Bots
}
turn-yours = Du bist am Zug
turn-of = Warten auf { $names }
result-won = Sieg.
result-lost = Niederlage.
result-of = Gewonnen: { $names }.
rename = Umbenennen
rename-table = „{ $title }“ umbenennen
table-title = Name des Tisches
delete = Löschen
delete-table = „{ $title }“ löschen
outdated-changed = Kann nicht weitergehen: Regeln oder Tabellen des Spiels haben sich seither geändert. Beginne es mit denselben Optionen neu oder lösche es.
outdated-missing = Kann nicht weitergehen: Das Spiel ist hier nicht mehr installiert. Installiere es wieder oder lösche dies.
begin-anew = Neu beginnen
delete-title = Dieses Spiel löschen?
delete-sure = „{ $title }“ ist dann für immer weg, mit dem ganzen Spiel.

ways-in = Andere Wege hinein
join-by-link = Hat dir jemand einen Link geschickt?
link-example = Hier einfügen
join = Beitreten
no-link = Das ist kein Link zu einem Tisch: Kopiere den ganzen Link und füge ihn noch einmal ein.
take-in = Eine .siege-Datei öffnen

new-game = Neues Spiel
start = Beginnen
how-many = Wie viele spielen
seat = Platz { $number }
who = Wer spielt auf Platz { $number }
who-me = Du
who-here = Hier am Bildschirm
who-bot = Bot
who-open = Über einen Link
name = Name
name-of = Name für Platz { $number }
level-of = Stufe des Bots auf Platz { $number }
who-hint = Wer hier am Bildschirm sitzt, spielt abwechselnd. Ein Platz über einen Link ist für den, dem du ihn schickst. Bots sehen nur, was ihr Platz sieht, und haben dasselbe Glück wie du; eine höhere Stufe denkt weiter voraus.
won-by-bots = Ein starker Bot gewinnt { $share }, { $seats ->
    [one] allein
   *[other] zu { $seats }
}.
only-for = Für { $seats } Personen
more-options = Name und Glück
seed = Nummer des Glücks
seed-hint = Lass sie leer für neues Glück. Dieselbe Nummer bringt dasselbe Glück noch einmal.
links-title = Verschicke diese Links
links-words = Jeder Link gibt einer Person einen Platz. Er wird nur jetzt gezeigt; am Tisch kannst du unter „Plätze“ einen neuen machen.
link-to-seat = Link zu Platz { $number }
copy = Kopieren
to-table = Zum Tisch
no-such-game = Dieses Spiel gibt es hier nicht.

join-title = Du bist eingeladen
join-by = { $count ->
    [0] Du bist zu einer Partie { $game } eingeladen.
    [one] { $names } lädt dich zu einer Partie { $game } ein.
   *[other] { $names } laden dich zu einer Partie { $game } ein.
}
join-seats = { $count ->
    [one] 1 Person: { $names }
   *[other] { $count } Plätze: { $names }
}
join-as = { $name } ({ $side })
join-you = du
join-bot = ein Bot
join-free = ein freier Platz
join-together = Alle sehen dasselbe Brett und gewinnen oder verlieren gemeinsam.
join-open = Alle sehen dasselbe Brett; nichts ist verborgen.
join-secrets = Es gibt Geheimnisse: Du siehst nur deine eigenen Dinge.
join-luck = Das Programm mischt und würfelt. Du brauchst kein Brett, keine echten Würfel und kein Konto.
join-then-seat = Sobald du Platz nimmst, geht der Tisch auf und du spielst mit. Der Platz bleibt in diesem Browser deiner: Schließ die Seite, wann du willst, und öffne den Link wieder, um weiterzuspielen. Am Tisch gibt es auch die Regeln.
join-then-watch = Du siehst dann, was alle sehen dürfen, und niemand wartet auf dich.
join-then-hand = Du siehst dann, was diese Person sieht, und greifst nicht ein.
join-name = Dein Name
join-without = Hinter dieser Adresse steht kein Link. Wenn der Tisch deiner ist, geh einfach weiter.
join-watch = Du bist zum Zuschauen eingeladen.
join-watch-deed = Zuschauen
join-hand = Du bist eingeladen, jemandem über die Schulter zu schauen.
join-hand-deed = Mitschauen
sit-down = Platz nehmen

settings-kept = Gemerkt in diesem Browser.
setting-language = Sprache
setting-language-en = English
setting-language-de = Deutsch
setting-theme = Thema
setting-theme-dark = Dunkel
setting-theme-light = Hell
setting-text-size = Schriftgröße
setting-text-size-normal = Normal
setting-text-size-large = Groß
setting-text-size-larger = Größer
setting-motion = Tempo des Feindes
setting-motion-off = Ohne Schritte
setting-motion-fast = Schnell
setting-motion-normal = Normal
setting-motion-slow = Langsam
setting-motion-hint = Wie schnell die Züge des Feindes gezeigt werden. Du kannst immer gleich weitermachen.
setting-volume = Ton
setting-volume-off = aus
setting-volume-hint = Wie laut Schüsse, Würfel und Karten sind. Die Seite macht sie selbst, nichts wird geladen. Auf einem Telefon ist der Ton aus, bis du ihn einschaltest.
setting-text-mode = Textmodus
setting-text-mode-hint = Mit getippten Befehlen spielen, wie im Terminal; gemacht für Screenreader.
setting-confirm-unspent = Fragen, bevor etwas ungenutzt bleibt
setting-confirm-unspent-hint = Etwa eine Aktion, die noch möglich wäre, wenn du aufhörst.
setting-confirm-end = Vor jedem Ende eines Zuges fragen
setting-confirm-end-hint = Ein Druck mehr, aber kein Zug endet aus Versehen.
option-fixed = Wie üblich, weil { $option } { $value } ist.
who-plays = Einen Bot spielen lassen, oder jemanden über einen Link
setting-notify = Benachrichtigen, wenn ich am Zug bin
setting-notify-hint = Der Browser sagt es dir, während du anderswo bist; er fragt, ob er darf.
setting-notify-refused = Der Browser erlaubt es nicht: Erlaube dort Benachrichtigungen für diese Seite und schalte es dann wieder ein.
setting-notify-impossible = Der Browser erlaubt es nur auf dem Rechner selbst oder bei Adressen mit https.

friends = Mit Freunden in diesem Netz spielen
friends-words = Siegeworks ist dann im lokalen Netz zu erreichen, damit Geräte im selben WLAN oder Hausnetz Links folgen können, die du hier machst. Niemand kommt ohne Link herein, niemand sieht deine anderen Spiele, und es endet, wenn du es schließt oder Siegeworks beendest.
friends-yes = Freunde einlassen
friends-open = Freunde in diesem Netz können deinen Links folgen.
friends-close = Tür schließen; Gäste müssen warten
link-here-only = Dieser Link geht nur auf diesem Rechner.
link-others = Falls Freunde ihn nicht öffnen können: andere Adressen dieses Rechners
link-code = Der Link als Code für die Kamera eines Telefons
