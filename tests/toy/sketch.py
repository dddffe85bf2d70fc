"""A text picture of what one viewer sees."""

from typing import Final

from pelagos.kernel.title import Json, Rules
from pelagos.sketches.adapter import SketchAdapter
from pelagos.texts import Texts


def sketch(rules: Rules, view: Json, texts: Texts) -> str:
    named, fields = rules.vocabulary.domains, view["fields"]
    faction = named["faction"]
    lines = [f"Round {fields['round']} of {rules.setup.options['rounds']}", ""]
    for i, wharf in enumerate(named["wharf"].words):
        owner, barges = fields["owner"][i], fields["barges"][i]
        lines.append(f"  {wharf}  {faction.word(owner):<7}{'▲' * barges}")
    lines.append("")
    for i, lot in enumerate(named["lot"].words):
        bid = f"{faction.word(fields['holder'][i])} {fields['bid'][i]}" if fields["bid"][i] else "no bid"
        lines.append(f"  {lot:<8} {bid}")
    lines.append("")
    for seat, word in enumerate(rules.seats.words):
        lines.append(f"  {word}  {_purse(fields, seat):<12}{_hand(rules, fields['cards'], word)}")
    lines.append(f"  deck {_total(fields['cards']['places'][0])} cards")
    return "\n".join(lines)


def _purse(fields: Json, seat: int) -> str:
    if fields["purse"][seat] is not None:
        return f"{fields['purse'][seat][0]} coins"
    least, most = fields["least"][seat], fields["most"][seat]
    return f"{least} coins" if least == most else f"{least}–{most} coins"


def _hand(rules: Rules, cards: Json, seat: str) -> str:
    """Faces where they are known, a mark for every card that is not."""
    faces = rules.vocabulary.domains["face"]
    shown: list[str] = []
    for place, word in enumerate(rules.vocabulary.domains["place"].words):
        if word.startswith((f"hand-{seat}:", f"drawn-{seat}")):
            lying = cards["places"][place]
            if isinstance(lying, int):
                shown += ["▯"] * lying
            else:
                shown += [faces.word(face) for face, copies in enumerate(lying) for _ in range(copies)]
    return " ".join(shown)


def _total(place: list[int] | int) -> int:
    return place if isinstance(place, int) else sum(place)


ADAPTER: Final = SketchAdapter(sketch)
