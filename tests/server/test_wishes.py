"""Several choices at one wish, over the wire."""

from typing import Any

import siegeworks
from tests.games.helping import play_to
from tests.server.running import Client


def bring(host: Client, game: str, prompt: str, seed: int = 3) -> str:
    """A table with a game at the first question of this kind."""
    record = play_to(siegeworks.game(game), prompt, seed).record()
    return str(host.good("POST", "/tables/import", json={"record": record})["table"]["id"])


def wish(host: Client, table: str, option: str, how: str) -> Any:
    """What the table looks like after a wish."""
    sequence = host.view(table)["sequence"]
    answer = {"sequence": sequence, "option": option, "how": how}
    host.good("POST", f"/tables/{table}/choice", json=answer)
    return host.view(table)


def post(view: Any) -> str:
    return str(view["zones"]["post"]["1"])


def test_a_way_is_shown_walked_at_one_wish_and_taken_back_and_again_whole(host: Client) -> None:
    table = bring(host, "westerplatte", "Act")
    before = host.view(table)
    far = before["prompt"]["ways"][-1]
    assert far["steps"] == 2
    assert far["text"] not in [option["text"] for option in before["prompt"]["options"]]
    after = wish(host, table, far["text"], "way")
    assert post(after) == far["noun"] != post(before)
    whole = min(set(after["undo"]["places"]) - set(before["undo"]["places"]))
    back = {"sequence": after["sequence"], "to": whole}
    host.good("POST", f"/tables/{table}/undo", json=back)
    undone = host.view(table)
    assert post(undone) == post(before)
    assert undone["undo"]["redo_place"] == whole
    again = {"sequence": undone["sequence"], "to": max(after["undo"]["places"])}
    host.good("POST", f"/tables/{table}/redo", json=again)
    assert post(host.view(table)) == post(after)


def test_a_way_sent_twice_is_walked_once(host: Client) -> None:
    table = bring(host, "westerplatte", "Act")
    before = host.view(table)
    far = before["prompt"]["ways"][0]["text"]
    answer = {"sequence": before["sequence"], "option": far, "how": "way", "key": "once"}
    first = host.good("POST", f"/tables/{table}/choice", json=answer)
    again = host.good("POST", f"/tables/{table}/choice", json=answer)
    assert again == {"sequence": first["sequence"], "repeated": True}
    assert first["sequence"] == before["sequence"] + 2


def test_an_option_as_often_as_it_is_offered(host: Client) -> None:
    table = bring(host, "hegra", "Placement")
    before = host.view(table)
    option = next(o for o in before["prompt"]["options"] if o["text"] == "put repair-soldier")
    assert option["repeats"]
    after = wish(host, table, option["text"], "again")
    ready = before["zones"]["ready"]["soldier"]
    assert after["zones"]["jobs"]["repair-soldier"] == ready > 1
    assert after["zones"]["ready"]["soldier"] == 0


def test_all_of_a_verb_have_words_where_there_are_several(host: Client) -> None:
    table = bring(host, "hegra", "Defend", seed=10)
    prompt = host.view(table)["prompt"]
    shots = [option["text"] for option in prompt["options"] if option["verb"] == "shoot"]
    assert len(shots) == 2
    expected = {"verb": "shoot", "words": "Fire from every position", "option": shots[0]}
    assert prompt["all_of"] == [expected]
    wish(host, table, shots[0], "all")
    asked = host.view(table)["prompt"]
    left = [option for option in asked["options"] if option["verb"] == "shoot"]
    assert asked["key"] != "Defend" or not left


def test_what_cannot_be_wished_is_refused_and_nothing_changes(host: Client) -> None:
    table = bring(host, "westerplatte", "Act")
    before = host.view(table)
    for how in ("once", "way", "again", "all"):
        answer = {"sequence": before["sequence"], "option": "move nowhere", "how": how}
        host.bad(422, "POST", f"/tables/{table}/choice", json=answer)
    host.bad(400, "POST", f"/tables/{table}/choice", json=answer | {"how": "often"})
    assert host.view(table) == before
