"""The printed tables of the boards, copied row by row from the rules: what the loaded boards must equal."""

from typing import Final

FIVE_ISLANDS: Final = """
i01 | a4 b5 | 2 | 0 | 1 | a3 a5 b4 b6 c5 c6
i02 | b1 b2 c1 c2 | 4 | 2 | 0 | a1 a2 b3 c3 d1 d2 d3
i03 | d4 e5 | 2 | 0 | 1 | c3 c4 d3 d5 e4 e6 f5 f6
i04 | d6 d7 | 2 | 0 | 1 | c5 c6 c7 d5 d8 e6 e7 e8
i05 | d9 e9 | 2 | 0 | 1 | c8 d8 e8 e10 f9 f10
i06 | e2 | 1 | 0 | 2 | d1 d2 e1 e3 f2 f3
i07 | f4 g4 | 2 | 0 | 1 | e3 e4 f3 f5 g3 g5 h3 h4
i08 | f7 | 1 | 0 | 2 | e6 e7 f6 f8 g6 g7
i09 | g1 h1 h2 | 3 | 1 | 0 | f1 f2 g2 g3 h3 i1 i2
i10 | g10 h9 i8 j7 | 4 | 2 | 0 | f10 f11 g9 h8 i7 j6 k6
i11 | h7 | 1 | 0 | 2 | g7 g8 h6 h8 i6 i7
i12 | i3 j2 j3 | 3 | 1 | 0 | h3 h4 i2 i4 j1 j4 k1 k2 k3
i13 | i5 j5 k5 | 3 | 1 | 0 | h5 h6 i4 i6 j4 j6 k4 k6
"""
"""island | cells | slots | slots beside a metropolis | prosperity | adjacent seas"""

FIVE_SEAS: Final = """
a1 | 1 | a2 | i02
a2 | 0 | a1 a3 b3 | i02
a3 | 0 | a2 b3 b4 | i01
a5 | 0 | a6 b6 | i01
a6 | 1 | a5 b6 b7 | none
b3 | 0 | a2 a3 b4 c3 c4 | i02
b4 | 0 | a3 b3 c4 c5 | i01
b6 | 0 | a5 a6 b7 c6 c7 | i01
b7 | 0 | a6 b6 c7 c8 | none
c3 | 0 | b3 c4 d3 | i02 i03
c4 | 0 | b3 b4 c3 c5 d5 | i03
c5 | 0 | b4 c4 c6 d5 | i01 i04
c6 | 0 | b6 c5 c7 | i01 i04
c7 | 0 | b6 b7 c6 c8 d8 | i04
c8 | 0 | b7 c7 d8 | i05
d1 | 0 | d2 e1 | i02 i06
d2 | 0 | d1 d3 e3 | i02 i06
d3 | 0 | c3 d2 e3 e4 | i02 i03
d5 | 0 | c4 c5 e6 | i03 i04
d8 | 0 | c7 c8 e8 | i04 i05
e1 | 0 | d1 f1 f2 | i06
e3 | 0 | d2 d3 e4 f3 | i06 i07
e4 | 0 | d3 e3 f5 | i03 i07
e6 | 0 | d5 e7 f6 | i03 i04 i08
e7 | 0 | e6 e8 f8 | i04 i08
e8 | 0 | d8 e7 f8 f9 | i04 i05
e10 | 0 | f10 f11 | i05
f1 | 1 | e1 f2 | i09
f2 | 0 | e1 f1 f3 g2 | i06 i09
f3 | 0 | e3 f2 g2 g3 | i06 i07
f5 | 0 | e4 f6 g5 | i03 i07
f6 | 0 | e6 f5 g5 g6 | i03 i08
f8 | 0 | e7 e8 f9 g7 g8 | i08
f9 | 0 | e8 f8 f10 g8 g9 | i05
f10 | 0 | e10 f9 f11 g9 | i05 i10
f11 | 1 | e10 f10 | i10
g2 | 0 | f2 f3 g3 | i09
g3 | 0 | f3 g2 h3 | i07 i09
g5 | 0 | f5 f6 g6 h4 h5 | i07
g6 | 0 | f6 g5 g7 h5 h6 | i08
g7 | 0 | f8 g6 g8 h6 | i08 i11
g8 | 0 | f8 f9 g7 g9 h8 | i11
g9 | 0 | f9 f10 g8 h8 | i10
h3 | 0 | g3 h4 i2 | i07 i09 i12
h4 | 0 | g5 h3 h5 i4 | i07 i12
h5 | 0 | g5 g6 h4 h6 i4 | i13
h6 | 0 | g6 g7 h5 i6 | i11 i13
h8 | 0 | g8 g9 i7 | i10 i11
i1 | 0 | i2 j1 | i09
i2 | 0 | h3 i1 j1 | i09 i12
i4 | 0 | h4 h5 j4 | i12 i13
i6 | 0 | h6 i7 j6 | i11 i13
i7 | 0 | h8 i6 j6 | i10 i11
j1 | 0 | i1 i2 k1 | i12
j4 | 0 | i4 k3 k4 | i12 i13
j6 | 0 | i6 i7 k6 | i10 i13
k1 | 1 | j1 k2 | i12
k2 | 0 | k1 k3 | i12
k3 | 0 | j4 k2 k4 | i12
k4 | 0 | j4 k3 | i13
k6 | 1 | j6 | i10 i13
"""
"""sea | trade | adjacent seas | adjacent islands"""

FOUR_ISLANDS: Final = """
i01 | b1 b2 c1 c2 | 4 | 2 | 0 | a1 a2 b3 c3 d1 d2 d3
i02 | c5 c6 | 2 | 0 | 1 | b4 b5 c4 d5 d6 d7
i03 | d4 e5 | 2 | 0 | 1 | c3 c4 d3 d5 e4 e6 f5 f6
i04 | e2 | 1 | 0 | 2 | d1 d2 e1 e3 f2 f3
i05 | e7 | 1 | 0 | 2 | d6 d7 e6 e8 f7 f8
i06 | f4 g4 | 2 | 0 | 1 | e3 e4 f3 f5 g3 g5 h3 h4
i07 | g1 h1 h2 | 3 | 1 | 0 | f1 f2 g2 g3 h3 i1 i2
i08 | g6 | 1 | 0 | 2 | f6 f7 g5 g7 h5 h6
i09 | g8 h7 i6 j5 | 4 | 2 | 0 | f8 f9 g7 h6 i5 j4 k4
i10 | i3 j2 j3 | 3 | 1 | 0 | h3 h4 i2 i4 j1 j4 k1 k2 k3
"""
"""island | cells | slots | slots beside a metropolis | prosperity | adjacent seas"""

FOUR_SEAS: Final = """
a1 | 1 | a2 | i01
a2 | 0 | a1 a3 b3 | i01
a3 | 0 | a2 a4 b3 b4 | none
a4 | 1 | a3 b4 b5 | none
b3 | 0 | a2 a3 b4 c3 c4 | i01
b4 | 0 | a3 a4 b3 b5 c4 | i02
b5 | 0 | a4 b4 | i02
c3 | 0 | b3 c4 d3 | i01 i03
c4 | 0 | b3 b4 c3 d5 | i02 i03
d1 | 0 | d2 e1 | i01 i04
d2 | 0 | d1 d3 e3 | i01 i04
d3 | 0 | c3 d2 e3 e4 | i01 i03
d5 | 0 | c4 d6 e6 | i02 i03
d6 | 0 | d5 d7 e6 | i02 i05
d7 | 0 | d6 e8 | i02 i05
e1 | 0 | d1 f1 f2 | i04
e3 | 0 | d2 d3 e4 f3 | i04 i06
e4 | 0 | d3 e3 f5 | i03 i06
e6 | 0 | d5 d6 f6 f7 | i03 i05
e8 | 0 | d7 f8 f9 | i05
f1 | 1 | e1 f2 | i07
f2 | 0 | e1 f1 f3 g2 | i04 i07
f3 | 0 | e3 f2 g2 g3 | i04 i06
f5 | 0 | e4 f6 g5 | i03 i06
f6 | 0 | e6 f5 f7 g5 | i03 i08
f7 | 0 | e6 f6 f8 g7 | i05 i08
f8 | 0 | e8 f7 f9 g7 | i05 i09
f9 | 1 | e8 f8 | i09
g2 | 0 | f2 f3 g3 | i07
g3 | 0 | f3 g2 h3 | i06 i07
g5 | 0 | f5 f6 h4 h5 | i06 i08
g7 | 0 | f7 f8 h6 | i08 i09
h3 | 0 | g3 h4 i2 | i06 i07 i10
h4 | 0 | g5 h3 h5 i4 | i06 i10
h5 | 0 | g5 h4 h6 i4 i5 | i08
h6 | 0 | g7 h5 i5 | i08 i09
i1 | 0 | i2 j1 | i07
i2 | 0 | h3 i1 j1 | i07 i10
i4 | 0 | h4 h5 i5 j4 | i10
i5 | 0 | h5 h6 i4 j4 | i09
j1 | 0 | i1 i2 k1 | i10
j4 | 0 | i4 i5 k3 k4 | i09 i10
k1 | 1 | j1 k2 | i10
k2 | 0 | k1 k3 | i10
k3 | 0 | j4 k2 k4 | i10
k4 | 1 | j4 k3 | i09
"""
"""sea | trade | adjacent seas | adjacent islands"""

THREE_ISLANDS: Final = """
i01 | b1 | 1 | 0 | 2 | a1 b2 c1 c2
i02 | c3 c4 | 2 | 0 | 1 | b2 b3 c2 d3 d4 d5
i03 | d2 e3 | 2 | 0 | 1 | c1 c2 d1 d3 e2 e4 f3 f4
i04 | e5 | 1 | 0 | 2 | d4 d5 e4 e6 f5 f6
i05 | f2 g1 g2 | 3 | 1 | 0 | e1 e2 f1 f3 g3 h1 h2
i06 | g4 | 1 | 0 | 2 | f4 f5 g3 g5 h3 h4
i07 | g6 h5 i4 j3 | 4 | 2 | 0 | f6 f7 g5 h4 i3 j2 k2
i08 | i1 j1 k1 | 3 | 1 | 0 | h1 h2 i2 j2 k2
"""
"""island | cells | slots | slots beside a metropolis | prosperity | adjacent seas"""

THREE_SEAS: Final = """
a1 | 0 | a2 b2 | i01
a2 | 1 | a1 b2 b3 | none
b2 | 0 | a1 a2 b3 c2 | i01 i02
b3 | 0 | a2 b2 | i02
c1 | 0 | c2 d1 | i01 i03
c2 | 0 | b2 c1 d3 | i01 i02 i03
d1 | 0 | c1 e1 e2 | i03
d3 | 0 | c2 d4 e4 | i02 i03
d4 | 0 | d3 d5 e4 | i02 i04
d5 | 0 | d4 e6 | i02 i04
e1 | 0 | d1 e2 f1 | i05
e2 | 0 | d1 e1 f3 | i03 i05
e4 | 0 | d3 d4 f4 f5 | i03 i04
e6 | 0 | d5 f6 f7 | i04
f1 | 1 | e1 | i05
f3 | 0 | e2 f4 g3 | i03 i05
f4 | 0 | e4 f3 f5 g3 | i03 i06
f5 | 0 | e4 f4 f6 g5 | i04 i06
f6 | 0 | e6 f5 f7 g5 | i04 i07
f7 | 1 | e6 f6 | i07
g3 | 0 | f3 f4 h2 h3 | i05 i06
g5 | 0 | f5 f6 h4 | i06 i07
h1 | 0 | h2 | i05 i08
h2 | 0 | g3 h1 h3 i2 | i05 i08
h3 | 0 | g3 h2 h4 i2 i3 | i06
h4 | 0 | g5 h3 i3 | i06 i07
i2 | 0 | h2 h3 i3 j2 | i08
i3 | 0 | h3 h4 i2 j2 | i07
j2 | 0 | i2 i3 k2 | i07 i08
k2 | 1 | j2 | i07 i08
"""
"""sea | trade | adjacent seas | adjacent islands"""
