"""Drawing card pictures in the manner of black-figure vases: a brush, parts of figures, and one function for a card."""
