"""Mugs, bottles and other things to drink from."""

from workbench import *


def mug(col="ink", **k):
    out = ceramic(col).decal("lockup", 0.06, 0.50, 0.40, on(col), rough=0.3)
    ins = ceramic("#f2ede3") if lum(col) < 0.6 else ceramic(col)
    base = M("bisque", "#d9cdb8", 0.9)
    op = fillet(
        [
            (0, 0.045),
            (0.28, 0.045),
            (0.30, 0, 0.012),
            (0.335, 0, 0.02),
            (0.40, 0.07, 0.08),
            (0.412, 0.5),
            (0.412, 0.945, 0.02),
        ],
        10,
    )
    op = densify(op, 0.04)
    k1 = len(op)
    lip = [(0.392 + 0.02 * math.cos(t), 0.945 + 0.018 * math.sin(t)) for t in np.linspace(0, pi, 12)][1:]
    inn = densify(fillet([(0.372, 0.945), (0.368, 0.30), (0.362, 0.08, 0.10), (0, 0.075)], 12), 0.05)[1:]
    prof = op + lip + inn
    body = lathe(
        "mug",
        prof,
        [out, ins, base],
        192,
        lambda i: 1 if i >= k1 + 5 else (2 if op[min(i, k1 - 1)][1] < 0.004 else 0),
    )
    pth = densify(bez((0.37, 0.80), (0.88, 0.86), (0.84, 0.14), (0.37, 0.19), 60), 0.02)
    n = len(pth)
    sc = [1 + 0.55 * max(0, 1 - min(i, n - 1 - i) / (n * 0.11)) ** 2 for i in range(n)]
    hd = sweep("handle", [(x, 0, z) for x, z in pth], ell(0.048, 0.068, 32), ceramic(col), sc)
    subsurf(hd, 1)
    return group([body, hd])


def bottle(col="pine", **k):
    pw = (
        powder(col)
        .decal("mark", 0.02, 1.30, 0.27, (0.66, 0.66, 0.65, 1), rough=0.3, metal=1.0)
        .decal("word", 0.02, 1.08, 0.42, (0.66, 0.66, 0.65, 1), rough=0.3, metal=1.0)
    )
    st = steel()
    wd = wood()
    bp = densify(
        fillet([(0.0, 0.012), (0.30, 0.012), (0.318, 0, 0.012), (0.345, 0.02, 0.02), (0.352, 0.09)], 6), 0.05
    )
    body = densify(
        fillet(
            [(0.352, 0.092), (0.365, 0.096, 0.01), (0.366, 1.86, 0.22), (0.255, 2.12, 0.12), (0.252, 2.20)],
            12,
        ),
        0.05,
    )
    o1 = lathe("base", bp, st, 160)
    o2 = lathe("body", body, pw, 160)
    ring = lathe(
        "ring", fillet([(0.240, 2.195), (0.262, 2.195, 0.006), (0.262, 2.255, 0.006), (0.24, 2.255)], 5), st
    )
    cap = lathe(
        "cap",
        densify(fillet([(0.24, 2.262), (0.285, 2.262, 0.02), (0.285, 2.55, 0.03), (0, 2.55)], 8), 0.03),
        wd,
    )
    cs = lathe(
        "capin", fillet([(0.20, 2.24), (0.25, 2.24), (0.25, 2.27), (0.2, 2.27)], 3), plastic("#222222")
    )
    # steel insert on the lid and a loop
    top = lathe("inlay", fillet([(0.0, 2.556), (0.17, 2.556, 0.004), (0.17, 2.545)], 4), st)
    loop = sweep(
        "loop",
        [
            (0.285 * math.cos(t) * 1.02, 0, 2.40 + 0.34 * math.sin(t))
            for t in np.linspace(-0.05, pi + 0.05, 60)
        ],
        ell(0.02, 0.06, 20),
        st,
    )
    return group([o1, o2, ring, cap, cs, top, loop])


def shell(col):
    """Powder coat, or bare metal for the colour of that name."""
    return steel() if col == "steel" else powder(col)


def tumbler(col="graphite"):
    body = powder(col).decal("lockup", 0.02, 0.98, 0.42, on(col), rough=0.3)  # silver is hardly seen on a pale coat
    dark = plastic("#1c1d20", 0.35)
    base = turned(
        "base", [(0, 0.01), (0.27, 0, 0.02), (0.295, 0.02, 0.02), (0.30, 0.16)], softtouch("#202225")
    )
    wall = turned("wall", [(0.30, 0.16), (0.308, 0.16, 0.008), (0.405, 1.62, 0.01), (0.40, 1.63)], body)
    ring = turned("ring", [(0.38, 1.63), (0.408, 1.63, 0.006), (0.412, 1.70, 0.006), (0.38, 1.70)], steel())
    top = [
        (0.41, 1.70),
        (0.418, 1.705, 0.01),
        (0.418, 1.79, 0.03),
        (0.37, 1.80, 0.02),
        (0.36, 1.765, 0.01),
        (0, 1.765),
    ]
    tab = prism("tab", rrect(0.16, 0.30, 0.05), 1.76, 1.83, dark, 0.02, 4)
    tab.location = (0, -0.12, 0)
    return group([base, wall, ring, turned("lid", top, dark), tab])


def flask(col="ink"):
    print_ = INK if col == "steel" else (0.66, 0.66, 0.65, 1)
    coat = shell(col).decal(
        "lockup", 0.02, 0.95, 0.42, print_, rough=0.35, metal=0.0 if col == "steel" else 1.0
    )
    foot = turned("foot", [(0, 0.01), (0.33, 0, 0.02), (0.355, 0.02, 0.02), (0.36, 0.1)], steel())
    body = turned(
        "body",
        [(0.36, 0.1), (0.372, 0.104, 0.01), (0.372, 1.62, 0.06), (0.33, 1.72, 0.04), (0.32, 1.76)],
        coat,
    )
    collar = turned(
        "collar",
        [(0.31, 1.76), (0.335, 1.765, 0.008), (0.335, 1.83, 0.008), (0.31, 1.83)],
        softtouch("#202225"),
    )
    cup = turned("cup", [(0.33, 1.84), (0.372, 1.84, 0.008), (0.36, 2.38, 0.09), (0.0, 2.40)], steel())
    band = turned(
        "band",
        [(0.372, 1.862), (0.376, 1.865, 0.004), (0.376, 1.90, 0.004), (0.37, 1.905)],
        softtouch("#202225"),
    )
    return group([foot, body, collar, cup, band])


def campmug(col="chalk"):
    enamel = ceramic(col).decal("mark", 0.02, 0.42, 0.34, on(col), rough=0.3)
    inside = ceramic("#f6f3ec")
    edge = ceramic("ink" if lum(col) > 0.3 else "#f1eee6")
    outer = turned(
        "outer", [(0, 0.012), (0.36, 0.012, 0.02), (0.40, 0.05, 0.05), (0.415, 0.82)], enamel, seg=160
    )
    lip = lathe(
        "lip",
        [(0.412 + 0.016 * math.cos(t), 0.825 + 0.016 * math.sin(t)) for t in np.linspace(-pi, pi, 17)],
        edge,
    )
    inner = turned("inner", [(0.402, 0.825), (0.39, 0.06, 0.05), (0, 0.04)], inside)
    curve = [(0.40, 0.66), (0.60, 0.70, 0.12), (0.70, 0.50, 0.16), (0.60, 0.22, 0.16), (0.40, 0.19)]
    path = densify(fillet(curve, 18), 0.02)
    strap = fillet(
        [(-0.014, -0.075, 0.012), (0.014, -0.075, 0.012), (0.014, 0.075, 0.012), (-0.014, 0.075, 0.012)],
        5,
        True,
    )
    handle = sweep("handle", [(x, 0, z) for x, z in path], strap, ceramic(col))
    return group([outer, lip, inner, handle])


def espresso_cup(col):
    glaze = ceramic(col).decal("mark", 0.0, 0.28, 0.2, on(col), rough=0.3)
    coffee = M("coffee", "#2a1408", 0.08)
    outer = [(0, 0.02), (0.15, 0.02), (0.17, 0, 0.01), (0.20, 0.02, 0.03), (0.275, 0.16, 0.1), (0.29, 0.54)]
    lip = [(0.277 + 0.013 * math.cos(t), 0.54 + 0.012 * math.sin(t)) for t in np.linspace(0, pi, 10)]
    cup = lathe("cup", densify(fillet(outer, 10), 0.04) + lip[1:] + [(0.262, 0.40), (0.25, 0.2)], glaze, 128)
    drink = turned("coffee", [(0, 0.445), (0.262, 0.445)], coffee)
    curve = [(0.27, 0.43), (0.43, 0.44, 0.11), (0.44, 0.2, 0.12), (0.26, 0.15)]
    handle = sweep(
        "handle", [(x, 0, z) for x, z in densify(fillet(curve, 14), 0.02)], ell(0.03, 0.042), ceramic(col)
    )
    saucer = turned(
        "saucer",
        [(0, 0), (0.42, 0, 0.02), (0.45, 0.05, 0.02), (0.42, 0.06, 0.01), (0.0, 0.045)],
        wood("#a8733f", "X"),
    )
    return group([group([cup, drink, handle], (0, 0, 0.047)), saucer])


def espresso(col="sand"):
    return group(
        [place(espresso_cup(col), (-0.32, -0.18, 0), -28), place(espresso_cup(col), (0.52, 0.52, 0), -40)]
    )


def lunchbox(col="-"):
    def tin(w, h, z0, z1, stuff, bevel):
        return prism("tin", rrect(w, h, 0.28, 16), z0, z1, stuff, bevel, 6)

    metal = steel(0.3, 0.3, axis="X")
    lid = wood("#c79a62", "X").decal("lockup", -0.42, 0, 0.36, INK, amount=0.85)
    band = fabric("ink", "weave", 90, 0.4, 0.006)
    strap = fillet(
        [(-0.62, -0.004, 0.03), (0.62, -0.004, 0.03), (0.62, 0.735, 0.03), (-0.62, 0.735, 0.03)], 6, True
    )
    flat = [(-0.008, -0.13), (0.008, -0.13), (0.008, 0.13), (-0.008, 0.13)]
    loop = sweep("band", [(0.46, y, z) for y, z in strap], flat, band, up=Vector((1, 0, 0)), closed=True)
    return group(
        [
            tin(1.86, 1.2, 0, 0.58, metal, 0.06),
            tin(1.88, 1.22, 0.585, 0.60, plastic("#26282b"), 0.0),
            tin(1.9, 1.24, 0.60, 0.73, lid, 0.025),
            loop,
        ]
    )


def cork():
    stuff = M("cork", "cork", 0.9, Specular=0.1)
    stuff.mix(stuff.m("GREATER_THAN", stuff.noise(24, 4, 0.7), 0.56), "Base Color", "#8a6034")
    stuff.mix(stuff.m("GREATER_THAN", stuff.noise(37, 3, 0.7), 0.61), "Base Color", "#d9b684")
    return stuff.bump(stuff.noise(30, 4, 0.7), 0.3, 0.01)


def coasters(col="-"):
    def one(loc, turn):
        disc = prism(
            "coaster",
            [(0.5 * math.cos(t), 0.5 * math.sin(t)) for t in np.linspace(0, 2 * pi, 97)[:-1]],
            0,
            0.055,
            cork().decal("lockup", 0, 0, 0.5, INK, amount=0.9),
            0.01,
            3,
        )
        return place(group([disc]), loc, turn)

    pile = [one((-0.42 + 0.012 * (i % 2), 0.3 - 0.01 * i, 0.057 * i), 25 * i + 12) for i in range(3)]
    return group([*pile, one((0.47, -0.32, 0), 14)])


def sportsbottle(col="sky"):
    body = plastic(col, 0.34).decal("lockup", 0.02, 1.28, 0.40, on(col), rough=0.4)
    profile = [
        (0, 0.03),
        (0.28, 0, 0.03),
        (0.35, 0.03, 0.06),
        (0.36, 0.62, 0.2),
        (0.315, 0.78, 0.2),
        (0.36, 0.95, 0.2),
        (0.36, 1.62, 0.25),
        (0.25, 1.84, 0.1),
        (0.25, 1.9),
    ]
    cap = plastic("#24262a", 0.4)
    lid = [
        (0.2, 1.88),
        (0.285, 1.885, 0.02),
        (0.285, 2.06, 0.03),
        (0.16, 2.12, 0.04),
        (0.10, 2.14, 0.02),
        (0.09, 2.2),
    ]
    spout = [
        (0.05, 2.18),
        (0.105, 2.19, 0.02),
        (0.09, 2.24, 0.02),
        (0.075, 2.34, 0.02),
        (0.09, 2.40, 0.02),
        (0.03, 2.44, 0.02),
        (0, 2.43),
    ]
    return group(
        [
            turned("body", profile, body, 14, 0.04),
            turned("lid", lid, cap),
            turned("spout", spout, plastic(col, 0.3)),
        ]
    )


def mug_front(c):
    place(mug(c), rz=-24)
    room((0.08, 0, 0.46), 1.60, 13)


def mug_back(c):
    place(mug(c), rz=-150)
    room((-0.05, 0, 0.46), 1.60, 22)


def bottle_front(c):
    place(bottle(c), rz=-5)
    room((0, 0, 1.36), 3.35, 7, flags=True)


def bottle_detail(c):
    place(bottle(c), rz=-8)
    room((0, 0, 1.98), 1.85, 16, flags=True)


def standing(build, middle, size, elev=9, turn=-6, flags=True):
    return shot_of(build, turn, (0, 0, middle), size, elev, flags=flags)


def espresso_front(c):
    espresso(c)
    room((0.1, 0.1, 0.25), 2.2, 24)


def espresso_detail(c):
    place(espresso_cup(c), rz=-60)
    room((0, 0, 0.28), 1.35, 40)


def lunchbox_front(c):
    place(lunchbox(c), rz=24)
    room((0, 0, 0.33), 2.9, 26, flags=True)


def lunchbox_detail(c):
    place(lunchbox(c), rz=-34)
    room((-0.2, -0.1, 0.5), 1.9, 40, flags=True)


def coasters_front(c):
    coasters(c)
    room((0, 0, 0.06), 2.45, 48, kaz=-95, kel=38)


def coasters_detail(c):
    place(coasters(c), rz=20)
    room((-0.45, 0.1, 0.12), 1.4, 26, kaz=-95, kel=38)


SHOTS = {
    "mug": {"front": mug_front, "back": mug_back},
    "bottle": {"front": bottle_front, "detail": bottle_detail},
    "tumbler": {"front": standing(tumbler, 0.90, 2.45), "detail": standing(tumbler, 1.42, 1.35, 28, -30)},
    "flask": {"front": standing(flask, 1.2, 3.1, 7), "detail": standing(flask, 1.75, 1.7, 16, -20)},
    "campmug": {
        "front": standing(campmug, 0.42, 1.6, 14, -28, False),
        "back": standing(campmug, 0.42, 1.6, 26, -140, False),
    },
    "espresso": {"front": espresso_front, "detail": espresso_detail},
    "lunchbox": {"front": lunchbox_front, "detail": lunchbox_detail},
    "coasters": {"front": coasters_front, "detail": coasters_detail},
    "sportsbottle": {
        "front": standing(sportsbottle, 1.22, 3.1, 7),
        "detail": standing(sportsbottle, 1.75, 1.7, 18, -14),
    },
}
