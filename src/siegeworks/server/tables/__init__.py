"""Tables where games are played: who sits there, what each sees, what each may do."""
