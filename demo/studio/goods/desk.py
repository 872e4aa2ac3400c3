"""On the desk: mouse, mat, phone stand."""

from goods.power import alu
from workbench import *


def mouse(col="graphite"):
    skin = softtouch(col).decal("mark", 0, -0.26, 0.15, on(col), rough=0.4)
    n, corners, faces = 72, [], []
    for j in range(n + 1):
        r = math.sin(pi / 2 * j / n)
        for i in range(2 * n):
            u = pi * i / n
            c, s = math.cos(u), math.sin(u)
            x, y = 0.30 * r * math.copysign(abs(c) ** 0.8, c), 0.56 * r * math.copysign(abs(s) ** 0.82, s)
            lift = math.sqrt(max(0, 1 - r**2.6)) * (0.30 - 0.10 * y - 0.12 * y * y)
            corners.append((x, y, 0.035 + lift))
    w = 2 * n
    for j in range(n):
        faces += [
            (j * w + i, (j + 1) * w + i, (j + 1) * w + (i + 1) % w, j * w + (i + 1) % w) for i in range(w)
        ]
    skin_uv = skin.uv()
    groove = skin.m(
        "MULTIPLY",
        skin.m("LESS_THAN", skin.m("ABSOLUTE", skin_uv[0]), 0.005),
        skin.m("GREATER_THAN", skin_uv[1], 0.02),
    )
    skin.mix(groove, "Base Color", (0.01, 0.01, 0.01, 1))
    top = mesh("top", corners, faces, skin, [(x, y) for x, y, _ in corners])
    base = turned("base", [(0, 0), (0.27, 0, 0.02), (0.29, 0.05)], plastic("#17181b", 0.4))
    base.scale = (1, 1.88, 1)
    wheel = turned(
        "wheel", [(0, -0.022), (0.078, -0.022, 0.012), (0.078, 0.022, 0.012), (0, 0.022)], softtouch("#1b1c1f")
    )
    wheel.rotation_euler, wheel.location = (0, pi / 2, 0), (0, 0.235, 0.252)
    slot = block(0.075, 0.24, -0.03, 0.004, plastic("#121315", 0.5), 0.036, 0.0, (0, 0.235, 0.290), rot=(-19, 0, 0))
    return group([top, base, wheel, slot])


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
    bare = M("clear", col if col != "steel" else "#b9bbbc", 0.4, Metallic=0.0 if col != "steel" else 1.0)
    bare.decal("mark", 0, 0, 0.24, on(col) if col != "steel" else INK)
    sign = block(0.34, 0.28, 0, 0.0015, bare, 0.01, 0)
    sign.location, sign.rotation_euler = (0, 0.385, 0.66), (math.radians(73), 0, 0)
    pad = block(0.56, 0.16, 0, 0.006, softtouch("#1b1c1f"), 0.03, 0.002, (0, 0.13, 0.163), rot=(-16, 0, 0))
    return group([plate, pad, sign])


def deskmat_front(c):
    g = group([deskmat(c), place(mouse("sand" if c == "graphite" else "graphite"), (2.1, 0.1, 0.035), -8)])
    place(g, rz=16)
    room((0, 0, 0), 8.6, 50, kaz=-95, kel=36)


SHOTS = {
    "mouse": {
        "front": shot_of(mouse, 32, (0, 0, 0.14), 1.7, 38, kaz=-80),
        "detail": shot_of(mouse, 105, (0, 0, 0.15), 1.5, 16),
    },
    "deskmat": {
        "front": deskmat_front,
        "detail": shot_of(deskmat, -16, (2.75, -0.75, 0.0), 4.3, 27, kaz=-105, kel=36),
    },
    "phonestand": {
        "front": shot_of(phonestand, -34, (0.05, 0.1, 0.55), 1.95, 18),
        "detail": shot_of(phonestand, -115, (0, 0, 0.5), 1.8, 14),
    },
}
