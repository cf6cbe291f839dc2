"""What Places, Market cards and Improvements do, as numbers: bundles, recipes and ways."""

from collections.abc import Sequence

from siegeworks.core.steps import NONE
from siegeworks.games.ante_portas.content.reading import Action, Bundle, read_bundle
from siegeworks.games.ante_portas.rules import pieces as p

Fields = dict[str, object]  # of `Tables`, by their names
NOTHING: Bundle = (0,) * p.RESOURCES


class Ways:
    """All that is gained, paid and turned in, each with its number; 0 is the empty bundle."""

    def __init__(self) -> None:
        self.bundles: list[Bundle] = [NOTHING]
        self.recipes: list[tuple[int, int]] = []  # what is paid, what is gained
        self.ways: list[dict[str, object]] = []

    def add_bundle(self, bundle: Bundle) -> int:
        """The number of a bundle."""
        if bundle not in self.bundles:
            self.bundles.append(bundle)
        return self.bundles.index(bundle)

    def add_words(self, words: Sequence[str]) -> int:
        """The number of a bundle as a table says it: ``["tool 1", "wood 2"]``."""
        return self.add_bundle(read_bundle(" ".join(words).split())) if words else 0

    def add_recipe(self, action: Action) -> int:
        """The number of what turns one bundle into another."""
        recipe = (self.add_bundle(action.cost), self.add_bundle(action.gain))
        if recipe not in self.recipes:
            self.recipes.append(recipe)
        return self.recipes.index(recipe)

    def add_way(self, texts: Sequence[str], prices: Sequence[int]) -> int:
        """The number of an alternative; Buildings cost what they always do, if it says nothing."""
        actions = [Action(text) for text in texts]
        counts = {action.verb: action.count for action in actions}
        builds = [action for action in actions if action.verb == "build"]
        gains = [action.gain for action in actions if action.verb == "gain"]
        self.ways.append(
            {
                "gain": self.add_bundle(gains[0]) if gains else 0,
                "recipes": tuple(self.add_recipe(a) for a in actions if a.verb == "turn"),
                "times": counts.get("turn", 0) or counts.get("build", 0),
                "building": builds[0].building if builds else NONE,
                "price": self._find_price(builds[0], prices) if builds else 0,
                "draw": counts.get("draw", 0),
                "play": counts.get("play", 0),
                "official": int("official" in counts),
                "care": counts.get("care", 0),
            }
        )
        return len(self.ways) - 1

    def _find_price(self, action: Action, prices: Sequence[int]) -> int:
        if action.price is None:
            return prices[action.building]
        return self.add_bundle(action.price)

    def make_fields(self) -> Fields:
        """The columns of `Tables`, once everything is in."""
        names = tuple(map(name_bundle, self.bundles))
        fields: Fields = {
            "bundles": tuple(self.bundles),
            "bundle_names": names,
            "recipe_cost": tuple(cost for cost, _ in self.recipes),
            "recipe_gain": tuple(gain for _, gain in self.recipes),
            "recipe_names": tuple(f"{names[cost]}-to-{names[gain]}" for cost, gain in self.recipes),
        }
        for name in self.ways[0]:
            fields[f"way_{name}"] = tuple(way[name] for way in self.ways)
        return fields


def name_bundle(bundle: Bundle) -> str:
    """Its pieces and how many: ``wood-2-clay-1``."""
    parts = [f"{p.RESOURCE_NAMES[i]}-{count}" for i, count in enumerate(bundle) if count]
    return "-".join(parts) or "nothing"
