"""Tables whose luck a test knows and no player could have chosen: laid out in the store itself."""

import siegeworks
from siegeworks import store
from siegeworks.server.tables.access import hash_secret, make_secret
from siegeworks.store import LinkRow, SeatRow
from siegeworks.store.database import entries_of
from siegeworks.store.records import row_of
from tests.server.running import Client


def deal(game: str, seed: str, *clients: Client) -> str:
    """A table of that luck, each client on a seat of its own; its id."""
    match = siegeworks.game(game).start(seats=len(clients), seed=int(seed))
    row = row_of(match, match.game.title())
    secrets = [make_secret() for _ in clients]
    links = [
        LinkRow(hash=hash_secret(secret), table_id=row.id, seat=seat)
        for seat, secret in enumerate(secrets)
    ]
    with store.open(clients[0].server.folder / "games.db") as games:
        chairs = [SeatRow(seat) for seat in range(len(clients))]
        games.create(row, chairs, entries_of(match.entries()))
        games.add_links(links)
    for client, secret in zip(clients, secrets, strict=True):
        client.good("POST", f"/tables/{row.id}/join", json={"link": secret})
    return row.id
