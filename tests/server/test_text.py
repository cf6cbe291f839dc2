"""Text mode: the terminal's commands over the wire."""

from typing import Any

import pytest

from tests.server.running import Client


def typed(client: Client, table: str, line: str, **more: Any) -> Any:
    """Type a line; the page that comes back."""
    sequence = client.view(table)["sequence"]
    wish = {"line": line, "sequence": sequence, **more}
    return client.good("POST", f"/tables/{table}/line", json=wish)


@pytest.fixture
def depot(host: Client) -> str:
    return str(host.open("westerplatte", [{}], seed="3")["table"]["id"])


def test_a_page_shows_the_board_the_question_and_numbered_options(host: Client, depot: str) -> None:
    page = host.good("GET", f"/tables/{depot}/text")
    view = host.view(depot)
    whole = "\n".join(page["lines"])
    assert page["sequence"] == view["sequence"]
    assert f"{view['prompt']['words']} ({view['prompt']['rule']})" in whole
    for number, option in enumerate(view["prompt"]["options"], start=1):
        assert f"{number} {option['words']}" in whole
    assert all(len(line) <= 80 for line in page["lines"])
    german = host.good("GET", f"/tables/{depot}/text", params={"language": "de"})
    assert german["lines"] != page["lines"]


def test_options_are_typed_by_number_by_text_and_by_words(host: Client, depot: str) -> None:
    second = host.view(depot)["prompt"]["options"][1]
    page = typed(host, depot, "2")
    view = host.view(depot)
    assert page["sequence"] == view["sequence"]
    assert second["noun"] in view["zones"]["post"].values()
    assert any(line.startswith(" · ") for line in page["lines"]), "what happened is told"
    typed(host, depot, view["prompt"]["options"][0]["text"].upper())
    typed(host, depot, host.view(depot)["prompt"]["options"][0]["words"])
    assert host.view(depot)["sequence"] > view["sequence"] + 1


def test_commands_answer_as_in_the_terminal(host: Client, depot: str) -> None:
    rule = host.view(depot)["prompt"]["rule"]
    assert typed(host, depot, "?")["lines"][0].startswith(rule)
    assert typed(host, depot, "?1.1")["lines"][0].startswith("1.1")
    assert len(typed(host, depot, "log 2")["lines"]) >= 2
    assert typed(host, depot, "odds")["lines"]
    assert typed(host, depot, "why")["lines"]
    assert any("take back" in line for line in typed(host, depot, "help")["lines"])
    assert "no answer here" in typed(host, depot, "dance")["lines"][0]
    assert "always saved" in typed(host, depot, "quit")["lines"][0]
    before = host.view(depot)["zones"]
    typed(host, depot, "1")
    assert host.view(depot)["zones"] != before
    typed(host, depot, "undo")
    assert host.view(depot)["zones"] == before
    typed(host, depot, "redo")
    assert host.view(depot)["zones"] != before
    redo = {"line": "redo", "sequence": host.view(depot)["sequence"]}
    assert host.bad(422, "POST", f"/tables/{depot}/line", json=redo)["code"] == "no-redo"


def test_a_line_typed_at_an_old_page_changes_nothing(host: Client, depot: str) -> None:
    typed(host, depot, "1")
    problem = host.bad(409, "POST", f"/tables/{depot}/line", json={"line": "1", "sequence": 0})
    assert problem["code"] == "store-stale"


def test_who_is_not_asked_reads_who_is(host: Client, guest: Client) -> None:
    welcome = host.open("gatehouse", [{}, {"kind": "open"}])
    table, link = welcome["table"]["id"], welcome["links"][0]["secret"]
    guest.bad(403, "GET", f"/tables/{table}/text")
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    while host.view(table)["prompt"] is not None:
        typed(host, table, "1")
    assert "Waiting for" in host.good("GET", f"/tables/{table}/text")["lines"][-1]
    assert "Waiting for" in typed(host, table, "1")["lines"][-1]
    assert guest.good("GET", f"/tables/{table}/text")["lines"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["westerplatte", "hegra"])
def test_a_narrow_page_tells_the_board_and_cuts_no_answer(
    host: Client, game: str, language: str
) -> None:
    table = host.open(game, [{}], seed="3")["table"]["id"]
    asking = {"narrow": "true", "language": language}
    page = host.good("GET", f"/tables/{table}/text", params=asking)
    view = host.view(table, language=language)
    lines = [line.strip() for line in page["lines"]]
    assert page["parts"][0]["title"] in lines
    assert not any(sign in line for line in lines for sign in "─│┌├")
    for number, option in enumerate(view["prompt"]["options"], start=1):
        assert any(line.startswith(f"{number} {option['words']}") for line in lines)


def test_a_line_typed_on_a_narrow_page_is_answered_with_one(host: Client, depot: str) -> None:
    page = host.good("GET", f"/tables/{depot}/text", params={"narrow": "true"})
    assert typed(host, depot, "", narrow=True)["lines"] == page["lines"]
    assert typed(host, depot, "2", narrow=True)["parts"]
