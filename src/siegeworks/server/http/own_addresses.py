"""The addresses that this machine has on local networks."""

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

# A datagram socket that is "connected" sends nothing, but learns which of our addresses it would
# send from. The first is kept for documentation: it leads where everything else goes.
PROBES: Final = (
    "192.0.2.1",
    "192.168.0.1",
    "192.168.1.1",
    "192.168.178.1",
    "10.0.0.1",
    "172.16.0.1",
    "100.64.0.1",
)
LIKELY: Final = tuple(
    ipaddress.ip_network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
)
MOST: Final = 4


def find_own_addresses() -> list[str]:
    """Where others on a network of ours find this machine, the likeliest first."""
    return list_likely_addresses(
        [*filter(None, map(_find_address_towards, PROBES)), *_list_named_addresses()]
    )


def list_likely_addresses(found: Iterable[str]) -> list[str]:
    """Those of some addresses by which friends may reach us: private ones, in order, each once."""
    near = [text for text in dict.fromkeys(found) if is_near(text) and not _is_own_only(text)]
    return sorted(near, key=_weigh)[:MOST]


def is_near(text: str) -> bool:
    """Whether an address is one of a local network, or of this machine."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return not address.is_global and not address.is_multicast and not address.is_unspecified


def _is_own_only(text: str) -> bool:
    return ipaddress.ip_address(text).is_loopback


def _weigh(text: str) -> int:
    """How unlikely it is that friends are on the network of an address."""
    address = ipaddress.ip_address(text)
    if address.is_link_local:  # nobody gave the machine an address
        return len(LIKELY) + 1
    return 0 if any(address in network for network in LIKELY) else len(LIKELY)


def _find_address_towards(target: str) -> str:
    """The address that we would send from to somewhere; empty if there is no way."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((target, 9))
        return str(probe.getsockname()[0])
    return ""


def _list_named_addresses() -> list[str]:
    """What the machine's own name stands for."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return [str(entry[4][0]) for entry in found]
    return []
