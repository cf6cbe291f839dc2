"""Requests whose bodies are taken at their word: "5" is not 5."""

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, ValidationException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

JSON: Final = "application/json"
PLACE: Final = re.compile(r"\$\.?([\w.\[\]…-]*)`$")


class StrictRequest(Request[Any, Any, Any]):
    """Reads a JSON body straight into the struct that the route takes."""

    async def json(self) -> Any:
        """The struct of the body, which must say that it is JSON: no form of a page can."""
        if self.content_type[0].lower() != JSON:
            raise ClientException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=Any if field is None else field.annotation)
        except msgspec.ValidationError as error:
            found = PLACE.search(str(error))
            place = (found[1] if found else "") or "body"
            raise ValidationException(extra=[{"key": place}]) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(extra=[{"key": "body"}]) from error
