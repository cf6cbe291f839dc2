"""The command that serves games."""

import logging
from dataclasses import dataclass

import typer

from siegeworks.cli.output import say
from siegeworks.core.errors import BadSettings


@dataclass(frozen=True)
class ServeFlags:
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


def command(flags: ServeFlags) -> None:
    """Serve until told to stop."""
    from siegeworks import store
    from siegeworks.server.http import settings

    if not flags.public and flags.host not in settings.LOOPBACK:
        raise BadSettings("needs-public", host=flags.host[:60])
    if not 0 <= flags.port <= 65535:
        raise BadSettings("port", found=flags.port)
    limits = settings.Limits() if flags.public else settings.LOCAL
    config = settings.Config(
        host=flags.host,
        port=flags.port,
        public=flags.public,
        lobby=flags.lobby or not flags.public,
        origins=tuple(settings.check_origin(origin) for origin in flags.origins),
        proxies=flags.proxy,
        limits=settings.change_limits(limits, flags.limits),
    )
    games = store.open(flags.db)
    games.claim()
    from siegeworks.server.http import run
    from siegeworks.server.http.listening import bind, name_address

    listening = bind(config.host, config.port)
    typer.echo(say("serving", address=name_address(listening)))
    run.serve(config, games, listening, logging.WARNING if flags.quiet else logging.INFO)
