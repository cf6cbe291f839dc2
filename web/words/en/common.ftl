siegeworks = Siegeworks
unreachable = The server cannot be reached: see that Siegeworks is still running, then try again.
broken = Something went wrong here: load the page anew.
link-closed = The link to this table was closed: ask its host for another.
table-deleted = This table was deleted by its host.
not-found = There is no such page.
to-home = Home
loading = One moment …
