"""Bags: filled panels, zips and straps; flat ones lie, deep ones stand."""

from workbench import *

TAN = "#8a5a35"


def cordura(col, logo=None, count=70):
    m = fabric(col, "weave", count, 0.45, 0.008)
    m.bump(m.noise(1.6, 4, 0.55), 0.5, 0.07)
    seam(m, m.attr("rim"), 0.0, 0.03, 0.8, 0.02)
    if logo:
        m.decal(*logo)
    return m


def zip_line(points, puller=True, width=0.10, up=Vector((0, 0, 1))):
    """A dark tape with metal teeth along points, and its puller at the last."""
    tape = ribbon("tape", points, width, fabric("black", "weave", 90, 0.4, 0.006), 0.012, up)
    metal = steel(0.35, 0.0, (0.42, 0.42, 0.42, 1), grain=False)
    chain = ribbon("teeth", points, width * 0.34, teeth(lambda m: m.uv()[0]), 0.03, up)
    parts = [tape, chain]
    if puller:
        x, y, z = points[-1]
        parts.append(block(0.09, 0.26, 0.0, 0.025, metal, 0.03, 0.008, (x, y - 0.12, z + 0.02)))
    return parts


def label(words, w, h, stuff, loc, turn=0):
    return block(w, h, 0, 0.02, stuff.decal(*words), 0.025, 0.006, loc, turn)


def pouch(col="clay"):
    line = rrect(2.3, 1.4, 0.16, 8)
    body = pillow("pouch", line, cordura(col, ("lockup", 0, -0.12, 0.55, on(col))), 0.22, 0.4, 0.08, 0.03)
    zipped = zip_line([(-1.02, 0.46, 0.185), (0, 0.47, 0.235), (1.0, 0.46, 0.185)])
    tab = block(0.34, 0.24, 0.0, 0.035, leather(TAN, 60), 0.03, 0.008, (1.22, 0.30, 0.02))
    return group([body, *zipped, tab])


def sleeve(col="ink"):
    m = M("felt", col, 0.95, Specular=0.1)
    fibre = m.noise(60, 4, 0.75)
    m.mix(
        m.m("MULTIPLY", fibre, 0.45),
        "Base Color",
        tuple(min(1, x * 1.5 + 0.015) for x in srgb(col)[:3]) + (1,),
    )
    m.bump(fibre, 0.5, 0.012)
    seam(m, m.attr("rim"), 0.12, 0.012, 0.8, 0.02, m.uv()[0])
    body = pillow("sleeve", rrect(3.7, 2.65, 0.14, 8), m, 0.12, 0.2, 0.03, 0.03, folds=0.006)
    flap_line = fillet(
        [(-1.87, 1.34, 0.1), (-1.87, 0.62, 0.1), (0, -0.05, 0.35), (1.87, 0.62, 0.1), (1.87, 1.34, 0.1)][::1],
        8,
        True,
    )
    hide = leather(TAN, 45).decal("mark", 0, 0.42, 0.36, "#5a3820", rough=0.35)
    flap = prism("flap", flap_line, 0.125, 0.16, hide, 0.012, 3)
    stud = turned(
        "stud",
        [(0, 0), (0.075, 0, 0.01), (0.07, 0.03, 0.02), (0, 0.04)],
        M("brass", (0.72, 0.5, 0.22, 1), 0.25, Metallic=1),
        seg=32,
    )
    stud.location = (0, 0.13, 0.158)
    return group([body, flap, stud])


def sleeve_back(col="ink"):
    g = sleeve(col)
    for o in g.children:
        if o.name.split(".")[0] in ("flap", "stud"):
            o.hide_render = True
    edge = block(3.74, 0.16, 0.0, 0.15, leather(TAN, 45), 0.05, 0.03, (0, 1.30, 0))
    tag = label(("mark", 0, 0, 0.26, "#f0e3cf"), 0.5, 0.36, leather(TAN, 60), (1.35, -0.95, 0.115))
    return group([g, edge, tag])


def sling(col="graphite"):
    line = fillet(
        [
            (-1.35, 0.62, 0.3),
            (-1.35, -0.25, 0.6),
            (-0.7, -0.78, 0.5),
            (0.7, -0.78, 0.5),
            (1.35, -0.25, 0.6),
            (1.35, 0.62, 0.3),
        ],
        10,
        True,
    )
    body = pillow("sling", line, cordura(col, ("lockup", 0, -0.28, 0.55, on(col))), 0.42, 0.5, 0.12, 0.04)
    zipped = zip_line([(-1.05, 0.28, 0.37), (0, 0.30, 0.43), (1.05, 0.28, 0.37)])
    web = fabric("black", "weave", 80, 0.45, 0.007)
    strap = ribbon(
        "strap",
        [
            (-1.28, 0.5, 0.06),
            (-1.75, 0.85, 0.05),
            (-1.5, 1.6, 0.03),
            (-0.4, 2.0, 0.05),
            (0.8, 1.85, 0.03),
            (1.65, 1.4, 0.05),
            (1.7, 0.8, 0.04),
            (1.28, 0.5, 0.06),
        ],
        0.30,
        web,
        0.03,
    )
    buckle = block(0.42, 0.40, 0.0, 0.10, plastic("#1b1c1f", 0.4), 0.06, 0.03, (0.75, 1.87, 0.02), -14)
    return group([body, *zipped, strap, buckle])


def drawstring(col="mustard"):
    line = fillet(
        [
            (-1.75, -2.1, 0.2),
            (1.75, -2.1, 0.2),
            (1.62, 1.7, 0.1),
            (1.2, 2.15, 0.2),
            (-1.2, 2.15, 0.2),
            (-1.62, 1.7, 0.1),
        ],
        8,
        True,
    )
    m = cordura(col, ("lockup", 0, -0.25, 1.35, on(col)), 60)
    top = m.m("GREATER_THAN", m.uv()[1], 1.25)
    gather = m.m(
        "MULTIPLY",
        m.m("SINE", m.m("ADD", m.m("MULTIPLY", m.uv()[0], 21), m.m("MULTIPLY", m.noise(2.5), 5))),
        top,
    )
    m.bump(gather, 0.8, 0.05)
    seam(m, m.uv()[1], 1.72, 0.02, 0.9, 0.03)
    body = pillow("bag", line, m, 0.26, 0.7, 0.14, 0.04, folds=0.09, seed=4)
    string = fabric("natural", "weave", 120, 0.4, 0.006)
    cords = []
    for s in (-1, 1):
        cords.append(
            cord(
                "cord",
                [
                    (s * 1.25, 1.88, 0.14),
                    (s * 1.75, 1.75, 0.07),
                    (s * 2.05, 0.6, 0.05),
                    (s * 2.0, -0.8, 0.05),
                    (s * 1.85, -1.7, 0.06),
                    (s * 1.66, -1.98, 0.09),
                ],
                0.05,
                string,
            )
        )
        cords.append(
            cord(
                "cord",
                [
                    (s * 1.3, 1.78, 0.14),
                    (s * 1.9, 1.55, 0.07),
                    (s * 2.25, 0.5, 0.05),
                    (s * 2.18, -0.9, 0.05),
                    (s * 1.95, -1.75, 0.06),
                    (s * 1.66, -2.0, 0.08),
                ],
                0.05,
                string,
            )
        )
        eye = sweep(
            "eye",
            [
                (s * 1.6 + 0.09 * math.cos(t), -1.94 + 0.09 * math.sin(t), 0.11)
                for t in np.linspace(0, 2 * pi, 33)[:-1]
            ],
            ell(0.025, 0.025, 8),
            steel(0.3, 0, grain=False),
            up=Vector((0, 0, 1)),
            closed=True,
        )
        cords.append(eye)
    return group([body, *cords])


def upright(parts, height):
    g = group(parts)
    g.rotation_euler, g.location = (pi / 2, 0, 0), (0, 0, height)
    return group([g])


def shoulder_strap(s, padded, web):
    """Padding from beside the handle down to the ribs, and the webbing it is pulled tight with."""
    arch = [(s * 0.45, 1.85, -0.50), (s * 0.60, 1.5, -0.86), (s * 0.80, 0.6, -1.04), (s * 0.92, -0.5, -0.98)]
    low = [(s * 0.91, -0.4, -0.98), (s * 1.02, -1.1, -0.90), (s * 1.3, -1.85, -0.40)]
    buckle = block(0.34, 0.30, 0, 0.07, plastic("#1b1c1f", 0.4), 0.05, 0.02, (s * 0.93, -0.62, -1.04), s * 8)
    return [
        sweep("strap", smooth_path(arch), ell(0.25, 0.075, 24), padded, up=Vector((0, 0, 1))),
        ribbon("web", low, 0.17, web, 0.03),
        buckle,
    ]


def backpack(col="graphite"):
    line = fillet(
        [
            (-1.4, -2.1, 0.35),
            (1.4, -2.1, 0.35),
            (1.45, 0.9, 0.4),
            (1.15, 2.1, 0.95),
            (-1.15, 2.1, 0.95),
            (-1.45, 0.9, 0.4),
        ],
        12,
        True,
    )
    body = pillow("body", line, cordura(col), 0.72, 0.55, 0.12, 0.62, power=2.2, folds=0.05)
    low = fillet([(-1.12, -1.85, 0.3), (1.12, -1.85, 0.3), (1.12, -0.1, 0.25), (-1.12, -0.1, 0.25)], 10, True)
    pocket = pillow("pocket", low, cordura(col), 0.38, 0.3, 0.06, 0.1, folds=0.03, seed=5)
    pocket.location = (0, 0, 0.66)
    curve = [
        (-1.16, -0.2, 0.66),
        (-1.13, 0.8, 0.66),
        (-0.88, 1.45, 0.68),
        (-0.4, 1.70, 0.68),
        (0.4, 1.70, 0.68),
        (0.88, 1.45, 0.68),
        (1.13, 0.8, 0.66),
        (1.16, -0.2, 0.66),
    ]
    zips = [
        *zip_line(curve, width=0.12),
        *zip_line([(-0.98, -0.42, 0.94), (0, -0.40, 1.05), (0.98, -0.42, 0.94)], width=0.12),
    ]
    tag = label(("mark", 0, 0, 0.36, "#f3efe6"), 0.66, 0.56, leather("#26221f", 50), (0, -1.2, 1.035))
    web = fabric("black", "weave", 80, 0.45, 0.007)
    handle = ribbon(
        "handle",
        [(-0.42, 1.98, 0.0), (-0.36, 2.3, 0.02), (0, 2.42, 0.03), (0.36, 2.3, 0.02), (0.42, 1.98, 0.0)],
        0.22,
        web,
        0.06,
        Vector((0, 1, 0.01)),
    )
    sides = []
    for s in (-1, 1):
        side = pillow("side", rrect(0.7, 1.5, 0.2, 8), cordura(col), 0.14, 0.2, 0.03, 0.08, folds=0.02)
        side.rotation_euler, side.location = (0, s * pi / 2, 0), (s * 1.40, -1.15, 0.08)
        sides.append(side)
        sides += shoulder_strap(s, cordura(col), web)
        pad = pillow("pad", rrect(1.05, 2.9, 0.3, 8), fabric("black", "weave", 60, 0.5, 0.012), 0.16, 0.22, 0.05)
        pad.rotation_euler, pad.location = (0, pi, 0), (s * 0.62, -0.3, -0.6)
        sides.append(pad)
    return upright([body, pocket, *zips, tag, handle, *sides], 2.05)


def duffel(col="ink"):
    line = fillet(
        [
            (-2.6, -1.25, 0.45),
            (2.6, -1.25, 0.45),
            (2.55, 0.6, 0.5),
            (2.1, 1.2, 0.6),
            (-2.1, 1.2, 0.6),
            (-2.55, 0.6, 0.5),
        ],
        12,
        True,
    )
    body = pillow(
        "body",
        line,
        cordura(col, ("lockup", 0, -0.18, 0.9, on(col))),
        1.15,
        1.0,
        0.10,
        1.1,
        power=2.1,
        folds=0.07,
        step=0.08,
    )
    web, hide = fabric("black", "weave", 80, 0.45, 0.007), leather(TAN, 50)
    parts = [body]
    for s in (-1, 1):
        parts.append(
            ribbon(
                "web",
                [
                    (s * 1.15, -1.2, 0.62),
                    (s * 1.14, -0.8, 1.06),
                    (s * 1.12, -0.1, 1.20),
                    (s * 1.08, 0.5, 1.10),
                    (s * 1.02, 0.85, 0.86),
                ],
                0.28,
                web,
                0.03,
            )
        )
        parts.append(
            block(0.36, 0.36, 0, 0.03, leather(TAN, 50), 0.04, 0.01, (s * 1.11, 0.28, 1.155), rot=(-18, 0, 0))
        )
    for z, lean in ((0.86, 0.25), (-0.6, -0.1)):
        arc = [
            (-1.02, 0.85, z),
            (-0.9, 1.5, z - 0.3 + lean * 0.3),
            (-0.4, 1.95, z - 0.45),
            (0.4, 1.95, z - 0.45),
            (0.9, 1.5, z - 0.3 + lean * 0.3),
            (1.02, 0.85, z),
        ]
        parts.append(ribbon("handle", arc, 0.22, web, 0.05, Vector((0, 0.2, 1))))
    parts.append(
        ribbon(
            "wrap",
            [(-0.3, 1.965, 0.42), (0, 1.985, 0.40), (0.3, 1.965, 0.42)],
            0.34,
            hide,
            0.12,
            Vector((0, 0.2, 1)),
        )
    )
    parts += zip_line(
        [(-2.2, 1.12, 0.1), (-1, 1.22, 0.12), (1, 1.22, 0.12), (2.2, 1.12, 0.1)],
        False,
        0.14,
        Vector((0, 1, 0)),
    )
    return upright(parts, 1.2)


def lying(build, turn, size, elev=62, middle=(0, 0, 0.05)):
    return laid(build, turn, middle, size, elev)


def standing(build, turn, middle, size, elev=9):
    return shot_of(build, turn, (0, 0, middle), size, elev, kaz=-75, kel=40)


SHOTS = {
    "pouch": {"front": lying(pouch, 10, 3.2), "detail": lying(pouch, -22, 1.9, 40, (0.4, 0.15, 0.1))},
    "sleeve": {"front": lying(sleeve, 8, 4.9), "back": lying(sleeve_back, 8, 4.9)},
    "sling": {
        "front": lying(sling, 6, 4.4, 62, (0, 0.55, 0.05)),
        "back": lying(sling, -24, 2.9, 40, (0, 0.1, 0.1)),
    },
    "drawstring": {
        "front": lying(drawstring, 0, 5.9, 68),
        "back": lying(drawstring, 24, 3.4, 46, (0, 0.9, 0.1)),
    },
    "backpack": {"front": standing(backpack, -16, 2.2, 6.1), "back": standing(backpack, 148, 2.2, 6.1)},
    "duffel": {"front": standing(duffel, -14, 1.55, 6.6, 12), "back": standing(duffel, -62, 1.5, 5.6, 16)},
}
