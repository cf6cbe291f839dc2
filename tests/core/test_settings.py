"""Settings of a game: what is known, and what does not go together."""

import pytest

import siegeworks
from siegeworks.cli.terminal.new_game import keep_values
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import SeatLimit, Setting
from siegeworks.server.games.catalogue import describe_game

HEGRA = siegeworks.game("hegra")
PIG = siegeworks.game("pig")


@pytest.mark.parametrize("options", [{}, {"edition": "2023"}, {"difficulty": "hardest"}])
def test_what_goes_together_is_read(options: dict[str, str]) -> None:
    assert HEGRA.name_settings(HEGRA.read_settings(options)).items() >= options.items()


@pytest.mark.parametrize("name", ["difficulty", "rations", "missions", "advanced", "air"])
def test_what_does_not_go_together_is_refused(name: str) -> None:
    setting = next(setting for setting in HEGRA.settings if setting.name == name)
    with pytest.raises(BadSettings) as caught:
        HEGRA.read_settings({"edition": "2023", name: setting.values[1]})
    assert f"The option {name} of hegra goes only with edition=1940" in str(caught.value)
    assert HEGRA.read_settings({"edition": "2023", name: setting.values[0]})


def test_clients_are_told_what_does_not_go_together_and_the_order() -> None:
    options = {option.name: option for option in describe_game(HEGRA, "en").options}
    assert set(options["edition"].clashes) == {"2023"}
    assert set(options["edition"].clashes["2023"]) == set(options) - {"edition"}
    shown = [fact.value for fact in options["difficulty"].facts]
    assert shown == ["easiest", "easier", "normal", "harder", "hardest"]
    assert options["difficulty"].values[0] == "normal"


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_the_order_of_a_setting_has_all_its_values(game: siegeworks.Game) -> None:
    for setting in game.settings:
        assert sorted(setting.order or setting.values) == sorted(setting.values)


class Crowded(type(PIG)):  # type: ignore[misc]
    """Pig with a way of playing that is for three or four."""

    settings = (Setting("way", ("plain", "crowd")),)
    seat_limits = (SeatLimit("way", "crowd", (3, 4)),)


CROWDED = Crowded()


def test_values_of_settings_may_be_for_some_numbers_of_seats_only() -> None:
    assert CROWDED.list_seats({}) == (2, 3, 4)
    assert CROWDED.list_seats({"way": "crowd"}) == (3, 4)
    assert CROWDED.read_seats(4, CROWDED.read_settings({"way": "crowd"})) == 4
    assert CROWDED.read_seats(2, CROWDED.read_settings({})) == 2


def test_without_a_number_of_seats_it_is_the_fewest_that_the_settings_are_for() -> None:
    assert CROWDED.start(options={"way": "crowd"}).state.seats == 3
    assert CROWDED.start().state.seats == 2


def test_too_few_seats_for_a_value_are_refused_with_the_numbers_it_is_for() -> None:
    with pytest.raises(BadSettings) as caught:
        CROWDED.start(2, {"way": "crowd"})
    said = "pig with way=crowd is for 3, 4 players, not for 2; change one of the two."
    assert str(caught.value) == said
    assert "nicht für 2" in caught.value.words("de")


def test_clients_are_told_for_how_many_a_value_is(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = (SeatLimit("edition", "2023", (1,)),)
    monkeypatch.setattr(type(HEGRA), "seat_limits", limits)
    options = {option.name: option for option in describe_game(HEGRA, "en").options}
    assert options["edition"].seats == {"2023": [1]}
    assert options["difficulty"].seats == {}


def test_the_terminal_offers_what_is_for_so_many() -> None:
    (way,) = CROWDED.settings
    assert keep_values(CROWDED, way, 2).values == ("plain",)
    assert keep_values(CROWDED, way, 3).values == ("plain", "crowd")
