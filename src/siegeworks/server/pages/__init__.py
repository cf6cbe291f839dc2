"""Pages that the server writes itself, without scripts and without any foreign host."""
