"""The welcome kit: an open box, its contents half sunk into a card insert."""

from goods.drinkware import bottle, mug
from goods.folded import folded
from goods.stationery import notebook, pen
from workbench import *

WIDE, DEEP, HIGH, BOARD = 4.5, 3.25, 1.0, 0.05
CARD = "#efe7d8"


def slab(name, w, h, z0, z1, stuff, loc=(0, 0, 0), rot=(0, 0, 0), corner=0.012, bevel=0.008):
    o = prism(name, rrect(w, h, corner, 4), z0, z1, stuff, bevel, 3)
    o.location, o.rotation_euler = loc, rot
    return o


def tray(colour):
    """The box without lid or contents."""
    out, lining = paper(colour, 0.55), paper(CARD, 0.7)
    front = paper(colour, 0.55).decal("line", 0, 0, 1.15, on(colour), rough=0.35)
    parts = [slab("base", WIDE, DEEP, 0, BOARD, out)]
    for s in (-1, 1):
        x, y = s * (WIDE / 2 - BOARD / 2), s * (DEEP / 2 - BOARD / 2)
        parts.append(slab("side", BOARD, DEEP, 0, HIGH, out, (x, 0, 0)))
        parts.append(
            slab("lining", 0.012, DEEP - 2 * BOARD, BOARD, HIGH + 0.004, lining, (x - s * 0.031, 0, 0))
        )
        wall = front if s < 0 else out
        parts.append(
            slab(
                "wall", WIDE - 2 * BOARD, HIGH, -BOARD / 2, BOARD / 2, wall, (0, y, HIGH / 2), (pi / 2, 0, 0)
            )
        )
        parts.append(
            slab("lining", WIDE - 2 * BOARD, 0.012, BOARD, HIGH + 0.004, lining, (0, y - s * 0.031, 0))
        )
    return parts


def lid(colour, open_degrees=104):
    """Hinged at the back; its inside carries the greeting, mirrored in UV because one sees the underside."""
    out, inside = paper(colour, 0.55), paper(CARD, 0.7)
    ink = INK if lum(colour) > 0.22 else colour
    inside.decal("lockup", 0, -0.28, 1.0, ink, flip=-1).decal(
        "text:Welcome to the team", 0, 0.62, 1.5, ink, flip=-1
    )
    parts = [
        slab("lid", WIDE, DEEP, 0, BOARD, out),
        slab("greeting", WIDE - 0.16, DEEP - 0.16, -0.004, 0, inside, bevel=0),
        slab("rim", WIDE + 0.08, 0.035, -0.22, 0, out, (0, -DEEP / 2 - 0.01, 0)),
    ]
    parts += [slab("rim", 0.035, DEEP, -0.22, 0, out, (s * (WIDE / 2 + 0.01), 0, 0)) for s in (-1, 1)]
    for part in parts:
        part.location.y -= DEEP / 2
    return group(parts, (0, DEEP / 2, HIGH), (-open_degrees, 0, 0))


def kit(colour="ink"):
    insert = paper("#e6dccb", 0.75)
    insert.bump(insert.noise(30, 4), 0.2, 0.006)
    bed = slab("insert", WIDE - 0.13, DEEP - 0.13, 0.3, 0.56, insert, corner=0.02, bevel=0.015)
    mine = place(mug(colour), (0.30, -1.02, 0.44), -8)
    flask = bottle("pine")
    flask.rotation_euler = (-pi / 2, 0, 0)
    writing = pen(colour)
    writing.location, writing.rotation_euler = (0.96, 0.34, 0.642), (0, 0, math.radians(86))
    return group(
        [
            *tray(colour),
            bed,
            lid(colour),
            place(folded("sage", 1.85, 2.45), (-1.15, -0.02, 0.42), 0),
            place(notebook("clay"), (0.55, 0.46, 0.47), 0),
            mine,
            writing,
            group([flask], (1.72, -1.27, 0.66), (0, 0, 0)),
        ]
    )


def front(colour):
    place(kit(colour), rz=-17)
    room((0.1, 0.55, 1.40), 8.3, 38, kaz=-70, kel=48)


def detail(colour):
    place(kit(colour), rz=12)
    room((0.25, -0.1, 0.75), 4.5, 50, kaz=-70, kel=46)


def banner(colour):
    """Room for words on the left: the box stands right of the middle."""
    place(kit(colour), rz=-17)
    room((0.12, 0.55, 1.45), 15.8, 36, kaz=-70, kel=48, shift=(-0.235, 0.012))


SHOTS = {"kit": {"front": front, "detail": detail}, "banner-welcome-kit": {"scene": banner}}
