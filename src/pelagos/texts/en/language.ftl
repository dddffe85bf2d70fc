# English: what programs must know of it.

# What may stand before a name and is left out of headings. One that ends with ’ stands there without a blank.
language-articles = the
