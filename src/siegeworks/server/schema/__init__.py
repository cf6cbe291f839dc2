"""The wire described: as JSON schema, and as types for the browser."""
