"""What is kept about people on this server, and how long."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get

from pelagos.server.admin_types import PrivacyData
from pelagos.server.privacy import privacy_data
from pelagos.server.routes.request_context import services_of

AnyRequest = Request[Any, Any, Any]


@get("/api/privacy", summary="What is kept, and how long", sync_to_thread=False)
def show_privacy(request: AnyRequest) -> PrivacyData:
    return privacy_data(services_of(request).config)


HANDLERS: Final = (show_privacy,)
