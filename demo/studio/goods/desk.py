"""On the desk: mat and phone stand."""

from goods.mouse import mouse
from goods.power import alu
from workbench import *


def felt(col):
    stuff = M("felt", col, 0.95, Specular=0.1)
    fibre = stuff.noise(70, 4, 0.75)
    lighter = tuple(min(1, x * 1.5 + 0.015) for x in srgb(col)[:3]) + (1,)
    stuff.mix(stuff.m("MULTIPLY", fibre, 0.5), "Base Color", lighter)
    return stuff.bump(fibre, 0.5, 0.012)


def deskmat(col="sage"):
    mat = block(7.6, 3.2, 0, 0.035, felt(col), 0.12, 0.012)
    tag = block(
        0.62,
        0.5,
        0.03,
        0.05,
        leather("#8a5a35", 60).decal("mark", 0, 0, 0.26, "#f0e3cf"),
        0.03,
        0.008,
        (3.42, -1.3, 0),
    )
    return group([mat, tag])


def phonestand(col="graphite"):
    stuff = alu(col)
    side = [
        (-0.02, 0.0),
        (0.86, 0.0),
        (0.86, 0.055),
        (0.30, 0.055, 0.12),
        (0.62, 1.16, 0.01),
        (0.565, 1.176, 0.01),
        (0.245, 0.12, 0.03),
        (0.02, 0.19, 0.03),
        (0.06, 0.34, 0.02),
        (0.005, 0.355, 0.02),
        (-0.055, 0.15, 0.05),
        (0.2, 0.05, 0.05),
        (-0.02, 0.05),
    ]
    plate = prism("plate", fillet(side, 8, True), -0.38, 0.38, stuff, 0.012, 3)
    plate.rotation_euler = (pi / 2, 0, pi / 2)
    bare = alu(col).decal("mark", 0, 0, 0.24, on(col) if col != "steel" else INK)  # as the plate, so that its edge is not seen
    sign = block(0.34, 0.28, 0, 0.0006, bare, 0.01, 0)
    sign.location, sign.rotation_euler = (0, 0.4083, 0.66), (math.radians(73), 0, 0)
    pad = block(0.56, 0.16, 0, 0.006, softtouch("#1b1c1f"), 0.03, 0.002, (0, 0.13, 0.163), rot=(-16, 0, 0))
    return group([plate, pad, sign])


def deskmat_front(c):
    g = group([deskmat(c), place(mouse("sand" if c == "graphite" else "graphite"), (2.1, 0.1, 0.035), -8)])
    place(g, rz=16)
    room((0, 0, 0), 8.6, 50, kaz=-95, kel=36)


SHOTS = {
    "deskmat": {
        "front": deskmat_front,
        "detail": shot_of(deskmat, -16, (2.75, -0.75, 0.0), 4.3, 27, kaz=-105, kel=36),
    },
    "phonestand": {
        "front": shot_of(phonestand, -34, (0.05, 0.1, 0.55), 1.95, 18),
        "detail": shot_of(phonestand, -115, (0, 0, 0.5), 1.8, 14),
    },
}
