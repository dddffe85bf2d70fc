"""Pictures of boards, pieces and cards; all drawings are our own."""
