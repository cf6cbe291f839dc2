siegeworks = Siegeworks
unreachable = Der Server ist nicht zu erreichen: Sieh nach, ob Siegeworks noch läuft, und versuche es dann noch einmal.
broken = Hier ist etwas schiefgegangen: Lade die Seite neu.
link-closed = Der Link zu diesem Tisch wurde geschlossen: Bitte den Gastgeber um einen neuen.
table-deleted = Dieser Tisch wurde vom Gastgeber gelöscht.
not-found = Diese Seite gibt es nicht.
to-home = Startseite
loading = Einen Moment …
