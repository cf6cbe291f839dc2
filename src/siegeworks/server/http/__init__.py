"""What lies around every request: the application, its middleware, its limits and its log."""
