lesson = Lektion
lesson-place = Lektion, { $place } von { $count }
lesson-next = Weiter
lesson-skip = Lektion verlassen
lesson-play-on = Weiterspielen
lesson-strayed = Du hast „{ $words }“ gewählt. Die Regeln erlauben das, aber die Lektion hatte etwas anderes vor. Nimm es zurück, um mit ihr weiterzumachen, oder spiele allein weiter.
lesson-back = Zurücknehmen
lesson-without = Ohne die Lektion weiterspielen
