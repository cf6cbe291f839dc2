"""What a store can refuse; the sentences are in the words."""

from siegeworks.core.errors import SiegeError


class StoreError(SiegeError):
    """The store could not do what was asked, and nothing of it was kept."""


class BadStore(StoreError):
    """What was named is no store that this program can use."""


class StoreFull(StoreError):
    """There is no room left; the store goes on as soon as there is."""


class StoreBusy(StoreError):
    """Another program kept the store locked for too long."""


class StoreUnavailable(StoreError):
    """The store is closed or cannot be reached; send the same key again to be sure of a move."""


class NoTable(StoreError):
    """No game has that id."""


class StaleSequence(StoreError):
    """The journal has gone on since; says how long it is now."""

    @property
    def present(self) -> int:
        """The length of the journal now."""
        return int(str(self.facts["present"]))


class KeyUsed(StoreError):
    """The same move came twice; the first one counts."""

    @property
    def seq(self) -> int:
        """The place in the journal where it counted."""
        return int(str(self.facts["seq"]))
