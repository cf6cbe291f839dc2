"""Parts that several games share: readers, maps, dials."""
