"""The door to the local network."""

import msgspec


class Network(msgspec.Struct, frozen=True):
    """Whether friends on the local network can come in, and where."""

    mine: bool  # this client sits at the machine, and may open and close the door
    open: bool
    addresses: list[str]  # that others reach the server by, the likeliest first
