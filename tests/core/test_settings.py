"""Settings of a game: what is known, and what does not go together."""

import pytest

import siegeworks
from siegeworks.core.errors import BadSettings
from siegeworks.server.games.catalogue import describe_game

HEGRA = siegeworks.game("hegra")


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
