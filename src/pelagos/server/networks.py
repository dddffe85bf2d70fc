"""What tells clients apart by their addresses."""

from __future__ import annotations

import ipaddress
from typing import Final

IPV6_PREFIX_BITS: Final = 64
"""The part of an IPv6 address that tells clients apart; the rest any client may choose freely."""


def network_of(address: str) -> str:
    """What tells clients apart: an address, or of an IPv6 address the part that is given out as one."""
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if read.version == 4:
        return str(read)
    return str(read.ipv4_mapped or ipaddress.ip_network((read, IPV6_PREFIX_BITS), strict=False).network_address)
