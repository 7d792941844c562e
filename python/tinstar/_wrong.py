"""Arguments are checked before they cross the border, so that whatever is wrong is one exception with a code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ._tinstar import TinstarError


def wrong(code: str, says: str) -> TinstarError:
    """The exception for something that no rule has to forbid."""
    error = TinstarError(f"{code}: {says}")
    error.code = code
    error.rule = None
    return error


def whole(name: str, value: Any, least: int = 0, most: int = 2**64 - 1) -> int:
    """A whole number in these bounds; what numpy counts with is one."""
    try:
        number: int = value.__index__()
    except (AttributeError, TypeError):
        raise wrong(f"bad_{name}", f"{name} is a whole number, not {value!r}") from None
    if not least <= number <= most:
        raise wrong(f"bad_{name}", f"{name} is from {least} to {most}, not {number}")
    return number


def settings(options: Mapping[str, Any] | None) -> list[tuple[str, str]]:
    """Options as the rules read them; yes and no may be written as Python writes them."""
    if options is None:
        return []
    if not isinstance(options, Mapping):
        raise wrong("bad_options", f"options are names with values, not {options!r}")
    return [(str(key), _setting(value)) for key, value in options.items()]


def _setting(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise wrong(f"bad_{name}", f"{name} is a text, not {value!r}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise wrong(f"bad_{name}", f"{name} is no Unicode text") from None
    return value


def parsed(text: str) -> dict[str, Any]:
    """What came over the border as JSON."""
    found: dict[str, Any] = json.loads(text)
    return found
