"""The kinds of field that a client fills in, with their bounds."""

from typing import Annotated

from msgspec import Meta

Title = Annotated[str, Meta(max_length=120, description="What people call the table.")]
PersonName = Annotated[str, Meta(max_length=60, description="What people call the player.")]
Word = Annotated[str, Meta(max_length=60)]
OptionText = Annotated[str, Meta(max_length=200, description="The text of an option.")]
Key = Annotated[
    str, Meta(max_length=64, description="Chosen by the client; sent again, it counts once.")
]
SayingText = Annotated[str, Meta(max_length=300, description="What somebody says.")]
ShownNoun = Annotated[
    str,
    Meta(pattern=r"^([a-z-]{1,30}:[\w.-]{1,40})?$", description="A thing of the board, shown."),
]
Place = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=30)]
Secret = Annotated[str, Meta(max_length=100, description="What follows the # of a link.")]
SeedText = Annotated[
    str, Meta(pattern=r"^-?[0-9]{1,40}$", description="A whole number; browsers lose digits.")
]
