"""Gifts: lanyard, desk tray, chocolates, candle."""

from goods.stationery import pen
from workbench import *


def lanyard(col="ink"):
    web = fabric(col, "weave", 120, 0.4, 0.005)
    steps = [
        (0.07, -0.62),
        (0.10, -0.3),
        (0.42, 0.3),
        (0.62, 0.95),
        (0.45, 1.55),
        (0.0, 1.8),
        (-0.45, 1.55),
        (-0.62, 0.95),
        (-0.42, 0.3),
        (-0.10, -0.3),
        (-0.07, -0.62),
    ]
    band = ribbon(
        "band", [(x, y, 0.012 + 0.012 * math.sin(i)) for i, (x, y) in enumerate(steps)], 0.15, web, 0.012
    )
    crimp = block(0.28, 0.16, 0.0, 0.06, steel(0.3, 0.2, axis="X"), 0.02, 0.012, (0, -0.6, 0))
    metal = steel(0.25, 0.2, grain=False)
    swivel = turned("swivel", [(0, -0.06), (0.04, -0.06, 0.01), (0.04, 0.03, 0.01), (0, 0.04)], metal, seg=32)
    swivel.rotation_euler, swivel.location = (pi / 2, 0, 0), (0, -0.74, 0.04)
    hook = sweep(
        "hook",
        [(0.075 * math.sin(t), -0.89 + 0.11 * math.cos(t), 0.035) for t in np.linspace(0, 2 * pi, 41)[:-1]],
        ell(0.016, 0.016, 10),
        metal,
        up=Vector((0, 0, 1)),
        closed=True,
    )
    badge = (
        paper("#f8f5ee", 0.5)
        .decal("lockup", 0, 0.0, 0.42, INK)
        .decal("text:VISITOR", 0, -0.38, 0.36, "#7b8190")
    )
    holder = block(0.92, 1.22, 0.0, 0.03, softtouch("#24262b"), 0.06, 0.01, (0, -1.55, 0))
    sheet = block(0.82, 1.02, 0.028, 0.034, badge, 0.03, 0.002, (0, -1.58, 0))
    slot = block(0.22, 0.05, 0.029, 0.0325, paper("#e9e4d8"), 0.02, 0, (0, -1.01, 0))
    return group([band, crimp, swivel, hook, holder, sheet, slot])


def tray(col="-"):
    grain = wood("#7a5438", "X")
    rim = sweep(
        "rim",
        [(x, y, 0.09) for x, y in rrect(2.5, 1.3, 0.16, 12)],
        fillet([(-0.05, -0.09, 0.02), (0.05, -0.09, 0.02), (0.05, 0.09, 0.02), (-0.05, 0.09, 0.02)], 4, True),
        grain,
        up=Vector((0, 0, 1)),
        closed=True,
    )
    floor = wood("#7a5438", "X").decal("mark", 0.78, -0.32, 0.30, "#e9d9bf", amount=0.85)
    base = block(2.48, 1.28, 0.0, 0.06, floor, 0.15, 0.01)
    wall = block(0.05, 1.22, 0.05, 0.16, grain, 0.01, 0.01, (0.32, 0, 0))
    shelf = block(1.4, 0.05, 0.05, 0.16, grain, 0.01, 0.01, (-0.42, -0.05, 0))
    brass = M("brass", (0.72, 0.5, 0.22, 1), 0.25, Metallic=1)
    clips = []
    for i in range(4):
        outline = [
            (0.16, 0.05),
            (0.0, 0.05),
            (0.0, -0.05),
            (0.26, -0.05),
            (0.26, 0.03),
            (0.04, 0.03),
            (0.04, -0.03),
            (0.2, -0.03),
        ]
        wire = cord("clip", [(x, y, 0.072) for x, y in outline], 0.008, brass)
        clips.append(place(group([wire]), (-0.85 + i * 0.27, -0.36 + 0.06 * math.sin(i * 2), 0), 25 + 50 * i))
    ring = sweep(
        "key",
        [
            (0.75 + 0.13 * math.cos(t), 0.25 + 0.13 * math.sin(t), 0.075)
            for t in np.linspace(0, 2 * pi, 41)[:-1]
        ],
        ell(0.012, 0.012, 8),
        brass,
        up=Vector((0, 0, 1)),
        closed=True,
    )
    writing = place(pen("ink"), (-0.42, 0.28, 0.06), 3)
    writing.scale = (0.88, 0.88, 0.88)
    return group([rim, base, wall, shelf, *clips, ring, writing])


def bonbon(kind, seed):
    tones = {"dark": "#3a1f12", "milk": "#7a4a2a", "white": "#e8d9b8"}
    glaze = M("chocolate", tones[kind], 0.28, Specular=0.5)
    drizzle = M("drizzle", tones["white" if kind != "white" else "dark"], 0.35)
    if seed % 3 == 0:
        body = turned(
            "dome",
            [(0, 0), (0.16, 0, 0.02), (0.165, 0.06, 0.05), (0.11, 0.16, 0.08), (0, 0.185)],
            glaze,
            seg=48,
        )
        return group([body])
    body = prism("square", rrect(0.31, 0.31, 0.05, 6), 0, 0.15, glaze, 0.035, 5)
    if seed % 3 == 1:
        lines = [
            sweep(
                "line",
                [(x, y, 0.152) for x, y in ((-0.12, k - 0.05), (0.12, k + 0.05))],
                ell(0.010, 0.007, 8),
                drizzle,
                up=Vector((0, 0, 1)),
            )
            for k in (-0.07, 0, 0.07)
        ]
        return place(
            group([body, *lines]),
        )
    sign = M("sign", tones[kind], 0.28).decal("mark", 0, 0, 0.17, "#d9a94e", amount=0.9)
    return group([body, block(0.2, 0.18, 0.1485, 0.151, sign, 0.02, 0)])


def chocolates(col="-"):
    side, high = 1.78, 0.26
    out, well = paper("ink", 0.5), paper("#e9dfca", 0.75)
    walls = [block(side, 0.04, 0, high, out, 0.01, 0.006, (0, s * (side / 2 - 0.02), 0)) for s in (-1, 1)]
    walls += [block(0.04, side, 0, high, out, 0.01, 0.006, (s * (side / 2 - 0.02), 0, 0)) for s in (-1, 1)]
    base = block(side, side, 0, 0.06, well, 0.01, 0.004)
    bars = [
        block(side - 0.08, 0.015, 0.05, 0.19, well, 0.004, 0.002, (0, (k - 1) * 0.425, 0)) for k in range(3)
    ]
    bars += [
        block(0.015, side - 0.08, 0.05, 0.19, well, 0.004, 0.002, ((k - 1) * 0.425, 0, 0)) for k in range(3)
    ]
    kinds = ("dark", "milk", "white", "dark", "milk")
    sweets = [
        place(bonbon(kinds[(i * 2 + j * 3) % 5], i * 2 + j), ((i - 1.5) * 0.425, (j - 1.5) * 0.425, 0.06), 0)
        for i in range(4)
        for j in range(4)
    ]
    cover = paper("ink", 0.5).decal("lockup", 0, 0, 0.62, "#d9b46a", rough=0.3)
    lid = group(
        [
            block(side + 0.08, side + 0.08, 0.2, 0.24, cover, 0.012, 0.008),
            *[
                block(side + 0.08, 0.03, 0.0, 0.22, out, 0.01, 0.006, (0, s * (side / 2 + 0.025), 0))
                for s in (-1, 1)
            ],
            *[
                block(0.03, side + 0.08, 0.0, 0.22, out, 0.01, 0.006, (s * (side / 2 + 0.025), 0, 0))
                for s in (-1, 1)
            ],
        ]
    )
    lid.location, lid.rotation_euler = (0.95, 0.95, 0.06), (
        math.radians(2),
        math.radians(-9),
        math.radians(-14),
    )
    return group([group([base, *walls, *bars, *sweets], (-0.35, -0.4, 0)), lid])


def candle(col="sage"):
    glaze = ceramic(col).decal("lockup", 0.02, 0.42, 0.36, on(col), rough=0.3)
    glaze.b.inputs["Roughness"].default_value = 0.4
    cup = turned(
        "cup",
        [
            (0, 0.02),
            (0.34, 0.0, 0.03),
            (0.39, 0.05, 0.05),
            (0.40, 0.90, 0.012),
            (0.385, 0.905, 0.01),
            (0.375, 0.6),
            (0.37, 0.4),
        ],
        glaze,
        seg=160,
    )
    wax = turned(
        "wax",
        [(0, 0.772), (0.25, 0.77), (0.365, 0.775), (0.378, 0.79)],
        M("wax", "#efe4cc", 0.5, Subsurface=0.0),
    )
    wick = cord(
        "wick",
        [(0, 0, 0.75), (0.004, 0, 0.83), (0.015, 0, 0.89)],
        0.011,
        M("wick", "#4a3f33", 0.9),
        Vector((0, 1, 0)),
    )
    grain = wood("#c0905a", "X")
    lid = turned("lid", [(0, 0), (0.42, 0, 0.012), (0.42, 0.07, 0.012), (0, 0.07)], grain)
    lid.location = (0.72, -0.43, 0)
    return group([cup, wax, wick, lid])


SHOTS = {
    "lanyard": {
        "front": laid(lanyard, -8, (0, -0.15, 0.02), 4.9, 62),
        "detail": laid(lanyard, 24, (0.25, -1.1, 0.02), 1.9, 44),
    },
    "tray": {
        "front": laid(tray, 18, (0, 0, 0.05), 3.2, 46),
        "detail": laid(tray, -30, (-0.15, -0.1, 0.06), 1.9, 36),
    },
    "chocolates": {
        "front": laid(chocolates, 8, (0.1, 0.1, 0.1), 3.6, 50),
        "detail": laid(chocolates, -20, (-0.45, -0.4, 0.15), 1.5, 38),
    },
    "candle": {
        "front": shot_of(candle, -4, (0.24, -0.1, 0.42), 1.85, 18),
        "detail": laid(candle, 20, (0.15, -0.05, 0.7), 1.25, 38, kaz=-52),
    },
}
