"""Sound: speaker, earbuds."""

from workbench import *


def speaker(col="ink"):
    knit = fabric(col, "weave", 58, 0.55, 0.012).decal("lockup", 0.02, 0.62, 0.36, on(col), rough=0.6)
    rubber = softtouch("#1d1f23")
    foot = turned(
        "foot", [(0, 0.0), (0.36, 0, 0.03), (0.405, 0.04, 0.02), (0.405, 0.10, 0.01), (0.39, 0.105)], rubber
    )
    body = turned(
        "body", [(0.39, 0.1), (0.412, 0.105, 0.01), (0.412, 1.15, 0.01), (0.39, 1.155)], knit, seg=192
    )
    top = turned(
        "top",
        [
            (0.39, 1.155),
            (0.408, 1.16, 0.01),
            (0.405, 1.22, 0.035),
            (0.34, 1.235, 0.02),
            (0.33, 1.215, 0.01),
            (0, 1.215),
        ],
        rubber,
    )
    signs = [
        block(0.09, 0.018, 1.214, 1.219, M("sign", "#e8e4da", 0.5), 0.004, 0, (x, -0.1, 0), turn)
        for x, turn in ((-0.14, 0), (0.14, 0), (0.14, 90))
    ]
    loop = ribbon(
        "loop",
        [
            (0.40, 0.05, 1.06),
            (0.46, 0.06, 1.12),
            (0.56, 0.1, 1.02),
            (0.58, 0.12, 0.75),
            (0.52, 0.1, 0.58),
            (0.46, 0.06, 0.62),
            (0.43, 0.05, 0.85),
            (0.41, 0.05, 1.05),
        ],
        0.05,
        fabric(col, "weave", 120, 0.4, 0.005),
        0.016,
        Vector((0, 1, 0)),
    )
    return group([foot, body, top, *signs, loop])


def pebble(rx, ry, rz, stuff, power=2.7, n=96):
    """A superellipsoid about the origin, UV in its xz plane."""
    corners, faces = [], []

    def bend(value):
        return math.copysign(abs(value) ** (2 / power), value)

    for j in range(n + 1):
        v = -pi / 2 + pi * j / n
        for i in range(2 * n):
            u = pi * i / n
            corners.append(
                (
                    rx * bend(math.cos(v)) * bend(math.cos(u)),
                    ry * bend(math.cos(v)) * bend(math.sin(u)),
                    rz * bend(math.sin(v)),
                )
            )
    w = 2 * n
    for j in range(n):
        faces += [
            (j * w + i, j * w + (i + 1) % w, (j + 1) * w + (i + 1) % w, (j + 1) * w + i) for i in range(w)
        ]
    return mesh("pebble", corners, faces, stuff, [(x, z) if y < 0 else (x + 9, z) for x, y, z in corners])


def earbud(stuff):
    bulb = turned(
        "bulb", [(0, -0.085), (0.06, -0.07, 0.04), (0.085, 0.0, 0.06), (0.05, 0.075, 0.03), (0, 0.08)], stuff
    )
    bulb.rotation_euler = (0, math.radians(70), 0)
    tip = turned(
        "tip",
        [(0, 0.06), *((0.066 * math.cos(a), 0.108 + 0.062 * math.sin(a)) for a in np.linspace(-0.9, pi / 2, 24))],
        softtouch("#2a2c30"),
    )
    tip.rotation_euler = (0, math.radians(70), 0)
    stem = prism("stem", ell(0.033, 0.028, 32), -0.30, 0.0, stuff, 0.014, 4)
    stem.location = (-0.02, 0, 0)
    return group([bulb, tip, stem])


def earbuds(col="chalk"):
    gloss = plastic(col, 0.25).decal("mark", 0, -0.06, 0.15, on(col), rough=0.4)
    gap = gloss.m(
        "SUBTRACT",
        1,
        gloss.m("DIVIDE", gloss.m("ABSOLUTE", gloss.m("SUBTRACT", gloss.uv()[1], 0.085)), 0.006),
        clamp=True,
    )
    gloss.mix(gap, "Base Color", (0.01, 0.01, 0.012, 1))
    case = pebble(0.33, 0.155, 0.27, gloss)
    led = block(
        0.02,
        0.02,
        0.0,
        0.001,
        M("led", (0.9, 0.95, 0.9, 1), 0.4),
        0.009,
        0,
        (0, -0.156, 0.045),
        rot=(90, 0, 0),
    )
    left, right = earbud(plastic(col, 0.22)), earbud(plastic(col, 0.22))
    left.rotation_euler, right.rotation_euler = (math.radians(82), 0, math.radians(30)), (
        math.radians(82),
        0,
        math.radians(-62),
    )
    left.location, right.location = (0.30, -0.50, 0.07), (-0.24, -0.58, 0.07)
    return group([group([case, led], (0, 0, 0.268), (-4, 0, 0)), left, right])


SHOTS = {
    "speaker": {
        "front": shot_of(speaker, -6, (0.05, 0, 0.62), 1.85, 10),
        "detail": shot_of(speaker, -30, (0, 0, 0.95), 1.15, 36),
    },
    "earbuds": {
        "front": shot_of(earbuds, -14, (0, -0.25, 0.2), 1.35, 24, **WHITE),
        "detail": shot_of(earbuds, 34, (0.0, -0.3, 0.15), 1.0, 46, **WHITE),
    },
}
