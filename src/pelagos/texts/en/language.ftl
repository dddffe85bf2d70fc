# English: what programs must know of it.

# How dates, numbers and lists are written.
language-locale = en-GB

# Whether names of boards, which are Latin, are read as they are: latin or other.
language-alphabet = latin

# What may stand before a name and is left out of headings. One that ends with ’ stands there without a blank.
language-articles = the

# The cases that every name has, and what else may stand beside a name as an attribute.
language-cases = { "" }
language-traits = { "" }
