"""Power: banks, charger, cable, hub."""

from workbench import *


def powerbank(col="graphite", **k):
    """stands upright on z=0, face to -y"""
    W, H, D = 0.70, 1.42, 0.155
    b = softtouch(col).decal("mark", 0, 0.06, 0.21, on(col), rough=0.35, amount=0.92)
    body = prism("pb", rrect(W, H, 0.085, 16), -D / 2, D / 2, b, 0.05, 10)
    blk = M("port", (0.004, 0.004, 0.004, 1), 1, Specular=0)
    rim = steel(0.3, 0, (0.35, 0.35, 0.36, 1), grain=False)

    def slot(x, w, h, m, z, dep):
        o = prism("slot", rrect(w, h, h / 2 - 0.001, 10), z - dep, z, m, 0)
        o.rotation_euler[0] = -pi / 2
        o.location = (x, 0, 0)
        return o

    ins = []
    for x in (-0.13, 0.13):
        t = prism(
            "tongue", rrect(0.062, 0.009, 0.003, 4), 0, 0.05, M("tongue", (0.05, 0.05, 0.055, 1), 0.4), 0
        )
        t.rotation_euler[0] = -pi / 2
        t.location = (x, H / 2 - 0.0485, 0)
        ins.append(t)
        h = prism("hole", rrect(0.096, 0.036, 0.0175, 10), 0, 0.001, blk, 0)
        h.rotation_euler[0] = -pi / 2
        h.location = (x, H / 2, 0)
        ins.append(h)
        rp = sweep(
            "rim",
            [(x + a, H / 2 + 0.0005, c) for a, c in rrect(0.102, 0.042, 0.0205, 12)],
            ell(0.004, 0.004, 10),
            rim,
            closed=True,
        )
        ins.append(rp)
    leds = []
    for i in range(4):
        e = M("led", (0.9, 0.92, 0.95, 1), 0.4)
        if i < 3:
            e.b.inputs["Emission"].default_value = (0.85, 0.93, 1, 1)
            e.b.inputs["Emission Strength"].default_value = 2.2
        l = lathe("led", [(0, D / 2 + 0.0006), (0.0085, D / 2 + 0.0006)], e, 24)
        l.location = (-0.054 + i * 0.036, -H / 2 + 0.14, 0)
        leds.append(l)
    btn = prism("btn", rrect(0.03, 0.18, 0.014, 8), W / 2 - 0.02, W / 2 + 0.007, softtouch(col), 0.006, 3)
    btn.rotation_euler[1] = pi / 2
    btn.location = (0, 0.38, 0)
    g = group([body, *ins, *leds, btn])
    g.rotation_euler = (pi / 2, 0, 0)
    g.location = (0, 0, H / 2)
    return group([g])


def alu(col):
    """Anodised: bare aluminium for steel, else a matt coat."""
    return steel(0.34, 0.2, (0.55, 0.55, 0.55, 1), axis="X") if col == "steel" else powder(col)


def connector(stuff, grip):
    """A USB-C plug lying along +x from the origin."""
    body = block(0.20, 0.115, -0.035, 0.035, grip, 0.03, 0.025, (0.1, 0, 0))
    plug = block(0.085, 0.084, -0.0125, 0.0125, stuff, 0.012, 0.011, (0.24, 0, 0))
    return group([body, plug])


def magbank(col="ink"):
    body = softtouch(col).decal("mark", 0, -0.30, 0.16, on(col), rough=0.35, amount=0.9)
    ring = M("ring", tuple(x * (0.75 if lum(col) > 0.3 else 1.7) + 0.01 for x in srgb(col)[:3]) + (1,), 0.5)
    circle = [(0.235 * math.cos(t), 0.16 + 0.235 * math.sin(t)) for t in np.linspace(0, 2 * pi, 97)[:-1]]
    hoop = sweep(
        "hoop",
        [(x, y, 0.0655) for x, y in circle],
        [(-0.012, -0.002), (0.012, -0.002), (0.012, 0.002), (-0.012, 0.002)],
        ring,
        up=Vector((0, 0, 1)),
        closed=True,
    )
    leds = [
        block(
            0.018,
            0.018,
            0.06,
            0.0672,
            M("led", (0.9, 0.92, 0.95, 1), 0.4),
            0.008,
            0,
            (-0.045 + 0.03 * i, -0.44, 0),
        )
        for i in range(4)
    ]
    flat = group([prism("body", rrect(0.68, 1.04, 0.13, 16), -0.065, 0.065, body, 0.045, 10), hoop, *leds])
    flat.rotation_euler, flat.location = (pi / 2, 0, 0), (0, 0, 0.52)
    return group([flat])


CHARGER_WIRE = [
    (0.45, 0.18, 0.045),
    (0.75, 0.36, 0.04),
    (1.1, 0.34, 0.03),
    (1.25, 0.72, 0.03),
    (0.9, 1.05, 0.03),
    (0.35, 0.92, 0.03),
    (-0.05, 1.05, 0.04),
]


def charger(col="graphite", way=CHARGER_WIRE):
    """way: where its wire lies; its plug is at the end, which may be outside the picture."""
    top = softtouch(col).decal("mark", 0, 0, 0.26, on(col), amount=0.9)
    rim = turned(
        "rim",
        [(0, 0), (0.5, 0, 0.02), (0.52, 0.03, 0.02), (0.52, 0.085, 0.012), (0.485, 0.09)],
        steel(0.3, 0.3),
    )
    disc = prism(
        "disc",
        [(0.484 * math.cos(t), 0.484 * math.sin(t)) for t in np.linspace(0, 2 * pi, 129)[:-1]],
        0.05,
        0.092,
        top,
        0.012,
        4,
    )
    wire = cord(
        "wire",
        way,
        0.024,
        fabric(col, "weave", 160, 0.4, 0.004),
    )
    plug = place(connector(steel(0.28, 0.2, axis="X"), powder("graphite")), (*way[-1][:2], 0.045), 160)
    return group([rim, disc, wire, plug])


def cable(col="clay"):
    braid = fabric(col, "weave", 150, 0.5, 0.006)
    turns = [
        (
            (0.47 + 0.035 * math.sin(a * 0.37)) * math.cos(a),
            (0.47 + 0.035 * math.sin(a * 0.37)) * math.sin(a),
            0.03 + 0.012 * a / pi + 0.012 * math.sin(a * 1.3),
        )
        for a in np.linspace(-0.4, 7.4 * pi, 120)
    ]
    end = turns[-1]
    tail = [(0.62, -0.42, 0.04), (0.50, -0.75, 0.04), (0.15, -0.92, 0.04)]
    head = [
        (end[0] + 0.28, end[1] - 0.10, 0.10),
        (end[0] + 0.58, end[1] - 0.13, 0.10),
        (end[0] + 0.98, end[1] + 0.02, 0.045),
    ]
    wire = cord("wire", [*reversed(tail), *turns, *head], 0.026, braid)
    metal, grip = steel(0.28, 0.2, axis="X"), powder("graphite")
    ends = [
        place(connector(metal, grip), (0.15, -0.92, 0.045), 207),
        place(connector(metal, grip), (head[-1][0], head[-1][1], 0.045), 24),
    ]
    tie = leather("#8a5a35", 60)
    band = sweep(
        "tie",
        [
            (0.47 + 0.13 * math.cos(t), 0, 0.055 + 0.075 * math.sin(t))
            for t in np.linspace(0, 2 * pi, 49)[:-1]
        ],
        [(-0.008, -0.11), (0.008, -0.11), (0.008, 0.11), (-0.008, 0.11)],
        tie,
        up=Vector((0, 1, 0)),
        closed=True,
    )
    tag = block(
        0.30,
        0.2,
        0.135,
        0.15,
        leather("#8a5a35", 60).decal("mark", 0, 0, 0.1, "#f0e3cf"),
        0.02,
        0.006,
        (0.47, 0, 0),
    )
    return group([wire, *ends, place(group([band, tag]), (0, 0, 0), 38)])


HUB_WIRE = [(0.6, 0, 0.075), (0.85, 0.02, 0.075), (1.05, 0.25, 0.045), (0.95, 0.60, 0.04), (0.55, 0.72, 0.04)]


def hub(col="steel", way=HUB_WIRE, plug=(0.56, 0.72, 0.045), into=174):
    """way: where its wire lies; plug, into: where its plug is, and the direction it points in, degrees."""
    shell_ = steel(0.34, 0.2, (0.55, 0.55, 0.55, 1), axis="X")
    shell_.decal("line", -0.12, 0, 0.42, "#2a2c30", rough=0.5, metal=0)
    body = block(1.24, 0.42, 0, 0.15, shell_, 0.07, 0.03)
    black = M("port", (0.004, 0.004, 0.004, 1), 1, Specular=0)
    ports = []
    for x, w, h in (
        (-0.44, 0.15, 0.06),
        (-0.20, 0.15, 0.06),
        (0.04, 0.15, 0.06),
        (0.26, 0.10, 0.036),
        (0.45, 0.17, 0.055),
    ):
        ports.append(block(w, h, 0, 0.004, black, h / 2.5, 0, (x, -0.208, 0.078), rot=(90, 0, 0)))
    wire = cord(
        "wire",
        way,
        0.035,
        fabric("graphite", "weave", 130, 0.4, 0.005),
    )
    end = place(connector(steel(0.28, 0.2, axis="X"), alu("steel")), plug, into)
    return group([body, *ports, wire, end])


def powerbank_front(c):
    place(powerbank(c), rz=-28)
    room((0, 0, 0.69), 2.0, 25)


def powerbank_detail(c):
    place(powerbank(c), rz=-42)
    room((0, 0, 1.12), 1.1, 38)


SHOTS = {
    "powerbank": {"front": powerbank_front, "detail": powerbank_detail},
    "magbank": {
        "front": shot_of(magbank, -24, (0, 0, 0.52), 1.6, 16, **WHITE),
        "detail": shot_of(magbank, -40, (0.02, 0, 0.72), 0.95, 34, **WHITE),
    },
    "charger": {
        "front": shot_of(charger, 0, (0.12, 0.2, 0.05), 2.3, 44, kaz=-95, kel=38),
        "detail": shot_of(charger, 30, (0.1, 0, 0.05), 1.4, 22, kaz=-95, kel=38),
    },
    "cable": {
        "front": shot_of(cable, 0, (0.08, -0.05, 0.05), 2.35, 52, kaz=-95, kel=38),
        "detail": shot_of(cable, -20, (0.25, -0.35, 0.06), 1.2, 38, kaz=-95, kel=38),
    },
    "hub": {
        "front": shot_of(hub, 20, (0.15, 0.18, 0.07), 2.05, 36),
        "detail": shot_of(hub, 42, (0, -0.05, 0.07), 1.4, 24),
    },
}
