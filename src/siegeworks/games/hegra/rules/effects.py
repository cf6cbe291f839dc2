"""21 The effects of cards, all of them; each stands in the module of its paragraph."""

from typing import Final

from siegeworks.games.hegra.rules.effects_on_cards import DespairComes, HopeComes
from siegeworks.games.hegra.rules.effects_on_enemy import (
    AddInfantry,
    AddPatrols,
    AddPieces,
    LoseTokens,
    OpenRoutes,
    RemoveInfantry,
    SuppressInfantry,
    TakePatrols,
    TakePieces,
)
from siegeworks.games.hegra.rules.effects_on_fortress import (
    AddAirStacks,
    AddArtillery,
    AddMisses,
    DamagePositions,
    DrawTiles,
    Jam,
    RepairThings,
    RevealFinds,
    TakeArtillery,
    TakeMisses,
)
from siegeworks.games.hegra.rules.effects_on_people import (
    BuryDead,
    DesertBag,
    DoubtIntoBag,
    Enlist,
    FindGerman,
    HunterJoins,
    Injure,
    InjurePost,
    Lose,
    MedicJoins,
    RestTired,
    SoldierIntoBag,
    SoldierJoins,
    TireReady,
    TreatPatients,
    VolunteerIntoBag,
    VolunteerJoins,
    WaitingGetWorse,
    WakeTired,
)
from siegeworks.games.hegra.rules.effects_on_tracks import (
    GainSupplies,
    LessSnow,
    LoseSupplies,
    LowerDefence,
    LowerDoubt,
    LowerFear,
    LowerMorale,
    LowerSurrender,
    LowerSuspicion,
    MoreSnow,
    RaiseDefence,
    RaiseDoubt,
    RaiseFear,
    RaiseMorale,
    RaiseSurrender,
    RaiseSuspicion,
)
from siegeworks.games.hegra.rules.scripts import AMOUNT_BITS, EFFECTS

# The codes of the effects are their places here.
EFFECTS[:] = [
    # 21.2
    RaiseMorale(),
    LowerMorale(),
    GainSupplies(),
    LoseSupplies(),
    RaiseSuspicion(),
    LowerSuspicion(),
    RaiseDefence(),
    LowerDefence(),
    MoreSnow(),
    LessSnow(),
    RaiseFear(),
    LowerFear(),
    RaiseDoubt(),
    LowerDoubt(),
    RaiseSurrender(),
    LowerSurrender(),
    # 21.3
    Injure(),
    InjurePost(),
    Lose(),
    TireReady(),
    WakeTired(),
    RestTired(),
    SoldierJoins(),
    VolunteerJoins(),
    MedicJoins(),
    HunterJoins(),
    Enlist(),
    SoldierIntoBag(),
    VolunteerIntoBag(),
    DoubtIntoBag(),
    DesertBag(),
    BuryDead(),
    TreatPatients(),
    WaitingGetWorse(),
    FindGerman(),
    # 21.4
    RepairThings(),
    DamagePositions(),
    Jam(),
    AddMisses(),
    TakeMisses(),
    AddArtillery(),
    TakeArtillery(),
    AddAirStacks(),
    DrawTiles(),
    RevealFinds(),
    # 21.5
    AddPatrols(),
    TakePatrols(),
    AddInfantry(),
    RemoveInfantry(),
    SuppressInfantry(),
    AddPieces(),
    TakePieces(),
    OpenRoutes(),
    LoseTokens(),
    # 21.6
    HopeComes(),
    DespairComes(),
]
NAMES: Final[tuple[str, ...]] = tuple(
    [f"less-{effect.word}" if effect.is_less else effect.word for effect in EFFECTS]
)


def read(text: object) -> int | None:
    """Find the code behind a text such as ``morale -1``; None if it is none."""
    word, space, number = text.partition(" ") if isinstance(text, str) else ("", "", "")
    is_less = number.startswith("-")
    digits = number[1:] if is_less else number
    if not space or len(digits) != 1 or digits not in "123456789":
        return None
    name = f"less-{word}" if is_less else word
    return NAMES.index(name) << AMOUNT_BITS | int(digits) if name in NAMES else None
