"""The command that serves games."""

import logging
from dataclasses import dataclass

import typer

from siegeworks.cli.output import say
from siegeworks.core.errors import BadSettings


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    host: str
    port: int
    public: bool
    lobby: bool
    origins: list[str]
    db: str | None
    proxy: str
    limits: dict[str, str]
    quiet: bool


def command(wish: Wish) -> None:
    """Serve until told to stop."""
    from siegeworks import store
    from siegeworks.server.http import settings

    if not wish.public and wish.host not in settings.LOOPBACK:
        raise BadSettings("needs-public", host=wish.host[:60])
    if not 0 <= wish.port <= 65535:
        raise BadSettings("port", found=wish.port)
    limits = settings.Limits() if wish.public else settings.LOCAL
    config = settings.Config(
        host=wish.host,
        port=wish.port,
        public=wish.public,
        lobby=wish.lobby or not wish.public,
        origins=tuple(settings.check_origin(origin) for origin in wish.origins),
        proxies=wish.proxy,
        limits=settings.with_limits(limits, wish.limits),
    )
    games = store.open(wish.db)
    from siegeworks.server.http import run

    listening = run.bind(config.host, config.port)
    typer.echo(say("serving", address=run.address(listening)))
    run.serve(config, games, listening, logging.WARNING if wish.quiet else logging.INFO)
