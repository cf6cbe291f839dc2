"""Classes that only declare typed fields and are filled by name, so that each name is said once.

Compiled, such a class refuses a value of another type by itself.
"""

from collections.abc import Mapping


def list_fields(kind: type) -> tuple[str, ...]:
    """The fields that a class declares, in their order."""
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return compiled or tuple(kind.__annotations__)


def fill(made: object, values: Mapping[str, object]) -> None:
    """Give each declared field its value; a field left out and a name unknown are refused."""
    declared = list_fields(type(made))
    for name in declared:
        if name not in values:
            raise TypeError(f"{type(made).__name__} needs {name}")
    change(made, values)


def change(made: object, values: Mapping[str, object]) -> None:
    """Give some of the declared fields another value; a name unknown is refused."""
    declared = list_fields(type(made))
    for name, value in values.items():
        if name not in declared:
            raise TypeError(f"{type(made).__name__} has no {name}")
        setattr(made, name, value)
