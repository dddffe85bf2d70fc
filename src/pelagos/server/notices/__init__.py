"""What people are told while they are away: by mail, by push, by webhook."""
